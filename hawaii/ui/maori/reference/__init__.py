"""The rules of Maori and all its pieces, page by page; every number comes from the rule tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hawaii.games.maori import Maori
from hawaii.kernel.options import Value
from hawaii.ui.maori.reference.agreements import options_page
from hawaii.ui.maori.reference.beginning import beginning_pages
from hawaii.ui.maori.reference.board import board_pages
from hawaii.ui.maori.reference.ending import ending_page
from hawaii.ui.maori.reference.islands import islands_page
from hawaii.ui.maori.reference.scoring import scoring_page
from hawaii.ui.maori.reference.screen import screen_page
from hawaii.ui.maori.reference.supply import supply_pages
from hawaii.ui.maori.reference.tiles import tile_pages
from hawaii.ui.maori.reference.turn import turn_pages
from hawaii.ui.maori.reference.variations import variations_page
from hawaii.ui.reference import Page


def pages(game: Maori, agreed: Mapping[str, Value] | None = None) -> list[Page]:
    """All pages in the order in which one learns the game; `agreed` are the house rules of this table."""
    book = game.book
    options = msgspec.structs.replace(book.tables.options, **(agreed or {}))
    known = agreed is not None
    return [
        *beginning_pages(book, options),
        *turn_pages(book, options),
        *board_pages(book, options, known),
        *supply_pages(book, options),
        islands_page(book),
        ending_page(book, options),
        scoring_page(book, options),
        variations_page(book, options, known),
        options_page(book, agreed or {}),
        screen_page(),
        *tile_pages(book),
    ]
