"""A robot plays Polynesia by clicks, by keys and by drags; every decision is in its reach."""

from __future__ import annotations

import random
from typing import Any, cast

import pygame
import pytest

from hawaii.games.polynesia import Polynesia, step_numbers
from hawaii.games.polynesia.events import MemberSailed
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.gestures import HOME, ON_CARDS, SHIP, Gestures, island_key, pile_key, route_key
from hawaii.ui.polynesia.offer import Offer
from tests.saves.players import bot, people, person, texts
from tests.ui.navigator import Navigator


@pytest.fixture
def navigator(app: App) -> Navigator:
    return Navigator(app)


@pytest.fixture
def game(polynesia: Polynesia) -> Polynesia:
    return polynesia


def arranged(game: Polynesia, players: int = 3, **more: Any) -> Match:
    """A match in the middle, in which the first seat decides."""
    state = game.arrange({"players": players, **more})
    match = Match(game, people(players), 1, dict(more.get("options", {})))
    match.state = state
    match.holds = False
    return match


def all_turns(game: Polynesia, match: Match) -> list[TurnPlan]:
    found = game.plans(match.state, {})
    assert not isinstance(found, Message)
    return list(found)


def offered(game: Polynesia, match: Match) -> list[TurnPlan]:
    """The turns as the table offers them: without ways that are only dearer."""
    gestures = Gestures(game, match.state)
    if gestures.step in ON_CARDS:
        return all_turns(game, match)
    things = [SHIP, HOME, *map(island_key, game.book.seas[match.state.players].islands)]
    homes = [plans for key in things if gestures.picks(key) for plans in gestures.homes(key).values()]
    carried = [plan for plans in homes for plan in Offer(plans).plans]
    others = [plan for plan in all_turns(game, match) if plan.do not in ("explore", "travel", "populate")]
    return carried + others


@pytest.mark.parametrize("way", ["clicks", "drags", "keys"])
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {}), (4, {}), (4, {"jeopardy": True})],
    ids=["2", "3", "4", "jeopardy"],
)
def test_any_turn_can_be_played(
    navigator: Navigator, game: Polynesia, way: str, players: int, options: dict[str, bool]
) -> None:
    """Against bots that play by chance, decisions of all kinds; the rules say each was what was meant."""
    seats = [person(0), *(bot(number, "random") for number in range(1, players))]
    match = Match(game, seats, 7, options)
    table = navigator.sit_down(match)
    chance = random.Random(5)
    kinds: set[str] = set()
    for _ in range(14):
        navigator.wait_for_decision()
        if match.over:
            break
        turns = offered(game, match)
        kind = chance.choice(sorted({turn.do for turn in turns}))
        plan = chance.choice([turn for turn in turns if turn.do == kind])
        before = match.number
        navigator.play(plan, way)
        kinds.add(plan.do)
        assert texts(match)[before : before + len(plan.actions)] == [action.text for action in plan.actions]
        assert table.picked == ""
    assert {"explore", "travel", "populate", "catch"} & kinds
    assert len(kinds) > 3


@pytest.mark.parametrize("seed", range(6))
def test_every_action_is_in_reach(game: Polynesia, seed: int) -> None:
    """Whatever the rules allow, some gesture begins with it: in games by chance, in every step there is."""
    chance = random.Random(seed)
    state = game.start(2 + seed % 3, seed, {"jeopardy": seed > 3})
    match = Match(game, people(state.players), seed, {"jeopardy": seed > 3})
    match.state = state
    for _ in range(60):
        if state.over:
            break
        firsts = {plan.actions[0].text for plan in offered(game, match)}
        assert firsts == {action.text for action in state.legal}
        busy = [action for action in state.legal if action.text.split()[0] in ("sail", "explore")]
        game.play(state, chance.choice(busy if busy and chance.random() < 0.7 else state.legal))


ROUTES = {"tahi-manu": {"kind": "shell", "ships": [1]}, "tahi-honu": {"kind": "fish", "ships": [0]}}
SEATS = [
    {"members": {"ahi_nui": 3, "tahi": 2}, "fish": 3, "shells": 4},
    {"members": {"ahi_nui": 3, "tahi": 1}},
    {},
]


def test_a_ship_is_dragged_onto_a_route_and_the_price_is_asked_before(
    navigator: Navigator, game: Polynesia
) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(SHIP, route_key("tahi-rua"))
    assert table.offer is not None
    assert [plan.cost for plan in table.offer.plans] == [{"fish": 3}, {"shell": 3}]
    navigator.click("way:1")
    navigator.click("card:cancel")
    assert texts(match) == []
    navigator.drag(SHIP, route_key("tahi-manu"))
    assert table.offer is not None
    assert table.offer.plan.cost == {"shell": 2}, "two to the owner of the ship there"
    navigator.click("card:confirm")
    assert texts(match) == ["explore tahi-manu"]


