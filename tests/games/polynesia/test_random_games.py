"""What must hold in every game, over random ones of both variants with every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import GameEnded, PointsScored
from tests.games.polynesia.ledger import Ledger
from tests.games.polynesia.telling import TABLES, anybody, decisions, opening, polynesia
from tests.games.telling import of_kind

GAME = polynesia()


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_nothing_is_lost_and_events_tell_every_change(options: dict[str, Any], players: int) -> None:
    for seed in range(30, 30 + (10 if players < 4 else 6)):
        heard = opening(GAME, players, seed, options)
        ledger = Ledger(GAME, heard)
        for _, action in decisions(GAME, options, players, seed):
            events = GAME.play(heard, action)
            ledger.hear(events)
            ledger.agrees_with(heard)
        assert heard.over
        scored = [0] * players
        for event in of_kind(events, PointsScored):
            scored[event.seat] += event.points
        assert tuple(scored) == GAME.scores(heard)
        assert of_kind(events, GameEnded) == [GameEnded(GAME.winners(heard))]


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64 - 1), blind=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    table: tuple[dict[str, Any], int], seed: int, blind: bool
) -> None:
    """There are no more rounds than stones."""
    options, players = table
    chooser = random.Random(seed)
    state = GAME.start(players, seed, options)
    for _ in range(2000):
        if state.over:
            break
        actions = GAME.actions(state)
        GAME.play(state, chooser.choice(actions) if blind else anybody(chooser, actions))
    assert state.over
    assert 4 <= state.round <= len(state.drawn) <= 10
    assert state.drawn.count(0) == 6
    assert state.drawn[-1] == 0, "the last red stone ends the game at once"
    for seat in range(players):
        assert sum(award.points for award in GAME.breakdown(state, seat)) == GAME.scores(state)[seat]
    assert GAME.scores_before_end(state) == GAME.scores(state)
    best = max(GAME.scores(state))
    assert {GAME.scores(state)[seat] for seat in GAME.winners(state)} == {best}


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_legal_action_can_be_played_and_others_are_illegal(
    options: dict[str, Any], players: int
) -> None:
    seen: dict[str, Action] = {}
    chooser = random.Random(1)
    for number, (state, _) in enumerate(decisions(GAME, options, players, 7)):
        legal = GAME.actions(state)
        seen |= {action.text: action for action in legal}
        if number % 9:
            continue
        before = GAME.digest(state)
        for action in legal:
            copy = state.copy()
            GAME.play(copy, GAME.decode(action.text))
            assert GAME.digest(copy) != before
        others = [action for action in seen.values() if action not in legal]
        for action in chooser.sample(others, min(10, len(others))):
            with pytest.raises(Illegal):
                GAME.play(state, action)
        assert GAME.digest(state) == before


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_earlier_copies_keep_their_digests(options: dict[str, Any], players: int) -> None:
    copies = []
    for state, _ in decisions(GAME, options, players, 13):
        copies.append((state.copy(), GAME.digest(state)))
    for copy, digest in copies:
        assert GAME.digest(copy) == digest


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_quiet_play_comes_to_the_same_positions(options: dict[str, Any], players: int) -> None:
    quiet = opening(GAME, players, 8, options)
    for state, action in decisions(GAME, options, players, 8):
        assert GAME.actions(quiet) == GAME.actions(state)
        assert GAME.play(quiet, action, quiet=True) == ()
    assert quiet.over
    assert GAME.digest(quiet) == GAME.digest(state)


# -- what a seat knows -------------------------------------------------------------------------------


def known(state: PolynesiaState) -> dict[str, Any]:
    """The part of a snapshot that everybody could know."""
    snapshot = GAME.snapshot(state)
    del snapshot["chance"]
    return {**snapshot, "bag": sorted(snapshot["bag"])}


def test_imagining_keeps_what_is_known_and_mixes_the_stones_anew() -> None:
    orders, chances = set(), set()
    for number, (state, _) in enumerate(decisions(GAME, {"jeopardy": False}, 3, 21)):
        imagined = GAME.imagine(state, number % 3, random.Random(number))
        assert known(imagined) == known(state)
        assert GAME.actions(imagined) == GAME.actions(state)
        if number < 30:
            orders.add(imagined.bag)
            chances.add(imagined.chance)
    assert len(orders) > 20
    assert len(chances) == 30


def test_imagining_does_not_depend_on_the_true_order_or_on_the_seat() -> None:
    for number, (state, _) in enumerate(decisions(GAME, {"jeopardy": True}, 3, 4)):
        other = GAME.imagine(state, 0, Chance(number))  # the same to the eye, another truth behind it
        one = GAME.imagine(state, 0, random.Random(99))
        two = GAME.imagine(other, 1, random.Random(99))
        assert GAME.digest(one) == GAME.digest(two)


def test_imagining_leaves_the_position_alone() -> None:
    state = GAME.start(2, 1)
    before = GAME.digest(state)
    imagined = GAME.imagine(state, 0, Chance(1))
    GAME.play(imagined, GAME.actions(imagined)[0])
    assert GAME.digest(state) == before


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    chooser = random.Random(3)
    for number, (state, _) in enumerate(decisions(GAME, {"jeopardy": False}, 4, 7)):
        if number % 40 == 0:
            imagined = GAME.imagine(state, 0, Chance(number))
            ledger = Ledger(GAME, imagined)
            ledger.pending = {"feast": "mask", "voyage": "ship"}.get(GAME.step(imagined).name)
            if ledger.pending:
                ledger.dealt[ledger.pending] += 1
            while not imagined.over:
                ledger.hear(GAME.play(imagined, anybody(chooser, GAME.actions(imagined))))
            ledger.agrees_with(imagined)
