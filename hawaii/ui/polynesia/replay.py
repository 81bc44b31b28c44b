"""Looking back at a match of Polynesia."""

from __future__ import annotations

from hawaii.ui.polynesia.board_scene import ChartScene
from hawaii.ui.table.replay import LookingBack


class ReplayScene(ChartScene, LookingBack):
    """A time line above the chart."""
