"""The sea chart itself: water, routes and islands, drawn once for a map and a size, a part in a frame."""

from __future__ import annotations

import io
import math
import zlib
from functools import cache

import pygame

from hawaii.kernel.folders import resource
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import HIGH, RIM, WIDE, Chart, Island, scaled
from hawaii.ui.polynesia.paint.survey import chart_of
from hawaii.ui.polynesia.paint.waters import CALM, STRONG, waters_svg

BAND, LANDS = 60_000, 3
"""So many pixels of the sea and its waters are drawn in a frame, then so many islands."""
SHAPES = 6
"""Islands are drawn in so many ways, and mirrored."""
EMBERS = "#ff8a1f"
"""Around the islands that sink."""
RING = 0.055
"""How much larger that is than the island, on each side."""


LINE = 4.0
"""The width of a contour, in logical units."""
UNDER = 175
"""How much of what has sunk the sea covers, of 255."""
TURNS = 24
"""In so many directions a shape is moved to make it larger."""


class _Growing(pygame.Surface):
    """A picture that is not finished yet."""

    rows = 0
    """So many of its waters are drawn."""
    lands = 0
    """So many islands are; the border comes last."""
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
    found = _Growing(size, depth=32)  # opaque: it is put on the screen whole in every frame of its growth
    found.fill(canvas.theme["deep"])
    return found


def _go_on(canvas: Canvas, kept: _Growing, chart: Chart, jeopardy: bool) -> None:
    """Draw the next part: a band of the sea and its waters, or a few islands if their pictures are ready."""
    art = canvas.art
    waited, art.hurried = art.hurried, False
    own = canvas.onto(kept)
    own_chart = scaled(chart_of(chart.key), Box(0, 0, chart.frame.w, chart.frame.h))
    while kept.rows < kept.get_height() and not art.hurried:
        _draw_band(own, kept, own_chart)
        art.hurried = not art.patient
    lands = sorted(own_chart.islands.values(), key=lambda one: one.shore.y)
    last = len(lands) if art.patient else min(len(lands), kept.lands + LANDS)
    while kept.lands < last and not art.hurried:
        _paint_land(own, own_chart, lands[kept.lands], jeopardy)
        kept.lands += not art.hurried
    if kept.lands < len(lands):
        art.hurried = True
    if not art.hurried:
        _paint_border(own, own_chart.frame, RIM * own_chart.scale)
        kept.finished = not art.hurried
    art.hurried = art.hurried or waited


