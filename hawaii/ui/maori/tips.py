"""What things say of themselves when somebody points at them."""

from __future__ import annotations

from collections.abc import Iterable

from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.islands import Island
from hawaii.games.maori.scoring import island_points, palm_points
from hawaii.games.maori.tile import Tile
from hawaii.kernel.messages import Message
from hawaii.ui.maori.awards import award_words
from hawaii.ui.maori.gestures import square_key
from hawaii.ui.maori.told_tiles import laid_message, tile_message
from hawaii.ui.maori.view import View
from hawaii.ui.words import capital


def _lines(view: View, messages: Iterable[Message | None]) -> str:
    return "\n".join(capital(view.say(message)) for message in messages if message is not None)


def matrix_tip(view: View, square: str, tile: Tile) -> str:
    """A tile of the matrix: what it shows, and for how many shells it can be had."""
    if tile.is_volcano:
        return _lines(view, [tile_message(tile), Message("tip_volcano")])
    found: list[Message | None] = [tile_message(tile)]
    if view.free and view.gestures.at_turn:
        why = view.gestures.why_not(f"matrix:{square}")
        price = view.gestures.price(f"matrix:{square}")
        if price:
            found.append(Message("tip_tile_price", {"count": price}))
        else:
            found.append(why if price is None else Message("tip_tile_free"))
    if len(tile.turns) > 1:
        found.append(Message("tip_turns", {"key": view.key_of("turn")}))
    return _lines(view, found)


def square_tip(view: View, seat: int, square: int) -> str:
    """A square of a board: its tile, and how its island does."""
    book, state = view.game.book, view.state
    side = book.sides[state.options.board]
    piece = state.boards[seat].pieces[square]
    found: list[Message | None] = []
    if side.land >> square & 1:
        found.append(Message("tip_printed_land"))
    elif piece == EMPTY and _is_offered(view, seat, side.grid.names[square]):
        assert view.offered is not None
        found.append(Message("tip_offered", {"tile": tile_message(view.offered.tile)}))
    elif piece == EMPTY:
        found.append(Message("tip_empty", {"points": book.tables.scoring.empty}))
    else:
        tile = book.of_piece[piece]
        found.append(laid_message(tile, book.edges[piece]))
        island = next((one for one in view.scores[seat].islands if square in one.squares), None)
        if island is not None:
            found.append(island_message(view, island))
    if side.inside >> square & 1:
        found.append(Message("tip_inside", {"factor": book.tables.scoring.atoll}))
    return _lines(view, found)


def _is_offered(view: View, seat: int, name: str) -> bool:
    return seat == view.me and view.offered is not None and view.offered.key == square_key(name)


def island_message(view: View, island: Island) -> Message:
    """What an island brings, or would when it is complete."""
    if island.complete:
        return Message("tip_island_complete", {"count": island_points(view.game.book, island)})
    if view.state.over:
        return Message("tip_island_lost", {"count": len(island.squares)})
    return Message("tip_island_open", {"count": palm_points(view.game.book, island)})


def points_tip(view: View, seat: int) -> str:
    """Where the points of a seat come from, if the game ended now."""
    awards = view.game.breakdown(view.state, seat)
    lines = [award_words(view.say, view.game.book, award) for award in awards]
    open_islands = [island for island in view.scores[seat].islands if not island.complete]
    if open_islands and not view.state.over:
        more = sum(palm_points(view.game.book, island) for island in open_islands)
        values = {"count": len(open_islands), "points": more}
        lines.append(view.say(Message("tip_open_islands", values)))
    when = Message("tip_points_end" if view.state.over else "tip_points_now")
    return "\n".join([capital(view.say(when)), *lines])


def ships_words(view: View, seat: int) -> str:
    """How many ships there are; behind it how many of them count, if some are on islands still open."""
    ships, counted = view.state.boards[seat].ships, view.scores[seat].ships
    if view.state.over or ships == counted:
        return str(counted)
    return f"{ships} ({counted})"


def ships_tip(view: View, seat: int) -> str:
    """Ships for sailing, and how they stand against the others at the end."""
    counted = [score.ships for score in view.scores]
    values = {"count": view.state.boards[seat].ships, "points": counted[seat], "most": max(counted)}
    found = [Message("tip_ships", values)]
    away = view.state.boards[seat].ships - counted[seat]
    if away and not view.state.over:
        found.append(Message("tip_ships_open", {"count": away, "points": counted[seat]}))
    found.append(Message("tip_leads" if counted[seat] == max(counted) else "tip_behind", values))
    return _lines(view, found)


def shells_tip(view: View, seat: int) -> str:
    shells = view.state.shells
    values = {"count": shells[seat], "points": shells[seat], "most": max(shells)}
    leads = Message("tip_leads" if shells[seat] == max(shells) else "tip_behind", values)
    return _lines(view, [Message("tip_shells", values), leads])


def store_tip(view: View, seat: int) -> str:
    kind = view.state.stores[seat]
    if kind == EMPTY:
        return _lines(view, [Message("tip_store_empty")])
    return _lines(view, [Message("tip_store", {"tile": tile_message(view.game.book.tiles[kind])})])
