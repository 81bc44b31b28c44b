"""What all finished games tell, in pictures; and the list of them."""

from __future__ import annotations

from functools import partial

from hawaii.games import NAMES
from hawaii.kernel.messages import Message, Problem
from hawaii.saves.history import PlayedGame
from hawaii.saves.summary import Summary, summary_of
from hawaii.ui.app import App
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.landscape import Landscape
from hawaii.ui.played_row import height_of, paint_played
from hawaii.ui.results_page import points_page, results_page
from hawaii.ui.scenes.trouble import trouble_card
from hawaii.ui.scrolling import Row
from hawaii.ui.ways import enter
from hawaii.ui.widgets import Button, Card, Drawn, Label, Picture, Title, Widget

TABS = ("results", "points", "games")
ALL = "all"
BACK, CHOICE, LABEL = 130.0, 124.0, 80.0
"""Widths at the foot: the way back, the choice of a game, and the least for words before the numbers."""


class StatisticsScene(Landscape):
    """Three pages for a game; all of its matches, or only those of some number of players."""

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self.game = game or app.settings.last.game
        self.tab = TABS[0]
        self.players = ALL
        self.trouble: Message | None = None
        self.summaries: dict[str, Summary] = {}
        self.games: list[PlayedGame] = []
        self._ask()

    def _ask(self) -> None:
        """All at once: whoever looks at one page after the other sees the same games on each."""
        history, game = self.app.history, self.game
        try:
            self.games = history.games(game)
            counts = history.player_counts(game)
            self.summaries = {ALL: summary_of(history, game)}
            self.summaries |= {str(count): summary_of(history, game, count) for count in counts}
        except Problem as problem:
            self.trouble = problem.message

    def build(self, fit: Fit) -> list[Widget]:
        if self.trouble is not None:
            return trouble_card(self, fit, self.say(Message("stats_title")), self.trouble)
        if not self.games:
            return self._empty(fit)
        card = fit.room.centred(min(1540.0, fit.room.w - 40), min(1240.0, fit.room.h - 36))
        inner = card.inset(28, 20)
        head, inner = inner.cut_top(50, 14)
        foot, inner = inner.cut_bottom(48, 16)
        title, tabs = head.cut_left(head.w - 520)
        return [
            Card("card", card, fill="paper_dim"),
            Label("title", title, text=self.say(Message("stats_title")), size=36, face="title"),
            *choices_row(
                "tab",
                tabs.centred(tabs.w, 46),
                [(tab, self.say(Message(f"stats_tab_{tab}"))) for tab in TABS],
                self.tab,
                self._turn_to,
            ),
            *self._page(inner),
            Button("back", foot.cut_left(BACK)[0], act=self.app.pop, text=self.say(Message("back"))),
            *self._choice(foot.cut_left(BACK, 16)[1]),
            *self._filter(foot.cut_left(BACK + 16 + CHOICE * len(NAMES), 12)[1]),
        ]

    def _page(self, box: Box) -> list[Widget]:
        summary = self.summaries[self.players]
        if self.tab == "games":
            return self._list(box)
        page = results_page if self.tab == "results" else points_page
        return page(self.say, box, summary, self._open)

    def _filter(self, foot: Box) -> list[Widget]:
        """Only if there is something to choose from."""
        if len(self.summaries) < 3:
            return []
        words = [(key, self.say(Message("stats_all")) if key == ALL else key) for key in self.summaries]
        places, label = foot.cut_right(min(66.0 * len(words), foot.w), 14)
        choices = choices_row("players", places, words, self.players, self._take)
        if label.w < LABEL:  # a narrow window: the numbers speak for themselves
            return choices
        text = self.say(Message("stats_players"))
        return [Label("players", label, text=text, colour="ink_soft", align="right"), *choices]

    def _choice(self, box: Box) -> list[Widget]:
        """Of which game."""
        words = [(name, self.say(Message(f"game_{name}"))) for name in NAMES]
        return choices_row("of", box.cut_left(CHOICE * len(words))[0], words, self.game, self._change_game)

    def _change_game(self, name: str) -> None:
        self.game, self.players = name, ALL
        self._ask()

    def _list(self, box: Box) -> list[Widget]:
        count = self.summaries[self.players].players
        shown = [one for one in self.games if count is None or len(one.names) == count]
        best = max(max(one.scores) for one in shown)
        seats = max(len(one.names) for one in shown)
        rows = [Row(height_of(one), partial(self._row, one, best, seats), active=True) for one in shown]
        return self.scrolled(f"games:{self.players}", box, rows, gap=10)

    def _row(self, played: PlayedGame, best: int, seats: int, box: Box) -> list[Widget]:
        return [
            Drawn(
                f"game:{played.id}",
                box,
                act=partial(self._open, played.id),
                tip=self.say(Message("stats_open")),
                content=played,
                paint=partial(paint_played, self.say, played, best, seats),
            )
        ]

    # -- nothing to show ---------------------------------------------------------------------------

    def _empty(self, fit: Fit) -> list[Widget]:
        card = fit.room.centred(620, 480)
        words = Box(card.x + 60, card.y + 236, card.w - 120, 80)
        left, right = card.inset(40, 28).cut_bottom(54)[0].columns([1, 1], gap=16)
        choice = card.inset(40, 28).cut_bottom(54, 14)[1].cut_bottom(46)[0]
        return [
            Card("card", card),
            *self._choice(choice.centred(CHOICE * len(NAMES), 46)),
            Picture(
                "who", Box(card.middle[0] - 70, card.y + 28, 140, 140), name="hawaii/piece/chieftain_red"
            ),
            Title(
                "title",
                Box(card.x, card.y + 176, card.w, 50),
                text=self.say(Message("stats_empty_title")),
                size=34,
            ),
            Label("words", words, text=self.say(Message("stats_empty")), align="centre", wraps=True),
            Button("back", left, act=self.app.pop, text=self.say(Message("back"))),
            Button(
                "new",
                right,
                act=partial(enter, self.app, "new"),
                text=self.say(Message("title_new")),
                chosen=True,
            ),
        ]

    # -- what is done ------------------------------------------------------------------------------

    def _turn_to(self, tab: str) -> None:
        self.tab = tab

    def _take(self, players: str) -> None:
        self.players = players

    def _open(self, match: str) -> None:
        enter(self.app, "played", match)

    def escape(self) -> None:
        self.app.pop()
