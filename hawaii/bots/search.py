"""The search that the opponents of all games share: best turns first, each line played out to its horizon.

A fork is a position where a seat chooses a turn. A probe goes down the tree, picks a turn that was not tried
yet, and from there everybody takes the turn that looks best at once, up to the horizon (in Hawaii, the end
of the round), where the position is valued. All forks on the way are kept, so that later probes deviate
from this line anywhere, for any seat. Each seat maximises its own result, however many there are.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import exp, inf, sqrt
from typing import Any

from hawaii.bots.turns import Turn, complete_turns
from hawaii.bots.valuation import Valuation
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game

DESIGN = 2
"""Raised whenever the same level would choose otherwise than before: records of games go by it."""
WIDTH = 20
"""Turns of a fork that are looked at: those that look best at once."""
OF_A_KIND = 3
"""Of these, so many of one kind."""
CURIOSITY = 4.0
"""How much, in points, a turn that was hardly tried may fall behind and still be tried."""
SHARPNESS = 2.0
"""A turn that looks this many points worse at once is hoped for 1/e times as much."""
ENVY = 0.3
"""With more than two players: how much a point of the best other seat hurts. Between two, it hurts fully."""
DAWDLING = 0.01
"""What a turn more costs on the way to the same: who can retire at once does not rest first."""


def result(values: list[float], seat: int) -> float:
    """What a seat makes of what a position promises all seats."""
    best = max([value for other, value in enumerate(values) if other != seat])
    # Rounded: what is equal must be so on every machine, whatever becomes of the last digits.
    return round(values[seat] - (best if len(values) == 2 else ENVY * best), 6)


class Fork:
    """A position where a seat chooses a turn, with what is known of its turns, the most hopeful first."""

    __slots__ = (
        "actor",
        "at_once",
        "ends",
        "forks",
        "hopes",
        "results",
        "total",
        "turns",
        "values",
        "visits",
    )

    def __init__(
        self, actor: int, turns: list[Turn], kind: Callable[[Sequence[Action]], Hashable] = lambda _: None
    ) -> None:
        self.actor = actor
        everything = sorted([(-result(turn.values, actor), number) for number, turn in enumerate(turns)])
        ranked = _varied(everything, turns, kind)
        self.turns = [turns[number] for _, number in ranked]
        self.values = [turn.values for turn in self.turns]
        self.at_once = [-worse for worse, _ in ranked]
        self.results = self.at_once[:]
        hopes = [exp((value - self.results[0]) / SHARPNESS) for value in self.results]
        together = sum(hopes)
        self.hopes = [hope / together for hope in hopes]
        self.forks: list[Fork | None] = [None] * len(ranked)
        self.visits = [0] * len(ranked)
        self.ends = [0] * len(ranked)
        self.total = 0

    def promising(self) -> int:
        """The turn to try next: good so far, or hoped for and hardly tried (PUCT)."""
        if not self.total:
            return 0
        visits, results = self.visits, self.results
        unknown = min([results[n] for n, tried in enumerate(visits) if tried])
        curiosity = CURIOSITY * sqrt(self.total)
        worth = [
            (results[n] if tried else unknown) + curiosity * hope / (1 + tried)
            for n, (tried, hope) in enumerate(zip(visits, self.hopes, strict=True))
        ]
        return worth.index(max(worth))

    def best(self) -> int:
        """The best turn of those that were tried; of none, the most hopeful."""
        tried = [(self.results[n], -n) for n, visits in enumerate(self.visits) if visits]
        return -max(tried)[1] if tried else 0

    def estimates(self) -> list[float]:
        """The results of all turns. Those that were not tried may change as much as the most hopeful did,
        but none of them is thought better than the best that was.
        """
        if not self.total:
            return self.results
        change = self.results[0] - self.at_once[0]  # the most hopeful is the first to be tried
        best = self.results[self.best()]
        return [
            found if tried else min(best, at_once + change)
            for found, tried, at_once in zip(self.results, self.visits, self.at_once, strict=True)
        ]

    def ranking(self) -> list[int]:
        """All turns, the best first; of equals, those that were tried."""
        estimates = self.estimates()
        return sorted(range(len(self.turns)), key=lambda n: (-estimates[n], -self.visits[n], n))

    def learn(self, number: int, values: list[float], end: int) -> tuple[list[float], int]:
        """A line leads to these values after so many turns of the game; tells the same of the best line."""
        self.total += 1
        self.visits[number] += 1
        self.values[number] = values
        self.ends[number] = end
        self.results[number] = result(values, self.actor) - DAWDLING * end
        best = self.best()
        return self.values[best], self.ends[best]


def _varied(
    ranked: list[tuple[float, int]], turns: list[Turn], kind: Callable[[Sequence[Action]], Hashable]
) -> list[tuple[float, int]]:
    """The first of a ranking, but not too many of one kind."""
    found: list[tuple[float, int]] = []
    met: Counter[Hashable] = Counter()
    for place in ranked:
        one = kind(turns[place[1]].actions)
        met[one] += 1
        if one is None or met[one] <= OF_A_KIND:
            found.append(place)
            if len(found) == WIDTH:
                break
    return found


class Search:
    """A tree of forks under a position, which it may change."""

    def __init__(
        self,
        game: Game[Any, Any],
        valuation: Valuation[Any],
        state: Any,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.valuation = valuation
        self.check = check
        state = valuation.prepared(state)
        self.looks_past = valuation.horizon(state)
        self.evaluations = 0
        self.root = self._fork(state)

    def run(self, evaluations: int, deadline: float = inf) -> None:
        """Probe until so many positions have been valued; the last line is played to its end.

        The deadline is on the clock of the thread: neither a busy machine nor its sleep brings it nearer.
        """
        while self.evaluations < evaluations and time.thread_time() < deadline:
            self.check()
            self.probe(self.root.promising())

    def probe(self, number: int) -> None:
        """Go down from a turn of the root, add a line that is new, and let all forks on the way learn."""
        fork = self.root
        line = [(fork, number)]
        while (following := fork.forks[number]) is not None:
            fork = following
            line.append((fork, number := fork.promising()))
        self.evaluations += 1  # also a line that was known to its end costs something
        if not fork.visits[number]:
            self._play_out(line)
        fork, number = line[-1]
        values, end = fork.values[number], fork.ends[number]
        for fork, number in reversed(line):
            values, end = fork.learn(number, values, end)

    def _fork(self, state: Any) -> Fork:
        self.check()
        turns = complete_turns(self.game, self.valuation, state)
        self.evaluations += len(turns)
        return Fork(state.actor, turns, self.valuation.kind)

    def _play_out(self, line: list[tuple[Fork, int]]) -> None:
        """From the last turn of a line, add the turns that look best to the horizon."""
        fork, number = line[-1]
        while self._goes_on(state := fork.turns[number].state):
            following = fork.forks[number] = self._fork(state)
            fork, number = following, 0
            line.append((fork, number))
        fork.values[number] = self.valuation.values(state)
        fork.ends[number] = state.turns

    def _goes_on(self, state: Any) -> bool:
        """Whether search looks past the end of a turn; then the actions of the next one are laid out."""
        if state.actor is not None and self.looks_past(state):
            self.game.play_on(state, None)
        return state.actor is not None and self.looks_past(state)
