"""The game against the referee: whole random games of every variant, position by position."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games.maori import Maori
from tests.games.maori import counting, referee
from tests.games.maori.telling import TABLES, VARIANTS, decisions, maori
from tests.games.telling import offered

GAME = maori()
NAMES = sorted({name for name in GAME.book.tables.tiles if name != "volcano"})


def scores_agree(game: Maori, state: Any, table: dict[str, Any]) -> None:
    expected = counting.counted(table)
    for seat, points in enumerate(expected):
        assert game.points_by_source(state, seat) == points
        assert game.scores(state)[seat] == sum(points.values())
    assert list(game.winners(state)) == counting.winners(table)


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_a_whole_game_goes_as_the_referee_says(game: Maori, options: dict[str, Any], players: int) -> None:
    kind = VARIANTS.index(options)
    for seed in (2 * players + kind, 2 * players + kind + 1)[: 2 if players < 4 else 1]:
        expected = None
        for number, (state, action) in enumerate(decisions(game, options, players, seed)):
            found = game.snapshot(state)
            if expected is None:
                expected = found
            assert found == expected
            actions = offered(game, state)
            assert len(actions) > 1
            assert len(set(actions)) == len(actions)
            assert set(actions) == referee.legal(found)
            if number % 8 == 0:
                scores_agree(game, state, found)
            expected = referee.after(found, action.text)
        assert state.over
        assert game.snapshot(state) == expected
        scores_agree(game, state, game.snapshot(state))


@st.composite
def described(draw: st.DrawFn) -> dict[str, Any]:
    """Two or three boards full of anything, with more joined land than random games have."""
    joined = draw(st.booleans())
    options = draw(st.sampled_from([variant for variant in VARIANTS if variant["fit"] == "free"]))
    left = {name: count for name, count in GAME.book.tables.tiles.items() if name != "volcano"}
    land = counting.LAND[options["board"]]

    def tile(rows: counting.Board, row: int, column: int) -> str:
        if (row, column) in land or not draw(st.integers(0, 7)):
            return "."
        above = counting.edges_of(rows[row - 1][column]) if row else ""
        before = counting.edges_of(rows[row][-1]) if column else ""
        lying = [
            name if len(referee.ways(name)) == 1 else f"{name} {way}"
            for name, count in left.items()
            for way in referee.ways(name)
            if count and (not joined or (("N" in way, "W" in way) == ("S" in above, "E" in before)))
        ]
        if not lying:
            return "."
        chosen = draw(st.sampled_from(lying))
        left[chosen.split()[0]] -= 1
        return chosen

    seats = []
    for _ in range(draw(st.integers(2, 3))):
        rows: counting.Board = []
        for row in range(4):
            rows.append([])
            for column in range(5):
                rows[row].append(tile(rows, row, column))
        seats.append({"board": rows, "shells": draw(st.integers(0, 10))})
    return {"options": options, "seats": seats}


@settings(max_examples=150)
@given(description=described())
def test_any_boards_are_counted_as_the_referee_counts(description: dict[str, Any]) -> None:
    state = GAME.arrange(description)
    scores_agree(GAME, state, GAME.snapshot(state))


def test_the_boards_that_are_counted_have_something_of_everything(game: Maori) -> None:
    """Joined by hand, as chance hardly does: the referee and the game see the same islands."""
    rows = [
        ["E-ppl", "W-pl", "S-pph", "single-pb", "."],
        ["E-p", "EW-pp", "NS-pp", "S-p", "water-bb"],
        ["single-ph", "N-p", "N-ppp", "N-pp", "E-pss"],
        ["E-ss N", "E-h E", "EW-b EW", "W-p", "S-pl"],
    ]
    state = game.arrange({"options": {"board": "atoll"}, "seats": [{"board": rows}]})
    scores_agree(game, state, game.snapshot(state))
    assert game.points_by_source(state, 0).keys() == {"palms", "huts", "leis", "ships", "shells", "empty"}
