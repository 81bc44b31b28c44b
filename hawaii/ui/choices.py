"""Several buttons of which one holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Button, Widget


def choices_row(
    key: str, box: Box, options: Sequence[tuple[str, str]], chosen: str, put: Callable[[str], object]
) -> list[Widget]:
    """Side by side: (value, words)."""
    boxes = box.columns([1] * len(options), gap=8)
    return [
        Button(f"{key}:{value}", place, act=partial(put, value), text=words, chosen=value == chosen)
        for (value, words), place in zip(options, boxes, strict=True)
    ]
