"""How far opponents look in Maori, and what they do not know."""

from __future__ import annotations

from hawaii.bots.maori.valuation import make
from hawaii.bots.search import Search
from hawaii.games.maori import Maori
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.state import MaoriState
from tests.bots.maori.tables import table


def test_search_plays_on_with_gaps_not_with_tiles_that_nobody_has_seen(game: Maori) -> None:
    state = game.start(2, 4)
    game.play(state, game.actions(state)[0])
    search = Search(game, make(game, 2), state.copy())
    gaps = 0
    for turn in search.root.turns:
        taken = sum(kind == EMPTY for kind in turn.state.matrix)
        gaps += taken
        assert taken <= 1
        assert set(turn.state.supply) == {EMPTY}
    assert gaps


def test_search_looks_until_the_seat_has_had_its_next_turn(game: Maori) -> None:
    valuation = make(game, 3)
    state = game.start(3, 4)
    game.play(state, game.actions(state)[0])
    looks_past = valuation.horizon(state)
    later = state.copy()
    seen: list[int] = []
    while looks_past(later):
        assert later.actor is not None
        seen.append(later.actor)
        turn = later.turns
        while later.turns == turn:
            game.play(later, game.actions(later)[0])
    first = state.actor
    assert first is not None
    assert seen == [first, (first + 1) % 3, (first + 2) % 3, first]


def best(game: Maori, state: MaoriState, evaluations: int) -> str:
    search = Search(game, make(game, 2), state.copy())
    search.run(evaluations)
    return " ".join(action.text for action in search.root.turns[search.root.best()].actions)


def test_a_lei_is_closed_at_once(game: Maori) -> None:
    board = "E-ppl . . . . | . . . . . | . . . . . | . . . . ."
    state = table(game, board, matrix="W-pl E-pp water S-p | . . . . | . . . . | . . . .", ship=16)
    assert best(game, state, 1) == "sail 1 take r1c1 put r1c2"


def test_in_the_last_turn_whoever_can_completes_an_island(game: Maori) -> None:
    """The other's board is full; one turn is left: 5 palms with a hut, or a single one."""
    full = "water water water . . | water-b water-b water-b water-b water-b | water-b water-bb water-bb "
    full += "water-bb water-bb | . . single-p single-p single-p"
    board = "E-pph . . . . | . . . . . | . . . . . | . . . . ."
    state = table(game, board, full, matrix="single-pp . . . | W-ppp . . . | . . . . | . . . .", ship=16)
    assert best(game, state, 1) == "sail 1 take r2c1 put r1c2"
