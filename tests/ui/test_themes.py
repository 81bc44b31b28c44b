"""Themes: the same names in all of them, and words that can be read."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

import pygame
import pytest

import hawaii.ui
from hawaii.bots import Worker
from hawaii.games import NAMES
from hawaii.saves import Store
from hawaii.ui.app import App
from hawaii.ui.canvas import Align, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.cards import GROUNDS
from hawaii.ui.settings import Settings
from hawaii.ui.shots import SCENES, draw_whole
from hawaii.ui.sources import groups_of
from hawaii.ui.theme import Theme, luminance, theme, themes

WORDS_ON = [
    *(("ink", ground) for ground in ("paper", "paper_dim", "sand", "button")),
    *(("ink_soft", ground) for ground in ("paper", "paper_dim", "sand", "button_off")),
    *(("ink_light", ground) for ground in ("night", "bar", "leaf", "lava_deep")),
    ("glow", "night"),
    *(("ink_dark", ground) for ground in ("gold", "glow")),
    *(("hibiscus", ground) for ground in ("paper", "paper_dim")),
    *(("leaf_dark", ground) for ground in ("paper", "paper_dim")),
    ("lava", "paper_dim"),
    ("gold", "bar"),
]
"""Colours of words, and what they are written on."""
MIXED = [("ink", "paper", "leaf", 200), ("ink", "paper", "button", 200), ("ink_soft", "sand", "paper", 150)]
"""The same on ground that shines through: its colour, what is below, and how much covers it."""


CHARTED = sorted({group.colour for game in NAMES for group in groups_of(game)})
"""Colours of bars with words on them."""


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_most() -> None:
    assert contrast(pygame.Color("black"), pygame.Color("white")) == pytest.approx(21)


def test_there_are_several_and_the_usual_one_is_first() -> None:
    assert themes() == ["light", "dark", "contrast"]


@pytest.mark.parametrize("name", themes())
def test_all_themes_have_the_same_names(name: str) -> None:
    assert theme(name).names == theme().names


@pytest.mark.parametrize(("words", "ground"), WORDS_ON)
@pytest.mark.parametrize("name", themes())
def test_words_can_be_read(name: str, words: str, ground: str) -> None:
    found = contrast(theme(name)[words], theme(name)[ground])
    assert found >= (7 if name == "contrast" else 4.5)


@pytest.mark.parametrize(("words", "ground", "below", "alpha"), MIXED)
@pytest.mark.parametrize("name", themes())
def test_words_can_be_read_where_the_ground_shines_through(
    name: str, words: str, ground: str, below: str, alpha: int
) -> None:
    colours = theme(name)
    assert contrast(colours[words], colours[below].lerp(colours[ground], alpha / 255)) >= 4.5


@pytest.mark.parametrize(
    "ground",
    ["hibiscus", *GROUNDS.values(), *(group.colour for game in NAMES for group in groups_of(game))],
)
@pytest.mark.parametrize("name", themes())
def test_words_can_be_read_on_the_colours_of_charts_and_tide_cards(name: str, ground: str) -> None:
    colours = theme(name)
    assert contrast(colours[colours.words_on(ground)], colours[ground]) >= 4.5


def test_every_colour_of_words_is_looked_at() -> None:
    """Whatever the source writes in, by `colour=` or as an argument before the name of a face."""
    written: set[str] = set()
    for file in Path(hawaii.ui.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and _name(call) in ("text", "lines", "lines_in", "Label", "Title"):
                nodes = [*call.args, *(keyword.value for keyword in call.keywords)]
                strings = (
                    one.value for node in nodes for one in ast.walk(node) if isinstance(one, ast.Constant)
                )
                written |= {one for one in strings if isinstance(one, str)} & theme().names
    looked_at = {words for words, _ in WORDS_ON}
    assert written - looked_at == {"night"}, "which is only the shadow of the title"


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


@pytest.mark.parametrize("scene", SCENES)
def test_every_theme_can_be_read_and_leaves_nothing_behind(
    worker: Worker, tmp_path: Path, scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words differ enough from what is really below them: from the middle one of its points, large words from
    less, as is usual. And a scene that has had another theme looks like one that never had.
    """
    hard: list[tuple[str, str, float]] = []
    draw_line = Canvas._line

    def look(self: Canvas, box: Box, line: tuple[str, int], colour: str, face: str, align: Align) -> None:
        text, pixels = line
        grounds = _below(self, box, self.type.width(text, face, pixels), pixels, align) if text else []
        if grounds:
            found = median(contrast(self.theme[colour], ground) for ground in grounds)
            if found < (3 if pixels >= 24 else 4.5):
                hard.append((name, text, round(found, 1)))
        draw_line(self, box, line, colour, face, align)

    monkeypatch.setattr(Canvas, "_line", look)
    app = App(Settings(speed="off", theme="dark"), Store(tmp_path), worker, (1600, 900))
    app.push(SCENES[scene](app))
    pictures = []
    for name in ("dark", "light", "contrast", "dark"):
        app.settings.theme = name
        app.adapt()
        draw_whole(app)
        pictures.append(pygame.image.tobytes(app.window, "RGB"))
    app.quit()
    assert hard == []
    assert len(set(pictures)) == 3
    assert pictures[0] == pictures[-1]


def _below(canvas: Canvas, box: Box, width: int, pixels: int, align: Align) -> list[pygame.Color]:
    """The colours of points on which words of this width will stand, so far as anything is there yet."""
    rect = canvas.rect(box)
    left = {"left": rect.x, "centre": rect.centerx - width // 2, "right": rect.right - width}[align]
    words = pygame.Rect(left, rect.centery - pixels // 4, width, pixels // 2).clip(canvas.surface.get_clip())
    if words.w < 3 or words.h < 3:
        return []
    points = [
        (words.x + words.w * x // 12, words.y + words.h * y // 6) for x in range(1, 12, 2) for y in (1, 3, 5)
    ]
    return [colour for point in points if (colour := canvas.surface.get_at(point)).a > 200]


def test_a_theme_that_is_gone_is_the_usual_one() -> None:
    assert theme("../../secret") is theme()
    assert isinstance(theme("volcano"), Theme)
