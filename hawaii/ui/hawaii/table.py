"""The table of Hawaii: how a person plays a match of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Settle
from hawaii.games.hawaii.events import RoundScored
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.saves import Decision, Sitting
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.board_scene import IslandScene
from hawaii.ui.hawaii.cards import decision_card, purchase_card
from hawaii.ui.hawaii.gestures import CHIEFTAIN, marks_of
from hawaii.ui.hawaii.purchase import Purchase
from hawaii.ui.hawaii.realms import OpponentsScene
from hawaii.ui.hawaii.round_end import RoundEndScene
from hawaii.ui.hawaii.sounds import SOUNDS
from hawaii.ui.hawaii.suggested import suggested
from hawaii.ui.hawaii.view import View
from hawaii.ui.scene import Scene
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.widgets import Widget


class TableScene(IslandScene, PlayingScene):
    """Tiles are bought and put into villages; the chieftain walks, fishes, sails, rests or retires."""

    sounds = SOUNDS
    offer: Purchase | None

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        self.more = False
        """Whether all ways to pay are shown."""
        self._before_scoring: HawaiiState | None = None
        """The end of the last turn of a round, shown until everybody has seen how it was scored."""
        super().__init__(app, sitting, notices)

    @property
    def secret(self) -> bool:
        options = self.match.state.options
        return bool(options.resources == "hidden")

    # -- the end of a round ------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        return super().mine and (self._before_scoring is None or self.match.held)

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

    def after(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, RoundScored):
                self.followups.append(partial(RoundEndScene, self.app, self.match, event))
                self._before_scoring = self.match.positions[-2].copy()
                self.game.play_to_break(self._before_scoring, self.match.decisions[-1].action)
        super().after(events)

    def all_seen(self) -> None:
        if self._before_scoring is not None:
            self._before_scoring = None
            self.change()

    def back_and_forth(self, change: Callable[[], bool]) -> None:
        self._before_scoring = None
        super().back_and_forth(change)

    def prompt_words(self) -> str:
        if self._before_scoring is not None:
            return self.say(Message("told_round_scored", {"round": self._before_scoring.round + 1}))
        return super().prompt_words()

    # -- cards -------------------------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        return self.mine and self.match.state.step != step_numbers.TURN

    def take_back_offer(self) -> None:
        super().take_back_offer()
        self.more = False

    def cards(self, view: View) -> list[Widget]:
        if self.offer is not None:
            return purchase_card(
                view, self.offer, self.more, self._choose_facet, self._show_more, self.confirm, self.escape
            )
        if self.asks and not self._settles:
            back = self.take_back if self.match.can_undo else None
            return decision_card(view, self.decide, back, self.more, self._show_more)
        return []

    def put_words(self) -> str:
        if self.offer is not None:
            return self.say(Message("bar_price"))
        return self.say(Message("bar_put")) if self.picked else ""

    @property
    def _settles(self) -> bool:
        """Whether a tile in hand waits for a village: the villages themselves are the choice."""
        return self.asks and all(isinstance(action, Settle) for action in self.match.state.legal)

    # -- picking and putting -----------------------------------------------------------------------

    @property
    def holding(self) -> bool:  # type: ignore[override]
        return super().holding or self._settles

    def pick_up(self, key: str) -> None:
        super().pick_up(key)
        if self.picked and self.picked != CHIEFTAIN:
            homes = self.gestures.homes(key)
            plans = self.gestures.plans_for(key)
            if isinstance(plans, Message):
                self.picked = ""
                self.tell(plans)
            elif len(homes) == 1 and "boats" in homes:
                self.focus = "boats" if self.keys_used else self.focus
                self.put("boats")

    def home_of(self, key: str) -> str:
        """A tile that lies in a village stands for its village."""
        kind, _, rest = key.partition(":")
        return f"village:{rest.split(':')[1]}" if kind == "laid" else key

    def put(self, key: str) -> None:
        """With nothing picked, the chieftain goes, or the tile in hand."""
        settlings = self.gestures.settlings() if self.mine else {}
        if key in settlings:
            self.decide(settlings[key])
            return
        self._notice = ""
        if not self.picked or self.picked == CHIEFTAIN:
            self._send_chieftain(key)
            return
        plans = self.gestures.homes(self.picked).get(key)
        if plans is None:
            reason = self.gestures.why_no_home(self.picked, key)
            self.picked = ""
            if reason is not None:
                self.tell(reason)
            return
        self.offer_turn(plans)

    def _send_chieftain(self, key: str) -> None:
        goals = self.gestures.goals() if self.mine else {}
        if key in goals and key.startswith("track:") and not self.picked:
            self.picked = CHIEFTAIN  # a round is not left by a slip
            self.tell(Message("bar_retire"))
        elif key in goals:
            self.picked = ""
            self.perform([goals[key]])
        elif self.mine:
            why = self.gestures.why_no_goal(key) if ":" in key or key in ("cove", "beach") else ""
            self.picked = ""
            if isinstance(why, Message):
                self.tell(why)

    def made_offer(self, plans: Sequence[TurnPlan]) -> Purchase:
        self.more = False
        return Purchase(plans)

    def _choose_facet(self, facet: str, value: Any) -> None:
        assert self.offer is not None
        self.offer.choose(facet, value)

    def _show_more(self) -> None:
        self.more = not self.more

    def perform(self, actions: Sequence[Action]) -> None:
        self.more = False
        super().perform(actions)

    def own_acts(self) -> dict[str, Callable[[], object]]:
        return {"chieftain": self._take_chieftain}

    def _take_chieftain(self) -> None:
        if self.mine and self.gestures.at_turn and self.offer is None:
            self.pick_up(CHIEFTAIN)

    # -- hints, and other scenes -------------------------------------------------------------------

    def marks_of(self, actions: Sequence[Action]) -> Sequence[str]:
        return marks_of(actions)

    def suggested(self, actions: Sequence[Action]) -> Suggested:
        state = self.shown
        seat = self.me if state.actor is None else state.actor
        return suggested(self.game, state, actions, self.match.seats[seat].colour)

    def near(self, view: View) -> Box:
        return view.layout.realm.box

    def all_others(self) -> Scene:
        return OpponentsScene(self.app, self)
