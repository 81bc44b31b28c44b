"""The table of Polynesia: how a person plays a match of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.events import MemberSailed
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, Values
from hawaii.saves import Sitting
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.board_scene import ChartScene
from hawaii.ui.polynesia.boards import OthersScene
from hawaii.ui.polynesia.cards import choice_card, offer_card
from hawaii.ui.polynesia.gestures import HOME, ON_CARDS, SHIP, marks_of
from hawaii.ui.polynesia.offer import Offer
from hawaii.ui.polynesia.route_view import route_of
from hawaii.ui.polynesia.sounds import SOUNDS
from hawaii.ui.polynesia.suggested import suggested
from hawaii.ui.polynesia.view import View
from hawaii.ui.scene import Scene
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.widgets import Widget

HELD = {step_numbers.VOYAGE: SHIP, step_numbers.SETTLE: HOME}
"""Steps in which something waits to be put somewhere."""


class TableScene(ChartScene, PlayingScene):
    """Ships go onto routes, members along them; goods are taken from their heaps."""

    sounds = SOUNDS
    instead = ("act",)
    offer: Offer | None

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        self._led: list[str] = []
        """Where others have led members of whoever sits before the screen since their last action."""
        super().__init__(app, sitting, notices)

    # -- what the others do ------------------------------------------------------------------------

    def after(self, events: Sequence[Event]) -> None:
        """Members who went along as guides are told of: they may be missed where they were."""
        super().after(events)
        sea = self.gestures.sea
        for event in events:
            if isinstance(event, MemberSailed) and event.seat == self.me and event.way == "guiding":
                origin, target = (sea.name_of(sea.numbers[name]) for name in (event.origin, event.target))
                self._led.append(self.say(Message("notice_led_way", {"origin": origin, "target": target})))
                values: Values = {"names": ", ".join(self._led), "count": len(self._led)}
                self.tell(Message("notice_led", values))

    def perform(self, actions: Sequence[Action]) -> None:
        self._led.clear()
        super().perform(actions)

    # -- what waits for an answer ------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """A route that was chosen but not paid for is only begun; all else in a turn is done."""
        return self.mine and self.match.state.step in (step_numbers.PAY, step_numbers.MARK)

    @property
    def _on_card(self) -> bool:
        return self.mine and self.match.state.step in ON_CARDS

    def doing(self) -> dict[str, Any]:
        """A travel goes on on the table itself, and so do voyages and settling; other decisions are cards."""
        return {
            **super().doing(),
            "card": self.offered or self._on_card or self.hinting.advice is not None,
            "marked": marks_of(self.offer.plan.actions) if self.offer is not None else (),
        }

    @property
    def held(self) -> str:
        """What was picked; or what waits to be put somewhere in the middle of a turn."""
        if self.mine:
            return HELD.get(self.match.state.step, self.picked)
        return self.picked

    def cards(self, view: View) -> list[Widget]:
        if self.offer is not None:
            return offer_card(view, self.offer, self.offer.choose, self.confirm, self.escape)
        if self._on_card and self.hinting.advice is None:
            back = self.escape if self.asks and self.match.can_undo else None
            return choice_card(view, self.decide, back)
        return []

    def put_words(self) -> str:
        if self.offer is not None:
            return self.say(Message("bar_polynesia_price"))
        held = self.picked
        if not held:
            return ""
        if held.startswith("island:"):
            return self.say(Message("bar_sail_member"))
        return self.say(Message("bar_put_ship" if held == SHIP else "bar_put_member"))

    # -- picking and putting -----------------------------------------------------------------------

    def pick_up(self, key: str) -> None:
        super().pick_up(key)
        if self.picked and (why := self.gestures.why_not(key)) is not None:
            self.picked = ""
            self.tell(why)

    def home_of(self, key: str) -> str:
        return route_of(key)

    def put(self, key: str) -> None:
        self._notice = ""
        if key == "act":
            ending = self.gestures.ending()
            if ending is not None:
                self.decide(ending)
        elif key.startswith("pile:"):
            action = self.gestures.catches().get(key)
            self.picked = ""
            if action is not None:
                self.decide(action)
        elif self.held:
            self._put_held(key)

    def _put_held(self, key: str) -> None:
        held = self.held
        if key == held:
            return
        plans = self.gestures.homes(held).get(key)
        if plans is None:
            reason = self.gestures.why_no_home(held, key)
            self.picked = ""
            if reason is not None:
                self.tell(reason)
            return
        self.offer_turn(plans)

    def made_offer(self, plans: Sequence[TurnPlan]) -> Offer:
        return Offer(plans)

    def own_acts(self) -> dict[str, Callable[[], object]]:
        return {"chieftain": partial(self._take, SHIP), "turn": partial(self._take, HOME)}

    def _take(self, key: str) -> None:
        if self.mine and self.gestures.at_turn and self.offer is None:
            self.pick_up(key)

    # -- hints, and other scenes -------------------------------------------------------------------

    def marks_of(self, actions: Sequence[Action]) -> Sequence[str]:
        return marks_of(actions)

    def suggested(self, actions: Sequence[Action]) -> Suggested:
        names = [seat.name for seat in self.match.seats]
        return suggested(self.game, self.shown, actions, self.match.seats[self.me].colour, names)

    def near(self, view: View) -> Box:
        return view.layout.home.box

    def all_others(self) -> Scene:
        return OthersScene(self.app, self)
