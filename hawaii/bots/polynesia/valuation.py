"""What a position of Polynesia promises each seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import mul
from typing import ClassVar

from hawaii.bots.polynesia.lava import Outlook, Volcano, stones_in
from hawaii.bots.polynesia.reasons import Change, reasons_for
from hawaii.bots.polynesia.seats import Moment, Seats
from hawaii.bots.polynesia.sense import Sense
from hawaii.bots.polynesia.situation import Observer, Situation
from hawaii.bots.polynesia.unseen import Unseen
from hawaii.bots.polynesia.weights import KNOTS, Weights, between, nearest, read_weights
from hawaii.bots.valuation import Valuation
from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.game import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

AHEAD = 4
"""Search looks to the end of the round, but at least so many turns ahead."""


class Row:
    """The weights for a number of rounds."""

    __slots__ = ("cards", "features")

    def __init__(self, weights: Weights, rounds: float) -> None:
        self.features = [
            between(getattr(group, name), rounds)
            for group in (weights.seat, weights.tide)
            for name in group.__struct_fields__
        ]
        self.cards = [between(getattr(weights.card, name), rounds) for name in weights.card.__struct_fields__]


class PolynesiaValuation(Valuation[PolynesiaState]):
    """What a seat would score if the volcano erupted, and what it may still make of where its members are."""

    hasty: ClassVar[frozenset[str]] = frozenset({"pay", "mark", "family", "feast"})
    effort: ClassVar[float] = 1.2
    softness: ClassVar[float] = 0.5

    def __init__(self, game: Polynesia, weights: Weights) -> None:
        self.game = game
        self.book = game.book
        self.weights = weights
        self.volcano = Volcano(self.book.tables.lava)
        self.observer = Observer(self.book)
        self.seats = Seats(self.book, self.observer)
        self.sense = Sense(self.book, self.observer)
        self._rows: dict[float, Row] = {}

    # -- values ------------------------------------------------------------------------------------

    def values(self, state: PolynesiaState) -> list[float]:
        seen = self.observer.situation(state)
        if state.actor is None:
            return self._over(seen)
        self._remember(seen)
        tides = self.observer.tides(seen)
        found = [self._worth(seen, seat, tides) for seat in range(state.players)]
        bag = state.bag
        if isinstance(bag, Unseen) and bag.alive < 1:
            return [ended + bag.alive * value for ended, value in zip(bag.ended, found, strict=True)]
        return found

    def own(self, state: PolynesiaState, seat: int) -> float:
        seen = self.observer.situation(state)
        if state.actor is None:
            return self._over(seen)[seat]
        return self._worth(seen, seat, self.observer.tides(seen))

    def _over(self, seen: Situation) -> list[float]:
        """Islands decide between equals."""
        return [
            points + view.islands / 100
            for points, view in zip(self.observer.final(seen), seen.views, strict=True)
        ]

    def _remember(self, seen: Situation) -> None:
        """At an eruption whose stones nobody has seen: what it is worth if it ends the game."""
        state, bag = seen.state, seen.state.bag
        if isinstance(bag, Unseen) and bag.round < state.round and state.phase == len(self.book.marker):
            ends = bag.alive * self.volcano.outlook(bag.stones, bag.survived).ends
            state.bag = bag.but(
                survived=bag.survived + 1,
                round=state.round,
                alive=bag.alive - ends,
                ended=tuple(
                    [
                        before + ends * points
                        for before, points in zip(bag.ended, self._over(seen), strict=True)
                    ]
                ),
            )

    def _worth(self, seen: Situation, seat: int, tides: Sequence[int]) -> float:
        """What a seat may expect; in search, if the game has not ended before."""
        state = seen.state
        moment, ends = self.moment(state, seat)
        row = self.row(moment.rounds)
        sure = self.observer.sure(state, seat)
        first, second, third = state.cards
        hoped: float = sum(map(mul, row.features, self.seats.features(seen, seat, moment, tides)))
        hoped += row.cards[first] + row.cards[second] + row.cards[third]
        if ends:
            now = self.book.free[seen.lost[seat]] + seen.views[seat].turtles + tides[seat]
            return sure + ends * now + (1 - ends) * hoped
        return sure + hoped

    def row(self, rounds: float) -> Row:
        found = self._rows.get(rounds)
        if found is None:
            found = self._rows[rounds] = Row(self.weights, rounds)
        return found

    # -- time --------------------------------------------------------------------------------------

    def moment(self, state: PolynesiaState, seat: int) -> tuple[Moment, float]:
        """The time for a seat, and how likely the game ends before it acts again."""
        bag = state.bag
        stones, survived = (bag.stones, bag.survived) if isinstance(bag, Unseen) else (stones_in(bag), 0)
        players, phases = state.players, len(self.book.marker)
        outlook = self.volcano.outlook(stones, survived)
        following = (state.start + 1) % players
        if state.phase < phases:
            assert state.actor is not None
            turn = (state.actor - state.start) % players
            acts = tuple(
                [
                    int(
                        phase > state.phase
                        or (phase == state.phase and (seat - state.start) % players >= turn)
                    )
                    for phase in range(phases)
                ]
            )
            if any(acts):
                return Moment(acts, outlook.rounds, seat == state.start, False, outlook.reds), 0.0
            later = self.volcano.outlook(stones, survived + 1) if outlook.ends < 1 else outlook
            return Moment((1,) * phases, later.rounds, seat == following, True, later.reds), outlook.ends
        return Moment((1,) * phases, outlook.rounds, seat == following, True, outlook.reds), 0.0

    def ends(self, state: PolynesiaState) -> float:
        """How likely the next eruption ends the game."""
        return self._outlook(state).ends

    def _outlook(self, state: PolynesiaState) -> Outlook:
        bag = state.bag
        if isinstance(bag, Unseen):
            return self.volcano.outlook(bag.stones, bag.survived)
        return self.volcano.outlook(stones_in(bag), 0)

    def stage(self, state: PolynesiaState) -> int:
        if state.actor is None:
            return len(KNOTS) - 1
        return nearest(self._outlook(state).rounds)

    # -- search ------------------------------------------------------------------------------------

    def horizon(self, state: PolynesiaState) -> Callable[[PolynesiaState], bool]:
        """To the eruption, if that is not too near; else for some turns."""
        first, end = state.round, state.turns + AHEAD
        phases = len(self.book.marker)

        def looks_past(later: PolynesiaState) -> bool:
            return (later.round == first and later.phase < phases) or later.turns < end

        return looks_past

    def prepared(self, state: PolynesiaState) -> PolynesiaState:
        """Nobody knows which stones come: search plays on as if the game went on, and remembers that it may
        have ended.
        """
        state.bag = Unseen(
            stones=stones_in(state.bag),
            turn=state.turns,
            survived=0,
            round=state.round if state.phase == len(self.book.marker) else state.round - 1,
            alive=1.0,
            ended=(0.0,) * state.players,
            trail=None,
        )
        return state

    def considered(self, state: PolynesiaState) -> Sequence[Action]:
        return self.sense.considered(state)

    def kind(self, actions: Sequence[Action]) -> Hashable:
        """Travels that begin alike."""
        return actions[0] if isinstance(actions[0], Sail) and len(actions) > 1 else None

    def reasons(
        self, before: PolynesiaState, actions: Sequence[Action], after: PolynesiaState, seat: int
    ) -> tuple[Message, ...]:
        return reasons_for(Change(self, before, actions, seat))


def make(game: Polynesia, players: int) -> PolynesiaValuation:
    return PolynesiaValuation(game, read_weights(players))
