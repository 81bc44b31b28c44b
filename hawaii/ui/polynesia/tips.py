"""What things say of themselves when somebody points at them."""

from __future__ import annotations

from collections.abc import Iterable

from hawaii.games.polynesia.exploring import company_points
from hawaii.games.polynesia.income import income
from hawaii.games.polynesia.kinds import BLACK, GOODS, GREY, KEPT, NONE, RED, TOKENS
from hawaii.games.polynesia.travelling import first_points, friend_points
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.gestures import SHIP
from hawaii.ui.polynesia.naming import card_name, card_text, goods_told
from hawaii.ui.polynesia.view import View
from hawaii.ui.words import capital

NO_POINTS = Message("polynesia_no_points_left")
"""Where a tide card would bring point tokens."""


def _lines(view: View, messages: Iterable[Message | None]) -> str:
    return "\n".join(capital(view.say(message)) for message in messages if message is not None)


def tide_points(view: View, type_: int) -> list[int]:
    """By seat, what the card of a type would bring if the volcano erupted now."""
    return [sources.get(f"tide{type_}", 0) for sources in view.gestures.sources]


def gives_points(view: View) -> str:
    """The card on the table that brings point tokens out of the supply; nothing if there is none."""
    book = view.game.book
    giving = (book.friendships, book.company)
    return next((book.card_names[number] for number in view.state.cards if number in giving), "")


def tide_tip(view: View, name: str) -> str:
    """All of a card, and what it would bring everybody now, or has brought."""
    card = view.game.book.cards[name]
    found = [card_name(name), card_text(view.game.book, name)]
    if name == gives_points(view):
        left = view.state.points
        found.append(Message("tip_points_left", {"count": left}) if left else NO_POINTS)
    lines = [_lines(view, found)]
    for seat, points in enumerate(tide_points(view, card.type)):
        if points:
            values: Values = {"name": view.name(seat), "count": points}
            form = "tip_tide_result" if view.state.over else "tip_tide_now"
            lines.append(view.say(Message(form, values)))
    return "\n".join(lines)


def island_tip(view: View, name: str) -> str:
    """What is printed on an island, what lies there, and who is there."""
    number = view.sea.numbers[name]
    row = view.sea.table.islands[name]
    found: list[Message | None] = [Message("polynesia_island", {"island": row.name})]
    if row.symbol is not None and number != view.sea.main:
        found.append(Message(f"tip_symbol_{row.symbol}", {"count": view.sea.turtles.get(number, 1)}))
    if number in view.sea.sinking:
        sinks = "tip_volcano_sinks" if number == view.sea.main else "tip_sinks"
        found.append(Message("tip_sunk" if view.state.over else sinks))
    if row.archipelago is not None:
        group = next(group for group in view.sea.archipelagos if number in group)
        other = next(island for island in group if island != number)
        found.append(Message("tip_archipelago", {"island": view.sea.name_of(other)}))
        if first_points(view.game.book, view.state, number):
            found.append(Message("tip_prize"))
    token = view.state.tokens[number]
    if token != NONE:
        found.append(Message(f"tip_token_{TOKENS[token]}"))
    lines = [_lines(view, found), *_people(view, number)]
    return "\n".join(line for line in lines if line)


def _people(view: View, island: int) -> list[str]:
    found = []
    for seat in range(view.state.players):
        count = view.members(seat, island)
        if count:
            found.append(view.say(Message("tip_people", {"name": view.name(seat), "count": count})))
    return found


def volcano_tip(view: View) -> str:
    """The stones that are out, those that are left, and what an eruption would cost or has cost everybody."""
    state = view.state
    left = {name: state.bag.count(stone) for name, stone in (("red", RED), ("grey", GREY), ("black", BLACK))}
    out = state.drawn.count(RED)
    stones = "tip_volcano_erupted" if state.over else "tip_volcano_stones"
    found = [
        Message(stones, {"count": out, "of": view.game.book.tables.lava.red}),
        Message("tip_bag", {**left, "count": len(state.bag)}),
    ]
    lines = [_lines(view, found)]
    for seat, one in enumerate(view.settled):
        values: Values = {"name": view.name(seat), "count": one.sunk}
        lines.append(view.say(Message("tip_lost_of" if state.over else "tip_loss_of", values)))
    return "\n".join(lines)


