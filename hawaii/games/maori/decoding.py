"""From text to an action that this game, with its tables, can have at all."""

from __future__ import annotations

from hawaii.games.maori.actions import Discard, Launch, Moor, Put, Sail, Take, read_action
from hawaii.games.maori.book import Book
from hawaii.games.maori.tile import SHAPES
from hawaii.kernel.actions import Action, not_an_action


def decode(book: Book, text: object) -> Action:
    """The action of a text; Illegal if it names something that the game does not have."""
    action = read_action(text)
    if not _possible(book, action):
        raise not_an_action(text)
    return action


def _possible(book: Book, action: Action) -> bool:
    match action:
        case Launch(position=number) | Sail(steps=number):
            return 1 <= number <= len(book.lines)
        case Take(square=square):
            return square in book.matrix.numbers
        case Discard(square=square) | Moor(square=square):
            return _on_a_board(book, square)
        case Put(square=square, edges=edges):
            return _on_a_board(book, square) and edges in ("", *SHAPES)
    return True


def _on_a_board(book: Book, square: str) -> bool:
    return any(square in side.grid.numbers for side in book.sides.values())
