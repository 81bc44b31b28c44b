"""What one can do in a turn on the land: walk, buy, pay; rest and retire."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.kernel.messages import Message, Values
from hawaii.ui.hawaii.reference.pictures import (
    BEACH_PICTURE,
    COVE_PICTURE,
    DOCK_PICTURE,
    TRACK_SPACE,
    chieftain,
    feet,
    fish,
    fruits,
    place,
    shells,
    tile,
    token,
)
from hawaii.ui.hawaii.telling import pieces
from hawaii.ui.reference import Card, Cards, Example, Heading, Line, Links, Page, Pieces, Table, Text

SECTION = Message("ref_section_rules")


def turn_pages(book: Book) -> list[Page]:
    return [_turn(book), _walk(book), _tokens(book), _paying(book), _track(book)]


def _turn(book: Book) -> Page:
    return Page(
        "turn",
        Message("ref_turn"),
        SECTION,
        (
            Text(Message("ref_turn_about")),
            Cards(
                (
                    Card(Message("ref_walk"), (place("hula"),), (Message("ref_turn_walk"),), page="walk"),
                    Card(Message("ref_cove"), (COVE_PICTURE,), (Message("ref_turn_fish"),), page="cove"),
                    Card(
                        Message("ref_turn_island"),
                        (DOCK_PICTURE,),
                        (Message("ref_turn_island_do"),),
                        page="docks",
                    ),
                    Card(
                        Message("ref_turn_rest"),
                        (chieftain(),),
                        (Message("ref_turn_rest_do"),),
                        page="track",
                    ),
                    Card(
                        Message("ref_turn_retire"),
                        (TRACK_SPACE,),
                        (Message("ref_turn_retire_do"),),
                        page="track",
                    ),
                )
            ),
            Text(Message("ref_turn_free")),
            Text(Message("ref_turn_order")),
            Links(("walk", "paying", "track", "screen")),
        ),
        chieftain("blue"),
    )


def _walk(book: Book) -> Page:
    value = 3 if 3 in book.tables.tokens else min(book.tables.tokens)
    bought = Example(
        Message("ref_walk_example"),
        (
            Line(Message("ref_walk_example_walk"), (chieftain(), *feet(2)), "2"),
            Line(Message("ref_walk_example_token", {"value": value}), (token(value),)),
            Line(
                Message("ref_walk_example_first", {"pieces": pieces(value, 0, 0)}),
                (tile("hula", 1),),
                str(value),
            ),
            Line(
                Message("ref_walk_example_second", {"pieces": pieces(2 * value, 0, 0)}),
                (tile("hula", 2),),
                str(2 * value),
            ),
        ),
    )
    two = Example(
        Message("ref_walk_two"),
        (
            Line(
                Message("ref_walk_two_one", {"pieces": pieces(value, 0, 0)}),
                (token(value), tile("kahuna")),
                str(value),
            ),
            Line(
                Message("ref_walk_two_both", {"pieces": pieces(2 * value, 0, 0)}),
                (token(value), tile("kahuna"), tile("kahuna")),
                str(2 * value),
            ),
        ),
    )
    return Page(
        "walk",
        Message("ref_walk"),
        SECTION,
        (
            Heading(Message("ref_walk_feet")),
            Text(Message("ref_walk_steps", {"stay": pieces(0, book.tables.board.stay, 0)})),
            Text(Message("ref_walk_beach")),
            Text(Message("ref_walk_cross")),
            Text(Message("ref_walk_stop")),
            Heading(Message("ref_walk_buying")),
            Text(Message("ref_walk_tile")),
            Text(Message("ref_walk_sides")),
            bought,
            two,
            Text(Message("ref_walk_keeps")),
            Links(("tokens", "paying", "realm", "tile:pele")),
        ),
        feet()[0],
    )


def _tokens(book: Book) -> Page:
    tokens = sorted(book.tables.tokens.items())
    some = tokens[len(tokens) // 2][0]
    return Page(
        "tokens",
        Message("ref_tokens"),
        SECTION,
        (
            Pieces(
                (token(some), token(some, spears=True), *(fish(number) for number in (1, 2, 3))),
                Message("ref_tokens_faces"),
            ),
            Text(Message("ref_tokens_three")),
            Table(
                (
                    Message("ref_tokens_value"),
                    Message("ref_tokens_plain"),
                    Message("ref_tokens_spears"),
                    Message("ref_tokens_back"),
                ),
                tuple(
                    (
                        (token(value),),
                        str(one.count - one.spears),
                        str(one.spears),
                        (fish(one.fish),),
                    )
                    for value, one in tokens
                ),
            ),
            Heading(Message("ref_tokens_spear")),
            Text(Message("ref_tokens_spear_do")),
            Heading(Message("ref_tokens_dealt")),
            Text(Message("ref_tokens_dealt_do")),
            *_dealt(book),
            Text(Message("ref_tokens_track")),
            Links(("round", "cove", "track", "tile:spear_hut", "tile:ku")),
        ),
        token(some),
    )


def _dealt(book: Book) -> list[Example]:
    """A place with many circles: the last token that fits, and the first that goes to the cove."""
    name, one = max(book.tables.places.items(), key=lambda entry: entry[1].circles)
    values = sorted(book.tables.tokens)
    blank = [values[number % len(values)] for number in range(1, one.circles)]
    fits = [value for value in values if sum(blank) + value <= one.printed]
    over = [value for value in values if sum(blank) + value > one.printed]
    lines = []
    for value in (*fits[-1:], *over[-1:]):
        drawn = [*blank, value]
        told: Values = {"sum": "+".join(map(str, drawn)), "total": sum(drawn), "printed": one.printed}
        message = Message("ref_tokens_fits" if value in fits else "ref_tokens_over", told)
        after = () if value in fits else (fish(book.tables.tokens[value].fish),)
        lines.append(Line(message, (*map(token, drawn), *after), str(sum(drawn))))
    title = Message("ref_tokens_example", {"place": Message(f"place_{name}"), "printed": one.printed})
    return [Example(title, tuple(lines))] if lines else []


def _paying(book: Book) -> Page:
    price, walk = 4, 2
    return Page(
        "paying",
        Message("ref_paying"),
        SECTION,
        (
            Cards(
                (
                    Card(Message("ref_shells"), shells(), (Message("ref_shells_do"),)),
                    Card(Message("ref_feet"), feet(), (Message("ref_feet_do"),)),
                    Card(Message("ref_fruits"), fruits(), (Message("ref_fruits_do"),)),
                )
            ),
            Heading(Message("ref_paying_one")),
            Text(Message("ref_paying_kind")),
            Example(
                Message("ref_paying_example", {"price": price}),
                (
                    Line(Message("ref_paying_good"), shells(price), good=True),
                    Line(Message("ref_paying_good"), fruits(price), good=True),
                    Line(Message("ref_paying_mixed"), (*shells(price - 2), *fruits(2)), good=False),
                    Line(Message("ref_paying_feet"), feet(price), good=False),
                ),
            ),
            Text(Message("ref_paying_each", {"walk": walk})),
            Heading(Message("ref_paying_huts")),
            Text(Message("ref_paying_huts_do")),
            _exchange(book, price),
            Text(Message("ref_paying_huts_more")),
            Links(("tile:exchange_hut", "boats", "walk")),
        ),
        shells()[0],
    )


def exchange_lines(book: Book, price: int) -> list[Line]:
    """What an exchange hut makes of a price, side by side."""
    lines = []
    for side, number in enumerate(book.worth):
        number = min(number, price)
        if number:
            few = (*shells(price - number), *feet(number))
            message = Message(
                "ref_exchange_line", {"count": number, "rest": price - number, "side": ("I", "II")[side]}
            )
            lines.append(Line(message, (tile("exchange_hut", side + 1), *few), good=True))
    return lines


def _exchange(book: Book, price: int) -> Example:
    return Example(Message("ref_exchange_example", {"price": price}), tuple(exchange_lines(book, price)))


def _track(book: Book) -> Page:
    first = book.tables.rounds.first_space_points
    last = Message("ref_track_last", {"round": len(book.rounds), "count": first})
    return Page(
        "track",
        Message("ref_track"),
        SECTION,
        (
            Heading(Message("ref_turn_rest")),
            Pieces((BEACH_PICTURE,), None, 64),
            Text(Message("ref_track_rest")),
            Heading(Message("ref_turn_retire")),
            Pieces((TRACK_SPACE, token(3), chieftain(), chieftain("green")), Message("ref_track_picture")),
            Text(Message("ref_track_retire")),
            Text(Message("ref_track_order")),
            *((Text(last),) if first else ()),
            Links(("tokens", "round")),
        ),
        TRACK_SPACE,
    )
