"""Looking back at a match: a time line above the table, and the way on from any point of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from hawaii.kernel.messages import Message
from hawaii.saves import Match, Replay
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.match_curve import chapter_message, few
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.settings import FACTORS, Speed
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.table.view import AnyView
from hawaii.ui.timeline import TimeLine
from hawaii.ui.ways import open_match
from hawaii.ui.widgets import Button, Widget

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast")
REST = 0.35
"""Seconds between two turns that are played again."""


LAST = 1.2
"""Seconds before it closes itself."""


class LookingBack(BoardScene[Any, Any, Any, Any]):
    """Plays by itself, or is moved by hand. Closed, it leaves everything as it was."""

    def __init__(self, app: App, match: Match, begin: int = 0, returns: bool = False) -> None:
        """With `returns` it plays at once, slowly, and closes itself at the end."""
        self.replay = Replay(match)
        super().__init__(app, self.replay.match)
        self.replay.go(begin)
        self.playing = self.returns = returns
        self.speed = app.settings.speed if app.settings.speed in SPEEDS else "normal"
        if returns and self.speed == "normal":
            self.speed = "slow"
        self._waited = 0.0
        self._until: int | None = None
        """Where playing stops by itself, if not at the end."""

    # -- the way through the match -----------------------------------------------------------------

    def go(self, number: int) -> None:
        """To any point, at once."""
        self.playing = self.returns = False
        self._until = None
        self.motions.finish()
        self.replay.go(number)
        self.change()

    def _turn(self, by: int) -> None:
        self.go(self.replay.turn(by))

    def _decision(self, by: int) -> None:
        self.go(self.replay.at + by)

    def play_turn(self) -> None:
        """Only the turn that comes next."""
        self._until = self.replay.turn(1)
        self.playing = True

    def _play_or_pause(self) -> None:
        self.playing, self.returns, self._until = not self.playing, False, None
        if self.playing and self.replay.at == self.replay.length:
            self.replay.go(0)

    def tick(self, seconds: float) -> None:
        if not self.playing or self.motions:
            return
        self._waited -= seconds
        if self._waited > 0:
            return
        decision = None if self.replay.at == self._until else self.replay.forward()
        if decision is None:
            self.playing, self._until = False, None
            if self.returns:
                self.app.pop()
                return
        else:
            self.animate(decision.events, FACTORS[self.speed])
            ended = self.replay.at in self.replay.turns
            self._waited = REST * FACTORS[self.speed] if ended else 0.0
            if self.returns and self.replay.at == self.replay.length:
                self._waited = LAST
        self.change()

    @property
    def waiting(self) -> bool:  # type: ignore[override]
        return self.playing

    def _next_speed(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def _play_on(self) -> None:
        open_match(self.app, self.replay.branch())

    def open_log(self) -> None:
        whole = self.match.copy()
        while whole.go_on() is not None:
            pass
        self.app.push(LogScene(self.app, whole, self._jump, self.replay.at))

    def _jump(self, number: int) -> None:
        """To a turn, and show it."""
        self.app.pop()
        self.go(number)
        self.play_turn()

    # -- widgets -----------------------------------------------------------------------------------

    def doing(self) -> dict[str, Any]:
        return {"reveals": self.replay.over}

    def build(self, fit: Fit) -> list[Widget]:
        view = self.view(fit)
        return [*self.table_widgets(view), *self._bar(view)]

    def _bar(self, view: AnyView) -> list[Widget]:
        at, length = self.replay.at, self.replay.length
        close, rest = view.layout.bar.inset(8, 6).cut_left(44, 10)
        found = [self.icon("close", close, self.escape)]
        for name, possible, act in (
            ("to_start", at > 0, partial(self.go, 0)),
            ("step_back", at > 0, partial(self._turn, -1)),
            ("pause" if self.playing else "play", length > 0, self._play_or_pause),
            ("step_on", at < length, partial(self._turn, 1)),
            ("to_end", at < length, partial(self.go, length)),
        ):
            spot, rest = rest.cut_left(44, 5)
            found.append(self.icon(name, spot, act, possible))
        on, rest = rest.cut_right(190, 8)
        log, rest = rest.cut_right(44, 8)
        speed, rest = rest.cut_right(92, 8)
        marks = tuple(
            (number / max(1, length), self.say(chapter_message(self.match.game.name, chapter)))
            for number, chapter in few(self.replay.chapters)
        )
        found += [
            TimeLine(
                "timeline",
                rest.cut_left(6)[1],
                act=self._play_or_pause,
                tip=self.say(Message("replay_line", {"at": at, "length": length})),
                value=at / max(1, length),
                steps=max(1, length),
                put=lambda part: self.go(round(part * length)),
                marks=marks,
            ),
            Button(
                "replay:speed",
                speed,
                act=self._next_speed,
                text=self.say(Message(f"speed_{self.speed}")),
                tip=self.say(Message("replay_speed")),
            ),
            self.icon("log", log, self.open_log),
            self._way_on(on),
        ]
        return found

    def _way_on(self, box: Box) -> Widget:
        """Back to the own turn, or a new game from here."""
        if self.returns:
            words = self.say(Message("replay_return"))
            return Button("replay:return", box, act=self.escape, text=words, chosen=True)
        return Button(
            "replay:branch",
            box,
            act=self._play_on,
            text=self.say(Message("replay_branch")),
            tip=self.say(Message("replay_branch_tip")),
            enabled=not self.match.state.over,
            chosen=True,
        )

    # -- keys --------------------------------------------------------------------------------------

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        shift = pygame.KMOD_SHIFT
        if self.focus:
            return {}
        return {
            (pygame.K_SPACE, 0): self._play_or_pause,
            (pygame.K_LEFT, 0): partial(self._turn, -1),
            (pygame.K_RIGHT, 0): partial(self._turn, 1),
            (pygame.K_LEFT, shift): partial(self._decision, -1),
            (pygame.K_RIGHT, shift): partial(self._decision, 1),
            (pygame.K_HOME, 0): partial(self.go, 0),
            (pygame.K_END, 0): partial(self.go, self.replay.length),
            (pygame.K_l, 0): self.open_log,
        }

    def escape(self) -> None:
        self.app.pop()
