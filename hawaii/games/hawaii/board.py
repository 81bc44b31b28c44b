"""The island: positions dealt from the lower left, and what walking between them costs (rules 2, 4)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from hawaii.games.hawaii.tables import Board

Costs = tuple[tuple[int, ...], ...]

BEACH = -1
"""Where chieftains stand who are in no place; also the last row of walking costs."""


def neighbours(board: Board) -> list[list[int]]:
    """The neighbours of each position."""
    widest = max(board.rows.values())
    spots = [
        (row, widest - board.rows[row] + 2 * i) for row in sorted(board.rows) for i in range(board.rows[row])
    ]
    return [
        [
            other
            for other, (y, x) in enumerate(spots)
            if (y, x) != spot and abs(y - spot[0]) <= 1 and abs(x - spot[1]) <= board.neighbour_distance
        ]
        for spot in spots
    ]


def _steps(near: list[list[int]], origins: Iterable[int], first: int) -> dict[int, int]:
    """Fewest steps to each position, breadth first; `first` is the number at the origins."""
    reached = dict.fromkeys(origins, first)
    waiting = deque(reached)
    while waiting:
        here = waiting.popleft()
        for spot in near[here]:
            if spot not in reached:
                reached[spot] = reached[here] + 1
                waiting.append(spot)
    return reached


def joined_up(board: Board) -> bool:
    """Whether one can walk from every place to every other."""
    near = neighbours(board)
    return all(len(_steps(near, [origin], 0)) == len(near) for origin in range(len(near)))


def walking_costs(board: Board, limit: int) -> Costs:
    """Feet from each position, and at last from the beach, to each; `limit` is Pele's, 0 for none."""
    near = neighbours(board)
    table = [_steps(near, [origin], 0) | {origin: board.stay} for origin in range(len(near))]
    table.append(_steps(near, range(board.rows[1]), 1))  # only row 1 touches the beach, which is not crossed
    return tuple(
        tuple(min(steps[spot], limit) if limit else steps[spot] for spot in range(len(near)))
        for steps in table
    )
