"""Small marks on the table of Polynesia: prices in goods and masks, and how many there are of something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hawaii.games.polynesia.plans import TurnPlan
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.pieces import paint_goods, paint_token

HIGH = 24.0
"""The height of a price tag."""

Price = tuple[tuple[str, int], ...]
"""What something costs, by kind: goods and masks."""


def price_of(plans: Sequence[TurnPlan]) -> Price:
    """What the cheapest way costs; where it can be paid in either kind, both with the same number."""
    best = plans[0].cost
    if plans[0].do == "explore" and len({plan.kind for plan in plans}) > 1 and best:
        return tuple((plan.kind or "", sum(best.values())) for plan in plans)
    return tuple(best.items())


def paint_thing(canvas: Canvas, box: Box, kind: str) -> None:
    """A fish, a shell, or a mask."""
    if kind == "mask":
        paint_token(canvas, box, kind)
    else:
        paint_goods(canvas, box, kind)


def price_width(price: Price, either: bool = False) -> float:
    count = len(price)
    return HIGH if not count or either else 8 + count * (HIGH * 0.95 + 13)


def paint_price(canvas: Canvas, middle: tuple[float, float], price: Price, either: bool = False) -> None:
    """A tag around a point. What is free has a leaf; what can be paid in either kind, only its number."""
    wide = price_width(price, either)
    box = Box(middle[0] - wide / 2, middle[1] - HIGH / 2, wide, HIGH)
    if not price:
        canvas.disc(box.centred(HIGH * 0.9, HIGH * 0.9), "leaf", "ink_light", 1.5)
        canvas.icon("ui/tick", box.centred(HIGH * 0.54, HIGH * 0.54), "ink_light")
        return
    canvas.panel(box, "paper", HIGH / 2, "edge", 1.5)
    if either:
        canvas.text(box, str(price[0][1]), 17, "ink", "bold", "centre")
        return
    rest = box.inset(4, 1)
    for kind, count in price:
        words, rest = rest.cut_left(13)
        canvas.text(words, str(count), 17, "ink", "bold", "centre")
        spot, rest = rest.cut_left(HIGH * 0.95)
        paint_thing(canvas, spot.fitted(1), kind)


def price_box(middle: tuple[float, float], price: Price, either: bool = False) -> Box:
    wide = max(HIGH, price_width(price, either))
    return Box(middle[0] - wide / 2, middle[1] - HIGH / 2, wide, HIGH)


def paint_count(canvas: Canvas, box: Box, count: int, size: float = 17.0, foot: bool = False) -> None:
    """How many, on a small disc at the lower right of something, or at its foot."""
    if count < 2:
        return
    side = size + 4
    left = box.middle[0] - side / 2 if foot else box.right - side * 0.72
    disc = Box(left, box.bottom - side * (0.7 if foot else 0.86), side, side)
    canvas.disc(disc, "paper", "edge", 1.5)
    canvas.text(disc, str(count), size * 0.86, "ink", "bold", "centre")


def cost_price(cost: Mapping[str, int]) -> Price:
    return tuple(cost.items())
