"""The log of a game: a line for each turn, made from what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple

import msgspec

from hawaii.kernel.events import Event, GameEnded, PointsScored
from hawaii.kernel.messages import Message
from hawaii.saves import Decision, Match
from hawaii.ui.words import capital


class Clause(NamedTuple):
    """Something that a seat did or got, or that happened at the table."""

    seat: int | None
    message: Message
    heading: bool = False


class Line(NamedTuple):
    """What one seat did, one after the other; or what happened at the table."""

    decision: int
    """The number of the first decision it tells of."""
    seat: int | None
    messages: tuple[Message, ...]
    heading: bool


def somebody(seat: int) -> Message:
    """A seat that a clause about another one mentions; `named` puts its name there."""
    return Message("told_seat", {"number": seat + 1})


def named(message: Message, names: Sequence[str]) -> Message:
    """The same with the names of all seats it mentions.

    >>> told = Message("told_paid_explore", {"goods": "2 shells", "name": somebody(1)})
    >>> named(told, ["Noa", "Kai"]).values["name"]
    'Kai'
    """
    values = {key: _named(value, names) for key, value in message.values.items()}
    return msgspec.structs.replace(message, values=values)


def _named(value: int | str | Message, names: Sequence[str]) -> int | str | Message:
    if not isinstance(value, Message):
        return value
    number = value.values.get("number")
    return names[number - 1] if value.id == "told_seat" and isinstance(number, int) else named(value, names)


def log_of(match: Match) -> list[Line]:
    """All that everybody may have seen in a match since its root."""
    begin = Line(0, None, (Message("told_begin"),), heading=True)
    return [begin, *log_lines(match.game.name, match.seen)]


def log_lines(game: str, decisions: Iterable[Decision]) -> Iterator[Line]:
    first, clauses = 0, list[Clause]()
    turn = -1
    for number, decision in enumerate(decisions):
        if decision.turn != turn:
            yield from _lines(first, clauses)
            first, clauses, turn = number, [], decision.turn
        clauses += clauses_of(game, decision.events)
    yield from _lines(first, clauses)


def _lines(number: int, clauses: Sequence[Clause]) -> Iterator[Line]:
    """Clauses of the same seat, one after the other, are one line; what happens at the table meanwhile comes
    after it.
    """
    waiting: list[Clause] = []
    asides: list[Clause] = []
    for clause in clauses:
        if clause.seat is None and not clause.heading and waiting and waiting[-1].seat is not None:
            asides.append(clause)
            continue
        if waiting and (clause.heading or waiting[-1].heading or clause.seat != waiting[-1].seat):
            yield _line(number, waiting)
            yield from (_line(number, [aside]) for aside in asides)
            waiting, asides = [], []
        waiting.append(clause)
    if waiting:
        yield _line(number, waiting)
    yield from (_line(number, [aside]) for aside in asides)


def _line(number: int, clauses: Sequence[Clause]) -> Line:
    last = clauses[-1]
    return Line(number, last.seat, tuple(clause.message for clause in clauses), last.heading)


def clauses_of(game: str, events: Iterable[Event]) -> Iterator[Clause]:
    """What to say of events, in their order."""
    tell: Callable[[Event], list[Clause]] = import_module(f"hawaii.ui.{game}.telling").tell
    for event in events:
        match event:
            case PointsScored(seat, points, reason) if points < 0:
                yield Clause(seat, Message("told_points_lost", {"points": -points, "reason": reason}))
            case PointsScored(seat, points, reason):
                yield Clause(seat, Message("told_points", {"points": points, "reason": reason}))
            case GameEnded():
                yield Clause(None, Message("told_over"), heading=True)
            case _:
                yield from tell(event)


def words_of_all(say: Callable[[Message], str], match: Match, line: Line) -> str:
    """What a line tells, without whom it is about."""
    names = [seat.name for seat in match.seats]
    return "; ".join(say(named(message, names)) for message in line.messages)


def words_of_line(say: Callable[[Message], str], match: Match, line: Line) -> str:
    """A line of the log in words, with the name of whoever it is about."""
    text = words_of_all(say, match, line)
    if line.heading:
        return text
    return f"{capital(text)}." if line.seat is None else f"{match.seats[line.seat].name}: {text}."
