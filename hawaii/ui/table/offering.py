"""Turns that are offered on a card with their price, before they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.kernel.plans import Plan
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.settings import Asking
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.table.view import AnyView
from hawaii.ui.widgets import Button, Widget


class Offer(Protocol):
    """Turns that do the same, and the one of them that is chosen."""

    @property
    def plan(self) -> Plan: ...

    def asks(self, habit: Asking) -> bool:
        """Whether the player wants to see the card before the turn is played."""
        ...


class OfferingScene(BoardScene[Any, Any, Any, Any]):
    """Something is picked and put; what that brings is offered, or played at once."""

    instead: ClassVar[tuple[str, ...]] = ()
    """Keys of widgets by which one decides to put nothing anywhere."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.picked = ""
        self.offer: Any = None
        """What the card shows, if there is one."""

    def made_offer(self, plans: Sequence[Any]) -> Offer:
        """Of turns that do the same, cheapest first; at least one."""
        raise NotImplementedError

    def perform(self, actions: Sequence[Action]) -> None:
        raise NotImplementedError

    @property
    def held(self) -> str:
        """The key of what was picked; or of what waits to be put somewhere in the middle of a turn."""
        return self.picked

    @property
    def holding(self) -> bool:  # type: ignore[override]
        return bool(self.held)

    def tabs(self, widgets: list[Widget]) -> list[Widget]:
        """With something in hand, only where it may be put; to put nothing anywhere comes last."""
        last = [widget for widget in widgets if widget.key in self.instead]
        found = [widget for widget in widgets if widget not in last]
        bar = [widget for widget in found if widget.key.startswith("button:")]
        if self.holding:
            found = [*self.aims(found), *bar]
        begin = found.index(bar[0]) if bar else len(found)
        return [*found[:begin], *last, *found[begin:]]

    def aims(self, widgets: list[Widget]) -> list[Widget]:
        """What is in hand, and where it may be put."""
        if not self.holding:
            return []
        return [widget for widget in widgets if widget.glows or widget.key == self.held]

    def can_drag(self, widget: Widget) -> bool:
        """What is in hand already can be dragged as well."""
        return super().can_drag(widget) or (bool(self.picked) and widget.key == self.picked)

    @property
    def offered(self) -> bool:
        return self.offer is not None

    def offer_turn(self, plans: Sequence[Any]) -> None:
        """On a card, unless the player does not want to be asked."""
        self.offer = self.made_offer(plans)
        if not self.offer.asks(self.app.settings.asking):
            self.confirm()

    def confirm(self) -> None:
        actions = self.offer.plan.actions
        self.offer, self.picked = None, ""
        self.perform(actions)

    def take_back_offer(self) -> None:
        """The price was too high."""
        self.offer = None


def offer_foot(
    view: AnyView, foot: Box, cancel: Callable[[], object], confirm: Callable[[], object], words: Message
) -> list[Widget]:
    """The end of a card: to go back, or to do it."""
    return [
        Button("card:cancel", foot.cut_left(120)[0], act=cancel, text=view.say(Message("back"))),
        Button("card:confirm", foot.cut_right(180)[0], act=confirm, text=view.say(words), chosen=True),
    ]
