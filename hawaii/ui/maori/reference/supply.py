"""What there is to come by: shells, and the tiles of the supply with the volcanoes among them."""

from __future__ import annotations

from collections import Counter

from hawaii.games.maori.book import Book
from hawaii.games.maori.tables import Options
from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.pictures import BACK, HUT, LEI, PALM, SHELL, SHIP, shells, tile
from hawaii.ui.maori.reference.told import points_told, shells_told
from hawaii.ui.reference import Card, Cards, Cell, Example, Heading, Line, Links, Page, Pieces, Table, Text

SECTION = Message("ref_section_rules")
FORMS: dict[str, tuple[Message, str]] = {
    "end": (Message("ref_maori_form_end"), "E-pp"),
    "middle": (Message("ref_maori_form_middle"), "EW-p"),
    "single": (Message("ref_maori_form_single"), "single-p"),
    "water": (Message("ref_maori_form_water"), "water-b"),
    "volcano": (Message("ref_maori_form_volcano"), "volcano"),
}
"""The forms of tiles, each with its words and a tile to show."""


def form_of(one: Tile) -> str:
    if one.form in ("NS", "EW"):
        return "middle"
    return one.form if one.form in FORMS else "end"


def supply_pages(book: Book, options: Options) -> list[Page]:
    return [_shells(book, options), _tiles_left(book)]


def _shells(book: Book, options: Options) -> Page:
    start, play, scoring = book.tables.start, book.tables.play, book.tables.scoring
    values: Values = {
        "all": shells_told(start.shells),
        "each": shells_told(start.shells_each),
        "points": points_told(scoring.shell),
    }
    cost = 2 * play.skipped
    steer = Card(
        Message("ref_maori_shells_steer"),
        (),
        (Message("ref_maori_shells_steer_do", {"price": shells_told(play.own_step)}),),
        page="variations",
    )
    return Page(
        "shells",
        Message("ref_maori_shells"),
        SECTION,
        (
            Pieces(shells(start.shells_each), None, 56),
            Text(Message("ref_maori_shells_about", values)),
            Heading(Message("ref_maori_shells_spend")),
            Cards(
                (
                    Card(
                        Message("ref_maori_shells_sail"),
                        (),
                        (Message("ref_maori_shells_sail_do", {"price": shells_told(play.step)}),),
                        page="ship",
                    ),
                    Card(
                        Message("ref_maori_shells_skip"),
                        (),
                        (Message("ref_maori_shells_skip_do", {"price": shells_told(play.skipped)}),),
                        page="taking",
                    ),
                    *((steer,) if options.rules != "basic" else ()),
                )
            ),
            Text(Message("ref_maori_shells_back")),
            Heading(Message("ref_maori_shells_get")),
            Text(Message("ref_maori_shells_tiles")),
            Text(Message("ref_maori_shells_dry")),
            Example(
                Message("ref_maori_shells_example", {"price": shells_told(cost)}),
                (
                    Line(Message("ref_maori_shells_example_pay"), (tile("E-pss"), *shells(cost)), str(-cost)),
                    Line(Message("ref_maori_shells_example_get"), (tile("E-pss"), *shells(2)), "+2"),
                    Line(Message("ref_maori_shells_example_dry"), (tile("E-pss"), *shells(1)), "+1"),
                ),
            ),
            Heading(Message("ref_maori_shells_end")),
            Text(Message("ref_maori_shells_end_do", values)),
            Links(("ship", "taking", "scoring", "variations")),
        ),
        SHELL,
    )


def _tiles_left(book: Book) -> Page:
    forms: Counter[str] = Counter()
    for one, count in zip(book.tiles, book.counts, strict=True):
        forms[form_of(one)] += count
    rows: list[tuple[Cell, ...]] = [
        ((tile(name),), words, str(forms[form])) for form, (words, name) in FORMS.items()
    ]
    rows.append(((BACK,), Message("ref_maori_left_all"), str(sum(book.counts))))
    values: Values = {
        "number": book.tables.start.side**2,
        "rest": sum(book.counts) - book.tables.start.side**2,
    }
    return Page(
        "tiles_left",
        Message("ref_maori_supply"),
        SECTION,
        (
            Text(Message("ref_maori_left_about", values)),
            Table(
                (
                    Message("ref_maori_left_tile"),
                    Message("ref_maori_left_form"),
                    Message("ref_maori_left_count"),
                ),
                tuple(rows),
            ),
            Heading(Message("ref_maori_left_things")),
            Text(Message("ref_maori_left_things_do")),
            _things(book),
            Heading(Message("ref_maori_left_volcanoes")),
            Pieces((tile("volcano"),) * min(4, forms["volcano"]), None, 64),
            Text(Message("ref_maori_left_volcano_do")),
            Text(Message("ref_maori_left_volcano_stays")),
            Heading(Message("ref_maori_left_end")),
            Text(Message("ref_maori_left_end_do")),
            Links(("tiles", "taking", "round")),
        ),
        BACK,
    )


def _things(book: Book) -> Table:
    """How many there are of each thing, and on how many tiles."""

    def row(picture: Cell, words: Message, counts: list[int]) -> tuple[Cell, ...]:
        number = sum(count for count, shown in zip(book.counts, counts, strict=True) if shown)
        things = sum(count * shown for count, shown in zip(book.counts, counts, strict=True))
        return (picture, words, str(number), str(things))

    rows = (
        row((PALM,), Message("ref_maori_palms"), [one.palms for one in book.tiles]),
        row((HUT,), Message("ref_maori_huts"), [one.huts for one in book.tiles]),
        row((LEI,), Message("ref_maori_half_leis"), [one.leis for one in book.tiles]),
        row((SHIP,), Message("ref_maori_ships"), [one.ships for one in book.tiles]),
        row((SHELL,), Message("ref_maori_shells"), [one.shells for one in book.tiles]),
    )
    head = (
        Message("ref_maori_left_picture"),
        Message("ref_maori_left_thing"),
        Message("ref_maori_left_tiles"),
        Message("ref_maori_left_together"),
    )
    return Table(head, rows)
