"""From a file to the match, by whichever way still leads there.

All actions are played again. If they lead to the position that was saved, the match is as it was. If not, a
rule was mended or the file is damaged: then the saved position is played on, if it is whole, and what was
decided before it stays readable. If the position is damaged but the actions lead to the one whose digest was
saved, the actions are right.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from hawaii import __version__
from hawaii.games import load_game
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem
from hawaii.saves.decisions import in_gestures
from hawaii.saves.file import SavedGame, SavedRoot, Stored, damaged, digest_of, read_file
from hawaii.saves.match import Gestures, Match, Root
from hawaii.saves.titles import clean_title


class Loaded(NamedTuple):
    """A match as it was saved, and what its player should know about that."""

    match: Match
    notices: tuple[Message, ...]


def load_file(file: Path) -> Loaded:
    """The match of a file; Problem if it cannot be played on."""
    return load(read_file(file), file.name)


def load(stored: Stored, name: str) -> Loaded:
    """The same from what was read; the name of the file is for sentences."""
    try:
        return _match(stored)
    except Problem as problem:
        raise damaged(name, problem.message) from None
    except RecursionError:
        raise damaged(name, Message("save_nested")) from None


def _match(stored: Stored) -> Loaded:
    saved = stored.saved
    # If it is the tables that are damaged, those of the program may lead to the same position.
    ways: list[dict[str, Any] | None] = [saved.tables] if stored.whole else [saved.tables, None]
    troubles: list[Problem] = []
    for tables in ways:
        try:
            match = _replayed(load_game(saved.game, tables), stored)
        except Problem as problem:
            troubles.append(problem)
        else:
            notices = [] if stored.whole and stored.snapshot_whole else [Message("save_mended")]
            notices += [Message("save_installed_tables")] if tables is None else []
            return Loaded(match, tuple(notices))
    for tables in ways if stored.snapshot_whole else ():
        try:
            match = _from_snapshot(load_game(saved.game, tables), saved)
        except Problem as problem:
            troubles.append(problem)
        else:
            notices = [Message("save_new_root" if stored.whole else "save_position_only")]
            notices += [Message("save_installed_tables")] if tables is None else []
            return Loaded(match, tuple(notices))
    raise troubles[0]


def _replayed(game: Game[Any, Any], stored: Stored) -> Match:
    """The match by all its actions; Problem unless they lead to the position that was saved."""
    saved = stored.saved
    root = None if saved.root is None else Root(saved.root.snapshot, saved.root.earlier)
    match = _new_match(game, saved, root)
    _replay(match, saved.actions)
    # The digest was compared with the snapshot as it was stored; migrations may have changed that. If
    # they do not fit together, either may be the one that is damaged.
    if game.digest(match.state) not in (digest_of(saved.snapshot), saved.digest):
        raise Problem(Message("save_differs"))
    _replay_undone(match, saved)
    _take_up(match, saved)
    return match


def _from_snapshot(game: Game[Any, Any], saved: SavedGame) -> Match:
    """The match from its position; what was decided before can be read."""
    before = saved.root.earlier if saved.root is not None else ()
    match = _new_match(game, saved, Root(saved.snapshot, (*before, *saved.actions)))
    _take_up(match, saved)
    return match


def _new_match(game: Game[Any, Any], saved: SavedGame, root: Root | None) -> Match:
    match = Match(game, saved.seats, saved.seed, saved.options, root)
    if len(game.scores(match.state)) != len(saved.seats):
        raise Problem(Message("save_seats"))
    return match


def _replay(match: Match, gestures: Gestures) -> None:
    match.holds = False
    for texts in gestures:
        match.perform(_decoded(match, texts))


def _replay_undone(match: Match, saved: SavedGame) -> None:
    """What was undone is played once more, and undone: then it can be redone."""
    number = len(match.decisions)
    with suppress(Problem):  # a convenience; nothing of the game is lost without it
        _replay(match, saved.undone)
    match.go_back(number)
    if saved.split and match.undone and match.decisions:
        part, gesture = match.undone[-1].gesture, match.decisions[-1].gesture
        match.undone = [one._replace(gesture=gesture) if one.gesture == part else one for one in match.undone]


def _take_up(match: Match, saved: SavedGame) -> None:
    """What is known of a match besides its decisions."""
    match.id, match.title = saved.id, saved.title
    match.begun, match.seconds, match.times_saved = saved.begun, float(saved.seconds), saved.times_saved
    match.saw_and_undid = saved.saw_and_undid
    match.holds = match.shared or saved.holds
    if saved.held and match.turn_ended:
        match.hold_again()


def _decoded(match: Match, texts: Iterable[str]) -> list[Action]:
    return [match.game.decode(text) for text in texts]


def saved_game(match: Match) -> SavedGame:
    """All of a match, for a file. Later decisions do not change it."""
    game, root = match.game, match.root
    snapshot = game.snapshot(match.state)
    return SavedGame(
        program=__version__,
        id=match.id,
        title=clean_title(match.title),
        game=game.name,
        begun=match.begun,
        saved=datetime.now(UTC),
        times_saved=match.times_saved,
        seconds=int(match.seconds),
        progress=game.progress(match.shown),
        scores=game.scores(match.shown),
        over=match.over,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        root=None if root is None else SavedRoot(root.snapshot, tuple(map(tuple, root.earlier))),
        actions=in_gestures(match.decisions),
        undone=in_gestures(reversed(match.undone)),
        split=match.split,
        holds=match.holds,
        held=match.held,
        saw_and_undid=match.saw_and_undid,
        snapshot=snapshot,
        digest=digest_of(snapshot),
        tables=match.tables,
    )
