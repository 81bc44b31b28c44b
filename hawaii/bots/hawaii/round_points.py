"""What the round that is being played may bring each seat: the needed sum, and the rank (rules 8)."""

from __future__ import annotations

from math import tanh

from hawaii.bots.hawaii.weights import RoundWeights
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.state import ACTIVE, HawaiiState


def likely(lead: float) -> float:
    """How likely somebody stays in front with a lead, in spreads: the logistic function.

    By way of tanh, which takes a lead of any size.

    >>> likely(0), round(likely(1), 3), likely(-9999)
    (0.5, 0.731, 0.0)
    """
    return 0.5 + 0.5 * tanh(lead / 2)


class RoundOutlook:
    """Foresees sums: pieces in hand become tokens in part, and how far off that may be is the spread."""

    def __init__(self, book: Book, weights: RoundWeights) -> None:
        self.book = book
        self.weights = weights

    def expected(self, state: HawaiiState) -> list[float]:
        """Points for rank, and Lono's, that each seat may expect."""
        weights = self.weights
        table = self.book.rounds[state.round]
        fish = self.book.fish
        share, per_foot, spread = weights.from_pieces[state.round], weights.per_foot, weights.spread
        last_token = weights.from_track * (max(state.track) >> 1)
        spaces = state.spaces
        sums: list[float] = []
        reaching: list[float] = []
        for seat, realm in enumerate(state.realms):
            total: float = sum([token >> 1 for token in state.taken[seat]])
            if state.caught[seat]:
                total += sum([fish[token] for token in state.caught[seat]])
            needed = table.needed - realm.effects.needed_less
            if spaces[seat] == ACTIVE:
                shell, foot, fruit = state.purses[seat]
                means = shell + fruit
                walks = per_foot * (foot + fruit)
                total += share * (means if means < walks else walks) + last_token
                reaching.append(likely((total - needed) / spread))
            else:
                reaching.append(1.0 if total >= needed else 0.0)
            sums.append(total)
        points = table.points
        others, first, second = points.others, points.first - points.others, points.second - points.others
        found: list[float] = []
        for seat, realm in enumerate(state.realms):
            reached = reaching[seat]
            if not reached:
                found.append(0.0)
                continue
            nobody, one = 1.0, 0.0  # how likely it is that so many are ahead
            for other, there in enumerate(reaching):
                if other != seat and there:
                    lead = sums[other] - sums[seat]
                    if spaces[seat] == ACTIVE or spaces[other] == ACTIVE:
                        ahead = there * likely(lead / spread)
                    else:
                        ahead = 1.0 if lead > 0 else 0.0
                    one = one * (1 - ahead) + nobody * ahead
                    nobody *= 1 - ahead
            found.append(reached * (others + first * nobody + second * one + realm.effects.reached))
        return found
