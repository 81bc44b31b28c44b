"""Moves made visible: what travels when something happens, made from events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from hawaii.games.polynesia.events import (
    GoodsMoved,
    IslandsSank,
    MemberSailed,
    MembersPlaced,
    RouteExplored,
    StoneDrawn,
    TokenTaken,
)
from hawaii.games.polynesia.kinds import GOODS
from hawaii.kernel.events import Event
from hawaii.ui.geometry import Box
from hawaii.ui.motion import Motion
from hawaii.ui.polynesia.eruption import Still, eruption
from hawaii.ui.polynesia.island_view import figure_boxes, figure_key
from hawaii.ui.polynesia.paint.chart import Route
from hawaii.ui.polynesia.paint.pieces import (
    paint_goods,
    paint_member,
    paint_ship,
    paint_stone,
    paint_token,
)
from hawaii.ui.polynesia.paint.volcano import crater_places
from hawaii.ui.polynesia.route_view import ship_boxes, ship_key
from hawaii.ui.polynesia.view import View

LEG, CARRY = 0.1, 0.34
"""Seconds: for each part of a route, and for what is carried."""
LEGS = 4
THING = 30.0
FEW = 4
"""So many goods are seen on their way, however many there are."""


def motions_of(view: View, events: Sequence[Event], speed: float) -> list[Motion]:
    """Everything that moves, one after the other. The view is that after the events."""
    if not speed:
        return []
    found: list[Motion] = []
    delay = 0.0
    stone = len(view.state.drawn) - sum(isinstance(event, StoneDrawn) for event in events)
    for number, event in enumerate(events):
        if isinstance(event, StoneDrawn):
            motions = [*_stone(view, event.stone, stone)]
            stone += 1
        else:
            motions = [*_motions(view, event)]
        last = 0.0
        for motion in motions:
            last = max(last, (motion.delay + motion.seconds) * speed)
            motion.delay, motion.seconds = motion.delay * speed + delay, motion.seconds * speed
            found.append(motion)
        if not _beside(event, events[number + 1 : number + 2]):
            delay += last * 0.92
    for motion in found:
        if isinstance(motion, Still):
            motion.delay, motion.seconds = 0.0, motion.delay + motion.seconds
    return found


def _beside(event: Event, following: Sequence[Event]) -> bool:
    """Goods travel while other things do, and guides with those they guide."""
    guided = any(isinstance(after, MemberSailed) and after.way == "guiding" for after in following)
    return isinstance(event, GoodsMoved) or guided


def _motions(view: View, event: Event) -> Iterator[Motion]:
    match event:
        case GoodsMoved(kind, count, giver, taker, _):
            yield from _goods(view, kind, count, giver, taker)
        case RouteExplored(seat, route, _, _, _):
            yield from _ship(view, seat, route)
        case MemberSailed(seat, origin, target, _):
            yield from _sailing(view, seat, origin, target)
        case MembersPlaced(seat, island, count, _):
            yield from _placing(view, seat, island, count)
        case IslandsSank():
            yield from eruption(view, partial(_area, view))
        case TokenTaken(seat, island, token):
            start = view.layout.chart.islands[island].token
            end = _area(view, seat, view.layout.home.tokens).centred(start.w, start.h)
            yield Motion(partial(paint_token, kind=token), start, end, CARRY, lift=24)


def _goods(view: View, kind: str, count: int, giver: int | None, taker: int | None) -> Iterator[Motion]:
    number = GOODS.index(kind)
    pile = view.layout.track.piles[number]
    ends = [
        pile if seat is None else _area(view, seat, view.layout.home.goods[number]) for seat in (giver, taker)
    ]
    start, end = (box.centred(THING, THING) for box in ends)
    for one in range(min(count, FEW)):
        yield Motion(partial(paint_goods, kind=kind), start, end, CARRY, delay=one * 0.06, lift=16)


def _ship(view: View, seat: int, name: str) -> Iterator[Motion]:
    """From the board to its route."""
    route = view.layout.chart.routes[name]
    seats = view.state.route_ships[view.sea.route_numbers[name]]
    end = dict(ship_boxes(view, route, seats)).get(seat)
    if end is None:  # it has been taken back since
        return
    start = _area(view, seat, view.layout.home.board.sea).centred(end.w, end.h)
    paint = partial(paint_ship, colour=view.colour(seat), left=route.leftwards)
    yield Motion(paint, start, end, CARRY * 1.2, hides=ship_key(name, seat), lift=20)


def _sailing(view: View, seat: int, origin: str, target: str) -> Iterator[Motion]:
    """Along the route, from shore to shore, in a few legs."""
    chart = view.layout.chart
    route = chart.routes.get(f"{origin}-{target}") or chart.routes[f"{target}-{origin}"]
    end = _stand(view, seat, target)
    start = _stand(view, seat, origin)
    stops = [start, *_stops(route, route.ends[0] != origin, end), end]
    paint = partial(paint_member, colour=view.colour(seat))
    for number, (here, there) in enumerate(pairwise(stops)):
        here, there = (box.centred(end.w, end.h) for box in (here, there))
        yield Motion(paint, here, there, LEG, delay=number * LEG, hides=figure_key(target, seat))


def _stops(route: Route, back: bool, size: Box) -> list[Box]:
    points = route.points[::-1] if back else route.points
    chosen = [points[len(points) * number // (LEGS - 1)] for number in range(1, LEGS - 1)]
    return [Box(x - size.w / 2, y - size.h * 0.8, size.w, size.h) for x, y in chosen]


def _placing(view: View, seat: int, island: str, count: int) -> Iterator[Motion]:
    end = _stand(view, seat, island)
    home = view.layout.home.board.upper[-1]
    start = _area(view, seat, home).centred(end.w, end.h)
    hides = figure_key(island, seat)
    for number in range(min(count, FEW)):
        paint = partial(paint_member, colour=view.colour(seat))
        yield Motion(paint, start, end, CARRY, delay=number * 0.1, hides=hides, lift=26)


def _stand(view: View, seat: int, island: str) -> Box:
    """Where the members of a seat stand on an island, or would."""
    chart = view.layout.chart
    box = figure_boxes(view, island).get(seat)
    if box is None:
        area = chart.volcano if island == chart.main else chart.islands[island].box
        box = area.centred(*chart.islands[island].members(1)[0][2:])
    return box


def _stone(view: View, stone: str, number: int) -> Iterator[Motion]:
    """Out of the bag, into the crater."""
    state, box = view.state, view.layout.chart.volcano
    places = crater_places(box, state.options.jeopardy, len(state.bag) + len(state.drawn))
    end = places[number]
    yield Motion(partial(paint_stone, colour=stone), end.moved(0, -box.h * 0.5), end, CARRY * 1.5)


def _area(view: View, seat: int, own: Box) -> Box:
    """Where things go that a seat gets."""
    if seat == view.me:
        return own
    number = view.others.index(seat)
    boxes = view.layout.opponents
    return boxes[number] if number < len(boxes) else view.layout.home.header
