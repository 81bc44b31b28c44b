"""Tables of Maori that a player may write: such as cannot be played with, and such as can."""

from __future__ import annotations

from tests.games.maori.telling import VARIANTS
from tests.games.mistake import Mistake

TABLES = [(options, 2 + number % 3) for number, options in enumerate(VARIANTS)]
"""At these, what can be played with is played."""

BARE = "rows: 1, columns: 1, inside: [], ships_at: []"
MISTAKES: dict[str, Mistake] = {
    "a curve": Mistake("expected_maori_tile", "NE-p", "tiles", "NE-p: 1"),
    "a tile of nothing known": Mistake("expected_maori_tile", "E-x", "tiles", "E-x: 1"),
    "things in another order": Mistake("expected_maori_tile", "E-hp", "tiles", "E-hp: 1"),
    "a hyphen and nothing": Mistake("expected_maori_tile", "E-", "tiles", "E-: 1"),
    "palms on water": Mistake("expected_maori_tile", "water-p", "tiles", "water-p: 1"),
    "a volcano with a ship": Mistake("expected_maori_tile", "volcano-b", "tiles", "volcano-b: 1"),
    "a lei without an open edge": Mistake("expected_maori_tile", "single-pl", "tiles", "single-pl: 1"),
    "a lei on a middle piece": Mistake("expected_maori_tile", "EW-pl", "tiles", "EW-pl: 1"),
    "a tile that can be turned, named as it lies": Mistake("expected_maori_tile", "N-h", "tiles", "N-h: 1"),
    "land outside": Mistake("expected_square", "normal.land", "boards", "normal: {land: [r1c6]}"),
    "an atoll outside": Mistake("expected_square", "atoll.inside", "boards", "atoll: {inside: [r5c1]}"),
    "ships outside": Mistake("expected_square", "atoll.ships_at", "boards", "atoll: {ships_at: [here]}"),
    "fewer columns than there is land": Mistake(
        "expected_square", "normal.columns", "boards", "normal: {columns: 4}"
    ),
    "land twice": Mistake("expected_squares_once", "normal.land", "boards", "normal: {land: [r1c1, r1c1]}"),
    "nothing but land": Mistake(
        "expected_open_square", "normal.land", "boards", f"normal: {{{BARE}, land: [r1c1]}}"
    ),
    "more players at least than at most": Mistake(
        "expected_at_most", "players.fewest", "start", "players: {fewest: 4, most: 3}"
    ),
    "a board for fewer than must play": Mistake(
        "expected_at_least", "atoll.players", "boards", "atoll: {players: 1}"
    ),
    "too few shells": Mistake("expected_shells", "shells", "start", "shells: 24"),
    "too many shells for each": Mistake("expected_shells", "shells_each", "start", "shells_each: 7"),
}

MISSED_ELSEWHERE = {"expected_maori_tiles"}
"""It cannot be missed by a file that lies over the tables."""

OUT_OF_RANGE = [
    ("start", "side: 1"),
    ("start", "side: 7"),
    ("start", "shells: many"),
    ("start", "players: {fewest: 1}"),
    ("play", "step: -1"),
    ("play", "idle_laps: 0"),
    ("scoring", "lei: ten"),
    ("options", "rules: easy"),
    ("boards", "normal: {rows: 10}"),
    ("boards", "normal: {ships: 0}"),
    ("boards", "lagoon: {rows: 4}"),
    ("tiles", "E-p: -1"),
    ("tiles", "E-p: 100"),
]

CHANGES: dict[str, dict[str, str]] = {
    "rich": {"start": "shells: 200\nshells_each: 30"},
    "poor": {"start": "shells: 0\nshells_each: 0"},
    "one ship": {"boards": "normal: {ships: 1}\natoll: {ships: 1}", "start": "shells_each: 0"},
    "free sailing": {"play": "step: 0\nskipped: 0\nown_step: 0"},
    "dear sailing": {"play": "step: 3\nskipped: 2\nown_step: 4"},
    "a small matrix": {"start": "side: 2"},
    "a large matrix": {"start": "side: 6"},
    "small boards": {
        "boards": "normal: {rows: 2, columns: 2, land: [r1c1], ships_at: []}\n"
        "atoll: {rows: 3, columns: 3, inside: [r2c2], ships_at: []}"
    },
    "large boards": {"boards": "normal: {rows: 9, columns: 9}\natoll: {rows: 9, columns: 9}"},
    "many volcanoes": {"tiles": "volcano: 60"},
    "no volcanoes": {"tiles": "volcano: 0"},
    "tiles of the house": {"tiles": "E-l: 9\nwater-s: 9\nE: 4\nsingle: 3\nEW-phsb: 2"},
    "points of the house": {"scoring": "palm: 0\nlei: 50\nempty: 3\natoll: 5\nship: 2\nshell: 0"},
    "an end at once": {"play": "idle_laps: 1"},
}
