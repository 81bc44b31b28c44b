"""The numbers of steps are their places in the row of steps."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.steps import STEPS


def test_every_number_is_the_place_of_its_step() -> None:
    numbers = {name.lower(): value for name, value in vars(step_numbers).items() if name.isupper()}
    assert numbers == {step.name: place for place, step in enumerate(STEPS)}
