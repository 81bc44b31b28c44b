"""Whether the tables of Hawaii fit together: nothing starts with half a table."""

from __future__ import annotations

from collections import Counter

from hawaii.games.hawaii.board import joined_up
from hawaii.games.hawaii.tables import KINDS, HawaiiTables, Sides, Tile
from hawaii.kernel.checking import check
from hawaii.kernel.tables import Tables

ALONE = ("boat", "kahuna", "tiki")
"""Families of a single kind, which bears the same name."""


class Inspector:
    """Looks at one thing after the other, and stops with a sentence at the first that is wrong."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.typed = check(tables, HawaiiTables)

    def demand(self, holds: bool, expected: str, *paths: str, **values: int | str) -> None:
        self.tables.demand(holds, expected, *paths, **values)

    def demand_numbers(self, path: str, found: set[int], count: int) -> None:
        """Every number from 1 to the count must be a key."""
        self.demand(found >= set(range(1, count + 1)), "expected_numbered", path, count=count)

    def demand_row(self, path: str, found: set[int]) -> None:
        """The keys must be the numbers from 1, without gaps."""
        self.demand_numbers(path, found, max(1, len(found)))

    def tiles(self) -> None:
        for kind in KINDS:
            path = f"tiles.{kind}"
            self.demand(kind in self.typed.tiles, "expected_key", path, field=kind)
            tile = self.typed.tiles[kind]
            fitting = tile.family == kind if kind in ALONE else tile.family not in ALONE
            name = kind if kind in ALONE else tile.family
            self.demand(fitting, "expected_own_family", f"{path}.family", name=name)
            plain = tile == Tile(count=tile.count, family=tile.family)
            self.demand(kind not in ALONE or plain, "expected_no_effects", path)
            trades = tile.exchange != Sides(0, 0)
            self.demand(kind == "exchange_hut" or not trades, "expected_no_exchange", f"{path}.exchange")
        for kind in self.typed.tiles:
            self.demand(kind in KINDS, "expected_no_key", f"tiles.{kind}", field=kind, known=", ".join(KINDS))

    def places(self) -> None:
        typed = self.typed
        self.demand("gods" in typed.places, "expected_key", "places.gods", field="gods")
        self.demand(typed.places["gods"].stacks > 0, "expected_at_least", "places.gods.stacks", least=1)
        sold = Counter(kind for place in typed.places.values() for kind in place.tiles)
        for name, place in typed.places.items():
            path = f"places.{name}.tiles"
            stacked = name == "gods"
            self.demand(stacked or not place.stacks, "expected_at_most", f"places.{name}.stacks", most=0)
            for kind in place.tiles:
                self.demand(kind in KINDS, "expected_tile", path, name=kind)
                sellers = [f"places.{one}.tiles" for one in typed.places if kind in typed.places[one].tiles]
                self.demand(sold[kind] == 1, "expected_sold_once", *sellers, name=kind)
                is_god = typed.tiles[kind].family == "god"
                family = f"tiles.{kind}.family"
                self.demand(stacked == is_god, "expected_gods_in_stacks", path, family, name=kind)
        for kind in KINDS:
            self.demand(sold[kind] == 1, "expected_sold_once", "places", name=kind)

    def board(self) -> None:
        typed = self.typed
        rows = typed.board.rows
        self.demand_row("board.rows", set(rows))
        places = len(typed.places)
        self.demand(sum(rows.values()) == places, "expected_places", "board.rows", "places", count=places)
        self.demand(joined_up(typed.board), "expected_joined_up", "board.neighbour_distance", "board.rows")

    def tokens(self) -> None:
        typed = self.typed
        for value, token in typed.tokens.items():
            path = f"tokens.{value}"
            self.demand(1 <= value <= 99, "expected_token_value", path)
            self.demand(token.spears <= token.count, "expected_at_most", f"{path}.spears", most=token.count)
        found = sum(token.count for token in typed.tokens.values())
        needed = sum(place.circles for place in typed.places.values()) + typed.start.players.most - 1
        self.demand(found >= needed, "expected_tokens", "tokens", "places", count=needed, found=found)

    def beach(self) -> None:
        typed = self.typed
        docks = len(typed.docks)
        self.demand_row("docks", set(typed.docks))
        islands = sum(island.count for island in typed.islands.values())
        self.demand(islands >= docks, "expected_islands", "islands", "docks", count=docks)
        for name, island in typed.islands.items():
            path = f"islands.{name}.tiles"
            for kind in island.tiles:
                self.demand(kind in KINDS, "expected_tile", path, name=kind)
                fitting = typed.tiles[kind].family not in ("god", "boat")
                self.demand(fitting, "expected_gift_tile", path, f"tiles.{kind}.family", name=kind)

    def players(self) -> None:
        start, realm = self.typed.start, self.typed.realm
        most = start.players.most
        self.demand(start.players.fewest <= most, "expected_at_most", "start.players.fewest", most=most)
        self.demand_numbers("start.fruit", set(start.fruit), most)
        self.demand_numbers("realm.kahunas", set(realm.kahunas), realm.villages)
        self.demand_row("realm.tikis", set(realm.tikis))

    def rounds(self) -> None:
        rounds = self.typed.rounds.rounds
        self.demand_row("rounds.rounds", set(rounds))
        for number, table in rounds.items():
            last = number == len(rounds)
            path = f"rounds.rounds.{number}"
            self.demand((table.income is None) == last, "expected_income", f"{path}.income", path)


def checked(tables: Tables) -> HawaiiTables:
    """The tables of Hawaii, typed, whole and fitting together; else a TableError."""
    inspector = Inspector(tables)
    inspector.tiles()
    inspector.places()
    inspector.board()
    inspector.tokens()
    inspector.beach()
    inspector.players()
    inspector.rounds()
    return inspector.typed
