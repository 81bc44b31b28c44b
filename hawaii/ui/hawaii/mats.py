"""Woven ground in the colours of the theme: mats on which villages lie, and trays for what somebody owns."""

from __future__ import annotations

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box

STRAND, LEAVES = 5.0, 3
"""Units: how wide a leaf is in the weave; and how many lie side by side."""
SHADE, LIGHT = 44, 90
"""How much of the dark and of the light lines is to be seen at most, of 255."""
RELIEF = 13
"""How far the dark lines differ from the ground at most, of 255: words lie on it."""


def paint_mat(
    canvas: Canvas,
    box: Box,
    fill: str,
    border: str,
    thickness: float = 1.5,
    alpha: int = 255,
    radius: float = 9,
) -> None:
    """A mat with a bound edge."""
    canvas.panel(box, fill, radius, alpha=alpha)
    rect = canvas.rect(box)
    key = "weave", rect.size, fill, border, radius
    weave = canvas.kept(key, lambda: _weave(canvas, rect.size, fill, radius))
    canvas.surface.blit(weave, rect)
    canvas.outline(box, border, radius, thickness)


def paint_tray(canvas: Canvas, box: Box, border: str = "edge", thickness: float = 2) -> None:
    """A flat basket: a mat with a rim."""
    paint_mat(canvas, box, "paper_dim", border, thickness)
    rect = canvas.rect(box.inset(4))
    rim = canvas.kept(("rim", rect.size), lambda: _stitches(canvas, rect.size))
    canvas.surface.blit(rim, rect)


def _weave(canvas: Canvas, size: tuple[int, int], fill: str, radius: float) -> pygame.Surface:
    """Three leaves over, three under, with nothing of it outside the round corners."""
    leaf, line = canvas.fit.length(STRAND), canvas.fit.length(1)
    side = LEAVES * leaf
    ground, edge = (sum(canvas.colour(name)[:3]) / 3 for name in (fill, "edge"))
    dark = canvas.colour("edge", min(SHADE, round(255 * RELIEF / max(1.0, abs(ground - edge)))))
    light = canvas.colour("ink_light", LIGHT if ground > 128 else LIGHT // 9)
    pair = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    for x, y in ((0, 0), (side, side)):
        for number in range(LEAVES):
            pair.fill(light, (x + line, y + number * leaf, side - 2 * line, line))
            pair.fill(dark, (x + line, y + (number + 1) * leaf - line, side - 2 * line, line))
    for x, y in ((side, 0), (0, side)):
        for number in range(LEAVES):
            pair.fill(light, (x + number * leaf, y + line, line, side - 2 * line))
            pair.fill(dark, (x + (number + 1) * leaf - line, y + line, line, side - 2 * line))
    found = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(0, size[0], 2 * side):
        for y in range(0, size[1], 2 * side):
            found.blit(pair, (x, y))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=canvas.fit.length(radius))
    found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return found


def _stitches(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """Slanted stitches along the rim."""
    found = pygame.Surface(size, pygame.SRCALPHA)
    step, long, line = canvas.fit.length(7), canvas.fit.length(4), canvas.fit.length(1.4)
    colour = canvas.colour("edge", 150)
    wide, high = size
    for x in range(step, wide - step, step):
        for y in (0, high - long - 1):
            pygame.draw.line(found, colour, (x, y + long), (x + long, y), line)
    for y in range(step, high - step, step):
        for x in (0, wide - long - 1):
            pygame.draw.line(found, colour, (x, y + long), (x + long, y), line)
    return found
