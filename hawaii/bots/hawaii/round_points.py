"""What the round that is being played may bring each seat: the needed sum, and the rank (rules 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.bots.hawaii.weights import RoundWeights
from hawaii.bots.likelihood import likely
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.state import ACTIVE, HawaiiState

PER_FOOT = 3
"""Pieces that a foot helps to spend: without feet, shells buy nothing."""


class Standing(NamedTuple):
    """What decides how a seat will do in the round."""

    active: bool
    total: int
    """The sum so far."""
    needed: int
    means: int
    """Pieces that may become sum, as long as feet last."""
    fish: int
    """Fish that its boats could still catch."""
    reward: int
    """Its own points for reaching the needed sum."""


class RoundOutlook:
    """Foresees sums: pieces in hand become tokens in part, and how far off that may be is the spread."""

    def __init__(self, book: Book, weights: RoundWeights) -> None:
        self.book = book
        self.weights = weights
        boats = book.tables.boats
        self.rooms = [
            boat.room + boat.printed_feet for boat in (boats.fishing_boat, boats.first, boats.second)
        ]

    def room(self, state: HawaiiState, seat: int) -> int:
        """What the unused boats of a seat can carry together."""
        fishing, first, second = state.fleets[seat]
        rooms = self.rooms
        return fishing * rooms[0] + first * rooms[1] + second * rooms[2]

    def standings(self, state: HawaiiState) -> list[Standing]:
        book = self.book
        fish, goal = book.fish, book.rounds[state.round].needed
        found = []
        for seat, realm in enumerate(state.realms):
            total = sum([token >> 1 for token in state.taken[seat]])
            if state.caught[seat]:
                total += sum([fish[token] for token in state.caught[seat]])
            effects = realm.effects
            active = state.spaces[seat] == ACTIVE
            means = catch = 0
            if active:
                shell, foot, fruit = state.purses[seat]
                means = min(shell + fruit, PER_FOOT * (foot + fruit))
                catch = self.catch(state, seat)
            found.append(Standing(active, total, goal - effects.needed_less, means, catch, effects.reached))
        return found

    def catch(self, state: HawaiiState, seat: int) -> int:
        """The most fish that the boats of a seat could still bring from the cove."""
        cove = state.cove
        if not cove:
            return 0
        room, fish = self.room(state, seat), self.book.fish
        return sum([fish[token] for token in cove[-room:]]) if room else 0

    def foreseen(self, now: int, standings: Sequence[Standing], last_token: int) -> list[float]:
        """Points for rank, and Lono's, that each seat may expect."""
        weights = self.weights
        share, from_fish = weights.from_pieces[now], weights.from_fish[now]
        track, spread = weights.from_track[now] * last_token, weights.spread[now]
        sums: list[float] = []
        reaching: list[float] = []
        for active, sum_now, needed, means, fish, _ in standings:
            total: float = sum_now
            if active:
                total += share * means + from_fish * fish + track
                reaching.append(likely((total - needed) / spread))
            else:
                reaching.append(1.0 if total >= needed else 0.0)
            sums.append(total)
        # How likely it is for each seat that nobody, or just one, is ahead of it.
        nobody, one = [1.0] * len(sums), [0.0] * len(sums)
        for seat, total in enumerate(sums):
            for other in range(seat):
                lead = sums[other] - total
                if standings[seat].active or standings[other].active:
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
        points = self.book.rounds[now].points
        others, first, second = points.others, points.first - points.others, points.second - points.others
        return [
            reached * (others + first * none + second * single + standing.reward)
            for reached, none, single, standing in zip(reaching, nobody, one, standings, strict=True)
        ]
