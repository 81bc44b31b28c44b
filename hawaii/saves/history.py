"""Finished games and what they tell: a small SQLite database beside the saved games."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from hawaii.bots import LEVELS
from hawaii.kernel.messages import Message, Problem
from hawaii.saves.agreed import Agreed, agreed_from_text, agreed_in, agreed_to_text
from hawaii.saves.file import LARGEST, SavedGame, Stored, decode_file, encode_file
from hawaii.saves.results import Result

FILE = "history.sqlite"
PATIENCE = 100
"""So often a database that somebody else is just beginning is asked again."""

GAMES_AND_SEATS = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    begun TEXT NOT NULL,
    ended TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    saw_and_undid INTEGER NOT NULL,
    file BLOB NOT NULL  -- the saved game, compressed: it can be replayed for ever
);
CREATE TABLE seats (
    id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT,  -- of a bot
    score INTEGER NOT NULL,
    won REAL NOT NULL,
    PRIMARY KEY (id, seat)
);
CREATE TABLE points (
    id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    source TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (id, seat, source)
);
"""

AGREED = """
ALTER TABLE games ADD COLUMN agreed TEXT NOT NULL DEFAULT '';
UPDATE games SET agreed = agreed_in_file(file);
"""

MIGRATIONS = (GAMES_AND_SEATS, AGREED)
"""Each leads from the version of its place in this row to the next; `user_version` tells which is reached."""


GAMES = "game = ? AND (players = ? OR ? IS NULL)"
"""Of one game, and with so many players if that is asked: the number is given twice."""


class PlayedGame(NamedTuple):
    """A finished game in a list."""

    id: str
    game: str
    ended: datetime
    seconds: int
    saw_and_undid: bool
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    scores: tuple[int, ...]
    won: tuple[float, ...]
    agreed: Agreed


class Wins(NamedTuple):
    """How people did in games with so many players, of whose bots the strongest had this level."""

    players: int
    level: str | None
    """None: without bots."""
    games: int
    won: float


class Best(NamedTuple):
    """A high score of a person."""

    score: int
    name: str
    players: int
    ended: datetime
    id: str


