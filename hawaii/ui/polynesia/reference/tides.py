"""Every tide card: what it does, when, and every case that may come up."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import RankCard, RowCard
from hawaii.kernel.messages import Message, Values
from hawaii.ui.polynesia.naming import card_short, card_text, card_values, titled
from hawaii.ui.polynesia.reference.pictures import MASK, card, marker, member
from hawaii.ui.reference import (
    Block,
    Card,
    Cards,
    Example,
    Heading,
    Line,
    Links,
    Page,
    Piece,
    Table,
    Text,
)

SECTION = Message("ref_polynesia_section_tides")
TYPES = {
    1: Message("polynesia_type_1"),
    2: Message("polynesia_type_2"),
    3: Message("polynesia_type_3"),
}
RULINGS = {
    "gateways": 6,
    "landfalls": 5,
    "footholds": 3,
    "strongholds": 3,
    "feasts": 4,
    "passages": 5,
    "arrivals": 4,
    "collections": 3,
    "ceremonies": 3,
    "faceless": 3,
    "friendships": 4,
    "company": 4,
    "families": 5,
    "chieftains": 4,
    "homebodies": 3,
    "fishers": 4,
    "navigators": 3,
    "divers": 4,
}
"""How many sentences there are about each card."""
IN_PLAY = frozenset(
    ("gateways", "landfalls", "feasts", "passages", "arrivals", "friendships", "company", "families")
)
"""Cards that do something while the game is played; all others count at the end."""
SEE = {
    "gateways": ("exploring", "populating", "islands"),
    "landfalls": ("travelling", "islands"),
    "footholds": ("islands", "scoring"),
    "strongholds": ("islands", "scoring"),
    "feasts": ("token:mask", "maintenance"),
    "passages": ("token:mask", "guides"),
    "arrivals": ("token:mask", "populating"),
    "collections": ("token:mask", "scoring"),
    "ceremonies": ("token:mask", "islands"),
    "faceless": ("token:mask", "scoring"),
    "friendships": ("guides", "two"),
    "company": ("exploring", "two"),
    "families": ("populating", "jeopardy"),
    "chieftains": ("islands", "scoring"),
    "homebodies": ("scoring", "eruption", "jeopardy"),
    "fishers": ("islands", "token:fish"),
    "navigators": ("exploring", "scoring"),
    "divers": ("islands", "token:shell"),
}


def tide_pages(book: Book) -> list[Page]:
    return [_overview(book), *(_page(book, name) for name in book.cards)]


def _overview(book: Book) -> Page:
    blocks: list[Block] = [Text(Message("ref_polynesia_tides_about", {"count": len(book.cards)}))]
    for type_, words in TYPES.items():
        cards = tuple(
            Card(titled(book, name), (card(name),), (card_short(book, name),), page=f"card:{name}")
            for name, one in book.cards.items()
            if one.type == type_
        )
        blocks += [Heading(words), Cards(cards)]
    blocks += [
        Text(Message("ref_polynesia_tides_points", {"count": book.tables.start.points})),
        Links(("scoring", "islands", "token:mask", "two", "jeopardy")),
    ]
    return Page("tides", Message("ref_polynesia_tides"), SECTION, tuple(blocks), card("fishers"))


def _page(book: Book, name: str) -> Page:
    one = book.cards[name]
    when = Message("ref_polynesia_tide_play" if name in IN_PLAY else "ref_polynesia_tide_end")
    values: Values = {**card_values(book, name), **_more(book)}
    blocks: list[Block] = [Cards((Card(titled(book, name), (card(name),), (card_text(book, name),), when),))]
    texts = [
        Text(Message(f"ref_polynesia_tide_{name}_{number}", values)) for number in range(1, RULINGS[name] + 1)
    ]
    blocks += [texts[0], *_example(book, name), Heading(Message("ref_polynesia_tide_exactly")), *texts[1:]]
    blocks.append(Links((*SEE[name], "tides")))
    return Page(
        f"card:{name}", titled(book, name), TYPES[one.type], tuple(blocks), card(name), titled(book, name)
    )


def _more(book: Book) -> Values:
    archipelagos = len(book.maps["small"].archipelagos)
    return {
        "tokens": book.tables.start.points,
        "archipelagos": archipelagos,
        "left": book.tables.start.points - archipelagos,
        "guide": book.tables.play.guide,
    }


def _example(book: Book, name: str) -> list[Block]:
    """What the card means in numbers, where that helps."""
    one = book.cards[name]
    if isinstance(one, RowCard):
        return [_row_table(name, one)]
    if name == "gateways":
        times = book.tables.cards.gateways.times
        rows = tuple(((marker(number),), str(number), str(number * times)) for number in book.marker)
        return [
            Table(
                (
                    Message("ref_polynesia_marker"),
                    Message("ref_polynesia_tide_usual"),
                    Message("ref_polynesia_tide_first"),
                ),
                rows,
            )
        ]
    if name == "ceremonies":
        points = book.tables.cards.ceremonies.points
        line = Line(
            Message("ref_polynesia_tide_ceremony", {"masks": 2, "archipelagos": 3}),
            (MASK, MASK),
            f"{2 * 3 * points:+d}",
        )
        return [Example(Message("ref_polynesia_tide_example"), (line,))]
    return [_ranks(one)] if isinstance(one, RankCard) else []


def _row_table(name: str, one: RowCard) -> Table:
    rows = tuple(
        ((_counted(name),) * number, str(number), f"{points:+d}")
        for number, points in enumerate(one.points, start=1)
    )
    return Table(
        (
            Message("ref_polynesia_tide_have"),
            Message(
                "ref_polynesia_tide_masks" if name == "collections" else "ref_polynesia_tide_archipelagos"
            ),
            Message("ref_polynesia_tide_score"),
        ),
        rows,
    )


def _counted(name: str) -> Piece:
    return MASK if name == "collections" else Piece("polynesia/island/3", ratio=41 / 32)


def _ranks(one: RankCard) -> Example:
    """Two islands, and who scores what there."""
    return Example(
        Message("ref_polynesia_tide_ranks"),
        (
            Line(
                Message("ref_polynesia_tide_alone", {"alone": one.alone, "second": one.second}),
                _crowd(3, 2, 2),
            ),
            Line(Message("ref_polynesia_tide_shared", {"shared": one.shared}), _crowd(2, 2, 1)),
        ),
    )


def _crowd(*counts: int) -> tuple[Piece, ...]:
    """So many members of each colour."""
    colours = zip(("red", "yellow", "green"), counts, strict=True)
    return tuple(member(colour) for colour, count in colours for _ in range(count))
