"""What points are for, in words."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.maori.book import Book
from hawaii.kernel.breakdown import Award
from hawaii.kernel.messages import Message
from hawaii.ui.table.numbers import signed

ATOLL = "_atoll"
"""How reasons end that are about islands wholly inside the atoll."""


def award_words(say: Callable[[Message], str], book: Book, award: Award) -> str:
    """The points, what they are for, and how often palms inside the atoll count."""
    times = f" \N{MULTIPLICATION SIGN} {book.tables.scoring.atoll}" if award.reason.id.endswith(ATOLL) else ""
    return f"{signed(award.points)}  {say(award.reason)}{times}"
