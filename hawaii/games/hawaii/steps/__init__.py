"""The decisions of a game, in the order of `step_numbers`: what may be chosen, and what it does."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import end_round
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.steps import buy, collect, gift, sea, settle, turn, walk
from hawaii.kernel.steps import Step, following

STEPS: tuple[Step[Book, HawaiiState], ...] = (
    Step("turn", turn.options, turn.apply),
    Step("pay_walk", walk.options, walk.apply),
    Step("buy", buy.options, buy.choose),
    Step("pay_tile", buy.pay_options, buy.complete),
    Step("settle", settle.options, settle.apply),
    Step("offer", settle.offer_options, settle.offer),
    Step("catch", sea.catch_options, sea.catch),
    Step("sail", sea.sail_options, sea.sail),
    Step("pay_boats", sea.pay_options, sea.depart),
    Step("gift", gift.options, gift.apply),
    Step("collect", collect.options, collect.apply),
    following("round_end", end_round),
)

STEP_NUMBERS = {step.name: number for number, step in enumerate(STEPS)}
