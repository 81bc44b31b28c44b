"""The boards of the others, small: all that lies open on a real table; a click shows one large."""

from __future__ import annotations

from functools import partial

from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.squares import NOWHERE
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.paint import STORED, paint_own_ship, paint_storage, paint_tile
from hawaii.ui.maori.small_board import paint_small_board
from hawaii.ui.maori.tips import points_tip
from hawaii.ui.maori.view import View
from hawaii.ui.widgets import Drawn, Widget


def opponent_widgets(view: View) -> list[Widget]:
    return [_opponent(view, seat, box) for seat, box in zip(view.others, view.layout.opponents, strict=False)]


def chip_widgets(view: View, header: Box) -> list[Widget]:
    """Where the others are a drawer: points and tiles of each, in the header of the own board."""
    others = view.others
    room = Box(header.x + header.w * 0.4, header.y, header.w * 0.6 - 110, header.h)
    boxes = room.columns([1] * max(4, len(others)), gap=4)[-len(others) :]
    return [_chip(view, seat, box) for seat, box in zip(others, boxes, strict=True)]


def _chip(view: View, seat: int, box: Box) -> Widget:
    points, colour = view.points[seat], view.colour(seat)
    size = view.game.book.sides[view.state.options.board].size
    tiles = f"{size - view.state.boards[seat].empty.bit_count()}/{size}"
    turn = seat == view.state.actor and not view.match.held

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 8, "gold" if turn else "edge", 3 if turn else 1)
        mark, words = box.inset(3, 2).cut_left(18, 3)
        canvas.picture(f"hawaii/piece/marker_{colour}", mark.centred(18, 18))
        upper, lower = words.rows([1, 1])
        canvas.text(upper, str(points), 16, "ink", "bold")
        canvas.text(lower, tiles, 14, "ink_soft", "bold")

    return Drawn(
        f"chip:{seat}",
        box,
        act=partial(view.look_at, seat),
        tip=lambda: f"{view.name(seat)}\n{points_tip(view, seat)}",
        content=(points, tiles, turn, colour),
        paint=paint,
    )


def _opponent(view: View, seat: int, box: Box) -> Widget:
    state, book = view.state, view.game.book
    board = state.boards[seat]
    name, colour, points, about = view.name(seat), view.colour(seat), view.points[seat], view.level(seat)
    turn = seat == state.actor and not view.match.held
    ships = [score.ships for score in view.scores]
    things = (
        ("maori/thing/ship", board.ships, ships[seat] == max(ships)),
        ("maori/piece/shell", state.shells[seat], state.shells[seat] == max(state.shells)),
    )
    stored = state.stores[seat]
    own_ship = state.own_ships[seat]

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper", 12, "gold" if turn else "edge", 4 if turn else 2, shadow=True)
        inner = box.inset(10, 8)
        grid = book.sides[state.options.board].grid
        wide = min(inner.h * grid.columns / grid.rows, inner.w * 0.62)
        field, rest = inner.cut_right(wide, 10)[0], inner.cut_right(wide, 10)[1]
        field = field.fitted(grid.columns / grid.rows)
        paint_small_board(canvas, field, book, state.options.board, board.pieces, not state.over)
        if own_ship != NOWHERE:
            side = field.w / grid.columns
            row, column = divmod(own_ship, grid.columns)
            spot = Box(field.x + column * side, field.y + row * side, side, side)
            paint_own_ship(canvas, spot.centred(side * 0.7, side * 0.7), colour)
        head, rest = rest.cut_top(34, 4)
        canvas.picture(f"hawaii/piece/chieftain_{colour}", head._replace(w=head.h))
        canvas.text(head.cut_left(head.h + 6)[1], name, 20, "ink", "title")
        score, rest = rest.cut_top(34, 4)
        canvas.picture("hawaii/piece/point", Box(score.x, score.y, 34, 34))
        canvas.text(score.cut_left(40)[1], str(points), 24, "ink", "title")
        if rest.w > 150:
            canvas.text(score.cut_left(84)[1], about, SMALL, "ink_soft")
        lower, rest = rest.cut_bottom(min(rest.h, 64.0))
        storage, counts = lower.cut_left(lower.h, 6)
        paint_storage(canvas, storage)
        if stored != EMPTY:
            paint_tile(canvas, storage.inset(storage.w * STORED), book.tiles[stored])
        for (picture, count, leads), line in zip(things, counts.rows([1, 1], gap=2), strict=True):
            side = min(line.h, 30.0)
            canvas.picture(picture, Box(line.x, line.middle[1] - side / 2, side, side))
            canvas.text(line.cut_left(side + 6)[1], str(count), 18, "ink", "bold")
            if leads:
                after = line.x + side + 10 + canvas.text_width(str(count), 18, "bold")
                if after + 18 < line.right:
                    canvas.picture("ui/crown", Box(after, line.middle[1] - 9, 18, 18))

    content = (name, colour, points, about, turn, board.pieces, things, stored, own_ship, state.over)
    return Drawn(
        f"opponent:{seat}",
        box,
        act=partial(view.look_at, seat),
        tip=lambda: f"{points_tip(view, seat)}\n{view.say(Message('tip_opponent', {'name': name}))}",
        content=content,
        paint=paint,
        page="boards",
    )
