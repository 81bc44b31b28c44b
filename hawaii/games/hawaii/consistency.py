"""Whether the tables of Hawaii fit together: nothing starts with half a table."""

from __future__ import annotations

from collections import Counter

from hawaii.games.hawaii.board import joined_up
from hawaii.games.hawaii.tables import KINDS, HawaiiTables
from hawaii.kernel.checking import check
from hawaii.kernel.messages import Message
from hawaii.kernel.tables import Tables


def checked(tables: Tables) -> HawaiiTables:
    """The tables of Hawaii, typed, whole and fitting together; else a TableError."""
    typed = check(tables, HawaiiTables)

    def demand(holds: bool, path: str, expected: str, **values: int | str) -> None:
        if not holds:
            raise tables.wrong(path, Message(expected, dict(values)))

    def demand_row(path: str, found: dict[int, object], length: int) -> None:
        numbers = set(range(1, length + 1))
        demand(set(found) == numbers, path, "expected_numbered", count=length)

    for kind in KINDS:
        demand(kind in typed.tiles, f"tiles.{kind}", "expected_key", field=kind)
    for kind in typed.tiles:
        demand(kind in KINDS, f"tiles.{kind}", "expected_no_key", field=kind, known=", ".join(KINDS))
        alone = kind in ("boat", "kahuna", "tiki")
        path = f"tiles.{kind}.family"
        demand((typed.tiles[kind].family == kind) == alone, path, "expected_own_family", name=kind)
    demand("gods" in typed.places, "places.gods", "expected_key", field="gods")
    places = sum(typed.board.rows.values())
    demand(places == len(typed.places), "board.rows", "expected_places", count=len(typed.places))
    sold = Counter(kind for place in typed.places.values() for kind in place.tiles)
    for name, place in typed.places.items():
        for kind in place.tiles:
            demand(kind in KINDS, f"places.{name}.tiles", "expected_tile", name=kind)
            demand(sold[kind] == 1, f"places.{name}.tiles", "expected_sold_once", name=kind)
            in_stacks = place.stacks > 0 and typed.places["gods"] is place
            is_god = typed.tiles[kind].family == "god"
            demand(in_stacks == is_god, f"places.{name}.tiles", "expected_gods_in_stacks", name=kind)
    for kind in KINDS:
        demand(sold[kind] == 1, "places", "expected_sold_once", name=kind)
    for name, island in typed.islands.items():
        for kind in island.tiles:
            demand(kind in KINDS, f"islands.{name}.tiles", "expected_tile", name=kind)
            fitting = typed.tiles[kind].family not in ("god", "boat")
            demand(fitting, f"islands.{name}.tiles", "expected_gift_tile", name=kind)
    for value, token in typed.tokens.items():
        demand(1 <= value <= 99, f"tokens.{value}", "expected_token_value")
        demand(token.spears <= token.count, f"tokens.{value}.spears", "expected_at_most", most=token.count)
    most = typed.start.players.most
    demand(typed.start.players.fewest <= most, "start.players.fewest", "expected_at_most", most=most)
    tokens = sum(token.count for token in typed.tokens.values())
    circles = sum(place.circles for place in typed.places.values()) + most - 1
    demand(tokens >= circles, "tokens", "expected_tokens", count=circles, found=tokens)
    islands = sum(island.count for island in typed.islands.values())
    demand(islands >= len(typed.docks), "islands", "expected_islands", count=len(typed.docks))
    demand_row("board.rows", dict(typed.board.rows), len(typed.board.rows))
    demand(joined_up(typed.board), "board.neighbour_distance", "expected_joined_up")
    demand_row("docks", dict(typed.docks), max(1, len(typed.docks)))
    demand_row("rounds.rounds", dict(typed.rounds.rounds), max(1, len(typed.rounds.rounds)))
    demand_row("start.fruit", dict(typed.start.fruit), most)
    demand_row("realm.kahunas", dict(typed.realm.kahunas), typed.realm.villages)
    demand_row("realm.tikis", dict(typed.realm.tikis), max(1, len(typed.realm.tikis)))
    for number in typed.rounds.rounds:
        income = typed.rounds.rounds[number].income
        last = number == len(typed.rounds.rounds)
        demand((income is None) == last, f"rounds.rounds.{number}.income", "expected_income")
    return typed
