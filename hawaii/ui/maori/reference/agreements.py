"""What players of Maori may agree on."""

from __future__ import annotations

from collections.abc import Mapping

from hawaii.games.maori.book import Book
from hawaii.kernel.options import Value
from hawaii.ui.agreements import agreements_page
from hawaii.ui.reference import Page

PAGES = {"rules": "variations", "board": "boards", "fit": "putting"}
"""Where to read about an option."""


def options_page(book: Book, agreed: Mapping[str, Value]) -> Page:
    return agreements_page(book.tables.options, agreed, PAGES, (*PAGES.values(), "scoring"))
