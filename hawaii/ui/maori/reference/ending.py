"""How far the game is, and how it ends."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.pictures import board, player
from hawaii.ui.reference import Example, Heading, Line, Links, Page, Text

SECTION = Message("ref_section_rules")


def ending_page(book: Book, options: Options) -> Page:
    side = book.sides[options.board]
    values: Values = {"squares": side.size, "count": book.tables.play.idle_laps}
    return Page(
        "round",
        Message("ref_maori_round"),
        SECTION,
        (
            Text(Message("ref_maori_round_about", values)),
            Text(Message("ref_maori_round_laps")),
            Heading(Message("ref_maori_round_full")),
            Text(Message("ref_maori_round_full_do")),
            Example(
                Message("ref_maori_round_example"),
                (
                    Line(Message("ref_maori_round_fills"), (player("red"),)),
                    Line(Message("ref_maori_round_one_more"), (player("yellow"),), "1"),
                    Line(Message("ref_maori_round_second"), (player("green"),), "1"),
                    Line(Message("ref_maori_round_over"), (player("red"),), "0"),
                ),
            ),
            Text(Message("ref_maori_round_store")),
            Heading(Message("ref_maori_round_idle")),
            Text(Message("ref_maori_round_idle_do", values)),
            Text(Message("ref_maori_round_empty")),
            Links(("scoring", "boards", "discarding", "tiles_left")),
        ),
        board("atoll"),
    )
