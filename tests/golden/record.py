"""Records golden games, or makes their digests anew: `python -m tests.golden.record [--digests]`.

Games that are on file are never recorded again. `--digests` is for a new form of snapshots: it replays every
game, demands the same scores, and writes the new digests.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from hawaii.bots.by_chance import Choose, at_random, busily
from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.kernel.tables import tables_as_json
from tests.golden.games import FOLDER, GoldenGame, files, read, replayed, write

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"resources": "open"},
    {"kanaloa_counts_fishing_boat": False},
    {"rank_only_those_who_reach": False},
    {"seconds_on_shared_first": True},
    {"rank_only_those_who_reach": False, "seconds_on_shared_first": True, "resources": "open"},
)


def builder(seed: int, game: Hawaii) -> Choose:
    """Rich players who like side II, long villages, boats and gods: they see what others never reach."""
    chooser = random.Random(seed)
    busy = busily(seed, game)
    liked = ("buy exchange_hut II", "buy boat II", "buy irrigation II", "buy kane", "visit", "sail", "catch")

    def choose(actions: Sequence[Action]) -> Action:
        wanted = [action for action in actions if action.text.startswith(liked)]
        return chooser.choice(wanted) if wanted and chooser.random() < 0.7 else busy(actions)

    return choose


def wanted_games() -> Iterator[tuple[str, int, int, dict[str, Any], str, dict[str, Any]]]:
    """Name, players, seed, options, kind of players, and table values that differ."""
    rich = {"shell": 30, "foot": 20}
    for players in (2, 3, 4, 5):
        for number in range(16):
            seed = 1000 * players + number
            kind = ("random", "busy", "builder", "builder")[number % 4]
            changes = {"start": rich} if number % 8 == 7 else {}
            yield f"{players}-players-{number:02}-{kind}", players, seed, OPTIONS[number % 6], kind, changes


def record() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, players, seed, options, kind, changes in wanted_games():
        file = FOLDER / f"{name}.json"
        if file.exists():
            continue
        values = tables_as_json(game_tables("hawaii"))["values"]
        for table, replaced in changes.items():
            values[table].update(replaced)
        tables = {"values": values}
        game = load_game("hawaii", tables)
        assert isinstance(game, Hawaii)
        choose = {"random": at_random(seed), "busy": busily(seed, game), "builder": builder(seed, game)}[kind]
        state = game.start(players, seed, options)
        actions: list[str] = []
        while not state.over:
            action = choose(game.actions(state))
            actions.append(game.encode(action))
            game.play(state, action)
        golden = GoldenGame("hawaii", players, seed, options, actions, [], [], "", tables)
        write(file, replayed(golden))


def renew_digests() -> None:
    for file in files():
        golden = read(file)
        again = replayed(golden)
        if (again.scores, again.winners) != (golden.scores, golden.winners):
            raise SystemExit(f"{file.name}: the scores are not what they were; nothing is written.")
        write(file, again)


if __name__ == "__main__":
    renew_digests() if "--digests" in sys.argv else record()
