"""Amounts in words."""

from __future__ import annotations

from hawaii.kernel.messages import Message


def shells_told(count: int) -> Message:
    return Message("ref_maori_of_shells", {"count": count})


def points_told(count: int) -> Message:
    return Message("ref_maori_of_points", {"count": count})


def ships_told(count: int) -> Message:
    return Message("ref_maori_of_ships", {"count": count})


def steps_told(count: int) -> Message:
    return Message("ref_maori_of_steps", {"count": count})
