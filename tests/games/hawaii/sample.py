"""Games of Hawaii to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from tests.games.hawaii.ledger import Ledger
from tests.games.hawaii.saved import mid_game
from tests.games.hawaii.telling import LONGEST, TABLES, decisions, hawaii
from tests.games.sample import Options, Sample

GAME = hawaii()


class SampleOfHawaii(Sample):
    game = GAME
    tables = TABLES
    variants = TABLES
    longest = LONGEST
    pace = 1
    seeds = 4
    early = True
    hidden: ClassVar[Mapping[str, int]] = {"islands_down": 11, "gods": 11}
    saved = (mid_game(GAME),)

    def decisions(self, options: Options, players: int, seed: int) -> Iterator[tuple[HawaiiState, Action]]:
        return decisions(GAME, options, players, seed)

    def book_keeper(self, state: HawaiiState) -> Ledger:
        return Ledger(GAME, state)

    def known(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        stacks = snapshot["gods"]
        below = sorted(god for stack in stacks for god in stack[:-1])
        gods = ([len(stack) for stack in stacks], [stack[-1:] for stack in stacks], below)
        return {**snapshot, "islands_down": sorted(snapshot["islands_down"]), "gods": gods}


SAMPLE = SampleOfHawaii()
