"""`hawaii bench --saves`: what it costs that nothing is ever lost."""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hawaii.bots.by_chance import busily
from hawaii.kernel.game import Game
from hawaii.saves import COLOURS, Match, Seat, Store, load_file, saved_game
from hawaii.saves.file import encode_file


def measure_saves(game: Game[Any, Any], players: int, seed: int, seconds: float) -> dict[str, float]:
    """Of a whole game of busy players, in the folder for temporary files."""
    match = _whole_match(game, players, seed)
    with TemporaryDirectory(prefix="hawaii-bench-") as folder:
        figures = _writing(match, Path(folder), seconds)
        file = Path(folder) / "whole.json"
        file.write_bytes(encode_file(saved_game(match)))
        figures["milliseconds_to_load"] = 1e3 * _median(lambda: load_file(file), seconds)
    figures["milliseconds_to_undo_at_worst"] = 1e3 * _undoing(match, seed, seconds)
    return figures


def _whole_match(game: Game[Any, Any], players: int, seed: int) -> Match:
    seats = [Seat(colour.title(), colour) for colour in COLOURS[:players]]
    match = Match(game, seats, seed)
    match.shared = match.holds = False  # all can be undone
    choose = busily(seed, game)
    while not match.state.over:
        match.play(choose(game.actions(match.state)))
    return match


def _writing(match: Match, folder: Path, seconds: float) -> dict[str, float]:
    """A durable autosave beside a plain write of the same bytes that is flushed, by turns."""
    store = Store(folder)
    match.go_back(len(match.decisions) - 1)  # running, and nearly as long as it gets
    saved = saved_game(match)
    content = encode_file(saved)
    plain: list[float] = []
    durable: list[float] = []
    numbers = count()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(durable) < 3:
        plain.append(_timed(lambda: _write_plainly(folder / f"plain-{next(numbers) % 2}", content)))
        durable.append(_timed(lambda: store.keep(saved)))
    match.redo()
    return {
        "bytes_of_a_saved_game": len(content),
        "microseconds_to_describe_a_match": 1e6 * _median(lambda: saved_game(match), seconds / 4),
        "microseconds_per_plain_write": 1e6 * statistics.median(plain),
        "microseconds_per_autosave": 1e6 * statistics.median(durable),
        "autosave_to_plain_write": statistics.median(durable) / statistics.median(plain),
    }


def _undoing(match: Match, seed: int, seconds: float) -> float:
    """From the end back to any decision: the longest that one took."""
    worst = 0.0
    numbers = list(range(len(match.decisions)))
    random.Random(seed).shuffle(numbers)
    end = time.perf_counter() + seconds
    for number in numbers:
        worst = max(worst, _timed(lambda number=number: match.go_back(number)))  # type: ignore[misc]
        while match.redo():
            pass
        if time.perf_counter() > end:
            break
    return worst


def _write_plainly(file: Path, content: bytes) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    try:
        os.write(descriptor, content)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _timed(function: Callable[[], object]) -> float:
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def _median(function: Callable[[], object], seconds: float) -> float:
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times) < 3:
        times.append(_timed(function))
    return statistics.median(times)
