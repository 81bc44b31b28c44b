"""Where the rulebook is silent, and how it is played here."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.polynesia.reference.pictures import PHASE, VOLCANO, card, member, ship, stone, token
from hawaii.ui.reference import Card, Cards, Links, Page, Piece, Text

SECTION = Message("ref_section_rules")


def _ruling(name: str, piece: Piece, words: Message, page: str) -> Card:
    return Card(Message(f"ref_polynesia_ruling_{name}"), (piece,), (words,), page=page, anchor=name)


RULINGS = (
    _ruling("main", VOLCANO, Message("ref_polynesia_rulings_main"), "populating"),
    _ruling("island", member("red"), Message("ref_polynesia_rulings_island"), "populating"),
    _ruling("guide", member("yellow"), Message("ref_polynesia_rulings_guide"), "guides"),
    _ruling("moves", PHASE, Message("ref_polynesia_rulings_moves"), "travelling"),
    _ruling("ship", token("ship"), Message("ref_polynesia_rulings_ship"), "token:ship"),
    _ruling("first", card("gateways"), Message("ref_polynesia_rulings_first"), "card:gateways"),
    _ruling("chiefs", card("chieftains"), Message("ref_polynesia_rulings_chiefs"), "card:chieftains"),
    _ruling("order", card("fishers"), Message("ref_polynesia_rulings_order"), "card:fishers"),
    _ruling("black", stone("black"), Message("ref_polynesia_rulings_black"), "eruption"),
    _ruling("most", ship("blue"), Message("ref_polynesia_rulings_most"), "tides"),
    _ruling("points", Piece("hawaii/piece/point"), Message("ref_polynesia_rulings_points"), "scoring"),
    _ruling("beach", member("green"), Message("ref_polynesia_rulings_beach"), "jeopardy"),
    _ruling("row", member("blue"), Message("ref_polynesia_rulings_row"), "jeopardy"),
)


def rulings_page() -> Page:
    return Page(
        "rulings",
        Message("ref_polynesia_rulings"),
        SECTION,
        (
            Text(Message("ref_polynesia_rulings_about")),
            Cards(RULINGS),
            Text(Message("ref_polynesia_rulings_maps")),
            Links(("game", "travelling", "scoring", "tides", "jeopardy")),
        ),
        Piece("ui/help"),
    )
