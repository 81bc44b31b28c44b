"""The table of Hawaii: what is seen of a match, and how a person plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec
import pygame

from hawaii.bots import Failed
from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Settle
from hawaii.games.hawaii.events import RoundScored
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, GameEnded
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Decision, Replay, Sitting
from hawaii.ui.app import App
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.bar import Bar, bar_widgets
from hawaii.ui.hawaii.board_scene import BoardScene
from hawaii.ui.hawaii.cards import decision_card, purchase_card
from hawaii.ui.hawaii.final import FinalScene
from hawaii.ui.hawaii.gestures import CHIEFTAIN
from hawaii.ui.hawaii.hint import hint_widgets
from hawaii.ui.hawaii.hinting import Hinting
from hawaii.ui.hawaii.purchase import Purchase
from hawaii.ui.hawaii.realms import OpponentsScene
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.hawaii.round_end import RoundEndScene
from hawaii.ui.hawaii.sounds import sounds_of
from hawaii.ui.hawaii.view import View
from hawaii.ui.motion import Motion
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.curtain import CurtainScene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.ways import enter, go_home
from hawaii.ui.widgets import Widget

BACK = 0.2
"""Seconds for what goes back to where it was."""


class TableScene(BoardScene):
    """One match being played. The sitting is left when the scene is."""

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        super().__init__(app, sitting.match)
        self.sitting = sitting
        self._followups: list[Callable[[], Scene]] = []
        """Scenes to come when all is still."""
        self.picked = ""
        self.purchase: Purchase | None = None
        self.more = False
        self.hinting = Hinting(app.worker)
        self._notice = ""
        self._troubled = False
        self._before_scoring: HawaiiState | None = None
        """The end of the last turn of a round, shown until everybody has seen how it was scored."""
        for notice in notices:
            self._tell(notice)
        self._begin()

    # -- who sits before the screen ----------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the person before the screen decides now, and has seen all that happened before."""
        if (self._followups or self._before_scoring is not None) and not self.match.held:
            return False
        return self.match.decider == self.me and not self.match.seats[self.me].is_bot

    def _begin(self) -> None:
        """A game that is over shows its scoring; one that is shared, a curtain before the first turn."""
        seat = self.match.decider
        if self.match.over:
            self._followups.append(self._final)
        elif self._has_curtains and seat is not None and not self.match.seats[seat].is_bot:
            self._followups.append(lambda: CurtainScene(self.app, self.match.seats[seat]))

    @property
    def _has_curtains(self) -> bool:
        return self.match.shared and self.match.state.options.resources == "hidden"

    def _look_who_decides(self) -> None:
        """At a shared screen, a curtain falls before another person's turn."""
        seat = self.match.decider
        if seat is None or self.match.seats[seat].is_bot or seat == self.me:
            return
        self.me = seat
        if self._has_curtains and self.app.scene is self:
            self.app.push(CurtainScene(self.app, self.match.seats[seat]))

    @property
    def shown(self) -> HawaiiState:
        if self._before_scoring is None or self.match.held:  # nothing is shown that follows a held turn
            return super().shown
        return self._before_scoring

    @property
    def seen(self) -> Sequence[Decision]:
        seen = super().seen
        if self._before_scoring is None:
            return seen
        last = takewhile(lambda event: not isinstance(event, RoundScored), seen[-1].events)
        return [*seen[:-1], seen[-1]._replace(events=tuple(last))]

    @property
    def holding(self) -> bool:  # type: ignore[override]
        return bool(self.picked) or self._settles

    # -- widgets -----------------------------------------------------------------------------------

    def view(self, fit: Fit) -> View:
        return replace(
            super().view(fit),
            mine=self.mine,
            picked=self.picked,
            card=self.purchase is not None or self._asks,
            pick=self.pick_up,
            put=self.put,
        )

    @property
    def _asks(self) -> bool:
        """Whether a decision in the middle of a turn waits for the person."""
        return self.mine and self.match.state.step != step_numbers.TURN

    def build(self, fit: Fit) -> list[Widget]:
        view = self.view(fit)
        found = [*self.table_widgets(view), *bar_widgets(view, self._bar(fit), self.icon)]
        if self.purchase is not None:
            found += purchase_card(
                view, self.purchase, self.more, self._choose_facet, self._show_more, self._buy, self.escape
            )
        elif self._asks and not self._settles:
            back = self._take_back if self.match.can_undo else None
            found += decision_card(view, self._decide, back, self.more, self._show_more)
        elif self.hinting.advice is not None:
            found += hint_widgets(view, self.hinting, found, self._perform, self.escape)
        return found

    def _bar(self, fit: Fit) -> Bar:
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
        elif self.match.over and not self._followups:
            main = "final", Message("final_title"), partial(self._show, self._final)
        words = self._notice or self._prompt_words()
        return Bar(self._pause, buttons, main, words, bool(self._notice))

    def _prompt_words(self) -> str:
        seat = self.match.decider
        if self._before_scoring is not None:
            return self.say(Message("told_round_scored", {"round": self._before_scoring.round + 1}))
        if seat is None:
            return self.say(Message("prompt_over"))
        name = self.match.seats[seat].name
        if self.match.seats[seat].is_bot:
            return self.say(Message("bar_thinks", {"name": name}))
        if self.purchase is not None:
            return self.say(Message("bar_price"))
        if self.picked:
            return self.say(Message("bar_put"))
        return self.say(Message("bar_prompt", {"name": name, "prompt": self.game.prompt(self.match.state)}))

    # -- picking and putting -----------------------------------------------------------------------

    def pick_up(self, key: str) -> None:
        """A click on something that can be put somewhere; once more, and it is let go."""
        self._forget()
        self.picked = "" if self.picked == key else key
        if self.picked:
            self.app.sound.play("pick")
        if self.picked and self.picked != CHIEFTAIN:
            homes = self.gestures.homes(key)
            plans = self.gestures.plans_for(key)
            if isinstance(plans, Message):
                self.picked = ""
                self._tell(plans)
            elif len(homes) == 1 and "boats" in homes:
                self.put("boats")

    def _forget(self) -> None:
        """Who begins something needs no hint, and no notice about what was before."""
        self.hinting.stop()
        self._notice = ""

    def pick(self, key: str) -> None:
        self._forget()
        self.picked = key
        self.app.sound.play("pick")

    def drop(self, key: str, onto: str | None) -> None:
        number = self.match.number
        if onto is not None:
            self.picked = key
            self.put(self._home(onto))
        self.picked = "" if self.purchase is None else self.picked
        if self.purchase is None and self.match.number == number:
            self._slide_back(key)

    def _slide_back(self, key: str) -> None:
        """What cannot be put there goes back to where it was."""
        widget = self.widget(key)
        if widget is not None and self.app.speed:
            side = max(widget.box.w, widget.box.h)
            start = Box(*self.pointer, 0, 0).centred(side, side)
            self.motions.add(Motion(widget.picked, start, widget.box, BACK * self.app.speed, hides=key))

    def _home(self, key: str) -> str:
        """A tile that lies in a village stands for its village."""
        kind, _, rest = key.partition(":")
        return f"village:{rest.split(':')[1]}" if kind == "laid" else key

    def put(self, key: str) -> None:
        """Put what was picked there; with nothing picked, the chieftain goes, or the tile in hand."""
        settlings = self.gestures.settlings() if self.mine else {}
        if key in settlings:
            self._decide(settlings[key])
            return
        self._notice = ""
        if not self.picked or self.picked == CHIEFTAIN:
            goals = self.gestures.goals() if self.mine else {}
            if key in goals and key.startswith("track:") and not self.picked:
                self.picked = CHIEFTAIN  # a round is not left by a slip
                self._tell(Message("bar_retire"))
            elif key in goals:
                self.picked = ""
                self._perform([goals[key]])
            elif self.mine:
                why = self.gestures.why_no_goal(key) if ":" in key or key in ("cove", "beach") else ""
                self.picked = ""
                if isinstance(why, Message):
                    self._tell(why)
            return
        plans = self.gestures.homes(self.picked).get(key)
        if plans is None:
            reason = self.gestures.why_no_home(self.picked, key)
            self.picked = ""
            if reason is not None:
                self._tell(reason)
            return
        self._offer(plans)

    def _offer(self, plans: list[TurnPlan]) -> None:
        self.purchase = Purchase(plans)
        self.more = False
        if not self.purchase.asks(self.app.settings.asking):
            self._buy()

    def _choose_facet(self, facet: str, value: Any) -> None:
        assert self.purchase is not None
        self.purchase.choose(facet, value)

    def _show_more(self) -> None:
        self.more = not self.more

    def _buy(self) -> None:
        assert self.purchase is not None
        actions = self.purchase.plan.actions
        self.purchase, self.picked = None, ""
        self._perform(actions)

    def _decide(self, action: Action) -> None:
        self._perform([action])

    def _perform(self, actions: Sequence[Action]) -> None:
        self.more = False
        self.hinting.stop()
        try:
            events = self.sitting.perform(actions)
        except Problem as problem:
            self._tell(problem.message)
            return
        self._notice = ""
        self.change()
        self._happened(events)

    # -- what happens ------------------------------------------------------------------------------

    def _happened(self, events: Sequence[Event]) -> None:
        self._after(events)
        self.animate(events, self.app.speed)
        for name, after in sounds_of(events, self.app.speed):
            self.app.sound.play(name, after)

    def _after(self, events: Sequence[Event]) -> None:
        """Scenes that follow when all is still and the turn has ended."""
        for event in events:
            if isinstance(event, RoundScored):
                self._followups.append(partial(RoundEndScene, self.app, self.match, event))
                self._before_scoring = self.match.positions[-2].copy()
                self.game.play_to_break(self._before_scoring, self.match.decisions[-1].action)
            elif isinstance(event, GameEnded):
                self._followups.append(self._final)

    def _final(self) -> Scene:
        return FinalScene(self.app, self.match)

    def _show(self, make: Callable[[], Scene]) -> None:
        self.app.push(make())

    def tick(self, seconds: float) -> None:
        if self.sitting.autosave is not None and (notice := self.sitting.autosave.notice()) is not None:
            self._tell(notice)
        if self.hinting.answered:
            self._show_hint()
        if self.motions or self.match.held:
            self.match.seconds += seconds
            return
        if self._followups:
            follow = self._followups.pop(0)
            self.app.push(follow())
            return
        if self._before_scoring is not None:
            self._before_scoring = None
            self.change()
        self._look_who_decides()
        if self._troubled or self.app.scene is not self:
            return
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
        return thinks or self.hinting.waiting or bool(self._followups)

    def _ask_again(self, message: Message) -> None:
        """A bot cannot decide: nothing is lost, and it can be asked again."""
        self._troubled = True

        def again() -> None:
            self._troubled = False
            self.app.pop()

        home = partial(go_home, self.app)
        self.app.push(Dialog(self.app, message, [(Message("try_again"), again), (Message("to_title"), home)]))

    def _tell(self, message: Message) -> None:
        self._notice = self.say(message)
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
            "chieftain": self._take_chieftain,
            "menu": self._pause,
        }
        if self.match.held:
            acts["end_turn"] = self._end_turn
        found = self.app.keys.bound(acts)
        if self.match.held and not self.focus:
            found[pygame.K_RETURN, 0] = self._end_turn
        return found

    def tabs(self, widgets: list[Widget]) -> list[Widget]:
        """With something in hand, only where it may be put."""
        if not self.picked and not self._settles:
            return widgets
        own = (self.picked, *(widget.key for widget in widgets if widget.key.startswith("button:")))
        return [widget for widget in widgets if widget.glows or widget.key in own]

    @property
    def _settles(self) -> bool:
        """Whether a tile in hand waits for a village: the villages themselves are the choice."""
        return self._asks and all(isinstance(action, Settle) for action in self.match.state.legal)

    def _take_chieftain(self) -> None:
        if self.mine and self.gestures.at_turn and self.purchase is None:
            self.pick_up(CHIEFTAIN)

    def explain(self, page: str) -> None:
        agreed = msgspec.to_builtins(self.match.state.options)
        enter(self.app, "reference", self.game, page, agreed)

    def lets_go(self) -> bool:
        return self.hinting.advice is not None or self.purchase is not None or bool(self.picked) or self._asks

    def escape(self) -> None:
        if self.hinting.advice is not None or self.purchase is not None or self.picked:
            self.hinting.stop()
            self.purchase, self.picked, self.more = None, "", False
        elif self._asks and self.match.can_undo:
            self._take_back()
        else:
            self._pause()

    def _end_turn(self) -> None:
        self.sitting.end_turn()
        self.change()

    def _back_and_forth(self, change: Callable[[], bool]) -> None:
        self.purchase, self.picked = None, ""
        self._followups.clear()
        self._before_scoring = None
        self._notice = ""
        self.hinting.stop()
        change()
        self.change()

    def _undo(self) -> None:
        self._back_and_forth(self.sitting.undo)

    def _undo_decision(self) -> None:
        self._back_and_forth(self.sitting.undo_decision)

    def _redo(self) -> None:
        self._back_and_forth(self.sitting.redo)

    def _redo_decision(self) -> None:
        self._back_and_forth(self.sitting.redo_decision)

    def _take_back(self) -> None:
        self._back_and_forth(self.sitting.undo_decision)

    def _ask_hint(self) -> None:
        if self.mine and not self.hinting.waiting:
            self.purchase, self.picked = None, ""
            self.hinting.ask(self.match)
            self._tell(Message("hint_thinking"))

    def _show_hint(self) -> None:
        self._notice = ""
        self.change()
        trouble = self.hinting.look()
        if trouble is not None:
            self._tell(trouble)

    def open_log(self) -> None:
        self.app.push(LogScene(self.app, self.match, self._look_back))

    def _look_back(self, number: int) -> None:
        """From the log to the decision that a line tells of."""
        self.app.pop()
        replay = ReplayScene(self.app, self.match, number)
        self.app.push(replay)
        replay.play_turn()

    def _since_last_turn(self) -> None:
        """Play again what the others did since the last turn of whoever sits before the screen."""
        if self.match.decisions:
            begin = Replay(self.match).after_turn_of(self.me)
            self.app.push(ReplayScene(self.app, self.match, begin, returns=True))

    def adapt(self) -> None:
        self.match.holds = self.match.shared or self.app.settings.end_turn

    def _others(self) -> None:
        self.app.push(OpponentsScene(self.app, self))

    def _pause(self) -> None:
        self.app.push(PauseScene(self.app, self))

    def leave(self) -> None:
        self.hinting.stop()
        self.sitting.leave()
