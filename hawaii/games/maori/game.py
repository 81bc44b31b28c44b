"""Maori as a Game: one object for the rules with their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hawaii.games.maori import step_numbers
from hawaii.games.maori.arrange import Description, arranged
from hawaii.games.maori.book import Book
from hawaii.games.maori.consistency import checked
from hawaii.games.maori.decoding import decode
from hawaii.games.maori.plans import TurnPlan, find_plans
from hawaii.games.maori.reasons import why_not
from hawaii.games.maori.scoring import BoardScore, awards, board_scores, scores, winners
from hawaii.games.maori.setup import set_up
from hawaii.games.maori.snapshot import Snapshot, rebuilt, take_snapshot
from hawaii.games.maori.soundness import sound
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps import STEPS
from hawaii.games.maori.tables import Options
from hawaii.games.maori.wishes import read_wish
from hawaii.kernel.actions import Action
from hawaii.kernel.breakdown import Award
from hawaii.kernel.chance import Chance
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.table_types import PlayerRange
from hawaii.kernel.tables import Tables


class Maori(Game[Book, MaoriState]):
    """The rules of Maori.

    >>> from hawaii.games import load_game
    >>> game = load_game("maori")
    >>> state = game.arrange({"matrix": [["E-p", ".", ".", "."], *[["."] * 4] * 3], "ship": 16})
    >>> game.plans(state, {"tile": "r1c1", "square": "r1c1"})[0].actions
    (Sail(steps=1), Take(square='r1c1'), Put(square='r1c1', edges=''))
    """

    name: ClassVar[str] = "maori"
    idle: ClassVar[frozenset[str]] = frozenset({"nothing"})
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
        allowed = self.book.tables.start.players
        return PlayerRange(allowed.fewest, min(allowed.most, self.book.sides[options.board].players))

    def set_up(self, players: int, seed: int, options: Options) -> MaoriState:
        return set_up(self.book, players, seed, options)

    def decode(self, value: object) -> Action:
        return decode(self.book, value)

    def prompt(self, state: MaoriState) -> Message:
        if state.actor is None:
            return Message("prompt_over")
        return Message(f"prompt_maori_{self.step(state).name}", {"seat": state.actor})

    def progress(self, state: MaoriState) -> Message:
        if state.over:
            return Message("progress_over")
        size = self.book.sides[state.options.board].size
        most = max(size - board.empty.bit_count() for board in state.boards)
        return Message("progress_board", {"tiles": most, "squares": size})

    def chapter(self, state: MaoriState) -> int:
        """A lap: everybody has a turn. Before it is left, a turn that has ended is still in its lap."""
        ended = state.step == step_numbers.TURN_END
        done = state.turns - (2 if ended else 1)  # the first was to place the ship
        return max(done, 0) // len(state.boards) + 1

    def scores(self, state: MaoriState) -> tuple[int, ...]:
        return scores(self.book, state)

    def winners(self, state: MaoriState) -> tuple[int, ...]:
        return winners(self.book, state)

    def breakdown(self, state: MaoriState, seat: int) -> list[Award]:
        """As if the game ended now: points are counted at its end."""
        return awards(self.book, state, seat)

    def board_scores(self, state: MaoriState) -> list[BoardScore]:
        """What each board brings, island by island, at the end or if the game ended now."""
        return board_scores(self.book, state)

    def taken(self, state: MaoriState) -> Snapshot:
        return take_snapshot(self.book, state)

    def rebuilt(self, snapshot: Snapshot) -> MaoriState:
        return rebuilt(self.book, snapshot)

    def sound(self, state: MaoriState) -> bool:
        return sound(self.book, state)

    def deal_hidden(self, state: MaoriState, chance: Chance) -> None:
        """The order of the supply. All else lies open."""
        supply = sorted(state.supply)
        chance.shuffle(supply)
        state.supply = tuple(supply)

    def plans(self, state: MaoriState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...] | Message:
        wanted = read_wish(wish)
        return tuple(find_plans(self, state, wanted)) or why_not(self.book, state, wanted)

    def arranged(self, wanted: Description, players: int, options: Options) -> MaoriState:
        return arranged(self.book, wanted, players, options)
