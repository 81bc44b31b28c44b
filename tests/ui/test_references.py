"""What holds of the reference of every game: words are known, ways lead somewhere, nothing is cut."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hawaii.bots import Worker
from hawaii.games import NAMES, load_game
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message
from hawaii.kernel.options import option_values
from hawaii.saves import Store
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.reference import Cards, Links, pictures_in, words_in
from hawaii.ui.scenes.options import id_of
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.settings import Settings
from hawaii.ui.shots import draw_whole
from tests.ui.books import AGREED, WORDS, Agreed, by_id, changed, pages, said

BOOKS = [(name, agreed) for name in NAMES for agreed in AGREED[name]]

OPENED = {
    "maori": (
        *("round", "ship", "shells", "scoring", "boards", "putting", "storage", "discarding"),
        *("tiles_left", "variations", "options", "game", "screen", "tiles"),
    ),
    "polynesia": (
        *("round", "exploring", "travelling", "populating", "fishing", "eruption", "resources", "scoring"),
        *("board", "islands", "tokens", "jeopardy", "tides", "options", "game", "screen"),
    ),
}
"""Pages to which things on the table lead; what those of Hawaii lead to is seen at its table."""

NAMED = {"maori": {"ship", "storage"}, "polynesia": {"board", "eruption"}}
"""Some of those that are named where the things are told."""

ODD: dict[str, list[dict[str, Any]]] = {
    "hawaii": [
        {"rounds": {"rounds": {"1": {"needed": 3, "points": {"first": 1, "second": 1, "others": 1}}}}},
        {"realm": {"villages": 2}},
        {"tokens": {"9": {"count": 1, "spears": 0, "fish": 5}}},
        {
            "tiles": {
                "exchange_hut": {"exchange": {"I": 0, "II": 9}},
                "pele": {"walk_limit": {"I": 0, "II": 0}},
            }
        },
        {"boats": {"II": {"room": 1, "printed_feet": 0}, "fishing_boat": {"room": 1}}},
    ],
    "maori": [
        {"play": {"step": 0, "skipped": 0, "own_step": 0, "idle_laps": 1}},
        {"start": {"side": 2}},
        {"start": {"side": 5}},
        {"scoring": {"palm": 0, "palm_with_hut": 0, "lei": 0, "ship": 0, "shell": 0, "empty": 0, "atoll": 0}},
        {"tiles": {"volcano": 0, "E-pl": 0}},
    ],
    "polynesia": [
        {"lava": {"red": 1, "grey": 0, "black": 0}},
        {"lava": {"red": 20, "grey": 9, "black": 4, "after_black": 0}},
        {"play": {"marker": [1], "existing": 0, "guide": 0, "populate_main": 1}},
        {"start": {"members": 3, "on_main": 3, "points": 4}, "jeopardy": {"rows": [1, 2]}},
        {"cards": {"friendships": {"from_players": 2}, "company": {"from_players": 2}}},
        {"cards": {"footholds": {"points": [1, 2]}}},
    ],
}
"""Numbers that nobody would play with."""


@pytest.mark.parametrize(("name", "agreed"), BOOKS)
def test_every_word_is_in_the_catalogue(name: str, agreed: Agreed) -> None:
    for page in pages(load_game(name), agreed):
        about = (page.title, page.section, *((page.short,) if page.short is not None else ()))
        for message in (*about, *(m for block in page.blocks for m in words_in(block))):
            text = WORDS.say(message)
            assert WORDS.knows(message.id), (page.id, message)
            assert "{" not in text, text
            assert "_" not in text, text
            assert text != message.id


@pytest.mark.parametrize(("name", "agreed"), BOOKS)
def test_all_pictures_are_there_and_all_ways_lead_somewhere(name: str, agreed: Agreed) -> None:
    game = load_game(name)
    found = by_id(game, agreed)
    assert len(found) == len(pages(game, agreed))
    for page in found.values():
        pieces = [piece for block in page.blocks for piece in pictures_in(block)]
        for piece in (*pieces, *((page.icon,) if page.icon is not None else ())):
            for file in (piece.name, *(over for over, _ in piece.over)):
                assert resource("assets", "svg", f"{file}.svg").is_file(), piece
        for block in page.blocks:
            if isinstance(block, Links):
                assert set(block.pages) <= set(found), page.id
                assert page.id not in block.pages
            if isinstance(block, Cards):
                assert {card.page for card in block.cards if card.page} <= set(found), page.id


@pytest.mark.parametrize("name", NAMES)
def test_every_page_can_be_reached_from_the_first_by_its_links(name: str) -> None:
    found = by_id(load_game(name))
    seen, waiting = set(), ["game"]
    while waiting:
        page = found[waiting.pop()]
        if page.id in seen:
            continue
        seen.add(page.id)
        for block in page.blocks:
            if isinstance(block, Links):
                waiting += block.pages
            if isinstance(block, Cards):
                waiting += [card.page for card in block.cards if card.page]
    assert seen == set(found)


@pytest.mark.parametrize("name", OPENED)
def test_every_page_that_the_table_opens_is_there(name: str) -> None:
    found = by_id(load_game(name))
    assert next(iter(found)) == "game"
    assert set(OPENED[name]) <= set(found)
    (folder,) = import_module(f"hawaii.ui.{name}").__path__
    texts = [file.read_text("utf-8") for file in Path(folder).glob("*.py")]
    named = {page for text in texts for page in re.findall(r'\bpage="([\w:]+)"', text)}
    assert NAMED[name] <= named <= set(found)


@pytest.mark.parametrize(("name", "agreed"), BOOKS)
def test_every_option_is_named_with_its_values(name: str, agreed: Agreed) -> None:
    game = load_game(name)
    text = said(by_id(game, agreed)["options"])
    for option, values in option_values(game.options).items():
        assert WORDS.say(Message(f"option_{option}")) in text
        assert all(WORDS.say(Message(f"option_{option}_{id_of(value)}")) in text for value in values)


@pytest.mark.parametrize(
    ("name", "agreed", "told"),
    [
        ("hawaii", AGREED["hawaii"][1], "yes"),
        ("maori", AGREED["maori"][2], WORDS.say(Message("option_rules_advanced"))),
        ("polynesia", AGREED["polynesia"][2], "Yes"),
    ],
)
def test_what_was_agreed_on_is_told_with_the_options(name: str, agreed: Agreed, told: str) -> None:
    game = load_game(name)
    assert f"At this table: {told}" in said(by_id(game, agreed)["options"])
    assert "At this table" not in said(by_id(game)["options"])


@pytest.mark.parametrize(
    ("name", "files", "agreed"),
    [(name, files, agreed) for name, agreed in BOOKS for files in ODD[name]],
)
def test_odd_tables_have_pages_too(name: str, files: dict[str, Any], agreed: Agreed) -> None:
    for page in pages(changed(name, **files), agreed):
        assert "{" not in said(page)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1024, 1366)])
@pytest.mark.parametrize(
    ("name", "agreed"),
    [("hawaii", None), ("maori", AGREED["maori"][2]), ("polynesia", AGREED["polynesia"][2])],
)
def test_no_words_of_any_page_are_cut(
    worker: Worker,
    tmp_path: Path,
    name: str,
    agreed: Agreed,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load_game(name)
    app = App(Settings(speed="off"), Store(tmp_path), worker, size)
    shortened: list[str] = []
    short = Canvas._short

    def watched(canvas: Canvas, text: str, *more: Any) -> tuple[str, int]:
        found = short(canvas, text, *more)
        if found[0] != text:
            shortened.append(text)
        return found

    monkeypatch.setattr(Canvas, "_short", watched)
    for page in by_id(game, agreed):
        scene = ReferenceScene(app, game, page, agreed)
        app.replace(scene)
        last = -1.0
        while scene._scrolls.get("page") is None or scene._scrolls["page"].offset > last:
            draw_whole(app)
            last = scene._scrolls["page"].offset
            scene._scrolls["page"].by(app.fit.room.h / 2)
            scene.change()
        for widget in scene.widgets:
            hidden = widget.seen.w == 0 or widget.seen.h == 0
            assert hidden or app.fit.room.inset(-1).holds(widget.seen), widget.key
    assert shortened == []
    app.quit()