def _draw_band(canvas: Canvas, kept: _Growing, chart: Chart) -> None:
    wide, high = kept.get_size()
    top, bottom = kept.rows, min(high, kept.rows + max(8, BAND // wide))
    inks = STRONG if canvas.theme["edge"] == pygame.Color("black") else CALM
    part = top * HIGH / high, bottom * HIGH / high
    for svg in (_sea(*part), waters_svg(chart_of(chart.key), inks, *part)):
        drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (wide, bottom - top))
        kept.blit(canvas.lit(drawn, "moonlight"), (0, top))
    kept.rows = bottom


def _sea(top: float, bottom: float) -> str:
    """The picture of the sea, from one height to another."""
    return _whole_sea().replace(
        f'height="{HIGH:g}" viewBox="0 0 {WIDE:g} {HIGH:g}"',
        f'height="{bottom - top:g}" viewBox="0 {top:g} {WIDE:g} {bottom - top:g}"',
    )


@cache
def _whole_sea() -> str:
    return resource("assets", "svg", "polynesia", "board", "sea.svg").read_text(encoding="utf-8")


def _paint_land(canvas: Canvas, chart: Chart, island: Island, jeopardy: bool) -> None:
    """An island, once its picture is ready: half transparent edges over each other would become darker."""
    main = island.name == chart.main
    if not main:
        _paint_island(canvas, island, island.name in chart.near)
        return
    canvas.art.picture(main_art(jeopardy)[0], *_size(canvas, island.box))
    if not canvas.art.hurried:
        paint_volcano(canvas, island.box, jeopardy)


def _size(canvas: Canvas, box: Box) -> tuple[int, int]:
    return canvas.fit.length(box.w), canvas.fit.length(box.h)


def _paint_border(canvas: Canvas, frame: Box, rim: float) -> None:
    """Bark cloth on all four sides: one picture for each length, turned."""
    for name, far, turns in (("long", frame.w, (0, 2)), ("short", frame.h, (1, 3))):
        drawn = canvas.art.picture(f"polynesia/board/border_{name}", *_size(canvas, Box(0, 0, far, rim)))
        if drawn is not None and not canvas.art.hurried:
            lit = canvas.lit(drawn.copy(), "lamplight")
            for turn in turns:
                strip = pygame.transform.rotate(lit, 90 * turn)
                place = strip.get_rect(topleft=canvas.rect(frame).topleft)
                if turn > 1:
                    place.bottomright = canvas.rect(frame).bottomright
                canvas.surface.blit(strip, place)


def _paint_island(canvas: Canvas, island: Island, sinks: bool) -> None:
    """One of the shapes, always the same for the same name; nothing while its picture is not ready."""
    name, mirrored = island_art(island.name)
    size = _size(canvas, island.box)
    drawn = canvas.art.picture(name, *size)
    if drawn is None or canvas.art.hurried:
        return

    def make() -> pygame.Surface:
        lit = canvas.lit(pygame.transform.flip(drawn, mirrored, False), "moonlight")
        return _ringed(lit) if sinks else lit

    found = canvas.kept(("island", name, mirrored, size, sinks, tuple(canvas.theme["moonlight"])), make)
    rect = canvas.rect(island.box)
    off = (found.get_width() - size[0]) // 2, (found.get_height() - size[1]) // 2
    canvas.surface.blit(found, (rect.x - off[0], rect.y - off[1]))


def _ringed(island: pygame.Surface) -> pygame.Surface:
    """With a line of embers around its shore."""
    wide, high = island.get_size()
    ring = max(2, round(wide * RING))
    whole = pygame.Surface((wide + 2 * ring, high + 2 * ring), pygame.SRCALPHA)
    shade = _shade(island)
    for colour, width in (("#7a2a08", ring), (EMBERS, ring * 0.72), ("#ffe0a8", ring * 0.2)):
        size = round(wide + 2 * width), round(high + 2 * width)
        layer = pygame.transform.smoothscale(shade, size)
        layer.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(layer, ((whole.get_width() - size[0]) // 2, (whole.get_height() - size[1]) // 2))
    whole.blit(island, (ring, ring))
    return whole


def paint_contour(picture: str, mirrored: bool, colour: str, canvas: Canvas, box: Box) -> None:
    """A line around what a picture shows, as it lies on the water."""
    size = _size(canvas, box)
    drawn = canvas.art.picture(picture, *size)
    if drawn is None or canvas.art.hurried:
        return
    line = canvas.fit.length(LINE)
    ink = canvas.theme[colour]
    found = canvas.kept(
        ("contour", picture, mirrored, size, line, tuple(ink)),
        lambda: _contour(pygame.transform.flip(drawn, mirrored, False), line, ink),
    )
    rect = canvas.rect(box)
    canvas.surface.blit(found, (rect.x - 2 * line, rect.y - 2 * line))


def paint_under_water(picture: str, mirrored: bool, canvas: Canvas, box: Box) -> None:
    """What a picture shows has sunk: the sea lies over it."""
    size = _size(canvas, box)
    drawn = canvas.art.picture(picture, *size)
    if drawn is None or canvas.art.hurried:
        return

    def make() -> pygame.Surface:
        found = _shade(pygame.transform.flip(drawn, mirrored, False))
        found.fill(canvas.colour("deep", UNDER), special_flags=pygame.BLEND_RGBA_MULT)
        return found

    key = "sunk", picture, mirrored, size, tuple(canvas.theme["deep"])
    canvas.surface.blit(canvas.kept(key, make), canvas.rect(box))


def _shade(drawn: pygame.Surface) -> pygame.Surface:
    """The shape of a picture, in white."""
    found = drawn.copy()
    found.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return found


def _contour(drawn: pygame.Surface, line: int, colour: pygame.Color) -> pygame.Surface:
    """The line alone, twice its width larger on each side: what lies around the picture within that width."""
    wide, high = drawn.get_size()
    shade = _shade(drawn)
    whole = pygame.Surface((wide + 4 * line, high + 4 * line), pygame.SRCALPHA)
    for ink, far in ((pygame.Color(0, 0, 0, 110), line * 1.4), (colour, line)):
        pen = shade.copy()
        pen.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
        layer = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
        for turn in range(TURNS):
            angle = 2 * math.pi * turn / TURNS
            place = round(2 * line + far * math.cos(angle)), round(2 * line + far * math.sin(angle))
            layer.blit(pen, place, special_flags=pygame.BLEND_RGBA_MAX)
        whole.blit(layer, (0, 0))
    shade.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(shade, (2 * line, 2 * line), special_flags=pygame.BLEND_RGBA_SUB)
    return whole


def paint_volcano(canvas: Canvas, box: Box, jeopardy: bool = False) -> None:
    """The main island, without stones and figures."""
    canvas.picture(main_art(jeopardy)[0], box, light="moonlight")


def main_art(jeopardy: bool) -> tuple[str, bool]:
    """The picture of the main island; it is never mirrored."""
    return f"polynesia/island/{'terraces' if jeopardy else 'volcano'}", False


def island_art(name: str) -> tuple[str, bool]:
    """The picture of an island, and whether it is mirrored."""
    shape, mirrored = shape_of(name)
    return f"polynesia/island/{shape}", mirrored


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
