"""A position from a small readable mapping: for tests, lessons and counting games played with the box.

    players: 2
    round: 3
    actor: 0
    prices: {hula: [3, 5s]}
    seats:
      - {shell: 7, foot: 3, villages: [[start_hut, hula I], [long_hut II]], tikis: 1, at: hula}
      - {boats: [II], taken: [4, 4]}

What is not said is as at the beginning of a game with the same seed; prices, cove, docks and track that are
given are given whole. Tokens of the track lie on its free spaces, from 2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import begin_turn
from hawaii.games.hawaii.realm_building import build_realm
from hawaii.games.hawaii.setup import set_up
from hawaii.games.hawaii.soundness import tiles_owned
from hawaii.games.hawaii.state import ACTIVE, NO_ISLAND, NO_TOKEN, HawaiiState, Scored
from hawaii.games.hawaii.tables import KIND, KINDS, Options
from hawaii.games.hawaii.tiles import lay_out_tiles
from hawaii.kernel.chance import Chance
from hawaii.kernel.checking import must
from hawaii.kernel.messages import Message, Problem, Values

TokenName = int | str
BoatName = Literal["I", "II"]
Amount = Annotated[int, Meta(ge=0, le=9999)]


class SeatDescription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat. Tiles are written "hula II", or "hula" for side I; tokens 3, or 3s with spears."""

    points: Amount = 0
    shell: Amount | None = None
    foot: Amount | None = None
    fruit: Amount | None = None
    villages: list[list[str]] = []
    kahunas: int = 0
    tikis: int = 0
    boats: list[BoatName] = []
    used: list[Literal["fishing_boat", "I", "II"]] = []
    taken: list[TokenName] = []
    caught: list[TokenName] = []
    at: str = "beach"
    retired: int = 0


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = {}
    round: int = 1
    order: list[int] | None = None
    actor: int | None = None
    layout: list[str] | None = None
    prices: dict[str, list[TokenName]] | None = None
    cove: list[TokenName] | None = None
    track: list[TokenName] | None = None
    docks: list[str | None] | None = None
    gods: list[str | None] | None = None
    seats: list[SeatDescription] = []


def arranged(book: Book, wanted: Description, players: int, options: Options) -> HawaiiState:
    """The position described, without its legal actions; Problem with a sentence if it cannot be."""
    state = set_up(book, players, wanted.seed, options)
    chance = Chance(state.chance)
    must(len(wanted.seats) <= players, "seats", len(wanted.seats))
    must(1 <= wanted.round <= len(book.rounds), "round", wanted.round)
    state.round = wanted.round - 1
    if wanted.order is not None:
        must(sorted(wanted.order) == list(range(players)), "order", str(wanted.order))
        state.order = tuple(wanted.order)
        fruit = book.tables.start.fruit
        for place, seat in enumerate(wanted.order, start=1):
            state.purses[seat] = (*state.purses[seat][:2], fruit[place])
    if wanted.layout is not None:
        must(sorted(wanted.layout) == book.place_names, "layout", ", ".join(wanted.layout))
        state.layout = tuple(book.places[name] for name in wanted.layout)
    for seat, description in enumerate(wanted.seats):
        _arrange_seat(book, state, seat, description)
    _arrange_tiles(book, state, wanted)
    _arrange_tokens(book, state, wanted)
    _arrange_islands(book, state, wanted, chance)
    lay_out_tiles(book, state)
    state.chance = chance.seed
    active = [seat for seat in state.order if state.spaces[seat] == ACTIVE]
    actor = wanted.actor if wanted.actor is not None else next(iter(active), None)
    if actor is None:
        raise Problem(Message("description_all_retired"))
    must(actor in active, "actor", actor)
    begin_turn(state, actor)
    return state


def _arrange_seat(book: Book, state: HawaiiState, seat: int, wanted: SeatDescription) -> None:
    start = state.purses[seat]
    given = (wanted.shell, wanted.foot, wanted.fruit)
    shell, foot, fruit = (old if new is None else new for old, new in zip(start, given, strict=True))
    state.purses[seat] = shell, foot, fruit
    villages = [[f"{name} I" if name in KIND else name for name in row] for row in wanted.villages] or [[]]
    if villages[0][:1] != ["start_hut"]:
        villages[0].insert(0, "start_hut")
    boats = (wanted.boats.count("I"), wanted.boats.count("II"))
    try:
        realm = build_realm(book, villages, wanted.kahunas, wanted.tikis, boats)
    except Problem as problem:
        values: Values = {"key": f"seats.{seat}", "problem": problem.message}
        raise Problem(Message("description_realm", values)) from None
    state.realms[seat] = realm
    owned = realm.fleet
    used = Counter(wanted.used)
    ready = (owned[0] - used["fishing_boat"], owned[1] - used["I"], owned[2] - used["II"])
    must(min(ready) >= 0, f"seats.{seat}.used", ", ".join(wanted.used))
    state.fleets[seat] = ready
    places = [book.place_names[place] for place in state.layout]
    must(wanted.at in ("beach", *places), f"seats.{seat}.at", wanted.at)
    state.where[seat] = BEACH if wanted.at == "beach" else places.index(wanted.at)
    free = wanted.retired - 1 not in state.spaces and wanted.at == "beach"
    there = free and 1 <= wanted.retired <= len(state.points)
    must(there or not wanted.retired, f"seats.{seat}.retired", wanted.retired)
    state.spaces[seat] = wanted.retired - 1 if wanted.retired else ACTIVE
    if wanted.points:
        state.points[seat] = wanted.points
        state.tally[seat] = (Scored(state.round + 1, "before", "before", wanted.points),)


