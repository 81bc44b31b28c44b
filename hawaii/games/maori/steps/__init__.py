"""The decisions of a game, in the order of `step_numbers`: what may be chosen, and what it does."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.flow import follow_turn
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps import discover, moor, put, sail
from hawaii.kernel.steps import Step, following

STEPS: tuple[Step[Book, MaoriState], ...] = (
    Step("sail", sail.options, sail.apply),
    Step("launch", sail.launch_options, sail.launch),
    Step("discover", discover.options, discover.apply),
    Step("put", put.options, put.apply),
    Step("moor", moor.options, moor.apply),
    following("turn_end", follow_turn),
)

STEP_NUMBERS = {step.name: number for number, step in enumerate(STEPS)}