class History:
    """Opened anew for every question: any thread may ask. Problem if the disk or the database refuses."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def record(self, result: Result, saved: SavedGame) -> None:
        """Remember a finished game; one that ended before, and was played on, is replaced."""
        game = (
            result.id,
            result.game,
            len(result.seats),
            saved.begun.isoformat(),
            saved.saved.isoformat(),
            result.seconds,
            result.decisions,
            result.saw_and_undid,
            zlib.compress(encode_file(saved)),
            agreed_to_text(agreed_in(saved.tables, saved.options)),
        )
        with self._open() as database:
            database.execute("DELETE FROM games WHERE id = ?", (result.id,))
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game)
            for number, one in enumerate(result.seats):
                seat = (result.id, number, one.seat.name, one.seat.level, one.score, one.won)
                database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seat)
                points = [(result.id, number, source, points) for source, points in one.sources.items()]
                database.executemany("INSERT INTO points VALUES (?, ?, ?, ?)", points)

    def games(self, game: str, most: int = 1000, players: int | None = None) -> list[PlayedGame]:
        """Finished games, the last one first; only those with so many players, if it is said."""
        with self._open() as database:
            rows = database.execute(
                f"SELECT id, game, ended, seconds, saw_and_undid, agreed FROM games WHERE {GAMES} "
                "ORDER BY ended DESC, id LIMIT ?",
                (game, players, players, most),
            ).fetchall()
            return [self._played(database, *row) for row in rows]

    def count(self, game: str, players: int | None = None) -> int:
        """How many games were finished."""
        with self._open() as database:
            asked = (game, players, players)
            (found,) = database.execute(f"SELECT COUNT(*) FROM games WHERE {GAMES}", asked).fetchone()
        return int(found)

    def played(self, match: str) -> PlayedGame:
        """A finished game as it stands in the list."""
        with self._open() as database:
            row = database.execute(
                "SELECT id, game, ended, seconds, saw_and_undid, agreed FROM games WHERE id = ?", (match,)
            ).fetchone()
            if row is not None:
                return self._played(database, *row)
        raise Problem(Message("history_no_game"))

    def _played(self, database: sqlite3.Connection, number: str, *rest: Any) -> PlayedGame:
        game, ended, seconds, undid, agreed = rest
        seats = database.execute(
            "SELECT name, level, score, won FROM seats WHERE id = ? ORDER BY seat", (number,)
        )
        names, levels, scores, won = zip(*seats, strict=True)
        when, told = datetime.fromisoformat(ended), agreed_from_text(agreed)
        return PlayedGame(number, game, when, seconds, bool(undid), names, levels, scores, won, told)

    def replay(self, match: str) -> Stored:
        """The whole game, as it was saved when it ended."""
        with self._open() as database:
            row = database.execute("SELECT file FROM games WHERE id = ?", (match,)).fetchone()
        if row is None:
            raise Problem(Message("history_no_game"))
        return _stored(row[0], match)

    def wins(self, game: str, players: int | None = None) -> list[Wins]:
        """Victories of people by player count and by the strongest level they played against."""
        strength = " ".join(f"WHEN '{level}' THEN {number}" for number, level in enumerate(LEVELS))
        with self._open() as database:
            rows = database.execute(
                f"""
                SELECT players, strongest, COUNT(*), SUM(won) FROM (
                    SELECT games.players AS players,
                        MAX(CASE level {strength} END) AS strongest,
                        SUM(CASE WHEN level IS NULL THEN won ELSE 0 END) AS won
                    FROM games JOIN seats USING (id) WHERE {GAMES}
                    GROUP BY id HAVING SUM(level IS NULL) > 0
                ) GROUP BY players, strongest ORDER BY players, strongest
                """,
                (game, players, players),
            ).fetchall()
        return [
            Wins(players, None if strongest is None else LEVELS[strongest], games, won)
            for players, strongest, games, won in rows
        ]

    def points_by_source(self, game: str, players: int | None = None) -> dict[str, float]:
        """Where people got their points, on average of a game."""
        with self._open() as database:
            people = f"FROM seats JOIN games USING (id) WHERE {GAMES} AND level IS NULL"
            asked = (game, players, players)
            (seats,) = database.execute(f"SELECT COUNT(*) {people}", asked).fetchone()
            rows = database.execute(
                f"SELECT source, SUM(points) FROM points WHERE (id, seat) IN (SELECT id, seat {people}) "
                "GROUP BY source ORDER BY 2 DESC, 1",
                asked,
            ).fetchall()
        return {source: points / seats for source, points in rows}

    def scores(self, game: str, players: int | None = None) -> list[int]:
        """All scores of people, the lowest first."""
        with self._open() as database:
            rows = database.execute(
                f"SELECT score FROM seats JOIN games USING (id) WHERE {GAMES} AND level IS NULL ORDER BY 1",
                (game, players, players),
            )
            return [score for (score,) in rows]

    def records(self, game: str, most: int = 10, players: int | None = None) -> list[Best]:
        """The highest scores of people, without games in which something revealed was undone."""
        with self._open() as database:
            rows = database.execute(
                "SELECT score, name, players, ended, id FROM seats JOIN games USING (id) "
                f"WHERE {GAMES} AND level IS NULL AND NOT saw_and_undid ORDER BY score DESC, ended LIMIT ?",
                (game, players, players, most),
            ).fetchall()
        return [
            Best(score, name, players, datetime.fromisoformat(ended), match)
            for score, name, players, ended, match in rows
        ]

    def seconds_played(self, game: str, players: int | None = None) -> int:
        """How long all finished games took together."""
        with self._open() as database:
            asked = (game, players, players)
            (seconds,) = database.execute(
                f"SELECT COALESCE(SUM(seconds), 0) FROM games WHERE {GAMES}", asked
            ).fetchone()
        return int(seconds)

    def player_counts(self, game: str) -> list[int]:
        """With how many players it has been played."""
        with self._open() as database:
            rows = database.execute("SELECT DISTINCT players FROM games WHERE game = ? ORDER BY 1", (game,))
            return [players for (players,) in rows]

    def check(self) -> bool:
        """Whether the database is whole; one that does not exist is."""
        if self.folder is None or not (self.folder / FILE).is_file():
            return True
        try:
            with closing(sqlite3.connect(self.folder / FILE, timeout=5)) as database:
                return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
        except sqlite3.Error:
            return False

    def repair(self) -> Path | None:
        """Set a damaged database aside, so that a new one is begun; where it is now."""
        if self.folder is None or self.check():
            return None
        return self._set_aside(self.folder / FILE)

    # -- the database ------------------------------------------------------------------------------

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A transaction. A database that is none any more is set aside, and a new one begun."""
        try:
            with closing(self._connect()) as database, database:
                yield database
        except (OSError, sqlite3.Error, ValueError) as trouble:
            raise Problem(Message("history_refused", {"why": str(trouble)})) from None

    def _connect(self) -> sqlite3.Connection:
        if self.folder is None:
            raise FileNotFoundError("there is no folder for it")
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / FILE
        try:
            return _prepared(file)
        except sqlite3.DatabaseError as trouble:
            if trouble.sqlite_errorcode not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise
            self._set_aside(file)
            return _prepared(file)

    def _set_aside(self, file: Path) -> Path:
        number = 1
        while (aside := file.with_name(f"history-damaged-{number}.sqlite")).exists():
            number += 1
        file.replace(aside)
        for ending in ("-wal", "-shm"):  # they belong to it
            with suppress(FileNotFoundError):
                file.with_name(file.name + ending).replace(aside.with_name(aside.name + ending))
        return aside


def _stored(file: bytes, name: str) -> Stored:
    """The saved game in the database; Problem if it is damaged."""
    try:
        content = zlib.decompressobj().decompress(file, LARGEST + 1)
    except zlib.error:
        raise Problem(Message("history_damaged")) from None
    return decode_file(content, name)


def _agreed_in_file(file: bytes) -> str:
    """For games that were remembered before agreements were."""
    try:
        saved = _stored(file, "").saved
    except Problem:
        return ""
    return agreed_to_text(agreed_in(saved.tables, saved.options))


def _keep_a_journal(database: sqlite3.Connection) -> None:
    """SQLite does not wait for others who begin the same database at the same moment; so we do."""
    for patience in range(PATIENCE, -1, -1):
        try:
            database.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if not patience:
                raise
            time.sleep(0.02)
        else:
            return


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Problem(Message("history_newer"))
    return int(version)


def _prepared(file: Path) -> sqlite3.Connection:
    """A connection to a database in its newest form."""
    database = sqlite3.connect(file, timeout=5)
    try:
        _keep_a_journal(database)
        database.execute("PRAGMA foreign_keys = ON")
        if _version(database) != len(MIGRATIONS):
            database.create_function("agreed_in_file", 1, _agreed_in_file)
            database.execute("BEGIN IMMEDIATE")
            with database:
                for number in range(_version(database), len(MIGRATIONS)):  # nobody was faster
                    for statement in MIGRATIONS[number].split(";"):
                        database.execute(statement)
                    database.execute(f"PRAGMA user_version = {number + 1}")
    except BaseException:
        database.close()
        raise
    return database