def test_a_member_sails_over_two_routes_in_one_gesture(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.click(island_key("ahi_nui"))
    assert navigator.see(island_key("honu")).glows, "a neutral route, then one's own"
    assert not navigator.see(island_key("hokule")).glows
    navigator.click(island_key("honu"))
    assert texts(match) == ["sail ahi_nui tahi", "sail tahi honu"]
    assert table.gestures.step == step_numbers.TRAVEL, "one move is left"
    navigator.click("act")
    assert texts(match)[-1] == "stop"


def test_a_guide_is_named_with_the_price(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS, tokens={})
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(island_key("tahi"), island_key("manu"))
    assert table.offer is not None
    assert table.offer.plan.cost == {"shell": 1}
    assert table.offer.plan.guides == (1,)
    navigator.click("card:confirm")
    assert texts(match) == ["sail tahi manu guide 1"]


@pytest.mark.parametrize(
    ("thing", "place", "why"),
    [
        (SHIP, "route:ahi_nui-tahi", "why_neutral_route"),
        (SHIP, "route:tahi-honu", "why_own_ship"),
        ("island:tahi", "island:rua", "why_unexplored"),
        ("island:tahi", "island:hokule", "why_no_explored_way"),
        ("island:ahi_nui", "island:honu", "why_too_far"),
        (HOME, "island:rua", "why_nobody_there"),
    ],
)
def test_what_cannot_be_done_says_why(
    navigator: Navigator, game: Polynesia, thing: str, place: str, why: str
) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS, marker=1)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(thing, place)
    assert texts(match) == []
    reason = table.gestures.why_no_home(thing, place)
    assert reason is not None
    assert reason.id == why
    assert table.say(reason).lower() in table._notice.lower()


