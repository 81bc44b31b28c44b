"""A suggested turn of Maori at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori import Maori
from hawaii.games.maori.actions import Moor
from hawaii.games.maori.events import (
    DiscovererPlaced,
    DiscovererSailed,
    NothingDone,
    ShellsPaid,
    ShipMoved,
    TileDiscarded,
    TileFetched,
    TilePut,
    TileStored,
    TileTaken,
)
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.ui.maori.reference import pictures
from hawaii.ui.maori.told_tiles import square_message
from hawaii.ui.reference import Piece
from hawaii.ui.table.suggested import Suggested, story_of, turn_of


def suggested(game: Maori, state: MaoriState, actions: Sequence[Action]) -> Suggested:
    """The turn that these actions are, or the rest of it."""
    turn = turn_of(game, state, actions)
    story = story_of(game, turn, state.actor)
    shown, headline = _subject(game, state, turn)
    moored = _moored(turn, actions)
    if headline is None:
        headline, moored = moored, None
    if headline is None:
        headline = story[0] if story else Message("hint_free")
    return Suggested(shown, headline, tuple(_details(turn, moored)), story)


def _subject(
    game: Maori, state: MaoriState, turn: Sequence[Event]
) -> tuple[tuple[Piece, ...], Message | None]:
    """What the turn is about: the tile and where it goes."""
    picture = pictures.DISCOVERER
    in_hand = game.book.tiles[state.hand].name if state.hand >= 0 else ""
    for event in turn:
        match event:
            case TileTaken(_, tile, _) | TileFetched(_, tile):
                in_hand = tile
            case TilePut(_, tile, square, edges):
                return (pictures.tile(tile, edges),), Message("hint_put", {"square": square_message(square)})
            case TileStored(_, tile):
                return (pictures.tile(in_hand or tile),), Message("hint_store")
            case TileDiscarded(_, tile, square):
                return (pictures.tile(tile),), Message("hint_discard", {"square": square_message(square)})
            case DiscovererPlaced(_, position):
                return (picture,), Message("hint_launch", {"position": position})
            case NothingDone():
                return (picture,), Message("hint_nothing")
    return (picture,), None


def _moored(turn: Sequence[Event], actions: Sequence[Action]) -> Message | None:
    """Where one's own ship goes at the end, if that is to be decided."""
    for action in actions:
        if isinstance(action, Moor):
            moves = any(isinstance(event, ShipMoved) and event.square == action.square for event in turn)
            return Message("hint_moor" if moves else "hint_stay", {"square": square_message(action.square)})
    return None


def _details(turn: Sequence[Event], moored: Message | None) -> list[Message]:
    """First the price of everything together, then where one's own ship goes, and how far the other sails."""
    price = sum(event.shells for event in turn if isinstance(event, ShellsPaid))
    found = [Message("maori_things_shells", {"count": price})] if price else []
    if moored is not None:
        found.append(moored)
    for event in turn:
        if isinstance(event, DiscovererSailed):
            found.append(Message("maori_sail_steps", {"count": event.steps}))
    return found or [Message("hint_free")]
