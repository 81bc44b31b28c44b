"""What can be done in a position, found when somebody wants to know it, and then kept."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeVar

from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.plans import Plan
from hawaii.kernel.state import State

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Plan)


class Planning(Generic[G, S, P]):
    """For one position, seen by the seat that decides. Games say which thing goes where."""

    def __init__(self, game: G, state: S) -> None:
        self.game = game
        self.state = state
        self._plans: dict[tuple[tuple[str, Any], ...], tuple[P, ...] | Message] = {}

    @cached_property
    def points(self) -> tuple[int, ...]:
        """If the game ended now."""
        return self.game.scores(self.state)

    @property
    def step(self) -> int:
        """The kind of decision that comes now; -1 when the game is over."""
        return self.state.step if self.state.actor is not None else -1

    def plans(self, **wish: Any) -> tuple[P, ...] | Message:
        """All turns that fulfil a wish, or why there is none; found once."""
        key = tuple(wish.items())
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self.game.plans(self.state, wish)  # type: ignore[assignment]
            assert found is not None
        return found
