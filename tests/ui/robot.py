"""A robot before the screen: it knows only the widgets, and has a mouse and a keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from hawaii.games.hawaii.actions import Settle
from hawaii.kernel.actions import Action
from hawaii.saves import Match, Sitting
from hawaii.ui.app import App
from hawaii.ui.hawaii.gestures import CHIEFTAIN, Gestures
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.scene import Scene
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.widgets import Widget

T = TypeVar("T", bound=PlayingScene)


class Player(Generic[T]):
    """Plays at the table of an application, of one game."""

    kind: type[T]

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def table(self) -> T:
        return next(scene for scene in self.app.scenes if isinstance(scene, self.kind))

    def sit_down(self, match: Match) -> T:
        table = self.kind(self.app, Sitting(match, self.app.worker))
        self.app.replace(table)
        return table

    # -- eyes --------------------------------------------------------------------------------------

    def see(self, key: str) -> Widget:
        found = self.scene.widget(key)
        assert found is not None, f"no {key} among {[widget.key for widget in self.scene.widgets]}"
        return found

    def sees(self, key: str) -> bool:
        return self.scene.widget(key) is not None

    def can_act(self, key: str) -> bool:
        found = self.scene.widget(key)
        return found is not None and found.active

    def middle(self, key: str) -> tuple[int, int]:
        """A point of a widget where nothing else lies above it."""
        widget = self.see(key)
        scale = self.app.fit.scale
        box = widget.seen
        for across in (0.5, 0.9, 0.1, 0.75, 0.25, 0.97, 0.03):
            for down in (0.5, 0.9, 0.1, 0.75, 0.25):
                point = box.x + box.w * across, box.y + box.h * down
                above = self.scene.at(point)
                if above is not None and above.key == key:
                    return round(point[0] * scale), round(point[1] * scale)
        raise AssertionError(f"{key} cannot be clicked: something lies on it everywhere")

    # -- hands -------------------------------------------------------------------------------------

    def send(self, *events: pygame.event.Event) -> None:
        self.app.frame(list(events), 0.02)

    def click(self, key: str) -> None:
        at = self.middle(key)
        self.send(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )

    def drag(self, key: str, onto: str) -> None:
        start, end = self.middle(key), self._drop_at(onto)
        self.send(
            pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1),
        )
        for part in (0.3, 0.7, 1.0):
            at = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            self.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        self.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def _drop_at(self, key: str) -> tuple[int, int]:
        x, y = self.see(key).box.middle
        return round(x * self.app.fit.scale), round(y * self.app.fit.scale)

    def press(self, key: int, modifiers: int = 0) -> None:
        self.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode=""))

    def choose_by_keys(self, key: str) -> None:
        """Tab until it has the focus, then Enter."""
        for _ in range(len(self.scene.widgets) + 2):
            if self.scene.focus == key:
                self.press(pygame.K_RETURN)
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"no way to {key} by keys")

    def type(self, text: str) -> None:
        for letter in text:
            self.send(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    # -- patience ----------------------------------------------------------------------------------

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.send()
            time.sleep(0.001)

    def wait_for_decision(self) -> None:
        """Until the person is to decide on the table, all other scenes gone; or the game is over."""

        def ready() -> bool:
            scene = self.scene
            if scene is not self.table:
                self._leave(scene)
                return False
            match = self.table.match
            if match.held:
                self.table._end_turn()
                return False
            seen = not self.table.motions and not self.table._changes_soon
            return (match.over and not self.table.followups) or (self.table.mine and seen)

        self.wait(ready, "a decision")

    def _leave(self, scene: Scene) -> None:
        for key in ("ready", "next", "final:back", "close"):
            if self.can_act(key):
                self.click(key)
                return
        raise AssertionError(f"no way out of {scene}")


class Robot(Player[TableScene]):
    """Plays Hawaii."""

    kind = TableScene


# -- ways to play ------------------------------------------------------------------------------------


def goal_of(gestures: Gestures, action: Action) -> str:
    return next(key for key, other in gestures.goals().items() if other == action)


def by_clicks(robot: Robot, action: Action) -> None:
    """One decision with the mouse, without dragging."""
    _decide(robot, action, lambda: robot.click(CHIEFTAIN), robot.click)


def by_keys(robot: Robot, action: Action) -> None:
    _decide(robot, action, lambda: robot.press(pygame.K_c), robot.choose_by_keys)


def _decide(
    robot: Robot, action: Action, take_chieftain: Callable[[], None], choose: Callable[[str], None]
) -> None:
    table = robot.table
    if table.gestures.at_turn:
        take_chieftain()
        choose(goal_of(table.gestures, action))
    elif isinstance(action, Settle):
        choose(f"village:{action.village}")
    else:
        _show_all(robot, action, choose)
        choose(f"option:{action.text}")


def by_drags(robot: Robot, action: Action) -> None:
    table = robot.table
    if table.gestures.at_turn:
        robot.drag(CHIEFTAIN, goal_of(table.gestures, action))
        return
    by_clicks(robot, action)


def _show_all(robot: Robot, action: Action, choose: Callable[[str], None]) -> None:
    if not robot.sees(f"option:{action.text}"):
        choose("card:more")


def reachable(robot: Robot) -> set[str]:
    """The texts of all actions that some widget on the screen leads to, now."""
    table = robot.table
    if table.gestures.at_turn:
        table.pick_up(CHIEFTAIN)
        table.change()
        goals = table.gestures.goals()
        found = {goals[key].text for key in goals if robot.can_act(key) and robot.middle(key)}
        table.pick_up(CHIEFTAIN)
        table.change()
        return found
    settlings = table.gestures.settlings()
    if settlings:
        return {settlings[key].text for key in settlings if robot.can_act(key) and robot.middle(key)}
    found = _options(robot)
    if robot.can_act("card:more"):
        robot.click("card:more")
        found |= _options(robot)
        robot.click("card:more")
    return found


def _options(robot: Robot) -> set[str]:
    return {
        widget.key.removeprefix("option:")
        for widget in robot.scene.widgets
        if widget.key.startswith("option:") and widget.active and robot.middle(widget.key)
    }
