"""What is different with two players, and in Jeopardy."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import titled
from hawaii.ui.polynesia.reference.pictures import TERRACES, card, member, ship
from hawaii.ui.polynesia.reference.sketches import queues
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Sketch, Text

SECTION = Message("ref_section_rules")


def variation_pages(book: Book, options: Options, agreed: bool) -> list[Page]:
    return [_two(book), _jeopardy(book, options, agreed)]


def _two(book: Book) -> Page:
    left_out = [
        name for name, one in book.cards.items() if one.from_players > book.tables.start.players.fewest
    ]
    cards = tuple(
        Card(titled(book, name), (card(name),), (Message("ref_polynesia_two_card"),), page=f"card:{name}")
        for name in left_out
    )
    return Page(
        "two",
        Message("ref_polynesia_two"),
        SECTION,
        (
            Text(Message("ref_polynesia_two_about")),
            Heading(Message("ref_polynesia_two_routes")),
            Text(Message("ref_polynesia_two_routes_do")),
            Text(Message("ref_polynesia_two_guides")),
            Text(Message("ref_polynesia_two_free")),
            *((Heading(Message("ref_polynesia_two_cards")), Cards(cards)) if cards else ()),
            Heading(Message("ref_polynesia_two_tokens")),
            Text(
                Message(
                    "ref_polynesia_two_tokens_do",
                    {"count": book.tables.tokens.mask4_players, "masks": book.tables.tokens.green.mask},
                )
            ),
            Text(Message("ref_polynesia_two_map")),
            Links(("exploring", "guides", "tides", "token:mask")),
        ),
        member("blue"),
    )


def _jeopardy(book: Book, options: Options, agreed: bool) -> Page:
    rows = book.tables.jeopardy.rows
    values: Values = {
        "rows": len(rows),
        "beach": rows[0],
        "behind": len(rows) - 1,
        "each": rows[-1],
        "members": book.tables.start.members,
    }
    played = Message("ref_polynesia_jeopardy_played" if options.jeopardy else "ref_polynesia_jeopardy_not")
    removed = tuple(
        Card(titled(book, name), (card(name),), page=f"card:{name}")
        for name, one in book.cards.items()
        if one.not_with == "jeopardy"
    )
    colours = ("red", "yellow", "green")
    members = book.tables.start.members
    return Page(
        "jeopardy",
        Message("option_jeopardy"),
        SECTION,
        (
            *((Text(played),) if agreed else ()),
            Text(Message("ref_polynesia_jeopardy_about")),
            Heading(Message("ref_polynesia_jeopardy_queue")),
            Sketch(
                queues(book, colours, tuple(max(0, members - away) for away in (2, 4, 3)), 1),
                Message("ref_polynesia_jeopardy_queue_do", values),
                1.15,
                420,
            ),
            Text(Message("ref_polynesia_jeopardy_sail", values)),
            Text(Message("ref_polynesia_jeopardy_up")),
            Heading(Message("ref_polynesia_jeopardy_lava")),
            Text(Message("ref_polynesia_jeopardy_lava_do")),
            Text(Message("ref_polynesia_jeopardy_board")),
            Heading(Message("ref_polynesia_jeopardy_actions")),
            Text(Message("ref_polynesia_jeopardy_populate")),
            Text(Message("ref_polynesia_jeopardy_row")),
            Text(Message("ref_polynesia_jeopardy_back", values)),
            Text(Message("ref_polynesia_jeopardy_guide")),
            *((Heading(Message("ref_polynesia_jeopardy_cards")), Cards(removed)) if removed else ()),
            Text(Message("ref_polynesia_jeopardy_arrivals")),
            Links(("populating", "eruption", "card:arrivals", "options")),
        ),
        TERRACES if options.jeopardy else ship(),
    )
