"""The file of a saved game: JSON with a checksum, read with care and never trusted.

A line for each value, so that people can read it and compare two files. The checksum is over the values, not
over the bytes: whoever reformats a file does it no harm.
"""

from __future__ import annotations

import hashlib
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from hawaii import __version__
from hawaii.kernel.checking import read
from hawaii.kernel.messages import Message, Problem, reason_of
from hawaii.saves.migrations import VERSION, migrated
from hawaii.saves.seats import Seat
from hawaii.saves.titles import LONGEST_TITLE

FORMAT = "saved game of hawaii"
LARGEST = 4_000_000
"""Bytes. A long game has a hundredth of it."""

MOST_DECISIONS = 10_000
"""A game of five has about 250; and all positions of a match are kept in memory."""

Moment = Annotated[datetime, Meta(tz=True)]
Texts = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=1000)]
Gestures = Annotated[tuple[Texts, ...], Meta(max_length=20_000)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Meta(ge=0, le=2**62)]


class SavedRoot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the middle from which the game goes on, and what was decided before it."""

    snapshot: dict[str, Any]
    earlier: Gestures


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds, in its newest version. `tables`, `seed` and `actions` are the whole game; the
    snapshot is the position they lead to.
    """

    program: Annotated[str, Meta(max_length=40)]
    """The version of the program that wrote it."""
    id: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    """What the player calls it, if anything."""
    game: Annotated[str, Meta(max_length=40)]
    begun: Moment
    saved: Moment
    times_saved: Count
    seconds: Count
    """How long it was played."""
    progress: Message
    scores: Annotated[tuple[int, ...], Meta(max_length=10)]
    over: bool
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=10)]
    options: dict[str, Any]
    seed: Annotated[int, Meta(ge=0)]
    root: SavedRoot | None
    actions: Gestures
    undone: Gestures
    """What can be made again; the next gesture first."""
    split: bool
    """The first of these belongs to the last gesture of `actions`, of which only a part was undone."""
    holds: bool
    held: bool
    saw_and_undid: bool
    snapshot: dict[str, Any]
    digest: Digest
    tables: dict[str, Any]

    def __post_init__(self) -> None:
        """What a type cannot say; msgspec makes a ValidationError of it."""
        earlier = self.root.earlier if self.root is not None else ()
        if sum(len(row) for rows in (earlier, self.actions, self.undone) for row in rows) > MOST_DECISIONS:
            raise ValueError(f"at most {MOST_DECISIONS} decisions")
        if not all(2000 <= moment.year <= 9000 for moment in (self.begun, self.saved)):
            raise ValueError("a date of this age")
        names = (self.title, self.program, *(seat.name for seat in self.seats))
        if not all(name.isprintable() for name in names):
            raise ValueError("names that can be printed")


DEFAULTS: dict[str, Any] = {
    "program": "?",
    "title": "",
    "begun": "2000-01-01T00:00:00Z",
    "saved": "2000-01-01T00:00:00Z",
    "times_saved": 0,
    "seconds": 0,
    "progress": msgspec.to_builtins(Message("progress_unknown")),
    "scores": [],
    "over": False,
    "undone": [],
    "split": False,
    "holds": False,
    "held": False,
    "saw_and_undid": False,
    "digest": "0" * 64,
}
"""What a game can do without, if its file is damaged just there."""


class Stored(NamedTuple):
    """A file as it was read."""

    saved: SavedGame
    whole: bool
    """The checksum is right."""
    snapshot_whole: bool
    """The digest of the snapshot is right."""


def canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def digest_of(snapshot: object) -> str:
    """What `game.digest` says of the position of this snapshot."""
    return hashlib.sha256(canonical(snapshot)).hexdigest()


def encode_file(saved: SavedGame) -> bytes:
    lines = {"format": canonical(FORMAT), "version": canonical(VERSION)}
    for name in saved.__struct_fields__:
        lines[name] = canonical(getattr(saved, name))
    lines["checksum"] = canonical(_checksum(lines))
    return (
        b"{\n" + b",\n".join(b'"%s": %s' % (name.encode(), line) for name, line in lines.items()) + b"\n}\n"
    )


def _checksum(lines: dict[str, bytes]) -> str:
    found = hashlib.sha256()
    for name, line in sorted(lines.items()):
        found.update(name.encode())
        found.update(b"\0")
        found.update(line)
        found.update(b"\0")
    return found.hexdigest()


def read_file(file: Path) -> Stored:
    """A saved game as it lies in a file; Problem with a sentence if it is none, or damaged, or too new."""
    try:
        if not file.is_file():  # who opens a pipe waits for ever
            raise OSError("it is no file" if file.exists() else "there is no such file")
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except (OSError, ValueError) as trouble:
        raise Problem(Message("file_unreadable", {"file": str(file), "why": reason_of(trouble)})) from None
    return decode_file(content, file.name)


def decode_file(content: bytes, name: str) -> Stored:
    """The same from the content of a file; the name is for the sentence."""
    if len(content) > LARGEST:
        raise Problem(Message("save_too_large", {"file": name}))
    try:
        found = msgspec.json.decode(content.removeprefix(b"\xef\xbb\xbf"))  # some editors begin files so
        lines = {key: canonical(value) for key, value in found.items()} if isinstance(found, dict) else {}
    except (ValueError, RecursionError, OverflowError):  # msgspec's own are ValueErrors
        raise Problem(Message("save_not_json", {"file": name})) from None
    if not lines or found.get("format") != FORMAT:
        raise Problem(Message("save_is_none", {"file": name}))
    version = found.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Problem(Message("save_without_version", {"file": name}))
    if version > VERSION:
        values = {"file": name, "program": _shown(found.get("program")), "own": __version__}
        raise Problem(Message("save_newer", values))
    checksum = lines.pop("checksum", b"")
    # Both are told of the file as it is stored, before anything is made of it.
    whole = checksum == canonical(_checksum(lines))
    snapshot_whole = found.get("digest") == digest_of(found.get("snapshot"))
    return Stored(_saved(found, version, name, whole), whole, snapshot_whole)


def _saved(found: dict[str, Any], version: int, name: str, whole: bool) -> SavedGame:
    try:
        plain = migrated(found, version)
        for key in ("format", "version", "checksum"):
            plain.pop(key, None)
        if not whole:
            _fill_in(plain)
        return read(plain, SavedGame, "save_wrong")
    except Problem as problem:
        raise damaged(name, problem.message) from None
    except RecursionError:
        raise damaged(name, Message("save_nested")) from None


def _fill_in(content: dict[str, Any]) -> None:
    """Put defaults where a damaged file has no good value, and the game can do without."""
    for field in msgspec.structs.fields(SavedGame):
        if field.name in DEFAULTS:
            try:
                msgspec.convert(content[field.name], field.type, str_keys=True)
            except (KeyError, msgspec.ValidationError):
                content[field.name] = DEFAULTS[field.name]


def damaged(name: str, why: Message) -> Problem:
    return Problem(Message("save_damaged", {"file": name, "why": why}))


def _shown(value: object) -> str:
    return value if isinstance(value, str) and value.isprintable() and len(value) <= 40 else "?"
