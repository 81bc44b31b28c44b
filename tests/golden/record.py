"""Records golden games, or makes their digests anew: `python -m tests.golden.record [--digests]`.

Games that are on file are never recorded again. `--digests` is for a new form of snapshots: it replays every
game, demands the same scores, and writes the new digests.
"""

from __future__ import annotations

import sys

from hawaii.games import game_tables, load_game
from hawaii.kernel.tables import tables_as_json
from tests.golden import of_hawaii, of_maori, of_polynesia
from tests.golden.games import FOLDER, GoldenGame, files, read, replayed, write
from tests.golden.wanted import Wanted

WANTED = {"hawaii": of_hawaii.wanted, "maori": of_maori.wanted, "polynesia": of_polynesia.wanted}


def record() -> None:
    for name, wanted in WANTED.items():
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for one in wanted():
            file = folder / f"{one.name}.json"
            if not file.exists():
                write(file, played(name, one))


def played(name: str, wanted: Wanted) -> GoldenGame:
    values = tables_as_json(game_tables(name))["values"]
    for table, replaced in wanted.changes.items():
        values[table].update(replaced)
    tables = {"values": values}
    game = load_game(name, tables)
    choose = wanted.player(wanted.seed, game)
    state = game.start(wanted.players, wanted.seed, wanted.options)
    actions: list[str] = []
    while not state.over:
        action = choose(state)
        actions.append(game.encode(action))
        game.play(state, action)
    return replayed(
        GoldenGame(name, wanted.players, wanted.seed, wanted.options, actions, [], [], "", tables)
    )


def renew_digests() -> None:
    for file in [file for name in WANTED for file in files(name)]:
        golden = read(file)
        again = replayed(golden)
        if (again.scores, again.winners) != (golden.scores, golden.winners):
            raise SystemExit(f"{file.name}: the scores are not what they were; nothing is written.")
        write(file, again)


if __name__ == "__main__":
    renew_digests() if "--digests" in sys.argv else record()
