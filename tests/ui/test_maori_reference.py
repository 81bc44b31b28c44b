"""The reference of Maori: it names everything there is, with the numbers and the rules played with."""

from __future__ import annotations

import pytest

from hawaii.games import NAMES
from hawaii.games.hawaii import Hawaii
from hawaii.games.maori import Maori
from hawaii.games.maori.placing import fits
from hawaii.ui.app import App
from hawaii.ui.maori.reference.worked import worked
from hawaii.ui.maori.told_tiles import tile_message
from hawaii.ui.reference import (
    Cards,
    Example,
    Figures,
    Index,
    Page,
    Spot,
    Table,
    pictures_in,
)
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.shots import SCENES
from tests.ui.books import AGREED, WORDS, by_id, changed, pages, reading, said
from tests.ui.robot import Robot


def figures(page: Page) -> list[Figures]:
    return [block for block in page.blocks if isinstance(block, Figures)]


# -- everything is there ---------------------------------------------------------------------------


def test_every_tile_has_a_page_with_its_picture_and_its_number(maori: Maori) -> None:
    found, book = by_id(maori), maori.book
    assert {page for page in found if page.startswith("tile:")} == {f"tile:{name}" for name in book.kinds}
    for tile, count in zip(book.tiles, book.counts, strict=True):
        page = found[f"tile:{tile.name}"]
        assert WORDS.say(page.title) == WORDS.say(tile_message(tile))
        shown = [piece.name for block in page.blocks for piece in pictures_in(block)]
        assert f"maori/land/{tile.form}" in shown
        assert f"There {'is' if count == 1 else 'are'} {count} like this" in said(page)


# -- the numbers are those of the tables -----------------------------------------------------------


def test_changed_tables_show_changed_numbers() -> None:
    game = changed(
        "maori",
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


def test_boards_of_another_shape_have_pages_too() -> None:
    small = {"players": 3, "rows": 3, "columns": 3, "land": [], "inside": ["r2c2"]}
    game = changed("maori", boards={"atoll": {**small, "ships": 1, "ships_at": ["r2c2"]}})
    found = by_id(game, {"board": "atoll"})
    assert "9 squares" in said(found["table"])
    assert "for 2 to 3 players" in said(found["boards"])


# -- house rules -----------------------------------------------------------------------------------


def test_the_rules_of_the_table_are_told(maori: Maori) -> None:
    free, edges, pro = (by_id(maori, agreed) for agreed in AGREED["maori"][1:])
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
    found = by_id(maori, AGREED["maori"][2])
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
