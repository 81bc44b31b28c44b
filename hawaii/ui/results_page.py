"""The pages of the statistics that sum up: against whom one wins, with how many points, and from where."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from hawaii.bots import LEVELS, OPPONENTS
from hawaii.games import game_tables
from hawaii.kernel.messages import Message
from hawaii.saves.history import Best, Wins
from hawaii.saves.summary import Summary
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.charts import Bar, bar, bars, columns, counted, ring
from hawaii.ui.geometry import Box
from hawaii.ui.played_row import minutes
from hawaii.ui.sources import grouped
from hawaii.ui.widgets import Drawn, Label, Panel, Widget

Say = Callable[[Message], str]
Opener = Callable[[str], object]

STRIP = 96.0
WIDE = 1000.0
"""Units from which two pictures stand side by side."""
GAP = 14.0
LARGEST_RING = 120.0


def results_page(say: Say, box: Box, summary: Summary, open_game: Opener) -> list[Widget]:
    """The most important numbers, victories by opponents, and scores."""
    strip, rest = box.cut_top(STRIP, GAP)
    left, right = _two(rest, (1.15, 1))
    return [*_numbers(say, strip, summary), *_victories(say, left, summary), *_scores(say, right, summary)]


def points_page(say: Say, box: Box, summary: Summary, open_game: Opener) -> list[Widget]:
    """Where points come from, and records."""
    left, right = _two(box, (1, 1))
    return [*_sources(say, left, summary), *_records(say, right, summary, open_game)]


def _two(box: Box, weights: tuple[float, float]) -> list[Box]:
    return box.columns(weights, GAP) if box.w >= WIDE else box.rows([1, 1], GAP)


def _framed(key: str, box: Box, title: str, words: str = "") -> tuple[list[Widget], Box]:
    """A sheet with a title, perhaps with words beside it, and the room that is left on it."""
    head, rest = box.inset(22, 14).cut_top(36, 10)
    found: list[Widget] = [
        Panel(f"sheet:{key}", box, shadow=False),
        Label(f"head:{key}", head, text=title, size=24, face="title"),
    ]
    if words:
        found.append(Label(f"about:{key}", head, text=words, size=SMALL, colour="ink_soft", align="right"))
    return found, rest


# -- numbers -----------------------------------------------------------------------------------------


def _numbers(say: Say, box: Box, summary: Summary) -> list[Widget]:
    best = summary.scores[-1] if summary.scores else None
    told = [
        ("games", str(summary.games), Message("stats_games", {"count": summary.games})),
        ("mean", str(round(summary.mean)) if summary.scores else "-", Message("stats_mean")),
        ("best", "-" if best is None else str(best), Message("stats_best")),
        ("time", say(minutes(summary.seconds)), Message("stats_time")),
    ]
    boxes = box.columns([1.45, 1, 1, 1, 1], GAP)
    found: list[Widget] = [
        Drawn("number:rate", boxes[0], content=summary, paint=partial(_paint_rate, say, summary))
    ]
    for (key, number, message), place in zip(told, boxes[1:], strict=True):
        words = say(message)
        found.append(
            Drawn(
                f"number:{key}", place, content=(number, words), paint=partial(_paint_number, number, words)
            )
        )
    return found


def _paint_rate(say: Say, summary: Summary, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, "paper", 14, "edge")
    circle, words = box.inset(14, 9).cut_left(box.h - 18, 14)
    ring(canvas, circle, summary.rate)
    percent = f"{100 * summary.rate:.0f}%" if summary.against_bots else "-"
    canvas.text(circle, percent, NORMAL, "ink", "bold", "centre")
    top, bottom = words.rows([1.25, 1])
    canvas.text(top, say(Message("stats_won")), 26, "ink", "title")
    canvas.text(bottom, say(_won_of(summary.won, summary.against_bots)), SMALL, "ink_soft")


def _paint_number(number: str, words: str, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, "paper", 14, "edge")
    top, bottom = box.inset(10, 10).rows([1.6, 1])
    canvas.text(top, number, 36, "hibiscus", "title", "centre")
    canvas.text(bottom, words, SMALL, "ink_soft", align="centre")


# -- victories ---------------------------------------------------------------------------------------


def _victories(say: Say, box: Box, summary: Summary) -> list[Widget]:
    """A ring for each level and number of players: as large as there are games, as full as they were won."""
    found, room = _framed("wins", box, say(Message("stats_against")), say(Message("stats_against_key")))
    if not summary.wins:
        return [*found, _nobody(say, "wins", room)]
    levels = [level for level in LEVELS if level in OPPONENTS or _of(summary, level)]
    names: list[str | None] = [*levels, None]
    heads, grid = room.cut_top(26, 4)
    names_width = 118.0
    total = min(170.0, room.w * 0.22)
    counts = _counts(summary)
    for number, count in enumerate(counts):
        head = _cell(heads, names_width, total, number, len(counts))
        text = say(Message("stats_of_players", {"count": count}))
        found.append(Label(f"count:{count}", head, text=text, size=SMALL, colour="ink_soft", align="centre"))
    most = max(one.games for one in summary.wins)
    for level, line in zip(names, grid.rows([1] * len(names)), strict=True):
        found += _level(say, level, line, summary, most, names_width, total)
    return found


def _counts(summary: Summary) -> range:
    """How many players the game can have, and have had by house rules."""
    played = max(one.players for one in summary.wins)
    return range(2, max(played, _most_players(summary.game)) + 1)


@cache
def _most_players(game: str) -> int:
    most = game_tables(game).at("start.players.most")
    assert isinstance(most, int)
    return most


def _cell(line: Box, names: float, total: float, number: int, counts: int) -> Box:
    middle = line.cut_left(names)[1].cut_right(total, 16)[1]
    return middle.columns([1] * counts)[number]


def _of(summary: Summary, level: str | None) -> list[Wins]:
    return [one for one in summary.wins if one.level == level]


def _level(
    say: Say, level: str | None, line: Box, summary: Summary, most: int, names: float, total: float
) -> list[Widget]:
    key = level or "people"
    name = say(Message("stats_people_only") if level is None else Message(f"level_{level}"))
    played = _of(summary, level)
    found: list[Widget] = [Label(f"level:{key}", line._replace(w=names), text=name, face="bold")]
    counts = _counts(summary)
    for number, count in enumerate(counts):
        cell = _cell(line, names, total, number, len(counts))
        here = next((one for one in played if one.players == count), None)
        tip = Message("stats_cell_none", {"players": count, "level": name})
        if here is not None:
            won_of = _won_of(here.won, here.games)
            tip = Message("stats_cell", {"players": count, "level": name, "won": won_of})
            if level is None:  # somebody always wins
                tip = Message("stats_cell_people", {"players": count, "count": here.games})
        found.append(
            Drawn(
                f"cell:{key}:{count}",
                cell,
                tip=say(tip),
                content=here,
                paint=partial(_paint_cell, here, most),
            )
        )
    games, won = sum(one.games for one in played), sum(one.won for one in played)
    if games and level is not None:
        found.append(
            Drawn(
                f"rate:{key}",
                line.cut_right(total)[0],
                tip=say(_won_of(won, games)),
                content=(won, games),
                paint=partial(_paint_share, won / games),
            )
        )
    return found


def _won_of(won: float, games: int) -> Message:
    """A victory that was shared is a part of one."""
    return Message("stats_won_of", {"won": f"{won:g}", "count": games})


def _paint_share(part: float, canvas: Canvas, box: Box) -> None:
    text, line = box.cut_right(54)
    bar(canvas, line.centred(line.w, 26), 1, "paper_dim")
    if part:
        bar(canvas, line.centred(line.w, 26), part, "leaf")
    canvas.text(text, f"{100 * part:.0f}%", NORMAL, "ink", "bold", "right")


def _paint_cell(here: Wins | None, most: int, canvas: Canvas, box: Box) -> None:
    if here is None:
        canvas.disc(box.centred(8, 8), "paper_dim")
        return
    side = min(box.w, box.h, LARGEST_RING) - 6
    # The area tells the number of games; none is so small that its number has no room.
    side = max(min(38.0, side), side * (here.games / most) ** 0.5)
    part = here.won / here.games if here.level is not None else 1.0
    ring(canvas, box.centred(side, side), part, "leaf" if here.level is not None else "gold")
    canvas.text(box, str(here.games), NORMAL if side > 44 else SMALL, "ink", "bold", "centre")


# -- scores ------------------------------------------------------------------------------------------


def _scores(say: Say, box: Box, summary: Summary) -> list[Widget]:
    found, room = _framed("scores", box, say(Message("stats_scores")), say(Message("stats_scores_key")))
    if not summary.scores:
        return [*found, _nobody(say, "scores", room)]
    mark = summary.mean, say(Message("stats_mean_mark", {"points": round(summary.mean)}))
    shown = counted(summary.scores, most=max(5, int(room.w / 60)))
    found.append(
        Drawn(
            "scores",
            room,
            content=summary.scores,
            paint=lambda canvas, place: columns(canvas, place, shown, "blue", mark),
        )
    )
    return found


def _sources(say: Say, box: Box, summary: Summary) -> list[Widget]:
    found, room = _framed("sources", box, say(Message("stats_sources")), say(Message("stats_sources_key")))
    if not summary.sources:
        return [*found, _nobody(say, "sources", room)]
    groups = sorted(grouped(summary.game, summary.sources).items(), key=lambda one: -one[1])
    rows = [
        Bar(say(Message(f"stats_source_{group.id}")), points, f"{points:.1f}", group.colour, group.picture)
        for group, points in groups
    ]
    found.append(Drawn("sources", room, content=rows, paint=lambda canvas, place: bars(canvas, place, rows)))
    return found


# -- records -----------------------------------------------------------------------------------------


def _records(say: Say, box: Box, summary: Summary, open_game: Opener) -> list[Widget]:
    found, room = _framed("records", box, say(Message("stats_records")))
    if not summary.records:
        # People have played, but always took back something that had been revealed.
        why = Message("stats_no_records") if summary.scores else Message("stats_nobody")
        return [*found, Label("nobody:records", room, text=say(why), colour="ink_soft", wraps=True)]
    high = min(64.0, room.h / len(summary.records))
    best = summary.records[0].score
    for number, record in enumerate(summary.records):
        place = Box(room.x, room.y + number * high, room.w, high)
        facts = say(Message("stats_of_players", {"count": record.players}))
        found.append(
            Drawn(
                f"record:{number}",
                place.inset(0, 2),
                act=partial(open_game, record.id),
                tip=say(Message("stats_open")),
                content=(record, facts),
                paint=partial(_paint_record, number, record, best, facts),
            )
        )
    return found


def _paint_record(number: int, record: Best, best: int, facts: str, canvas: Canvas, box: Box) -> None:
    inner = box.inset(10, 2)
    rank, inner = inner.cut_left(40, 8)
    if number == 0:
        canvas.picture("ui/crown", rank.fitted(1).centred(34, 34) if box.h > 36 else rank.fitted(1))
    else:
        canvas.text(rank, str(number + 1), NORMAL, "ink_soft", "bold", "centre")
    points, inner = inner.cut_left(58, 16)
    canvas.text(points, str(record.score), 24, "hibiscus", "title", "right")
    when, inner = inner.cut_right(92, 8)
    canvas.text(when, f"{record.ended.astimezone():%d.%m.%Y}", SMALL, "ink_soft", align="right")
    seats, inner = inner.cut_right(72, 12)
    canvas.text(seats, facts, SMALL, "ink_soft", align="right")
    high = min(inner.h - 4, 36.0)
    whole = inner.centred(inner.w, high)
    bar, rest = whole.cut_left(max(12.0, inner.w * record.score / max(1, best)))
    canvas.panel(bar, "gold", 8)
    fits = canvas.text_width(record.name, NORMAL, "bold") + 24 <= bar.w
    ground, ink = (bar, "ink_dark") if fits else (rest, "ink")
    canvas.text(ground.inset(12, 0), record.name, NORMAL, ink, "bold")


def _nobody(say: Say, key: str, room: Box) -> Label:
    """All these games were played by bots alone."""
    return Label(f"nobody:{key}", room, text=say(Message("stats_nobody")), colour="ink_soft", align="centre")
