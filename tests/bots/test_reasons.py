"""Why a turn is good: each kind of change in the words of a player, with the numbers of the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.actions import read_action
from hawaii.games.hawaii.book import PIECES
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import HawaiiState
from hawaii.ui.words import Words
from tests.bots.plain import plain_valuation

EMPTY = {"shell": 0, "foot": 0, "fruit": 0}
FRUITS = ["taro II", "banana II", "coconut", "breadfruit"]


def table(game: Hawaii, seat: dict[str, Any], **rest: Any) -> HawaiiState:
    """Seat 0 decides, and has nothing but what is said."""
    others = rest.pop("others", [{}])
    seats = [{**EMPTY, **seat}, *({**EMPTY, **other} for other in others)]
    return game.arrange({"round": 2, "actor": 0, "players": len(seats), **rest, "seats": seats})


def said(game: Hawaii, before: HawaiiState, after: HawaiiState, first: str = "walk hula") -> list[str]:
    valuation = plain_valuation(game)
    words = Words()
    return [words.say(one) for one in valuation.reasons(before, [read_action(first)], after, 0)]


def said_of(game: Hawaii, seat: dict[str, Any], change: Callable[[Realm], Realm], **rest: Any) -> list[str]:
    """The reasons for a change of the realm alone."""
    before = table(game, seat, **rest)
    after = before.copy()
    after.realms[0] = change(after.realms[0])
    return said(game, before, after)


def said_of_tile(game: Hawaii, piece: str, village: list[str], **seat: Any) -> list[str]:
    """The reasons for a tile that comes into village 1, behind the start hut and these."""
    seat["villages"] = [village]
    return said_of(game, seat, lambda realm: realm.with_tile(game.book, PIECES[piece], 0))


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ("exchange_hut I", "in every turn, 1 piece you pay may be of any kind"),
        ("exchange_hut II", "in every turn, 2 pieces you pay may be of any kind"),
        ("spear_hut II", "+2 for every token with spears that you take"),
        ("surfer I", "you need 2 less in every round"),
        ("surfer II", "you need 4 less in every round"),
        ("lono II", "+4 in every round in which you reach the needed sum"),
        ("pele I", "walks cost 2 feet at most, however far"),
        ("pele II", "walks cost 1 foot at most, however far"),
        ("shell_hut I", "1 more shell after every round"),
        ("foot_hut II", "2 more feet after every round"),
        ("taro II", "2 more fruits after every round"),
        ("kane I", "1 more shell after every round"),
    ],
)
def test_what_a_tile_does_in_every_round(game: Hawaii, piece: str, words: str) -> None:
    assert said_of_tile(game, piece, []) == [words]


def test_a_tile_that_does_two_things_tells_both(game: Hawaii) -> None:
    assert sorted(said_of_tile(game, "ku II", [])) == [
        "+2 for every token with spears that you take",
        "1 more foot after every round",
    ]
    assert sorted(said_of_tile(game, "irrigation II", [])) == [
        "1 more piece of your choice after every round",
        "up to +10 for fruit tiles in its village, none yet",
    ]


@pytest.mark.parametrize(
    ("piece", "village", "words"),
    [
        ("hula II", ["long_hut", "taro"], "+2 for each tile of her village, 8 so far"),
        ("laka I", FRUITS, "+1 for each fruit on your fruit tiles, 6 so far"),
        ("kanaloa II", ["surfer"], "+4 for each boat and surfer, 16 so far"),
        ("irrigation I", FRUITS[:1], "+1 for 1 fruit tile in its village, up to +10 for more"),
        ("irrigation I", FRUITS[:3], "+6 for 3 fruit tiles in its village, up to +10 for more"),
        ("irrigation I", FRUITS, "+10 for the fruit tiles in its village, the most there is"),
    ],
)
def test_what_a_tile_counts_at_the_end(game: Hawaii, piece: str, village: list[str], words: str) -> None:
    """Once: that the village scores so much more would say the same."""
    assert said_of_tile(game, piece, village, boats=["I", "II"]) == [words]


def test_a_tile_that_completes_its_village_tells_only_that(game: Hawaii) -> None:
    found = said_of_tile(game, "hula II", ["long_hut", "taro"], tikis=3)
    assert found == ["completes village 1 for the tikis: +8"]


def test_a_village_that_scores_more_or_will(game: Hawaii) -> None:
    counts = said_of_tile(game, "long_hut II", ["hula", "taro", "irrigation"], tikis=3)
    assert counts == ["village 1 scores +6 more"]
    promises = said_of_tile(game, "long_hut II", ["hula"])
    assert promises == ["village 1 scores +6 more once the tikis reach it"]


@pytest.mark.parametrize(
    ("tikis", "words"),
    [
        (2, "village 1 lacks 2 tiles or tikis to count"),
        (3, "village 1 lacks only 1 tile or tiki to count"),
    ],
)
def test_a_village_comes_nearer_to_the_tikis(game: Hawaii, tikis: int, words: str) -> None:
    assert words in said_of_tile(game, "long_hut II", ["hula II"], tikis=tikis, kahunas=1)


@pytest.mark.parametrize(
    ("tikis", "words"),
    [(0, "villages count from 6 tiles on"), (5, "villages count from the first tile on")],
)
def test_a_tiki_tells_from_how_many_tiles_on_villages_count(game: Hawaii, tikis: int, words: str) -> None:
    assert said_of(game, {"tikis": tikis}, lambda realm: realm.with_tiki(game.book)) == [words]


def test_kahunas_before_villages_that_are_still_to_be_founded(game: Hawaii) -> None:
    found = said_of(game, {"kahunas": 2}, lambda realm: realm.with_kahuna(game.book))
    assert found == ["a kahuna before village 3: +10 if the village counts"]


def test_a_boat(game: Hawaii) -> None:
    assert said_of(game, {}, lambda realm: realm.with_boat(1)) == ["one more boat for fish and islands"]


def test_every_tile_has_a_reason_of_its_own_unless_it_only_makes_a_village_longer(game: Hawaii) -> None:
    silent = [
        piece
        for piece, number in PIECES.items()
        if piece != "start_hut"
        and game.book.is_rectangular(number >> 1)
        and said_of_tile(game, piece, []) == ["the best of what is left"]
    ]
    assert silent == ["long_hut I"]


# -- the sum of the round ------------------------------------------------------------------------------


def said_of_tokens(game: Hawaii, taken: list[int], more: int, **rest: Any) -> list[str]:
    """The reasons for a token of the seat that has taken these already."""
    before = table(game, {"taken": taken}, **rest)
    after = before.copy()
    after.taken[0] = (*after.taken[0], 2 * more)
    return said(game, before, after)


def test_a_sum_that_is_not_enough_yet(game: Hawaii) -> None:
    assert said_of_tokens(game, [3], 4) == ["sum of the round: 7 of 11"]


@pytest.mark.parametrize(
    ("others", "points"), [([[5]], 9), ([[6, 6]], 9), ([[6, 6, 2]], 6), ([["6s", "6s", 6], [5, 5, 5]], 3)]
)
def test_reaching_the_needed_sum_tells_the_points_of_the_rank(
    game: Hawaii, others: list[list[int | str]], points: int
) -> None:
    found = said_of_tokens(game, [6, 2], 4, others=[{"taken": taken} for taken in others])
    assert found == [f"reaches the needed sum, 12 of 11: {points} points so far"]


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ([[6, 6, 2]], "highest sum of the round so far: 9 points"),
        ([["6s", "6s", 6]], "second highest sum of the round so far: 6 points"),
        ([["6s", "6s", 6], [5, 5, 6]], "sum of the round: 15, the highest has 18"),
    ],
)
def test_more_than_is_needed_tells_the_rank(game: Hawaii, others: list[list[int | str]], words: str) -> None:
    assert said_of_tokens(game, [6, 5], 4, others=[{"taken": taken} for taken in others]) == [words]


def test_a_surfer_may_reach_the_needed_sum_at_once(game: Hawaii) -> None:
    found = said_of(game, {"taken": [6, 3]}, lambda realm: realm.with_tile(game.book, PIECES["surfer I"], 0))
    assert found[0] == "reaches the needed sum, 9 of 9: 9 points so far"


# -- retiring ------------------------------------------------------------------------------------------


def said_of_retiring(game: Hawaii, seat: dict[str, Any], space: int, **rest: Any) -> list[str]:
    before = table(game, seat, **rest)
    after = before.copy()
    game.play(after, read_action(f"retire {space}"))
    return said(game, before, after, f"retire {space}")


def test_retiring_keeps_what_is_left_for_the_next_round(game: Hawaii) -> None:
    found = said_of_retiring(game, {"shell": 4, "foot": 2}, 2, track=[3])
    assert found == ["keeps 4 shells, 2 feet for the next round"]
    assert said_of_retiring(game, {}, 2, track=[3]) == ["nothing left this round is worth its price"]


def test_in_the_last_round_nothing_is_kept(game: Hawaii) -> None:
    seat = {"shell": 4, "foot": 2}
    assert said_of_retiring(game, seat, 2, track=[3], round=5) == ["there is nothing left to gain"]
    assert said_of_retiring(game, seat, 1, track=[3], round=5) == ["the first space scores +2"]


def test_the_first_space_begins_the_next_round(game: Hawaii) -> None:
    found = said_of_retiring(game, {"fruit": 1}, 1, track=[3])
    assert found == ["you go first in the next round", "keeps 1 fruit for the next round"]


def test_the_token_of_the_track_counts_though_the_round_is_over(game: Hawaii) -> None:
    found = said_of_retiring(game, {"taken": [6, 2], "at": "hula"}, 2, track=[3], others=[{"retired": 1}])
    assert found[0] == "reaches the needed sum, 11 of 11: 9 points so far"
