"""The end of Polynesia is seen: stones fly, islands sink, and who was there comes back."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import IslandsSank, StoneDrawn
from hawaii.kernel.events import Event
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.polynesia.eruption import Still
from hawaii.ui.polynesia.final import FinalScene
from hawaii.ui.polynesia.view import View
from tests.saves.players import people
from tests.ui.navigator import Navigator

BAG = ["red", "grey", "grey", "grey", "black"]
SINKING = {"ahi_nui", "tahi", "rua", "toru"}
SEATS = [{"members": {"ahi_nui": 2, "rua": 1, "honu": 1}}, {"members": {"tahi": 1, "koru": 1}}]


@pytest.fixture
def navigator(app: App) -> Navigator:
    return Navigator(app)


def before_the_end(game: Polynesia, **options: Any) -> Match:
    """Whoever acts now ends the last phase, and the next stone is the sixth red one."""
    state = game.arrange(
        {"players": 2, "seats": SEATS, "marker": 1, "start": 1, "drawn": ["red"] * 5, "bag": BAG, **options}
    )
    match = Match(game, people(2), 1, dict(options.get("options", {})))
    match.state, match.holds = state, False
    return match


def ended(game: Polynesia, match: Match) -> list[Event]:
    """Play on until the game is over; what happened with the last decision."""
    happened: list[Event] = []
    while not match.over:
        happened = [*match.play(match.state.legal[-1])]
    return happened


def test_what_sank_lies_under_water_and_nobody_is_left_there(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    match = before_the_end(polynesia)
    table = navigator.sit_down(match)
    keys = {one.key for one in table.widgets}
    assert "figure:rua:0" in keys
    assert not any(key.startswith("sunk:") for key in keys)
    ended(polynesia, match)
    table.adapt()
    table.change()
    keys = {one.key for one in table.widgets}
    assert {key for key in keys if key.startswith("sunk:")} == {f"sunk:{name}" for name in SINKING}
    sunk = tuple(f"figure:{name}:" for name in SINKING)
    assert not any(key.startswith(sunk) for key in keys)
    assert {"figure:honu:0", "figure:koru:1"} <= keys
    view = table.view(table.app.fit)
    assert [view.home(seat) - match.state.home[seat] for seat in (0, 1)] == [
        one.sunk for one in table.gestures.settled
    ]


def test_stones_fly_before_islands_sink(navigator: Navigator, polynesia: Polynesia) -> None:
    """After the last stone was drawn: until then everything is seen as it was."""
    match = before_the_end(polynesia)
    table = navigator.sit_down(match)
    events = ended(polynesia, match)
    assert any(isinstance(event, IslandsSank) for event in events)
    assert any(isinstance(event, StoneDrawn) for event in events)
    table.adapt()
    table.change()
    view = table.view(table.app.fit)
    assert isinstance(view, View)
    motions = table.motions_of(view, events, 1.0)
    still = [one for one in motions if isinstance(one, Still)]
    assert {one.hides for one in still} == {"", *(f"sunk:{name}" for name in SINKING)}
    assert all(one.delay == 0 for one in still)
    drawn = min(one.delay + one.seconds for one in motions if not isinstance(one, Still))
    assert all(one.seconds > drawn for one in still), "they are still there when the stone was drawn"
    assert table.motions_of(view, events, 0.0) == []


def test_the_scoring_comes_when_all_is_still(navigator: Navigator, polynesia: Polynesia) -> None:
    navigator.app.settings.speed = "fast"
    match = before_the_end(polynesia)
    table = navigator.sit_down(match)
    while not match.over:
        table.decide(match.state.legal[-1])
    assert table.motions
    assert navigator.scene is table
    navigator.wait(lambda: isinstance(navigator.scene, FinalScene), "the scoring")
    assert not table.motions
