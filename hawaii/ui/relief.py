"""Light on what can be pressed: a button is a thing that stands a little above its card."""

from __future__ import annotations

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box

LIP = 3.0
"""Units of its side that are seen below its face: the light comes from above."""
SHINE, GLOOM = 12, 14
"""How much lighter the top of the face is, and how much darker its foot, of 255: words lie on it."""
SIDE = 0.7
"""The brightness of the side against the face."""


def paint_raised(canvas: Canvas, box: Box, fill: str, radius: float, border: str) -> Box:
    """A button without its words; the box is that of its face, on which they belong."""
    rect = canvas.rect(box)
    lip = min(canvas.fit.length(LIP), max(0, rect.h // 8))
    if rect.w > 0 and rect.h > lip:
        corner = canvas.fit.length(radius)
        key = "raised", rect.size, corner, fill, border
        canvas.surface.blit(
            canvas.kept(key, lambda: _raised(canvas, rect.size, lip, corner, fill, border)), rect
        )
    return box._replace(h=box.h - lip / canvas.fit.scale)


def _raised(
    canvas: Canvas, size: tuple[int, int], lip: int, corner: int, fill: str, border: str
) -> pygame.Surface:
    line = canvas.fit.length(1.5)
    found = canvas.rounded(size, corner, fill, border, line)
    dim = round(255 * SIDE)
    found.fill((dim, dim, dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
    face = canvas.rounded((size[0], size[1] - lip), corner, fill, border, line)
    _light(face, SHINE, top=True)
    _light(face, GLOOM, top=False)
    found.blit(face, (0, 0))
    return found


def _light(face: pygame.Surface, most: int, top: bool) -> None:
    """Lighter towards the top, or darker towards the foot, without touching what is transparent."""
    wide, high = face.get_size()
    ramp = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        part = y / max(1, high - 1)
        much = round(most * (1 - part if top else part))
        ramp.set_at((0, y), (much, much, much, 0))
    flags = pygame.BLEND_RGBA_ADD if top else pygame.BLEND_RGBA_SUB
    face.blit(pygame.transform.scale(ramp, (wide, high)), (0, 0), special_flags=flags)
