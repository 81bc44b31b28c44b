"""How things are done on this screen."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.polynesia.reference.pictures import FISH, SHELL, VOLCANO, card, member, ship, token
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Piece, Text
from hawaii.ui.screen_told import keys_table, shared_cards

SECTION = Message("ref_section_table")
KEYS = (("C", Message("ref_polynesia_keys_ship")), ("T", Message("ref_polynesia_keys_member")))


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
                        Message("ref_polynesia_screen_explore"),
                        (ship(),),
                        (Message("ref_polynesia_screen_explore_do"),),
                    ),
                    Card(
                        Message("ref_polynesia_screen_travel"),
                        (member(),),
                        (Message("ref_polynesia_screen_travel_do"),),
                    ),
                    Card(
                        Message("ref_polynesia_screen_populate"),
                        (VOLCANO,),
                        (Message("ref_polynesia_screen_populate_do"),),
                    ),
                    Card(
                        Message("ref_polynesia_screen_fish"),
                        (FISH,),
                        (Message("ref_polynesia_screen_fish_do"),),
                    ),
                    Card(Message("ref_screen_card"), (SHELL,), (Message("ref_polynesia_screen_price_do"),)),
                    Card(
                        Message("ref_polynesia_screen_masks"),
                        (token("mask"),),
                        (Message("ref_polynesia_screen_masks_do"),),
                    ),
                    Card(
                        Message("ref_polynesia_screen_tides"),
                        (card("navigators"),),
                        (Message("ref_polynesia_screen_tides_do"),),
                    ),
                    *shared_cards(Message("ref_maori_screen_log_do"), Message("ref_maori_screen_people_do")),
                )
            ),
            Heading(Message("ref_screen_marks")),
            Text(Message("ref_polynesia_screen_marks_do")),
            Text(Message("ref_polynesia_screen_points_do")),
            Heading(Message("ref_screen_keys")),
            keys_table(KEYS, Message("ref_polynesia_keys_others")),
            Text(Message("ref_maori_keys_change")),
            Links(("game", "round", "options")),
        ),
        Piece("ui/help"),
    )
