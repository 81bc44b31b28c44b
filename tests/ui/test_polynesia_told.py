"""What Polynesia tells of a game, while it lasts and after it: the log, tips and reasons, in English."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.log import log_of, words_of_line
from hawaii.ui.polynesia.boards import BoardOfScene
from hawaii.ui.polynesia.cards import way_words
from hawaii.ui.polynesia.final import FinalScene
from hawaii.ui.polynesia.gestures import SHIP
from hawaii.ui.polynesia.offer import Offer
from hawaii.ui.polynesia.suggested import suggested
from hawaii.ui.polynesia.table import TableScene
from hawaii.ui.polynesia.tips import island_tip
from hawaii.ui.widgets import words_of
from tests.games.polynesia.telling import cards, route, table
from tests.saves.players import people
from tests.ui.books import WORDS
from tests.ui.navigator import Navigator

NAMES = ["Kai", "Noa", "Lani", "Hoku"]


@pytest.fixture
def navigator(app: App) -> Navigator:
    return Navigator(app)


def sit(navigator: Navigator, polynesia: Polynesia, arranged: dict[str, Any]) -> TableScene:
    """The table of people who play on from there."""
    described = {key: value for key, value in arranged.items() if key != "seats"}
    match = Match(polynesia, people(3), 1)
    match.state = table(polynesia, *arranged.get("seats", ()), **described)
    match.holds = False
    scene = navigator.sit_down(match)
    assert isinstance(scene, TableScene)
    return scene


def tip_of(navigator: Navigator, key: str) -> str:
    return words_of(navigator.see(key).tip)


def drawn_words(navigator: Navigator, key: str) -> list[str]:
    """What stands on a widget."""
    found: list[str] = []

    def write(_: Canvas, box: Box, text: str, *looks: object) -> None:
        found.append(text)

    with pytest.MonkeyPatch.context() as patch:
        for way in ("text", "lines", "lines_in"):
            patch.setattr(Canvas, way, write)
        navigator.see(key).draw(navigator.app.canvas)
    return found


def told(polynesia: Polynesia, arranged: dict[str, Any], *texts: str) -> list[str]:
    """The lines of the log of a match that begins like this."""
    match = Match(polynesia, people(3), 1)
    match.state = table(polynesia, *arranged.pop("seats", ()), **arranged)
    for text in texts:
        match.play(polynesia.decode(text))
    return [words_of_line(WORDS.say, match, line) for line in log_of(match)]


# -- point tokens of tide cards ----------------------------------------------------------------------

OWNED = {"tahi-rua": route("fish", 1, 2), "rua-ngaru": route("fish", 1)}


def friends(left: int, *named: str) -> dict[str, Any]:
    """The first seat may join a route, and sail with a guide; so many point tokens are left."""
    on_rua = {"rua": 1}
    seats = [{"fish": 5, "members": on_rua}, {"members": on_rua}, {"favours": 10 - left}]
    return {"cards": cards(*named), "routes": OWNED, "seats": seats}


def words_of_ways(scene: TableScene, key: str, home: str) -> list[str]:
    view = scene.view(scene.app.canvas.fit)
    return [way_words(view, plan) for plan in scene.gestures.homes(key)[home]]


@pytest.mark.parametrize(("left", "said"), [(7, "7 left"), (1, "1 left"), (0, "none left")])
@pytest.mark.parametrize("card", ["friendships", "company"])
def test_the_card_that_brings_point_tokens_shows_how_many_are_left(
    navigator: Navigator, polynesia: Polynesia, card: str, left: int, said: str
) -> None:
    sit(navigator, polynesia, friends(left, card))
    assert said in drawn_words(navigator, "tide:3")
    tip = tip_of(navigator, "tide:3")
    assert {7: "7 point tokens are left", 1: "1 point token is left", 0: "No point tokens are left"}[
        left
    ] in tip


def test_a_card_without_point_tokens_tells_of_none(navigator: Navigator, polynesia: Polynesia) -> None:
    sit(navigator, polynesia, {"cards": cards()})
    assert not any("left" in words for words in drawn_words(navigator, "tide:3"))
    assert "left" not in tip_of(navigator, "tide:3")


def test_joining_a_route_says_how_many_point_tokens_it_brings(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    for left, said in (
        (6, "brings 2 point tokens"),
        (1, "brings 1 point token"),
        (0, "no point tokens are left"),
    ):
        scene = sit(navigator, polynesia, friends(left, "company"))
        (words,) = words_of_ways(scene, SHIP, "route:tahi-rua")
        assert words == f"Pay the owners there with fish, {said}"
        assert said.removeprefix("brings ") in tip_of(navigator, "route:tahi-rua").lower()
        assert "point token" not in tip_of(navigator, "route:tahi-manu")


def test_a_move_with_a_guide_says_how_many_point_tokens_it_brings(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    for left, said, of_route in (
        (6, "brings 1 point token", "A move with a guide: 1 point token for you, 1 for the owner"),
        (1, "brings 1 point token", "A move with a guide: 1 point token for you, 0 for the owner"),
        (0, "no point tokens are left", "No point tokens are left"),
    ):
        scene = sit(navigator, polynesia, friends(left, "friendships"))
        (words,) = words_of_ways(scene, "island:rua", "island:ngaru")
        assert words == f"Guided by {people(2)[1].name}, {said}"
        assert of_route in tip_of(navigator, "route:rua-ngaru")


def test_a_dearer_way_that_brings_a_point_token_is_offered_too(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    """Home over the own routes costs nothing, but a guide brings a point."""
    arranged = friends(6, "friendships")
    arranged["routes"] = {"rua-manu": route("fish", 0), "manu-mahina": route("fish", 0)}
    arranged["routes"] |= {"mahina-ngaru": route("fish", 0), "rua-ngaru": route("fish", 1)}
    scene = sit(navigator, polynesia, arranged)
    offer = Offer(scene.gestures.homes("island:rua")["island:ngaru"])
    assert [(len(plan.path) - 1, plan.points) for plan in offer.plans] == [(3, 0), (1, 1)]


# -- islands -----------------------------------------------------------------------------------------


def test_an_island_of_an_archipelago_tells_of_the_point_token_that_lies_there(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    seats: list[dict[str, Any]] = [{"members": {"tahi": 1}}]
    sit(
        navigator,
        polynesia,
        {"cards": cards("landfalls"), "seats": seats, "routes": {"tahi-manu": route("fish", 0)}},
    )
    told = "A point token for whoever is first in this archipelago"
    islands = ("manu", "mahina")
    assert all(told in tip_of(navigator, f"island:{name}") for name in islands)
    assert told not in tip_of(navigator, "island:tahi")
    navigator.drag("island:tahi", "island:manu")
    assert not any(told in tip_of(navigator, f"island:{name}") for name in islands)


@pytest.mark.parametrize("drawn", [2, 6], ids=["before", "after"])
def test_what_becomes_of_the_volcano_is_said_once(
    navigator: Navigator, polynesia: Polynesia, drawn: int
) -> None:
    scene = sit(navigator, polynesia, {"drawn": ["red"] * drawn, "seats": [{"members": {"tahi": 1}}]})
    tip = island_tip(scene.view(scene.app.canvas.fit), "ahi_nui")
    ends = [line for line in tip.splitlines() if re.search("sink|sunk|goes|red stone", line)]
    assert len(ends) == 1, tip


def test_the_decline_is_asked_in_words_that_somebody_would_say(
    navigator: Navigator, polynesia: Polynesia
) -> None:
    seats = [{"fish": fish, "shells": shells} for fish, shells in ((4, 1), (1, 0), (0, 0))]
    sit(navigator, polynesia, {"marker": 0, "seats": seats})
    assert drawn_words(navigator, "choice:decline fish") == ["All fish, 5 in all"]
    assert drawn_words(navigator, "choice:decline shell") == ["All shells, 1 in all"]


# -- what an eruption would cost -----------------------------------------------------------------------


def test_members_that_would_come_back_are_no_lost_points(navigator: Navigator, polynesia: Polynesia) -> None:
    """Beside the stone stands how many they are, not that much less of something."""
    scene = sit(navigator, polynesia, {"seats": [{"members": {"rua": 2}}, {"members": {"tahi": 3}}]})
    assert [one.sunk for one in scene.gestures.settled] == [2, 3, 5]
    assert drawn_words(navigator, "loss") == ["2"]
    assert drawn_words(navigator, "opponent:1")[-1] == "3"
    assert "2 members would come back" in tip_of(navigator, "loss")


# -- the final scoring -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "tokens", "said"),
    [
        (["honu"], 1, "Islands: 1, tokens: 1"),
        (["honu"], 0, "Turtles on Honu"),
        (["honu", "koru"], 2, "Islands: 2, tokens: 2"),
        ([], 1, "1 turtle token"),
    ],
)
def test_turtles_of_islands_and_of_tokens_are_both_told(
    navigator: Navigator, polynesia: Polynesia, islands: list[str], tokens: int, said: str
) -> None:
    match = Match(polynesia, people(3), 1)
    seat = {"members": dict.fromkeys(islands, 1), "tokens": {"turtle": tokens}}
    match.state = table(polynesia, seat, drawn=["red"] * 6)
    scene = FinalScene(navigator.app, match)
    scene.time = scene.steps
    navigator.app.push(scene)
    assert drawn_words(navigator, "counted:0:turtles")[:2] == ["Turtles", said]


# -- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", [False, True], ids=["before", "after"])
def test_after_the_game_tips_tell_its_result(navigator: Navigator, polynesia: Polynesia, over: bool) -> None:
    """Before, they tell what an eruption would bring; then nothing is "if" or "would" any more."""
    stones = ["red"] * (6 if over else 2)
    arranged: dict[str, Any] = {"cards": cards("navigators"), "routes": OWNED, "drawn": stones}
    scene = sit(navigator, polynesia, arranged)
    assert scene.match.state.over is over
    own = [widget for widget in scene.widgets if not widget.key.startswith("button:")]
    tips = {widget.key: words_of(widget.tip) for widget in own}
    supposing = re.compile(r"if the volcano|would|\d now|in the maintenance", re.IGNORECASE)
    found = {key for key, tip in tips.items() if supposing.search(tip)}
    everywhere = {"board:0:head", "loss", "goods:fish", "goods:shell", "opponent:1", "opponent:2"}
    assert found == (set() if over else everywhere | {"board:0:mat", "island:ahi_nui", "tide:3"})
    title = "The points at the end" if over else "If the volcano erupted now"
    assert tips["board:0:head"].startswith(title)
    board = BoardOfScene(navigator.app, scene, 1)
    navigator.app.push(board)
    assert str(getattr(navigator.see("points"), "text", "")) == title


# -- reasons -----------------------------------------------------------------------------------------


def test_what_is_too_far_says_how_many_moves_are_needed(polynesia: Polynesia) -> None:
    state = table(polynesia, routes={"tahi-honu": route("fish", 0)}, marker=1)
    far = polynesia.plans(state, {"origin": "ahi_nui", "target": "honu"})
    assert isinstance(far, Message)
    assert WORDS.say(far) == "2 moves are needed, you have 1"
    nowhere = polynesia.plans(state, {"origin": "ahi_nui", "target": "hokule"})
    assert nowhere == Message("why_no_explored_way")
    assert WORDS.say(nowhere) == "no explored route leads there"


# -- the log -----------------------------------------------------------------------------------------


def test_the_log_names_each_owner_who_is_paid_for_a_route(polynesia: Polynesia) -> None:
    seats: list[dict[str, Any]] = [{"fish": 5}]
    lines = told(polynesia, {"seats": seats, "routes": {"tahi-rua": route("fish", 1, 2)}}, "explore tahi-rua")
    one, other = (seat.name for seat in people(3)[1:])
    assert f"pays {one} 2 fish for the route; pays {other} 2 fish for the route" in lines[1]


def test_the_log_names_whose_guide_is_paid(polynesia: Polynesia) -> None:
    on_rua: dict[str, Any] = {"members": {"rua": 1}, "shells": 3}
    arranged = {"seats": [on_rua, {}, on_rua], "routes": {"rua-ngaru": route("shell", 2)}}
    lines = told(polynesia, arranged, "sail rua ngaru guide 2")
    assert f"pays {people(3)[2].name} 1 shell for a guide" in lines[1]


def test_a_hint_names_them_too(polynesia: Polynesia) -> None:
    state = table(polynesia, {"fish": 5}, cards=cards(), routes={"tahi-rua": route("fish", 1)})
    turn = suggested(polynesia, state, [polynesia.decode("explore tahi-rua")], "red", NAMES)
    assert WORDS.say(turn.story[0]) == "pays Noa 2 fish for the route"
