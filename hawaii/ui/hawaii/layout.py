"""Where everything lies on the table of Hawaii, in logical units, in each of the three arrangements."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box

RING = 100
"""Spaces of the score track."""
GAP = 6.0
SHORE = 12.0
"""Between the places and the frame: sand and surf."""
COVE, DOCK, SPACE = 360 / 100, 190 / 100, 110 / 100
"""Width to height of the pictures on the beach and in the sea."""


@dataclass(frozen=True)
class RealmLayout:
    """A realm, large: rows of villages, with kahunas before them and tikis above."""

    box: Box
    header: Box
    corner: Box
    """Where the row of tikis meets that of kahunas: the chieftain's."""
    tikis: tuple[Box, ...]
    """By space: the first stands at the right end."""
    kahunas: tuple[Box, ...]
    villages: tuple[Box, ...]
    """A row each."""
    tile: float
    """The side of a tile."""
    boats: Box
    sums: Box
    purse: Box

    def slot(self, row: int, column: int, length: int) -> Box:
        """The place of a tile in a village of so many tiles; long villages move closer together."""
        village = self.villages[row]
        step = self.tile + 2
        if length > 1:
            step = min(step, (village.w - self.tile - 4) / (length - 1))
        return Box(
            village.x + 2 + column * step, village.y + (village.h - self.tile) / 2, self.tile, self.tile
        )


@dataclass(frozen=True)
class TableLayout:
    """All parts of the table."""

    bar: Box
    board: Box
    ring: tuple[Box, ...]
    places: tuple[Box, ...]
    """By position."""
    beach: Box
    cove: Box
    track: tuple[Box, ...]
    docks: tuple[Box, ...]
    realm: RealmLayout
    opponents: tuple[Box, ...]
    """Small realms; none where they are drawers."""
    recent: Box | None
    """What happened last, where there is room for it."""


def lay_out(
    fit: Fit, players: int, rows: dict[int, int], docks: int, tikis: int, villages: int
) -> TableLayout:
    """The table for so many players on a board with these rows of places, the lowest first."""
    room = fit.room
    bar, rest = room.cut_top(54)
    others = players - 1
    opponents: tuple[Box, ...] = ()
    recent: Box | None = None
    if fit.arrangement is Arrangement.FULL:
        strip, rest = rest.cut_bottom(max(176.0, rest.h * 0.2))
        opponents, recent = _strip(strip.inset(GAP, GAP), others)
        board, realm = rest.inset(GAP, GAP).columns([1, 1], gap=GAP)
    elif fit.arrangement is Arrangement.COMPACT:
        board, realm = rest.inset(GAP, GAP).columns([53, 47], gap=GAP)
    else:
        strip, rest = rest.cut_bottom(176)
        opponents, recent = _strip(strip.inset(GAP, GAP), others)
        board, realm = rest.inset(GAP, GAP).rows([56, 44], gap=GAP)
    edge = 26.0
    inner = board.inset(edge + 4)
    docks_box, inner = inner.cut_bottom(inner.h * 0.155, GAP)
    beach, inner = inner.cut_bottom(inner.h * 0.15, GAP)
    cove, sand, track = beach.columns([36, 16, 48], gap=GAP)
    return TableLayout(
        bar=bar,
        board=board,
        ring=_ring(board, edge),
        places=place_boxes(inner.cut_top(SHORE / 2)[1].inset(SHORE, 0), rows),
        beach=sand,
        cove=_near(cove, COVE),
        track=_track(track.inset(4, 2), players),
        docks=tuple(_near(dock, DOCK) for dock in docks_box.columns([1] * docks, gap=GAP)),
        realm=realm_layout(realm, villages, tikis),
        opponents=opponents,
        recent=recent,
    )


def _strip(strip: Box, others: int) -> tuple[tuple[Box, ...], Box | None]:
    """The others side by side; where there are few, what happened last lies beside them."""
    if others == 1:
        only, recent = strip.columns([1, 1], gap=GAP)
        return (only,), recent
    shown = strip.columns([1] * max(others, 3), gap=GAP)
    return tuple(shown[:others]), shown[2] if others == 2 else None


def _track(box: Box, players: int) -> tuple[Box, ...]:
    """The spaces of the sequence track, not wider than they look good."""
    width = min(box.w, players * (box.h * SPACE * 1.15 + 4))
    return tuple(box.centred(width, box.h).columns([1] * players, gap=4))


def _near(box: Box, ratio: float) -> Box:
    """Most of a box, so that a picture of this ratio of width to height is hardly stretched."""
    return box.fitted(min(max(box.w / box.h, ratio / 1.2), ratio * 1.2))


def _ring(board: Box, edge: float) -> tuple[Box, ...]:
    """The score track along the frame, from the lower left corner upwards and around."""
    across = round(RING / 2 * board.w / (board.w + board.h))
    upwards = RING // 2 - across
    left, right = board.cut_left(edge)[0], board.cut_right(edge)[0]
    between = board.inset(edge, 0)
    return (
        *left.rows([1] * upwards)[::-1],
        *between.cut_top(edge)[0].columns([1] * across),
        *right.rows([1] * upwards),
        *between.cut_bottom(edge)[0].columns([1] * across)[::-1],
    )


def place_boxes(inner: Box, rows: dict[int, int], gap: float = GAP) -> tuple[Box, ...]:
    """The places of the board by position: rows of so many, the lowest first, each in the middle."""
    widest = max(rows.values())
    bands = inner.rows([1] * len(rows), gap=gap)[::-1]
    width = (inner.w - gap * (widest - 1)) / widest
    found: list[Box] = []
    for number, row in enumerate(sorted(rows)):
        count = rows[row]
        band = bands[number].centred(count * width + (count - 1) * gap, bands[number].h)
        found += band.columns([1] * count, gap=gap)
    return tuple(found)


def realm_layout(box: Box, villages: int, tikis: int) -> RealmLayout:
    """A realm in a box of any size."""
    inner = box.inset(10, 8)
    header, inner = inner.cut_top(34, 4)
    footer, inner = inner.cut_bottom(max(58.0, min(84.0, box.h * 0.14)), 6)
    columns = 8
    tile = min((inner.h - 8) / (villages + 0.75), inner.w / (columns + 0.85) - 2)
    tiki_row, inner = inner.cut_top(tile * 0.72, 4)
    kahunas, field = inner.cut_left(tile * 0.8, 6)
    rows = field.rows([1] * villages, gap=3)
    corner = Box(kahunas.x, header.y, kahunas.w, tiki_row.bottom - header.y)
    spaces = [
        Box(field.x + 2 + column * (tile + 2), tiki_row.y, tile, tiki_row.h) for column in range(tikis)
    ][::-1]
    boats, rest = footer.cut_left(footer.w * 0.34, 8)
    sums, purse = rest.columns([9, 11], gap=8)
    return RealmLayout(
        box=box,
        header=header.cut_left(corner.w, 6)[1],
        corner=corner,
        tikis=tuple(spaces),
        kahunas=tuple(row._replace(x=kahunas.x, w=kahunas.w) for row in rows),
        villages=tuple(rows),
        tile=tile,
        boats=boats,
        sums=sums,
        purse=purse,
    )


def boat_boxes(box: Box, count: int) -> list[Box]:
    """Boats beside a realm; closer together if there are many."""
    side = min(box.h - 6, 60.0)
    step = min(side + 4, (box.w - side - 10) / max(1, count - 1))
    return [Box(box.x + 5 + number * step, box.y + (box.h - side) / 2, side, side) for number in range(count)]
