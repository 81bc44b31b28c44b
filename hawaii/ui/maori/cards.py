"""The card before a turn is played: what it does, where the ship goes for it, and what everything costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.marks import paint_price
from hawaii.ui.maori.offer import Offer
from hawaii.ui.maori.paint import paint_discoverer, paint_shell, paint_tile
from hawaii.ui.maori.told_tiles import square_message
from hawaii.ui.maori.view import View
from hawaii.ui.placing import card_box
from hawaii.ui.relief import paint_raised
from hawaii.ui.table.offering import offer_foot
from hawaii.ui.widgets import Card, Drawn, Label, Widget
from hawaii.ui.words import capital

WIDE = 500.0
HEAD, LINE, WAY, FOOT, GAP = 112.0, 30.0, 58.0, 62.0, 8.0
ACROSS = 6
"""Ways side by side."""
COSTS = ("sailing", "skipping", "steering")


def offer_card(
    view: View,
    offer: Offer,
    tile: Tile | None,
    edges: int | None,
    choose: Callable[[int], object],
    confirm: Callable[[], object],
    cancel: Callable[[], object],
) -> list[Widget]:
    plan = offer.plan
    costs = [(name, getattr(plan, name)) for name in COSTS if getattr(plan, name)]
    ways = list(offer.ways) if len(offer.ways) > 1 else []
    lines = -(-len(ways) // ACROSS)
    ways_high = lines * (WAY + GAP) + 34 if ways else 0.0
    height = HEAD + LINE * max(1, len(costs)) + ways_high + FOOT + 16
    marked = _marked(view, offer)
    box = card_box(view.open_room, WIDE, height, view.layout.lagoon.box, view.looked_at, marked)
    inner = box.inset(22, 0)
    head, rest = inner.cut_top(HEAD)
    picture, words = head.inset(0, 14).cut_left(84, 16)

    def paint_picture(canvas: Canvas, place: Box) -> None:
        if tile is None:
            paint_discoverer(canvas, place)
        else:
            paint_tile(canvas, place, tile, edges)
            canvas.outline(place, "edge", 4, 2)

    square = square_message(plan.square) if plan.square is not None else ""
    title = capital(view.say(Message(f"maori_card_{plan.do}", {"square": square})))
    found: list[Widget] = [
        Card("card", box, fill="paper", border="leaf_dark"),
        Drawn("card:tile", picture.fitted(1), content=(tile, edges), paint=paint_picture),
        Label("card:title", words.cut_top(44)[0], text=title, size=LARGE, face="title"),
        Drawn(
            "card:total",
            words.cut_bottom(40)[0],
            content=plan.cost,
            paint=partial(_paint_total, view.say(Message("maori_card_total")), plan.cost["shell"]),
        ),
    ]
    for name, shells in costs or [("free", 0)]:
        line, rest = rest.cut_top(LINE)
        text = view.say(Message(f"maori_card_{name}", {"count": shells}))
        found.append(Label(f"card:{name}", line, text=text, size=SMALL, colour="ink_soft"))
    if ways:
        title_box, rest = rest.cut_top(34)
        found.append(
            Label("card:ways", title_box, text=view.say(Message("maori_card_ways")), size=NORMAL, face="bold")
        )
        for first in range(0, len(ways), ACROSS):
            row, rest = rest.cut_top(WAY, GAP)
            spots = row.columns([1] * ACROSS, gap=6)
            for position, spot in zip(ways[first : first + ACROSS], spots, strict=False):
                found.append(_way(view, offer, position, spot, choose))
    foot = Box(inner.x, box.bottom - 56, inner.w, 44)
    return [*found, *offer_foot(view, foot, cancel, confirm, Message("maori_card_confirm"))]


def _marked(view: View, offer: Offer) -> list[Box]:
    """What the turn is about: where the tile lies and where it would, and the ways of the ship."""
    plan, book, layout = offer.plan, view.game.book, view.layout
    found = [layout.mat.berths[position - 1] for position in offer.ways]
    if plan.tile is not None:
        found.append(layout.mat.squares[book.matrix.numbers[plan.tile]])
    if plan.square is not None:
        found.append(layout.lagoon.squares[book.sides[view.state.options.board].grid.numbers[plan.square]])
    return found


def _paint_total(words: str, shells: int, canvas: Canvas, box: Box) -> None:
    wide = canvas.text_width(words, NORMAL, "bold") + 12
    label, rest = box.cut_left(wide)
    canvas.text(label, words, NORMAL, "ink", "bold")
    canvas.text(rest, str(shells), LARGE, "ink", "title")
    paint_shell(canvas, Box(rest.x + canvas.text_width(str(shells), LARGE, "title") + 6, rest.y + 4, 32, 32))


def _way(view: View, offer: Offer, position: int, box: Box, choose: Callable[[int], object]) -> Widget:
    """So many steps of the ship, and what the whole turn costs then."""
    chosen = position == offer.position
    steps, price = offer.steps(position), offer.ways[position]

    def paint(canvas: Canvas, box: Box) -> None:
        face = paint_raised(
            canvas, box, "leaf" if chosen else "button", 10, "leaf_dark" if chosen else "edge"
        )
        upper, lower = face.inset(4, 3).rows([1, 1])
        words = view.say(Message("maori_steps", {"count": steps}))
        canvas.text(upper, words, SMALL, "ink_light" if chosen else "ink", "bold", "centre")
        tag = lower.centred(min(46.0, lower.w), lower.h - 2)
        paint_price(canvas, tag if price else tag.centred(tag.h, tag.h), price)

    return Drawn(
        f"way:{position}",
        box,
        act=partial(choose, position),
        tip=view.later(Message("tip_berth", {"position": position})),
        content=(steps, price, chosen),
        paint=paint,
    )
