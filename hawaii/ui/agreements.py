"""A page of a reference: what players may agree on, with what they did at this table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value, option_values
from hawaii.ui.reference import Card, Cards, Heading, Links, Page, Piece, Text
from hawaii.ui.scenes.options import id_of


def agreements_page(
    options: msgspec.Struct, agreed: Mapping[str, Value], pages: Mapping[str, str], links: tuple[str, ...]
) -> Page:
    """The options of a game; where to read more about each, and about all of them."""
    cards = []
    for name, values in option_values(options).items():
        chosen = agreed.get(name, values[0])
        note = Message(
            "ref_options_chosen" if agreed else "ref_options_usual",
            {"value": Message(f"option_{name}_{id_of(chosen)}")},
        )
        others = [
            Message("ref_options_other", {"value": Message(f"option_{name}_{id_of(value)}")})
            for value in values
            if value != chosen
        ]
        about = Message(f"option_{name}_about")
        page = pages.get(name, "")
        cards.append(Card(Message(f"option_{name}"), (), (about, *others), note, page, name))
    return Page(
        "options",
        Message("options_title"),
        Message("ref_section_table"),
        (
            Text(Message("ref_options_about")),
            Cards(tuple(cards)),
            Heading(Message("ref_options_tables")),
            Text(Message("ref_options_tables_do")),
            Links(links),
        ),
        Piece("ui/person"),
    )
