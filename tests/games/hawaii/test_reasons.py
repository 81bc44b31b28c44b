"""Why a wish cannot be fulfilled: the right thing in its way, with the right numbers, in good words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.chance import Chance
from hawaii.kernel.messages import Message
from hawaii.ui.words import Words
from tests.games.telling import play

# From the beach: hula and coast cost 1 foot, the next three places 2, the next three 3, the huts at last 4.
LAYOUT = [
    *("hula", "coast"),
    *("gods", "orchard", "kahunas"),
    *("tikis", "irrigation", "long_huts"),
    *("craft_huts", "supply_huts"),
]
PRICES = {name: [5] if name in ("hula", "coast", "gods") else [2] for name in LAYOUT[:5]} | {
    name: [3] if name in ("tikis", "irrigation", "long_huts") else [4] for name in LAYOUT[5:]
}

RICH = {"shell": 20, "foot": 20, "fruit": 0}
NOT_IN_VILLAGES = ("boat", "kahuna", "tiki")


def step_of(game: Hawaii, state: HawaiiState) -> str:
    """The id of the decision that comes now."""
    return game.prompt(state).id.removeprefix("prompt_")


def table(game: Hawaii, seat: Mapping[str, Any], **others: Any) -> HawaiiState:
    """Two players, everything for sale; seat 0 is to move."""
    description = {"layout": LAYOUT, "prices": PRICES, "actor": 0, "seats": [{**RICH, **seat}]}
    return game.arrange({**description, **others})


def why(game: Hawaii, state: HawaiiState, wish: Mapping[str, Any]) -> Message:
    found = game.plans(state, wish)
    assert isinstance(found, Message), found
    return found


def said(game: Hawaii, state: HawaiiState, wish: Mapping[str, Any]) -> str:
    return Words().say(why(game, state, wish))


def possible(game: Hawaii, state: HawaiiState, wish: Mapping[str, Any]) -> bool:
    return not isinstance(game.plans(state, wish), Message)


# -- when it is not the time -------------------------------------------------------------------------


def test_after_the_game_nothing_can_be_done(game: Hawaii) -> None:
    poor = {"shell": 0, "foot": 0, "fruit": 0}
    state = game.arrange({"actor": 0, "round": 5, "seats": [poor, {"retired": 1}]})
    assert state.over
    assert said(game, state, {"tile": "hula"}) == "The game is over."
    assert said(game, state, {}) == "The game is over."


def test_income_comes_before_the_next_turn(game: Hawaii) -> None:
    state = table(game, {}, seats=[{"villages": [["irrigation II"]]}, {"retired": 1}])
    play(game, state, "retire 2")
    assert step_of(game, state) == "collect"
    assert said(game, state, {"tile": "hula"}) == "First choose what your irrigation brings."


def test_a_turn_that_has_begun_cannot_become_another(game: Hawaii) -> None:
    state = table(game, {"fruit": 5})
    play(game, state, "walk hula", "pay 1 foot")
    assert said(game, state, {"do": "rest"}) == "This turn has gone another way already."
    assert why(game, state, {"tile": "boat"}).id == "why_turn_begun"
    assert why(game, state, {"dock": 1}).id == "why_turn_begun"


def test_in_a_turn_that_has_begun_a_side_too_dear_is_told_as_such(game: Hawaii) -> None:
    state = table(game, {"shell": 7, "fruit": 6})
    play(game, state, "walk coast", "pay 1 foot")
    assert step_of(game, state) == "buy"
    assert said(game, state, {"tile": "boat", "side": 2}) == "3 shells short"


def test_in_a_turn_that_has_begun_a_village_is_refused_for_its_reason(game: Hawaii) -> None:
    state = table(game, {"villages": [["surfer"], ["long_hut"], ["foot_hut"]]})
    play(game, state, "walk coast", "buy surfer I 5")
    assert step_of(game, state) == "settle"
    assert said(game, state, {"tile": "surfer", "village": 1}) == "In village 1 already: surfer."


# -- rest and retire ---------------------------------------------------------------------------------


def test_who_is_on_the_beach_cannot_rest_there(game: Hawaii) -> None:
    assert said(game, table(game, {}), {"do": "rest"}) == "Your chieftain is on the beach already."
    assert possible(game, table(game, {"at": "hula"}), {"do": "rest"})


def test_a_space_that_is_taken(game: Hawaii) -> None:
    state = table(game, {}, seats=[{}, {"retired": 2}])
    assert why(game, state, {"space": 2}) == Message("why_space_taken", {"space": 2})
    assert said(game, state, {"space": 2}) == "Space 2 of the track is taken."
    assert possible(game, state, {"space": 1})


@pytest.mark.parametrize("space", [-1, 0, 3, 99])
def test_a_space_that_the_track_does_not_have(game: Hawaii, space: int) -> None:
    message = why(game, table(game, {}), {"space": space})
    assert message == Message("why_no_such_space", {"space": space, "most": 2})
    assert Words().say(message) == f"There is no space {space} on the track; the last is 2."


def test_three_players_use_three_spaces(game: Hawaii) -> None:
    state = game.arrange({"players": 3})
    assert possible(game, state, {"space": 3})
    assert said(game, state, {"space": 4}) == "There is no space 4 on the track; the last is 3."


# -- the walk ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ({"foot": 3}, "1 foot short"),
        ({"foot": 2}, "2 feet short"),
        ({"foot": 0}, "4 feet short"),
        ({"foot": 2, "fruit": 1}, "2 feet short"),
        ({"foot": 2, "fruit": 2}, "2 feet short"),
        ({"foot": 2, "villages": [["exchange_hut"]]}, "1 foot short"),
        ({"foot": 1, "villages": [["exchange_hut II"]]}, "1 foot short"),
        ({"foot": 0, "villages": [["exchange_hut"], ["exchange_hut"]]}, "2 feet short"),
        ({"foot": 0, "shell": 0, "villages": [["exchange_hut II"]]}, "4 feet short and 4 shells short"),
        ({"foot": 0, "at": "gods", "villages": [["pele II"]]}, "1 foot short"),
        ({"foot": 0, "villages": [["pele I"]]}, "2 feet short"),
        ({"foot": 0, "at": "supply_huts"}, "1 foot short"),
        ({"foot": 0, "at": "long_huts"}, "1 foot short"),
    ],
    ids=str,
)
def test_feet_missing_for_the_walk_to_the_farthest_place(
    game: Hawaii, seat: dict[str, Any], words: str
) -> None:
    assert said(game, table(game, seat), {"tile": "foot_hut"}) == words


@pytest.mark.parametrize(
    "seat",
    [
        {"foot": 4},
        {"foot": 0, "fruit": 4},
        {"foot": 3, "villages": [["exchange_hut"]]},
        {"foot": 2, "villages": [["exchange_hut II"]]},
        {"foot": 3, "fruit": 3, "shell": 20, "villages": [["exchange_hut"]]},
        {"foot": 1, "villages": [["pele II"]]},
    ],
    ids=str,
)
def test_feet_enough_for_the_walk_to_the_farthest_place(game: Hawaii, seat: dict[str, Any]) -> None:
    assert possible(game, table(game, seat), {"tile": "foot_hut"})


@pytest.mark.parametrize("fruit", [1, 2, 3])
def test_as_many_feet_as_are_told_short_would_do_whatever_fruits_there_are(game: Hawaii, fruit: int) -> None:
    for foot in range(4):
        seat = {"foot": foot, "fruit": fruit}
        short = why(game, table(game, seat), {"tile": "foot_hut"}).values["count"]
        assert isinstance(short, int)
        assert possible(game, table(game, {**seat, "foot": foot + short}), {"tile": "foot_hut"})
        assert not possible(game, table(game, {**seat, "foot": foot + short - 1}), {"tile": "foot_hut"})


# -- the price ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "wish", "words"),
    [
        ({"shell": 4}, {}, "1 shell short"),
        ({"shell": 2}, {}, "3 shells short"),
        ({"shell": 0}, {}, "5 shells short"),
        ({"shell": 4}, {"side": 2}, "6 shells short"),
        ({"shell": 2, "fruit": 1}, {}, "3 shells short"),
        ({"shell": 2, "fruit": 2}, {}, "3 shells short"),
        # the walk takes a fruit when there is no foot
        ({"shell": 3, "foot": 0, "fruit": 1}, {}, "2 shells short"),
        # with an exchange hut a foot is worth a shell
        ({"shell": 2, "foot": 2, "villages": [["exchange_hut"]]}, {}, "2 shells short"),
        ({"shell": 2, "foot": 3, "villages": [["exchange_hut II"]]}, {}, "1 shell short"),
        # the only foot goes for the walk
        ({"shell": 2, "foot": 1, "villages": [["exchange_hut II"]]}, {}, "3 shells short"),
        # a hut used for the walk is used
        ({"shell": 3, "foot": 0, "villages": [["exchange_hut"]]}, {}, "3 shells short"),
    ],
    ids=str,
)
def test_shells_missing_after_the_walk_that_leaves_most(
    game: Hawaii, seat: dict[str, Any], wish: dict[str, Any], words: str
) -> None:
    assert said(game, table(game, seat), {"tile": "hula", **wish}) == words


def test_the_lowest_token_is_what_a_tile_costs_at_least(game: Hawaii) -> None:
    state = table(game, {"shell": 2}, prices={"hula": [6, 3, 5]})
    assert said(game, state, {"tile": "hula"}) == "1 shell short"
    assert said(game, state, {"tile": "hula", "token": "5"}) == "3 shells short"
    assert said(game, state, {"tile": "hula", "token": "6", "side": 2}) == "10 shells short"


@pytest.mark.parametrize("fruit", [1, 2, 4])
def test_as_many_shells_as_are_told_short_would_do_whatever_fruits_there_are(
    game: Hawaii, fruit: int
) -> None:
    for shell in range(5):
        seat = {"shell": shell, "foot": 1, "fruit": fruit}
        short = why(game, table(game, seat), {"tile": "hula"}).values["count"]
        assert isinstance(short, int)
        assert possible(game, table(game, {**seat, "shell": shell + short}), {"tile": "hula"})
        assert not possible(game, table(game, {**seat, "shell": shell + short - 1}), {"tile": "hula"})


def test_the_walk_and_the_price_are_told_together(game: Hawaii) -> None:
    state = table(game, {"shell": 0, "foot": 0})
    assert said(game, state, {"tile": "hula"}) == "1 foot short and 5 shells short"


def test_a_payment_that_is_none(game: Hawaii) -> None:
    state = table(game, {"fruit": 2})
    assert said(game, state, {"tile": "hula", "payment": {"fruit": 5}}) == "That cannot be paid in this way."
    assert why(game, state, {"tile": "hula", "payment": {"foot": 5}}).id == "why_payment"
    assert why(game, state, {"tile": "hula", "walk_payment": {"shell": 1}}).id == "why_payment"
    assert possible(game, state, {"tile": "hula", "walk_payment": {"fruit": 1}})


@pytest.mark.parametrize("wish", [{"dock": 1}, {"do": "fish"}, {"fish": [1]}], ids=str)
def test_a_payment_at_sea_that_is_none(game: Hawaii, wish: dict[str, Any]) -> None:
    state = table(game, {"boats": ["I"]}, cove=[2])
    assert possible(game, state, wish)
    message = why(game, state, {**wish, "payment": {"shell": 3}})
    assert Words().say(message) == "That cannot be paid in this way."


# -- what a place sells ------------------------------------------------------------------------------


def test_names_that_nothing_has(game: Hawaii) -> None:
    state = table(game, {})
    assert said(game, state, {"tile": "volcano"}) == "There is no tile «volcano»."
    assert said(game, state, {"place": "volcano"}) == "There is no place «volcano»."
    assert said(game, state, {"tile": "hula", "place": "volcano"}) == "There is no place «volcano»."


def test_a_tile_that_is_sold_elsewhere(game: Hawaii) -> None:
    message = why(game, table(game, {}), {"tile": "taro", "place": "hula"})
    assert message == Message("why_not_sold_here", {"tile": Message("tile_taro")})
    assert Words().say(message) == "This place does not sell: taro."


def test_a_place_whose_price_tokens_are_gone(game: Hawaii) -> None:
    state = table(game, {}, prices={"coast": [2]})
    assert said(game, state, {"tile": "hula"}) == "There is no price token left at this place."
    assert why(game, state, {"place": "hula"}).id == "why_no_price_token"


def test_a_price_token_that_lies_elsewhere(game: Hawaii) -> None:
    state = table(game, {}, prices={"hula": ["3s"]})
    assert said(game, state, {"tile": "hula", "token": "3"}) == "There is no price token 3 at this place."
    assert possible(game, state, {"tile": "hula", "token": "3s"})
    assert why(game, state, {"place": "hula", "token": "9"}).values == {"token": "9"}


def test_a_tile_of_which_none_is_left(game: Hawaii) -> None:
    seats = [RICH, *[{"villages": [["irrigation"], ["long_hut", "irrigation"]]}] * 2]
    seats[0] = {**RICH, "villages": [[], ["shell_hut", "irrigation"]]}
    state = table(game, {}, seats=seats)
    assert said(game, state, {"tile": "irrigation"}) == "None left: irrigation."
    assert said(game, state, {"place": "irrigation"}) == "There is no tile left at this place."


def test_a_god_whose_tiles_are_all_in_realms(game: Hawaii) -> None:
    seats = [RICH, {"villages": [["pele"]]}, {"villages": [["pele II"]]}]
    state = table(game, {}, seats=seats)
    assert said(game, state, {"tile": "pele"}) == "None left: Pele."


def test_a_god_under_another(game: Hawaii) -> None:
    state = table(game, {}, gods=["ku", "laka"])
    assert said(game, state, {"tile": "pele"}) == "Still under another god: Pele."


def test_two_of_the_last_tiki_cannot_be_had(game: Hawaii) -> None:
    state = table(game, {}, seats=[{**RICH, "tikis": 3}, {"tikis": 6}, {"tikis": 5}])
    assert said(game, state, {"tile": "tiki", "side": 2}) == "Only one left: tiki."
    assert possible(game, state, {"tile": "tiki", "side": 1})


@pytest.mark.parametrize("side", [0, 3])
def test_a_side_that_no_tile_has_is_told(game: Hawaii, side: int) -> None:
    message = why(game, table(game, {}), {"tile": "hula", "side": side})
    assert message.id not in ("why_otherwise", "why_shells_short")


def test_a_god_wished_from_the_stack_that_does_not_show_it_is_told(game: Hawaii) -> None:
    state = table(game, {}, gods=["ku", "laka"])
    assert why(game, state, {"tile": "ku", "stack": 2}).id != "why_otherwise"


# -- where a tile may lie ----------------------------------------------------------------------------


def test_a_surfer_cannot_join_a_village_that_has_one(game: Hawaii) -> None:
    state = table(game, {"villages": [["surfer II"], ["long_hut"]]})
    message = why(game, state, {"tile": "surfer", "village": 1})
    assert message == Message("why_village_has", {"village": 1, "tile": Message("tile_surfer")})
    assert Words().say(message) == "In village 1 already: surfer."
    assert possible(game, state, {"tile": "surfer", "village": 2})


def test_a_hula_dancer_in_every_village(game: Hawaii) -> None:
    state = table(game, {"villages": [["hula"], ["long_hut", "hula II"]]})
    assert said(game, state, {"tile": "hula"}) == "In each of your villages already: hula dancer."
    assert said(game, state, {"place": "hula"}) == "Nothing that this place sells fits into your realm."


def test_a_village_has_one_god(game: Hawaii) -> None:
    state = table(game, {"villages": [["ku"], ["long_hut"]]}, gods=["pele", "lono"])
    assert said(game, state, {"tile": "pele", "village": 1}) == "There is a god in village 1 already."
    assert possible(game, state, {"tile": "pele", "village": 2})


def test_a_god_comes_once_to_a_realm(game: Hawaii) -> None:
    state = table(game, {"villages": [["ku"], ["long_hut"]]}, gods=["ku", "lono"])
    assert said(game, state, {"tile": "ku"}) == "In your realm already: Ku."
    assert said(game, state, {"tile": "ku", "village": 2}) == "In your realm already: Ku."


def test_a_god_who_finds_another_in_every_village_is_not_told_to_be_there_himself(game: Hawaii) -> None:
    state = table(game, {"villages": [["ku"], ["long_hut", "laka"]]}, gods=["pele", "lono"])
    message = why(game, state, {"tile": "pele"})
    assert message.id != "why_otherwise"
    assert Words().say(message) != "In each of your villages already: Pele."


def test_a_new_village_begins_with_a_hut(game: Hawaii) -> None:
    state = table(game, {})
    assert said(game, state, {"tile": "hula", "village": 2}) == "Village 2 must begin with a hut."
    assert said(game, state, {"tile": "taro", "village": 2}) == "Village 2 must begin with a hut."
    assert possible(game, state, {"tile": "foot_hut", "village": 2})


def test_villages_are_begun_one_after_the_other(game: Hawaii) -> None:
    state = table(game, {"villages": [[], ["foot_hut"]]})
    message = why(game, state, {"tile": "foot_hut", "village": 4})
    assert message == Message("why_village_not_yet", {"village": 4, "before": 3})
    assert Words().say(message) == "Begin village 3 before village 4."
    assert possible(game, state, {"tile": "foot_hut", "village": 3})


@pytest.mark.parametrize("village", [-1, 0, 6])
def test_a_village_no_realm_has(game: Hawaii, village: int) -> None:
    words = f"There is no village {village}; the last is 5."
    assert said(game, table(game, {}), {"tile": "foot_hut", "village": village}) == words


def test_no_space_for_a_kahuna(game: Hawaii) -> None:
    assert (
        said(game, table(game, {"kahunas": 5}), {"tile": "kahuna"}) == "No space left in your realm: kahuna."
    )
    state = table(game, {"kahunas": 5})
    assert why(game, state, {"place": "kahunas"}).id == "why_nothing_fits"


def test_space_for_one_tiki_only(game: Hawaii) -> None:
    state = table(game, {"tikis": 5})
    assert said(game, state, {"tile": "tiki", "side": 2}) == "Space for only one more: tiki."
    assert possible(game, state, {"tile": "tiki"})


@pytest.mark.parametrize("tile", NOT_IN_VILLAGES)
def test_what_does_not_lie_in_villages_is_told_so(game: Hawaii, tile: str) -> None:
    state = table(game, {})
    assert possible(game, state, {"tile": tile})
    assert why(game, state, {"tile": tile, "village": 1}).id != "why_otherwise"


# -- the sea -----------------------------------------------------------------------------------------


def test_an_empty_cove(game: Hawaii) -> None:
    assert said(game, table(game, {}, cove=[]), {"do": "fish"}) == "There is no fish in the cove."
    assert why(game, table(game, {}, cove=[]), {"fish": [1]}).id == "why_cove_empty"


def test_fish_that_are_not_in_the_cove(game: Hawaii) -> None:
    state = table(game, {}, cove=[2, 4])
    words = "There is no token with 3 fish left for that in the cove."
    assert said(game, state, {"fish": [3]}) == words
    assert why(game, state, {"fish": [1, 1]}) == Message("why_no_such_fish", {"fish": 1, "count": 1})
    assert possible(game, state, {"fish": [2, 1]})


def test_no_fish_at_all_is_not_fishing(game: Hawaii) -> None:
    assert why(game, table(game, {}, cove=[2]), {"fish": []}).id != "why_otherwise"


def test_boats_that_rest(game: Hawaii) -> None:
    state = table(game, {"used": ["fishing_boat"]}, cove=[2], docks=["hula", None, None, None])
    assert said(game, state, {"do": "fish"}) == "All your boats are resting."
    assert said(game, state, {"dock": 1}) == "All your boats are resting."


def test_boats_too_small_for_the_cost(game: Hawaii) -> None:
    state = table(game, {}, cove=["2s", "2s", "3s"], docks=["hula", "surfer", "foot_hut", "shell_hut"])
    assert said(game, state, {"dock": 1}) == "Your boats carry 2, and 3 must be carried."
    assert why(game, state, {"dock": 4}).values == {"room": 2, "cost": 6}
    assert why(game, state, {"fish": [1, 1, 1]}).values == {"room": 2, "cost": 3}
    assert possible(game, state, {"fish": [1, 1]})


def test_the_printed_foot_of_a_boat_ii_counts_as_room(game: Hawaii) -> None:
    state = table(game, {"boats": ["II"]}, docks=["hula", "surfer", "foot_hut", "shell_hut"])
    assert possible(game, state, {"dock": 4})
    smaller = table(
        game, {"boats": ["II"], "used": ["fishing_boat"]}, docks=["hula"] + [None] * 2 + ["surfer"]
    )
    assert why(game, smaller, {"dock": 4}) == Message("why_boats_too_small", {"room": 4, "cost": 6})


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ({"foot": 4, "boats": ["I", "I"]}, "2 feet short"),
        ({"foot": 4, "boats": ["II", "II"]}, None),
        ({"foot": 3, "boats": ["II", "II"]}, "1 foot short"),
        ({"foot": 4, "boats": ["II"]}, "1 foot short"),
        ({"foot": 4, "boats": ["I", "I"], "villages": [["exchange_hut"]]}, "1 foot short"),
        ({"foot": 4, "boats": ["I", "I"], "villages": [["exchange_hut II"]]}, None),
        ({"foot": 4, "fruit": 6, "boats": ["I", "I"]}, None),
    ],
    ids=str,
)
def test_feet_missing_for_the_farthest_dock(game: Hawaii, seat: dict[str, Any], words: str | None) -> None:
    state = table(game, seat, docks=["hula", "surfer", "foot_hut", "shell_hut"])
    if words is None:
        assert possible(game, state, {"dock": 4})
    else:
        assert said(game, state, {"dock": 4}) == words


def test_feet_missing_for_fishing(game: Hawaii) -> None:
    state = table(game, {"foot": 0}, cove=["2s", "3s"])
    assert said(game, state, {"do": "fish"}) == "1 foot short"
    assert said(game, state, {"fish": [1, 1]}) == "2 feet short"


def test_a_dock_that_is_empty_or_none(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, docks=[None, "hula", None, None])
    assert said(game, state, {"dock": 1}) == "There is no island at dock 1 any more this round."
    assert said(game, state, {"dock": 5}) == "There is no dock 5; the last is 4."
    assert why(game, state, {"dock": 0}) == Message("why_no_such_dock", {"dock": 0, "most": 4})
    assert possible(game, state, {"dock": 2})


def test_boats_nobody_has_are_told(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, cove=[2])
    assert why(game, state, {"do": "fish", "boats": [0, 0, 1]}).id != "why_otherwise"


def test_a_gift_of_another_island_is_told(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, docks=["hula", None, None, None])
    assert possible(game, state, {"dock": 1, "tile": "hula"})
    assert why(game, state, {"dock": 1, "tile": "surfer"}).id != "why_otherwise"


def test_who_can_visit_no_island_is_not_told_of_an_empty_dock_while_others_have_one(game: Hawaii) -> None:
    state = table(game, {"foot": 0, "boats": ["I"]}, docks=[None, "hula", "surfer", None])
    assert said(game, state, {"do": "visit"}) == "4 feet short"


def test_who_can_buy_nothing_at_all_is_told_what_is_missing(game: Hawaii) -> None:
    assert why(game, table(game, {"shell": 0}), {"do": "buy"}).id == "why_shells_short"
    assert why(game, table(game, {"foot": 0}), {"do": "buy"}).id == "why_feet_short"


# -- all of it ---------------------------------------------------------------------------------------


def test_every_reason_has_words(game: Hawaii) -> None:
    words = Words()
    assert all(words.knows(f"tile_{kind}") for kind in KINDS)
    state = table(game, {"foot": 0})
    for wish in ({"tile": "hula"}, {"do": "rest"}, {"space": 9}, {"dock": 9}, {"tile": "x"}, {"place": "x"}):
        message = why(game, state, wish)
        assert words.knows(message.id)
        assert "{" not in words.say(message)


def positions(game: Hawaii) -> Iterator[HawaiiState]:
    """Thirty-two beginnings of a turn from busy random games of all rounds."""
    for seed in range(8):
        state = game.start(2 + seed % 4, seed)
        dice = Chance(300 + seed)
        turns = 0
        while not state.over:
            if step_of(game, state) == "turn":
                turns += 1
                if turns % 9 == 0 and turns <= 36:
                    yield state
            actions = game.actions(state)
            # Now and then somebody retires early, so that purses are full as well as empty.
            idle = dice.below(8) == 0
            chosen = [a for a in actions if idle or a.text.split()[0] not in game.idle] or actions
            game.play(state, chosen[dice.below(len(chosen))])


def test_a_plan_or_a_reason_for_every_tile_village_dock_and_space(game: Hawaii) -> None:
    wishes: list[dict[str, Any]] = [
        *({"tile": tile, "side": 2} for tile in NOT_IN_VILLAGES),
        *(
            {"tile": tile, "village": village}
            for tile in KINDS
            if tile not in NOT_IN_VILLAGES
            for village in range(1, 6)
        ),
        *({"place": place} for place in LAYOUT),
        *({"dock": dock} for dock in range(1, 5)),
        *({"space": space} for space in range(1, 6)),
        *({"fish": [fish]} for fish in (1, 2, 3)),
        {"do": "rest"},
    ]
    found = []
    number = 0
    for state in positions(game):
        number += 1
        for wish in wishes:
            message = game.plans(state, wish)
            if isinstance(message, Message) and (
                not message.id.startswith("why_") or message.id in ("why_otherwise", "why_turn_begun")
            ):
                found.append((wish, message, game.snapshot(state)["seats"][state.actor or 0]))
    assert number >= 30
    assert found == []


def test_what_is_told_short_is_exactly_what_is_missing(game: Hawaii) -> None:
    """So many feet or shells more, and it is no longer in the way; one fewer, and it is."""

    def richer(state: HawaiiState, piece: str, number: int) -> HawaiiState:
        saved = json.loads(json.dumps(game.snapshot(state)))
        saved["seats"][state.actor][piece] += number
        return game.restore(saved)

    checked = {"why_feet_short": 0, "why_shells_short": 0}
    wrong = []
    for state in positions(game):
        for tile in KINDS:
            message = game.plans(state, {"tile": tile})
            if isinstance(message, Message) and message.id in checked:
                piece = "foot" if message.id == "why_feet_short" else "shell"
                count = message.values["count"]
                assert isinstance(count, int)
                cured = game.plans(richer(state, piece, count), {"tile": tile})
                nearly = game.plans(richer(state, piece, count - 1), {"tile": tile})
                right = getattr(cured, "id", "") != message.id and getattr(nearly, "id", "") == message.id
                checked[message.id] += 1
                if not right:
                    wrong.append((tile, message, state.purses[state.actor or 0]))
    assert min(checked.values()) > 3
    assert wrong == []


def test_more_feet_do_not_help_who_has_no_shells(game: Hawaii) -> None:
    """Four places, each a step further and the last the cheapest: shells are missing, however many feet."""
    prices = {"hula": [4], "gods": [4], "tikis": ["4s"], "craft_huts": [2]}
    sentences = [
        said(game, table(game, {"shell": 0, "foot": foot}, prices=prices), {"do": "buy"})
        for foot in (1, 3, 4)
    ]
    assert sentences == ["4 shells short", "1 foot short and 2 shells short", "2 shells short"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"dock": 2, "village": 2}, "why_village_needs_hut"),
        ({"dock": 2, "side": 1}, "why_gift_side"),
        ({"do": "visit", "tile": "hula", "side": 1}, "why_gift_side"),
        ({"dock": 1, "village": 1}, "why_island_gives_other"),
        ({"place": "orchard", "village": 5}, "why_village_not_yet"),
        ({"place": "orchard", "village": 2}, "why_village_needs_hut"),
        ({"place": "tikis", "village": 1}, "why_not_for_villages"),
        ({"do": "retire", "tile": "hula"}, "why_contradiction"),
        ({"space": 1, "token": "3"}, "why_contradiction"),
        ({"do": "rest", "dock": 1}, "why_contradiction"),
    ],
)
def test_what_does_not_go_together_is_told(game: Hawaii, wish: dict[str, Any], reason: str) -> None:
    state = table(game, {"boats": ["I"]}, docks=["five_points", "hula", None, None])
    assert why(game, state, wish).id == reason


def test_in_the_middle_of_a_turn_the_reason_is_that_of_the_step(game: Hawaii) -> None:
    state = table(game, {"shell": 7, "villages": [["hula"], ["long_hut"]], "boats": ["I"]})
    play(game, state, "walk gods")
    assert step_of(game, state) == "buy"
    assert said(game, state, {"side": 2}) == "3 shells short"
    assert why(game, state, {"dock": 1}).id == "why_turn_begun"
    assert why(game, state, {"tile": "tiki"}).id == "why_turn_begun"


def test_on_an_island_the_reason_is_that_of_the_gift(game: Hawaii) -> None:
    seat = {"boats": ["I"], "used": ["fishing_boat"], "villages": [["taro"], ["long_hut"]]}
    state = table(game, seat, docks=["fruit_tile", None, None, None])
    play(game, state, "visit 1")
    assert step_of(game, state) == "gift"
    assert said(game, state, {"tile": "taro", "village": 1}) == "In village 1 already: taro."
    assert why(game, state, {"tile": "hula"}).id == "why_island_gives_other"
    play(game, state, "take banana")
    assert step_of(game, state) == "settle"
    assert said(game, state, {"village": 3}) == "Village 3 must begin with a hut."
    assert why(game, state, {"tile": "taro"}).id == "why_turn_begun"
