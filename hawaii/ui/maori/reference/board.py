"""One's own board: its two sides, putting tiles on it, the storage beside it, and taking tiles off."""

from __future__ import annotations

from hawaii.games.maori.book import Book, Side
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.figures import figure
from hawaii.ui.maori.reference.pictures import SHELL, SHIP, STORAGE, board, tile
from hawaii.ui.maori.reference.told import points_told, ships_told
from hawaii.ui.reference import Block, Card, Cards, Example, Figure, Figures, Heading, Line, Links, Page, Text

SECTION = Message("ref_section_rules")


def board_pages(book: Book, options: Options, agreed: bool) -> list[Page]:
    return [_boards(book, options, agreed), _putting(book, options), _storage(), _discarding(book, options)]


# -- the two sides ---------------------------------------------------------------------------------


def _boards(book: Book, options: Options, agreed: bool) -> Page:
    normal, atoll = book.sides["normal"], book.sides["atoll"]
    scoring = book.tables.scoring
    played = Message("ref_maori_boards_normal" if options.board == "normal" else "ref_maori_boards_atoll")
    at_table = (Text(Message("ref_maori_boards_played", {"side": played})),) if agreed else ()
    inside: Values = {"factor": scoring.atoll, "points": points_told(scoring.empty)}
    return Page(
        "boards",
        Message("ref_maori_boards"),
        SECTION,
        (
            Text(Message("ref_maori_boards_about")),
            *at_table,
            Figures(
                (
                    _side(normal, "maori/board/normal", _side_words(book, normal, "normal")),
                    _side(atoll, "maori/board/atoll", _side_words(book, atoll, "atoll")),
                ),
                62,
            ),
            Heading(Message("ref_maori_boards_land")),
            Text(Message("ref_maori_boards_land_do")),
            Heading(Message("ref_maori_boards_ships")),
            Text(Message("ref_maori_boards_ships_do", {"ships": ships_told(normal.ships)})),
            Heading(Message("ref_maori_boards_in_atoll")),
            Text(Message("ref_maori_boards_in_atoll_do", inside)),
            Text(Message("ref_maori_boards_covered", inside)),
            Links(("putting", "islands", "scoring", "options")),
        ),
        board("normal"),
    )


def _side(side: Side, ground: str, caption: Message) -> Figure:
    return Figure(((None,) * side.grid.columns,) * side.grid.rows, caption, ground=ground)


def _side_words(book: Book, side: Side, name: str) -> Message:
    values: Values = {
        "rows": side.grid.rows,
        "columns": side.grid.columns,
        "squares": side.size,
        "inside": side.inside.bit_count(),
        "fewest": book.tables.start.players.fewest,
        "most": min(side.players, book.tables.start.players.most),
    }
    return Message("ref_maori_boards_of_normal" if name == "normal" else "ref_maori_boards_of_atoll", values)


# -- putting ---------------------------------------------------------------------------------------


def _putting(book: Book, options: Options) -> Page:
    turned = Example(
        Message("ref_maori_putting_ways"),
        (
            Line(Message("ref_maori_putting_ends"), tuple(tile("E-h", way) for way in "NESW")),
            Line(Message("ref_maori_putting_middles"), (tile("EW-h", "EW"), tile("EW-h", "NS"))),
            Line(Message("ref_maori_putting_upright"), (tile("E-pp"),)),
        ),
    )
    edges = options.fit == "edges"
    return Page(
        "putting",
        Message("ref_maori_putting"),
        SECTION,
        (
            Text(Message("ref_maori_putting_about")),
            Text(Message("ref_maori_putting_stays")),
            Heading(Message("ref_maori_putting_turning")),
            Text(Message("ref_maori_putting_turning_do")),
            turned,
            Heading(Message("ref_maori_putting_brings")),
            Cards(
                (
                    Card(
                        Message("ref_maori_shells"),
                        (SHELL,),
                        (Message("ref_maori_putting_shells"),),
                        page="shells",
                    ),
                    Card(
                        Message("ref_maori_ships"),
                        (SHIP,),
                        (Message("ref_maori_putting_ships"),),
                        page="ship",
                    ),
                )
            ),
            Heading(Message("ref_maori_putting_fit")),
            Text(Message("ref_maori_putting_fit_edges" if edges else "ref_maori_putting_fit_free")),
            *_fitting(edges),
            *((Text(Message("ref_maori_putting_own_ship")),) if options.rules != "basic" else ()),
            Links(("islands", "boards", "variations", "discarding", "options")),
        ),
        tile("single-pp"),
    )


def _fitting(edges: bool) -> tuple[Block, ...]:
    """What may lie beside what, if edges must fit."""
    figures = Figures(
        (
            figure(["E-pp W-p"], Message("ref_maori_fit_land"), good=True),
            figure(["single-p water-b"], Message("ref_maori_fit_closed"), good=True),
            figure(["E-pp ?"], Message("ref_maori_fit_open"), good=True),
            figure(["E-pp water"], Message("ref_maori_fit_water"), good=False),
            figure(["E-ps S-pp"], Message("ref_maori_fit_coast"), good=False),
            figure(["EW-h/NS", "single-p"], Message("ref_maori_fit_single"), good=False),
        ),
        58,
    )
    last = Text(Message("ref_maori_fit_border"))
    if edges:
        return (figures, last)
    return (Text(Message("ref_maori_fit_if")), figures, last)


# -- beside the board ------------------------------------------------------------------------------


def _storage() -> Page:
    return Page(
        "storage",
        Message("ref_maori_storage"),
        SECTION,
        (
            Text(Message("ref_maori_storage_about")),
            Cards(
                (
                    Card(
                        Message("ref_maori_storage_in"),
                        (STORAGE,),
                        (Message("ref_maori_storage_in_do"),),
                    ),
                    Card(
                        Message("ref_maori_storage_out"),
                        (tile("E-ppl"),),
                        (Message("ref_maori_storage_out_do"),),
                    ),
                )
            ),
            Text(Message("ref_maori_storage_turned")),
            Heading(Message("ref_maori_storage_not")),
            Text(Message("ref_maori_storage_nothing")),
            Text(Message("ref_maori_storage_stuck")),
            Links(("taking", "putting", "turn")),
        ),
        STORAGE,
    )


def _discarding(book: Book, options: Options) -> Page:
    ship = Message("ref_maori_discarding_pro" if options.rules == "pro" else "ref_maori_discarding_advanced")
    return Page(
        "discarding",
        Message("ref_maori_discarding"),
        SECTION,
        (
            Heading(Message("ref_maori_discarding_one")),
            Text(Message("ref_maori_discarding_about")),
            Text(Message("ref_maori_discarding_lost")),
            *((Text(ship),) if options.rules != "basic" else ()),
            Figures(
                (
                    figure(["E-pp water W-ph"], Message("ref_maori_discarding_before")),
                    figure(["E-pp ? W-ph"], Message("ref_maori_discarding_off")),
                    figure(["E-pp EW-pp W-ph"], Message("ref_maori_discarding_after")),
                ),
                58,
            ),
            Heading(Message("ref_maori_discarding_nothing")),
            Text(Message("ref_maori_discarding_nothing_do")),
            Text(Message("ref_maori_discarding_idle", {"count": book.tables.play.idle_laps})),
            Links(("turn", "islands", "round")),
        ),
        tile("water", faint=True),
    )
