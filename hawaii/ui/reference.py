"""A reference of rules: pages of words and pictures as plain values, the same for every game.

Nothing is drawn here. A page is found by its id; "docks#hula" is the part "hula" of the page "docks".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box

if TYPE_CHECKING:
    from hawaii.ui.canvas import Canvas


@dataclass(frozen=True)
class Piece:
    """A picture by its name, perhaps with something written on it."""

    name: str
    text: str = ""
    ratio: float = 1.0
    """Width to height."""
    faint: bool = False
    """Something that does not count."""
    whole: float = 0.0
    """The ratio of the whole picture, where only a part of it is shown."""
    over: tuple[tuple[str, Box], ...] = ()
    """Further pictures on it, and where: in parts of its width and height."""
    tag: str = ""
    """What stands on a small label in its corner: a price."""


@dataclass(frozen=True)
class Heading:
    text: Message


@dataclass(frozen=True)
class Text:
    text: Message


@dataclass(frozen=True)
class Pieces:
    """Pictures in a row, with words below them."""

    pieces: tuple[Piece, ...]
    caption: Message | None = None
    size: float = 72.0


@dataclass(frozen=True)
class Card:
    """Something with its picture and what there is to say of it."""

    title: Message
    pieces: tuple[Piece, ...] = ()
    lines: tuple[Message, ...] = ()
    note: Message | None = None
    page: str = ""
    """Where a click leads."""
    anchor: str = ""
    """Its name on the page."""


@dataclass(frozen=True)
class Cards:
    """Side by side, as many as there is room for."""

    cards: tuple[Card, ...]


Cell = str | Message | tuple[Piece, ...]


@dataclass(frozen=True)
class Table:
    head: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Line:
    """A line of an example: pictures, words, and what comes of it."""

    text: Message
    pieces: tuple[Piece, ...] = ()
    value: str = ""
    good: bool | None = None
    """Whether it is allowed, where that is the question."""
    gap: float = 6.0
    """Between its pictures."""


@dataclass(frozen=True)
class Example:
    """Something worked out line by line."""

    title: Message
    lines: tuple[Line, ...]
    total: Line | None = None


@dataclass(frozen=True)
class GridRow:
    cells: tuple[Piece | None, ...]
    note: Message | None = None


@dataclass(frozen=True)
class Grid:
    """Pictures in rows and columns, as they lie on the table."""

    rows: tuple[GridRow, ...]
    caption: Message | None = None


@dataclass(frozen=True)
class Spot:
    """A free place of a figure, with a tick, a cross, or a price on it."""

    good: bool | None = None
    tag: str = ""


@dataclass(frozen=True)
class Figure:
    """Pieces that touch each other, as they lie on the table, and what there is to say of them."""

    rows: tuple[tuple[Piece | Spot | None, ...], ...]
    caption: Message | None = None
    good: bool | None = None
    """Whether it is as it should be, where that is the question."""
    ground: str = ""
    """The picture they lie on; open water if none is named."""
    over: str = ""
    """A picture over all of them."""


@dataclass(frozen=True)
class Figures:
    """Side by side, as many as there is room for; one alone has its words beside it."""

    figures: tuple[Figure, ...]
    size: float = 64.0
    """The side of a piece."""
    coin: str = ""
    """The picture of what prices are paid with."""


@dataclass(frozen=True)
class Sketch:
    """Something drawn by the hand that draws the table, with words beside or below it."""

    paint: Callable[[Canvas, Box], object]
    caption: Message | None = None
    ratio: float = 1.6
    """Width to height."""
    width: float = 400.0
    good: bool | None = None
    """Whether it is allowed, where that is the question."""


@dataclass(frozen=True)
class Links:
    """Ways to other pages."""

    pages: tuple[str, ...]


Block = Heading | Text | Pieces | Cards | Table | Example | Grid | Figures | Sketch | Links


@dataclass(frozen=True)
class Page:
    id: str
    title: Message
    """Begins with a capital letter when it is shown, as all titles do."""
    section: Message
    """What it is listed under."""
    blocks: tuple[Block, ...]
    icon: Piece | None = None
    short: Message | None = None
    """The title in the list, where the section says the rest."""


def words_in(block: Block) -> Iterator[Message]:
    """Everything that a block says, each thing once and in its order."""
    match block:
        case Heading(text) | Text(text):
            yield text
        case Pieces(caption=caption) | Sketch(caption=caption):
            yield from _given(caption)
        case Cards(cards):
            for card in cards:
                yield from _given(card.title, card.note, *card.lines)
        case Table(head, rows):
            yield from head
            yield from (cell for row in rows for cell in row if isinstance(cell, Message))
        case Example(title, lines, total):
            yield title
            yield from (line.text for line in lines)
            yield from _given(total.text if total is not None else None)
        case Grid(rows, caption):
            yield from _given(*(row.note for row in rows), caption)
        case Figures(figures):
            yield from _given(*(figure.caption for figure in figures))
        case Links():
            return


def _given(*messages: Message | None) -> Iterator[Message]:
    return (message for message in messages if message is not None)


def pictures_in(block: Block) -> Iterator[Piece]:
    """Every picture that a block shows."""
    match block:
        case Pieces(pieces):
            yield from pieces
        case Cards(cards):
            yield from (piece for card in cards for piece in card.pieces)
        case Table(_, rows):
            yield from (piece for row in rows for cell in row if isinstance(cell, tuple) for piece in cell)
        case Example(_, lines, total):
            for line in (*lines, *((total,) if total is not None else ())):
                yield from line.pieces
        case Grid(rows):
            yield from (piece for row in rows for piece in row.cells if piece is not None)
        case Figures(figures):
            cells = (cell for figure in figures for row in figure.rows for cell in row)
            yield from (cell for cell in cells if isinstance(cell, Piece))
            grounds = (name for figure in figures for name in (figure.ground, figure.over) if name)
            yield from (Piece(name) for name in grounds)
        case _:
            return


@dataclass(frozen=True)
class Passage:
    """A place where something that was looked for is said."""

    page: Page
    block: int
    """The number of the block; the title stands at the first one."""
    words: str
    title: bool = False


class Index:
    """All that pages say, to be looked through."""

    def __init__(self, pages: Sequence[Page], say: Callable[[Message], str]) -> None:
        self._passages: list[Passage] = []
        for page in pages:
            self._passages.append(Passage(page, 0, say(page.title), title=True))
            for number, block in enumerate(page.blocks):
                self._passages += [Passage(page, number, say(message)) for message in words_in(block)]

    def find(self, wanted: str) -> dict[str, list[Passage]]:
        """By id of the page, the passages with all of these words; pages that are called so come first."""
        words = marks(wanted)
        found: dict[str, list[Passage]] = {}
        for passage in self._passages if words else ():
            said = passage.words.casefold()
            if all(word in said for word in words):
                found.setdefault(passage.page.id, []).append(passage)
        return dict(sorted(found.items(), key=lambda one: not one[1][0].title))


def marks(wanted: str) -> tuple[str, ...]:
    """The single words of what is looked for, as they are compared."""
    return tuple(wanted.casefold().split())


def marked(line: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """From where to where these words stand in a line.

    >>> marked("Fish, then fish again", ["fish"])
    [(0, 4), (11, 15)]
    """
    said = line.casefold()
    if len(said) != len(line):  # a letter that becomes two would shift all that follows
        return []
    found = []
    for word in words:
        start = said.find(word)
        while start >= 0:
            found.append((start, start + len(word)))
            start = said.find(word, start + len(word))
    return found
