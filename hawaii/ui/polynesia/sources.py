"""Where points come from in Polynesia, as players see it."""

from __future__ import annotations

from hawaii.ui.sources import Group

GROUPS = (
    Group("free", "ink_soft", "polynesia/emblem", ("free",)),
    Group("turtles", "leaf_dark", "polynesia/token/turtle", ("turtles",)),
    Group("tide1", "blue", "polynesia/island/1", ("tide1",)),
    Group("tide2", "hibiscus", "polynesia/token/mask", ("tide2",)),
    Group("tide3", "purple", "polynesia/piece/ship_yellow", ("tide3",)),
)
"""In the order in which they are scored: the personal board, turtles, and the tide cards by their types."""
