"""What a turn, or the rest of one, changes for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action

if TYPE_CHECKING:
    from hawaii.bots.polynesia.valuation import PolynesiaValuation


class Change:
    """A position before and after some actions of a seat."""

    def __init__(
        self, valuation: PolynesiaValuation, before: PolynesiaState, actions: Sequence[Action], seat: int
    ) -> None:
        self.valuation, self.before, self.actions, self.seat = valuation, before, actions, seat
