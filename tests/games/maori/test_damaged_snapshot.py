"""Damaged positions are refused, and nothing else ever comes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hawaii.games.maori import Maori
from hawaii.kernel.messages import Problem
from tests.games.maori.saved import in_hand, launching, mid_game, over
from tests.games.maori.telling import matrix
from tests.games.telling import as_saved

Damage = Callable[[dict[str, Any]], object]


def refused(game: Maori, saved: Any) -> str:
    with pytest.raises(Problem) as caught:
        game.restore(saved)
    return caught.value.message.id


def seat(number: int, **values: object) -> Damage:
    return lambda saved: saved["seats"][number].update(values)


def tile(number: int, row: int, column: int, name: str) -> Damage:
    return lambda saved: saved["seats"][number]["board"][row].__setitem__(column, name)


DAMAGES: dict[str, Damage] = {
    "an option nobody knows": lambda saved: saved["options"].update(rules="easy"),
    "no seats": lambda saved: saved.update(seats=[]),
    "a seat too few": lambda saved: saved["seats"].pop(0),
    "six seats": lambda saved: saved["seats"].extend([saved["seats"][2]] * 3),
    "an actor who does not play": lambda saved: saved.update(actor=3),
    "an actor below nought": lambda saved: saved.update(actor=-1),
    "nobody to act": lambda saved: saved.update(actor=None),
    "turns less than none": lambda saved: saved.update(turns=-3),
    "no turns": lambda saved: saved.update(turns=0),
    "a step nobody knows": lambda saved: saved.update(step="dance"),
    "a step that leaves no choice": lambda saved: saved.update(step="turn_end"),
    "a launch in the middle": lambda saved: saved.update(step="launch", ship=0),
    "a tile to put from nowhere": lambda saved: saved.update(step="put"),
    "a ship to moor when all were idle": lambda saved: saved.update(step="moor"),
    "no ship": lambda saved: saved.update(ship=0),
    "a ship too far": lambda saved: saved.update(ship=17),
    "a matrix of another shape": lambda saved: saved["matrix"][0].append(saved["matrix"][1].pop()),
    "a row too few": lambda saved: saved["supply"].extend(saved["matrix"].pop()),
    "a gap while there are tiles": lambda saved: (
        saved["supply"].append(saved["matrix"][0][0]),
        saved["matrix"][0].__setitem__(0, "."),
    ),
    "a tile nobody knows": lambda saved: saved["supply"].__setitem__(0, "E-zzz"),
    "a tile lost": lambda saved: saved["supply"].pop(),
    "a tile doubled": lambda saved: saved["supply"].append("E-p"),
    "a tile lost from the box": lambda saved: saved.update(discarded=[]),
    "a tile in hand as well": lambda saved: saved.update(hand="E-p"),
    "a gap where a tile is": lambda saved: saved.update(gap="r1c1"),
    "a gap nowhere": lambda saved: saved.update(gap="r9c9"),
    "a tile on land": tile(2, 0, 3, "E-p"),
    "a tile nobody knows on a board": tile(2, 0, 0, "E-zzz"),
    "a volcano on a board": tile(2, 0, 0, "volcano"),
    "a tile turned that has palms": tile(1, 3, 4, "W-pb N"),
    "a tile turned as it cannot be": tile(0, 0, 1, "E-h NS"),
    "a board of another shape": lambda saved: saved["seats"][0]["board"].pop(),
    "a volcano in the storage": seat(0, store="volcano"),
    "another tile in the storage": seat(0, store="N-ppl"),
    "shells less than none": seat(0, shells=-1),
    "too many shells": seat(0, shells=28),
    "a ship on no tile": seat(0, ship="r4c4"),
    "a ship on no square": seat(0, ship="r9c9"),
    "a ship beside a board with tiles": seat(0, ship=None),
    "a ship on a board without tiles": seat(2, ship="r1c1"),
    "idle less than never": lambda saved: saved.update(idle=-1),
    "idle too long": lambda saved: saved.update(idle=6),
    "an end without a full board": lambda saved: saved.update(left=2),
    "an end that is past": lambda saved: saved.update(left=0),
    "an end before the beginning": lambda saved: saved.update(left=-2),
    "a chance too great": lambda saved: saved.update(chance=2**70),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_snapshot_is_refused(game: Maori, damage: Damage) -> None:
    saved = mid_game(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) in ("snapshot_wrong", "snapshot_impossible")


TOO_EARLY: dict[str, Damage] = {
    "a ship that is placed": lambda saved: saved.update(ship=1),
    "a turn that is over": lambda saved: saved.update(turns=1),
    "somebody who was idle": lambda saved: saved.update(idle=1),
    "shells that were paid": seat(0, shells=4),
    "a tile that is stored": lambda saved: saved["seats"][0].update(store=saved["supply"].pop()),
    "a tile that is discarded": lambda saved: saved["discarded"].append(saved["supply"].pop()),
    "a volcano that has come": lambda saved: (
        saved["supply"].append(saved["matrix"][0][0]),
        saved["supply"].remove("volcano"),
        saved["matrix"][0].__setitem__(0, "volcano"),
    ),
    "no actor": lambda saved: saved.update(actor=None),
}


@pytest.mark.parametrize("damage", TOO_EARLY.values(), ids=TOO_EARLY.keys())
def test_before_the_ship_is_placed_nothing_can_have_happened(game: Maori, damage: Damage) -> None:
    saved = launching(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) == "snapshot_impossible"


def swap(saved: dict[str, Any], row: int, column: int, name: str) -> None:
    """A tile of the supply and one of the matrix change places."""
    saved["supply"].append(saved["matrix"][row][column])
    saved["supply"].remove(name)
    saved["matrix"][row][column] = name


PUTTING: dict[str, Damage] = {
    "no tile in hand": lambda saved: saved.update(hand=None),
    "another tile in hand": lambda saved: saved.update(hand="S-ppl"),
    "a gap that is not before the ship": lambda saved: (
        saved["matrix"][1].__setitem__(0, saved["matrix"][1][1]),
        saved["matrix"][1].__setitem__(1, "."),
        saved.update(gap="r2c2"),
    ),
    "a volcano between": lambda saved: swap(saved, 0, 0, "volcano"),
    "idleness": lambda saved: saved.update(idle=1),
    "another step": lambda saved: saved.update(step="discover"),
}


@pytest.mark.parametrize("damage", PUTTING.values(), ids=PUTTING.keys())
def test_a_tile_in_hand_was_taken_from_before_the_ship(game: Maori, damage: Damage) -> None:
    saved = in_hand(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) == "snapshot_impossible"


def test_whoever_fetched_has_an_empty_storage(game: Maori) -> None:
    saved = in_hand(game, "W-pl")
    game.restore(saved)
    saved["matrix"][1][0], saved["gap"] = saved["supply"].pop(), None
    assert refused(game, saved) == "snapshot_impossible"


@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_only_in_the_advanced_game_a_ship_is_moored(game: Maori, rules: str) -> None:
    rows = [["water", "water", ".", ".", "."], *[["."] * 5] * 3]
    saved = as_saved(game, game.arrange({"options": {"rules": rules}, "seats": [{"board": rows}]}))
    game.restore(saved)
    saved["step"] = "moor"
    assert refused(game, saved) == "snapshot_impossible"


def test_a_decision_leaves_a_choice(game: Maori) -> None:
    """Beside a volcano, without tiles, there is nothing to do but nothing."""
    saved = as_saved(game, game.arrange({"matrix": matrix(r1c1="volcano")}))
    assert saved["ship"] == 1
    saved["step"] = "discover"
    assert refused(game, saved) == "snapshot_impossible"


OVER: dict[str, Damage] = {
    "turns that are left": lambda saved: saved.update(left=1),
    "no full board": lambda saved: (
        saved["supply"].append(saved["seats"][1]["board"][0][0]),
        saved["seats"][1]["board"][0].__setitem__(0, "."),
    ),
    "no end in sight": lambda saved: saved.update(left=-1),
    "a step to decide": lambda saved: saved.update(step="sail"),
    "no ship": lambda saved: saved.update(ship=0),
    "somebody who acts": lambda saved: saved.update(actor=0, step="sail"),
}


@pytest.mark.parametrize("damage", OVER.values(), ids=OVER.keys())
def test_a_game_that_is_over_has_ended_for_a_reason(game: Maori, damage: Damage) -> None:
    saved = over(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) == "snapshot_impossible"
