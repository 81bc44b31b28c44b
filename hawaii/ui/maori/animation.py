"""Moves made visible: what travels when something happens, made from events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile

from hawaii.games.maori.events import (
    DiscovererSailed,
    ShellsFound,
    ShellsPaid,
    ShipMoved,
    TileDiscarded,
    TileFetched,
    TilePut,
    TileStored,
    TileTaken,
)
from hawaii.games.maori.tile import Tile, edges_of, read_tile
from hawaii.kernel.events import Event, TurnEnded
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.gestures import OWN_SHIP, SHIP, STORE, square_key
from hawaii.ui.maori.lagoon_view import own_ship_box
from hawaii.ui.maori.mat_view import sails_left, ship_box
from hawaii.ui.maori.paint import paint_discoverer, paint_own_ship, paint_shell, paint_tile
from hawaii.ui.maori.view import View
from hawaii.ui.motion import Motion

LEG, CARRY = 0.16, 0.34
"""Seconds: for each step of the ship, and for what is carried."""
SMALL_TILE, SHELL = 44.0, 30.0
FEW = 5
"""So many shells are seen on their way, however many there are."""


def motions_of(view: View, events: Sequence[Event], speed: float) -> list[Motion]:
    """Everything that moves until the turn ends, one after the other. The view is that after the events."""
    if not speed:
        return []
    found: list[Motion] = []
    delay = 0.0
    origin = view.layout.mat.box.centred(SMALL_TILE, SMALL_TILE)
    for event in takewhile(lambda event: not isinstance(event, TurnEnded), events):
        origin = _origin(view, event) or origin
        last = 0.0
        for motion in _motions(view, event, origin):
            last = max(last, (motion.delay + motion.seconds) * speed)
            motion.delay, motion.seconds = motion.delay * speed + delay, motion.seconds * speed
            found.append(motion)
        if not isinstance(event, ShellsPaid | ShellsFound):  # shells travel while other things do
            delay += last * 0.92
    return found


def _origin(view: View, event: Event) -> Box | None:
    """Where the tile in hand comes from."""
    match event:
        case TileTaken(_, _, square):
            return view.layout.mat.squares[view.game.book.matrix.numbers[square]]
        case TileFetched(seat):
            return view.layout.lagoon.store.fitted(1) if seat == view.me else _area(view, seat)
    return None


def _motions(view: View, event: Event, origin: Box) -> Iterator[Motion]:
    match event:
        case DiscovererSailed(_, berth, _, steps):
            yield from _sailing(view, berth - 1, steps)
        case ShellsPaid(seat, shells, _):
            yield from _shells(view, seat, shells, paid=True)
        case ShellsFound(seat, shells):
            yield from _shells(view, seat, shells, paid=False)
        case TilePut(seat, tile, square, edges):
            end = _square(view, seat, square)
            hides = square_key(square) if seat == view.me else ""
            paint = partial(_tile, _read(tile), edges_of(edges) if edges else None)
            yield Motion(paint, origin, end, CARRY, lift=30, hides=hides)
        case TileStored(seat, tile):
            mine = seat == view.me
            end = view.layout.lagoon.store.fitted(1).inset(8) if mine else _area(view, seat)
            hides = STORE if mine else ""
            yield Motion(partial(_tile, _read(tile), None), origin, end, CARRY, lift=30, hides=hides)
        case TileDiscarded(seat, tile, square):
            start = _square(view, seat, square)
            mine = seat == view.me
            end = view.layout.lagoon.discard.centred(SMALL_TILE, SMALL_TILE) if mine else start.moved(0, 120)
            yield Motion(partial(_tile, _read(tile), None), start, end, CARRY)
        case ShipMoved(seat, start_square, square) if seat == view.me and square:
            end = own_ship_box(_square(view, seat, square))
            begin = own_ship_box(_square(view, seat, start_square)) if start_square else end.moved(0, -60)
            paint = partial(_own_ship, view.colour(seat))
            yield Motion(paint, begin, end, CARRY, lift=16, hides=OWN_SHIP)


def _sailing(view: View, start: int, steps: int) -> Iterator[Motion]:
    """Step by step around the matrix; the ship itself appears when it is there."""
    berths = view.layout.mat.berths
    for step in range(steps):
        begin, end = (ship_box(berths[(start + step + more) % len(berths)]) for more in (0, 1))
        paint = partial(paint_discoverer, left=sails_left(berths, (start + step) % len(berths)))
        yield Motion(paint, begin, end, LEG, delay=step * LEG, hides=SHIP)


def _shells(view: View, seat: int, shells: int, paid: bool) -> Iterator[Motion]:
    home = (view.layout.lagoon.shells if seat == view.me else _area(view, seat)).centred(SHELL, SHELL)
    away = view.layout.mat.shells.centred(SHELL, SHELL)
    start, end = (home, away) if paid else (away, home)
    for number in range(min(shells, FEW)):
        yield Motion(paint_shell, start, end, CARRY, delay=number * 0.06, lift=18)


def _square(view: View, seat: int, name: str) -> Box:
    if seat != view.me:
        return _area(view, seat)
    grid = view.game.book.sides[view.state.options.board].grid
    return view.layout.lagoon.squares[grid.numbers[name]]


def _area(view: View, seat: int) -> Box:
    """Where things go that another seat gets."""
    number = view.others.index(seat)
    boxes = view.layout.opponents
    box = boxes[number] if number < len(boxes) else view.layout.bar
    return box.centred(SMALL_TILE, SMALL_TILE)


def _read(name: str) -> Tile:
    tile = read_tile(name)
    assert tile is not None
    return tile


def _own_ship(colour: str, canvas: Canvas, box: Box) -> None:
    paint_own_ship(canvas, box, colour)


def _tile(tile: Tile, edges: int | None, canvas: Canvas, box: Box) -> None:
    canvas.drop_shadow(box)
    paint_tile(canvas, box, tile, edges)
