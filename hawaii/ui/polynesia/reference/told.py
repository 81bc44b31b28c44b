"""Amounts in words."""

from __future__ import annotations

from hawaii.kernel.messages import Message


def points_told(count: int) -> Message:
    return Message("ref_polynesia_of_points", {"count": count})


def members_told(count: int) -> Message:
    return Message("ref_polynesia_of_members", {"count": count})


def moves_told(count: int) -> Message:
    return Message("ref_polynesia_of_moves", {"count": count})
