"""Every tile: both sides and what they do, where it is sold, where it goes, and an example."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.tables import KINDS, Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.hawaii.effects import effects_of
from hawaii.ui.hawaii.paint import UNSIDED
from hawaii.ui.hawaii.reference.examples import examples_of
from hawaii.ui.hawaii.reference.pictures import feet, shells, sides, tile
from hawaii.ui.hawaii.telling import SIDES
from hawaii.ui.reference import Block, Card, Cards, Links, Page, Table, Text

SEE = {
    "hut": ("realm", "places"),
    "fruit": ("tile:irrigation", "tile:laka", "paying"),
    "god": ("realm", "tiles"),
    "village": ("realm", "round", "final"),
    "boat": ("boats", "cove", "docks"),
    "kahuna": ("counting", "final"),
    "tiki": ("counting", "final", "tile:kane"),
}
"""Pages to go on with, by family."""


def tile_pages(book: Book, options: Options) -> list[Page]:
    return [_overview(book), *(_page(book, options, name) for name in KINDS)]


def _title(name: str) -> Message:
    return Message(f"tile_{name}")


def _overview(book: Book) -> Page:
    cards = tuple(
        Card(
            _title(name),
            sides(name),
            note=Message("ref_tiles_count", {"count": book.tables.tiles[name].count}),
            page=f"tile:{name}",
        )
        for name in KINDS
    )
    return Page(
        "tiles",
        Message("ref_tiles"),
        Message("ref_section_tiles"),
        (Text(Message("ref_tiles_about")), Cards(cards), Links(("places", "realm"))),
        tile("irrigation"),
    )


def _page(book: Book, options: Options, name: str) -> Page:
    one = book.tables.tiles[name]
    place = book.place_names[book.place_of[KINDS.index(name)]]
    facts: Values = {"count": one.count, "place": Message(f"place_{place}")}
    blocks: list[Block] = [
        Cards(_sides(book, name)),
        Text(Message(f"ref_tile_{name}")),
        *examples_of(book, options, name),
        *_spaces(book, name),
        Text(Message("ref_tile_sold", facts)),
        Text(Message(f"ref_family_{one.family}")),
        Links((*SEE[one.family], "walk")),
    ]
    section = Message(f"ref_section_{one.family}")
    return Page(f"tile:{name}", _title(name), section, tuple(blocks), tile(name))


def _sides(book: Book, name: str) -> tuple[Card, ...]:
    if name in UNSIDED:
        return (Card(_title(name), sides(name), effects_of(book, name, 0)),)
    return tuple(
        Card(
            Message("ref_tile_side", {"side": SIDES[side]}),
            (tile(name, side + 1),),
            effects_of(book, name, side),
            Message("ref_tile_price" if not side else "ref_tile_price_twice"),
        )
        for side in (0, 1)
    )


def _spaces(book: Book, name: str) -> list[Block]:
    """What the spaces of kahunas and tikis bring."""
    if name == "kahuna":
        head = (
            Message("ref_space"),
            Message("ref_space_village"),
            Message("ref_space_points"),
            Message("ref_space_shells"),
        )
        rows = tuple(
            (str(n + 1), str(n + 1), str(one.points), shells(one.shells) or Message("ref_none"))
            for n, one in enumerate(book.kahuna_spaces)
        )
        return [Table(head, rows)]
    if name == "tiki":
        other = (Message("ref_space"), Message("ref_space_column"), Message("ref_space_feet"))
        spaces = tuple(
            (str(n + 1), str(one.column), feet(one.feet) or Message("ref_none"))
            for n, one in enumerate(book.tiki_spaces)
        )
        return [Table(other, spaces)]
    return []
