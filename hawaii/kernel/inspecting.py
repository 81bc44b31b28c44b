"""Whether the values of tables fit together, each of which is right by itself."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.kernel.tables import Tables


def demand(tables: Tables, holds: bool, expected: str, *paths: str, **values: int | str) -> None:
    """TableError unless something holds. The paths are of values that do not fit together; the player's own
    is to blame.
    """
    if not holds:
        raise tables.wrong(Message(expected, dict(values)), *paths)
