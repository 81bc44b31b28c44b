"""The order in which final points are counted: what was scored in the game, then village by village."""

from __future__ import annotations

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState


class Counting:
    """For everybody at once; each step is a village number."""

    def __init__(self, game: Hawaii, state: HawaiiState) -> None:
        seats = range(len(state.points))
        self.villages = [game.final_scoring(state, seat) for seat in seats]
        self.sources: list[dict[str, float]] = [{} for _ in seats]
        """What each seat scored during the game."""
        for seat in seats:
            for scored in state.tally[seat]:
                kind = scored.source.partition(" ")[0]
                self.sources[seat][kind] = self.sources[seat].get(kind, 0) + scored.points
        self.steps = 1 + max(len(villages) for villages in self.villages)

    def total(self, seat: int, step: int) -> float:
        """The points of a seat after so many steps."""
        if step <= 0:
            return 0
        before = sum(self.sources[seat].values())
        counted = [village for village in self.villages[seat][: step - 1] if village.counts]
        return before + sum(award.points for village in counted for award in village.awards)
