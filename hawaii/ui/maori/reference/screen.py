"""How things are done on this screen."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui import screen_told
from hawaii.ui.maori.reference.pictures import DISCOVERER, SHELL, STORAGE, own_ship, tile
from hawaii.ui.reference import Card, Page, Text
from hawaii.ui.screen_told import act, keys_table, shared_cards

KEYS = (("C", Message("ref_maori_keys_ship")), ("T", Message("ref_maori_keys_turn")))
MARKS = (Message("ref_maori_screen_marks_do"), Message("ref_maori_screen_points_do"))


def screen_page() -> Page:
    cards = (
        act(Message("ref_maori_screen_take"), tile("E-pph"), Message("ref_maori_screen_take_do")),
        act(Message("ref_maori_screen_turn"), tile("E-h", "S"), Message("ref_maori_screen_turn_do")),
        act(Message("ref_maori_screen_sail"), DISCOVERER, Message("ref_maori_screen_sail_do")),
        Card(Message("ref_screen_card"), (SHELL,), (Message("ref_maori_screen_price_do"),)),
        act(Message("ref_maori_screen_store"), STORAGE, Message("ref_maori_screen_store_do")),
        act(
            Message("ref_maori_screen_discard"),
            tile("water", faint=True),
            Message("ref_maori_screen_discard_do"),
        ),
        act(Message("ref_maori_screen_moor"), own_ship("red"), Message("ref_maori_screen_moor_do")),
        *shared_cards(Message("ref_maori_screen_log_do"), Message("ref_maori_screen_people_do")),
    )
    keys = keys_table(KEYS, Message("ref_maori_keys_others"))
    return screen_told.screen_page(
        cards, MARKS, (keys, Text(Message("ref_maori_keys_change"))), "game", "turn", "options"
    )
