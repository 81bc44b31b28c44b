"""What the game is about, and what lies on the table."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.paint.chart import RATIO
from hawaii.ui.polynesia.reference.pictures import (
    FISH,
    ISLAND,
    ORANGE,
    SHELL,
    START,
    VOLCANO,
    card,
    marker,
    member,
    ship,
    stone,
    symbol,
    token,
)
from hawaii.ui.polynesia.reference.sketches import board, chart
from hawaii.ui.polynesia.reference.told import members_told, points_told
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Sketch, Table, Text

SECTION = Message("ref_section_rules")


def beginning_pages(book: Book, options: Options) -> list[Page]:
    return [_game(book, options.jeopardy), _table(book, options.jeopardy), _islands(book)]


def _game(book: Book, jeopardy: bool) -> Page:
    players = book.tables.start.players
    marker_told = ", ".join(map(str, book.marker))
    values: Values = {"fewest": players.fewest, "most": players.most, "red": book.tables.lava.red}
    populate = Message("ref_polynesia_game_populate", {"count": book.tables.play.populate_main})
    if jeopardy:
        populate = Message("ref_polynesia_game_populate_jeopardy")
    return Page(
        "game",
        Message("ref_polynesia_game"),
        SECTION,
        (
            Text(Message("ref_polynesia_game_you", values)),
            Text(Message("ref_polynesia_game_end", values)),
            *((Text(Message("ref_polynesia_game_jeopardy")),) if jeopardy else ()),
            Heading(Message("ref_polynesia_game_turn")),
            Text(Message("ref_polynesia_game_turn_do", {"numbers": marker_told})),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_exploring"),
                        (ship(),),
                        (Message("ref_polynesia_game_explore"),),
                        page="exploring",
                    ),
                    Card(
                        Message("ref_polynesia_travelling"),
                        (member(),),
                        (Message("ref_polynesia_game_travel"),),
                        page="travelling",
                    ),
                    Card(
                        Message("ref_polynesia_populating"),
                        (VOLCANO,),
                        (populate,),
                        page="populating",
                    ),
                    Card(
                        Message("ref_polynesia_fishing"),
                        (FISH,),
                        (Message("ref_polynesia_game_fish"),),
                        page="fishing",
                    ),
                )
            ),
            Heading(Message("ref_polynesia_game_counts")),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_free"),
                        (member("yellow"),),
                        (Message("ref_polynesia_game_free"),),
                        page="board",
                    ),
                    Card(
                        Message("ref_polynesia_turtles"),
                        (symbol("turtle"),),
                        (
                            Message(
                                "ref_polynesia_game_turtles",
                                {"points": points_told(book.tables.scoring.turtle)},
                            ),
                        ),
                        page="islands",
                    ),
                    Card(
                        Message("ref_polynesia_tides"),
                        (card("footholds"),),
                        (Message("ref_polynesia_game_tides"),),
                        page="tides",
                    ),
                    Card(
                        Message("ref_polynesia_tokens"),
                        (token("mask"),),
                        (Message("ref_polynesia_game_tokens"),),
                        page="tokens",
                    ),
                )
            ),
            Heading(Message("ref_polynesia_game_mind")),
            Text(Message("ref_polynesia_game_mind_first")),
            Text(Message("ref_polynesia_game_mind_guides")),
            Text(Message("ref_polynesia_game_mind_home")),
            Links(("table", "round", "travelling", "scoring", "screen", "rulings", "jeopardy")),
        ),
        VOLCANO,
    )


def _table(book: Book, jeopardy: bool) -> Page:
    start, play = book.tables.start, book.tables.play
    values: Values = {
        "members": members_told(start.members),
        "main": start.on_main,
        "home": start.members - start.on_main,
        "ships": start.ships,
        "fish": start.fish,
        "shells": start.shells,
        "red": book.tables.lava.red,
        "stones": book.tables.lava.red + book.tables.lava.grey + book.tables.lava.black,
        "cards": len(book.cards),
        "points": start.points,
        "marker": book.marker[0],
        "count": play.populate_main,
    }
    home = start.members - start.on_main
    begin = Message("ref_polynesia_table_members", values)
    mat = Message("ref_polynesia_table_board", values)
    if jeopardy:
        home = 0
        begin = Message("ref_polynesia_table_members_jeopardy", values)
        mat = Message("ref_polynesia_table_board_jeopardy")
    small, large = book.maps["small"].table.players, book.maps["large"].table.players
    maps: Values = {"fewest": small.fewest, "few": small.most, "many": large.fewest, "most": large.most}
    return Page(
        "table",
        Message("ref_polynesia_table"),
        SECTION,
        (
            Text(Message("ref_polynesia_table_about")),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_map"),
                        (ISLAND,),
                        (Message("ref_polynesia_table_map", maps),),
                        page="islands",
                    ),
                    Card(
                        Message("ref_polynesia_members"),
                        (member(),),
                        (begin,),
                        page="populating",
                    ),
                    Card(
                        Message("ref_polynesia_ships"),
                        (ship(),),
                        (Message("ref_polynesia_table_ships", values),),
                        page="exploring",
                    ),
                    Card(
                        Message("ref_polynesia_goods"),
                        (FISH, SHELL),
                        (Message("ref_polynesia_table_goods", values),),
                        page="resources",
                    ),
                    Card(
                        Message("ref_polynesia_tides"),
                        (card("gateways"),),
                        (Message("ref_polynesia_table_tides", values),),
                        page="tides",
                    ),
                    Card(
                        Message("ref_polynesia_tokens"),
                        (ORANGE,),
                        (Message("ref_polynesia_table_tokens"),),
                        page="tokens",
                    ),
                    Card(
                        Message("ref_polynesia_bag"),
                        (stone("red"),),
                        (Message("ref_polynesia_table_bag", values),),
                        page="eruption",
                    ),
                    Card(
                        Message("ref_polynesia_marker"),
                        (marker(book.marker[0]),),
                        (Message("ref_polynesia_table_marker", values),),
                        page="round",
                    ),
                    Card(
                        Message("ref_polynesia_start"),
                        (START,),
                        (Message("ref_polynesia_table_start"),),
                        page="round",
                    ),
                )
            ),
            Heading(Message("ref_polynesia_board")),
            Sketch(
                board(book, home, ships=start.ships),
                mat,
                3.1,
                520,
            ),
            Text(Message("ref_polynesia_table_open")),
            Links(("board", "round", "islands", "resources", "tides", "tokens")),
        ),
        START,
    )


def _islands(book: Book) -> Page:
    scoring = book.tables.scoring
    rows = (
        ((symbol("fish"),), Message("ref_polynesia_islands_fish")),
        ((symbol("shell"),), Message("ref_polynesia_islands_shell")),
        (
            (symbol("turtle"),),
            Message("ref_polynesia_islands_turtle", {"points": points_told(scoring.turtle)}),
        ),
        (
            (symbol("turtles"),),
            Message("ref_polynesia_islands_turtles", {"points": points_told(scoring.turtles)}),
        ),
        ((ISLAND,), Message("ref_polynesia_islands_none")),
        ((VOLCANO,), Message("ref_polynesia_islands_main")),
    )
    maps = book.maps
    near = len(maps["small"].near)
    return Page(
        "islands",
        Message("ref_polynesia_islands"),
        SECTION,
        (
            Text(Message("ref_polynesia_islands_about", {"count": near})),
            Table((Message("ref_polynesia_islands_printed"), Message("ref_polynesia_islands_brings")), rows),
            Text(Message("ref_polynesia_islands_crowd")),
            Heading(Message("ref_polynesia_islands_groups")),
            Text(Message("ref_polynesia_islands_groups_do", {"count": len(maps["small"].archipelagos)})),
            Heading(Message("ref_polynesia_islands_routes")),
            Text(Message("ref_polynesia_islands_routes_do", {"count": near})),
            Heading(Message("ref_polynesia_islands_maps")),
            Sketch(
                chart(maps["small"].table),
                Message("ref_polynesia_islands_small", _players(book, "small")),
                RATIO,
                460,
            ),
            Sketch(
                chart(maps["large"].table),
                Message("ref_polynesia_islands_large", _players(book, "large")),
                RATIO,
                460,
            ),
            Links(("exploring", "travelling", "eruption", "scoring", "tokens")),
        ),
        ISLAND,
    )


def _players(book: Book, name: str) -> Values:
    found = book.maps[name].table.players
    return {"fewest": found.fewest, "most": found.most, "count": found.most - found.fewest + 1}
