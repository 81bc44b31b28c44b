"""What must hold in every game, over random ones with every number of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games import game_tables
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.soundness import tiles_owned
from hawaii.games.hawaii.state import NO_ISLAND, NO_TOKEN, HawaiiState
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import PointsScored
from tests.games.hawaii.ledger import Ledger

GAME = Hawaii(game_tables("hawaii"))
TABLES = [(players, busy) for players in (2, 3, 4, 5) for busy in (False, True)]

seeds = st.integers(0, 2**64 - 1)
player_counts = st.integers(2, 5)
options = st.fixed_dictionaries(
    {
        "resources": st.sampled_from(["hidden", "open"]),
        "kanaloa_counts_fishing_boat": st.booleans(),
        "rank_only_those_who_reach": st.booleans(),
        "seconds_on_shared_first": st.booleans(),
    }
)


def choice(chooser: random.Random, actions: Sequence[Action], busy: bool) -> Action:
    active = [action for action in actions if action.text.split()[0] not in GAME.idle]
    return chooser.choice(active if busy and active else actions)


def decisions(players: int, seed: int, busy: bool) -> Iterator[tuple[HawaiiState, Action]]:
    """A whole game: the position and the action before each decision; the caller sees it change."""
    chooser = random.Random(seed)
    state = GAME.start(players, seed)
    for _ in range(5000):
        if state.over:
            return
        action = choice(chooser, GAME.actions(state), busy)
        yield state, action
        GAME.play(state, action)
    raise AssertionError("a game that does not end")


def conserved(state: HawaiiState) -> None:
    """126 tiles, 25 tokens, 10 islands, wherever they are."""
    book = GAME.book
    tiles = tiles_owned(state) + Counter(dict(enumerate(state.stock)))
    assert tiles == Counter({kind: tile.count for kind, tile in enumerate(book.tiles)})
    assert tiles.total() == 126
    stacked = Counter(kind for stack in state.gods for kind in stack)
    assert all(state.stock[kind] == stacked[kind] for kind in stacked)
    assert stacked.total() == sum(n for kind, n in enumerate(state.stock) if book.gods >> kind & 1)
    lying = Counter(token for tokens in (*state.prices, *state.taken, *state.caught) for token in tokens)
    lying.update(state.cove)
    lying.update(token for token in state.track if token != NO_TOKEN)
    assert lying <= Counter(book.bag)
    in_bag = 25 - 21 - (len(state.points) - 1)
    assert Counter(book.bag).total() - lying.total() == in_bag
    islands = Counter((*state.docks, *state.islands_down, *state.islands_up))
    del islands[NO_ISLAND]
    assert islands == Counter(book.island_stack)
    assert islands.total() == 10


@pytest.mark.parametrize(("players", "busy"), TABLES)
def test_nothing_is_lost_and_events_tell_every_change(players: int, busy: bool) -> None:
    for seed in range(3):
        chooser = random.Random(seed)
        state = GAME.start(players, seed)
        ledger = Ledger(GAME, state)
        while not state.over:
            action = choice(chooser, GAME.actions(state), busy)
            ledger.hear(GAME.play(state, action))
            conserved(state)
            ledger.agrees_with(GAME, state)


@pytest.mark.parametrize(("players", "busy"), TABLES)
def test_every_legal_action_can_be_played_and_others_are_illegal(players: int, busy: bool) -> None:
    seen: dict[str, Action] = {}
    chooser = random.Random(players)
    for state, _ in decisions(players, 77, busy):
        legal = GAME.actions(state)
        assert len(legal) > 1
        assert len({action.text for action in legal}) == len(legal)
        for action in legal:
            seen[action.text] = action
            copy = state.copy()
            GAME.play(copy, GAME.decode(GAME.encode(action)))
            assert GAME.digest(copy) != GAME.digest(state)
        others = [action for text, action in seen.items() if action not in legal]
        before = GAME.digest(state)
        for action in chooser.sample(others, min(10, len(others))):
            with pytest.raises(Illegal):
                GAME.play(state, action)
        assert GAME.digest(state) == before


@pytest.mark.parametrize(("players", "busy"), TABLES)
def test_every_earlier_copy_keeps_its_digest(players: int, busy: bool) -> None:
    copies: list[tuple[HawaiiState, str]] = []
    for state, _ in decisions(players, 5, busy):
        copy = state.copy()
        copies.append((copy, GAME.digest(copy)))
    for copy, digest in copies:
        assert GAME.digest(copy) == digest


def test_playing_on_from_a_copy_leaves_the_original_alone() -> None:
    for state, action in decisions(3, 9, True):
        before = GAME.digest(state)
        copy = state.copy()
        GAME.play(copy, action)
        assert GAME.digest(state) == before


@settings(max_examples=60)
@given(players=player_counts, seed=seeds, agreed=options, busy=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    players: int, seed: int, agreed: dict[str, object], busy: bool
) -> None:
    chooser = random.Random(seed)
    state = GAME.start(players, seed, agreed)
    scored = [0] * players
    for _ in range(5000):
        if state.over:
            break
        for event in GAME.play(state, choice(chooser, GAME.actions(state), busy)):
            if isinstance(event, PointsScored):
                scored[event.seat] += event.points
        for seat in range(players):
            assert sum(award.points for award in GAME.breakdown(state, seat)) == state.points[seat]
    assert state.over
    assert GAME.scores(state) == tuple(scored)
    assert max(GAME.scores(state)) in [GAME.scores(state)[seat] for seat in GAME.winners(state)]


@settings(max_examples=30)
@given(players=player_counts, seed=seeds, busy=st.booleans())
def test_quiet_play_comes_to_the_same_positions(players: int, seed: int, busy: bool) -> None:
    quiet = GAME.start(players, seed)
    for state, action in decisions(players, seed, busy):
        assert GAME.actions(quiet) == GAME.actions(state)
        assert GAME.play(quiet, action, quiet=True) == ()
    assert quiet.over


def known(state: HawaiiState) -> dict[str, object]:
    """The part of a snapshot that everybody could know."""
    snapshot = GAME.snapshot(state)
    del snapshot["chance"]
    snapshot["islands_down"] = sorted(snapshot["islands_down"])
    hidden = sorted(god for stack in snapshot["gods"] for god in stack[:-1])
    snapshot["gods"] = (
        [len(stack) for stack in snapshot["gods"]],
        [stack[-1:] for stack in snapshot["gods"]],
        hidden,
    )
    return snapshot


def test_imagining_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    orders, stacks, chances = set(), set(), set()
    for number, (state, _) in enumerate(decisions(4, 21, True)):
        seat = number % 4
        imagined = GAME.imagine(state, seat, random.Random(number))
        assert known(imagined) == known(state)
        assert GAME.actions(imagined) == GAME.actions(state)
        if number < 30:
            orders.add(imagined.islands_down)
            stacks.add(tuple(imagined.gods))
            chances.add(imagined.chance)
            assert imagined.chance != state.chance
    assert len(chances) == 30
    assert len(orders) > 10
    assert len(stacks) > 10


def test_imagining_does_not_depend_on_the_true_hidden_order() -> None:
    for number, (state, _) in enumerate(decisions(3, 4, False)):
        other = GAME.imagine(state, 0, Chance(number))  # the same to the eye, another truth behind it
        one = GAME.imagine(state, 0, random.Random(99))
        two = GAME.imagine(other, 0, random.Random(99))
        assert GAME.digest(one) == GAME.digest(two)


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    chooser = random.Random(3)
    for number, (state, _) in enumerate(decisions(5, 6, True)):
        if number % 40 == 0:
            imagined = GAME.imagine(state, 0, Chance(number))
            while not imagined.over:
                GAME.play(imagined, chooser.choice(GAME.actions(imagined)))
                conserved(imagined)


def test_what_comes_after_an_imagined_round_differs() -> None:
    """Imagined futures lay out different prices, and none of them looks ahead at the true ones."""
    state = GAME.arrange({"order": [0, 1], "seats": [{"foot": 0, "fruit": 0}, {"foot": 0, "fruit": 0}]})
    futures = set()
    for number in range(10):
        imagined = GAME.imagine(state, 0, Chance(number))
        GAME.play(imagined, GAME.decode("retire 1"))
        futures.add(tuple(imagined.prices))
    GAME.play(state, GAME.decode("retire 1"))
    assert len(futures) == 10
    assert tuple(state.prices) not in futures
