"""Every kind of tile: its picture, what it shows and does, how many there are, and what it is worth."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tile import Tile, edge_names
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.pictures import tile
from hawaii.ui.maori.reference.supply import FORMS, form_of
from hawaii.ui.maori.reference.told import ships_told
from hawaii.ui.maori.reference.worth import worth_blocks
from hawaii.ui.maori.told_tiles import things_of, tile_message
from hawaii.ui.reference import Block, Card, Cards, Heading, Links, Page, Piece, Text

SEE = {
    "end": ("islands", "putting", "scoring"),
    "middle": ("islands", "putting", "scoring"),
    "single": ("islands", "scoring"),
    "water": ("ship", "islands"),
    "volcano": ("tiles_left", "taking"),
}
"""Pages to go on with, by form."""
ABOUT = {
    "end": Message("ref_maori_tile_end"),
    "middle": Message("ref_maori_tile_middle"),
    "single": Message("ref_maori_tile_single"),
    "water": Message("ref_maori_tile_water"),
    "volcano": Message("ref_maori_tile_volcano"),
}


GROUPS = {
    "E": Message("ref_maori_ends_right"),
    "W": Message("ref_maori_ends_left"),
    "N": Message("ref_maori_ends_top"),
    "S": Message("ref_maori_ends_bottom"),
    "ends": Message("ref_maori_ends_turning"),
    "EW": Message("ref_maori_middles_across"),
    "NS": Message("ref_maori_middles_upright"),
    "middles": Message("ref_maori_middles_turning"),
    "single": FORMS["single"][0],
    "water": FORMS["water"][0],
    "volcano": FORMS["volcano"][0],
}
"""What tiles are listed under, in this order."""


def group_of(one: Tile) -> str:
    if len(one.turns) == 1:
        return one.form
    return "ends" if form_of(one) == "end" else "middles"


def tile_pages(book: Book) -> list[Page]:
    kinds = _sorted(book)
    return [_overview(book, kinds), *(_page(book, one) for one in kinds)]


def _sorted(book: Book) -> list[Tile]:
    """By group, and as the table of tiles names them."""
    groups = list(GROUPS)
    named = [book.tiles[book.kinds[name]] for name in book.tables.tiles]
    return sorted(named, key=lambda one: groups.index(group_of(one)))


def ways(one: Tile) -> tuple[Piece, ...]:
    """A tile in every way it may lie."""
    if len(one.turns) == 1:
        return (tile(one.name),)
    return tuple(tile(one.name, edge_names(edges)) for edges in one.turns)


def _overview(book: Book, kinds: list[Tile]) -> Page:
    blocks: list[Block] = [Text(Message("ref_maori_tiles_about", {"tiles": sum(book.counts)}))]
    for words in dict.fromkeys(map(group_of, kinds)):
        cards = tuple(_card(book, one) for one in kinds if group_of(one) == words)
        blocks += [Heading(GROUPS[words]), Cards(cards)]
    blocks.append(Links(("islands", "tiles_left", "scoring")))
    section = Message("ref_section_tiles")
    return Page("tiles", Message("ref_tiles"), section, tuple(blocks), tile("EW-pp"))


def _card(book: Book, one: Tile) -> Card:
    count = Message("ref_tiles_count", {"count": _count(book, one)})
    return Card(_short(one), (tile(one.name),), note=count, page=f"tile:{one.name}")


def _short(one: Tile) -> Message:
    """What is on it, or what it is if there is nothing."""
    return things_of(one) or tile_message(one)


def _count(book: Book, one: Tile) -> int:
    return book.counts[book.kinds[one.name]]


def _page(book: Book, one: Tile) -> Page:
    form = form_of(one)
    alike = sum(_count(book, other) for other in book.tiles if form_of(other) == form)
    count: Values = {"count": _count(book, one), "alike": alike}
    blocks: list[Block] = [
        Cards((Card(_short(one), ways(one), (Message("ref_maori_tile_count", count),)),)),
        Text(ABOUT[form]),
        *_turning(one),
        *_things(one),
        *worth_blocks(book, one),
        Links((*SEE[form], "tiles")),
    ]
    section = GROUPS[group_of(one)]
    return Page(f"tile:{one.name}", tile_message(one), section, tuple(blocks), tile(one.name), things_of(one))


def _turning(one: Tile) -> list[Block]:
    if form_of(one) not in ("end", "middle"):
        return []
    if len(one.turns) > 1:
        return [Text(Message("ref_maori_tile_turns", {"count": len(one.turns)}))]
    return [Text(Message("ref_maori_tile_upright"))]


def _things(one: Tile) -> list[Block]:
    found: list[Block] = []
    if one.shells:
        found.append(Text(Message("ref_maori_tile_shells", {"count": one.shells})))
    if one.ships:
        told = ships_told(one.ships)
        land = "ref_maori_tile_ships" if one.is_land else "ref_maori_tile_ships_water"
        found.append(Text(Message(land, {"count": one.ships, "ships": told})))
    return found
