"""A file of the games of an arena, a line for each. Who goes on with it plays only those it lacks."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from hawaii.bots.arena.contest import Contest
from hawaii.bots.arena.played import Played
from hawaii.kernel.messages import Message, Problem, reason_of

FORMAT = 1
GAME_BEGINS = b'{"number":'


class Record:
    """The file, open for more games; those that were there are in `games` by number.

    Raises Problem, and leaves the file as it is, if it is damaged or belongs to another contest. Only a last
    line that was not written to its end is dropped: that is how a program ends which is killed.
    """

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.contest = contest
        self.games: dict[int, Played] = {}
        header = _line(_settings(contest))
        try:
            content = file.read_bytes() if file.is_file() else b""  # a device may go on for ever
            good = self._read(content, header)
            self.lines = file.open("ab", buffering=0)
        except OSError as trouble:
            raise self._unusable(trouble) from None
        try:
            if good < len(content):
                self.lines.truncate(good)
            if not good:
                self._write(header)
        except OSError as trouble:
            self.lines.close()
            raise self._unusable(trouble) from None

    def add(self, played: Played) -> None:
        """A game that has just been finished; it is in the file when this returns."""
        self.games[played.number] = played
        try:
            self._write(_line(msgspec.to_builtins(played)))
        except OSError as trouble:
            raise self._unusable(trouble) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lines.close()

    def _write(self, line: bytes) -> None:
        while line:  # nearly always once: a file takes all unless the disk is full
            line = line[self.lines.write(line) :]

    def _read(self, content: bytes, header: bytes) -> int:
        """Take up the games; how much of the file is to be kept."""
        first, newline, rest = content.partition(b"\n")
        if not newline and header.startswith(first):
            return 0
        self._compare(first if newline else b"")
        *lines, torn = rest.split(b"\n")
        for number, line in enumerate(lines, start=2):
            played = self._game(line, number)
            self.games.setdefault(played.number, played)
        if torn[: len(GAME_BEGINS)] != GAME_BEGINS[: len(torn)]:
            raise self._damaged(len(lines) + 2)
        return len(content) - len(torn)

    def _compare(self, line: bytes) -> None:
        """Whether the settings at the top of the file are those of the contest."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise Problem(Message("record_is_none", {"file": str(self.file)}))
        for name, own in _settings(self.contest).items():
            if found.get(name) != own:
                values = {"file": str(self.file), "setting": name}
                values |= {"there": _shown(found.get(name)), "here": _shown(own)}
                raise Problem(Message("record_other_setting", values))

    def _game(self, line: bytes, number: int) -> Played:
        try:
            played = msgspec.convert(json.loads(line), Played)
        except ValueError:  # msgspec's are among them
            raise self._damaged(number) from None
        contest, players = self.contest, self.contest.players
        whole = (
            played.number >= 0
            and played.seed == contest.deal_seed(played.number)
            and played.seats == contest.seats(played.number)
            and {len(played.scores), len(played.sources), len(played.seconds)} == {players}
            and played.winners
            and set(played.winners) <= set(range(players))
        )
        if not whole:
            raise self._damaged(number)
        return played

    def _damaged(self, line: int) -> Problem:
        return Problem(Message("record_damaged", {"file": str(self.file), "line": line}))

    def _unusable(self, trouble: OSError) -> Problem:
        return Problem(Message("record_unusable", {"file": str(self.file), "why": reason_of(trouble)}))


def _settings(contest: Contest) -> dict[str, Any]:
    return {
        "arena": FORMAT,
        "game": contest.game,
        "bots": list(contest.bots),
        "players": contest.players,
        "seed": contest.seed,
        "options": contest.options,
        "tables": contest.tables,
        "opponents": contest.opponents,
        "version": contest.version,
    }


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return f"{text[:12]}…" if len(text) == 64 else text  # a digest
