"""A player's board, large: tiles can be put on it, stored, and discarded."""

from __future__ import annotations

from functools import partial

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.placing import steer_price
from hawaii.games.maori.squares import NOWHERE
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.gestures import DISCARD, HAND, OWN_SHIP, STORE, square_key
from hawaii.ui.maori.layout import LagoonLayout
from hawaii.ui.maori.marks import open_ends, paint_lost, paint_open_ends, paint_price, price_box
from hawaii.ui.maori.paint import (
    STORED,
    paint_board,
    paint_own_ship,
    paint_reef,
    paint_storage,
    paint_tile,
)
from hawaii.ui.maori.tips import points_tip, shells_tip, ships_tip, ships_words, square_tip, store_tip
from hawaii.ui.maori.view import Offered, View
from hawaii.ui.table.numbers import number
from hawaii.ui.widgets import Button, Doing, Drawn, Panel, Tip, Widget, words_of
from hawaii.ui.words import capital

NAMED = 0.36
"""How much of the header is for the name, where the others are there, too."""
SHIP = 40.0
"""The size of one's own ship while it waits in the header for the first tile."""
FAINT = 90
"""How much of the water is seen through a tile that is only offered."""


def lagoon_widgets(view: View, seat: int, layout: LagoonLayout) -> list[Widget]:
    """A board, large. If it is the own one, it can be played on."""
    return [
        Panel(f"lagoon:{seat}", layout.box, radius=16),
        _header(view, seat, layout),
        _field(view, seat, layout),
        *_squares(view, seat, layout),
        *_reef(view, seat, layout),
        *_own_ship(view, seat, layout),
        *_store(view, seat, layout),
        _ships(view, seat, layout),
        _shells(view, seat, layout),
        *(_acts(view, layout) if seat == view.me and not view.state.over else ()),
    ]


def _key(view: View, seat: int, key: str) -> str:
    return key if seat == view.me else f"{key}:of:{seat}"


def _header(view: View, seat: int, layout: LagoonLayout) -> Widget:
    name, colour, points, about = view.name(seat), view.colour(seat), view.points[seat], view.level(seat)
    score = view.scores[seat]
    open_islands = sum(not island.complete for island in score.islands)
    after = about
    if open_islands and not view.state.over:
        after = view.say(Message("lagoon_open", {"count": open_islands}))
    part = NAMED if _has_chips(view, seat) else 1.0
    waits = SHIP + 8 if _waits(view, seat) else 0.0

    def paint(canvas: Canvas, head: Box) -> None:
        canvas.picture(f"hawaii/piece/chieftain_{colour}", Box(head.x, head.y - 2, 42, 42))
        wide = canvas.text_width(number(points), 30, "title")
        words = Box(head.x + 48, head.y, min(head.w * part - 54, head.w - wide - 110) - waits, head.h)
        canvas.text(words, name, LARGE, "ink", "title")
        taken = canvas.text_width(name, LARGE, "title") + 14
        if taken + canvas.text_width(after, NORMAL) < words.w:
            canvas.text(words.cut_left(taken)[1].moved(0, 2), after, NORMAL, "ink_soft")
        canvas.text(head, number(points), 30, "ink", "title", "right")
        canvas.picture("hawaii/piece/point", Box(head.right - wide - 46, head.y - 1, 40, 40))

    content = (name, colour, points, after, waits)
    tip = partial(points_tip, view, seat)
    key = f"lagoon:{seat}:head"
    return Drawn(key, layout.header, tip=tip, content=content, paint=paint, page="scoring")


def _field(view: View, seat: int, layout: LagoonLayout) -> Widget:
    """The printed board under the squares."""
    name = view.state.options.board

    def paint(canvas: Canvas, box: Box) -> None:
        paint_board(canvas, box, name)

    return Drawn(f"lagoon:{seat}:field", layout.field, content=name, paint=paint)


def _reef(view: View, seat: int, layout: LagoonLayout) -> list[Widget]:
    """The ring of the atoll, which tiles would hide."""
    if not view.game.book.sides[view.state.options.board].inside:
        return []
    pieces = view.state.boards[seat].pieces  # it must be drawn again when a tile is

    def paint(canvas: Canvas, box: Box) -> None:
        paint_reef(canvas, box)

    return [Drawn(f"lagoon:{seat}:reef", layout.field, content=pieces, paint=paint)]


