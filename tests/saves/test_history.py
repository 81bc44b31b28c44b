"""Finished games are remembered, counted and replayed, whatever becomes of the database."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hawaii.games import game_tables
from hawaii.games.hawaii import Hawaii, make
from hawaii.kernel.messages import Problem
from hawaii.kernel.tables import with_numbers
from hawaii.saves import History, Match, Seat, saved_game
from hawaii.saves import history as history_module
from hawaii.saves.agreed import Agreed
from hawaii.saves.history import FILE, Wins
from hawaii.saves.loading import load
from hawaii.saves.results import Result, SeatResult, result_of
from hawaii.saves.summary import Summary, summary_of
from tests.saves.players import alone, busy, person, play, texts


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path)


@pytest.fixture(scope="module")
def match(game: Hawaii) -> Match:
    match = alone(game)
    play(match, busy(game, 1))
    return match


def remember(
    history: History, match: Match, name: str, seats: list[tuple[str | None, int, float]], undid: bool = False
) -> None:
    """A game that nobody has played: for each seat its level, score and victory."""
    results = tuple(
        SeatResult(Seat(f"P{number}", "red", level=level), score, won, {"hula": score})
        for number, (level, score, won) in enumerate(seats)
    )
    result = Result(name, "hawaii", 100, 1800, undid, results)
    history.record(result, msgspec.structs.replace(saved_game(match), id=name))


def test_a_game_is_remembered_with_everything(history: History, match: Match, game: Hawaii) -> None:
    match.seconds = 90
    history.record(result_of(match), saved_game(match))
    (played,) = history.games("hawaii")
    assert played.names == ("Ana", "Kai", "Lei")
    assert played.levels == (None, "random", "random")
    assert played.scores == game.scores(match.state)
    assert sum(played.won) == pytest.approx(1)
    assert history.seconds_played("hawaii") == 90
    assert sum(history.points_by_source("hawaii").values()) == game.scores(match.state)[0]
    assert history.games("maori") == []


def test_it_can_be_replayed_for_ever(history: History, match: Match, game: Hawaii) -> None:
    history.record(result_of(match), saved_game(match))
    loaded, notices = load(history.replay(match.id), match.id)
    assert notices == ()
    assert texts(loaded) == texts(match)


def test_a_game_that_ends_again_counts_once(history: History, match: Match) -> None:
    for _ in range(3):
        history.record(result_of(match), saved_game(match))
    assert len(history.games("hawaii")) == 1
    assert len(history.scores("hawaii")) == 1


def test_wins_by_player_count_and_by_the_strongest_opponent(history: History, match: Match) -> None:
    remember(history, match, "a", [(None, 90, 1.0), ("master", 80, 0.0)])
    remember(history, match, "b", [(None, 70, 0.0), ("master", 80, 1.0)])
    remember(history, match, "c", [(None, 80, 0.5), ("novice", 80, 0.5), ("expert", 60, 0.0)])
    remember(history, match, "d", [(None, 99, 1.0), (None, 80, 0.0)])
    remember(history, match, "e", [("novice", 99, 1.0), ("novice", 80, 0.0)])
    assert history.wins("hawaii") == [
        Wins(2, None, 1, 1.0),
        Wins(2, "master", 2, 1.0),
        Wins(3, "expert", 1, 0.5),
    ]


def test_records_are_of_people_who_did_not_look_ahead(history: History, match: Match) -> None:
    remember(history, match, "a", [(None, 90, 1.0), ("master", 180, 0.0)])
    remember(history, match, "b", [(None, 120, 1.0), ("master", 80, 0.0)])
    remember(history, match, "c", [(None, 150, 1.0), ("master", 80, 0.0)], undid=True)
    assert [best.score for best in history.records("hawaii")] == [120, 90]
    assert history.scores("hawaii") == [90, 120, 150]


def test_everything_can_be_asked_for_one_number_of_players(history: History, match: Match) -> None:
    remember(history, match, "a", [(None, 90, 1.0), ("master", 80, 0.0)])
    remember(history, match, "b", [(None, 70, 0.0), ("novice", 80, 1.0), ("novice", 60, 0.0)])
    assert [played.id for played in history.games("hawaii", players=3)] == ["b"]
    assert history.wins("hawaii", players=3) == [Wins(3, "novice", 1, 0.0)]
    assert history.scores("hawaii", players=2) == [90]
    assert history.points_by_source("hawaii", players=3) == {"hula": 70}
    assert [best.id for best in history.records("hawaii", players=2)] == ["a"]
    assert history.scores("hawaii", players=5) == []


def test_a_summary_of_all_games_and_of_those_of_some(history: History, match: Match) -> None:
    assert summary_of(history, "hawaii") == Summary("hawaii", None, 0, 0, (), (), {}, ())
    remember(history, match, "a", [(None, 90, 1.0), ("master", 80, 0.0)])
    remember(history, match, "b", [(None, 70, 0.0), ("novice", 80, 1.0), ("novice", 60, 0.0)])
    remember(history, match, "c", [("novice", 70, 0.0), ("novice", 80, 1.0)])
    remember(history, match, "d", [(None, 75, 0.0), (None, 85, 1.0)])
    summary = summary_of(history, "hawaii")
    assert (summary.games, summary.against_bots, summary.rate, summary.mean) == (4, 2, 0.5, 80)
    few = summary_of(history, "hawaii", players=3)
    assert (few.games, few.against_bots, few.rate, few.mean) == (1, 1, 0.0, 70)
    assert history.player_counts("hawaii") == [2, 3]


def test_a_game_that_is_not_there_is_told(history: History) -> None:
    for ask in (history.replay, history.played):
        with pytest.raises(Problem) as caught:
            ask("nothing")
        assert caught.value.message.id == "history_no_game"


def test_a_game_can_be_asked_for_by_its_name(history: History, match: Match) -> None:
    history.record(result_of(match), saved_game(match))
    assert history.played(match.id) == history.games("hawaii")[0]


def test_a_database_that_is_none_is_set_aside(history: History, match: Match, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)
    history.record(result_of(match), saved_game(match))
    assert len(history.games("hawaii")) == 1
    assert (tmp_path / "history-damaged-1.sqlite").read_bytes().startswith(b"this is no")


def test_it_keeps_a_journal_of_what_it_writes(history: History, match: Match, tmp_path: Path) -> None:
    history.record(result_of(match), saved_game(match))
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA user_version").fetchone() == (len(history_module.MIGRATIONS),)
    database.close()


def test_an_older_database_is_brought_up_and_keeps_its_games(
    history: History, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    history.record(result_of(match), saved_game(match))
    more = "ALTER TABLE games ADD COLUMN weather TEXT DEFAULT 'sunny';"
    monkeypatch.setattr(history_module, "MIGRATIONS", (*history_module.MIGRATIONS, more))
    assert len(history.games("hawaii")) == 1
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("SELECT weather FROM games").fetchall() == [("sunny",)]
    database.close()


def test_what_was_agreed_on_is_remembered(history: History, game: Hawaii) -> None:
    usual = game.tables.values["options"]
    open_to_all = alone(game, options={"resources": "open"})
    numbers = {"rounds.rounds.1.needed": 3, "rounds.rounds.2.needed": 4}
    easy = alone(make(with_numbers(game_tables("hawaii"), numbers)))
    for match in (open_to_all, easy):
        play(match, busy(game, 1))
        history.record(result_of(match), saved_game(match))
    agreed = history.played(open_to_all.id).agreed
    assert dict(agreed.options) == {**usual, "resources": "open"}
    assert agreed.numbers == 0
    assert dict(history.played(easy.id).agreed.options) == usual
    assert history.played(easy.id).agreed.numbers == 2


def test_it_is_found_in_games_that_were_remembered_before_that(
    history: History, game: Hawaii, tmp_path: Path
) -> None:
    """A damaged one tells nothing, and does no harm."""
    matches = [alone(game, options={"resources": "open"}) for _ in range(2)]
    for match in matches:
        play(match, busy(game, 1))
        history.record(result_of(match), saved_game(match))
    kept, damaged = (match.id for match in matches)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("ALTER TABLE games DROP COLUMN agreed")
        database.execute("UPDATE games SET file = ? WHERE id = ?", (b"no game", damaged))
        database.execute("PRAGMA user_version = 1")
    assert dict(history.played(kept).agreed.options)["resources"] == "open"
    assert history.played(damaged).agreed == Agreed()


def test_a_newer_database_is_left_alone(history: History, match: Match, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(Problem) as caught:
        history.record(result_of(match), saved_game(match))
    assert caught.value.message.id == "history_newer"


@pytest.mark.parametrize("folder", [None, Path("/dev/null/saves")])
def test_without_a_folder_it_is_told(match: Match, folder: Path | None) -> None:
    with pytest.raises(Problem) as caught:
        History(folder).record(result_of(match), saved_game(match))
    assert caught.value.message.id == "history_refused"


def test_a_person_alone_has_no_bots_to_win_against(history: History, game: Hawaii) -> None:
    match = Match(game, [person(0), person(1)], 3)
    play(match, busy(game, 2))
    history.record(result_of(match), saved_game(match))
    assert [wins.level for wins in history.wins("hawaii")] == [None]


def test_several_can_begin_it_at_once(tmp_path: Path, match: Match) -> None:
    result, saved = result_of(match), saved_game(match)
    with ThreadPoolExecutor(6) as pool:
        for number in range(5):
            history = History(tmp_path / str(number))
            done = [pool.submit(history.record, result, saved) for _ in range(6)]
            for future in done:
                future.result()
            assert len(history.games("hawaii")) == 1
