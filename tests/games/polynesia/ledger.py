"""A book-keeper who sees only events, and must always know what everybody has and what lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import (
    GoodsMoved,
    IslandsSank,
    KindDeclined,
    MarkerMoved,
    MemberSailed,
    MembersPlaced,
    PointsTaken,
    QueueClosed,
    RoundBegun,
    RouteExplored,
    RowBuried,
    StoneDrawn,
    TokenSpent,
    TokenTaken,
)
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event, TurnEnded
from tests.games.polynesia.telling import MAIN

KNOWN = ("round", "start", "drawn", "points", "routes", "tokens", "unclaimed", "turns", "seats")
PILE = {"fish": "fish", "shell": "shells"}
KEPT = ("mask", "fish", "shell", "turtle")


class Ledger:
    """Starts from a snapshot, and is told events from then on. It never looks into the bag."""

    def __init__(self, game: Polynesia, state: PolynesiaState) -> None:
        self.game = game
        self.players = state.players
        self.table = game.snapshot(state)
        self.marker = (3, 2, 1, 0)[self.table["phase"]]
        self.bag = Counter(self.table.pop("bag"))
        self.beside = len(self.table["routes"])
        self.goods = self._goods_of(self.table)
        """Fish and shells that players have."""
        side = game.tables.values["maps"]["large" if self.players == 4 else "small"]
        self.group = {name: row.get("archipelago") for name, row in side["islands"].items()}
        self.pending = {"feast": "mask", "voyage": "ship"}.get(game.step(state).name)
        """A token that was taken and neither kept nor spent so far."""
        self.spent: Counter[str] = Counter()
        self.dealt = self._tokens(self.table) + Counter([self.pending] if self.pending else [])

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hear(event)

    def agrees_with(self, state: PolynesiaState) -> None:
        found = self.game.snapshot(state)
        assert {key: found[key] for key in KNOWN} == {key: self.table[key] for key in KNOWN}
        assert Counter(found["bag"]) == +self.bag
        assert (3, 2, 1, 0)[found["phase"]] == self.marker
        assert Counter(found["bag"]) + Counter(found["drawn"]) == {"red": 6, "grey": 3, "black": 1}
        assert self._goods_of(found) == self.goods
        assert len(found["routes"]) == self.beside
        waiting = Counter([self.pending] if self.pending else [])
        assert self._tokens(found) + self.spent + waiting == self.dealt
        for number, seat in enumerate(found["seats"]):
            assert sum(seat["members"].values()) + sum(seat["rear"]) + seat["home"] == 13
            assert seat["ships"] + sum(number in one["ships"] for one in found["routes"].values()) == 15
            assert min(seat["fish"], seat["shells"], seat["home"], seat["ships"]) >= 0
        given = sum(seat["prizes"] + seat["favours"] for seat in found["seats"])
        used = {"landfalls", "friendships", "company"} & {*found["cards"]}
        assert given + found["points"] + len(found["unclaimed"]) == (10 if used else 0)

    def _goods_of(self, table: dict[str, Any]) -> dict[str, int]:
        return {kind: sum(seat[pile] for seat in table["seats"]) for kind, pile in PILE.items()}

    def _tokens(self, table: dict[str, Any]) -> Counter[str]:
        """On islands and before players."""
        found = Counter(table["tokens"].values())
        for seat in table["seats"]:
            found.update(seat["tokens"])
        return found

    def _add(self, pile: dict[str, int], key: str, count: int) -> None:
        """What is none is not written down."""
        pile[key] = pile.get(key, 0) + count
        assert pile[key] >= 0
        if not pile[key]:
            del pile[key]

    def _leave_queue(self, seat: dict[str, Any], count: int) -> None:
        """From its end; who is left moves up, which is told next."""
        for row in reversed(range(len(seat["rear"]))):
            gone = min(count, seat["rear"][row])
            seat["rear"][row] -= gone
            count -= gone
        self._add(seat["members"], MAIN, -count)

    def _hear(self, event: Event) -> None:
        table = self.table
        seats = table["seats"]
        match event:
            case GoodsMoved(kind=kind, count=count, giver=giver, taker=taker, purpose=purpose):
                assert count > 0
                assert giver != taker
                assert (purpose in ("catch", "income")) == (giver is None and purpose != "feast")
                if giver is not None:
                    seats[giver][PILE[kind]] -= count
                    assert seats[giver][PILE[kind]] >= 0
                if taker is not None:
                    seats[taker][PILE[kind]] += count
                self.goods[kind] += count * ((giver is None) - (taker is None))
            case RouteExplored(seat=seat, route=route, kind=kind, new=new):
                assert new == (route not in table["routes"])
                found = table["routes"].setdefault(route, {"kind": kind, "ships": []})
                assert (found["kind"], seat in found["ships"]) == (kind, False)
                found["ships"] = sorted([*found["ships"], seat])
                seats[seat]["ships"] -= 1
                self.beside += new
            case MemberSailed(seat=seat, origin=origin, target=target):
                self._add(seats[seat]["members"], origin, -1)
                self._add(seats[seat]["members"], target, 1)
            case MembersPlaced(seat=seat, island=island, count=count):
                assert count > 0
                if table["options"]["jeopardy"]:
                    self._leave_queue(seats[seat], count)
                else:
                    seats[seat]["home"] -= count
                self._add(seats[seat]["members"], island, count)
            case QueueClosed(seat=seat, rows=rows):
                waiting = seats[seat]["members"].pop(MAIN, 0) + sum(seats[seat]["rear"])
                assert waiting == sum(rows)
                self._add(seats[seat]["members"], MAIN, rows[0])
                seats[seat]["rear"] = [*rows[1:]]
            case TokenTaken(seat=seat, island=island, token=token):
                assert table["tokens"].pop(island) == token
                self.pending = token
                used = {"feasts", "arrivals"} & {*table["cards"]}
                if token in KEPT and not (token == "mask" and used):
                    self._add(seats[seat]["tokens"], token, 1)
                    self.pending = None
            case TokenSpent(seat=seat, token=token):
                self.spent[token] += 1
                if self.pending == token:
                    self.pending = None
                else:
                    self._add(seats[seat]["tokens"], token, -1)
            case PointsTaken(seat=seat, count=count, card=card):
                assert count > 0
                if card == "landfalls":
                    seats[seat]["prizes"] += count
                    reached = {self.group[name] for name in seats[seat]["members"]}
                    claimed = [name for name in table["unclaimed"] if name in reached]
                    assert len(claimed) == count == 1
                    table["unclaimed"].remove(claimed[0])
                else:
                    assert card in table["cards"]
                    seats[seat]["favours"] += count
                    table["points"] -= count
            case StoneDrawn(stone=stone):
                table["drawn"].append(stone)
                self.bag[stone] -= 1
                assert self.bag[stone] >= 0
            case RowBuried(row=row, lost=lost):
                assert row == 7 - table["drawn"].count("red")
                for seat, count in zip(seats, lost, strict=True):
                    if row == 1:
                        assert seat["members"].pop(MAIN, 0) == count
                    else:
                        assert seat["rear"][row - 2] == count
                        seat["rear"][row - 2] = 0
                    seat["home"] += count
            case KindDeclined(seat=seat):
                assert seat == table["start"]
            case MarkerMoved(number=number):
                self.marker = number
            case RoundBegun(number=number, start=start):
                assert (number, start) == (table["round"] + 1, (table["start"] + 1) % self.players)
                table.update(round=number, start=start)
            case IslandsSank(islands=islands, lost=lost):
                for seat, count in zip(seats, lost, strict=True):
                    sunk = sum(seat["members"].get(name, 0) for name in islands)
                    assert sunk + sum(seat["rear"]) == count
            case TurnEnded():
                table["turns"] += 1
            case _:
                pass
