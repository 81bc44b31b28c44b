"""Sounds: short, soft, always the same; and silence where there is nothing to hear them with."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pygame
import pytest

from hawaii.games.hawaii import Hawaii, events
from hawaii.kernel.events import Event, TurnEnded
from hawaii.saves import Match
from hawaii.ui import synthesis
from hawaii.ui.app import App
from hawaii.ui.hawaii.sounds import SOUNDS
from hawaii.ui.loudness import loudness
from hawaii.ui.settings import Settings
from hawaii.ui.sound import SOFTER, Sound
from hawaii.ui.table.sounds import LEAST, sounds_of
from tests.saves.players import bot, person
from tests.ui.robot import Robot

LONG = {"gong", "win"}
"""The end of a round, and of a game."""


class Ears:
    """Hears what a sound plays."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str, after: float = 0.0) -> None:
        self.heard.append(name)


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


# -- how they are made ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", synthesis.SOUNDS)
def test_a_sound_is_short_and_never_clips(name: str) -> None:
    samples = synthesis.sound(name)
    assert 0.05 < len(samples) / synthesis.RATE < (2 if name in LONG else 0.5)
    peak = max(abs(sample) for sample in samples) / 32767
    assert 0.15 < peak <= synthesis.LOUDEST + 0.001 < 0.9


@pytest.mark.parametrize("name", synthesis.SOUNDS)
def test_a_sound_rises_from_silence_and_ends_in_it(name: str) -> None:
    samples = synthesis.sound(name)
    peak = max(abs(sample) for sample in samples)
    moment = synthesis.RATE // 2000
    assert samples[0] == 0
    assert max(abs(sample) for sample in samples[:moment]) < 0.2 * peak, "no click at the beginning"
    assert max(abs(sample) for sample in samples[-moment:]) < 0.001 * peak, "nor at the end"
    assert abs(sum(samples)) / len(samples) < 0.002 * peak, "it swings evenly around silence"


@pytest.mark.parametrize("name", synthesis.SOUNDS)
def test_a_sound_is_always_the_same(name: str) -> None:
    assert synthesis.sound(name) == synthesis.sound(name)


