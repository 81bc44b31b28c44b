"""The boards of the others, small: all that lies open on a real table; a click shows one large."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.lagoon_view import NAMED
from hawaii.ui.maori.paint import STORED, paint_own_ship, paint_storage, paint_tile
from hawaii.ui.maori.small_board import paint_small_board
from hawaii.ui.maori.tips import points_tip, ships_words
from hawaii.ui.maori.view import View
from hawaii.ui.table.numbers import number
from hawaii.ui.table.small_sides import chip, small_side
from hawaii.ui.widgets import Widget

NARROW = 330.0
"""Units below which the name lies above the board, else beside it."""


def opponent_widgets(view: View) -> list[Widget]:
    return [_opponent(view, seat, box) for seat, box in zip(view.others, view.layout.opponents, strict=False)]


def chip_widgets(view: View, header: Box) -> list[Widget]:
    """Where the others are a drawer: points and tiles of each, in the header of the own board."""
    others = view.others
    room = Box(header.x + header.w * NAMED, header.y, header.w * (1 - NAMED) - 112, header.h)
    boxes = room.columns([1] * 4, gap=4)[-len(others) :]
    return [_chip(view, seat, box) for seat, box in zip(others, boxes, strict=True)]


def _chip(view: View, seat: int, box: Box) -> Widget:
    points, colour = view.points[seat], view.colour(seat)
    size = view.game.book.sides[view.state.options.board].size
    tiles = f"{size - view.state.boards[seat].empty.bit_count()}/{size}"

    def paint(canvas: Canvas, box: Box) -> None:
        mark, words = box.inset(2, 2).cut_left(17, 2)
        canvas.picture(f"hawaii/piece/marker_{colour}", mark.centred(18, 18))
        upper, lower = words.rows([1, 1])
        canvas.text(upper, number(points), 16, "ink", "bold")
        canvas.text(lower, tiles, 14, "ink_soft", "bold")

    content = points, tiles
    return chip(view, seat, box, paint, content, lambda: f"{view.name(seat)}\n{points_tip(view, seat)}")


def _opponent(view: View, seat: int, box: Box) -> Widget:
    state, book = view.state, view.game.book
    board = state.boards[seat]
    name, colour, points, about = view.name(seat), view.colour(seat), view.points[seat], view.level(seat)
    ships = [score.ships for score in view.scores]
    things = (
        ("maori/thing/ship", ships_words(view, seat), ships[seat] == max(ships)),
        ("maori/piece/shell", str(state.shells[seat]), state.shells[seat] == max(state.shells)),
    )
    stored = state.stores[seat]
    own_ship = state.own_ships[seat]
    lost = view.lost(seat)

    def paint(canvas: Canvas, box: Box) -> None:
        inner = box.inset(10, 8)
        grid = book.sides[state.options.board].grid
        ratio = grid.columns / grid.rows
        if inner.w < NARROW:  # the name above everything
            head, inner = inner.cut_top(30, 4)
            who, score = head.cut_right(64, 4)[1], head.cut_right(64)[0]
            field, rest = inner.cut_right(min(inner.h * ratio, inner.w * 0.62), 8)
        else:
            field, rest = inner.cut_right(min(inner.h * ratio, inner.w * 0.62), 10)
            who, rest = rest.cut_top(34, 4)
            score, rest = rest.cut_top(34, 4)
        field = field.fitted(ratio)
        paint_small_board(canvas, field, book, state.options.board, board.pieces, not state.over, lost)
        if own_ship != NOWHERE:
            side = field.w / grid.columns
            row, column = divmod(own_ship, grid.columns)
            spot = Box(field.x + column * side, field.y + row * side, side, side)
            paint_own_ship(canvas, spot.centred(side * 0.7, side * 0.7), colour)
        canvas.picture(f"hawaii/piece/chieftain_{colour}", who._replace(w=who.h))
        canvas.text(who.cut_left(who.h + 6)[1], name, 20, "ink", "title")
        canvas.picture("hawaii/piece/point", score._replace(w=score.h))
        canvas.text(score.cut_left(score.h + 4)[1], number(points), 22, "ink", "title")
        if inner.w >= NARROW:
            canvas.text(score.cut_left(84)[1], about, SMALL, "ink_soft")
        lower, rest = rest.cut_bottom(min(rest.h, 64.0))
        _paint_owned(canvas, lower, None if stored == EMPTY else book.tiles[stored], things)

    def tip() -> str:
        return f"{points_tip(view, seat)}\n{view.say(Message('tip_opponent_board', {'name': name}))}"

    content = (points, about, board.pieces, things, stored, own_ship, state.over)
    return small_side(view, seat, box, paint, content, tip, "boards")


def _paint_owned(
    canvas: Canvas, box: Box, stored: Tile | None, things: Sequence[tuple[str, str, bool]]
) -> None:
    """The storage, ships and shells, with a crown for those who have most."""
    storage, counts = box.cut_left(min(box.h, box.w * 0.34), 6)
    storage = storage.fitted(1)
    paint_storage(canvas, storage)
    if stored is not None:
        paint_tile(canvas, storage.inset(storage.w * STORED), stored)
    for (picture, count, leads), line in zip(things, counts.rows([1, 1], gap=2), strict=True):
        side = min(line.h, 30.0, line.w - 44)
        canvas.picture(picture, Box(line.x, line.middle[1] - side / 2, side, side))
        canvas.text(line.cut_left(side + 4)[1], count, 18, "ink", "bold")
        after = line.x + side + 8 + canvas.text_width(count, 18, "bold")
        if leads and after + 18 < line.right:
            canvas.picture("ui/crown", Box(after, line.middle[1] - 9, 18, 18))