def test_keys_take_a_ship_and_members(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.press(pygame.K_c)
    assert table.picked == SHIP
    navigator.press(pygame.K_ESCAPE)
    navigator.press(pygame.K_t)
    assert table.picked == HOME
    navigator.press(pygame.K_ESCAPE)
    assert table.picked == ""


def test_a_travel_is_taken_back_move_by_move(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(island_key("ahi_nui"), island_key("rua"))
    navigator.drag(island_key("ahi_nui"), island_key("toru"))
    assert texts(match) == ["sail ahi_nui rua", "sail ahi_nui toru"]
    navigator.press(pygame.K_ESCAPE)
    assert texts(match) == ["sail ahi_nui rua", "sail ahi_nui toru"], "what is done is only undone"
    navigator.press(pygame.K_ESCAPE)
    navigator.press(pygame.K_u, pygame.KMOD_SHIFT)
    assert texts(match) == ["sail ahi_nui rua"]
    navigator.press(pygame.K_u)
    assert texts(match) == []


def test_the_decline_tells_what_everybody_has(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, marker=0, seats=SEATS)
    navigator.sit_down(match)
    navigator.wait_for_decision()
    assert navigator.sees("card:line:2")
    navigator.click("choice:decline shell")
    assert texts(match) == ["decline shell"]
    assert match.state.goods[1] < 4


def test_a_free_ship_waits_in_the_hand_and_can_be_refused(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS, tokens={"honu": "ship"})
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(island_key("tahi"), island_key("honu"))
    assert table.gestures.step == step_numbers.VOYAGE
    assert navigator.see(route_key("rua-manu")).glows
    assert not navigator.can_act(pile_key("fish")), "first the ship"
    navigator.click(route_key("rua-manu"))
    assert table.offer is not None
    navigator.click("way:1")
    navigator.click("card:confirm")
    assert texts(match)[-2:] == ["explore rua-manu", "mark shell"]


def test_people_at_one_screen_need_no_curtain_as_nothing_is_hidden(
    navigator: Navigator, game: Polynesia
) -> None:
    match = Match(game, people(2), 1)
    table = navigator.sit_down(match)
    first = table.me
    navigator.click(pile_key("fish"))
    assert match.held
    navigator.click("end_turn")
    navigator.wait(lambda: table.me != first, "the other one")
    assert not navigator.sees("ready")


def test_a_hint_is_marked_and_played(navigator: Navigator, game: Polynesia) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    before = match.number
    navigator.click("button:hint")
    navigator.wait(lambda: navigator.sees("hint:play"), "a hint")
    assert table.hinting.advice is not None
    wanted = [action.text for action in table.hinting.advice.suggestions[0].actions]
    marked = table.marks_of(table.hinting.advice.suggestions[0].actions)
    assert all(navigator.see(key).glows for key in marked)
    navigator.click("hint:play")
    assert texts(match)[before : before + len(wanted)] == wanted


def test_what_an_eruption_would_cost_is_seen(navigator: Navigator, game: Polynesia) -> None:
    """Of each player: the members on the islands that sink."""
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    assert [one.sunk for one in table.gestures.settled] == [5, 4, 5]
    assert "5" in str(cast(Any, navigator.see("loss")).content)


def test_a_ship_may_be_dropped_anywhere_on_its_route(navigator: Navigator, game: Polynesia) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.click(SHIP)
    handle = navigator.see(route_key("toa-hokule")).box
    lanes = [one for one in table.widgets if one.key.startswith("lane:toa-hokule:")]
    lane = next(one for one in lanes if not one.box.overlaps(handle))
    assert not lane.active, "the keyboard goes from route to route"
    navigator.click(lane.key)
    assert table.offer is not None
    assert {plan.route for plan in table.offer.plans} == {"toa-hokule"}


def test_the_price_of_a_route_lies_on_its_goods_and_hides_no_ship(
    navigator: Navigator, game: Polynesia
) -> None:
    match = arranged(game, routes=ROUTES, seats=SEATS)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    ship = navigator.see("afloat:tahi-manu:1").box
    assert navigator.see(route_key("tahi-manu")).box.overlaps(ship), "usually its ships are pointed at"
    navigator.click(SHIP)
    handle = navigator.see(route_key("tahi-manu"))
    assert handle.active
    assert handle.box.overlaps(navigator.see("marker:tahi-manu").box)
    assert not handle.box.contains(ship.middle)
    assert table.picked == SHIP


def test_who_is_taken_from_the_queue_may_be_brought_or_sail(navigator: Navigator, game: Polynesia) -> None:
    """Jeopardy: a drag from the volcano asks what is meant, if both can be."""
    seats = [{"members": {"ahi_nui": 3, "tahi": 1, "honu": 1}}, {}]
    match = arranged(game, 2, seats=seats, options={"jeopardy": True}, marker=1)
    table = navigator.sit_down(match)
    navigator.wait_for_decision()
    navigator.drag(island_key("ahi_nui"), island_key("tahi"))
    assert table.offer is not None
    assert [plan.do for plan in table.offer.plans] == ["travel", "populate"]
    navigator.click("card:cancel")
    while table.picked:
        navigator.press(pygame.K_ESCAPE)
    navigator.drag(island_key("ahi_nui"), island_key("honu"))
    assert texts(match) == ["populate honu"], "too far to sail there"


def test_a_prize_lies_off_ships_and_islands(navigator: Navigator, game: Polynesia) -> None:
    routes = {"manu-mahina": {"kind": "fish", "ships": [0, 1]}}
    match = arranged(game, routes=routes, seats=SEATS, cards=["landfalls", "ceremonies", "chieftains"])
    table = navigator.sit_down(match)
    prizes = [one for one in table.widgets if one.key.startswith("prize:")]
    assert len(prizes) == 4
    ships = [one.box for one in table.widgets if one.key.startswith("afloat:")]
    for prize in prizes:
        assert not any(ship.contains(prize.box.middle) for ship in ships)
        for island in table.view(table.app.fit).layout.chart.islands.values():
            assert not prize.box.overlaps(island.symbol)
            assert island.shore.gap(prize.box.middle) > 0
    for prize, group in zip(prizes, game.book.seas[3].archipelagos, strict=True):
        names = [game.book.seas[3].islands[island] for island in group]
        boxes = [navigator.see(island_key(name)).box.inset(-25) for name in names]
        assert any(box.contains(prize.box.middle) for box in boxes)


def test_the_start_player_is_known_on_a_narrow_table(
    navigator: Navigator, game: Polynesia, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room beside the name, the flower lies on the figure."""
    painted: list[Box] = []
    monkeypatch.setattr("hawaii.ui.polynesia.home_view.paint_start", lambda canvas, box: painted.append(box))
    match = Match(game, [person(0), bot(1), bot(2)], 1)
    match.state = game.arrange({"players": 3, "seats": SEATS, "start": 0})
    table = navigator.sit_down(match)
    navigator.app.frame([], 0.02)
    header = table.view(table.app.fit).layout.home.header
    assert painted
    assert header.inset(-4).holds(painted[0])


def test_whose_members_are_led_away_is_told(navigator: Navigator, game: Polynesia) -> None:
    """Until the next action of one's own, of all that happened since the last one."""
    match = Match(game, [person(0), bot(1), bot(2)], 1)
    match.state = game.arrange({"players": 3, "seats": SEATS})
    table = navigator.sit_down(match)
    table.after([MemberSailed(0, "tahi", "honu", "guiding"), MemberSailed(1, "tahi", "honu", "guided")])
    assert table._notice == "A member of yours went along as a guide from Tahi to Honu."
    table.after([MemberSailed(0, "lani", "lua", "guiding")])
    assert table._notice == "Members of yours went along as guides from Tahi to Honu, from Lani to Lua."
    table.after([MemberSailed(2, "lani", "lua", "guiding")])
    assert table._notice.count("Lani") == 1
    navigator.wait_for_decision()
    navigator.click(pile_key("fish"))
    table.after([MemberSailed(0, "lani", "lua", "guiding")])
    assert table._notice == "A member of yours went along as a guide from Lani to Lua."
