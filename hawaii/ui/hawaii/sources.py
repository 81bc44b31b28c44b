"""Where points come from in Hawaii, as players see it."""

from __future__ import annotations

from hawaii.ui.sources import Group

GROUPS = (
    Group("rounds", "deep", "hawaii/token/price", ("round", "first_space")),
    Group("islands", "blue", "hawaii/island/five_points", ("dock", "island")),
    Group("spears", "lava", "hawaii/tile/spear_hut_1", ("spear_hut",)),
    Group("gods", "night", "hawaii/tile/ku_1", ("ku", "kane", "pele", "lono", "laka", "kanaloa")),
    Group("hula", "hibiscus", "hawaii/tile/hula_1", ("hula",)),
    Group("irrigation", "leaf_dark", "hawaii/tile/irrigation_1", ("irrigation",)),
    Group("long_huts", "ink_soft", "hawaii/tile/long_hut_1", ("long_hut",)),
    Group("kahunas", "purple", "hawaii/tile/kahuna", ("kahuna",)),
    Group("other", "ink", "hawaii/piece/point", ()),
)
"""In the order in which they are scored; the last takes what has no other place."""
