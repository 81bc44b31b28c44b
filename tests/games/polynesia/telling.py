"""Small words for telling stories of Polynesia in tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from hawaii.games import load_game
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from tests.games.telling import to_the_end

Seats = list[dict[str, Any]]

MAIN = "ahi_nui"
QUIET = ("footholds", "collections", "navigators")
"""Cards that change nothing before the end."""
JEOPARDY: dict[str, Any] = {"options": {"jeopardy": True}}

ARCHIPELAGO_CARDS = ("gateways", "landfalls", "footholds", "strongholds")
MASK_CARDS = ("feasts", "passages", "arrivals", "collections", "ceremonies", "faceless")
OTHER_CARDS = (
    *("friendships", "company", "families", "chieftains"),
    *("homebodies", "fishers", "navigators", "divers"),
)
NOT_FOR_TWO = ("friendships", "company")
NOT_IN_JEOPARDY = ("families", "homebodies")

TABLES: list[tuple[dict[str, Any], int]] = [
    ({"jeopardy": jeopardy}, players) for jeopardy in (False, True) for players in (2, 3, 4)
]
"""Both variants with every number of players."""
LONGEST = 2000
"""No game has as many decisions."""


def polynesia() -> Polynesia:
    """The game, for those who cannot be given it."""
    found = load_game("polynesia")
    assert isinstance(found, Polynesia)
    return found


def cards(*wanted: str) -> list[str]:
    """Three cards: those that are wanted, and for the other types some that change nothing before the end."""
    found = []
    for group, other in zip((ARCHIPELAGO_CARDS, MASK_CARDS, OTHER_CARDS), QUIET, strict=True):
        found.append(next((name for name in wanted if name in group), other))
    return found


def deck(players: int, jeopardy: bool) -> list[list[str]]:
    """By type, the cards that can come."""
    excluded = (*(NOT_FOR_TWO if players == 2 else ()), *(NOT_IN_JEOPARDY if jeopardy else ()))
    other = [name for name in OTHER_CARDS if name not in excluded]
    return [[*ARCHIPELAGO_CARDS], [*MASK_CARDS], other]


def table(game: Polynesia, *seats: Mapping[str, Any], **others: Any) -> PolynesiaState:
    """Three players unless it is said; seat 0 is start player and to act, and the marker shows 3. No tokens
    lie on the map, and the cards count only at the end, unless they are named.
    """
    described = {"players": max(3, len(seats)), "cards": cards(), "tokens": {}, "seats": [*seats], **others}
    return game.arrange(described)


def route(kind: str, *ships: int) -> dict[str, Any]:
    """A route that these seats have explored."""
    return {"kind": kind, "ships": [*ships]}


def seat_of(game: Polynesia, state: PolynesiaState, seat: int) -> dict[str, Any]:
    """All that belongs to a seat."""
    found: dict[str, Any] = game.snapshot(state)["seats"][seat]
    return found


def members(game: Polynesia, state: PolynesiaState, seat: int) -> dict[str, int]:
    """The members of a seat on the map, by island."""
    found: dict[str, int] = seat_of(game, state, seat)["members"]
    return found


def goods(game: Polynesia, state: PolynesiaState, seat: int) -> tuple[int, int]:
    """Fish and shells."""
    own = seat_of(game, state, seat)
    return own["fish"], own["shells"]


def tide(game: Polynesia, state: PolynesiaState, type_: int) -> list[int]:
    """The points of each seat by the card of a type."""
    return [game.points_by_source(state, seat).get(f"tide{type_}", 0) for seat in range(state.players)]


# -- players by chance -------------------------------------------------------------------------------


def anybody(chooser: Random, actions: Sequence[Action]) -> Action:
    """A player by chance: first what to do, then where."""
    word = chooser.choice(sorted({action.text.split()[0] for action in actions}))
    return chooser.choice([action for action in actions if action.text.startswith(word)])


def traveller(chooser: Random, actions: Sequence[Action]) -> Action:
    """A player who sails on and on, away from the volcano, with guides and for masks if possible."""
    sails = [action for action in actions if action.text.startswith("sail")]
    away = [action for action in sails if action.text.split()[2] not in (MAIN, "tahi", "rua", "toru")]
    helped = [action for action in away if "guide" in action.text or "mask" in action.text]
    if sails and chooser.random() < 0.7:
        return chooser.choice(helped if helped and chooser.random() < 0.5 else away or sails)
    return anybody(chooser, [action for action in actions if action.text not in ("stop", "forgo")] or actions)


def sea_of(game: Polynesia, players: int) -> list[str]:
    """The routes that can be explored."""
    return list(game.book.seas[players].table.routes)


def explored(game: Polynesia, players: int, seed: int) -> dict[str, Any]:
    """A description in which much has been explored, and everybody can pay: tokens are not far."""
    chooser = Random(seed)
    routes = {}
    for name in chooser.sample(sea_of(game, players), 26):
        ships = {chooser.randrange(players) for _ in range(2 if players > 2 else 1)}
        routes[name] = route(chooser.choice(["fish", "shell"]), *sorted(ships))
    for seat in range(players):
        for name in [name for name in routes if seat in routes[name]["ships"]][12:]:
            routes[name]["ships"].remove(seat)
    return {
        "routes": {name: one for name, one in routes.items() if one["ships"]},
        "seats": [{"fish": 20, "shells": 20}] * players,
    }


def opening(game: Polynesia, players: int, seed: int, options: Mapping[str, Any]) -> PolynesiaState:
    """A first turn with cards that chance chooses, so that all come up; with odd seeds on a known sea."""
    chooser = Random(seed)
    chosen = [chooser.choice(group) for group in deck(players, options["jeopardy"])]
    known = explored(game, players, seed) if seed % 2 else {}
    return game.arrange({"players": players, "seed": seed, "options": options, "cards": chosen, **known})


def decisions(
    game: Polynesia, options: Mapping[str, Any], players: int, seed: int
) -> Iterator[tuple[PolynesiaState, Action]]:
    """A whole game: the position and the action before each decision; the caller sees it change."""
    choose = partial((anybody, traveller)[seed // 2 % 2], Random(seed))
    return to_the_end(game, opening(game, players, seed, options), choose, LONGEST)
