"""What a player of Polynesia can decide. Each action is written as it stands in a saved game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hawaii.kernel.actions import Action, read_written


@dataclass(frozen=True, slots=True)
class Explore(Action):
    """A ship goes onto a route: "explore tahi-rua"."""

    route: str

    def notation(self) -> str:
        return f"explore {self.route}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """The kind with which a new route is paid; one piece stays beside it: "pay fish"."""

    kind: str

    def notation(self) -> str:
        return f"pay {self.kind}"


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """A member moves along a route, by itself, with a guide of another seat, or for a mask:
    "sail tahi manu", "sail tahi manu guide 2", "sail tahi manu mask".
    """

    origin: str
    target: str
    way: str = ""
    guide: int | None = None
    """The seat of the guide."""

    def notation(self) -> str:
        seat = "" if self.guide is None else f" {self.guide}"
        return f"sail {self.origin} {self.target} {self.way}".rstrip() + seat


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """The travel ends before all moves are made: "stop"."""

    def notation(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Populate(Action):
    """Members leave the personal board for an island: "populate tahi"."""

    island: str

    def notation(self) -> str:
        return f"populate {self.island}"


@dataclass(frozen=True, slots=True)
class Catch(Action):
    """The action Fish: "catch fish", "catch shell"."""

    kind: str

    def notation(self) -> str:
        return f"catch {self.kind}"


@dataclass(frozen=True, slots=True)
class Feast(Action):
    """What a mask does with card 2.1: "feast take fish", or "feast spoil fish" of all others."""

    way: str
    kind: str

    def notation(self) -> str:
        return f"feast {self.way} {self.kind}"


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """The kind that is put beside a new route explored for nothing: "mark fish"."""

    kind: str

    def notation(self) -> str:
        return f"mark {self.kind}"


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """The kind that pays for one more member with card 3.3: "offer fish"."""

    kind: str

    def notation(self) -> str:
        return f"offer {self.kind}"


@dataclass(frozen=True, slots=True)
class Forgo(Action):
    """Something that one may do is not done: "forgo"."""

    def notation(self) -> str:
        return "forgo"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """The kind that everybody returns: "decline fish"."""

    kind: str

    def notation(self) -> str:
        return f"decline {self.kind}"


def _read_sail(origin: str, target: str, way: str = "", guide: str | None = None) -> Action:
    return Sail(origin, target, way, None if guide is None else int(guide))


_READ: dict[str, Callable[..., Action]] = {
    "explore": Explore,
    "pay": Pay,
    "sail": _read_sail,
    "stop": Stop,
    "populate": Populate,
    "catch": Catch,
    "feast": Feast,
    "mark": Mark,
    "offer": Offer,
    "forgo": Forgo,
    "decline": Decline,
}


def read_action(text: object) -> Action:
    """The action of a text. Illegal unless the text is exactly how that action is written.

    >>> read_action("sail tahi manu guide 2")
    Sail(origin='tahi', target='manu', way='guide', guide=2)
    """
    return read_written(_READ, text)
