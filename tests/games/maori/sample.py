"""Games of Maori to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from tests.games.maori.ledger import Ledger
from tests.games.maori.saved import in_hand, launching, mid_game, over
from tests.games.maori.telling import LONGEST, TABLES, VARIANTS, decisions, maori
from tests.games.sample import Options, Sample

GAME = maori()


class SampleOfMaori(Sample):
    game = GAME
    tables = TABLES
    variants = tuple((options, 2 if number % 4 else 5) for number, options in enumerate(VARIANTS))
    longest = LONGEST
    pace = 9
    seeds = 1
    early = False
    hidden: ClassVar[Mapping[str, int]] = {"supply": 30}
    saved = (mid_game(GAME), launching(GAME), in_hand(GAME), over(GAME))

    def decisions(self, options: Options, players: int, seed: int) -> Iterator[tuple[MaoriState, Action]]:
        return decisions(GAME, options, players, seed)

    def book_keeper(self, state: MaoriState) -> Ledger:
        return Ledger(GAME, state)

    def known(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        return {**snapshot, "supply": sorted(snapshot["supply"])}

    def derived(self, state: MaoriState) -> object:
        return [(board.ships, board.empty) for board in state.boards]


SAMPLE = SampleOfMaori()
