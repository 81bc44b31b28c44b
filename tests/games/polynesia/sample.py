"""Games of Polynesia to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from tests.games.polynesia.ledger import Ledger
from tests.games.polynesia.saved import ALL
from tests.games.polynesia.telling import LONGEST, TABLES, decisions, opening, polynesia
from tests.games.sample import Options, Sample

GAME = polynesia()


class SampleOfPolynesia(Sample):
    game = GAME
    tables = TABLES
    variants = TABLES
    longest = LONGEST
    pace = 9
    seeds = 10
    early = False
    hidden: ClassVar[Mapping[str, int]] = {"bag": 21}
    saved = tuple(make(GAME) for make in ALL)

    def opening(self, options: Options, players: int, seed: int) -> PolynesiaState:
        return opening(GAME, players, seed, options)

    def decisions(self, options: Options, players: int, seed: int) -> Iterator[tuple[PolynesiaState, Action]]:
        return decisions(GAME, options, players, seed)

    def book_keeper(self, state: PolynesiaState) -> Ledger:
        return Ledger(GAME, state)

    def known(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        return {**snapshot, "bag": sorted(snapshot["bag"])}

    def derived(self, state: PolynesiaState) -> object:
        return state.reached


SAMPLE = SampleOfPolynesia()
