"""Moves made visible: what travels when something happens, made from events alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.events import (
    ChieftainMoved,
    FishCaught,
    IslandVisited,
    PriceTokenTaken,
    TilePlaced,
)
from hawaii.kernel.events import Event, PointsScored, TurnEnded
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.board_view import standing_box, token_boxes
from hawaii.ui.hawaii.paint import paint_chieftain, paint_fish, paint_tile, paint_token
from hawaii.ui.hawaii.view import View
from hawaii.ui.motion import Motion

WALK, CARRY, POP = 0.28, 0.26, 0.7
"""Seconds."""
GIVEN, TOKEN = 30.0, 40.0
"""The size of tiles on the way to another realm, and of tokens."""


def motions_of(view: View, events: Sequence[Event], speed: float) -> list[Motion]:
    """Everything that moves until the turn ends, one after the other. The view is that after the events."""
    found: list[Motion] = []
    delay = 0.0
    pops = 0
    for event in events:
        if isinstance(event, TurnEnded):
            break
        motion = _motion(view, event, pops)
        if motion is None:
            continue
        motion.delay, motion.seconds = delay, motion.seconds * speed
        found.append(motion)
        if isinstance(event, PointsScored):
            pops += 1
        else:
            delay += motion.seconds * 0.9
    return found if speed else []


def _motion(view: View, event: Event, pops: int) -> Motion | None:
    match event:
        case ChieftainMoved(seat, origin, destination, number):
            paint = partial(_chieftain, view.colour(seat))
            hides = f"chieftain:{seat}"
            return Motion(
                paint, _spot(view, origin), _spot(view, destination, number), WALK, lift=16, hides=hides
            )
        case PriceTokenTaken(seat, token, origin, space):
            start = view.layout.track[space - 1] if origin == "track" else _tokens(view, origin)
            return Motion(partial(_token, token), start.centred(36, 36), _area(view, seat), CARRY, lift=24)
        case FishCaught(seat, tokens, _):
            fish = view.game.book.fish[view.game.book.tokens[tokens[0]]]
            start = view.layout.cove.centred(TOKEN, TOKEN)
            return Motion(partial(_fish, fish), start, _area(view, seat), CARRY, lift=24)
        case TilePlaced(seat, tile, side, village, column):
            place = _place_of(view, tile)
            hides = f"laid:{seat}:{village}:{column}" if seat == view.me else ""
            return Motion(
                partial(_tile, tile, side),
                place,
                _slot(view, seat, village, column),
                CARRY * 1.3,
                lift=30,
                hides=hides,
            )
        case IslandVisited(seat, dock, _):
            start = view.layout.docks[dock - 1].centred(60, 45)
            return Motion(partial(_points_star, ""), start, _area(view, seat), CARRY, lift=24)
        case PointsScored(seat, points, _):
            start = _area(view, seat).centred(90, 44).moved(0, 26 * pops)
            return Motion(partial(_points_star, f"+{points}"), start, start.moved(0, -36), POP)
    return None


def _chieftain(colour: str, canvas: Canvas, box: Box) -> None:
    paint_chieftain(canvas, box, colour)


def _token(token: str, canvas: Canvas, box: Box) -> None:
    paint_token(canvas, box, token)


def _fish(fish: int, canvas: Canvas, box: Box) -> None:
    paint_fish(canvas, box, fish)


def _tile(tile: str, side: int, canvas: Canvas, box: Box) -> None:
    canvas.drop_shadow(box)
    paint_tile(canvas, box, tile, side)


def _points_star(words: str, canvas: Canvas, box: Box) -> None:
    canvas.picture("hawaii/piece/point", box.centred(min(box.w, box.h) * 1.3, min(box.w, box.h) * 1.3))
    if words:
        canvas.text(box, words, 22, "ink_dark", "title", "centre")


def _spot(view: View, name: str, number: int = 0) -> Box:
    layout, state, book = view.layout, view.state, view.game.book
    match name:
        case "beach":
            return standing_box(layout.beach, 1, beach=True)
        case "cove":
            return layout.cove.centred(42, 42)
        case "dock":
            return layout.docks[number - 1].centred(42, 42)
        case "track":
            return layout.track[number - 1].centred(42, 42)
    position = state.layout.index(book.places[name]) if name in book.places else BEACH
    return standing_box(layout.places[position], 0, beach=False)


def _tokens(view: View, place: str) -> Box:
    book = view.game.book
    position = view.state.layout.index(book.places[place])
    return token_boxes(view.layout.places[position], 1)[0]


def _place_of(view: View, tile: str) -> Box:
    book = view.game.book
    for place, name in enumerate(book.place_names):
        if tile in book.tables.places[name].tiles:
            return view.layout.places[view.state.layout.index(place)].centred(52, 52)
    return view.layout.board.centred(52, 52)


def _slot(view: View, seat: int, village: int, column: int) -> Box:
    if seat == view.me:
        row = view.state.realms[seat].villages[village - 1]
        return view.layout.realm.slot(village - 1, column - 1, len(row))
    return _area(view, seat).centred(GIVEN, GIVEN)


def _area(view: View, seat: int) -> Box:
    """Where things go that a seat gets."""
    if seat == view.me:
        return view.layout.realm.sums.centred(TOKEN, TOKEN)
    others = [(view.me + number) % len(view.state.points) for number in range(1, len(view.state.points))]
    boxes = view.layout.opponents
    number = others.index(seat)
    return (boxes[number] if number < len(boxes) else view.layout.bar).centred(TOKEN, TOKEN)
