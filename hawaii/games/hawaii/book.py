"""The rulebook in the form play needs it: tables as numbers and tuples, and every action made once.

Inside the rules, things are small whole numbers: a *kind* of tile is its place in KINDS, a *piece* of a realm
is twice its kind plus 1 for side II, a *token* is twice its value plus 1 for spears, a place or an island is
its place in alphabetical order (so that the order in a file never matters), a position on the board is
counted from the lower left, rows and spaces from 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from operator import add
from typing import NamedTuple

from hawaii.games.hawaii.actions import (
    RESOURCES,
    Buy,
    Catch,
    Collect,
    Decline,
    Fish,
    Pay,
    Rest,
    Retire,
    Settle,
    Take,
    Visit,
    Walk,
)
from hawaii.games.hawaii.board import BEACH, walking_costs
from hawaii.games.hawaii.boats import Harbour
from hawaii.games.hawaii.payment import Huts, Pieces
from hawaii.games.hawaii.tables import KIND, KINDS, HawaiiTables, Tile
from hawaii.kernel.actions import Action

SURFER = KIND["surfer"]
BOAT = KIND["boat"]
KAHUNA = KIND["kahuna"]
TIKI = KIND["tiki"]
EXCHANGE_HUT = KIND["exchange_hut"]

START_HUT = 2 * len(KINDS)
"""The printed hut of row 1: a tile of the village, of no kind."""


def piece_name(piece: int) -> str:
    """A tile of a realm as it is written: "hula II"."""
    return "start_hut" if piece == START_HUT else f"{KINDS[piece >> 1]} {'II' if piece & 1 else 'I'}"


PIECES = {piece_name(piece): piece for piece in range(START_HUT + 1)}


class Effects(NamedTuple):
    """What tiles in a realm do while the game goes on. The effects of several tiles add up."""

    shell: int = 0
    foot: int = 0
    fruit: int = 0
    chosen: int = 0
    huts_first: int = 0
    huts_second: int = 0
    spears: int = 0
    needed_less: int = 0
    reached: int = 0

    def plus(self, other: Effects) -> Effects:
        return Effects._make(map(add, self, other))


class PayTable(dict[Pieces, Pay]):
    """Payments, made when first asked for."""

    def __missing__(self, pieces: Pieces) -> Pay:
        action = self[pieces] = Pay(*pieces)
        return action


class Book:
    """All that never changes in a game with given tables."""

    def __init__(self, tables: HawaiiTables) -> None:
        self.tables = tables
        self._tiles(tables)
        self._tokens(tables)
        self._island(tables)
        self._beach(tables)
        self._actions(tables)

    def _tiles(self, tables: HawaiiTables) -> None:
        self.tiles: list[Tile] = [tables.tiles[kind] for kind in KINDS]

        def mask(*families: str) -> int:
            return sum(1 << kind for kind, tile in enumerate(self.tiles) if tile.family in families)

        self.huts = mask("hut")
        self.gods = mask("god")
        self.fruits = mask("fruit")
        self.rectangular = mask("hut", "god", "fruit", "village")
        self.spaced = mask("kahuna", "tiki")
        """Sets of kinds, a bit each."""
        self.effects = [self._effects(kind, side) for kind in range(len(KINDS)) for side in (0, 1)]
        self.effects.append(Effects())  # the start hut
        exchange = self.tiles[EXCHANGE_HUT].exchange
        self.worth: Huts = (exchange.first, exchange.second)
        realm = tables.realm
        self.rows = realm.villages
        self.kahuna_spaces = [realm.kahunas[n + 1] for n in range(self.rows)]
        self.tiki_spaces = [realm.tikis[n] for n in sorted(realm.tikis)]

    def _effects(self, kind: int, side: int) -> Effects:
        tile = self.tiles[kind]
        exchange = kind == EXCHANGE_HUT
        return Effects(
            shell=tile.income.shell.of(side),
            foot=tile.income.foot.of(side),
            fruit=tile.income.fruit.of(side),
            chosen=tile.chosen_income.of(side),
            huts_first=int(exchange and not side),
            huts_second=int(exchange and side),
            spears=tile.spear_points.of(side),
            needed_less=tile.needed_less.of(side),
            reached=tile.reached_points.of(side),
        )

    def _tokens(self, tables: HawaiiTables) -> None:
        self.bag: list[int] = []
        """All tokens, sorted: a spear token is the higher of two equal values (rules 3)."""
        for value, token in sorted(tables.tokens.items()):
            self.bag += [2 * value] * (token.count - token.spears) + [2 * value + 1] * token.spears
        self.fish = {token: tables.tokens[token >> 1].fish for token in self.bag}
        self.token_names = {token: f"{token >> 1}{'s' if token & 1 else ''}" for token in self.bag}
        self.tokens = {name: token for token, name in self.token_names.items()}

    def _island(self, tables: HawaiiTables) -> None:
        self.place_names = sorted(tables.places)
        self.places = {name: place for place, name in enumerate(self.place_names)}
        self.circles = [tables.places[name].circles for name in self.place_names]
        self.printed = [tables.places[name].printed for name in self.place_names]
        self.sold = [[KIND[kind] for kind in tables.places[name].tiles] for name in self.place_names]
        """The kinds sold at each place."""
        self.place_of = {kind: place for place, kinds in enumerate(self.sold) for kind in kinds}
        self.god_place = self.places["gods"]
        self.god_stacks = tables.places["gods"].stacks
        self.walk_limits = [tile.walk_limit.of(side) for tile in self.tiles for side in (0, 1)]
        self.walk_limits.append(0)  # the start hut
        """By piece, the most feet a walk costs; 0 for no limit."""
        self.walking = {limit: walking_costs(tables.board, limit) for limit in {0, *self.walk_limits}}
        """Walking costs by limit, where from, where to."""

    def _beach(self, tables: HawaiiTables) -> None:
        self.docks = [tables.docks[n] for n in sorted(tables.docks)]
        self.dock_feet = [dock.feet for dock in self.docks]
        self.island_names = sorted(tables.islands)
        self.islands = [tables.islands[name] for name in self.island_names]
        self.island_stack = [island for island, table in enumerate(self.islands) for _ in range(table.count)]
        self.rounds = [tables.rounds.rounds[n] for n in sorted(tables.rounds.rounds)]
        highest = max(len(self.bag), *(dock.feet for dock in self.docks))
        self.harbour = Harbour(tables.boats, highest)

    def _actions(self, tables: HawaiiTables) -> None:
        self.walk = [Walk(name) for name in self.place_names]
        self.fishing = Fish()
        self.visit = [Visit(n + 1) for n in range(len(self.docks))]
        self.rest = Rest()
        self.retire = [Retire(n + 1) for n in range(tables.start.players.most)]
        self.pay = PayTable()
        self.settle = [Settle(n + 1) for n in range(self.rows)]
        self.take = [Take(kind) for kind in KINDS]
        self.decline = Decline()
        self.collect = [Collect(resource) for resource in RESOURCES]
        self.buy = [
            {token: (Buy(kind, 1, name), Buy(kind, 2, name)) for token, name in self.token_names.items()}
            for kind in KINDS
        ]
        """By kind and token: the action for side I and the one for side II."""
        self._catches: dict[tuple[tuple[int, ...], int], list[Action]] = {}

    def is_god(self, kind: int) -> bool:
        return bool(self.gods >> kind & 1)

    def is_fruit(self, kind: int) -> bool:
        return bool(self.fruits >> kind & 1)

    def is_spaced(self, kind: int) -> bool:
        """Kahunas and tikis, which have spaces of their own."""
        return bool(self.spaced >> kind & 1)

    def is_rectangular(self, kind: int) -> bool:
        """Tiles that go into villages."""
        return bool(self.rectangular >> kind & 1)

    def names(self, tokens: Iterable[int]) -> tuple[str, ...]:
        """Tokens as they are written: "3", or "3s" with spears."""
        return tuple(self.token_names[token] for token in tokens)

    def spot(self, layout: tuple[int, ...], position: int) -> str:
        """The id of the place at a position, or "beach"."""
        return "beach" if position == BEACH else self.place_names[layout[position]]

    def catches(self, cove: tuple[int, ...], most: int) -> list[Action]:
        """Every choice of at most so many tokens from a cove whose tokens show so many fish each."""
        found = self._catches.get((cove, most))
        if found is None:
            shown = sorted(set(cove))
            choices = product(*(range(cove.count(fish) + 1) for fish in shown))
            found = self._catches[cove, most] = [
                Catch(tuple(fish for fish, count in zip(shown, choice, strict=True) for _ in range(count)))
                for choice in choices
                if 1 <= sum(choice) <= most
            ]
        return found
