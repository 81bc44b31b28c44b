"""Pieces and players are told apart whatever eyes see: by colour, by lightness, and by their drawing."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise
from typing import get_args

import pygame
import pytest

from hawaii.kernel.folders import resource
from hawaii.saves.seats import Colour
from hawaii.ui.art import Art
from hawaii.ui.canvas import Canvas
from hawaii.ui.charts.curve import SHAPES, Line, curve
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.theme import luminance, theme, themes
from hawaii.ui.type import Type
from tests.ui.seeing import EYES, Triple, closest, difference, distance, hue, lightness, seen

PLAYERS: tuple[str, ...] = get_args(Colour)
RESOURCES = ("shell", "foot", "fruit", "point")
NAMED = {"red": (20, 45), "yellow": (80, 100), "green": (130, 160), "blue": (255, 290), "purple": (305, 335)}
"""Degrees of hue that people call by these names."""
APART = 15.0
"""How far apart two players look at least."""
PIECES_APART = 13.0
GLANCED_APART = 10.0
ALIKE = {"chieftain": 0.8, "marker": 0.7}
"""Of 1, which is the same picture; heads and lei are the same for all."""
STEP = 4.5
"""The least step in lightness, for whoever sees no colour at all: prints, dusk, a bad screen."""


def painted(name: str) -> str:
    """The main colour of a picture: the middle of the gradient that its largest part is filled with."""
    text = resource("assets", "svg", "hawaii", f"{name}.svg").read_text(encoding="utf-8")
    gradient = re.search(r'<\w+Gradient id="main".*?</', text)
    assert gradient is not None, name
    assert 'fill="url(#main)"' in text, name
    middle = re.search(r'offset="0\.\d+" stop-color="(#[0-9a-f]{6})"', gradient[0])
    assert middle is not None, name
    return middle[1]


def looked_at(name: str, size: int = 24) -> pygame.Surface:
    return pygame.image.load_sized_svg(resource("assets", "svg", "hawaii", f"{name}.svg"), (size, size))


def glanced(name: str) -> str:
    """What is left of a small picture when one only glances at it: the mean of its colours."""
    drawn = looked_at(name)
    pixels = [drawn.get_at((x, y)) for x in range(24) for y in range(24)]
    solid = [pixel for pixel in pixels if pixel.a > 200]
    red, green, blue = (sum(pixel[part] for pixel in solid) // len(solid) for part in range(3))
    return f"#{red:02x}{green:02x}{blue:02x}"


def players(name: str) -> dict[str, str]:
    """The colours of the players in a theme."""
    return {colour: "#{:02x}{:02x}{:02x}".format(*theme(name)[colour][:3]) for colour in PLAYERS}


def shades(name: str, size: int = 24) -> list[float]:
    """A small picture without its colours: how light each point is, around a mean of 0 with a spread of 1."""
    drawn = looked_at(name, size)
    ground = pygame.Surface(drawn.get_size())
    ground.fill("#808080")
    ground.blit(drawn, (0, 0))
    found = [sum(ground.get_at((x, y))[:3]) / 3 for y in range(size) for x in range(size)]
    mean = sum(found) / len(found)
    spread = math.sqrt(sum((one - mean) ** 2 for one in found) / len(found))
    return [(one - mean) / spread for one in found]


def likeness(one: str, other: str) -> float:
    """1 if two pictures are the same but for their colours and how light they are."""
    first, second = shades(one), shades(other)
    return sum(a * b for a, b in zip(first, second, strict=True)) / len(first)


def spots(name: str, least: int = 8) -> int:
    """How many bright spots there are in a small picture, apart from each other."""
    drawn = looked_at(name)
    bright = {(x, y) for x in range(24) for y in range(24) if _is_bright(drawn.get_at((x, y)))}
    count = 0
    while bright:
        edge, size = [bright.pop()], 1
        while edge:
            x, y = edge.pop()
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & bright
            bright -= beside
            edge += beside
            size += len(beside)
        count += size >= least
    return count


def _is_bright(pixel: pygame.Color) -> bool:
    """Yellow or white, as against the sea."""
    return pixel.a > 200 and pixel.r > 170 and pixel.g > 110


# -- the measure ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ],
)
def test_distances_are_those_of_the_published_examples(one: Triple, other: Triple, expected: float) -> None:
    """Sharma, Wu and Dalal 2005, who give pairs to check an implementation with."""
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)
    assert difference(other, one) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
def test_grey_is_grey_to_all_eyes(eyes: str) -> None:
    for grey in ("#000000", "#808080", "#ffffff"):
        assert difference(seen(grey), seen(grey, eyes)) < 0.1


def test_eyes_confuse_what_they_are_known_to_confuse() -> None:
    assert distance("#c0392b", "#6b7a2a", "usual") > 40
    assert distance("#c0392b", "#6b7a2a", "deuteranopia") < 10
    assert distance("#3f8f6f", "#3f7f9f", "tritanopia") < distance("#3f8f6f", "#3f7f9f", "usual") / 2


# -- players -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", themes())
def test_players_are_told_apart_whatever_eyes_see(name: str, eyes: str) -> None:
    least, one, other = closest(players(name), eyes)
    assert least >= APART, f"{one} and {other}"


@pytest.mark.parametrize("name", themes())
def test_players_are_told_apart_where_there_is_no_colour_at_all(name: str) -> None:
    steps = sorted(lightness(colour) for colour in players(name).values())
    assert min(high - low for low, high in pairwise(steps)) >= STEP


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize("colour", PLAYERS)
def test_red_is_still_red_and_yellow_yellow(name: str, colour: str) -> None:
    low, high = NAMED[colour]
    assert low <= hue(players(name)[colour]) <= high


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize("piece", ["chieftain", "marker"])
@pytest.mark.parametrize("colour", PLAYERS)
def test_pieces_have_the_colour_of_their_player(name: str, piece: str, colour: str) -> None:
    assert painted(f"piece/{piece}_{colour}") == players(name)[colour]


@pytest.mark.parametrize("piece", ["chieftain", "marker"])
def test_each_player_has_a_pattern(piece: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        assert likeness(f"piece/{piece}_{one}", f"piece/{piece}_{other}") < ALIKE[piece], f"{one} and {other}"


def test_each_player_has_a_shape_on_curves() -> None:
    assert set(SHAPES) == set(PLAYERS)
    assert len(set(SHAPES.values())) == len(PLAYERS)


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize("colour", PLAYERS)
def test_lines_of_players_are_seen_on_paper(name: str, colour: str) -> None:
    """Somewhere across each line there is a colour, its own or that of its edge, that paper is far from."""
    pygame.font.init()
    surface = pygame.Surface((400, 240))
    art = Art()
    art.patient = True
    canvas = Canvas(surface, Fit(400, 240, 1.0, Arrangement.FULL), theme(name), art, Type())
    canvas.fill(Box(0, 0, 400, 240), "paper")
    curve(canvas, Box(0, 0, 400, 240), [Line("Ana", colour, (60, 90))], [])
    paper = luminance(theme(name)["paper"]) + 0.05
    across = [luminance(surface.get_at((150, y))) + 0.05 for y in range(180)]
    assert max(max(one, paper) / min(one, paper) for one in across) >= 3


# -- what is paid and won ------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", EYES)
def test_shells_feet_fruits_and_points_are_told_apart_whatever_eyes_see(eyes: str) -> None:
    least, one, other = closest({name: painted(f"piece/{name}") for name in RESOURCES}, eyes)
    assert least >= PIECES_APART, f"{one} and {other}"


@pytest.mark.parametrize("eyes", EYES)
def test_a_glance_at_them_is_enough(eyes: str) -> None:
    least, one, other = closest({name: glanced(f"piece/{name}") for name in RESOURCES}, eyes)
    assert least >= GLANCED_APART, f"{one} and {other}"


# -- tokens --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", EYES)
def test_a_price_with_spears_has_another_colour_whatever_eyes_see(eyes: str) -> None:
    assert distance(painted("token/price"), painted("token/price_spears"), eyes) >= APART


def test_spears_reach_where_a_turtle_has_nothing() -> None:
    """In the upper corners, at the smallest size there is: bright blades against empty ground."""
    corners = [(x, y) for x in (*range(6), *range(18, 24)) for y in range(5)]
    turtle, spears = looked_at("token/price"), looked_at("token/price_spears")
    assert sum(_is_bright(spears.get_at(place)) for place in corners) >= 16
    assert sum(turtle.get_at(place).a > 100 for place in corners) <= 4


@pytest.mark.parametrize("fish", [1, 2, 3])
def test_fish_can_be_counted_at_the_smallest_size(fish: int) -> None:
    assert spots(f"token/fish_{fish}") == fish
