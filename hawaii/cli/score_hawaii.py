"""Realms of Hawaii, counted village by village."""

from __future__ import annotations

from typing import Any

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.final_scoring import VillageScore
from hawaii.kernel.tables import Tables
from hawaii.ui.words import Words

GROUP, SINGLE = "realms", "Realm"
"""The key of a file with several, and the name of a single one."""
EXAMPLE = """\
a file for two realms of Hawaii (leave out "realms" and the name to count a single one):

  realms:
    Red:
      points: 61              # on the score track before the final scoring
      villages:               # from the top; the start hut of village 1 goes without saying
        - [long_hut II, hula I, taro, breadfruit II, kanaloa II]
        - [shell_hut, surfer II, banana, taro, irrigation II, hula II]
      kahunas: 2
      tikis: 2
      boats: [I, II]
    Blue:
      points: 48
      villages: [[foot_hut, laka, taro II, coconut, hula]]
      tikis: 1

tiles: shell_hut foot_hut spear_hut exchange_hut long_hut irrigation hula surfer breadfruit taro coconut
banana ku kane pele lono laka kanaloa, with II for the second side
"""


def count(tables: Tables, realms: dict[str, Any], options: Any) -> None:
    """Print what each realm scores; Problem if one cannot be."""
    game = load_game("hawaii", tables)
    assert isinstance(game, Hawaii)
    state = game.arrange({"seats": list(realms.values()), "options": options})
    for seat, name in enumerate(realms):
        print(f"{name}:")
        _print_realm(Words(), game.final_scoring(state, seat), state.points[seat])


def _print_realm(words: Words, villages: list[VillageScore], before: int) -> None:
    total = before
    if before:
        print(f"  {before:4}  on the score track")
    for village in villages:
        title = f"  Village {village.village}, {village.length} long"
        if village.column is None:
            print(f"{title}: without a tiki no village counts")
        elif not village.counts:
            print(f"{title}: does not reach the last tiki, over column {village.column}")
        else:
            points = sum(award.points for award in village.awards)
            total += points
            print(f"{title}: {points}")
            for award in village.awards:
                print(f"  {award.points:4}  {words.say(award.reason)}")
    print(f"  {total:4}  together")
