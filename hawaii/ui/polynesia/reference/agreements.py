"""What players of Polynesia may agree on."""

from __future__ import annotations

from collections.abc import Mapping

from hawaii.games.polynesia.book import Book
from hawaii.kernel.options import Value
from hawaii.ui.agreements import agreements_page
from hawaii.ui.reference import Page

LINKS = ("jeopardy", "round", "scoring", "tides")


def options_page(book: Book, agreed: Mapping[str, Value]) -> Page:
    return agreements_page(book.tables.options, agreed, {"jeopardy": "jeopardy"}, LINKS)
