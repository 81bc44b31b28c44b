"""A slow, independent referee for the rules of Maori.

Written from the text of the rules and from nothing else, on snapshots as they are saved: it shares no code
with the game, so that the tests can compare the two. Being obviously right matters, speed does not.
"""

from __future__ import annotations

import json
from typing import Any

from tests.games.maori.counting import LAND, OPPOSITE, SIDES, Board, Square, edges_of, things

Snapshot = dict[str, Any]

ALL = [(row, column) for row in range(4) for column in range(5)]


def name_of(square: Square) -> str:
    return f"r{square[0] + 1}c{square[1] + 1}"


def square_of(name: str) -> Square:
    return int(name[1]) - 1, int(name[3]) - 1


def line_before(position: int) -> list[Square]:
    """The squares of the matrix before the ship, which goes clockwise from above the first column."""
    side, number = divmod(position - 1, 4)
    if side == 0:
        return [(row, number) for row in range(4)]
    if side == 1:
        return [(number, column) for column in (3, 2, 1, 0)]
    if side == 2:
        return [(row, 3 - number) for row in (3, 2, 1, 0)]
    return [(3 - number, column) for column in range(4)]


def in_reach(table: Snapshot) -> dict[Square, int]:
    """The tiles that can be taken, with their prices."""
    found: dict[Square, int] = {}
    for row, column in line_before(table["ship"]):
        tile = table["matrix"][row][column]
        if tile == "volcano":
            break
        if tile != ".":
            found[row, column] = len(found)
    return found


def tiles_on(board: Board) -> list[Square]:
    return [(row, column) for row, column in ALL if board[row][column] != "."]


def empty_on(table: Snapshot, seat: int) -> list[Square]:
    land = LAND[table["options"]["board"]]
    board = table["seats"][seat]["board"]
    return [(row, column) for row, column in ALL if board[row][column] == "." and (row, column) not in land]


def ships_of(table: Snapshot, seat: int) -> int:
    board = table["seats"][seat]["board"]
    return 2 + sum(things(board[row][column]).count("b") for row, column in tiles_on(board))


