"""Whether a position can come up in a game: nothing lost or doubled, and a turn that hangs together."""

from __future__ import annotations

from collections import Counter

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.placing import fits, places
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import ENDLESS, MaoriState


def sound(book: Book, state: MaoriState) -> bool:
    return (
        _seats_sound(book, state)
        and _tiles_sound(book, state)
        and all(_board_sound(book, state, seat) for seat in range(len(state.boards)))
        and _turn_sound(book, state)
        and _end_sound(book, state)
    )


def tiles_everywhere(book: Book, state: MaoriState) -> Counter[int]:
    """All tiles, wherever they are, by kind."""
    found = Counter([*state.matrix, *state.supply, *state.discarded, *state.stores, state.hand])
    for board in state.boards:
        found.update(book.kind_of[piece] for piece in board.pieces if piece != EMPTY)
    del found[EMPTY]
    return found


def _seats_sound(book: Book, state: MaoriState) -> bool:
    players = len(state.boards)
    allowed = book.tables.start.players
    return (
        allowed.fewest <= players <= min(allowed.most, book.sides[state.options.board].players)
        and len(state.stores) == len(state.shells) == len(state.own_ships) == players
        and min(state.shells) >= 0
        and sum(state.shells) <= book.tables.start.shells
        and not book.volcanoes & {*state.stores, state.hand}
    )


def _tiles_sound(book: Book, state: MaoriState) -> bool:
    counts = Counter({kind: count for kind, count in enumerate(book.counts) if count})
    gaps = sum(kind == EMPTY for kind in state.matrix) - (state.gap != NOWHERE)
    return (
        tiles_everywhere(book, state) == counts
        and len(state.matrix) == len(book.matrix.names)
        and (not gaps or not state.supply)
    )


def _board_sound(book: Book, state: MaoriState, seat: int) -> bool:
    """Tiles fit together where they must, and the own ship is on a tile, if there is one."""
    board, ship = state.boards[seat], state.own_ships[seat]
    side = book.sides[state.options.board]
    if state.options.fit == "edges" and not all(
        fits(book, side, board, square, book.edges[board.pieces[square]]) for square in board.squares
    ):
        return False
    if state.options.rules == "basic" or not board.squares:
        return ship == NOWHERE
    adrift = state.step == step_numbers.MOOR and seat == state.actor  # its tile was discarded
    return ship in board.squares or (adrift and ship != NOWHERE and bool(side.open >> ship & 1))


def _turn_sound(book: Book, state: MaoriState) -> bool:
    """What has been decided of the turn must lead to the step it is at."""
    seat, step = state.actor, state.step
    idle = state.hand == EMPTY and state.gap == NOWHERE
    if step == step_numbers.LAUNCH:
        return idle and seat in range(len(state.boards)) and _at_the_start(book, state)
    if state.ship not in range(len(book.lines)) or not state.turns:
        return False
    if seat is None:
        return idle and step == step_numbers.TURN_END
    if seat not in range(len(state.boards)):
        return False
    if step in (step_numbers.PUT, step_numbers.MOOR) and state.idle:
        return False
    if step == step_numbers.PUT:
        if state.hand == EMPTY or (state.gap == NOWHERE and state.stores[seat] != EMPTY):
            return False
        if state.gap != NOWHERE and not _gap_before_ship(book, state):
            return False
        return state.stores[seat] == EMPTY or bool(places(book, state, seat, state.hand, state.shells[seat]))
    if step == step_numbers.MOOR:
        stored = state.gap == NOWHERE or _gap_before_ship(book, state)
        return stored and state.hand == EMPTY and state.options.rules == "advanced"
    return idle and step in (step_numbers.SAIL, step_numbers.DISCOVER)


def _at_the_start(book: Book, state: MaoriState) -> bool:
    """Nothing has happened yet."""
    begun = state.turns or state.idle or state.discarded or any(board.squares for board in state.boards)
    return (
        not begun
        and state.ship == NOWHERE
        and set(state.stores) == {EMPTY}
        and set(state.shells) == {book.tables.start.shells_each}
        and not book.volcanoes & {*state.matrix}
        and EMPTY not in state.matrix
    )


def _gap_before_ship(book: Book, state: MaoriState) -> bool:
    """The gap is in front of the ship, with nothing that blocks between them."""
    line = book.lines[state.ship]
    if state.gap not in line or state.matrix[state.gap] != EMPTY:
        return False
    return not any(state.matrix[square] in book.volcanoes for square in line[: line.index(state.gap)])


def _end_sound(book: Book, state: MaoriState) -> bool:
    players = len(state.boards)
    idle = book.tables.play.idle_laps * players
    full = any(not board.empty for board in state.boards)
    if state.actor is None:
        return full if state.left == 0 else not full and state.left == ENDLESS and state.idle == idle
    if not 0 <= state.idle < idle or (full and state.left == ENDLESS and not _just_filled(state)):
        return False
    return state.left == ENDLESS or (full and 1 <= state.left < players)


def _just_filled(state: MaoriState) -> bool:
    """The turn in which the first board was filled is not over yet."""
    others = [board for seat, board in enumerate(state.boards) if seat != state.actor]
    return state.step == step_numbers.MOOR and all(board.empty for board in others)
