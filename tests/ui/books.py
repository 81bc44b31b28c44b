"""The references as they are read: their pages, what these say, and games whose numbers are others."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from typing import Any

from hawaii.games import game_tables, load_game
from hawaii.kernel.game import Game
from hawaii.ui.reference import Example, Page, Table, words_in
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.words import Words
from tests.ui.robot import Robot

WORDS = Words()
Agreed = dict[str, Any] | None

AGREED: dict[str, list[Agreed]] = {
    "hawaii": [None, {"seconds_on_shared_first": True, "kanaloa_counts_fishing_boat": False}],
    "maori": [
        None,
        {"rules": "basic", "board": "normal", "fit": "free"},
        {"rules": "advanced", "board": "atoll", "fit": "edges"},
        {"rules": "pro", "board": "normal", "fit": "edges"},
    ],
    "polynesia": [None, {"jeopardy": False}, {"jeopardy": True}],
}
"""What a table may have agreed on; nothing, where the reference is opened elsewhere."""


def pages(game: Game[Any, Any], agreed: Agreed = None) -> list[Page]:
    found: list[Page] = import_module(f"hawaii.ui.{game.name}.reference").pages(game, agreed)
    return found


def by_id(game: Game[Any, Any], agreed: Agreed = None) -> dict[str, Page]:
    return {page.id: page for page in pages(game, agreed)}


def said(page: Page) -> str:
    """All words of a page, and the single numbers of its tables and examples."""
    found = [WORDS.say(page.title)]
    for block in page.blocks:
        found += [WORDS.say(message) for message in words_in(block)]
        if isinstance(block, Table):
            found += [cell for row in block.rows for cell in row if isinstance(cell, str)]
        if isinstance(block, Example):
            found += [line.value for line in block.lines]
            found += [block.total.value] if block.total is not None else []
    return "\n".join(found)


def reading(robot: Robot) -> ReferenceScene:
    """The reference that lies open."""
    scene = robot.scene
    assert isinstance(scene, ReferenceScene)
    return scene


def changed(name: str, **files: dict[str, Any]) -> Game[Any, Any]:
    """A game with some values of its tables replaced."""
    tables = deepcopy(game_tables(name))
    _lay_over(tables.values, files)
    return load_game(name, tables)


def _lay_over(below: dict[str, Any], above: dict[str, Any]) -> None:
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(below.get(key), dict):
            _lay_over(below[key], value)
        else:
            below[key] = value
