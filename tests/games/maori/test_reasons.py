"""Why a wish cannot be fulfilled: the right thing in its way, with the right numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from inspect import getsource
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from hawaii.games.maori import Maori, reasons
from hawaii.games.maori.book import EMPTY
from hawaii.kernel.messages import Message
from tests.games.maori.telling import VARIANTS, board, decisions, matrix, sparse, table
from tests.games.telling import play

ROW = board("""
    . . . . .
    water water water water-b .
    . . . . .
    . . . . .
""")
FULL = board("""
    water water water . .
    water-b water-b water-b water-b water-b
    water-b water-b water-b water-bb water-bb
    . . water-bb water-bb water
""")
SPLIT = board("""
    water water . . .
    water water . . .
    . . . . .
    . . . . water-b
""")
LINE = matrix(r1c1="W-pl", r2c1="volcano", r3c1="E-pl")
EMPTY_COLUMN = sparse(r2c2="E-p", r3c3="W-p")
ADVANCED = {"options": {"rules": "advanced"}}
PRO = {"options": {"rules": "pro"}}
EDGES = {"options": {"fit": "edges"}}


NONE: Mapping[str, Any] = MappingProxyType({})


class Case(NamedTuple):
    """A wish that cannot be fulfilled, and what is said."""

    reason: str
    wish: dict[str, Any]
    seat: Mapping[str, Any] = NONE
    others: Mapping[str, Any] = NONE
    played: tuple[str, ...] = ()
    values: Mapping[str, Any] = NONE


def short(count: int) -> dict[str, Any]:
    return {"count": count}


CASES: dict[str, Case] = {
    # -- not the time for it
    "to launch again": Case("why_launched", {"do": "launch"}),
    "to moor at the wrong time": Case(
        "why_not_mooring", {"do": "moor", "square": "r2c2"}, {"board": ROW}, ADVANCED
    ),
    "to sail again": Case("why_sailed", {"position": 5}, played=("sail 1",)),
    "another tile": Case("why_turn_begun", {"tile": "r1c2"}, played=("sail 1", "take r1c1")),
    "to discard after taking": Case(
        "why_turn_begun", {"do": "discard", "square": "r2c1"}, {"board": ROW}, played=("sail 1", "take r1c1")
    ),
    "nothing after taking": Case("why_turn_begun", {"do": "nothing"}, played=("sail 1", "take r1c1")),
    "the stored tile after taking": Case(
        "why_turn_begun", {"do": "put"}, {"store": "E-pl"}, played=("sail 1", "take r1c1")
    ),
    "to take after fetching": Case(
        "why_turn_begun", {"do": "take"}, {"store": "E-pl"}, played=("sail 1", "fetch")
    ),
    "to store what was stored": Case(
        "why_turn_begun", {"do": "store"}, {"store": "E-pl"}, played=("sail 1", "fetch")
    ),
    "to go on without mooring": Case(
        "why_moor_first", {"do": "nothing"}, {"board": ROW}, ADVANCED, ("sail 1", "discard r2c1")
    ),
    "to moor on water": Case(
        "why_moor_on_tile",
        {"do": "moor", "square": "r1c1"},
        {"board": ROW},
        ADVANCED,
        ("sail 1", "discard r2c1"),
    ),
    # -- the discoverer ship
    "a position too far": Case("why_no_such_position", {"position": 17}, values={"position": 17, "most": 16}),
    "a position of nought": Case("why_no_such_position", {"position": 0}, values={"position": 0, "most": 16}),
    "a position too dear": Case("why_maori_shells_short", {"position": 5}, {"shells": 1}, values=short(2)),
    "once around, too dear": Case("why_maori_shells_short", {"position": 16}, {"shells": 5}, values=short(9)),
    # -- the matrix
    "no square of the matrix": Case("why_no_such_square", {"tile": "r1c5"}, values={"square": "r1c5"}),
    "a gap": Case("why_gap", {"tile": "r1c1"}, others={"matrix": EMPTY_COLUMN}),
    "any tile where there is none": Case(
        "why_gap", {"do": "take", "position": 1}, {"board": ROW}, {"matrix": EMPTY_COLUMN}
    ),
    "a volcano": Case("why_volcano", {"tile": "r2c1"}, others={"matrix": LINE}),
    "a tile behind a volcano": Case(
        "why_behind_volcano", {"tile": "r3c1"}, others={"matrix": LINE}, played=("sail 1",)
    ),
    "a tile behind a volcano from there": Case(
        "why_behind_volcano", {"tile": "r3c1", "position": 1}, others={"matrix": LINE}
    ),
    "any tile where a volcano is": Case(
        "why_behind_volcano", {"do": "store", "position": 1}, others={"matrix": matrix(r1c1="volcano")}
    ),
    "a tile that is not there": Case("why_not_before_ship", {"tile": "r2c2"}, played=("sail 1",)),
    "a tile from where it is not seen": Case("why_not_before_ship", {"tile": "r2c2", "position": 1}),
    "a tile too dear": Case("why_maori_shells_short", {"tile": "r4c1"}, {"shells": 1}, values=short(2)),
    "a tile too dear from there": Case(
        "why_maori_shells_short", {"tile": "r3c1"}, {"shells": 1}, played=("sail 1",), values=short(1)
    ),
    "a tile too dear from that side": Case(
        "why_maori_shells_short", {"tile": "r1c1", "position": 5}, {"shells": 5}, values=short(1)
    ),
    # -- the storage
    "a second tile stored": Case("why_store_full", {"tile": "r1c1", "do": "store"}, {"store": "E-pl"}),
    "a second tile stored after taking": Case(
        "why_store_full", {"do": "store"}, {"store": "E-pl"}, played=("sail 1", "take r1c1")
    ),
    "to put what is not there": Case("why_store_empty", {"do": "put", "square": "r1c1"}),
    # -- the board
    "a full board": Case(
        "why_board_full", {"tile": "r1c1", "square": "r1c1"}, {"board": FULL}, {"matrix": sparse(r1c1="E-p")}
    ),
    "a square that is none": Case(
        "why_no_such_square", {"tile": "r1c1", "square": "r5c1"}, values={"square": "r5c1"}
    ),
    "printed land": Case("why_printed_land", {"tile": "r1c1", "square": "r1c4"}),
    "printed land, whatever goes there": Case("why_printed_land", {"square": "r1c4"}),
    "printed land for a stored tile": Case(
        "why_printed_land", {"do": "put", "square": "r1c4"}, {"store": "E-pl"}
    ),
    "printed land for a tile in hand": Case(
        "why_printed_land", {"square": "r1c4"}, played=("sail 1", "take r1c1")
    ),
    "a square that is taken": Case("why_square_taken", {"tile": "r1c1", "square": "r2c1"}, {"board": ROW}),
    "palms upside down": Case(
        "why_palms_upright",
        {"tile": "r1c1", "square": "r1c1", "edges": "N"},
        others={"matrix": matrix(r1c1="W-pl")},
    ),
    "palms that stand as they must": Case(
        "why_palms_upright",
        {"tile": "r1c1", "square": "r1c1", "edges": "W"},
        others={"matrix": matrix(r1c1="W-pl")},
    ),
    "a middle piece as an end": Case(
        "why_palms_upright", {"do": "put", "square": "r1c1", "edges": "N"}, {"store": "EW-b"}
    ),
    "land against the border": Case(
        "why_edges", {"tile": "r1c1", "square": "r2c1"}, others={**EDGES, "matrix": matrix(r1c1="W-pl")}
    ),
    "land turned against the border": Case(
        "why_edges", {"do": "put", "square": "r2c1", "edges": "W"}, {"store": "E-h"}, EDGES
    ),
    "a tile that fits nowhere": Case(
        "why_fits_nowhere_on_board",
        {"do": "put"},
        {"store": "E-pl", "board": [row[:] for row in FULL[:3]] + [[".", ".", "water-bb", "water", "."]]},
        {**EDGES, "matrix": sparse(r1c1="E-p")},
    ),
    # -- one's own ship
    "beside water for the ship": Case(
        "why_not_beside_ship",
        {"tile": "r1c1", "square": "r3c4"},
        {"board": ROW, "ship": "r2c1", "shells": 1},
        ADVANCED,
        values=short(2),
    ),
    "where no tile leads": Case(
        "why_ship_cannot_come",
        {"tile": "r1c1", "square": "r3c5"},
        {"board": SPLIT, "ship": "r1c1"},
        PRO,
    ),
    # -- discarding
    "to discard outside": Case(
        "why_no_such_square", {"do": "discard", "square": "r9c9"}, values={"square": "r9c9"}
    ),
    "to discard water": Case("why_nothing_to_discard", {"do": "discard", "square": "r1c1"}, {"board": ROW}),
    "to discard from an empty board": Case("why_nothing_to_discard", {"do": "discard"}),
    "to discard under the ship": Case(
        "why_under_ship", {"do": "discard", "square": "r2c1"}, {"board": ROW, "ship": "r2c1"}, PRO
    ),
    "to discard the only tile": Case(
        "why_under_ship",
        {"do": "discard"},
        {"board": [["."] * 5, ["water", *["."] * 4], *[["."] * 5] * 2]},
        PRO,
    ),
    # -- what nobody can mean
    "nothing, on a square": Case("why_otherwise", {"do": "nothing", "square": "r1c1"}),
}
BEFORE = {"why_game_over", "why_launch_first"}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_first_thing_in_the_way_is_told(game: Maori, case: Case) -> None:
    state = table(game, case.seat, **case.others)
    play(game, state, *case.played)
    assert state.actor == 0
    found = game.plans(state, case.wish)
    assert isinstance(found, Message), found
    assert (found.id, found.values) == (case.reason, case.values)


def test_before_anything_else_the_ship_is_placed(game: Maori) -> None:
    assert game.plans(game.start(2, 1), {"do": "take"}) == Message("why_launch_first")


def test_after_the_game_nothing_can_be_done(game: Maori) -> None:
    state = table(game, seats=[{}, {"board": FULL}], matrix=sparse(r1c1="E-p"))
    play(game, state, "sail 1", "nothing")
    assert state.over
    assert game.plans(state, {"do": "nothing"}) == game.plans(state, {}) == Message("why_game_over")


def test_every_reason_is_told_above() -> None:
    written = set(re.findall(r'"(why_\w+)"', getsource(reasons)))
    assert written == {case.reason for case in CASES.values()} | BEFORE


@pytest.mark.parametrize("options", VARIANTS)
def test_every_wish_is_answered(game: Maori, options: dict[str, Any]) -> None:
    """With plans or with a reason, which says something if the wish does."""
    chooser = Random(3)
    squares = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 7)]
    for number, (state, _) in enumerate(decisions(game, options, 2, 19)):
        if number % 12:
            continue
        taking = {
            "do": chooser.choice([None, "take", "store"]),
            "position": chooser.choice([None, None, chooser.randrange(18)]),
            "tile": chooser.choice([None, *squares]),
        }
        putting = {"square": chooser.choice(squares), "edges": chooser.choice([None, "N", "EW"])}
        wishes: list[dict[str, Any]] = [
            taking,
            {**taking, "do": "take", **putting},
            {"do": "put", **putting},
            {"do": chooser.choice(["discard", "moor"]), "square": chooser.choice(squares)},
            {"do": "launch", "position": chooser.randrange(18)},
            {"position": chooser.randrange(18)},
            putting,
        ]
        for wish in wishes:
            found = game.plans(state, wish)
            vague = state.hand == EMPTY and not wish.get("tile") and wish.get("do") in (None, "take")
            if isinstance(found, Message):
                assert vague or found.id != "why_otherwise", (wish, game.snapshot(state))
            else:
                assert found
