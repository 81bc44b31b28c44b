"""Sounds made of nothing but arithmetic: always the same, short and soft. Samples are 16-bit, one channel."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from random import Random

RATE = 22050
"""Samples of a second."""
LOUDEST = 0.5
"""The highest peak, as a part of what would clip; several sounds may be heard at once."""
SURF_SECONDS = 6
SEAM = 1.0
"""Seconds in which the end of the surf becomes its beginning."""

Wave = list[float]


def sound(name: str) -> array[int]:
    """The samples of a sound by its name."""
    return _finished(SOUNDS[name](Random(name)))


def surf() -> array[int]:
    """The sea, far away: it can be played in a loop, for the end goes over into the beginning."""
    random = Random("surf")
    length, seam = SURF_SECONDS * RATE, int(SEAM * RATE)
    noise = _smooth(_noise(random, length + seam), 0.06)
    for i in range(seam):
        part = i / seam  # of equal power, so that the sea is not quieter there
        noise[i] = noise[i] * math.sin(part * math.pi / 2) + noise[length + i] * math.cos(part * math.pi / 2)
    turn = 2 * math.pi / length
    swell = [0.55 + 0.45 * math.sin(turn * i) * math.sin(turn * i / 2) ** 2 for i in range(length)]
    return _samples([sample * high for sample, high in zip(noise, swell, strict=False)])


# -- each sound ----------------------------------------------------------------------------------------


def _pick(random: Random) -> Wave:
    """Something light is taken up."""
    return _tone(0.12, [(520, 1.0), (1040, 0.3)], decay=0.035, glide=1.35)


def _drop(random: Random) -> Wave:
    """Wood on wood."""
    knock = _tone(0.22, [(180, 1.0), (410, 0.5), (730, 0.2)], decay=0.045, glide=0.8)
    return _mixed(knock, _faded(_smooth(_noise(random, RATE // 25), 0.35), 0.008), 0.5)


def _step(random: Random) -> Wave:
    """Two feet on sand."""
    foot = _faded(_smooth(_noise(random, RATE // 8), 0.18), 0.03)
    pause = [0.0] * int(0.15 * RATE)
    return foot + pause[len(foot) :] + [0.8 * sample for sample in foot]


def _shells(random: Random) -> Wave:
    """A handful of small shells."""
    found = [0.0] * int(0.4 * RATE)
    for number in range(6):
        at = int(RATE * (0.045 * number + random.uniform(0, 0.02)))
        pitch = random.uniform(2100, 3400)
        clink = _tone(0.1, [(pitch, 1.0), (pitch * 1.51, 0.5)], decay=0.018)
        found = _mixed(found, [0.0] * at + clink, random.uniform(0.5, 1.0))
    return found


def _wave(random: Random) -> Wave:
    """Water along a boat."""
    noise = _smooth(_noise(random, int(0.9 * RATE)), 0.12)
    size = len(noise)
    return [sample * math.sin(math.pi * (i / size) ** 0.6) ** 2 for i, sample in enumerate(noise)]


def _fish(random: Random) -> Wave:
    """A plop, and a few drops."""
    found = _tone(0.5, [(300, 1.0)], decay=0.05, glide=2.6)
    for at, pitch in ((0.16, 900), (0.24, 1250), (0.33, 1050)):
        drop = _tone(0.1, [(pitch, 0.4)], decay=0.022, glide=1.6)
        found = _mixed(found, [0.0] * int(at * RATE) + drop, 0.6)
    return found


def _gong(random: Random) -> Wave:
    """The end of a round."""
    partials = [(98.0, 1.0), (147.3, 0.6), (219.5, 0.5), (294.8, 0.3), (431.0, 0.16)]
    return _tone(1.9, partials, decay=0.5, attack=0.012)


def _win(random: Random) -> Wave:
    """Four notes upwards, like a ukulele."""
    found: Wave = []
    for number, pitch in enumerate((392.0, 523.25, 659.26, 783.99)):
        pluck = _tone(1.2, [(pitch, 1.0), (2 * pitch, 0.4), (3 * pitch, 0.18)], decay=0.28)
        found = _mixed(found, [0.0] * int(0.16 * number * RATE) + pluck, 0.8)
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
) -> Wave:
    """Partials of (pitch, loudness) that die away, the higher the sooner; the pitch may glide to another."""
    length = int(seconds * RATE)
    found = [0.0] * length
    for number, (pitch, loudness) in enumerate(partials):
        phase, fading = 0.0, math.exp(-(1 + 0.4 * number) / (decay * RATE))
        advance, change = 2 * math.pi * pitch / RATE, glide ** (1 / length)
        for i in range(length):
            found[i] += loudness * math.sin(phase)
            phase += advance
            advance *= change
            loudness *= fading
    rise = int(attack * RATE)
    for i in range(min(rise, length)):
        found[i] *= i / rise
    return found


def _noise(random: Random, length: int) -> Wave:
    draw = random.random
    return [2 * draw() - 1 for _ in range(length)]


def _smooth(wave: Wave, part: float) -> Wave:
    """Without the high pitches: the smaller the part, the duller."""
    low = lower = 0.0
    found = []
    for sample in wave:
        low += part * (sample - low)
        lower += part * (low - lower)
        found.append(lower)
    return found


def _faded(wave: Wave, decay: float) -> Wave:
    rise = int(0.004 * RATE)
    fading = math.exp(-1 / (decay * RATE))
    loudness, found = 1.0, []
    for i, sample in enumerate(wave):
        found.append(sample * loudness * min(1.0, i / rise))
        loudness *= fading
    return found


def _mixed(one: Wave, other: Wave, loudness: float) -> Wave:
    if len(one) < len(other):
        one = one + [0.0] * (len(other) - len(one))
    found = list(one)
    for i, sample in enumerate(other):
        found[i] += loudness * sample
    return found


def _finished(wave: Wave) -> array[int]:
    """Silent at the very end, too."""
    fade = min(len(wave), int(0.02 * RATE))
    for i in range(fade):
        wave[-1 - i] *= i / fade
    return _samples(wave)


def _samples(wave: Wave) -> array[int]:
    most = LOUDEST * 32767 / max(1e-9, max(wave), -min(wave))
    return array("h", [round(sample * most) for sample in wave])
