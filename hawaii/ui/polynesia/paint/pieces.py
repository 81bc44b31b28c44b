"""How the pieces of Polynesia are drawn."""

from __future__ import annotations

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import FIGURE

GOODS = {"fish": "hawaii/token/fish_1", "shell": "maori/piece/shell"}
"""Fish and shells are those of the other games."""
TOKENS = {"mask4": "mask"}
"""The mask that is only used with four players looks like the others."""


def ship_art(colour: str) -> str:
    return f"polynesia/piece/ship_{colour}"


def member_art(colour: str) -> str:
    return f"polynesia/piece/member_{colour}"


def goods_art(kind: str) -> str:
    """The picture of "fish" or "shell" as goods."""
    return GOODS[kind]


def token_art(kind: str) -> str:
    """The picture of an island token: "mask", "fish", "shell", "turtle", "ship", or "back_green"."""
    return f"polynesia/token/{TOKENS.get(kind, kind)}"


def paint_ship(canvas: Canvas, box: Box, colour: str, left: bool = False, alpha: int = 255) -> None:
    """A ship of a player, with its bow to the right or to the left."""
    if not left:
        canvas.picture(ship_art(colour), box, alpha)
        return
    size = canvas.fit.length(box.w), canvas.fit.length(box.h)
    drawn = canvas.art.picture(ship_art(colour), *size)
    if drawn is None:
        return
    turned = pygame.transform.flip(drawn, True, False)
    if not canvas.art.hurried:
        turned = canvas.kept(("ship to the left", colour, size), lambda: turned)
    if alpha != 255:
        turned = turned.copy()
        turned.set_alpha(alpha)
    canvas.surface.blit(turned, canvas.rect(box))


def paint_member(canvas: Canvas, box: Box, colour: str, alpha: int = 255) -> None:
    """A member of a tribe, in the middle of the foot of a box."""
    wide = min(box.w, box.h * FIGURE)
    high = wide / FIGURE
    spot = Box(box.x + (box.w - wide) / 2, box.bottom - high, wide, high)
    canvas.picture(member_art(colour), spot, alpha)


def paint_goods(canvas: Canvas, box: Box, kind: str, alpha: int = 255) -> None:
    """A fish or a shell, as money and beside a route."""
    canvas.picture(goods_art(kind), box, alpha)


def paint_token(canvas: Canvas, box: Box, kind: str, alpha: int = 255) -> None:
    """A token of an island; its rim is green or orange."""
    canvas.picture(token_art(kind), box, alpha)


def paint_stone(canvas: Canvas, box: Box, colour: str) -> None:
    """A lava stone: "red", "grey" or "black"."""
    canvas.picture(f"polynesia/piece/lava_{colour}", box)


def paint_point(canvas: Canvas, box: Box) -> None:
    """A point token: the sun of Hawaii."""
    canvas.picture("hawaii/piece/point", box)


def paint_start(canvas: Canvas, box: Box) -> None:
    """The token of the start player."""
    canvas.picture("polynesia/piece/start", box)


def paint_phase(canvas: Canvas, box: Box, number: int, current: bool = True) -> None:
    """A number of the phases: under the marker if it is the current one, else on its empty space."""
    side = min(box.w, box.h)
    spot = box.centred(side, side)
    if current:
        canvas.picture("polynesia/piece/phase", spot)
    else:
        canvas.disc(spot.inset(side * 0.12), "paper_dim", "edge", 1.5)
    canvas.text(spot, str(number), side * 0.5, "ink_dark" if current else "ink_soft", "title", "centre")
