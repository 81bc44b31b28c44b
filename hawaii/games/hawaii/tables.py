"""The rule tables of Hawaii as typed structures: one for each file in `data/hawaii`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hawaii.kernel.table_types import Number, PlayerRange, Table

Positive = Annotated[int, Meta(ge=1, le=999)]
Few = Annotated[int, Meta(ge=1, le=99)]
ResourceName = Literal["shell", "foot", "fruit"]
Family = Literal["hut", "fruit", "god", "village", "boat", "kahuna", "tiki"]


class Sides(Table, frozen=True, rename={"first": "I", "second": "II"}):
    """A number for each side of a tile."""

    first: Number
    second: Number

    def of(self, side: int) -> int:
        """Side 0 is I, 1 is II."""
        return self.second if side else self.first


class Board(Table, frozen=True):
    rows: dict[int, Few]
    neighbour_distance: Positive
    stay: Positive


class Boat(Table, frozen=True):
    room: Few
    printed_feet: Number


class Boats(Table, frozen=True, rename={"first": "I", "second": "II"}):
    fishing_boat: Boat
    first: Boat
    second: Boat


class Dock(Table, frozen=True):
    feet: Few
    points: Number


class Island(Table, frozen=True):
    count: Few
    points: Number = 0
    fruit: Number = 0
    tiles: tuple[str, ...] = ()
    number: Few = 1
    side: Literal["I", "II"] = "I"


class Options(Table, frozen=True):
    """What the players agree on before a game."""

    resources: Literal["hidden", "open"]
    kanaloa_counts_fishing_boat: bool
    rank_only_those_who_reach: bool
    seconds_on_shared_first: bool


class Place(Table, frozen=True):
    tiles: Annotated[tuple[str, ...], Meta(min_length=1)]
    circles: Few
    printed: Positive
    stacks: Number = 0


class KahunaSpace(Table, frozen=True):
    points: Number
    shells: Number


class TikiSpace(Table, frozen=True):
    column: Few
    feet: Number


class RealmTable(Table, frozen=True):
    villages: Few
    kahunas: dict[int, KahunaSpace]
    tikis: dict[int, TikiSpace]


class RankPoints(Table, frozen=True):
    first: Number
    second: Number
    others: Number


class RoundIncome(Table, frozen=True):
    shell: Number
    foot: Number


class Round(Table, frozen=True):
    needed: Number
    points: RankPoints
    income: RoundIncome | None = None


class Rounds(Table, frozen=True):
    rounds: dict[int, Round]
    first_space_points: Number


class Start(Table, frozen=True):
    players: PlayerRange
    shell: Number
    foot: Number
    fruit: dict[int, Number]


class Income(Table, frozen=True):
    shell: Sides = Sides(0, 0)
    foot: Sides = Sides(0, 0)
    fruit: Sides = Sides(0, 0)


class Tile(Table, frozen=True):
    count: Few
    family: Family
    income: Income = Income()
    spear_points: Sides = Sides(0, 0)
    exchange: Sides = Sides(0, 0)
    end_points: Sides = Sides(0, 0)
    fruit_tile_points: dict[Few, Number] = msgspec.field(default_factory=dict)
    chosen_income: Sides = Sides(0, 0)
    village_tile_points: Sides = Sides(0, 0)
    needed_less: Sides = Sides(0, 0)
    tiki_offering: Number = 0
    walk_limit: Sides = Sides(0, 0)
    reached_points: Sides = Sides(0, 0)
    fruit_points: Sides = Sides(0, 0)
    sea_points: Sides = Sides(0, 0)


class TokenTable(Table, frozen=True):
    count: Few
    spears: Number
    fish: Few


class HawaiiTables(Table, frozen=True):
    board: Board
    boats: Boats
    docks: dict[int, Dock]
    islands: dict[str, Island]
    options: Options
    places: dict[str, Place]
    realm: RealmTable
    rounds: Rounds
    start: Start
    tiles: dict[str, Tile]
    tokens: dict[int, TokenTable]


# The vocabulary of the rules; a table may change what a tile does, but not which tiles there are.
KINDS = (
    *("shell_hut", "foot_hut", "spear_hut", "exchange_hut", "long_hut"),
    *("irrigation", "hula", "surfer", "breadfruit", "taro", "coconut", "banana"),
    *("ku", "kane", "pele", "lono", "laka", "kanaloa", "boat", "kahuna", "tiki"),
)

KIND = {name: kind for kind, name in enumerate(KINDS)}
"""The number of each kind."""
