"""Pages of a reference as rows to be scrolled: how each kind of block is laid out and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.figure_view import figure_rows
from hawaii.ui.geometry import Box
from hawaii.ui.passage import paint_passage, text_height
from hawaii.ui.piece_view import paint_mark, paint_piece
from hawaii.ui.piece_view import paint_pieces as paint_pieces
from hawaii.ui.piece_view import pieces_width as pieces_width
from hawaii.ui.reference import (
    Block,
    Card,
    Cards,
    Cell,
    Example,
    Figures,
    Grid,
    Heading,
    Line,
    Links,
    Page,
    Piece,
    Pieces,
    Sketch,
    Table,
    Text,
)
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Button, Drawn, Widget
from hawaii.ui.words import capital

SPACE = 14.0
"""Between blocks."""
WIDEST = 900.0
"""Longer lines are hard to read."""
BODY = 18.0
CARD = 360.0
SMALL_CARD = 240.0
PAIR_CARD = 320.0
TRIPLE = 280.0
"""The least widths of cards with words on them, of others, and of three side by side."""
LINE = 46.0
"""The height of pictures in examples, with the room around them."""


class Shown(NamedTuple):
    """A row of a page: of which block it is, and what can be found in it by name."""

    row: Row
    block: int
    anchors: tuple[str, ...] = ()


@dataclass
class PageView:
    """Lays out pages for a width in units."""

    canvas: Canvas
    say: Callable[[Message], str]
    width: float
    go: Callable[[str], object]
    """Open a page."""
    title_of: Callable[[str], str]
    words: tuple[str, ...] = ()
    """What was looked for, to be marked."""
    lit: str = ""
    """The name of the card that somebody came for."""
    _found: list[Shown] = field(default_factory=list)

    def rows(self, page: Page) -> list[Shown]:
        self._found = []
        for number, block in enumerate(page.blocks):
            self._add(number, block)
        return self._found

    def _add(self, number: int, block: Block) -> None:
        match block:
            case Heading():
                self._heading(number, block)
            case Text():
                self._text(number, block)
            case Pieces():
                self._pieces(number, block)
            case Cards():
                self._cards(number, block)
            case Table():
                self._table(number, block)
            case Example():
                self._example(number, block)
            case Grid():
                self._grid(number, block)
            case Figures():
                self._figures(number, block)
            case Sketch():
                self._sketch(number, block)
            case Links():
                self._links(number, block)

    def _row(
        self,
        number: int,
        height: float,
        content: object,
        paint: Callable[[Canvas, Box], object],
        part: str = "",
        space: float = SPACE,
    ) -> None:
        """A row that is one picture."""
        key = f"block:{number}{part}"

        def make(box: Box) -> list[Widget]:
            place = box._replace(h=height)
            return [Drawn(key, place, content=(content, self.words), paint=paint)]

        self._found.append(Shown(Row(height + space, make), number))

    # -- words -------------------------------------------------------------------------------------

    def _heading(self, number: int, block: Heading) -> None:
        words = capital(self.say(block.text))
        above = 12.0 if number else 0.0
        high = text_height(self.canvas, words, 24, self.width, "title")

        def paint(canvas: Canvas, box: Box) -> None:
            place = box.cut_top(above)[1]
            paint_passage(canvas, place, words, 24, "leaf_dark", "title", self.words)

        self._row(number, above + high, words, paint, space=8)

    def _text(self, number: int, block: Text) -> None:
        words, width = self.say(block.text), min(self.width, WIDEST)
        high = text_height(self.canvas, words, NORMAL, width)

        def paint(canvas: Canvas, box: Box) -> None:
            paint_passage(canvas, box._replace(w=width), words, words=self.words)

        self._row(number, high, words, paint, space=10)

    def _pieces(self, number: int, block: Pieces) -> None:
        words = self.say(block.caption) if block.caption is not None else ""
        below = text_height(self.canvas, words, SMALL, self.width) + 4 if words else 0.0

        def paint(canvas: Canvas, box: Box) -> None:
            top, rest = box.cut_top(block.size, 4)
            paint_pieces(canvas, top, block.pieces, block.size, 10)
            if words:
                paint_passage(canvas, rest, words, SMALL, "ink_soft", "text", self.words)

        self._row(number, block.size + below, block, paint)

    # -- cards -------------------------------------------------------------------------------------

    def _cards(self, number: int, block: Cards) -> None:
        columns = self._card_columns(block.cards)
        above = any(len(card.pieces) > 2 for card in block.cards)
        width = (self.width - 12 * (columns - 1)) / columns
        for first in range(0, len(block.cards), columns):
            cards = block.cards[first : first + columns]
            high = max(self._card_height(card, width, above) for card in cards)
            last = first + columns >= len(block.cards)
            make = partial(self._card_row, f"{number}:{first}", cards, columns, high, above)
            active = any(card.page for card in cards)
            anchors = tuple(card.anchor for card in cards if card.anchor)
            space = SPACE if last else 12.0
            self._found.append(Shown(Row(high + space, make, active), number, anchors))

    def _card_columns(self, cards: Sequence[Card]) -> int:
        """As many as there is room for; three of a kind stand side by side."""
        worded = any(card.lines for card in cards)
        paired = any(len(card.pieces) == 2 for card in cards)
        least = TRIPLE if len(cards) == 3 else CARD if worded else PAIR_CARD if paired else SMALL_CARD
        most = 2 if worded and len(cards) != 3 else 3
        fitting = int((self.width + 12) / (least + 12))
        if fitting == 2 and len(cards) == 3:
            fitting = int((self.width + 12) / (CARD + 12))
        return max(1, min(fitting, most, len(cards)))

    def _card_row(
        self, key: str, cards: Sequence[Card], columns: int, high: float, above: bool, box: Box
    ) -> list[Widget]:
        places = box._replace(h=high).columns([1] * columns, gap=12)
        return [
            Drawn(
                f"card:{key}:{column}",
                place,
                act=partial(self.go, card.page) if card.page else None,
                content=(card, self.words, card.anchor == self.lit),
                paint=partial(self._paint_card, card, above),
            )
            for column, (card, place) in enumerate(zip(cards, places, strict=False))
        ]

    def _card_parts(
        self, card: Card, width: float, above: bool
    ) -> tuple[float, float, list[tuple[str, float, str, str]]]:
        """The size of its pictures, the width that is left for words, and the words."""
        inner = width - 28
        size = 52.0 if above else 84.0 if len(card.pieces) == 1 and width > 280 else 62.0
        beside = pieces_width(card.pieces, size) + 14 if card.pieces and not above else 0.0
        arrow = 26.0 if card.page else 0.0
        texts = [(capital(self.say(card.title)), 20.0, "ink", "bold")]
        if card.note is not None:
            texts.append((self.say(card.note), SMALL, "ink_soft", "text"))
        texts += [(self.say(line), BODY, "ink", "text") for line in card.lines]
        return size, inner - beside - arrow, texts

    def _card_height(self, card: Card, width: float, above: bool) -> float:
        size, room, texts = self._card_parts(card, width, above)
        words = sum(text_height(self.canvas, text, one, room, face) + 3 for text, one, _, face in texts) - 3
        if above:
            return 24 + size + 10 + words
        return 24 + max(words, size if card.pieces else 0.0)

    def _paint_card(self, card: Card, above: bool, canvas: Canvas, box: Box) -> None:
        lit = bool(self.lit) and card.anchor == self.lit
        canvas.panel(
            box, "sand" if lit else "paper_dim", 12, "hibiscus" if lit else "edge", 3 if lit else 1.5
        )
        size, room, texts = self._card_parts(card, box.w, above)
        inner = box.inset(14, 12)
        if above:
            top, inner = inner.cut_top(size, 10)
            paint_pieces(canvas, top, card.pieces, size)
        elif card.pieces:
            left, inner = inner.cut_left(pieces_width(card.pieces, size), 14)
            paint_pieces(canvas, left._replace(h=size), card.pieces, size)
        y = inner.y
        for text, letters, colour, face in texts:
            place = Box(inner.x, y, room, inner.bottom - y)
            paint_passage(canvas, place, text, letters, colour, face, self.words)
            y += text_height(canvas, text, letters, room, face) + 3
        if card.page:
            canvas.icon("ui/arrow_right", Box(box.right - 34, box.y + 12, 22, 22), alpha=170)

    # -- tables ------------------------------------------------------------------------------------

    def _table(self, number: int, block: Table) -> None:
        cells = [[self._cell(cell) for cell in row] for row in block.rows]
        head = [self.say(one) for one in block.head]
        widths = self._columns(head, cells)
        head_high = self._head_height(head, widths)

        def paint_head(canvas: Canvas, box: Box) -> None:
            ground = box._replace(w=sum(widths))
            canvas.panel(ground, "leaf", 8)
            for text, place in zip(head, ground.columns(widths), strict=True):
                high = text_height(canvas, text, SMALL, place.w - 24, "bold")
                spot = place.inset(12, (place.h - high) / 2)
                canvas.lines(spot, text, SMALL, "ink_light", "bold")

        self._row(number, head_high, head, paint_head, ":head", space=2)
        for line, row in enumerate(cells):
            last = line == len(cells) - 1
            paint = partial(self._paint_cells, row, widths, bool(line % 2))
            high = self._cells_height(row, widths)
            self._row(number, high, row, paint, f":{line}", space=SPACE if last else 2)

    def _cell(self, cell: Cell) -> str | tuple[Piece, ...]:
        return self.say(cell) if isinstance(cell, Message) else cell

    def _columns(self, head: list[str], cells: list[list[str | tuple[Piece, ...]]]) -> list[float]:
        widths = []
        for column, title in enumerate(head):
            found = [self.canvas.text_width(title, SMALL, "bold")]
            for row in cells:
                cell = row[column]
                found.append(
                    self.canvas.text_width(cell, NORMAL, "text" if column else "bold")
                    if isinstance(cell, str)
                    else pieces_width(cell, 34, 4)
                )
            widths.append(max(found) + 28)
        while sum(widths) > self.width:  # the widest gives way, and its words wrap
            widest = widths.index(max(widths))
            widths[widest] -= min(20.0, sum(widths) - self.width)
        return widths

    def _head_height(self, head: list[str], widths: list[float]) -> float:
        highs = (
            text_height(self.canvas, text, SMALL, width - 24, "bold")
            for text, width in zip(head, widths, strict=True)
        )
        return max(highs) + 12

    def _cells_height(self, row: list[str | tuple[Piece, ...]], widths: list[float]) -> float:
        highs = [34.0]
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            if isinstance(cell, str):
                face = "text" if number else "bold"
                highs.append(text_height(self.canvas, cell, NORMAL, width - 24, face))
        return max(highs) + 8

    def _paint_cells(
        self,
        row: list[str | tuple[Piece, ...]],
        widths: list[float],
        odd: bool,
        canvas: Canvas,
        box: Box,
    ) -> None:
        ground = box._replace(w=sum(widths))
        canvas.panel(ground, "sand" if odd else "paper_dim", 6)
        for number, (cell, place) in enumerate(zip(row, ground.columns(widths), strict=True)):
            inner = place.inset(12, 4)
            if isinstance(cell, str):
                face = "bold" if not number else "text"
                high = text_height(canvas, cell, NORMAL, inner.w, face)
                spot = inner._replace(y=inner.y + (inner.h - high) / 2)
                paint_passage(canvas, spot, cell, NORMAL, "ink", face, self.words)
            else:
                paint_pieces(canvas, inner, cell, 34, 4)

    # -- examples ----------------------------------------------------------------------------------

    def _example(self, number: int, block: Example) -> None:
        width = min(self.width, WIDEST)
        title = self.say(block.title)
        lines = [*block.lines, *((block.total,) if block.total is not None else ())]
        widest = max((pieces_width(line.pieces, LINE - 8, line.gap) for line in lines), default=0.0)
        left = min(widest, width * 0.52)
        highs = [self._line_height(line, width, left) for line in lines]
        top = text_height(self.canvas, title, BODY, width - 44, "bold") + 8
        high = 16 + top + sum(highs)

        def paint(canvas: Canvas, box: Box) -> None:
            ground = box._replace(w=width)
            canvas.panel(ground, "paper", 12, "gold", 2.5)
            inner = ground.inset(22, 8)
            paint_passage(canvas, inner, title, BODY, "leaf_dark", "bold", self.words)
            y = inner.y + top
            for line, one in zip(lines, highs, strict=True):
                place = Box(inner.x, y, inner.w, one)
                if line is block.total:
                    canvas.stroke([(place.x, place.y + 1), (place.right, place.y + 1)], "edge", 2)
                self._paint_line(canvas, place, line, left, line is block.total)
                y += one

        self._row(number, high, block, paint)

    def _line_room(self, width: float, left: float) -> float:
        return width - 44 - (left + 14 if left else 0) - 70

    def _line_height(self, line: Line, width: float, left: float) -> float:
        words = text_height(self.canvas, capital(self.say(line.text)), BODY, self._line_room(width, left))
        return max(words + 8, LINE if line.pieces or line.value else 0.0)

    def _paint_line(self, canvas: Canvas, box: Box, line: Line, left: float, total: bool) -> None:
        pictures, rest = box.cut_left(left, 14) if left else (box, box)
        if line.pieces:
            paint_pieces(canvas, pictures, line.pieces, LINE - 8, line.gap)
        value, words = rest.cut_right(60, 10)
        text = capital(self.say(line.text))
        face = "bold" if total else "text"
        high = text_height(canvas, text, BODY, words.w, face)
        spot = words._replace(y=words.y + (words.h - high) / 2)
        paint_passage(canvas, spot, text, BODY, "ink", face, self.words)
        if line.good is not None:
            icon = value.centred(28, 28)
            paint_mark(canvas, icon, line.good)
        canvas.text(value, line.value, 26 if total else 22, "ink", "title", "right")

    # -- tables as they lie ------------------------------------------------------------------------

    def _grid(self, number: int, block: Grid) -> None:
        columns = max(len(row.cells) for row in block.rows)
        notes = [self.say(row.note) if row.note is not None else "" for row in block.rows]
        beside = max(self.canvas.text_width(note, SMALL, "bold") for note in notes)
        beside += 24 if beside else 0
        cell = min(62.0, (self.width - 28 - beside) / columns - 4)
        high = len(block.rows) * (cell + 4) + 20

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(box._replace(w=columns * (cell + 4) + 24 + beside), "sand", 12, "edge", 1.5)
            for line, (row, note) in enumerate(zip(block.rows, notes, strict=True)):
                y = box.y + 12 + line * (cell + 4)
                for column, piece in enumerate(row.cells):
                    if piece is not None:
                        paint_piece(canvas, Box(box.x + 12 + column * (cell + 4), y, cell, cell), piece)
                if note:
                    out = any(piece is not None and piece.faint for piece in row.cells)
                    place = Box(box.x + 20 + columns * (cell + 4), y, beside, cell)
                    canvas.text(place, note, SMALL, "lava" if out else "leaf_dark", "bold")

        self._row(number, high, block, paint)

    def _figures(self, number: int, block: Figures) -> None:
        for line, row in enumerate(figure_rows(self.canvas, block, self.say, self.width)):
            paint = partial(row.paint, words=self.words)
            self._row(number, row.height, row.figures, paint, f":{line}")

    def _sketch(self, number: int, block: Sketch) -> None:
        words = self.say(block.caption) if block.caption is not None else ""
        wide = min(block.width, self.width)
        high = wide / block.ratio
        mark = 0.0 if block.good is None else 38.0
        beside = min(self.width, WIDEST) - wide - 20 - mark
        below = beside < SMALL_CARD or not words
        room = wide - mark if below else beside
        text_high = text_height(self.canvas, words, BODY, room) if words else 0.0

        def paint(canvas: Canvas, box: Box) -> None:
            place = Box(box.x, box.y, wide, high)
            block.paint(canvas, place)
            text = Box(box.x, place.bottom + 8, room, text_high)
            if not below:
                text = Box(place.right + 20, box.y + max(0.0, (high - text_high) / 2), room, text_high)
            if block.good is not None:
                paint_mark(canvas, Box(text.x, text.y, 28, 28), block.good)
                text = text.moved(mark, 2)
            paint_passage(canvas, text, words, BODY, words=self.words)

        self._row(number, high + 8 + text_high if below else max(high, text_high), block, paint)

    # -- ways to other pages -----------------------------------------------------------------------

    def _links(self, number: int, block: Links) -> None:
        titles = [(page, self.title_of(page)) for page in block.pages]
        lines: list[list[tuple[str, str, float]]] = [[]]
        x = 0.0
        for page, title in titles:
            width = self.canvas.text_width(title, BODY, "bold") + 30
            if x + width > self.width and lines[-1]:
                lines.append([])
                x = 0.0
            lines[-1].append((page, title, width))
            x += width + 8
        heading = self.say(Message("ref_see"))

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.stroke([(box.x, box.y + 6), (box.right, box.y + 6)], "paper_dim", 2)
            canvas.text(box.cut_bottom(26)[0], heading, SMALL, "ink_soft", "bold")

        self._row(number, 38, heading, paint, space=4)
        for line in lines:
            make = partial(self._link_row, line)
            self._found.append(Shown(Row(50, make, active=True), number))

    def _link_row(self, links: Sequence[tuple[str, str, float]], box: Box) -> list[Widget]:
        found: list[Widget] = []
        x = box.x
        for page, title, width in links:
            place = Box(x, box.y, width, 42)
            act = partial(self.go, page)
            found.append(Button(f"link:{page}", place, act=act, text=title, size=BODY))
            x = place.right + 8
        return found
