"""Points over time: a line for each player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box

SHAPES = {"red": "square", "yellow": "disc", "green": "triangle", "blue": "ring", "purple": "diamond"}
"""Lines are told apart without colours, too: by what marks them at the end of each part."""
STROKE = 3.5
HALO = 2.0
"""Units of paper around a line, so that lines that cross stay whole."""
EDGE = 0.9
"""Units of ink along its sides: so a line can be seen on paper that is about as light as its colour."""
SHAPE = 6.0
"""Half the size of a shape on a line."""
MARKER = 26.0
"""The size of the player's marker at the end of a line."""
AXIS = 26.0
"""The height of the labels below a curve."""
GROUND = 50
"""How much of their colours there is below all lines together."""
LARGE_SURFACE = 1_200_000
"""Pixels above which less is spent on smooth edges: there they are fine enough."""


class Line(NamedTuple):
    """A line of a curve."""

    name: str
    """Who it is of; written at its end if there is room."""
    colour: str
    """A name of the theme; of a player, whose marker is then at its end."""
    points: Sequence[int]


def curve(
    canvas: Canvas, box: Box, lines: Sequence[Line], marks: Sequence[tuple[int, str]], shown: float = 1.0
) -> None:
    """Lines of points over time, all equally long, with the part before each mark named below the axis.

    A mark is (place in `points`, label): the end of a round with its name, in their order. The label stands
    under the part that ends there; an empty one is not written. Only the part `shown` of the width is drawn,
    from the left, so that the lines can grow; each ends in the marker of its player with the points there:

        curve(canvas, box, [Line("Ana", "red", (0, 4, 9)), Line("Kai", "blue", (0, 2, 12))],
              [(1, "Round 1"), (2, "Final")], shown=0.5)

    It paints no ground: put it on paper. Boxes from about 300 by 160 units look well.
    """
    length = max((len(line.points) for line in lines), default=0)
    if length < 2:
        return
    values = [value for line in lines for value in line.points]
    top, step = _scale(max([*values, 1]), 8 if box.h > 300 else 5)
    bottom = step * min(0, math.floor(min(values) / step))
    ends = _Ends.of(canvas, box, lines)
    left = 10 + max(canvas.text_width(str(end), SMALL) for end in (bottom, top))
    plot = Box(box.x + left, box.y + SHAPE, box.w - left - ends.width, box.h - AXIS - 2 * SHAPE)
    places = _places(canvas, plot, length, marks)
    graph = _Graph(plot, places, bottom, top)
    _grid(canvas, graph, step, marks, left)
    stops = [place for place, _ in marks if 0 < place < length - 1]
    reach = max(0.0, min(1.0, shown))
    for line in lines:
        _draw_line(canvas, graph, line, stops, reach, GROUND // len(lines))
    ends.draw(canvas, graph, lines, reach)


class _Graph(NamedTuple):
    """Where points lie in a plot."""

    plot: Box
    places: tuple[float, ...]
    """The x of each point in time."""
    bottom: int
    top: int

    def y(self, value: float) -> float:
        return self.plot.bottom - self.plot.h * (value - self.bottom) / (self.top - self.bottom)

    def value_at(self, line: Line, x: float) -> tuple[float, int]:
        """The height of a line at x, for its marker; and the points it has reached there."""
        for number in range(len(line.points) - 1):
            left, right = self.places[number], self.places[number + 1]
            if x < right:
                part = max(0.0, (x - left) / (right - left))
                low, high = line.points[number], line.points[number + 1]
                return low + (high - low) * part, round(low + (high - low) * part)
        return float(line.points[-1]), line.points[-1]


def _scale(most: int, parts: int) -> tuple[int, int]:
    """The end of an axis and the distance of its numbers: round ones.

    >>> _scale(113, 6), _scale(7, 4)
    ((120, 20), (8, 2))
    """
    for step in (step * 10**power for power in range(9) for step in (1, 2, 5)):
        if step * parts >= most:
            return step * math.ceil(most / step), step
    return most, most


def _places(canvas: Canvas, plot: Box, length: int, marks: Sequence[tuple[int, str]]) -> tuple[float, ...]:
    """The x of each point: evenly, but each part that has a label is wide enough for it."""
    stops = [0, *sorted({place for place, _ in marks if 0 < place < length}), length - 1]
    stops = list(dict.fromkeys(stops))
    labels = dict(marks)
    spans = list(pairwise(stops))
    least = [canvas.text_width(labels[end], SMALL) + 16 if labels.get(end) else 0.0 for _, end in spans]
    if sum(least) > plot.w:
        least = [0.0] * len(spans)
    # What lies beyond its least width is shared out among the parts that are longer than that.
    wishes = [
        max(1e-6, (end - begin) / length - low / plot.w)
        for (begin, end), low in zip(spans, least, strict=True)
    ]
    spare = (plot.w - sum(least)) / sum(wishes)
    found = [plot.x]
    for (begin, end), low, wish in zip(spans, least, wishes, strict=True):
        x, wide = found[-1], low + spare * wish
        found += [x + wide * part / (end - begin) for part in range(1, end - begin + 1)]
    return tuple(found)


def _grid(canvas: Canvas, graph: _Graph, step: int, marks: Sequence[tuple[int, str]], left: float) -> None:
    plot = graph.plot
    for value in range(graph.bottom, graph.top + 1, step):
        y = graph.y(value)
        colour = "edge" if value == 0 else "paper_dim"
        canvas.fill(Box(plot.x, y - 0.5, plot.w, 1.5 if value == 0 else 1), colour)
        canvas.text(Box(plot.x - left, y - 11, left - 8, 22), str(value), SMALL, "ink_soft", align="right")
    begin = plot.x
    for place, label in marks:
        if not 0 < place < len(graph.places):
            continue
        x = graph.places[place]
        if place < len(graph.places) - 1:
            for number in range(int(plot.h / 9)):  # dashes
                canvas.veil(Box(x - 0.5, plot.y + 9 * number, 1, 5), "edge", 130)
        room = Box(begin, plot.bottom + SHAPE, x - begin, AXIS)
        if label and canvas.text_width(label, SMALL) <= room.w:
            canvas.text(room, label, SMALL, "ink_soft", align="centre")
        begin = x


def _draw_line(
    canvas: Canvas, graph: _Graph, line: Line, stops: Sequence[int], shown: float, ground: int
) -> None:
    around = SHAPE + HALO + EDGE + 1
    area = canvas.rect(graph.plot.inset(-around))
    key = ("curve", area.size, line.colour, tuple(line.points), graph.places, graph.top, tuple(stops), ground)
    picture = canvas.kept(key, lambda: _line_picture(canvas, graph, line, stops, area, ground))
    cut = area.copy()
    if shown < 1:
        x = graph.plot.x + graph.plot.w * shown
        cut.w = max(0, round(x * canvas.fit.scale) - area.x)
    canvas.surface.blit(picture, area, pygame.Rect(0, 0, cut.w, cut.h))


def _line_picture(
    canvas: Canvas, graph: _Graph, line: Line, stops: Sequence[int], area: pygame.Rect, ground: int
) -> pygame.Surface:
    """Drawn larger and made smaller; first a line of paper around it, on a surface of its own: else colours
    would mix with those of transparent pixels.
    """
    finer = 3 if area.w * area.h < LARGE_SURFACE else 2
    scale = canvas.fit.scale
    points = [
        (finer * (x * scale - area.x), finer * (graph.y(value) * scale - area.y))
        for x, value in zip(graph.places, line.points, strict=True)
    ]
    unit = finer * scale
    whole = pygame.Surface(area.size, pygame.SRCALPHA)
    for colour, more in (("paper", HALO + EDGE), ("ink", EDGE), (line.colour, 0.0)):
        large = pygame.Surface((area.w * finer, area.h * finer), pygame.SRCALPHA)
        large.fill(canvas.colour(colour, 0))
        solid = canvas.colour(colour)
        if not more:
            floor = finer * (graph.y(graph.bottom) * scale - area.y)
            below = [(points[0][0], floor), *points, (points[-1][0], floor)]
            pygame.draw.polygon(large, canvas.colour(colour, ground), below)
        thick = max(1, round((STROKE + 2 * more) * unit))
        for begin, end in pairwise(points):
            _thick(large, solid, begin, end, thick)
        for stop in stops:
            _shape(large, SHAPES.get(line.colour, "disc"), points[stop], (SHAPE + more) * unit, solid)
            if not more and SHAPES.get(line.colour) == "ring":
                pygame.draw.circle(large, canvas.colour("paper"), points[stop], SHAPE * unit * 0.5)
        whole.blit(pygame.transform.smoothscale(large, area.size), (0, 0))
    return whole


def _thick(
    surface: pygame.Surface,
    colour: pygame.Color,
    begin: tuple[float, float],
    end: tuple[float, float],
    width: int,
) -> None:
    """A line of the same width in every direction, with round ends."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    long = math.hypot(dx, dy)
    pygame.draw.circle(surface, colour, begin, width / 2)
    pygame.draw.circle(surface, colour, end, width / 2)
    if long:
        nx, ny = -dy / long * width / 2, dx / long * width / 2
        corners = [(begin[0] + nx, begin[1] + ny), (end[0] + nx, end[1] + ny)]
        corners += [(end[0] - nx, end[1] - ny), (begin[0] - nx, begin[1] - ny)]
        pygame.draw.polygon(surface, colour, corners)


def _shape(
    surface: pygame.Surface, shape: str, at: tuple[float, float], half: float, colour: pygame.Color
) -> None:
    x, y = at
    if shape == "square":
        pygame.draw.rect(
            surface, colour, pygame.Rect(x - 0.85 * half, y - 0.85 * half, 1.7 * half, 1.7 * half)
        )
    elif shape == "triangle":
        pygame.draw.polygon(
            surface, colour, [(x, y - half), (x + half, y + 0.8 * half), (x - half, y + 0.8 * half)]
        )
    elif shape == "diamond":
        corners = [(x, y - 1.1 * half), (x + 1.1 * half, y), (x, y + 1.1 * half), (x - 1.1 * half, y)]
        pygame.draw.polygon(surface, colour, corners)
    else:
        pygame.draw.circle(surface, colour, at, half)


class _Ends(NamedTuple):
    """What stands at the ends of the lines: marker, points, and names if there is room."""

    width: float
    numbers: float
    names: bool

    @classmethod
    def of(cls, canvas: Canvas, box: Box, lines: Sequence[Line]) -> _Ends:
        numbers = max(canvas.text_width(str(max(line.points)), 18, "bold") for line in lines) + 8
        names = max(canvas.text_width(line.name, SMALL) for line in lines) + 8
        narrow = MARKER + numbers + 8
        shown = narrow + names <= box.w / 4 and any(line.name for line in lines)
        return cls(narrow + names if shown else narrow, numbers, shown)

    def draw(self, canvas: Canvas, graph: _Graph, lines: Sequence[Line], shown: float) -> None:
        head = graph.plot.x + graph.plot.w * shown
        values = [graph.value_at(line, head) for line in lines]
        wanted = [graph.y(value) for value, _ in values]
        limits = graph.plot.y + MARKER / 2 - SHAPE, graph.plot.bottom
        heights = _apart(wanted, MARKER + 1, limits)
        for line, y, (_, points) in zip(lines, heights, values, strict=True):
            place = Box(head + 6, y - MARKER / 2, MARKER, MARKER)
            if line.colour in SHAPES:
                canvas.picture(f"hawaii/piece/marker_{line.colour}", place)
            else:
                canvas.disc(place.inset(5), line.colour)
            words = Box(place.right + 5, place.y, self.numbers, MARKER)
            canvas.text(words, str(points), 18, "ink", "bold")
            if self.names and shown >= 1:
                names = Box(words.right, place.y, graph.plot.right + self.width - words.right, MARKER)
                canvas.text(names, line.name, SMALL, "ink_soft")


def _apart(wanted: Sequence[float], gap: float, limits: tuple[float, float]) -> list[float]:
    """Heights near those wanted, but so far apart that nothing overlaps.

    >>> _apart([50, 52, 20], 10, (0, 100))
    [46.0, 56.0, 20.0]
    >>> _apart([100, 100, 85], 10, (0.0, 100.0))
    [90.0, 100.0, 80.0]
    """
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    groups: list[tuple[float, list[int]]] = []
    for number in order:
        groups.append((wanted[number], [number]))
        while len(groups) > 1:
            (above, first), (below, second) = groups[-2], groups[-1]
            if below - (len(second) - 1) * gap / 2 - above - (len(first) - 1) * gap / 2 >= gap:
                break
            both = first + second
            groups[-2:] = [(sum(wanted[one] for one in both) / len(both), both)]
    found = [0.0] * len(wanted)
    for middle, members in groups:
        half = (len(members) - 1) * gap / 2
        for place, number in enumerate(members):
            found[number] = float(middle - half + place * gap)
    # Whoever is beyond a limit comes back, and pushes the others along.
    lowest = limits[1]
    for number in reversed(order):
        found[number] = min(found[number], lowest)
        lowest = found[number] - gap
    highest = limits[0]
    for number in order:
        found[number] = max(found[number], highest)
        highest = found[number] + gap
    return found
