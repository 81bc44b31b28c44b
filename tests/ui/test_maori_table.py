"""A robot plays Maori by clicks, by keys and by drags; every turn is in its reach."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from hawaii.bots import Advice, Suggestion, Worker
from hawaii.bots.maori.valuation import make
from hawaii.games.maori import Maori, step_numbers
from hawaii.games.maori.actions import read_action
from hawaii.games.maori.plans import TurnPlan
from hawaii.kernel.messages import Message
from hawaii.saves import Match, Store
from hawaii.ui.app import App
from hawaii.ui.log import log_of, words_of_line
from hawaii.ui.maori.final import FinalScene
from hawaii.ui.maori.gestures import SHIP, STORE, berth_key, matrix_key, square_key
from hawaii.ui.maori.sources import GROUPS
from hawaii.ui.maori.tips import ships_words
from hawaii.ui.match_curve import chapter_message
from hawaii.ui.samples import sample_match
from hawaii.ui.settings import Settings
from hawaii.ui.widgets import words_of
from tests.saves.players import bot, people, person, texts
from tests.ui.sailor import Sailor

MATRIX = [
    ["E-h", "W-pp", "water", "single-p"],
    ["E-p", "volcano", "water-b", "S-p"],
    ["N-p", "EW-b", "S-pl", "N-pl"],
    ["E-pp", "W-p", "single-pp", "water-bb"],
]
ONE_TILE = [["E-p", ".", ".", ".", "."], *[["."] * 5] * 3]


@pytest.fixture
def sailor(app: App) -> Sailor:
    return Sailor(app)


@pytest.fixture
def small(worker: Worker, tmp_path: Path) -> Iterator[Sailor]:
    """At a small window, where the others are drawers."""
    app = App(Settings(speed="off"), Store(tmp_path / "small"), worker, (1280, 720))
    yield Sailor(app)
    app.quit()


@pytest.fixture
def game(maori: Maori) -> Maori:
    return maori


def arranged(game: Maori, **more: object) -> Match:
    """A match in the middle, with this matrix before the ship at position 16."""
    state = game.arrange({"matrix": MATRIX, "ship": 16, **more})
    match = Match(game, people(2), 1, {**more.get("options", {})})  # type: ignore[dict-item]
    match.state = state
    match.holds = False
    return match


def all_turns(game: Maori, match: Match) -> list[TurnPlan]:
    found = game.plans(match.state, {})
    assert not isinstance(found, Message)
    return list(found)


@pytest.mark.parametrize("way", ["clicks", "drags", "keys"])
@pytest.mark.parametrize(
    "options",
    [{"rules": "basic"}, {"rules": "advanced", "board": "atoll"}, {"rules": "pro", "fit": "edges"}],
    ids=lambda options: options["rules"],
)
def test_any_turn_can_be_played(sailor: Sailor, game: Maori, way: str, options: dict[str, str]) -> None:
    """In a game against a bot, turns of all kinds by chance; the rules say that each was what was meant."""
    match = Match(game, [person(0), bot(1)], 7, options)
    table = sailor.sit_down(match)
    chance = random.Random(5)
    kinds: set[str] = set()
    for _ in range(9):
        sailor.wait_for_decision()
        if match.over:
            break
        turns = all_turns(game, match)
        kind = chance.choice(sorted({turn.do for turn in turns}))
        plan = chance.choice([turn for turn in turns if turn.do == kind])
        before = match.number
        sailor.play(plan, way)
        kinds.add(plan.do)
        assert texts(match)[before : before + len(plan.actions)] == [action.text for action in plan.actions]
        sailor.moor(way)
        assert table.picked == ""
    assert len(kinds) > 2


def test_every_turn_of_a_position_is_in_reach(sailor: Sailor, game: Maori) -> None:
    """Each has a thing to pick, a place that glows for it, and the ship among the ways."""
    match = arranged(game, seats=[{"board": ONE_TILE, "store": "E-ss", "shells": 6}, {}])
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    found: set[tuple[str, ...]] = set()
    keys = [*(matrix_key(name) for name in game.book.matrix.names), STORE, square_key("r1c1")]
    for key in keys:
        if not sailor.can_act(key):
            continue
        sailor.click(key)
        if not table.picked:
            continue  # it said why not
        for turned in range(len(table.gestures.turns_of(key))):
            table.turned = turned
            table.change()
            for home, plans in table.gestures.homes(key, turned).items():
                assert sailor.see(home).glows, (key, home)
                found |= {tuple(action.text for action in plan.actions) for plan in plans}
        sailor.press(pygame.K_ESCAPE)
    found |= {tuple(action.text for action in plan.actions) for plan in table.gestures.idling()}
    assert found == {tuple(action.text for action in plan.actions) for plan in all_turns(game, match)}


def test_the_ship_sails_where_one_clicks_and_the_tiles_before_it_are_left(
    sailor: Sailor, game: Maori
) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.click(berth_key(1))
    assert texts(match) == ["sail 1"]
    assert match.state.step == step_numbers.DISCOVER
    assert table.gestures.price(matrix_key("r1c1")) == 0
    assert table.gestures.price(matrix_key("r1c4")) is None
    sailor.click(matrix_key("r1c4"))
    assert table.picked == ""
    assert "not in front" in table._notice
    sailor.press(pygame.K_ESCAPE)
    assert texts(match) == [], "what was only begun is taken back"


def test_a_ship_that_was_picked_goes_to_no_square(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.press(pygame.K_c)
    squares = [widget for widget in table.widgets if widget.key.startswith("square:")]
    assert squares
    assert not any(widget.glows or widget.active for widget in squares)
    sailor.click(square_key("r2c2"))
    assert table.offer is None
    assert table._notice, "it says why not"
    sailor.press(pygame.K_ESCAPE)
    table._notice = ""
    sailor.drag(SHIP, square_key("r2c2"))
    assert table.offer is None
    assert table._notice
    assert texts(match) == []


def test_what_refuses_says_why_to_clicks_and_to_drags(sailor: Sailor, game: Maori) -> None:
    """Printed land, and for one's own ship an empty square."""
    match = arranged(game, options={"rules": "advanced"}, seats=[{"board": ONE_TILE, "ship": "r1c1"}, {}])
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    land = next(widget.key for widget in table.widgets if widget.key.startswith("land:"))
    sailor.click(matrix_key("r1c1"))
    sailor.click(land)
    assert "printed land" in table._notice
    assert table._notice[0].isupper()
    assert table.picked, "who chose the wrong square chooses another"
    sailor.press(pygame.K_ESCAPE)
    table._notice = ""
    sailor.drag(matrix_key("r1c1"), land)
    assert "printed land" in table._notice
    sailor.play(next(turn for turn in all_turns(game, match) if turn.do == "take"), "clicks")
    assert match.state.step == step_numbers.MOOR
    empty = next(
        widget.key
        for widget in table.widgets
        if widget.key.startswith("square:") and widget.key not in table.gestures.moorings()
    )
    for gesture in (sailor.click, lambda key: sailor.drag("own_ship", key)):
        table._notice = ""
        gesture(empty)
        assert "one of your tiles" in table._notice
        assert match.state.step == step_numbers.MOOR


