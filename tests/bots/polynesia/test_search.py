"""How far opponents look in Polynesia, what they do not know, and what they do not forget."""

from __future__ import annotations

import pytest

from hawaii.bots.polynesia.unseen import Unseen
from hawaii.bots.polynesia.valuation import AHEAD, PolynesiaValuation
from hawaii.bots.search import Search
from hawaii.bots.turns import complete_turns
from hawaii.games.polynesia import Polynesia
from tests.bots.polynesia.tables import FIVE_RED, LAST_ROUND, PLAIN, best, of_all_kinds, table


def test_search_never_sees_a_stone(game: Polynesia, valuation: PolynesiaValuation) -> None:
    for state in of_all_kinds(game, 2, every=15):
        drawn = state.drawn
        search = Search(game, valuation, state.copy())
        search.run(150)
        waiting = [search.root]
        for fork in waiting:
            waiting += [following for following in fork.forks if following is not None]
            assert all(turn.state.drawn == drawn for turn in fork.turns)
            assert not any(turn.state.bag for turn in fork.turns)


def test_an_eruption_is_worth_what_it_may_end_and_what_may_follow(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    """One red stone and one grey one are left: as likely the end as not."""
    state = table(game, drawn=[*FIVE_RED, "grey", "grey", "black"], marker=1, start=1, actor=0)
    valuation.prepared(state)
    game.follow(state, game.decode("catch fish"))
    found = valuation.values(state)
    bag = state.bag
    assert isinstance(bag, Unseen)
    assert bag.alive == pytest.approx(0.5)
    now = game.scores(state)
    assert [ended / 0.5 for ended in bag.ended] == pytest.approx(list(now), abs=0.2)
    for value, points in zip(found, now, strict=True):
        assert value > 0.5 * points
    assert valuation.values(state) == found, "it is reckoned with once"


def test_search_looks_to_the_eruption_or_some_turns_ahead(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    early = table(game, marker=3)
    looks_past = valuation.horizon(early)
    late = table(game, marker=1)
    late.turns = 5
    assert looks_past(late)
    between = table(game, marker=0)
    between.turns = 6
    assert not looks_past(between)
    looks_past = valuation.horizon(late)
    following = table(game, round=2, marker=3)
    following.turns = late.turns + AHEAD - 1
    assert looks_past(following)
    following.turns += 1
    assert not looks_past(following)


ROUTES = {
    "toru-kauri": {"kind": "fish", "ships": [0]},
    "tahi-honu": {"kind": "shell", "ships": [0]},
    "rua-manu": {"kind": "shell", "ships": [0]},
}


def test_moves_of_different_members_are_looked_at_in_one_order(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    state = table(game, marker=2, routes=ROUTES, seats=[{"members": {"toru": 1, "tahi": 1, "rua": 1}}, {}])
    turns = complete_turns(game, valuation, valuation.prepared(state))
    travels = [
        frozenset(action.text for action in turn.actions)
        for turn in turns
        if len(turn.actions) == 2 and all(action.text.startswith("sail") for action in turn.actions)
    ]
    assert frozenset({"sail toru kauri", "sail tahi honu"}) in travels
    assert len(travels) == len(set(travels))


def test_nobody_thinks_of_exploring_far_from_everything_or_of_sailing_to_the_volcano(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    routes = {"toru-kauri": ROUTES["toru-kauri"]}
    state = table(game, routes=routes, seats=[{"members": {"toru": 1, "kauri": 2}, "fish": 5}, {}])
    first = {action.text for action in valuation.considered(state)}
    assert "explore kauri-mako" in first
    assert "explore rangi-hokule" in {action.text for action in game.actions(state)} - first
    assert not {"sail kauri toru", "sail toru ahi_nui"} & first
    assert {"sail toru kauri", "populate ahi_nui", "catch fish", "catch shell"} <= first


# -- stories -------------------------------------------------------------------------------------------


def test_before_the_last_stone_whoever_can_sails_off_the_sinking_islands(game: Polynesia) -> None:
    """Three moves, three members who would be lost, and nothing else to gain."""
    members = {"toru": 3, "kauri": 3, "ngaru": 2}
    seats = [{"members": members, "fish": 6, "shells": 6}, {}]
    routes = {"toru-kauri": ROUTES["toru-kauri"]}
    state = table(game, drawn=LAST_ROUND, routes=routes, seats=seats)
    found = best(game, state)
    assert found.split("; ") == ["sail toru kauri"] * 3


def test_with_five_red_stones_drawn_members_get_away_in_time(game: Polynesia) -> None:
    """Not all at once need go, but nobody fishes or explores while half of them would be lost."""
    members = {"toru": 2, "tahi": 2, "kauri": 3, "rua": 1}
    state = table(
        game,
        drawn=[*FIVE_RED, "grey", "black"],
        routes=ROUTES,
        seats=[{"members": members, "fish": 2, "shells": 2}, {}],
    )
    assert best(game, state).startswith("sail")


def test_a_turtle_in_reach_is_taken_in_the_last_turn(game: Polynesia) -> None:
    """One move: a turtle for a member that is safe already, or nothing."""
    routes = {"kauri-mako": {"kind": "fish", "ships": [0]}}
    state = table(
        game,
        drawn=LAST_ROUND,
        marker=1,
        start=1,
        routes=routes,
        seats=[{"members": {"kauri": 2}}, {}],
    )
    assert best(game, state) == "sail kauri mako"


def test_the_last_member_on_turtles_stays_there_at_the_end(game: Polynesia) -> None:
    routes = {"kauri-mako": {"kind": "fish", "ships": [0]}}
    state = table(
        game, drawn=LAST_ROUND, marker=1, start=1, routes=routes, seats=[{"members": {"mako": 1}}, {}]
    )
    assert "mako kauri" not in best(game, state)


def test_a_mask_is_fetched_before_it_costs_points(game: Polynesia) -> None:
    """Who has none loses two with this card."""
    routes = {"rua-manu": {"kind": "fish", "ships": [0]}}
    state = table(
        game,
        cards=["strongholds", "faceless", "families"],
        drawn=LAST_ROUND,
        marker=1,
        start=1,
        routes=routes,
        tokens={"manu": "mask"},
        seats=[{"members": {"rua": 1, "ngaru": 4}}, {}],
    )
    assert best(game, state) == "sail rua manu"


def test_the_start_player_keeps_what_the_others_lack(game: Polynesia) -> None:
    state = table(game, cards=PLAIN, marker=0, seats=[{"fish": 5, "shells": 0}, {"fish": 0, "shells": 6}])
    assert best(game, state) == "decline shell"


def test_in_jeopardy_members_leave_the_beach(game: Polynesia) -> None:
    state = table(
        game,
        cards=["strongholds", "faceless", "navigators"],
        options={"jeopardy": True},
        drawn=["red", "red", "red"],
        routes=ROUTES,
        seats=[{"members": {"ahi_nui": 7}}, {"members": {"ahi_nui": 7}}],
    )
    assert best(game, state).startswith("sail")
