"""What a person can do on the table of Maori: which thing goes where, and why another does not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hawaii.games.maori import Maori, step_numbers
from hawaii.games.maori.actions import Discard, Fetch, Launch, Moor, Put, Sail, Store, Take
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.plans import TurnPlan
from hawaii.games.maori.scoring import BoardScore
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tile import Tile, edge_names
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.table.gestures import Planning

SHIP, STORE, DISCARD, OWN_SHIP, HAND = "ship", "store", "discard", "own_ship", "hand"
"""Keys of widgets: the discoverer ship, the storage, where tiles leave the game, one's own ship, the tile
that was taken and lies nowhere yet."""


def matrix_key(square: str) -> str:
    return f"matrix:{square}"


def square_key(square: str) -> str:
    return f"square:{square}"


def berth_key(position: int) -> str:
    return f"berth:{position}"


class Gestures(Planning[Maori, MaoriState, TurnPlan]):
    """For one position, seen by the seat that decides."""

    @cached_property
    def scores(self) -> list[BoardScore]:
        return self.game.board_scores(self.state)

    @property
    def at_turn(self) -> bool:
        """Whether a turn begins, or has only sailed: everything can still be done."""
        return self.step in (step_numbers.SAIL, step_numbers.DISCOVER)

    # -- the discoverer ship -----------------------------------------------------------------------

    def berths(self) -> dict[str, tuple[Action, int]]:
        """By key of the position, the action that brings the ship there, and the shells it costs."""
        found: dict[str, tuple[Action, int]] = {}
        for position in range(1, len(self.game.book.lines) + 1) if self._sails else ():
            plans = self.plans(position=position)
            if isinstance(plans, tuple):
                found[berth_key(position)] = plans[0].actions[0], plans[0].cost["shell"]
        return found

    @property
    def _sails(self) -> bool:
        return self.step in (step_numbers.LAUNCH, step_numbers.SAIL)

    def why_no_berth(self, key: str) -> Message | None:
        plans = self.plans(position=int(key.partition(":")[2]))
        return plans if isinstance(plans, Message) else None

    # -- tiles -------------------------------------------------------------------------------------

    def tile_of(self, key: str) -> Tile | None:
        """The tile that a widget shows, if it can be put somewhere."""
        book, seat = self.game.book, self.state.actor
        kind, _, name = key.partition(":")
        if seat is None:
            return None
        found = EMPTY
        if kind == "matrix":
            found = self.state.matrix[book.matrix.numbers[name]]
        elif key == STORE:
            found = self.state.stores[seat]
        elif key == HAND:
            found = self.state.hand
        return None if found == EMPTY else book.tiles[found]

    def turns_of(self, key: str) -> tuple[int, ...]:
        """The open edges in each way the tile may be laid; one way for what cannot be turned."""
        tile = self.tile_of(key)
        return (0,) if tile is None else tile.turns

    def _wish(self, key: str) -> dict[str, Any]:
        """What is wished of a thing before it is known where it goes."""
        kind, _, name = key.partition(":")
        if kind == "matrix":
            return {"tile": name}
        if kind == "square":
            return {"do": "discard", "square": name}
        return {"do": "put"} if key == STORE else {}

    def why_not(self, key: str) -> Message | None:
        """Why a tile cannot be put anywhere."""
        wish = self._wish(key)
        found = self.plans(**wish) if wish else ()
        return found if isinstance(found, Message) else None

    def homes(self, key: str, turned: int) -> dict[str, list[TurnPlan]]:
        """By key of the widget where a thing may be put, the turns that bring it there."""
        found: dict[str, list[TurnPlan]] = {}
        for plan in self._homing(key, turned) if key != SHIP else ():
            found.setdefault(_home_of(plan), []).append(plan)
        return found

    def _homing(self, key: str, turned: int) -> list[TurnPlan]:
        plans = self.plans(**self._wish(key))
        if isinstance(plans, Message):
            return []
        turns = self.turns_of(key)
        edges = edge_names(turns[turned % len(turns)]) if len(turns) > 1 else None
        return [plan for plan in plans if plan.edges == edges or plan.square is None or plan.do == "discard"]

    def why_no_home(self, key: str, home: str, turned: int) -> Message | None:
        """Why a thing cannot be put there."""
        if key == SHIP:
            return Message("why_ship_sails")
        why = self.why_not(key)
        if why is not None:
            return why
        wish = self._wish(key)
        kind, _, square = home.partition(":")
        if home == STORE:
            wish |= {"do": "store"}
        elif kind == "square" and not key.startswith("square:"):
            turns = self.turns_of(key)
            wish |= {"do": wish.get("do", "take"), "square": square}
            if len(turns) > 1:
                wish |= {"edges": edge_names(turns[turned % len(turns)])}
        elif kind == "land" and not key.startswith("square:"):
            return Message("why_printed_land")
        else:
            return Message("why_maori_other_home")
        found = self.plans(**wish)
        return found if isinstance(found, Message) else None

    def price(self, key: str) -> int | None:
        """The fewest shells for which a tile can be had; None if it cannot."""
        wish = self._wish(key)
        plans = self.plans(**wish) if wish and self.at_turn else ()
        return plans[0].cost["shell"] if isinstance(plans, tuple) and plans else None

    # -- the end of a turn -------------------------------------------------------------------------

    def idling(self) -> list[TurnPlan]:
        """The turns in which one only sails."""
        plans = self.plans(do="nothing") if self.at_turn else ()
        return list(plans) if isinstance(plans, tuple) else []

    def moorings(self) -> dict[str, Action]:
        """By key of the square, the action that leaves one's own ship there."""
        return {square_key(action.square): action for action in self.state.legal if isinstance(action, Moor)}

    @property
    def moors(self) -> bool:
        """Whether one's own ship waits for a tile to stay on: the tiles themselves are the choice."""
        return self.step == step_numbers.MOOR

    def why_no_mooring(self) -> Message:
        return Message("why_moor_on_tile")


def _home_of(plan: TurnPlan) -> str:
    """The widget to which a turn brings its tile."""
    if plan.do == "store":
        return STORE
    if plan.do == "discard":
        return DISCARD
    return square_key(plan.square or "")


def marks_of(position: int, steps: int, actions: Sequence[Action]) -> tuple[str, ...]:
    """The widgets that a turn is about; the ship is at a position, of so many around the matrix."""
    found: list[str] = []
    for action in actions:
        match action:
            case Launch(position=number):
                found.append(berth_key(number))
            case Sail(steps=number):
                found.append(berth_key((position + number) % steps + 1))
            case Take(square=square):
                found.append(matrix_key(square))
            case Fetch() | Store():
                found.append(STORE)
            case Put(square=square) | Moor(square=square):
                found.append(square_key(square))
            case Discard(square=square):
                found += [square_key(square), DISCARD]
    return tuple(found)
