"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from hawaii.bots import level_named
from hawaii.kernel.chance import MASK
from hawaii.kernel.messages import Message, Problem

Colour = Literal["red", "yellow", "green", "blue", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

NAMES = ("Leilani", "Kai", "Noa", "Malia", "Keanu")
"""For whoever has given none."""
LONGEST_NAME = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person, or a bot of some level with the seed from which it decides.

    >>> Seat("Leilani", "red").is_bot, Seat("Kai", "blue", level="master", seed=7).is_bot
    (False, True)
    """

    name: Name
    colour: Colour
    level: str | None = None
    seed: Annotated[int, Meta(ge=0)] = 0

    @property
    def is_bot(self) -> bool:
        return self.level is not None


def check_seats(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats that can sit at one table; Problem if there are two of a colour, or bots that do not exist."""
    for number, seat in enumerate(seats):
        if not 0 < len(seat.name) <= LONGEST_NAME or not seat.name.isprintable():
            raise Problem(Message("seat_name", {"number": number + 1, "most": LONGEST_NAME}))
        if seat.colour not in COLOURS:
            raise Problem(Message("seat_no_colour", {"name": seat.name, "known": ", ".join(COLOURS)}))
        if seat.colour in [other.colour for other in seats[:number]]:
            raise Problem(Message("seat_colour", {"name": seat.name}))
        if seat.level is not None:
            level_named(seat.level)
        if not 0 <= seat.seed <= MASK:
            raise Problem(Message("seat_seed", {"name": seat.name}))
    return tuple(seats)
