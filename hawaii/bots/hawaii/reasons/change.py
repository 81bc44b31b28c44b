"""What a turn, or the rest of one, changes for a seat."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from hawaii.games.hawaii.round_scoring import token_sum
from hawaii.games.hawaii.state import HawaiiState

if TYPE_CHECKING:
    from hawaii.bots.hawaii.valuation import HawaiiValuation


class Change:
    """A position before and after a turn."""

    def __init__(
        self, valuation: HawaiiValuation, before: HawaiiState, after: HawaiiState, seat: int
    ) -> None:
        self.valuation = valuation
        self.book = valuation.book
        self.before, self.after, self.seat = before, after, seat
        self.old, self.new = before.realms[seat], after.realms[seat]
        self.last_round = before.round + 1 == len(self.book.rounds)

    @property
    def gained_sum(self) -> int:
        """Price tokens and fish of the turn. Not for retiring, after which the round may be over."""
        before, after = (token_sum(self.book, state, self.seat) for state in (self.before, self.after))
        return after - before

    @cached_property
    def gains(self) -> dict[str, float]:
        """What has changed in the realm, feature by feature, in points that it is worth."""
        realms, options = self.valuation.realms, self.before.options
        return {
            name: weight * (later - earlier)
            for name, weight, earlier, later in zip(
                self.valuation.features,
                self.valuation.realm[self.before.round],
                realms.features(self.old, options),
                realms.features(self.new, options),
                strict=True,
            )
        }

    def new_piece(self, row: int) -> int | None:
        """The tile that came into a village, if any."""
        village = self.new.villages[row]
        length = len(self.old.villages[row]) if row < len(self.old.villages) else 0
        return village[-1] if len(village) > length else None
