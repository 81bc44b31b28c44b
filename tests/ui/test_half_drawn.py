"""A table whose pictures are still being drawn: bots wait until all can be seen, people need not."""

from __future__ import annotations

import time

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match
from hawaii.ui import art
from hawaii.ui.hawaii.table import TableScene
from tests.saves.players import bot, person
from tests.ui.robot import Robot, by_clicks

NO_TIME = -1.0
"""Seconds for pictures in a frame: none is ever drawn."""


def begun(robot: Robot, game: Hawaii, bots_turn: bool) -> TableScene:
    """A table at which a bot begins, or the person."""
    for seed in range(20):
        match = Match(game, [person(0), bot(1, "random")], seed)
        if (match.decider == 1) is bots_turn:
            return robot.sit_down(match)
    raise AssertionError("always the same one begins")


def wait_for_thought(robot: Robot, table: TableScene) -> None:
    """Until the bot knows what it wants to do, and some time more."""

    def thought() -> bool:
        found = table.sitting._thought
        return found is not None and found.done

    robot.wait(thought, "a bot has thought")
    for _ in range(20):
        robot.send()


def test_bots_wait_until_the_whole_table_can_be_seen(
    robot: Robot, game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    time_for_pictures = art.BUDGET
    monkeypatch.setattr(art, "BUDGET", NO_TIME)
    table = begun(robot, game, bots_turn=True)
    wait_for_thought(robot, table)
    assert table.half_drawn
    assert table.needs_drawing, "no frame is left out until it is drawn"
    assert not table.match.decisions
    monkeypatch.setattr(art, "BUDGET", time_for_pictures)
    robot.wait(lambda: bool(table.match.decisions), "the bot decides")
    assert not table.half_drawn


def test_people_need_not_wait(robot: Robot, game: Hawaii, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "BUDGET", NO_TIME)
    table = begun(robot, game, bots_turn=False)
    robot.send()
    assert table.half_drawn
    by_clicks(robot, next(one for one in table.match.state.legal if one.text.startswith("retire")))
    assert len(table.match.decisions) == 1
    wait_for_thought(robot, table)
    assert len(table.match.decisions) == 1


def test_once_seen_bots_do_not_wait_again(
    robot: Robot, game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for a window of another size either."""
    table = begun(robot, game, bots_turn=False)
    robot.wait(lambda: table._whole is True, "all is drawn")
    monkeypatch.setattr(art, "BUDGET", NO_TIME)
    robot.app.art._kept.clear()
    table.resize()
    by_clicks(robot, next(one for one in table.match.state.legal if one.text.startswith("retire")))
    robot.wait(lambda: len(table.match.decisions) > 1, "the bot decides")


def test_at_a_table_that_nobody_draws_bots_do_not_wait(robot: Robot, game: Hawaii) -> None:
    table = begun(robot, game, bots_turn=True)
    end = time.monotonic() + 60
    while not table.match.decisions:
        assert time.monotonic() < end
        table.step(0.02)
    assert table.picture is None
