"""Why a wish cannot be fulfilled: the first thing in its way, in the order a player would look."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.reasons.question import Question, Reasons
from hawaii.games.hawaii.reasons.sea import fishing, visiting
from hawaii.games.hawaii.reasons.shopping import buying
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.wishes import Wish, decided
from hawaii.kernel.messages import Message


def why_not(book: Book, state: HawaiiState, wish: Wish) -> Message:
    """The reason why no turn fulfils the wish."""
    if state.actor is None:
        return Message("why_game_over")
    if state.step == step_numbers.COLLECT:
        return Message("why_income_first")
    begun = decided(book, state).known
    elsewhere = begun and not wish.may(begun["do"])
    if elsewhere or any(getattr(wish, part) not in (None, known) for part, known in begun.items()):
        return Message("why_turn_begun")
    what = begun.get("do") or next((do for do in KINDS_OF_TURNS if wish.may(do)), "buy")
    if wish.contradicts(what):
        return Message("why_contradiction")
    reasons = KINDS_OF_TURNS[what](Question(book, state, state.actor, wish, begun))
    return next(reasons, Message("why_otherwise"))


def _resting(question: Question) -> Reasons:
    if question.state.where[question.seat] == BEACH:
        yield Message("why_rest_on_beach")


def _retiring(question: Question) -> Reasons:
    space, spaces = question.wish.space, question.state.spaces
    if space is None:
        return
    if not 1 <= space <= len(spaces):
        yield Message("why_no_such_space", {"space": space, "most": len(spaces)})
    elif space - 1 in spaces:
        yield Message("why_space_taken", {"space": space})


KINDS_OF_TURNS: dict[str, Callable[[Question], Reasons]] = {
    "buy": buying,
    "fish": fishing,
    "visit": visiting,
    "rest": _resting,
    "retire": _retiring,
}
