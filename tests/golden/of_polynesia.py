"""The golden games of Polynesia: both variants with every number of players, and all tide cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hawaii.bots.by_chance import at_random
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from tests.golden.wanted import Player, Wanted, blindly

BASE = 8500
"""A seed with which all tide cards and all kinds of decisions come up."""
NEAR = ("ahi_nui", "tahi", "rua", "toru")
HOUSE = {"start": {"fish": 8, "shells": 8}, "lava": {"grey": 5, "black": 0}, "scoring": {"turtles": 4}}


def settler(seed: int, game: Game[Any, Any]) -> Player:
    """Players who explore from where they are, sail away from the volcano, and take what lies there."""
    chooser = random.Random(seed)

    def worth(state: Any, action: Action) -> tuple[int, float]:
        """Points, members that are safe, and tokens, of which masks may be used up."""
        after = state.copy()
        game.play_in_turn(after, action)
        seat = state.actor
        own = game.snapshot(after)["seats"][seat]
        safe = sum(count for name, count in own["members"].items() if name not in NEAR)
        left = len(game.snapshot(after)["tokens"])
        return game.scores(after)[seat] + 2 * safe - 3 * left, chooser.random()

    def near(state: Any, actions: list[Action]) -> list[Action]:
        """Of routes, those that lead on from where one is."""
        own = game.snapshot(state)["seats"][state.actor]["members"]
        found = [one for one in actions if own.keys() & {*one.text.split()[1].split("-")}]
        return found if actions[0].text.startswith("explore") and found else actions

    def choose(state: Any) -> Action:
        actions = game.actions(state)
        sails = [action for action in actions if action.text.startswith("sail")]
        if sails and chooser.random() < 0.6:
            return max(sails, key=lambda action: worth(state, action))
        words = sorted({action.text.split()[0] for action in actions} - {*game.idle})
        word = chooser.choice(words or sorted(game.idle))
        return chooser.choice(
            near(state, [one for one in actions if one.text.startswith(word)] or [*actions])
        )

    return choose


def careless(seed: int, game: Game[Any, Any]) -> Player:
    return blindly(at_random(seed), game)


def wanted() -> Iterator[Wanted]:
    for jeopardy in (False, True):
        for players in (2, 3, 4):
            for number in range(8):
                kind = "random" if number == 0 else "settler"
                variant = "jeopardy" if jeopardy else "usual"
                yield Wanted(
                    f"{variant}-{players}-{number}-{kind}",
                    players,
                    BASE + 100 * jeopardy + 10 * players + number,
                    {"jeopardy": jeopardy},
                    careless if kind == "random" else settler,
                    HOUSE if number == 7 else {},
                )
