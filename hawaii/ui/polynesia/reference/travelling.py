"""Travelling: moves along routes, and guides where one has no ship."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import goods_told
from hawaii.ui.polynesia.reference.pictures import FISH, member, ship, token
from hawaii.ui.polynesia.reference.sketches import Isle, Step, Way, sea, strait
from hawaii.ui.polynesia.reference.told import moves_told
from hawaii.ui.reference import Example, Heading, Line, Links, Page, Sketch, Table, Text

SECTION = Message("ref_section_rules")


def travel_pages(book: Book) -> list[Page]:
    return [_travelling(book), _guides(book)]


def _values(book: Book) -> Values:
    guide = book.tables.play.guide
    return {
        "guide": guide,
        "goods": goods_told("fish", guide),
        "moves": moves_told(book.marker[0]),
        "number": book.marker[0],
    }


def _travelling(book: Book) -> Page:
    values = _values(book)
    rows = (
        ((ship("red"),), Message("ref_polynesia_travelling_own"), Message("ref_polynesia_travelling_free")),
        (
            (ship("yellow"),),
            Message("ref_polynesia_travelling_other"),
            Message("ref_polynesia_travelling_guided", values),
        ),
        ((), Message("ref_polynesia_travelling_neutral"), Message("ref_polynesia_travelling_free")),
        ((), Message("ref_polynesia_travelling_none"), Message("ref_polynesia_travelling_never")),
    )
    return Page(
        "travelling",
        Message("ref_polynesia_travelling"),
        SECTION,
        (
            Text(Message("ref_polynesia_travelling_about")),
            Text(Message("ref_polynesia_travelling_shared")),
            Table(
                (
                    Message("ref_polynesia_travelling_ships"),
                    Message("ref_polynesia_travelling_route"),
                    Message("ref_polynesia_travelling_cost"),
                ),
                rows,
            ),
            Heading(Message("ref_polynesia_travelling_example", values)),
            Sketch(
                sea(
                    (
                        Isle(0.13, 0.72, 0, ("red", "red")),
                        Isle(0.4, 0.32, 2, ("red", "yellow")),
                        Isle(0.66, 0.7, 4, token="mask"),
                        Isle(0.9, 0.3, 5, symbol="turtle"),
                    ),
                    (
                        Way(0, 1, neutral=True),
                        Way(1, 2, ("yellow",), "fish"),
                        Way(2, 3, ("red",), "shell"),
                    ),
                    (Step(1, 2, "1"), Step(2, 3, "2", -1), Step(0, 1, "3")),
                ),
                ratio=2.3,
                width=640,
            ),
            Example(
                Message("ref_polynesia_travelling_moves"),
                (
                    Line(
                        Message("ref_polynesia_travelling_first", values),
                        (member("red"), member("yellow"), FISH),
                        "1",
                    ),
                    Line(Message("ref_polynesia_travelling_token"), (token("mask"),)),
                    Line(Message("ref_polynesia_travelling_second"), (member("red"), ship("red")), "2"),
                    Line(Message("ref_polynesia_travelling_third"), (member("red"),), "3"),
                ),
            ),
            Heading(Message("ref_polynesia_mind")),
            Text(Message("ref_polynesia_travelling_complete")),
            Text(Message("ref_polynesia_travelling_stop")),
            Text(Message("ref_polynesia_travelling_back")),
            Links(("guides", "islands", "tokens", "card:passages", "card:landfalls", "exploring")),
        ),
        member(),
    )


def _guides(book: Book) -> Page:
    values = _values(book)
    before = strait(("red", "yellow"), (), ("yellow",), "fish")
    after = strait((), ("red", "yellow"), ("yellow",), "fish")
    missing = strait(("red",), ("yellow",), ("yellow",), "fish")
    return Page(
        "guides",
        Message("ref_polynesia_guides"),
        SECTION,
        (
            Text(Message("ref_polynesia_guides_about", values)),
            Sketch(before, Message("ref_polynesia_guides_before", values), 2.9, 420, True),
            Sketch(after, Message("ref_polynesia_guides_after", values), 2.9, 420),
            Sketch(missing, Message("ref_polynesia_guides_missing", values), 2.9, 420, False),
            Heading(Message("ref_polynesia_mind")),
            Text(Message("ref_polynesia_guides_never_no")),
            Text(Message("ref_polynesia_guides_choose")),
            Text(Message("ref_polynesia_guides_own")),
            Text(Message("ref_polynesia_guides_token")),
            Text(Message("ref_polynesia_guides_free")),
            Text(Message("ref_polynesia_guides_jeopardy")),
            Links(("travelling", "card:friendships", "card:passages", "rulings")),
        ),
        member("yellow"),
    )
