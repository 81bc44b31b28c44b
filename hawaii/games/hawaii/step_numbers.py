"""The decisions of a game as `state.step` numbers them: their places in `steps.STEPS`."""

from typing import Final

TURN: Final = 0
PAY_WALK: Final = 1
BUY: Final = 2
PAY_TILE: Final = 3
SETTLE: Final = 4
OFFER: Final = 5
CATCH: Final = 6
SAIL: Final = 7
PAY_BOATS: Final = 8
GIFT: Final = 9
COLLECT: Final = 10
ROUND_END: Final = 11
