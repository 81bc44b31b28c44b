"""Polynesia as a Game: one object for the rules with their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hawaii.games.polynesia.arrange import Description, arranged
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.consistency import checked
from hawaii.games.polynesia.decoding import decode
from hawaii.games.polynesia.kinds import RED
from hawaii.games.polynesia.plans import TurnPlan, find_plans
from hawaii.games.polynesia.reasons import why_not
from hawaii.games.polynesia.scoring import awards, scores, winners
from hawaii.games.polynesia.settled import Settled, settled
from hawaii.games.polynesia.setup import set_up
from hawaii.games.polynesia.snapshot import Snapshot, rebuilt, take_snapshot
from hawaii.games.polynesia.soundness import sound
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.steps import STEPS
from hawaii.games.polynesia.tables import Options
from hawaii.games.polynesia.wishes import read_wish
from hawaii.kernel.actions import Action
from hawaii.kernel.breakdown import Award
from hawaii.kernel.chance import Chance
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.table_types import PlayerRange
from hawaii.kernel.tables import Tables


class Polynesia(Game[Book, PolynesiaState]):
    """The rules of Polynesia.

    >>> from hawaii.games import load_game
    >>> game = load_game("polynesia")
    >>> state = game.arrange({"players": 2, "seats": [{"fish": 0, "shells": 3}]})
    >>> game.plans(state, {"route": "tahi-rua"})[0].cost
    {'shell': 3}
    """

    name: ClassVar[str] = "polynesia"
    idle: ClassVar[frozenset[str]] = frozenset({"stop", "forgo"})
    snapshots: ClassVar[type[Snapshot]] = Snapshot
    descriptions: ClassVar[type[Description]] = Description

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.steps = STEPS
        self.book = Book(checked(tables))

    @property
    def options(self) -> Options:
        return self.book.tables.options

    def players(self, options: Options) -> PlayerRange:
        return self.book.tables.start.players

    def set_up(self, players: int, seed: int, options: Options) -> PolynesiaState:
        return set_up(self.book, players, seed, options)

    def decode(self, value: object) -> Action:
        return decode(self.book, value)

    def prompt(self, state: PolynesiaState) -> Message:
        if state.actor is None:
            return Message("prompt_over")
        values = {"seat": state.actor, "moves": max(0, state.moves)}
        return Message(f"prompt_polynesia_{self.step(state).name}", values)

    def progress(self, state: PolynesiaState) -> Message:
        if state.over:
            return Message("progress_over")
        lava = self.book.tables.lava
        values = {"round": state.round, "red": state.drawn.count(RED), "of": lava.red}
        return Message("progress_lava", values)

    def chapter(self, state: PolynesiaState) -> int:
        return state.round

    def scores(self, state: PolynesiaState) -> tuple[int, ...]:
        return scores(self.book, state)

    def winners(self, state: PolynesiaState) -> tuple[int, ...]:
        return winners(self.book, state)

    def breakdown(self, state: PolynesiaState, seat: int) -> list[Award]:
        """As if the volcano erupted now: points are counted at the end."""
        return awards(self.book, state, seat)

    def settled(self, state: PolynesiaState) -> list[Settled]:
        """What each seat would have left, and lose, if the volcano erupted now."""
        return settled(self.book, state)

    def taken(self, state: PolynesiaState) -> Snapshot:
        return take_snapshot(self.book, state)

    def rebuilt(self, snapshot: Snapshot) -> PolynesiaState:
        return rebuilt(self.book, snapshot)

    def sound(self, state: PolynesiaState) -> bool:
        return sound(self.book, state)

    def deal_hidden(self, state: PolynesiaState, chance: Chance) -> None:
        """The order of the stones. All else lies open."""
        bag = sorted(state.bag)
        chance.shuffle(bag)
        state.bag = tuple(bag)

    def plans(self, state: PolynesiaState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...] | Message:
        wanted = read_wish(wish)
        return tuple(find_plans(self, state, wanted)) or why_not(self.book, state, wanted)

    def arranged(self, wanted: Description, players: int, options: Options) -> PolynesiaState:
        return arranged(self.book, wanted, players, options)
