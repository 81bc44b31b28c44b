"""Whether the tables of Polynesia fit together: nothing starts with half a table."""

from __future__ import annotations

import re

import msgspec

from hawaii.games.polynesia.tables import MapTable, PolynesiaTables, cards_of
from hawaii.kernel.checking import check
from hawaii.kernel.tables import Tables

ID = re.compile(r"[a-z_]+")


def checked(tables: Tables) -> PolynesiaTables:
    """The tables of Polynesia, typed, whole and fitting together; else a TableError."""
    typed = check(tables, PolynesiaTables)
    _players(tables, typed)
    _map(tables, typed, "small", typed.maps.small)
    _map(tables, typed, "large", typed.maps.large)
    _members(tables, typed)
    _cards(tables, typed)
    return typed


def _players(tables: Tables, typed: PolynesiaTables) -> None:
    """Every number of players has one map."""
    allowed = typed.start.players
    tables.demand(
        allowed.fewest <= allowed.most, "expected_at_most", "start.players.fewest", most=allowed.most
    )
    small, large = typed.maps.small.players, typed.maps.large.players
    for players in range(allowed.fewest, allowed.most + 1):
        fitting = [one for one in (small, large) if one.fewest <= players <= one.most]
        paths = ("maps.small.players", "maps.large.players", "start.players")
        tables.demand(len(fitting) == 1, "expected_one_map", *paths, players=players)


def _map(tables: Tables, typed: PolynesiaTables, name: str, table: MapTable) -> None:
    path = f"maps.{name}"
    islands = f"{path}.islands"
    for island in table.islands:
        tables.demand(ID.fullmatch(island) is not None, "expected_island_id", f"{islands}.{island}")
    mains = [island for island, row in table.islands.items() if row.symbol == "main"]
    tables.demand(len(mains) == 1, "expected_one_main_island", islands)
    for key, routes in (("neutral", table.neutral), ("routes", table.routes)):
        for route in routes:
            ends = route.split("-")
            known = len(ends) == 2 and ends[0] != ends[1] and all(end in table.islands for end in ends)
            tables.demand(known, "expected_route", f"{path}.{key}", islands, name=route)
    pairs = [frozenset(route.split("-")) for route in (*table.neutral, *table.routes)]
    tables.demand(len(set(pairs)) == len(pairs), "expected_routes_once", f"{path}.routes")
    from_main = all(mains[0] in route.split("-") for route in table.neutral)
    tables.demand(from_main and bool(table.neutral), "expected_neutral_from_main", f"{path}.neutral")
    for colour in ("green", "orange"):
        found = sum(1 for row in table.islands.values() if row.token == colour)
        counts = sum(msgspec.structs.asdict(getattr(typed.tokens, colour)).values())
        paths = (f"tokens.{colour}", islands)
        tables.demand(counts == found, "expected_island_tokens", *paths, count=found, found=counts)


def _members(tables: Tables, typed: PolynesiaTables) -> None:
    start, boards = typed.start, typed.boards
    spaces = len(boards.upper) + len(boards.lower)
    paths = ("start.members", "boards.upper", "boards.lower")
    tables.demand(start.members <= spaces, "expected_at_most", *paths, most=spaces)
    most = start.members
    tables.demand(start.on_main <= most, "expected_at_most", "start.on_main", "start.members", most=most)
    fitting = sum(typed.jeopardy.rows) == start.members
    tables.demand(fitting, "expected_places", "jeopardy.rows", "start.members", count=start.members)


def _cards(tables: Tables, typed: PolynesiaTables) -> None:
    """Something can be drawn of each type, whoever plays and however."""
    for type_ in (1, 2, 3):
        paths = [f"cards.{name}" for name, card in cards_of(typed.cards).items() if card.type == type_]
        for jeopardy in (False, True):
            left = [
                name
                for name, card in cards_of(typed.cards).items()
                if card.type == type_
                and card.from_players <= typed.start.players.fewest
                and not (jeopardy and card.not_with)
            ]
            tables.demand(bool(left), "expected_tide_cards", *(paths or ["cards"]), type=type_)
    most = max(len({i.archipelago for i in m.islands.values()} - {None}) for m in _maps(typed))
    tables.demand(typed.start.points >= most, "expected_at_least", "start.points", least=most)


def _maps(typed: PolynesiaTables) -> tuple[MapTable, MapTable]:
    return typed.maps.small, typed.maps.large
