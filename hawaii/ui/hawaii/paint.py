"""How the pieces of Hawaii are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii.book import START_HUT, piece_name
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box

UNSIDED = ("kahuna", "tiki")
PLACE = 480 / 200
"""Width to height of the pictures of places."""


def tile_art(tile: str, side: int) -> str:
    """The picture of a tile: side 1 or 2."""
    return f"hawaii/tile/{tile}" if tile in UNSIDED else f"hawaii/tile/{tile}_{side}"


def paint_place(canvas: Canvas, box: Box, name: str, radius: float) -> None:
    """A landscape; its tiles lie on the left, so that is where there may be less of it."""
    canvas.cover(f"hawaii/place/{name}", box, PLACE, radius, top=True, left=0.8, light="moonlight")


def paint_tile(canvas: Canvas, box: Box, tile: str, side: int = 1) -> None:
    canvas.picture(tile_art(tile, side), box)


def paint_piece(canvas: Canvas, box: Box, piece: int) -> None:
    """A tile of a village, as the rules number them."""
    if piece == START_HUT:
        canvas.picture("hawaii/tile/start_hut", box)
    else:
        tile, _, side = piece_name(piece).partition(" ")
        paint_tile(canvas, box, tile, len(side))


def paint_token(canvas: Canvas, box: Box, token: str) -> None:
    """A price token: "3", or "3s" with spears."""
    spears = token.endswith("s")
    canvas.picture("hawaii/token/price_spears" if spears else "hawaii/token/price", box)
    canvas.text(box, token.rstrip("s"), box.h * 0.5, "ink_dark", "title", "centre")


def paint_fish(canvas: Canvas, box: Box, fish: int) -> None:
    canvas.picture(f"hawaii/token/fish_{min(3, max(1, fish))}", box)


def paint_taken(canvas: Canvas, box: Box, tokens: Sequence[str], fish: Sequence[int], largest: float) -> None:
    """Price tokens and fish of a round in a row, closer together if there are many."""
    count = len(tokens) + len(fish)
    side = min(box.h, largest)
    step = min(side + 2, (box.w - side) / max(1, count - 1))
    for number in range(count):
        spot = Box(box.x + number * step, box.y + (box.h - side) / 2, side, side)
        if number < len(tokens):
            paint_token(canvas, spot, tokens[number])
        else:
            paint_fish(canvas, spot, fish[number - len(tokens)])


def paint_chieftain(canvas: Canvas, box: Box, colour: str) -> None:
    canvas.picture(f"hawaii/piece/chieftain_{colour}", box)


def paint_count(canvas: Canvas, box: Box, count: int) -> None:
    """How many are left, in the corner of a stack."""
    side = min(24.0, box.h * 0.5)
    badge = Box(box.right - side * 0.8, box.y - side * 0.2, side, side)
    canvas.disc(badge, "paper", "edge", 1.5)
    canvas.text(badge, str(count), side * 0.72, "ink", "bold", "centre")


def paint_pieces(
    canvas: Canvas, box: Box, pieces: tuple[int, int, int], size: float, centred: bool = False
) -> None:
    """Shells, feet and fruits with their numbers, from the left or in the middle."""
    numbers = [canvas.text_width(str(count), size, "bold") + 3 for count in pieces if count]
    whole = sum(numbers) + size * (1.8 * len(numbers) - 0.5)
    x = box.middle[0] - whole / 2 if centred else box.x
    for count, name in zip(pieces, ("shell", "foot", "fruit"), strict=True):
        if count:
            number = str(count)
            width = canvas.text_width(number, size, "bold")
            canvas.text(Box(x, box.y, width + 2, box.h), number, size, "ink", "bold")
            icon = Box(x + width + 3, box.y + (box.h - size * 1.3) / 2, size * 1.3, size * 1.3)
            canvas.picture(f"hawaii/piece/{name}", icon)
            x = icon.right + size * 0.5
