"""The worked examples of the rulebook, each as a test that reads like it."""

from __future__ import annotations

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import PriceTokenTaken, Received, RoundScored
from hawaii.games.hawaii.prices import lay_out_place
from hawaii.games.hawaii.round_scoring import ranks
from tests.games.hawaii.telling import village
from tests.games.telling import of_kind, offered, play

# A board in which the long huts touch the beach, the supply huts lie beside them, and the gods two steps on.
LAYOUT = [
    *("long_huts", "coast"),
    *("supply_huts", "craft_huts", "orchard"),
    *("irrigation", "hula", "gods"),
    *("tikis", "kahunas"),
]


def tokens(*values: int) -> tuple[int, ...]:
    return tuple(2 * value for value in values)


# -- laying out prices -------------------------------------------------------------------------------


def test_three_tokens_within_the_printed_number_all_stay_at_the_place() -> None:
    assert lay_out_place(tokens(3, 5, 3), 12) == (tokens(3, 3, 5), ())


def test_three_tokens_above_the_printed_number_send_the_last_one_to_the_cove() -> None:
    assert lay_out_place(tokens(3, 5, 6), 12) == (tokens(3, 5), tokens(6))


def test_two_tokens_above_the_printed_number_send_the_last_one_to_the_cove() -> None:
    assert lay_out_place(tokens(4, 5), 6) == (tokens(4), tokens(5))


def test_a_place_with_one_circle_takes_a_five_but_sends_a_six_to_the_cove() -> None:
    assert lay_out_place(tokens(5), 5) == (tokens(5), ())
    assert lay_out_place(tokens(6), 5) == ((), tokens(6))


def test_a_last_token_is_drawn_even_if_the_blank_circles_reach_the_printed_number() -> None:
    assert lay_out_place(tokens(6, 6, 2), 12) == (tokens(6, 6), tokens(2))


# -- walking -----------------------------------------------------------------------------------------


def walk_cost(game: Hawaii, origin: str, destination: str) -> int:
    state = game.arrange(
        {
            "layout": LAYOUT,
            "prices": {destination: [2]},
            "seats": [{"shell": 2, "foot": 9, "fruit": 0, "at": origin}],
            "actor": 0,
        }
    )
    play(game, state, f"walk {destination}")
    return 9 - state.purses[0][1]


def test_two_steps_cost_two_feet(game: Hawaii) -> None:
    assert walk_cost(game, "beach", "supply_huts") == 2
    assert walk_cost(game, "long_huts", "irrigation") == 2


def test_diagonal_moves_are_allowed(game: Hawaii) -> None:
    assert walk_cost(game, "long_huts", "craft_huts") == 1
    assert walk_cost(game, "supply_huts", "hula") == 1


def test_remaining_in_a_place_costs_a_foot(game: Hawaii) -> None:
    assert walk_cost(game, "hula", "hula") == 1


def test_the_move_back_to_the_beach_costs_nothing(game: Hawaii) -> None:
    state = game.arrange({"layout": LAYOUT, "seats": [{"foot": 3, "fruit": 0, "at": "kahunas"}], "actor": 0})
    play(game, state, "rest")
    assert state.purses[0][1] == 3


def test_red_may_not_stop_at_the_long_huts_without_a_token_but_may_cross_them(game: Hawaii) -> None:
    state = game.arrange(
        {
            "layout": LAYOUT,
            "prices": {"craft_huts": [3], "coast": [4]},
            "seats": [{"shell": 4, "foot": 2, "fruit": 0}],
            "actor": 0,
        }
    )
    assert "walk long_huts" not in offered(game, state)
    assert "walk craft_huts" in offered(game, state)  # from the beach over the long huts: 2 feet


# -- buying ------------------------------------------------------------------------------------------


def test_red_builds_an_exchange_hut_for_the_last_token_of_the_place(game: Hawaii) -> None:
    state = game.arrange(
        {"prices": {"craft_huts": [3]}, "seats": [{"shell": 5, "at": "craft_huts", "fruit": 0}], "actor": 0}
    )
    play(game, state, "walk craft_huts", "buy exchange_hut I 3", "settle 1")
    assert state.purses[0][0] == 2
    assert state.taken[0] == tokens(3)
    assert village(game, state, 0, 1) == ["start_hut", "exchange_hut I"]
    assert "walk craft_huts" not in offered(game, state)


