"""Realms: one large, with everything in it; the others small, to be clicked."""

from __future__ import annotations

from functools import partial

from hawaii.games.hawaii.book import START_HUT, piece_name
from hawaii.games.hawaii.round_scoring import needed_sum, token_sum
from hawaii.games.hawaii.state import ACTIVE
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import CHIEFTAIN
from hawaii.ui.hawaii.layout import RealmLayout, boat_boxes
from hawaii.ui.hawaii.mats import BARE, paint_mat, paint_tray
from hawaii.ui.hawaii.paint import paint_piece, paint_taken
from hawaii.ui.hawaii.tips import piece_tip, points_tip, village_tip
from hawaii.ui.hawaii.view import View
from hawaii.ui.widgets import Doing, Drawn, Panel, Tip, Widget

WATER = 310 / 100
"""Width to height of the picture under the boats."""
POST = 24 / 120
"""The same of the post that shows how far a village must reach to count."""


def realm_widgets(view: View, seat: int, layout: RealmLayout) -> list[Widget]:
    """A realm, large. If it is the own one, tiles can be put into it."""
    return [
        Panel(f"realm:{seat}", layout.box, radius=16),
        _header(view, seat, layout),
        _corner(view, seat, layout),
        *_tikis(view, seat, layout),
        *_kahunas(view, seat, layout),
        *_villages(view, seat, layout),
        _boats(view, seat, layout),
        _sums(view, seat, layout),
        _purse(view, seat, layout),
    ]


def _home(view: View, seat: int, key: str, about: Tip = "") -> Doing:
    """What a part of the realm does for a tile that was picked, or is in hand."""
    own = seat == view.me and view.mine
    settlings: dict[str, Action] = view.gestures.settlings() if own else {}
    if key in settlings:
        return {"act": lambda: view.put(key), "glows": True, "tip": about}
    if not own or view.card or not view.picked or view.picked == CHIEFTAIN:
        free = own and view.free and view.gestures.at_turn
        return {"tip": about, "takes": (lambda other: True) if free else None}
    picked = view.picked
    possible = key in view.gestures.homes(picked)

    def why() -> str:
        if possible:
            return view.say(Message("tip_put_here"))
        reason = view.gestures.why_no_home(picked, key)
        return view.say(reason) if reason is not None else ""

    return {
        "act": (lambda: view.put(key)) if possible else None,
        "glows": possible,
        "takes": lambda other: True,
        "tip": why,
    }


def _header(view: View, seat: int, layout: RealmLayout) -> Widget:
    state = view.state
    name, colour = view.name(seat), view.colour(seat)
    points = state.points[seat]
    level = view.match.seats[seat].level
    about = view.say(Message(f"level_{level}")) if level is not None else ""
    retired = state.spaces[seat] != ACTIVE
    after = view.say(Message("realm_retired")) if retired and not state.over else about

    def paint(canvas: Canvas, head: Box) -> None:
        wide = canvas.text_width(str(points), 30, "title")
        words = Box(head.x + 4, head.y, head.w - 120, head.h)
        canvas.text(words, name, LARGE, "ink", "title")
        taken = canvas.text_width(name, LARGE, "title") + 12
        if taken + canvas.text_width(after, NORMAL) < words.w:
            canvas.text(words.cut_left(taken)[1].moved(0, 2), after, NORMAL, "ink_soft")
        canvas.text(head, str(points), 30, "ink", "title", "right")
        canvas.picture("hawaii/piece/point", Box(head.right - wide - 46, head.y - 2, 40, 40))

    content = (name, colour, points, after)
    tip = partial(points_tip, view, seat)
    return Drawn(f"realm:{seat}:head", layout.header, tip=tip, content=content, paint=paint, page="points")


def _corner(view: View, seat: int, layout: RealmLayout) -> Widget:
    """The chieftain's own place, when not on the way: whose realm it is can be seen from afar."""
    colour = view.colour(seat)

    def paint(canvas: Canvas, box: Box) -> None:
        side = min(box.w, box.h)
        plate = Box(box.x, box.bottom - side, box.w, side).centred(side, side)
        canvas.picture("hawaii/board/corner", plate, light="lamplight")
        tall = min(box.h - 4, side * 1.02)
        figure = Box(box.middle[0] - tall / 2, plate.bottom - side * 0.1 - tall, tall, tall)
        canvas.picture(f"hawaii/piece/chieftain_{colour}", figure)

    return Drawn(f"realm:{seat}:corner", layout.corner, content=colour, paint=paint, page="realm")


