"""A game of Polynesia as a small picture: the chart with the ships and members of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.miniature import paint_small_chart


def paint_miniature(
    canvas: Canvas, box: Box, game: Polynesia, state: PolynesiaState, colours: Sequence[str], seat: int
) -> None:
    """All see the same chart."""
    sea = game.book.seas[state.players]
    seats = range(state.players)
    ships = {
        sea.routes[route]: [colours[one] for one in seats if found >> one & 1]
        for route, found in enumerate(state.route_ships)
        if found
    }
    members = {
        name: present
        for island, name in enumerate(sea.islands)
        if (present := [colours[one] for one in seats if state.members[one * sea.size + island]])
    }
    paint_small_chart(canvas, box, sea.table, ships, members, state.options.jeopardy)
