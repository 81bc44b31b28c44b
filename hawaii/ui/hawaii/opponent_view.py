"""The realms of the others, small: all that lies open on a real table; a click shows one large."""

from __future__ import annotations

from hawaii.games.hawaii.round_scoring import needed_sum, token_sum
from hawaii.games.hawaii.state import ACTIVE
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.mats import paint_mat
from hawaii.ui.hawaii.paint import paint_piece, paint_taken
from hawaii.ui.hawaii.tips import points_tip
from hawaii.ui.hawaii.view import View
from hawaii.ui.table.small_sides import chip, small_side
from hawaii.ui.widgets import Widget

FEWEST = 3
"""Villages for which there is room in any case; so tiles are larger while there are few."""
USUAL = 164.0
"""Units: as high as a small realm is on most screens."""
LEAST = 7
"""Tiles for which there is room in a row in any case."""
STACKED = 0.5
"""Height to width from which villages lie below what is owned, else beside it."""
LINE = 34.0
TILE = 58.0
"""The height of a line of what is owned, and the most of a row of tiles."""


def opponent_widgets(view: View) -> list[Widget]:
    return [_opponent(view, seat, box) for seat, box in zip(view.others, view.layout.opponents, strict=False)]


def stacked_height(width: float, villages: int) -> float:
    """Of a realm so wide, with its villages below what is owned, and tiles of a good size."""
    row = min(TILE, (width - 22) / LEAST)
    shown = max(FEWEST, villages)
    return max(56 + 2 * LINE + 4 + shown * (row + 2), (width - 20) * STACKED + 56)


def chip_widgets(view: View, header: Box) -> list[Widget]:
    """Where the others are a drawer: points and sum of each, in the middle of the header of the own realm."""
    state, book, others = view.state, view.game.book, view.others
    room = Box(header.x + 100, header.y - 2, header.w - 206, header.h + 2)
    boxes = room.columns([1] * max(4, len(others)), gap=4)[-len(others) :]
    return [
        _chip(view, seat, box, token_sum(book, state, seat), needed_sum(book, state, seat))
        for seat, box in zip(others, boxes, strict=True)
    ]


def _chip(view: View, seat: int, box: Box, total: int, needed: int) -> Widget:
    points, colour = view.state.points[seat], view.colour(seat)

    def paint(canvas: Canvas, box: Box) -> None:
        mark, words = box.inset(2, 1).cut_left(18, 2)
        canvas.picture(f"hawaii/piece/marker_{colour}", mark.centred(18, 18))
        upper, lower = words.rows([1, 1])
        canvas.text(upper, str(points), 16, "ink", "bold")
        canvas.text(lower, f"{total}/{needed}", 14, "leaf_dark" if total >= needed else "ink_soft", "bold")

    content = points, total, needed
    return chip(view, seat, box, paint, content, lambda: f"{view.name(seat)}: {points_tip(view, seat)}")


