"""What the tests of all games must know of each: games to look at, and what is to be seen in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game

Options = dict[str, Any]


class BookKeeper(Protocol):
    """One who sees only events, and must always know what everybody has and what lies where."""

    def hear(self, events: Sequence[Event]) -> None: ...

    def agrees_with(self, state: Any) -> None: ...


class Sample(ABC):
    game: ClassVar[Game[Any, Any]]
    tables: ClassVar[Sequence[tuple[Options, int]]]
    """What was agreed on, and how many play: all that there can be."""
    variants: ClassVar[Sequence[tuple[Options, int]]]
    """Some of these, in which everything that can be agreed on comes."""
    longest: ClassVar[int]
    """No game has as many decisions."""
    pace: ClassVar[int]
    """So many decisions apart, positions are worth a close look."""
    seeds: ClassVar[int]
    """So many games at each table show most of what can happen."""
    early: ClassVar[bool]
    """Whether points are scored on the way, not only at the end."""
    hidden: ClassVar[Mapping[str, int]]
    """What nobody sees, and how many orders of it thirty imagined positions show at least."""
    saved: ClassVar[Sequence[dict[str, Any]]]
    """Positions as they come from a file, the first one in the middle of a game."""

    def opening(self, options: Options, players: int, seed: int) -> Any:
        """The first position of a game."""
        return self.game.start(players, seed, options)

    @abstractmethod
    def decisions(self, options: Options, players: int, seed: int) -> Iterator[tuple[Any, Action]]:
        """The game from there, decision by decision."""

    @abstractmethod
    def book_keeper(self, state: Any) -> BookKeeper:
        """Told of events from this position on."""

    @abstractmethod
    def known(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        """The part of a snapshot that everybody could know."""

    def derived(self, state: Any) -> object:
        """What a position has ready that no snapshot tells."""
        return None
