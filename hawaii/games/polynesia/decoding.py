"""From text to an action that this game, with its tables, can have at all."""

from __future__ import annotations

from hawaii.games.polynesia.actions import (
    Catch,
    Decline,
    Explore,
    Feast,
    Mark,
    Offer,
    Pay,
    Populate,
    Sail,
    read_action,
)
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import GOODS
from hawaii.kernel.actions import Action, not_an_action


def decode(book: Book, text: object) -> Action:
    """The action of a text; Illegal if it names something that the game does not have."""
    action = read_action(text)
    if not _possible(book, action):
        raise not_an_action(text)
    return action


def _possible(book: Book, action: Action) -> bool:
    match action:
        case Explore(route=route):
            return any(route in sea.route_numbers for sea in book.maps.values())
        case Sail():
            return _possible_move(book, action)
        case Populate(island=island):
            return any(island in sea.numbers for sea in book.maps.values())
        case Feast(way=way, kind=kind):
            return way in ("take", "spoil") and kind in GOODS
        case Pay(kind=kind) | Catch(kind=kind) | Mark(kind=kind) | Offer(kind=kind) | Decline(kind=kind):
            return kind in GOODS
    return True


def _possible_move(book: Book, action: Sail) -> bool:
    """Along a route of one of the maps, and a guide at the table if there is one."""
    for sea in book.maps.values():
        origin = sea.numbers.get(action.origin)
        for way in sea.ways[origin] if origin is not None else ():
            if action in (way.alone, way.masked, *way.guided):
                return True
    return False
