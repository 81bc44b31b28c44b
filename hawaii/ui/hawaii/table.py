"""The table of Hawaii: what is seen of a match, and how a person plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from hawaii.bots import Advice, Cancelled, Failed, Thought
from hawaii.games.hawaii import Hawaii, step_numbers
from hawaii.games.hawaii.actions import Settle
from hawaii.games.hawaii.events import RoundScored
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, GameEnded
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Sitting
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.animation import motions_of
from hawaii.ui.hawaii.board_view import board_widgets, paint_board
from hawaii.ui.hawaii.cards import decision_card, purchase_card
from hawaii.ui.hawaii.final import FinalScene
from hawaii.ui.hawaii.gestures import CHIEFTAIN, Gestures
from hawaii.ui.hawaii.hint import hint_widgets
from hawaii.ui.hawaii.layout import TableLayout, lay_out
from hawaii.ui.hawaii.opponent_view import opponent_widgets
from hawaii.ui.hawaii.purchase import Purchase
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.hawaii.realms import OpponentsScene, RealmScene
from hawaii.ui.hawaii.round_end import RoundEndScene
from hawaii.ui.hawaii.sounds import sounds_of
from hawaii.ui.hawaii.view import View
from hawaii.ui.recent import recent_widget
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.curtain import CurtainScene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.ways import go_home
from hawaii.ui.widgets import Button, Drawn, Label, Widget


class TableScene(Scene):
    """One match being played. The sitting is left when the scene is."""

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.match = sitting.match
        assert isinstance(self.match.game, Hawaii)
        self.game = self.match.game
        self._followups: list[Callable[[], Scene]] = []
        """Scenes to come when all is still."""
        self.me = self._first_person()
        self.picked = ""
        self.purchase: Purchase | None = None
        self.more = False
        self.hint: Advice | None = None
        self.hinted = 0
        """The suggestion that is marked on the table."""
        self._hinting: Thought[Advice] | None = None
        self._notice = ""
        self._troubled = False
        self._gestures: Gestures | None = None
        self._laid_out: tuple[Fit, TableLayout] | None = None
        for notice in notices:
            self._tell(notice)
        self._look_who_decides()

    # -- who sits before the screen ----------------------------------------------------------------

    def _first_person(self) -> int:
        deciding = self.match.decider
        people = [number for number, seat in enumerate(self.match.seats) if not seat.is_bot]
        return deciding if deciding in people else people[0] if people else 0

    @property
    def mine(self) -> bool:
        """Whether the person before the screen decides now, and has seen all that happened before."""
        if self._followups and not self.match.held:
            return False
        return self.match.decider == self.me and not self.match.seats[self.me].is_bot

    def _look_who_decides(self) -> None:
        """At a shared screen, a curtain falls before another person's turn."""
        seat = self.match.decider
        if seat is None or self.match.seats[seat].is_bot or seat == self.me:
            return
        self.me = seat
        hidden = self.match.state.options.resources == "hidden"
        if self.match.shared and hidden and self.app.scenes and self.app.scene is self:
            self.app.push(CurtainScene(self.app, self.match.seats[seat]))

    # -- widgets -----------------------------------------------------------------------------------

    @property
    def gestures(self) -> Gestures:
        if self._gestures is None or self._gestures.state is not self.match.shown:
            self._gestures = Gestures(self.game, self.match.shown)
        return self._gestures

    def view(self, fit: Fit) -> View:
        state = self.match.shown
        return View(
            game=self.game,
            match=self.match,
            state=state,
            me=self.me,
            mine=self.mine,
            layout=self._layout(fit),
            gestures=self.gestures,
            picked=self.picked,
            card=self.purchase is not None or self._asks,
            say=self.say,
            pick=self.pick_up,
            put=self.put,
            look_at=self.look_at,
            key_of=self.app.keys.name,
            scrolled=self.scrolled,
        )

    def _layout(self, fit: Fit) -> TableLayout:
        if self._laid_out is None or self._laid_out[0] != fit:
            book = self.game.book
            rows, docks, tikis = book.tables.board.rows, len(book.docks), len(book.tiki_spaces)
            self._laid_out = fit, lay_out(fit, len(self.match.seats), rows, docks, tikis, book.rows)
        return self._laid_out[1]

    @property
    def _asks(self) -> bool:
        """Whether a decision in the middle of a turn waits for the person."""
        return self.mine and self.match.state.step != step_numbers.TURN

    def build(self, fit: Fit) -> list[Widget]:
        view = self.view(fit)
        found = [
            *board_widgets(view),
            *realm_widgets(view, self.me, view.layout.realm),
            *opponent_widgets(view),
            *self._bar(view, fit),
        ]
        if view.layout.recent is not None:
            found.append(recent_widget(self.match, view.layout.recent, self.say, self._log))
        if self.purchase is not None:
            found += purchase_card(
                view, self.purchase, self.more, self._choose_facet, self._show_more, self._buy, self.escape
            )
        elif self._asks and not self._settles:
            back = self._take_back if self.match.can_undo else None
            found += decision_card(view, self._decide, back, self.more, self._show_more)
        elif self.hint is not None:
            found += hint_widgets(view, self.hint, found, self.hinted, self._perform, self.escape)
        return found

    def background(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme["deep"])
        layout = self._layout(canvas.fit)
        canvas.fill(layout.bar, "bar")
        paint_board(canvas, layout)

    def _bar(self, view: View, fit: Fit) -> list[Widget]:
        bar = view.layout.bar
        found: list[Widget] = []
        inner = bar.inset(8, 6)
        menu, rest = inner.cut_left(44, 10)
        found.append(self._icon("menu", menu, self._pause, True))
        buttons = [
            ("undo", self.match.can_undo, self._undo),
            ("redo", self.match.can_redo, self._redo),
            ("hint", self.mine, self._ask_hint),
            ("log", True, self._log),
        ]
        if fit.arrangement is Arrangement.COMPACT:
            buttons.append(("person", True, self._others))
        for name, possible, act in reversed(buttons):
            spot, rest = rest.cut_right(44, 6)
            found.append(self._icon(name, spot, act, possible))
        about, prompt = rest.cut_left(min(340.0, rest.w * 0.36), 10)
        found.append(Label("bar:round", about, text=self._round_words(view), colour="ink_light", face="bold"))
        if self.match.held:
            words = self.say(Message("button_end_turn"))
            found.append(
                Button("end_turn", prompt.centred(min(260.0, prompt.w), 42), act=self._end_turn, text=words)
            )
        else:
            found.append(
                Label(
                    "bar:prompt",
                    prompt,
                    text=self._notice or self._prompt_words(),
                    colour="gold" if self._notice else "ink_light",
                    size=20,
                    face="bold",
                    align="centre",
                )
            )
        return found

    def _icon(self, name: str, box: Box, act: Callable[[], object], possible: bool) -> Widget:
        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(box, "paper", 10, alpha=255 if possible else 70)
            canvas.icon(f"ui/{name}", box.inset(6).fitted(1), alpha=255 if possible else 150)

        return Drawn(
            f"button:{name}",
            box,
            act=act if possible else None,
            tip=self.say(Message(f"button_{name}", self._key_names(name))),
            content=(name, possible),
            paint=paint,
        )

    def _key_names(self, button: str) -> dict[str, str]:
        action = {"person": "others"}.get(button, button)
        return {"key": self.app.keys.name(action), "decision": self.app.keys.name(f"{action}_decision")}

    def _round_words(self, view: View) -> str:
        state, rounds = view.state, self.game.book.rounds
        table = rounds[state.round]
        points = table.points
        return self.say(
            Message(
                "bar_round",
                {
                    "round": state.round + 1,
                    "rounds": len(rounds),
                    "needed": table.needed,
                    "first": points.first,
                    "second": points.second,
                    "others": points.others,
                },
            )
        )

    def _prompt_words(self) -> str:
        seat = self.match.decider
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
        self.hint = None
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

    def pick(self, key: str) -> None:
        self.picked = key
        self.hint = None
        self.app.sound.play("pick")

    def drop(self, key: str, onto: str | None) -> None:
        if onto is not None:
            self.picked = key
            self.put(self._home(onto))
        self.picked = "" if self.purchase is None else self.picked

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
        if not self.picked or self.picked == CHIEFTAIN:
            goals = self.gestures.goals() if self.mine else {}
            if key in goals:
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
        self.hint = None
        try:
            events = self.sitting.perform(actions)
        except Problem as problem:
            self._tell(problem.message)
            return
        self._notice = ""
        self._happened(events)

    # -- what happens ------------------------------------------------------------------------------

    def _happened(self, events: Sequence[Event]) -> None:
        self.change()
        view = self.view(self.app.fit)
        for motion in motions_of(view, events, self.app.speed):
            self.motions.add(motion)
        for name, after in sounds_of(events, self.app.speed):
            self.app.sound.play(name, after)
        self._after(events)

    def _after(self, events: Sequence[Event]) -> None:
        """Scenes that follow when all is still and the turn has ended."""
        for event in events:
            if isinstance(event, RoundScored):
                self._followups.append(lambda event=event: RoundEndScene(self.app, self.match, event))  # type: ignore[misc]
            elif isinstance(event, GameEnded):
                self._followups.append(lambda: FinalScene(self.app, self.match))

    def tick(self, seconds: float) -> None:
        if self.sitting.autosave is not None and (notice := self.sitting.autosave.notice()) is not None:
            self._tell(notice)
        self._look_for_hint()
        if self.motions or self.match.held:
            self.match.seconds += seconds
            return
        if self._followups:
            follow = self._followups.pop(0)
            self.app.push(follow())
            return
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
                self._happened(events)

    @property
    def waiting(self) -> bool:  # type: ignore[override]
        seat = self.match.decider
        thinks = seat is not None and self.match.seats[seat].is_bot
        return thinks or self._hinting is not None or bool(self._followups)

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
            "log": self._log,
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

    def escape(self) -> None:
        if self.hint is not None or self.purchase is not None or self.picked:
            self.hint, self.purchase, self.picked, self.more = None, None, "", False
        elif self._asks and self.match.can_undo:
            self._take_back()
        else:
            self._pause()

    def _end_turn(self) -> None:
        self.sitting.end_turn()
        self.change()

    def _back_and_forth(self, change: Callable[[], bool]) -> None:
        self.purchase, self.picked, self.hint = None, "", None
        self._followups.clear()
        self._notice = ""
        self._stop_hint()
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
        if self.mine and self._hinting is None:
            self.purchase, self.picked = None, ""
            self._hinting = self.app.worker.advise(self.game, self.match.state, self.match.bot_seed)
            self._tell(Message("hint_thinking"))

    def _look_for_hint(self) -> None:
        if self._hinting is not None and self._hinting.done:
            thought, self._hinting = self._hinting, None
            self._notice = ""
            self.change()
            self.hinted = 0
            try:
                self.hint = thought.result()
            except Cancelled:
                return
            except (Problem, Failed):
                self._tell(Message("hint_failed"))

    def _stop_hint(self) -> None:
        thought, self._hinting = self._hinting, None
        if thought is not None:
            thought.cancel()

    def attend(self, key: str) -> None:
        """The suggestion that is looked at is the one that is marked."""
        kind, _, number = key.partition(":")
        if self.hint is not None and kind == "hint" and number.isdigit() and int(number) != self.hinted:
            self.hinted = int(number)
            self.change()

    def adapt(self) -> None:
        self.match.holds = self.match.shared or self.app.settings.end_turn

    def _log(self) -> None:
        self.app.push(LogScene(self.app, self.match))

    def _others(self) -> None:
        self.app.push(OpponentsScene(self.app, self))

    def look_at(self, seat: int) -> None:
        """A realm of somebody else, large."""
        self.app.push(RealmScene(self.app, self, seat))

    def _pause(self) -> None:
        self.app.push(PauseScene(self.app, self))

    def leave(self) -> None:
        self._stop_hint()
        self.sitting.leave()
