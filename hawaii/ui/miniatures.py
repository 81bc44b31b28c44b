"""Small pictures of saved games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hawaii.games import load_game
from hawaii.kernel.messages import Problem
from hawaii.saves.file import SavedGame
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box


class Miniatures:
    """Positions of saved games, restored when they are first seen."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], tuple[Any, Any] | None] = {}

    def paint(self, canvas: Canvas, box: Box, saved: SavedGame) -> None:
        """The game as it was left; only water where it cannot be told any more."""
        key = saved.id, saved.digest
        if key not in self._found:
            self._found[key] = _restored(saved)
        found = self._found[key]
        if found is None:
            canvas.panel(box, "sea", 8, "edge", 1.5)
            return
        game, state = found
        people = [number for number, seat in enumerate(saved.seats) if not seat.is_bot]
        colours = [seat.colour for seat in saved.seats]
        paint = import_module(f"hawaii.ui.{saved.game}.miniature").paint_miniature
        paint(canvas, box, game, state, colours, people[0] if people else 0)


def _restored(saved: SavedGame) -> tuple[Any, Any] | None:
    """With the usual rules, or else with its own: those take a while to read."""
    for tables in (None, saved.tables):
        try:
            game = load_game(saved.game, tables)
            return game, game.restore(saved.snapshot)
        except Problem:
            continue
    return None
