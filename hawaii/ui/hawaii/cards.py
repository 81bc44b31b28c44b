"""Cards on the table: the price of a purchase, and every other decision of a turn in its own form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hawaii.games.hawaii.actions import Buy, Catch, Collect, Decline, Pay, Sail, Settle, Take
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.paint import UNSIDED, paint_fish, paint_pieces, paint_tile, paint_token
from hawaii.ui.hawaii.purchase import USUAL, Purchase
from hawaii.ui.hawaii.view import View
from hawaii.ui.widgets import Button, Drawn, Label, Panel, Widget

Pieces = tuple[int, int, int]
SIDES = ("I", "II")


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
    wide, high, gap = 132.0, 74.0, 8.0
    lines = -(-len(shown) // columns)
    width = max(420.0, columns * (wide + gap) + 32)
    height = 62 + lines * (high + gap) + 58
    card = view.layout.board.centred(width, height)
    found: list[Widget] = [
        Panel("card", card, fill="paper", border="leaf_dark"),
        Label(
            "card:title",
            Box(card.x + 20, card.y + 12, card.w - 40, 40),
            text=view.say(view.game.prompt(view.state)),
            size=22,
            face="bold",
        ),
    ]
    for number, action in enumerate(shown):
        row, column = divmod(number, columns)
        spot = Box(card.x + 20 + column * (wide + gap), card.y + 58 + row * (high + gap), wide, high)
        found.append(_option(view, action, spot, choose))
    foot = Box(card.x + 20, card.bottom - 54, card.w - 40, 42)
    if back is not None:
        found.append(
            Button("card:back", foot.cut_left(130)[0], act=back, text=view.say(Message("card_back")))
        )
    if hidden:
        words = view.say(Message("card_less" if more else "card_more_ways"))
        found.append(Button("card:more", foot.cut_right(190)[0], act=show, text=words))
    return found


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Ways to pay: those of one kind first, then those with few fruits; all else as the rules have it."""

    def price(action: Action) -> tuple[int, int, int]:
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
    canvas.panel(box, "button", 12, "edge")
    inner = box.inset(8, 6)
    match action:
        case Pay():
            width = 0.0
            for count in action.pieces:
                width += (canvas.text_width(str(count), 24, "bold") + 46) if count else 0
            paint_pieces(canvas, inner._replace(x=box.middle[0] - width / 2), action.pieces, 24)
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
            step = min(inner.h, inner.w / len(fish))
            for number, one in enumerate(fish):
                paint_fish(canvas, Box(inner.x + number * step, inner.y, step, inner.h).fitted(1), one)
        case Sail():
            names = ["fishing_boat"] * action.fishing + ["boat_1"] * action.first + ["boat_2"] * action.second
            step = min(inner.h, inner.w / len(names))
            for number, name in enumerate(names):
                spot = Box(inner.x + number * step, inner.y, step, inner.h).fitted(1)
                canvas.picture(f"hawaii/tile/{name}", spot)
        case Take(tile=tile):
            paint_tile(canvas, inner.fitted(1), tile, 2)
        case Collect(resource=resource):
            canvas.picture(f"hawaii/piece/{resource}", inner.fitted(1))
        case _:
            canvas.text(inner, action_words(view, action), NORMAL, "ink", "bold", "centre")


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
    rows = [(facet, purchase.options(facet)) for facet in ("side", "token", "stack")]
    rows = [(facet, values) for facet, values in rows if len(values) > 1]
    ways = [
        (facet, values)
        for facet in ("walk_payment", "payment", "offering")
        if len(values := purchase.options(facet)) > 1
    ]
    rest = sum(max(0, len(values) - USUAL) for _, values in ways)
    height = 128 + 60 * (len(rows) + len(ways)) + 70
    card = view.layout.board.centred(560, height)
    tile = plan.tile or ""
    found: list[Widget] = [
        Panel("card", card, fill="paper", border="leaf_dark"),
        Drawn(
            "card:tile",
            Box(card.x + 20, card.y + 18, 96, 96),
            content=(tile, plan.side),
            paint=lambda canvas, box: paint_tile(canvas, box, tile, plan.side or 1),
        ),
        Label(
            "card:title",
            Box(card.x + 132, card.y + 16, card.w - 150, 38),
            text=_title(view, plan),
            size=LARGE,
            face="title",
        ),
        Drawn(
            "card:price",
            Box(card.x + 132, card.y + 58, card.w - 150, 56),
            content=(plan.cost, plan.token),
            paint=partial(_paint_price, view, plan),
        ),
    ]
    y = card.y + 128
    for facet, values in (*rows, *ways):
        line = Box(card.x + 20, y, card.w - 40, 52)
        words, field = line.cut_left(96, 8)
        label = "number" if facet == "side" and tile in UNSIDED else facet
        found.append(Label(f"facet:{facet}", words, text=view.say(Message(f"card_{label}")), size=SMALL))
        shown = values if more or facet in ("side", "token", "stack") else values[:USUAL]
        boxes = field.columns([1] * max(3, len(shown)), gap=6)
        for value, spot in zip(shown, boxes, strict=False):
            found.append(
                Drawn(
                    f"facet:{facet}:{_id(value)}",
                    spot,
                    act=partial(choose, facet, value),
                    content=(facet, value, value == getattr(plan, facet)),
                    paint=partial(_paint_facet, view, label, value, value == getattr(plan, facet)),
                )
            )
        y += 60
    foot = Box(card.x + 20, card.bottom - 58, card.w - 40, 44)
    found.append(Button("card:cancel", foot.cut_left(120)[0], act=cancel, text=view.say(Message("cancel"))))
    if rest:
        ask = view.say(Message("card_less" if more else "card_more_ways"))
        found.append(Button("card:more", foot._replace(x=foot.x + 132, w=196), act=show, text=ask))
    found.append(
        Button(
            "card:confirm",
            foot.cut_right(170)[0],
            act=confirm,
            text=view.say(Message("card_confirm")),
            chosen=True,
        )
    )
    return found


def _title(view: View, plan: TurnPlan) -> str:
    name = Message(f"tile_{plan.tile}")
    if plan.tile in ("kahuna", "tiki"):
        words = view.say(Message("tiles_two", {"tile": name}) if plan.side == 2 else name)
    else:
        words = view.say(Message("tile_side", {"tile": name, "side": SIDES[(plan.side or 1) - 1]}))
    if plan.village is not None:
        words = view.say(Message("card_into", {"tile": words, "village": plan.village}))
    return f"{words[:1].upper()}{words[1:]}"


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
    canvas.panel(box, "leaf" if chosen else "button", 10, "leaf_dark" if chosen else "edge")
    inner = box.inset(8, 4)
    if isinstance(value, tuple):
        canvas.panel(inner, "paper", 8, alpha=200)
        if any(value):
            paint_pieces(canvas, inner.inset(8, 0), value, 18)
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
