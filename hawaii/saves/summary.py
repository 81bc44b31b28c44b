"""What all finished games tell together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hawaii.saves.history import Best, History, Wins


class Summary(NamedTuple):
    """How people did in the games of some number of players, or of any."""

    game: str
    players: int | None
    games: int
    """Those of bots alone are counted here, and nowhere else."""
    seconds: int
    wins: tuple[Wins, ...]
    scores: tuple[int, ...]
    """The lowest first."""
    sources: Mapping[str, float]
    records: tuple[Best, ...]

    @property
    def against_bots(self) -> int:
        """Games that a person could lose."""
        return sum(one.games for one in self.wins if one.level is not None)

    @property
    def won(self) -> float:
        return sum(one.won for one in self.wins if one.level is not None)

    @property
    def rate(self) -> float:
        """The share of games against bots that a person has won."""
        return self.won / self.against_bots if self.against_bots else 0.0

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0


def summary_of(history: History, game: str, players: int | None = None) -> Summary:
    """Everything at once; Problem if the history refuses."""
    return Summary(
        game,
        players,
        history.count(game, players),
        history.seconds_played(game, players),
        tuple(history.wins(game, players)),
        tuple(history.scores(game, players)),
        history.points_by_source(game, players),
        tuple(history.records(game, players=players)),
    )
