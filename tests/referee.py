"""A slow, independent referee for the rules of Hawaii.

Everything here is brute force, written from the text of the rules and from nothing else: it shares no code
with the game, so that the tests can compare the two. Being obviously right matters, speed does not.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

Pieces = tuple[int, int, int]  # shells, feet, fruits

# rules 1: the resources, in the order of Pieces, and the tiles
RESOURCES = ("shell", "foot", "fruit")
HUTS = ("shell_hut", "foot_hut", "spear_hut", "exchange_hut", "long_hut")
FRUITS = ("breadfruit", "taro", "coconut", "banana")
GODS = ("ku", "kane", "pele", "lono", "laka", "kanaloa")
RECTANGULAR = (*HUTS, "irrigation", "hula", "surfer", *FRUITS, *GODS)

# rules 2: the realm
ROWS = 5
KAHUNA_POINTS = {1: 5, 2: 5, 3: 10, 4: 10, 5: 15}  # by space
TIKI_COLUMN = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}  # tiki k stands above column 7 - k
IRRIGATION_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}  # by fruit tiles of its village

# rules 2: the board, (row, x) of the positions 0..9, dealt from the lower left
PLACES = ((0, 1), (0, 3), (1, 0), (1, 2), (1, 4), (2, 0), (2, 2), (2, 4), (3, 1), (3, 3))
ROW_LENGTHS = (2, 3, 3, 2)

# rules 5: exchange huts (pieces replaced, by side) and boats (pieces carried, printed feet)
HUT_REPLACES = {1: 1, 2: 2}
FISHING_BOAT = (2, 0)
BOAT = {1: (3, 0), 2: (3, 1)}

# rules 7: points at the end of the game, by side
LONG_HUT_POINTS = {"I": 0, "II": 5}
HULA_POINTS = {"I": 1, "II": 2}  # for each tile of the village
LAKA_POINTS = {"I": 1, "II": 2}  # for each fruit shown
FRUITS_SHOWN = {"I": 1, "II": 2}
KANALOA_POINTS = {"I": 2, "II": 4}  # for each boat and surfer


def _affordable(purse: Pieces, pieces: Pieces) -> bool:
    """Whether the purse holds all these pieces."""
    return all(have >= want for have, want in zip(purse, pieces, strict=True))


def _count(kinds: list[str]) -> Pieces:
    """Count a list of resource names as shells, feet and fruits."""
    return (kinds.count("shell"), kinds.count("foot"), kinds.count("fruit"))


def payments(
    purse: Pieces, cost: int, proper: str, huts: tuple[int, ...]
) -> dict[Pieces, set[tuple[int, ...]]]:
    """All legal ways of paying (rules 5).

    The payment is all in the proper kind or all in fruit; each exchange hut that is used replaces at least
    one piece, and at most as many as its side allows, by pieces of any other kinds. Returns the pieces taken
    with every set of huts (sorted sides) that can still be unused afterwards.
    """
    found: dict[Pieces, set[tuple[int, ...]]] = {}
    for base in (proper, "fruit"):
        others = [kind for kind in RESOURCES if kind != base]
        for number_used in range(len(huts) + 1):
            for used in combinations(range(len(huts)), number_used):
                unused = tuple(sorted(huts[i] for i in range(len(huts)) if i not in used))
                # for each used hut: every multiset of pieces that it may put in the place of others
                choices_by_hut = [
                    [
                        multiset
                        for size in range(1, HUT_REPLACES[huts[i]] + 1)
                        for multiset in combinations_with_replacement(others, size)
                    ]
                    for i in used
                ]
                for choice in product(*choices_by_hut):
                    replaced = [kind for multiset in choice for kind in multiset]
                    if len(replaced) > cost:
                        continue
                    pieces = _count(replaced + [base] * (cost - len(replaced)))
                    if _affordable(purse, pieces):
                        found.setdefault(pieces, set()).add(unused)
    return found


def loads(cost: int, fishing: bool, boats: tuple[int, ...]) -> dict[tuple[int, int, int], int]:
    """Every set of boats that may carry the cost, with the number of pieces to pay (rules 5).

    Every boat used carries at least one paid piece and at most as many as it has room for; the printed foot
    of a boat II may be counted or not. The fewest pieces that make up the cost are paid. A set of boats is
    (fishing boats, boats I, boats II).
    """
    fleet: list[tuple[str, int, int]] = [("fishing", *FISHING_BOAT)] if fishing else []
    fleet += [(f"side {side}", *BOAT[side]) for side in boats]
    found: dict[tuple[int, int, int], int] = {}
    for number_used in range(1, len(fleet) + 1):
        for used in combinations(fleet, number_used):
            # all (cost carried, pieces paid) that these boats can make, adding one boat after the other
            made = {(0, 0)}
            for _, room, printed in used:
                made = {
                    (carried + paid_here + printed_here, paid + paid_here)
                    for carried, paid in made
                    for paid_here in range(1, room + 1)
                    for printed_here in range(printed + 1)
                }
            to_pay = [paid for carried, paid in made if carried == cost]
            if to_pay:
                names = [name for name, _, _ in used]
                key = (names.count("fishing"), names.count("side 1"), names.count("side 2"))
                found[key] = min(to_pay)
    return found


def _neighbours(a: int, b: int) -> bool:
    """Whether two positions of the board are neighbours (rules 2)."""
    (row_a, x_a), (row_b, x_b) = PLACES[a], PLACES[b]
    dx = abs(x_a - x_b)
    if row_a == row_b:
        return dx == 2
    if abs(row_a - row_b) != 1:
        return False
    if ROW_LENGTHS[row_a] == 3 and ROW_LENGTHS[row_b] == 3:
        return dx <= 2
    return dx == 1


def steps(rows_from: int | None, to: int) -> int:
    """Fewest steps from a position, or from the beach (None), to a position (rules 2 and 4); staying is 1."""
    if rows_from == to:
        return 1
    if rows_from is None:
        distance = 1
        reached = {place for place in range(len(PLACES)) if PLACES[place][0] == 0}
    else:
        distance = 0
        reached = {rows_from}
    while to not in reached:
        distance += 1
        reached |= {b for a in reached for b in range(len(PLACES)) if _neighbours(a, b)}
    return distance


def can_stop(purse: Pieces, huts: tuple[int, ...], walk: int, price: int) -> set[Pieces]:
    """The payments of a walk that leave some payment of a price in shells (rules 4.1 and 5).

    A hut used for the walk is used for this turn; any way of using the huts for the walk will do.
    """
    legal: set[Pieces] = set()
    for pieces, unused_sets in payments(purse, walk, "foot", huts).items():
        left = (purse[0] - pieces[0], purse[1] - pieces[1], purse[2] - pieces[2])
        if any(payments(left, price, "shell", unused) for unused in unused_sets):
            legal.add(pieces)
    return legal


def round_points(
    sums: list[int],
    needed: list[int],
    ladder: tuple[int, int, int],
    rank_only_those_who_reach: bool,
    seconds_on_shared_first: bool,
) -> list[int]:
    """Points of the round scoring (rules 8 and 10), without Lono and without the 2 points of round 5."""
    players = range(len(sums))
    reaches = [sums[i] >= needed[i] for i in players]
    ranked = [sums[i] for i in players if reaches[i] or not rank_only_those_who_reach]
    points = []
    for i in players:
        higher = [other for other in ranked if other > sums[i]]
        shared_first = len(ranked) > 0 and ranked.count(max(ranked)) > 1
        if not reaches[i]:
            points.append(0)
        elif not higher:
            points.append(ladder[0])
        elif len(set(higher)) == 1 and (not shared_first or seconds_on_shared_first):
            points.append(ladder[1])
        else:
            points.append(ladder[2])
    return points


def _split(tile: str) -> tuple[str, str]:
    """Split "hula II" into ("hula", "II"); the start hut has no side."""
    name, _, side = tile.partition(" ")
    return name, side


def final_points(
    villages: list[list[str]],
    kahunas: int,
    tikis: int,
    boats: int,
    kanaloa_counts_fishing_boat: bool,
) -> dict[str, int]:
    """Points of the final scoring by source (rules 7 "end" and 9, option of rules 10).

    `boats` are the bought ones; the fishing boat is always there as well.
    """
    points = {"kahuna": 0, "long_hut": 0, "irrigation": 0, "hula": 0, "laka": 0, "kanaloa": 0}

    # rules 9: a village counts if it is at least as long as the column of the last tiki
    counting = [
        row
        for row, village in enumerate(villages, start=1)
        if tikis > 0 and len(village) >= TIKI_COLUMN[tikis]
    ]

    # all that the gods count, in any village that counts
    fruits_shown = 0
    boats_and_surfers = boats
    if kanaloa_counts_fishing_boat:
        boats_and_surfers += 1
    for row in counting:
        for tile in villages[row - 1]:
            name, side = _split(tile)
            if name in FRUITS:
                fruits_shown += FRUITS_SHOWN[side]
            if name == "surfer":
                boats_and_surfers += 1

    for row in counting:
        village = villages[row - 1]
        if row <= kahunas:
            points["kahuna"] += KAHUNA_POINTS[row]
        for tile in village:
            name, side = _split(tile)
            if name == "long_hut":
                points["long_hut"] += LONG_HUT_POINTS[side]
            elif name == "irrigation":
                fruit_tiles = [other for other in village if _split(other)[0] in FRUITS]
                points["irrigation"] += IRRIGATION_POINTS[len(fruit_tiles)]
            elif name == "hula":
                for _ in village:
                    points["hula"] += HULA_POINTS[side]
            elif name == "laka":
                points["laka"] += LAKA_POINTS[side] * fruits_shown
            elif name == "kanaloa":
                points["kanaloa"] += KANALOA_POINTS[side] * boats_and_surfers
    return points


def _kind(name: str) -> str:
    """The kind of a tile: all gods are one kind (rules 6)."""
    return "god" if name in GODS else name


def may_place(villages: list[list[str]], tile: str) -> set[int]:
    """The rows (1..5) into which a rectangular tile may be put now (rules 6), a new row included."""
    name, _ = _split(tile)
    if name not in RECTANGULAR:
        raise ValueError(f"not a rectangular tile: {tile}")
    realm = Counter(_split(placed)[0] for village in villages for placed in village)
    if name in GODS and realm[name] > 0:
        return set()
    rows: set[int] = set()
    for row in range(1, ROWS + 1):
        village = villages[row - 1] if row <= len(villages) else []
        if village:
            if _kind(name) not in [_kind(_split(placed)[0]) for placed in village]:
                rows.add(row)
        else:
            # the first row that has not begun: only a hut may begin it, and no row above it may be begun yet
            if name in HUTS:
                rows.add(row)
            break
    return rows
