"""Sounds made of nothing but arithmetic: always the same, short and soft. Samples are 16-bit, one channel."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from random import Random

from hawaii.ui.loudness import loudness

RATE = 22050
"""Samples of a second."""
LOUD = 0.07
"""How loud sounds seem, all alike, so that none startles; of 1, which would clip."""
EMPHASIS = {"pick": 0.75, "step": 0.85, "gong": 1.2, "win": 1.2}
"""What is heard most often is a little softer, what is heard seldom a little louder."""
LOUDEST = 0.6
"""The highest peak, as a part of what would clip; several sounds may be heard at once."""
SURF_SECONDS = 8
SURF_PEAK = 0.35
SEAM = 1.0
"""Seconds in which the end of the surf becomes its beginning."""
SWELL = 64
"""The surf swells in steps of so many samples; they are too small to be heard."""

Wave = list[float]


def sound(name: str) -> array[int]:
    """The samples of a sound by its name."""
    wave = SOUNDS[name](Random(name))
    wanted = LOUD * EMPHASIS.get(name, 1.0) / loudness(wave, RATE)
    return _samples(wave, min(wanted, LOUDEST / _peak(wave)))


def surf() -> array[int]:
    """The sea, far away: it can be played in a loop, for the end goes over into the beginning.

    Two waves come in, one larger than the other; the higher they are, the more they hiss.
    """
    length, seam = SURF_SECONDS * RATE, int(SEAM * RATE)
    noise = _noise(Random("surf"), length + seam)
    turn = 2 * math.pi / length
    low = lower = slow = 0.0
    wave: Wave = []
    for begin in range(0, length + seam, SWELL):
        high = 0.5 - 0.36 * math.cos(2 * turn * begin) - 0.14 * math.cos(turn * begin)
        dull, hiss = 0.75 + 0.35 * high, 0.05 + 0.3 * high
        for sample in noise[begin : begin + SWELL]:
            low += 0.15 * (sample - low)
            lower += 0.15 * (low - lower)
            slow += 0.05 * (lower - slow)
            wave.append(dull * (lower - slow) + hiss * (low - lower))
    for i in range(seam):
        part = i / seam * math.pi / 2  # of equal power, so that the sea is not quieter there
        wave[i] = wave[i] * math.sin(part) + wave[length + i] * math.cos(part)
    del wave[length:]
    return _samples(wave, SURF_PEAK / _peak(wave))


# -- each sound ----------------------------------------------------------------------------------------


def _pick(random: Random) -> Wave:
    """Something light is taken up."""
    return _tone(0.12, [(520, 1.0), (1040, 0.3)], decay=0.035, glide=1.35)


def _drop(random: Random) -> Wave:
    """Wood on wood."""
    knock = _tone(0.22, [(250, 1.0), (590, 0.6), (1130, 0.3)], decay=0.045, glide=0.85, attack=0.003)
    tick = _shaped(_between(_noise(random, RATE // 25), 0.08, 0.4), attack=0.002, decay=0.008)
    return _mixed(knock, tick, 0.8)


def _step(random: Random) -> Wave:
    """Two feet on sand."""
    found: Wave = []
    for at, loud in ((0.0, 1.0), (0.15, 0.8)):
        foot = _shaped(_between(_noise(random, RATE // 8), 0.07, 0.3), attack=0.008, decay=0.03)
        found = _mixed(found, foot, loud, at)
    return found


def _shells(random: Random) -> Wave:
    """A handful of small shells."""
    found: Wave = []
    for number in range(6):
        at = 0.04 * number + random.uniform(0, 0.02)
        pitch = random.uniform(1700, 2500)
        clink = _tone(0.1, [(pitch, 1.0), (pitch * 1.51, 0.3)], decay=0.02)
        found = _mixed(found, clink, random.uniform(0.5, 1.0), at)
    return found


def _wave(random: Random) -> Wave:
    """Water along a boat."""
    noise = _between(_noise(random, int(0.48 * RATE)), 0.05, 0.16)
    size = len(noise)
    return [sample * math.sin(math.pi * (i / size) ** 0.6) ** 2 for i, sample in enumerate(noise)]


def _fish(random: Random) -> Wave:
    """A plop, and a few drops."""
    found = _tone(0.24, [(330, 1.0)], decay=0.055, glide=1.8)
    for at, pitch in ((0.16, 900), (0.24, 1250), (0.33, 1050)):
        found = _mixed(found, _tone(0.1, [(pitch, 1.0)], decay=0.025, glide=1.6), 0.3, at)
    return found


def _gong(random: Random) -> Wave:
    """The end of a round: two pitches so near that they tremble, and others that fit no scale."""
    low = [(174.0, 0.6), (176.5, 0.6), (263.0, 0.7)]
    high = [(391.0, 0.6), (527.0, 0.4), (771.0, 0.25)]
    return _tone(1.7, low + high, decay=0.6, attack=0.012, release=0.5)


def _win(random: Random) -> Wave:
    """Four notes upwards, like a ukulele."""
    found: Wave = []
    for number, pitch in enumerate((392.0, 523.25, 659.26, 783.99)):
        partials = [(pitch, 1.0), (2 * pitch, 0.4), (3 * pitch, 0.18)]
        found = _mixed(found, _tone(1.0, partials, decay=0.28, release=0.3), 1.0, 0.16 * number)
    return found


SOUNDS: dict[str, Callable[[Random], Wave]] = {
    "pick": _pick,
    "drop": _drop,
    "step": _step,
    "shells": _shells,
    "wave": _wave,
    "fish": _fish,
    "gong": _gong,
    "win": _win,
}

# -- what they are made of -----------------------------------------------------------------------------


def _tone(
    seconds: float,
    partials: Sequence[tuple[float, float]],
    decay: float,
    glide: float = 1.0,
    attack: float = 0.004,
    release: float = 0.03,
) -> Wave:
    """Partials of (pitch, loudness) that die away, the higher the sooner; the pitch may glide to another."""
    length = int(seconds * RATE)
    found = [0.0] * length
    for number, (pitch, loud) in enumerate(partials):
        phase, fading = 0.0, math.exp(-(1 + 0.4 * number) / (decay * RATE))
        advance, change = 2 * math.pi * pitch / RATE, glide ** (1 / length)
        for i in range(length):
            found[i] += loud * math.sin(phase)
            phase += advance
            advance *= change
            loud *= fading
    return _eased(found, attack, release)


def _noise(random: Random, length: int) -> Wave:
    return [sample / 32768 for sample in array("h", random.randbytes(2 * length))]


def _between(wave: Wave, slow: float, fast: float) -> Wave:
    """Only the pitches between a low and a high one; the smaller the parts, the lower those are."""
    low = lower = lowest = 0.0
    found = []
    for sample in wave:
        low += fast * (sample - low)
        lower += fast * (low - lower)
        lowest += slow * (lower - lowest)
        found.append(lower - lowest)
    return found


def _shaped(wave: Wave, attack: float, decay: float) -> Wave:
    """Something that is hit: it dies away."""
    fading = math.exp(-1 / (decay * RATE))
    return _eased([sample * fading**i for i, sample in enumerate(wave)], attack, release=0.02)


def _eased(wave: Wave, attack: float, release: float) -> Wave:
    """From silence and back to silence, so smoothly that there is no click."""
    for seconds, at in ((attack, 0), (release, len(wave) - 1)):
        size = min(len(wave), int(seconds * RATE))
        for i in range(size):
            wave[abs(at - i)] *= 0.5 - 0.5 * math.cos(math.pi * i / size)
    return wave


def _mixed(one: Wave, other: Wave, loud: float, seconds: float = 0.0) -> Wave:
    """Both together; the other begins after so many seconds."""
    begin = int(seconds * RATE)
    found = one + [0.0] * (begin + len(other) - len(one))
    for i, sample in enumerate(other, begin):
        found[i] += loud * sample
    return found


def _peak(wave: Wave) -> float:
    return max(1e-9, max(wave), -min(wave))


def _samples(wave: Wave, loud: float) -> array[int]:
    high = 32767 * loud
    return array("h", [round(sample * high) for sample in wave])
