"""The table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Problem
from tests.games.polynesia.telling import MAIN, deck, members, seat_of
from tests.games.telling import offered, play

ROWS = [2, 2, 2, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_members_are_on_the_main_island_and_eight_at_home(game: Polynesia, players: int) -> None:
    state = game.start(players, 3)
    assert len(game.snapshot(state)["seats"]) == players
    for seat in range(players):
        assert seat_of(game, state, seat) == {
            "fish": 3,
            "shells": 3,
            "home": 8,
            "ships": 15,
            "members": {MAIN: 5},
            "rear": [],
            "tokens": {},
            "prizes": 0,
            "favours": 0,
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_jeopardy_all_thirteen_wait_in_the_queue(game: Polynesia, players: int) -> None:
    state = game.start(players, 3, {"jeopardy": True})
    for seat in range(players):
        own = seat_of(game, state, seat)
        assert (own["home"], own["members"], own["rear"]) == (0, {MAIN: 3}, ROWS)


@pytest.mark.parametrize(("players", "masks"), [(2, 3), (3, 3), (4, 4)])
def test_crosses_leave_the_game_and_the_mask_4_with_fewer_than_four(
    game: Polynesia, players: int, masks: int
) -> None:
    for seed in range(10):
        tokens = game.snapshot(game.start(players, seed))["tokens"]
        assert Counter(tokens.values()) == {"mask": masks, "fish": 1, "shell": 1, "turtle": 2, "ship": 2}
        islands = game.book.seas[players].table.islands
        for island, token in tokens.items():
            assert islands[island].token == ("orange" if token in ("turtle", "ship") else "green")


def test_tokens_are_shuffled(game: Polynesia) -> None:
    deals = [game.snapshot(game.start(4, seed))["tokens"] for seed in range(60)]
    assert len({str(deal) for deal in deals}) > 55
    for token in ("mask", "fish", "shell"):
        assert len({island for deal in deals for island in deal if deal[island] == token}) == 8
    for token in ("turtle", "ship"):
        assert len({island for deal in deals for island in deal if deal[island] == token}) == 6


def test_ten_stones_are_in_the_bag_in_any_order(game: Polynesia) -> None:
    bags = [game.snapshot(game.start(2, seed))["bag"] for seed in range(200)]
    assert all(Counter(bag) == {"red": 6, "grey": 3, "black": 1} for bag in bags)
    assert {bag[-1] for bag in bags} == {"red", "grey", "black"}
    assert {bag.index("black") for bag in bags} == {*range(10)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("jeopardy", [False, True])
def test_one_card_of_each_type_is_drawn_from_those_that_can_be(
    game: Polynesia, players: int, jeopardy: bool
) -> None:
    drawn = [game.snapshot(game.start(players, seed, {"jeopardy": jeopardy}))["cards"] for seed in range(150)]
    for type_, group in enumerate(deck(players, jeopardy)):
        assert {cards[type_] for cards in drawn} == {*group}
        assert all(len(cards) == 3 for cards in drawn)


def test_point_tokens_are_used_only_if_a_card_needs_them(game: Polynesia) -> None:
    seen = set()
    for seed in range(80):
        table = game.snapshot(game.start(3, seed))
        landfalls = "landfalls" in table["cards"]
        supply = landfalls or {"friendships", "company"} & {*table["cards"]}
        lying = ["A", "B", "C", "D"] if landfalls else []
        assert table["unclaimed"] == lying
        assert table["points"] == (10 - len(lying) if supply else 0)
        seen.add((landfalls, bool(supply)))
    assert seen == {(True, True), (False, True), (False, False)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_starts(game: Polynesia, players: int) -> None:
    states = [game.start(players, seed) for seed in range(40)]
    assert {state.actor for state in states} == set(range(players))
    assert all(state.start == state.actor for state in states)


def test_the_marker_is_at_three_and_nothing_is_explored(game: Polynesia) -> None:
    table = game.snapshot(game.start(4, 9))
    assert (table["round"], table["phase"], table["step"], table["drawn"]) == (1, 0, "act", [])
    assert (table["routes"], table["moves"], table["route"]) == ({}, -1, None)


def test_the_first_turn_offers_all_four_actions(game: Polynesia) -> None:
    state = game.arrange({"players": 2, "cards": ["footholds", "collections", "navigators"]})
    assert len(offered(game, state, "explore")) == 46
    assert offered(game, state, "sail") == [f"sail {MAIN} {island}" for island in ("rua", "tahi", "toru")]
    assert offered(game, state, "populate") == [f"populate {MAIN}"]
    assert offered(game, state, "catch") == ["catch fish", "catch shell"]
    assert len(offered(game, state)) == 46 + 3 + 1 + 2


def test_every_seed_deals_another_table(game: Polynesia) -> None:
    assert len({game.digest(game.start(3, seed)) for seed in range(30)}) == 30
    assert game.digest(game.start(3, 5)) == game.digest(game.start(3, 5))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_too_few_or_too_many_players_cannot_play(game: Polynesia, players: int) -> None:
    with pytest.raises(Problem) as caught:
        game.start(players, 1)
    assert caught.value.message.id == "players_out_of_range"
    assert caught.value.message.values == {"fewest": 2, "most": 4, "found": players}


@pytest.mark.parametrize("options", [{"jeopardy": "yes"}, {"jeopardy": 1}, {"weather": "fine"}], ids=str)
def test_options_that_the_game_does_not_have_are_refused(game: Polynesia, options: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        game.start(2, 1, options)
    assert caught.value.message.id == "option_wrong"


def test_nobody_is_in_jeopardy_unless_they_agree(game: Polynesia) -> None:
    assert game.snapshot(game.start(2, 1))["options"] == {"jeopardy": False}


def test_a_chapter_is_a_round_and_progress_is_the_lava(game: Polynesia) -> None:
    state = game.arrange({"players": 2, "round": 4, "drawn": ["red", "grey", "red"]})
    assert game.chapter(state) == 4
    progress = game.progress(state)
    assert (progress.id, progress.values) == ("progress_lava", {"round": 4, "red": 2, "of": 6})
    over = game.arrange({"players": 2, "drawn": ["red"] * 6})
    assert (game.progress(over).id, game.prompt(over).id) == ("progress_over", "prompt_over")


def test_the_prompt_says_what_is_decided(game: Polynesia) -> None:
    state = game.arrange({"players": 2, "cards": ["footholds", "collections", "navigators"]})
    assert game.prompt(state).id == "prompt_polynesia_act"
    play(game, state, f"sail {MAIN} rua")
    prompt = game.prompt(state)
    assert (prompt.id, prompt.values) == ("prompt_polynesia_travel", {"seat": 0, "moves": 2})
    assert members(game, state, 0) == {MAIN: 4, "rua": 1}
