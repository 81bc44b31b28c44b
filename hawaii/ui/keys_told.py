"""The keys of a table, as its reference tells them."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.reference import Table


def keys_table(own: tuple[tuple[str, Message], ...], others: Message) -> Table:
    """Those of all tables, with those of a game's own, and what it calls the things of others."""
    keys = (
        ("Tab  ← ↑ → ↓", Message("ref_keys_choose")),
        ("Enter", Message("ref_keys_enter")),
        ("Escape", Message("ref_keys_escape")),
        *own,
        ("U", Message("ref_keys_undo")),
        ("R", Message("ref_keys_redo")),
        ("H", Message("ref_keys_hint")),
        ("L", Message("ref_keys_log")),
        ("S", Message("ref_keys_replay")),
        ("O", others),
        ("E", Message("ref_keys_end")),
        ("F1", Message("ref_keys_reference")),
        ("F11", Message("ref_keys_screen")),
    )
    return Table((Message("ref_keys_key"), Message("ref_keys_does")), keys)
