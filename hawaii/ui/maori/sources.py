"""Where points come from in Maori, as players see it."""

from __future__ import annotations

from hawaii.ui.sources import Group

GROUPS = (
    Group("palms", "leaf_dark", "maori/thing/palm", ("palms",)),
    Group("huts", "ink_soft", "maori/thing/hut", ("huts",)),
    Group("leis", "hibiscus", "maori/lei/whole", ("leis",)),
    Group("ships", "blue", "maori/thing/ship", ("ships",)),
    Group("shells", "purple", "maori/piece/shell", ("shells",)),
    Group("empty", "lava", "maori/land/water", ("empty",)),
)
"""In the order in which they are scored."""
