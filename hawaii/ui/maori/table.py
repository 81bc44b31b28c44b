"""The table of Maori: how a person plays a match of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.plans import TurnPlan
from hawaii.games.maori.tile import Tile
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.saves import Sitting
from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.maori.board_scene import SeaScene
from hawaii.ui.maori.boards import OthersScene
from hawaii.ui.maori.cards import offer_card
from hawaii.ui.maori.gestures import HAND, OWN_SHIP, SHIP, STORE, marks_of, square_key
from hawaii.ui.maori.offer import Offer
from hawaii.ui.maori.sounds import SOUNDS
from hawaii.ui.maori.suggested import suggested
from hawaii.ui.maori.view import Offered, View
from hawaii.ui.scene import Scene
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.widgets import Widget


class TableScene(SeaScene, PlayingScene):
    """Tiles go from the matrix or the storage onto the board; the ship sails for them."""

    sounds = SOUNDS
    instead = ("stay",)
    offer: Offer | None

    def __init__(self, app: App, sitting: Sitting, notices: Sequence[Message] = ()) -> None:
        self.turned = 0
        """How the tile that is picked or in hand is turned."""
        super().__init__(app, sitting, notices)

    # -- what waits for an answer ------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        return self.mine and self.match.state.step in (
            step_numbers.DISCOVER,
            step_numbers.PUT,
            step_numbers.MOOR,
        )

    def doing(self) -> dict[str, Any]:
        """Decisions in the middle of a turn are made on the table itself. An offer is a card, and so is a
        hint, which lies over positions of the ship.
        """
        ways = self.offer.ways if self.offer is not None else {}
        return {
            **super().doing(),
            "card": self.offered or self.hinting.advice is not None,
            "turned": self.turned,
            "ways": ways,
            "chosen": self.offer.position if self.offer is not None else 0,
            "offered": self._shown_offer(),
        }

    @property
    def held(self) -> str:
        """What was picked; or the tile in hand, which waits for its square."""
        if self.mine and self.match.state.step == step_numbers.PUT:
            return HAND
        return self.picked

    def cards(self, view: View) -> list[Widget]:
        if self.offer is None:
            return []
        plan = self.offer.plan
        tile, edges = self._subject(plan)
        return offer_card(view, self.offer, tile, edges, self.offer.choose, self.confirm, self.escape)

    def _shown_offer(self) -> Offered | None:
        """Where the tile of the turn on the card would lie."""
        plan = self.offer.plan if self.offer is not None else None
        tile, edges = self._subject(plan) if plan is not None else (None, None)
        if plan is None or tile is None or plan.do == "discard":
            return None
        return Offered(STORE if plan.square is None else square_key(plan.square), tile, edges)

    def _subject(self, plan: TurnPlan) -> tuple[Tile | None, int | None]:
        """The tile that a turn is about, and how it lies."""
        book, state = self.game.book, self.shown
        if plan.do == "discard" and plan.square is not None:
            square = book.sides[state.options.board].grid.numbers[plan.square]
            piece = state.boards[self.me].pieces[square]
            return book.of_piece[piece], book.edges[piece]
        kind = EMPTY
        if plan.do in ("take", "store") and plan.tile is not None:
            kind = state.matrix[book.matrix.numbers[plan.tile]]
        elif plan.do == "put":
            kind = state.stores[self.me]
        if kind == EMPTY:
            return None, None
        turns = book.turns[kind]
        return book.tiles[kind], turns[self.turned % len(turns)]

    def put_words(self) -> str:
        if self.offer is not None:
            return self.say(Message("bar_maori_price"))
        held = self.held
        if not held:
            return ""
        if held == SHIP:
            return self.say(Message("bar_sail"))
        if held.startswith("square:"):
            return self.say(Message("bar_discard"))
        turns = len(self.gestures.turns_of(held)) > 1
        values = {"key": self.app.keys.name("turn")}
        return self.say(Message("bar_put_turning", values) if turns else Message("bar_put_tile"))

    # -- picking and putting -----------------------------------------------------------------------

    @property
    def holding(self) -> bool:  # type: ignore[override]
        return super().holding or self._moors

    @property
    def _moors(self) -> bool:
        """Whether one's own ship waits for a tile to stay on: the tiles themselves are the choice."""
        return self.mine and self.gestures.moors

    def pick_up(self, key: str) -> None:
        before = self.picked
        super().pick_up(key)
        if self.picked != before:
            self.turned = 0
        if not self.picked or self.picked == SHIP:
            return
        why = self.gestures.why_not(key)
        if why is not None:
            self.picked = ""
            self.tell(why)

    def pick(self, key: str) -> None:
        if key != self.picked and key != HAND:
            self.turned = 0
        super().pick("" if key in (HAND, OWN_SHIP) else key)

    def drop(self, key: str, onto: str | None) -> None:
        if key not in (HAND, OWN_SHIP):
            super().drop(key, onto)
            return
        number = self.match.number
        if onto is not None:
            self.put(onto)
        if not self.offered and self.match.number == number:
            self.slide_back(key)

    def scroll(self, units: float) -> None:
        """The wheel turns the tile that is held."""
        if not self.offered and len(self.gestures.turns_of(self.held)) > 1:
            self._turn(1 if units > 0 else -1)
        else:
            super().scroll(units)

    def _turn(self, by: int = 1) -> None:
        turns = len(self.gestures.turns_of(self.held))
        if turns > 1 and not self.offered:
            self.turned = (self.turned + by) % turns
            self.app.sound.play("pick")
            self.change()

    def put(self, key: str) -> None:
        """With nothing picked, the ship sails there."""
        self._notice = ""
        if key == "turn":
            self._turn()
        elif key.startswith("berth:"):
            self._sail(key)
        elif key == "nothing":
            if idling := self.gestures.idling():
                self.offer_turn(idling)
        elif key == "stay" or key in self.gestures.moorings():
            self._moor(key)
        elif self._moors:
            self.tell(self.gestures.why_no_mooring())
        elif self.held:
            self._put_held(key)

    def _sail(self, key: str) -> None:
        position = int(key.partition(":")[2])
        if self.offer is not None:
            self.offer.choose(position)
            return
        berths = self.gestures.berths() if self.mine else {}
        self.picked = ""
        if key in berths:
            self.decide(berths[key][0])
        elif (why := self.gestures.why_no_berth(key)) is not None:
            self.tell(why)

    def _moor(self, key: str) -> None:
        moorings = self.gestures.moorings()
        if key == "stay":
            names = self.game.book.sides[self.shown.options.board].grid.names
            key = square_key(names[self.shown.own_ships[self.me]])
        if key in moorings:
            self.decide(moorings[key])

    def _put_held(self, key: str) -> None:
        held = self.held
        plans = self.gestures.homes(held, self.turned).get(key)
        if plans is None:
            reason = self.gestures.why_no_home(held, key, self.turned)
            if reason is not None:
                self.tell(reason)
            return
        self.offer_turn(plans)

    def made_offer(self, plans: Sequence[TurnPlan]) -> Offer:
        return Offer(plans)

    def perform(self, actions: Sequence[Action]) -> None:
        super().perform(actions)
        self.turned = 0

    def own_acts(self) -> dict[str, Callable[[], object]]:
        return {"chieftain": self._take_ship, "turn": self._turn}

    def _take_ship(self) -> None:
        if self.mine and self.gestures.step == step_numbers.SAIL and self.offer is None:
            self.pick_up(SHIP)

    # -- hints, and other scenes -------------------------------------------------------------------

    def marks_of(self, actions: Sequence[Action]) -> Sequence[str]:
        return marks_of(self.shown.ship, len(self.game.book.lines), actions)

    def suggested(self, actions: Sequence[Action]) -> Suggested:
        return suggested(self.game, self.shown, actions)

    def near(self, view: View) -> Box:
        return view.layout.lagoon.box

    def all_others(self) -> Scene:
        return OthersScene(self.app, self)