def test_four_shells_may_be_paid_as_four_fruits_but_not_as_two_and_two(game: Hawaii) -> None:
    state = game.arrange(
        {"prices": {"tikis": [4]}, "seats": [{"shell": 4, "foot": 1, "fruit": 4, "at": "tikis"}], "actor": 0}
    )
    play(game, state, "walk tikis", "pay 1 foot")
    assert offered(game, state) == ["pay 4 shell", "pay 4 fruit"]


def test_two_steps_may_be_paid_with_two_fruits(game: Hawaii) -> None:
    state = game.arrange(
        {
            "layout": LAYOUT,
            "prices": {"supply_huts": [2]},
            "seats": [{"shell": 4, "foot": 4, "fruit": 2}],
            "actor": 0,
        }
    )
    play(game, state, "walk supply_huts")
    assert offered(game, state) == ["pay 2 foot", "pay 2 fruit"]


# -- the beach ---------------------------------------------------------------------------------------


def test_red_catches_three_fish_for_one_foot_and_turns_the_boat(game: Hawaii) -> None:
    seats = [{"foot": 5, "fruit": 0}, {"foot": 0, "fruit": 0}]
    state = game.arrange({"cove": [6, 2], "prices": {}, "seats": seats, "actor": 0})
    play(game, state, "fish")
    assert offered(game, state) == ["catch 3", "catch 1", "catch 1 3"]  # two spaces: both would do
    play(game, state, "catch 3")
    assert state.purses[0] == (13, 4, 0)
    assert [game.book.fish[token] for token in state.caught[0]] == [3]
    assert state.fleets[0] == (0, 0, 0)
    play(game, state, "retire 1")  # Green; Red cannot fish again, and takes space 2
    assert state.round == 1


def test_red_visits_the_hula_island_at_dock_two_with_two_boats(game: Hawaii) -> None:
    state = game.arrange(
        {
            "docks": ["surfer", "hula", "two_tikis", "five_points"],
            "seats": [{"foot": 5, "fruit": 0, "boats": ["I"]}],
            "actor": 0,
        }
    )
    events = play(game, state, "visit 2")  # room for 5 feet, 4 are paid, one space is lost
    assert state.points[0] == 3
    assert village(game, state, 0, 1) == ["start_hut", "hula II"]
    assert state.purses[0][1] == 1
    assert state.fleets[0] == (0, 0, 0)
    assert state.docks[1] == -1
    assert not of_kind(events, PriceTokenTaken)


def test_red_retires_to_space_two_takes_its_token_and_is_second_in_the_next_round(game: Hawaii) -> None:
    penniless = {"foot": 0, "fruit": 0}
    state = game.arrange({"track": [3], "order": [0, 1], "seats": [penniless, penniless]})
    events = play(game, state, "retire 2")  # Green can only take space 1: the round ends
    assert of_kind(events, PriceTokenTaken) == [PriceTokenTaken(0, "3", "track", 2)]
    assert state.round == 1
    assert state.order == (1, 0)


# -- the end of a round ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sums", "points"), [([14, 11, 9, 8], [8, 5, 2, 0]), ([11, 11, 10, 9], [8, 8, 2, 2])]
)
def test_sums_of_the_first_round_score(game: Hawaii, sums: list[int], points: list[int]) -> None:
    options = game.start(4, 0).options
    ladder = game.book.rounds[0].points
    found = ranks(sums, [game.book.rounds[0].needed] * 4, options)
    assert [(0, ladder.first, ladder.second, ladder.others)[rank] for rank in found] == points


def test_the_sums_of_the_second_example_are_scored_at_the_table(game: Hawaii) -> None:
    state = game.arrange(
        {
            "players": 4,
            "order": [0, 1, 2, 3],
            "prices": {},
            "cove": [],
            "track": ["5s"],
            "seats": [
                {"taken": [2, 4], "foot": 0, "fruit": 0},
                {"taken": [5, 6], "retired": 1},
                {"taken": [2, 3, 5], "retired": 2},
                {"taken": [5, 4], "retired": 4},
            ],
        }
    )
    # Red alone is left, and only space 3 is free: the game plays on by itself.
    assert state.round == 1
    assert [entry for tally in state.tally for entry in tally] == [
        (1, "first", "round", 8),
        (1, "first", "round", 8),
        (1, "others", "round", 2),
        (1, "others", "round", 2),
    ]


def test_red_and_blue_receive_their_income(game: Hawaii) -> None:
    """Red has a shell hut and Kane, Blue a fruit tile with two fruits."""
    state = game.arrange(
        {
            "order": [0, 1],
            "seats": [
                {"shell": 0, "foot": 0, "fruit": 0, "villages": [["shell_hut I", "kane I"]], "at": "beach"},
                {"shell": 0, "foot": 0, "fruit": 0, "villages": [["taro II"]]},
            ],
        }
    )
    play(game, state, "retire 1")
    assert state.round == 1
    assert state.purses == [(12, 6, 0), (10, 6, 2)]


