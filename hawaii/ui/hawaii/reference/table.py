"""What players may agree on, and how things are done on this screen."""

from __future__ import annotations

from collections.abc import Mapping

from hawaii.games.hawaii.book import Book
from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value
from hawaii.ui.agreements import agreements_page
from hawaii.ui.hawaii.reference.pictures import chieftain, tile
from hawaii.ui.reference import Page, Piece
from hawaii.ui.screen_told import act, keys_table, screen_page, shared_cards


def table_pages(book: Book, agreed: Mapping[str, Value]) -> list[Page]:
    links = ("round", "tile:kanaloa", "paying")
    return [agreements_page(book.tables.options, agreed, {}, links), _screen()]


def _screen() -> Page:
    cards = (
        act(Message("ref_screen_buy"), tile("hula"), Message("ref_screen_buy_do")),
        act(Message("ref_screen_step"), chieftain(), Message("ref_screen_step_do")),
        act(Message("ref_screen_card"), Piece("ui/tick"), Message("ref_screen_card_do")),
        *shared_cards(Message("ref_screen_log_do"), Message("ref_screen_people_do")),
    )
    keys = keys_table((("C", Message("ref_keys_chieftain")),), Message("ref_keys_others"))
    return screen_page(cards, (Message("ref_screen_marks_do"),), (keys,), "game", "turn", "options")
