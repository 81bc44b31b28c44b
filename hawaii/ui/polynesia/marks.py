"""Small marks on the table of Polynesia: prices in goods and masks, and how many there are of something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hawaii.games.polynesia.plans import TurnPlan
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.pieces import paint_goods, paint_member, paint_token

HIGH = 24.0
"""The height of a price tag."""
HELD = (36.0, 54.0)
"""How large a figure is in the hand."""

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


def paint_price(canvas: Canvas, box: Box, price: Price, either: bool = False) -> None:
    """A tag in the middle of a box, no wider than that. What is free has a leaf; what can be paid in either
    kind, only its number.
    """
    if not price:
        canvas.disc(box.centred(HIGH * 0.9, HIGH * 0.9), "leaf", "ink_light", 1.5)
        canvas.icon("ui/tick", box.centred(HIGH * 0.54, HIGH * 0.54), "ink_light")
        return
    if either:
        disc = box.centred(HIGH, HIGH)
        canvas.disc(disc, "paper", "edge", 1.5)
        canvas.text(disc, str(price[0][1]), 17, "ink", "bold", "centre")
        return
    wide = 8 + len(price) * (HIGH * 0.95 + 13)
    part = min(1.0, box.w / wide)
    tag = box.centred(wide * part, HIGH * part)
    canvas.panel(tag, "paper", tag.h / 2, "edge", 1.5)
    rest = tag.inset(4 * part, 1)
    for kind, count in price:
        words, rest = rest.cut_left(13 * part)
        canvas.text(words, str(count), 17 * part, "ink", "bold", "centre")
        spot, rest = rest.cut_left(HIGH * 0.95 * part)
        paint_thing(canvas, spot.fitted(1), kind)


def paint_ring(canvas: Canvas, box: Box) -> None:
    """How something round glows."""
    canvas.outline(box.inset(-2), "glow", box.h, 4)


def paint_held(canvas: Canvas, box: Box, colour: str) -> None:
    """A member in the hand: of one size, wherever it comes from."""
    paint_member(canvas, box.centred(*HELD), colour)


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
