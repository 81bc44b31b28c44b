"""From text to an action that this game, with its tables, can have at all."""

from __future__ import annotations

from hawaii.games.hawaii.actions import (
    RESOURCES,
    Buy,
    Catch,
    Collect,
    Pay,
    Retire,
    Sail,
    Settle,
    Take,
    Visit,
    Walk,
    read_action,
)
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.tables import KIND
from hawaii.kernel.actions import Action, not_an_action


def decode(book: Book, text: object) -> Action:
    """The action of a text; Illegal if it names something that the game does not have."""
    action = read_action(text)
    if not _possible(book, action):
        raise not_an_action(text)
    return action


def _possible(book: Book, action: Action) -> bool:
    match action:
        case Walk(place=place):
            return place in book.places
        case Visit(dock=dock):
            return 1 <= dock <= len(book.docks)
        case Retire(space=space):
            return 1 <= space <= len(book.retire)
        case Pay():
            return min(action.pieces) >= 0 and any(action.pieces)
        case Buy(tile=tile, token=token, stack=stack):
            gods = book.god_stacks if tile in KIND and book.is_god(KIND[tile]) else 0
            return tile in KIND and token in book.tokens and 0 <= stack <= gods
        case Settle(village=village):
            return 1 <= village <= book.rows
        case Catch(fish=fish):
            return bool(fish) and list(fish) == sorted(fish) and set(fish) <= set(book.fish.values())
        case Sail():
            return any(action.boats) and action.fishing <= 1
        case Take(tile=tile):
            return tile in KIND
        case Collect(resource=resource):
            return resource in RESOURCES
    return True
