"""A sitting: a match being played, with bots that think and every decision saved."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots import Thought, Worker
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.saves.autosave import Autosave
from hawaii.saves.match import Match


class Sitting:
    """Brings a match and its bots together. Nothing here waits: `step` is called again and again."""

    def __init__(self, match: Match, worker: Worker, autosave: Autosave | None = None) -> None:
        self.match = match
        self.worker = worker
        self.autosave = autosave
        self._thought: Thought[Action] | None = None
        self._thinks_about: object = None
        if not match.over:  # one that was over when it was loaded is saved where it came from
            self._save()

    def step(self, seconds: float = 0.0) -> Sequence[Event]:
        """Let a bot think, or decide if it has thought; what happened. `seconds` have passed since the last.

        Problem if a bot cannot decide; asked again, it tries again.
        """
        match = self.match
        if not match.state.over:
            match.seconds += seconds
        seat = match.decider
        if seat is None or match.seats[seat].level is None:
            return ()
        if self._thinks_about is not match.state:
            self._forget()
        if self._thought is None:
            level = match.seats[seat].level
            assert level is not None
            self._thought = self.worker.choose(match.game, match.state, level, match.bot_seed)
            self._thinks_about = match.state
        # Not before the last decision is on the disk: a crash costs one at most.
        if not self._thought.done or (self.autosave is not None and not self.autosave.ready):
            return ()
        thought, self._thought = self._thought, None
        return self._decided(match.play(thought.result()))

    def perform(self, actions: Sequence[Action]) -> Sequence[Event]:
        """A gesture of a person; Illegal, and nothing has changed, if it is not allowed."""
        seat = self.match.decider
        if seat is not None and self.match.seats[seat].is_bot:
            raise Illegal(Message("not_your_turn"))
        return self._decided(self.match.perform(actions))

    def end_turn(self) -> None:
        self.match.end_turn()
        self._save()

    def undo(self) -> bool:
        return self._changed(self.match.undo())

    def undo_decision(self) -> bool:
        return self._changed(self.match.undo_decision())

    def redo(self) -> bool:
        return self._changed(self.match.redo())

    def redo_decision(self) -> bool:
        return self._changed(self.match.redo_decision())

    @property
    def thinking(self) -> bool:
        return self._thought is not None

    def leave(self) -> bool:
        """Stop playing; whether all is saved."""
        self._forget()
        return self.autosave is None or self.autosave.close()

    def _decided(self, events: Sequence[Event]) -> Sequence[Event]:
        self._save()
        return events

    def _changed(self, changed: bool) -> bool:
        if changed:
            self._forget()
            self._save()
        return changed

    def _forget(self) -> None:
        """A bot that thinks about a position of the past is stopped."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()

    def _save(self) -> None:
        if self.autosave is not None:
            self.autosave.save()
