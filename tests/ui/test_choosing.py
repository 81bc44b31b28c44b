"""Everything by keys: where Tab and the arrows lead, and where the keyboard is after something was done."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.maori import Maori
from hawaii.games.polynesia import Polynesia, step_numbers
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.focus import nearest
from hawaii.ui.geometry import Box
from hawaii.ui.maori.gestures import matrix_key
from hawaii.ui.polynesia.gestures import SHIP, island_key, pile_key, route_key
from hawaii.ui.widgets import Widget
from tests.saves.players import bot, people, person, texts
from tests.ui.navigator import Navigator
from tests.ui.robot import Player, Robot
from tests.ui.sailor import Sailor

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
ARROWS = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
ROUTES = {"tahi-manu": {"kind": "shell", "ships": [1]}, "tahi-honu": {"kind": "fish", "ships": [0]}}
SEATS = [
    {"members": {"ahi_nui": 3, "tahi": 2}, "fish": 3, "shells": 4},
    {"members": {"ahi_nui": 3, "tahi": 1}},
    {},
]


@pytest.fixture
def navigator(app: App, polynesia: Polynesia) -> Navigator:
    """In the middle of a game, in which the first seat decides."""
    state = polynesia.arrange({"players": 3, "routes": ROUTES, "seats": SEATS, "tokens": {}})
    match = Match(polynesia, people(3), 1)
    match.state = state
    match.holds = False
    navigator = Navigator(app)
    navigator.sit_down(match)
    navigator.wait_for_decision()
    return navigator


def tabbed(player: Player[Any]) -> list[str]:
    """Once through everything that Tab leads to."""
    found: list[str] = []
    while not found or player.scene.focus != found[0]:
        found.append(player.scene.focus)
        player.press(pygame.K_TAB)
    return found


def choose(player: Player[Any], key: str) -> None:
    """With the keyboard, whatever it takes to come there."""
    player.scene.keys_used = True
    player.scene.focus = key
    player.scene.change()
    player.press(pygame.K_RETURN)


# -- Tab ---------------------------------------------------------------------------------------------


def test_tab_goes_through_the_bar_from_left_to_right(robot: Robot, game: Hawaii) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    robot.press(pygame.K_TAB)
    bar = [robot.see(key).box for key in tabbed(robot) if key.startswith("button:")]
    assert len(bar) > 3
    assert all(one.x < other.x for one, other in pairwise(bar))


def test_after_a_move_of_a_travel_the_keyboard_is_where_the_member_arrived(navigator: Navigator) -> None:
    table = navigator.table
    navigator.choose_by_keys(island_key("tahi"))
    navigator.choose_by_keys(island_key("manu"))
    assert table.offer is not None, "a guide must be paid"
    navigator.press(pygame.K_RETURN)
    assert texts(table.match) == ["sail tahi manu guide 1"]
    assert table.focus == island_key("manu")
    navigator.press(pygame.K_TAB)
    assert table.focus != "act", "who presses Tab and Enter by mistake ends nothing"
    table.focus = ""
    navigator.press(pygame.K_TAB)
    things = [key for key in tabbed(navigator) if not key.startswith("button:")]
    assert things[-1] == "act", "after all that can still be done"


def test_what_was_put_where_nothing_more_can_be_done_leaves_the_keyboard_free(navigator: Navigator) -> None:
    table = navigator.table
    choose(navigator, SHIP)
    choose(navigator, route_key("tahi-manu"))
    navigator.press(pygame.K_RETURN)
    assert texts(table.match) == ["explore tahi-manu"]
    assert table.focus == ""


def test_a_hint_that_is_closed_leaves_the_keyboard_where_it_was(robot: Robot, game: Hawaii) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    robot.press(pygame.K_TAB)
    before = robot.scene.focus
    robot.press(pygame.K_h)
    robot.wait(lambda: robot.sees("hint:play"), "a hint")
    assert robot.scene.focus == "hint:play"
    robot.press(pygame.K_ESCAPE)
    assert robot.scene.focus == before


# -- Escape on a price -------------------------------------------------------------------------------


def go_back_and_let_go(player: Player[Any], held: str, place: str) -> None:
    table = player.table
    assert table.offer is not None
    assert table.focus == "card:confirm"
    player.press(pygame.K_ESCAPE)
    assert table.offer is None
    assert (table.picked, table.focus) == (held, place), "it is still in hand, to be put elsewhere"
    player.press(pygame.K_RETURN)
    assert table.offer is not None, "or there after all"
    choose(player, "card:cancel")
    assert (table.picked, table.focus) == (held, place), "the button does the same"
    player.press(pygame.K_ESCAPE)
    assert table.picked == ""
    assert table.focus == held, "it was let go, and can be taken again"
    assert player.scene is table
    assert not table.match.decisions


def test_escape_on_the_price_of_a_ship_goes_back_to_the_routes(navigator: Navigator) -> None:
    choose(navigator, SHIP)
    choose(navigator, route_key("tahi-rua"))
    go_back_and_let_go(navigator, SHIP, route_key("tahi-rua"))


def test_escape_on_the_price_of_a_guide_goes_back_to_the_islands(navigator: Navigator) -> None:
    choose(navigator, island_key("tahi"))
    choose(navigator, island_key("manu"))
    go_back_and_let_go(navigator, island_key("tahi"), island_key("manu"))


def test_escape_on_the_price_of_a_tile_goes_back_to_the_villages(robot: Robot, game: Hawaii) -> None:
    table = robot.sit_down(Match(game, [person(0), bot(1)], 5))
    robot.wait_for_decision()
    tile = next(
        widget.key
        for widget in table.widgets
        if widget.key.startswith("tile:") and "village:1" in table.gestures.homes(widget.key)
    )
    choose(robot, tile)
    choose(robot, "village:1")
    go_back_and_let_go(robot, tile, "village:1")


def test_a_boat_has_only_one_place_and_escape_leads_there(robot: Robot, game: Hawaii) -> None:
    rich = {"shell": 20, "foot": 20, "fruit": 20}
    state = game.arrange({"seats": [rich, rich], "actor": 0})
    match = Match(game, people(2), 5)
    match.state = state
    match.holds = False
    table = robot.sit_down(match)
    robot.wait_for_decision()
    boat = next(
        widget.key
        for widget in table.widgets
        if widget.key.startswith("tile:") and list(table.gestures.homes(widget.key)) == ["boats"]
    )
    choose(robot, boat)
    go_back_and_let_go(robot, boat, "boats")


def test_escape_on_the_price_of_a_maori_tile_goes_back_to_the_squares(app: App, maori: Maori) -> None:
    sailor = Sailor(app)
    table = sailor.sit_down(Match(maori, [person(0), bot(1)], 5))
    app.settings.asking = "always"
    sailor.wait_for_decision()
    sailor.choose_by_keys(next(iter(table.gestures.berths())))
    sailor.wait_for_decision()
    tile, homes = next(
        (key, homes)
        for square in maori.book.matrix.names
        if (homes := table.gestures.homes(key := matrix_key(square), 0))
    )
    place = next(key for key in homes if key.startswith("square:"))
    before = table.match.number
    choose(sailor, tile)
    choose(sailor, place)
    assert table.offer is not None
    sailor.press(pygame.K_ESCAPE)
    assert not table.offered
    assert (table.picked, table.focus) == (tile, place)
    sailor.press(pygame.K_ESCAPE)
    assert (table.picked, table.match.number) == ("", before)


def test_what_was_dragged_is_still_in_hand_and_can_be_dragged_elsewhere(navigator: Navigator) -> None:
    table = navigator.table
    navigator.drag(island_key("tahi"), island_key("manu"))
    navigator.click("card:cancel")
    assert table.picked == island_key("tahi")
    navigator.drag(island_key("tahi"), island_key("honu"))
    assert texts(table.match) == ["sail tahi honu"]


# -- arrows ------------------------------------------------------------------------------------------


def reached(here: Box, way: tuple[int, int], **there: Box) -> str:
    found = nearest(here, way, [Widget(key, box) for key, box in there.items()])
    return "" if found is None else found.key


def test_arrows_lead_to_what_is_near() -> None:
    here = Box(0, 0, 30, 30)
    assert reached(here, DOWN, ahead=Box(0, 240, 30, 30), aside=Box(75, 80, 30, 30)) == "aside"
    assert reached(here, DOWN, ahead=Box(0, 100, 30, 30), aside=Box(75, 80, 30, 30)) == "ahead"
    assert reached(here, LEFT, up=Box(-20, -200, 30, 30), left=Box(-600, -60, 30, 30)) == "left"
    assert reached(here, LEFT, up=Box(-20, -200, 30, 30)) == "up", "there is nothing else"
    assert reached(here, LEFT, right=Box(50, 0, 30, 30)) == ""


def test_a_long_button_lies_straight_below_all_that_are_above_it() -> None:
    row = {f"b{number}": Box(200 * number, 0, 190, 40) for number in range(5)}
    long = Box(0, 60, 990, 40)
    assert all(reached(box, DOWN, long=long, low=Box(box.x, 500, 190, 40)) == "long" for box in row.values())
    assert reached(long, UP, **row) == "b2", "its middle"


def test_arrows_do_not_jump_over_the_map(navigator: Navigator) -> None:
    """Of all that lies more ahead than aside, the nearest is hardly nearer than what they lead to."""
    table = navigator.table
    choose(navigator, SHIP)
    aims = {widget.key: widget.box.middle for widget in table.widgets if widget.glows}
    assert len(aims) > 5
    for key, (x, y) in aims.items():
        for arrow, (across, down) in ARROWS.items():
            near = [
                math.dist((x, y), (x1, y1))
                for x1, y1 in aims.values()
                if (x1 - x) * across + (y1 - y) * down > max(30, abs((x1 - x) * down + (y1 - y) * across))
            ]
            table.focus = key
            navigator.press(arrow)
            far = math.dist((x, y), navigator.see(table.focus).box.middle)
            assert not near or far <= 2 * min(near), (key, arrow, table.focus)


def test_with_something_in_hand_arrows_stay_where_it_may_be_put(navigator: Navigator) -> None:
    table = navigator.table
    choose(navigator, SHIP)
    aims = {widget.key: widget.box.middle for widget in table.widgets if widget.glows or widget.key == SHIP}
    assert len(aims) > 5
    for key, (x, y) in aims.items():
        for arrow, (across, down) in ARROWS.items():
            table.focus = key
            navigator.press(arrow)
            there = [at for at in aims.values() if (at[0] - x) * across + (at[1] - y) * down > 1]
            assert table.focus in aims or not there, (key, arrow, table.focus)


def test_arrows_still_lead_to_the_bar_where_no_place_is(navigator: Navigator) -> None:
    table = navigator.table
    choose(navigator, SHIP)
    aims = {widget.key: widget.box.middle[1] for widget in table.widgets if widget.glows}
    table.focus = min(aims, key=lambda key: aims[key])
    for _ in aims:
        navigator.press(pygame.K_UP)
    assert table.focus.startswith("button:")
    assert pile_key("fish") not in tabbed(navigator)
    assert table.gestures.step == step_numbers.ACT
