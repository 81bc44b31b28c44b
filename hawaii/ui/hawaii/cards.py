"""Cards on the table: the price of a purchase, and every other decision of a turn in its own form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hawaii.games.hawaii.actions import Buy, Catch, Collect, Decline, Pay, Sail, Settle, Take
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.paint import UNSIDED, paint_fish, paint_pieces, paint_tile, paint_token
from hawaii.ui.hawaii.purchase import FACETS, PAYING, USUAL, Purchase
from hawaii.ui.hawaii.view import View
from hawaii.ui.placing import card_box
from hawaii.ui.relief import paint_raised
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Button, Card, Drawn, Label, Widget
from hawaii.ui.words import capital

Pieces = tuple[int, int, int]
SIDES = ("I", "II")
OPTION, GAP = (132.0, 74.0), 8.0
LINE = 52.0
WIDE = 540.0
"""Sizes on cards."""


# -- one decision ----------------------------------------------------------------------------------


def decision_card(
    view: View,
    choose: Callable[[Action], object],
    back: Callable[[], object] | None,
    more: bool,
    show: Callable[[], object],
) -> list[Widget]:
    """The decision that the position asks for, after the turn has begun."""
    actions = in_order(view.state.legal)
    pays = [action for action in actions if isinstance(action, Pay)]
    others = [action for action in actions if not isinstance(action, Pay)]
    hidden = pays[USUAL:]
    shown = [*(pays if more else pays[:USUAL]), *others]
    columns = min(4, max(2, len(shown)))
    lines = [shown[first : first + columns] for first in range(0, len(shown), columns)]
    prompt = view.say(view.game.prompt(view.state))
    width = max(420.0, columns * (OPTION[0] + GAP) + 32)
    height = 62 + len(lines) * (OPTION[1] + GAP) + (58 if back is not None or hidden else 12)
    card = card_box(view.open_room, width, height, _here(view), view.looked_at)
    inner = card.inset(20, 0)
    title, body = inner.cut_top(58)
    foot = Box(inner.x, card.bottom - 54, inner.w, 42)
    body = body._replace(h=(foot.y if back is not None or hidden else card.bottom) - 8 - body.y)
    found: list[Widget] = [
        Card("card", card, fill="paper", border="leaf_dark"),
        Label("card:title", title.cut_bottom(46)[0], text=prompt, size=22, face="bold"),
    ]
    rows = [Row(OPTION[1], partial(_options, view, line, columns, choose), active=True) for line in lines]
    found += view.scrolled("options", body, rows, GAP)
    if back is not None:
        words = view.say(Message("back"))
        found.append(Button("card:back", foot.cut_left(130)[0], act=back, text=words))
    if hidden:
        words = view.say(Message("card_less" if more else "card_more_ways"))
        found.append(Button("card:more", foot.cut_right(190)[0], act=show, text=words))
    return found


def _here(view: View) -> Box:
    """Where the chieftain stands whose turn it is."""
    seat, layout = view.state.actor, view.layout
    where = BEACH if seat is None else view.state.where[seat]
    return layout.beach if where == BEACH else layout.places[where]


def _options(
    view: View, actions: Sequence[Action], columns: int, choose: Callable[[Action], object], box: Box
) -> list[Widget]:
    spots = box.columns([1] * columns, gap=GAP)
    return [_option(view, action, spot, choose) for action, spot in zip(actions, spots, strict=False)]


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Ways to pay: those of one kind first, then those with few fruits. Catches: the fewest fish first. All
    else as the rules have it.
    """

    def price(action: Action) -> tuple[int, int, int]:
        if isinstance(action, Catch):
            return sum(action.fish), len(action.fish), 0
        if not isinstance(action, Pay):
            return 0, 0, 0
        kinds = sum(1 for count in action.pieces if count)
        return kinds, action.fruit, sum(action.pieces)

    return sorted(actions, key=price)


def _option(view: View, action: Action, box: Box, choose: Callable[[Action], object]) -> Widget:
    return Drawn(
        f"option:{action.text}",
        box,
        act=partial(choose, action),
        tip=action_words(view, action),
        content=action.text,
        paint=partial(_paint_option, view, action),
    )


