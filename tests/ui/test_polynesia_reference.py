"""The reference, the log and the final scoring of Polynesia: all is told, with the numbers played with."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia, events
from hawaii.games.polynesia.kinds import TOKENS
from hawaii.games.polynesia.tables import Lava
from hawaii.kernel.events import Event
from hawaii.kernel.folders import resource
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.log import clauses_of, log_of, words_of_line
from hawaii.ui.polynesia import naming, telling
from hawaii.ui.polynesia.final import FinalScene
from hawaii.ui.polynesia.reference import odds, tides, tokens
from hawaii.ui.polynesia.reference.scoring import worked
from hawaii.ui.polynesia.sources import GROUPS
from hawaii.ui.reference import Example, Index, Table, pictures_in
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.shots import draw_whole
from tests.saves.players import people
from tests.ui.books import AGREED, WORDS, by_id, changed, pages, reading, said
from tests.ui.robot import Robot

SILENT = {"QueueClosed"}
"""Said by other events, or to be seen on the table."""


def finished(game: Polynesia, players: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    """A game by chance, with all kinds of actions."""
    chance = random.Random(seed)
    match = Match(game, people(players), seed, options)
    while not match.over:
        if match.held:
            match.end_turn()
            continue
        kinds: dict[str, list[Any]] = {}
        for action in match.state.legal:
            kinds.setdefault(action.text.split()[0], []).append(action)
        match.play(chance.choice(kinds[chance.choice(sorted(kinds))]))
    return match


# -- everything is there ---------------------------------------------------------------------------


def test_every_card_has_a_page_with_its_picture_and_its_text(polynesia: Polynesia) -> None:
    found, book = by_id(polynesia), polynesia.book
    assert {page for page in found if page.startswith("card:")} == {f"card:{name}" for name in book.cards}
    assert set(tides.RULINGS) == set(tides.SEE) == set(book.cards)
    assert len(book.cards) == 18
    for name, card in book.cards.items():
        page = found[f"card:{name}"]
        assert WORDS.say(page.title).startswith(card.number)
        assert WORDS.say(naming.card_text(book, name)) in said(page)
        shown = [piece.name for block in page.blocks for piece in pictures_in(block)]
        assert f"polynesia/cards/{name}" in shown


def test_every_source_of_points_has_its_picture() -> None:
    assert all(resource("assets", "svg", f"{group.picture}.svg").is_file() for group in GROUPS)


def test_every_token_has_a_page(polynesia: Polynesia) -> None:
    found = by_id(polynesia)
    assert {page for page in found if page.startswith("token:")} == {f"token:{name}" for name in TOKENS}
    assert set(tokens.RULINGS) == set(TOKENS)


# -- the numbers are those of the tables -----------------------------------------------------------


def test_changed_tables_show_changed_numbers() -> None:
    game = changed(
        "polynesia",
        cards={"gateways": {"times": 3}, "feasts": {"goods": 7}, "faceless": {"points": -9}},
        lava={"grey": 5, "after_black": 4},
        play={"marker": [5, 4], "existing": 6, "guide": 3, "populate_main": 2},
        scoring={"turtle": 8, "turtle_token": 4},
        start={"ships": 17, "fish": 9},
    )
    found = by_id(game)
    assert "costs 3 times what the marker shows" in said(found["card:gateways"])
    assert "\n15" in said(found["card:gateways"])
    assert "take 7 fish or 7 shells" in said(found["card:feasts"])
    assert "scores -9" in said(found["card:faceless"])
    assert "There are 12 stones" in said(found["eruption"])
    assert "4 more stones" in said(found["eruption"])
    assert "Pay 6 of the kind" in said(found["exploring"])
    assert "Pay 3 of the route's kind" in said(found["guides"])
    assert "2 members to the main island" in said(found["populating"])
    assert "+8" in said(found["scoring"])
    assert "17 ships" in said(found["exploring"])
    assert "9 fish" in said(found["resources"])
    assert "4 points" in said(found["token:turtle"])


def test_the_worked_example_is_that_of_the_rulebook(polynesia: Polynesia) -> None:
    example = next(
        block
        for block in by_id(polynesia)["scoring"].blocks
        if isinstance(block, Example) and block.total is not None
    )
    assert example.total is not None
    assert example.total.value == "15"
    assert sum(int(line.value) for line in example.lines) == 15
    state = worked(polynesia)
    assert state is not None
    sums = {group.id: 0 for group in GROUPS}
    for award in polynesia.breakdown(state, 0):
        sums[award.source] += award.points
    assert sums == {"free": 4, "turtles": 5, "tide1": 3, "tide2": 2, "tide3": 1}


def test_chances_of_the_eruption_are_those_of_many_bags(polynesia: Polynesia) -> None:
    lava = polynesia.book.tables.lava
    told = odds.last_round(lava)
    assert abs(sum(told.values()) - 1) < 1e-9
    drawn = dict.fromkeys(told, 0)
    for seed in range(300):
        chance = random.Random(seed)
        bag = ["red"] * lava.red + ["grey"] * lava.grey + ["black"] * lava.black
        chance.shuffle(bag)
        drawn[_rounds(bag, lava)] += 1
    assert all(abs(drawn[number] / 300 - part) < 0.1 for number, part in told.items())
    table = [block for block in by_id(polynesia)["eruption"].blocks if isinstance(block, Table)][1]
    assert [row[0] for row in table.rows] == [str(number) for number in told]
    assert table.rows[-1][2] == "100 %"


def _rounds(bag: list[str], lava: Lava) -> int:
    number = 0
    while True:
        number += 1
        stones = 1
        while stones and bag:
            stones -= 1
            stone = bag.pop()
            stones += lava.after_black if stone == "black" else 0
            if "red" not in bag:
                return number


# -- rulings and house rules -----------------------------------------------------------------------


def test_rulings_are_told(polynesia: Polynesia) -> None:
    found = by_id(polynesia)
    text = said(found["rulings"])
    assert "only by the group of Populate" in text
    assert "exactly one to any other island" in text
    assert "A guide takes no token" in text
    assert "as if the volcano erupted now" in text
    assert "a guide, too, needs a free beach place" in text
    assert "from which row a populating member leaves" in text
    assert "there is no second" in said(found["card:chieftains"])
    assert "lets you populate once" in said(found["card:gateways"])
    assert "The last one is the traveller's" in said(found["card:friendships"])


def test_jeopardy_is_told_where_it_is_played(polynesia: Polynesia) -> None:
    usual, plain, jeopardy = (by_id(polynesia, agreed) for agreed in AGREED["polynesia"])
    assert "at this table" not in said(usual["jeopardy"])
    assert "You do not play with it" in said(plain["jeopardy"])
    assert "You play with it" in said(jeopardy["jeopardy"])
    for page in ("game", "populating"):
        assert "At this table you play Jeopardy" in said(jeopardy[page])
    assert "3 to the main island" in said(plain["game"])
    assert "3 to the main island" not in said(jeopardy["game"])
    assert "8 members stand on the upper row" in said(plain["table"])
    assert "The board is empty at first" in said(jeopardy["table"])
    assert "At this table you play Jeopardy" not in said(plain["populating"])


def test_words_are_found(polynesia: Polynesia) -> None:
    index = Index(pages(polynesia), WORDS.say)
    assert next(iter(index.find("volcano"))) == "eruption"
    assert "card:fishers" in index.find("most fish")
    assert "guides" in index.find("cannot refuse")
    assert index.find("chieftain discoverer") == {}


def test_the_open_book_has_its_name(app: App, robot: Robot, polynesia: Polynesia) -> None:
    app.push(ReferenceScene(app, polynesia))
    books = {one.key: one for one in robot.scene.widgets if one.key.startswith("book:")}
    assert list(books) == ["book:polynesia", "book:hawaii", "book:maori"]
    assert books["book:polynesia"].box.w > books["book:maori"].box.w
    assert books["book:maori"].tip == "Maori"
    robot.click("book:maori")
    assert reading(robot).game.name == "maori"


# -- the log and the end ---------------------------------------------------------------------------


@pytest.mark.parametrize("jeopardy", [False, True])
def test_a_whole_game_is_told_in_words(polynesia: Polynesia, jeopardy: bool) -> None:
    silent: set[str] = set()
    for seed in range(9):
        match = finished(polynesia, 2 + seed % 3, seed, {"jeopardy": jeopardy})
        for line in log_of(match):
            text = words_of_line(WORDS.say, match, line)
            assert "{" not in text, text
            assert "_" not in text, text
        for decision in match.decisions:
            for event in decision.events:
                if not [*clauses_of("polynesia", [event])]:
                    silent.add(type(event).__name__)
    assert silent <= SILENT | {"TurnEnded", "MarkerMoved", "TokenSpent"}


def test_every_kind_of_event_is_told_or_known_to_be_silent() -> None:
    kinds = {
        name
        for name, kind in vars(events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    source = Path(telling.__file__).read_text("utf-8")
    assert {name for name in kinds if f"case {name}(" not in source} == SILENT


def test_names_of_islands_are_those_of_the_maps(polynesia: Polynesia) -> None:
    """The log knows only their ids."""
    for sea in polynesia.book.maps.values():
        for island, row in sea.table.islands.items():
            assert naming.island_name(island) == row.name


def test_the_final_scoring_counts_up_to_the_points(app: App, robot: Robot, polynesia: Polynesia) -> None:
    match = finished(polynesia, 4, 3)
    scene = FinalScene(app, match)
    app.push(scene)
    scores = polynesia.scores(match.state)
    assert [scene.total(seat, scene.steps) for seat in range(4)] == [*scores]
    assert [scene.total(seat, 1) for seat in range(4)] == [0] * 4
    for seat in range(4):
        for group in GROUPS:
            robot.see(f"counted:{seat}:{group.id}")
    draw_whole(app)


def test_a_tie_is_won_by_islands(app: App, polynesia: Polynesia) -> None:
    scene = FinalScene(app, finished(polynesia, 2, 1))
    assert re.fullmatch(r"Ana wins with members on \d+ islands?", WORDS.say(scene.won_by_tie("Ana")))
