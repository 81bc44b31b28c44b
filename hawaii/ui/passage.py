"""Words on several lines, in which those that were looked for are marked."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.ui.canvas import NORMAL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.reference import marked


def text_height(canvas: Canvas, text: str, size: float, width: float, face: str = "text") -> float:
    return len(canvas.wrapped(text, size, width, face)) * canvas.line_height(size, face)


def paint_passage(
    canvas: Canvas,
    box: Box,
    text: str,
    size: float = NORMAL,
    colour: str = "ink",
    face: str = "text",
    words: Sequence[str] = (),
) -> None:
    """From the top of a box."""
    high = canvas.line_height(size, face)
    for number, line in enumerate(canvas.wrapped(text, size, box.w, face) if words else ()):
        for start, end in marked(line, words):
            x = box.x + canvas.text_width(line[:start], size, face)
            width = canvas.text_width(line[start:end], size, face)
            canvas.panel(Box(x - 2, box.y + number * high + 1, width + 4, high - 2), "glow", 4)
    canvas.lines(box, text, size, colour, face)


def excerpt(text: str, words: Sequence[str], most: int = 80) -> str:
    """The part of a text around the first of these words.

    >>> excerpt("one two three four five six seven", ["five"], most=16)
    '… four five six …'
    """
    if len(text) <= most:
        return text
    begin = min((found[0][0] for word in words if (found := marked(text, [word]))), default=0)
    start = max(0, min(begin - most * 2 // 3, len(text) - most))
    start = text.find(" ", start) + 1 if start else 0
    end = start + most
    end = len(text) if end >= len(text) else max(text.rfind(" ", start, end + 1), begin + 1)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
