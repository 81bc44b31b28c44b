"""Looking back at a match of Hawaii."""

from __future__ import annotations

from hawaii.ui.hawaii.board_scene import IslandScene
from hawaii.ui.table.replay import LookingBack


class ReplayScene(IslandScene, LookingBack):
    """A time line above the island."""
