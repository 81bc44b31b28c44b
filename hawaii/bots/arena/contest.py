"""Who plays whom, with which rules and deals: everything that decides how the games go."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from hawaii import __version__
from hawaii.bots.levels import level_named
from hawaii.bots.search import DESIGN
from hawaii.games import load_game
from hawaii.kernel.folders import resource
from hawaii.kernel.game import Game
from hawaii.kernel.tables import tables_as_json
from hawaii.kernel.tagged_yaml import read_yaml


class Contest(msgspec.Struct, frozen=True):
    """A table of bots and a row of games, numbered from 0. Small, as it travels with every single game.

    A set is as many games as there are seats, with the same deal: each bot sits in each seat once.
    """

    game: str
    bots: tuple[str, ...]
    """Levels; one may sit at the table several times."""
    seed: int
    """Of the first deal; each further deal has the next."""
    options: dict[str, Any]
    packed_tables: bytes
    tables: str
    """Digest of the rule tables."""
    opponents: str
    """Digest of how the bots are set: other weights are other bots."""
    version: str

    @property
    def players(self) -> int:
        return len(self.bots)

    def whole_sets(self, games: int) -> int:
        """The number of games, rounded up to whole sets."""
        return -(-games // self.players) * self.players

    def deal_seed(self, number: int) -> int:
        """The seed of a game: the same for all games of a set."""
        return self.seed + number // self.players

    def places(self, number: int) -> tuple[int, ...]:
        """By seat, the place in `bots` of who sits there."""
        return tuple((seat + number) % self.players for seat in range(self.players))

    def seats(self, number: int) -> tuple[str, ...]:
        """By seat, the name of who sits there."""
        return tuple(self.bots[place] for place in self.places(number))

    def bot_seed(self, number: int, place: int) -> int:
        """The seed of a bot in a game. Of its place, so that two of one name do not think alike."""
        text = f"{self.deal_seed(number)} {place} {self.bots[place]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def rules(self) -> Game[Any, Any]:
        """The game with the tables of the contest."""
        return _rules(self.game, self.packed_tables)


def contest_of(game: Game[Any, Any], bots: Iterable[str], seed: int, options: Mapping[str, Any]) -> Contest:
    """A contest with the rules of a game; Problem if a bot is not known.

    >>> contest = contest_of(load_game("hawaii"), ["expert", "novice", "novice"], 7, {})
    >>> [contest.seats(number).index("expert") for number in range(4)]
    [0, 2, 1, 0]
    >>> [contest.deal_seed(number) for number in range(4)]
    [7, 7, 7, 8]
    """
    names = tuple(bots)
    return Contest(
        game=game.name,
        bots=names,
        seed=seed,
        options=dict(options),
        packed_tables=zlib.compress(json.dumps(tables_as_json(game.tables)).encode()),
        tables=_digest(game.tables.values),
        opponents=opponents_digest(game.name, names),
        version=__version__,
    )


@lru_cache(maxsize=2)
def _rules(name: str, packed_tables: bytes) -> Game[Any, Any]:
    """Kept, as whoever plays one game of a contest is likely to play more."""
    return load_game(name, json.loads(zlib.decompress(packed_tables)))


@lru_cache(maxsize=2)
def opponents_digest(game: str, bots: tuple[str, ...]) -> str:
    """Of the design, the levels named and the weights for so many players, as they are where this runs."""
    levels = {name: msgspec.to_builtins(level_named(name)) for name in sorted(set(bots))}
    weights = read_yaml(resource("data", "bots", game, f"{len(bots)}.yaml"))
    return _digest([DESIGN, levels, weights])


def _digest(values: object) -> str:
    return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()
