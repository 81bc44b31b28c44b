"""The core against the brute-force referee, on two thousand random positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii, step_numbers
from hawaii.games.hawaii.actions import Buy, Catch, Fish, Pay, Sail, Settle, Visit, Walk
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.payment import Huts
from hawaii.games.hawaii.round_scoring import ranks
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from tests import referee

POSITIONS = 2000
PARTS = 8
SPACES = {"kahuna": 5, "tiki": 6}


def random_realm(dice: Chance) -> list[list[str]]:
    """Villages that grew tile by tile, as the referee allows; rich in exchange huts, short of nothing."""
    villages = [["start_hut"]]
    for _ in range(dice.below(16)):
        tile = "exchange_hut" if dice.below(4) == 0 else KINDS[dice.below(18)]
        huts = sum(placed.startswith("exchange_hut") for village in villages for placed in village)
        rows = sorted(referee.may_place(villages, tile))
        if not rows or (tile == "exchange_hut" and huts == 3):  # more would make the referee too slow
            continue
        row = rows[dice.below(len(rows))]
        if row > len(villages):
            villages.append([])
        villages[row - 1].append(f"{tile} {'I' if dice.below(2) else 'II'}")
    return villages


def random_position(game: Hawaii, seed: int) -> tuple[HawaiiState, dict[str, Any]]:
    dice = Chance(seed)
    layout = list(game.book.place_names)
    dice.shuffle(layout)
    boats = [("I", "II")[dice.below(2)] for _ in range(dice.below(4))]
    mine: dict[str, Any] = {
        "shell": dice.below(9),
        "foot": dice.below(6),
        "fruit": dice.below(6),
        "villages": random_realm(dice),
        "kahunas": dice.below(6),
        "tikis": dice.below(7),
        "boats": boats,
        "used": ["fishing_boat"] * dice.below(2) + [boat for boat in boats if dice.below(2)],
        "at": ("beach", *layout)[dice.below(11)],
    }
    description: dict[str, Any] = {
        "players": 2 + dice.below(4),
        "seed": seed,
        "options": {"kanaloa_counts_fishing_boat": bool(dice.below(2))},
        "layout": layout,
        "seats": [mine],
        "actor": 0,
    }
    return game.arrange(description), mine


def huts_of(state: HawaiiState) -> tuple[int, ...]:
    return (1,) * state.huts[0] + (2,) * state.huts[1]


def best_left(sets: set[tuple[int, ...]]) -> Huts:
    """The huts that leave most for later: most pieces, then most huts."""
    best = max(sets, key=lambda sides: (sum(sides), len(sides)))
    return best.count(1), best.count(2)


def options_of(game: Hawaii, state: HawaiiState) -> list[Action]:
    """The legal actions, even if there is but one."""
    return game.step(state).options(game.book, state, 0)


def after(game: Hawaii, state: HawaiiState, action: Action) -> HawaiiState:
    """The next decision, even if it leaves no choice."""
    copy = state.copy()
    game.step(copy).apply(game.book, copy, 0, action, None)
    return copy


def pieces_offered(game: Hawaii, state: HawaiiState) -> set[tuple[int, int, int]]:
    offered = options_of(game, state)
    pieces = [action.pieces for action in offered if isinstance(action, Pay)]
    assert len(pieces) == len(set(pieces)) == len(offered)
    return set(pieces)


def buyable(game: Hawaii, state: HawaiiState, villages: list[list[str]], position: int) -> set[str]:
    """The kinds at a position that are left and fit, one of each."""
    place = game.book.tables.places[game.book.place_names[state.layout[position]]]
    tops = {KINDS[stack[-1]] for stack in state.gods if stack}
    realm = state.realms[0]
    left = {"kahuna": SPACES["kahuna"] - realm.kahunas, "tiki": SPACES["tiki"] - realm.tikis}
    found = set()
    for kind in place.tiles:
        on_sale = kind in tops if kind in referee.GODS else state.stock[KINDS.index(kind)] > 0
        if kind == "boat":
            fits = True
        elif kind in left:
            fits = left[kind] > 0
        else:
            fits = bool(referee.may_place(villages, kind))
        if on_sale and fits:
            found.add(kind)
    return found


def check_walking_and_buying(game: Hawaii, state: HawaiiState, villages: list[list[str]]) -> None:
    purse, huts = state.purses[0], huts_of(state)
    limits = {f"pele {side}": limit for side, limit in (("I", 2), ("II", 1))}
    limit = min((limits[tile] for village in villages for tile in village if tile in limits), default=99)
    offered = {action.place for action in options_of(game, state) if isinstance(action, Walk)}
    here = None if state.where[0] == BEACH else state.where[0]
    expected = set()
    for position, place in enumerate(state.layout):
        kinds = buyable(game, state, villages, position)
        tokens = state.prices[position]
        if not kinds or not tokens:
            continue
        walk = min(limit, referee.steps(here, position))
        ways = referee.can_stop(purse, huts, walk, min(token >> 1 for token in tokens))
        if not ways:
            continue
        name = game.book.place_names[place]
        expected.add(name)
        paying = after(game, state, Walk(name))
        assert pieces_offered(game, paying) == ways
        if position % 3 == 0:  # a third of the places are followed to the end of the turn
            pieces = max(ways)
            buying = after(game, paying, Pay(*pieces))
            assert buying.huts == best_left(referee.payments(purse, walk, "foot", huts)[pieces])
            check_buying(game, buying, villages, kinds)
    assert offered == expected


def check_buying(game: Hawaii, state: HawaiiState, villages: list[list[str]], kinds: set[str]) -> None:
    purse, huts = state.purses[0], huts_of(state)
    room = {
        "kahuna": SPACES["kahuna"] - state.realms[0].kahunas,
        "tiki": SPACES["tiki"] - state.realms[0].tikis,
    }
    expected: dict[tuple[str, int, str], dict[tuple[int, int, int], set[tuple[int, ...]]]] = {}
    for kind in kinds:
        for token in set(state.prices[state.aim]):
            for side in (1, 2):
                if side == 2 and kind in room and (room[kind] < 2 or state.stock[KINDS.index(kind)] < 2):
                    continue
                ways = referee.payments(purse, (token >> 1) * side, "shell", huts)
                if ways:
                    expected[kind, side, game.book.token_names[token]] = ways
    options = [action for action in options_of(game, state) if isinstance(action, Buy)]
    assert {(buy.tile, buy.side, buy.token) for buy in options} == set(expected)
    for buy in options[:4]:
        ways = expected[buy.tile, buy.side, buy.token]
        paying = after(game, state, buy)
        assert pieces_offered(game, paying) == set(ways)
        pieces = min(ways)
        paid = after(game, paying, Pay(*pieces))
        if paid.step == step_numbers.SETTLE:
            assert paid.huts == best_left(ways[pieces])
            rows = {action.village for action in options_of(game, paid) if isinstance(action, Settle)}
            assert rows == referee.may_place(villages, buy.tile)


def check_sailing(game: Hawaii, state: HawaiiState) -> None:
    purse, huts = state.purses[0], huts_of(state)
    fishing, first, second = state.fleets[0]
    boats = (1,) * first + (2,) * second
    visits = {action.dock for action in options_of(game, state) if isinstance(action, Visit)}
    expected = set()
    for dock, feet in enumerate((3, 4, 5, 6), start=1):
        carried = {
            used: pieces
            for used, pieces in referee.loads(feet, bool(fishing), boats).items()
            if referee.payments(purse, pieces, "foot", huts)
        }
        if not carried:
            continue
        expected.add(dock)
        sailing = after(game, state, Visit(dock))
        offered = {action.boats for action in options_of(game, sailing) if isinstance(action, Sail)}
        assert offered == set(carried)
        used = min(carried)
        paying = after(game, sailing, Sail(*used))
        assert pieces_offered(game, paying) == set(referee.payments(purse, carried[used], "foot", huts))
    assert visits == expected


def check_fishing(game: Hawaii, state: HawaiiState) -> None:
    purse, huts = state.purses[0], huts_of(state)
    fishing, first, second = state.fleets[0]
    boats = (1,) * first + (2,) * second
    fish = [game.book.tables.tokens[token >> 1].fish for token in state.cove]
    expected = {
        tuple(sorted(caught))
        for number in range(1, len(fish) + 1)
        if any(
            referee.payments(purse, pieces, "foot", huts)
            for pieces in referee.loads(number, bool(fishing), boats).values()
        )
        for caught in combinations(fish, number)
    }
    may_fish = any(isinstance(action, Fish) for action in options_of(game, state))
    assert may_fish == bool(expected)
    if may_fish:
        options = options_of(game, after(game, state, Fish()))
        offered = [action.fish for action in options if isinstance(action, Catch)]
        assert len(offered) == len(options)
        assert sorted(offered) == sorted(expected)


def check_final_scoring(game: Hawaii, state: HawaiiState, mine: dict[str, Any]) -> None:
    expected = referee.final_points(
        mine["villages"],
        mine["kahunas"],
        mine["tikis"],
        len(mine["boats"]),
        state.options.kanaloa_counts_fishing_boat,
    )
    found = Counter(dict.fromkeys(expected, 0))
    for village in game.final_scoring(state, 0):
        for award in village.awards:
            found[award.source] += award.points
    assert dict(found) == expected


@pytest.mark.parametrize("part", range(PARTS))
def test_the_core_agrees_with_the_referee(game: Hawaii, part: int) -> None:
    for seed in range(part, POSITIONS, PARTS):
        state, mine = random_position(game, seed)
        if state.turns:
            continue  # nothing to choose here: the game has played on
        check_walking_and_buying(game, state, mine["villages"])
        check_sailing(game, state)
        check_fishing(game, state)
        check_final_scoring(game, state, mine)


def test_hardly_any_random_position_leaves_no_choice(game: Hawaii) -> None:
    assert sum(random_position(game, seed)[0].turns > 0 for seed in range(200)) < 10


def test_ranks_agree_with_the_referee_on_all_small_sums(game: Hawaii) -> None:
    dice = Chance(8)
    ladder = (8, 5, 2)
    for _ in range(POSITIONS):
        players = 2 + dice.below(4)
        sums = [dice.below(6) for _ in range(players)]
        needed = [dice.below(6) - 1 for _ in range(players)]
        agreed = {
            name: bool(dice.below(2)) for name in ("rank_only_those_who_reach", "seconds_on_shared_first")
        }
        options = game.start(2, 0, agreed).options
        points = [(0, *ladder)[rank] for rank in ranks(sums, needed, options)]
        assert points == referee.round_points(sums, needed, ladder, **agreed)
