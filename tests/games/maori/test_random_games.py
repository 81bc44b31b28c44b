"""What must hold in every game, over random ones of every variant with every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import GameEnded, PointsScored
from tests.games.maori.ledger import Ledger
from tests.games.maori.telling import TABLES, VARIANTS, decisions, maori
from tests.games.telling import of_kind

GAME = maori()


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_nothing_is_lost_and_events_tell_every_change(options: dict[str, Any], players: int) -> None:
    for state, action in decisions(GAME, options, players, 31 + players):
        if state.turns == 0:
            heard = state.copy()
            ledger = Ledger(GAME, heard)
        events = GAME.play(heard, action)
        ledger.hear(events)
        ledger.agrees_with(heard)
    assert heard.over
    scored = [0] * players
    for event in of_kind(events, PointsScored):
        scored[event.seat] += event.points
    assert tuple(scored) == GAME.scores(heard)
    assert of_kind(events, GameEnded) == [GameEnded(GAME.winners(heard))]


@settings(max_examples=40)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64 - 1), lazy=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    table: tuple[dict[str, Any], int], seed: int, lazy: bool
) -> None:
    """Also where everybody plays by chance alone, and discards as often as chance does."""
    options, players = table
    choose = random.Random(seed).choice
    state = GAME.start(players, seed, options)
    for _ in range(9000):
        if state.over:
            break
        actions = GAME.actions(state)
        busy = [action for action in actions if action.text != "nothing"]
        GAME.play(state, choose(actions if lazy else busy or actions))
    assert state.over
    for seat in range(players):
        assert sum(award.points for award in GAME.breakdown(state, seat)) == GAME.scores(state)[seat]
    assert GAME.scores_before_end(state) == GAME.scores(state)
    best = max(GAME.scores(state))
    assert {GAME.scores(state)[seat] for seat in GAME.winners(state)} == {best}


@pytest.mark.parametrize("options", VARIANTS)
def test_every_legal_action_can_be_played_and_others_are_illegal(options: dict[str, Any]) -> None:
    seen: dict[str, Action] = {}
    chooser = random.Random(1)
    for number, (state, _) in enumerate(decisions(GAME, options, 2, 6)):
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


@pytest.mark.parametrize("options", VARIANTS)
def test_quiet_play_comes_to_the_same_positions(options: dict[str, Any]) -> None:
    for state, action in decisions(GAME, options, 3, 8):
        if state.turns == 0:
            quiet = state.copy()
        assert GAME.actions(quiet) == GAME.actions(state)
        assert GAME.play(quiet, action, quiet=True) == ()
    assert quiet.over


def test_these_games_see_full_boards_and_idle_ends_and_dry_supplies() -> None:
    ends, dry = set(), False
    for options, players in TABLES:
        for seed in (31 + players, 32 + players):
            for state, _ in decisions(GAME, options, players, seed):
                dry = dry or not state.supply
            ends.add((options["fit"], state.left == 0))
    assert {("free", True), ("free", False), ("edges", False)} <= ends
    assert dry


# -- what a seat knows -------------------------------------------------------------------------------


def known(state: MaoriState) -> dict[str, Any]:
    """The part of a snapshot that everybody could know."""
    snapshot = GAME.snapshot(state)
    del snapshot["chance"]
    return {**snapshot, "supply": sorted(snapshot["supply"])}


def test_imagining_keeps_what_is_known_and_deals_the_supply_anew() -> None:
    orders, chances = set(), set()
    for number, (state, _) in enumerate(decisions(GAME, VARIANTS[0], 3, 21)):
        imagined = GAME.imagine(state, number % 3, random.Random(number))
        assert known(imagined) == known(state)
        assert GAME.actions(imagined) == GAME.actions(state)
        if number < 30:
            orders.add(imagined.supply)
            chances.add(imagined.chance)
            assert imagined.supply != state.supply
    assert len(orders) == len(chances) == 30


def test_imagining_does_not_depend_on_the_true_order_or_on_the_seat() -> None:
    for number, (state, _) in enumerate(decisions(GAME, VARIANTS[4], 3, 4)):
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
    for number, (state, _) in enumerate(decisions(GAME, VARIANTS[8], 4, 7)):
        if number % 60 == 0:
            imagined = GAME.imagine(state, 0, Chance(number))
            ledger = Ledger(GAME, imagined)
            while not imagined.over:
                ledger.hear(GAME.play(imagined, chooser.choice(GAME.actions(imagined))))
            ledger.agrees_with(imagined)