def _opponent(view: View, seat: int, box: Box) -> Widget:
    state, book = view.state, view.game.book
    realm = state.realms[seat]
    name, colour, points = view.name(seat), view.colour(seat), state.points[seat]
    about = view.level(seat)
    if state.spaces[seat] != ACTIVE and not state.over:
        about = view.say(Message("realm_retired"))
    tokens = book.names(state.taken[seat])
    fish = tuple(book.fish[token] for token in state.caught[seat])
    total, needed = token_sum(book, state, seat), needed_sum(book, state, seat)
    words = view.say(Message("realm_sum_short", {"sum": total, "needed": needed}))
    ready, owned = sum(state.fleets[seat]), sum(realm.fleet)
    things = (
        ("tile/boat_1", str(owned) if ready == owned else f"{ready}/{owned}"),
        ("tile/kahuna", str(realm.kahunas)),
        ("tile/tiki", str(realm.tikis)),
    )
    purse = state.purses[seat] if view.sees_purse(seat) else None
    pieces = tuple(
        (f"piece/{kind}", str(count))
        for kind, count in zip(("shell", "foot", "fruit"), purse or (), strict=False)
    )
    column = book.tiki_spaces[realm.tikis - 1].column if realm.tikis else 0

    def paint(canvas: Canvas, box: Box) -> None:
        stacked = box.h > box.w * STACKED
        grown = 1.0 if stacked else min(1.5, max(1.0, box.h / USUAL))  # on a large screen there is room
        head, rest = box.inset(10, 6).cut_top(32 * grown, 4)
        canvas.picture(f"hawaii/piece/chieftain_{colour}", head._replace(w=head.h).inset(-1))
        number = canvas.text_width(str(points), 24 * grown, "title")
        canvas.text(head, str(points), 24 * grown, "ink", "title", "right")
        canvas.picture("hawaii/piece/point", head._replace(x=head.right - number - head.h - 4, w=head.h))
        who = Box(head.x + head.h + 6, head.y, head.w - number - 2 * head.h - 18, head.h)
        canvas.text(who, name, 22 * grown, "ink", "title")
        after = who.cut_left(canvas.text_width(name, 22 * grown, "title") + 10)[1]
        if after.w > canvas.text_width(about, SMALL * grown):
            canvas.text(after, about, SMALL * grown, "ink_soft")
        if stacked:
            upper, below = rest.cut_top(2 * LINE + 4, 8)
            first, second = upper.rows([1, 1], gap=4)
            (sums, counts), (taken, goods) = (line.columns([5, 6], gap=8) for line in (first, second))
        else:
            left, below = rest.cut_left(min(168.0, max(122.0, rest.w * 0.34)) * grown, 8)
            sums, taken, counts, *more = left.rows([1] * (4 if pieces else 3), gap=3)
            goods = more[0] if more else counts
        canvas.text(sums, words, SMALL * grown, "leaf_dark" if total >= needed else "ink", "bold")
        paint_taken(canvas, taken, tokens, fish, 30 * grown)
        _counts(canvas, counts, things, grown)
        if pieces:
            _counts(canvas, goods, pieces, grown)
        _villages(canvas, below, realm.villages, book.rows, column)

    def tip() -> str:
        return f"{points_tip(view, seat)}\n{view.say(Message('tip_opponent', {'name': name}))}"

    content = (points, about, tokens, fish, needed, things, pieces, realm.villages, column)
    return small_side(view, seat, box, paint, content, tip, "realm")


def _counts(canvas: Canvas, box: Box, things: tuple[tuple[str, str], ...], grown: float) -> None:
    """Small pictures, each with a number behind it."""
    size = 17 * grown
    weights = [5 + len(count) for _, count in things]
    for (name, count), cell in zip(things, box.columns(weights, gap=4), strict=True):
        side = min(cell.h, cell.w - canvas.text_width(count, size, "bold") - 4, 30.0 * grown)
        canvas.picture(f"hawaii/{name}", Box(cell.x, cell.y + (cell.h - side) / 2, side, side))
        canvas.text(cell.cut_left(side + 3)[1], count, size, "ink", "bold")


def _villages(
    canvas: Canvas, box: Box, villages: tuple[tuple[int, ...], ...], rows: int, column: int
) -> None:
    """The villages that have begun, and how far they must reach."""
    shown = max(FEWEST, min(rows, len(villages)))
    longest = max(LEAST, column, *(len(village) for village in villages))
    high = (box.h - 2 * (shown - 1)) / shown
    side = min(high, (box.w - 2) / longest - 1)
    for row in range(shown):
        line = Box(box.x, box.y + row * (high + 2), box.w, high)
        paint_mat(canvas, line, "sand", "edge", 1, 150, radius=5)
        for place, piece in enumerate(villages[row] if row < len(villages) else ()):
            spot = Box(line.x + 1 + place * (side + 1), line.y + (high - side) / 2, side, side)
            paint_piece(canvas, spot, piece)
        if column:
            counts = row < len(villages) and len(villages[row]) >= column
            mark = Box(line.x + column * (side + 1), line.y + 2, 3, line.h - 4)
            canvas.panel(mark, "leaf_dark" if counts else "lava", 1.5, alpha=200)
