"""A suggested turn of Polynesia at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import (
    GoodsMoved,
    KindDeclined,
    MemberSailed,
    MembersPlaced,
    RouteExplored,
    TokenTaken,
)
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, Values
from hawaii.ui.log import named
from hawaii.ui.polynesia.paint.pieces import goods_art, member_art, ship_art
from hawaii.ui.reference import Piece
from hawaii.ui.table.suggested import Suggested, story_of, turn_of


def suggested(
    game: Polynesia, state: PolynesiaState, actions: Sequence[Action], colour: str, names: Sequence[str]
) -> Suggested:
    """The turn that these actions are, or the rest of it; the story has the names of the seats."""
    turn = turn_of(game, state, actions)
    story = tuple(named(message, names) for message in story_of(game, turn, state.actor))
    picture, headline = _subject(game, state, turn, colour)
    if headline is None:
        headline = story[0] if story else Message("hint_polynesia_stop")
    return Suggested((picture,), headline, tuple(_details(game, state, turn)), story)


def _moves(state: PolynesiaState, turn: Sequence[Event]) -> list[MemberSailed]:
    return [event for event in turn if isinstance(event, MemberSailed) and event.seat == state.actor]


def _one_way(moves: Sequence[MemberSailed]) -> bool:
    """Whether one member goes on from where it came."""
    return all(here.target == there.origin for here, there in pairwise(moves))


def _ends(game: Polynesia, state: PolynesiaState, one: str, other: str) -> dict[str, str]:
    sea = game.book.seas[state.players]
    return {"one": sea.name_of(sea.numbers[one]), "other": sea.name_of(sea.numbers[other])}


def _subject(
    game: Polynesia, state: PolynesiaState, turn: Sequence[Event], colour: str
) -> tuple[Piece, Message | None]:
    """What the turn is about."""
    sea = game.book.seas[state.players]
    moves = _moves(state, turn)
    if moves:
        ends: Values = {**_ends(game, state, moves[0].origin, moves[-1].target), "count": len(moves)}
        form = "hint_travel" if _one_way(moves) else "hint_travels"
        return Piece(member_art(colour)), Message(form, ends)
    for event in turn:
        match event:
            case RouteExplored(_, route):
                return Piece(ship_art(colour)), Message("hint_explore", _ends(game, state, *route.split("-")))
            case MembersPlaced(_, island, count):
                placed: Values = {"island": sea.name_of(sea.numbers[island]), "count": count}
                return Piece(member_art(colour)), Message("hint_populate", placed)
            case KindDeclined(_, kind):
                return Piece(goods_art(kind)), Message(f"hint_decline_{kind}")
            case GoodsMoved(kind, count, _, taker, "catch" | "feast") if taker == state.actor:
                return Piece(goods_art(kind)), Message(f"hint_catch_{kind}", {"count": count})
            case GoodsMoved(kind, _, _, _, "spoil"):
                return Piece(goods_art(kind)), Message(f"hint_spoil_{kind}")
    return Piece(member_art(colour)), None


def _details(game: Polynesia, state: PolynesiaState, turn: Sequence[Event]) -> list[Message]:
    """Which members sail, what it costs, and what is found."""
    found: list[Message] = []
    moves = _moves(state, turn)
    if not _one_way(moves):
        found += [Message("hint_leg", _ends(game, state, move.origin, move.target)) for move in moves]
    for kind in ("fish", "shell"):
        paid = sum(
            event.count
            for event in turn
            if isinstance(event, GoodsMoved)
            and event.kind == kind
            and event.giver == state.actor
            and event.purpose in ("explore", "guide", "family")
        )
        if paid:
            found.append(Message(f"polynesia_things_{kind}", {"count": paid}))
    for event in turn:
        if isinstance(event, TokenTaken):
            found.append(Message(f"hint_token_{event.token}"))
    return found or [Message("hint_free")]
