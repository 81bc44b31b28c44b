"""What is heard of a move: made from events alone, like what is seen of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hawaii.kernel.events import Event, TurnEnded

PACE, LEAST = 0.25, 0.12
"""Seconds from one sound of a move to the next: at the usual speed, and however fast."""


def sounds_of(
    sounds: Mapping[type[Event], str], events: Sequence[Event], speed: float
) -> list[tuple[str, float]]:
    """The sounds of a move, and after how many seconds; each is heard once, at its first event."""
    names: dict[str, None] = {}
    for event in events:
        if isinstance(event, TurnEnded):
            break
        name = sounds.get(type(event))
        if name is not None:
            names.setdefault(name)
    pace = max(LEAST, PACE * speed)
    return [(name, number * pace) for number, name in enumerate(names)]
