"""The board: places with their tiles and price tokens, the beach, the docks, and the score track around."""

from __future__ import annotations

from functools import partial

from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.state import ACTIVE, NO_ISLAND, NO_TOKEN
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import CHIEFTAIN, place_key, tile_key
from hawaii.ui.hawaii.layout import RING
from hawaii.ui.hawaii.paint import (
    paint_chieftain,
    paint_count,
    paint_fish,
    paint_place,
    paint_tile,
    paint_token,
)
from hawaii.ui.hawaii.tips import dock_tip, place_tip, price_tip, tile_tip, track_tip
from hawaii.ui.hawaii.view import View
from hawaii.ui.widgets import Doing, Drawn, Picture, Tip, Widget, words_of

SAND = 160 / 100
"""Width to height of the picture of the beach."""


def board_widgets(view: View) -> list[Widget]:
    return [
        *_markers(view),
        _beach(view),
        *_places(view),
        _cove(view),
        *_track(view),
        *_docks(view),
        *_chieftains(view),
        *_costs(view),
    ]


def _goal(view: View, key: str, about: Tip) -> Doing:
    """What a place does for the chieftain: arguments for its widget."""
    goals = view.gestures.goals() if view.free else {}
    possible = key in goals
    picked = view.picked == CHIEFTAIN

    def tip() -> str:
        if view.free and not possible:
            why = view.gestures.why_no_goal(key)
            words = why if isinstance(why, str) else view.say(why)
            return f"{words_of(about)}\n{words}" if words else words_of(about)
        return words_of(about)

    return {
        "act": (lambda: view.put(key)) if possible else None,
        "tip": tip,
        "takes": (lambda other: True) if view.free else None,
        "glows": picked and possible,
    }


# -- score track -----------------------------------------------------------------------------------


def _markers(view: View) -> list[Widget]:
    """One for each seat; those on the same space lie side by side."""
    points, ring = view.state.points, view.layout.ring
    found: list[Widget] = []
    for seat, score in enumerate(points):
        cell = ring[score % RING]
        together = [other for other, there in enumerate(points) if there % RING == score % RING]
        number = together.index(seat)
        # Those on one space lie in a row towards the middle of the board's edge, so that all can be seen.
        x, y = view.layout.board.middle
        way = 1 if (cell.middle[0] < x if cell.w >= cell.h else cell.middle[1] < y) else -1
        along = (9 * way * number, 0) if cell.w >= cell.h else (0, 9 * way * number)
        box = _inside(view.layout.board, cell.centred(26, 26)).moved(*along)
        words = view.later(Message("tip_score", {"name": view.name(seat), "points": score}))
        name = f"hawaii/piece/marker_{view.colour(seat)}"
        found.append(Picture(f"marker:{seat}", box, tip=words, name=name, page="points"))
    return found


def _inside(outer: Box, box: Box) -> Box:
    x = min(max(box.x, outer.x), outer.right - box.w)
    y = min(max(box.y, outer.y), outer.bottom - box.h)
    return box._replace(x=x, y=y)


# -- places ----------------------------------------------------------------------------------------


def _places(view: View) -> list[Widget]:
    found: list[Widget] = []
    for position, box in enumerate(view.layout.places):
        found += _place(view, position, box)
    return found


def _place(view: View, position: int, box: Box) -> list[Widget]:
    state, book = view.state, view.game.book
    number = state.layout[position]
    name = book.place_names[number]
    tokens = book.names(state.prices[position])
    key = place_key(name)
    far = _walk_cost(view, position) if view.free else 0
    circles = book.circles[number]

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper", 12, "edge", shadow=True)
        paint_place(canvas, box.inset(2), name, radius=10)
        canvas.outline(box, "edge", 12, 2.5)
        for spot, token in zip(token_boxes(box, circles), (*tokens, *[""] * circles), strict=False):
            if token:
                paint_token(canvas, spot, token)
            else:
                canvas.panel(spot.inset(4), "ink_light", spot.w, "ink_dark", 1.2, alpha=110)

    goal = _goal(view, key, partial(place_tip, view, name, far))
    page = f"places#{name}"
    place = Drawn(key, box, content=(name, tokens), paint=paint, page=page, **goal)
    return [place, *_stacks(view, position, box)]


def _costs(view: View) -> list[Widget]:
    """What the walk to each place costs, while the chieftain is in hand; above all that stands there."""
    if not view.free or view.picked != CHIEFTAIN:
        return []
    costs = [(position, _walk_cost(view, position)) for position in range(len(view.layout.places))]
    return [
        Drawn(
            f"cost:{position}",
            Box(view.layout.places[position].x + 4, view.layout.places[position].bottom - 34, 52, 30),
            content=cost,
            paint=partial(_paint_cost, cost),
        )
        for position, cost in costs
        if cost
    ]


