"""The pieces of Hawaii as pictures of a page."""

from __future__ import annotations

from hawaii.games.hawaii.book import START_HUT, piece_name
from hawaii.ui.hawaii.layout import COVE, DOCK, SPACE
from hawaii.ui.hawaii.paint import PLACE, tile_art
from hawaii.ui.reference import Piece

ISLAND, BEACH = 160 / 120, 160 / 100
"""Width to height."""
PART = 1.5
"""The same for the part of a wide picture that is shown."""


def tile(name: str, side: int = 1, faint: bool = False) -> Piece:
    return Piece(tile_art(name, side), faint=faint)


def laid(piece: int, faint: bool = False) -> Piece:
    """A tile of a village, as the rules number them."""
    if piece == START_HUT:
        return Piece("hawaii/tile/start_hut", faint=faint)
    name, _, side = piece_name(piece).partition(" ")
    return tile(name, len(side), faint)


def sides(name: str) -> tuple[Piece, ...]:
    """Both sides, or the only one."""
    return tuple(dict.fromkeys((tile(name, 1), tile(name, 2))))


def shells(count: int = 1) -> tuple[Piece, ...]:
    return (Piece("hawaii/piece/shell"),) * count


def feet(count: int = 1) -> tuple[Piece, ...]:
    return (Piece("hawaii/piece/foot"),) * count


def fruits(count: int = 1) -> tuple[Piece, ...]:
    return (Piece("hawaii/piece/fruit"),) * count


def token(value: int, spears: bool = False) -> Piece:
    return Piece("hawaii/token/price_spears" if spears else "hawaii/token/price", text=str(value))


def fish(number: int) -> Piece:
    return Piece(f"hawaii/token/fish_{min(3, max(1, number))}")


def boat(name: str) -> Piece:
    return Piece(f"hawaii/tile/{name}")


def chieftain(colour: str = "red") -> Piece:
    return Piece(f"hawaii/piece/chieftain_{colour}")


def marker(colour: str = "red") -> Piece:
    return Piece(f"hawaii/piece/marker_{colour}")


def place(name: str) -> Piece:
    return Piece(f"hawaii/place/{name}", ratio=PART, whole=PLACE)


def island(name: str) -> Piece:
    return Piece(f"hawaii/island/{name}", ratio=ISLAND)


POINT = Piece("hawaii/piece/point")
COVE_PICTURE = Piece("hawaii/board/cove", ratio=PART, whole=COVE)
DOCK_PICTURE = Piece("hawaii/board/dock", ratio=DOCK)
BEACH_PICTURE = Piece("hawaii/board/beach", ratio=BEACH)
TRACK_SPACE = Piece("hawaii/board/track_space", ratio=SPACE)
