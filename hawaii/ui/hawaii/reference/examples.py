"""A small example for each tile that is easier to see than to tell; all numbers by the rule tables."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.hawaii.book import START_HUT, Book
from hawaii.games.hawaii.tables import Options, Sides
from hawaii.kernel.messages import Message
from hawaii.ui.hawaii.reference.pictures import boat, feet, laid, tile, token
from hawaii.ui.hawaii.reference.turn import exchange_lines
from hawaii.ui.hawaii.telling import SIDES
from hawaii.ui.reference import Example, Line, Piece

FRUITS = ("taro", "banana", "coconut", "breadfruit")
PRICE = 4


def examples_of(book: Book, options: Options, name: str) -> list[Example]:
    if name == "kanaloa":
        return [_kanaloa(book, options.kanaloa_counts_fishing_boat)]
    make = EXAMPLES.get(name)
    return [make(book)] if make is not None else []


def _by_side(name: str, sides: Sides, each: int, before: tuple[Piece, ...] = ()) -> tuple[Line, ...]:
    """What each side makes of so many things."""
    return tuple(
        Line(
            Message("ref_each", {"side": SIDES[side], "each": sides.of(side), "number": each}),
            (*before, tile(name, side + 1)),
            f"+{sides.of(side) * each}",
        )
        for side in (0, 1)
        if sides.of(side)
    )


def _spear_hut(book: Book) -> Example:
    return _spears(book, "spear_hut")


def _ku(book: Book) -> Example:
    return _spears(book, "ku")


def _spears(book: Book, name: str) -> Example:
    value = max(book.tables.tokens)
    before = (token(value, spears=True), token(value, spears=True))
    sides = book.tables.tiles[name].spear_points
    return Example(Message("ref_example_spears"), _by_side(name, sides, 2, before))


def _exchange_hut(book: Book) -> Example:
    return Example(Message("ref_exchange_example", {"price": PRICE}), tuple(exchange_lines(book, PRICE)))


def _irrigation(book: Book) -> Example:
    worth = book.tables.tiles["irrigation"].fruit_tile_points
    lines = tuple(
        Line(
            Message("ref_example_fruit_tiles", {"count": count}),
            (tile("irrigation"), *(tile(name) for name in FRUITS[:count])),
            f"+{points}",
        )
        for count, points in sorted(worth.items())
        if count <= len(FRUITS)
    )
    return Example(Message("ref_example_irrigation"), lines)


def _hula(book: Book) -> Example:
    village = (laid(START_HUT), tile("taro"), tile("surfer"), tile("shell_hut"))
    sides = book.tables.tiles["hula"].village_tile_points
    return Example(
        Message("ref_example_hula", {"count": len(village) + 1}),
        _by_side("hula", sides, len(village) + 1, village),
    )


def _surfer(book: Book) -> Example:
    needed, sides = book.rounds[0].needed, book.tables.tiles["surfer"].needed_less
    shown = [((0,), sides.first), ((1,), sides.second), ((0, 1), sides.first + sides.second)]
    lines = tuple(
        Line(
            Message("ref_example_surfer_line", {"needed": needed, "less": less}),
            tuple(tile("surfer", side + 1) for side in which),
            str(needed - less),
        )
        for which, less in shown
    )
    return Example(Message("ref_example_surfer", {"needed": needed}), lines)


def _pele(book: Book) -> Example:
    steps, sides = 3, book.tables.tiles["pele"].walk_limit
    lines = [Line(Message("ref_example_pele_without"), feet(steps), str(steps))]
    for side in (0, 1):
        if sides.of(side):
            cost = min(steps, sides.of(side))
            message = Message("ref_example_pele_side", {"side": SIDES[side]})
            lines.append(Line(message, (tile("pele", side + 1), *feet(cost)), str(cost)))
    return Example(Message("ref_example_pele", {"steps": steps}), tuple(lines))


def _laka(book: Book) -> Example:
    shown = (("taro", 1), ("banana", 2), ("coconut", 1))
    fruits = sum(book.tables.tiles[name].income.fruit.of(side - 1) for name, side in shown)
    before = tuple(tile(name, side) for name, side in shown)
    sides = book.tables.tiles["laka"].fruit_points
    return Example(Message("ref_example_laka", {"number": fruits}), _by_side("laka", sides, fruits, before))


def _kanaloa(book: Book, counts: bool) -> Example:
    before = (*((boat("fishing_boat"),) if counts else ()), boat("boat_1"), tile("surfer"), tile("surfer"))
    sides = book.tables.tiles["kanaloa"].sea_points
    return Example(
        Message("ref_example_kanaloa", {"number": len(before)}),
        _by_side("kanaloa", sides, len(before), before),
    )


EXAMPLES: dict[str, Callable[[Book], Example]] = {
    "spear_hut": _spear_hut,
    "ku": _ku,
    "exchange_hut": _exchange_hut,
    "irrigation": _irrigation,
    "hula": _hula,
    "surfer": _surfer,
    "pele": _pele,
    "laka": _laka,
}
