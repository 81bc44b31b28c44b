"""What happens in Maori, in words: a clause for each event that a player would mention."""

from __future__ import annotations

from hawaii.games.maori.events import (
    AllIdle,
    BoardFilled,
    DiscovererPlaced,
    DiscovererSailed,
    GapLeft,
    IslandRemoved,
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
from hawaii.games.maori.tile import Tile, edges_of, read_tile
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, Values
from hawaii.ui.log import Clause
from hawaii.ui.maori.told_tiles import laid_message, square_message, tile_message


def tell(event: Event) -> list[Clause]:
    """What to say of an event; nothing of what another one says already."""
    match event:
        case DiscovererPlaced(seat, position):
            return [Clause(seat, Message("told_launched", {"position": position}))]
        case DiscovererSailed(seat, _, position, steps):
            return [Clause(seat, Message("told_sailed", {"position": position, "count": steps}))]
        case ShellsPaid(seat, shells, purpose):
            return [Clause(seat, Message(f"told_shells_{purpose}", {"count": shells}))]
        case ShellsFound(seat, shells):
            if not shells:
                return [Clause(seat, Message("told_no_shells"))]
            return [Clause(seat, Message("told_found", {"count": shells}))]
        case TileTaken(seat, tile):
            return [Clause(seat, Message("told_taken", {"tile": _named(tile)}))]
        case TileFetched(seat, tile):
            return [Clause(seat, Message("told_fetched", {"tile": _named(tile)}))]
        case TileStored(seat):
            return [Clause(seat, Message("told_stored"))]
        case TilePut(seat, tile, square, edges):
            return [Clause(seat, _put(_read(tile), square, edges))]
        case TileDiscarded(seat, tile, square):
            values: Values = {"tile": _named(tile), "square": square_message(square)}
            return [Clause(seat, Message("told_discarded", values))]
        case NothingDone(seat):
            return [Clause(seat, Message("told_nothing"))]
        case ShipMoved(seat, square=""):
            return [Clause(seat, Message("told_ship_off"))]
        case ShipMoved(seat, _, square):
            return [Clause(seat, Message("told_moored", {"square": square_message(square)}))]
        case BoardFilled(seat):
            return [Clause(seat, Message("told_board_full"))]
        case TileRevealed(_, tile):
            return [Clause(None, Message("told_revealed", {"tile": _named(tile)}))]
        case GapLeft():
            return [Clause(None, Message("told_gap"))]
        case IslandRemoved(seat, squares):
            return [Clause(seat, Message("told_removed", {"count": len(squares)}))]
        case AllIdle():
            return [Clause(None, Message("told_all_idle"))]
    return []


def _put(tile: Tile, square: str, edges: str) -> Message:
    """Where a tile goes; if it could have been turned, how it lies."""
    values: Values = {"square": square_message(square), "tile": laid_message(tile, edges_of(edges))}
    return Message("told_put_turned" if len(tile.turns) > 1 else "told_put", values)


def _named(name: str) -> Message:
    return tile_message(_read(name))


def _read(name: str) -> Tile:
    tile = read_tile(name)
    assert tile is not None
    return tile
