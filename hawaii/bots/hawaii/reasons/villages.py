"""Reasons for villages: what they score at the end, and whether they count."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.hawaii.features import REACHES, Village
from hawaii.bots.hawaii.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.kernel.messages import Message

NO_VILLAGE = Village(0, REACHES)
PROSPECTS = ("dancers", "dry_irrigation", "laka", "kanaloa")
"""What tiles that score at the end may still gain."""


def village_reasons(change: Change) -> Iterator[Reason]:
    """Villages that count from now on, come nearer to it, or are worth more."""
    realms, options = change.valuation.realms, change.before.options
    old, new = realms.villages(change.old, options), realms.villages(change.new, options)
    completed: list[int] = []
    points = 0
    for row, village in enumerate(new):
        earlier = old[row] if row < len(old) else NO_VILLAGE
        if earlier.missing and not village.missing and village.points:
            completed.append(row + 1)
            points += village.points
        else:
            yield from _growth(change, row, village, village.points - earlier.points)
            if change.old.tikis and row < len(old):
                yield from _nearer(change, row, earlier, village)
    if len(completed) == 1:
        values = {"village": completed[0], "points": points}
        yield Reason(points, f"village {completed[0]}", Message("advice_completes", values))
    elif completed:
        values = {"number": len(completed), "points": points}
        yield Reason(points, "villages", Message("advice_completes_several", values))


def _growth(change: Change, row: int, village: Village, more: int) -> Iterator[Reason]:
    # What it would score is not won yet: until the village counts, half of it is believed.
    gain = more / 2 if village.missing else float(more)
    piece = change.new_piece(row)
    message = None if piece is None else _end_points(change, row, piece)
    if message is not None:
        if not change.last_round:
            gain += sum(change.gains[name] for name in PROSPECTS)
    elif more > 0:
        values = {"village": row + 1, "points": more}
        message = Message("advice_village_promises" if village.missing else "advice_village_grows", values)
    if message is not None:
        yield Reason(gain, f"village {row + 1}", message)


def _nearer(change: Change, row: int, earlier: Village, village: Village) -> Iterator[Reason]:
    """A longer village, or a further tiki, that is not enough yet."""
    if 0 < village.missing < earlier.missing:
        weights = dict(
            zip(change.valuation.features, change.valuation.realm[change.before.round], strict=True)
        )
        near, far = (weights[f"points_{min(one.missing, REACHES - 1)}_short"] for one in (village, earlier))
        message = Message("advice_village_nearer", {"village": row + 1, "count": village.missing})
        yield Reason((near - far) * village.points, f"village {row + 1} nearer", message)


def _end_points(change: Change, row: int, piece: int) -> Message | None:
    """What a tile counts at the end, in its own words; None for tiles that count nothing."""
    if piece >= 2 * len(change.book.tiles):
        return None  # the start hut
    realms, realm = change.valuation.realms, change.new
    tile, side, village = change.book.tiles[piece >> 1], piece & 1, realm.villages[row]
    if points := tile.village_tile_points.of(side):
        return Message("advice_hula", {"points": points, "now": points * len(village)})
    if points := tile.fruit_points.of(side):
        return Message("advice_laka", {"points": points, "now": points * realms.fruits(realm)})
    if points := tile.sea_points.of(side):
        sea = realms.sea(realm, change.before.options)
        return Message("advice_kanaloa", {"points": points, "now": points * sea})
    if tile.fruit_tile_points:
        return _irrigation(tile.fruit_tile_points, realms.fruit_tiles(village))
    return None


def _irrigation(table: dict[int, int], fruit_tiles: int) -> Message:
    points, most = table.get(fruit_tiles, 0), max(table.values())
    if not points:
        return Message("advice_irrigation_dry", {"most": most})
    if points == most:
        return Message("advice_irrigation_full", {"points": points})
    return Message("advice_irrigation", {"count": fruit_tiles, "points": points, "most": most})
