"""Positions as plain values and back, whole or damaged."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.kernel.messages import Problem
from hawaii.ui.words import Words
from tests.games.hawaii.saved import mid_game
from tests.games.hawaii.telling import TABLES, decisions
from tests.games.telling import as_saved, play

STEPS = (
    *("turn", "pay_walk", "buy", "pay_tile", "settle", "offer"),
    *("catch", "sail", "pay_boats", "gift", "collect"),
)


def step_of(game: Hawaii, state: HawaiiState) -> str:
    """The id of the decision that comes now."""
    return game.prompt(state).id.removeprefix("prompt_")


def busy(game: Hawaii, state: HawaiiState, dice: Chance) -> Action:
    """Some legal action that does something, if there is one."""
    actions = game.actions(state)
    chosen = [action for action in actions if action.text.split()[0] not in game.idle] or actions
    return chosen[dice.below(len(chosen))]


def played(game: Hawaii, players: int, seed: int) -> Iterator[HawaiiState]:
    """Every decision of a busy random game, and its end."""
    state = game.start(players, seed)
    dice = Chance(100 + seed)
    while not state.over:
        yield state
        game.play(state, busy(game, state, dice))
    yield state


# -- whole -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 21), (5, 22)])
def test_a_restored_position_plays_on_like_the_one_it_was_taken_of(
    game: Hawaii, players: int, seed: int
) -> None:
    for number, state in enumerate(played(game, players, seed)):
        if number % 3 == 0:
            there, back = state.copy(), game.restore(as_saved(game, state))
            dice = Chance(number)
            for _ in range(25):
                if there.over:
                    break
                action = busy(game, there, dice)
                assert game.play(there, action) == game.play(back, action)
            assert game.digest(there) == game.digest(back)
            assert game.actions(there) == game.actions(back)


def test_whole_games_come_to_every_kind_of_decision(game: Hawaii) -> None:
    seen = set()
    for options, players in TABLES:
        for seed in range(31 + players, 35 + players):  # as all games are looked at
            for state, _ in decisions(game, options, players, seed):
                seen.add(step_of(game, state))
            seen.add(step_of(game, state))
    assert seen == {*STEPS, "over"}


def test_the_tables_agreed_options_come_back(game: Hawaii) -> None:
    options = {
        "resources": "open",
        "kanaloa_counts_fishing_boat": False,
        "rank_only_those_who_reach": False,
        "seconds_on_shared_first": True,
    }
    restored = game.restore(as_saved(game, game.start(2, 1, options)))
    assert game.snapshot(restored)["options"] == options


def test_a_turn_that_is_under_way_is_written_down(game: Hawaii) -> None:
    state = game.restore(mid_game(game))
    play(game, state, "walk hula", "pay 1 foot", "buy hula II 3")
    turn = as_saved(game, state)["turn"]
    assert (turn["step"], turn["purchase"], turn["cost"]) == ("pay_tile", "buy hula II 3", 6)
    fishing = game.restore(mid_game(game))
    play(game, fishing, "fish", "catch 1 1")
    assert as_saved(game, fishing)["turn"]["catch"] == "catch 1 1"


# -- damaged -----------------------------------------------------------------------------------------

Damage = Callable[[dict[str, Any]], object]


def refused(game: Hawaii, saved: Any) -> str:
    """The sentence a damaged snapshot is refused with."""
    with pytest.raises(Problem) as caught:
        game.restore(saved)
    assert caught.value.message.id in ("snapshot_wrong", "snapshot_impossible")
    return Words().say(caught.value.message)


def test_a_turn_without_one_of_its_keys_is_refused_by_name(game: Hawaii) -> None:
    for key in mid_game(game)["turn"]:
        saved = mid_game(game)
        del saved["turn"][key]
        assert f"«turn.{key}»" in refused(game, saved)


DAMAGES: dict[str, Damage] = {
    "a round that is a word": lambda saved: saved.update(round="three"),
    "a round before the first": lambda saved: saved.update(round=0),
    "a round after the last": lambda saved: saved.update(round=6),
    "seats that are no list": lambda saved: saved.update(seats={}),
    "no seats": lambda saved: saved.update(seats=[]),
    "a seat too few": lambda saved: saved["seats"].pop(),
    "an actor who does not play": lambda saved: saved.update(actor=3),
    "an actor below nought": lambda saved: saved.update(actor=-1),
    "an actor who has retired": lambda saved: saved.update(actor=2),
    "an order with a seat twice": lambda saved: saved.update(order=[0, 0, 1]),
    "an option nobody knows": lambda saved: saved["options"].update(resources="shown"),
    "a place twice": lambda saved: saved["layout"].__setitem__(0, saved["layout"][1]),
    "a place nobody knows": lambda saved: saved["layout"].__setitem__(0, "volcano"),
    "a place without prices": lambda saved: saved["prices"].pop("hula"),
    "prices at a place nobody knows": lambda saved: saved["prices"].update(volcano=["2"]),
    "a token nobody knows": lambda saved: saved["cove"].append("7"),
    "a token too many": lambda saved: saved["cove"].extend(["6s", "6s"]),
    "a token twice": lambda saved: saved["prices"]["hula"].extend(["5s", "5s"]),
    "more choices of income than irrigation": lambda saved: saved["turn"].update(choosers=[0] * 9),
    "turns less than none": lambda saved: saved.update(turns=-3),
    "a chance too great": lambda saved: saved.update(chance=2**70),
    "points of a round to come": lambda saved: saved["seats"][0]["tally"].append([5, "dock", "dock 1", 0]),
    "a track too long": lambda saved: saved["track"].append("2"),
    "a track too short": lambda saved: saved["track"].pop(),
    "a token on the first space": lambda saved: saved["track"].__setitem__(0, "2s"),
    "a tile nobody knows": lambda saved: saved["seats"][0]["villages"][0].append("volcano I"),
    "a tile without a side": lambda saved: saved["seats"][0]["villages"][0].append("surfer"),
    "a tile lost from its place": lambda saved: saved["stock"].update(surfer=9),
    "a tile lost from a village": lambda saved: saved["seats"][0]["villages"][1].pop(),
    "a tile doubled": lambda saved: saved["seats"][1]["villages"][0].append("hula I"),
    "a kind without a number": lambda saved: saved["stock"].pop("hula"),
    "a kind nobody knows": lambda saved: saved["stock"].update(volcano=1),
    "a village without its start hut": lambda saved: saved["seats"][0]["villages"][0].pop(0),
    "a village without tiles": lambda saved: saved["seats"][0]["villages"].append([]),
    "tiles less than none": lambda saved: saved["stock"].update(hula=-1),
    "a god lost": lambda saved: saved["gods"][0].pop(),
    "a god who is none": lambda saved: saved["gods"][0].append("hula"),
    "a stack of gods too many": lambda saved: saved["gods"].append([]),
    "a stack of gods too few": lambda saved: saved["gods"][0].extend(saved["gods"].pop()),
    "an island lost": lambda saved: saved["islands_down"].pop(),
    "an island twice": lambda saved: saved["islands_up"].append("hula"),
    "an island nobody knows": lambda saved: saved["docks"].__setitem__(1, "atlantis"),
    "a dock too few": lambda saved: saved["docks"].remove(None),
    "shells less than none": lambda saved: saved["seats"][0].update(shell=-1),
    "feet less than none": lambda saved: saved["seats"][1].update(foot=-1),
    "fruits less than none": lambda saved: saved["seats"][2].update(fruit=-1),
    "boats less than none": lambda saved: saved["seats"][2].update(boats=[-1, 0]),
    "kahunas less than none": lambda saved: saved["seats"][2].update(kahunas=-1),
    "a tiki too many": lambda saved: saved["seats"][2].update(tikis=7),
    "boats ready that nobody has": lambda saved: saved["seats"][2].update(ready=[1, 1, 0]),
    "boats ready less than none": lambda saved: saved["seats"][2].update(ready=[-1, 0, 0]),
    "a chieftain at a place nobody knows": lambda saved: saved["seats"][0].update(at="volcano"),
    "two chieftains on a space": lambda saved: saved["seats"][1].update(space=3),
    "a space beyond the track": lambda saved: saved["seats"][2].update(space=4),
    "a space before the track": lambda saved: saved["seats"][2].update(space=-1),
    "a step nobody knows": lambda saved: saved["turn"].update(step="dance"),
    "huts unused that nobody has": lambda saved: saved["turn"].update(huts=[1, 1]),
    "huts unused less than none": lambda saved: saved["turn"].update(huts=[-1, 0]),
    "a purchase of another kind": lambda saved: saved["turn"].update(purchase="walk hula"),
    "a purchase nobody can read": lambda saved: saved["turn"].update(purchase="buy buy buy"),
    "a purchase of nothing known": lambda saved: saved["turn"].update(purchase="buy volcano I 3"),
    "a catch of another kind": lambda saved: saved["turn"].update(catch="rest"),
    "a gift nobody knows": lambda saved: saved["turn"].update(gift="volcano I"),
    "a chooser who does not play": lambda saved: saved["turn"].update(choosers=[7]),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_snapshot_is_refused_in_a_sentence(game: Hawaii, damage: Damage) -> None:
    saved = mid_game(game)
    damage(saved)
    assert refused(game, saved).startswith("The saved position is damaged")


MISSING: dict[str, tuple[tuple[str, ...], Damage]] = {
    "a purchase being paid": (
        ("walk hula", "pay 1 foot", "buy hula I 3"),
        lambda saved: saved["turn"].update(purchase=None),
    ),
    "the place of a purchase": (
        ("walk hula", "pay 1 foot", "buy hula I 3"),
        lambda saved: saved["turn"].update(aim=10),
    ),
    "the price token of a purchase": (
        ("walk hula", "pay 1 foot", "buy hula I 3"),
        lambda saved: saved["prices"]["hula"].remove("3"),
    ),
    "the place of a walk": (("walk hula",), lambda saved: saved["turn"].update(aim=10)),
    "the place that sells": (("walk hula", "pay 1 foot"), lambda saved: saved["turn"].update(aim=10)),
    "the fish being caught": (("fish", "catch 1 1"), lambda saved: saved.update(cove=["6"])),
    "the price of the boats": (("fish", "catch 1 1"), lambda saved: saved["turn"].update(cost=10**6)),
    "the dock of a visit": (("visit 1",), lambda saved: saved["turn"].update(aim=7)),
    "the island of a visit": (("visit 1",), lambda saved: saved["turn"].update(aim=1)),
}


@pytest.mark.parametrize(("actions", "damage"), MISSING.values(), ids=MISSING.keys())
def test_a_turn_under_way_that_misses_what_it_is_about_is_refused(
    game: Hawaii, actions: tuple[str, ...], damage: Damage
) -> None:
    state = game.restore(mid_game(game))
    play(game, state, *actions)
    saved = as_saved(game, state)
    assert game.digest(game.restore(saved)) == game.digest(state)
    damage(saved)
    refused(game, saved)


Path = tuple[str | int, ...]

GONE = object()
WRONG_VALUES: tuple[object, ...] = (GONE, None, -1, "x", [], 10**6)


def leaves(value: object, path: Path = ()) -> Iterator[Path]:
    """The paths of all values that hold no others."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    if not inner:
        yield path
    for key, part in inner:
        yield from leaves(part, (*path, key))


