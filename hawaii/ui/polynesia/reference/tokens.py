"""Every island token: where it lies, what it does, and when."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import TOKENS
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import card_short, titled, token_name, token_text
from hawaii.ui.polynesia.reference.pictures import GREEN, ORANGE, card, token
from hawaii.ui.polynesia.reference.told import points_told
from hawaii.ui.reference import Block, Card, Cards, Heading, Links, Page, Text

SECTION = Message("ref_polynesia_section_tokens")
RULINGS = {"mask": 4, "fish": 3, "shell": 3, "turtle": 2, "ship": 6}
"""How many sentences there are about each."""
SEE = {
    "mask": ("tides", "travelling", "two"),
    "fish": ("maintenance", "card:fishers"),
    "shell": ("maintenance", "card:divers"),
    "turtle": ("scoring", "islands"),
    "ship": ("exploring", "travelling", "card:gateways", "card:company"),
}


def token_pages(book: Book) -> list[Page]:
    return [_overview(book), *(_page(book, name) for name in TOKENS)]


def _counts(book: Book) -> dict[str, int]:
    green, orange = book.tables.tokens.green, book.tables.tokens.orange
    return {
        "mask": green.mask + green.mask4,
        "fish": green.fish,
        "shell": green.shell,
        "turtle": orange.turtle,
        "ship": orange.ship,
    }


def _overview(book: Book) -> Page:
    tokens = book.tables.tokens
    values: Values = {
        "green": sum(_counts(book)[name] for name in ("mask", "fish", "shell")) + tokens.green.cross,
        "orange": sum(_counts(book)[name] for name in ("turtle", "ship")) + tokens.orange.cross,
        "crosses": tokens.green.cross + tokens.orange.cross,
        "players": tokens.mask4_players,
    }
    cards = tuple(
        Card(
            token_name(name),
            (token(name),),
            (token_text(name),),
            Message("ref_tiles_count", {"count": _counts(book)[name]}),
            page=f"token:{name}",
        )
        for name in TOKENS
    )
    return Page(
        "tokens",
        Message("ref_polynesia_tokens"),
        SECTION,
        (
            Text(Message("ref_polynesia_tokens_about")),
            Cards(cards),
            Heading(Message("ref_polynesia_tokens_start")),
            Cards(
                (
                    Card(
                        Message("ref_polynesia_tokens_green"),
                        (GREEN,),
                        (Message("ref_polynesia_tokens_green_do", values),),
                    ),
                    Card(
                        Message("ref_polynesia_tokens_orange"),
                        (ORANGE,),
                        (Message("ref_polynesia_tokens_orange_do", values),),
                    ),
                )
            ),
            Text(Message("ref_polynesia_tokens_crosses", values)),
            Text(Message("ref_polynesia_tokens_first")),
            Links(("travelling", "islands", "guides", "scoring")),
        ),
        GREEN,
    )


def _page(book: Book, name: str) -> Page:
    values: Values = {
        "count": _counts(book)[name],
        "points": points_told(book.tables.scoring.turtle_token),
        "players": book.tables.tokens.mask4_players,
        "only": book.tables.play.only_new,
    }
    blocks: list[Block] = [
        Cards(
            (
                Card(
                    token_name(name),
                    (token(name),),
                    (token_text(name),),
                    Message("ref_tiles_count", {"count": _counts(book)[name]}),
                ),
            )
        )
    ]
    for number in range(1, RULINGS[name] + 1):
        blocks.append(Text(Message(f"ref_polynesia_token_{name}_{number}", values)))
    if name == "mask":
        blocks += [Heading(Message("ref_polynesia_token_masks")), Cards(_mask_cards(book))]
    blocks.append(Links((*SEE[name], "tokens")))
    return Page(f"token:{name}", token_name(name), SECTION, tuple(blocks), token(name))


def _mask_cards(book: Book) -> tuple[Card, ...]:
    return tuple(
        Card(titled(book, name), (card(name),), (card_short(book, name),), page=f"card:{name}")
        for name, one in book.cards.items()
        if one.type == 2
    )