def _tikis(view: View, seat: int, layout: RealmLayout) -> list[Widget]:
    realm, book = view.state.realms[seat], view.game.book
    found: list[Widget] = []
    row = Box(
        layout.tikis[-1].x, layout.tikis[0].y, layout.tikis[0].right - layout.tikis[-1].x, layout.tikis[0].h
    )

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.picture("hawaii/board/beam", _beam(box), light="lamplight")
        for space, spot in enumerate(layout.tikis):
            side = min(spot.h, spot.w)
            place = spot.centred(side, side)
            if space < realm.tikis:
                canvas.picture("hawaii/tile/tiki", place)
            else:
                canvas.picture("hawaii/board/tiki_space", place, light="lamplight")
                feet = book.tiki_spaces[space].feet
                if feet:
                    _bonus(canvas, place, feet, "foot")

    feet = book.tiki_spaces[realm.tikis].feet if realm.tikis < len(book.tiki_spaces) else 0
    following = Message("tip_tiki_next", {"count": feet}) if feet else None
    about = partial(_counted_tip, view, Message("tip_tikis", {"count": realm.tikis}), following)
    found.append(
        Drawn(
            _key(view, seat, "tikis"),
            row,
            content=realm.tikis,
            paint=paint,
            page="tile:tiki",
            **_home(view, seat, "tikis", about),
        )
    )
    return found


def _beam(row: Box) -> Box:
    """What tikis and their spaces are fixed to."""
    return Box(row.x - 4, row.y + row.h * 0.62, row.w + 8, 14)


def _counted_tip(view: View, about: Message, following: Message | None) -> str:
    """How many there are, and what the next one brings at once."""
    return "\n".join(view.say(message) for message in (about, following) if message is not None)


def _bonus(canvas: Canvas, box: Box, count: int, piece: str) -> None:
    """What a space brings when it is filled, in the middle of a box."""
    words, side = f"+{count}", min(20.0, box.h, box.w * 0.36)
    wide = canvas.text_width(words, SMALL, "bold")
    left, right = box.centred(wide + side + 2, box.h).cut_left(wide, 2)
    canvas.text(left, words, SMALL, "ink_dark", "bold")
    canvas.picture(f"hawaii/piece/{piece}", right.centred(side, side))


def _kahunas(view: View, seat: int, layout: RealmLayout) -> list[Widget]:
    realm, book = view.state.realms[seat], view.game.book
    first, last = layout.kahunas[0], layout.kahunas[-1]
    column = Box(first.x, first.y, first.w, last.bottom - first.y)

    def paint(canvas: Canvas, box: Box) -> None:
        for space, spot in enumerate(layout.kahunas):
            side = min(spot.h, spot.w)
            place = spot.centred(side, side)
            points = book.kahuna_spaces[space].points
            if space < realm.kahunas:
                canvas.picture("hawaii/tile/kahuna", place)
                badge = Box(place.right - 26, place.bottom - 24, 28, 24)
                canvas.panel(badge, "gold", 7, "edge", 1.5)
                canvas.text(badge, str(points), 17, "ink_dark", "bold", "centre")
            else:
                canvas.picture("hawaii/board/kahuna_space", place, light="lamplight")
                upper, lower = place.inset(place.w * 0.1, place.h * 0.13).rows([6, 5])
                shells = book.kahuna_spaces[space].shells
                canvas.text(upper if shells else place, str(points), 22, "ink_dark", "title", "centre")
                if shells:
                    _bonus(canvas, lower, shells, "shell")

    shells = book.kahuna_spaces[realm.kahunas].shells if realm.kahunas < len(book.kahuna_spaces) else 0
    following = Message("tip_kahuna_next", {"count": shells}) if shells else None
    about = partial(_counted_tip, view, Message("tip_kahunas", {"count": realm.kahunas}), following)
    home = _home(view, seat, "kahunas", about)
    key = _key(view, seat, "kahunas")
    return [Drawn(key, column, content=realm.kahunas, paint=paint, page="tile:kahuna", **home)]


def _villages(view: View, seat: int, layout: RealmLayout) -> list[Widget]:
    realm, book = view.state.realms[seat], view.game.book
    column = book.tiki_spaces[realm.tikis - 1].column if realm.tikis else 0
    found: list[Widget] = []
    for row, box in enumerate(layout.villages):
        village = realm.villages[row] if row < len(realm.villages) else ()
        counts = bool(column) and len(village) >= column

        def paint(
            canvas: Canvas,
            box: Box,
            village: tuple[int, ...] = village,
            row: int = row,
            counts: bool = counts,
        ) -> None:
            edge, line = ("leaf_dark", 2.5) if counts else ("edge", 1.5)
            paint_mat(canvas, box, "sand", edge, line, 150, relief=BARE)
            if column:  # as far as the village must reach to count
                x = layout.slot(row, column - 1, 1).right + 1
                if counts:
                    canvas.panel(Box(x - 2, box.y + 5, 4, box.h - 10), "leaf_dark", 2, alpha=200)
                else:
                    canvas.picture("hawaii/board/post", Box(x, box.middle[1], 0, 0).centred(*_post(box)))
            if not village:
                spot = layout.slot(row, 0, 1).inset(layout.tile * 0.04)
                canvas.icon("hawaii/board/hut_space", spot, "edge", 150)

        home = _home(view, seat, f"village:{row + 1}", partial(village_tip, view, seat, row))
        content = (village, counts, column)
        key = _key(view, seat, f"village:{row + 1}")
        found.append(Drawn(key, box, content=content, paint=paint, page="realm", **home))
        found += [
            _placed(view, seat, layout, row, place, piece, len(village))
            for place, piece in enumerate(village)
        ]
    return found


