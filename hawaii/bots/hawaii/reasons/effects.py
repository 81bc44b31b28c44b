"""Reasons for what works in the rounds to come: income, tikis, kahunas, boats, and what tiles do."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.hawaii.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.kernel.messages import Message

INCOMES = ("shell", "foot", "fruit", "chosen")


def effect_reasons(change: Change) -> Iterator[Reason]:
    yield from _income(change)
    yield from _tiles(change)
    yield from _spaces(change)
    gains = change.gains
    if sum(change.new.boats) > sum(change.old.boats):
        yield Reason(gains["boats"] + gains["printed_feet"], "boats", Message("advice_boat"))


def _income(change: Change) -> Iterator[Reason]:
    for name in INCOMES:
        more = getattr(change.new.effects, name) - getattr(change.old.effects, name)
        if more > 0:
            message = Message(f"advice_income_{name}", {"count": more})
            yield Reason(change.gains[f"income_{name}"], f"income of {name}", message)


def _tiles(change: Change) -> Iterator[Reason]:
    """What tiles of the realm do in every turn or round."""
    old, new, gains = change.old.effects, change.new.effects, change.gains
    worth = change.book.worth
    exchanged = (new.huts_first - old.huts_first) * worth[0] + (new.huts_second - old.huts_second) * worth[1]
    if exchanged > 0:
        yield Reason(gains["exchange"], "exchange", Message("advice_exchange", {"count": exchanged}))
    spears = new.spears - old.spears
    if spears > 0:
        yield Reason(gains["spears"], "spears", Message("advice_spears", {"points": spears}))
    less = new.needed_less - old.needed_less
    if less > 0:
        yield Reason(gains["needed_less"], "surfers", Message("advice_surfer", {"less": less}))
    reached = new.reached - old.reached
    if reached > 0:
        yield Reason(gains["lono"], "lono", Message("advice_lono", {"points": reached}))
    limit = change.new.walk_limit
    if limit != change.old.walk_limit:
        gain = gains["pele_two"] + gains["pele_one"]
        yield Reason(gain, "pele", Message("advice_pele", {"count": limit}))


def _spaces(change: Change) -> Iterator[Reason]:
    """Tikis, and kahunas before villages that are still to be founded; other kahunas already score there."""
    book, old, new, gains = change.book, change.old, change.new, change.gains
    if new.tikis > old.tikis:
        tiles = book.tiki_spaces[new.tikis - 1].column
        yield Reason(gains["tikis"] / 2, "tikis", Message("advice_tikis", {"count": tiles}))
    ahead = [row for row in range(old.kahunas, new.kahunas) if row >= len(new.villages)]
    for row in ahead:
        values = {"village": row + 1, "points": book.kahuna_spaces[row].points}
        gain = gains["kahunas_ahead"] / len(ahead)
        yield Reason(gain, f"village {row + 1}", Message("advice_kahuna", values))
