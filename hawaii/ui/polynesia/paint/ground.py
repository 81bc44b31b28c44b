"""The sea chart itself: water, routes and islands, drawn once for a map and a size, a part in a frame."""

from __future__ import annotations

import io
import zlib

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import HIGH, Chart, Island, scaled, whole_chart
from hawaii.ui.polynesia.paint.waters import CALM, STRONG, waters_svg

BANDS = 8
"""The waters are drawn in so many parts, one in a frame."""
SHAPES = 6
"""Islands are drawn in so many ways, and mirrored."""
EMBERS = "#ff8a1f"
"""Around the islands that sink."""
RING = 0.055
"""How much larger that is than the island, on each side."""


class _Growing(pygame.Surface):
    """A picture that is not finished yet."""

    drawn = 0
    """So many bands of its waters are."""
    finished = False


def paint_chart(canvas: Canvas, chart: Chart, jeopardy: bool = False) -> None:
    """Everything that never changes. While a part of it is not ready, `canvas.art.hurried` is set, as for
    any picture: then it is to be painted again in a later frame.
    """
    rect = canvas.rect(chart.frame)
    key = "polynesia chart", chart.key, rect.size, jeopardy
    kept = canvas.kept(key, lambda: _empty(canvas, rect.size))
    assert isinstance(kept, _Growing)
    if not kept.finished:
        _go_on(canvas, kept, chart, jeopardy)
    canvas.surface.blit(kept, rect)


def _empty(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    found = _Growing(size, pygame.SRCALPHA)
    found.fill(canvas.theme["deep"])
    return found


def _go_on(canvas: Canvas, kept: _Growing, chart: Chart, jeopardy: bool) -> None:
    """Draw the next part: the sea, a band of its waters, or the islands if all their pictures are ready."""
    art = canvas.art
    waited, art.hurried = art.hurried, False
    own = canvas.onto(kept)
    own_chart = scaled(whole_chart(chart), Box(0, 0, chart.frame.w, chart.frame.h))
    if not kept.drawn:
        own.picture("polynesia/board/sea", own_chart.frame, light="moonlight")
    while kept.drawn < BANDS and not art.hurried:
        _draw_band(own, kept, own_chart)
        if not art.patient:
            art.hurried = True
    if not art.hurried:
        _paint_islands(own, own_chart, jeopardy)
        kept.finished = not art.hurried
    art.hurried = art.hurried or waited


def _draw_band(canvas: Canvas, kept: _Growing, chart: Chart) -> None:
    wide, high = kept.get_size()
    top, bottom = (round(high * part / BANDS) for part in (kept.drawn, kept.drawn + 1))
    inks = STRONG if canvas.theme["edge"] == pygame.Color("black") else CALM
    svg = waters_svg(whole_chart(chart), inks, top * HIGH / high, bottom * HIGH / high)
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (wide, bottom - top))
    kept.blit(canvas.lit(drawn, "moonlight"), (0, top))
    kept.drawn += 1


def _paint_islands(canvas: Canvas, chart: Chart, jeopardy: bool) -> None:
    for island in sorted(chart.islands.values(), key=lambda one: one.shore.y):
        if island.name == chart.main:
            paint_volcano(canvas, chart.volcano, jeopardy)
        else:
            paint_island(canvas, island, island.name in chart.near)
    canvas.picture("polynesia/board/border", chart.frame, light="lamplight")
    for name, symbol in chart.symbols.items():
        paint_symbol(canvas, chart.islands[name].symbol, symbol)


def paint_island(canvas: Canvas, island: Island, sinks: bool = False) -> None:
    """One of the shapes, always the same for the same name."""
    shape, mirrored = shape_of(island.name)
    name = f"polynesia/island/{shape}"
    size = canvas.fit.length(island.box.w), canvas.fit.length(island.box.h)
    drawn = canvas.art.picture(name, *size)
    if drawn is None:
        return
    if canvas.art.hurried:  # one of another size: not worth keeping
        canvas.surface.blit(drawn, canvas.rect(island.box))
        return

    def make() -> pygame.Surface:
        found = canvas.lit(pygame.transform.flip(drawn, mirrored, False), "moonlight")
        return _ringed(found) if sinks else found

    kept = canvas.kept(("polynesia", name, size, mirrored, sinks), make)
    rect = canvas.rect(island.box)
    off = (kept.get_width() - size[0]) // 2, (kept.get_height() - size[1]) // 2
    canvas.surface.blit(kept, (rect.x - off[0], rect.y - off[1]))


def _ringed(island: pygame.Surface) -> pygame.Surface:
    """With a line of embers around its shore."""
    wide, high = island.get_size()
    ring = max(2, round(wide * RING))
    whole = pygame.Surface((wide + 2 * ring, high + 2 * ring), pygame.SRCALPHA)
    shade = island.copy()
    shade.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    for colour, width in (("#7a2a08", ring), (EMBERS, ring * 0.72), ("#ffe0a8", ring * 0.2)):
        size = round(wide + 2 * width), round(high + 2 * width)
        layer = pygame.transform.smoothscale(shade, size)
        layer.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(layer, ((whole.get_width() - size[0]) // 2, (whole.get_height() - size[1]) // 2))
    whole.blit(island, (ring, ring))
    return whole


def paint_volcano(canvas: Canvas, box: Box, jeopardy: bool = False) -> None:
    """The main island, without stones and figures."""
    canvas.picture(f"polynesia/island/{'terraces' if jeopardy else 'volcano'}", box, light="moonlight")


def paint_symbol(canvas: Canvas, box: Box, symbol: str) -> None:
    """A medallion: "fish", "shell", "turtle" or "turtles"."""
    canvas.picture(f"polynesia/symbol/{symbol}", box)


def shape_of(name: str) -> tuple[int, bool]:
    """How an island is drawn: the number of its picture, and whether it is mirrored.

    >>> shape_of("tahi") == shape_of("tahi")
    True
    """
    code = zlib.crc32(name.encode())
    return code % SHAPES + 1, bool(code >> 8 & 1)
