"""Reasons for islands: what they score, and what they may."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.maori.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.islands import Island
from hawaii.games.maori.scoring import palm_points
from hawaii.kernel.messages import Message

OPEN, WIDE_OPEN = 0.6, 0.4
"""How much of the palms is believed in while an island lacks one tile, or more."""
OFFERED, UNSEEN = 0.5, 0.2
"""How much of a lei is believed in when its other half lies in the matrix, or is still to come."""


def island_reasons(change: Change) -> Iterator[Reason]:
    """What the tile that was put does for its island."""
    island = change.island
    if island is None:
        return
    if island.complete:
        yield from _complete(change, island)
    elif not change.new.prospects.dead_squares >> change.square & 1:
        yield from _open(change, island)
        yield from _half_lei(change)


def _complete(change: Change, island: Island) -> Iterator[Reason]:
    points = palm_points(change.book, island)
    lei = change.book.tables.scoring.lei
    if island.leis:
        yield Reason(lei * island.leis, "lei", Message("advice_maori_lei", {"points": lei * island.leis}))
    if not points:
        return
    if len(island.squares) == 1:
        name = "advice_maori_single"
    else:
        name = "advice_maori_completes_atoll" if island.inside else "advice_maori_completes"
    yield Reason(points, "island", Message(name, {"count": points}))


def _open(change: Change, island: Island) -> Iterator[Reason]:
    scoring = change.book.tables.scoring
    ends = [end for end in change.new.prospects.ends if _belongs(change, island, end.square, end.edge)]
    points = ends[0].palms * (scoring.palm_with_hut if island.hut else scoring.palm)
    believed = OPEN if len(ends) == 1 else WIDE_OPEN
    if _joined_hut(change, island):
        values = {"count": island.palms, "points": scoring.palm_with_hut}
        yield Reason(points * believed, "island", Message("advice_maori_hut", values))
    elif points:
        name = "advice_maori_one_open" if len(ends) == 1 else "advice_maori_open"
        yield Reason(points * believed, "island", Message(name, {"count": points}))


def _belongs(change: Change, island: Island, square: int, edge: int) -> bool:
    """Whether an open end is one of the island: beside the square where it goes on lies a tile of it."""
    return any(
        neighbour in island.squares for side, neighbour in change.side.grid.beside[square] if side == edge
    )


def _joined_hut(change: Change, island: Island) -> bool:
    """Whether palms that had no hut have one now, or a hut has its first palms."""
    if not island.hut or len(island.squares) == 1 or not island.palms:
        return False
    pieces = change.before.boards[change.seat].pieces
    earlier = [change.book.of_piece[pieces[square]] for square in island.squares if pieces[square] != EMPTY]
    return not any(tile.huts for tile in earlier) and any(tile.palms for tile in earlier)


def _half_lei(change: Change) -> Iterator[Reason]:
    """Half a lei whose other half may still meet it."""
    book, pieces = change.book, change.after.boards[change.seat].pieces
    if not book.of_piece[pieces[change.square]].leis:
        return
    facing = [
        end.edge
        for end in change.new.prospects.ends
        if end.lei and not end.join and _beside(change, end.square, end.edge) == change.square
    ]
    if not facing:
        return
    lei = book.tables.scoring.lei
    here = [kind for kind in (*change.matrix, change.after.stores[change.seat]) if kind != EMPTY]
    if any(book.tiles[kind].leis and facing[0] in book.turns[kind] for kind in here):
        yield Reason(OFFERED * lei, "lei", Message("advice_maori_half_lei_offered", {"points": lei}))
    elif change.market.unseen_halves(change.before, change.boards, facing):
        yield Reason(UNSEEN * lei, "lei", Message("advice_maori_half_lei", {"points": lei}))


def _beside(change: Change, square: int, edge: int) -> int:
    return next(neighbour for side, neighbour in change.side.grid.beside[square] if side == edge)
