"""Words beside the pointer: a card that opens comes first, and is not covered by them."""

from __future__ import annotations

import math

import pygame
import pytest

from hawaii.bots import Advice, Suggestion
from hawaii.games.polynesia import Polynesia
from hawaii.saves import Match
from hawaii.ui import tooltip
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.scene import TIP_AFTER
from hawaii.ui.tooltip import tip_box
from tests.saves.players import bot, person
from tests.ui.navigator import Navigator

ROOM = Box(0, 0, 1600, 900)


@pytest.fixture
def navigator(app: App, polynesia: Polynesia) -> Navigator:
    navigator = Navigator(app)
    navigator.sit_down(Match(polynesia, [person(0), bot(1), bot(2)], 5))
    navigator.wait_for_decision()
    return navigator


def point_at(navigator: Navigator, at: tuple[int, int]) -> None:
    """Move the pointer there, and let it rest until something is told."""
    navigator.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    rest(navigator)


def rest(navigator: Navigator) -> None:
    for _ in range(math.ceil(TIP_AFTER / 0.02) + 2):
        navigator.send()


def open_hint(navigator: Navigator) -> None:
    """The card that opens although nobody does anything just then."""
    table = navigator.table
    legal = table.match.state.legal
    suggestions = [Suggestion((action,), 10.0, 0.0, ()) for action in legal[:3]]
    table.hinting.advice = Advice(tuple(suggestions))
    table.change()
    navigator.send()


def test_a_card_that_opens_ends_the_tip_of_what_the_pointer_rests_on(
    navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("hawaii.ui.scene.draw_tip", lambda canvas, words, *_: told.append(words))
    at = navigator.middle("button:hint")
    point_at(navigator, at)
    assert told
    open_hint(navigator)
    told.clear()
    rest(navigator)
    assert navigator.table.key_at(navigator.table.pointer) == "button:hint"
    assert told == [], "who reads the card does not want to read this"
    assert not navigator.table.moving, "nothing is waited for"
    point_at(navigator, (at[0] + 2, at[1]))
    assert told, "the pointer has moved: something is asked about"


def test_a_tip_of_the_table_leaves_the_card_free(
    navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[Box] = []

    def noted(room: Box, thing: Box, width: float, height: float, card: Box | None = None) -> Box:
        places.append(tip_box(room, thing, width, height, card))
        return places[-1]

    monkeypatch.setattr(tooltip, "tip_box", noted)
    open_hint(navigator)
    card = navigator.see("card").box
    beside = [
        widget.key
        for widget in navigator.table.widgets
        if widget.tip and not widget.box.overlaps(card) and navigator.table.key_at(widget.box.middle)
    ]
    assert len(beside) > 30
    for key in beside:
        places.clear()
        x, y = navigator.see(key).box.middle
        point_at(navigator, (round(x), round(y)))
        assert all(not place.overlaps(card) for place in places), key


def test_a_tip_stands_beside_the_card_if_there_is_no_place_beside_the_thing() -> None:
    card = Box(300, 100, 800, 700)
    thing = Box(1102, 400, 450, 60)
    below = tip_box(ROOM, thing, 300, 80, card)
    assert not below.overlaps(card)
    assert not below.overlaps(thing)
    tall = Box(1102, 10, 490, 880)
    assert not tip_box(ROOM, tall, 250, 80, card).overlaps(card), "rather on the thing than on the card"


def test_where_a_card_fills_the_room_a_tip_lies_on_it() -> None:
    assert ROOM.holds(tip_box(ROOM, Box(10, 400, 60, 60), 300, 80, Box(80, 4, 1516, 892)))
