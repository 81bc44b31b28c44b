"""The four actions: explore, populate and fish; travelling has pages of its own."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import goods_told
from hawaii.ui.polynesia.reference.pictures import FISH, SHELL, VOLCANO, goods, marker, member, ship, symbol
from hawaii.ui.polynesia.reference.sketches import board, strait
from hawaii.ui.polynesia.reference.told import members_told
from hawaii.ui.reference import Block, Card, Cards, Example, Heading, Line, Links, Page, Sketch, Table, Text

SECTION = Message("ref_section_rules")


def action_pages(book: Book, options: Options) -> list[Page]:
    return [_populating(book, options), _board(book), _fishing(book), _resources(book)]


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


def exploring_page(book: Book) -> Page:
    play = book.tables.play
    number = book.marker[0]
    new: Values = {"goods": goods_told("shell", number), "number": number, "back": number - 1}
    existing: Values = {
        "goods": goods_told("shell", play.existing),
        "each": play.existing,
        "count": 2 * play.existing,
        "players": play.only_new,
    }
    first = strait(("red",), (), ("red",), "shell")
    second = strait(("red",), (), ("red", "yellow"), "shell")
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
            Sketch(first, Message("ref_polynesia_exploring_new_example", new), 2.9, 420),
            Heading(Message("ref_polynesia_exploring_existing")),
            Text(Message("ref_polynesia_exploring_existing_do", existing)),
            Sketch(second, Message("ref_polynesia_exploring_existing_example", existing), 2.9, 420),
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
            Links(("resources", "round", "exploring", "guides")),
        ),
        FISH,
    )


def _resources(book: Book) -> Page:
    play, start = book.tables.play, book.tables.start
    values: Values = {
        "fish": goods_told("fish", start.fish),
        "shells": goods_told("shell", start.shells),
        "guide": play.guide,
        "existing": play.existing,
        "players": play.only_new,
    }
    return Page(
        "resources",
        Message("ref_polynesia_goods"),
        SECTION,
        (
            Text(Message("ref_polynesia_goods_about", values)),
            Heading(Message("ref_polynesia_goods_in")),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_goods_fishing"),
                        (FISH,),
                        (Message("ref_polynesia_goods_fishing_do"),),
                        page="fishing",
                    ),
                    Card(
                        Message("ref_polynesia_goods_islands"),
                        (symbol("fish"),),
                        (Message("ref_polynesia_goods_islands_do"),),
                        page="maintenance",
                    ),
                    Card(
                        Message("ref_polynesia_goods_guides"),
                        (member("yellow"),),
                        (Message("ref_polynesia_goods_guides_do", values),),
                        page="guides",
                    ),
                    Card(
                        Message("ref_polynesia_goods_routes"),
                        (ship("yellow"),),
                        (Message("ref_polynesia_goods_routes_do", values),),
                        page="exploring",
                    ),
                )
            ),
            Heading(Message("ref_polynesia_goods_out")),
            Text(Message("ref_polynesia_goods_pay")),
            Text(Message("ref_polynesia_goods_decline")),
            Text(Message("ref_polynesia_goods_end")),
            Links(("maintenance", "exploring", "card:feasts", "card:fishers", "card:divers")),
        ),
        SHELL,
    )


def _board(book: Book) -> Page:
    start = book.tables.start
    home = start.members - start.on_main
    values: Values = {
        "home": home,
        "ships": start.ships,
        "now": book.free[home],
        "best": book.free[0],
    }
    half = home // 2
    return Page(
        "board",
        Message("ref_polynesia_board"),
        SECTION,
        (
            Text(Message("ref_polynesia_board_about", values)),
            Sketch(
                board(book, home, ships=start.ships), Message("ref_polynesia_board_start", values), 3.1, 480
            ),
            Sketch(
                board(book, half, ships=start.ships // 2),
                Message("ref_polynesia_board_half", {"number": book.free[half]}),
                3.1,
                480,
            ),
            Heading(Message("ref_polynesia_board_numbers")),
            Text(Message("ref_polynesia_board_highest", values)),
            Text(Message("ref_polynesia_board_back")),
            Text(Message("ref_polynesia_board_now")),
            Links(("populating", "scoring", "eruption", "card:homebodies", "jeopardy")),
        ),
        member("yellow"),
    )
