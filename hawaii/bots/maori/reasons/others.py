"""Reasons in what others can no longer do."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.maori.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.maori.book import EMPTY
from hawaii.kernel.messages import Message

DENIED = 0.25
"""How much of a lei that another player cannot complete any more is believed in."""


def others_reasons(change: Change) -> Iterator[Reason]:
    """A tile that would have completed somebody's lei."""
    kind = change.taken
    if kind == EMPTY or not change.book.tiles[kind].leis:
        return
    for seat, board in enumerate(change.before.boards):
        if seat == change.seat:
            continue
        open_leis = change.boards.view(board.pieces).open_leis
        if any(edge in change.book.turns[kind] for edge in open_leis):
            lei = change.book.tables.scoring.lei
            yield Reason(DENIED * lei, "others", Message("advice_maori_denies"))
            return
