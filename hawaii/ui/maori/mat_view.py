"""The middle of the table: the matrix, the discoverer ship around it, what is left of tiles and shells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.supply import shells_left
from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.gestures import SHIP, berth_key, matrix_key
from hawaii.ui.maori.marks import paint_price, price_box
from hawaii.ui.maori.paint import paint_back, paint_berth, paint_discoverer, paint_shell, paint_tile
from hawaii.ui.maori.tips import matrix_tip
from hawaii.ui.maori.view import View
from hawaii.ui.widgets import Button, Drawn, Widget

STACK = 5
"""Tiles of the supply that are seen, however many there are."""


def mat_widgets(view: View) -> list[Widget]:
    return [*_berths(view), *_tiles(view), *_ship(view), _supply(view), _shells(view), *_turning(view)]


# -- the matrix ------------------------------------------------------------------------------------


def _tiles(view: View) -> list[Widget]:
    """Tiles can be picked when it is one's turn; those out of reach say why."""
    book, state = view.game.book, view.state
    found: list[Widget] = []
    for square, (box, kind) in enumerate(zip(view.layout.mat.squares, state.matrix, strict=True)):
        name = book.matrix.names[square]
        key = matrix_key(name)
        if kind == EMPTY:
            tip = view.later(Message("tip_gap"))
            found.append(Drawn(key, box.inset(2), tip=tip, content="gap", paint=_paint_gap))
            continue
        tile = book.tiles[kind]
        price = view.gestures.price(key) if view.free else None
        picked = view.picked == key
        turns = tile.turns
        edges = turns[view.turned % len(turns)] if picked else None
        ready = view.free and view.gestures.at_turn
        dim = ready and price is None and not picked

        def paint(
            canvas: Canvas,
            box: Box,
            kind: int = kind,
            edges: int | None = edges,
            price: int | None = price,
            dim: bool = dim,
            picked: bool = picked,
        ) -> None:
            paint_tile(canvas, box, book.tiles[kind], edges)
            if dim:
                canvas.veil(box, "night", 90)
            if price is not None:
                paint_price(canvas, price_box(box), price)
            if picked:
                canvas.outline(box, "gold", 6, 4)

        found.append(
            Drawn(
                key,
                box.inset(2),
                act=partial(view.pick, key) if ready and not tile.is_volcano else None,
                tip=partial(matrix_tip, view, name, tile),
                drags=ready and price is not None,
                content=(kind, edges, price, dim, picked),
                paint=paint,
                paint_picked=partial(_paint_turned, view, tile),
                page=f"tile:{tile.name}",
            )
        )
    return found


def _paint_turned(view: View, tile: Tile, canvas: Canvas, box: Box) -> None:
    """As it was turned."""
    paint_tile(canvas, box, tile, tile.turns[view.turned % len(tile.turns)])


def _paint_gap(canvas: Canvas, box: Box) -> None:
    canvas.panel(box.inset(4), "deep", 8, "ink_light", 1.5, alpha=70)


# -- the ship --------------------------------------------------------------------------------------


def _berths(view: View) -> list[Widget]:
    """Positions of the ship. Those that can be reached show their price, and can be clicked."""
    state = view.state
    sails = view.gestures.berths() if view.mine and not view.card else {}
    shown = view.free and (view.picked in ("", SHIP))
    found: list[Widget] = []
    for number, box in enumerate(view.layout.mat.berths, start=1):
        key = berth_key(number)
        reach = sails.get(key)
        price = view.ways.get(number, reach[1] if reach is not None and shown else None)
        chosen = view.chosen == number
        glows = (view.picked == SHIP and reach is not None) or chosen

        def tip(key: str = key, price: int | None = price, number: int = number) -> str:
            if price:
                return view.say(Message("tip_berth_price", {"position": number, "count": price}))
            if price == 0:
                return view.say(Message("tip_berth_free", {"position": number}))
            why = view.gestures.why_no_berth(key) if view.free and view.gestures.step >= 0 else None
            about = view.say(Message("tip_berth", {"position": number}))
            return f"{about}\n{view.say(why)}" if why is not None else about

        def paint(
            canvas: Canvas, box: Box, price: int | None = price, here: bool = state.ship == number - 1
        ) -> None:
            ring = box.centred(box.w * 0.46, box.h * 0.46)
            if not here:
                paint_berth(canvas, ring)
            if price is not None:
                tag = box.centred(max(36.0, min(46.0, box.w * 0.5)), max(20.0, min(26.0, box.h * 0.3)))
                paint_price(canvas, tag if price else tag.centred(tag.h, tag.h), price)

        found.append(
            Drawn(
                key,
                box.inset(4),
                act=partial(view.put, key) if price is not None else None,
                tip=tip,
                takes=(lambda other: True) if view.free else None,
                glows=glows,
                content=(price, state.ship == number - 1),
                paint=paint,
                page="ship",
            )
        )
    return found