@pytest.mark.parametrize(("pitch", "less"), [(100, 19.1), (200, 10.9), (500, 3.2), (1000, 0.0), (2000, -1.2)])
def test_ears_hear_low_pitches_less(pitch: int, less: float) -> None:
    """As the curve A has it, within a decibel."""
    rate = synthesis.RATE
    tone = [math.sqrt(2) * math.sin(2 * math.pi * pitch * i / rate) for i in range(rate // 2)]
    assert decibels(loudness(tone, rate)) == pytest.approx(-less, abs=1.0)


def test_all_sounds_seem_about_as_loud() -> None:
    loud = {name: decibels(heard(synthesis.sound(name))) for name in synthesis.SOUNDS}
    assert max(loud.values()) - min(loud.values()) < 5, loud
    usual = [value for name, value in loud.items() if name not in LONG]
    assert max(usual) - min(usual) < 4, loud


def test_the_sea_is_far_behind_the_sounds() -> None:
    settings = Settings()
    sea = heard(synthesis.surf()) * SOFTER * settings.surf
    least = min(heard(synthesis.sound(name)) for name in synthesis.SOUNDS) * settings.effects
    assert 8 < decibels(least / sea) < 25


def test_sounds_are_soft_and_can_be_told_apart() -> None:
    made = {name: synthesis.sound(name) for name in synthesis.SOUNDS}
    assert all(brightness(samples) < 3000 for samples in made.values())
    for one, other in combinations(made.values(), 2):
        longer = abs(math.log2(len(one) / len(other)))
        brighter = abs(math.log2(brightness(one) / brightness(other)))
        assert max(longer, brighter) > 0.4


def test_the_surf_can_be_heard_again_and_again_without_a_seam() -> None:
    samples = synthesis.surf()
    assert len(samples) == synthesis.SURF_SECONDS * synthesis.RATE
    steps = [abs(after - before) for before, after in pairwise(samples)]
    assert abs(samples[0] - samples[-1]) <= 3 * sum(steps) / len(steps), "no more than within it"
    half = synthesis.RATE // 2
    around = [*samples, *samples[:half]]
    levels = [decibels(power(around[at : at + half])) for at in range(0, len(samples), half // 2)]
    assert max(levels) - min(levels) < 6, "it swells, but not much"
    assert max(abs(after - before) for before, after in pairwise(levels)) < 2, "and slowly"


def power(samples: Sequence[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def heard(samples: array[int]) -> float:
    return loudness([sample / 32767 for sample in samples], synthesis.RATE)


def decibels(part: float) -> float:
    return 20 * math.log10(part)


def brightness(samples: array[int]) -> float:
    """The pitch of a tone that changes as fast: high pitches make it higher."""
    changes = [after - before for before, after in pairwise(samples)]
    return power(changes) / power(samples) * synthesis.RATE / (2 * math.pi)


# -- when they are heard -------------------------------------------------------------------------------


def test_every_sound_of_an_event_can_be_made() -> None:
    assert set(SOUNDS.values()) <= set(synthesis.SOUNDS)


def test_a_move_is_heard_in_its_order_and_each_sound_once() -> None:
    moved = events.ChieftainMoved(0, "beach", "hula")
    laid = events.TilePlaced(0, "hula", 1, 1, 2)
    paid = events.Paid(0, 1, 0, 0, "tile")
    happened: list[Event] = [events.Paid(0, 0, 2, 0, "walk"), moved, paid, laid, TurnEnded(0), moved]
    assert sounds_of(SOUNDS, happened, 1.0) == [("shells", 0.0), ("step", 0.25), ("drop", 0.5)]
    assert [after for _, after in sounds_of(SOUNDS, happened, 0.0)] == [0.0, LEAST, 2 * LEAST]


def test_picking_up_walking_and_the_end_of_a_round_are_heard(
    app: App, robot: Robot, game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = Ears()
    monkeypatch.setattr(app.sound, "play", ears.play)
    robot.sit_down(Match(game, [person(0), bot(1, "novice")], 3))
    robot.wait_for_decision()
    ears.heard.clear()
    robot.click("chieftain")
    assert ears.heard == ["pick"]
    robot.click("track:1")
    assert "step" in ears.heard
    while "gong" not in ears.heard:
        robot.wait_for_decision()
        if robot.table.mine:
            robot.table.perform([robot.table.match.state.legal[-1]])


# -- playing -------------------------------------------------------------------------------------------


def test_everything_is_heard_as_loud_as_wanted(mixer: None) -> None:
    settings = Settings(effects=0.5, surf=0.4)
    sound = Sound(settings)
    sound.play("gong")  # not made yet: left out
    sound.prepare()
    sea = pygame.mixer.Channel(0)
    assert sea.get_busy()
    assert sea.get_volume() == pytest.approx(0.2, abs=0.02)
    sound.play("gong")
    assert pygame.mixer.Channel(1).get_busy()
    assert sound._made["gong"].get_volume() == pytest.approx(0.5, abs=0.02)
    settings.surf = 0.8
    sound.adapt()
    assert sea.get_volume() == pytest.approx(0.4, abs=0.02)


def test_muted_nothing_is_heard(mixer: None) -> None:
    settings = Settings()
    sound = Sound(settings)
    sound.prepare()
    settings.mute = True
    sound.adapt()
    sound.play("gong")
    assert not pygame.mixer.Channel(1).get_busy()
    assert pygame.mixer.Channel(0).get_volume() == 0


def test_a_sound_may_come_later(mixer: None) -> None:
    sound = Sound(Settings())
    sound.prepare()
    sound.play("drop", after=0.3)
    sound.step(0.2)
    assert sound.waiting
    assert not pygame.mixer.Channel(1).get_busy()
    sound.step(0.2)
    assert not sound.waiting
    assert pygame.mixer.Channel(1).get_busy()


def test_without_a_device_there_is_silence_and_no_word_about_it() -> None:
    code = """
from hawaii.ui.settings import Settings
from hawaii.ui.sound import SOFTER, Sound
sound = Sound(Settings())
sound.prepare()
sound.play("gong")
sound.play("drop", after=0.1)
sound.step(0.2)
sound.adapt()
"""
    for driver in ("alsa", "no such driver"):
        environment = {
            **os.environ,
            "SDL_AUDIODRIVER": driver,
            "AUDIODEV": "none",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_nobody_listens_where_nobody_looks(app: App) -> None:
    """Pictures, measurements and tests make no noise."""
    app.sound.begin()
    app.sound.adapt()
    assert not pygame.mixer.get_init()
