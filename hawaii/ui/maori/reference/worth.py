"""What a tile is worth, with and without an island that is complete; by the rules themselves."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.figures import figure
from hawaii.ui.maori.reference.islands import worth
from hawaii.ui.maori.reference.told import points_told
from hawaii.ui.reference import Block, Figures, Heading, Table

PARTNERS: dict[str, tuple[str, ...]] = {
    "E": ("{} W{other}",),
    "W": ("E{other} {}",),
    "N": ("S{other}", "{}"),
    "S": ("{}", "N{other}"),
    "EW": ("E{other} {} W{other}",),
    "NS": ("S{other}", "{}", "N{other}"),
    "single": ("{}",),
}
"""By form, tiles with which an island becomes complete; half a lei gets the other half."""


def worth_blocks(book: Book, one: Tile) -> list[Block]:
    if not one.is_land:
        return []
    return [Heading(Message("ref_maori_worth")), _table(book, one), _completed(book, one)]


def _table(book: Book, one: Tile) -> Table:
    """The points of its own palms; those of other tiles of the island come besides."""
    scoring = book.tables.scoring
    plain, hut = one.palms * scoring.palm, one.palms * scoring.palm_with_hut
    rows: list[tuple[Message, str]] = []
    if one.palms and not one.huts:
        rows.append((Message("ref_maori_worth_plain"), f"+{plain}"))
    if one.palms:
        own = "ref_maori_worth_own_hut" if one.huts else "ref_maori_worth_hut"
        rows.append((Message(own), f"+{hut}"))
        atoll: Values = {"factor": scoring.atoll}
        inside = (hut if one.huts else plain) * scoring.atoll
        rows.append((Message("ref_maori_worth_inside", atoll), f"+{inside}"))
    else:
        rows.append((Message("ref_maori_worth_no_palms"), "0"))
        if one.huts:
            more = scoring.palm_with_hut - scoring.palm
            rows.append((Message("ref_maori_worth_for_others"), f"{more:+d}"))
    if one.leis:
        rows.append((Message("ref_maori_worth_lei"), f"+{scoring.lei}"))
    if one.form != "single":
        rows.append((Message("ref_maori_worth_open"), str(-scoring.empty)))
    return Table((Message("ref_maori_worth_when"), Message("ref_maori_scoring_points")), tuple(rows))


def _completed(book: Book, one: Tile) -> Figures:
    """The tile on a small island that is complete, and what that brings altogether."""
    other = "-pl" if one.leis else "-p"
    rows = [row.format(one.name, other=other) for row in PARTNERS[one.form]]
    names = [name for row in rows for name in row.split()]
    points = worth(book, names, leis=one.leis)
    told = Message("ref_maori_worth_island", {"points": points_told(points)})
    caption = (
        told if one.form != "single" else Message("ref_maori_worth_single", {"points": points_told(points)})
    )
    return Figures((figure(rows, caption, good=True),), 68)
