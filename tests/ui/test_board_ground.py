"""What lies under everything on the board, and the words that are written on pictures."""

from __future__ import annotations

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.ui.art import Art
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.board_ground import paint_board
from hawaii.ui.hawaii.layout import TableLayout, lay_out
from hawaii.ui.theme import theme, themes
from hawaii.ui.type import Type
from tests.ui.test_themes import contrast

SIZES = [(1280, 720), (1600, 900), (1024, 1366)]
WRITTEN = [
    ("space_five", "ink_dark", Box(0.2, 0.25, 0.6, 0.5)),
    ("space_ten", "ink_dark", Box(0.2, 0.25, 0.6, 0.5)),
    ("tiki_space", "ink_dark", Box(0.2, 0.3, 0.6, 0.4)),
    ("kahuna_space", "ink_dark", Box(0.2, 0.24, 0.6, 0.55)),
    ("track_space", "ink_light", Box(0.08, 0.72, 0.1, 0.2)),
]
"""Pictures with numbers on them, the colour of those, and the part where they are."""


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize(("picture", "words", "part"), WRITTEN)
def test_numbers_on_pictures_can_be_read(name: str, picture: str, words: str, part: Box) -> None:
    art = Art()
    art.patient = True
    canvas = Canvas(pygame.Surface((100, 100)), fit(1280, 720), theme(name), art, Type())
    found = art.picture(f"hawaii/board/{picture}", 100, 100)
    assert found is not None
    drawn = canvas.lit(found, "lamplight")
    where = pygame.Rect([round(100 * value) for value in part])
    points = [(x, y) for x in range(where.x, where.right, 4) for y in range(where.y, where.bottom, 4)]
    assert min(contrast(theme(name)[words], drawn.get_at(point)) for point in points) >= 4.5


def drawn_board(game: Hawaii, size: tuple[int, int]) -> tuple[Canvas, TableLayout]:
    pygame.font.init()
    book = game.book
    one = fit(*size)
    layout = lay_out(one, 4, book.tables.board.rows, len(book.docks), len(book.tiki_spaces), book.rows)
    art = Art()
    art.patient = True
    canvas = Canvas(pygame.Surface(size, pygame.SRCALPHA), one, theme(), art, Type())
    paint_board(canvas, layout)
    return canvas, layout


@pytest.mark.parametrize("size", SIZES)
def test_places_lie_on_green_land_and_docks_in_the_sea(game: Hawaii, size: tuple[int, int]) -> None:
    canvas, layout = drawn_board(game, size)

    def at(x: float, y: float) -> pygame.Color:
        return canvas.surface.get_at(canvas.rect(Box(x, y, 0, 0)).topleft)

    for place in layout.places:
        ground = at(*place.middle)
        assert ground.g > max(ground.r, ground.b)
    for dock in layout.docks:
        water = at(dock.middle[0], dock.bottom - 4)
        assert water.b > water.r
    sand = at(*layout.beach.middle)
    assert sand.r > sand.g > sand.b


def test_the_island_is_drawn_once(game: Hawaii) -> None:
    canvas, layout = drawn_board(game, (1600, 900))
    kept = len(canvas._panels)
    paint_board(canvas, layout)
    assert len(canvas._panels) == kept