def _paint_cost(cost: int, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, "paper", 8, "leaf_dark", shadow=True)
    canvas.text(box._replace(x=box.x + 8, w=16), str(cost), 20, "ink", "bold")
    canvas.picture("hawaii/piece/foot", Box(box.x + 22, box.y + 2, 26, 26))


def _walk_cost(view: View, position: int) -> int:
    state = view.state
    seat = state.actor
    if seat is None or place_key(view.game.book.spot(state.layout, position)) not in view.gestures.goals():
        return 0
    return view.game.book.walking[state.realms[seat].walk_limit][state.where[seat]][position]


def token_boxes(box: Box, circles: int) -> list[Box]:
    """The circles of a place, in its lower right corner."""
    side = min(box.h * 0.42, 40.0)
    return [
        Box(box.right - 6 - (circles - number) * (side + 2), box.bottom - side - 4, side, side)
        for number in range(circles)
    ]


def stack_boxes(box: Box, count: int) -> list[Box]:
    """Where the tiles of a place lie."""
    side = min(box.h * 0.5, (box.w - 16) / max(count, 4) - 5)
    return [Box(box.x + 8 + number * (side + 6), box.y + 7, side, side) for number in range(count)]


def _stacks(view: View, position: int, box: Box) -> list[Widget]:
    """What can be bought at a place; of the gods only the tops."""
    state, book = view.state, view.game.book
    number = state.layout[position]
    name = book.place_names[number]
    if number == book.god_place:
        shown = [(stack[-1], len(stack), n + 1) for n, stack in enumerate(state.gods) if stack]
    else:
        shown = [(kind, state.stock[kind], 0) for kind in book.sold[number] if state.stock[kind]]
    boxes = stack_boxes(box, len(shown))
    return [
        _stack(view, name, KINDS[kind], count, stack, place)
        for (kind, count, stack), place in zip(shown, boxes, strict=True)
    ]


def _stack(view: View, place: str, tile: str, count: int, stack: int, box: Box) -> Widget:
    key = tile_key(place, tile, stack)
    picked = view.picked == key

    def paint(canvas: Canvas, box: Box) -> None:
        paint_tile(canvas, box, tile)
        paint_count(canvas, box, count)
        if picked:
            canvas.outline(box.inset(-3), "glow", 10, 4)

    def tip() -> str:
        about = tile_tip(view, tile)
        plans = view.gestures.plans_for(key) if view.free and view.gestures.at_turn else ()
        price = price_tip(view, plans)
        return f"{about}\n{price}" if price else about

    possible = view.free and view.gestures.at_turn
    return Drawn(
        key,
        box,
        act=(lambda: view.pick(key)) if possible else None,
        tip=tip,
        drags=possible,
        content=(tile, count, picked),
        paint=paint,
        page=f"tile:{tile}",
        paint_picked=lambda canvas, box: paint_tile(canvas, box, tile),
    )


# -- the beach -------------------------------------------------------------------------------------


def _beach(view: View) -> Widget:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.cover("hawaii/board/beach", box, SAND, light="moonlight")

    about = view.later(Message("tip_beach"))
    goal = _goal(view, "beach", about)
    return Drawn("beach", view.layout.beach, content="beach", paint=paint, page="track", **goal)


def cove_boxes(box: Box, count: int) -> list[Box]:
    side = min(box.h * 0.62, 44.0, (box.w - 20) / max(1, count) * 1.4)
    step = min(side + 4, (box.w - 24 - side) / max(1, count - 1))
    return [
        Box(box.x + 12 + number * step, box.y + (box.h - side) / 2, side, side) for number in range(count)
    ]


def _cove(view: View) -> Widget:
    fish = tuple(view.game.book.fish[token] for token in view.state.cove)
    box = view.layout.cove

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.picture("hawaii/board/cove", box, light="moonlight")
        for spot, number in zip(cove_boxes(box, len(fish)), fish, strict=True):
            paint_fish(canvas, spot, number)

    goal = _goal(view, "cove", view.later(Message("tip_cove", {"count": len(fish)})))
    return Drawn("cove", box, content=fish, paint=paint, page="cove", **goal)


