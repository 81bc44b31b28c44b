"""Names of what there is in Polynesia: goods, tokens, stones, islands, tide cards and what they do."""

from __future__ import annotations

from typing import Any

import msgspec

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.book import Book
from hawaii.kernel.messages import Message

ARCHIPELAGOS = 4
"""Rows of points are told for so many."""


def name_of(game: Polynesia, key: str) -> Message | None:
    """What a key of a table is called; None for what has no name of its own."""
    return titled(game.book, key) if key in game.book.cards else None


def card_name(card: str) -> Message:
    return Message(f"polynesia_card_{card}")


def titled(book: Book, card: str) -> Message:
    """A card with its number: "1.1 Gateways"."""
    number = book.cards[card].number
    return Message("polynesia_card_titled", {"number": number, "name": card_name(card)})


def card_text(book: Book, card: str) -> Message:
    """What a card does, in a sentence or two, with the numbers of the tables."""
    return Message(f"polynesia_card_{card}_text", card_values(book, card))


def card_short(book: Book, card: str) -> Message:
    """What a card does, in a few words."""
    return Message(f"polynesia_card_{card}_short", card_values(book, card))


def card_values(book: Book, card: str) -> dict[str, int | str | Message]:
    """The numbers of a card, as its words use them: those of a row as `points1` to `points4`."""
    found: dict[str, int | str | Message] = {}
    fields: dict[str, Any] = msgspec.structs.asdict(book.cards[card])
    for name, value in fields.items():
        if isinstance(value, tuple):
            row = [*value, *[value[-1]] * ARCHIPELAGOS][:ARCHIPELAGOS]
            found |= {f"{name}{number}": one for number, one in enumerate(row, start=1)}
        elif isinstance(value, int):
            found[name] = value
    return found


def goods_told(kind: str, count: int) -> Message:
    """So many of a kind: "2 shells"."""
    return Message(f"polynesia_goods_{kind}", {"count": count})


def kind_name(kind: str) -> Message:
    """A kind of goods: "shells"."""
    return Message(f"polynesia_kind_{kind}")


def token_name(token: str) -> Message:
    return Message(f"polynesia_token_{token}")


def token_text(token: str) -> Message:
    """What a token brings, in a sentence."""
    return Message(f"polynesia_token_does_{token}")


def stone_name(stone: str) -> Message:
    return Message(f"polynesia_stone_{stone}")


def symbol_text(symbol: str) -> Message:
    """What an island brings by what is printed on it; "none" for nothing."""
    return Message(f"polynesia_symbol_{symbol}")


def island_name(island: str) -> str:
    """The proper name of an island by its id, where no map is at hand.

    >>> island_name("ahi_nui")
    'Ahi Nui'
    """
    return island.replace("_", " ").title()


def route_told(route: str) -> Message:
    """A route by the names of its islands."""
    one, _, other = route.partition("-")
    return Message("polynesia_route", {"one": island_name(one), "other": island_name(other)})
