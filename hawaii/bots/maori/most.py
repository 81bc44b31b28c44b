"""Ships and shells count only for those who have most: how likely that is, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots.likelihood import likely
from hawaii.bots.maori.boards import KEPT
from hawaii.bots.maori.tempo import Tempo
from hawaii.games.maori.tables import Scoring

TIE = 0.5
"""Who ties scores, too: half a ship ahead of nobody."""


class Majority:
    """Foresees who will have most: seats get more, or less, by about so much as they did in other games."""

    def __init__(self, scoring: Scoring, rows: Sequence[Sequence[float]]) -> None:
        self.scoring = scoring
        self.rows = rows
        """How many more ships, how sure that is, and the same for shells; by empty squares of the fullest
        board.
        """
        self._known: dict[tuple[object, ...], list[float]] = {}

    def foreseen(self, ships: tuple[int, ...], shells: tuple[int, ...], tempo: Tempo) -> list[float]:
        """Points for most ships and most shells that each seat may expect."""
        key = ships, shells, tempo
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            ships_more, ships_spread, shells_more, shells_spread = self.rows[tempo.left]
            of_ships = _shared(_grown(ships, ships_more, tempo), ships_spread, self.scoring.ship)
            of_shells = _shared(_grown(shells, shells_more, tempo), shells_spread, self.scoring.shell)
            found = [one + other for one, other in zip(of_ships, of_shells, strict=True)]
            self._known[key] = found
        return found


def _grown(counts: Sequence[int], more: float, tempo: Tempo) -> list[float]:
    """What seats will have at the end; those without a turn, what they have now."""
    return [max(0.0, own + (more if turns else 0)) for own, turns in zip(counts, tempo.turns, strict=True)]


def _shared(expected: Sequence[float], spread: float, points: int) -> list[float]:
    found = []
    for seat, own in enumerate(expected):
        chance = 1.0
        for other, theirs in enumerate(expected):
            if other != seat:
                chance *= likely((own - theirs + TIE) / spread)
        found.append(points * own * chance)
    return found
