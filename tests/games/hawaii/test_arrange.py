"""Positions from small readable descriptions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message, Problem
from hawaii.ui.words import Words
from tests.games.hawaii.telling import village
from tests.games.telling import offered, play


def arranged(game: Hawaii, description: Mapping[str, Any]) -> dict[str, Any]:
    """What the description gives, read back as from a file."""
    found: dict[str, Any] = json.loads(json.dumps(game.snapshot(game.arrange(description))))
    return found


def problem(game: Hawaii, description: Any) -> Message:
    with pytest.raises(Problem) as caught:
        game.arrange(description)
    return caught.value.message


def sentence(game: Hawaii, description: Any) -> str:
    return Words().say(problem(game, description))


# -- what a description gives ------------------------------------------------------------------------


def test_an_empty_description_is_two_players_at_the_beginning(game: Hawaii) -> None:
    found = arranged(game, {})
    assert found["round"] == 1
    assert found["turns"] == 0
    assert found["actor"] == found["order"][0]
    assert len(found["seats"]) == 2
    for seat in found["seats"]:
        assert (seat["points"], seat["shell"], seat["foot"]) == (0, 13, 7)
        assert seat["villages"] == [["start_hut"]]
        assert (seat["kahunas"], seat["tikis"], seat["boats"]) == (0, 0, [0, 0])
        assert (seat["ready"], seat["at"], seat["space"]) == ([1, 0, 0], "beach", 0)
        assert (seat["taken"], seat["caught"], seat["tally"]) == ([], [], [])


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 7), (4, 8), (5, 123456)])
def test_what_is_not_said_is_as_at_the_beginning_of_a_game_with_the_same_seed(
    game: Hawaii, players: int, seed: int
) -> None:
    found = arranged(game, {"players": players, "seed": seed})
    begun = json.loads(json.dumps(game.snapshot(game.start(players, seed))))
    assert {key: found[key] for key in found if key != "chance"} == {
        key: begun[key] for key in begun if key != "chance"
    }


def test_the_same_description_gives_the_same_position(game: Hawaii) -> None:
    description = {"seed": 5, "prices": {"hula": [3]}, "seats": [{"villages": [["pele II"]]}]}
    assert arranged(game, description) == arranged(game, description)


def test_another_seed_gives_another_table(game: Hawaii) -> None:
    assert arranged(game, {"seed": 1})["layout"] != arranged(game, {"seed": 2})["layout"]


def test_there_are_as_many_players_as_seats_described(game: Hawaii) -> None:
    assert len(arranged(game, {"seats": [{}]})["seats"]) == 2
    assert len(arranged(game, {"seats": [{}] * 4})["seats"]) == 4
    assert len(arranged(game, {"players": 5, "seats": [{}]})["seats"]) == 5


def test_a_seat_has_what_was_said_of_it(game: Hawaii) -> None:
    seat = arranged(
        game,
        {
            "seats": [
                {
                    "points": 12,
                    "shell": 3,
                    "foot": 0,
                    "fruit": 2,
                    "villages": [["start_hut", "hula II", "pele"], ["long_hut II", "taro"]],
                    "kahunas": 2,
                    "tikis": 3,
                    "boats": ["I", "II", "I"],
                    "used": ["fishing_boat", "I"],
                    "taken": [5, "3s", 3],
                    "caught": ["6s"],
                    "at": "orchard",
                }
            ],
            "actor": 1,
        },
    )["seats"][0]
    del seat["tally"]  # told below, with the breakdown
    assert seat == {
        "points": 12,
        "shell": 3,
        "foot": 0,
        "fruit": 2,
        "villages": [["start_hut", "hula II", "pele I"], ["long_hut II", "taro I"]],
        "kahunas": 2,
        "tikis": 3,
        "boats": [2, 1],
        "ready": [0, 1, 1],
        "taken": ["3", "3s", "5"],
        "caught": ["6s"],
        "at": "orchard",
        "space": 0,
    }


def test_the_start_hut_need_not_be_written(game: Hawaii) -> None:
    state = game.arrange({"seats": [{"villages": [["hula"], ["foot_hut II"]]}]})
    assert village(game, state, 0, 1) == ["start_hut", "hula I"]
    assert village(game, state, 0, 2) == ["foot_hut II"]


def test_pieces_that_are_not_said_are_those_of_the_start(game: Hawaii) -> None:
    found = arranged(game, {"players": 3, "order": [2, 0, 1], "seats": [{"shell": 1}]})["seats"]
    begun = game.snapshot(game.start(3, 0))["seats"]
    assert (found[0]["shell"], found[0]["foot"]) == (1, 7)
    assert [seat["shell"] for seat in found[1:]] == [13, 13]
    assert sorted(seat["fruit"] for seat in found) == sorted(seat["fruit"] for seat in begun) == [0, 2, 3]


def test_points_said_are_told_in_the_breakdown(game: Hawaii) -> None:
    state = game.arrange({"round": 3, "seats": [{"points": 21}]})
    assert game.scores(state) == (21, 0)
    assert [(award.points, award.reason.id) for award in game.breakdown(state, 0)] == [(21, "points_before")]


def test_round_order_and_actor(game: Hawaii) -> None:
    found = arranged(game, {"players": 4, "round": 4, "order": [3, 1, 0, 2], "actor": 0})
    assert (found["round"], found["order"], found["actor"]) == (4, [3, 1, 0, 2], 0)


def test_the_first_in_the_order_who_has_not_retired_begins(game: Hawaii) -> None:
    found = arranged(game, {"order": [2, 0, 1], "seats": [{}, {}, {"retired": 3}]})
    assert found["actor"] == 0


def test_prices_that_are_given_are_given_whole(game: Hawaii) -> None:
    found = arranged(game, {"prices": {"hula": [5, "3s", 3], "coast": []}})
    assert found["prices"].pop("hula") == ["3", "3s", "5"]
    assert set(map(tuple, found["prices"].values())) == {()}
    assert found["cove"] == []


def test_the_cove_and_the_track_are_as_given(game: Hawaii) -> None:
    found = arranged(game, {"players": 4, "cove": [6, 2, "4s"], "track": [5, "2s", 2]})
    assert found["cove"] == ["2", "4s", "6"]
    assert found["track"] == [None, "2", "2s", "5"]


def test_a_shorter_track_leaves_its_last_spaces_without_a_token(game: Hawaii) -> None:
    assert arranged(game, {"players": 4, "track": [3]})["track"] == [None, "3", None, None]


def test_a_token_named_elsewhere_leaves_the_place_where_it_was_dealt(game: Hawaii) -> None:
    every_six = [6, 6, 6, "6s", "6s"]
    found = arranged(game, {"seats": [{"taken": every_six}]})
    elsewhere = [*found["prices"].values(), found["cove"], found["track"]]
    assert found["seats"][0]["taken"] == ["6", "6", "6", "6s", "6s"]
    assert not any(token in ("6", "6s") for tokens in elsewhere for token in tokens)


@pytest.mark.parametrize("seed", range(5))
def test_no_token_and_no_tile_is_doubled(game: Hawaii, seed: int) -> None:
    found = arranged(
        game,
        {
            "players": 5,
            "seed": seed,
            "cove": [6, 6],
            "seats": [
                {"taken": [2, 2, "2s"], "villages": [["pele", "hula"]], "kahunas": 3, "tikis": 1},
                {"caught": [6, "6s"], "villages": [["hula II"], ["long_hut"]], "boats": ["I"]},
            ],
        },
    )
    tokens = Counter(token for lying in found["prices"].values() for token in lying)
    tokens.update(found["cove"])
    tokens.update(token for token in found["track"] if token is not None)
    for seat in found["seats"]:
        tokens.update([*seat["taken"], *seat["caught"]])
    box = Counter({f"{value}": 3 for value in range(2, 7)} | {f"{value}s": 2 for value in range(2, 7)})
    assert tokens <= box
    stock = found["stock"]
    assert (stock["hula"], stock["long_hut"], stock["boat"], stock["pele"]) == (8, 4, 7, 1)
    assert (stock["kahuna"], stock["tiki"]) == (22, 14)
    gods = Counter(god for stack in found["gods"] for god in stack)
    assert gods == {"ku": 2, "kane": 2, "pele": 1, "lono": 2, "laka": 2, "kanaloa": 2}


def test_the_gods_named_lie_on_top(game: Hawaii) -> None:
    stacks = arranged(game, {"gods": ["laka", "laka"]})["gods"]
    assert [stack[-1] for stack in stacks] == ["laka", "laka"]
    assert sorted(map(len, stacks)) == [6, 6]


def test_a_stack_of_gods_may_be_empty(game: Hawaii) -> None:
    stacks = arranged(game, {"gods": [None, "pele"]})["gods"]
    assert stacks[0] == []
    assert stacks[1][-1] == "pele"
    assert len(stacks[1]) == 12


def test_both_stacks_are_empty_when_all_gods_are_in_realms(game: Hawaii) -> None:
    five = ["ku", "kane", "pele", "lono", "laka"]
    rows = [["foot_hut", god] for god in five]
    rows[0] = ["ku"]
    kanaloa = [["kanaloa"], ["long_hut", "laka"]]
    seats = [
        {"villages": rows},
        {"villages": [["ku"], *(["spear_hut", god] for god in five[1:4])]},
        {"villages": kanaloa},
        {"villages": [["kanaloa"]]},
    ]
    assert arranged(game, {"seats": seats, "gods": [None, None]})["gods"] == [[], []]


def test_islands_lie_at_the_docks_named_and_the_others_in_the_stack(game: Hawaii) -> None:
    found = arranged(game, {"docks": ["hula", None, "five_points", "five_points"]})
    assert found["docks"] == ["hula", None, "five_points", "five_points"]
    assert found["islands_up"] == []
    assert sorted(found["islands_down"]) == [
        "foot_hut",
        "four_fruits",
        "fruit_tile",
        "shell_hut",
        "surfer",
        "two_kahunas",
        "two_tikis",
    ]


def test_the_places_lie_as_laid_out(game: Hawaii) -> None:
    layout = sorted(game.book.place_names, reverse=True)
    found = arranged(game, {"layout": layout, "seats": [{"at": "gods"}]})
    assert found["layout"] == layout
    assert found["seats"][0]["at"] == "gods"


def test_who_has_retired_stands_on_the_track_and_took_its_token_away(game: Hawaii) -> None:
    description = {
        "track": [4],
        "order": [0, 1, 2],
        "seats": [{"retired": 2, "taken": ["5s"]}, {}, {"retired": 1}],
    }
    state = game.arrange(description)
    found = game.snapshot(state)
    assert [seat["space"] for seat in found["seats"]] == [2, 0, 1]
    assert found["track"] == [None, None, "4"]
    assert state.actor == 1
    assert [text for text in offered(game, state) if text.startswith("retire")] == ["retire 3"]


def test_used_boats_rest_until_the_next_round(game: Hawaii) -> None:
    description = {
        "actor": 0,
        "cove": [2],
        "docks": ["hula", None, None, None],
        "prices": {"hula": [2]},
        "seats": [{"at": "hula", "used": ["fishing_boat"]}, {"retired": 1}],
    }
    state = game.arrange(description)
    assert offered(game, state) == ["walk hula", "rest", "retire 2"]
    play(game, state, "retire 2")
    assert state.fleets == [(1, 0, 0), (1, 0, 0)]


def test_options_are_those_agreed_on(game: Hawaii) -> None:
    plain = arranged(game, {})["options"]
    found = arranged(game, {"options": {"resources": "open", "seconds_on_shared_first": True}})["options"]
    assert plain["resources"] == "hidden"
    assert found == {**plain, "resources": "open", "seconds_on_shared_first": True}


def test_exchange_huts_of_the_actor_can_be_used_at_once(game: Hawaii) -> None:
    description = {
        "actor": 0,
        "prices": {"hula": [3]},
        "seats": [{"at": "hula", "shell": 2, "foot": 2, "fruit": 0, "villages": [["exchange_hut"]]}],
    }
    assert "walk hula" in offered(game, game.arrange(description))


def test_a_position_without_a_choice_is_played_on(game: Hawaii) -> None:
    poor = {"shell": 0, "foot": 0, "fruit": 0}
    state = game.arrange({"actor": 0, "seats": [{**poor}, {"retired": 2}]})
    found = game.snapshot(state)
    assert found["round"] == 2
    assert found["order"] == [0, 1]
    assert [seat["shell"] for seat in found["seats"]] == [10, 23]


def test_the_last_forced_decision_ends_the_game(game: Hawaii) -> None:
    poor = {"shell": 0, "foot": 0, "fruit": 0}
    state = game.arrange({"actor": 0, "round": 5, "seats": [{**poor}, {"retired": 2}]})
    assert state.over
    assert game.scores(state) == (2, 0)


def test_a_position_described_can_be_played_to_the_end(game: Hawaii) -> None:
    state = game.arrange({"round": 4, "seats": [{"villages": [["kane II"]]}, {}, {"retired": 3}]})
    while not state.over:
        game.play(state, game.actions(state)[-1])
    assert len(game.scores(state)) == 3


def test_very_many_feet_do_not_carry_more_than_the_boats_do(game: Hawaii) -> None:
    description = {
        "actor": 0,
        "docks": ["hula", "surfer", "foot_hut", "shell_hut"],
        "seats": [{"foot": 5000}],
        "prices": {},
    }
    state = game.arrange(description)
    assert offered(game, state) == ["retire 1", "retire 2"]


# -- what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_number_of_players_the_game_does_not_have(game: Hawaii, players: int) -> None:
    assert sentence(game, {"players": players}) == f"{players} cannot play this game; 2 to 5 can."


def test_six_seats_are_too_many(game: Hawaii) -> None:
    assert problem(game, {"seats": [{}] * 6}).id == "players_out_of_range"


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": 2, "seats": [{}, {}, {}]}, "«seats» cannot be 3."),
    ({"round": 0}, "«round» cannot be 0."),
    ({"round": 6}, "«round» cannot be 6."),
    ({"order": [0, 0]}, "«order» cannot be [0, 0]."),
    ({"order": [0]}, "«order» cannot be [0]."),
    ({"actor": 2}, "«actor» cannot be 2."),
    ({"actor": -1}, "«actor» cannot be -1."),
    ({"actor": 0, "seats": [{"retired": 1}]}, "«actor» cannot be 0."),
    ({"layout": ["hula", "coast"]}, "«layout» cannot be hula, coast."),
    ({"prices": {"volcano": [3]}}, "«prices» cannot be volcano."),
    ({"track": [2, 3]}, "«track» cannot be 2."),
    ({"docks": ["hula"]}, "«docks» cannot be 1."),
    ({"docks": ["hula", "hula", None, None]}, "«docks» cannot be hula."),
    ({"docks": [None, None, None, "atlantis"]}, "«docks» cannot be atlantis."),
    ({"gods": ["pele"]}, "«gods» cannot be 1."),
    ({"gods": ["pele", "hula"]}, "«gods» cannot be hula."),
    ({"gods": ["pele", "zeus"]}, "«gods» cannot be zeus."),
    ({"gods": [None, None]}, "«gods» cannot be null."),
    ({"gods": ["ku", "ku"], "seats": [{"villages": [["ku"]]}]}, "«gods» cannot be ku."),
    ({"seats": [{"at": "volcano"}]}, "«seats.0.at» cannot be volcano."),
    ({"seats": [{}, {"retired": 3}]}, "«seats.1.retired» cannot be 3."),
    ({"seats": [{"retired": -1}]}, "«seats.0.retired» cannot be -1."),
    ({"seats": [{"retired": 1}, {"retired": 1}, {}]}, "«seats.1.retired» cannot be 1."),
    ({"seats": [{"used": ["II"]}]}, "«seats.0.used» cannot be II."),
    ({"seats": [{"used": ["fishing_boat"] * 2}]}, "«seats.0.used» cannot be fishing_boat, fishing_boat."),
    ({"seats": [{}, {"boats": ["I"] * 9}]}, "There are only 8 tiles of boat in the game."),
    ({"seats": [{"villages": [["ku"]]}] * 3}, "There are only 2 tiles of ku in the game."),
    ({"seats": [{"tikis": 6}] * 3}, "There are only 15 tiles of tiki in the game."),
    ({"cove": [7]}, "There is no price token 7 left for that."),
    ({"cove": ["3x"]}, "There is no price token 3x left for that."),
    ({"cove": [2, 2], "track": [2], "prices": {"hula": [2]}}, "There is no price token 2 left for that."),
    ({"seats": [{"taken": ["4s"]}, {"caught": ["4s", "4s"]}]}, "There is no price token 4s left for that."),
    ({"seats": [{"kahunas": 6}]}, "6 kahunas are too many or too few; a realm has 5 spaces."),
    ({"seats": [{"tikis": -1}]}, "-1 tikis are too many or too few; a realm has 6 spaces."),
    (
        {"seats": [{"villages": [["hula", "hula II"]]}]},
        "«hula II» may not lie in village 1 where it was put.",
    ),
    ({"seats": [{"villages": [["ku", "pele"]]}]}, "«pele I» may not lie in village 1 where it was put."),
    (
        {"seats": [{"villages": [["ku"], ["foot_hut", "ku II"]]}]},
        "«ku II» may not lie in village 2 where it was put.",
    ),
    ({"seats": [{"villages": [[], ["hula"]]}]}, "«hula I» may not lie in village 2 where it was put."),
    (
        {"seats": [{"villages": [[], [], ["foot_hut"]]}]},
        "Village 2 has no tile; leave it out.",
    ),
    (
        {"seats": [{"villages": [[], *[["long_hut"]] * 5]}]},
        "«long_hut I» may not lie in village 6 where it was put.",
    ),
    (
        {"seats": [{"villages": [["hula III"]]}]},
        "«hula III» in village 1 is not a village tile; write for instance «hula II».",
    ),
    (
        {"seats": [{"villages": [["kahuna"]]}]},
        "«kahuna I» in village 1 is not a village tile; write for instance «hula II».",
    ),
    (
        {"seats": [{"villages": [["foot_hut", "start_hut"]]}]},
        "The start hut is printed at the beginning of village 1, and only there (village 1: start_hut).",
    ),
    (
        {"seats": [{"villages": [[], ["start_hut"]]}]},
        "The start hut is printed at the beginning of village 1, and only there (village 2: start_hut).",
    ),
]


@pytest.mark.parametrize(("description", "words"), IMPOSSIBLE, ids=[words for _, words in IMPOSSIBLE])
def test_what_cannot_be_is_told_in_a_sentence(game: Hawaii, description: dict[str, Any], words: str) -> None:
    assert sentence(game, description).removeprefix("seats.0: ") == words


@pytest.mark.parametrize("key", ["points", "shell", "foot", "fruit"])
def test_nobody_has_less_than_nothing(game: Hawaii, key: str) -> None:
    message = problem(game, {"seats": [{}, {key: -3}]})
    assert message.id == "description_wrong"
    assert message.values["key"] == f"seats.1.{key}"
    assert message.values["value"] == Message("table_shown_value", {"value": "-3"})
    assert message.values["expected"] == Message("expected_at_least", {"least": 0})


def test_a_position_in_which_everybody_has_retired_has_no_turn(game: Hawaii) -> None:
    said = sentence(game, {"seats": [{"retired": 1}, {"retired": 2}]})
    assert "None" not in said


def test_nobody_stands_at_a_place_and_on_the_track(game: Hawaii) -> None:
    assert problem(game, {"seats": [{"at": "hula", "retired": 1}]}).id == "description_impossible"


# -- what cannot be read -----------------------------------------------------------------------------


@pytest.mark.parametrize("junk", [None, [], "two players", 2])
def test_a_description_is_a_mapping(game: Hawaii, junk: object) -> None:
    message = problem(game, junk)
    assert message.id == "description_wrong"
    assert message.values["expected"] == Message("expected_mapping")


def test_a_key_that_is_no_word_is_told(game: Hawaii) -> None:
    assert problem(game, {1: 2}).id == "description_wrong"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"player": 2}, "player"),
    ({"players": "two"}, "players"),
    ({"seed": None}, "seed"),
    ({"round": "one"}, "round"),
    ({"round": 1.5}, "round"),
    ({"order": 3}, "order"),
    ({"order": ["first"]}, "order"),
    ({"actor": "me"}, "actor"),
    ({"layout": "hula"}, "layout"),
    ({"prices": [3]}, "prices"),
    ({"prices": {"hula": 3}}, "prices.hula"),
    ({"prices": {"gods": [2], "hula": [None]}}, "prices.hula"),
    ({"cove": "3"}, "cove"),
    ({"track": {}}, "track"),
    ({"docks": [1, 2, 3, 4]}, "docks"),
    ({"gods": "pele"}, "gods"),
    ({"options": [1]}, "options"),
    ({"seats": {}}, "seats"),
    ({"seats": [7]}, "seats.0"),
]


@pytest.mark.parametrize(("description", "key"), WRONG, ids=[str(description) for description, _ in WRONG])
def test_a_wrong_value_is_told_with_its_key(game: Hawaii, description: dict[str, Any], key: str) -> None:
    message = problem(game, description)
    assert message.id == "description_wrong"
    assert message.values["key"] == key


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ({"shells": 3}, "shells"),
        ({"shell": "many"}, "shell"),
        ({"points": None}, "points"),
        ({"villages": ["hula"]}, "villages"),
        ({"villages": [[3]]}, "villages"),
        ({"kahunas": [1]}, "kahunas"),
        ({"boats": ["III"]}, "boats"),
        ({"used": ["canoe"]}, "used"),
        ({"taken": 3}, "taken"),
        ({"caught": [None]}, "caught"),
        ({"at": 0}, "at"),
        ({"retired": "yes"}, "retired"),
    ],
    ids=str,
)
def test_a_wrong_value_of_a_seat_is_told_with_its_seat_and_key(
    game: Hawaii, seat: dict[str, Any], key: str
) -> None:
    message = problem(game, {"seats": [{}, seat]})
    assert message.id == "description_wrong"
    assert message.values["key"] == f"seats.1.{key}"


@pytest.mark.parametrize(
    "description",
    [
        {"players": "two"},
        {"cove": "3"},
        {"prices": {"hula": [3.5]}},
        {"seats": [{"shell": "many"}]},
        {"seats": [{"boats": ["III"]}]},
    ],
    ids=str,
)
def test_a_wrong_value_is_told_in_words_of_players(game: Hawaii, description: dict[str, Any]) -> None:
    said = sentence(game, description)
    assert "`" not in said
    assert "$" not in said
    assert "?" not in said


@pytest.mark.parametrize("options", [{"resources": "shown"}, {"beer": True}, {"seconds_on_shared_first": 1}])
def test_an_option_the_game_does_not_have(game: Hawaii, options: dict[str, Any]) -> None:
    message = problem(game, {"options": options})
    assert message.id == "option_wrong"
    assert message.values["key"] == next(iter(options))


def test_tokens_of_the_track_lie_on_its_free_spaces(game: Hawaii) -> None:
    seats = [{}, {"retired": 2, "taken": [3]}, {}]
    assert arranged(game, {"track": [5], "seats": seats})["track"] == [None, None, "5"]
    assert problem(game, {"track": [4, 5], "seats": seats}).values["key"] == "track"


def test_start_fruits_go_by_the_turn_order_that_is_given(game: Hawaii) -> None:
    found = arranged(game, {"players": 3, "order": [2, 1, 0]})
    assert [seat["fruit"] for seat in found["seats"]] == [3, 2, 0]
