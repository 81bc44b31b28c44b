"""The reference of Maori: it names everything there is, with the numbers and the rules played with."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from hawaii.bots import Worker
from hawaii.games import NAMES, game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.maori import Maori
from hawaii.games.maori.placing import fits
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message
from hawaii.kernel.options import option_values
from hawaii.saves import Store
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.maori import told_tiles
from hawaii.ui.maori.reference import pages
from hawaii.ui.maori.reference.worked import worked
from hawaii.ui.maori.told_tiles import tile_message
from hawaii.ui.reference import (
    Cards,
    Example,
    Figures,
    Index,
    Links,
    Page,
    Spot,
    Table,
    pictures_in,
    words_in,
)
from hawaii.ui.scenes.options import id_of
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.settings import Settings
from hawaii.ui.shots import SCENES, draw_whole
from hawaii.ui.words import Words
from tests.ui.robot import Robot
from tests.ui.test_reference import reading, said

WORDS = Words()
OPENED = (
    *("round", "ship", "shells", "scoring", "boards", "putting", "storage", "discarding"),
    *("tiles_left", "variations", "options", "game", "screen", "tiles"),
)
"""Pages to which things on the table lead."""
AGREED: list[dict[str, Any] | None] = [
    None,
    {"rules": "basic", "board": "normal", "fit": "free"},
    {"rules": "advanced", "board": "atoll", "fit": "edges"},
    {"rules": "pro", "board": "normal", "fit": "edges"},
]


@pytest.fixture(scope="module")
def maori() -> Maori:
    found = load_game("maori")
    assert isinstance(found, Maori)
    return found


def changed(**files: dict[str, Any]) -> Maori:
    """The game with some values of its tables replaced."""
    tables = deepcopy(game_tables("maori"))
    for name, values in files.items():
        tables.values[name].update(values)
    found = load_game("maori", tables)
    assert isinstance(found, Maori)
    return found


def by_id(game: Maori, agreed: dict[str, Any] | None = None) -> dict[str, Page]:
    return {page.id: page for page in pages(game, agreed)}


def figures(page: Page) -> list[Figures]:
    return [block for block in page.blocks if isinstance(block, Figures)]


# -- everything is there ---------------------------------------------------------------------------


@pytest.mark.parametrize("agreed", AGREED)
def test_every_word_is_in_the_catalogue(maori: Maori, agreed: dict[str, Any] | None) -> None:
    for page in pages(maori, agreed):
        about = (page.title, page.section, *((page.short,) if page.short is not None else ()))
        for message in (*about, *(m for block in page.blocks for m in words_in(block))):
            text = WORDS.say(message)
            assert WORDS.knows(message.id), (page.id, message)
            assert "{" not in text, text
            assert "ref_" not in text, text


def test_every_page_that_the_table_opens_is_there(maori: Maori) -> None:
    found = by_id(maori)
    assert next(iter(found)) == "game"
    assert set(OPENED) <= set(found)
    files = Path(told_tiles.__file__).parent.glob("*.py")
    named = {name for file in files for name in re.findall(r'\bpage="(\w+)"', file.read_text("utf-8"))}
    assert {"ship", "storage"} <= named <= set(found)


def test_every_tile_has_a_page_with_its_picture_and_its_number(maori: Maori) -> None:
    found, book = by_id(maori), maori.book
    assert {page for page in found if page.startswith("tile:")} == {f"tile:{name}" for name in book.kinds}
    for tile, count in zip(book.tiles, book.counts, strict=True):
        page = found[f"tile:{tile.name}"]
        assert WORDS.say(page.title) == WORDS.say(tile_message(tile))
        shown = [piece.name for block in page.blocks for piece in pictures_in(block)]
        assert f"maori/land/{tile.form}" in shown
        assert f"There {'is' if count == 1 else 'are'} {count} like this" in said(page)


def test_all_pictures_are_there_and_all_ways_lead_somewhere(maori: Maori) -> None:
    for agreed in AGREED:
        found = by_id(maori, agreed)
        assert len(found) == len(pages(maori, agreed))
        for page in found.values():
            pieces = [piece for block in page.blocks for piece in pictures_in(block)]
            for piece in (*pieces, *((page.icon,) if page.icon is not None else ())):
                for name in (piece.name, *(name for name, _ in piece.over)):
                    assert resource("assets", "svg", f"{name}.svg").is_file(), piece
            for block in page.blocks:
                if isinstance(block, Links):
                    assert set(block.pages) <= set(found), page.id
                    assert page.id not in block.pages
                if isinstance(block, Cards):
                    assert {card.page for card in block.cards if card.page} <= set(found), page.id


def test_every_page_can_be_reached_from_the_first_by_its_links(maori: Maori) -> None:
    found = by_id(maori)
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


def test_every_option_is_named_with_what_was_agreed_on(maori: Maori) -> None:
    text = said(by_id(maori, AGREED[2])["options"])
    for name, values in option_values(maori.options).items():
        assert WORDS.say(Message(f"option_{name}")) in text
        assert all(WORDS.say(Message(f"option_{name}_{id_of(value)}")) in text for value in values)
    assert f"At this table: {WORDS.say(Message('option_rules_advanced'))}" in text


# -- the numbers are those of the tables -----------------------------------------------------------


def test_changed_tables_show_changed_numbers() -> None:
    game = changed(
        play={"step": 3, "skipped": 4, "own_step": 5, "idle_laps": 7},
        scoring={"palm": 3, "palm_with_hut": 8, "lei": 21, "empty": 6, "atoll": 5},
        start={"shells": 77, "shells_each": 9},
        tiles={"E-pph": 6, "volcano": 5},
    )
    found = by_id(game, {"rules": "pro"})
    assert "Each further step costs 3 shells" in said(found["ship"])
    assert "each tile that you skip costs 4 shells" in said(found["taking"])
    assert "costs 5 shells" in said(found["variations"])
    assert "7 times in a row" in said(found["round"])
    assert "counts 3 points" in said(found["islands"])
    assert "21 points" in said(found["islands"])
    assert "+24" in said(found["islands"]), "three palms with a hut"
    assert "77 shells" in said(found["shells"])
    assert "9 shells" in said(found["table"])
    assert "-6" in said(found["scoring"])
    assert "5 times" in said(found["boards"])
    assert "There are 6 like this; 59 tiles" in said(found["tile:E-pph"])
    assert "+16" in said(found["tile:E-pph"])
    assert "+80" in said(found["tile:E-pph"]), "in the atoll"
    assert "\n5" in said(found["tiles_left"])


def test_tiles_are_counted_by_form(maori: Maori) -> None:
    table = next(block for block in by_id(maori)["tiles_left"].blocks if isinstance(block, Table))
    assert [row[2] for row in table.rows] == ["54", "14", "10", "17", "2", "97"]


def test_the_worked_example_is_that_of_the_rulebook(maori: Maori) -> None:
    example = _counted(by_id(maori)["scoring"])
    assert example.total is not None
    assert example.total.value == "37"


@pytest.mark.parametrize("board", ["normal", "atoll"])
def test_the_worked_example_adds_up_and_fits_together(maori: Maori, board: str) -> None:
    example = _counted(by_id(maori, {"board": board, "fit": "edges"})["scoring"])
    assert example.total is not None
    assert sum(int(line.value) for line in example.lines) == int(example.total.value)
    book, side = maori.book, maori.book.sides[board]
    options = maori.start(2, 0, {"board": board, "fit": "edges"}).options
    found = worked(book, options)
    assert found is not None
    pieces = found.board.pieces
    assert all(fits(book, side, found.board, one, book.edges[pieces[one]]) for one in found.board.squares)
    assert any(not island.complete for island in found.scores[0].islands)
    assert found.board.empty


def _counted(page: Page) -> Example:
    return next(block for block in page.blocks if isinstance(block, Example) and block.total is not None)


def test_the_ship_pays_for_each_step_beyond_its_ships(maori: Maori) -> None:
    shown = figures(by_id(maori)["ship"])[0].figures[0]
    spots = [cell for row in shown.rows for cell in row if isinstance(cell, Spot)]
    assert sum(spot.good is True for spot in spots) == 2
    assert sorted(int(spot.tag) for spot in spots if spot.tag) == [*range(1, 14)]


@pytest.mark.parametrize(
    "files",
    [
        {"play": {"step": 0, "skipped": 0, "own_step": 0, "idle_laps": 1}},
        {"start": {"side": 2}},
        {"start": {"side": 5}},
        {"scoring": {"palm": 0, "palm_with_hut": 0, "lei": 0, "ship": 0, "shell": 0, "empty": 0, "atoll": 0}},
        {"tiles": {"volcano": 0, "E-pl": 0}},
    ],
)
@pytest.mark.parametrize("agreed", AGREED)
def test_odd_tables_have_pages_too(files: dict[str, Any], agreed: dict[str, Any] | None) -> None:
    for page in pages(changed(**files), agreed):
        assert "{" not in said(page)


def test_boards_of_another_shape_have_pages_too() -> None:
    small = {"players": 3, "rows": 3, "columns": 3, "land": [], "inside": ["r2c2"]}
    game = changed(boards={"atoll": {**small, "ships": 1, "ships_at": ["r2c2"]}})
    found = by_id(game, {"board": "atoll"})
    assert "9 squares" in said(found["table"])
    assert "for 2 to 3 players" in said(found["boards"])


# -- house rules -----------------------------------------------------------------------------------


def test_the_rules_of_the_table_are_told(maori: Maori) -> None:
    free, edges, pro = (by_id(maori, agreed) for agreed in AGREED[1:])
    assert "They need not" in said(free["putting"])
    assert "They must, as you have agreed" in said(edges["putting"])
    assert "beside your own ship" not in said(free["putting"])
    assert "beside your own ship" in said(pro["putting"])
    assert "must stay" in said(pro["discarding"])
    assert "20 squares" in said(edges["round"])
    assert "16 squares" in said(pro["round"])
    assert said(free["scoring"]) != said(edges["scoring"])
    for found, name in ((free, "basic"), (edges, "advanced"), (pro, "pro")):
        cards = [card for b in found["variations"].blocks if isinstance(b, Cards) for card in b.cards]
        assert [card.anchor for card in cards if card.note is not None] == [name]
    assert all(
        card.note is None
        for b in by_id(maori)["variations"].blocks
        if isinstance(b, Cards)
        for card in b.cards
    )


def test_rulings_are_told(maori: Maori) -> None:
    found = by_id(maori, AGREED[2])
    assert "To skip them costs nothing" in said(found["taking"])
    assert "very last thing" in said(found["turn"])
    assert "they always count" in said(found["ship"])
    assert "the ships count all the same" in said(found["boards"])
    assert "only sailed 2 times in a row" in said(found["round"])
    assert "once around at most" in said(found["ship"])
    assert "shortest way" in said(found["variations"])


# -- searching, and from game to game --------------------------------------------------------------


def test_words_are_found(maori: Maori) -> None:
    index = Index(pages(maori), WORDS.say)
    assert next(iter(index.find("volcano"))) == "tiles_left"
    assert "tile:volcano" in index.find("Volcano")
    assert "tile:E-pph" in index.find("right hut")
    assert "variations" in index.find("own ship diagonally")
    assert index.find("chieftain") == {}


def test_from_one_game_to_the_other(app: App, robot: Robot, game: Hawaii) -> None:
    agreed = {"seconds_on_shared_first": True}
    app.push(SCENES["table"](app))
    app.push(ReferenceScene(app, game, "round", agreed))
    scene = reading(robot)
    own = said(scene.page)
    assert all(robot.sees(f"book:{name}") for name in NAMES)
    robot.click("book:maori")
    assert scene.game.name == "maori"
    assert scene.page.id == "game"
    assert not robot.sees("reference:back")
    robot.choose_by_keys("page:ship")
    assert scene.page.id == "ship"
    robot.click("book:hawaii")
    assert scene.game is game, "and not read anew"
    robot.choose_by_keys("page:round")
    assert said(scene.page) == own, "with the house rules of the table"


def test_the_game_that_is_played_comes_first(app: App, robot: Robot, maori: Maori) -> None:
    app.push(ReferenceScene(app, maori))
    books = [one for one in robot.scene.widgets if one.key.startswith("book:")]
    assert [one.key for one in books] == ["book:maori", "book:hawaii", "book:polynesia"]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1024, 1366)])
def test_no_words_are_cut(
    worker: Worker, tmp_path: Path, maori: Maori, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(Settings(speed="off"), Store(tmp_path), worker, size)
    shortened: list[str] = []
    short = Canvas._short

    def watched(canvas: Canvas, text: str, *more: Any) -> tuple[str, int]:
        found = short(canvas, text, *more)
        if found[0] != text:
            shortened.append(text)
        return found

    monkeypatch.setattr(Canvas, "_short", watched)
    for page in by_id(maori, AGREED[2]):
        scene = ReferenceScene(app, maori, page, AGREED[2])
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
