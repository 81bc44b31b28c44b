"""House rules on the screen: agreements and numbers, kept by the game that is begun with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.saves import Shelf
from hawaii.ui.app import App
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.options import OptionsScene
from hawaii.ui.settings import read_settings
from tests.ui.robot import Robot

NEEDED = "rounds.rounds.2.needed"


@pytest.fixture
def options(robot: Robot, app: App) -> OptionsScene:
    app.push(NewGameScene(app))
    robot.click("rules")
    assert isinstance(robot.scene, OptionsScene)
    return robot.scene


def words(robot: Robot, key: str) -> str:
    return str(getattr(robot.see(key), "text", ""))


def test_a_changed_number_is_played_with_and_saved(robot: Robot, app: App, options: OptionsScene) -> None:
    robot.click("chapter:rounds")
    while not robot.see(f"more:{NEEDED}").seen.h:
        options.scroll(100)
    robot.click(f"more:{NEEDED}")
    assert words(robot, f"value:{NEEDED}") == "12"
    assert words(robot, f"was:{NEEDED}") == "not 11"
    robot.click("done")
    assert "1 house rule" in words(robot, "rules")
    robot.click("begin")
    match = robot.table.match
    assert match.game.book.rounds[1].needed == 12
    assert match.tables["sources"][NEEDED] == "U"
    assert read_settings()[0].last.agreed("hawaii").numbers == {NEEDED: 12}
    app.quit()
    saved = app.store.load(app.store.shelf(Shelf.RUNNING)[0]).match
    assert saved.game.book.rounds[1].needed == 12, "the game keeps them"


def test_every_number_says_where_it_comes_from(robot: Robot, options: OptionsScene) -> None:
    for table in options.house.tables:
        options._open(table)
        options.change()
        for number in options.house.of_table(table):
            assert robot.see(f"source:{number.path}").tip, number.path


def test_a_number_that_cannot_be_is_refused_with_a_sentence(robot: Robot, options: OptionsScene) -> None:
    robot.click("chapter:start")
    path = "start.players.fewest"
    for _ in range(4):
        robot.click(f"less:{path}") if robot.can_act(f"less:{path}") else None
    assert options.house.value(path) >= 2
    assert words(robot, "notice")


def test_as_usual_takes_everything_back(robot: Robot, options: OptionsScene) -> None:
    assert not robot.can_act("options:usual"), "nothing is changed yet"
    robot.click("option:resources:open")
    robot.click("chapter:tokens")
    path = options.house.of_table("tokens")[0].path
    robot.click(f"more:{path}")
    assert options.house.count == 2
    robot.click("options:usual")
    assert options.house.count == 0


def test_what_is_remembered_but_does_not_fit_any_more_is_forgotten() -> None:
    house = HouseRules("hawaii", {"resources": "open"}, {"no.such.number": 5, NEEDED: 11})
    assert house.numbers == {}
    assert house.options["resources"] == "open"


def test_tables_of_the_player_that_are_wrong_are_told(
    robot: Robot, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tables" / "hawaii"
    folder.mkdir(parents=True)
    (folder / "rounds.yaml").write_text("rounds: {2: {needed: many}}")
    monkeypatch.setattr("hawaii.ui.house_rules.own_tables", lambda: tmp_path / "tables")
    app.push(NewGameScene(app))
    robot.click("begin")
    assert isinstance(robot.scene, Dialog)
    assert "rounds.yaml" in robot.scene.say(robot.scene.message)


def test_points_that_are_lost_may_be_more_or_fewer() -> None:
    house = HouseRules("polynesia", {}, {})
    path = "cards.faceless.points"
    assert house.put(path, -3) is None
    assert house.value(path) == -3
    assert house.put(path, -1) is None
    assert house.value(path) == -1
    assert house.put("play.guide", -1) is None
    assert house.value("play.guide") == 0, "nobody is paid for paying"
