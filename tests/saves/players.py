"""People and bots for matches in tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hawaii.bots.by_chance import busily
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.saves import COLOURS, Match, Root, Seat

NAMES = ("Ana", "Kai", "Lei", "Noa", "Pua")


def person(number: int) -> Seat:
    return Seat(NAMES[number], COLOURS[number])


def bot(number: int, level: str = "random", seed: int = 3) -> Seat:
    return Seat(NAMES[number], COLOURS[number], level=level, seed=seed)


def people(number: int) -> list[Seat]:
    return [person(seat) for seat in range(number)]


def alone(game: Hawaii, seed: int = 5, level: str = "random", **more: Any) -> Match:
    """One person against two bots."""
    return Match(game, [person(0), bot(1, level), bot(2, level)], seed, **more)


def shared(game: Hawaii, seed: int = 5) -> Match:
    """Two people and a bot at one screen."""
    return Match(game, [person(0), person(1), bot(2)], seed)


def rich(game: Hawaii, *seats: Seat) -> Match:
    """In the middle of a game, with so much in hand that every purchase takes many decisions."""
    seat = {"shell": 20, "foot": 9, "fruit": 9, "villages": [[], ["shell_hut"]], "at": "hula"}
    state = game.arrange({"prices": {"orchard": [2, 3]}, "seats": [seat] * len(seats), "actor": 0})
    return Match(game, seats, 5, root=Root(game.snapshot(state), ()))


def busy(game: Hawaii, seed: int) -> Callable[[Match], Action]:
    """Decides for whoever is asked: by chance, but not for doing nothing."""
    choose = busily(seed, game)
    return lambda match: choose(match.game.actions(match.state))


def play(match: Match, decide: Callable[[Match], Action], decisions: int = 10_000) -> int:
    """Play for everybody, and end every turn; how many decisions were made."""
    made = 0
    while made < decisions and not match.over:
        if match.held:
            match.end_turn()
        else:
            match.play(decide(match))
            made += 1
    return made


def texts(match: Match) -> list[str]:
    return [decision.action.text for decision in match.decisions]
