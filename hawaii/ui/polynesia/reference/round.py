"""A round: three actions for everybody, then the maintenance with the volcano."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.reference.odds import last_round, percent
from hawaii.ui.polynesia.reference.pictures import (
    FISH,
    PHASE,
    SHELL,
    START,
    VOLCANO,
    marker,
    stone,
    symbol,
    token,
)
from hawaii.ui.polynesia.reference.sketches import board, volcano
from hawaii.ui.reference import Block, Card, Cards, Example, Heading, Line, Links, Page, Sketch, Table, Text

SECTION = Message("ref_section_rules")


def volcano_pages(book: Book, options: Options) -> list[Page]:
    return [_maintenance(book), _eruption(book, options)]


def round_page(book: Book) -> Page:
    actions = (
        Line(Message("ref_polynesia_round_actions", {"number": number}), (marker(number),))
        for number in book.marker
    )
    return Page(
        "round",
        Message("ref_polynesia_round"),
        SECTION,
        (
            Text(Message("ref_polynesia_round_about", {"count": len(book.marker)})),
            Example(
                Message("ref_polynesia_round_order"),
                (
                    *actions,
                    Line(Message("ref_polynesia_round_eruption"), (VOLCANO,)),
                    Line(Message("ref_polynesia_round_decline"), (FISH,)),
                    Line(Message("ref_polynesia_round_goods"), (symbol("shell"),)),
                    Line(Message("ref_polynesia_round_start"), (START,)),
                ),
            ),
            Heading(Message("ref_polynesia_round_marker")),
            Text(Message("ref_polynesia_round_marker_do")),
            Table(
                (
                    Message("ref_polynesia_marker"),
                    Message("ref_polynesia_marker_route"),
                    Message("ref_polynesia_marker_moves"),
                    Message("ref_polynesia_marker_fish"),
                ),
                tuple(((marker(number),), str(number), str(number), str(number)) for number in book.marker),
            ),
            Text(Message("ref_polynesia_round_cheap")),
            Text(Message("ref_polynesia_round_always")),
            Links(("exploring", "travelling", "populating", "fishing", "maintenance")),
        ),
        PHASE,
    )


def _maintenance(book: Book) -> Page:
    return Page(
        "maintenance",
        Message("ref_polynesia_maintenance"),
        SECTION,
        (
            Text(Message("ref_polynesia_maintenance_about")),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_maintenance_eruption"),
                        (stone("red"),),
                        (Message("ref_polynesia_maintenance_eruption_do"),),
                        page="eruption",
                    ),
                    Card(
                        Message("ref_polynesia_maintenance_decline"),
                        (FISH,),
                        (Message("ref_polynesia_maintenance_decline_do"),),
                        anchor="decline",
                    ),
                    Card(
                        Message("ref_polynesia_maintenance_goods"),
                        (symbol("fish"),),
                        (Message("ref_polynesia_maintenance_goods_do"),),
                        anchor="goods",
                    ),
                    Card(
                        Message("ref_polynesia_maintenance_start"),
                        (START,),
                        (Message("ref_polynesia_maintenance_start_do"),),
                        anchor="start",
                    ),
                )
            ),
            Heading(Message("ref_polynesia_maintenance_example")),
            Example(
                Message("ref_polynesia_maintenance_have"),
                (
                    Line(Message("ref_polynesia_maintenance_before"), (FISH, FISH, SHELL, SHELL, SHELL)),
                    Line(Message("ref_polynesia_maintenance_returned"), (FISH, FISH)),
                    Line(
                        Message("ref_polynesia_maintenance_income"),
                        (symbol("fish"), symbol("shell"), token("shell")),
                    ),
                ),
                Line(Message("ref_polynesia_maintenance_after"), (FISH, SHELL, SHELL, SHELL, SHELL, SHELL)),
            ),
            Heading(Message("ref_polynesia_mind")),
            Text(Message("ref_polynesia_maintenance_keep")),
            Text(Message("ref_polynesia_maintenance_once")),
            Text(Message("ref_polynesia_maintenance_last")),
            Links(("eruption", "fishing", "islands", "token:fish", "token:shell")),
        ),
        symbol("fish"),
    )


def _eruption(book: Book, options: Options) -> Page:
    lava = book.tables.lava
    values: Values = {
        "red": lava.red,
        "grey": lava.grey,
        "black": lava.black,
        "stones": lava.red + lava.grey + lava.black,
        "count": lava.after_black,
        "near": len(book.maps["small"].near),
    }
    home = min(5, book.tables.start.members)
    back = min(3, home)
    rows = (
        ((stone("red"),), str(lava.red), Message("ref_polynesia_eruption_red", values)),
        ((stone("grey"),), str(lava.grey), Message("ref_polynesia_eruption_grey")),
        ((stone("black"),), str(lava.black), Message("ref_polynesia_eruption_black", values)),
    )
    jeopardy: tuple[Block, ...] = (Text(Message("ref_polynesia_eruption_jeopardy")),)
    return Page(
        "eruption",
        Message("ref_polynesia_eruption"),
        SECTION,
        (
            Text(Message("ref_polynesia_eruption_about", values)),
            Table(
                (
                    Message("ref_polynesia_eruption_stone"),
                    Message("ref_polynesia_eruption_many"),
                    Message("ref_polynesia_eruption_does"),
                ),
                rows,
            ),
            Text(Message("ref_polynesia_eruption_out")),
            *(jeopardy if options.jeopardy else ()),
            Heading(Message("ref_polynesia_eruption_when")),
            Text(Message("ref_polynesia_eruption_when_do")),
            Table(
                (
                    Message("ref_polynesia_eruption_round"),
                    Message("ref_polynesia_eruption_ends"),
                    Message("ref_polynesia_eruption_over"),
                ),
                _odds(book),
            ),
            Text(Message("ref_polynesia_eruption_look")),
            Heading(Message("ref_polynesia_eruption_sink")),
            Sketch(
                volcano(("red", "grey", "red", "red", "black", "red", "red", "red")),
                Message("ref_polynesia_eruption_sink_do", values),
                1.35,
                320,
            ),
            Text(Message("ref_polynesia_eruption_back")),
            Sketch(
                board(book, home, back=back),
                Message("ref_polynesia_eruption_board", {"count": back, "number": book.free[home]}),
                3.1,
                480,
            ),
            Text(Message("ref_polynesia_eruption_none")),
            Links(("scoring", "maintenance", "islands", "jeopardy")),
        ),
        stone("red"),
    )


def _odds(book: Book) -> tuple[tuple[str, str, str], ...]:
    sofar = 0.0
    rows = []
    for number, chance in last_round(book.tables.lava).items():
        sofar += chance
        rows.append((str(number), percent(chance), percent(sofar)))
    return tuple(rows)
