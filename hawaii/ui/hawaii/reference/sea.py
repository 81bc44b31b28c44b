"""Fishing, boats, docks and islands."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.tables import Boat, Island
from hawaii.kernel.messages import Message, listed
from hawaii.ui.hawaii.effects import points
from hawaii.ui.hawaii.reference.pictures import (
    boat,
    feet,
    fish,
    island,
)
from hawaii.ui.hawaii.telling import pieces
from hawaii.ui.reference import Card, Cards, Example, Heading, Line, Links, Page, Table, Text

SECTION = Message("ref_section_rules")
BOATS = ("fishing_boat", "boat_1", "boat_2")


def sea_pages(book: Book) -> list[Page]:
    return [_cove(book), _boats(book), _docks(book)]


def _cove(book: Book) -> Page:
    shown = sorted({token.fish for token in book.tables.tokens.values()})
    caught = [shown[-1], shown[0]][: book.tables.boats.fishing_boat.room]
    example = Example(
        Message("ref_cove_example"),
        (
            Line(Message("ref_cove_example_take"), tuple(fish(number) for number in caught)),
            Line(
                Message("ref_cove_example_pay", {"pieces": pieces(0, len(caught), 0)}),
                (boat("fishing_boat"), *feet(len(caught))),
            ),
        ),
        Line(Message("ref_cove_example_sum"), (), f"+{sum(caught)}"),
    )
    return Page(
        "cove",
        Message("ref_cove"),
        SECTION,
        (
            Text(Message("ref_cove_about")),
            Text(Message("ref_cove_cost")),
            Text(Message("ref_cove_value")),
            example,
            Text(Message("ref_cove_fruit")),
            Links(("boats", "tokens", "round")),
        ),
        fish(3),
    )


def _boats(book: Book) -> Page:
    table = book.tables.boats
    fishing, first, second = table.fishing_boat, table.first, table.second
    cards = tuple(
        Card(_boat_name(name), (boat(name),), _boat_lines(one), anchor=name)
        for name, one in zip(BOATS, (fishing, first, second), strict=True)
    )
    both = fishing.room + first.room
    own = second.room + second.printed_feet
    examples = [
        Line(
            Message("ref_boats_both", {"room": both, "pieces": pieces(0, both - 1, 0)}),
            (boat("fishing_boat"), boat("boat_1"), *feet(both - 1)),
        )
    ]
    if second.printed_feet:
        paid = max(1, own - second.printed_feet)
        examples.append(
            Line(
                Message("ref_boats_own", {"cost": own, "pieces": pieces(0, paid, 0)}),
                (boat("boat_2"), *feet(paid)),
            )
        )
    return Page(
        "boats",
        Message("ref_boats"),
        SECTION,
        (
            Text(Message("ref_boats_about")),
            Cards(cards),
            Heading(Message("ref_boats_using")),
            Text(Message("ref_boats_together")),
            Text(Message("ref_boats_rest")),
            Text(Message("ref_boats_new")),
            Example(Message("ref_boats_example"), tuple(examples)),
            Links(("cove", "docks", "tile:boat", "tile:kanaloa")),
        ),
        boat("fishing_boat"),
    )


def _boat_name(name: str) -> Message:
    if name == "fishing_boat":
        return Message("ref_fishing_boat")
    side = "I" if name == "boat_1" else "II"
    return Message("tile_side", {"tile": Message("tile_boat"), "side": side})


def _boat_lines(one: Boat) -> tuple[Message, ...]:
    lines = [Message("effect_boat", {"feet": pieces(0, one.room, 0)})]
    if one.printed_feet:
        lines.append(Message("effect_boat_own", {"count": one.printed_feet}))
    return tuple(lines)


def _docks(book: Book) -> Page:
    islands = book.tables.islands
    cards = tuple(
        Card(
            Message(f"island_{name}"),
            (island(name),),
            (_gift(one),),
            Message("ref_docks_count", {"count": one.count}),
            anchor=name,
        )
        for name, one in islands.items()
    )
    return Page(
        "docks",
        Message("ref_docks"),
        SECTION,
        (
            Text(Message("ref_docks_about")),
            Table(
                (Message("ref_docks_dock"), Message("ref_feet"), Message("ref_points")),
                tuple(
                    (str(number + 1), feet(dock.feet), f"+{dock.points}")
                    for number, dock in enumerate(book.docks)
                ),
            ),
            Text(Message("ref_docks_once")),
            Text(Message("ref_docks_gift")),
            Heading(Message("ref_docks_islands")),
            Cards(cards),
            Heading(Message("ref_docks_moving")),
            Text(Message("ref_docks_moving_do")),
            Links(("boats", "realm", "points")),
        ),
        island("five_points"),
    )


def _gift(one: Island) -> Message:
    """What an island gives, by its table."""
    if one.points:
        return Message("ref_gift_points", {"points": points(one.points)})
    if one.fruit:
        return Message("ref_gift_fruit", {"pieces": pieces(0, 0, one.fruit)})
    tiles = listed([Message(f"tile_{name}") for name in one.tiles])
    if one.number > 1:
        return Message("ref_gift_several", {"number": one.number, "tile": tiles})
    if len(one.tiles) > 1:
        return Message("ref_gift_choice", {"tiles": tiles, "side": one.side})
    return Message("ref_gift_tile", {"tile": tiles, "side": one.side})
