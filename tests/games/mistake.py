"""A mistake in a table of the player's own, and how it is told."""

from __future__ import annotations

from typing import NamedTuple


class Mistake(NamedTuple):
    expected: str
    key: str
    file: str
    text: str
