"""A book-keeper who sees only events, and must always know what everybody has and what lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hawaii.games.maori import Maori
from hawaii.games.maori.events import (
    DiscovererPlaced,
    DiscovererSailed,
    NothingDone,
    ShellsFound,
    ShellsPaid,
    ShipMoved,
    TileDiscarded,
    TileFetched,
    TilePut,
    TileRevealed,
    TileStored,
    TileTaken,
)
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.events import Event, TurnEnded

KNOWN = ("matrix", "ship", "discarded", "turns", "hand", "idle", "seats")


class Ledger:
    """Starts from a snapshot, and is told events from then on. It never looks into the supply."""

    def __init__(self, game: Maori, state: MaoriState) -> None:
        self.game = game
        self.table = game.snapshot(state)
        self.supply = Counter(self.table.pop("supply"))
        self.shells = 30 - sum(seat["shells"] for seat in self.table["seats"])

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hear(event)

    def agrees_with(self, state: MaoriState) -> None:
        found = self.game.snapshot(state)
        assert {key: found[key] for key in KNOWN} == {key: self.table[key] for key in KNOWN}
        assert Counter(found["supply"]) == +self.supply
        assert self.shells + sum(seat["shells"] for seat in found["seats"]) == 30
        assert self._tiles(found).total() == 97

    def _tiles(self, found: dict[str, Any]) -> Counter[str]:
        """All tiles, wherever they are."""
        rows = [*found["matrix"], *(row for seat in found["seats"] for row in seat["board"])]
        tiles = Counter(name.split()[0] for row in rows for name in row if name != ".")
        tiles.update(found["supply"])
        tiles.update(found["discarded"])
        tiles.update(tile for tile in [found["hand"], *(seat["store"] for seat in found["seats"])] if tile)
        assert tiles == Counter(self.game.book.tables.tiles)
        return tiles

    def _set(self, rows: list[list[str]], square: str, tile: str) -> None:
        row, column = int(square[1]) - 1, int(square[3]) - 1
        assert (rows[row][column] == ".") != (tile == "."), "a tile on another, or none where one was"
        rows[row][column] = tile

    def _hear(self, event: Event) -> None:
        table = self.table
        seats = table["seats"]
        match event:
            case DiscovererPlaced(position=position):
                table["ship"] = position
            case DiscovererSailed(origin=origin, position=position, steps=steps):
                assert table["ship"] == origin
                assert (origin + steps - 1) % 16 + 1 == position
                table["ship"] = position
            case ShellsPaid(seat=seat, shells=shells):
                assert shells > 0
                seats[seat]["shells"] -= shells
                self.shells += shells
                assert seats[seat]["shells"] >= 0
            case ShellsFound(seat=seat, shells=shells, missing=missing):
                assert not missing or shells == self.shells
                seats[seat]["shells"] += shells
                self.shells -= shells
            case TileTaken(tile=tile, square=square):
                self._set(table["matrix"], square, ".")
                table.update(hand=tile, idle=0)
            case TileFetched(seat=seat, tile=tile):
                assert seats[seat]["store"] == tile
                seats[seat]["store"] = None
                table.update(hand=tile, idle=0)
            case TileStored(seat=seat, tile=tile):
                assert (table["hand"], seats[seat]["store"]) == (tile, None)
                seats[seat]["store"] = tile
                table["hand"] = None
            case TilePut(seat=seat, tile=tile, square=square, edges=edges):
                assert table["hand"] == tile
                turned = "-p" not in tile and not tile.startswith(("single", "water"))
                self._set(seats[seat]["board"], square, f"{tile} {edges}" if turned else tile)
                table["hand"] = None
            case TileDiscarded(seat=seat, tile=tile, square=square):
                self._set(seats[seat]["board"], square, ".")
                table["discarded"].append(tile)
                table["idle"] = 0
            case NothingDone():
                table["idle"] += 1
            case ShipMoved(seat=seat, origin=origin, square=square):
                assert (seats[seat]["ship"] or "") == origin
                seats[seat]["ship"] = square or None
            case TileRevealed(square=square, tile=tile):
                self._set(table["matrix"], square, tile)
                self.supply[tile] -= 1
                assert self.supply[tile] >= 0
            case TurnEnded():
                table["turns"] += 1
            case _:
                pass
