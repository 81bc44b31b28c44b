"""The rule tables of Maori as typed structures: one for each file in `data/maori`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hawaii.kernel.table_types import Number, PlayerRange, Table

Small = Annotated[int, Meta(ge=1, le=9)]

RulesName = Literal["basic", "advanced", "pro"]
BoardName = Literal["normal", "atoll"]


class BoardTable(Table, frozen=True):
    """One side of the boards."""

    players: Small
    rows: Small
    columns: Small
    land: tuple[str, ...]
    inside: tuple[str, ...]
    ships: Small
    ships_at: tuple[str, ...]


class Boards(Table, frozen=True):
    normal: BoardTable
    atoll: BoardTable


class Options(Table, frozen=True):
    """What the players agree on before a game."""

    rules: RulesName
    board: BoardName
    fit: Literal["free", "edges"]


class Start(Table, frozen=True):
    players: PlayerRange
    side: Annotated[int, Meta(ge=2, le=6)]
    shells: Number
    shells_each: Number


class Play(Table, frozen=True):
    step: Number
    skipped: Number
    own_step: Number
    idle_laps: Annotated[int, Meta(ge=1, le=99)]


class Scoring(Table, frozen=True):
    palm: Number
    palm_with_hut: Number
    lei: Number
    ship: Number
    shell: Number
    empty: Number
    atoll: Number


class MaoriTables(Table, frozen=True):
    boards: Boards
    options: Options
    play: Play
    scoring: Scoring
    start: Start
    tiles: dict[str, Annotated[int, Meta(ge=0, le=99)]]
