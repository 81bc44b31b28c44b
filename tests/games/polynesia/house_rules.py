"""Tables of Polynesia that a player may write: such as cannot be played with, and such as can."""

from __future__ import annotations

from tests.games.mistake import Mistake
from tests.games.polynesia import telling

TABLES = telling.TABLES
"""At these, what can be played with is played."""

MISTAKES: dict[str, Mistake] = {
    "more players at least than at most": Mistake(
        "expected_at_most", "players.fewest", "start", "players: {fewest: 4, most: 3}"
    ),
    "a number of players without a map": Mistake(
        "expected_one_map", "small.players", "maps", "small: {players: {fewest: 2, most: 2}}"
    ),
    "a number of players with two maps": Mistake(
        "expected_one_map", "large.players", "maps", "large: {players: {fewest: 3, most: 4}}"
    ),
    "an island with a hyphen": Mistake(
        "expected_island_id",
        "small.islands.te-ika",
        "maps",
        "small: {islands: {te-ika: {name: Te Ika, at: [1, 1]}}}",
    ),
    "two volcanoes": Mistake(
        "expected_one_main_island", "small.islands", "maps", "small: {islands: {rua: {symbol: main}}}"
    ),
    "a route to nowhere": Mistake(
        "expected_route", "large.routes", "maps", "large: {routes: [tahi-atlantis]}"
    ),
    "a route to itself": Mistake("expected_route", "small.routes", "maps", "small: {routes: [tahi-tahi]}"),
    "a route of one end": Mistake("expected_route", "small.neutral", "maps", "small: {neutral: [tahi]}"),
    "a route twice": Mistake(
        "expected_routes_once", "small.routes", "maps", "small: {routes: [tahi-rua, rua-tahi]}"
    ),
    "a route that is neutral as well": Mistake(
        "expected_routes_once", "small.routes", "maps", "small: {routes: [tahi-ahi_nui]}"
    ),
    "a neutral route elsewhere": Mistake(
        "expected_neutral_from_main", "small.neutral", "maps", "small: {neutral: [kiri-sina], routes: []}"
    ),
    "no neutral routes": Mistake(
        "expected_neutral_from_main", "small.neutral", "maps", "small: {neutral: []}"
    ),
    "a token too many": Mistake("expected_island_tokens", "green", "tokens", "green: {mask: 4}"),
    "a token too few": Mistake("expected_island_tokens", "orange", "tokens", "orange: {ship: 1}"),
    "an island more for tokens": Mistake(
        "expected_island_tokens", "small.islands", "maps", "small: {islands: {kiri: {token: green}}}"
    ),
    "more members than spaces": Mistake("expected_at_most", "members", "start", "members: 14"),
    "fewer spaces than members": Mistake("expected_at_most", "lower", "boards", "lower: [0, 0]"),
    "more on the main island than there are": Mistake("expected_at_most", "on_main", "start", "on_main: 14"),
    "places for more in the queue": Mistake(
        "expected_places", "rows", "jeopardy", "rows: [3, 3, 2, 2, 2, 2]"
    ),
    "no card of a type for two": Mistake(
        "expected_tide_cards",
        "gateways",
        "cards",
        "\n".join(
            f"{name}: {{from_players: 3}}" for name in ("gateways", "landfalls", "footholds", "strongholds")
        ),
    ),
    "too few point tokens": Mistake("expected_at_least", "points", "start", "points: 3"),
}

MISSED_ELSEWHERE = set[str]()

OUT_OF_RANGE = [
    ("start", "ships: 0"),
    ("start", "fish: many"),
    ("start", "members: 31"),
    ("start", "players: {fewest: 1}"),
    ("play", "marker: []"),
    ("play", "marker: [3, 0]"),
    ("play", "guide: -1"),
    ("play", "populate_main: 0"),
    ("lava", "red: 0"),
    ("lava", "green: 1"),
    ("boards", "upper: []"),
    ("boards", "lower: [a]"),
    ("scoring", "turtle: one"),
    ("options", "jeopardy: perhaps"),
    ("tokens", "green: {mask: -1}"),
    ("cards", "gateways: {number: one}"),
    ("cards", "gateways: {times: 0}"),
    ("cards", "sharks: {number: '1.5'}"),
    ("cards", "families: {not_with: rain}"),
    ("jeopardy", "rows: []"),
    ("maps", "small: {islands: {rua: {symbol: shark}}}"),
    ("maps", "small: {islands: {rua: {at: [1]}}}"),
    ("maps", "small: {islands: {rua: {token: blue}}}"),
]

CHANGES: dict[str, dict[str, str]] = {
    "rich": {"start": "fish: 60\nshells: 60"},
    "poor": {"start": "fish: 0\nshells: 0\nships: 1"},
    "few members": {"start": "members: 4\non_main: 1", "jeopardy": "rows: [1, 3]"},
    "all on the main island": {"start": "on_main: 13"},
    "nobody on the main island": {"start": "on_main: 0"},
    "free": {"play": "existing: 0\nguide: 0", "cards": "families: {price: 0}"},
    "dear": {"play": "existing: 5\nguide: 4"},
    "one number": {"play": "marker: [1]"},
    "many numbers": {"play": "marker: [9, 1, 9, 2]"},
    "existing routes for two": {"play": "only_new: 0"},
    "existing routes for nobody": {"play": "only_new: 9"},
    "one red stone": {"lava": "red: 1"},
    "many stones": {"lava": "red: 9\ngrey: 0\nblack: 6\nafter_black: 3"},
    "only red stones": {"lava": "grey: 0\nblack: 0"},
    "a black stone that does nothing": {"lava": "after_black: 0"},
    "short boards": {"boards": "upper: [9, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]\nlower: []"},
    "masks for all": {"tokens": "mask4_players: 2"},
    "points of the house": {
        "scoring": "turtle: 3\nturtles: 9\nturtle_token: 0",
        "cards": "footholds: {points: [7]}\ncollections: {points: [-9, 1]}\nfaceless: {points: 4}",
    },
    "another coast": {
        "maps": "small: {neutral: [ahi_nui-kiri], routes: [tahi-rua, kiri-sina, ahi_nui-tahi]}"
    },
    "a small archipelago": {"maps": "large: {islands: {manu: {archipelago: Z}}}"},
}
