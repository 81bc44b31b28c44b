"""How the points of a match grew, turn by turn."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.saves.match import Match


class Curve(NamedTuple):
    """Points by time, to be drawn."""

    points: tuple[tuple[int, ...], ...]
    """For each seat: at the beginning, then after each turn of anybody."""
    chapters: tuple[tuple[int, int], ...]
    """Where each chapter ends: the place in `points`, and the number of the chapter."""
    final: int | None
    """The place of the final scoring, if there has been one: the last."""


def curve_of(match: Match) -> Curve:
    """All that everybody may have seen of a match; of one that goes on from a position, from there.

    >>> from hawaii.games import load_game
    >>> from hawaii.saves import Seat
    >>> curve_of(Match(load_game("hawaii"), [Seat("Ana", "red"), Seat("Kai", "blue")], seed=7))
    Curve(points=((0,), (0,)), chapters=(), final=None)
    """
    game = match.game
    positions = [*match.positions[:-1], match.shown]
    last = positions[0]
    rows = [game.scores(last)]
    chapters: list[tuple[int, int]] = []
    for state in positions[1:]:
        if state.turns != last.turns or state.over:
            rows.append(game.scores_before_end(state))
            if state.over or game.chapter(state) != game.chapter(last):
                chapters.append((len(rows) - 1, game.chapter(last)))
            last = state
    final = None
    if last.over and game.scores(last) != rows[-1]:
        final = len(rows)
        rows.append(game.scores(last))
    return Curve(tuple(zip(*rows, strict=True)), tuple(chapters), final)