def _post(village: Box) -> tuple[float, float]:
    """How wide and how high a post beside a village is."""
    high = min(village.h - 4, 96.0)
    return high * POST, high


def _placed(
    view: View, seat: int, layout: RealmLayout, row: int, place: int, piece: int, length: int
) -> Widget:
    """A tile in a village. While something is picked, it is a part of its village."""

    def paint(canvas: Canvas, box: Box) -> None:
        paint_piece(canvas, box, piece)

    key = f"village:{row + 1}"
    home = _home(view, seat, key, lambda: piece_tip(view, piece))
    home.pop("glows", None)
    act = home.pop("act", None)
    inside = Drawn(
        f"laid:{seat}:{row + 1}:{place + 1}",
        layout.slot(row, place, length),
        content=piece,
        paint=paint,
        page="realm" if piece == START_HUT else f"tile:{piece_name(piece).split()[0]}",
        **home,
    )
    if act is not None:
        inside.takes = None
        inside.tip = inside.page = ""  # the village under it does and says it all
    return inside


def _boats(view: View, seat: int, layout: RealmLayout) -> Widget:
    state = view.state
    owned, ready = state.realms[seat].fleet, state.fleets[seat]
    names = ("fishing_boat", "boat_1", "boat_2")
    boats = [
        (name, number < free)
        for name, number_owned, free in zip(names, owned, ready, strict=True)
        for number in range(number_owned)
    ]

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.cover("hawaii/board/water", box, WATER, radius=10, light="moonlight")
        canvas.outline(box, "edge", 10, 2)
        for (name, fresh), place in zip(boats, boat_boxes(box, len(boats)), strict=True):
            canvas.picture(f"hawaii/tile/{name}", place, 255 if fresh else 80)

    table = view.game.book.tables.boats
    values = {"ready": sum(ready), "count": sum(owned), "fishing": table.fishing_boat.room}
    about = view.later(Message("tip_boats", {**values, "others": table.first.room}))
    home = _home(view, seat, "boats", about)
    key = _key(view, seat, "boats")
    return Drawn(key, layout.boats, content=tuple(boats), paint=paint, page="boats", **home)


def _sums(view: View, seat: int, layout: RealmLayout) -> Widget:
    state, book = view.state, view.game.book
    tokens = book.names(state.taken[seat])
    fish = tuple(book.fish[token] for token in state.caught[seat])
    total, needed = token_sum(book, state, seat), needed_sum(book, state, seat)

    def paint(canvas: Canvas, box: Box) -> None:
        reached = total >= needed
        paint_tray(canvas, box, "leaf_dark" if reached else "edge")
        words, place = box.inset(10, 6).cut_bottom(24)
        text = view.say(Message("realm_sum", {"sum": total, "needed": needed}))
        canvas.text(words, text, NORMAL, "leaf_dark" if reached else "ink", "bold", "centre")
        paint_taken(canvas, place, tokens, fish, 40)

    about = view.say(Message("tip_sum", {"sum": total, "needed": needed}))
    less = book.rounds[state.round].needed - needed
    if less:
        about = f"{about}\n{view.say(Message('tip_sum_less', {'less': less}))}"
    content = (tokens, fish, needed)
    key = _key(view, seat, "sums")
    return Drawn(key, layout.sums, tip=about, content=content, paint=paint, page="round")


def _purse(view: View, seat: int, layout: RealmLayout) -> Widget:
    pieces = view.state.purses[seat] if view.sees_purse(seat) else None

    def paint(canvas: Canvas, box: Box) -> None:
        paint_tray(canvas, box)
        if pieces is None:
            canvas.text(
                box.inset(8, 0), view.say(Message("realm_hidden")), SMALL, "ink_soft", "text", "centre"
            )
            return
        cells = box.inset(10, 6).columns([3 + len(str(count)) for count in pieces], gap=4)
        side = min(cells[0].h, 44.0, *(cell.w * 0.46 for cell in cells))
        room = [cell.w - side - 5 for cell in cells]
        wide = [canvas.text_width(str(count), 30, "title") for count in pieces]
        # all as large as the widest allows
        size = 30 * min(1.0, *(free / taken for free, taken in zip(room, wide, strict=True)))
        for count, name, cell in zip(pieces, ("shell", "foot", "fruit"), cells, strict=True):
            canvas.picture(f"hawaii/piece/{name}", Box(cell.x, cell.y + (cell.h - side) / 2, side, side))
            canvas.text(cell.cut_left(side + 4)[1], str(count), size, "ink", "title")

    return Drawn(
        _key(view, seat, "purse"),
        layout.purse,
        tip=view.later(Message("tip_purse")),
        content=pieces,
        paint=paint,
        page="paying",
    )


def _key(view: View, seat: int, name: str) -> str:
    return name if seat == view.me else f"{name}:of:{seat}"
