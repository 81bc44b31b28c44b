"""A turn: first the discoverer ship sails, then a tile is taken, or something else is done."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.figures import line
from hawaii.ui.maori.reference.pictures import COIN, DISCOVERER, STORAGE, player, shells, tile
from hawaii.ui.maori.reference.sailing import price_of_steps, sailing_figure
from hawaii.ui.maori.reference.told import shells_told, ships_told, steps_told
from hawaii.ui.reference import (
    Card,
    Cards,
    Example,
    Figures,
    Heading,
    Line,
    Links,
    Page,
    Text,
)

SECTION = Message("ref_section_rules")


def turn_pages(book: Book, options: Options) -> list[Page]:
    return [_turn(), _ship(book, options), _taking(book, options)]


def _turn() -> Page:
    return Page(
        "turn",
        Message("ref_maori_turn"),
        SECTION,
        (
            Heading(Message("ref_maori_turn_sail")),
            Text(Message("ref_maori_turn_sail_do")),
            Heading(Message("ref_maori_turn_then")),
            Cards(
                (
                    Card(
                        Message("ref_maori_turn_take"),
                        (tile("E-pp"),),
                        (Message("ref_maori_turn_take_do"),),
                        page="taking",
                    ),
                    Card(
                        Message("ref_maori_turn_store"),
                        (STORAGE,),
                        (Message("ref_maori_turn_store_do"),),
                        page="storage",
                    ),
                    Card(
                        Message("ref_maori_turn_fetch"),
                        (tile("single-ph"),),
                        (Message("ref_maori_turn_fetch_do"),),
                        page="storage",
                    ),
                    Card(
                        Message("ref_maori_turn_discard"),
                        (tile("water", faint=True),),
                        (Message("ref_maori_turn_discard_do"),),
                        page="discarding",
                    ),
                    Card(
                        Message("ref_maori_turn_nothing"),
                        (DISCOVERER,),
                        (Message("ref_maori_turn_nothing_do"),),
                        page="discarding",
                    ),
                )
            ),
            Heading(Message("ref_maori_turn_last")),
            Text(Message("ref_maori_turn_last_do")),
            Text(Message("ref_maori_turn_order")),
            Links(("ship", "taking", "putting", "variations", "round")),
        ),
        player("blue"),
    )


def _ship(book: Book, options: Options) -> Page:
    ships = book.sides[options.board].ships
    positions = len(book.lines)
    values: Values = {
        "positions": positions,
        "price": shells_told(book.tables.play.step),
        "printed": ships_told(ships),
    }
    lines = []
    for steps in dict.fromkeys((min(ships, positions), min(ships + 1, positions), min(ships + 3, positions))):
        price = price_of_steps(book, ships, steps)
        told = {"steps": steps_told(steps), "shells": shells_told(price)}
        message = Message("ref_maori_ship_pays" if price else "ref_maori_ship_free", told)
        lines.append(Line(message, (DISCOVERER, *shells(price)), str(price)))
    return Page(
        "ship",
        Message("ref_maori_ship"),
        SECTION,
        (
            Text(Message("ref_maori_ship_around", values)),
            Text(Message("ref_maori_ship_must")),
            Text(Message("ref_maori_ship_steps", values)),
            sailing_figure(book, ships),
            Example(Message("ref_maori_ship_example", {"ships": ships_told(ships)}), tuple(lines)),
            Heading(Message("ref_maori_ship_ships")),
            Text(Message("ref_maori_ship_count", values)),
            Text(Message("ref_maori_ship_stored")),
            Text(Message("ref_maori_ship_once", values)),
            Heading(Message("ref_maori_ship_start")),
            Text(Message("ref_maori_ship_start_do")),
            Links(("taking", "shells", "boards", "scoring")),
        ),
        DISCOVERER,
    )


def _taking(book: Book, options: Options) -> Page:
    price, side = book.tables.play.skipped, book.tables.start.side
    row = [ROW[number % len(ROW)] for number in range(side)]
    plain = line(row, [number * price for number in range(side)], Message("ref_maori_taking_plain"))
    blocked: list[int | None] = [0, *[None] * (side - 1)]
    volcano = line([row[0], "volcano", *row[2:]], blocked, Message("ref_maori_taking_volcano"))
    after: list[int | None] = [0, None, *(number * price for number in range(1, side - 1))]
    gap = line([row[0], ".", *row[2:]], after, Message("ref_maori_taking_gap"))
    ships = book.sides[options.board].ships
    steps = min(ships + 1, len(book.lines))
    skipped = min(2, side - 1)
    sailing, skipping = price_of_steps(book, ships, steps), skipped * price
    told = {"steps": steps_told(steps), "ships": ships_told(ships)}
    return Page(
        "taking",
        Message("ref_maori_taking"),
        SECTION,
        (
            Text(Message("ref_maori_taking_about", {"price": shells_told(price)})),
            Figures((plain, volcano, gap), 58, COIN),
            Example(
                Message("ref_maori_taking_example"),
                (
                    Line(Message("ref_maori_taking_sails", told), shells(sailing), str(sailing)),
                    Line(
                        Message("ref_maori_taking_skips", {"count": skipped}), shells(skipping), str(skipping)
                    ),
                ),
                Line(Message("ref_maori_taking_both"), shells(sailing + skipping), str(sailing + skipping)),
            ),
            Text(Message("ref_maori_taking_where")),
            Heading(Message("ref_maori_taking_refill")),
            Text(Message("ref_maori_taking_refill_do")),
            Links(("putting", "storage", "shells", "tiles_left", "ship")),
        ),
        tile("W-pph"),
    )


ROW = ("water-b", "E-pp", "single-ps", "W-ph")
"""Tiles in front of the ship."""
