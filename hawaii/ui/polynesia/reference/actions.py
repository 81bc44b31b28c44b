"""The four actions: explore, populate and fish; travelling has pages of its own."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import goods_told
from hawaii.ui.polynesia.reference.pictures import FISH, SHELL, VOLCANO, goods, marker, ship
from hawaii.ui.polynesia.reference.sketches import Isle, Way, board, sea
from hawaii.ui.polynesia.reference.told import members_told
from hawaii.ui.reference import Block, Example, Heading, Line, Links, Page, Sketch, Table, Text

SECTION = Message("ref_section_rules")


def action_pages(book: Book, options: Options) -> list[Page]:
    return [_exploring(book), _populating(book, options), _fishing(book)]


def _prices(book: Book) -> Table:
    """What the marker means for each of the actions."""
    rows = tuple(((marker(number),), str(number), str(number), str(number)) for number in book.marker)
    return Table(
        (
            Message("ref_polynesia_marker"),
            Message("ref_polynesia_marker_route"),
            Message("ref_polynesia_marker_moves"),
            Message("ref_polynesia_marker_fish"),
        ),
        rows,
    )


def _exploring(book: Book) -> Page:
    play = book.tables.play
    number = book.marker[0]
    new: Values = {"goods": goods_told("shell", number), "number": number, "back": number - 1}
    existing: Values = {
        "goods": goods_told("shell", play.existing),
        "each": play.existing,
        "count": 2 * play.existing,
        "players": play.only_new,
    }
    first = sea((Isle(0.18, 0.55, 1, ("red",)), Isle(0.82, 0.42, 3)), (Way(0, 1, ("red",), "shell"),))
    second = sea(
        (Isle(0.18, 0.55, 1, ("red",)), Isle(0.82, 0.42, 3)), (Way(0, 1, ("red", "yellow"), "shell"),)
    )
    return Page(
        "exploring",
        Message("ref_polynesia_exploring"),
        SECTION,
        (
            Text(Message("ref_polynesia_exploring_about")),
            Text(Message("ref_polynesia_exploring_where")),
            Heading(Message("ref_polynesia_exploring_new")),
            Text(Message("ref_polynesia_exploring_new_do")),
            _prices(book),
            Sketch(first, Message("ref_polynesia_exploring_new_example", new), 2.1, 400),
            Heading(Message("ref_polynesia_exploring_existing")),
            Text(Message("ref_polynesia_exploring_existing_do", existing)),
            Sketch(second, Message("ref_polynesia_exploring_existing_example", existing), 2.1, 400),
            Text(Message("ref_polynesia_exploring_two", existing)),
            Heading(Message("ref_polynesia_mind")),
            Text(Message("ref_polynesia_exploring_one")),
            Text(Message("ref_polynesia_exploring_neutral")),
            Text(Message("ref_polynesia_exploring_ships", {"count": book.tables.start.ships})),
            Text(Message("ref_polynesia_exploring_kind")),
            Links(("travelling", "guides", "card:gateways", "card:company", "token:ship")),
        ),
        ship(),
    )


def _populating(book: Book, options: Options) -> Page:
    play, start = book.tables.play, book.tables.start
    home = start.members - start.on_main
    values: Values = {
        "main": members_told(play.populate_main),
        "count": play.populate_island,
        "island": members_told(play.populate_island),
        "home": home,
        "before": book.free[home],
        "after": book.free[max(0, home - play.populate_main)],
    }
    jeopardy: tuple[Block, ...] = (Text(Message("ref_polynesia_populating_jeopardy")),)
    return Page(
        "populating",
        Message("ref_polynesia_populating"),
        SECTION,
        (
            Text(Message("ref_polynesia_populating_about")),
            *(jeopardy if options.jeopardy else ()),
            Example(
                Message("ref_polynesia_populating_two"),
                (
                    Line(Message("ref_polynesia_populating_main", values), (VOLCANO,)),
                    Line(Message("ref_polynesia_populating_island", values), (ship(),)),
                ),
            ),
            Text(Message("ref_polynesia_populating_left")),
            Sketch(
                board(book, max(0, home - play.populate_main)),
                Message("ref_polynesia_populating_free", values),
                3.1,
                480,
            ),
            Heading(Message("ref_polynesia_mind")),
            Text(Message("ref_polynesia_populating_fewer", values)),
            Text(Message("ref_polynesia_populating_only", values)),
            Text(Message("ref_polynesia_populating_token")),
            Text(Message("ref_polynesia_populating_crowd")),
            Links(("travelling", "scoring", "card:families", "card:gateways", "jeopardy")),
        ),
        VOLCANO,
    )


def _fishing(book: Book) -> Page:
    number = book.marker[0]
    values: Values = {
        "fish": goods_told("fish", number),
        "shells": goods_told("shell", number),
    }
    return Page(
        "fishing",
        Message("ref_polynesia_fishing"),
        SECTION,
        (
            Text(Message("ref_polynesia_fishing_about")),
            Example(
                Message("ref_polynesia_fishing_example", {"number": number}),
                (
                    Line(
                        Message("ref_polynesia_fishing_take", {"goods": values["fish"]}),
                        goods("fish", number),
                    ),
                    Line(
                        Message("ref_polynesia_fishing_or", {"goods": values["shells"]}),
                        goods("shell", number),
                    ),
                ),
            ),
            Text(Message("ref_polynesia_fishing_always")),
            Text(Message("ref_polynesia_fishing_supply")),
            Heading(Message("ref_polynesia_fishing_other")),
            Text(Message("ref_polynesia_fishing_islands")),
            Text(Message("ref_polynesia_fishing_paid")),
            Text(Message("ref_polynesia_fishing_decline")),
            Links(("maintenance", "exploring", "guides", "card:fishers", "card:divers")),
        ),
        FISH if book.marker else SHELL,
    )
