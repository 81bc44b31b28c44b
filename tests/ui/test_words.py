"""Messages become words of a language: forms for one and many, messages inside messages, lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.kernel import folders
from hawaii.kernel.messages import Message
from hawaii.ui.words import Words
from tests.ui.compile_words import compiled

CZECH = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: cs\n"
"Plural-Forms: nplurals=3; plural=((n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2);\n"

msgid "prompt_over"
msgstr "Konec hry."

msgid "tile_hula"
msgstr "tanečnice"

msgid "pieces_shell"
msgid_plural "pieces_shell"
msgstr[0] "{count} mušle"
msgstr[1] "{count} mušle (málo)"
msgstr[2] "{count} mušlí"
"""


@pytest.fixture
def words() -> Words:
    return Words()


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 feet short"), (1, "1 foot short"), (2, "2 feet short"), (11, "11 feet short")]
)
def test_one_foot_and_several_feet(words: Words, count: int, said: str) -> None:
    assert words.say(Message("why_feet_short", {"count": count})) == said


def test_a_message_inside_a_message_is_said_too(words: Words) -> None:
    assert words.say(Message("why_tile_gone", {"tile": Message("tile_hula")})) == "None left: hula dancer."


def test_a_message_deep_inside_keeps_its_own_forms(words: Words) -> None:
    inner = Message("why_shells_short", {"count": 1})
    assert words.say(Message("why_tile_gone", {"tile": inner})) == "None left: 1 shell short."


def test_a_message_without_words_shows_its_id(words: Words) -> None:
    assert words.say(Message("volcano_erupts", {"count": 3})) == "volcano_erupts"
    assert (
        words.say(Message("why_tile_gone", {"tile": Message("tile_volcano")})) == "None left: tile_volcano."
    )


def test_braces_in_a_value_are_just_braces(words: Words) -> None:
    assert words.say(Message("not_an_action", {"text": "{0} {walk}"})) == (
        "«{0} {walk}» is not an action of this game."
    )


def test_values_that_the_words_do_not_need_are_left_unsaid(words: Words) -> None:
    assert words.say(Message("prompt_turn", {"seat": 2})) == words.say(Message("prompt_turn"))


@pytest.mark.parametrize("name", ["{x}", "{x.y}", "{x:>999999999}", "no_such_words"])
def test_an_id_without_words_is_shown_and_never_filled_in(words: Words, name: str) -> None:
    assert words.say(Message(name, {"x": 1})) == name


def test_words_whose_values_are_missing_show_the_id(words: Words) -> None:
    assert words.say(Message("why_feet_short", {"count": 2, "other": 1})) == "2 feet short"
    assert words.say(Message("progress_round")) == "progress_round"


def test_another_language_has_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "assets" / "locale" / "cs" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "hawaii.po").write_text(CZECH, encoding="utf-8")
    (folder / "hawaii.mo").write_bytes(compiled(folder / "hawaii.po"))
    monkeypatch.setattr(folders, "PACKAGE", tmp_path)
    czech = Words("cs")
    assert czech.say(Message("prompt_over")) == "Konec hry."
    assert czech.say(Message("tile_hula")) == "tanečnice"
    said = [czech.say(Message("pieces_shell", {"count": count})) for count in (1, 3, 7)]
    assert said == ["1 mušle", "3 mušle (málo)", "7 mušlí"]
