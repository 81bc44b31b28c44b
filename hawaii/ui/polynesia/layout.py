"""Where everything lies on the table of Polynesia, in logical units, in each of the three arrangements."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.games.polynesia.tables import Boards, MapTable
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.board import BoardLayout, lay_board
from hawaii.ui.polynesia.paint.chart import RATIO, Chart
from hawaii.ui.polynesia.paint.survey import lay_chart

GAP = 6.0
BAR = 54.0
COLUMN = 400.0
"""The least width beside the chart on a full table."""
NARROW = 336.0
"""The same on a compact one."""
WIDE = 800.0
"""From so much width, what lies beside the chart lies in two columns."""
HOME, TRACK = 238.0, 82.0
"""Heights of one's own board, and of the phase marker with the heaps of goods."""
CARDS = 3
CARD, ROW, RECENT = 88.0, 72.0, 96.0
"""The height of a tide card, the least of an opponent, and the least for what happened last."""


@dataclass(frozen=True)
class HomeLayout:
    """A personal board, large: its spaces with the ships, and what else one has."""

    box: Box
    header: Box
    board: BoardLayout
    goods: tuple[Box, Box]
    loss: Box
    """What an eruption would cost."""
    queue: Box
    """In Jeopardy, those who wait on the main island; else it belongs to the tokens."""
    tokens: Box


@dataclass(frozen=True)
class TrackLayout:
    """The phase marker, and the heaps from which one takes."""

    box: Box
    spaces: tuple[Box, ...]
    """One for each number, and the volcano."""
    piles: tuple[Box, Box]
    act: Box
    """A button instead of the heaps: to stop, or to let something go."""


@dataclass(frozen=True)
class TableLayout:
    """All parts of the table."""

    bar: Box
    sea: Box
    """The part of the window for the chart."""
    chart: Chart
    home: HomeLayout
    track: TrackLayout
    cards: tuple[Box, ...]
    opponents: tuple[Box, ...]
    """Rows; none where they are drawers."""
    recent: Box | None
    """What happened last, where there is room for it."""


def lay_out(fit: Fit, players: int, table: MapTable, boards: Boards, phases: int) -> TableLayout:
    """The table for so many players, on this map, with these boards, and so many numbers of the marker."""
    bar, rest = fit.room.cut_top(BAR)
    rest = rest.inset(GAP, GAP)
    others = players - 1
    opponents: tuple[Box, ...] = ()
    recent: Box | None = None
    if fit.arrangement is Arrangement.TALL:
        high = min(rest.w / RATIO, rest.h - 500)
        sea, lower = rest.cut_top(high, GAP)
        left, right = lower.columns([1, 1], gap=GAP)
        home, left = left.cut_top(HOME, GAP)
        track, recent = left.cut_top(TRACK, GAP)
        cards, right = right.cut_top(CARDS * (CARD + 4), GAP)
        opponents = tuple(right.rows([1] * others, gap=4))
    elif fit.arrangement is Arrangement.COMPACT:
        sea, column = rest.cut_left(min(rest.h * RATIO, rest.w - NARROW), GAP)
        home, column = column.cut_top(HOME - 6, GAP)
        track, cards = column.cut_top(TRACK - 8, GAP)
    else:
        sea, column = rest.cut_left(min(rest.h * RATIO, rest.w - COLUMN), GAP)
        if column.w >= WIDE:
            left, right = column.columns([1, 1], gap=GAP)
            home, left = left.cut_top(HOME + 60, GAP)
            track, recent = left.cut_top(TRACK, GAP)
            cards, right = right.cut_top(CARDS * (CARD + 30), GAP)
            opponents = tuple(right.cut_top(min(right.h, others * 150.0))[0].rows([1] * others, gap=4))
        else:
            spare = max(0.0, column.h - 834)
            home, column = column.cut_top(HOME + spare * 0.2, GAP)
            track, column = column.cut_top(TRACK, GAP)
            cards, column = column.cut_top(CARDS * (CARD + 2 + spare * 0.12), GAP)
            opponents, recent = _rows(column, others)
    return TableLayout(
        bar=bar,
        sea=sea,
        chart=lay_chart(table, sea),
        home=home_layout(home, boards),
        track=track_layout(track, phases),
        cards=tuple(cards.rows([1] * CARDS, gap=4)),
        opponents=opponents,
        recent=recent,
    )


def _rows(column: Box, others: int) -> tuple[tuple[Box, ...], Box | None]:
    """The others, one above the other; where they are few, what happened last lies below them."""
    each = min(max(ROW, column.h / 3 - 4), 110.0)
    needed = others * (each + 4)
    if column.h - needed < RECENT:
        return tuple(column.rows([1] * others, gap=4)), None
    upper, recent = column.cut_top(needed, 2)
    return tuple(upper.rows([1] * others, gap=4)), recent


def home_layout(box: Box, boards: Boards) -> HomeLayout:
    """A personal board in a box of any size."""
    header, inner = box.inset(10, 6).cut_top(40, 2)
    lower, mat = inner.cut_bottom(max(46.0, min(64.0, inner.h * 0.26)), 6)
    fish, shell, loss, queue, tokens = lower.columns([3, 3, 3, 3, 4.6], gap=6)
    board = lay_board(mat, len(boards.upper), len(boards.lower))
    return HomeLayout(box, header, board, (fish, shell), loss, queue, tokens)


def track_layout(box: Box, phases: int) -> TrackLayout:
    left, right = box.inset(8, 6).columns([phases + 1.2, 4.4], gap=10)
    spaces = tuple(left.columns([1] * (phases + 1), gap=4))
    one, other = right.columns([1, 1], gap=6)
    act = right.centred(right.w, min(48.0, right.h))
    return TrackLayout(box, spaces, (one, other), act)
