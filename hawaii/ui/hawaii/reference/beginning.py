"""What the game is about, what lies on the table, and what the places sell."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.kernel.messages import Message, Values, listed
from hawaii.ui.hawaii.reference.pictures import (
    COVE_PICTURE,
    DOCK_PICTURE,
    POINT,
    TRACK_SPACE,
    chieftain,
    feet,
    fruits,
    marker,
    place,
    shells,
    tile,
    token,
)
from hawaii.ui.hawaii.telling import pieces
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Table, Text

SECTION = Message("ref_section_rules")


def beginning_pages(book: Book) -> list[Page]:
    return [_game(book), _table(book), _places(book)]


def _game(book: Book) -> Page:
    rounds, players = len(book.rounds), book.tables.start.players
    about = {"rounds": rounds, "fewest": players.fewest, "most": players.most}
    incomes = [(number + 1, one.income) for number, one in enumerate(book.rounds) if one.income is not None]
    scarce = [
        Message("ref_game_income", {"round": number, "pieces": pieces(income.shell, income.foot, 0)})
        for number, income in dict.fromkeys((*incomes[:1], *incomes[-1:]))
    ]
    return Page(
        "game",
        Message("ref_game"),
        SECTION,
        (
            Text(Message("ref_game_you", about)),
            Text(Message("ref_game_points")),
            Heading(Message("ref_game_pieces")),
            Cards(
                (
                    Card(Message("ref_shells"), shells(), (Message("ref_shells_do"),), page="paying"),
                    Card(Message("ref_feet"), feet(), (Message("ref_feet_do"),), page="paying"),
                    Card(Message("ref_fruits"), fruits(), (Message("ref_fruits_do"),), page="paying"),
                    Card(Message("ref_points"), (POINT,), (Message("ref_points_do"),), page="points"),
                )
            ),
            Heading(Message("ref_game_round")),
            Cards(
                (
                    Card(
                        Message("ref_game_turns"),
                        (chieftain(),),
                        (Message("ref_game_turns_do"),),
                        page="turn",
                    ),
                    Card(
                        Message("ref_game_sums"),
                        (token(max(book.tables.tokens)),),
                        (Message("ref_game_sums_do"),),
                        page="round",
                    ),
                    Card(
                        Message("ref_game_incomes"),
                        (tile("shell_hut", 2),),
                        (Message("ref_game_incomes_do"),),
                        page="round",
                    ),
                    Card(
                        Message("ref_game_end"),
                        (tile("tiki"),),
                        (Message("ref_game_end_do", {"rounds": rounds}),),
                        page="final",
                    ),
                )
            ),
            Heading(Message("ref_game_mind")),
            Text(Message("ref_game_mind_tikis")),
            Text(Message("ref_game_mind_sum")),
            *((Text(Message("ref_game_mind_income", {"incomes": listed(scarce)})),) if scarce else ()),
            Links(("table", "turn", "realm", "final", "screen")),
        ),
        chieftain(),
    )


def _table(book: Book) -> Page:
    tables = book.tables
    rows = ", ".join(str(tables.board.rows[row]) for row in sorted(tables.board.rows))
    start = tables.start
    about: Values = {"places": len(tables.places), "rows": rows}
    return Page(
        "table",
        Message("ref_table"),
        SECTION,
        (
            Text(Message("ref_table_about")),
            Cards(
                (
                    Card(
                        Message("ref_table_places"),
                        (place("hula"),),
                        (Message("ref_table_places_do", about),),
                        page="places",
                    ),
                    Card(
                        Message("ref_tokens"),
                        (token(3), token(5, spears=True)),
                        (Message("ref_table_tokens_do"),),
                        page="tokens",
                    ),
                    Card(Message("ref_cove"), (COVE_PICTURE,), (Message("ref_table_cove_do"),), page="cove"),
                    Card(
                        Message("ref_track"), (TRACK_SPACE,), (Message("ref_table_track_do"),), page="track"
                    ),
                    Card(
                        Message("ref_docks"),
                        (DOCK_PICTURE,),
                        (Message("ref_table_docks_do", {"docks": len(book.docks)}),),
                        page="docks",
                    ),
                    Card(
                        Message("ref_realm"),
                        (tile("kahuna"), tile("tiki")),
                        (Message("ref_table_realm_do"),),
                        page="realm",
                    ),
                    Card(
                        Message("ref_table_score"),
                        (marker(),),
                        (Message("ref_table_score_do"),),
                        page="points",
                    ),
                )
            ),
            Heading(Message("ref_table_start")),
            Text(Message("ref_table_start_do", {"pieces": pieces(start.shell, start.foot, 0)})),
            Table(
                (Message("ref_table_order"), Message("ref_fruits")),
                tuple(
                    (str(number), (fruits(count) if count else Message("ref_none")))
                    for number, count in sorted(start.fruit.items())
                    if number <= start.players.most
                ),
            ),
            Text(Message("ref_table_hidden")),
            Links(("turn", "places", "options")),
        ),
        marker(),
    )


def _places(book: Book) -> Page:
    cards = []
    for name, one in book.tables.places.items():
        lines = [
            Message("ref_places_sells", {"tiles": listed([Message(f"tile_{kind}") for kind in one.tiles])}),
            Message("ref_places_circles", {"count": one.circles, "printed": one.printed}),
        ]
        if one.stacks:
            lines.append(Message("ref_places_stacks", {"stacks": one.stacks}))
        title = Message(f"place_{name}")
        cards.append(
            Card(title, (place(name), *(tile(kind) for kind in one.tiles)), tuple(lines), anchor=name)
        )
    return Page(
        "places",
        Message("ref_places"),
        SECTION,
        (
            Text(Message("ref_places_about")),
            Cards(tuple(cards)),
            Links(("walk", "tokens", "tiles")),
        ),
        tile("shell_hut"),
    )