def _ship(view: View) -> list[Widget]:
    state = view.state
    if state.ship == NOWHERE:
        return []
    box = ship_box(view.layout.mat.berths[state.ship])
    sails = view.free and view.gestures.step == step_numbers.SAIL
    picked = view.picked == SHIP

    left = sails_left(view.layout.mat.berths, state.ship)

    def paint(canvas: Canvas, box: Box) -> None:
        paint_discoverer(canvas, box, left)
        if picked:
            canvas.outline(box, "gold", 10, 4)

    return [
        Drawn(
            SHIP,
            box,
            act=partial(view.pick, SHIP) if sails else None,
            tip=view.later(
                Message("tip_ship", {"key": view.key_of("chieftain")}) if sails else Message("tip_ship_still")
            ),
            drags=sails,
            content=(state.ship, picked),
            paint=paint,
            paint_picked=partial(paint_discoverer, left=left),
            page="ship",
        )
    ]


def ship_box(berth: Box) -> Box:
    side = min(berth.w, berth.h) * 0.94
    return berth.centred(side, side)


def sails_left(berths: Sequence[Box], position: int) -> bool:
    """Whether the ship is on its way from the right to the left: below the matrix, and up on its left."""
    return position >= len(berths) // 2


# -- what is left ----------------------------------------------------------------------------------


def _supply(view: View) -> Widget:
    left = len(view.state.supply)

    def paint(canvas: Canvas, box: Box) -> None:
        words, stack = box.cut_bottom(24)
        side = min(stack.w - 12, stack.h - 10)
        for number in range(min(STACK, left)):
            spot = stack.centred(side, side).moved(2.0 * number - 4, -2.0 * number + 4)
            paint_back(canvas, spot)
        if not left:
            canvas.panel(stack.centred(side, side), "paper_dim", 8, "edge", 1.5, alpha=90)
        canvas.text(words, str(left), NORMAL, "ink_light", "bold", "centre")

    tip = view.later(Message("tip_supply", {"count": left}))
    return Drawn("supply", view.layout.mat.supply, tip=tip, content=left, paint=paint, page="tiles_left")


def _shells(view: View) -> Widget:
    left = shells_left(view.game.book, view.state)

    def paint(canvas: Canvas, box: Box) -> None:
        words, heap = box.cut_bottom(24)
        side = min(36.0, heap.h * 0.5)
        for number in range(min(7, left)):
            column, row = (number % 4, 0) if number < 4 else (number - 4, 1)
            x = heap.middle[0] - side * 1.2 + column * side * 0.62 + row * side * 0.3
            y = heap.bottom - side - row * side * 0.5
            paint_shell(canvas, Box(x, y, side, side))
        canvas.text(words, str(left), NORMAL, "ink_light", "bold", "centre")

    tip = view.later(Message("tip_shells_left", {"count": left}))
    return Drawn("shells", view.layout.mat.shells, tip=tip, content=left, paint=paint, page="shells")


def _turning(view: View) -> list[Widget]:
    """A button, while a tile that can be turned is picked."""
    if len(view.gestures.turns_of(view.picked)) < 2 or view.card:
        return []
    box = view.layout.mat.turn.centred(min(150.0, view.layout.mat.turn.w), 46)
    words = view.say(Message("button_turn"))
    tip = view.say(Message("tip_turns", {"key": view.key_of("turn")}))
    return [Button("button:turn", box, act=partial(view.put, "turn"), text=words, tip=tip, size=SMALL)]
