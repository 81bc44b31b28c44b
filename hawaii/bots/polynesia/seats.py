"""What a seat has, in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots.polynesia.chart import Chart, View
from hawaii.bots.polynesia.situation import Observer, Situation
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import (
    FISH,
    FISH_TOKEN,
    GOODS,
    KEPT,
    MASK,
    RED,
    SHELL,
    SHELL_TOKEN,
    SHIP,
    TURTLE,
)
from hawaii.games.polynesia.state import PolynesiaState

FIRST = 3
"""With so many of a kind one can explore; more are a comfort."""
PACE = 3.0
"""Moves of a round that can be spent on bringing members away."""
NO_WAY, FETCHED = 4, 0.7
"""What that costs if there is no way yet, and more for one who is still on the personal board."""
TWO, THREE, BEYOND = 0.6, 0.4, 0.25
"""How near an island is, against one that is one move away."""
LEAD = 3
"""A greater lead makes no difference."""


class Tokens:
    """The islands where tokens lie, as bits."""

    __slots__ = ("by_kind", "goods", "masks", "ships", "turtles")

    def __init__(self, tokens: Sequence[int]) -> None:
        by_kind = [0] * (SHIP + 1)
        for island, token in enumerate(tokens):
            if token >= 0:
                by_kind[token] |= 1 << island
        self.masks, self.turtles, self.ships = by_kind[MASK], by_kind[TURTLE], by_kind[SHIP]
        self.goods = by_kind[FISH_TOKEN] | by_kind[SHELL_TOKEN]


class Moment:
    """The time at which a seat is looked at."""

    __slots__ = ("acts", "between", "reds", "rounds", "starts")

    def __init__(
        self, acts: tuple[int, ...], rounds: float, starts: bool, between: bool, reds: float
    ) -> None:
        self.acts = acts
        """For each number of the marker, whether the seat still acts at it."""
        self.rounds = rounds
        """That are left on average, with this one; or with the next, if it is between two."""
        self.starts = starts
        """Whether it names what declines at the end of that round."""
        self.between = between
        """Whether goods still decline, and come, before its next action."""
        self.reds = reds
        """Red stones of the next eruption."""


class Seats:
    """Looks at seats of games with the same tables."""

    def __init__(self, book: Book, observer: Observer) -> None:
        self.book = book
        self.observer = observer
        self._tokens: dict[tuple[int, ...], Tokens] = {}
        number = book.card_numbers
        self._landfalls = number["landfalls"]
        self._feasts, self._passages, self._arrivals = book.feasts, book.passages, book.arrivals
        self._families = book.families
        self._fleet = book.tables.start.ships
        self._leads = [number[name] for name in ("homebodies", "fishers", "navigators", "divers")]

    def tokens(self, state: PolynesiaState) -> Tokens:
        key = tuple(state.tokens)
        found = self._tokens.get(key)
        if found is None:
            if len(self._tokens) >= 1 << 12:
                self._tokens.clear()
            found = self._tokens[key] = Tokens(key)
        return found

    def features(self, seen: Situation, seat: int, moment: Moment, tides: Sequence[int]) -> list[float]:
        """One number for each field of SeatWeights and TideWeights, in their order."""
        state, view = seen.state, seen.views[seat]
        chart = self.observer.charts[state.players]
        tokens = self.tokens(state)
        beyond = chart.beyond(view.everywhere, seen.fleets.free[seat])
        near = view.one, view.two, view.three, beyond
        free, lost = self.book.free, seen.lost[seat]
        incomes = [
            view.sources[FISH] + state.owned[KEPT * seat + FISH_TOKEN],
            view.sources[SHELL] + state.owned[KEPT * seat + SHELL_TOKEN],
        ]
        fish, shells = state.goods[2 * seat], state.goods[2 * seat + 1]
        if moment.between:
            kept = self.kept(state)
            fish, shells = (
                (fish if kept == FISH else 0) + incomes[FISH],
                (shells if kept == SHELL else 0) + incomes[SHELL],
            )
        absent, turtles = ~view.present, chart.turtles
        double = turtles & ~chart.turtle
        sources = (chart.sources[0] | chart.sources[1]) & absent
        jeopardy = state.options.jeopardy
        waiting = sum(state.rear[seat]) if jeopardy else state.home[seat]
        hoped = self._hoped(view, lost, waiting, moment.rounds)
        acts = moment.acts
        return [
            1.0,
            acts[0],
            acts[1],
            acts[2],
            moment.starts,
            free[lost],
            free[max(0, lost - 2)],
            hoped,
            view.safe,
            view.by_way[0],
            view.by_way[1],
            0 if jeopardy else waiting,
            4 - view.way,
            view.islands,
            view.turtles,
            (view.one & turtles).bit_count() + (view.one & double).bit_count(),
            (view.two & turtles).bit_count() + (view.two & double).bit_count(),
            (view.three & turtles).bit_count() + (view.three & double).bit_count(),
            (beyond & turtles).bit_count() + (beyond & double).bit_count(),
            incomes[FISH] + incomes[SHELL],
            min(incomes),
            _nearness(sources, near),
            (beyond & sources).bit_count(),
            min(fish, FIRST) + min(shells, FIRST),
            max(fish - FIRST, 0) + max(shells - FIRST, 0),
            min(fish, shells, FIRST),
            self._fleet - state.ships[seat],
            (view.everywhere & chart.lasting).bit_count(),
            _nearness(tokens.turtles, near),
            _nearness(tokens.ships, near),
            _nearness(tokens.goods, near),
            jeopardy,
            waiting if jeopardy else 0,
            self._doomed(state, seat) * moment.reds if jeopardy else 0,
            *self._tides(seen, seat, near, tokens, tides[seat], (fish, shells), chart),
        ]

    def _tides(
        self,
        seen: Situation,
        seat: int,
        near: tuple[int, int, int, int],
        tokens: Tokens,
        points: int,
        goods: tuple[int, int],
        chart: Chart,
    ) -> list[float]:
        state, view, observer = seen.state, seen.views[seat], self.observer
        first, second, third = state.cards
        found = [float(points)] + [0.0] * 20
        if first == self._landfalls:
            if state.unclaimed:
                islands = _islands(chart, state.unclaimed)
                found[1] = _nearness(islands, near)
        elif first == observer.footholds:
            found[2] = _nearness(_islands(chart, ~view.archipelagos), near)
        elif first == observer.strongholds:
            begun = view.archipelagos & ~view.whole
            found[3] = begun.bit_count()
            found[4] = _nearness(_islands(chart, begun) & ~view.present, near)
        masks = state.owned[KEPT * seat + MASK]
        close = _nearness(tokens.masks, near) if tokens.masks else 0.0
        if second == self._feasts:
            found[5] = close
        elif second == self._passages:
            found[6], found[7] = close, masks
        elif second == self._arrivals:
            found[8] = close
        elif second == observer.collections:
            found[9], found[10] = close, masks
        elif second == observer.ceremonies:
            count = view.archipelagos.bit_count()
            found[11] = close * (1 + count) / 2
            found[12], found[13] = masks, count
        else:
            found[14] = 0.0 if masks else close
        if third == self._families:
            found[15] = min(max(goods), FIRST) if state.home[seat] else 0
        elif third == observer.chieftains:
            found[16] = view.on_turtles
        elif third in self._leads:
            amounts = observer.amounts(seen, third)
            best = max([amount for other, amount in enumerate(amounts) if other != seat])
            found[17 + self._leads.index(third)] = max(-LEAD, min(amounts[seat] - best, LEAD))
        return found

    def kept(self, state: PolynesiaState) -> int:
        """The kind that the start player will not let decline: that of which it has most, against others."""
        goods, start, others = state.goods, state.start, state.players - 1
        leads = [(others + 1) * goods[2 * start + kind] - sum(goods[kind::2]) for kind in range(len(GOODS))]
        return FISH if leads[FISH] >= leads[SHELL] else SHELL

    def _hoped(self, view: View, lost: int, waiting: int, rounds: float) -> float:
        """The highest free number if members are brought away at a usual pace until the end."""
        pace = PACE * rounds
        saved = 0.0
        ways = (
            (view.by_way[0], 1.0),
            (view.by_way[1], 2.0),
            (view.by_way[2], 3.0),
            (waiting, min(view.way, NO_WAY) + FETCHED),
        )
        for count, price in ways:
            some = min(float(count), pace / price)
            saved += some
            pace -= some * price
        left = max(0.0, lost - saved)
        low = int(left)
        free = self.book.free
        return free[low] + (left - low) * (free[min(low + 1, len(free) - 1)] - free[low])

    def _doomed(self, state: PolynesiaState, seat: int) -> int:
        """In Jeopardy, members in the row that the next red stone buries."""
        row = len(self.book.tables.jeopardy.rows) - state.drawn.count(RED) - 1
        return state.rear[seat][row - 1] if row > 0 else 0


def _nearness(islands: int, near: tuple[int, int, int, int]) -> float:
    """How many of some islands are near, the nearest most."""
    if not islands:
        return 0.0
    one, two, three, beyond = near
    return (
        (islands & one).bit_count()
        + TWO * (islands & two).bit_count()
        + THREE * (islands & three).bit_count()
        + BEYOND * (islands & beyond).bit_count()
    )


def _islands(chart: Chart, archipelagos: int) -> int:
    return sum([group for number, group in enumerate(chart.archipelagos) if archipelagos >> number & 1])
