"""The final scoring on the screen: counted village by village, the winner celebrated."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.hawaii.final import FinalScene
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.samples import sample_match
from hawaii.ui.scenes.played import PlayedScene
from hawaii.ui.scenes.title import TitleScene
from tests.ui.robot import Robot


@pytest.fixture
def match() -> Match:
    return sample_match(3, 10_000)


@pytest.fixture
def final(app: App, match: Match) -> FinalScene:
    app.settings.speed = "fast"
    scene = FinalScene(app, match)
    app.push(TitleScene(app))
    app.push(scene)
    return scene


def totals(final: FinalScene) -> list[int]:
    return [final._total(seat) for seat in range(3)]


def test_points_are_counted_up_to_the_scores(robot: Robot, final: FinalScene, match: Match) -> None:
    assert totals(final) == [0, 0, 0]
    seen = [totals(final)]
    while not final.done:
        robot.send()
        seen.append(totals(final))
    for before, after in pairwise(seen):
        assert all(one <= other for one, other in zip(before, after, strict=True)), "never down"
    assert tuple(totals(final)) == match.game.scores(match.state)
    robot.send()
    assert final.motions, "petals fall for the winner"


def test_nobody_has_to_wait(robot: Robot, final: FinalScene, match: Match) -> None:
    robot.press(pygame.K_ESCAPE)
    assert final.done
    assert robot.scene is final
    assert tuple(totals(final)) == match.game.scores(match.state)
    robot.send()
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.scene, TitleScene)


def test_villages_that_miss_their_tiki_say_so(final: FinalScene, match: Match, game: Hawaii) -> None:
    for seat in range(3):
        for village in game.final_scoring(match.state, seat):
            words = final._village_tip(village)
            assert ("short of the tiki" in words or "Without a tiki" in words) is not village.counts


def test_every_way_on(robot: Robot, app: App, final: FinalScene, match: Match) -> None:
    robot.press(pygame.K_ESCAPE)
    robot.click("final:story")
    story = robot.scene
    assert isinstance(story, PlayedScene)
    assert story.scores == match.game.scores(match.state)
    robot.press(pygame.K_ESCAPE)
    robot.click("final:replay")
    assert isinstance(robot.scene, ReplayScene)
    robot.press(pygame.K_ESCAPE)
    robot.click("final:again")
    table = robot.scene
    assert isinstance(table, TableScene)
    assert [seat.name for seat in table.match.seats] == [seat.name for seat in match.seats]
    assert table.match.seed != match.seed
