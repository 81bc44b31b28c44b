"""The rules and all pieces of the games, to be read and looked through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

import pygame

from hawaii.games import NAMES, game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.options import Value
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.page_view import SPACE, PageView, Shown
from hawaii.ui.passage import excerpt, paint_passage, text_height
from hawaii.ui.piece_view import paint_piece
from hawaii.ui.reference import Index, Page, Passage, marks
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.scrolling import BESIDE, STEP, Row, Scroll
from hawaii.ui.ways import tell
from hawaii.ui.widgets import Button, Drawn, Label, Panel, TextField, Widget
from hawaii.ui.words import capital

LIST = {Arrangement.FULL: 330.0, Arrangement.COMPACT: 300.0, Arrangement.TALL: 264.0}
"""The width of the list of pages."""
PASSAGES = 3
"""So many are shown of a page that has been found."""
BOOKS = {
    "hawaii": Message("ref_book_hawaii"),
    "maori": Message("ref_book_maori"),
    "polynesia": Message("ref_book_polynesia"),
}
"""What the games are called."""
ENTRY = 18.0
SMALLEST, LARGEST = 200.0, 320.0
"""The side of the motif that fills a page with little on it."""
FAINT = 48
"""How much of it is to be seen, of 255."""


class ReferenceScene(Overlay):
    """A list of pages with a field to search them, and one page beside it."""

    darkness = 180

    def __init__(
        self, app: App, game: Game[Any, Any], page: str = "", agreed: Mapping[str, Value] | None = None
    ) -> None:
        """Opened at a page ("docks"), or at a part of it ("docks#hula"); else at the first."""
        super().__init__(app)
        self.agreed = agreed
        """The house rules of the table it was opened from, for the game that is played there."""
        self.wanted = ""
        self.lit = ""
        self._own = game
        self._past: list[str] = []
        self._block: int | None = None
        """Where the page is to be scrolled to."""
        self._seek = False
        """Whether the list is to be scrolled to the page."""
        self._laid_out: tuple[object, list[Shown]] | None = None
        self._take(game)
        self.open(page)
        self._past.clear()

    def _take(self, game: Game[Any, Any]) -> None:
        """Lay open the pages of a game."""
        make: Callable[..., list[Page]] = import_module(f"hawaii.ui.{game.name}.reference").pages
        self.game = game
        self.pages = {one.id: one for one in make(game, self.agreed if game is self._own else None)}
        self.page = next(iter(self.pages.values()))
        self._index = Index(list(self.pages.values()), self.say)

    def _turn_to(self, name: str) -> None:
        """The pages of another game, with the numbers of the player's own tables; or back to its own."""
        if name == self.game.name:
            return
        try:
            game = self._own if name == self._own.name else load_game(name, game_tables(name, own_tables()))
        except Problem as problem:
            tell(self.app, problem.message)
            return
        self._take(game)
        self._past.clear()
        self.open(self.page.id)

    # -- pages -------------------------------------------------------------------------------------

    def open(self, place: str, block: int = 0) -> None:
        """Show a page, a part of it, or one of its blocks."""
        name, _, self.lit = place.partition("#")
        page = self.pages.get(name)
        if page is None:
            return
        if page is not self.page:
            self._past.append(self.page.id)
        self.page, self._block, self._seek = page, block, True
        self.change()

    def _back(self) -> None:
        if self._past:
            before = self._past.pop()
            self.open(before)
            self._past.pop()

    def _title(self, page: str) -> str:
        return capital(self.say(self.pages[page].title))

    # -- widgets -----------------------------------------------------------------------------------

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(16.0, (fit.room.w - 1330) / 2), 16)
        side, rest = card.cut_left(LIST[fit.arrangement] + 36)
        head, body = rest.inset(26, 16).cut_top(52, 10)
        close, head = head.cut_right(48, 10)
        read = self._read(body)
        return [
            Panel("reference", card, radius=18),
            Panel("side", side.inset(8), fill="paper_dim", border=None, shadow=False),
            *self._side(side.inset(18, 20)),
            *self._head(head),
            *read,
            Button(
                "reference:close",
                close.centred(44, 44),
                act=self.app.pop,
                icon="ui/close",
                tip=self.say(Message("close")),
            ),
        ]

    def _head(self, head: Box) -> list[Widget]:
        found: list[Widget] = []
        if self._past:
            back, head = head.cut_left(44, 12)
            tip = self.say(Message("ref_back"))
            found.append(
                Button("reference:back", back.centred(44, 44), act=self._back, icon="ui/arrow_left", tip=tip)
            )
        title = self._title(self.page.id)
        found.append(Label("title", head, text=title, size=34, face="title"))
        return found

    def _read(self, box: Box) -> list[Widget]:
        """The page itself."""
        shown = self._rows(box.w - BESIDE)
        rows = [one.row for one in shown]
        found = self.scrolled("page", box, rows)
        if self._block is not None:
            wanted = next((n for n, one in enumerate(shown) if self.lit and self.lit in one.anchors), None)
            if wanted is None:
                wanted = next((n for n, one in enumerate(shown) if one.block >= self._block), 0)
            self._block = None
            self._scrolls["page"].offset = sum(row.height for row in rows[:wanted])
            found = self.scrolled("page", box, rows)
        return [*found, *_motif(box, sum(row.height for row in rows))]

    def _rows(self, width: float) -> list[Shown]:
        key = self.game.name, self.page.id, self.lit, self.wanted, width, self.app.fit
        if self._laid_out is None or self._laid_out[0] != key:
            words = marks(self.wanted)
            view = PageView(self.app.canvas, self.say, width, self.open, self._title, words, self.lit)
            self._laid_out = key, view.rows(self.page)
        return self._laid_out[1]

    # -- the list ----------------------------------------------------------------------------------

    def _side(self, box: Box) -> list[Widget]:
        books, below = box.cut_top(48, 10)
        top, below = below.cut_top(44, 12)
        field = TextField(
            "search",
            top,
            act=self._write,
            text=self.wanted,
            hint=self.say(Message("ref_search")),
            writing=self.focus == "search",
            write=self._search,
        )
        entries = self._hits(below.w - BESIDE) if marks(self.wanted) else self._contents(below.w - BESIDE)
        rows = [row for _, row in entries]
        found = self.scrolled("list", below, rows, gap=4)
        if self._seek:
            self._seek = False
            self._show_entry(self._scrolls["list"], entries, below)
            found = self.scrolled("list", below, rows, gap=4)
        return [*self._books(books), field, *found]

    def _books(self, box: Box) -> list[Widget]:
        """The games, side by side: the one that is played first, the one that is open with its name."""
        names = sorted(NAMES, key=lambda name: name != self._own.name)
        open_ = (box.w - 8 * (len(names) - 1)) / box.h - (len(names) - 1)
        places = box.columns([open_ if name == self.game.name else 1 for name in names], gap=8)
        return [self._book(name, place) for name, place in zip(names, places, strict=True)]

    def _book(self, name: str, box: Box) -> Widget:
        chosen, words = name == self.game.name, self.say(BOOKS[name])

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(box, "leaf" if chosen else "paper", 12, "leaf_dark" if chosen else "edge", 2)
            icon, text = box.inset(5).cut_left(box.h - 10, 8)
            canvas.picture(f"{name}/emblem", icon)
            if chosen:
                canvas.text(text, words, 20, "ink_light", "title")

        act = partial(self._turn_to, name)
        tip = "" if chosen else words
        return Drawn(f"book:{name}", box, act=act, tip=tip, content=(words, chosen), paint=paint)

    def _show_entry(self, scroll: Scroll, entries: list[tuple[str, Row]], box: Box) -> None:
        y = 0.0
        for page, row in entries:
            if page == self.page.id:
                if not scroll.offset <= y <= scroll.offset + box.h - row.height:
                    scroll.offset = y - box.h / 3
                return
            y += row.height + 4

    def _contents(self, width: float) -> list[tuple[str, Row]]:
        """All pages under their sections."""
        found: list[tuple[str, Row]] = []
        section = ""
        for page in self.pages.values():
            words = self.say(page.section)
            if words != section:
                section = words
                found.append(("", Row(34, partial(self._section, f"section:{page.id}", words))))
            found.append((page.id, self._entry(page, width)))
        return found

    def _section(self, key: str, words: str, box: Box) -> list[Widget]:
        return [
            Label(
                key, box.cut_bottom(26)[0].inset(4, 0), text=words, size=SMALL, face="bold", colour="hibiscus"
            )
        ]

    def _entry(self, page: Page, width: float, hits: int = 0) -> Row:
        short = page.short if page.short is not None and not hits else page.title
        title = capital(self.say(short))
        words = self.say(Message("ref_hits", {"count": hits})) if hits else ""
        room = width - 56
        high = max(40.0, text_height(self.app.canvas, title, ENTRY, room, "bold") + 12)
        if words:
            high += self.app.canvas.line_height(SMALL)
        chosen = page is self.page

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(box, "leaf" if chosen else "paper", 10, "leaf_dark" if chosen else None, 2)
            if page.icon is not None:
                paint_piece(canvas, Box(box.x + 8, box.y, 32, box.h).fitted(page.icon.ratio), page.icon)
            text = Box(box.x + 48, box.y, room, box.h)
            both = text_height(canvas, title, ENTRY, room, "bold")
            both += canvas.line_height(SMALL) if words else 0
            place = text._replace(y=box.y + (box.h - both) / 2)
            looked = () if chosen else marks(self.wanted)
            paint_passage(canvas, place, title, ENTRY, "ink_light" if chosen else "ink", "bold", looked)
            if words:
                line = Box(
                    place.x, place.y + both - canvas.line_height(SMALL), room, canvas.line_height(SMALL)
                )
                canvas.text(line, words, SMALL, "ink_light" if chosen else "ink_soft")

        def make(box: Box) -> list[Widget]:
            content = (title, words, chosen, self.wanted)
            act = partial(self._choose, page.id)
            return [Drawn(f"page:{page.id}", box, act=act, content=content, paint=paint)]

        return Row(high, make, active=True)

    def _choose(self, page: str, block: int = 0) -> None:
        self.open(page, block)
        self._seek = False  # it is seen already

    # -- searching ---------------------------------------------------------------------------------

    def _hits(self, width: float) -> list[tuple[str, Row]]:
        """Pages that say what is looked for, each with a few passages."""
        found = self._index.find(self.wanted)
        rows: list[tuple[str, Row]] = []
        if not found:
            words = self.say(Message("ref_nothing"))
            high = text_height(self.app.canvas, words, ENTRY, width - 8)

            def make(box: Box) -> list[Widget]:
                return [Label("nothing", box.inset(4, 0), text=words, size=ENTRY, wraps=True)]

            return [("", Row(high, make))]
        for name, passages in found.items():
            rows.append((name, self._entry(self.pages[name], width, len(passages))))
            told = [passage for passage in passages if not passage.title]
            rows += [
                ("", self._hit(number, passage, width)) for number, passage in enumerate(told[:PASSAGES])
            ]
        return rows

    def _hit(self, number: int, passage: Passage, width: float) -> Row:
        words = marks(self.wanted)
        text = excerpt(passage.words, words)
        high = text_height(self.app.canvas, text, SMALL, width - 30) + 8

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(Box(box.x + 8, box.y + 2, 3, box.h - 4), "gold", 1.5)
            place = Box(box.x + 20, box.y + 4, box.w - 30, box.h)
            paint_passage(canvas, place, text, SMALL, "ink", "text", words)

        def make(box: Box) -> list[Widget]:
            act = partial(self._choose, passage.page.id, passage.block)
            key = f"hit:{passage.page.id}:{number}"
            return [Drawn(key, box, act=act, content=(text, words), paint=paint)]

        return Row(high, make, active=True)

    def _write(self) -> None:
        self.focus = "search"

    def _search(self, text: str) -> None:
        self.wanted = text
        scroll = self._scrolls.get("list")
        if scroll is not None:
            scroll.offset = 0.0
        self.change()

    def _first_hit(self) -> None:
        found = self._index.find(self.wanted)
        if found:
            passage = next(iter(found.values()))[0]
            self._choose(passage.page.id, passage.block)

    # -- input -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Letters are looked for, wherever they are typed."""
        if event.type == pygame.TEXTINPUT and self.focus != "search" and event.text.strip():
            self.focus = "search"
            self.change()
        super().handle(event)

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        page = self._scrolls.get("page", Scroll())
        found: dict[tuple[int, int], Callable[[], object]] = {
            (pygame.K_PAGEUP, 0): lambda: page.by(STEP - page.box.h),
            (pygame.K_PAGEDOWN, 0): lambda: page.by(page.box.h - STEP),
            (pygame.K_HOME, 0): lambda: page.by(float("-inf")),
            (pygame.K_END, 0): lambda: page.by(float("inf")),
            (pygame.K_BACKSPACE, 0): self._back,
            (pygame.K_f, pygame.KMOD_CTRL): self._write,
        }
        if self.focus == "search":
            found[pygame.K_RETURN, 0] = self._first_hit
        return found

    def explain(self, page: str) -> None:
        """The key that has opened this closes it, too."""
        self.app.pop()

    def escape(self) -> None:
        if self.wanted:
            self._search("")
        else:
            self.app.pop()


def _motif(box: Box, used: float) -> list[Widget]:
    """A turtle in the corner that a short page leaves free."""
    side = min(box.h - used - SPACE, LARGEST)
    if side < SMALLEST:
        return []
    place = Box(box.right - side, box.bottom - side, side, side)
    return [
        Drawn("motif", place, paint=lambda canvas, box: canvas.icon("ui/honu", box, "edge", FAINT)),
    ]
