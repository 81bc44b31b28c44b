"""What things say of themselves when somebody points at them."""

from __future__ import annotations

from hawaii.games.hawaii.book import START_HUT, piece_name
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.games.hawaii.state import NO_ISLAND
from hawaii.kernel.messages import Message
from hawaii.ui.hawaii.effects import effect_lines, effects_of
from hawaii.ui.hawaii.telling import pieces
from hawaii.ui.hawaii.view import View
from hawaii.ui.words import capital


def tile_tip(view: View, tile: str) -> str:
    """The name of a tile, and what its sides do."""
    return _about(view, view.say(Message(f"tile_{tile}")), tile)


def _about(view: View, name: str, tile: str) -> str:
    lines = (view.say(line) for line in effect_lines(view.game.book, tile))
    return "\n".join((capital(name), *lines))


def price_tip(view: View, plans: tuple[TurnPlan, ...] | Message) -> str:
    """What a tile would cost at least, all in all; or why it cannot be bought."""
    if isinstance(plans, Message):
        return view.say(plans)
    if not plans:
        return ""
    cost = plans[0].cost
    return view.say(Message("tip_cheapest", {"pieces": pieces(cost["shell"], cost["foot"], cost["fruit"])}))


def place_tip(view: View, name: str, cost: int) -> str:
    """A place, and how far it is."""
    words = view.say(Message(f"place_{name}"))
    about = capital(words)
    return f"{about}\n{view.say(Message('tip_walk', {'count': cost}))}" if cost else about


def points_tip(view: View, seat: int) -> str:
    """Where the points of a seat came from, and what the villages would add now."""
    tally = view.state.tally[seat]
    rounds = sum(one.points for one in tally if one.source.startswith("round"))
    others = sum(one.points for one in tally) - rounds
    villages = view.game.final_scoring(view.state, seat)
    more = sum(award.points for village in villages if village.counts for award in village.awards)
    lines = [Message("tip_points", {"rounds": rounds, "others": others})]
    if not view.state.over:
        lines.append(Message("tip_points_more", {"points": more}))
    return "\n".join(view.say(line) for line in lines)


def track_tip(view: View, space: int, token: str) -> str:
    """A space of the sequence track: who has retired there, or what retiring there brings."""
    state = view.state
    retired = next((seat for seat, where in enumerate(state.spaces) if where == space), None)
    last = state.round + 1 == len(view.game.book.rounds)
    lines: list[Message] = []
    if retired is not None:
        lines.append(Message("tip_track_taken", {"name": view.name(retired)}))
    elif token:
        lines.append(Message("tip_track_free", {"value": token.rstrip("s")}))
    else:
        lines.append(Message("tip_track_bare"))
    if not last:
        lines.append(Message("tip_track_order", {"space": space + 1}))
    elif space == 0:
        points = view.game.book.tables.rounds.first_space_points
        lines.append(Message("tip_track_first", {"points": points}))
    lines.append(Message("tip_track_now", {"space": space + 1, "name": view.name(state.order[space])}))
    return "\n".join(view.say(line) for line in lines)


def dock_tip(view: View, number: int) -> str:
    dock = view.game.book.docks[number]
    island = view.state.docks[number]
    about = view.say(Message("tip_dock", {"dock": number + 1, "feet": dock.feet, "points": dock.points}))
    if island == NO_ISLAND:
        return view.say(Message("tip_dock_empty", {"dock": number + 1}))
    gift = view.say(Message(f"island_{view.game.book.island_names[island]}"))
    return f"{about}\n{view.say(Message('tip_island', {'island': gift}))}"


def piece_tip(view: View, piece: int) -> str:
    """A tile in a village."""
    if piece == START_HUT:
        return view.say(Message("tip_start_hut"))
    name, _, side = piece_name(piece).partition(" ")
    about = view.say(Message("tile_side", {"tile": Message(f"tile_{name}"), "side": side}))
    lines = (view.say(line) for line in effects_of(view.game.book, name, len(side) - 1))
    return "\n".join((capital(about), *lines))


def village_tip(view: View, seat: int, row: int) -> str:
    """A village, and what it would score if the game ended now."""
    villages = view.game.final_scoring(view.state, seat)
    length = villages[row].length if row < len(villages) else 0
    about = view.say(Message("tip_village", {"village": row + 1, "count": length}))
    if row >= len(villages):
        return about
    found = villages[row]
    points = sum(award.points for award in found.awards)
    if found.column is None:
        after = Message("tip_village_no_tiki")
    elif found.counts:
        after = Message("tip_village_counts", {"points": points})
    else:
        after = Message("tip_village_short", {"count": found.column - found.length})
    return f"{about}\n{view.say(after)}"
