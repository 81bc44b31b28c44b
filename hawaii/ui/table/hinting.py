"""Asking for a hint: a master thinks in the background; what it answers is kept while it is looked at."""

from __future__ import annotations

from hawaii.bots import Advice, Cancelled, Failed, Thought, Worker
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match


class Hinting:
    """The hint of one table: asked for, shown, and gone as soon as something else is done."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._thought: Thought[Advice] | None = None
        self.advice: Advice | None = None
        """What is on the card; None without a card."""
        self.chosen = 0
        """The suggestion that is marked on the table, and done by the button of the card."""

    @property
    def waiting(self) -> bool:
        """Whether a master is thinking."""
        return self._thought is not None

    def ask(self, match: Match) -> None:
        """Let a master think about the position."""
        if self._thought is None:
            self._thought = self._worker.advise(match.game, match.state, match.bot_seed)

    @property
    def answered(self) -> bool:
        """Whether an answer has come that nobody took yet."""
        return self._thought is not None and self._thought.done

    def look(self) -> Message | None:
        """Take the answer that has come; if there is none to show, what to tell about it."""
        thought, self._thought = self._thought, None
        assert thought is not None
        self.chosen = 0
        try:
            self.advice = thought.result()
        except Cancelled:
            return None
        except (Problem, Failed):
            return Message("hint_failed")
        return None

    def choose(self, number: int) -> None:
        self.chosen = number

    def stop(self) -> None:
        """Something else is done: no card, and nobody wants an answer any more, for it would be about another
        position.
        """
        thought, self._thought = self._thought, None
        self.advice = None
        if thought is not None:
            thought.cancel()
