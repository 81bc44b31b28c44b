"""A new game: who sits at the table, and what is agreed on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial

import msgspec

from hawaii.bots import OPPONENTS
from hawaii.games import NAMES as GAMES
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import COLOURS, NAMES, Match, Seat
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box, around
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.landscape import Landscape
from hawaii.ui.relief import paint_raised
from hawaii.ui.settings import Agreement, LastGame, write_settings
from hawaii.ui.ways import enter, explain_game, open_match, tell
from hawaii.ui.widgets import Button, Card, Drawn, Label, TextField, Widget

MOST = 5
HEAD, CHOICE = 66.0, 210.0
"""The height of the title, and the width of a game to choose."""
LINE = 60.0
"""The height of a place at the table."""
PIECE, NAME = 60.0, 210.0
WHO = PIECE + 10 + NAME
"""Widths: of a chieftain, of a name, and of both."""


class NewGameScene(Landscape):
    """Remembers the last one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        last = app.settings.last
        self.seats = list(last.seats)[:MOST]
        self.seed = ""
        self._houses: dict[str, HouseRules | Problem] = {}
        """What is agreed on, by game: whoever looks at another one finds the first as it was."""
        self.game = last.game if last.game in GAMES else GAMES[0]

    @property
    def house(self) -> HouseRules | None:
        """The house rules of the game that is chosen; None if the player's own tables for it are wrong, which
        is told when a game is to begin.
        """
        if self.game not in self._houses:
            agreed = self.app.settings.last.agreed(self.game)
            try:
                self._houses[self.game] = HouseRules(self.game, agreed.options, agreed.numbers)
            except Problem as problem:
                self._houses[self.game] = problem
        found = self._houses[self.game]
        return found if isinstance(found, HouseRules) else None

    @property
    def seated(self) -> list[Seat]:
        """Those who can play the game that is chosen; who was there for a larger one comes back with it."""
        return self.seats[: self._most]

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(24.0, (fit.room.w - 1060) / 2), max(16.0, (fit.room.h - 660) / 2))
        inner = card.inset(32, 20)
        head, inner = inner.cut_top(HEAD, 12)
        foot, inner = inner.cut_bottom(56, 12)
        games, title = head.cut_right(len(GAMES) * CHOICE + (len(GAMES) - 1) * 10, 16)
        found: list[Widget] = [
            Card("card", card),
            Label("title", title, text=self.say(Message("new_title")), size=36, face="title"),
            *(
                self._game(name, box)
                for name, box in zip(GAMES, games.columns([1] * len(GAMES), gap=10), strict=True)
            ),
        ]
        places = [Box(inner.x, inner.y + number * (LINE + 8), inner.w, LINE) for number in range(self._most)]
        for number, seat in enumerate(self.seated):
            found += self._seat(number, seat, places[number])
        found += self._free(places[len(self.seated) :])
        words, field = self._agreement(Box(inner.x, inner.bottom - 104, inner.w, 46))
        changed = self.house.count if self.house is not None else 0
        rules = self.say(Message("new_rules", {"count": changed}) if changed else Message("new_rules_none"))
        found += [
            Label("rules:label", words, text=self.say(Message("options_title"))),
            Button("rules", field, act=self._agree, text=rules),
        ]
        words, field = self._agreement(Box(inner.x, inner.bottom - 50, inner.w, 46))
        found += [
            Label("seed:label", words, text=self.say(Message("new_seed"))),
            TextField(
                "seed",
                field,
                act=lambda: self._write("seed"),
                text=self.seed,
                longest=18,
                hint=self.say(Message("new_seed_hint")),
                write=self._set_seed,
                tip=self.say(Message("new_seed_tip")),
            ),
            Button("back", foot.cut_left(170)[0], act=self.escape, text=self.say(Message("back"))),
            Button(
                "begin",
                foot.cut_right(260)[0],
                act=self._begin,
                text=self.say(Message("new_begin")),
                size=24,
                chosen=True,
            ),
        ]
        return found

    def _game(self, name: str, box: Box) -> Widget:
        """A game to choose: its emblem and its name."""
        chosen = name == self.game
        words = self.say(Message(f"game_{name}"))

        def paint(canvas: Canvas, box: Box) -> None:
            fill, edge = ("leaf", "leaf_dark") if chosen else ("button", "edge")
            face = paint_raised(canvas, box, fill, 14, edge).inset(8, 5)
            picture, rest = face.cut_left(face.h, 10)
            canvas.picture(f"{name}/emblem", picture)
            canvas.text(rest, words, 24, "ink_light" if chosen else "ink", "title")

        return Drawn(
            f"game:{name}",
            box,
            act=partial(self._choose_game, name),
            tip=self.say(Message(f"game_{name}_about")),
            content=(name, chosen),
            paint=paint,
        )

    def _agreement(self, box: Box) -> tuple[Box, Box]:
        """Words below the names; and a field below the first three kinds of players."""
        words, rest = box.cut_left(WHO, 12)
        return words, around(rest.cut_right(48, 10)[1].columns([1] * 5, gap=8)[:3])

    def _seat(self, number: int, seat: Seat, box: Box) -> list[Widget]:
        colour, rest = box.cut_left(PIECE, 10)
        name, rest = rest.cut_left(NAME, 12)
        away, rest = rest.cut_right(48, 10)
        kinds = [("person", self.say(Message("new_person")))]
        kinds += [(level, self.say(Message(f"level_{level}"))) for level in OPPONENTS]
        found: list[Widget] = [
            Drawn(
                f"colour:{number}",
                colour,
                act=partial(self._next_colour, number),
                tip=self.say(Message("new_colour")),
                content=seat.colour,
                paint=lambda canvas, box: canvas.picture(
                    f"hawaii/piece/chieftain_{seat.colour}", box.fitted(1)
                ),
            ),
            TextField(
                f"name:{number}",
                name.centred(name.w, 44),
                act=lambda: self._write(f"name:{number}"),
                text=seat.name,
                longest=20,
                write=partial(self._name, number),
            ),
            *choices_row(
                f"kind:{number}",
                rest.centred(rest.w, 44),
                kinds,
                seat.level or "person",
                partial(self._set_kind, number),
            ),
        ]
        if len(self.seated) > 2:
            found.append(
                Button(
                    f"seat:remove:{number}",
                    away.centred(44, 44),
                    act=partial(self._remove, number),
                    icon="ui/close",
                    tip=self.say(Message("new_remove")),
                )
            )
        return found

    def _free(self, places: list[Box]) -> list[Widget]:
        """Where nobody sits: the shadow of a chieftain, and at the first one the way to take it."""
        found: list[Widget] = [
            Drawn(f"free:{number}", place, paint=partial(_paint_free, number == 0))
            for number, place in enumerate(places)
        ]
        if places:
            add = places[0].cut_left(PIECE, 10)[1].cut_left(NAME)[0].centred(NAME, 44)
            found.append(Button("seat:add", add, act=self._add, text=self.say(Message("new_add"))))
        return found

    @property
    def _most(self) -> int:
        """So many can play the game that is chosen."""
        most = self.house.game.tables.at("start.players.most") if self.house is not None else MOST
        return max(2, min(MOST, most)) if isinstance(most, int) else MOST

    # -- changes -----------------------------------------------------------------------------------

    def _choose_game(self, name: str) -> None:
        self.game = name

    def _write(self, key: str) -> None:
        self.focus = key

    def _set_seed(self, text: str) -> None:
        self.seed = "".join(letter for letter in text if letter in "0123456789")

    def _agree(self) -> None:
        if self.house is not None:
            enter(self.app, "options", self.house, self.change)
        else:
            trouble = self._houses[self.game]
            assert isinstance(trouble, Problem)
            tell(self.app, trouble.message)

    def _name(self, number: int, text: str) -> None:
        self.seats[number] = msgspec.structs.replace(self.seats[number], name=text)

    def _set_kind(self, number: int, kind: str) -> None:
        level = None if kind == "person" else kind
        self.seats[number] = msgspec.structs.replace(self.seats[number], level=level)

    def _next_colour(self, number: int) -> None:
        """The next colour; who has it takes this one."""
        mine = self.seats[number].colour
        wanted = COLOURS[(COLOURS.index(mine) + 1) % len(COLOURS)]
        for other, seat in enumerate(self.seats):
            if seat.colour == wanted:
                self.seats[other] = msgspec.structs.replace(seat, colour=mine)
        self.seats[number] = msgspec.structs.replace(self.seats[number], colour=wanted)

    def _add(self) -> None:
        used = {seat.colour for seat in self.seats}
        colour = next(colour for colour in COLOURS if colour not in used)
        names = {seat.name for seat in self.seats}
        name = next(name for name in NAMES if name not in names)
        self.seats.append(Seat(name, colour, level="skilled"))

    def _remove(self, number: int) -> None:
        """Nobody who is not to be seen takes the place."""
        self.seats = [seat for seat in self.seated if seat is not self.seats[number]]

    # -- the beginning -----------------------------------------------------------------------------

    def _begin(self) -> None:
        seed = int(self.seed) if self.seed else secrets.randbelow(10**9)
        seats = [
            msgspec.structs.replace(seat, name=seat.name.strip() or NAMES[number], seed=seed + number)
            for number, seat in enumerate(self.seated)
        ]
        if self.house is None:
            self._agree()
            return
        try:
            match = Match(self.house.game, seats, seed, self.house.options)
        except Problem as problem:
            tell(self.app, problem.message)
            return
        self._remember([*seats, *self.seats[len(seats) :]])
        open_match(self.app, match)

    def _remember(self, seats: Sequence[Seat]) -> None:
        """For the next time that somebody comes here."""
        agreements = {**self.app.settings.last.agreements}
        for name, house in self._houses.items():
            if isinstance(house, HouseRules):
                agreements[name] = Agreement(house.options, house.numbers)
        self.app.settings.last = LastGame(self.game, tuple(seats), agreements)
        write_settings(self.app.settings)

    def explain(self, page: str) -> None:
        explain_game(self.app, self.game, page or "options")

    def escape(self) -> None:
        """What was chosen is still chosen when one comes back."""
        self._remember(self.seats)
        self.app.pop()


def _paint_free(first: bool, canvas: Canvas, box: Box) -> None:
    """As wide as a seat, and hardly to be seen: a place is there, but nothing that could be clicked."""
    piece, rest = box.cut_left(PIECE, 10)
    canvas.icon("hawaii/piece/chieftain_red", piece.fitted(1), "edge", 70)
    name, rest = rest.cut_left(NAME, 12)
    if not first:  # there is a button
        canvas.panel(name.centred(NAME, 44), "paper_dim", 8, alpha=150)
    canvas.panel(rest.centred(rest.w, 44), "paper_dim", 14, alpha=150)
