"""Gifts by chance at the beginning of rounds, in games that are played to learn from.

Somebody who plays well has many feet left only when they are of little use: from such games alone one would
learn that feet are worth little. What was given by chance tells what it is worth.
"""

from __future__ import annotations

import random

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import BOAT, KAHUNA, TIKI, Book
from hawaii.games.hawaii.game import Hawaii
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS

MORE_OR_LESS = (-3, -2, -1, 0, 0, 1, 2, 3, 4)
"""Pieces of each kind."""
OFTEN = 0.6
"""How often a seat gets something for its realm."""


def give(game: Hawaii, state: HawaiiState, chance: random.Random) -> None:
    """Pieces, and now and then a tile; nothing between rounds, where nobody could use it yet."""
    if state.step != step_numbers.TURN or state.actor is None:
        return
    for seat, purse in enumerate(state.purses):
        shell, foot, fruit = (max(0, pieces + chance.choice(MORE_OR_LESS)) for pieces in purse)
        state.purses[seat] = shell, foot, fruit
        if chance.random() < OFTEN:
            realm = state.realms[seat] = _enriched(game.book, state.realms[seat], chance)
            state.fleets[seat] = realm.fleet
    state.huts = state.realms[state.actor].huts
    game.play_on(state, None)  # with other pieces, other turns are possible


def _enriched(book: Book, realm: Realm, chance: random.Random) -> Realm:
    """The realm with one more of anything that fits."""
    kind, side = (
        chance.choice([kind for kind in range(len(KINDS)) if realm.fits >> kind & 1]),
        chance.randrange(2),
    )
    if kind == BOAT:
        return realm.with_boat(side)
    if kind == KAHUNA:
        return realm.with_kahuna(book)
    if kind == TIKI:
        return realm.with_tiki(book)
    return realm.with_tile(book, 2 * kind + side, chance.choice(realm.rows_for(book, kind)))
