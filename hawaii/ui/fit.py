"""How much fits into a window: its scale, and which of three arrangements of the table."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box


class Arrangement(StrEnum):
    """How the table is laid out."""

    FULL = "full"
    COMPACT = "compact"
    """Opponents and log are drawers."""
    TALL = "tall"


NEEDS = {Arrangement.FULL: (1600, 900), Arrangement.COMPACT: (1200, 675), Arrangement.TALL: (960, 1280)}
"""The least units of width and height."""
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
"""Pixels of a unit that a player may choose."""
SMALLEST_TEXT = 12
"""Pixels: no letter is smaller, whatever the scale."""


class Fit(NamedTuple):
    """A window of so many pixels at a scale."""

    width: int
    height: int
    scale: float
    arrangement: Arrangement

    @property
    def room(self) -> Box:
        """The window in units."""
        return Box(0, 0, self.width / self.scale, self.height / self.scale)

    def pixels(self, box: Box) -> tuple[int, int, int, int]:
        """A box on the screen. Edges are rounded, so that boxes that touch still do."""
        x, y = round(box.x * self.scale), round(box.y * self.scale)
        return x, y, round(box.right * self.scale) - x, round(box.bottom * self.scale) - y

    def length(self, units: float) -> int:
        return max(1, round(units * self.scale))

    def units(self, point: tuple[float, float]) -> tuple[float, float]:
        return point[0] / self.scale, point[1] / self.scale


def fit(width: int, height: int, scale: float | None = None, arrangement: Arrangement | None = None) -> Fit:
    """What fits into a window of so many pixels: as the player wants it, or else the best.

    Of an arrangement and a scale that do not go together in this window, the arrangement is taken.

    >>> fit(1920, 1080).arrangement, round(fit(1920, 1080).scale, 2)
    (<Arrangement.FULL: 'full'>, 1.2)
    >>> fit(1280, 720).arrangement
    <Arrangement.COMPACT: 'compact'>
    """
    offered = arrangements(width, height)
    wanted = [arrangement] if arrangement in offered else offered
    if scale in SCALES:
        for one in wanted:
            if _fits(width, height, scale, one):
                return Fit(width, height, scale, one)
    best = {one: min(width / NEEDS[one][0], height / NEEDS[one][1]) for one in Arrangement}
    if len(wanted) == 1:
        chosen = wanted[0]
    elif height > width:
        chosen = Arrangement.TALL
    else:
        chosen = Arrangement.FULL if best[Arrangement.FULL] >= 1 else Arrangement.COMPACT
    return Fit(width, height, max(0.1, min(best[chosen], SCALES[-1])), chosen)


def scales(width: int, height: int, arrangement: Arrangement | None = None) -> list[float]:
    """The scales that leave enough room for an arrangement, or for any."""
    wanted = [arrangement] if arrangement is not None else list(Arrangement)
    return [scale for scale in SCALES if any(_fits(width, height, scale, one) for one in wanted)]


def arrangements(width: int, height: int, scale: float | None = None) -> list[Arrangement]:
    """The arrangements that there is enough room for at a scale, or at any."""
    return [one for one in Arrangement if _fits(width, height, scale or SCALES[0], one)]


def why_not(width: int, height: int, scale: float, arrangement: Arrangement | None = None) -> Message | None:
    """Why a scale is not offered in this window, with this arrangement."""
    if scale in scales(width, height, arrangement):
        return None
    values = {"percent": round(100 * scale), "width": width, "height": height}
    if arrangement is None or scale not in scales(width, height):
        return Message("scale_too_large", values)
    return Message("scale_too_large_for", {**values, "arrangement": Message(f"arrangement_{arrangement}")})


def why_not_arranged(
    width: int, height: int, arrangement: Arrangement, scale: float | None = None
) -> Message | None:
    """Why an arrangement is not offered in this window, at this scale."""
    if arrangement in arrangements(width, height, scale):
        return None
    if not _suits(width, height, arrangement):
        return Message("arrangement_upright" if arrangement is Arrangement.TALL else "arrangement_wide")
    least = NEEDS[arrangement]
    across, down = (round(units * (scale or SCALES[0])) for units in least)
    return Message("arrangement_too_large", {"width": across, "height": down})


def _fits(width: int, height: int, scale: float, arrangement: Arrangement) -> bool:
    least = NEEDS[arrangement]
    large = width / scale >= least[0] - 1e-6 and height / scale >= least[1] - 1e-6
    return large and _suits(width, height, arrangement)


def _suits(width: int, height: int, arrangement: Arrangement) -> bool:
    """Whether a window has the shape for it: the places would be narrow strips otherwise."""
    return (arrangement is Arrangement.TALL) == (height > width)
