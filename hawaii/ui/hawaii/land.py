"""Land in the sea: a winding shore with surf and sand, and the green above the beach."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import pygame

from hawaii.ui.geometry import Box

GRAIN = 2.0
"""Units in a pixel of the rough map of the island, which is then made larger."""
BLUR = 4
"""Pixels of that map over which land becomes sea."""
SHORE: tuple[tuple[int, str, int], ...] = (
    (14, "#a9e6e2", 90),
    (44, "#a9e6e2", 130),
    (74, "#ffffff", 200),
    (88, "#b9ebe4", 255),
    (104, "#fffdf2", 235),
    (116, "#dcc28a", 255),
    (136, "#f3dfae", 255),
)
"""From the sea to the sand: how much land there must be around, the colour there, and how much it covers."""
MEADOW: tuple[tuple[int, str, int], ...] = ((116, "#c9cf8a", 255), (136, "#a3c977", 255))
"""The same for the green above the beach."""


def draw_land(
    sea: Box, land: Sequence[Box], hills: Sequence[Box], size: tuple[int, int], sharp: bool
) -> pygame.Surface:
    """What is sand, and what of it is green, in a picture of the sea of this size."""
    chance = random.Random(5)  # only for the shape of the shore
    found = pygame.Surface(size, pygame.SRCALPHA)
    _lay(found, _map(sea, land, _bulges(chance, land, 9, 15), size), SHORE, sharp)
    _lay(found, _map(sea, hills, _bulges(chance, hills, 5, 12), size), MEADOW, sharp)
    return found


Bulge = tuple[float, float, float]
"""A round piece of land: where, and how far it reaches."""


def _bulges(chance: random.Random, land: Sequence[Box], least: float, most: float) -> list[Bulge]:
    """Along the edges, so that the shore is not straight."""
    found: list[Bulge] = []
    for box in land:
        for number in range(int(box.w // 34)):
            x = box.x + 17 + number * 34 + chance.uniform(-12, 12)
            for y in (box.y + 4, box.bottom - 4):
                found.append((x, y, chance.uniform(least, most)))
        for number in range(int(box.h // 30)):
            y = box.y + 15 + number * 30 + chance.uniform(-8, 8)
            for x in (box.x + least, box.right - least):
                found.append((x, y, chance.uniform(least, most)))
    return found


def _map(sea: Box, land: Iterable[Box], bulges: Iterable[Bulge], size: tuple[int, int]) -> pygame.Surface:
    """White, and the less transparent the more land there is around."""
    rough = pygame.Surface((round(sea.w / GRAIN), round(sea.h / GRAIN)), pygame.SRCALPHA)
    rough.fill((255, 255, 255, 0))
    for box in land:
        x, y, w, h = ((box.x - sea.x) / GRAIN, (box.y - sea.y) / GRAIN, box.w / GRAIN, box.h / GRAIN)
        pygame.draw.rect(rough, "white", (round(x), round(y), round(w), round(h)), border_radius=8)
    for x, y, reach in bulges:
        middle = round((x - sea.x) / GRAIN), round((y - sea.y) / GRAIN)
        pygame.draw.circle(rough, "white", middle, round(reach / GRAIN))
    soft = pygame.transform.gaussian_blur(rough, BLUR)
    return pygame.transform.smoothscale(soft, size)


def _lay(
    onto: pygame.Surface, land: pygame.Surface, bands: Iterable[tuple[int, str, int]], sharp: bool
) -> None:
    """Colours, wherever there is enough land around; each over the one before."""
    for least, colour, cover in bands:
        band = land.copy()
        band.fill((0, 0, 0, least), special_flags=pygame.BLEND_RGBA_SUB)
        for _ in range(5 if sharp else 4):  # a sharp edge, but not a jagged one
            band.blit(band.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        band.fill((*pygame.Color(colour)[:3], cover), special_flags=pygame.BLEND_RGBA_MULT)
        onto.blit(band, (0, 0))
