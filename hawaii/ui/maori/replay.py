"""Looking back at a match of Maori."""

from __future__ import annotations

from hawaii.ui.maori.board_scene import SeaScene
from hawaii.ui.table.replay import LookingBack


class ReplayScene(SeaScene, LookingBack):
    """A time line above the sea."""