# -- squares ---------------------------------------------------------------------------------------


def _squares(view: View, seat: int, layout: LagoonLayout) -> list[Widget]:
    book, state = view.game.book, view.state
    side = book.sides[state.options.board]
    pieces = state.boards[seat].pieces
    own = seat == view.me and view.mine
    homes = view.gestures.homes(view.picked, view.turned) if own and view.picked and not view.card else {}
    lost = view.lost(seat)
    found: list[Widget] = []
    for square, box in enumerate(layout.squares):
        if side.land >> square & 1:
            about = partial(square_tip, view, seat, square)
            key = f"land:{square}"
            doing = _square_doing(view, key, EMPTY, False, about) if seat == view.me else Doing(tip=about)
            found.append(Drawn(_key(view, seat, key), box, page="boards", **doing))
            continue
        name = side.grid.names[square]
        key = square_key(name)
        piece = pieces[square]
        plans = homes.get(key)
        price = plans[0].cost["shell"] if plans else None
        if view.gestures.step == step_numbers.PUT and plans and own:
            price = steer_price(book, state, seat, square)
        ends = open_ends(book, side, pieces, square) if piece != EMPTY else 0
        picked = own and view.picked == key
        offered = view.offered if own and view.offered is not None and view.offered.key == key else None

        def paint(
            canvas: Canvas,
            box: Box,
            piece: int = piece,
            ends: int = ends,
            price: int | None = price,
            picked: bool = picked,
            offered: Offered | None = offered,
            gone: bool = square in lost,
        ) -> None:
            if piece != EMPTY:
                paint_tile(canvas, box, book.of_piece[piece], book.edges[piece])
                if not view.state.over:
                    paint_open_ends(canvas, box, ends)
                if gone:
                    paint_lost(canvas, box)
            elif offered is not None:
                paint_tile(canvas, box, offered.tile, offered.edges)
                canvas.veil(box, "sea", FAINT)
            if price:
                paint_price(canvas, price_box(box), price)
            if picked or offered is not None:
                canvas.outline(box.inset(1), "gold", 6, 4)

        about = partial(square_tip, view, seat, square)
        doing = _square_doing(view, key, piece, bool(plans), about) if seat == view.me else Doing(tip=about)
        drags = own and view.free and piece != EMPTY and view.gestures.at_turn
        found.append(
            Drawn(
                _key(view, seat, key),
                box,
                drags=drags,
                content=(piece, ends, price, picked, offered, view.state.over),
                paint=paint,
                paint_picked=partial(_paint_piece, view, piece),
                page="putting" if piece == EMPTY else f"tile:{book.of_piece[piece].name}",
                **doing,
            )
        )
    return found


def _paint_piece(view: View, piece: int, canvas: Canvas, box: Box) -> None:
    if piece != EMPTY:
        book = view.game.book
        paint_tile(canvas, box, book.of_piece[piece], book.edges[piece])


def _square_doing(view: View, key: str, piece: int, home: bool, about: Tip) -> Doing:
    """What a square of the own board does now."""
    if not view.mine or view.card:
        return {"tip": about}
    gestures = view.gestures
    if key in gestures.moorings():
        words = view.later(Message("tip_moor"))
        return {"act": partial(view.put, key), "glows": True, "tip": words, "takes": lambda other: True}
    if gestures.moors:
        reason = capital(view.say(gestures.why_no_mooring()))
        return {"tip": lambda: f"{reason}\n{words_of(about)}", "takes": lambda other: True}
    if view.picked and not view.picked.startswith("square:"):
        picked, turned = view.picked, view.turned

        def why() -> str:
            if home:
                return view.say(Message("tip_put_here"))
            reason = gestures.why_no_home(picked, key, turned)
            return capital(view.say(reason)) if reason is not None else ""

        act = partial(view.put, key) if home else None
        return {"act": act, "glows": home, "takes": lambda other: True, "tip": why}
    if piece != EMPTY and gestures.at_turn:
        return {"act": partial(view.pick, key), "tip": about, "takes": lambda other: True}
    return {"tip": about, "takes": lambda other: True}


