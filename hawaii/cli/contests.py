"""Playing the games of a contest for somebody who waits: with a bar, and into a file if there is one."""

from __future__ import annotations

from hawaii.bots.arena import Contest, Played, Record, crew, play_games
from hawaii.cli.progress import Progress


def play_contest(
    contest: Contest, games: int, workers: int, cluster: str | None = None, record: Record | None = None
) -> list[Played]:
    """The first games of a contest, in their order; those in the record are not played again."""
    known = record.games if record is not None else {}
    found = {number: known[number] for number in range(games) if number in known}
    missing = [number for number in range(games) if number not in found]
    if missing:
        hands = crew(min(workers, len(missing)), cluster)
        with Progress(games, len(found)) as progress, hands as members:
            for played in play_games(members, contest, missing):
                if record is not None:
                    record.add(played)
                found[played.number] = played
                progress.step()
    return [found[number] for number in range(games)]
