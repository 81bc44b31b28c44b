"""Why a turn is good, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

if TYPE_CHECKING:
    from hawaii.bots.maori.valuation import MaoriValuation


class Change:
    """A position before and after a turn."""

    def __init__(self, valuation: MaoriValuation, before: MaoriState, after: MaoriState, seat: int) -> None:
        self.valuation = valuation
        self.before, self.after, self.seat = before, after, seat


def reasons_for(change: Change, actions: Sequence[Action]) -> tuple[Message, ...]:
    return (Message("advice_best_left"),)
