"""A position: everything that changes in a game, and nothing that does not."""

from __future__ import annotations

from typing import Self

from hawaii.kernel.actions import Action


class State:
    """What positions of all games have in common. Each game adds its own slots.

    States are flat, so that copying one is cheap: numbers, tuples and short lists of them.
    """

    __slots__ = ("actor", "chance", "legal", "step", "turns")

    actor: int | None
    """The seat that decides now; None when the game is over."""
    chance: int
    """The generator: see `kernel.chance`."""
    legal: tuple[Action, ...]
    """The legal actions, made once for each decision."""
    step: int
    """The kind of decision that comes now: see `kernel.steps`."""
    turns: int
    """How many turns have ended; decisions of one turn have the same number. What is decided between turns
    counts as a turn of its own."""

    @property
    def over(self) -> bool:
        return self.actor is None

    def copy(self) -> Self:
        """An independent position; what never changes is shared."""
        raise NotImplementedError
