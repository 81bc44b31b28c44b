"""Tribes of Polynesia, counted island by island and card by card."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hawaii.games import load_game
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.breakdown import Award
from hawaii.kernel.checking import must, read
from hawaii.kernel.messages import Message
from hawaii.kernel.tables import Tables
from hawaii.ui.words import Words, capital

GROUP, SINGLE = "tribes", "Tribe"
EXAMPLE = """\
a file for two tribes of Polynesia (who has most of something counts, so all that played are needed):

  tribes:
    Red:
      members: {ahi_nui: 2, tahi: 1, manu: 2, kauri: 1, honu: 1, hokule: 1}
      tokens: {mask: 2, turtle: 1}
      ships: 8                # on the map
      fish: 4
      shells: 1
    Blue:
      members: {manu: 1, mahina: 3, lani: 1, koru: 2}
      tokens: {fish: 1}
      points: 0               # point tokens
      ships: 6
      fish: 2
      shells: 5
  cards: [1.3, 2.4, 3.6]      # the tide cards
  options: {jeopardy: false}

members stand where they were when the volcano erupted; those that are not named are on the personal board
tokens that players keep: mask fish shell turtle
"""

Amount = Annotated[int, Meta(ge=0, le=999)]


class Tribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has when the volcano erupts."""

    members: dict[str, Amount] = {}
    tokens: dict[str, Amount] = {}
    points: Amount = 0
    ships: Amount = 0
    fish: Amount = 0
    shells: Amount = 0


class Tribes(msgspec.Struct, frozen=True):
    """And the tide cards, by the numbers printed on them or by their ids."""

    seats: list[Tribe]
    cards: list[str | int | float]


def count(tables: Tables, tribes: dict[str, Any], options: Any, **others: Any) -> None:
    """Print what each tribe scores, and who wins; Problem if it cannot be."""
    game = load_game("polynesia", tables)
    assert isinstance(game, Polynesia)
    beside = {key: value for key, value in others.items() if value}
    wanted = read({"seats": [*tribes.values()], **beside}, Tribes, "description_wrong")
    chosen = _chosen(game, wanted.cards)
    players = game.seated(len(wanted.seats), game.options)
    state = game.arrange(
        {
            "players": players,
            "options": options,
            "cards": chosen,
            "routes": _routes(game, wanted.seats),
            "seats": _seats(game, wanted.seats, chosen),
        }
    )
    for seat, name in enumerate(tribes):
        print(f"{name}:")
        for award in _awards(game, state, seat):
            print(f"  {award.points:4}  {capital(Words().say(award.reason))}")
        print(f"  {game.scores(state)[seat]:4}  together")
    winners = [name for seat, name in enumerate(tribes) if seat in game.winners(state)]
    print(f"{'Winner' if len(winners) == 1 else 'Shared by'}: {', '.join(winners)}")


def _chosen(game: Polynesia, cards: list[str | int | float]) -> list[str]:
    numbers = {card.number: name for name, card in game.book.cards.items()}
    return [numbers.get(str(card), str(card)) for card in cards]


def _routes(game: Polynesia, tribes: list[Tribe]) -> dict[str, Any]:
    """Only how many ships there are counts: they are put on any routes."""
    routes = game.book.seas[len(tribes)].routes
    found: dict[str, Any] = {}
    for seat, tribe in enumerate(tribes):
        most = min(game.book.tables.start.ships, len(routes))
        must(tribe.ships <= most, f"seats.{seat}.ships", tribe.ships)
        for route in routes[: tribe.ships]:
            found.setdefault(route, {"kind": "fish", "ships": []})["ships"].append(seat)
    return found


def _seats(game: Polynesia, tribes: list[Tribe], cards: list[str]) -> list[dict[str, Any]]:
    """Point tokens look alike: as many as there can be are those of archipelagos (card 1.2)."""
    sea = game.book.seas[len(tribes)]
    archipelagos = len(sea.archipelagos) if "landfalls" in cards else 0
    used = {game.book.card_names[card] for card in game.book.with_points} & {*cards}
    most = game.book.tables.start.points if used - {"landfalls"} else archipelagos
    total = sum(tribe.points for tribe in tribes)
    standing = {sea.numbers.get(name) for tribe in tribes for name in tribe.members if tribe.members[name]}
    reached = sum(1 for group in sea.archipelagos if standing.intersection(group)) if archipelagos else 0
    must(reached <= total <= most, "points", total)
    seats = []
    for tribe in tribes:
        prizes = min(tribe.points, archipelagos)
        archipelagos -= prizes
        described = msgspec.structs.asdict(tribe)
        del described["ships"], described["points"]
        seats.append({**described, "prizes": prizes, "favours": tribe.points - prizes})
    return seats


def _awards(game: Polynesia, state: PolynesiaState, seat: int) -> list[Award]:
    """Where the points come from. If several cards bring point tokens, these are told together."""
    awards = game.breakdown(state, seat)
    tokens = [card for card in state.cards if card in game.book.with_points]
    if len(tokens) < 2:
        return awards
    ids = [f"polynesia_{game.book.card_names[card]}" for card in tokens]
    total = sum(award.points for award in awards if award.reason.id in ids)
    others = [award for award in awards if award.reason.id not in ids]
    if not total:
        return others
    return [*others, Award(total, "tide3", Message(ids[-1], {"count": total}))]