def _own_ship(view: View, seat: int, layout: LagoonLayout) -> list[Widget]:
    """In the advanced and pro rules: on a tile, or beside the board."""
    state = view.state
    if state.options.rules == "basic":
        return []
    square = state.own_ships[seat]
    colour = view.colour(seat)
    if square == NOWHERE:
        head = layout.header
        end = head.x + head.w * NAMED if _has_chips(view, seat) else head.right - 110
        box = Box(end - SHIP - 4, head.y, SHIP, SHIP)
    else:
        box = own_ship_box(layout.squares[square])
    moors = seat == view.me and view.free and view.gestures.step == step_numbers.MOOR

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.drop_shadow(box.inset(box.w * 0.2))
        paint_own_ship(canvas, box, colour)

    return [
        Drawn(
            _key(view, seat, OWN_SHIP),
            box,
            tip=view.later(Message("tip_own_ship")),
            drags=moors,
            content=(colour, square),
            paint=paint,
            page="variations",
        )
    ]


def _has_chips(view: View, seat: int) -> bool:
    """Whether the others are in the header of this board."""
    return seat == view.me and not view.layout.opponents


def _waits(view: View, seat: int) -> bool:
    """Whether the seat has a ship that lies beside the board."""
    return view.state.options.rules != "basic" and view.state.own_ships[seat] == NOWHERE


def own_ship_box(square: Box) -> Box:
    side = square.w * 0.46
    return Box(square.x + square.w * 0.03, square.bottom - side - square.h * 0.03, side, side)


# -- beside the board ------------------------------------------------------------------------------


def _store(view: View, seat: int, layout: LagoonLayout) -> list[Widget]:
    """The storage with its tile; and the tile in hand, which lies above all else until it is put."""
    state, book = view.state, view.game.book
    kind = state.stores[seat]
    own = seat == view.me and view.mine and not view.card
    picked = own and view.picked == STORE
    homes = view.gestures.homes(view.picked, view.turned) if own and view.picked else {}
    plans = homes.get(STORE)
    price = plans[0].cost["shell"] if plans else None
    turns = book.tiles[kind].turns if kind != EMPTY else (0,)
    edges = turns[view.turned % len(turns)] if picked else None
    ready = own and kind != EMPTY and view.gestures.at_turn
    holds = own and view.gestures.step == step_numbers.PUT
    square = layout.store.fitted(1)
    offered = view.offered if view.offered is not None and view.offered.key == STORE else None
    if seat != view.me:
        offered = None

    def paint(canvas: Canvas, box: Box) -> None:
        paint_storage(canvas, box)
        inner = box.inset(box.w * STORED)
        if kind != EMPTY:
            paint_tile(canvas, inner, book.tiles[kind], edges)
        elif offered is not None:
            paint_tile(canvas, inner, offered.tile, offered.edges)
            canvas.veil(inner, "paper", FAINT)
        if price:
            paint_price(canvas, price_box(box), price)
        if picked or offered is not None:
            canvas.outline(inner, "gold", 6, 4)

    doing: Doing = {"tip": partial(store_tip, view, seat)}
    if plans:
        doing = {"act": partial(view.put, STORE), "glows": True, "takes": lambda other: True}
        doing["tip"] = view.later(Message("tip_store_here"))
    elif ready:
        doing["act"] = partial(view.pick, STORE)
        doing["takes"] = lambda other: True
    elif own:
        doing["takes"] = lambda other: True
    found: list[Widget] = [
        Drawn(
            _key(view, seat, STORE),
            square,
            drags=ready,
            content=(kind, price, picked, edges, offered),
            paint=paint,
            paint_picked=partial(_paint_kind, view, kind),
            page="storage",
            **doing,
        )
    ]
    if holds and state.hand != EMPTY:
        found.append(_hand(view, square))
    return found


def _paint_kind(view: View, kind: int, canvas: Canvas, box: Box) -> None:
    if kind != EMPTY:
        tile = view.game.book.tiles[kind]
        paint_tile(canvas, box, tile, tile.turns[view.turned % len(tile.turns)])


