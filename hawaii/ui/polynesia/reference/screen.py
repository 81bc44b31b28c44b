"""How things are done on this screen."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui import screen_told
from hawaii.ui.polynesia.reference.pictures import FISH, SHELL, VOLCANO, card, member, ship, token
from hawaii.ui.reference import Card, Page, Text
from hawaii.ui.screen_told import act, keys_table, shared_cards

KEYS = (("C", Message("ref_polynesia_keys_ship")), ("T", Message("ref_polynesia_keys_member")))
MARKS = (Message("ref_polynesia_screen_marks_do"), Message("ref_polynesia_screen_points_do"))


def screen_page() -> Page:
    cards = (
        act(Message("ref_polynesia_screen_explore"), ship(), Message("ref_polynesia_screen_explore_do")),
        act(Message("ref_polynesia_screen_travel"), member(), Message("ref_polynesia_screen_travel_do")),
        act(Message("ref_polynesia_screen_populate"), VOLCANO, Message("ref_polynesia_screen_populate_do")),
        act(Message("ref_polynesia_screen_fish"), FISH, Message("ref_polynesia_screen_fish_do")),
        Card(Message("ref_screen_card"), (SHELL,), (Message("ref_polynesia_screen_price_do"),)),
        act(Message("ref_polynesia_screen_masks"), token("mask"), Message("ref_polynesia_screen_masks_do")),
        act(
            Message("ref_polynesia_screen_tides"),
            card("navigators"),
            Message("ref_polynesia_screen_tides_do"),
        ),
        *shared_cards(Message("ref_maori_screen_log_do"), Message("ref_maori_screen_people_do")),
    )
    keys = keys_table(KEYS, Message("ref_polynesia_keys_others"))
    return screen_told.screen_page(
        cards, MARKS, (keys, Text(Message("ref_maori_keys_change"))), "game", "round", "options"
    )
