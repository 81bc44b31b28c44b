"""A book-keeper who sees only events, and must always know what everybody has and what lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import (
    BoatMoored,
    BoatsUsed,
    ChieftainMoved,
    FishCaught,
    GodRevealed,
    IslandsMoved,
    IslandVisited,
    KahunaPlaced,
    Paid,
    PricesLaid,
    PriceTokenTaken,
    Received,
    RoundBegan,
    TableCleared,
    TikiPlaced,
    TileBought,
    TileGiven,
    TilePlaced,
    TurnOrderSet,
)
from hawaii.games.hawaii.soundness import tiles_owned
from hawaii.games.hawaii.state import NO_ISLAND, NO_TOKEN, HawaiiState
from hawaii.kernel.events import Event, PointsScored, TurnEnded

KNOWN = ("round", "order", "turns", "prices", "stock", "cove", "track", "docks")
KNOWN_OF_SEAT = (
    *("points", "shell", "foot", "fruit", "villages", "kahunas", "tikis", "boats", "ready"),
    *("taken", "caught", "at", "space"),
)


class Ledger:
    """Starts from a snapshot, and is told events from then on."""

    def __init__(self, game: Hawaii, state: HawaiiState) -> None:
        self.game = game
        self.table = game.snapshot(state)
        self.tops = [stack[-1] if stack else None for stack in self.table["gods"]]

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hear(event)

    def agrees_with(self, state: HawaiiState) -> None:
        """Compare with the true position."""
        truth = self.game.snapshot(state)
        for key in KNOWN:
            assert self.table[key] == truth[key], key
        for mine, real in zip(self.table["seats"], truth["seats"], strict=True):
            for key in KNOWN_OF_SEAT:
                assert mine[key] == real[key], key
        for top, stack in zip(self.tops, truth["gods"], strict=True):
            assert top is None or stack == [] or top == stack[-1]
        self._conserved(state)

    def _conserved(self, state: HawaiiState) -> None:
        """126 tiles, 25 tokens, 10 islands, wherever they are."""
        book = self.game.book
        tiles = tiles_owned(state) + Counter(dict(enumerate(state.stock)))
        assert tiles == Counter({kind: tile.count for kind, tile in enumerate(book.tiles)})
        assert tiles.total() == 126
        stacked = Counter(kind for stack in state.gods for kind in stack)
        assert all(state.stock[kind] == stacked[kind] for kind in stacked)
        assert stacked.total() == sum(n for kind, n in enumerate(state.stock) if book.gods >> kind & 1)
        lying = Counter(token for tokens in (*state.prices, *state.taken, *state.caught) for token in tokens)
        lying.update(state.cove)
        lying.update(token for token in state.track if token != NO_TOKEN)
        assert lying <= Counter(book.bag)
        in_bag = 25 - 21 - (len(state.points) - 1)
        assert Counter(book.bag).total() - lying.total() == in_bag
        islands = Counter((*state.docks, *state.islands_down, *state.islands_up))
        del islands[NO_ISLAND]
        assert islands == Counter(book.island_stack)
        assert islands.total() == 10

    def _seat(self, number: int) -> dict[str, Any]:
        seat: dict[str, Any] = self.table["seats"][number]
        return seat

    def _hear(self, event: Event) -> None:
        table = self.table
        match event:
            case Paid(seat=seat, shell=shell, foot=foot, fruit=fruit):
                self._give(seat, -shell, -foot, -fruit)
            case Received(seat=seat, shell=shell, foot=foot, fruit=fruit, reason=reason):
                self._give(seat, shell, foot, fruit)
                if reason.id == "received_irrigation":  # chosen between turns
                    table["turns"] += 1
            case PointsScored(seat=seat, points=points):
                self._seat(seat)["points"] += points
            case TileBought(tile=tile, number=number) | TileGiven(tile=tile, number=number):
                table["stock"][tile] -= number
            case TilePlaced(seat=seat, tile=tile, side=side, village=village, column=column):
                villages = self._seat(seat)["villages"]
                if village > len(villages):
                    villages.append([])
                villages[village - 1].append(f"{tile} {'I' * side}")
                assert len(villages[village - 1]) == column
            case KahunaPlaced(seat=seat, space=space):
                self._seat(seat)["kahunas"] = space
            case TikiPlaced(seat=seat, space=space):
                self._seat(seat)["tikis"] = space
            case BoatMoored(seat=seat, side=side):
                self._seat(seat)["boats"][side - 1] += 1
                self._seat(seat)["ready"][side] += 1
            case BoatsUsed(seat=seat, fishing=fishing, first=first, second=second):
                ready = self._seat(seat)["ready"]
                self._seat(seat)["ready"] = [ready[0] - fishing, ready[1] - first, ready[2] - second]
            case PriceTokenTaken(seat=seat, token=token, origin=origin, space=space):
                if origin == "track":
                    assert table["track"][space - 1] == token
                    table["track"][space - 1] = None
                else:
                    table["prices"][origin].remove(token)
                self._seat(seat)["taken"].append(token)
            case FishCaught(seat=seat, tokens=tokens):
                for token in tokens:
                    table["cove"].remove(token)
                    self._seat(seat)["caught"].append(token)
            case IslandVisited(dock=dock, island=island):
                assert table["docks"][dock - 1] == island
                table["docks"][dock - 1] = None
            case ChieftainMoved(seat=seat, origin=origin, destination=destination, number=number):
                assert self._seat(seat)["at"] == origin
                at_beach = destination in ("beach", "cove", "dock", "track")
                self._seat(seat)["at"] = "beach" if at_beach else destination
                if destination == "track":
                    self._seat(seat)["space"] = number
            case GodRevealed(stack=stack, tile=tile):
                self.tops[stack - 1] = tile
            case TurnEnded():
                table["turns"] += 1
            case TurnOrderSet(order=order):
                table["order"] = list(order)
            case TableCleared():
                for seat in table["seats"]:
                    seat.update(taken=[], caught=[], at="beach", space=0, ready=[1, *seat["boats"]])
            case PricesLaid(places=places, cove=cove, track=track):
                table["prices"] = {name: list(tokens) for name, tokens in places.items()}
                table["cove"] = list(cove)
                table["track"] = [None, *track]
            case IslandsMoved(docks=docks):
                table["docks"] = list(docks)
            case RoundBegan(round=number):
                table["round"] = number
            case _:
                pass

    def _give(self, seat: int, shell: int, foot: int, fruit: int) -> None:
        purse = self._seat(seat)
        purse["shell"] += shell
        purse["foot"] += foot
        purse["fruit"] += fruit
        assert min(purse["shell"], purse["foot"], purse["fruit"]) >= 0
