"""A personal board, large: members and ships wait on it, and goods and tokens lie beside it."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia.kinds import GOODS, KEPT, TOKENS
from hawaii.games.polynesia.populating import waiting
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.polynesia.gestures import HOME, SHIP
from hawaii.ui.polynesia.layout import HomeLayout
from hawaii.ui.polynesia.marks import paint_count, paint_held
from hawaii.ui.polynesia.paint.board import paint_board
from hawaii.ui.polynesia.paint.pieces import (
    paint_goods,
    paint_member,
    paint_point,
    paint_ship,
    paint_start,
    paint_stone,
    paint_token,
)
from hawaii.ui.polynesia.tips import free_tip, goods_tip, loss_tip, points_tip, tokens_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Doing, Drawn, Panel, Tip, Widget

NAMED = 0.37
"""How much of the header is for the name, where the others are there, too."""


LOSS = 1.3
"""Width to height of a member before a stone."""


def home_widgets(view: View, seat: int, layout: HomeLayout) -> list[Widget]:
    """A personal board. If it is the own one, things can be taken from it."""
    jeopardy = view.state.options.jeopardy
    return [
        Panel(f"board:{seat}", layout.box, radius=16),
        _header(view, seat, layout),
        _mat(view, seat, layout),
        *([] if jeopardy else [_members(view, seat, layout)]),
        _ships(view, seat, layout),
        *(_goods(view, seat, kind, box) for kind, box in enumerate(layout.goods)),
        _loss(view, seat, layout.loss),
        *([_queue(view, seat, layout.queue)] if jeopardy else []),
        _tokens(view, seat, layout.tokens if jeopardy else around([layout.queue, layout.tokens])),
    ]


def _key(view: View, seat: int, key: str) -> str:
    return key if seat == view.me else f"{key}:of:{seat}"


def head_key(seat: int) -> str:
    return f"board:{seat}:head"


def _header(view: View, seat: int, layout: HomeLayout) -> Widget:
    name, colour, points, about = view.name(seat), view.colour(seat), view.points[seat], view.level(seat)
    start = seat == view.state.start and not view.state.over
    part = 1.0 if view.layout.opponents or seat != view.me else NAMED

    def paint(canvas: Canvas, head: Box) -> None:
        paint_member(canvas, Box(head.x, head.y - 2, 28, 40), colour)
        wide = canvas.text_width(str(points), 30, "title")
        words = Box(head.x + 36, head.y, min(head.w * part - 42, head.w - wide - 90), head.h)
        canvas.text(words, name, LARGE, "ink", "title")
        taken = canvas.text_width(name, LARGE, "title") + 12
        if start and taken + 30 < words.w:
            paint_start(canvas, Box(words.x + taken, head.y + 5, 30, 30))
            taken += 40
        elif start:  # there is no room beside the name: on the figure
            paint_start(canvas, Box(head.x + 10, head.y + 18, 24, 24))
        if taken + canvas.text_width(about, NORMAL) < words.w:
            canvas.text(words.cut_left(taken)[1].moved(0, 2), about, NORMAL, "ink_soft")
        canvas.text(head, str(points), 30, "ink", "title", "right")
        paint_point(canvas, Box(head.right - wide - 44, head.y, 38, 38))

    content = (name, colour, points, about, start)
    tip = partial(points_tip, view, seat)
    return Drawn(head_key(seat), layout.header, tip=tip, content=content, paint=paint, page="scoring")


def _mat(view: View, seat: int, layout: HomeLayout) -> Widget:
    """The printed board; in Jeopardy with those who are lost, else they are a widget of their own."""
    boards = view.game.book.tables.boards
    lost = view.home(seat) if view.state.options.jeopardy else 0
    colour = view.colour(seat)

    def paint(canvas: Canvas, _: Box) -> None:
        paint_board(canvas, layout.board, boards.upper, boards.lower)
        for spot in member_spaces(layout, lost):
            paint_member(canvas, spot.inset(2, 1), colour)

    tip = partial(free_tip, view, seat)
    key = f"board:{seat}:mat"
    return Drawn(key, layout.board.box, tip=tip, content=(lost, colour), paint=paint, page="board")


def member_spaces(layout: HomeLayout, count: int) -> list[Box]:
    """The spaces of so many members: the upper row from the right, then the lower one."""
    return [*reversed(layout.board.upper), *reversed(layout.board.lower)][:count]


def _members(view: View, seat: int, layout: HomeLayout) -> Widget:
    """Members that are not on the map: they leave from the left, together or alone."""
    count, colour = view.home(seat), view.colour(seat)
    box = around(layout.board.upper)
    spots = member_spaces(layout, count)
    picked = seat == view.me and view.mine and view.picked == HOME

    def paint(canvas: Canvas, _: Box) -> None:
        for spot in spots:
            paint_member(canvas, spot.inset(2, 1), colour)
        if picked and spots:
            canvas.outline(around(spots), "gold", 8, 4)

    return Drawn(
        _key(view, seat, HOME),
        box if count <= len(layout.board.upper) else around([box, *layout.board.lower]),
        drags=_drags(view, seat, HOME),
        content=(count, colour, picked),
        paint=paint,
        paint_picked=partial(paint_held, colour=colour),
        page="populating",
        **_taking(view, seat, HOME, view.later(Message("tip_home", {"count": count}))),
    )


def _queue(view: View, seat: int, box: Box) -> Widget:
    """Jeopardy: those who wait on the main island, to be brought to an island by Populate."""
    count, colour = waiting(view.game.book, view.state, seat), view.colour(seat)
    picked = seat == view.me and view.mine and view.picked == HOME

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 10, "gold" if picked else "edge", 4 if picked else 1.5)
        _paint_pair(canvas, box, partial(paint_member, colour=colour), str(count))

    return Drawn(
        _key(view, seat, HOME),
        box,
        drags=_drags(view, seat, HOME),
        content=(count, colour, picked),
        paint=paint,
        paint_picked=partial(paint_held, colour=colour),
        page="jeopardy",
        **_taking(view, seat, HOME, view.later(Message("tip_queue", {"count": count}))),
    )


def _ships(view: View, seat: int, layout: HomeLayout) -> Widget:
    count, colour = view.state.ships[seat], view.colour(seat)
    most = view.game.book.tables.start.ships
    picked = seat == view.me and view.mine and view.picked == SHIP

    def paint(canvas: Canvas, _: Box) -> None:
        sea = layout.board.sea
        for spot in layout.board.ships(count, most):
            paint_ship(canvas, spot, colour)
        if picked:
            canvas.outline(sea, "gold", 8, 4)
        if count:
            paint_count(canvas, sea.inset(5), count)

    return Drawn(
        _key(view, seat, SHIP),
        layout.board.sea.inset(-2, -2),
        drags=_drags(view, seat, SHIP),
        content=(count, colour, picked),
        paint=paint,
        paint_picked=partial(_paint_ship, colour),
        page="exploring",
        **_taking(view, seat, SHIP, view.later(Message("tip_ships_left", {"count": count}))),
    )


def _ready(view: View, seat: int, key: str) -> bool:
    return seat == view.me and view.free and view.gestures.picks(key)


def _drags(view: View, seat: int, key: str) -> bool:
    """Whether it has somewhere to go; a click says why, if not."""
    return _ready(view, seat, key) and view.gestures.why_not(key) is None


def _taking(view: View, seat: int, key: str, tip: Tip) -> Doing:
    """Something of the own board that can be picked."""
    doing: Doing = {"tip": tip}
    if _ready(view, seat, key) and view.picked in ("", key):
        doing["act"] = partial(view.pick, key)
    return doing


def _paint_ship(colour: str, canvas: Canvas, box: Box) -> None:
    side = min(box.w, 64.0)
    paint_ship(canvas, box.centred(side, side), colour)


def _goods(view: View, seat: int, kind: int, box: Box) -> Widget:
    count = view.state.goods[2 * seat + kind]

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 10, "edge", 1.5)
        _paint_pair(canvas, box, partial(paint_goods, kind=GOODS[kind]), str(count))

    tip = partial(goods_tip, view, seat, kind)
    key = _key(view, seat, f"goods:{GOODS[kind]}")
    return Drawn(key, box, tip=tip, content=count, paint=paint, page="resources")


def _loss(view: View, seat: int, box: Box) -> Widget:
    """How many members would come back to the board if the volcano erupted now."""
    count, colour = view.settled[seat].sunk, view.colour(seat)

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 10, "lava" if count else "edge", 2.5 if count else 1.5)
        _paint_pair(canvas, box, partial(paint_loss, colour=colour), str(count), LOSS)

    return Drawn(
        _key(view, seat, "loss"),
        box,
        tip=partial(loss_tip, view, seat),
        content=(count, colour),
        paint=paint,
        page="eruption",
    )


def paint_loss(canvas: Canvas, box: Box, colour: str) -> None:
    """A member before a red stone: one that the volcano sends back."""
    paint_stone(canvas, box._replace(w=box.h), "red")
    paint_member(canvas, box.cut_right(box.h * 0.62)[0], colour)


def _paint_pair(canvas: Canvas, box: Box, paint: partial[None], words: str, ratio: float = 1.0) -> None:
    """A picture and a number beside it."""
    size = LARGE if box.w > 76 else NORMAL
    wide = canvas.text_width(words, size, "title")
    high = min(box.h - 10, (box.w - wide - 13) / ratio, 40.0)
    side = high * ratio
    pair = box.centred(side + 5 + wide, high)
    paint(canvas, pair._replace(w=side))
    canvas.text(pair.cut_left(side + 5)[1].inset(-2, 0), words, size, "ink", "title")


def tokens_of(view: View, seat: int) -> tuple[tuple[str, int], ...]:
    """What lies before a seat, and how many of each; point tokens last."""
    found = [(TOKENS[token], view.state.owned[KEPT * seat + token]) for token in range(KEPT)]
    found.append(("point", view.state.prizes[seat] + view.state.favours[seat]))
    return tuple((name, count) for name, count in found if count)


def paint_tokens(canvas: Canvas, box: Box, tokens: tuple[tuple[str, int], ...], side: float) -> None:
    step = min(side * 1.16, (box.w - side) / max(1, len(tokens) - 1))
    for number, (name, count) in enumerate(tokens):
        spot = Box(box.x + number * step, box.middle[1] - side / 2, side, side)
        if name == "point":
            paint_point(canvas, spot)
        else:
            paint_token(canvas, spot, name)
        paint_count(canvas, spot, count, max(13.0, side * 0.4))


def _tokens(view: View, seat: int, box: Box) -> Widget:
    tokens = tokens_of(view, seat)

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 10, "edge", 1.5)
        paint_tokens(canvas, box.inset(7, 2), tokens, min(box.h - 10, 42.0))

    tip = partial(tokens_tip, view, seat)
    return Drawn(_key(view, seat, "tokens"), box, tip=tip, content=tokens, paint=paint, page="tokens")