def _track(view: View) -> list[Widget]:
    state, book = view.state, view.game.book
    found: list[Widget] = []
    for space, box in enumerate(view.layout.track):
        token = "" if state.track[space] == NO_TOKEN else book.token_names[state.track[space]]
        retired = next((seat for seat, where in enumerate(state.spaces) if where == space), None)
        ordered = state.order[space]
        seat_colour = view.colour(retired) if retired is not None else ""
        order_colour = view.colour(ordered)

        def paint(
            canvas: Canvas,
            box: Box,
            token: str = token,
            seat_colour: str = seat_colour,
            order_colour: str = order_colour,
            number: int = space + 1,
        ) -> None:
            canvas.picture("hawaii/board/track_space", box, light="lamplight")
            side = min(box.w * 0.5, box.h * 0.5)
            if token:
                paint_token(canvas, Box(box.right - side - 4, box.y + 4, side, side), token)
            canvas.picture(
                f"hawaii/piece/marker_{order_colour}", Box(box.x + 4, box.y + 4, side * 0.72, side * 0.72)
            )
            if seat_colour:
                high = box.h * 0.72
                paint_chieftain(
                    canvas, Box(box.middle[0] - high / 2, box.bottom - high, high, high), seat_colour
                )
            else:
                canvas.text(
                    Box(box.x + 6, box.bottom - 24, box.w - 12, 20), str(number), SMALL, "ink_light", "bold"
                )

        about = partial(track_tip, view, space, token)
        goal = _goal(view, f"track:{space + 1}", about)
        content = (token, seat_colour, order_colour)
        found.append(Drawn(f"track:{space + 1}", box, content=content, paint=paint, page="track", **goal))
    return found


def _docks(view: View) -> list[Widget]:
    state, book = view.state, view.game.book
    found: list[Widget] = []
    for number, box in enumerate(view.layout.docks):
        island = state.docks[number]
        name = "" if island == NO_ISLAND else book.island_names[island]
        dock = book.docks[number]

        def paint(
            canvas: Canvas, box: Box, name: str = name, feet: int = dock.feet, points: int = dock.points
        ) -> None:
            canvas.picture("hawaii/board/dock", box, light="moonlight")
            if name:
                canvas.picture(f"hawaii/island/{name}", box.inset(8, 4).fitted(4 / 3))
            price = Box(box.x + 5, box.y + 5, 46, 26)
            canvas.panel(price, "paper", 7, "edge", 1.5, alpha=235)
            canvas.text(price._replace(x=price.x + 6, w=14), str(feet), 18, "ink", "bold")
            canvas.picture("hawaii/piece/foot", Box(price.x + 19, price.y + 1, 24, 24))
            gain = Box(box.right - 43, box.y + 5, 38, 26)
            canvas.panel(gain, "gold", 7, "edge", 1.5)
            canvas.text(gain, f"+{points}", 18, "ink_dark", "bold", "centre")

        goal = _goal(view, f"dock:{number + 1}", partial(dock_tip, view, number))
        page = f"docks#{name}"
        found.append(Drawn(f"dock:{number + 1}", box, content=name, paint=paint, page=page, **goal))
    return found


# -- chieftains ------------------------------------------------------------------------------------


def chieftain_box(view: View, seat: int) -> Box:
    """Where a chieftain stands who has not retired."""
    state, layout = view.state, view.layout
    position = state.where[seat]
    there = [
        other
        for other, where in enumerate(state.where)
        if where == position and state.spaces[other] == ACTIVE
    ]
    number = there.index(seat) if seat in there else 0
    return standing_box(
        layout.beach if position == BEACH else layout.places[position], number, position == BEACH
    )


def standing_box(box: Box, number: int, beach: bool) -> Box:
    side = 42.0
    if beach:
        step = min(22.0, (box.w - side) / 4)
        return Box(box.x + number * step, box.y + (box.h - side) / 2 - (number % 2) * 8, side, side)
    return Box(box.x + 2 + number * 21, box.bottom - side * 0.92, side, side)


def _chieftains(view: View) -> list[Widget]:
    state = view.state
    found: list[Widget] = []
    for seat in range(len(state.points)):
        if state.spaces[seat] != ACTIVE:
            continue
        colour = view.colour(seat)
        own = seat == state.actor and view.free and view.gestures.at_turn
        picked = own and view.picked == CHIEFTAIN

        def paint(canvas: Canvas, box: Box, colour: str = colour, picked: bool = picked) -> None:
            if picked:
                canvas.disc(box.inset(-3), "glow", "gold")
            paint_chieftain(canvas, box, colour)

        if own:
            tip = view.later(Message("tip_own_chieftain", {"key": view.key_of("chieftain")}))
        else:
            tip = view.later(Message("tip_chieftain", {"name": view.name(seat)}))
        found.append(
            Drawn(
                CHIEFTAIN if own else f"chieftain:{seat}",
                chieftain_box(view, seat),
                act=(lambda: view.pick(CHIEFTAIN)) if own else None,
                drags=own,
                tip=tip,
                content=(colour, picked),
                paint=paint,
                page="turn",
                paint_picked=partial(_held_chieftain, colour),
            )
        )
    return found


def _held_chieftain(colour: str, canvas: Canvas, box: Box) -> None:
    paint_chieftain(canvas, box, colour)
