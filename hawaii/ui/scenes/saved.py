"""Saved games: to be continued, looked back at, named, given away, or deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import platformdirs
import pygame

from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Entry, Shelf
from hawaii.saves.titles import LONGEST_TITLE
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.landscape import Landscape
from hawaii.ui.miniatures import Miniatures
from hawaii.ui.scrolling import Row
from hawaii.ui.table.numbers import number
from hawaii.ui.ways import continue_entry, enter, look_back, tell
from hawaii.ui.widgets import Button, Card, Drawn, Label, Title, Widget

ROW, GAP = 104.0, 8.0
FRAME, FEW = 240.0, 5
"""Units of the card around its games, and for how many of them there is room in any case."""
DOUBLE = 400
"""Milliseconds between the clicks of a double click."""


class SavedScene(Landscape):
    """A list of all saved games, the newest first; below it, what can be done with the one that is chosen."""

    def __init__(self, app: App, file: Path | None = None) -> None:
        """With a file, that is imported at once."""
        super().__init__(app)
        self.entries: list[Entry] = []
        self.chosen = ""
        self.deleted: list[Entry] = []
        self._notice = ""
        self._clicked = -DOUBLE
        """When a game was clicked last, in milliseconds."""
        self._pictures = Miniatures()
        self._look()
        if file is not None:
            self.dropped(file)

    def _look(self) -> None:
        """What there is now."""
        self.entries = [entry for shelf in Shelf for entry in self.app.store.shelf(shelf)]
        keys = [_key(entry) for entry in self.entries]
        if self.chosen not in keys:
            self.chosen = keys[0] if keys else ""
        self.change()

    @property
    def entry(self) -> Entry | None:
        """The game that is chosen."""
        return next((entry for entry in self.entries if _key(entry) == self.chosen), None)

    # -- widgets -----------------------------------------------------------------------------------

    def build(self, fit: Fit) -> list[Widget]:
        most = fit.room.inset(max(24.0, (fit.room.w - 1060) / 2), 28)
        # As high as its games need, but not so low that it jumps when one more is deleted.
        high = FRAME + max(FEW, len(self.entries)) * (ROW + GAP)
        card = most.centred(most.w, min(most.h, high))
        inner = card.inset(28, 18)
        title, inner = inner.cut_top(48, 10)
        foot, inner = inner.cut_bottom(48, 8)
        acts, inner = inner.cut_bottom(48, 12)
        notice, inner = inner.cut_bottom(24, 6)
        rows = [Row(ROW, partial(self._row, entry), active=True) for entry in self.entries]
        words = self._notice or ("" if rows else self.say(Message("saved_none")))
        return [
            Card("ground", card),
            Title("title", title, text=self.say(Message("title_saved")), size=34),
            *self.scrolled("list", inner, rows, gap=GAP),
            Label("notice", notice, text=words, size=SMALL, colour="leaf_dark", face="bold", align="centre"),
            *self._acts(acts),
            *self._foot(foot),
        ]

    def _acts(self, box: Box) -> list[Widget]:
        """What can be done with the chosen game."""
        entry = self.entry
        whole = entry is not None and entry.saved is not None
        free = entry is not None and not entry.held
        over = entry is not None and entry.saved is not None and entry.saved.over
        acts: tuple[tuple[str, bool, Callable[[], object]], ...] = (
            ("continue", whole and free, self._continue),
            ("replay", whole, self._replay),
            ("rename", whole and free, self._rename),
            ("export", whole, self._export),
            ("delete", free, self._delete),
        )
        boxes = box.columns([3, 3, 3, 3, 3], gap=10)
        return [
            Button(
                f"saved:{name}",
                spot,
                act=act,
                text=self.say(Message("saved_result" if name == "continue" and over else f"saved_{name}")),
                enabled=possible,
                chosen=name == "continue" and possible,
            )
            for (name, possible, act), spot in zip(acts, boxes, strict=True)
        ]

    def _foot(self, box: Box) -> list[Widget]:
        back, rest = box.cut_left(150, 10)
        found: list[Widget] = [Button("back", back, act=self.app.pop, text=self.say(Message("back")))]
        spot, rest = rest.cut_right(220, 10)
        ask = self.say(Message("saved_import"))
        tip = self.say(Message("saved_import_tip"))
        found.append(Button("saved:import", spot, act=self._ask_import, text=ask, tip=tip))
        if self.deleted:
            words = self.say(Message("saved_undelete"))
            found.append(Button("saved:undelete", rest.cut_right(220)[0], act=self._undelete, text=words))
        return found

    def _row(self, entry: Entry, box: Box) -> list[Widget]:
        chosen = _key(entry) == self.chosen
        return [
            Drawn(
                _key(entry),
                box,
                act=partial(self._choose, entry),
                content=(entry.name, entry.shelf, entry.saved and entry.saved.title, chosen),
                paint=partial(self._paint, entry, chosen),
            )
        ]

    def _paint(self, entry: Entry, chosen: bool, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 12, "leaf_dark" if chosen else "edge", 3.5 if chosen else 1.5)
        saved = entry.saved
        if saved is None:
            canvas.lines(box.inset(16, 12), self.say(entry.troubles[0]), SMALL, "lava")
            return
        picture, rest = box.inset(8, 8).cut_left(194, 16)
        self._pictures.paint(canvas, picture, saved)
        top, middle, bottom = rest.rows([4, 3, 4])
        title = saved.title or self.say(Message(f"shelf_{entry.shelf}"))
        when = f"{saved.saved.astimezone():%d.%m.%Y %H:%M}"
        wide = canvas.text_width(when, SMALL) + 6
        canvas.text(top.cut_right(wide)[1], title, 22, "ink", "title")
        canvas.text(top, when, SMALL, "ink_soft", "text", "right")
        about = [self.say(Message(f"game_{saved.game}"))]
        if saved.title or not saved.over:
            about.append(self.say(saved.progress))
        canvas.text(middle, " · ".join(about), SMALL, "ink_soft")
        x = bottom.x
        for seat, score in zip(saved.seats, saved.scores, strict=False):
            canvas.picture(f"hawaii/piece/marker_{seat.colour}", Box(x, bottom.middle[1] - 12, 24, 24))
            words = f"{seat.name} {number(score)}"
            wide = canvas.text_width(words, SMALL, "bold") + 2
            if x + 30 + wide > bottom.right:
                break
            canvas.text(Box(x + 28, bottom.y, wide + 2, bottom.h), words, SMALL, "ink", "bold")
            x += 44 + wide

    # -- what the player asks for ------------------------------------------------------------------

    def _choose(self, entry: Entry) -> None:
        """A double click goes on with it at once, and so does Enter on the one that is chosen."""
        now = pygame.time.get_ticks()
        again = self.chosen == _key(entry) and (self.keys_used or now - self._clicked < DOUBLE)
        self.chosen, self._notice, self._clicked = _key(entry), "", now
        if again and entry.saved is not None and not entry.held:
            self._continue()

    def _asked(self) -> Entry:
        entry = self.entry
        assert entry is not None, "buttons are off without a chosen game"
        return entry

    def _continue(self) -> None:
        continue_entry(self.app, self._asked())

    def _replay(self) -> None:
        try:
            match = self.app.store.load(self._asked()).match
        except Problem as problem:
            tell(self.app, problem.message)
        else:
            look_back(self.app, match)

    def _rename(self) -> None:
        saved = self._asked().saved
        title = saved.title if saved is not None else ""
        enter(self.app, "ask", Message("saved_ask_title"), title, self._renamed, LONGEST_TITLE)

    def _renamed(self, title: str) -> None:
        self._try(lambda: self.app.store.rename(self._asked(), title))

    def _export(self) -> None:
        entry = self._asked()
        name = (entry.saved.title if entry.saved is not None else "") or entry.name
        clean = "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in name)
        documents = platformdirs.user_documents_path()
        folder = documents if documents.is_dir() else Path.home()
        self._ask_export(str(folder / f"{clean}.json"))

    def _ask_export(self, text: str) -> None:
        enter(self.app, "ask", Message("saved_ask_export"), text, self._exported)

    def _exported(self, text: str) -> None:
        """What cannot be written can be corrected."""
        file = Path(text).expanduser()
        try:
            if not file.parent.is_dir():
                raise Problem(Message("saved_no_folder", {"folder": str(file.parent)}))
            self.app.store.export(self._asked(), file)
        except Problem as problem:
            self._ask_export(text)
            tell(self.app, problem.message)
        else:
            self._notice = self.say(Message("saved_exported", {"file": str(file)}))

    def _ask_import(self) -> None:
        enter(self.app, "ask", Message("saved_ask_import"), "", lambda text: self.dropped(Path(text)))

    def dropped(self, file: Path) -> None:
        """A file is taken in, wherever it comes from."""

        def take() -> None:
            entry, notices = self.app.store.import_file(file.expanduser())
            self.chosen = _key(entry)
            for notice in notices[:1]:
                tell(self.app, notice)

        self._try(take, Message("saved_imported", {"file": file.name}))

    def _delete(self) -> None:
        entry = self._asked()

        def throw_away() -> None:
            self.app.store.delete(entry)
            self.deleted.append(entry)

        self._try(throw_away, Message("saved_deleted"))

    def _undelete(self) -> None:
        gone = self.deleted[-1]

        def bring_back() -> None:
            found = [one for one in self.app.store.trash() if _key(one) == _key(gone)]
            if not found:
                raise Problem(Message("save_gone"))
            self.app.store.undelete(found[0])
            self.chosen = _key(gone)

        self._try(bring_back)
        self.deleted.pop()

    def _try(self, act: Callable[[], object], done: Message | None = None) -> None:
        """Do something with files; what goes wrong is told."""
        self._notice = ""
        try:
            act()
        except Problem as problem:
            tell(self.app, problem.message)
        else:
            self._notice = self.say(done) if done is not None else ""
        self._look()

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        entry = self.entry
        return {(pygame.K_DELETE, 0): self._delete} if entry is not None and not entry.held else {}

    def escape(self) -> None:
        self.app.pop()


def _key(entry: Entry) -> str:
    return f"entry:{entry.shelf}:{entry.name}"
