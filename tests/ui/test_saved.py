"""Saved games on the screen: continued, looked back at, renamed, given away and taken in, deleted and not."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match, Shelf
from hawaii.ui.app import App
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.saved import SavedScene
from hawaii.ui.scenes.title import TitleScene
from tests.saves.players import bot, busy, person, play
from tests.ui.robot import Robot


@pytest.fixture
def saved(app: App, game: Hawaii) -> SavedScene:
    """Sunday, and a damaged one."""
    match = Match(game, [person(0), bot(1)], 3)
    play(match, busy(game, 1), 20)
    app.store.save_as(match, "Sunday")
    broken = app.store.save_as(match, "broken")
    broken.file.write_bytes(b"{")
    app.push(TitleScene(app))
    scene = SavedScene(app)
    app.push(scene)
    return scene


def entries(robot: Robot) -> list[str]:
    return [widget.key for widget in robot.scene.widgets if widget.key.startswith("entry:")]


def titles(app: App) -> list[str]:
    return sorted(one.saved.title for one in app.store.shelf(Shelf.NAMED) if one.saved is not None)


def test_a_game_is_chosen_and_continued(robot: Robot, saved: SavedScene) -> None:
    first, second = entries(robot)
    robot.click(second)
    assert not robot.can_act("saved:continue"), "it is damaged"
    assert robot.can_act("saved:delete")
    robot.click(first)
    robot.click("saved:continue")
    assert robot.table.match.title == "Sunday"


def test_a_double_click_continues_and_a_slow_one_does_not(robot: Robot, saved: SavedScene) -> None:
    first = entries(robot)[0]
    robot.click(first)
    assert robot.scene is saved
    saved._clicked -= 1000
    robot.click(first)
    assert robot.scene is saved
    robot.click(first)
    assert isinstance(robot.scene, TableScene)


def test_a_game_is_looked_back_at(robot: Robot, saved: SavedScene) -> None:
    robot.click("saved:replay")
    replay = robot.scene
    assert isinstance(replay, ReplayScene)
    assert replay.replay.length == 20
    robot.press(pygame.K_ESCAPE)
    assert robot.scene is saved


def test_renaming_replaces_the_old_name(robot: Robot, app: App, saved: SavedScene) -> None:
    robot.click("saved:rename")
    robot.type("Monday")
    robot.press(pygame.K_RETURN)
    assert robot.scene is saved
    assert titles(app) == ["Monday"]


def test_deleting_can_be_undone(robot: Robot, app: App, saved: SavedScene) -> None:
    robot.click("saved:delete")
    assert titles(app) == []
    assert len(entries(robot)) == 1
    robot.click("saved:undelete")
    assert titles(app) == ["Sunday"]
    assert not robot.sees("saved:undelete")
    assert saved.entry is not None
    assert saved.entry.saved is not None


def test_a_copy_goes_out_and_comes_in_again(
    robot: Robot, app: App, saved: SavedScene, tmp_path: Path
) -> None:
    file = tmp_path / "gift.json"
    robot.click("saved:export")
    robot.type(str(file))
    robot.click("ok")
    assert file.is_file()
    robot.click("saved:export")
    robot.type(str(file))
    robot.click("ok")
    assert isinstance(robot.scene, Dialog), "a file that is there is not overwritten"
    robot.press(pygame.K_RETURN)
    assert robot.sees("text"), "and another can be named"
    robot.press(pygame.K_ESCAPE)
    robot.send(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert titles(app) == ["Sunday", "Sunday"]
    robot.click("saved:import")
    robot.type(str(file))
    robot.press(pygame.K_RETURN)
    assert titles(app) == ["Sunday"] * 3


def test_what_cannot_be_taken_in_is_told(robot: Robot, saved: SavedScene, tmp_path: Path) -> None:
    robot.send(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "nothing.json")))
    assert isinstance(robot.scene, Dialog)
    assert "nothing.json" in robot.scene.say(robot.scene.message)


def test_a_file_dropped_on_the_title_is_taken_in(
    robot: Robot, app: App, saved: SavedScene, tmp_path: Path
) -> None:
    file = tmp_path / "gift.json"
    assert saved.entry is not None
    app.store.export(saved.entry, file)
    app.pop()
    robot.send(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert isinstance(robot.scene, SavedScene)
    assert titles(app) == ["Sunday", "Sunday"]


def test_without_any_game_it_says_so(robot: Robot, app: App) -> None:
    app.push(SavedScene(app))
    assert not any(robot.can_act(f"saved:{name}") for name in ("continue", "replay", "rename", "delete"))
    assert robot.can_act("back")
