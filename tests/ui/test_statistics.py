"""What was played is told in pictures: an empty history, a full one, a damaged one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message
from hawaii.saves import History, Match, saved_game
from hawaii.saves.agreed import Agreed
from hawaii.saves.curve import curve_of
from hawaii.saves.history import FILE, Wins
from hawaii.saves.results import result_of
from hawaii.saves.summary import Summary
from hawaii.ui.agreed import unusual_words
from hawaii.ui.app import App
from hawaii.ui.charts import Line, counted, curve
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.played_row import AGREED, HEIGHT
from hawaii.ui.played_samples import GAMES, sample_history
from hawaii.ui.results_page import results_page
from hawaii.ui.samples import sample_match
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.played import PlayedScene
from hawaii.ui.scenes.statistics import TABS, StatisticsScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.shots import draw_whole
from hawaii.ui.ways import enter
from hawaii.ui.widgets import Label
from tests.saves.players import alone, busy, play
from tests.ui.robot import Robot


@pytest.fixture
def finished(app: App, game: Hawaii) -> Match:
    """The only game of the history."""
    match = alone(game)
    play(match, busy(game, 1))
    app.history.record(result_of(match), saved_game(match))
    return match


@pytest.fixture
def full(app: App, tmp_path: Path) -> History:
    app.history = sample_history(tmp_path / "played")
    return app.history


def _open(app: App) -> None:
    app.push(TitleScene(app))
    enter(app, "statistics")


def _words(robot: Robot, key: str) -> str:
    found = robot.see(key)
    assert isinstance(found, Label)
    return found.text


def test_who_has_not_played_yet_is_invited(robot: Robot, app: App) -> None:
    _open(app)
    assert "remembered here" in _words(robot, "words")
    robot.click("new")
    assert isinstance(robot.scene, NewGameScene)
    robot.press(pygame.K_ESCAPE)
    robot.click("back")
    assert isinstance(robot.scene, TitleScene)


def test_a_finished_game_has_a_page_with_its_scores(
    robot: Robot, app: App, finished: Match, game: Hawaii
) -> None:
    _open(app)
    assert not robot.sees("players:all"), "there is nothing to choose from"
    robot.click("tab:games")
    robot.click(f"game:{finished.id}")
    assert isinstance(robot.scene, PlayedScene)
    scores = game.scores(finished.state)
    for seat, score in enumerate(scores):
        assert _words(robot, f"score:{seat}") == str(score)
    assert robot.scene.scores[robot.scene.ranking[0]] == max(scores)
    assert robot.scene.curve == curve_of(finished)
    for seat in range(3):
        told = sum(robot.scene.sources[seat].values())
        assert told == scores[seat], "all points have a source"
    draw_whole(app)
    robot.press(pygame.K_ESCAPE)
    assert isinstance(robot.scene, StatisticsScene)
    assert robot.scene.tab == "games", "where one was before"


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("hawaii", {}, ""),
        ("hawaii", {"resources": "open"}, "Shells, feet and fruits: open"),
        ("maori", {"rules": "pro", "fit": "edges"}, "Rules: Pro · Fitting: Edges"),
        ("polynesia", {"jeopardy": True}, "Jeopardy"),
        ("polynesia", {"jeopardy": False}, ""),
    ],
)
def test_what_was_agreed_on_is_told_in_the_list_and_on_the_page(
    robot: Robot, app: App, name: str, options: dict[str, str | bool], said: str
) -> None:
    """Only what is not as usual; the row is higher by a line then."""
    match = sample_match(2, 10_000, 4, name, tuple(options.items()))
    app.history.record(result_of(match), saved_game(match))
    app.push(StatisticsScene(app, name))
    robot.click("tab:games")
    row = robot.see(f"game:{match.id}")
    assert row.box.h == pytest.approx(HEIGHT + (AGREED if said else 0))
    draw_whole(app)
    robot.click(row.key)
    assert _words(robot, "agreed") == said
    draw_whole(app)


def test_numbers_of_the_rules_that_were_changed_are_told(app: App) -> None:
    agreed = Agreed((("jeopardy", True), ("weather", "fine")), 2)
    assert (
        unusual_words(app.words.say, "polynesia", agreed) == "Jeopardy · 2 numbers of the rules were changed"
    )


def test_a_game_is_replayed_from_its_page(robot: Robot, app: App, finished: Match) -> None:
    enter(app, "played", finished.id)
    robot.click("replay")
    replay = robot.scene
    assert isinstance(replay, ReplayScene)
    assert replay.match.id == finished.id
    assert replay.replay.length == len(finished.decisions)


def test_every_page_by_clicks(robot: Robot, app: App, full: History) -> None:
    _open(app)
    seen = set()
    for tab in TABS:
        robot.click(f"tab:{tab}")
        for players in ("2", "3", "4", "5", "all"):
            robot.click(f"players:{players}")
            draw_whole(app)
            seen |= {widget.key for widget in robot.scene.widgets if widget.active}
    assert sum(key.startswith("game:") for key in seen) == GAMES
    robot.click("tab:points")
    robot.click("record:0")
    assert isinstance(robot.scene, PlayedScene)
    best = full.records("hawaii")[0].score
    assert best in robot.scene.scores
    robot.click("back")
    robot.click("back")
    assert isinstance(robot.scene, TitleScene)


def test_every_page_by_keys(robot: Robot, app: App, full: History) -> None:
    _open(app)
    robot.choose_by_keys("players:4")
    robot.choose_by_keys("tab:games")
    keys = [widget.key for widget in robot.scene.widgets if widget.key.startswith("game:")]
    assert keys == [f"game:{one.id}" for one in full.games("hawaii", players=4)]
    robot.choose_by_keys(keys[-1])
    assert isinstance(robot.scene, PlayedScene)
    assert robot.scene.match is not None
    assert len(robot.scene.match.seats) == 4
    robot.press(pygame.K_ESCAPE)
    robot.choose_by_keys("tab:points")
    robot.choose_by_keys("record:1")
    assert isinstance(robot.scene, PlayedScene)
    robot.choose_by_keys("back")
    robot.choose_by_keys("back")
    assert isinstance(robot.scene, TitleScene)


def test_games_of_bots_alone_are_no_victories_of_anybody(robot: Robot, app: App, game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    bots = tuple(
        seat if seat.is_bot else type(seat)(seat.name, seat.colour, level="novice") for seat in match.seats
    )
    match.seats = bots
    app.history.record(result_of(match), saved_game(match))
    _open(app)
    assert robot.sees("nobody:wins")
    draw_whole(app)
    robot.click("tab:points")
    assert robot.sees("nobody:records")
    robot.click("tab:games")
    assert robot.sees(f"game:{match.id}")


def test_a_database_that_refuses_is_told_in_a_sentence(robot: Robot, app: App, finished: Match) -> None:
    assert app.history.folder is not None
    file = app.history.folder / FILE
    content = file.read_bytes()
    half = len(content) // 2
    troubles = 0
    app.push(TitleScene(app))
    for damaged in (content[:4096] + b"\xff" * (len(content) - 4096), content[:half], b""):
        for ending in ("-wal", "-shm"):
            file.with_name(file.name + ending).unlink(missing_ok=True)
        file.write_bytes(damaged)
        for scene in (StatisticsScene(app), PlayedScene(app, finished.id)):
            app.push(scene)
            draw_whole(app)
            troubles += robot.sees("trouble")
            assert robot.sees("trouble") or robot.sees("words"), "a sentence"
            robot.click("back")
    assert troubles >= 4, "what is gone for good is set aside, and the history begins anew"


def test_no_folder_and_no_such_game_are_told(robot: Robot, app: App) -> None:
    enter(app, "played", "nothing")
    assert _words(robot, "trouble") == app.words.say(Message("history_no_game"))
    app.history = History(None)
    enter(app, "statistics")
    assert "there is no folder" in _words(robot, "trouble")
    robot.press(pygame.K_RETURN)
    assert isinstance(robot.scene, PlayedScene)


def test_a_game_whose_rules_have_changed_still_has_its_scores(
    robot: Robot, app: App, finished: Match
) -> None:
    """Its actions lead elsewhere now; only its last position is left."""
    saved = msgspec.structs.replace(saved_game(finished), seed=finished.seed + 1)
    app.history.record(result_of(finished), saved)
    enter(app, "played", finished.id)
    assert isinstance(robot.scene, PlayedScene)
    assert robot.scene.scores == finished.game.scores(finished.state)
    assert not robot.can_act("replay")
    draw_whole(app)


def test_points_that_were_lost_lie_on_the_other_side_of_the_beginning(robot: Robot, app: App) -> None:
    match = sample_match(3, 10_000, game="maori")
    enter(app, "played", match.id, match)
    scene = robot.scene
    assert isinstance(scene, PlayedScene)
    ends, units = set[float](), set[float]()
    for seat, sources in enumerate(scene.sources):
        boxes = {group: robot.see(f"part:{seat}:{group.id}").box for group in sources}
        units |= {round(boxes[group].w / abs(points), 3) for group, points in sources.items()}
        ends |= {round(min(boxes[group].x for group, points in sources.items() if points > 0), 3)}
        ends |= {round(boxes[group].right, 3) for group, points in sources.items() if points < 0}
    assert any(points < 0 for sources in scene.sources for points in sources.values())
    assert len(ends) == 1, "all begin at the same line"
    assert len(units) == 1, "and lengths can be compared"


def test_a_curve_grows_from_the_left(app: App) -> None:
    lines = [Line("Ana", "red", (0, 40, 40, 80)), Line("Kai", "blue", (0, 0, 0, 0))]
    box = Box(100, 100, 600, 300)

    def reds(shown: float) -> int:
        app.canvas.surface.fill("white")
        curve(app.canvas, box, lines, [(2, "Round 1"), (3, "")], shown)
        red, surface = app.canvas.theme["red"], app.canvas.surface
        drawn = pygame.mask.from_threshold(surface, red, (12, 12, 12, 255))
        return drawn.count()

    app.art.patient = True
    parts = [reds(shown) for shown in (0.0, 0.3, 0.6, 1.0)]
    assert parts == sorted(parts)
    assert parts[0] < parts[1] < parts[3]


@pytest.mark.parametrize("numbers", [[0], [7, 7], [68, 71, 125], [-3, 4, 999], list(range(300))])
def test_no_number_is_lost_in_columns(numbers: list[int]) -> None:
    found = counted(numbers, most=8)
    assert sum(found.counts) == len(numbers)
    assert len(found.counts) <= 8
    assert found.first <= min(numbers)
    assert max(numbers) < found.end


@pytest.mark.parametrize(
    ("name", "played", "columns"),
    [("hawaii", 2, 5), ("maori", 2, 5), ("polynesia", 2, 4), ("polynesia", 5, 5)],
    ids=["hawaii", "maori", "polynesia", "house rules"],
)
def test_there_are_columns_for_as_many_players_as_a_game_can_have(
    app: App, name: str, played: int, columns: int
) -> None:
    """And for more, if more have played by house rules."""
    wins = (Wins(played, "expert", 3, 1.0),)
    summary = Summary(name, None, 3, 60, wins, (10, 20), {}, ())
    page = results_page(app.words.say, Box(0, 0, 1500, 700), summary, lambda _: None)
    heads = [widget.key for widget in page if widget.key.startswith("count:")]
    assert heads == [f"count:{number}" for number in range(2, columns + 1)]
    cells = [widget.box for widget in page if widget.key.startswith("cell:expert:")]
    assert len(cells) == len(heads)
