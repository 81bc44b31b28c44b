"""The decisions of a game, in the order of `phases`: what may be chosen, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.steps import buy, collect, gift, sea, settle, turn, walk
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event

Options = Callable[[Book, HawaiiState, int], list[Action]]
Apply = Callable[[Book, HawaiiState, int, Action, list[Event] | None], None]

OPTIONS: tuple[Options, ...] = (
    turn.options,
    walk.options,
    buy.options,
    buy.payment_options,
    settle.options,
    settle.offer_options,
    sea.catch_options,
    sea.sail_options,
    sea.payment_options,
    gift.options,
    collect.options,
)

APPLY: tuple[Apply, ...] = (
    turn.apply,
    walk.apply,
    buy.choose,
    buy.complete,
    settle.apply,
    settle.offer,
    sea.catch,
    sea.sail,
    sea.depart,
    gift.apply,
    collect.apply,
)
