"""How colours look to different eyes, and how far apart they look."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

EYES: Final[dict[str, Matrix]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of red, green and blue light when one kind of cone is missing (Machado, Oliveira and
Fernandes 2009, severity 1).
"""

_TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Triple] = (0.95047, 1.0, 1.08883)


def light(colour: str) -> Triple:
    """The light of a colour written as `#rrggbb`: each part from 0 to 1, proportional to its energy."""
    red, green, blue = (_opened(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _opened(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, parts: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: str, eyes: str = "usual") -> Triple:
    """A colour as those eyes see it, in CIELAB: lightness, red against green, yellow against blue."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(EYES[eyes], light(colour)))
    x, y, z = (
        _root(part / white) for part, white in zip(_times(_TO_XYZ, (red, green, blue)), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return math.cbrt(part) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29


def lightness(colour: str, eyes: str = "usual") -> float:
    """From 0, black, to 100, white."""
    return seen(colour, eyes)[0]


def hue(colour: str) -> float:
    """Degrees around the circle of colours: red is near 30, yellow 90, green 140, blue 270, purple 315."""
    _, red, yellow = seen(colour)
    return math.degrees(math.atan2(yellow, red)) % 360


def distance(one: str, other: str, eyes: str = "usual") -> float:
    """How different two colours look (CIEDE2000): below 2 one has to look twice, from 10 on at a glance."""
    return difference(seen(one, eyes), seen(other, eyes))


def difference(one: Triple, other: Triple) -> float:
    """The same, of two places in CIELAB."""
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    grey = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    first, second = ((lab[0], lab[1] * (1 + grey), lab[2]) for lab in (one, other))
    strong = math.hypot(*first[1:]), math.hypot(*second[1:])
    turned = [math.degrees(math.atan2(lab[2], lab[1])) % 360 for lab in (first, second)]
    apart, middle = turned[1] - turned[0], sum(turned) / 2
    if strong[0] * strong[1] == 0:
        apart, middle = 0.0, sum(turned)
    elif abs(apart) > 180:
        apart += 360 if apart < 0 else -360
        middle += 180 if middle < 180 else -180
    return _weighed(
        (one[0] + other[0]) / 2,
        (strong[0] + strong[1]) / 2,
        middle,
        (
            other[0] - one[0],
            strong[1] - strong[0],
            2 * math.sqrt(strong[0] * strong[1]) * math.sin(math.radians(apart) / 2),
        ),
    )


def _weighed(bright: float, strong: float, turned: float, steps: Triple) -> float:
    """Steps in lightness, strength and hue count as much as eyes notice them around a mean colour."""
    waves = ((1, -30, -0.17), (2, 0, 0.24), (3, 6, 0.32), (4, -63, -0.20))
    uneven = 1 + sum(by * math.cos(math.radians(often * turned + shift)) for often, shift, by in waves)
    dull = (bright - 50) ** 2
    scales = (
        1 + 0.015 * dull / math.sqrt(20 + dull),
        1 + 0.045 * strong,
        1 + 0.015 * strong * uneven,
    )
    in_light, in_strength, in_hue = (step / scale for step, scale in zip(steps, scales, strict=True))
    bend = 2 * math.sqrt(strong**7 / (strong**7 + 25**7))
    bend *= -math.sin(math.radians(60 * math.exp(-(((turned - 275) / 25) ** 2))))
    return math.sqrt(in_light**2 + in_strength**2 + in_hue**2 + bend * in_strength * in_hue)


def closest(colours: dict[str, str], eyes: str) -> tuple[float, str, str]:
    """The two of them that look most alike: how far apart they are, and their names."""
    return min(
        (distance(colours[one], colours[two], eyes), one, two) for one, two in combinations(colours, 2)
    )
