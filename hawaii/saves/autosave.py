"""Every decision is saved as it happens, by a thread of its own: nobody waits for the disk but at the end."""

from __future__ import annotations

from threading import Condition, RLock, Thread
from time import monotonic

import msgspec

from hawaii.kernel.messages import Message, Problem, reason_of
from hawaii.saves.file import SavedGame
from hawaii.saves.history import History
from hawaii.saves.loading import saved_game
from hawaii.saves.locks import OpenMark
from hawaii.saves.match import Match
from hawaii.saves.results import Result, result_of
from hawaii.saves.store import Store

PATIENCE = 10.0
"""Seconds that leaving a game waits for the disk."""


class Autosave:
    """Saves one match for as long as it is open. If the disk refuses, the game goes on, and it is said once.

    Problem if the game is open in another program.
    """

    def __init__(self, store: Store, match: Match, history: History | None = None) -> None:
        self.store = store
        self.match = match
        self.history = history
        self._news = Condition(RLock())
        self._waiting: tuple[SavedGame, Result | None] | None = None
        """What is to be saved next: only the newest counts."""
        self._not_remembered: Result | None = None
        """A finished game that the statistics refused; tried again when the game is left."""
        self._writing = False
        self._closed = False
        self._failed = False
        self._told: set[str] = set()
        self._notices: list[Message] = []
        self._mark: OpenMark | None = None
        try:
            self._set_mark()
        except OSError as trouble:
            self._refused(trouble)
        self._thread = Thread(target=self._write, name="autosave", daemon=True)
        self._thread.start()

    # -- for the program ---------------------------------------------------------------------------

    def save(self) -> None:
        """The match as it is now. Never waits."""
        result = result_of(self.match) if self.match.over and self.history is not None else None
        with self._news:
            self._waiting = saved_game(self.match), result
            self._news.notify_all()

    @property
    def ready(self) -> bool:
        """Whether all decisions are on the disk, or the disk refuses: bots wait for it, people need not."""
        with self._news:
            return self._failed or (self._waiting is None and not self._writing)

    def notice(self) -> Message | None:
        """The next thing to tell the player, once."""
        with self._news:
            return self._notices.pop(0) if self._notices else None

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait until all decisions are on the disk; whether they are."""
        end = monotonic() + seconds
        with self._news:
            while self._waiting is not None or self._writing:
                if not self._news.wait(max(0.0, min(0.1, end - monotonic()))) and monotonic() >= end:
                    return False
            return not self._failed

    def close(self) -> bool:
        """The game is left; whether all of it is on the disk. What the disk refused is tried once more."""
        if self._closed:
            return not self._failed
        saved = self.wait()
        if not saved or self._not_remembered is not None:
            self.save()
            saved = self.wait()
        with self._news:
            self._closed = True
            self._news.notify_all()
        self._thread.join(PATIENCE)
        if self._mark is not None:
            self._mark.clear()
        return saved

    def _set_mark(self) -> None:
        mark = self.store.mark_open(self.match)
        if not mark.set():
            raise Problem(Message("save_open_elsewhere"))
        self._mark = mark

    # -- the thread --------------------------------------------------------------------------------

    def _write(self) -> None:
        while True:
            with self._news:
                self._writing = False
                self._news.notify_all()
                while self._waiting is None and not self._closed:
                    self._news.wait()
                if self._waiting is None:
                    return
                (saved, result), self._waiting = self._waiting, None
                self._writing = True
            try:
                if self._mark is None:
                    self._set_mark()
                # Counted here: files take turns, also when some decisions were never written by themselves.
                self.store.keep(msgspec.structs.replace(saved, times_saved=self.match.times_saved + 1))
                self.match.times_saved += 1
                self._accepted()
            except Exception as trouble:  # whatever it is, the game goes on
                self._refused(trouble)
            if result is not None and self.history is not None:
                self._remember(self.history, result, saved)

    def _remember(self, history: History, result: Result, saved: SavedGame) -> None:
        self._not_remembered = result
        try:
            history.record(result, saved)
            self._not_remembered = None
        except Problem as problem:
            self._tell(problem.message)
        except Exception as trouble:  # whatever it is, the game goes on
            self._tell(Message("history_refused", {"why": str(trouble)}))

    def _tell(self, message: Message) -> None:
        """Each kind of trouble once: a disk may refuse again and again."""
        with self._news:
            if message.id not in self._told:
                self._told.add(message.id)
                self._notices.append(message)

    def _accepted(self) -> None:
        with self._news:
            if self._failed:
                self._tell(Message("save_works_again"))
            self._failed = False

    def _refused(self, trouble: Exception) -> None:
        with self._news:
            self._tell(Message("save_in_memory", {"why": reason_of(trouble)}))
            self._failed = True
