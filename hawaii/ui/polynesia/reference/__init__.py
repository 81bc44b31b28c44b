"""The rules of Polynesia, its cards and tokens, page by page; every number comes from the rule tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.options import Value
from hawaii.ui.polynesia.reference.actions import action_pages, exploring_page
from hawaii.ui.polynesia.reference.agreements import options_page
from hawaii.ui.polynesia.reference.beginning import beginning_pages
from hawaii.ui.polynesia.reference.round import round_page, volcano_pages
from hawaii.ui.polynesia.reference.rulings import rulings_page
from hawaii.ui.polynesia.reference.scoring import scoring_page
from hawaii.ui.polynesia.reference.screen import screen_page
from hawaii.ui.polynesia.reference.tides import tide_pages
from hawaii.ui.polynesia.reference.tokens import token_pages
from hawaii.ui.polynesia.reference.travelling import travel_pages
from hawaii.ui.polynesia.reference.variations import variation_pages
from hawaii.ui.reference import Page


def pages(game: Polynesia, agreed: Mapping[str, Value] | None = None) -> list[Page]:
    """All pages in the order in which one learns the game; `agreed` are the house rules of this table."""
    book = game.book
    options = msgspec.structs.replace(book.tables.options, **(agreed or {}))
    return [
        *beginning_pages(book, options),
        round_page(book),
        exploring_page(book),
        *travel_pages(book),
        *action_pages(book, options),
        *volcano_pages(book, options),
        scoring_page(game),
        *variation_pages(book, options, agreed is not None),
        rulings_page(),
        options_page(book, agreed or {}),
        screen_page(),
        *tide_pages(book),
        *token_pages(book),
    ]
