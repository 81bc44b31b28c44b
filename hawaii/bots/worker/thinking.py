"""The process in which opponents think, seen from inside. It knows nothing but what it is told."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from hawaii.bots.advice import advise
from hawaii.bots.choosing import Cancelled, choose
from hawaii.bots.dealing import dealer
from hawaii.bots.worker import asking
from hawaii.bots.worker.asking import (
    Advise,
    Answer,
    Ask,
    Choose,
    Failure,
    Question,
    Reply,
    Rules,
    Stop,
    Stopped,
    Trouble,
)
from hawaii.games import load_game
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Problem


def think(connection: Connection) -> None:
    """The whole life of the process: answers questions until nobody is left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then ends this one
    Thinker(connection).run()


class Thinker:
    """Listens in one thread and thinks in another, so that it can be told to stop while it thinks."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.told: SimpleQueue[Rules | Ask] = SimpleQueue()
        self.stopped = 0
        """The newest question that nobody waits for any more; nor does anybody for those before it."""
        self.rules: Rules | None = None
        self.game: Game[Any, Any] | None = None
        """Loaded from the rules when the first question comes."""

    def run(self) -> None:
        Thread(target=self.listen, name="listen", daemon=True).start()
        while True:
            match self.told.get():
                case Rules() as rules:
                    self.rules, self.game = rules, None
                case Ask() as ask:
                    reply = self.reply(ask)
                    try:
                        self.connection.send_bytes(asking.encode(reply))
                    except OSError:
                        return  # nobody listens

    def listen(self) -> None:
        """When the program is gone, however it ended, so is this process, even if a thought hangs."""
        try:
            while True:
                match asking.decode_told(self.connection.recv_bytes()):
                    case Stop(number):
                        self.stopped = number
                    case told:
                        self.told.put(told)
        except (EOFError, OSError):
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)

    def reply(self, ask: Ask) -> Reply:
        number = ask.number
        try:
            question = asking.decode_question(ask.question)
            value = self.answer(question, lambda: self.stopped >= number)
            return Answer(number, msgspec.Raw(asking.encode(value)))
        except Cancelled:
            return Stopped(number)
        except Problem as problem:
            return Trouble(number, problem.message)
        except Exception:
            return Failure(number, traceback.format_exc())

    def answer(self, question: Question, stopped: Callable[[], bool]) -> object:
        """The answer as a value for JSON."""
        if stopped():
            raise Cancelled
        if self.game is None:
            assert self.rules is not None
            self.game = load_game(self.rules.game, self.rules.tables)
        game = self.game
        state = game.restore(question.position)
        deal = dealer(game, state, question.seat, question.seed)
        match question:
            case Choose(seat=seat, seed=seed, level=level):
                return game.encode(choose(game, deal, seat, level, seed, stopped))
            case Advise(seat=seat):
                return asking.advised(game, advise(game, deal, seat, stopped=stopped))
