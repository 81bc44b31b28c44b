"""A slow, independent referee for the rules of Polynesia.

Everything here is brute force on the plain values of a snapshot, written from the text of the rules and from
nothing else: it shares no code with the game, so that the tests can compare the two.
"""

from __future__ import annotations

import json
from typing import Any

Table = dict[str, Any]

# the phase track, the personal board, the lava field, and the numbers of the tide cards
MARKER = (3, 2, 1)
UPPER = (2, 3, 3, 4, 4, 5, 6, 7)
LOWER = (0, 0, 1, 1, 2)
ROWS = (3, 2, 2, 2, 2, 2)
RED_STONES = 6
ARCHIPELAGOS = ("gateways", "landfalls", "footholds", "strongholds")
MASKS = ("feasts", "passages", "arrivals", "collections", "ceremonies", "faceless")
GENERAL = (
    *("friendships", "company", "families", "chieftains"),
    *("homebodies", "fishers", "navigators", "divers"),
)
NUMBERS = {
    name: f"{type_}.{number}"
    for type_, names in enumerate((ARCHIPELAGOS, MASKS, GENERAL), start=1)
    for number, name in enumerate(names, start=1)
}
PILE = {"fish": "fish", "shell": "shells"}
"""Where a seat keeps each kind of goods."""


