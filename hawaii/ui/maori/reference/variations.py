"""The advanced and the pro rules: one's own ship, and where it lets tiles be put."""

from __future__ import annotations

from contextlib import suppress

from hawaii.games.maori.board_building import build_board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.placing import UNREACHED, steering
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Problem, Values
from hawaii.ui.maori.reference.pictures import COIN, laid, own_ship, sailed
from hawaii.ui.maori.reference.told import shells_told
from hawaii.ui.reference import (
    Block,
    Card,
    Cards,
    Figure,
    Figures,
    Heading,
    Links,
    Page,
    Piece,
    Spot,
    Table,
    Text,
)

SECTION = Message("ref_section_rules")
SHOWN = (". . . . .", ". E-pp W-p . .", ". . water-b S-pp .", ". . . . .")
"""A board with a few tiles, and where the ship is on it."""
SHIP_AT = "r2c2"
COLOUR = "red"


def variations_page(book: Book, options: Options, agreed: bool) -> Page:
    price: Values = {"price": shells_told(book.tables.play.own_step)}
    return Page(
        "variations",
        Message("ref_maori_variations"),
        SECTION,
        (
            Text(Message("ref_maori_variations_about")),
            Cards(tuple(_card(name, options, agreed) for name in ("basic", "advanced", "pro"))),
            Heading(Message("ref_maori_variations_both")),
            Text(Message("ref_maori_variations_first")),
            Text(Message("ref_maori_variations_beside")),
            *_beside(book, price),
            Heading(Message("ref_maori_variations_steps")),
            Text(Message("ref_maori_variations_steps_do", price)),
            Text(Message("ref_maori_variations_shortest", price)),
            Heading(Message("ref_maori_variations_differ")),
            Table(
                (
                    Message("ref_maori_variations_when"),
                    Message("maori_rules_advanced"),
                    Message("maori_rules_pro"),
                ),
                DIFFERENCES,
            ),
            Heading(Message("ref_maori_variations_besides")),
            Text(Message("ref_maori_variations_no_ship")),
            Text(Message("ref_maori_variations_storage")),
            Text(Message("ref_maori_variations_atoll")),
            Links(("putting", "discarding", "boards", "options")),
        ),
        own_ship(COLOUR),
    )


DIFFERENCES = (
    (
        Message("ref_maori_variations_put"),
        Message("ref_maori_variations_put_advanced"),
        Message("ref_maori_variations_put_pro"),
    ),
    (
        Message("ref_maori_variations_stored"),
        Message("ref_maori_variations_stored_advanced"),
        Message("ref_maori_variations_stays"),
    ),
    (
        Message("ref_maori_variations_nothing"),
        Message("ref_maori_variations_stays"),
        Message("ref_maori_variations_stays"),
    ),
    (
        Message("ref_maori_variations_under"),
        Message("ref_maori_variations_under_advanced"),
        Message("ref_maori_variations_under_pro"),
    ),
)
"""When, and what one's own ship does then: in the advanced rules, in the pro rules."""
CARDS = {
    "basic": (Message("maori_rules_basic"), Message("ref_maori_variations_basic")),
    "advanced": (Message("maori_rules_advanced"), Message("ref_maori_variations_advanced")),
    "pro": (Message("maori_rules_pro"), Message("ref_maori_variations_pro")),
}


def _card(name: str, options: Options, agreed: bool) -> Card:
    title, about = CARDS[name]
    played = Message("ref_maori_variations_played") if agreed and options.rules == name else None
    return Card(title, (), (about,), played, anchor=name)


def _beside(book: Book, price: Values) -> list[Block]:
    """Where a tile may be put, and for how many shells; found by the rule itself."""
    side = book.sides["atoll"]
    with suppress(Problem):
        board = build_board(book, side, [row.split() for row in SHOWN])
        here = side.grid.numbers[SHIP_AT]
        steps = steering(side, board, here)
        cells: list[Piece | Spot | None] = []
        for square, piece in enumerate(board.pieces):
            if piece != EMPTY:
                shown = laid(book.piece_name(piece))
                cells.append(sailed(shown, COLOUR) if square == here else shown)
            elif steps[square] == UNREACHED:
                cells.append(Spot(good=False))
            elif steps[square]:
                cells.append(Spot(tag=str(steps[square] * book.tables.play.own_step)))
            else:
                cells.append(Spot(good=True))
        columns = side.grid.columns
        rows = tuple(tuple(cells[start : start + columns]) for start in range(0, len(cells), columns))
        return [Figures((Figure(rows, Message("ref_maori_variations_figure", price)),), 62, COIN)]
    return []
