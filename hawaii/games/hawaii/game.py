"""Hawaii as a Game: one object for the rules with their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hawaii.games.hawaii.arrange import Description, arranged
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.consistency import checked
from hawaii.games.hawaii.decoding import decode
from hawaii.games.hawaii.final_scoring import VillageScore, final_scoring, winners
from hawaii.games.hawaii.imagine import deal_hidden
from hawaii.games.hawaii.plans import TurnPlan, find_plans
from hawaii.games.hawaii.points import reason
from hawaii.games.hawaii.reasons import why_not
from hawaii.games.hawaii.setup import set_up
from hawaii.games.hawaii.snapshot import Snapshot, rebuilt, take_snapshot
from hawaii.games.hawaii.soundness import sound
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.steps import STEPS
from hawaii.games.hawaii.tables import Options
from hawaii.games.hawaii.wishes import read_wish
from hawaii.kernel.actions import Action
from hawaii.kernel.breakdown import Award
from hawaii.kernel.chance import Chance
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.table_types import PlayerRange
from hawaii.kernel.tables import Tables


class Hawaii(Game[Book, HawaiiState]):
    """The rules of Hawaii.

    >>> from hawaii.games import load_game
    >>> game = load_game("hawaii")
    >>> state = game.arrange({"prices": {"hula": [3]}, "seats": [{"at": "hula", "fruit": 0}]})
    >>> [plan.actions for plan in game.plans(state, {"tile": "hula", "side": 1})]
    [(Walk(place='hula'), Buy(tile='hula', side=1, token='3', stack=0))]
    """

    name: ClassVar[str] = "hawaii"
    idle: ClassVar[frozenset[str]] = frozenset({"retire", "rest", "decline"})
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

    def set_up(self, players: int, seed: int, options: Options) -> HawaiiState:
        return set_up(self.book, players, seed, options)

    def decode(self, value: object) -> Action:
        return decode(self.book, value)

    def prompt(self, state: HawaiiState) -> Message:
        if state.actor is None:
            return Message("prompt_over")
        return Message(f"prompt_{self.step(state).name}", {"seat": state.actor, "cost": state.cost})

    def progress(self, state: HawaiiState) -> Message:
        if state.over:
            return Message("progress_over")
        return Message("progress_round", {"round": state.round + 1, "rounds": len(self.book.rounds)})

    def chapter(self, state: HawaiiState) -> int:
        return state.round + 1

    def scores(self, state: HawaiiState) -> tuple[int, ...]:
        return tuple(state.points)

    def scores_before_end(self, state: HawaiiState) -> tuple[int, ...]:
        return tuple(sum(scored.points for scored in tally) for tally in state.tally)

    def winners(self, state: HawaiiState) -> tuple[int, ...]:
        return winners(state)

    def breakdown(self, state: HawaiiState, seat: int) -> list[Award]:
        """Points of the rounds in the order they were scored, then those of the final scoring."""
        awards = [
            Award(scored.points, scored.source.partition(" ")[0], reason(scored))
            for scored in state.tally[seat]
        ]
        if state.over:
            for village in self.final_scoring(state, seat):
                awards += village.awards
        return awards

    def final_scoring(self, state: HawaiiState, seat: int) -> list[VillageScore]:
        """What each village brings at the end, or would if the game ended now."""
        return final_scoring(self.book, state.realms[seat], state.options)

    def taken(self, state: HawaiiState) -> Snapshot:
        return take_snapshot(self.book, state)

    def rebuilt(self, snapshot: Snapshot) -> HawaiiState:
        return rebuilt(self.book, snapshot)

    def sound(self, state: HawaiiState) -> bool:
        return sound(self.book, state)

    def deal_hidden(self, state: HawaiiState, chance: Chance) -> None:
        deal_hidden(state, chance)

    def plans(self, state: HawaiiState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...] | Message:
        wanted = read_wish(wish)
        return tuple(find_plans(self, state, wanted)) or why_not(self.book, state, wanted)

    def arranged(self, wanted: Description, players: int, options: Options) -> HawaiiState:
        return arranged(self.book, wanted, players, options)