def near(one: Square, other: Square) -> bool:
    """Beside each other, diagonals included."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def ways(tile: str) -> list[str]:
    """The open edges in each way a tile may be laid; a tile with palms stands upright."""
    edges = edges_of(tile)
    if "p" in things(tile) or not edges:
        return [edges]
    return ["N", "E", "S", "W"] if len(edges) == 1 else ["NS", "EW"]


def steering(table: Snapshot, seat: int, square: Square) -> int | None:
    """The fewest steps of the own ship over tiles to come beside the square; None if it cannot."""
    board, ship = table["seats"][seat]["board"], table["seats"][seat]["ship"]
    if table["options"]["rules"] == "basic" or ship is None:
        return 0
    reached = {square_of(ship)}
    for steps in range(len(ALL)):
        if any(near(square, one) for one in reached):
            return steps
        reached |= {tile for tile in tiles_on(board) if any(near(tile, one) for one in reached)}
    return None


def fits(table: Snapshot, seat: int, square: Square, edges: str) -> bool:
    if table["options"]["fit"] == "free":
        return True
    board, land = table["seats"][seat]["board"], LAND[table["options"]["board"]]
    for edge, (down, right) in SIDES.items():
        row, column = beside = square[0] + down, square[1] + right
        if beside not in ALL or beside in land:
            if edge in edges:
                return False
        elif board[row][column] != ".":
            other = edges_of(board[row][column])
            if (edge in edges) != (OPPOSITE[edge] in other):
                return False
    return True


def puts(table: Snapshot, seat: int, tile: str, shells: int) -> set[str]:
    found = set()
    for square in empty_on(table, seat):
        steps = steering(table, seat, square)
        if steps is None or steps > shells:
            continue
        for edges in ways(tile):
            if fits(table, seat, square, edges):
                written = f" {edges}" if len(ways(tile)) > 1 else ""
                found.add(f"put {name_of(square)}{written}")
    return found


def legal(table: Snapshot) -> set[str]:
    """The actions that the rules allow, as they are written."""
    seat = table["actor"]
    mine = table["seats"][seat]
    match table["step"]:
        case "launch":
            return {f"launch {position}" for position in range(1, 17)}
        case "sail":
            far = min(16, ships_of(table, seat) + mine["shells"])
            return {f"sail {steps}" for steps in range(1, far + 1)}
        case "discover":
            return discoveries(table, seat)
        case "put":
            storable = table["gap"] is not None and mine["store"] is None
            return puts(table, seat, table["hand"], mine["shells"]) | ({"store"} if storable else set())
        case "moor":
            return {f"moor {name_of(square)}" for square in tiles_on(mine["board"])}
    raise AssertionError(table["step"])


def discoveries(table: Snapshot, seat: int) -> set[str]:
    mine = table["seats"][seat]
    found = {"nothing"}
    for (row, column), price in in_reach(table).items():
        left = mine["shells"] - price
        tile = table["matrix"][row][column]
        if left >= 0 and (mine["store"] is None or puts(table, seat, tile, left)):
            found.add(f"take {name_of((row, column))}")
    if mine["store"] is not None and puts(table, seat, mine["store"], mine["shells"]):
        found.add("fetch")
    for square in tiles_on(mine["board"]):
        if table["options"]["rules"] != "pro" or mine["ship"] != name_of(square):
            found.add(f"discard {name_of(square)}")
    return found


def after(table: Snapshot, text: str) -> Snapshot:
    """The position after an action and all that leaves no choice."""
    table = json.loads(json.dumps(table))
    _apply(table, text)
    while table["actor"] is not None and len(only := legal(table)) == 1:
        _apply(table, *only)
    return table


def _apply(table: Snapshot, text: str) -> None:
    word, _, rest = text.partition(" ")
    seat = table["actor"]
    mine = table["seats"][seat]
    rules = table["options"]["rules"]
    match word:
        case "launch":
            table.update(ship=int(rest), actor=(seat + 1) % len(table["seats"]), step="sail", turns=1)
        case "sail":
            mine["shells"] -= max(0, int(rest) - ships_of(table, seat))
            table.update(ship=(table["ship"] - 1 + int(rest)) % 16 + 1, step="discover")
        case "take":
            row, column = square_of(rest)
            mine["shells"] -= in_reach(table)[row, column]
            table.update(hand=table["matrix"][row][column], gap=rest, step="put", idle=0)
            table["matrix"][row][column] = "."
        case "fetch":
            table.update(hand=mine["store"], step="put", idle=0)
            mine["store"] = None
        case "put":
            name, _, edges = rest.partition(" ")
            _put(table, mine, name, edges)
            if rules == "pro" or (rules == "advanced" and mine["ship"] is None):
                mine["ship"] = name
                _end(table)
            elif rules == "advanced":
                table["step"] = "moor"
            else:
                _end(table)
        case "store":
            mine["store"] = table["hand"]
            table["hand"] = None
            _moor_or_end(table, mine)
        case "discard":
            row, column = square_of(rest)
            table["discarded"].append(mine["board"][row][column].split()[0])
            mine["board"][row][column] = "."
            table["idle"] = 0
            if not tiles_on(mine["board"]):
                mine["ship"] = None
            _moor_or_end(table, mine)
        case "nothing":
            table["idle"] += 1
            _end(table)
        case "moor":
            mine["ship"] = rest
            _end(table)


def _put(table: Snapshot, mine: dict[str, Any], name: str, edges: str) -> None:
    """Steps of the own ship are paid before shells on the tile are found."""
    row, column = square_of(name)
    steps = steering(table, table["actor"], (row, column))
    assert steps is not None
    mine["shells"] -= steps
    tile = table["hand"]
    mine["board"][row][column] = f"{tile} {edges}".rstrip()
    supply = 30 - sum(seat["shells"] for seat in table["seats"])
    mine["shells"] += min(supply, things(tile).count("s"))
    table["hand"] = None


def _moor_or_end(table: Snapshot, mine: dict[str, Any]) -> None:
    if table["options"]["rules"] == "advanced" and mine["ship"] is not None:
        table["step"] = "moor"
    else:
        _end(table)


def _end(table: Snapshot) -> None:
    """The gap is filled; then the next player sails, or the game is over."""
    seat, players = table["actor"], len(table["seats"])
    table["turns"] += 1
    if table["gap"] is not None:
        row, column = square_of(table["gap"])
        if table["supply"]:
            table["matrix"][row][column] = table["supply"].pop()
        table["gap"] = None
    if table["left"] > 0:
        table["left"] -= 1
    elif not empty_on(table, seat):
        table["left"] = players - 1
    if table["left"] == 0 or table["idle"] == 2 * players:
        table.update(actor=None, step="turn_end")
    else:
        table.update(actor=(seat + 1) % players, step="sail")
