"""Several buttons of which one holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Button, Widget


def choices_row(
    key: str,
    box: Box,
    options: Sequence[tuple[str, str]],
    chosen: str,
    put: Callable[[str], object],
    why_not: Mapping[str, str] | None = None,
) -> list[Widget]:
    """Side by side: (value, words). What is not possible says why."""
    whys = why_not or {}
    boxes = box.columns([1] * len(options), gap=8)
    return [
        Button(
            f"{key}:{value}",
            place,
            act=partial(put, value),
            text=words,
            chosen=value == chosen,
            enabled=value not in whys,
            tip=whys.get(value, ""),
        )
        for (value, words), place in zip(options, boxes, strict=True)
    ]
