"""Plans: complete rows of actions that would fulfil a wish."""

from __future__ import annotations

import msgspec

from hawaii.kernel.actions import Action


class Plan(msgspec.Struct, frozen=True):
    """Actions to play one after the other, and what they cost together. Games add what the plan is about."""

    actions: tuple[Action, ...]
    cost: dict[str, int]
