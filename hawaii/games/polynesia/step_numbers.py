"""The decisions of a game as `state.step` numbers them: their places in `steps.STEPS`."""

from typing import Final

ACT: Final = 0
PAY: Final = 1
TRAVEL: Final = 2
FEAST: Final = 3
VOYAGE: Final = 4
MARK: Final = 5
SETTLE: Final = 6
FAMILY: Final = 7
DECLINE: Final = 8
TURN_END: Final = 9
