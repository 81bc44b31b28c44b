"""Why one cannot fish, or visit an island."""

from __future__ import annotations

from collections import Counter

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.boats import TOO_MANY
from hawaii.games.hawaii.reasons.placing import placing, placing_any
from hawaii.games.hawaii.reasons.question import Question, Reasons, tile_name
from hawaii.games.hawaii.state import NO_ISLAND
from hawaii.games.hawaii.tables import KIND
from hawaii.kernel.messages import Message


def fishing(question: Question) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    if not state.cove:
        yield Message("why_cove_empty")
        return
    if wish.fish == ():
        yield Message("why_no_fish_wished")
    cove = Counter(book.fish[token] for token in state.cove)
    wanted = Counter(wish.fish or ())
    for fish, number in sorted((wanted - cove).items()):
        yield Message("why_no_such_fish", {"fish": fish, "count": number})
    yield from _sailing(question, max(1, wanted.total()))


def visiting(question: Question) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    landed = state.step in (step_numbers.GIFT, step_numbers.SETTLE)
    if landed:
        yield from _gift(question, state.islands_up[-1])
        return
    if wish.dock is not None and not 1 <= wish.dock <= len(book.docks):
        yield Message("why_no_such_dock", {"dock": wish.dock, "most": len(book.docks)})
        return
    docks = list(range(len(book.docks))) if wish.dock is None else [wish.dock - 1]
    there = [dock for dock in docks if state.docks[dock] != NO_ISLAND]
    if not there:
        yield Message("why_dock_empty", {"dock": docks[0] + 1})
    for dock in sorted(there, key=lambda dock: wish.tile not in book.islands[state.docks[dock]].tiles):
        yield from _gift(question, state.docks[dock])
        yield from _sailing(question, book.docks[dock].feet)


def _gift(question: Question, number: int) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    island = book.islands[number]
    if wish.tile is not None and wish.tile not in island.tiles:
        yield Message("why_island_gives_other")
        return
    if wish.tile is None and wish.village is None and wish.side is None:
        return
    kinds = [KIND[tile] for tile in ([wish.tile] if wish.tile is not None else island.tiles)]
    if not kinds:
        yield Message("why_island_gives_other")
        return
    if not any(state.stock[kind] for kind in kinds) and state.step != step_numbers.SETTLE:
        yield Message("why_tile_gone", {"tile": tile_name(kinds[0])})
    yield from placing_any(question, kinds) if wish.tile is None else placing(question, kinds[0])
    given = "II" if island.side == "II" or island.number > 1 else "I"
    if wish.side is not None and wish.side != len(given):
        yield Message("why_gift_side", {"side": given})


def _sailing(question: Question, cost: int) -> Reasons:
    """Whether the unused boats carry the cost, and its fewest pieces can be paid."""
    book, state, wish = question.book, question.state, question.wish
    if state.step != step_numbers.PAY_BOATS:
        fleet = state.fleets[question.seat]
        if not any(fleet):
            yield Message("why_no_boats")
            return
        loads = book.harbour[fleet]
        fewest = loads.fewest[cost] if cost < len(loads.fewest) else TOO_MANY
        if fewest == TOO_MANY:
            room = max(cost for cost, ways in enumerate(loads.ways) if ways)
            yield Message("why_boats_too_small", {"room": room, "cost": cost})
            return
        short = question.feet_short(fewest)
        if short:
            yield Message("why_feet_short", {"count": short})
        if wish.boats is not None and wish.boats not in [sail.boats for _, sail in loads.ways[cost]]:
            yield Message("why_not_with_these_boats", {"cost": cost})
    if wish.payment is not None:
        yield Message("why_payment")
