"""Tiles: what their names say (see `data/maori/tiles.yaml`)."""

from __future__ import annotations

import re
from typing import NamedTuple

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Edges, a bit each; clockwise, so that turning a tile doubles them."""
EDGES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
SHAPES = ("N", "E", "S", "W", "NS", "EW")
"""The edges over which the land of a tile goes on. There are no curves, and islands are straight."""
WHOLE = ("single", "water", "volcano")

_NAME = re.compile(r"(?P<form>[A-Za-z]+)(-(?P<things>p*h?s*b*l?))?")


class Tile(NamedTuple):
    """What a tile shows."""

    name: str
    form: str
    """Its open edges, or "single", "water", "volcano"."""
    palms: int
    huts: int
    shells: int
    ships: int
    leis: int
    """Half a lei, at the open edge."""

    @property
    def is_volcano(self) -> bool:
        return self.form == "volcano"

    @property
    def is_land(self) -> bool:
        return self.form not in ("water", "volcano")

    @property
    def turns(self) -> tuple[int, ...]:
        """The open edges in each way it may be laid; those that look alike are one."""
        edges = edges_of(self.form)
        if self.palms or not edges:
            return (edges,)  # palms stand upright
        if self.form in ("NS", "EW"):
            return (NORTH | SOUTH, EAST | WEST)
        return (NORTH, EAST, SOUTH, WEST)


def edges_of(form: str) -> int:
    """The open edges as bits; none of what is whole."""
    return 0 if form in WHOLE else sum(EDGES[letter] for letter in form)


def edge_names(edges: int) -> str:
    """Edges as they are written: "N", "EW".

    >>> edge_names(EAST | WEST)
    'EW'
    """
    return "".join(letter for letter, edge in EDGES.items() if edges & edge)


def opposite(edges: int) -> int:
    """The edges on the other side.

    >>> edge_names(opposite(NORTH))
    'S'
    """
    return (edges << 2 | edges >> 2) & 15


def read_tile(name: str) -> Tile | None:
    """The tile of a name, if there can be such a one.

    >>> read_tile("EW-pph")
    Tile(name='EW-pph', form='EW', palms=2, huts=1, shells=0, ships=0, leis=0)
    """
    found = _NAME.fullmatch(name)
    if found is None or found["form"] not in (*SHAPES, *WHOLE):
        return None
    form, things = found["form"], found["things"] or ""
    if name.endswith("-"):
        return None
    tile = Tile(name, form, *(things.count(letter) for letter in "phsbl"))
    if not tile.is_land and (tile.palms or tile.huts or tile.leis or (tile.is_volcano and things)):
        return None  # nothing grows on water, and nobody takes a volcano
    if tile.leis and form not in EDGES:
        return None  # half a lei lies at the one open edge
    if not tile.palms and edges_of(form) and form not in ("E", "EW"):
        return None  # it may be turned: it is named as it lies to the east
    return tile
