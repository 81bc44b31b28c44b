"""What happens in Polynesia, in words: a clause for each event that a player would mention."""

from __future__ import annotations

from hawaii.games.polynesia.events import (
    GoodsMoved,
    IslandsSank,
    KindDeclined,
    MarkerMoved,
    MemberSailed,
    MembersPlaced,
    PointsTaken,
    RoundBegun,
    RouteExplored,
    RowBuried,
    StoneDrawn,
    TokenSpent,
    TokenTaken,
)
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message, Values, listed
from hawaii.ui.log import Clause, somebody
from hawaii.ui.polynesia.naming import (
    goods_told,
    island_name,
    kind_name,
    route_told,
    stone_name,
    token_name,
)


def tell(event: Event) -> list[Clause]:
    """What to say of an event; nothing of what another one says already."""
    match event:
        case GoodsMoved():
            return _goods(event)
        case RouteExplored(seat, route, _, new, free):
            how = "told_free_ship" if free else "told_explored" if new else "told_joined"
            return [Clause(seat, Message(how, {"route": route_told(route)}))]
        case MemberSailed(seat, origin, target, way):
            values: Values = {"origin": island_name(origin), "target": island_name(target)}
            return [Clause(seat, Message(f"told_member_{way}", values))]
        case MembersPlaced(seat, island, count, purpose):
            placed: Values = {"count": count, "island": island_name(island)}
            return [Clause(seat, Message(f"told_placed_{purpose}", placed))]
        case TokenTaken(seat, island, token):
            taken: Values = {"token": token_name(token), "island": island_name(island)}
            return [Clause(seat, Message("told_token", taken))]
        case TokenSpent(seat, "mask"):
            return [Clause(seat, Message("told_mask"))]
        case TokenSpent(seat, _, used=False):
            return [Clause(seat, Message("told_ship_left"))]
        case PointsTaken(seat, count):
            return [Clause(seat, Message("told_point_tokens", {"count": count}))]
        case KindDeclined(seat, kind):
            return [Clause(seat, Message("told_declined", {"kind": kind_name(kind)}))]
        case _:
            return _at_the_table(event)


def _goods(event: GoodsMoved) -> list[Clause]:
    """Who pays says so, and to whom; what comes from the supply is told by whoever receives it."""
    goods = goods_told(event.kind, event.count)
    if event.giver is None:
        assert event.taker is not None
        return [Clause(event.taker, Message(f"told_goods_{event.purpose}", {"goods": goods}))]
    if event.taker is None:
        return [Clause(event.giver, Message(f"told_goods_{event.purpose}", {"goods": goods}))]
    paid: Values = {"goods": goods, "name": somebody(event.taker)}
    return [Clause(event.giver, Message(f"told_paid_{event.purpose}", paid))]


def _at_the_table(event: Event) -> list[Clause]:
    match event:
        case RoundBegun(number):
            return [Clause(None, Message("told_round", {"round": number}), heading=True)]
        case MarkerMoved(number) if number:
            return [Clause(None, Message("told_marker", {"number": number}))]
        case StoneDrawn(stone):
            return [Clause(None, Message("told_stone", {"stone": stone_name(stone)}))]
        case RowBuried(row, lost):
            return [Clause(None, Message("told_buried", {"row": row})), *_lost(lost, buried=True)]
        case IslandsSank(islands, lost):
            names = listed([Message("polynesia_island", {"island": island_name(one)}) for one in islands])
            sank = Clause(None, Message("told_sank", {"islands": names}), heading=True)
            return [sank, *_lost(lost, buried=False)]
    return []


def _lost(lost: tuple[int, ...], buried: bool) -> list[Clause]:
    """Everybody whose members came to the board."""
    return [
        Clause(seat, Message("told_lost" if buried else "told_rescued", {"count": count}))
        for seat, count in enumerate(lost)
        if count
    ]
