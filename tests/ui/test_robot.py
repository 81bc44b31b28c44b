"""A robot plays whole games by clicks, by keys and by drags; every legal action is in its reach."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from hawaii.bots.by_chance import busily
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.saves import Match, Root
from hawaii.ui.hawaii.gestures import marks_of
from hawaii.ui.hawaii.purchase import Purchase
from tests.saves.players import bot, people, person, texts
from tests.ui.robot import Robot, by_clicks, by_drags, by_keys, reachable

WAYS: dict[str, Callable[[Robot, Action], None]] = {
    "clicks": by_clicks,
    "keys": by_keys,
    "drags": by_drags,
}


def replayed(game: Hawaii, match: Match, players: int) -> str:
    """The digest of the same game played by the rules alone."""
    state = game.start(players, match.seed, match.options)
    for text in texts(match):
        game.play(state, game.decode(text))
    return game.digest(state)


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(robot: Robot, game: Hawaii, way: str) -> None:
    """Against a bot; at every decision on the way, every legal action can be reached."""
    match = Match(game, [person(0), bot(1)], 3)
    robot.sit_down(match)
    choose = busily(1, game)
    while True:
        robot.wait_for_decision()
        if match.over:
            break
        assert reachable(robot) == {action.text for action in match.state.legal}
        action = choose(match.state.legal)
        before = match.number
        WAYS[way](robot, action)
        assert texts(match)[before] == action.text
    assert replayed(game, match, 2) == game.digest(match.state)


@pytest.mark.parametrize("seed", [5, 6])
def test_tiles_are_dragged_into_villages(robot: Robot, game: Hawaii, seed: int) -> None:
    """One gesture walks, takes a token, buys and places; a card asks how, with the cheapest chosen."""
    match = Match(game, [person(0), bot(1)], seed)
    table = robot.sit_down(match)
    chance, choose = random.Random(seed), busily(seed, game)
    bought = 0
    while True:
        robot.wait_for_decision()
        if match.over or bought > 12:
            break
        tiles = [widget.key for widget in table.widgets if widget.drags and widget.key.startswith("tile:")]
        homes = [(key, home) for key in tiles for home in table.gestures.homes(key)]
        if not table.gestures.at_turn or not homes:
            by_clicks(robot, choose(match.state.legal))
            continue
        key, home = chance.choice(homes)
        plans = table.gestures.homes(key)[home]
        before = match.number
        robot.drag(key, home)
        robot.click("card:confirm")
        assert match.decisions[before].gesture == before
        assert tuple(texts(match)[before : before + len(plans[0].actions)]) == tuple(
            action.text for action in plans[0].actions
        )
        bought += 1
    assert bought > 5
    assert replayed(game, match, 2) == game.digest(match.state)


def test_picking_and_putting_does_the_same_as_dragging(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    tiles = [widget.key for widget in table.widgets if widget.drags and widget.key.startswith("tile:")]
    key = next(key for key in tiles if "village:1" in table.gestures.homes(key))
    before = match.number
    robot.click(key)
    assert robot.see("village:1").glows
    robot.click("village:1")
    robot.click("card:confirm")
    assert match.number > before


def test_two_people_with_a_curtain_between_them(robot: Robot, game: Hawaii) -> None:
    match = Match(game, people(2), 4)
    table = robot.sit_down(match)
    robot.wait(lambda: robot.sees("ready"), "a curtain before the first turn")
    robot.click("ready")
    first = table.me
    robot.click("chieftain")
    robot.click("track:1")
    assert match.held
    assert robot.can_act("end_turn")
    assert robot.can_act("button:undo")
    robot.click("end_turn")
    robot.wait(lambda: robot.sees("ready"), "the curtain")
    assert not any(widget.key == "purse" for widget in robot.scene.widgets), "nothing is to be seen"
    robot.click("ready")
    assert table.me != first
    assert not robot.can_act("button:undo")


def test_undo_and_redo_by_buttons(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    robot.sit_down(match)
    robot.wait_for_decision()
    start = game.digest(match.state)
    by_clicks(robot, next(action for action in match.state.legal if action.text.startswith("retire")))
    robot.wait_for_decision()
    robot.click("button:undo")
    assert game.digest(match.state) == start
    robot.click("button:redo")
    assert game.digest(match.state) != start


def test_a_hint_can_be_asked_for_and_played(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    before = match.number
    robot.click("button:hint")
    robot.wait(lambda: robot.sees("hint:play"), "a hint")
    assert table.hinting.advice is not None
    actions = table.hinting.advice.suggestions[0].actions
    wanted = [action.text for action in actions]
    table.change()
    assert robot.see(next(iter(marks_of(actions)))).glows, "marked on the table"
    robot.click("hint:play")
    assert texts(match)[before : before + len(wanted)] == wanted


def test_a_hint_that_comes_too_late_is_not_shown(robot: Robot, game: Hawaii) -> None:
    """It would be about a position that is gone."""
    match = Match(game, [person(0), bot(1, "novice")], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    robot.click("button:hint")
    assert table.hinting.waiting
    table.perform([next(action for action in match.state.legal if action.text == "retire 1")])
    assert not table.hinting.waiting
    robot.wait_for_decision()
    assert table.hinting.advice is None


def test_what_is_not_possible_says_why(robot: Robot, game: Hawaii) -> None:
    poor = {"shell": 0, "foot": 0, "fruit": 0}
    state = game.arrange({"seats": [{**poor, "at": "hula"}, poor], "actor": 0})
    match = Match(game, [person(0), bot(1)], 5, root=Root(game.snapshot(state), ()))
    table = robot.sit_down(match)
    robot.wait_for_decision()
    tips = {widget.key: table._words(widget) for widget in table.widgets}
    assert "short" in tips["dock:1"] or "foot" in tips["dock:1"] or "feet" in tips["dock:1"]
    assert all(tips[f"village:{number}"] for number in (1, 2))


def test_the_cards_of_an_offering_show_payments_and_declining(robot: Robot, game: Hawaii) -> None:
    """Kane wants any two pieces for a tiki, or nothing."""
    rich = {"shell": 9, "foot": 9, "fruit": 0, "at": "gods"}
    table = {"prices": {"gods": [2]}, "gods": ["kane", "ku"], "seats": [rich, rich], "actor": 0}
    match = Match(game, [person(0), bot(1)], 5, root=Root(game.snapshot(game.arrange(table)), ()))
    robot.sit_down(match)
    robot.wait_for_decision()
    while game.step(match.state).name != "offer":
        wanted = [one for one in match.state.legal if one.text.startswith(("walk gods", "buy kane I "))]
        by_clicks(robot, (wanted or match.state.legal)[0])
    shown = [widget.key for widget in robot.scene.widgets if widget.key.startswith("option:")]
    assert "option:decline" in shown
    assert len(shown) > 1
    assert reachable(robot) == {action.text for action in match.state.legal}


def test_escape_takes_back_a_decision_on_a_card(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    robot.sit_down(match)
    robot.wait_for_decision()
    number = match.number
    by_clicks(robot, next(action for action in match.state.legal if action.text == "walk hula"))
    assert match.number == number + 1
    assert robot.sees("card")
    robot.press(pygame.K_ESCAPE)
    assert match.number == number
    assert robot.scene is robot.table


def test_the_keyboard_stays_on_a_card(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    robot.sit_down(match)
    robot.wait_for_decision()
    by_keys(robot, next(action for action in match.state.legal if action.text == "walk hula"))
    assert robot.sees("card")
    for _ in range(12):
        assert robot.scene.focus.startswith(("option:", "card:"))
        robot.press(pygame.K_TAB)


def test_enter_buys_what_was_chosen_by_keys(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    tile, home = next(
        (widget.key, home)
        for widget in table.widgets
        if widget.key.startswith("tile:") and robot.can_act(widget.key)
        for home in table.gestures.homes(widget.key)
        if home.startswith("village:")
    )
    robot.choose_by_keys(tile)
    robot.choose_by_keys(home)
    assert table.offer is not None
    assert table.focus == "card:confirm"
    robot.press(pygame.K_RETURN)
    assert match.number > 0


def test_enter_presses_what_has_the_focus_also_while_a_turn_is_held(robot: Robot, game: Hawaii) -> None:
    match = Match(game, people(2), 4)
    robot.sit_down(match)
    robot.wait_for_decision()
    by_clicks(robot, next(action for action in match.state.legal if action.text == "retire 1"))
    assert match.held
    robot.choose_by_keys("button:undo")
    assert match.number == 0
    by_clicks(robot, next(action for action in match.state.legal if action.text == "retire 1"))
    robot.press(pygame.K_RETURN)
    assert not match.held


def test_ways_to_pay_are_those_for_the_side_and_token_on_the_card(game: Hawaii) -> None:
    rich = {"shell": 20, "foot": 9, "fruit": 20, "at": "hula"}
    state = game.arrange({"prices": {"hula": [2, 4]}, "seats": [rich, rich], "actor": 0})
    plans = game.plans(state, {"tile": "hula"})
    assert isinstance(plans, tuple)
    purchase = Purchase(plans)
    assert purchase.options("side") == [1, 2]
    assert purchase.options("token") == ["2", "4"]
    assert purchase.options("payment") == [(2, 0, 0), (0, 0, 2)]
    purchase.choose("token", "4")
    purchase.choose("side", 2)
    assert purchase.options("payment") == [(8, 0, 0), (0, 0, 8)]
    purchase.choose("payment", (0, 0, 8))
    assert purchase.plan.payment == (0, 0, 8)
    assert (purchase.plan.side, purchase.plan.token) == (2, "4")
    purchase.choose("side", 1)
    assert purchase.plan.token == "4"
    assert sum(purchase.plan.payment or ()) == 4


def test_a_round_is_not_left_by_a_slip(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    number = match.number
    robot.click("track:1")
    assert (match.number, table.picked) == (number, "chieftain")
    robot.click("track:1")
    assert match.number > number


def test_what_lies_under_a_card_is_silent(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    robot.sit_down(match)
    robot.wait_for_decision()
    by_clicks(robot, next(action for action in match.state.legal if action.text == "walk hula"))
    card = robot.see("card").box
    corner = card.x + 3, card.y + 3
    assert robot.scene.at(corner) is None


def test_the_end_of_a_round_is_not_given_away(robot: Robot, game: Hawaii) -> None:
    """Until the scoring was seen, the table shows the end of the last turn; also when the game ends."""
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    for number in range(5):
        while not robot.sees("next"):
            if robot.scene is table and table.mine and not table.motions:
                retire = next(one for one in match.state.legal if one.text.startswith("retire"))
                by_clicks(robot, retire)
            robot.send()
        assert table.shown.round == number, "still the round that ends"
        assert not table.shown.over
        robot.click("next")
    robot.wait(lambda: robot.sees("final:back"), "the final scoring")
    while robot.sees("final:back"):
        robot.click("final:back")
    assert table.shown.over
    robot.wait(lambda: robot.can_act("final"), "the scoring can be seen again")
    robot.click("final")
    assert robot.sees("final:back")


def test_the_last_turn_of_a_round_is_held_like_any_other(robot: Robot, game: Hawaii) -> None:
    match = Match(game, people(2), 4)
    table = robot.sit_down(match)
    for _ in range(2):
        robot.wait_for_decision()
        by_clicks(robot, next(one for one in match.state.legal if one.text.startswith("retire")))
        assert match.held
        assert table.shown is match.shown, "nothing that follows it is to be seen"
