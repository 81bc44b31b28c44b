"""What is agreed on for a game that is not as usual: options, and numbers of the rule tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hawaii.games import game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.options import Value, option_values
from hawaii.kernel.tables import Number, numbers_of, with_numbers

MOST = 999


class HouseRules:
    """For a new game, on top of the installed tables and the player's own; Problem if those are wrong."""

    def __init__(self, name: str, options: Mapping[str, Value], numbers: Mapping[str, int]) -> None:
        self.name = name
        self._tables = game_tables(name, own_tables())
        self.usual = {number.path: number for number in numbers_of(self._tables)}
        self.numbers = {
            path: value
            for path, value in numbers.items()
            if path in self.usual and value != self.usual[path].value
        }
        self.game = self._made(self.numbers) or load_game(name, self._tables)
        self.values = option_values(self.game.options)
        self.options = {name: options.get(name, values[0]) for name, values in self.values.items()}

    def _made(self, numbers: Mapping[str, int]) -> Game[Any, Any] | None:
        """The game with these numbers; None if it cannot be."""
        try:
            return load_game(self.name, with_numbers(self._tables, numbers))
        except Problem as problem:
            self.trouble: Message = problem.message
            return None

    @property
    def count(self) -> int:
        """How many things are not as usual."""
        options = sum(self.options[name] != values[0] for name, values in self.values.items())
        return options + len(self.numbers)

    def value(self, path: str) -> int:
        return self.numbers.get(path, self.usual[path].value)

    def least(self, path: str) -> int:
        """Only what is usually lost may be below zero."""
        return -MOST if self.usual[path].value < 0 else 0

    def put(self, path: str, value: int) -> Message | None:
        """Change a number; if the game cannot be played with it, nothing changes, and why is told."""
        numbers = {**self.numbers, path: min(max(value, self.least(path)), MOST)}
        if numbers[path] == self.usual[path].value:
            del numbers[path]
        made = self._made(numbers)
        if made is None:
            return self.trouble
        self.numbers, self.game = numbers, made
        return None

    def agree(self, name: str, value: Value) -> None:
        self.options[name] = value

    def as_usual(self) -> None:
        self.options = {name: values[0] for name, values in self.values.items()}
        self.numbers = {}
        self.game = load_game(self.name, self._tables)

    def of_table(self, table: str) -> list[Number]:
        """The numbers of a table, in the order in which they stand there."""
        return [number for number in self.usual.values() if number.path.partition(".")[0] == table]

    @property
    def tables(self) -> list[str]:
        """The tables with numbers in them."""
        return list(dict.fromkeys(path.partition(".")[0] for path in self.usual))
