"""The final scoring (rules 9): villages long enough to reach the last tiki count, the others are out."""

from __future__ import annotations

import msgspec

from hawaii.games.hawaii.book import KAHUNA, START_HUT, SURFER, Book
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS, Options
from hawaii.kernel.breakdown import Award
from hawaii.kernel.events import Event, GameEnded, PointsScored
from hawaii.kernel.messages import Message, Values


class VillageScore(msgspec.Struct, frozen=True):
    """What a village brings. `column` is where the last tiki stands, None without a tiki."""

    village: int
    length: int
    column: int | None
    counts: bool
    awards: tuple[Award, ...]


def final_scoring(book: Book, realm: Realm, options: Options) -> list[VillageScore]:
    """What each village would bring if the game ended now."""
    column = book.tiki_spaces[realm.tikis - 1].column if realm.tikis else None
    villages = realm.villages
    counts = [column is not None and len(village) >= column for village in villages]
    tiles = [piece for village, there in zip(villages, counts, strict=True) if there for piece in village]
    surfers = sum(piece >> 1 == SURFER for piece in tiles)
    boats = sum(realm.boats) + (1 if options.kanaloa_counts_fishing_boat else 0)
    fruits = sum(book.effects[piece].fruit for piece in tiles if book.is_fruit(piece >> 1))
    return [
        VillageScore(
            row + 1,
            len(village),
            column,
            counts[row],
            tuple(_village_awards(book, realm, row, boats + surfers, fruits)) if counts[row] else (),
        )
        for row, village in enumerate(villages)
    ]


def _village_awards(book: Book, realm: Realm, row: int, sea: int, fruits: int) -> list[Award]:
    village = realm.villages[row]
    awards: list[Award] = []

    def award(points: int, kind: int, reason: str, number: int = 0) -> None:
        if points:
            tile = Message(f"tile_{KINDS[kind]}")
            values: Values = {"village": row + 1, "tile": tile, "number": number}
            awards.append(Award(points, KINDS[kind], Message(reason, values)))

    if row < realm.kahunas:
        award(book.kahuna_spaces[row].points, KAHUNA, "final_kahuna")
    fruit_tiles = sum(book.is_fruit(piece >> 1) for piece in village)
    for piece in village:
        if piece == START_HUT:
            continue
        kind, side = piece >> 1, piece & 1
        tile = book.tiles[kind]
        award(tile.end_points.of(side), kind, "final_tile")
        award(tile.fruit_tile_points.get(fruit_tiles, 0), kind, "final_fruit_tiles", fruit_tiles)
        award(tile.village_tile_points.of(side) * len(village), kind, "final_village_tiles", len(village))
        award(tile.fruit_points.of(side) * fruits, kind, "final_fruits", fruits)
        award(tile.sea_points.of(side) * sea, kind, "final_sea", sea)
    return awards


def score_realms(book: Book, state: HawaiiState, events: list[Event] | None) -> None:
    """The last points of the game."""
    for seat, realm in enumerate(state.realms):
        for village in final_scoring(book, realm, state.options):
            for award in village.awards:
                state.points[seat] += award.points
                if events is not None:
                    events.append(PointsScored(seat, award.points, award.reason))
    if events is not None:
        events.append(GameEnded(winners(state)))


def winners(state: HawaiiState) -> tuple[int, ...]:
    """Most points, then most pieces left, then shared."""
    results = [(points, sum(purse)) for points, purse in zip(state.points, state.purses, strict=True)]
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