def _paint_option(view: View, action: Action, canvas: Canvas, box: Box) -> None:
    inner = paint_raised(canvas, box, "button", 12, "edge").inset(8, 6)
    match action:
        case Pay():
            paint_pieces(canvas, inner, action.pieces, 24, centred=True)
        case Buy(tile=tile, side=side, token=token):
            picture, rest = inner.cut_left(inner.h, 4)
            shown = 1 if tile in UNSIDED else side
            paint_tile(canvas, picture, tile, shown)
            words = str(side) if tile in UNSIDED else SIDES[side - 1]
            upper, lower = rest.rows([1, 1])
            paint_token(canvas, upper.cut_right(upper.w / 2)[0].fitted(1), token)
            canvas.text(upper.cut_left(upper.w / 2)[0], words, NORMAL, "ink", "bold", "centre")
            price = int(token.rstrip("s")) * side
            paint_pieces(canvas, lower.inset(4, 0), (price, 0, 0), 18)
        case Settle(village=village):
            canvas.text(
                inner,
                view.say(Message("card_village", {"village": village})),
                NORMAL,
                "ink",
                "bold",
                "centre",
            )
        case Catch(fish=fish):
            upper, lower = inner.rows([3, 2])
            for one, spot in zip(fish, _side_by_side(upper, len(fish)), strict=True):
                paint_fish(canvas, spot, one)
            words = view.say(Message("card_fish", {"fish": sum(fish), "count": len(fish)}))
            canvas.text(lower, words, SMALL, "ink", "bold", "centre")
        case Sail():
            names = ["fishing_boat"] * action.fishing + ["boat_1"] * action.first + ["boat_2"] * action.second
            for name, spot in zip(names, _side_by_side(inner, len(names)), strict=True):
                canvas.picture(f"hawaii/tile/{name}", spot)
        case Take(tile=tile):
            paint_tile(canvas, inner.fitted(1), tile, 2)
        case Collect(resource=resource):
            canvas.picture(f"hawaii/piece/{resource}", inner.fitted(1))
        case _:
            canvas.text(inner, action_words(view, action), NORMAL, "ink", "bold", "centre")


def _side_by_side(box: Box, count: int) -> list[Box]:
    """Squares in the middle of a box."""
    side = min(box.h, box.w / count)
    return box.centred(side * count, side).columns([1] * count)


def action_words(view: View, action: Action) -> str:
    """An option in words."""
    match action:
        case Pay():
            return view.say(Message("told_paid", {"pieces": _listed(view, action.pieces)}))
        case Buy(tile=tile, side=side, token=token):
            return view.say(
                Message(
                    "card_buy",
                    {"tile": Message(f"tile_{tile}"), "side": SIDES[side - 1], "token": token.rstrip("s")},
                )
            )
        case Settle(village=village):
            return view.say(Message("card_village", {"village": village}))
        case Catch(fish=fish):
            return view.say(Message("card_catch", {"fish": sum(fish), "count": len(fish)}))
        case Sail():
            return view.say(Message("told_boats", {"count": sum(action.boats)}))
        case Take(tile=tile):
            return view.say(Message(f"tile_{tile}"))
        case Collect(resource=resource):
            return view.say(Message(f"pieces_{resource}", {"count": 1}))
        case Decline():
            return view.say(Message("card_decline"))
    return action.text


def _listed(view: View, pieces: Pieces) -> str:
    names = ("shell", "foot", "fruit")
    return ", ".join(
        view.say(Message(f"pieces_{name}", {"count": count}))
        for name, count in zip(names, pieces, strict=True)
        if count
    )


# -- a whole purchase ------------------------------------------------------------------------------


def purchase_card(
    view: View,
    purchase: Purchase,
    more: bool,
    choose: Callable[[str, object], object],
    show: Callable[[], object],
    confirm: Callable[[], object],
    cancel: Callable[[], object],
) -> list[Widget]:
    """Side, token, ways to pay and the whole price, before it is bought."""
    plan = purchase.plan
    tile = plan.tile or ""
    facets = [facet for facet in FACETS if purchase.chooses(facet)]
    rows: list[Row] = []
    for facet in facets:
        values = purchase.options(facet)
        shown = values if more or facet not in PAYING else values[:USUAL]
        columns = 4 if len(shown) == 4 else 5 if len(shown) > 4 and facet not in PAYING else 3
        for first in range(0, max(1, len(shown)), columns):
            part = shown[first : first + columns]
            make = partial(_facet_row, view, purchase, facet, part, columns, not first, choose)
            rows.append(Row(LINE, make, active=True))
    rest = any(len(purchase.options(facet)) > USUAL for facet in facets if facet in PAYING)
    usual, height = (132 + (LINE + GAP) * count + 66 for count in (len(facets), len(rows)))
    home = _target(view, plan)
    card = card_box(view.open_room, WIDE, usual, home, (home, *view.looked_at))
    # More ways to pay are shown above those that are there: the buttons stay where they are.
    top = max(view.open_room.y, card.bottom - height)
    card = card._replace(y=top, h=card.bottom - top)
    head, body = card.inset(20, 0).cut_top(128)
    foot = Box(body.x, card.bottom - 58, body.w, 44)
    body = body._replace(h=foot.y - GAP - body.y)
    picture, words = head.cut_left(96, 16)
    found: list[Widget] = [
        Card("card", card, fill="paper", border="leaf_dark"),
        Drawn(
            "card:tile",
            picture.centred(96, 96),
            content=(tile, plan.side),
            page=f"tile:{tile}",
            paint=lambda canvas, box: paint_tile(canvas, box, tile, plan.side or 1),
        ),
        Label(
            "card:title",
            Box(words.x, words.y + 14, words.w, 38),
            text=_title(view, plan),
            size=LARGE,
            face="title",
        ),
        Drawn(
            "card:price",
            Box(words.x, words.y + 54, words.w, 62),
            content=(plan.cost, plan.token),
            paint=partial(_paint_price, view, plan),
        ),
        *view.scrolled("facets", body, rows, GAP),
        Button("card:cancel", foot.cut_left(120)[0], act=cancel, text=view.say(Message("back"))),
    ]
    if rest:
        ask = view.say(Message("card_less" if more else "card_more_ways"))
        found.append(Button("card:more", foot._replace(x=foot.x + 132, w=190), act=show, text=ask))
    buy = view.say(Message("card_confirm"))
    found.append(Button("card:confirm", foot.cut_right(164)[0], act=confirm, text=buy, chosen=True))
    return found


