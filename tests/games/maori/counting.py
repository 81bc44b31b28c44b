"""A brute-force count of boards, from the names of tiles alone: it shares no code with the game."""

from __future__ import annotations

from typing import Any

Square = tuple[int, int]
Board = list[list[str]]

SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LAND: dict[str, list[Square]] = {"normal": [(0, 3), (0, 4), (3, 0), (3, 1)], "atoll": []}
INSIDE: dict[str, list[Square]] = {
    "normal": [],
    "atoll": [(row, column) for row in (1, 2) for column in (1, 2, 3)],
}


def edges_of(tile: str) -> str:
    """The open edges of a tile as it lies: "E-h N" was turned to the north."""
    form = tile.split("-")[0]
    if form in ("single", "water", "."):
        return ""
    return tile.split(" ")[1] if " " in tile else form


def things(tile: str) -> str:
    """A letter for each thing on a tile."""
    return tile.split(" ")[0].partition("-")[2]


def left_over(board: Board) -> dict[Square, str]:
    """The tiles that stay: one whose land goes on into nothing is taken off, again and again."""
    tiles = {(y, x): tile for y, row in enumerate(board) for x, tile in enumerate(row) if tile != "."}

    def unmet(square: Square) -> bool:
        for edge in edges_of(tiles[square]):
            down, right = SIDES[edge]
            other = tiles.get((square[0] + down, square[1] + right), ".")
            if OPPOSITE[edge] not in edges_of(other):
                return True
        return False

    while lost := [square for square in tiles if unmet(square)]:
        for square in lost:
            del tiles[square]
    return tiles


def island(tiles: dict[Square, str], square: Square) -> list[Square]:
    """The squares of the island that a tile which stays belongs to: straight on over its open edges."""
    found = [square]
    for edge in edges_of(tiles[square]):
        down, right = SIDES[edge]
        y, x = square
        while edge in edges_of(tiles[y, x]):
            y, x = y + down, x + right
            found.append((y, x))
    return found


def parts(board: Board, side: str) -> dict[str, int]:
    """What a board brings by itself, by source, with the ships that are left."""
    tiles = left_over(board)
    count = {"palms": 0, "huts": 0, "leis": 0, "ships": 2, "empty": 0}
    for square, tile in tiles.items():
        count["ships"] += things(tile).count("b")
        whole = island(tiles, square)
        hut = any("h" in things(tiles[one]) for one in whole)
        doubled = 2 if all(one in INSIDE[side] for one in whole) else 1
        count["huts" if hut else "palms"] += things(tile).count("p") * doubled * (2 if hut else 1)
        for edge in edges_of(tile):
            beside = square[0] + SIDES[edge][0], square[1] + SIDES[edge][1]
            if edge in "ES" and "l" in things(tile) and "l" in things(tiles[beside]):
                count["leis"] += 10
    squares = [(y, x) for y in range(4) for x in range(5) if (y, x) not in LAND[side]]
    count["empty"] = -sum(square not in tiles for square in squares)
    return count


def counted(table: dict[str, Any]) -> list[dict[str, int]]:
    """Points by seat and source, from a snapshot; what brings nothing is left out."""
    rows = [parts(seat["board"], table["options"]["board"]) for seat in table["seats"]]
    shells = [seat["shells"] for seat in table["seats"]]
    most_ships, most_shells = max(row["ships"] for row in rows), max(shells)
    found = []
    for row, own in zip(rows, shells, strict=True):
        points = {
            **row,
            "ships": row["ships"] if row["ships"] == most_ships else 0,
            "shells": own if own == most_shells else 0,
        }
        found.append({source: value for source, value in points.items() if value})
    return found


def winners(table: dict[str, Any]) -> list[int]:
    """Most points, then most shells, then shared."""
    results = [
        (sum(points.values()), seat["shells"])
        for points, seat in zip(counted(table), table["seats"], strict=True)
    ]
    return [seat for seat, result in enumerate(results) if result == max(results)]
