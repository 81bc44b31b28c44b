"""The decisions of a game, in the order of `step_numbers`: what may be chosen, and what it does."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.flow import follow_turn
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.steps import act, decline, feast, pay, settle, travel, voyage
from hawaii.kernel.steps import Step, following

STEPS: tuple[Step[Book, PolynesiaState], ...] = (
    Step("act", act.options, act.apply),
    Step("pay", pay.options, pay.apply),
    Step("travel", travel.options, travel.apply),
    Step("feast", feast.options, feast.apply),
    Step("voyage", voyage.options, voyage.apply),
    Step("mark", voyage.mark_options, voyage.mark),
    Step("settle", settle.options, settle.apply),
    Step("family", settle.family_options, settle.family),
    Step("decline", decline.options, decline.apply),
    following("turn_end", follow_turn),
)

STEP_NUMBERS = {step.name: number for number, step in enumerate(STEPS)}
