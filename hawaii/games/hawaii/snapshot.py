"""A position as plain JSON values with stable ids, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from hawaii.games.hawaii.actions import Buy, Catch
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import PIECES, Book, piece_name
from hawaii.games.hawaii.decoding import decode
from hawaii.games.hawaii.realm_building import build_realm
from hawaii.games.hawaii.state import EMPTY, NO_ISLAND, NO_TOKEN, HawaiiState, Scored
from hawaii.games.hawaii.steps import STEP_NUMBERS, STEPS
from hawaii.games.hawaii.tables import KIND, KINDS, Options
from hawaii.games.hawaii.tiles import lay_out_tiles

Small = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=999_999)]


class SeatSnapshot(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one seat. Tiles are written "hula II", tokens "3" or "3s" with spears."""

    points: Count
    shell: Count
    foot: Count
    fruit: Count
    villages: list[list[str]]
    kahunas: Small
    tikis: Small
    boats: tuple[Small, Small]
    ready: tuple[Small, Small, Small]
    taken: list[str]
    caught: list[str]
    at: str
    space: int
    tally: list[Scored]


class TurnSnapshot(msgspec.Struct, forbid_unknown_fields=True):
    """What has been decided of the turn that is going on."""

    step: str
    huts: tuple[Small, Small]
    aim: int
    cost: int
    purchase: str | None
    catch: str | None
    hand: str | None
    choosers: list[int]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    options: Options
    round: int
    order: list[int]
    actor: int | None
    turns: Count
    turn: TurnSnapshot
    layout: list[str]
    prices: dict[str, list[str]]
    stock: dict[str, int]
    gods: list[list[str]]
    cove: list[str]
    track: list[str | None]
    docks: list[str | None]
    islands_down: list[str]
    islands_up: list[str]
    seats: list[SeatSnapshot]
    chance: Annotated[int, Meta(ge=0)]


def take_snapshot(book: Book, state: HawaiiState) -> Snapshot:
    def tokens(found: Sequence[int]) -> list[str]:
        return list(book.names(found))

    def island(number: int) -> str | None:
        return None if number == NO_ISLAND else book.island_names[number]

    places = [book.place_names[place] for place in state.layout]
    return Snapshot(
        options=state.options,
        round=state.round + 1,
        order=list(state.order),
        actor=state.actor,
        turns=state.turns,
        turn=TurnSnapshot(
            step=STEPS[state.step].name,
            huts=state.huts,
            aim=state.aim,
            cost=state.cost,
            purchase=state.purchase.text if state.purchase else None,
            catch=state.catch.text if state.catch else None,
            hand=None if state.hand == EMPTY else piece_name(state.hand),
            choosers=list(state.choosers),
        ),
        layout=places,
        prices={name: tokens(state.prices[position]) for position, name in enumerate(places)},
        stock={KINDS[kind]: number for kind, number in enumerate(state.stock)},
        gods=[[KINDS[kind] for kind in stack] for stack in state.gods],
        cove=tokens(state.cove),
        track=[None if token == NO_TOKEN else book.token_names[token] for token in state.track],
        docks=[island(number) for number in state.docks],
        islands_down=[book.island_names[number] for number in state.islands_down],
        islands_up=[book.island_names[number] for number in state.islands_up],
        seats=[
            SeatSnapshot(
                points=state.points[seat],
                shell=state.purses[seat][0],
                foot=state.purses[seat][1],
                fruit=state.purses[seat][2],
                villages=[[piece_name(piece) for piece in village] for village in realm.villages],
                kahunas=realm.kahunas,
                tikis=realm.tikis,
                boats=realm.boats,
                ready=state.fleets[seat],
                taken=tokens(state.taken[seat]),
                caught=tokens(state.caught[seat]),
                at=book.spot(state.layout, state.where[seat]),
                space=state.spaces[seat] + 1,
                tally=list(state.tally[seat]),
            )
            for seat, realm in enumerate(state.realms)
        ],
        chance=state.chance,
    )


def rebuilt(book: Book, snapshot: Snapshot) -> HawaiiState:
    def tokens(names: Sequence[str]) -> tuple[int, ...]:
        return tuple(book.tokens[name] for name in names)

    if set(snapshot.prices) != set(snapshot.layout) or set(snapshot.stock) != set(KINDS):
        raise ValueError("other places, or other tiles")
    islands = {name: number for number, name in enumerate(book.island_names)}
    seats = snapshot.seats
    state = HawaiiState()
    state.actor = snapshot.actor
    state.chance = snapshot.chance
    state.legal = ()
    state.turns = snapshot.turns
    state.options = snapshot.options
    state.round = snapshot.round - 1
    state.order = tuple(snapshot.order)
    state.layout = tuple(book.places[name] for name in snapshot.layout)
    state.prices = [tokens(snapshot.prices[name]) for name in snapshot.layout]
    state.stock = [snapshot.stock[kind] for kind in KINDS]
    state.gods = [tuple(KIND[name] for name in stack) for stack in snapshot.gods]
    state.cove = tokens(snapshot.cove)
    state.track = [NO_TOKEN if name is None else book.tokens[name] for name in snapshot.track]
    state.docks = [NO_ISLAND if name is None else islands[name] for name in snapshot.docks]
    state.islands_down = tuple(islands[name] for name in snapshot.islands_down)
    state.islands_up = tuple(islands[name] for name in snapshot.islands_up)
    state.points = [seat.points for seat in seats]
    state.purses = [(seat.shell, seat.foot, seat.fruit) for seat in seats]
    state.realms = [build_realm(book, seat.villages, seat.kahunas, seat.tikis, seat.boats) for seat in seats]
    state.fleets = [seat.ready for seat in seats]
    state.taken = [tokens(seat.taken) for seat in seats]
    state.caught = [tokens(seat.caught) for seat in seats]
    state.where = [BEACH if seat.at == "beach" else snapshot.layout.index(seat.at) for seat in seats]
    state.spaces = [seat.space - 1 for seat in seats]
    state.tally = [tuple(seat.tally) for seat in seats]
    turn = snapshot.turn
    state.step = STEP_NUMBERS[turn.step]
    state.huts = turn.huts
    state.aim = turn.aim
    state.cost = turn.cost
    purchase = decode(book, turn.purchase) if turn.purchase is not None else None
    catch = decode(book, turn.catch) if turn.catch is not None else None
    if not isinstance(purchase, Buy | None) or not isinstance(catch, Catch | None):
        raise ValueError("another action in its place")
    state.purchase = purchase
    state.catch = catch
    state.hand = EMPTY if turn.hand is None else PIECES[turn.hand]
    state.choosers = tuple(turn.choosers)
    lay_out_tiles(book, state)
    return state
