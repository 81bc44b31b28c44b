"""The reference: it names everything there is, with the numbers played with, and is found at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pygame
import pytest

from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.folders import own_tables, resource
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.hawaii.effects import effect_lines
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.passage import excerpt
from hawaii.ui.reference import Cards, Example, Index, Table, pictures_in
from hawaii.ui.shots import SCENES
from tests.saves.players import bot, person
from tests.ui.books import AGREED, WORDS, by_id, changed, pages, reading, said
from tests.ui.robot import Robot

# -- everything is there ---------------------------------------------------------------------------


def test_every_tile_has_a_page_with_both_sides_and_what_they_do(game: Hawaii) -> None:
    found = by_id(game)
    for kind in KINDS:
        page = found[f"tile:{kind}"]
        shown = {piece.name for block in page.blocks for piece in pictures_in(block)}
        files = {f"hawaii/tile/{file.stem}" for file in resource("assets", "svg", "hawaii", "tile").iterdir()}
        own = {f"hawaii/tile/{kind}", f"hawaii/tile/{kind}_1", f"hawaii/tile/{kind}_2"} & files
        assert own, kind
        assert own <= shown, kind
        text = said(page)
        place = game.book.place_names[game.book.place_of[KINDS.index(kind)]]
        assert WORDS.say(Message(f"place_{place}")) in text
        assert WORDS.say(Message(f"ref_tile_{kind}")) in text


def test_every_place_island_dock_and_round_is_named(game: Hawaii) -> None:
    found, tables = by_id(game), game.book.tables
    for name in tables.places:
        assert WORDS.say(Message(f"place_{name}")) in said(found["places"])
    for name in tables.islands:
        assert WORDS.say(Message(f"island_{name}")) in said(found["docks"])
    for dock in tables.docks.values():
        assert f"+{dock.points}" in said(found["docks"])
    for number, one in enumerate(game.book.rounds):
        table = next(block for block in found["round"].blocks if isinstance(block, Table))
        assert table.rows[number][:2] == (str(number + 1), str(one.needed))


# -- the numbers are those of the tables -----------------------------------------------------------


def test_changed_tables_show_changed_numbers() -> None:
    game = changed(
        "hawaii",
        rounds={"rounds": {"3": {"needed": 77}}, "first_space_points": 3},
        docks={"2": {"feet": 4, "points": 44}},
        tiles={"hula": {"village_tile_points": {"I": 3, "II": 7}}, "taro": {"count": 9}},
        realm={"kahunas": {"5": {"points": 55}}},
        boats={"I": {"room": 5}},
        islands={"five_points": {"points": 6}},
        places={"coast": {"printed": 19}},
        start={"shell": 31},
    )
    found = by_id(game)
    assert "77" in said(found["round"])
    assert "3 points" in said(found["track"])
    assert "+44" in said(found["docks"])
    assert "6 points more" in said(found["docks"])
    assert "7 points for each tile" in said(found["tile:hula"])
    assert "+35" in said(found["tile:hula"]), "five tiles, seven points each"
    assert "There are 9 in the game" in said(found["tile:taro"])
    assert "55" in said(found["tile:kahuna"])
    assert "carries 5 feet" in said(found["boats"])
    assert "the number 19" in said(found["places"])
    assert "31 shells" in said(found["table"])
    assert "+42" in said(found["final"]), "six tiles in the worked example"


def test_tips_tell_the_numbers_of_the_tables() -> None:
    game = changed(
        "hawaii",
        tiles={
            "surfer": {"needed_less": {"I": 2, "II": 6}},
            "pele": {"income": {"fruit": {"I": 0, "II": 3}}},
        },
    )
    assert "6 less" in WORDS.say(effect_lines(game.book, "surfer")[-1])
    told = [WORDS.say(line) for line in effect_lines(game.book, "pele")]
    assert any("3 fruits" in line for line in told), "also what no tile of this kind does usually"


def test_what_both_sides_do_is_said_once(game: Hawaii) -> None:
    ku = [WORDS.say(line) for line in effect_lines(game.book, "ku")]
    assert [line for line in ku if "1 foot" in line] == ["After each round but the last: 1 foot."]
    assert len(ku) == 3


def test_the_worked_example_adds_up(game: Hawaii) -> None:
    final = by_id(game)["final"]
    example = next(block for block in final.blocks if isinstance(block, Example))
    assert example.total is not None
    assert sum(int(line.value) for line in example.lines) == int(example.total.value) > 30


def test_very_short_games_have_pages_too() -> None:
    tables = deepcopy(game_tables("hawaii"))
    only = {"needed": 9, "points": {"first": 1, "second": 1, "others": 1}}
    tables.values["rounds"]["rounds"] = {"1": only}
    tables.values["realm"]["tikis"] = {"1": {"column": 3, "feet": 0}}
    game = load_game("hawaii", tables)
    assert isinstance(game, Hawaii)
    assert "+" in said(by_id(game)["round"])


def test_house_rules_of_the_table_are_told(game: Hawaii) -> None:
    usual, other = (by_id(game, agreed) for agreed in AGREED["hawaii"])
    assert "nobody is second" in said(usual["round"])
    assert "nobody is second" not in said(other["round"])
    assert said(usual["final"]) != said(other["final"])


# -- searching -------------------------------------------------------------------------------------


def test_words_are_found_in_their_passages(game: Hawaii) -> None:
    index = Index(pages(game), WORDS.say)
    found = index.find("Surfer")
    assert next(iter(found)) == "tile:surfer", "a page of that name comes first"
    assert all("surfer" in passage.words.casefold() for one in found.values() for passage in one)
    both = index.find("needed SUM")
    assert "round" in both
    assert all("sum" in passage.words.casefold() for one in both.values() for passage in one)
    assert index.find("  ") == {} == index.find("helicopter")


def test_an_excerpt_shows_the_word() -> None:
    text = " ".join(f"word{number}" for number in range(60))
    for wanted in ("word0", "word31", "word59"):
        short = excerpt(text, [wanted])
        assert wanted in short
        assert len(short) < 100
    assert excerpt("short", ["x"]) == "short"


def test_a_search_leads_to_the_page(app: App, robot: Robot) -> None:
    app.push(SCENES["reference"](app))
    scene = reading(robot)
    robot.type("lono")
    assert scene.focus == "search", "typing is enough"
    listed = [one.key for one in scene.widgets if one.key.startswith("page:")]
    assert listed[0] == "page:tile:lono"
    assert len(listed) < 10
    robot.press(pygame.K_RETURN)
    assert scene.page.id == "tile:lono"
    hit = next(one.key for one in scene.widgets if one.key.startswith("hit:round"))
    robot.click(hit)
    assert scene.page.id == "round"
    assert scene._scrolls["page"].offset > 0, "it is scrolled to the passage"
    robot.press(pygame.K_ESCAPE)
    assert reading(robot).wanted == "", "the search is gone first"
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.scene, TableScene)


def test_what_is_said_nowhere_is_told(app: App, robot: Robot) -> None:
    app.push(SCENES["reference"](app))
    robot.type("helicopter")
    assert robot.sees("nothing")
    for _ in "helicopter":
        robot.press(pygame.K_BACKSPACE)
    assert robot.sees("page:game")


# -- ways to a page --------------------------------------------------------------------------------


def hover(robot: Robot, key: str) -> tuple[int, int]:
    at = robot.middle(key)
    robot.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    return at


def test_every_piece_on_the_table_leads_to_a_page_about_it(app: App, robot: Robot, game: Hawaii) -> None:
    known = by_id(game)
    app.push(SCENES["table"](app))
    pieces = {widget.key: widget.page for widget in robot.scene.widgets if widget.page}
    kinds = {key.partition(":")[0] for key in pieces}
    assert kinds >= {
        "place",
        "tile",
        "cove",
        "beach",
        "track",
        "dock",
        "chieftain",
        "marker",
        "village",
        "laid",
    }
    assert kinds >= {"tikis", "kahunas", "boats", "sums", "purse", "opponent", "realm"}
    for key, place in pieces.items():
        page, _, anchor = place.partition("#")
        assert page in known, key
        anchors = {card.anchor for b in known[page].blocks if isinstance(b, Cards) for card in b.cards}
        assert not anchor or anchor in anchors, key


@pytest.mark.parametrize(
    ("key", "page", "lit"),
    [
        ("cove", "cove", ""),
        ("place:hula", "places", "hula"),
        ("purse", "paying", ""),
        ("tikis", "tile:tiki", ""),
    ],
)
def test_f1_over_a_piece_opens_its_page(robot: Robot, game: Hawaii, key: str, page: str, lit: str) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    hover(robot, key)
    robot.press(pygame.K_F1)
    scene = reading(robot)
    assert (scene.page.id, scene.lit) == (page, lit)
    robot.press(pygame.K_F1)
    assert robot.scene is robot.table, "the same key closes it"


def test_f1_opens_the_page_of_what_the_keyboard_has_chosen(robot: Robot, game: Hawaii) -> None:
    table = robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    while not table.focus.startswith("tile:"):
        robot.press(pygame.K_TAB)
    tile = table.focus.split(":")[2]
    robot.press(pygame.K_F1)
    assert reading(robot).page.id == f"tile:{tile}"


def test_a_right_click_explains_unless_something_is_in_hand(robot: Robot, game: Hawaii) -> None:
    table = robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    at = hover(robot, "dock:1")
    robot.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert reading(robot).page.id == "docks"
    robot.click("reference:close")
    robot.click("chieftain")
    assert table.picked
    robot.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert robot.scene is table
    assert not table.picked


def test_the_reference_opens_from_the_bar_the_title_and_over_other_scenes(app: App, robot: Robot) -> None:
    app.push(SCENES["title"](app))
    robot.press(pygame.K_F1)
    reading(robot)
    robot.press(pygame.K_ESCAPE)
    robot.click("title_reference")
    reading(robot)
    app.quit()
    app.push(SCENES["log"](app))
    robot.press(pygame.K_F1)
    reading(robot)
    robot.press(pygame.K_ESCAPE)
    robot.press(pygame.K_ESCAPE)
    robot.click("button:help")
    reading(robot)


def test_tables_that_cannot_be_read_are_told_on_the_way_to_the_reference(app: App, robot: Robot) -> None:
    own = own_tables()
    assert own is not None
    folder = own / "hawaii"
    folder.mkdir(parents=True)
    (folder / "rounds.yaml").write_text("rounds: {1: {needed: many}}")
    app.push(SCENES["title"](app))
    robot.press(pygame.K_F1)
    assert robot.sees("choice:close")


def test_the_tip_of_a_piece_says_where_to_read_on(
    robot: Robot, game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot.sit_down(Match(game, [person(0), bot(1)], 3))
    robot.wait_for_decision()
    drawn: list[str] = []
    text = Canvas.text

    def watched(canvas: Canvas, box: Any, words: str, *more: Any) -> None:
        drawn.append(words)
        text(canvas, box, words, *more)

    monkeypatch.setattr(Canvas, "text", watched)
    for key, more in (("cove", True), ("button:undo", False)):
        drawn.clear()
        at = robot.see(key).box.middle
        robot.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        robot.app.frame([], 0.2)
        robot.app.frame([], 0.2)
        assert ("F1: more about it" in drawn) is more, key


# -- reading ---------------------------------------------------------------------------------------


def test_the_robot_visits_every_page_by_clicks(app: App, robot: Robot, game: Hawaii) -> None:
    app.push(SCENES["reference"](app))
    scene = reading(robot)
    for page in by_id(game):
        key = f"page:{page}"
        at = hover(robot, "search")
        at = at[0], at[1] + 200  # over the list
        robot.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for _ in range(40):
            if robot.see(key).seen.h > 20:
                break
            robot.send(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
        robot.click(key)
        assert scene.page.id == page
        assert scene._scrolls["page"].offset == 0


def test_the_robot_visits_every_page_by_keys(app: App, robot: Robot, game: Hawaii) -> None:
    app.push(SCENES["reference"](app))
    scene = reading(robot)
    for page in by_id(game):
        robot.choose_by_keys(f"page:{page}")
        assert scene.page.id == page
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.scene, TableScene)


def test_links_lead_on_and_back(app: App, robot: Robot) -> None:
    app.push(SCENES["reference"](app))
    scene = reading(robot)
    assert not robot.sees("reference:back")
    robot.choose_by_keys("link:turn")
    assert scene.page.id == "turn"
    card = next(one.key for one in scene.widgets if one.key.startswith("card:") and one.active)
    robot.click(card)
    assert scene.page.id == "walk"
    robot.click("reference:back")
    assert scene.page.id == "turn"
    robot.press(pygame.K_BACKSPACE)
    assert scene.page.id == "game"
    assert not robot.sees("reference:back")


def test_pages_are_scrolled_by_keys(app: App, robot: Robot) -> None:
    app.push(SCENES["reference"](app))
    scroll = robot.scene._scrolls
    assert robot.sees("page:bar")
    robot.press(pygame.K_PAGEDOWN)
    first = scroll["page"].offset
    assert first > 100
    robot.press(pygame.K_END)
    assert scroll["page"].offset == scroll["page"].most >= first
    robot.press(pygame.K_PAGEUP)
    robot.press(pygame.K_HOME)
    assert scroll["page"].offset == 0
    robot.press(pygame.K_DOWN)
    assert scroll["page"].offset > 0