def _facet_row(
    view: View,
    purchase: Purchase,
    facet: str,
    values: Sequence[object],
    columns: int,
    first: bool,
    choose: Callable[[str, object], object],
    box: Box,
) -> list[Widget]:
    """A line of what can be chosen; before the first of its kind, what it is."""
    plan = purchase.plan
    words, field = box.cut_left(96, 8)
    label = "number" if facet == "side" and plan.tile in UNSIDED else facet
    found: list[Widget] = []
    if first:
        found.append(Label(f"facet:{facet}", words, text=view.say(Message(f"card_{label}")), size=SMALL))
    for value, spot in zip(values, field.columns([1] * columns, gap=6), strict=False):
        chosen = value == getattr(plan, facet)
        found.append(
            Drawn(
                f"facet:{facet}:{_id(value)}",
                spot,
                act=partial(choose, facet, value),
                content=(facet, value, chosen),
                paint=partial(_paint_facet, view, label, value, chosen),
            )
        )
    return found


def _target(view: View, plan: TurnPlan) -> Box:
    """Where the tile goes."""
    realm = view.layout.realm
    if plan.village is not None:
        return realm.villages[plan.village - 1]
    return {"kahuna": realm.kahunas[0], "tiki": realm.tikis[0]}.get(plan.tile or "", realm.boats)


def _title(view: View, plan: TurnPlan) -> str:
    name = Message(f"tile_{plan.tile}")
    if plan.tile in ("kahuna", "tiki"):
        words = view.say(Message("tiles_two", {"tile": name}) if plan.side == 2 else name)
    else:
        words = view.say(Message("tile_side", {"tile": name, "side": SIDES[(plan.side or 1) - 1]}))
    if plan.village is not None:
        words = view.say(Message("card_into", {"tile": words, "village": plan.village}))
    return capital(words)


def _paint_price(view: View, plan: TurnPlan, canvas: Canvas, box: Box) -> None:
    top, bottom = box.rows([1, 1])
    token = plan.token or ""
    paint_token(canvas, Box(top.x, top.y - 2, 32, 32), token)
    canvas.text(top.cut_left(40)[1], view.say(Message("card_for_token")), SMALL, "ink_soft")
    label = view.say(Message("card_total"))
    width = canvas.text_width(label, NORMAL, "bold") + 10
    canvas.text(bottom, label, NORMAL, "ink", "bold")
    cost = plan.cost
    paint_pieces(canvas, bottom.cut_left(width)[1], (cost["shell"], cost["foot"], cost["fruit"]), 20)


def _paint_facet(view: View, facet: str, value: object, chosen: bool, canvas: Canvas, box: Box) -> None:
    fill, edge = ("leaf", "leaf_dark") if chosen else ("button", "edge")
    inner = paint_raised(canvas, box, fill, 10, edge).inset(6, 5)
    if isinstance(value, tuple):
        canvas.panel(inner, "paper", 7)
        if any(value):
            paint_pieces(canvas, inner, value, 18, centred=True)
        return
    if facet == "token" and isinstance(value, str):
        paint_token(canvas, inner.fitted(1), value)
        return
    words = {
        "side": lambda: SIDES[value - 1] if isinstance(value, int) else "",
        "stack": lambda: view.say(Message("card_stack_number", {"stack": str(value)})),
        "offering": lambda: view.say(Message("card_decline")),
    }.get(facet, lambda: str(value))()
    canvas.text(inner, words, NORMAL, "ink_light" if chosen else "ink", "bold", "centre")


def _id(value: object) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)
