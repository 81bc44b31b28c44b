"""The rules of Hawaii and all its pieces, page by page; every number comes from the rule tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.options import Value
from hawaii.ui.hawaii.reference.beginning import beginning_pages
from hawaii.ui.hawaii.reference.realm import realm_pages
from hawaii.ui.hawaii.reference.scoring import scoring_pages
from hawaii.ui.hawaii.reference.sea import sea_pages
from hawaii.ui.hawaii.reference.table import table_pages
from hawaii.ui.hawaii.reference.tiles import tile_pages
from hawaii.ui.hawaii.reference.turn import turn_pages
from hawaii.ui.reference import Page


def pages(game: Hawaii, agreed: Mapping[str, Value] | None = None) -> list[Page]:
    """All pages in the order in which one learns the game; `agreed` are the house rules of this table."""
    book = game.book
    options = msgspec.structs.replace(book.tables.options, **(agreed or {}))
    return [
        *beginning_pages(book),
        *turn_pages(book),
        *sea_pages(book),
        *realm_pages(book),
        *scoring_pages(book, options),
        *table_pages(book, agreed or {}),
        *tile_pages(book, options),
    ]