class Referee:
    """Knows a side of the map, and judges positions on it."""

    def __init__(self, side: dict[str, Any]) -> None:
        self.islands: dict[str, dict[str, Any]] = side["islands"]
        self.routes: list[str] = list(side["routes"])
        self.neutral: list[str] = list(side["neutral"])
        (self.main,) = (name for name, island in self.islands.items() if island.get("symbol") == "main")
        self.sinking = {end for name in self.neutral for end in name.split("-")}
        self.archipelagos: dict[str, list[str]] = {}
        for name, island in self.islands.items():
            if island.get("archipelago"):
                self.archipelagos.setdefault(island["archipelago"], []).append(name)

    # -- small questions ---------------------------------------------------------------------------

    def has(self, table: Table, number: str) -> bool:
        """Whether the card with this number lies beside the map."""
        return number in [NUMBERS[name] for name in table["cards"]]

    def here(self, table: Table, seat: int, island: str) -> int:
        """Members that stand on an island; in Jeopardy, on the main island, those on the beach."""
        return int(table["seats"][seat]["members"].get(island, 0))

    def touched(self, name: str) -> set[str]:
        """The archipelagos that a route leads to."""
        return {self.islands[end]["archipelago"] for end in name.split("-")} - {None}

    def first(self, table: Table, name: str) -> bool:
        """1.1: whether no ship touches one of the archipelagos that this route leads to."""
        reached: set[str] = set()
        for explored in table["routes"]:
            reached |= self.touched(explored)
        return self.has(table, "1.1") and bool(self.touched(name) - reached)

    def price(self, table: Table, name: str) -> int:
        marker = MARKER[table["phase"]]
        return 2 * marker if self.first(table, name) else marker

    def reserve(self, table: Table, seat: int) -> int:
        """Members that Populate can bring."""
        own = table["seats"][seat]
        if table["options"]["jeopardy"]:
            return int(self.here(table, seat, self.main) + sum(own["rear"]))
        return int(own["home"])

    # -- what is legal -----------------------------------------------------------------------------

    def legal(self, table: Table) -> set[str]:
        if table["actor"] is None:
            return set()
        actor = table["actor"]
        found: set[str] = getattr(self, f"_legal_{table['step']}")(table, actor)
        return found

    def _legal_act(self, table: Table, actor: int) -> set[str]:
        found = {"catch fish", "catch shell"}
        found |= self.moves(table, actor) | self._populations(table, actor)
        own = table["seats"][actor]
        for name in self.routes:
            if own["ships"] == 0:
                break
            if name not in table["routes"]:
                if max(own["fish"], own["shells"]) >= self.price(table, name):
                    found.add(f"explore {name}")
            elif len(table["seats"]) > 2 and actor not in table["routes"][name]["ships"]:
                explored = table["routes"][name]
                if own[PILE[explored["kind"]]] >= 2 * len(explored["ships"]):
                    found.add(f"explore {name}")
        return found

    def moves(self, table: Table, actor: int) -> set[str]:
        found = set()
        own = table["seats"][actor]
        mask = self.has(table, "2.2") and own["tokens"].get("mask", 0) > 0
        for name in (*self.neutral, *self.routes):
            ends = name.split("-")
            for origin, target in (ends, ends[::-1]):
                if not self.here(table, actor, origin) or not self._room(table, actor, target):
                    continue
                ships = table["routes"].get(name, {"ships": []})["ships"]
                if name in self.neutral or actor in ships:
                    found.add(f"sail {origin} {target}")
                    continue
                for owner in ships:
                    guide = self.here(table, owner, origin) and self._room(table, owner, target)
                    if guide and own[PILE[table["routes"][name]["kind"]]] >= 1:
                        found.add(f"sail {origin} {target} guide {owner}")
                if ships and mask:
                    found.add(f"sail {origin} {target} mask")
        return found

    def _room(self, table: Table, seat: int, target: str) -> bool:
        """In Jeopardy one returns to the main island only onto a free place of the own beach."""
        crowded = table["options"]["jeopardy"] and self.here(table, seat, self.main) == ROWS[0]
        return not (crowded and target == self.main)

    def _populations(self, table: Table, actor: int) -> set[str]:
        if not self.reserve(table, actor):
            return set()
        found = {f"populate {name}" for name in self.islands if self.here(table, actor, name)}
        main = f"populate {self.main}"
        return found - {main} if table["options"]["jeopardy"] else found | {main}

    def _legal_pay(self, table: Table, actor: int) -> set[str]:
        price = self.price(table, table["route"])
        return {f"pay {kind}" for kind, pile in PILE.items() if table["seats"][actor][pile] >= price}

    def _legal_travel(self, table: Table, actor: int) -> set[str]:
        return self.moves(table, actor) | {"stop"}

    def _legal_feast(self, table: Table, actor: int) -> set[str]:
        return {f"feast {way} {kind}" for way in ("take", "spoil") for kind in PILE}

    def _legal_voyage(self, table: Table, actor: int) -> set[str]:
        found = {"forgo"}
        for name in self.routes:
            ships = table["routes"].get(name, {"ships": []})["ships"]
            allowed = not ships or (len(table["seats"]) > 2 and actor not in ships)
            if allowed and table["seats"][actor]["ships"]:
                found.add(f"explore {name}")
        return found

    def _legal_mark(self, table: Table, actor: int) -> set[str]:
        return {f"mark {kind}" for kind in PILE}

    def _legal_settle(self, table: Table, actor: int) -> set[str]:
        return self._populations(table, actor) | {"forgo"}

    def _legal_family(self, table: Table, actor: int) -> set[str]:
        return {f"offer {kind}" for kind, pile in PILE.items() if table["seats"][actor][pile] >= 3} | {
            "forgo"
        }

    def _legal_decline(self, table: Table, actor: int) -> set[str]:
        return {f"decline {kind}" for kind in PILE}

    # -- what follows ------------------------------------------------------------------------------

    def after(self, table: Table, text: str) -> Table:
        """The position after an action and all that leaves no choice."""
        table = json.loads(json.dumps(table))
        self._carry_out(table, text)
        while table["actor"] is not None:
            if table["step"] == "turn_end":
                self._next(table)
                continue
            left = self.legal(table)
            if len(left) > 1:
                break
            self._carry_out(table, *left)
        return table

    def _carry_out(self, table: Table, text: str) -> None:
        word, *rest = text.split()
        actor, step = table["actor"], table["step"]
        own = table["seats"][actor]
        if word == "explore":
            self._explore(table, actor, rest[0], free=step == "voyage")
        elif word == "pay":
            name, price = table["route"], self.price(table, table["route"])
            own[PILE[rest[0]]] -= price
            self._new_route(table, actor, name, rest[0])
        elif word == "mark":
            self._new_route(table, actor, table["route"], rest[0])
        elif word == "sail":
            self._sail(table, actor, *rest)
        elif word == "populate":
            self._bring(table, actor, rest[0], 3 if rest[0] == self.main else 1)
            if self.has(table, "3.3") and own["home"] > 0:
                table["step"] = "family"
            else:
                self._go_on(table)
        elif word == "offer":
            own[PILE[rest[0]]] -= 3
            self._bring(table, actor, self.main, 1)
            self._go_on(table)
        elif word == "catch":
            own[PILE[rest[0]]] += MARKER[table["phase"]]
            self._end_turn(table)
        elif word == "feast":
            way, kind = rest
            for seat, other in enumerate(table["seats"]):
                if way == "take" and seat == actor:
                    other[PILE[kind]] += 2
                if way == "spoil" and seat != actor:
                    other[PILE[kind]] = max(0, other[PILE[kind]] - 2)
            self._go_on(table)
        elif word == "decline":
            for other in table["seats"]:
                other[PILE[rest[0]]] = 0
            self._end_turn(table)
        elif word == "forgo":
            self._go_on(table)
        else:
            assert word == "stop"
            self._end_turn(table)

    def _explore(self, table: Table, actor: int, name: str, free: bool) -> None:
        if name not in table["routes"]:
            table["route"] = name
            table["step"] = "mark" if free else "pay"
            return
        explored = table["routes"][name]
        there = len(explored["ships"])
        for owner in explored["ships"]:
            if not free:
                table["seats"][actor][PILE[explored["kind"]]] -= 2
                table["seats"][owner][PILE[explored["kind"]]] += 2
        explored["ships"] = sorted([*explored["ships"], actor])
        table["seats"][actor]["ships"] -= 1
        if self.has(table, "3.2"):
            for _ in range(there):
                self._favour(table, actor)
        self._go_on(table)

    def _new_route(self, table: Table, actor: int, name: str, kind: str) -> None:
        first = self.first(table, name)
        table["routes"][name] = {"kind": kind, "ships": [actor]}
        table["seats"][actor]["ships"] -= 1
        table["route"] = None
        if first:
            table["step"] = "settle"
        else:
            self._go_on(table)

    def _favour(self, table: Table, seat: int) -> None:
        if table["points"]:
            table["points"] -= 1
            table["seats"][seat]["favours"] += 1

    def _sail(
        self, table: Table, actor: int, origin: str, target: str, way: str = "", guide: str = ""
    ) -> None:
        own = table["seats"][actor]
        if table["moves"] == -1:
            table["moves"] = MARKER[table["phase"]]
        table["moves"] -= 1
        if way == "mask":
            _take(own["tokens"], "mask")
        self._shift(table, actor, origin, target)
        if way == "guide":
            owner = int(guide)
            name = next(name for name in table["routes"] if {*name.split("-")} == {origin, target})
            own[PILE[table["routes"][name]["kind"]]] -= 1
            table["seats"][owner][PILE[table["routes"][name]["kind"]]] += 1
            self._shift(table, owner, origin, target)
            if self.has(table, "3.1"):
                self._favour(table, actor)
                self._favour(table, owner)
        self._close_up(table, actor)
        group = self.islands[target]["archipelago"]
        if group in table["unclaimed"]:
            table["unclaimed"].remove(group)
            own["prizes"] += 1
        token = table["tokens"].pop(target, None)
        if token == "ship":
            table["step"] = "voyage"
            return
        if token == "mask" and self.has(table, "2.1"):
            table["step"] = "feast"
            return
        if token == "mask" and self.has(table, "2.3"):
            self._bring(table, actor, target, 1)
        elif token is not None:
            own["tokens"][token] = own["tokens"].get(token, 0) + 1
        self._go_on(table)

    def _shift(self, table: Table, seat: int, origin: str, target: str) -> None:
        standing = table["seats"][seat]["members"]
        _take(standing, origin)
        standing[target] = standing.get(target, 0) + 1

    def _bring(self, table: Table, seat: int, island: str, count: int) -> None:
        own = table["seats"][seat]
        count = min(count, self.reserve(table, seat))
        for _ in range(count):
            if table["options"]["jeopardy"]:
                # from whichever row: afterwards the queue closes up
                rows = [row for row, number in enumerate(own["rear"]) if number]
                if rows:
                    own["rear"][rows[0]] -= 1
                else:
                    _take(own["members"], self.main)
            else:
                own["home"] -= 1
            own["members"][island] = own["members"].get(island, 0) + 1
        self._close_up(table, seat)

    def _close_up(self, table: Table, seat: int) -> None:
        """Jeopardy: one after the other steps forward, as long as there is a free place before somebody."""
        if not table["options"]["jeopardy"]:
            return
        own = table["seats"][seat]
        rows = [own["members"].pop(self.main, 0), *own["rear"]]
        moved = True
        while moved:
            moved = False
            for row in range(1, len(rows)):
                if rows[row] and rows[row - 1] < ROWS[row - 1]:
                    rows[row] -= 1
                    rows[row - 1] += 1
                    moved = True
        if rows[0]:
            own["members"][self.main] = rows[0]
        own["rear"] = rows[1:]

    def _go_on(self, table: Table) -> None:
        if table["moves"] > 0:
            table["step"] = "travel"
        else:
            self._end_turn(table)

    def _end_turn(self, table: Table) -> None:
        table["moves"] = -1
        table["turns"] += 1
        table["step"] = "turn_end"

    # -- between turns -----------------------------------------------------------------------------

    def _next(self, table: Table) -> None:
        players = len(table["seats"])
        if table["phase"] == len(MARKER):
            for seat in range(players):
                for kind, pile in PILE.items():
                    table["seats"][seat][pile] += self.income(table, seat, kind, set())
            table["start"] = (table["start"] + 1) % players
            table["round"] += 1
            table["phase"] = 0
            self._turn(table, table["start"])
            return
        seat = (table["actor"] + 1) % players
        if seat != table["start"]:
            self._turn(table, seat)
            return
        table["phase"] += 1
        if table["phase"] < len(MARKER):
            self._turn(table, seat)
        else:
            self._erupt(table)

    def _turn(self, table: Table, seat: int) -> None:
        table["actor"], table["step"] = seat, "act"
        self._close_up(table, seat)

    def _erupt(self, table: Table) -> None:
        to_draw = 1
        while to_draw and table["bag"]:
            to_draw -= 1
            stone = table["bag"].pop()
            table["drawn"].append(stone)
            if stone == "black":
                to_draw += 2
            if stone == "red":
                red = table["drawn"].count("red")
                if table["options"]["jeopardy"]:
                    self._bury(table, len(ROWS) - red)
                if red == RED_STONES:
                    table["actor"] = None
                    return
        table["actor"], table["step"] = table["start"], "decline"

    def _bury(self, table: Table, row: int) -> None:
        for own in table["seats"]:
            if row == 0:
                own["home"] += own["members"].pop(self.main, 0)
            else:
                own["home"] += own["rear"][row - 1]
                own["rear"][row - 1] = 0

    def income(self, table: Table, seat: int, kind: str, sunk: set[str]) -> int:
        found = int(table["seats"][seat]["tokens"].get(kind, 0))
        for name, island in self.islands.items():
            if island.get("symbol") == kind and self.here(table, seat, name) and name not in sunk:
                found += 1
        return found

    # -- the end -----------------------------------------------------------------------------------

    def left(self, table: Table, seat: int) -> dict[str, int]:
        """Members on islands that do not sink."""
        standing = table["seats"][seat]["members"]
        return {name: count for name, count in standing.items() if name not in self.sinking}

    def at_home(self, table: Table, seat: int) -> int:
        """All members that are not on islands that are left are on the personal board."""
        return 13 - sum(self.left(table, seat).values())

    def free(self, table: Table, seat: int) -> int:
        """The highest number that nobody stands on, putting one member after the other."""
        spaces = [[*UPPER], [*LOWER]]
        for _ in range(self.at_home(table, seat)):
            (spaces[0] or spaces[1]).pop()
        return max(spaces[0] + spaces[1], default=0)

    def points(self, table: Table, seat: int) -> dict[str, int]:
        """By source; what brings nothing is left out."""
        own = table["seats"][seat]
        left = self.left(table, seat)
        symbols = [self.islands[name].get("symbol") for name in left]
        found = {
            "free": self.free(table, seat),
            "turtles": symbols.count("turtle")
            + 2 * symbols.count("turtles")
            + own["tokens"].get("turtle", 0),
        }
        for name in table["cards"]:
            found[f"tide{NUMBERS[name][0]}"] = self._card(table, seat, NUMBERS[name])
        return {source: points for source, points in found.items() if points}

    def _card(self, table: Table, seat: int, number: str) -> int:
        own, left = table["seats"][seat], self.left(table, seat)
        masks = own["tokens"].get("mask", 0)
        some = sum(1 for group in self.archipelagos.values() if left.keys() & {*group})
        whole = sum(1 for group in self.archipelagos.values() if left.keys() >= {*group})
        everybody = range(len(table["seats"]))
        match number:
            case "1.2":
                return int(own["prizes"])
            case "1.3":
                return 5 if some == 4 else some
            case "1.4":
                return 10 if whole == 4 else 2 * whole
            case "2.4":
                return {0: 0, 1: -1, 2: 2, 3: 5, 4: 5}[masks]
            case "2.5":
                return int(masks) * some
            case "2.6":
                return 0 if masks else -2
            case "3.1" | "3.2":
                return int(own["favours"])
            case "3.4":
                return sum(self._chief(table, seat, name) for name in self.islands)
            case "3.5":
                return _majority([self.at_home(table, one) for one in everybody], seat, 3, 0)
            case "3.6" | "3.8":
                kind = "fish" if number == "3.6" else "shell"
                piles = [
                    table["seats"][one][PILE[kind]] + self.income(table, one, kind, self.sinking)
                    for one in everybody
                ]
                return _majority(piles, seat, 4, 3)
            case "3.7":
                ships = [
                    sum(one in route["ships"] for route in table["routes"].values()) for one in everybody
                ]
                return _majority(ships, seat, 3, 2)
        return 0

    def _chief(self, table: Table, seat: int, island: str) -> int:
        if self.islands[island].get("symbol") not in ("turtle", "turtles") or island in self.sinking:
            return 0
        counts = [self.here(table, one, island) for one in range(len(table["seats"]))]
        own = counts[seat]
        if own == 0:
            return 0
        more = [count for count in counts if count > own]
        if not more:
            return 3 if counts.count(own) == 1 else 2
        # second: exactly one player has more, whoever else has as many
        return 2 if len(more) == 1 else 0

    def scores(self, table: Table) -> list[int]:
        return [sum(self.points(table, seat).values()) for seat in range(len(table["seats"]))]

    def winners(self, table: Table) -> list[int]:
        """Most points, then members on most islands, then shared."""
        scores = self.scores(table)
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        islands = {seat: len(self.left(table, seat)) for seat in best}
        return [seat for seat in best if islands[seat] == max(islands.values())]


def _majority(amounts: list[int], seat: int, alone: int, shared: int) -> int:
    if amounts[seat] == 0 or any(amount > amounts[seat] for amount in amounts):
        return 0
    return alone if amounts.count(amounts[seat]) == 1 else shared


def _take(pile: dict[str, int], key: str) -> None:
    """One less; what is none is not written down."""
    pile[key] -= 1
    if not pile[key]:
        del pile[key]
