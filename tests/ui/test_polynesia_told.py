"""What Polynesia tells of a game, while it lasts and after it: the log, tips and reasons, in English."""

from __future__ import annotations

from typing import Any

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.log import log_of, words_of_line
from hawaii.ui.polynesia.suggested import suggested
from tests.games.polynesia.telling import cards, route, table
from tests.saves.players import people
from tests.ui.books import WORDS

NAMES = ["Kai", "Noa", "Lani", "Hoku"]


def told(polynesia: Polynesia, arranged: dict[str, Any], *texts: str) -> list[str]:
    """The lines of the log of a match that begins like this."""
    match = Match(polynesia, people(3), 1)
    match.state = table(polynesia, *arranged.pop("seats", ()), **arranged)
    for text in texts:
        match.play(polynesia.decode(text))
    return [words_of_line(WORDS.say, match, line) for line in log_of(match)]


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