def _arrange_tiles(book: Book, state: HawaiiState, wanted: Description) -> None:
    """Tiles in realms come from their places, gods from wherever they lie in the stacks."""
    stacks = [list(stack) for stack in state.gods]
    for kind, number in tiles_owned(state).items():
        state.stock[kind] -= number
        if state.stock[kind] < 0:
            too_many: Values = {"name": KINDS[kind], "most": book.tiles[kind].count}
            raise Problem(Message("description_too_many", too_many))
        for _ in range(number if book.is_god(kind) else 0):
            next(stack for stack in stacks if kind in stack).remove(kind)
    if wanted.gods is not None:
        stacks = _stacks_with_tops(book, [kind for stack in stacks for kind in stack], wanted.gods)
    state.gods = [tuple(stack) for stack in stacks]


def _stacks_with_tops(book: Book, gods: list[int], tops: list[str | None]) -> list[list[int]]:
    """The gods that are left, with these on top; no name is an empty stack."""
    must(len(tops) == book.god_stacks, "gods", len(tops))
    filled: dict[int, int] = {}
    for stack, name in enumerate(tops):
        if name is not None:
            must(name in KIND and KIND[name] in gods, "gods", name)
            gods.remove(KIND[name])
            filled[stack] = KIND[name]
    must(bool(filled) or not gods, "gods", "null")
    stacks: list[list[int]] = [[] for _ in tops]
    for god, stack in zip(gods, cycle(filled), strict=False):
        stacks[stack].append(god)
    for stack, top in filled.items():
        stacks[stack].append(top)
    return stacks


def _arrange_tokens(book: Book, state: HawaiiState, wanted: Description) -> None:
    """Tokens named lie where they were named; the others lie as they were dealt, or in the bag."""
    bag = Counter(book.bag)

    def claim(names: Iterable[TokenName]) -> tuple[int, ...]:
        claimed = []
        for name in names:
            token = book.tokens.get(str(name), NO_TOKEN)
            if not bag[token]:
                raise Problem(Message("description_token", {"name": str(name)}))
            bag[token] -= 1
            claimed.append(token)
        return tuple(sorted(claimed))

    def keep(tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the tokens dealt that were not named elsewhere."""
        kept = []
        for token in tokens:
            if bag[token]:
                bag[token] -= 1
                kept.append(token)
        return tuple(kept)

    for seat, description in enumerate(wanted.seats):
        state.taken[seat] = claim(description.taken)
        state.caught[seat] = claim(description.caught)
    cove = claim(wanted.cove) if wanted.cove is not None else None
    track = claim(wanted.track) if wanted.track is not None else None
    if wanted.prices is not None:
        for name in wanted.prices:
            must(name in book.places, "prices", name)
        names = [book.place_names[place] for place in state.layout]
        state.prices = [claim(wanted.prices.get(name, [])) for name in names]
        state.cove = cove or ()
    else:
        state.prices = [keep(tokens) for tokens in state.prices]
        state.cove = keep(state.cove) if cove is None else cove
    free = [space for space in range(1, len(state.points)) if space not in state.spaces]
    if track is None:
        track = keep(tuple(state.track[1:]))
        track = (*track, *keep(tuple(bag.elements())[: len(state.points) - 1 - len(track)]))
        track = tuple(sorted(track))[: len(free)]
    must(len(track) <= len(free), "track", len(track))
    state.track = [NO_TOKEN] * len(state.points)
    for space, token in zip(free, track, strict=False):
        state.track[space] = token


def _arrange_islands(book: Book, state: HawaiiState, wanted: Description, chance: Chance) -> None:
    if wanted.docks is None:
        return
    must(len(wanted.docks) == len(book.docks), "docks", len(wanted.docks))
    stack = list(book.island_stack)
    docks = [NO_ISLAND] * len(book.docks)
    for dock, name in enumerate(wanted.docks):
        if name is not None:
            known = name in book.island_names and book.island_names.index(name) in stack
            must(known, "docks", name)
            docks[dock] = book.island_names.index(name)
            stack.remove(docks[dock])
    chance.shuffle(stack)
    state.docks = docks
    state.islands_down, state.islands_up = tuple(stack), ()
