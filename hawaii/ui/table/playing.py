"""A match being played: whose decision it is, what follows from it, and everything that the bar offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
import pygame

from hawaii.bots import Failed
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, GameEnded
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Replay, Sitting
from hawaii.ui.app import App
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.motion import Motion
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.curtain import CurtainScene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.table.bar import Bar, bar_widgets
from hawaii.ui.table.hint import hint_widgets
from hawaii.ui.table.hinting import Hinting
from hawaii.ui.table.offering import OfferingScene
from hawaii.ui.table.sounds import sounds_of
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.table.view import AnyView
from hawaii.ui.ways import enter, final_of, go_home, replay_of
from hawaii.ui.widgets import Widget
from hawaii.ui.words import capital

BACK = 0.2
"""Seconds for what goes back to where it was."""


class PlayingScene(OfferingScene):
    """One match being played. The sitting is left when the scene is."""

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        super().__init__(app, sitting.match)
        self.sitting = sitting
        self.followups: list[Callable[[], Scene]] = []
        """Scenes to come when all is still."""
        self.hinting = Hinting(app.worker)
        self._notice = ""
        self._troubled = False
        for notice in notices:
            self.tell(notice)
        self._begin()

    # -- what a game brings ------------------------------------------------------------------------

    sounds: dict[type[Event], str]
    """What is heard of events."""

    @property
    def secret(self) -> bool:
        """Whether there is something that other people at the screen must not see."""
        return False

    @property
    def asks(self) -> bool:
        """Whether a decision in the middle of a turn waits for the person."""
        raise NotImplementedError

    def cards(self, view: Any) -> list[Widget]:
        """Cards that must be answered before anything else."""
        return []

    def put(self, key: str) -> None:
        """Put what was picked onto the widget with this key."""
        raise NotImplementedError

    def put_words(self) -> str:
        """What to do now that something was picked, or a price is shown; nothing, if neither."""
        return ""

    def home_of(self, key: str) -> str:
        """What a widget stands for, when something is dropped there."""
        return key

    def marks_of(self, actions: Sequence[Action]) -> Sequence[str]:
        """The widgets that a turn is about, by the beginning of their keys."""
        raise NotImplementedError

    def suggested(self, actions: Sequence[Action]) -> Suggested:
        raise NotImplementedError

    def near(self, view: Any) -> Box:
        """Where the card of a hint lies, if it can."""
        raise NotImplementedError

    def own_acts(self) -> dict[str, Callable[[], object]]:
        """What else keys do at this table, by the names of the acts."""
        return {}

    def all_others(self) -> Scene:
        """Everybody else's side of the table at once."""
        raise NotImplementedError

    # -- who sits before the screen ----------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the person before the screen decides now, and has seen all that happened before."""
        if self.followups and not self.match.held:
            return False
        return self.match.decider == self.me and not self.match.seats[self.me].is_bot

    def _begin(self) -> None:
        """A game that is over shows its scoring; one that is shared, a curtain before the first turn."""
        seat = self.match.decider
        if self.match.over:
            self.followups.append(self._final)
        elif self._has_curtains and seat is not None and not self.match.seats[seat].is_bot:
            self.followups.append(lambda: CurtainScene(self.app, self.match.seats[seat]))

    @property
    def _has_curtains(self) -> bool:
        return self.match.shared and self.secret

    def _look_who_decides(self) -> None:
        """At a shared screen, a curtain falls before another person's turn."""
        seat = self.match.decider
        if seat is None or self.match.seats[seat].is_bot or seat == self.me:
            return
        self.me = seat
        self.change()
        if self._has_curtains and self.app.scene is self:
            self.app.push(CurtainScene(self.app, self.match.seats[seat]))

    # -- widgets -----------------------------------------------------------------------------------

    def doing(self) -> dict[str, Any]:
        return {
            "mine": self.mine,
            "picked": self.held,
            "card": self.offered or self.asks,
            "pick": self.pick_up,
            "put": self.put,
        }

    def build(self, fit: Fit) -> list[Widget]:
        view = self.view(fit)
        found = [*self.table_widgets(view), *bar_widgets(view, self._bar(fit, view), self.icon)]
        cards = self.cards(view)
        if not cards and self.hinting.advice is not None:
            cards = hint_widgets(
                view,
                self.hinting,
                found,
                self.marks_of,
                self.suggested,
                self.near(view),
                self.perform,
                self.escape,
            )
        return [*found, *cards]

    def _bar(self, fit: Fit, view: AnyView) -> Bar:
        buttons: list[tuple[str, bool, Callable[[], object]]] = [
            ("undo", self.match.can_undo, self._undo),
            ("redo", self.match.can_redo, self._redo),
            ("hint", self.mine, self._ask_hint),
            ("log", True, self.open_log),
            ("replay", bool(self.match.decisions), self._since_last_turn),
            ("help", True, partial(self.explain, "")),
        ]
        if fit.arrangement is Arrangement.COMPACT:
            buttons.append(("person", True, self._others))
        main: tuple[str, Message, Callable[[], object]] | None = None
        if self.match.held:
            main = "end_turn", Message("button_end_turn"), self._end_turn
        elif self.match.over and not self.followups:
            main = "final", Message("final_title"), lambda: self.app.push(self._final())
        words = self._notice or self.prompt_words()
        return Bar(self._pause, buttons, main, words, bool(self._notice), self.about(view))

    def prompt_words(self) -> str:
        """What is being decided, and by whom."""
        seat = self.match.decider
        if seat is None:
            return self.say(Message("prompt_over"))
        name = self.match.seats[seat].name
        if self.match.seats[seat].is_bot:
            return self.say(Message("bar_thinks", {"name": name}))
        prompt = self.match.game.prompt(self.match.state)
        return self.put_words() or self.say(Message("bar_prompt", {"name": name, "prompt": prompt}))

    # -- picking and putting -----------------------------------------------------------------------

    def pick_up(self, key: str) -> None:
        """A click on something that can be put somewhere; once more, and it is let go."""
        self.forget()
        self.picked = "" if self.picked == key else key
        if self.picked:
            self.app.sound.play("pick")

    def forget(self) -> None:
        """Who begins something needs no hint, and no notice about what was before."""
        self.hinting.stop()
        self._notice = ""

    def pick(self, key: str) -> None:
        self.forget()
        self.picked = key
        self.app.sound.play("pick")

    def drop(self, key: str, onto: str | None) -> None:
        number = self.match.number
        if onto is not None:
            self.picked = key
            self.put(self.home_of(onto))
        self.picked = "" if not self.offered else self.picked
        if not self.offered and self.match.number == number:
            self.slide_back(key)

    def activate(self, widget: Widget) -> None:
        """A click on what does not take the thing in hand says why, as if it had been dropped there."""
        picked = self.picked
        if widget.active or widget.takes is None or not (picked or self.holding):
            super().activate(widget)
            return
        number = self.match.number
        self.put(self.home_of(widget.key))
        if not self.offered and self.match.number == number:
            self.picked = picked

    def slide_back(self, key: str) -> None:
        """What cannot be put there goes back to where it was."""
        widget = self.widget(key)
        if widget is not None and self.app.speed:
            side = max(widget.box.w, widget.box.h)
            start = Box(*self.pointer, 0, 0).centred(side, side)
            self.motions.add(Motion(widget.picked, start, widget.box, BACK * self.app.speed, hides=key))

    def decide(self, action: Action) -> None:
        self.perform([action])

    def perform(self, actions: Sequence[Action]) -> None:
        self.hinting.stop()
        try:
            events = self.sitting.perform(actions)
        except Problem as problem:
            self.tell(problem.message)
            return
        self._notice = ""
        self.change()
        self._happened(events)

    # -- what happens ------------------------------------------------------------------------------

    def _happened(self, events: Sequence[Event]) -> None:
        self.after(events)
        self.animate(events, self.app.speed)
        for name, after in sounds_of(self.sounds, events, self.app.speed):
            self.app.sound.play(name, after)

    def after(self, events: Sequence[Event]) -> None:
        """Scenes that follow when all is still and the turn has ended."""
        if any(isinstance(event, GameEnded) for event in events):
            self.followups.append(self._final)

    def _final(self) -> Scene:
        return final_of(self.app, self.match)

    def all_seen(self) -> None:
        """All scenes that followed a turn have been seen."""

    def tick(self, seconds: float) -> None:
        if self.sitting.autosave is not None and (notice := self.sitting.autosave.notice()) is not None:
            self.tell(notice)
        if self.hinting.answered:
            self._show_hint()
        if self.motions or self.match.held:
            self.match.seconds += seconds
            return
        if self.followups:
            follow = self.followups.pop(0)
            self.app.push(follow())
            return
        self.all_seen()
        self._look_who_decides()
        if self._troubled or self.app.scene is not self:
            return
        if self.half_drawn and self.sitting.thinking:
            return  # nobody could see yet what a bot does
        try:
            events = self.sitting.step(seconds)
        except Problem as problem:
            self._ask_again(problem.message)
        except Failed as failed:
            self._ask_again(Message("bot_failed", {"why": str(failed).splitlines()[-1]}))
        else:
            if events:
                self.change_soon()
                self._happened(events)

    @property
    def waiting(self) -> bool:  # type: ignore[override]
        seat = self.match.decider
        thinks = seat is not None and self.match.seats[seat].is_bot
        return thinks or self.hinting.waiting or bool(self.followups)

    def _ask_again(self, message: Message) -> None:
        """A bot cannot decide: nothing is lost, and it can be asked again."""
        self._troubled = True

        def again() -> None:
            self._troubled = False
            self.app.pop()

        home = partial(go_home, self.app)
        self.app.push(Dialog(self.app, message, [(Message("try_again"), again), (Message("to_title"), home)]))

    def tell(self, message: Message) -> None:
        self._notice = capital(self.say(message))
        self.change()

    # -- the bar -----------------------------------------------------------------------------------

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        acts: dict[str, Callable[[], object]] = {
            "undo": self._undo,
            "undo_decision": self._undo_decision,
            "redo": self._redo,
            "redo_decision": self._redo_decision,
            "hint": self._ask_hint,
            "log": self.open_log,
            "replay": self._since_last_turn,
            "others": self._others,
            "menu": self._pause,
            **self.own_acts(),
        }
        if self.match.held:
            acts["end_turn"] = self._end_turn
        found = self.app.keys.bound(acts)
        if self.match.held and not self.focus:
            found[pygame.K_RETURN, 0] = self._end_turn
        return found

    def explain(self, page: str) -> None:
        agreed = msgspec.to_builtins(self.match.state.options)
        enter(self.app, "reference", self.match.game, page, agreed)

    def lets_go(self) -> bool:
        return self.hinting.advice is not None or self.offered or bool(self.picked) or self.asks

    def escape(self) -> None:
        """From a price back to the places, with the thing still in hand; only then it is let go."""
        if self.offered:
            self.hinting.stop()
            self.take_back_offer()
        elif self.hinting.advice is not None or self.picked:
            self.hinting.stop()
            if self.picked and self.keys_used:
                self.focus = self.picked
            self.picked = ""
        elif self.asks and self.match.can_undo:
            self.take_back()
        else:
            self._pause()

    def _end_turn(self) -> None:
        self.sitting.end_turn()
        self.change()

    def back_and_forth(self, change: Callable[[], bool]) -> None:
        self.take_back_offer()
        self.picked = ""
        self.followups.clear()
        self._notice = ""
        self.hinting.stop()
        change()
        self.change()

    def _undo(self) -> None:
        self.back_and_forth(self.sitting.undo)

    def _undo_decision(self) -> None:
        self.back_and_forth(self.sitting.undo_decision)

    def _redo(self) -> None:
        self.back_and_forth(self.sitting.redo)

    def _redo_decision(self) -> None:
        self.back_and_forth(self.sitting.redo_decision)

    def take_back(self) -> None:
        self.back_and_forth(self.sitting.undo_decision)

    def _ask_hint(self) -> None:
        if self.mine and not self.hinting.waiting:
            self.take_back_offer()
            self.picked = ""
            self.hinting.ask(self.match)
            self.tell(Message("hint_thinking"))

    def _show_hint(self) -> None:
        self._notice = ""
        self.change()
        trouble = self.hinting.look()
        if trouble is not None:
            self.tell(trouble)

    def open_log(self) -> None:
        self.app.push(LogScene(self.app, self.match, self._look_at_turn))

    def _look_at_turn(self, number: int) -> None:
        """From the log to the decision that a line tells of."""
        self.app.pop()
        replay = replay_of(self.app, self.match, number)
        self.app.push(replay)
        replay.play_turn()

    def _since_last_turn(self) -> None:
        """Play again what the others did since the last turn of whoever sits before the screen."""
        if self.match.decisions:
            begin = Replay(self.match).after_turn_of(self.me)
            self.app.push(replay_of(self.app, self.match, begin, returns=True))

    def adapt(self) -> None:
        self.match.holds = self.match.shared or self.app.settings.end_turn

    def _others(self) -> None:
        self.app.push(self.all_others())

    def _pause(self) -> None:
        self.app.push(PauseScene(self.app, self))

    def leave(self) -> None:
        self.hinting.stop()
        self.sitting.leave()
