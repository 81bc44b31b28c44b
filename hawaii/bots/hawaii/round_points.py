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
        # How likely it is for each seat that nobody, or just one, is ahead of it.
        nobody, one = [1.0] * len(sums), [0.0] * len(sums)
        for seat, total in enumerate(sums):
            for other in range(seat):
                lead = sums[other] - total
                if spaces[seat] == ACTIVE or spaces[other] == ACTIVE:
                    behind = likely(lead / spread)
                    ahead = (1 - behind) * reaching[seat]
                    behind *= reaching[other]
                else:
                    ahead = reaching[seat] if lead < 0 else 0.0
                    behind = reaching[other] if lead > 0 else 0.0
                one[seat] += behind * (nobody[seat] - one[seat])
                nobody[seat] -= behind * nobody[seat]
                one[other] += ahead * (nobody[other] - one[other])
                nobody[other] -= ahead * nobody[other]
        points = table.points
        others, first, second = points.others, points.first - points.others, points.second - points.others
        return [
            reached * (others + first * none + second * single + realm.effects.reached)
            for reached, none, single, realm in zip(reaching, nobody, one, state.realms, strict=True)
        ]
