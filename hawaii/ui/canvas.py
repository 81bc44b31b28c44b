"""Drawing in logical units: everything that scenes and widgets draw goes through here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Literal

import pygame

from hawaii.ui.art import Art
from hawaii.ui.fit import SMALLEST_TEXT, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.theme import Theme
from hawaii.ui.type import Type

Align = Literal["left", "centre", "right"]
FINER = 3
"""Rounded corners are drawn so much larger, then made smaller: so they are smooth."""
LOST = 2
"""How much of each colour is lost when a picture is made smaller by that."""
COARSER = 4
"""Shadows are drawn so much smaller."""
KEPT = 600

SMALL, NORMAL, LARGE, HUGE = 16.0, 19.0, 26.0, 40.0
"""Sizes of text."""
SMALLEST = 14.0
WHITE = pygame.Color("white")


class Canvas:
    """A surface with its scale, colours, letters and pictures."""

    def __init__(self, surface: pygame.Surface, fit: Fit, theme: Theme, art: Art, type_: Type) -> None:
        self.surface = surface
        self.fit = fit
        self.theme = theme
        self.art = art
        self.type = type_
        self._panels: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def onto(self, surface: pygame.Surface) -> Canvas:
        """The same, drawing elsewhere; what is kept is shared."""
        other = Canvas(surface, self.fit, self.theme, self.art, self.type)
        other._panels = self._panels
        return other

    def rect(self, box: Box) -> pygame.Rect:
        return pygame.Rect(self.fit.pixels(box))

    def colour(self, name: str, alpha: int | None = None) -> pygame.Color:
        colour = self.theme[name]
        return colour if alpha is None else pygame.Color(colour.r, colour.g, colour.b, alpha)

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Something that takes time to draw: drawn once, and then kept by a key that tells all about it."""
        found = self._panels.get(key)
        if found is None:
            found = self._panels[key] = make()
            if len(self._panels) > KEPT:
                self._panels.popitem(last=False)
        return found

    # -- shapes ------------------------------------------------------------------------------------

    def fill(self, box: Box, colour: str) -> None:
        self.surface.fill(self.theme[colour], self.rect(box))

    def veil(self, box: Box, colour: str, alpha: int) -> None:
        """A transparent colour over what is there."""
        rect = self.rect(box)
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill(self.colour(colour, alpha))
        self.surface.blit(veil, rect)

    def panel(
        self,
        box: Box,
        fill: str | None,
        radius: float = 10,
        border: str | None = None,
        thickness: float = 2,
        alpha: int = 255,
        shadow: bool = False,
    ) -> None:
        """A rounded rectangle; with a soft shadow, if it lies above the table."""
        rect = self.rect(box)
        if rect.w <= 0 or rect.h <= 0:
            return
        corner, line = self.fit.length(radius), self.fit.length(thickness)
        if shadow:
            self._shadow(rect, corner)
        key = rect.w, rect.h, corner, fill, border, line, alpha
        found = self._panels.get(key)
        if found is None:
            found = self._panels[key] = self.rounded(rect.size, corner, fill, border, line, alpha)
            if len(self._panels) > KEPT:
                self._panels.popitem(last=False)
        self.surface.blit(found, rect)

    def rounded(
        self,
        size: tuple[int, int],
        corner: int,
        fill: str | None,
        border: str | None,
        line: int,
        alpha: int = 255,
    ) -> pygame.Surface:
        """A rectangle with smooth corners, in pixels, for whoever keeps it."""
        w, h = size
        corner = min(corner, w // 2, h // 2)
        large = pygame.Surface((w * FINER, h * FINER), pygame.SRCALPHA)
        if fill is not None:
            pygame.draw.rect(large, self.colour(fill, alpha), large.get_rect(), border_radius=corner * FINER)
            # Transparent pixels have the colour, too: else edges would be dark when it is made smaller.
            base = pygame.Surface(large.get_size(), pygame.SRCALPHA)
            base.fill(self.colour(fill, 0))
            base.blit(large, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
            large = base
        if border is not None:
            pygame.draw.rect(
                large,
                self.colour(border, alpha),
                large.get_rect(),
                width=line * FINER,
                border_radius=corner * FINER,
            )
        small = pygame.transform.smoothscale(large, size)
        small.fill((LOST, LOST, LOST), special_flags=pygame.BLEND_RGB_ADD)
        if fill is not None:  # corners and edges may differ by that little, but not the whole
            edge = max(corner, line) + 1
            for inner in (
                small.get_rect().inflate(-2 * edge, -2 * line),
                small.get_rect().inflate(-2 * line, -2 * edge),
            ):
                if inner.w > 0 and inner.h > 0:
                    small.fill(self.colour(fill, alpha), inner)
        return small

    def _shadow(self, rect: pygame.Rect, corner: int) -> None:
        blur = self.fit.length(8)
        key = "shadow", rect.w, rect.h, corner, blur
        found = self._panels.get(key)
        if found is None:
            # Small, then made larger: it is soft anyway, and so it takes a tenth of the time.
            size = rect.w + 4 * blur, rect.h + 4 * blur
            small = pygame.Surface((size[0] // COARSER + 1, size[1] // COARSER + 1), pygame.SRCALPHA)
            inner = pygame.Rect(
                2 * blur // COARSER, 2 * blur // COARSER, rect.w // COARSER, rect.h // COARSER
            )
            pygame.draw.rect(small, (20, 20, 40, 110), inner, border_radius=corner // COARSER)
            small = pygame.transform.gaussian_blur(small, max(1, blur // COARSER))
            found = self._panels[key] = pygame.transform.smoothscale(small, size)
        self.surface.blit(found, (rect.x - 2 * blur, rect.y - 2 * blur + blur // 2))

    def disc(self, box: Box, fill: str, border: str | None = None, thickness: float = 2) -> None:
        self.panel(box, fill, radius=min(box.w, box.h), border=border, thickness=thickness)

    # -- pictures ----------------------------------------------------------------------------------

    def picture(self, name: str, box: Box, alpha: int = 255, light: str | None = None) -> None:
        rect = self.rect(box)
        # The size of the rectangle may differ by a pixel wherever the box is: it would be drawn again.
        size = self.fit.length(box.w), self.fit.length(box.h)
        found = self.art.picture(name, *size)
        if found is None:
            return
        if light is not None and self._dim(light) and not self.art.hurried:
            drawn = found
            found = self.kept(("lit", name, *size, light), lambda: self.lit(drawn.copy(), light))
        if alpha != 255:
            found = found.copy()
            found.set_alpha(alpha)
        self.surface.blit(found, rect)

    def lit(self, drawn: pygame.Surface, light: str) -> pygame.Surface:
        """The same in this light, which by night leaves it darker."""
        if self._dim(light):
            drawn.fill(self.theme[light], special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    def _dim(self, light: str) -> bool:
        return self.theme[light] != WHITE

    def icon(self, name: str, box: Box, colour: str = "ink", alpha: int = 255) -> None:
        """A picture of one colour, in that of the words beside it."""
        rect = self.rect(box)
        key = "icon", name, rect.w, rect.h, colour, alpha
        found = self._panels.get(key)
        if found is None:
            drawn = self.art.picture(name, rect.w, rect.h)
            if drawn is None:
                return
            found = drawn.copy()
            found.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            found.fill(self.colour(colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            if not self.art.hurried:
                self._panels[key] = found
        self.surface.blit(found, rect)

    def cover(
        self,
        name: str,
        box: Box,
        ratio: float,
        radius: float = 0,
        top: bool = False,
        left: float = 0.5,
        light: str | None = None,
    ) -> None:
        """A picture of this ratio of width to height that fills a box without being stretched, perhaps with
        round corners. What is too much is cut off: on both sides, so much of it on the left, or only below.
        """
        rect = self.rect(box)
        wide, high = rect.w, round(rect.w / ratio)
        if high < rect.h:
            wide, high = round(rect.h * ratio), rect.h
        key = "cover", name, rect.w, rect.h, radius, top, left, light
        found = self._panels.get(key)
        if found is None:
            whole = self.art.picture(name, wide, high)
            if whole is None:
                return
            found = pygame.Surface(rect.size, pygame.SRCALPHA)
            found.blit(whole, (round((rect.w - wide) * left), 0 if top else (rect.h - high) // 2))
            if radius:
                mask = self.rounded(rect.size, self.fit.length(radius), "paper", None, 1)
                mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
                found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            if light is not None:
                self.lit(found, light)
            if not self.art.hurried:
                self._panels[key] = found
        self.surface.blit(found, rect)

    def drop_shadow(self, box: Box, radius: float = 8) -> None:
        """Under what can be picked up."""
        self._shadow(self.rect(box), self.fit.length(radius))

    # -- text --------------------------------------------------------------------------------------

    def text(
        self,
        box: Box,
        text: str,
        size: float = NORMAL,
        colour: str = "ink",
        face: str = "text",
        align: Align = "left",
    ) -> None:
        """A line in the middle of the height of a box; made smaller, then cut off, if it is too long."""
        self._line(box, self._short(text, size, face, box.w), colour, face, align)

    def lines(
        self,
        box: Box,
        text: str,
        size: float = NORMAL,
        colour: str = "ink",
        face: str = "text",
        align: Align = "left",
    ) -> None:
        """Several lines from the top of a box."""
        pixels = self.fit.length(size)
        high = self.type.height(face, pixels) / self.fit.scale
        for number, line in enumerate(self.wrapped(text, size, box.w, face)):
            place = Box(box.x, box.y + number * high, box.w, high)
            self._line(place, (line, pixels), colour, face, align)

    def lines_in(
        self,
        box: Box,
        text: str,
        size: float = NORMAL,
        colour: str = "ink",
        face: str = "text",
        align: Align = "left",
    ) -> None:
        """Several lines in the middle of the height of a box; made smaller, then cut off, if too many."""
        least = min(size, SMALLEST)
        while size > least and self._height(text, size, box.w, face) > box.h:
            size -= 1
        lines = self.wrapped(text, size, box.w, face)
        high = self.line_height(size, face)
        most = max(1, int(box.h / high + 0.1))
        shown = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
        top = box.y + (box.h - high * len(shown)) / 2
        for number, line in enumerate(shown):
            self.text(Box(box.x, top + number * high, box.w, high), line, size, colour, face, align)

    def _height(self, text: str, size: float, width: float, face: str) -> float:
        return len(self.wrapped(text, size, width, face)) * self.line_height(size, face)

    def wrapped(self, text: str, size: float, width: float, face: str = "text") -> list[str]:
        return self.type.wrapped(text, face, self.fit.length(size), round(width * self.fit.scale))

    def text_width(self, text: str, size: float = NORMAL, face: str = "text") -> float:
        return self.type.width(text, face, self.fit.length(size)) / self.fit.scale

    def line_height(self, size: float = NORMAL, face: str = "text") -> float:
        return self.type.height(face, self.fit.length(size)) / self.fit.scale

    def _short(self, text: str, size: float, face: str, width: float) -> tuple[str, int]:
        room = width * self.fit.scale + 1
        pixels = self.fit.length(size)
        least = max(SMALLEST_TEXT, self.fit.length(min(size, SMALL)))
        while pixels > least and self.type.width(text, face, pixels) > room:
            pixels -= 1
        if self.type.width(text, face, pixels) > room:
            while text and self.type.width(f"{text}…", face, pixels) > room:
                text = text[:-1]
            text = f"{text}…"
        return text, pixels

    def _line(self, box: Box, line: tuple[str, int], colour: str, face: str, align: Align) -> None:
        text, pixels = line
        if not text:
            return
        drawn = self.type.render(text, face, pixels, self.theme[colour])
        rect = self.rect(box)
        x = {"left": rect.x, "centre": rect.centerx - drawn.get_width() // 2}.get(
            align, rect.right - drawn.get_width()
        )
        self.surface.blit(drawn, (x, rect.centery - drawn.get_height() // 2))

    # -- lines -------------------------------------------------------------------------------------

    def outline(self, box: Box, colour: str, radius: float = 10, thickness: float = 3) -> None:
        self.panel(box, None, radius, border=colour, thickness=thickness)

    def stroke(self, points: Iterable[tuple[float, float]], colour: str, thickness: float = 2) -> None:
        scale = self.fit.scale
        pixels = [(round(x * scale), round(y * scale)) for x, y in points]
        pygame.draw.lines(self.surface, self.theme[colour], False, pixels, self.fit.length(thickness))
