"""The scoring: what counts, who wins, and an end of a game counted by the rules themselves."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.breakdown import Award
from hawaii.kernel.messages import Message, Problem
from hawaii.ui.polynesia.paint.chart import RATIO
from hawaii.ui.polynesia.reference.pictures import POINT, card, member, symbol, token
from hawaii.ui.polynesia.reference.sketches import board, chart
from hawaii.ui.reference import Block, Example, Heading, Line, Links, Page, Piece, Sketch, Table, Text

SECTION = Message("ref_section_rules")
COLOUR = "red"
SHOWN: dict[str, Any] = {
    "players": 3,
    "options": {"jeopardy": False},
    "cards": ["footholds", "collections", "friendships"],
    "seats": [
        {
            "members": {
                "ahi_nui": 1,
                "rua": 1,
                "ngaru": 1,
                "honu": 1,
                "koru": 2,
                "mako": 1,
                "hokule": 1,
                "manu": 2,
                "kauri": 1,
                "lani": 1,
            },
            "tokens": {"mask": 2},
            "favours": 1,
        },
        {"tokens": {"mask": 1}},
    ],
}
"""An end of a game, as the rulebook counts it: 4 + 5 + 1 + 3 + 2."""


def scoring_page(game: Polynesia) -> Page:
    book = game.book
    scoring = book.tables.scoring
    rows = (
        ((member("yellow"),), Message("ref_polynesia_scoring_free"), Message("ref_polynesia_scoring_number")),
        ((symbol("turtle"),), Message("ref_polynesia_scoring_turtle"), f"+{scoring.turtle}"),
        ((symbol("turtles"),), Message("ref_polynesia_scoring_turtles"), f"+{scoring.turtles}"),
        ((token("turtle"),), Message("ref_polynesia_scoring_turtle_token"), f"+{scoring.turtle_token}"),
        ((POINT,), Message("ref_polynesia_scoring_point"), "+1"),
        (
            (card("chieftains"),),
            Message("ref_polynesia_scoring_tides"),
            Message("ref_polynesia_scoring_card"),
        ),
    )
    return Page(
        "scoring",
        Message("ref_polynesia_scoring"),
        SECTION,
        (
            Text(Message("ref_polynesia_scoring_about")),
            Table(
                (
                    Message("ref_polynesia_scoring_what"),
                    Message("ref_polynesia_scoring_for"),
                    Message("ref_polynesia_scoring_points"),
                ),
                rows,
            ),
            Heading(Message("ref_polynesia_free")),
            Text(Message("ref_polynesia_scoring_free_do")),
            Text(Message("ref_polynesia_scoring_safe")),
            *worked_example(game),
            Heading(Message("ref_polynesia_scoring_winner")),
            Text(Message("ref_polynesia_scoring_winner_do")),
            Text(Message("ref_polynesia_scoring_negative")),
            Text(Message("ref_polynesia_scoring_now")),
            Links(("eruption", "islands", "tides", "tokens", "rulings")),
        ),
        POINT,
    )


def worked(game: Polynesia) -> PolynesiaState | None:
    """None if tables of somebody's own do not allow it."""
    with suppress(Problem):
        return game.arrange({**SHOWN, "drawn": ["red"] * game.book.tables.lava.red})
    return None


def worked_example(game: Polynesia) -> list[Block]:
    state = worked(game)
    if state is None:
        return []
    book = game.book
    own = game.settled(state)[0]
    awards = game.breakdown(state, 0)
    table = book.seas[state.players].table
    members: dict[str, tuple[str, ...]] = dict.fromkeys(SHOWN["seats"][0]["members"], (COLOUR,))
    lines = tuple(
        Line(award.reason, _piece(book.card_names, state, award), f"{award.points:+d}") for award in awards
    )
    total = sum(award.points for award in awards)
    return [
        Heading(Message("ref_polynesia_worked")),
        Sketch(chart(table, members), Message("ref_polynesia_worked_map", {"count": own.sunk}), RATIO, 460),
        Sketch(
            board(book, own.home, COLOUR, back=own.sunk),
            Message("ref_polynesia_worked_board", {"count": own.sunk, "number": book.free[own.home]}),
            3.1,
            460,
        ),
        Example(
            Message("ref_polynesia_worked_counted"),
            lines,
            Line(Message("ref_polynesia_worked_total"), (POINT,), str(total)),
        ),
    ]


def _piece(names: list[str], state: PolynesiaState, award: Award) -> tuple[Piece, ...]:
    """What the points are for."""
    if award.source.startswith("tide"):
        return (card(names[state.cards[int(award.source[-1]) - 1]]),)
    return (symbol("turtle"),) if award.source == "turtles" else (member(COLOUR),)
