"""What a player of Hawaii can decide. Each action is written as it stands in a saved game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from hawaii.kernel.actions import Action, read_written

RESOURCES = ("shell", "foot", "fruit")


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Walk to a place, or stay there: "walk hula"."""

    place: str

    def notation(self) -> str:
        return f"walk {self.place}"


@dataclass(frozen=True, slots=True)
class Fish(Action):
    """Go to the fishing cove: "fish"."""

    def notation(self) -> str:
        return "fish"


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Visit the island at a dock: "visit 2"."""

    dock: int

    def notation(self) -> str:
        return f"visit {self.dock}"


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Go back to the beach and do nothing: "rest"."""

    def notation(self) -> str:
        return "rest"


@dataclass(frozen=True, slots=True)
class Retire(Action):
    """Step under a space of the track and out of the round: "retire 3"."""

    space: int

    def notation(self) -> str:
        return f"retire {self.space}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """The pieces of a payment: "pay 2 foot", "pay 3 shell 1 fruit"."""

    shell: int = 0
    foot: int = 0
    fruit: int = 0

    @property
    def pieces(self) -> tuple[int, int, int]:
        return self.shell, self.foot, self.fruit

    def notation(self) -> str:
        named = zip(self.pieces, RESOURCES, strict=True)
        return " ".join(["pay", *(f"{number} {name}" for number, name in named if number)])


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """A tile, its side and the price token: "buy hula II 3", "buy taro I 4s" for one with spears.

    For kahunas and tikis side I is one tile, side II two. `stack` is 0 except where both stacks of gods
    show the same god: "buy pele I 3 stack 2".
    """

    tile: str
    side: int
    token: str
    stack: int = 0

    def notation(self) -> str:
        side = "II" if self.side == 2 else "I"
        return f"buy {self.tile} {side} {self.token}" + (f" stack {self.stack}" if self.stack else "")


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """The village a tile goes to: "settle 2"."""

    village: int

    def notation(self) -> str:
        return f"settle {self.village}"


@dataclass(frozen=True, slots=True)
class Catch(Action):
    """The fish tokens taken, by their number of fish: "catch 1 1 3"."""

    fish: tuple[int, ...]

    def notation(self) -> str:
        return " ".join(["catch", *map(str, self.fish)])


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """The boats used: "sail fishing_boat I II II"."""

    fishing: int = 0
    first: int = 0
    second: int = 0

    @property
    def boats(self) -> tuple[int, int, int]:
        return self.fishing, self.first, self.second

    def notation(self) -> str:
        names = ["fishing_boat"] * self.fishing + ["I"] * self.first + ["II"] * self.second
        return " ".join(["sail", *names])


@dataclass(frozen=True, slots=True)
class Take(Action):
    """The tile taken where an island gives a choice: "take taro"."""

    tile: str

    def notation(self) -> str:
        return f"take {self.tile}"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Keep the pieces that Kane would take for a tiki: "decline"."""

    def notation(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """What irrigation brings as income: "collect fruit"."""

    resource: str

    def notation(self) -> str:
        return f"collect {self.resource}"


def _pay(*words: str) -> Pay:
    pieces = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return Pay(**pieces)


def _buy(tile: str, side: str, token: str, word: str = "stack", stack: str = "0") -> Buy:
    return Buy(tile, {"I": 1, "II": 2}[side], token, int(stack))


def _sail(*names: str) -> Sail:
    boats = Counter(names)
    return Sail(boats["fishing_boat"], boats["I"], boats["II"])


_READ: dict[str, Callable[..., Action]] = {
    "walk": Walk,
    "fish": Fish,
    "visit": lambda dock: Visit(int(dock)),
    "rest": Rest,
    "retire": lambda space: Retire(int(space)),
    "pay": _pay,
    "buy": _buy,
    "settle": lambda village: Settle(int(village)),
    "catch": lambda *fish: Catch(tuple(map(int, fish))),
    "sail": _sail,
    "take": Take,
    "decline": Decline,
    "collect": Collect,
}


def read_action(text: object) -> Action:
    """The action of a text. Illegal unless the text is exactly how that action is written.

    >>> read_action("buy hula II 3s")
    Buy(tile='hula', side=2, token='3s', stack=0)
    """
    return read_written(_READ, text)