def test_an_island_left_at_the_third_dock_moves_to_the_second(game: Hawaii) -> None:
    """Docks 2 and 4 were visited: the islands of docks 1 and 3 stay, docks 3 and 4 are filled."""
    state = game.arrange(
        {
            "docks": ["surfer", None, "hula", None],
            "order": [0, 1],
            "seats": [{"foot": 0, "fruit": 0}, {"foot": 0, "fruit": 0}],
        }
    )
    play(game, state, "retire 1")
    names = [game.book.island_names[island] for island in state.docks]
    assert names[:2] == ["surfer", "hula"]
    assert len(names) == 4


def test_the_first_round_of_red(game: Hawaii) -> None:
    """Long hut II for 4, a shell hut for 3, Kane for 5, then space 2 with a 3: a sum of 13."""
    state = game.arrange(
        {
            "layout": LAYOUT,
            "order": [0, 1],
            "prices": {"long_huts": [2], "supply_huts": [3, 4], "gods": [5]},
            "gods": ["kane", "lono"],
            "cove": [],
            "track": ["3s"],
            "seats": [{"shell": 13, "foot": 7, "fruit": 0}, {"foot": 0, "fruit": 0}],
        }
    )
    green_stays = "retire 1"
    play(game, state, "walk long_huts", "buy long_hut II 2", "settle 1")
    assert state.purses[0] == (9, 6, 0)  # 1 foot, 4 shells
    play(game, state, green_stays)

    play(game, state, "walk supply_huts", "buy shell_hut I 3", "settle 1")
    assert state.purses[0] == (6, 5, 0)

    play(game, state, "walk gods", "buy kane I 5")
    assert state.purses[0] == (1, 3, 0)  # 2 feet, 5 shells
    play(game, state, "decline")
    assert village(game, state, 0, 1) == ["start_hut", "long_hut II", "shell_hut I", "kane I"]

    purse = state.purses[0]
    events = play(game, state, "retire 2")
    (scored,) = of_kind(events, RoundScored)
    assert scored.results[0].sum == 13
    assert state.order == (1, 0)
    received = sum(event.shell for event in of_kind(events, Received) if event.seat == 0)
    assert state.purses[0][0] == purse[0] + received == purse[0] + 12  # what is left is kept


# -- the final scoring -------------------------------------------------------------------------------


def final_points(game: Hawaii, realm: dict[str, object]) -> tuple[dict[str, int], list[bool]]:
    state = game.arrange({"seats": [realm]})
    villages = game.final_scoring(state, 0)
    points: dict[str, int] = {}
    for one in villages:
        for award in one.awards:
            points[award.source] = points.get(award.source, 0) + award.points
    return points, [one.counts for one in villages]


def test_the_first_example_of_the_final_scoring_is_worth_44(game: Hawaii) -> None:
    points, counts = final_points(
        game,
        {
            "villages": [
                ["shell_hut", "surfer"],
                ["foot_hut", "surfer", "hula I", "kanaloa I", "taro I", "spear_hut", "long_hut I"],
                ["long_hut I", "taro I", "banana I", "coconut I", "irrigation I", "laka II", "exchange_hut"],
                ["foot_hut"],
            ],
            "kahunas": 4,
            "tikis": 1,
            "boats": ["I", "II"],
        },
    )
    assert counts == [False, True, True, False]
    assert points == {
        "kahuna": 15,
        "kanaloa": 8,  # fishing boat, two boats, the one surfer in a village that counts
        "laka": 8,
        "hula": 7,
        "irrigation": 6,
    }
    assert sum(points.values()) == 44


def test_the_second_example_of_the_final_scoring_is_worth_42(game: Hawaii) -> None:
    points, counts = final_points(
        game,
        {
            "villages": [
                ["hula II", "shell_hut", "foot_hut", "surfer"],
                ["long_hut", "hula I", "taro", "banana", "coconut", "breadfruit", "irrigation", "laka I"],
                ["spear_hut", "kanaloa II", "surfer"],
            ],
            "kahunas": 3,
            "tikis": 2,
        },
    )
    assert counts == [True, True, False]
    assert points == {
        "kahuna": 10,
        "laka": 4,
        "hula": 10 + 8,
        "irrigation": 10,
    }
    assert sum(points.values()) == 42
