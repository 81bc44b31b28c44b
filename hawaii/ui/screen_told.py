"""What is done alike at all tables, as their references tell it: cards and keys."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.reference import Card, Piece, Table


def shared_cards(log: Message, people: Message) -> tuple[Card, ...]:
    """Reasons, undoing and hints; and the log and several people, in the words of a game."""
    return (
        Card(Message("ref_screen_why"), (Piece("ui/help"),), (Message("ref_screen_why_do"),)),
        Card(Message("ref_screen_undo"), (Piece("ui/undo"),), (Message("ref_screen_undo_do"),)),
        Card(Message("ref_screen_hint"), (Piece("ui/hint"),), (Message("ref_screen_hint_do"),)),
        Card(Message("ref_screen_log"), (Piece("ui/log"),), (log,)),
        Card(Message("ref_screen_people"), (Piece("ui/person"),), (people,)),
    )


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
