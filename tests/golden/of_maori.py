"""The golden games of Maori: every variant with every number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from hawaii.bots.by_chance import at_random
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from tests.golden.wanted import Player, Wanted, blindly

HOUSE = {"start": {"shells": 50, "shells_each": 9}, "scoring": {"lei": 7}}


def builder(seed: int, game: Game[Any, Any]) -> Player:
    """Players who put tiles where they bring most at once, and seldom give one up: boards get full."""
    chooser = random.Random(seed)

    def points(state: Any, action: Action) -> tuple[int, float]:
        after = state.copy()
        game.play_in_turn(after, action)
        own, *others = (game.scores(after)[seat] for seat in (state.actor, *range(len(state.boards))))
        return own - max(others) // 4, chooser.random()

    def choose(state: Any) -> Action:
        actions = game.actions(state)
        if actions[0].text.startswith(("put", "moor")) and chooser.random() < 0.9:
            return max(actions, key=lambda action: points(state, action))
        kept = [action for action in actions if not action.text.startswith("discard")]
        busy = [action for action in kept if action.text != "nothing"]
        return chooser.choice(actions if chooser.random() < 0.02 else busy or kept)

    return choose


def careless(seed: int, game: Game[Any, Any]) -> Player:
    return blindly(at_random(seed), game)


def wanted() -> Iterator[Wanted]:
    variants = product(("basic", "advanced", "pro"), ("normal", "atoll"), ("free", "edges"))
    number = 0
    for rules, board, fit in variants:
        for players in (2, 3, 4, 5) if board == "normal" else (2, 3, 4):
            number += 1
            kind = "random" if number % 8 == 1 else "builder"
            yield Wanted(
                f"{rules}-{board}-{fit}-{players}-{kind}",
                players,
                5000 + number,
                {"rules": rules, "board": board, "fit": fit},
                careless if kind == "random" else builder,
                HOUSE if number % 8 == 7 else {},
            )
