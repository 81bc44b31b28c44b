"""What the game is about, and what lies on the table."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.pictures import (
    BACK,
    DISCOVERER,
    EMBLEM,
    HUT,
    LEI,
    PALM,
    SHELL,
    SHIP,
    STORAGE,
    board,
    own_ship,
    tile,
)
from hawaii.ui.maori.reference.told import points_told, shells_told
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Text

SECTION = Message("ref_section_rules")


def beginning_pages(book: Book, options: Options) -> list[Page]:
    return [_game(book), _table(book, options)]


def _game(book: Book) -> Page:
    start, scoring = book.tables.start, book.tables.scoring
    most = max(min(start.players.most, side.players) for side in book.sides.values())
    about: Values = {"side": start.side, "fewest": start.players.fewest, "most": most}
    return Page(
        "game",
        Message("ref_maori_game"),
        SECTION,
        (
            Text(Message("ref_maori_game_you", about)),
            Text(Message("ref_maori_game_points")),
            Heading(Message("ref_maori_game_counts")),
            Cards(
                (
                    Card(
                        Message("ref_maori_palms"),
                        (PALM,),
                        (
                            Message(
                                "ref_maori_game_palms",
                                {
                                    "plain": points_told(scoring.palm),
                                    "hut": points_told(scoring.palm_with_hut),
                                },
                            ),
                        ),
                        page="islands",
                    ),
                    Card(
                        Message("ref_maori_leis"),
                        (LEI,),
                        (Message("ref_maori_game_leis", {"points": points_told(scoring.lei)}),),
                        page="islands",
                    ),
                    Card(
                        Message("ref_maori_ships"),
                        (SHIP,),
                        (Message("ref_maori_game_ships", {"points": points_told(scoring.ship)}),),
                        page="ship",
                    ),
                    Card(
                        Message("ref_maori_shells"),
                        (SHELL,),
                        (Message("ref_maori_game_shells", {"points": points_told(scoring.shell)}),),
                        page="shells",
                    ),
                )
            ),
            Text(Message("ref_maori_game_empty", {"points": points_told(scoring.empty)})),
            Heading(Message("ref_maori_game_turn")),
            Cards(
                (
                    Card(
                        Message("ref_maori_game_sail"),
                        (DISCOVERER,),
                        (Message("ref_maori_game_sail_do"),),
                        page="ship",
                    ),
                    Card(
                        Message("ref_maori_game_take"),
                        (tile("E-pph"),),
                        (Message("ref_maori_game_take_do"),),
                        page="taking",
                    ),
                    Card(
                        Message("ref_maori_game_put"),
                        (tile("single-pp"),),
                        (Message("ref_maori_game_put_do"),),
                        page="putting",
                    ),
                    Card(
                        Message("ref_maori_game_end"),
                        (HUT,),
                        (Message("ref_maori_game_end_do"),),
                        page="round",
                    ),
                )
            ),
            Heading(Message("ref_maori_game_mind")),
            Text(Message("ref_maori_game_mind_open")),
            Text(Message("ref_maori_game_mind_shells")),
            Text(Message("ref_maori_game_mind_ships")),
            Links(("table", "turn", "islands", "scoring", "screen")),
        ),
        EMBLEM,
    )


def _table(book: Book, options: Options) -> Page:
    start = book.tables.start
    side = book.sides[options.board]
    tiles = sum(book.counts)
    values: Values = {
        "side": start.side,
        "number": start.side**2,
        "positions": len(book.lines),
        "rest": tiles - start.side**2,
        "shells": shells_told(start.shells),
        "each": shells_told(start.shells_each),
        "squares": side.size,
        "ships": side.ships,
    }
    own = Card(
        Message("ref_maori_own_ship"),
        (own_ship("red"),),
        (Message("ref_maori_table_own_ship"),),
        page="variations",
    )
    return Page(
        "table",
        Message("ref_maori_table"),
        SECTION,
        (
            Text(Message("ref_maori_table_about")),
            Cards(
                (
                    Card(
                        Message("ref_maori_matrix"),
                        (tile("W-pp"),),
                        (Message("ref_maori_table_matrix", values),),
                        page="taking",
                    ),
                    Card(
                        Message("ref_maori_ship"),
                        (DISCOVERER,),
                        (Message("ref_maori_table_ship", values),),
                        page="ship",
                    ),
                    Card(
                        Message("ref_maori_supply"),
                        (BACK,),
                        (Message("ref_maori_table_supply", values),),
                        page="tiles_left",
                    ),
                    Card(
                        Message("ref_maori_shells"),
                        (SHELL,),
                        (Message("ref_maori_table_shells", values),),
                        page="shells",
                    ),
                    Card(
                        Message("ref_maori_board"),
                        (board(options.board),),
                        (Message("ref_maori_table_board", values),),
                        page="boards",
                    ),
                    Card(
                        Message("ref_maori_storage"),
                        (STORAGE,),
                        (Message("ref_maori_table_storage"),),
                        page="storage",
                    ),
                    *((own,) if options.rules != "basic" else ()),
                )
            ),
            Heading(Message("ref_maori_table_start")),
            Text(Message("ref_maori_table_deal", values)),
            Text(Message("ref_maori_table_first")),
            Text(Message("ref_maori_table_hidden")),
            Links(("turn", "boards", "tiles_left", "options")),
        ),
        tile("W-pp"),
    )
