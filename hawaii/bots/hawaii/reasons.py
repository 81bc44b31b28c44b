"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hawaii.bots.hawaii.features import Village
from hawaii.games.hawaii.actions import Collect, Decline, Rest, Retire
from hawaii.games.hawaii.round_scoring import needed_sum, token_sum
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

if TYPE_CHECKING:
    from hawaii.bots.hawaii.valuation import HawaiiValuation

NO_VILLAGE = Village(0, 1)
NOTHING = (0.0, Message("advice_best_left"))
NEAR = 6
"""A needed sum that is no further away can be reached with a token or two."""
INCOMES = ("shell", "foot", "fruit", "chosen")


class Reasons:
    """What a turn, or the rest of one, changes for a seat: each change with the points it is worth."""

    def __init__(
        self,
        valuation: HawaiiValuation,
        before: HawaiiState,
        actions: Sequence[Action],
        after: HawaiiState,
        seat: int,
    ) -> None:
        self.valuation = valuation
        self.book = valuation.book
        self.before, self.actions, self.after, self.seat = before, actions, after, seat
        self.old, self.new = before.realms[seat], after.realms[seat]
        self.last_round = before.round + 1 == len(self.book.rounds)

    def best(self) -> Message:
        match self.actions[0]:
            case Collect():
                return Message("advice_collect")
            case Retire(space):
                return self._retiring(space)
            case Rest():
                return Message("advice_rest")
            case Decline():
                return Message("advice_decline")
        found = [*self._villages(), *self._round(), *self._at_once()]
        if not self.last_round:
            found += self._rounds_to_come()
        gain, message = max(found, key=lambda one: one[0], default=NOTHING)
        return message if gain > 0 else NOTHING[1]

    def _retiring(self, space: int) -> Message:
        before, seat = self.before, self.seat
        total = token_sum(self.book, before, seat)
        with_token = total + (before.track[space - 1] >> 1)
        needed = needed_sum(self.book, before, seat)
        if total < needed <= with_token:
            return Message("advice_retire_reaches", {"sum": with_token, "needed": needed})
        if not self.last_round:
            return Message("advice_retire")
        points = self.book.tables.rounds.first_space_points
        if space == 1 and points:
            return Message("advice_retire_first", {"points": points})
        return Message("advice_retire_at_last")

    def _villages(self) -> Iterator[tuple[float, Message]]:
        """Villages that count from now on, or are worth more."""
        options = self.after.options
        old = self.valuation.realms.villages(self.old, options)
        new = self.valuation.realms.villages(self.new, options)
        completed: list[int] = []
        points = 0
        for number, village in enumerate(new, start=1):
            earlier = old[number - 1] if number <= len(old) else NO_VILLAGE
            more = village.points - earlier.points
            if earlier.missing and not village.missing:
                completed.append(number)
                points += village.points
            elif not village.missing:
                yield more, Message("advice_village_grows", {"village": number, "points": more})
            else:
                # What it would score is not won yet: until the village counts, half of it is believed.
                yield more / 2, Message("advice_village_promises", {"village": number, "points": more})
        if len(completed) == 1:
            yield points, Message("advice_completes", {"village": completed[0], "points": points})
        elif completed:
            yield points, Message("advice_completes_several", {"number": len(completed), "points": points})

    def _rounds_to_come(self) -> Iterator[tuple[float, Message]]:
        """What new tiles, kahunas, tikis and boats will do."""
        now = self.after.round
        fields = self.valuation.features
        options = self.after.options
        old = self.valuation.realms.features(self.old, options)
        new = self.valuation.realms.features(self.new, options)
        gains = {
            name: weight * (later - earlier)
            for name, weight, earlier, later in zip(fields, self.valuation.realm[now], old, new, strict=True)
        }
        for name in INCOMES:
            number = round(new[fields.index(f"income_{name}")] - old[fields.index(f"income_{name}")])
            if number > 0:
                yield gains[f"income_{name}"], Message(f"advice_income_{name}", {"count": number})
        if self.new.tikis > self.old.tikis:
            yield gains["tikis"] / 2, Message("advice_tikis")
        if self.new.kahunas > self.old.kahunas:
            space = self.book.kahuna_spaces[self.new.kahunas - 1]
            values = {"village": self.new.kahunas, "points": space.points}
            yield gains["kahunas_ahead"], Message("advice_kahuna", values)
        if sum(self.new.boats) > sum(self.old.boats):
            yield gains["boats"] + gains["printed_feet"], Message("advice_boat")
        tile = self._new_tile()
        if tile is not None:
            names = ("exchange", "spears", "needed_less", "lono", "pele_two", "pele_one", "laka", "kanaloa")
            worth = sum(gains[name] for name in (*names, "dancers", "dry_irrigation"))
            yield worth, Message("advice_tile", {"tile": Message(f"tile_{KINDS[tile]}")})

    def _new_tile(self) -> int | None:
        """The kind of the tile that came into a village."""
        for row, village in enumerate(self.new.villages):
            earlier = self.old.villages[row] if row < len(self.old.villages) else ()
            if len(village) > len(earlier):
                return village[-1] >> 1
        return None

    def _round(self) -> Iterator[tuple[float, Message]]:
        """Tokens and fish for the sum of the round."""
        before, after = (token_sum(self.book, state, self.seat) for state in (self.before, self.after))
        needed = needed_sum(self.book, self.after, self.seat)
        if before < needed <= after:
            points = self.book.rounds[self.after.round].points.others
            yield points, Message("advice_reaches", {"sum": after, "needed": needed})
        elif before >= needed and after > before:
            yield (after - before) / 4, Message("advice_rank", {"sum": after})
        elif after > before:
            hope = 4 if needed - after <= NEAR else 12
            yield (after - before) / hope, Message("advice_sum", {"sum": after, "needed": needed})

    def _at_once(self) -> Iterator[tuple[float, Message]]:
        points = self.after.points[self.seat] - self.before.points[self.seat]
        if points:
            yield points, Message("advice_points", {"points": points})
        fruits = self.after.purses[self.seat][2] - self.before.purses[self.seat][2]
        if fruits > 0:
            worth = self.valuation.pieces[self.after.round][2]
            yield fruits * worth, Message("advice_fruits", {"count": fruits})
