"""What the round that is being played may bring each seat: reaching the needed sum, and the rank."""

from __future__ import annotations

from math import exp

from hawaii.bots.hawaii.weights import RoundWeights
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.state import ACTIVE, HawaiiState

FEET_TO_SHELLS = 3
TRACK_TOKEN = 0.7


class RoundOutlook:
    def __init__(self, book: Book, weights: RoundWeights) -> None:
        self.book = book
        self.weights = weights

    def expected(self, state: HawaiiState) -> list[float]:
        """Points for rank, and Lono's, that each seat may expect."""
        book, weights = self.book, self.weights
        fish = book.fish
        table = book.rounds[state.round]
        share, spread = weights.from_pieces[state.round], weights.spread
        last_token = TRACK_TOKEN * (max(state.track) >> 1)
        seats = range(len(state.points))
        sums: list[float] = []
        reach: list[float] = []
        spaces = state.spaces
        for seat in seats:
            total: float = sum([token >> 1 for token in state.taken[seat]])
            if state.caught[seat]:
                total += sum([fish[token] for token in state.caught[seat]])
            needed = table.needed - state.realms[seat].effects.needed_less
            if spaces[seat] == ACTIVE:
                shell, foot, fruit = state.purses[seat]
                means = shell + fruit
                reachable = FEET_TO_SHELLS * (foot + fruit)
                total += share * (means if means < reachable else reachable) + last_token
                reach.append(1 / (1 + exp((needed - total) / spread)))
            else:
                reach.append(1.0 if total >= needed else 0.0)
            sums.append(total)
        points = table.points
        first, second = points.first - points.others, points.second - points.others
        found: list[float] = []
        for seat in seats:
            chance = reach[seat]
            if not chance:
                found.append(0.0)
                continue
            nobody, one = 1.0, 0.0  # how likely so many are ahead
            for other in seats:
                if other != seat and reach[other]:
                    lead = sums[other] - sums[seat]
                    if spaces[seat] == ACTIVE or spaces[other] == ACTIVE:
                        ahead = reach[other] / (1 + exp(-lead / spread))
                    else:
                        ahead = 1.0 if lead > 0 else 0.0
                    one = one * (1 - ahead) + nobody * ahead
                    nobody *= 1 - ahead
            found.append(
                chance
                * (points.others + first * nobody + second * one + state.realms[seat].effects.reached)
            )
        return found
