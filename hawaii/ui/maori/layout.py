"""Where everything lies on the table of Maori, in logical units, in each of the three arrangements."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box

GAP = 6.0
HEADER, FOOTER, ASIDE = 40.0, 84.0, 112.0
"""Heights above and below the squares of a board, or the width beside them."""
SIDEWAYS = 1.25
"""Width to height from which the supply lies beside the mat, else below it."""


@dataclass(frozen=True)
class LagoonLayout:
    """A player's board, large: its squares, and around them what the player has besides."""

    box: Box
    header: Box
    field: Box
    """All squares together."""
    squares: tuple[Box, ...]
    store: Box
    shells: Box
    ships: Box
    discard: Box
    """Where tiles leave the game."""
    act: Box
    """A button: to do nothing, or to stay."""


@dataclass(frozen=True)
class MatLayout:
    """The matrix, and the water around it."""

    box: Box
    squares: tuple[Box, ...]
    berths: tuple[Box, ...]
    """By position of the ship."""
    supply: Box
    shells: Box
    turn: Box
    """A button: to turn the tile that was picked."""


@dataclass(frozen=True)
class TableLayout:
    """All parts of the table."""

    bar: Box
    mat: MatLayout
    lagoon: LagoonLayout
    opponents: tuple[Box, ...]
    """Small boards; none where they are drawers."""
    recent: Box | None
    """What happened last, where there is room for it."""


def lay_out(fit: Fit, players: int, side: int, rows: int, columns: int) -> TableLayout:
    """The table for so many players, with a matrix of this side and boards of so many squares."""
    bar, rest = fit.room.cut_top(54)
    opponents: tuple[Box, ...] = ()
    recent: Box | None = None
    if fit.arrangement is not Arrangement.COMPACT:
        high = max(176.0, rest.h * 0.2) if fit.arrangement is Arrangement.FULL else 190.0
        strip, rest = rest.cut_bottom(high)
        opponents, recent = _strip(strip.inset(GAP, GAP), players - 1)
    rest = rest.inset(GAP, GAP)
    if fit.arrangement is Arrangement.TALL:
        middle, own = rest.rows([47, 53], gap=GAP)
    else:
        # The mat is square; what it does not need is for the board.
        wide = min(rest.w * 0.5, rest.h * SIDEWAYS)
        middle, own = rest.cut_left(wide, GAP)
    return TableLayout(
        bar=bar,
        mat=mat_layout(middle, side),
        lagoon=lagoon_layout(own, rows, columns),
        opponents=opponents,
        recent=recent,
    )


def _strip(strip: Box, others: int) -> tuple[tuple[Box, ...], Box | None]:
    """The others side by side; where there are few, what happened last lies beside them."""
    shown = strip.columns([1] * max(others + 1, 3) if others < 4 else [1] * 4, gap=GAP)
    if others == 4:
        return tuple(shown), None
    if others == 1:
        return (shown[0],), Box(shown[1].x, strip.y, strip.right - shown[1].x, strip.h)
    return tuple(shown[:others]), shown[others]


def mat_layout(box: Box, side: int) -> MatLayout:
    """The mat as large as it can be, with what is left of the tiles and shells beside or below it."""
    if box.w > box.h:
        area = min(box.h, box.w - 92)
        spare = max(0.0, box.w - area - 160)
        mat = Box(box.x + spare / 2, box.y + (box.h - area) / 2, area, area)
        rest = Box(mat.right + GAP, mat.y, box.right - spare / 2 - mat.right - GAP, mat.h)
        stack = rest.centred(min(rest.w, 112), min(rest.h, 360))
        supply, shells, turn = stack.rows([5, 4, 2], gap=10)
    else:
        area = min(box.w, box.h - 92)
        mat = Box(box.x + (box.w - area) / 2, box.y, area, area)
        rest = Box(mat.x, mat.bottom + GAP, mat.w, box.bottom - mat.bottom - GAP)
        stack = rest.centred(min(rest.w, 420), min(rest.h, 110))
        supply, shells, turn = stack.columns([1, 1, 1], gap=10)
    cells = mat.rows([1] * (side + 2))
    grid = [row.columns([1] * (side + 2)) for row in cells]
    squares = tuple(grid[row + 1][column + 1] for row in range(side) for column in range(side))
    inner = range(1, side + 1)
    berths = (
        *(grid[0][column] for column in inner),
        *(grid[row][side + 1] for row in inner),
        *(grid[side + 1][column] for column in reversed(inner)),
        *(grid[row][0] for row in reversed(inner)),
    )
    return MatLayout(mat, squares, berths, supply, shells, turn)


def lagoon_layout(box: Box, rows: int, columns: int) -> LagoonLayout:
    """A player's board in a box of any size: what else there is lies beside the squares, or below them,
    wherever it leaves them larger.
    """
    header, inner = box.inset(12, 8).cut_top(HEADER, 4)
    right, left = inner.cut_right(ASIDE, 12)
    lower, upper = inner.cut_bottom(FOOTER, 10)
    beside, below = (min(area.w / columns, area.h / rows) for area in (left, upper))
    if beside >= below:
        area, side = left, beside
        store, rest = right.cut_top(ASIDE, 10)
        ships, shells, discard, act = rest.cut_top(min(rest.h, 330.0))[0].rows([3, 3, 4, 3], gap=10)
    else:
        area, side = upper, below
        store, rest = lower.cut_left(FOOTER, 10)
        ships, shells, discard, act = rest.columns([3, 3, 3, 4], gap=10)
        act = act.centred(act.w, 48)
    field = area.centred(side * columns, side * rows)
    squares = tuple(
        Box(field.x + column * side, field.y + row * side, side, side)
        for row in range(rows)
        for column in range(columns)
    )
    return LagoonLayout(box, header, field, squares, store, shells, ships, discard, act)