def test_the_ship_is_dragged_or_taken_by_its_key(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.press(pygame.K_c)
    assert table.picked == SHIP
    assert sailor.see(berth_key(7)).glows
    assert not sailor.see(berth_key(8)).glows, "two steps are free, five shells pay for five more"
    sailor.press(pygame.K_ESCAPE)
    sailor.drag(SHIP, berth_key(8))
    assert texts(match) == []
    sailor.drag(SHIP, berth_key(7))
    assert texts(match) == ["sail 7"]
    assert match.state.shells[0] == 0


def test_what_costs_shells_is_asked_before(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.drag(matrix_key("r2c1"), square_key("r1c1"))
    assert table.offer is not None
    assert table.offer.plan.cost == {"shell": 1}
    sailor.click("card:cancel")
    assert texts(match) == []
    sailor.drag(matrix_key("r1c1"), STORE)
    assert table.offer is None, "free, and there is one way"
    assert texts(match) == ["sail 1", "take r1c1", "store"]


def test_enter_confirms_a_card_that_was_reached_by_keys(sailor: Sailor, game: Maori) -> None:
    """Whether the ship has one way or several."""
    for key in (matrix_key("r2c1"), matrix_key("r1c1")):
        match = arranged(game)
        table = sailor.sit_down(match)
        table.me = 0
        sailor.wait_for_decision()
        sailor.choose_by_keys(key)
        sailor.choose_by_keys(square_key("r2c2"))
        if table.offer is not None:
            assert table.focus == "card:confirm"
            sailor.press(pygame.K_RETURN)
        assert len(texts(match)) == 3


@pytest.mark.parametrize(("key", "words"), [("matrix:r2c2", ""), ("matrix:r3c2", "volcano")])
def test_what_cannot_be_taken_says_why(sailor: Sailor, game: Maori, key: str, words: str) -> None:
    match = arranged(game, ship=1)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    if words:
        sailor.click(berth_key(2))
        sailor.click(key)
        assert words in table._notice
    else:
        assert not sailor.can_act(key), "nobody picks up a volcano"


def test_the_wheel_turns_what_is_held_and_it_is_put_as_it_lies(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.click(matrix_key("r1c1"))
    sailor.send(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
    sailor.click("button:turn")
    sailor.click("button:turn")
    assert table.turned == 1
    sailor.click(square_key("r2c2"))
    assert texts(match) == ["sail 1", "take r1c1", "put r2c2 E"]


def test_a_single_decision_is_undone_and_the_tile_in_hand_can_be_put(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    match.holds = True
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    sailor.drag(matrix_key("r1c1"), square_key("r2c2"))
    before = texts(match)
    assert match.held
    sailor.press(pygame.K_u, pygame.KMOD_SHIFT)
    assert match.state.step == step_numbers.PUT
    sailor.drag("hand", square_key("r3c3"))
    assert texts(match)[:2] == before[:2]
    assert texts(match)[2].startswith("put r3c3")


def test_people_at_one_screen_need_no_curtain_as_nothing_is_hidden(sailor: Sailor, game: Maori) -> None:
    match = Match(game, people(2), 1)
    table = sailor.sit_down(match)
    first = table.me
    sailor.click(berth_key(3))
    assert match.held
    sailor.click("end_turn")
    sailor.wait(lambda: table.me != first, "the other one")
    assert not sailor.sees("ready")


def test_a_hint_is_marked_and_played(sailor: Sailor, game: Maori) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    table = sailor.sit_down(match)
    sailor.wait_for_decision()
    before = match.number
    sailor.click("button:hint")
    sailor.wait(lambda: sailor.sees("hint:play"), "a hint")
    assert table.hinting.advice is not None
    wanted = [action.text for action in table.hinting.advice.suggestions[0].actions]
    marked = table.marks_of(table.hinting.advice.suggestions[0].actions)
    assert all(sailor.see(key).glows for key in marked)
    sailor.click("hint:play")
    assert texts(match)[before : before + len(wanted)] == wanted


def hinted(sailor: Sailor, turns: Sequence[TurnPlan]) -> None:
    """A hint with these turns."""
    table = sailor.table
    table.hinting.advice = Advice(
        tuple(Suggestion(turn.actions, 20.0, 0.0, (Message("advice_maori_stored"),)) for turn in turns)
    )
    table.change()
    sailor.send()


def test_the_card_of_a_hint_hides_nothing_that_it_marks(small: Sailor, game: Maori) -> None:
    match = Match(game, [person(0), bot(1), bot(2)], 5)
    table = small.sit_down(match)
    for _ in range(3):
        small.wait_for_decision()
        turns = all_turns(game, match)
        for turn in turns[:: max(1, len(turns) // 25)]:
            hinted(small, [turn] * 3)
            card = small.see("card").box
            for key in table.marks_of(turn.actions):
                box = small.see(key).box
                hidden = card.common(box)
                assert hidden.w * hidden.h < 0.7 * box.w * box.h, (key, turn)
        small.press(pygame.K_ESCAPE)
        small.play(next(turn for turn in turns if turn.do in ("take", "store", "launch")), "clicks")


def test_a_hint_says_where_the_own_ship_goes(sailor: Sailor, game: Maori) -> None:
    match = arranged(game, options={"rules": "advanced"}, seats=[{"board": ONE_TILE, "ship": "r1c1"}, {}])
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    turn = next(turn for turn in all_turns(game, match) if turn.do == "take")
    put, away = (read_action(f"moor {square}") for square in (turn.square, "r1c1"))
    details = [
        [message.id for message in table.suggested((*turn.actions, *more)).details]
        for more in ((), (put,), (away,))
    ]
    assert [{*more} - {*details[0]} for more in details] == [set(), {"hint_moor"}, {"hint_stay"}]


def test_nothing_is_told_about_what_a_card_covers_in_part(sailor: Sailor, game: Maori) -> None:
    match = Match(game, [person(0), bot(1), bot(2)], 5)
    table = sailor.sit_down(match)
    sailor.wait_for_decision()
    hinted(sailor, all_turns(game, match)[:3])
    card = sailor.see("card").box
    covered = [
        widget.key
        for widget in table.widgets
        if widget.key.startswith(("opponent:", "recent")) and widget.box.overlaps(card)
    ]
    assert covered
    for key in covered:
        if card.holds(sailor.see(key).box):
            continue
        at = sailor.middle(key)
        sailor.send(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        assert table.key_at(table.pointer) == key
        assert table._tip() == ""


def test_what_is_dragged_is_faint_where_it_was(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    start, end = sailor.middle(matrix_key("r1c1")), sailor.middle(square_key("r2c2"))
    surface = sailor.app.canvas.surface
    while table.needs_drawing:
        sailor.send()
    before = surface.get_at(start)
    sailor.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    sailor.send(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    for _ in range(20):
        sailor.send()
    assert surface.get_at(start) != before
    sailor.send(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(1, 0, 0)))
    sailor.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(3, 3), button=1))
    for _ in range(20):
        sailor.send()
    assert surface.get_at(start) == before


def test_a_tile_is_seen_where_a_card_offers_to_put_it(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    key = square_key("r1c1")
    empty = sailor.see(key)
    about = words_of(empty.tip)
    sailor.drag(matrix_key("r2c1"), key)
    assert table.offer is not None
    shown = sailor.see(key)
    assert shown.look() != empty.look()
    assert words_of(shown.tip) != about
    sailor.click("card:cancel")
    assert sailor.see(key).glows, "the tile is still in hand"
    sailor.press(pygame.K_ESCAPE)
    assert sailor.see(key).look() == empty.look()
    assert words_of(sailor.see(key).tip) == about


def test_the_own_ship_waits_where_nothing_lies_on_it(small: Sailor, game: Maori) -> None:
    for players in (2, 5):
        match = Match(game, [person(0), *(bot(seat) for seat in range(1, players))], 3, {"rules": "pro"})
        table = small.sit_down(match)
        small.wait_for_decision()
        ship = small.see("own_ship").box
        for widget in table.widgets:
            if widget.key.startswith(("chip:", "square:", "land:")):
                assert not widget.box.overlaps(ship), widget.key


def test_ships_that_do_not_count_are_told_beside_those_that_do(sailor: Sailor, game: Maori) -> None:
    """A ship on an island still open sails, but would not score."""
    board = [["E-pb", "water-b", ".", ".", "."], *[["."] * 5] * 3]
    match = arranged(game, seats=[{"board": board}, {}])
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    view = table.view(sailor.app.fit)
    ships, counted = match.state.boards[0].ships, table.gestures.scores[0].ships
    assert counted < ships
    assert ships_words(view, 0) == f"{ships} ({counted})"
    assert ships_words(view, 1) == str(table.gestures.scores[1].ships)


def test_at_the_end_lost_islands_are_marked_and_nothing_can_be_done(sailor: Sailor) -> None:
    match = sample_match(3, 10_000, game="maori")
    assert match.state.over
    table = sailor.sit_down(match)
    view = table.view(sailor.app.fit)
    lost = [view.lost(seat) for seat in range(3)]
    assert any(lost)
    for seat, squares in enumerate(lost):
        whole = [one for one in table.gestures.scores[seat].islands if one.complete]
        assert not any(square in squares for one in whole for square in one.squares)
    keys = {widget.key for widget in table.build(sailor.app.fit)}
    assert not keys & {"discard", "nothing"}


def test_what_counts_double_in_the_atoll_is_told(app: App) -> None:
    match = sample_match(3, 10_000, game="maori", options=(("board", "atoll"),))
    scene = FinalScene(app, match)
    islands = [(seat, one) for seat in range(3) for one in scene.boards[seat].islands if one.complete]
    seat, island = next((seat, one) for seat, one in islands if one.inside and one.palms)
    group = next(group for group in GROUPS if group.id == ("huts" if island.hut else "palms"))
    assert scene._about(seat, group).values["factor"] == scene.game.book.tables.scoring.atoll
    awards = [award for award in scene.awards[seat] if award.source == group.id]
    assert any("\N{MULTIPLICATION SIGN} 2" in scene.award_words(award) for award in awards)


def test_water_is_not_stored_for_an_island(game: Maori) -> None:
    for tile, reason in (("water", "advice_maori_stored_water"), ("W-p", "advice_maori_stored")):
        state = game.arrange({"matrix": [[tile, ".", ".", "."], *[["."] * 4] * 3], "ship": 16})
        actions = [game.decode(text) for text in ("sail 1", "take r1c1", "store")]
        after = state.copy()
        for action in actions:
            game.follow(after, action)
        assert [message.id for message in make(game, 2).reasons(state, actions, after, 0)] == [reason]


def test_parts_of_a_match_are_laps() -> None:
    assert chapter_message("maori", 3) == Message("stats_lap", {"lap": 3})
    assert chapter_message("hawaii", 3) == Message("stats_round", {"round": 3})


def test_a_ship_that_has_sailed_does_not_ask_to_be_dragged(sailor: Sailor, game: Maori) -> None:
    match = arranged(game)
    table = sailor.sit_down(match)
    table.me = 0
    sailor.wait_for_decision()
    before = words_of(sailor.see(SHIP).tip)
    sailor.click(berth_key(1))
    assert words_of(sailor.see(SHIP).tip) != before


def test_every_line_of_the_log_begins_with_a_capital_letter(app: App) -> None:
    match = sample_match(3, 60, game="maori")
    lines = [words_of_line(app.words.say, match, line) for line in log_of(match)]
    assert len(lines) > 10
    assert all(line[0].isupper() for line in lines)
