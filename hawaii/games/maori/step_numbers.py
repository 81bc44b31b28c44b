"""The decisions of a game as `state.step` numbers them: their places in `steps.STEPS`."""

from typing import Final

SAIL: Final = 0
LAUNCH: Final = 1
DISCOVER: Final = 2
PUT: Final = 3
MOOR: Final = 4
TURN_END: Final = 5
