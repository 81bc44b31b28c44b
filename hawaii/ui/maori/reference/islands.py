"""Islands: when they are complete, what a hut does for their palms, and leis."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori.book import Book
from hawaii.games.maori.islands import Island
from hawaii.games.maori.scoring import island_points
from hawaii.games.maori.tile import read_tile
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.figures import figure
from hawaii.ui.maori.reference.pictures import laid, tile
from hawaii.ui.maori.reference.told import points_told
from hawaii.ui.reference import Example, Figure, Figures, Heading, Line, Links, Page, Text

SECTION = Message("ref_section_rules")


def worth(book: Book, names: Sequence[str], inside: bool = False, leis: int = 0) -> int:
    """What these tiles bring as a complete island, by the rules."""
    tiles = [found for name in names if (found := read_tile(name.partition(" ")[0])) is not None]
    squares = tuple(range(len(tiles)))
    palms, hut = sum(one.palms for one in tiles), any(one.huts for one in tiles)
    return island_points(book, Island(squares, True, inside, palms, hut, leis))


def islands_page(book: Book) -> Page:
    scoring = book.tables.scoring
    values: Values = {
        "plain": points_told(scoring.palm),
        "hut": points_told(scoring.palm_with_hut),
        "lei": points_told(scoring.lei),
        "factor": scoring.atoll,
        "empty": points_told(scoring.empty),
    }
    return Page(
        "islands",
        Message("ref_maori_islands"),
        SECTION,
        (
            Text(Message("ref_maori_islands_about")),
            Text(Message("ref_maori_islands_straight")),
            Heading(Message("ref_maori_islands_complete")),
            Figures(
                (
                    figure(["E-pp W-p"], Message("ref_maori_islands_two"), good=True),
                    figure(["E-ph EW-pp W-ps"], Message("ref_maori_islands_three"), good=True),
                    figure(["single-pp"], Message("ref_maori_islands_single"), good=True),
                    figure(["S-pp", "E-h/N"], Message("ref_maori_islands_upright"), good=True),
                ),
                58,
            ),
            Heading(Message("ref_maori_islands_open")),
            Text(Message("ref_maori_islands_open_do", values)),
            Figures(
                (
                    figure(["E-pp ?"], Message("ref_maori_islands_waits"), good=False),
                    figure(["E-pp water-b"], Message("ref_maori_islands_water"), good=False),
                    figure(["E-p single-pp"], Message("ref_maori_islands_beside"), good=False),
                    figure(["E-p EW-h ?"], Message("ref_maori_islands_half"), good=False),
                ),
                58,
            ),
            Text(Message("ref_maori_islands_stay")),
            Heading(Message("ref_maori_islands_huts")),
            Text(Message("ref_maori_islands_huts_do", values)),
            Example(
                Message("ref_maori_islands_huts_example"),
                tuple(_line(book, names) for names in HUTS),
            ),
            Heading(Message("ref_maori_leis")),
            Text(Message("ref_maori_islands_leis_do", values)),
            Figures(
                (
                    figure(["E-pl W-ppl"], Message("ref_maori_islands_lei_whole"), good=True),
                    figure(["E-pl W-pp"], Message("ref_maori_islands_lei_half"), good=False),
                    figure(["E-pl EW-p W-pl"], Message("ref_maori_islands_lei_apart"), good=False),
                ),
                58,
            ),
            Heading(Message("ref_maori_islands_atoll")),
            Text(Message("ref_maori_islands_atoll_do", values)),
            *_atoll(book),
            Links(("scoring", "putting", "boards", "tiles")),
        ),
        tile("EW-pph"),
    )


HUTS = (("E-pp", "W-p"), ("E-pp", "W-ph"), ("E-pph", "W-ph"))
"""Islands with more and more huts."""


def _line(book: Book, names: Sequence[str]) -> Line:
    found = [one for name in names if (one := read_tile(name)) is not None]
    huts, palms = sum(one.huts for one in found), sum(one.palms for one in found)
    each = book.tables.scoring.palm_with_hut if huts else book.tables.scoring.palm
    values: Values = {"count": palms, "each": each}
    message = Message("ref_maori_islands_hut_line" if huts else "ref_maori_islands_plain_line", values)
    return Line(message, tuple(laid(name) for name in names), f"+{worth(book, names)}", gap=0)


def _atoll(book: Book) -> list[Figures]:
    side = book.sides["atoll"]
    if (side.grid.rows, side.grid.columns) != (4, 5):
        return []
    rows = ["S-p . . . .", "N-pp E-pp W-p single-p .", ". . . E-p W-p", ". . . . ."]
    values: Values = {
        "inside": worth(book, ("E-pp", "W-p"), True),
        "single": worth(book, ("single-p",), True),
    }
    shown = figure(rows, Message("ref_maori_islands_atoll_figure", values), ground="maori/board/atoll")
    return [Figures((Figure(shown.rows, shown.caption, ground=shown.ground, over="maori/board/reef"),), 62)]
