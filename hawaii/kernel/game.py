"""The interface of every game: the rules are one object, the position another."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.breakdown import Award
from hawaii.kernel.chance import MASK, Bits, Chance
from hawaii.kernel.checking import read
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.plans import Plan
from hawaii.kernel.state import State
from hawaii.kernel.steps import Step
from hawaii.kernel.table_types import PlayerRange
from hawaii.kernel.tables import Tables

B = TypeVar("B")
S = TypeVar("S", bound=State)


class Game(ABC, Generic[B, S]):
    """The rules of one game with one set of tables. It never changes; a position lies in its State.

    >>> from hawaii.games import load_game
    >>> game = load_game("hawaii")
    >>> state = game.start(players=2, seed=7)
    >>> while not state.over:
    ...     events = game.play(state, game.actions(state)[0])
    >>> len(game.scores(state))
    2
    """

    name: ClassVar[str]
    idle: ClassVar[frozenset[str]]
    """First words of actions that give up or do nothing; who plays to be busy avoids them."""
    tables: Tables
    """The effective rule tables; they travel with a saved game."""

    # -- what a caller does ------------------------------------------------------------------------

    def start(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> S:
        """A new game. Raises Problem for a number of players or options the game does not have."""
        agreed = self.agreed(options or {})
        state = self.set_up(self.seated(players, agreed), seed, agreed)
        self.play_on(state, None)
        return state

    def actions(self, state: S) -> tuple[Action, ...]:
        """The legal actions: at least two, always in the same order; none when the game is over."""
        return state.legal

    def play(self, state: S, action: Action, quiet: bool = False) -> Sequence[Event]:
        """Play an action and all decisions after it that leave no choice; tell what happened.

        Raises Illegal unless the action is legal. `quiet` trusts the caller and tells nothing: for search.
        """
        events: list[Event] | None = None
        if not quiet:
            if action not in state.legal:
                raise Illegal(Message("illegal_action", {"text": str(getattr(action, "text", action))}))
            events = []
        assert state.actor is not None
        self.steps[state.step].apply(self.book, state, state.actor, action, events)
        self.play_on(state, events)
        return events or ()

    def encode(self, action: Action) -> str:
        """An action as a line of text with stable ids, for saved games and logs."""
        return action.text

    @property
    @abstractmethod
    def options(self) -> msgspec.Struct:
        """What the players may agree on, with what holds if they do not."""

    @abstractmethod
    def decode(self, value: object) -> Action:
        """The action of a text; Illegal if there is none such in this game. It need not be legal now."""

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """What is being decided."""

    @abstractmethod
    def progress(self, state: S) -> Message:
        """How far the game is, for somebody who looks for it among others."""

    def chapter(self, state: S) -> int:
        """The part of the game that a position is in, from 1: a round, for those who look back at it."""
        return 1

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Points by seat, so far or at the end."""

    def scores_before_end(self, state: S) -> tuple[int, ...]:
        """The same without what is only scored when the game has ended."""
        return self.scores(state)

    @abstractmethod
    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won, or would if the game ended with the points as they are."""

    @abstractmethod
    def breakdown(self, state: S, seat: int) -> list[Award]:
        """Where each point of the seat's score came from."""

    def points_by_source(self, state: S, seat: int) -> dict[str, int]:
        """The same, added up by source."""
        found: dict[str, int] = {}
        for award in self.breakdown(state, seat):
            found[award.source] = found.get(award.source, 0) + award.points
        return found

    def snapshot(self, state: S) -> dict[str, Any]:
        """The whole position as plain JSON values with stable ids."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.taken(state)))
        return plain

    def restore(self, value: Mapping[str, Any]) -> S:
        """The position of a snapshot with its legal actions; Problem if it cannot be one."""
        snapshot = read(value, self.snapshots, "snapshot_wrong")
        try:
            if snapshot.chance > MASK:
                raise ValueError("no generator has such a state")
            state = self.rebuilt(snapshot)
            if not self.sound(state):
                raise ValueError("pieces are missing, or in the wrong place")
            seat = state.actor
            actions = () if seat is None else tuple(self.step(state).options(self.book, state, seat))
            if seat is not None and len(actions) < 2:
                raise ValueError("there is nothing to decide")
        except (LookupError, ValueError, AssertionError, Problem):
            raise Problem(Message("snapshot_impossible")) from None
        state.legal = actions
        return state

    def digest(self, state: S) -> str:
        """SHA-256 of the canonical JSON of the snapshot: the one hash of a position."""
        return hashlib.sha256(msgspec.json.encode(self.taken(state), order="sorted")).hexdigest()

    def imagine(self, state: S, seat: int, random: Bits) -> S:
        """A position as the seat could imagine it: what it cannot know is dealt anew from `random`."""
        new = state.copy()
        chance = Chance(random.getrandbits(64))
        self.deal_hidden(new, chance)
        new.chance = chance.next()
        return new

    @abstractmethod
    def plans(self, state: S, wish: Mapping[str, Any]) -> tuple[Plan, ...] | Message:
        """Complete turns that fulfil a wish, cheapest first; if there are none, why not."""

    def arrange(self, description: Mapping[str, Any]) -> S:
        """A position from a small readable mapping; Problem if it cannot be."""
        wanted = read(description, self.descriptions, "description_wrong")
        players = max(2, len(wanted.seats)) if wanted.players is None else wanted.players
        agreed = self.agreed(wanted.options)
        state = self.arranged(wanted, self.seated(players, agreed), agreed)
        self.play_on(state, None)
        return state

    # -- what games share --------------------------------------------------------------------------

    def agreed(self, options: Mapping[str, Any]) -> Any:
        """The options of the tables, but for those the players agreed on; Problem if there are none such."""
        wanted = {**msgspec.to_builtins(self.options), **options}
        return read(wanted, type(self.options), "option_wrong")

    def seated(self, players: int, options: Any) -> int:
        """The number of players; Problem if so many cannot play with these options."""
        allowed = self.players(options)
        if not allowed.fewest <= players <= allowed.most:
            values = {"fewest": allowed.fewest, "most": allowed.most, "found": players}
            raise Problem(Message("players_out_of_range", values))
        return players

    # -- what a game brings ------------------------------------------------------------------------

    book: B
    """The tables in the form play needs them."""
    steps: tuple[Step[B, S], ...]
    """The kinds of decisions; `state.step` is a place in this row. With the first one a turn begins."""
    snapshots: ClassVar[type[Any]]
    """The structure of its snapshots. One of the fields is `chance`."""
    descriptions: ClassVar[type[Any]]
    """The structure of descriptions to arrange. Among the fields are `players`, `options` and `seats`."""

    @abstractmethod
    def players(self, options: Any) -> PlayerRange:
        """How many can play with these options."""

    @abstractmethod
    def set_up(self, players: int, seed: int, options: Any) -> S:
        """The table before the first decision."""

    @abstractmethod
    def taken(self, state: S) -> msgspec.Struct:
        """The snapshot of a position."""

    @abstractmethod
    def rebuilt(self, snapshot: Any) -> S:
        """The position of a snapshot, without its legal actions; LookupError, ValueError or Problem if there
        is none.
        """

    @abstractmethod
    def sound(self, state: S) -> bool:
        """Whether a position can come up in a game: nothing lost or doubled."""

    @abstractmethod
    def deal_hidden(self, state: S, chance: Chance) -> None:
        """Put what nobody knows into a fixed order, and deal it anew."""

    @abstractmethod
    def arranged(self, wanted: Any, players: int, options: Any) -> S:
        """The position described, without its legal actions; Problem with a sentence if it cannot be."""

    def step(self, state: S) -> Step[B, S]:
        """The kind of decision that comes now."""
        return self.steps[state.step]

    def follow(self, state: S, action: Action) -> bool:
        """Play quietly, but only within the turn and what follows it by itself: whether the turn goes on.

        For search, which looks at many ends of turns and goes on from few: there nothing is laid out until
        `play_on`.
        """
        if self.play_in_turn(state, action):
            return True
        seat = state.actor
        if seat is not None and (step := self.steps[state.step]).automatic:
            step.apply(self.book, state, seat, step.options(self.book, state, seat)[0], None)
        return False

    def play_in_turn(self, state: S, action: Action) -> bool:
        """Play quietly, and only within the turn: whether it goes on. If not, it is as somebody sees the
        table who has not yet ended the turn, and nothing is laid out until `play_on`.
        """
        book, steps, turn = self.book, self.steps, state.turns
        seat = state.actor
        assert seat is not None
        steps[state.step].apply(book, state, seat, action, None)
        while state.turns == turn and state.actor is not None:
            step = steps[state.step]
            actions = step.options(book, state, seat)
            if len(actions) > 1:
                state.legal = tuple(actions)
                return True
            step.apply(book, state, seat, actions[0], None)
        state.legal = ()
        return False

    def play_to_break(self, state: S, action: Action) -> None:
        """Play quietly as far as the next thing that nobody decides, such as the end of a round: the table as
        everybody sees it before that.
        """
        book, steps = self.book, self.steps
        seat = state.actor
        assert seat is not None
        steps[state.step].apply(book, state, seat, action, None)
        while (seat := state.actor) is not None and not steps[state.step].automatic:
            step = steps[state.step]
            actions = step.options(book, state, seat)
            if len(actions) > 1:
                break
            step.apply(book, state, seat, actions[0], None)
        state.legal = ()

    def play_on(self, state: S, events: list[Event] | None) -> None:
        """Play on through decisions that leave no choice, and lay out the actions of the next that does."""
        book, steps = self.book, self.steps
        while (seat := state.actor) is not None:
            step = steps[state.step]
            actions = step.options(book, state, seat)
            if len(actions) > 1:
                state.legal = tuple(actions)
                return
            step.apply(book, state, seat, actions[0], events)
        state.legal = ()
