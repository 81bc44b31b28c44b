"""What is heard of a move in Polynesia."""

from __future__ import annotations

from hawaii.games.polynesia.events import (
    GoodsMoved,
    MemberSailed,
    MembersPlaced,
    PointsTaken,
    RouteExplored,
    RowBuried,
    StoneDrawn,
    TokenTaken,
)
from hawaii.kernel.events import Event

SOUNDS: dict[type[Event], str] = {
    RouteExplored: "wave",
    MemberSailed: "wave",
    MembersPlaced: "step",
    GoodsMoved: "shells",
    TokenTaken: "pick",
    PointsTaken: "pick",
    StoneDrawn: "drop",
    RowBuried: "drop",
}
