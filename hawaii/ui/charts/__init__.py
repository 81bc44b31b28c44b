"""Pictures of numbers, drawn on a canvas in logical units.

Each is a function that paints into a box, to be called by a `Drawn` widget or in any other painting. What
takes time is drawn once for a size and a content, and kept by the canvas.
"""

from hawaii.ui.charts.bars import Bar as Bar
from hawaii.ui.charts.bars import bar as bar
from hawaii.ui.charts.bars import bars as bars
from hawaii.ui.charts.bars import segment as segment
from hawaii.ui.charts.columns import columns as columns
from hawaii.ui.charts.columns import counted as counted
from hawaii.ui.charts.curve import Line as Line
from hawaii.ui.charts.curve import curve as curve
from hawaii.ui.charts.share import ring as ring
