"""How things are done on this screen."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.maori.reference.pictures import DISCOVERER, SHELL, STORAGE, own_ship, tile
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Piece, Text
from hawaii.ui.screen_told import keys_table, shared_cards

SECTION = Message("ref_section_table")
KEYS = (("C", Message("ref_maori_keys_ship")), ("T", Message("ref_maori_keys_turn")))


def screen_page() -> Page:
    return Page(
        "screen",
        Message("ref_screen"),
        SECTION,
        (
            Text(Message("ref_screen_about")),
            Cards(
                (
                    Card(
                        Message("ref_maori_screen_take"),
                        (tile("E-pph"),),
                        (Message("ref_maori_screen_take_do"),),
                    ),
                    Card(
                        Message("ref_maori_screen_turn"),
                        (tile("E-h", "S"),),
                        (Message("ref_maori_screen_turn_do"),),
                    ),
                    Card(
                        Message("ref_maori_screen_sail"),
                        (DISCOVERER,),
                        (Message("ref_maori_screen_sail_do"),),
                    ),
                    Card(Message("ref_screen_card"), (SHELL,), (Message("ref_maori_screen_price_do"),)),
                    Card(
                        Message("ref_maori_screen_store"), (STORAGE,), (Message("ref_maori_screen_store_do"),)
                    ),
                    Card(
                        Message("ref_maori_screen_discard"),
                        (tile("water", faint=True),),
                        (Message("ref_maori_screen_discard_do"),),
                    ),
                    Card(
                        Message("ref_maori_screen_moor"),
                        (own_ship("red"),),
                        (Message("ref_maori_screen_moor_do"),),
                    ),
                    *shared_cards(Message("ref_maori_screen_log_do"), Message("ref_maori_screen_people_do")),
                )
            ),
            Heading(Message("ref_screen_marks")),
            Text(Message("ref_maori_screen_marks_do")),
            Text(Message("ref_maori_screen_points_do")),
            Heading(Message("ref_screen_keys")),
            keys_table(KEYS, Message("ref_maori_keys_others")),
            Text(Message("ref_maori_keys_change")),
            Links(("game", "turn", "options")),
        ),
        Piece("ui/help"),
    )
