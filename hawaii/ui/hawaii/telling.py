"""What happens in Hawaii, in words: a clause for each event that a player would mention."""

from __future__ import annotations

from hawaii.games.hawaii.events import (
    BoatsUsed,
    ChieftainMoved,
    ExchangeHutsUsed,
    FishCaught,
    GiftMissed,
    GodRevealed,
    IslandsMoved,
    IslandVisited,
    KahunaPlaced,
    Paid,
    Received,
    RoundBegan,
    RoundScored,
    SeatResult,
    TikiPlaced,
    TileBought,
    TileGiven,
    TilePlaced,
)
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, listed
from hawaii.ui.log import Clause

SIDES = ("I", "II")


def tell(event: Event) -> list[Clause]:
    """What to say of an event; nothing of what another one says already."""
    match event:
        case ChieftainMoved(seat, origin, destination, number):
            if origin == destination and origin not in ("beach", "cove", "dock", "track"):
                stayed = Message("told_stayed", {"place": Message(f"place_{destination}")})
                return [Clause(seat, stayed)]
            return [Clause(seat, _moved(destination, number))]
        case Paid(seat, shell, foot, fruit):
            return [Clause(seat, Message("told_paid", {"pieces": pieces(shell, foot, fruit)}))]
        case Received(seat, shell, foot, fruit, reason):
            values = {"pieces": pieces(shell, foot, fruit), "reason": reason}
            return [Clause(seat, Message("told_received", values))]
        case ExchangeHutsUsed(seat, first, second):
            return [Clause(seat, Message("told_exchanged", {"count": first + second}))]
        case TileBought(seat, tile, side, number, token):
            values = {"tile": tiles(tile, side, number), "token": token_words(token)}
            return [Clause(seat, Message("told_bought", values))]
        case TileGiven(seat, tile, side, number):
            return [Clause(seat, Message("told_given", {"tile": tiles(tile, side, number)}))]
        case GiftMissed(seat, _, _, reason):
            return [Clause(seat, Message("told_missed", {"reason": reason}))]
        case TilePlaced(seat, _, _, village):
            return [Clause(seat, Message("told_placed", {"village": village}))]
        case KahunaPlaced(seat, space):
            return [Clause(seat, Message("told_kahuna", {"space": space}))]
        case TikiPlaced(seat, space):
            return [Clause(seat, Message("told_tiki", {"space": space}))]
        case FishCaught(seat, _, fish):
            return [Clause(seat, Message("told_fish", {"fish": fish}))]
        case BoatsUsed(seat, fishing, first, second):
            return [Clause(seat, Message("told_boats", {"count": fishing + first + second}))]
        case IslandVisited(seat, dock, island):
            name = Message(f"island_{island}")
            return [Clause(seat, Message("told_island", {"dock": dock, "island": name}))]
        case GodRevealed(stack, tile):
            name = Message(f"tile_{tile}")
            return [Clause(None, Message("told_god", {"stack": stack, "tile": name}))]
        case RoundScored(number, results):
            heading = Clause(None, Message("told_round_scored", {"round": number}), heading=True)
            return [heading, *(Clause(one.seat, _result(one)) for one in results)]
        case IslandsMoved(docks):
            islands = listed([Message(f"island_{island}") for island in docks])
            return [Clause(None, Message("told_islands", {"islands": islands}))]
        case RoundBegan(number):
            return [Clause(None, Message("told_round", {"round": number}), heading=True)]
    return []


def _moved(destination: str, number: int) -> Message:
    if destination in ("beach", "cove", "dock", "track"):
        return Message(f"told_to_{destination}", {"number": number})
    return Message("told_walked", {"place": Message(f"place_{destination}")})


def _result(result: SeatResult) -> Message:
    values = {"sum": result.sum, "needed": result.needed}
    return Message("told_sum_reached" if result.rank else "told_sum_missed", values)


def pieces(shell: int, foot: int, fruit: int) -> Message:
    """So many of each; at least one in all."""
    counts = {"shell": shell, "foot": foot, "fruit": fruit}
    return listed([Message(f"pieces_{kind}", {"count": count}) for kind, count in counts.items() if count])


def tiles(tile: str, side: int, number: int) -> Message:
    """What was bought or given: a tile with its side, or one or two kahunas or tikis."""
    name = Message(f"tile_{tile}")
    if tile in ("kahuna", "tiki"):
        return Message("tiles_two", {"tile": name}) if number == 2 else name
    return Message("tile_side", {"tile": name, "side": SIDES[side - 1]})


def token_words(token: str) -> Message:
    """A price token: "3", or "3s" with spears."""
    value = token.rstrip("s")
    return Message("token_with_spears" if token.endswith("s") else "token_plain", {"value": value})
