"""What players may agree on, and how things are done on this screen."""

from __future__ import annotations

from collections.abc import Mapping

from hawaii.games.hawaii.book import Book
from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value, option_values
from hawaii.ui.hawaii.reference.pictures import chieftain, tile
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Piece, Table, Text
from hawaii.ui.scenes.options import id_of

SECTION = Message("ref_section_table")
KEYS = (
    ("Tab  ← ↑ → ↓", Message("ref_keys_choose")),
    ("Enter", Message("ref_keys_enter")),
    ("Escape", Message("ref_keys_escape")),
    ("C", Message("ref_keys_chieftain")),
    ("U", Message("ref_keys_undo")),
    ("R", Message("ref_keys_redo")),
    ("H", Message("ref_keys_hint")),
    ("L", Message("ref_keys_log")),
    ("S", Message("ref_keys_replay")),
    ("O", Message("ref_keys_others")),
    ("E", Message("ref_keys_end")),
    ("F1", Message("ref_keys_reference")),
    ("F11", Message("ref_keys_screen")),
)


def table_pages(book: Book, agreed: Mapping[str, Value]) -> list[Page]:
    return [_options(book, agreed), _screen()]


def _options(book: Book, agreed: Mapping[str, Value]) -> Page:
    cards = []
    for name, values in option_values(book.tables.options).items():
        chosen = agreed.get(name, values[0])
        note = Message(
            "ref_options_chosen" if agreed else "ref_options_usual",
            {"value": Message(f"option_{name}_{id_of(chosen)}")},
        )
        others = [
            Message("ref_options_other", {"value": Message(f"option_{name}_{id_of(value)}")})
            for value in values
            if value != chosen
        ]
        about = Message(f"option_{name}_about")
        cards.append(Card(Message(f"option_{name}"), (), (about, *others), note, anchor=name))
    return Page(
        "options",
        Message("options_title"),
        SECTION,
        (
            Text(Message("ref_options_about")),
            Cards(tuple(cards)),
            Heading(Message("ref_options_tables")),
            Text(Message("ref_options_tables_do")),
            Links(("round", "tile:kanaloa", "paying")),
        ),
        Piece("ui/person"),
    )


def _screen() -> Page:
    return Page(
        "screen",
        Message("ref_screen"),
        SECTION,
        (
            Text(Message("ref_screen_about")),
            Cards(
                (
                    Card(Message("ref_screen_buy"), (tile("hula"),), (Message("ref_screen_buy_do"),)),
                    Card(Message("ref_screen_step"), (chieftain(),), (Message("ref_screen_step_do"),)),
                    Card(Message("ref_screen_card"), (Piece("ui/tick"),), (Message("ref_screen_card_do"),)),
                    Card(Message("ref_screen_why"), (Piece("ui/help"),), (Message("ref_screen_why_do"),)),
                    Card(Message("ref_screen_undo"), (Piece("ui/undo"),), (Message("ref_screen_undo_do"),)),
                    Card(Message("ref_screen_hint"), (Piece("ui/hint"),), (Message("ref_screen_hint_do"),)),
                    Card(Message("ref_screen_log"), (Piece("ui/log"),), (Message("ref_screen_log_do"),)),
                    Card(
                        Message("ref_screen_people"),
                        (Piece("ui/person"),),
                        (Message("ref_screen_people_do"),),
                    ),
                )
            ),
            Heading(Message("ref_screen_marks")),
            Text(Message("ref_screen_marks_do")),
            Heading(Message("ref_screen_keys")),
            Table((Message("ref_keys_key"), Message("ref_keys_does")), KEYS),
            Links(("game", "turn", "options")),
        ),
        Piece("ui/help"),
    )
