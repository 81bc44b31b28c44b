"""Keys: the usual ones, those of the player, and those that cannot be had."""

from __future__ import annotations

import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.hawaii.gestures import CHIEFTAIN
from hawaii.ui.keys import CODES, SILENT, USUAL, Chord, Keys, chord_named, name_of, pressed
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.settings import SettingsScene
from hawaii.ui.settings import read_settings
from hawaii.ui.widgets import Label, words_of
from tests.saves.players import bot, person
from tests.ui.robot import Robot


def ask_for(robot: Robot, action: str) -> None:
    robot.app.push(SettingsScene(robot.app, "keys"))
    robot.choose_by_keys(f"key:{action}")


def note(robot: Robot, action: str) -> str:
    found = robot.see(f"note:{action}")
    assert isinstance(found, Label)
    return found.text


def test_every_key_has_a_name_that_leads_back_to_it() -> None:
    for code in {code for code in CODES.values() if code and code not in SILENT}:
        for modifiers in (0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL):
            chord = Chord(code, modifiers)
            assert chord_named(name_of(chord)) == chord


def test_letters_of_other_alphabets_have_names_too() -> None:
    chord = chord_named("shift+ж")
    assert chord == Chord(ord("ж"), pygame.KMOD_SHIFT)
    assert name_of(chord) == "shift+ж"
    assert Keys({"undo": "shift+ж"}).name("undo") == "Shift+Ж"


@pytest.mark.parametrize("name", ["", "+", "u+shift", "hyper+u", "no such key", "lshift", "\x00"])
def test_nonsense_is_no_key(name: str) -> None:
    assert chord_named(name) is None


def test_which_shift_and_caps_lock_do_not_matter() -> None:
    assert pressed(pygame.K_u, pygame.KMOD_RSHIFT | pygame.KMOD_CAPS) == chord_named("shift+u")
    assert pressed(pygame.K_z, pygame.KMOD_META) == chord_named("ctrl+z")


def test_the_usual_keys_do_not_collide() -> None:
    keys = Keys({})
    for action, name in USUAL.items():
        chord = chord_named(name)
        assert chord is not None
        assert keys.does(action, chord)
        assert keys.why_not(action, chord) is None


def test_damaged_keys_are_the_usual_ones() -> None:
    keys = Keys({"undo": "tab", "hint": "no such key", "log": "j", "menu": "j", "volcano": "v"})
    assert [keys.name(action) for action in ("undo", "hint", "log", "menu")] == ["U", "H", "J", "M"]


def test_a_changed_key_works_on_the_table_and_the_old_one_does_not(
    app: App, robot: Robot, game: Hawaii
) -> None:
    table = robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    ask_for(robot, "chieftain")
    robot.press(pygame.K_k)
    robot.press(pygame.K_ESCAPE)
    assert robot.scene is table
    robot.press(pygame.K_c)
    assert not table.picked
    robot.press(pygame.K_k)
    assert table.picked == CHIEFTAIN
    assert "(K)" in words_of(robot.see(CHIEFTAIN).tip)
    assert read_settings()[0].keys == {"chieftain": "k"}


def test_tips_name_the_key_that_holds(app: App, robot: Robot, game: Hawaii) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    assert words_of(robot.see("button:undo").tip) == "Undo (U); a single decision: Shift+U"
    ask_for(robot, "undo")
    robot.press(pygame.K_BACKQUOTE)
    robot.press(pygame.K_ESCAPE)
    assert words_of(robot.see("button:undo").tip) == "Undo (`); a single decision: Shift+U"


def test_a_key_that_is_taken_is_refused_with_a_sentence(app: App, robot: Robot) -> None:
    ask_for(robot, "hint")
    robot.press(pygame.K_u)
    assert note(robot, "hint") == "U already takes back a gesture."
    robot.press(pygame.K_TAB)
    assert note(robot, "hint") == "Tab means the same everywhere."
    robot.press(pygame.K_z, pygame.KMOD_LCTRL)
    assert note(robot, "hint") == "Ctrl+Z already takes back a gesture."
    assert app.settings.keys == {}
    robot.press(pygame.K_LSHIFT)
    robot.press(pygame.K_i, pygame.KMOD_LSHIFT)
    assert note(robot, "hint") == ""
    assert app.settings.keys == {"hint": "shift+i"}


def test_escape_leaves_a_key_as_it_is(app: App, robot: Robot) -> None:
    ask_for(robot, "log")
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.scene, SettingsScene), "only the question is gone"
    robot.press(pygame.K_k)
    assert app.settings.keys == {}
    assert app.keys.name("log") == "L"


def test_the_usual_keys_come_back(app: App, robot: Robot, game: Hawaii) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    ask_for(robot, "log")
    robot.press(pygame.K_F5)
    assert app.settings.keys == {"log": "f5"}
    robot.click("key:log")
    robot.press(pygame.K_l)
    assert app.settings.keys == {}, "the usual key needs no remembering"
    robot.click("key:log")
    robot.press(pygame.K_F5)
    robot.click("settings:usual")
    robot.click("done")
    robot.press(pygame.K_F5)
    assert robot.scene is robot.table
    robot.press(pygame.K_l)
    assert isinstance(robot.scene, LogScene)


def test_the_key_that_fills_the_screen_can_be_another(
    app: App, robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled: list[str] = []
    monkeypatch.setattr(app, "toggle_full_screen", lambda: filled.append("full"))
    ask_for(robot, "full_screen")
    robot.press(pygame.K_F11)
    assert filled == [], "the key is asked for, not pressed"
    robot.click("key:full_screen")
    robot.press(pygame.K_f)
    robot.press(pygame.K_F11)
    assert filled == []
    robot.press(pygame.K_f)
    assert filled == ["full"]


def test_a_letter_that_fills_the_screen_can_still_be_written(
    app: App, robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled: list[str] = []
    monkeypatch.setattr(app, "toggle_full_screen", lambda: filled.append("full"))
    app.settings.keys = {"full_screen": "f"}
    app.adapt()
    app.push(NewGameScene(app))
    robot.click("name:0")
    robot.press(pygame.K_f)
    assert filled == []
