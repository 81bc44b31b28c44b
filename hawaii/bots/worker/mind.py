"""The process in which opponents think, seen from outside."""

from __future__ import annotations

import multiprocessing
from typing import Any

import msgspec

from hawaii.bots.interrupts import interrupts_kept_away
from hawaii.bots.worker import asking
from hawaii.bots.worker.asking import Ask, Reply, Rules, Stop
from hawaii.bots.worker.thinking import think
from hawaii.kernel.game import Game
from hawaii.kernel.tables import tables_as_json

# On every system the same: a fresh interpreter, which has nothing of ours but what it is told.
SPAWN = multiprocessing.get_context("spawn")


class Mind:
    """One process, from its start to its end. EOFError or OSError from any of this: it has died."""

    def __init__(self) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=think, args=(theirs,), name="thinking", daemon=True)
        self._game: Game[Any, Any] | None = None
        try:
            with interrupts_kept_away():
                self._process.start()
        except BaseException:
            self.connection.close()
            raise
        finally:
            theirs.close()  # else the pipe would not end when the process does
        self.pid = self._process.pid

    def ask(self, number: int, game: Game[Any, Any], question: bytes) -> None:
        """Ask about a game. Its tables are told first, but not again while it stays the same game."""
        if game is not self._game:
            self._tell(Rules(game.name, tables_as_json(game.tables)))
            self._game = game
        self._tell(Ask(number, msgspec.Raw(question)))

    def stop(self, number: int) -> None:
        """It will answer at once, one way or the other, to be ready for the next question."""
        self._tell(Stop(number))

    def hear(self) -> Reply:
        """The next reply; waits for it."""
        return asking.decode_reply(self.connection.recv_bytes())

    def kill(self) -> None:
        """It has nothing to lose."""
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.join()
        self._process.close()
        self.connection.close()

    def _tell(self, told: asking.Told) -> None:
        self.connection.send_bytes(asking.encode(told))
