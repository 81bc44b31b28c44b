"""What a player of Hawaii looks at: a realm in numbers, whatever the round."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.hawaii.book import START_HUT, SURFER, Book
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.tables import Options

REACHES = 6
"""Villages are told apart by the tiles or tikis they still need to count: none, one … five or more."""


class Village(NamedTuple):
    """What a village would score if it counted, and how many tiles or tikis it still needs to count."""

    points: int
    missing: int


class Realms:
    """Puts realms into numbers."""

    def __init__(self, book: Book) -> None:
        self.book = book
        sides = [(tile, side) for tile in book.tiles for side in (0, 1)]
        # by piece, the start hut last
        self._end = [*(tile.end_points.of(side) for tile, side in sides), 0]
        self._dance = [*(tile.village_tile_points.of(side) for tile, side in sides), 0]
        self._per_fruit = [*(tile.fruit_points.of(side) for tile, side in sides), 0]
        self._per_sea = [*(tile.sea_points.of(side) for tile, side in sides), 0]
        self._watering = [*(tile.fruit_tile_points for tile, _ in sides), {}]
        self._is_fruit = [piece != START_HUT and book.is_fruit(piece >> 1) for piece in range(START_HUT + 1)]
        self._fruits = [
            effects.fruit if fruit else 0 for effects, fruit in zip(book.effects, self._is_fruit, strict=True)
        ]
        self._columns = [space.column for space in book.tiki_spaces]

    def villages(self, realm: Realm, options: Options) -> list[Village]:
        """The villages as the final scoring would see them, if all of them counted."""
        villages, tikis = realm.villages, realm.tikis
        fruits, sea = self.fruits(realm), self.sea(realm, options)
        column = self._columns[tikis - 1] if tikis else self._columns[0] + 1
        found = []
        for row, village in enumerate(villages):
            length = len(village)
            points = self.book.kahuna_spaces[row].points if row < realm.kahunas else 0
            for piece in village:
                points += (
                    self._end[piece]
                    + self._dance[piece] * length
                    + self._per_fruit[piece] * fruits
                    + self._per_sea[piece] * sea
                )
                if self._watering[piece]:
                    points += self._watering[piece].get(self.fruit_tiles(village), 0)
            # rules 9: without a tiki no village counts
            found.append(Village(points, max(column - length, 0 if tikis else 1)))
        return found

    def fruits(self, realm: Realm) -> int:
        """What Laka counts: fruits drawn on fruit tiles."""
        return sum([self._fruits[piece] for village in realm.villages for piece in village])

    def sea(self, realm: Realm, options: Options) -> int:
        """What Kanaloa counts: boats and surfers."""
        surfers = sum([piece >> 1 == SURFER for village in realm.villages for piece in village])
        return sum(realm.boats) + surfers + (1 if options.kanaloa_counts_fishing_boat else 0)

    def fruit_tiles(self, village: tuple[int, ...]) -> int:
        """What irrigation counts."""
        return sum([self._is_fruit[piece] for piece in village])

    def features(self, realm: Realm, options: Options) -> list[float]:
        """One number for each field of RealmWeights, in their order."""
        book, effects, villages = self.book, realm.effects, realm.villages
        short = [0.0] * REACHES
        for points, missing in self.villages(realm, options):
            short[min(missing, REACHES - 1)] += points
        pieces = [piece for village in villages for piece in village]
        dry = [
            max(self._watering[piece]) - self.fruit_tiles(village)
            for village in villages
            for piece in village
            if self._watering[piece]
        ]
        return [
            *short,
            len(villages),
            len(pieces),
            realm.tikis,
            sum([space.points for space in book.kahuna_spaces[len(villages) : realm.kahunas]]),
            sum([self._dance[piece] for piece in pieces]),
            sum(dry),
            sum([self._per_fruit[piece] for piece in pieces]),
            sum([self._per_sea[piece] for piece in pieces]),
            effects.shell,
            effects.foot,
            effects.fruit,
            effects.chosen,
            effects.huts_first * book.worth[0] + effects.huts_second * book.worth[1],
            effects.spears,
            effects.needed_less,
            effects.reached,
            realm.walk_limit > 1,
            realm.walk_limit == 1,
            sum(realm.boats),
            realm.boats[1],
        ]
