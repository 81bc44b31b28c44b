"""Moves made visible: what travels when something happens, made from events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, takewhile

from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.events import (
    BoatMoored,
    BoatsUsed,
    ChieftainMoved,
    FishCaught,
    IslandVisited,
    KahunaPlaced,
    Paid,
    PriceTokenTaken,
    Received,
    TikiPlaced,
    TilePlaced,
)
from hawaii.kernel.events import Event, PointsScored, TurnEnded
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.board_view import standing_box, token_boxes
from hawaii.ui.hawaii.layout import boat_boxes
from hawaii.ui.hawaii.paint import paint_chieftain, paint_fish, paint_tile, paint_token
from hawaii.ui.hawaii.view import View
from hawaii.ui.motion import Motion, Turning

WALK, CARRY, POP = 0.28, 0.26, 0.7
"""Seconds."""
TURN, SLIDE = 0.3, 0.5
GIVEN, TOKEN, PIECE = 30.0, 40.0, 30.0
"""The size of tiles on the way to another realm, of tokens, and of shells, feet and fruits."""
FEW = 5
"""So many pieces of a kind are seen on their way, however many there are."""
CARRIED = (ChieftainMoved, PriceTokenTaken, FishCaught, TilePlaced, IslandVisited, KahunaPlaced, TikiPlaced)
"""What others wait for."""


def motions_of(view: View, events: Sequence[Event], speed: float) -> list[Motion]:
    """Everything that moves until the turn ends, one after the other. The view is that after the events."""
    if not speed:
        return []
    found: list[Motion] = []
    delay, pops = 0.0, 0
    shown = list(takewhile(lambda event: not isinstance(event, TurnEnded), events))
    # While the end of a turn is shown, what follows it is not in the position yet.
    scores = _scores_before(view, events if view.state is view.match.state else shown)
    for event in shown:
        for motion in _motions(view, event, pops, scores):
            motion.delay, motion.seconds = motion.delay * speed + delay, motion.seconds * speed
            found.append(motion)
        if isinstance(event, PointsScored):
            pops += 1
            scores[event.seat] += event.points
        elif isinstance(event, CARRIED):
            delay += found[-1].seconds * 0.9 if found else 0.0
    return found


def _scores_before(view: View, events: Sequence[Event]) -> list[int]:
    """Where the markers lay before all this."""
    scores = list(view.state.points)
    for event in events:
        if isinstance(event, PointsScored):
            scores[event.seat] -= event.points
    return scores


def _motions(view: View, event: Event, pops: int, scores: Sequence[int]) -> Iterator[Motion]:
    match event:
        case ChieftainMoved(seat, origin, destination, number):
            paint = partial(_chieftain, view.colour(seat))
            hides = f"chieftain:{seat}"
            yield Motion(
                paint, _spot(view, origin), _spot(view, destination, number), WALK, lift=16, hides=hides
            )
        case PriceTokenTaken(seat, token, origin, space):
            start = view.layout.track[space - 1] if origin == "track" else _tokens(view, origin)
            yield Motion(partial(_token, token), start.centred(36, 36), _area(view, seat), CARRY, lift=24)
        case FishCaught(seat, tokens, _):
            start = view.layout.cove.centred(TOKEN, TOKEN)
            for number, token in enumerate(tokens):
                fish = view.game.book.fish[view.game.book.tokens[token]]
                end = _area(view, seat)
                yield Motion(partial(_fish, fish), start, end, CARRY, delay=number * 0.08, lift=24)
        case TilePlaced(seat, tile, side, village, column):
            place = _place_of(view, tile)
            hides = f"laid:{seat}:{village}:{column}" if seat == view.me else ""
            slot = _slot(view, seat, village, column)
            yield Motion(partial(_tile, tile, side), place, slot, CARRY * 1.3, lift=30, hides=hides)
        case KahunaPlaced(seat, space):
            yield _to_space(view, seat, "kahuna", view.layout.realm.kahunas[space - 1])
        case TikiPlaced(seat, space):
            yield _to_space(view, seat, "tiki", view.layout.realm.tikis[space - 1])
        case BoatMoored(seat, side):
            yield _to_space(view, seat, "boat", view.layout.realm.boats, side)
        case BoatsUsed(seat, _, _, _) if seat == view.me:
            yield from _turned(view, seat, (event.fishing, event.first, event.second))
        case Paid(seat, shell, foot, fruit, _) if seat == view.me:
            yield from _pieces(view, (shell, foot, fruit), paid=True)
        case Received(seat, shell, foot, fruit, _) if seat == view.me:
            yield from _pieces(view, (shell, foot, fruit), paid=False)
        case IslandVisited(seat, dock, _):
            start = view.layout.docks[dock - 1].centred(60, 45)
            yield Motion(partial(_points_star, ""), start, _area(view, seat), CARRY, lift=24)
        case PointsScored(seat, points, _):
            yield from _score(view, seat, scores[seat], points, pops)


def _score(view: View, seat: int, before: int, points: int, pops: int) -> Iterator[Motion]:
    """The points rise where the seat is, and its marker goes along the track."""
    start = _area(view, seat).centred(90, 44).moved(0, 26 * pops)
    yield Motion(partial(_points_star, f"+{points}"), start, start.moved(0, -36), POP)
    ring = view.layout.ring
    origin, end = (ring[number % len(ring)].centred(26, 26) for number in (before, before + points))
    yield Motion(partial(_marker, view.colour(seat)), origin, end, SLIDE, hides=f"marker:{seat}")


def _pieces(view: View, pieces: tuple[int, int, int], paid: bool) -> Iterator[Motion]:
    """A few shells, feet and fruits between the purse and the board."""
    cells = view.layout.realm.purse.columns([1, 1, 1])
    away = view.layout.board.centred(PIECE, PIECE)
    for name, count, cell in zip(("shell", "foot", "fruit"), pieces, cells, strict=True):
        home = cell.centred(PIECE, PIECE)
        start, end = (home, away) if paid else (away, home)
        for number in range(min(count, FEW)):
            yield Motion(partial(_piece, name), start, end, CARRY, delay=number * 0.05, lift=18)


def _turned(view: View, seat: int, used: tuple[int, int, int]) -> Iterator[Motion]:
    """Boats that now rest: of each kind they lie behind those that are ready."""
    owned, ready = view.state.realms[seat].fleet, view.state.fleets[seat]
    boxes = iter(boat_boxes(view.layout.realm.boats, sum(owned)))
    for count, free, turned in zip(owned, ready, used, strict=True):
        for number, box in enumerate(islice(boxes, count)):
            if free <= number < free + turned:
                yield Turning(_boat_back, box, box, TURN)


def _to_space(view: View, seat: int, tile: str, space: Box, side: int = 1) -> Motion:
    """A tile that belongs to no village, on its way to its space."""
    end = space.fitted(1) if seat == view.me else _area(view, seat).centred(GIVEN, GIVEN)
    return Motion(partial(_tile, tile, side), _place_of(view, tile), end, CARRY * 1.3, lift=30)


def _marker(colour: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(f"hawaii/piece/marker_{colour}", box)


def _piece(name: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(f"hawaii/piece/{name}", box)


def _boat_back(canvas: Canvas, box: Box) -> None:
    canvas.panel(box, "paper_dim", 8, "edge")


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
    boxes = view.layout.opponents
    number = view.others.index(seat)
    return (boxes[number] if number < len(boxes) else view.layout.bar).centred(TOKEN, TOKEN)
