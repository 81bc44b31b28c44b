"""Golden games: finished games on file, each with the tables it was played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from hawaii.games import load_game
from hawaii.kernel.game import Game

FOLDER = Path(__file__).parent / "games"


class GoldenGame(msgspec.Struct):
    """A game with all that is needed to play it again, and what must come out."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    actions: list[str]
    scores: list[list[int]]
    """By seat, after each chapter (a round, a lap) and at the end. Never to be changed."""
    winners: list[int]
    digest: str
    """Of the last position. It may be made anew when the form of snapshots changes."""
    tables: dict[str, Any]


def files(game: str = "hawaii") -> list[Path]:
    return sorted((FOLDER / game).glob("*.json"))


def read(file: Path) -> GoldenGame:
    return msgspec.json.decode(file.read_bytes(), type=GoldenGame)


def write(file: Path, golden: GoldenGame) -> None:
    """One line for each key, so that differences can be read."""
    entries = msgspec.to_builtins(golden).items()
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entries]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def replayed(golden: GoldenGame) -> GoldenGame:
    """The same game played again, action by action, with what came out this time."""
    game: Game[Any, Any] = load_game(golden.game, golden.tables)
    state = game.start(golden.players, golden.seed, golden.options)
    scores = []
    for text in golden.actions:
        chapter = game.chapter(state)
        game.play(state, game.decode(text))
        if state.over or game.chapter(state) != chapter:
            scores.append(list(game.scores(state)))
    assert state.over
    return msgspec.structs.replace(
        golden, scores=scores, winners=list(game.winners(state)), digest=game.digest(state)
    )
