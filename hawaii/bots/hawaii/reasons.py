"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hawaii.bots.hawaii.features import Village
from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.round_scoring import needed_sum, token_sum
from hawaii.games.hawaii.state import ACTIVE, HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.messages import Message

if TYPE_CHECKING:
    from hawaii.bots.hawaii.valuation import HawaiiValuation

NO_VILLAGE = Village(0, 1)
INCOMES = ("shell", "foot", "fruit", "chosen")


class Reasons:
    """What a turn changes for a seat, each change with the points it is worth."""

    def __init__(
        self, valuation: HawaiiValuation, before: HawaiiState, after: HawaiiState, seat: int
    ) -> None:
        self.valuation = valuation
        self.book = valuation.book
        self.before, self.after, self.seat = before, after, seat
        self.old, self.new = before.realms[seat], after.realms[seat]

    def best(self) -> Message:
        before, after, seat = self.before, self.after, self.seat
        if before.step == step_numbers.COLLECT:
            return Message("advice_collect")
        if before.spaces[seat] == ACTIVE and (after.spaces[seat] != ACTIVE or after.round != before.round):
            return self._retiring()
        found = [*self._villages(), *self._realm(), *self._round(), *self._at_once()]
        gain, message = max(found, key=lambda one: one[0], default=(0.0, Message("advice_rest")))
        return message if gain > 0 else Message("advice_rest")

    def _retiring(self) -> Message:
        if self.before.round + 1 == len(self.book.rounds):
            return Message("advice_retire_at_last")
        return Message("advice_retire")

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

    def _realm(self) -> Iterator[tuple[float, Message]]:
        """What new tiles, kahunas and tikis do."""
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
        sums = [token_sum(self.book, state, self.seat) for state in (self.before, self.after)]
        needed = needed_sum(self.book, self.after, self.seat)
        points = self.book.rounds[self.after.round].points
        if sums[0] < needed <= sums[1]:
            yield points.others, Message("advice_reaches", {"sum": sums[1], "needed": needed})
        elif sums[1] > sums[0]:
            yield (sums[1] - sums[0]) / 4, Message("advice_sum", {"sum": sums[1], "needed": needed})

    def _at_once(self) -> Iterator[tuple[float, Message]]:
        points = self.after.points[self.seat] - self.before.points[self.seat]
        if points:
            yield points, Message("advice_points", {"points": points})
        fruits = self.after.purses[self.seat][2] - self.before.purses[self.seat][2]
        if fruits > 0:
            worth = self.valuation.pieces[self.after.round][2]
            yield fruits * worth, Message("advice_fruits", {"count": fruits})
