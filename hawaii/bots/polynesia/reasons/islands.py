"""Reasons in where members are now."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.polynesia.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.kinds import FISH, SHELL
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Message

SAVED, NEARER = 0.7, 0.3
"""A member that does not sink any more, or is nearer to that; in points."""
SOURCE = 0.9
"""An island with goods, early in the game."""
URGENT = 0.6
"""So much more, if the next eruption is sure to end the game."""
LONG = 4.0
"""Rounds in which goods are worth collecting."""


def island_reasons(change: Change) -> Iterator[Reason]:
    yield from _turtles(change)
    yield from _members(change)
    yield from _sources(change)
    yield from _cards(change)


def _turtles(change: Change) -> Iterator[Reason]:
    points = change.new.turtles - change.old.turtles
    if points > 0:
        yield Reason(1.1 * points, "turtles", Message("advice_polynesia_turtles", {"count": points}))


def _members(change: Change) -> Iterator[Reason]:
    """The highest free number goes up, members get away, or come nearer to it."""
    free, seat = change.book.free, change.seat
    urgency = 1 + URGENT * change.ends
    saved = change.new.safe - change.old.safe
    before, after = (free[seen.lost[seat]] for seen in (change.earlier, change.later))
    if saved > 0:
        gain = SAVED * saved * urgency
        if after > before:
            message = Message("advice_polynesia_number", {"number": after, "count": saved})
            yield Reason(gain + 0.3 * (after - before), "members", message)
        else:
            yield Reason(gain, "members", Message("advice_polynesia_saved", {"count": saved}))
        return
    if change.action(Sail) is None:
        return
    nearer = sum(_weight(change.new.by_way)) - sum(_weight(change.old.by_way))
    if nearer > 0 and change.new.way < 4:
        yield Reason(NEARER * nearer, "members", Message("advice_polynesia_nearer"))
    elif change.old.way == change.new.way == 4 and _near(change) > 0:
        yield Reason(NEARER, "members", Message("advice_polynesia_sets_out"))


def _weight(by_way: tuple[int, int, int]) -> tuple[int, int]:
    return 2 * by_way[0], by_way[1]


def _near(change: Change) -> int:
    """More members on the islands around the volcano."""
    first = change.seat * change.sea.size
    after, before = change.after.members, change.before.members
    return sum(after[first + island] - before[first + island] for island in change.sea.near)


def _sources(change: Change) -> Iterator[Reason]:
    rounds = change.valuation.moment(change.before, change.seat)[0].rounds
    worth = SOURCE * min(1.0, max(0.0, rounds - 1) / LONG)
    for kind in (FISH, SHELL):
        more = change.new.sources[kind] - change.old.sources[kind]
        if more > 0 and worth:
            name = "advice_polynesia_source_fish" if kind == FISH else "advice_polynesia_source_shell"
            yield Reason(worth * more, f"source_{kind}", Message(name, {"count": more}))


def _cards(change: Change) -> Iterator[Reason]:
    """More points by the cards; of several, by the one that brings most."""
    before, after = (_points(change, state) for state in (change.before, change.after))
    gains = {name: after.get(name, 0) - before.get(name, 0) for name in (*before, *after)}
    if not gains:
        return
    most = max(gains, key=lambda one: (gains[one], one))
    count, card = gains[most], Message(f"polynesia_card_{most}")
    if count > 0:
        reason = (
            Message("advice_polynesia_spared", {"count": count, "card": card})
            if before.get(most, 0) < 0
            else Message("advice_polynesia_card", {"count": count, "card": card})
        )
        yield Reason(0.9 * count, "cards", reason)


def _points(change: Change, state: PolynesiaState) -> dict[str, int]:
    """By card, what the seat would score, but for point tokens."""
    found: dict[str, int] = {}
    for award in change.valuation.game.breakdown(state, change.seat):
        card = award.reason.id.removeprefix("polynesia_")
        if card in change.book.cards and change.book.card_numbers[card] not in change.book.with_points:
            found[card] = found.get(card, 0) + award.points
    return found
