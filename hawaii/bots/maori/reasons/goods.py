"""Reasons for ships, shells and squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hawaii.bots.maori.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import ENDLESS
from hawaii.kernel.messages import Message

SHIP, SHELL = 0.8, 0.7
"""What one of each is worth by itself, in points."""


def goods_reasons(change: Change) -> Iterator[Reason]:
    yield from _ships(change)
    yield from _shells(change)
    if change.square != NOWHERE:
        yield from _squares(change)


def _ships(change: Change) -> Iterator[Reason]:
    seat, rate = change.seat, change.book.tables.scoring.ship
    boards = [board.ships for board in change.before.boards]
    more = change.after.boards[seat].ships - boards[seat]
    if more <= 0:
        return
    total = boards[seat] + more
    if rate and _leads(boards, seat, more):
        message = Message("advice_maori_ships_most", {"count": total * rate})
        yield Reason(more * SHIP + total * rate / 4, "ships", message)
    else:
        yield Reason(more * SHIP, "ships", Message("advice_maori_ships", {"count": total}))


def _shells(change: Change) -> Iterator[Reason]:
    seat, rate = change.seat, change.book.tables.scoring.shell
    before = change.before.shells
    more = change.after.shells[seat] - before[seat]
    if more <= 0:
        return
    total = before[seat] + more
    if rate and change.before.left != ENDLESS and _leads(before, seat, more):
        message = Message("advice_maori_shells_most", {"count": total * rate})
        yield Reason(float(total * rate), "shells", message)
    else:
        yield Reason(more * SHELL, "shells", Message("advice_maori_shells", {"count": more}))


def _leads(counts: Sequence[int], seat: int, more: int) -> bool:
    """Whether a seat that had not most, or shared that, is now alone in front."""
    others = max(count for other, count in enumerate(counts) if other != seat)
    return counts[seat] <= others < counts[seat] + more


def _squares(change: Change) -> Iterator[Reason]:
    """Each square that is filled for good is one that costs nothing at the end."""
    points = change.book.tables.scoring.empty
    old, new = change.before.boards[change.seat], change.after.boards[change.seat]
    if old.empty and not new.empty and change.before.left == ENDLESS:
        yield Reason(1.5, "squares", Message("advice_maori_ends"))
    elif change.new.prospects.lost <= change.old.prospects.lost:
        yield Reason(0.3 * points, "squares", Message("advice_maori_fills", {"points": points}))
