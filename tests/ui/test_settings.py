"""Settings: each takes effect at once and is remembered; a damaged file is told and kept aside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from hawaii.bots import Worker
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message
from hawaii.saves import Match, Store
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Arrangement
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.playing import play
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.settings import SECTIONS, SettingsScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings, read_settings, write_settings
from hawaii.ui.shots import draw_whole
from hawaii.ui.theme import theme
from hawaii.ui.widgets import Button, words_of
from hawaii.ui.words import Words, languages
from tests.saves.players import bot, person
from tests.ui import test_words
from tests.ui.compile_words import compiled
from tests.ui.robot import Robot

SIZES = [(1280, 720), (1600, 900), (3840, 2160), (1024, 1366)]


@pytest.fixture
def again(worker: Worker, tmp_path: Path) -> Any:
    """The program, started once more."""

    def start() -> App:
        return App(read_settings()[0], Store(tmp_path / "saves"), worker, (1600, 900))

    return start


def open_settings(robot: Robot, section: str = "display") -> None:
    robot.app.push(SettingsScene(robot.app))
    if section != "display":
        robot.click(f"section:{section}")


def at_table(robot: Robot, game: Hawaii) -> TableScene:
    table = robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    return table


# -- each setting --------------------------------------------------------------------------------------


def test_the_way_from_the_table_and_back(app: App, robot: Robot, game: Hawaii) -> None:
    table = at_table(robot, game)
    robot.press(pygame.K_m)
    robot.click("pause:settings")
    assert robot.sees("setting:scale:auto")
    robot.press(pygame.K_RETURN)
    robot.press(pygame.K_ESCAPE)
    assert robot.scene is table


def test_the_scale(app: App, robot: Robot, game: Hawaii, again: Any) -> None:
    table = at_table(robot, game)
    open_settings(robot)
    robot.click("setting:scale:1.25")
    assert app.fit.scale == 1.25
    assert app.fit.arrangement is Arrangement.COMPACT
    assert table.layout(app.fit).bar.w == app.fit.room.w, "the table is laid out anew"
    assert again().fit.scale == 1.25


def test_a_scale_that_does_not_fit_says_why(app: App, robot: Robot) -> None:
    open_settings(robot)
    choice = robot.see("setting:scale:2.0")
    assert not choice.active
    assert words_of(choice.tip).startswith("200 % does not fit into a window of 1600")
    robot.click("setting:arrangement:full")
    choice = robot.see("setting:scale:1.25")
    assert not choice.active, "it would fit the compact table only"
    assert words_of(choice.tip).startswith("At 125 % the table does not fit as chosen (Full)")


def test_the_arrangement(app: App, robot: Robot, again: Any) -> None:
    app.push(TitleScene(app))
    open_settings(robot)
    robot.click("setting:arrangement:compact")
    assert app.fit.arrangement is Arrangement.COMPACT
    assert again().fit.arrangement is Arrangement.COMPACT


def test_an_arrangement_that_does_not_fit_says_why(worker: Worker, tmp_path: Path) -> None:
    def why(size: tuple[int, int], name: str, scale: float | None = None) -> str:
        app = App(Settings(speed="off", scale=scale), Store(tmp_path), worker, size)
        app.push(SettingsScene(app))
        choice = app.scene.widget(f"setting:arrangement:{name}")
        assert choice is not None
        app.quit()
        return "" if choice.active else words_of(choice.tip)

    assert why((1600, 900), "tall") == "This is for windows that are higher than wide."
    assert why((1024, 1366), "compact") == "This is for windows that are wider than high."
    assert why((1100, 620), "full").startswith("This needs a window of at least 1200")
    assert why((1600, 900), "full", 1.25).startswith("This needs a window of at least 2000")
    assert why((1280, 720), "full") == ""


def test_what_was_chosen_for_another_window_waits(worker: Worker, tmp_path: Path) -> None:
    settings = Settings(scale=2.0, arrangement="tall")
    app = App(settings, Store(tmp_path), worker, (1600, 900))
    assert (app.fit.scale, app.fit.arrangement) == (1.0, Arrangement.FULL)
    app.push(SettingsScene(app))
    for key in ("setting:scale:auto", "setting:arrangement:auto"):
        choice = app.scene.widget(key)
        assert isinstance(choice, Button)
        assert choice.chosen, "that is what is seen"
    assert (settings.scale, settings.arrangement) == (2.0, "tall"), "and nothing is forgotten"
    app.quit()


def test_the_theme(app: App, robot: Robot, game: Hawaii, again: Any) -> None:
    table = at_table(robot, game)
    open_settings(robot)
    draw_whole(app)
    before = app.window.get_at((800, 60))
    robot.click("setting:theme:dark")
    draw_whole(app)
    assert app.canvas.theme is theme("dark")
    assert app.window.get_at((800, 60)) != before
    robot.click("done")
    draw_whole(app)
    assert robot.scene is table
    assert app.window.get_at((1, 1)) == theme("dark")["bar"]
    assert again().canvas.theme is theme("dark")


def test_languages_are_those_that_are_there(
    app: App, robot: Robot, again: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert languages() == ["en"]
    for language, text in (("cs", test_words.CZECH), ("en", "")):
        folder = tmp_path / "own" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "hawaii.po").write_text(text + '\nmsgid "language"\nmsgstr "Čeština"\n', encoding="utf-8")
        (folder / "hawaii.mo").write_bytes(compiled(folder / "hawaii.po"))
    monkeypatch.setattr("hawaii.ui.words.resource", lambda *_: tmp_path / "own")
    app.words = Words("en")
    open_settings(robot)
    choice = robot.see("setting:language:cs")
    assert isinstance(choice, Button)
    assert choice.text == "Čeština"
    robot.click("setting:language:cs")
    assert app.words.say(Message("prompt_over")) == "Konec hry."
    assert again().words.say(Message("prompt_over")) == "Konec hry."


def test_a_language_that_is_gone_is_english(worker: Worker, tmp_path: Path) -> None:
    app = App(Settings(language="tlh"), Store(tmp_path), worker, (1600, 900))
    assert app.words.say(Message("done")) == "Done"


def test_the_speed(app: App, robot: Robot, again: Any) -> None:
    open_settings(robot, "game")
    robot.click("setting:speed:slow")
    assert app.speed > 1
    assert again().speed > 1


def test_full_screen(app: App, robot: Robot, again: Any) -> None:
    open_settings(robot)
    app._fixed = None
    robot.click("setting:full_screen:on")
    assert app.settings.full_screen
    assert read_settings()[0].full_screen
    robot.click("setting:full_screen:off")
    assert not read_settings()[0].full_screen


def test_turns_end_by_hand_from_now_on(app: App, robot: Robot, game: Hawaii) -> None:
    table = at_table(robot, game)
    assert not table.match.holds
    open_settings(robot, "game")
    robot.click("setting:end_turn:on")
    assert table.match.holds
    assert read_settings()[0].end_turn
    robot.click("setting:end_turn:off")
    assert not table.match.holds


def test_with_several_people_turns_end_by_hand_whatever_is_set(app: App, robot: Robot, game: Hawaii) -> None:
    table = robot.sit_down(Match(game, [person(0), person(1)], 3))
    open_settings(robot, "game")
    robot.click("setting:end_turn:off")
    assert table.match.holds


@pytest.mark.parametrize("asking", ["always", "choice", "goods"])
def test_the_card_asks_as_often_as_wanted(app: App, robot: Robot, game: Hawaii, asking: str) -> None:
    table = at_table(robot, game)
    open_settings(robot, "game")
    robot.click(f"setting:asking:{asking}")
    robot.click("done")
    assert read_settings()[0].asking == asking
    tiles = [one.key for one in table.widgets if one.key.startswith("tile:") and one.active]
    homes = [(tile, home, plans) for tile in tiles for home, plans in table.gestures.homes(tile).items()]
    for tile, home, plans in homes:
        what = {(plan.side, plan.token, plan.stack) for plan in plans}
        expected = {"always": True, "choice": len(plans) > 1, "goods": len(what) > 1}[asking]
        number = table.match.number
        table.picked = tile
        table.put(home)
        assert (table.offer is not None) is expected, (tile, home, len(plans))
        if table.offer is None:
            assert table.match.number > number, "bought at once"
            robot.press(pygame.K_u)
        else:
            robot.press(pygame.K_ESCAPE)
        assert table.match.number == number
    assert homes


def test_volumes(app: App, robot: Robot, again: Any) -> None:
    open_settings(robot, "sound")
    for _ in range(30):
        if robot.scene.focus != "setting:effects":
            robot.press(pygame.K_TAB)
    robot.press(pygame.K_RIGHT)
    assert app.settings.effects == pytest.approx(0.65)
    robot.click("setting:mute:on")
    assert app.settings.mute
    robot.click("done")
    assert (again().settings.effects, again().settings.mute) == (pytest.approx(0.65), True)


def test_the_usual_settings_of_a_part_come_back(app: App, robot: Robot) -> None:
    open_settings(robot, "sound")
    assert not robot.can_act("settings:usual"), "all is as usual"
    robot.click("setting:mute:on")
    robot.click("section:display")
    robot.click("setting:theme:contrast")
    robot.click("settings:usual")
    assert app.settings.theme == "light"
    assert app.settings.mute, "in another part"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("section", SECTIONS)
def test_no_words_are_cut(
    worker: Worker, tmp_path: Path, section: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(Settings(), Store(tmp_path), worker, size)
    app.push(SettingsScene(app, section))
    cut: list[str] = []
    short = Canvas._short

    def watched(canvas: Canvas, text: str, *more: Any) -> tuple[str, int]:
        found = short(canvas, text, *more)
        cut.extend([text] if found[0] != text else [])
        return found

    monkeypatch.setattr(Canvas, "_short", watched)
    for key in (pygame.K_HOME, pygame.K_END):
        Robot(app).press(key)
        draw_whole(app)
    for name in ("undo", "undo_decision", "chieftain"):
        reason = Message("key_taken", {"key": "Ctrl+Shift+Pageup", "does": Message(f"key_does_{name}")})
        app.scene._refused = name, reason  # type: ignore[attr-defined]
        app.scene.change()
        draw_whole(app)
    assert cut == []
    app.quit()


# -- the file ------------------------------------------------------------------------------------------


def test_there_need_not_be_a_file(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), None)


def test_every_setting_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = Settings(
        width=1234,
        place=(3, 4),
        full_screen=True,
        language="cs",
        theme="dark",
        scale=1.5,
        arrangement="compact",
        speed="fast",
        end_turn=True,
        asking="goods",
        keys={"undo": "b"},
        effects=0.1,
        surf=0.0,
        mute=True,
    )
    write_settings(settings, file)
    assert read_settings(file) == (settings, None)


def test_an_old_file_is_still_good(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"width": 1700, "height": 950, "scale": null, "speed": "fast", "end_turn": true}')
    settings, notice = read_settings(file)
    assert notice is None
    assert settings == Settings(width=1700, height=950, speed="fast", end_turn=True)


@pytest.mark.parametrize("content", [b"", b"{nonsense", b"[]", b"17", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_is_told_and_kept_aside(tmp_path: Path, content: bytes) -> None:
    file, aside = tmp_path / "settings.json", tmp_path / "settings-damaged.json"
    file.write_bytes(content)
    assert read_settings(file) == (Settings(), Message("settings_damaged", {"file": aside.name}))
    assert aside.read_bytes() == content
    assert read_settings(file) == (Settings(), None), "told once"


def test_a_wrong_value_is_the_usual_one_and_all_others_stay(tmp_path: Path) -> None:
    file, aside = tmp_path / "settings.json", tmp_path / "settings-damaged.json"
    good = json.loads(msgspec.json.encode(Settings(theme="dark", scale=1.5)))
    file.write_text(json.dumps({**good, "speed": "warp", "effects": 7, "keys": {"undo": 3}}))
    settings, notice = read_settings(file)
    assert settings == Settings(theme="dark", scale=1.5)
    assert notice == Message("settings_partly", {"count": 3, "file": aside.name})
    assert aside.is_file()
    assert read_settings(file) == (settings, None), "the good ones are remembered"


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    file.write_text("{}")

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    settings, notice = read_settings(file)
    assert settings == Settings()
    assert notice == Message("settings_unreadable", {"why": "Permission denied"})


def test_nonsense_that_is_well_formed_does_no_harm(worker: Worker, tmp_path: Path) -> None:
    settings = Settings(scale=17.0, theme="", language="../..", keys={"": "", "undo": "u+u", "log": "+"})
    app = App(settings, Store(tmp_path), worker, (1600, 900))
    for section in SECTIONS:
        app.push(SettingsScene(app, section))
        draw_whole(app)
    assert app.fit.scale == 1
    app.quit()


def test_damage_is_told_over_the_title(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text("{nonsense")
    told: list[str] = []

    def look(app: App) -> None:
        assert isinstance(app.scenes[0], TitleScene)
        assert isinstance(app.scene, Dialog)
        told.append(app.scene.say(app.scene.message))
        Robot(app).press(pygame.K_RETURN)
        assert isinstance(app.scene, TitleScene)

    monkeypatch.setattr(App, "run", look)
    play(Store(tmp_path / "saves"), worker)
    assert told == [
        "Your settings could not be read, so the usual ones hold. "
        "The damaged file is kept beside the new one as settings-damaged.json."
    ]


def test_the_ways_to_be_asked_are_named_as_they_are_explained() -> None:
    """Each button by words of the sentence beside it."""
    about = Words().name("setting_asking_about").lower()
    for name in ("asking_always", "asking_choice", "asking_goods"):
        assert Words().name(name).lower().split()[-1] in about, name