def route_tip(view: View, name: str) -> str:
    """Whose it is, and what it costs to explore it, or to travel on it."""
    sea, state, book = view.sea, view.state, view.game.book
    one, other = (sea.name_of(sea.numbers[end]) for end in name.split("-"))
    found: list[Message | None] = [Message("tip_route", {"one": one, "other": other})]
    number = sea.route_numbers.get(name)
    if number is None:
        return _lines(view, [*found, Message("tip_route_neutral")])
    ships = state.route_ships[number]
    lines: list[str] = []
    if ships:
        names = ", ".join(view.name(seat) for seat in range(state.players) if ships >> seat & 1)
        kind = GOODS[state.route_kinds[number]]
        found.append(Message(f"tip_route_{kind}", {"names": names, "count": book.tables.play.guide}))
        if not state.over and not ships >> view.me & 1:
            found.append(_route_points(view, number))
    else:
        found.append(Message("tip_route_new"))
    if view.free and view.gestures.picks(SHIP):
        plans = view.gestures.plans(do="explore", route=name)
        if isinstance(plans, Message):
            lines.append(capital(view.say(plans)))
        elif not ships or plans[0].cost:
            count = sum(plans[0].cost.values())
            kinds = sorted({plan.kind for plan in plans if plan.kind})
            way = kinds[0] if len(kinds) == 1 else "either"
            lines.append(capital(view.say(Message(f"tip_explore_{way}", {"count": count}))))
    return "\n".join([_lines(view, found), *lines])


def _route_points(view: View, route: int) -> Message | None:
    """The point tokens that a tide card would bring on a route of others now."""
    book, state, card = view.game.book, view.state, gives_points(view)
    if card and not state.points:
        return NO_POINTS
    if card == "company":
        return Message("tip_join_points", {"count": company_points(book, state, route)})
    if card == "friendships":
        own = friend_points(book, state)
        return Message("tip_guide_points", {"count": own, "others": min(own, state.points - own)})
    return None


def points_tip(view: View, seat: int) -> str:
    """Where the points of a seat come from."""
    return "\n".join([capital(view.say(points_title(view))), *points_lines(view, seat)])


def points_title(view: View) -> Message:
    """Points are always counted as if the volcano erupted now; after the game it has."""
    return Message("tip_points_result" if view.state.over else "tip_points_eruption")


def points_lines(view: View, seat: int) -> list[str]:
    """Point by point, and what is lost."""
    awards = view.game.breakdown(view.state, seat)
    lines = [f"{award.points:+d}  {view.say(award.reason)}" for award in awards]
    lost = view.settled[seat].sunk
    if lost:
        lines.append(view.say(Message("tip_lost" if view.state.over else "tip_loss", {"count": lost})))
    return lines


def loss_tip(view: View, seat: int) -> str:
    """What an eruption would cost, or has cost: members, and the numbers that they hide then."""
    one = view.settled[seat]
    free = view.game.book.free
    values = {"count": one.sunk, "before": free[view.state.home[seat]], "after": free[one.home]}
    return _lines(view, [Message("tip_lost_own" if view.state.over else "tip_loss_own", values)])


def free_tip(view: View, seat: int) -> str:
    """The number on the board that counts."""
    free, over = view.game.book.free, view.state.over
    values = {"count": free[view.home(seat)]}
    return view.say(Message("tip_free_result" if over else "tip_free_number", values))


def goods_tip(view: View, seat: int, kind: int) -> str:
    """How many one has, and how many come at the end of the round."""
    if view.state.over:
        return _lines(view, [goods_told(GOODS[kind], view.state.goods[2 * seat + kind])])
    coming = income(view.game.book, view.state, seat)[kind]
    values = {"count": view.state.goods[2 * seat + kind], "coming": coming}
    return _lines(view, [Message(f"tip_goods_{GOODS[kind]}", values), Message("tip_decline")])


def tokens_tip(view: View, seat: int) -> str:
    """All tokens that lie before somebody."""
    found: list[Message | None] = []
    for token in range(KEPT):
        count = view.state.owned[KEPT * seat + token]
        if count:
            found.append(Message(f"tip_kept_{TOKENS[token]}", {"count": count}))
    points = view.state.prizes[seat] + view.state.favours[seat]
    if points:
        found.append(Message("tip_kept_points", {"count": points}))
    return _lines(view, found or [Message("tip_no_tokens")])
