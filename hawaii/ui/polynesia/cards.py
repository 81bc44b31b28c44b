"""Cards on the table: what a turn costs before it is played, and decisions that are no place on the chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import Decline, Feast, Forgo, Mark, Offer, Pay
from hawaii.games.polynesia.exploring import new_price
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message, Values
from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.placing import card_box
from hawaii.ui.polynesia import offer as offers
from hawaii.ui.polynesia.marks import Price, cost_price, paint_price, paint_thing
from hawaii.ui.polynesia.naming import goods_told
from hawaii.ui.polynesia.paint.pieces import paint_member, paint_ship
from hawaii.ui.polynesia.tips import NO_POINTS, gives_points
from hawaii.ui.polynesia.view import View
from hawaii.ui.relief import paint_raised
from hawaii.ui.table.offering import offer_foot
from hawaii.ui.widgets import Button, Card, Drawn, Label, Widget
from hawaii.ui.words import capital

WIDE = 500.0
HEAD, ROW, FOOT, GAP = 92.0, 58.0, 66.0, 6.0


def offer_card(
    view: View,
    offer: offers.Offer,
    choose: Callable[[int], object],
    confirm: Callable[[], object],
    cancel: Callable[[], object],
) -> list[Widget]:
    """What a turn does, in each way it can be done, and what it costs then."""
    plan = offer.plan
    height = HEAD + (ROW + GAP) * len(offer.plans) + FOOT
    box = card_box(view.open_room, WIDE, height, view.layout.home.box, view.looked_at)
    inner = box.inset(22, 0)
    head = inner.cut_top(HEAD)[0].inset(0, 12)
    picture, words = head.cut_left(62, 16)
    title, about = words.rows([3, 2])
    colour = view.colour(view.me)

    def paint_picture(canvas: Canvas, place: Box) -> None:
        if plan.do == "explore":
            paint_ship(canvas, place.centred(62, 62), colour)
        else:
            paint_member(canvas, place, colour)

    found: list[Widget] = [
        Card("card", box, fill="paper", border="leaf_dark"),
        Drawn("card:picture", picture, content=(plan.do, colour), paint=paint_picture),
        Label("card:title", title, text=capital(view.say(_title(view, plan))), size=LARGE, face="title"),
        Label("card:about", about, text=_about(view, plan), size=SMALL, colour="ink_soft"),
    ]
    for number, way in enumerate(offer.plans):
        row = Box(inner.x, box.y + HEAD + (ROW + GAP) * number, inner.w, ROW)
        chosen = number == offer.chosen
        # What is free anyway, such as a ship of a token, needs no tick on each way.
        price = cost_price(way.cost) if way.cost or way.do != "explore" else None
        act = partial(choose, number)
        found.append(_row(f"way:{number}", row, way_words(view, way), price, chosen, act))
    foot = Box(box.x + 22, box.bottom - 58, box.w - 44, 44)
    return [*found, *offer_foot(view, foot, cancel, confirm, Message("polynesia_card_confirm"))]


def _title(view: View, plan: TurnPlan) -> Message:
    sea = view.sea
    if plan.do == "explore":
        one, other = (sea.name_of(sea.numbers[end]) for end in (plan.route or "-").split("-"))
        return Message("polynesia_offer_explore", {"one": one, "other": other})
    if plan.do == "populate":
        island = sea.name_of(sea.numbers[plan.island or ""])
        return Message("polynesia_offer_populate", {"island": island, "count": plan.count})
    one, other = (sea.name_of(sea.numbers[end]) for end in (plan.path[0], plan.path[-1]))
    return Message("polynesia_offer_travel", {"one": one, "other": other})


def _about(view: View, plan: TurnPlan) -> str:
    if plan.do != "travel":
        return ""
    return view.say(Message("polynesia_moves", {"count": len(plan.ways)}))


def way_words(view: View, plan: TurnPlan) -> str:
    """How a turn is done: what is paid, or the way a member goes."""
    if plan.do == "explore":
        return capital(", ".join(map(view.say, (_exploring_words(view, plan), *_points(view, plan)))))
    if plan.do == "populate":
        return capital(view.say(Message("polynesia_populate_way", {"count": plan.count})))
    sea = view.sea
    over = [sea.name_of(sea.numbers[name]) for name in plan.path[1:-1]]
    guides = [view.name(guide) for guide in dict.fromkeys(plan.guides) if guide is not None]
    words = [view.say(Message("polynesia_way_over", {"names": ", ".join(over)}))] if over else []
    if guides:
        words.append(view.say(Message("polynesia_way_guide", {"names": ", ".join(guides)})))
    if "mask" in plan.ways:
        words.append(view.say(Message("polynesia_way_mask")))
    if not words:
        words.append(view.say(Message("polynesia_way_direct")))
    return capital(", ".join([*words, *map(view.say, _points(view, plan))]))


def _exploring_words(view: View, plan: TurnPlan) -> Message:
    joins = view.state.route_ships[view.sea.route_numbers[plan.route or ""]]
    if joins:
        return Message(f"polynesia_join_{plan.kind}" if plan.cost else "polynesia_join_free")
    form = "free" if not plan.cost else "with"
    return Message(f"polynesia_explore_{form}_{plan.kind}")


def _points(view: View, plan: TurnPlan) -> list[Message]:
    """The point tokens that a turn brings; or that none are left, where a tide card would bring some."""
    if plan.points:
        return [Message("polynesia_brings_points", {"count": plan.points})]
    card = gives_points(view)
    joins = plan.do == "explore" and view.state.route_ships[view.sea.route_numbers[plan.route or ""]]
    guided = any(guide is not None for guide in plan.guides)
    none_left = (card == "company" and joins) or (card == "friendships" and guided)
    return [NO_POINTS] if none_left else []


def plan_words(view: View, plan: TurnPlan) -> str:
    """How a turn is done, and what it costs."""
    masks = [Message("tip_kept_mask", {"count": plan.cost["mask"]})] if "mask" in plan.cost else []
    goods = [goods_told(kind, count) for kind, count in plan.cost.items() if kind != "mask"]
    return ", ".join([way_words(view, plan), *(view.say(one) for one in (*goods, *masks))])


def _row(
    key: str,
    box: Box,
    words: str,
    price: Price | None,
    chosen: bool,
    act: Callable[[], object],
    icon: str = "",
) -> Widget:
    def paint(canvas: Canvas, box: Box) -> None:
        edge = "leaf_dark" if chosen else "edge"
        face = paint_raised(canvas, box, "leaf" if chosen else "button", 12, edge)
        inner = face.inset(14, 4)
        if icon:
            spot, inner = inner.cut_left(38, 12)
            paint_thing(canvas, spot.centred(38, 38), icon)
        if price is not None:
            tag, inner = inner.cut_right(96, 8)
            paint_price(canvas, tag, price)
        canvas.lines_in(inner, words, NORMAL, "ink_light" if chosen else "ink", "bold")

    return Drawn(key, box, act=act, content=(words, price, chosen, icon), paint=paint)


# -- decisions in the middle of a turn -------------------------------------------------------------


class Choice(NamedTuple):
    """One of several things that can be decided."""

    action: Action
    words: Message
    icon: str
    price: Price | None


def choice_card(
    view: View, decide: Callable[[Action], object], back: Callable[[], object] | None
) -> list[Widget]:
    """All that can be decided now, each a button."""
    choices = [_choice(view, action) for action in view.state.legal]
    step = view.game.step(view.state).name
    title = view.say(Message(f"polynesia_ask_{step}"))
    lines = _told(view)
    high = 60 + 24 * len(lines)
    foot = FOOT if back is not None else 20.0
    height = high + (ROW + GAP) * len(choices) + foot
    box = card_box(view.open_room, WIDE, height, view.layout.home.box, view.looked_at)
    inner = box.inset(22, 0)
    found: list[Widget] = [
        Card("card", box, fill="paper", border="gold"),
        Label(
            "card:title",
            Box(inner.x, box.y + 14, inner.w, 40),
            text=title,
            size=LARGE,
            face="title",
        ),
    ]
    for number, line in enumerate(lines):
        place = Box(inner.x, box.y + 54 + 24 * number, inner.w, 24)
        found.append(Label(f"card:line:{number}", place, text=line, size=SMALL, colour="ink_soft"))
    for number, choice in enumerate(choices):
        row = Box(inner.x, box.y + high + (ROW + GAP) * number, inner.w, ROW)
        words = capital(view.say(choice.words))
        act = partial(decide, choice.action)
        found.append(_row(f"choice:{choice.action.text}", row, words, choice.price, False, act, choice.icon))
    if back is not None:
        place = Box(inner.x, box.bottom - 58, 120, 44)
        found.append(Button("card:cancel", place, act=back, text=view.say(Message("back"))))
    return found


def _told(view: View) -> Sequence[str]:
    """What one must know to decide: at the decline, what everybody has."""
    if view.gestures.step != step_numbers.DECLINE:
        return ()
    found = []
    for seat in range(view.state.players):
        fish, shells = view.state.goods[2 * seat : 2 * seat + 2]
        told = {"fish": goods_told("fish", fish), "shells": goods_told("shell", shells)}
        values: Values = {"name": view.name(seat), **told}
        found.append(view.say(Message("polynesia_has_goods", values)))
    return found


def _choice(view: View, action: Action) -> Choice:
    book, state = view.game.book, view.state
    match action:
        case Pay(kind=kind):
            price = ((kind, new_price(book, state, state.route)),)
            return Choice(action, Message(f"polynesia_explore_with_{kind}"), kind, price)
        case Mark(kind=kind):
            return Choice(action, Message(f"polynesia_explore_free_{kind}"), kind, None)
        case Feast(way=way, kind=kind):
            values = {"count": book.tables.cards.feasts.goods}
            return Choice(action, Message(f"polynesia_feast_{way}_{kind}", values), kind, None)
        case Offer(kind=kind):
            price = ((kind, book.tables.cards.families.price),)
            return Choice(action, Message(f"polynesia_offer_{kind}"), kind, price)
        case Decline(kind=kind):
            total = sum(state.goods[GOODS.index(kind) :: 2])
            return Choice(action, Message(f"polynesia_decline_{kind}", {"count": total}), kind, None)
    assert isinstance(action, Forgo)
    return Choice(action, Message("polynesia_forgo"), "", None)
