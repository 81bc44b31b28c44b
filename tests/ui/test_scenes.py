"""Every scene at every size: no widget leaves the window, no words are cut, buttons do something."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from hawaii.bots import Worker
from hawaii.cli import main, shot
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, Shelf, Store
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit, fit, scales
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import CHIEFTAIN
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.playing import play
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings, read_settings
from hawaii.ui.shots import SCENES, draw_whole, take_shot
from hawaii.ui.stage import CARD
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.ways import enter
from hawaii.ui.widgets import Slider, Widget
from tests.cli.desk import Desk
from tests.saves.players import bot, person
from tests.ui.robot import Robot

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 1366)]


def _different() -> list[tuple[tuple[int, int], float | None]]:
    """Windows and scales that leave different room, each in its smallest window: there letters have the
    fewest pixels, so what fits there fits in all others with that room.
    """
    offered: list[tuple[tuple[int, int], float | None]] = [
        (size, scale)
        for size in SIZES
        # On the largest screens things only have more room: the ends will do, and are drawn in half the time.
        for scale in (None, *(scales(*size)[:: len(scales(*size)) - 1] if size[0] > 2000 else scales(*size)))
    ]
    found: dict[tuple[object, ...], tuple[tuple[int, int], float | None]] = {}
    for size, scale in sorted(offered, key=lambda one: one[0][0] * one[0][1]):
        seen = fit(*size, scale)
        found.setdefault((seen.arrangement, round(seen.room.w), round(seen.room.h)), (size, scale))
    return list(found.values())


FITS = _different()


@pytest.mark.parametrize(("size", "scale"), FITS)
@pytest.mark.parametrize("scene", SCENES)
def test_everything_is_in_the_window_and_no_words_are_cut(
    worker: Worker,
    tmp_path: Path,
    scene: str,
    size: tuple[int, int],
    scale: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = App(Settings(speed="off", scale=scale), Store(tmp_path), worker, size)
    app.push(SCENES[scene](app))
    shortened: list[str] = []
    short = Canvas._short

    def watched(canvas: Canvas, text: str, *more: object) -> tuple[str, int]:
        found = short(canvas, text, *more)  # type: ignore[arg-type]
        if found[0] != text:
            shortened.append(text)
        return found

    monkeypatch.setattr(Canvas, "_short", watched)
    draw_whole(app)
    room = app.fit.room.inset(-1)
    for widget in app.scene.widgets:
        assert min(widget.seen.w, widget.seen.h) == 0 or room.holds(widget.seen), widget.key
    assert shortened == []
    _nothing_overlaps(app.scene)
    app.quit()


def _nothing_overlaps(scene: Scene) -> None:
    """What can be clicked on a card, or in a scene without one, is not hidden by something else."""
    keys = [widget.key for widget in scene.widgets]
    first = keys.index(CARD) if CARD in keys else 0
    active = [widget for widget in scene.widgets[first:] if widget.active and widget.seen.h > 0]
    for one, other in combinations(active, 2):
        allowed = {one.key.partition(":")[0], other.key.partition(":")[0]} & {"tile", "place", CHIEFTAIN}
        assert allowed or not one.seen.overlaps(other.seen), (one.key, other.key)


def test_from_the_title_to_the_first_decision(robot: Robot, app: App) -> None:
    app.push(TitleScene(app))
    assert not robot.sees("title_continue"), "there is nothing to continue"
    robot.click("title_new")
    robot.click("name:0")
    for _ in range(20):
        robot.press(pygame.K_BACKSPACE)
    robot.type("Ana")
    robot.click("kind:1:novice")
    robot.click("seat:remove:2")
    robot.click("rules")
    robot.click("option:resources:open")
    robot.click("option:seconds_on_shared_first:yes")
    robot.click("done")
    robot.click("seed")
    robot.type("7x7")
    robot.click("begin")
    assert isinstance(robot.scene, TableScene)
    match = robot.table.match
    assert [seat.name for seat in match.seats] == ["Ana", "Kai"]
    assert match.seed == 77
    assert match.state.options.resources == "open"
    assert match.state.options.seconds_on_shared_first
    assert match.state.options.kanaloa_counts_fishing_boat
    robot.wait_for_decision()
    assert app.settings.last.seats[0].name == "Ana"
    assert read_settings()[0].last.seats[0].name == "Ana", "remembered for the next time"


def test_quitting_in_the_middle_and_coming_back(robot: Robot, app: App, game: Hawaii) -> None:
    app.push(TitleScene(app))
    robot.click("title_new")
    robot.click("begin")
    robot.wait_for_decision()
    match = robot.table.match
    robot.click("chieftain")
    robot.click("track:1")
    robot.wait(lambda: match.number > 1, "bots answer")
    number = match.number
    robot.press(pygame.K_ESCAPE)
    robot.click("pause:leave")
    assert isinstance(robot.scene, TitleScene)
    assert len(app.store.shelf(Shelf.RUNNING)) == 1
    assert app.store.crashed() == []
    robot.click("title_continue")
    again = robot.table.match
    assert again.id == match.id
    assert again.number >= number


def test_the_keyboard_begins_at_the_top_of_the_title(robot: Robot, app: App) -> None:
    enter(app, "title")
    robot.send()
    robot.press(pygame.K_TAB)
    assert robot.scene.focus == "title_new"


def test_what_was_chosen_for_a_new_game_is_still_there_after_leaving(robot: Robot, app: App) -> None:
    enter(app, "title")
    for by_key in (True, False):
        enter(app, "new")
        robot.click("game:maori")
        robot.click("kind:1:person")
        if by_key:
            robot.press(pygame.K_ESCAPE)
        else:
            robot.click("back")
        enter(app, "new")
        assert isinstance(robot.scene, NewGameScene)
        assert robot.scene.game == "maori"
        assert robot.scene.seats[1].level is None
        robot.click("game:hawaii")
        robot.press(pygame.K_ESCAPE)


def test_a_game_that_was_asked_for_is_chosen_on_the_page(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(opened: App) -> None:
        enter(opened, "new")
        assert isinstance(opened.scene, NewGameScene)
        chosen.append(opened.scene.game)

    chosen: list[str] = []
    monkeypatch.setattr(App, "run", look)
    main(["play", "--game", "maori"])
    assert chosen == ["maori"]


def test_a_new_game_takes_up_to_five_seats_of_different_colours(robot: Robot, app: App) -> None:
    app.push(NewGameScene(app))
    robot.click("seat:add")
    robot.click("seat:add")
    assert not robot.sees("seat:add")
    robot.click("colour:0")
    assert isinstance(robot.scene, NewGameScene)
    assert len({seat.colour for seat in robot.scene.seats}) == 5
    for _ in range(3):
        robot.click("seat:remove:0")
    assert not robot.sees("seat:remove:0"), "two are needed"


def test_there_are_as_many_seats_as_the_game_can_have(robot: Robot, app: App) -> None:
    """Who has no seat in a smaller game is there again for a larger one."""

    def places() -> tuple[int, int]:
        keys = [widget.key for widget in robot.scene.widgets]
        return sum(key.startswith("name:") for key in keys), sum(key.startswith("free:") for key in keys)

    app.push(NewGameScene(app))
    robot.click("game:polynesia")
    assert places() == (3, 1)
    robot.click("game:hawaii")
    assert places() == (3, 2)
    robot.click("seat:add")
    robot.click("seat:add")
    robot.click("game:polynesia")
    assert places() == (4, 0)
    robot.press(pygame.K_ESCAPE)
    app.push(NewGameScene(app))
    robot.click("game:maori")
    assert places() == (5, 0)
    robot.click("game:polynesia")
    robot.click("seat:remove:1")
    assert places() == (3, 1), "nobody who was not to be seen takes the place"


def test_five_who_begin_a_game_for_four_play_it_without_the_fifth(robot: Robot, app: App) -> None:
    app.push(NewGameScene(app))
    robot.click("seat:add")
    robot.click("seat:add")
    robot.click("game:polynesia")
    robot.click("begin")
    assert isinstance(app.scene, PlayingScene)
    assert len(app.scene.match.seats) == 4
    assert len(app.settings.last.seats) == 5


def test_drawers_open_and_close(robot: Robot, game: Hawaii) -> None:
    robot.sit_down(Match(game, [person(0), bot(1), bot(2)], 3))
    robot.wait_for_decision()
    for opener, closer in (
        ("button:log", "log:close"),
        ("opponent:1", "close"),
        ("button:menu", "pause:resume"),
    ):
        robot.click(opener)
        assert robot.scene is not robot.table
        robot.click(closer)
        assert robot.scene is robot.table
    robot.press(pygame.K_o)
    assert robot.can_act("opponent:1")
    robot.press(pygame.K_ESCAPE)
    assert robot.scene is robot.table


def test_a_mistake_in_the_program_is_told_and_the_game_is_saved(
    worker: Worker, tmp_path: Path, game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(scene: TableScene, seconds: float) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(TableScene, "tick", mistaken)
    store = Store(tmp_path / "saves")
    with pytest.raises(Problem) as caught:
        play(store, worker, Match(game, [person(0), bot(1)], 3))
    file = tmp_path / "saves" / "crash.txt"
    assert caught.value.message == Message("crashed", {"file": str(file)})
    assert "RuntimeError: no idea" in file.read_text(encoding="utf-8")
    assert len(store.shelf(Shelf.RUNNING)) == 1
    assert store.crashed() == []


def test_a_window_that_is_resized_shows_the_old_picture_until_it_rests(app: App, robot: Robot) -> None:
    app.push(TitleScene(app))
    robot.send()
    draw_whole(app)
    app._fixed = None
    pygame.display.set_mode((1200, 700))
    robot.send(pygame.event.Event(pygame.VIDEORESIZE, size=(1200, 700), w=1200, h=700))
    assert app.fit.width == 1600, "not laid out yet"
    window = pygame.display.get_surface()
    assert window is not None
    assert window.get_at((600, 100)) != pygame.Color("black"), "the old picture fills the window"
    robot.wait(lambda: app.fit.width == 1200, "everything is laid out anew")


def test_a_long_log_is_scrolled_by_wheel_bar_and_keys(app: App, robot: Robot) -> None:
    scene = SCENES["log"](app)
    app.push(scene)
    last = _lines(robot)
    assert "0" not in last, "the newest lines are shown first"
    robot.press(pygame.K_HOME)
    assert _lines(robot)[0] == "0"
    at = robot.middle("log:bar")
    robot.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    robot.send(pygame.event.Event(pygame.MOUSEWHEEL, y=-3, x=0))
    assert "0" not in _lines(robot)
    robot.press(pygame.K_UP)
    robot.press(pygame.K_PAGEUP)
    assert _lines(robot)[0] == "0"
    box, scale = robot.see("log:bar").box, app.fit.scale
    foot = round(box.middle[0] * scale), round((box.bottom - 2) * scale)
    robot.send(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=foot, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=foot, button=1),
    )
    assert _lines(robot) == last


def _lines(robot: Robot) -> list[str]:
    return [one.key.removeprefix("line:") for one in robot.scene.widgets if one.key.startswith("line:")]


def test_the_keyboard_scrolls_to_what_it_chooses(app: App, robot: Robot, game: Hawaii) -> None:
    for number in range(14):
        app.store.save_as(Match(game, [person(0), bot(1)], number), f"game {number}")
    app.push(SCENES["title"](app))
    robot.click("title_saved")
    for _ in range(13):
        robot.press(pygame.K_TAB)
    robot.press(pygame.K_RETURN)
    chosen = robot.see(robot.scene.focus)
    assert chosen.key.startswith("entry:")
    assert chosen.clip is not None
    assert chosen.clip.holds(chosen.box)
    robot.press(pygame.K_RETURN)
    assert robot.table.match.title == "game 1"


def test_a_slider_is_moved_by_mouse_and_keys(app: App, robot: Robot) -> None:
    class Loudness(Scene):
        value = 0.5

        def put(self, value: float) -> None:
            self.value = value

        def build(self, fit: Fit) -> list[Widget]:
            box = Box(100, 100, 420, 40)
            return [Slider("loud", box, act=lambda: None, value=self.value, put=self.put)]

    scene = Loudness(app)
    app.push(scene)
    robot.press(pygame.K_TAB)
    robot.press(pygame.K_RIGHT)
    assert scene.value == pytest.approx(0.6)
    for _ in range(9):
        robot.press(pygame.K_LEFT)
    assert scene.value == 0
    at = (round(500 * app.fit.scale), round(120 * app.fit.scale))
    robot.send(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
    )
    assert scene.value == pytest.approx(1.0)


def test_pictures_use_only_what_can_be_drawn() -> None:
    files = sorted(resource("assets", "svg").rglob("*.svg"))
    assert len(files) > 90
    for file in files:
        text = file.read_text(encoding="utf-8")
        for forbidden in ("clipPath", "<mask", "<filter", "<use", "<pattern", "<text", "<style", "<image"):
            assert forbidden not in text, (file, forbidden)
        assert len(text) <= 60_000


def test_a_shot_of_a_scene_and_of_a_saved_game(tmp_path: Path, game: Hawaii) -> None:
    take_shot("table", (1280, 720), tmp_path / "table.png")
    assert pygame.image.load(tmp_path / "table.png").get_size() == (1280, 720)
    entry = Store(tmp_path).save_as(Match(game, [person(0), bot(1)], 3), "mine")
    take_shot(str(entry.file), (1600, 900), tmp_path / "mine.png")
    assert (tmp_path / "mine.png").is_file()


def test_the_command_names_every_scene() -> None:
    assert set(shot.SCENES) == set(SCENES)


def test_wrong_shots_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    desk = Desk(capsys, tmp_path)
    nothing = desk.run("shot", "nothing.json", "--out", tmp_path / "x.png")
    assert "nothing.json" in nothing.sentence()
    nowhere = desk.run("shot", "title", "--out", tmp_path / "no" / "x.png")
    assert "cannot be written" in nowhere.sentence()
    assert desk.run("shot", "title", "--size", "3x3", "--out", "x.png").code == 2