def _hand(view: View, store: Box) -> Widget:
    """A tile that was taken and lies nowhere yet; it can be dragged, or a square clicked at once."""
    kind = view.state.hand
    side = store.w * 0.92
    box = Box(store.x - side - 12, store.y + 6, side, side)

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.drop_shadow(box)
        _paint_kind(view, kind, canvas, box)
        canvas.outline(box, "gold", 6, 4)

    return Drawn(
        HAND,
        box,
        drags=True,
        tip=view.later(Message("tip_hand")),
        content=(kind, view.turned),
        paint=paint,
        paint_picked=partial(_paint_kind, view, kind),
    )


def _ships(view: View, seat: int, layout: LagoonLayout) -> Widget:
    counted = [score.ships for score in view.scores]
    return _number(
        view,
        _key(view, seat, "ships"),
        layout.ships,
        "maori/thing/ship",
        ships_words(view, seat),
        counted[seat] == max(counted),
        partial(ships_tip, view, seat),
        "ship",
    )


def _shells(view: View, seat: int, layout: LagoonLayout) -> Widget:
    shells = view.state.shells
    return _number(
        view,
        _key(view, seat, "purse"),
        layout.shells,
        "maori/piece/shell",
        str(shells[seat]),
        shells[seat] == max(shells),
        partial(shells_tip, view, seat),
        "shells",
    )


def _number(
    view: View, key: str, box: Box, picture: str, count: str, leads: bool, tip: Tip, page: str
) -> Widget:
    """How many one has of something, with a crown for those who have most."""

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 10, "gold" if leads else "edge", 3 if leads else 1.5)
        side = min(box.h - 8, box.w * 0.46, 46.0)
        wide = min(max(36.0, canvas.text_width(count, LARGE, "title")), box.w - side - 16)
        pair = box.centred(side + 8 + wide, side)
        canvas.picture(picture, pair._replace(w=side))
        canvas.text(pair.cut_left(side + 8)[1], count, LARGE, "ink", "title")
        if leads:
            crown = min(22.0, box.h * 0.42)
            canvas.picture("ui/crown", Box(box.right - crown - 4, box.y + 3, crown, crown))

    return Drawn(key, box, tip=tip, content=(count, leads), paint=paint, page=page)


def _acts(view: View, layout: LagoonLayout) -> list[Widget]:
    """Where tiles leave the game, and a button for those who want to do nothing, or nothing more."""
    gestures = view.gestures
    own = view.mine and not view.card
    discards = own and view.picked.startswith("square:")
    homes = gestures.homes(view.picked, view.turned) if discards else {}
    possible = DISCARD in homes
    reason = gestures.why_not(view.picked) if discards and not possible else None

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "night", 10, "edge", 1.5, alpha=190)
        upper, lower = box.inset(4, 4).rows([3, 2]) if box.h > 56 else (box, None)
        canvas.icon("ui/close", upper.fitted(1).inset(4), "ink_light", 210)
        if lower is not None:
            canvas.text(lower, view.say(Message("lagoon_discard")), SMALL, "ink_light", "text", "centre")

    words = reason or Message("tip_discard_here" if possible else "tip_discard")
    found: list[Widget] = [
        Drawn(
            DISCARD,
            layout.discard,
            act=partial(view.put, DISCARD) if possible else None,
            glows=possible,
            takes=(lambda other: True) if own else None,
            tip=view.later(words),
            content="discard",
            paint=paint,
            page="discarding",
        )
    ]
    if own and gestures.step == step_numbers.MOOR and _stays(view):
        stay = view.say(Message("button_stay"))
        found.append(Button("stay", layout.act, act=partial(view.put, "stay"), text=stay, chosen=True))
    else:
        found.append(
            Button(
                "nothing",
                layout.act,
                act=partial(view.put, "nothing"),
                text=view.say(Message("button_nothing")),
                tip=view.say(Message("tip_nothing")),
                enabled=own and not view.picked and bool(gestures.idling()),
                size=SMALL,
            )
        )
    return found


def _stays(view: View) -> bool:
    """Whether one's own ship has a tile to stay on."""
    return view.state.own_ships[view.me] in view.state.boards[view.me].squares
