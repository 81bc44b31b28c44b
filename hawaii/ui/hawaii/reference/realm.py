"""The realm: where tiles go, and which villages count at the end."""

from __future__ import annotations

from hawaii.games.hawaii.book import PIECES, START_HUT, Book
from hawaii.kernel.messages import Message, listed
from hawaii.ui.hawaii.reference.pictures import boat, laid, tile
from hawaii.ui.reference import Block, Card, Cards, Grid, GridRow, Heading, Links, Page, Pieces, Text

SECTION = Message("ref_section_rules")
SHOWN = (
    ("start_hut", "hula I", "taro I", "surfer I", "banana II"),
    ("long_hut I", "irrigation I", "coconut I"),
    ("shell_hut I",),
)
"""A small realm to look at."""


def realm_pages(book: Book) -> list[Page]:
    return [_realm(book), _counting(book)]


def village_grid(
    book: Book, villages: tuple[tuple[int, ...], ...], kahunas: int, tikis: int, noted: bool = True
) -> Grid:
    """Villages as they lie in a realm: kahunas before them, tikis above. What does not count is faint."""
    spaces = book.tiki_spaces
    standing = {spaces[number].column for number in range(tikis)}
    least = spaces[tikis - 1].column if tikis else 0
    widest = max(max(standing, default=0), *(len(village) for village in villages))
    above = GridRow((None, *(tile("tiki") if n + 1 in standing else None for n in range(widest))))
    rows = [above] if tikis else []
    for row, village in enumerate(villages):
        out = noted and (not tikis or len(village) < least)
        before = tile("kahuna", faint=out) if row < kahunas else None
        note = Message("ref_counts_out") if out else Message("ref_counts_in")
        cells = (before, *(laid(piece, out) for piece in village))
        rows.append(GridRow(cells, note if noted else None))
    return Grid(tuple(rows))


def _shown(book: Book) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(PIECES[name] for name in village) for village in SHOWN[: book.rows])


def _realm(book: Book) -> Page:
    huts = [name for name, one in book.tables.tiles.items() if one.family == "hut"]
    return Page(
        "realm",
        Message("ref_realm"),
        SECTION,
        (
            Text(Message("ref_realm_about", {"villages": book.rows})),
            village_grid(book, _shown(book), 2, min(2, len(book.tiki_spaces)), noted=False),
            Heading(Message("ref_realm_villages")),
            Text(Message("ref_realm_right")),
            Text(Message("ref_realm_huts", {"huts": listed([Message(f"tile_{name}") for name in huts])})),
            Pieces(tuple(tile(name) for name in huts), Message("ref_realm_huts_caption"), 56),
            Text(Message("ref_realm_once")),
            Text(Message("ref_realm_gods")),
            Text(Message("ref_realm_start")),
            Heading(Message("ref_realm_beside")),
            Cards(
                (
                    Card(
                        Message("tile_kahuna"),
                        (tile("kahuna"),),
                        (Message("ref_realm_kahuna"),),
                        page="tile:kahuna",
                    ),
                    Card(
                        Message("tile_tiki"),
                        (tile("tiki"),),
                        (Message("ref_realm_tiki"),),
                        page="tile:tiki",
                    ),
                    Card(
                        Message("tile_boat"),
                        (boat("boat_1"),),
                        (Message("ref_realm_boat"),),
                        page="boats",
                    ),
                )
            ),
            Text(Message("ref_realm_forbidden")),
            Links(("counting", "tiles", "final")),
        ),
        laid(START_HUT),
    )


def _counting(book: Book) -> Page:
    blocks: list[Block] = []
    villages = _shown(book)
    most = len(book.tiki_spaces)
    for tikis in dict.fromkeys((0, min(2, most), min(4, most))):
        column = book.tiki_spaces[tikis - 1].column if tikis else 0
        heading = Message("ref_counting_tikis", {"count": tikis, "column": column})
        blocks += [
            Heading(heading if tikis else Message("ref_counting_none")),
            village_grid(book, villages, 0, tikis),
        ]
    return Page(
        "counting",
        Message("ref_counting"),
        SECTION,
        (
            Text(Message("ref_counting_about")),
            Text(Message("ref_counting_first", {"column": book.tiki_spaces[0].column})),
            *blocks,
            Text(Message("ref_counting_out")),
            Links(("tile:tiki", "tile:kahuna", "final")),
        ),
        tile("tiki"),
    )