def replaced(text: str, path: Path, value: object) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(text)
    here: Any = saved
    for key in path[:-1]:
        here = here[key]
    if value is GONE:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return saved


def trouble(game: Hawaii, saved: dict[str, Any]) -> str | None:
    """What goes wrong with a snapshot other than that it is refused."""
    try:
        state = game.restore(saved)
    except Problem:
        return None
    except Exception as error:
        return f"restoring it: {error!r}"
    dice = Chance(1)
    try:
        for _ in range(6):
            if state.over:
                break
            game.play(state, busy(game, state, dice))
    except Exception as error:
        return f"playing on: {error!r}"
    return None


def position_at(game: Hawaii, step: str) -> dict[str, Any]:
    """The first position of round 2 or later in some busy games that stands at the step."""
    for seed in range(12):
        for state in played(game, 2 + seed % 4, seed):
            if state.round and not state.over and step_of(game, state) == step:
                return as_saved(game, state)
    raise AssertionError(step)


def test_no_single_wrong_value_brings_anything_but_a_sentence(game: Hawaii) -> None:
    text = json.dumps(mid_game(game))
    found = {
        f"{path} = {'gone' if value is GONE else value}": wrong
        for path in leaves(json.loads(text))
        for value in WRONG_VALUES
        if (wrong := trouble(game, replaced(text, path, value)))
    }
    assert found == {}


@pytest.mark.parametrize("step", STEPS)
def test_no_wrong_value_of_a_turn_under_way_brings_anything_but_a_sentence(game: Hawaii, step: str) -> None:
    saved = position_at(game, step)
    text = json.dumps(saved)
    actor = saved["actor"]
    near = [
        path
        for path in leaves(saved)
        if path[0] in ("turn", "cove", "prices", "actor", "docks", "islands_up")
        or (path[:2] == ("seats", actor) and path[2] in ("shell", "foot", "fruit", "ready", "at", "space"))
    ]
    found = {
        f"{path} = {'gone' if value is GONE else value}": wrong
        for path in near
        for value in WRONG_VALUES
        if (wrong := trouble(game, replaced(text, path, value)))
    }
    assert found == {}


@pytest.mark.parametrize("step", STEPS)
def test_a_position_at_one_step_is_refused_or_playable_at_any_other(game: Hawaii, step: str) -> None:
    saved = position_at(game, step)
    text = json.dumps(saved)
    found = {
        other: wrong for other in STEPS if (wrong := trouble(game, replaced(text, ("turn", "step"), other)))
    }
    assert found == {}
