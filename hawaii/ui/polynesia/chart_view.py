"""The sea chart: islands with members and tokens, routes with ships, and the volcano with its stones."""

from __future__ import annotations

from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.polynesia.gestures import HOME, SHIP, island_key
from hawaii.ui.polynesia.island_view import figures, island_ground, island_shore
from hawaii.ui.polynesia.layout import TableLayout
from hawaii.ui.polynesia.marks import price_of
from hawaii.ui.polynesia.paint.ground import paint_chart
from hawaii.ui.polynesia.paint.pieces import paint_point
from hawaii.ui.polynesia.route_view import lanes, markers, routes, ships
from hawaii.ui.polynesia.view import View
from hawaii.ui.polynesia.volcano_view import crater, sunk, volcano_shore
from hawaii.ui.widgets import Drawn, Widget


def paint_sea(canvas: Canvas, layout: TableLayout, state: PolynesiaState) -> None:
    """What never changes on the chart."""
    canvas.drop_shadow(layout.chart.frame, 6)
    paint_chart(canvas, layout.chart, state.options.jeopardy)


def chart_widgets(view: View) -> list[Widget]:
    lands = [*_islands(view), *figures(view), *_prizes(view)]
    # What a ship may be put on lies above all else: some routes are short.
    parts = (lands, routes(view)) if view.picked == SHIP else (routes(view), lands)
    return [*ships(view), *markers(view), *lanes(view), *parts[0], *parts[1]]


def _islands(view: View) -> list[Widget]:
    """What a member in the hand may land on shows its price."""
    holding = view.mine and not view.card and (view.picked == HOME or view.picked.startswith("island:"))
    homes = view.gestures.homes(view.picked) if holding else {}
    found: list[Widget] = []
    for name in view.layout.chart.islands:
        plans = homes.get(island_key(name))
        price = price_of(plans) if plans else None
        if view.state.over and view.sea.numbers[name] in view.sea.sinking:
            found.append(sunk(view, name))
        if view.sea.numbers[name] == view.sea.main:
            found += [crater(view), volcano_shore(view, name, price, holding)]
        else:
            found += [island_shore(view, name, price, holding), island_ground(view, name)]
    return found


def _prizes(view: View) -> list[Widget]:
    """Card 1.2: a point token on each archipelago where nobody has been."""
    found: list[Widget] = []
    for number in range(len(view.sea.archipelagos)):
        if view.state.unclaimed >> number & 1:
            box = view.layout.chart.prizes[number]
            tip = view.later(Message("tip_prize"))
            found.append(
                Drawn(
                    f"prize:{number}", box, tip=tip, content=number, paint=paint_point, page="card:landfalls"
                )
            )
    return found
