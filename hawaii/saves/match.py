"""A match: a game in progress with those who play it, all they decided, and the way back and forth."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from typing import Any, NamedTuple

from hawaii.bots import decision_seed
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import MASK
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.tables import tables_as_json
from hawaii.saves.decisions import Decision
from hawaii.saves.seats import Seat, check_seats

Gestures = Sequence[Sequence[str]]


class Root(NamedTuple):
    """A position in the middle from which a match goes on; nothing before it can be undone."""

    snapshot: dict[str, Any]
    earlier: Gestures
    """What was decided before, to be read."""


class Match:
    """Drives a game for people and bots alike. Whoever shows it, or thinks for it, is somebody else.

    >>> from hawaii.games import load_game
    >>> match = Match(load_game("hawaii"), [Seat("Ana", "red"), Seat("Kai", "blue", level="novice")], seed=7)
    >>> events = match.play(match.state.legal[-1])
    >>> match.undo(), match.number
    (True, 0)
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Any] | None = None,
        root: Root | None = None,
    ) -> None:
        """A new match; Problem if the game cannot be played with these seats or options."""
        self.game = game
        self.seats = check_seats(seats)
        self.seed = seed & MASK
        self.options = dict(options or {})
        self.root = root
        self.state = (
            game.start(len(seats), self.seed, self.options) if root is None else game.restore(root.snapshot)
        )
        """The position now. It is never changed: each decision brings a new one."""
        self.earlier = 0 if root is None else sum(map(len, root.earlier))
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        """Decisions that can be made again, the next one last."""
        self._before: list[Any] = []
        """The position before each decision: going back is as fast as going on."""

        people = sum(not seat.is_bot for seat in self.seats)
        self.shared = people > 1
        """Several people at one screen."""
        self.holds = self.shared
        """Whether the turn of a person ends only when told so. Always at a shared screen."""
        self._turn_end: Any = None
        """The position at the end of a turn that is held."""
        self.saw_and_undid = False
        """Whether something revealed was ever undone."""

        self.tables = tables_as_json(game.tables)
        self.id = new_id()
        self.title = ""
        self.begun = datetime.now(UTC)
        self.seconds = 0.0
        """How long it has been played."""
        self.times_saved = 0

    def copy(self) -> Match:
        """Another match at the same point, with the same way there; each then goes its own."""
        other = copy(self)
        other.decisions, other.undone = list(self.decisions), list(self.undone)
        other._before = list(self._before)
        return other

    @property
    def positions(self) -> list[Any]:
        """The position before each decision, and the one now: one more than there are decisions."""
        return [*self._before, self.state]

    # -- whose decision it is ----------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        """The seat that decides now; nobody while the end of a turn is held, or when the game is over."""
        return None if self.held else self.state.actor

    @property
    def held(self) -> bool:
        """A turn has been played to its end, but has not been ended: nobody decides, all can be undone."""
        return self._turn_end is not None

    @property
    def shown(self) -> Any:
        """The position that everybody may see: while a turn is held, nothing that follows it."""
        return self._turn_end if self.held else self.state

    @property
    def seen(self) -> list[Decision]:
        """The decisions with what everybody may have seen of them."""
        if not self.held:
            return self.decisions
        return [*self.decisions[:-1], self.decisions[-1].in_turn()]

    @property
    def over(self) -> bool:
        """The game has ended, and so has its last turn."""
        return self.state.over and not self.held

    @property
    def number(self) -> int:
        """How many decisions have been made."""
        return self.earlier + len(self.decisions)

    @property
    def bot_seed(self) -> int:
        """From which the bot that decides now decides: its own seed, its seat, the number of the decision.

        So there is no generator to save, and a bot that is asked again decides the same.
        """
        seat = self.state.actor
        assert seat is not None, "nobody decides"
        return decision_seed(self.seats[seat].seed, seat, self.number)

    # -- deciding ----------------------------------------------------------------------------------

    def play(self, action: Action) -> Sequence[Event]:
        """One decision; Illegal if it is not allowed now."""
        return self.perform([action])

    def perform(self, actions: Sequence[Action]) -> Sequence[Event]:
        """A gesture: decisions of one turn that are undone together. All are made, or none and Illegal."""
        if not actions:
            return ()
        if self.held:
            raise Illegal(Message("turn_held"))
        made, before, after = self._try(actions)
        for decision in made:
            # Who decides again what was undone can go on with what followed it.
            if self.undone and self.undone[-1].action == decision.action:
                self.undone.pop()
            else:
                self.undone.clear()
        self.decisions += made
        self._before += before
        self.state = after
        self._hold()
        return [event for decision in made for event in decision.events]

    def _try(self, actions: Sequence[Action]) -> tuple[list[Decision], list[Any], Any]:
        state = self.state
        seat, turn = state.actor, state.turns
        gesture = self._gesture()
        made: list[Decision] = []
        before: list[Any] = []
        for action in actions:
            if seat is None or (state.actor, state.turns) != (seat, turn):
                raise Illegal(Message("illegal_action", {"text": action.text}))
            before.append(state)
            state = state.copy()
            made.append(Decision(seat, action, gesture, turn, self.game.play(state, action)))
        return made, before, state

    def _gesture(self) -> int:
        """The gesture of the next decision: its own, but for bots, whose turns are one gesture each."""
        number = len(self.decisions)
        seat = self.state.actor
        if number and seat is not None and self.seats[seat].is_bot:
            last = self.decisions[-1]
            if (last.seat, last.turn) == (seat, self.state.turns):
                return last.gesture
        return number

    @property
    def turn_ended(self) -> bool:
        """Whether the last decision was the last of a person's turn."""
        if not self.decisions:
            return False
        last = self.decisions[-1]
        return not self.seats[last.seat].is_bot and last.turn != self.state.turns

    def _hold(self) -> None:
        """Hold the turn, if the last decision was its last and turns are held."""
        self._turn_end = None
        if self.holds and self.turn_ended:
            self.hold_again()

    def hold_again(self) -> None:
        """Hold the turn that the last decision ended, as it was when the match was saved."""
        self._turn_end = self._before[-1].copy()
        self.game.play_in_turn(self._turn_end, self.decisions[-1].action)

    def end_turn(self) -> None:
        """End the turn that is held; what follows it may now be seen."""
        self._turn_end = None

    # -- back and forth ----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self._last_of_a_person() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def undo(self) -> bool:
        """Take back the last gesture of a person, and all that bots answered; whether there was one."""
        number = self._last_of_a_person()
        if number is None:
            return False
        self.go_back(self.decisions[number].gesture)
        return True

    def undo_decision(self) -> bool:
        """Take back only the last decision of a person, and all that bots answered."""
        number = self._last_of_a_person()
        if number is None:
            return False
        self.go_back(number)
        return True

    def redo(self) -> bool:
        """Make the next gesture again that was undone, and what bots answered, unless the turn is held."""
        if not self.undone:
            return False
        self._go_on()
        while self.split and not self.held:
            self._go_on()
        self._let_bots_answer()
        return True

    def redo_decision(self) -> bool:
        """Make only the next decision again, and what bots answered, unless the turn is held."""
        if not self.undone:
            return False
        self._go_on()
        self._let_bots_answer()
        return True

    def _last_of_a_person(self) -> int | None:
        """The last decision that may be taken back: at a shared screen, only one of this turn."""
        turn = self.decisions[-1].turn if self.held else self.state.turns
        for number in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[number]
            if self.shared and decision.turn != turn:
                return None
            if not self.seats[decision.seat].is_bot:
                return number
        return None

    def go_back(self, number: int) -> None:
        """Take back all decisions from this one on, whoever made them."""
        taken_back = self.decisions[number:]
        if not taken_back:
            return
        self.saw_and_undid |= any(decision.reveals for decision in self.seen[number:])
        self.undone += reversed(taken_back)
        self.state = self._before[number]
        del self.decisions[number:], self._before[number:]
        self._turn_end = None

    def go_on(self) -> Decision | None:
        """Make the next decision again that was undone, whoever made it; nothing if there is none."""
        if not self.undone:
            return None
        self._go_on()
        return self.decisions[-1]

    def _go_on(self) -> None:
        decision = self._in_its_gesture(self.undone.pop())
        self._before.append(self.state)
        self.state = self.state.copy()
        self.game.play(self.state, decision.action, quiet=True)
        self.decisions.append(decision)
        self._hold()

    def _in_its_gesture(self, decision: Decision) -> Decision:
        """A decision made again goes on with its gesture, or begins it anew: others may have been made."""
        same = bool(self.decisions) and self.decisions[-1].gesture == decision.gesture
        if same or decision.gesture == len(self.decisions):
            return decision
        old, new = decision.gesture, len(self.decisions)
        self.undone = [one._replace(gesture=new) if one.gesture == old else one for one in self.undone]
        return decision._replace(gesture=new)

    @property
    def split(self) -> bool:
        """Whether the last gesture was undone in part."""
        return bool(self.decisions and self.undone and self.decisions[-1].gesture == self.undone[-1].gesture)

    def _let_bots_answer(self) -> None:
        while self.undone and not self.held and self.seats[self.undone[-1].seat].is_bot:
            self._go_on()


def new_id() -> str:
    """A name for a match that no other has."""
    return secrets.token_hex(8)
