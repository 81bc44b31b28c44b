"""Buttons that stand up, cards with printed borders, and the light by night."""

from __future__ import annotations

import pygame
import pytest

from hawaii.ui.art import Art
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import fit
from hawaii.ui.geometry import Box
from hawaii.ui.kapa import BAND, INSET, paint_border
from hawaii.ui.relief import paint_raised
from hawaii.ui.theme import theme, themes
from hawaii.ui.type import Type
from tests.ui.test_themes import contrast

BOX = Box(20, 20, 200, 60)


def canvas_of(name: str) -> Canvas:
    art = Art()
    art.patient = True
    surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
    surface.fill(theme(name)["paper"])
    return Canvas(surface, fit(1280, 720), theme(name), art, Type())


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize(("fill", "words"), [("button", "ink"), ("leaf", "ink_light"), ("paper", "ink")])
def test_words_on_a_button_can_be_read_in_its_light_and_its_shade(name: str, fill: str, words: str) -> None:
    canvas = canvas_of(name)
    face = canvas.rect(paint_raised(canvas, BOX, fill, 12, "edge").inset(14, 10))
    shades = [canvas.surface.get_at((face.centerx, y)) for y in range(face.top, face.bottom)]
    assert min(contrast(theme(name)[words], shade) for shade in shades) >= 4.5


def test_the_light_on_a_button_comes_from_above() -> None:
    canvas = canvas_of("light")
    face = canvas.rect(paint_raised(canvas, BOX, "button", 12, "edge"))
    whole = canvas.rect(BOX)
    top, foot = (sum(canvas.surface.get_at((face.centerx, y))[:3]) for y in (face.top + 6, face.bottom - 6))
    side = sum(canvas.surface.get_at((face.centerx, whole.bottom - 2))[:3])
    assert top > foot > side


def test_a_printed_border_stays_at_the_edge_of_its_card() -> None:
    canvas = canvas_of("light")
    box = Box(40, 40, 500, 300)
    paint_border(canvas, box)
    ground = theme("light")["paper"]
    inner, outer = canvas.rect(box.inset(INSET + BAND + 1)), canvas.rect(box.inset(INSET - 1))
    printed = 0
    for x in range(0, canvas.surface.get_width(), 3):
        for y in range(0, canvas.surface.get_height(), 3):
            if canvas.surface.get_at((x, y)) != ground:
                printed += 1
                assert outer.collidepoint(x, y)
                assert not inner.collidepoint(x, y)
    assert printed > 500


def test_by_night_there_is_moonlight_on_the_landscape_but_not_on_tiles() -> None:
    def brightness(name: str, picture: str, light: str | None) -> float:
        canvas = canvas_of(name)
        canvas.picture(picture, BOX, light=light)
        return sum(pygame.transform.average_color(canvas.surface, canvas.rect(BOX.inset(20)))[:3])

    landscape, tile = "hawaii/place/coast", "hawaii/tile/hula_1"
    assert brightness("dark", landscape, "moonlight") < 0.8 * brightness("light", landscape, "moonlight")
    assert brightness("dark", tile, None) == pytest.approx(brightness("light", tile, None), rel=0.02)
