"""The replay on the screen."""

from __future__ import annotations

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.hawaii.table import TableScene
from tests.saves.players import bot, busy, person, play
from tests.ui.robot import Robot


@pytest.fixture
def match(game: Hawaii) -> Match:
    match = Match(game, [person(0), bot(1)], 3)
    play(match, busy(game, 1))
    return match


@pytest.fixture
def replay(app: App, match: Match) -> ReplayScene:
    scene = ReplayScene(app, match)
    app.push(scene)
    return scene


def test_it_plays_to_the_end_by_itself(robot: Robot, replay: ReplayScene, game: Hawaii, match: Match) -> None:
    replay.speed = "off"
    robot.click("button:play")
    assert replay.playing
    robot.wait(lambda: not replay.playing, "the end of the replay")
    assert game.digest(replay.match.state) == game.digest(match.state)
    assert not robot.can_act("replay:branch"), "there is nothing to be played on"


def test_steps_go_from_turn_to_turn_and_decision_to_decision(robot: Robot, replay: ReplayScene) -> None:
    robot.click("button:step_on")
    robot.click("button:step_on")
    assert replay.replay.at == replay.replay.turns[2]
    robot.click("button:step_back")
    assert replay.replay.at == replay.replay.turns[1]
    robot.press(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert replay.replay.at == replay.replay.turns[1] + 1
    robot.press(pygame.K_END)
    assert replay.replay.at == replay.replay.length
    robot.press(pygame.K_HOME)
    assert replay.replay.at == 0
    robot.press(pygame.K_RIGHT)
    assert replay.replay.at == replay.replay.turns[1]


def test_the_time_line_leads_anywhere(robot: Robot, app: App, replay: ReplayScene) -> None:
    box, scale = robot.see("timeline").box, app.fit.scale
    at = round((box.x + box.w / 2) * scale), round(box.middle[1] * scale)
    robot.send(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
    )
    assert abs(replay.replay.at - replay.replay.length / 2) <= 2


def test_the_log_leads_to_its_decision(robot: Robot, replay: ReplayScene) -> None:
    robot.click("button:log")
    robot.press(pygame.K_HOME)
    lines = [one.key for one in robot.scene.widgets if one.key.startswith("jump:")]
    robot.click(lines[3])
    assert robot.scene is replay
    assert 0 < replay.replay.at < 20


def test_playing_on_from_here(robot: Robot, replay: ReplayScene, match: Match) -> None:
    replay.go(30)
    robot.send()
    robot.click("replay:branch")
    assert isinstance(robot.scene, TableScene)
    assert robot.table.match.number >= 30
    assert robot.table.match.id != match.id


def test_since_the_last_turn(robot: Robot, game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 3)
    decide = busy(game, 1)
    while match.number < 20 or match.decider != 0 or match.state.step:
        match.play(decide(match))
    robot.sit_down(match)
    robot.wait_for_decision()
    robot.press(pygame.K_s)
    scene = robot.scene
    assert isinstance(scene, ReplayScene)
    assert scene.replay.at < scene.replay.length
    scene.speed = "off"
    robot.wait(lambda: robot.scene is robot.table, "all is told, and it closes itself")
    assert robot.table.mine
