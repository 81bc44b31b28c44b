"""`hawaii saves`: what is saved, whether it is whole, and mending what is not."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Entry, History, Shelf, Store, player_store
from hawaii.ui.words import Words

SHELVES = {
    Shelf.RUNNING: "running",
    Shelf.FINISHED: "finished",
    Shelf.NAMED: "saved under a name",
}


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "saves",
        help="list, verify and repair saved games",
        description="List your saved games; verify each by playing it again; or repair: what is damaged but "
        "can be read is written anew, what cannot be read is set aside. The statistics of finished games are "
        "looked after, too. Nothing is ever deleted.",
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("list", "verify", "repair"),
        default="list",
        help="default: %(default)s",
    )
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="of saved games (default: yours)", default=None
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    store = player_store()
    if arguments.folder is not None:
        if not arguments.folder.is_dir():
            raise Problem(Message("no_folder", {"folder": str(arguments.folder)}))
        store = Store(arguments.folder)
    words = Words()
    {"list": _list, "verify": _verify, "repair": _repair}[arguments.what](store, words)


def _all(store: Store) -> Iterator[tuple[str, Entry]]:
    for shelf, title in SHELVES.items():
        for entry in store.shelf(shelf):
            yield title, entry
    for entry in store.trash():
        yield "in the trash", entry


def _list(store: Store, words: Words) -> None:
    before = ""
    for title, entry in _all(store):
        if title != before:
            print(f"{title}:")
            before = title
        print(f"  {described(entry, words)}")
        print(f"    {entry.file}")
    if not before:
        print("There are no saved games.")
    if store.folder is not None:
        print(f"Saved games lie in {store.folder}")


def described(entry: Entry, words: Words) -> str:
    """A game in a line."""
    saved = entry.saved
    if saved is None:
        return words.say(entry.troubles[0])
    seats = ", ".join(f"{seat.name} {score}" for seat, score in zip(saved.seats, saved.scores, strict=False))
    title = f"«{saved.title}» " if saved.title else ""
    crashed = ", left by a crash" if entry.crashed else ""
    when = saved.saved.astimezone()
    return f"{title}{saved.game}, {words.say(saved.progress)}: {seats} ({when:%Y-%m-%d %H:%M}{crashed})"


def _verify(store: Store, words: Words) -> None:
    good = bad = 0
    for _, entry in _all(store):
        wrong = store.verify(entry)
        for message in wrong:
            print(f"{entry.file.name}: {words.say(message)}")
        good, bad = good + (not wrong), bad + bool(wrong)
    print(f"{good} games are whole, {bad} are not.")
    statistics = History(store.folder).check()
    if not statistics:
        print("The statistics are damaged.")
    if bad or not statistics:
        raise Problem(Message("saves_not_whole"))


def _repair(store: Store, words: Words) -> None:
    store.sweep()
    done = [message for _, entry in _all(store) for message in store.repair(entry)]
    for message in done:
        print(words.say(message))
    aside = History(store.folder).repair()
    if aside is not None:
        print(f"The statistics were damaged, and begin anew; the old ones are kept as {aside}.")
    elif not done:
        print("There is nothing to repair.")
