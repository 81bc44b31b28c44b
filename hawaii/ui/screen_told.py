"""How things are done on this screen, as the references of all games tell it."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.kernel.messages import Message
from hawaii.ui.reference import Block, Card, Cards, Heading, Links, Page, Piece, Table, Text


def screen_page(cards: Sequence[Card], marks: Sequence[Message], keys: Sequence[Block], *links: str) -> Page:
    """What can be done at a table, what is marked on it, and which keys there are."""
    return Page(
        "screen",
        Message("ref_screen"),
        Message("ref_section_table"),
        (
            Text(Message("ref_screen_about")),
            Cards((*cards,)),
            Heading(Message("ref_screen_marks")),
            *map(Text, marks),
            Heading(Message("ref_screen_keys")),
            *keys,
            Links(links),
        ),
        Piece("ui/help"),
    )


def act(what: Message, piece: Piece, how: Message) -> Card:
    """Something that can be done."""
    return Card(what, (piece,), (how,))


def shared_cards(log: Message, people: Message) -> tuple[Card, ...]:
    """Reasons, undoing and hints; and the log and several people, in the words of a game."""
    return (
        act(Message("ref_screen_why"), Piece("ui/help"), Message("ref_screen_why_do")),
        act(Message("ref_screen_undo"), Piece("ui/undo"), Message("ref_screen_undo_do")),
        act(Message("ref_screen_hint"), Piece("ui/hint"), Message("ref_screen_hint_do")),
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
