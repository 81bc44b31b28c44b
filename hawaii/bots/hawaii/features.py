"""What a player of Hawaii looks at: a realm in numbers, whatever the round."""

from __future__ import annotations

from hawaii.games.hawaii.book import START_HUT, SURFER, Book
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.tables import KINDS, Options

REACHES = 6
"""Villages are told apart by the tiles or tikis they still need to count: none, one … five or more."""

REALM = (
    *(f"points_{gap}_short" for gap in range(REACHES)),
    *("villages", "tiles", "tikis", "kahunas_ahead"),
    *("dancers", "dry_irrigation", "laka", "kanaloa"),
    *("income_shell", "income_foot", "income_fruit", "income_chosen"),
    *("exchange", "spears", "needed_less", "lono", "pele_two", "pele_one", "boats", "printed_feet"),
)
"""The features of a realm, in the order in which `realm_features` gives them."""


class Realms:
    """Puts realms into numbers."""

    def __init__(self, book: Book) -> None:
        self.book = book
        sides = [(tile, side) for tile in book.tiles for side in (0, 1)]
        self._end = [tile.end_points.of(side) for tile, side in sides] + [0]
        self._dance = [tile.village_tile_points.of(side) for tile, side in sides] + [0]
        self._per_fruit = [tile.fruit_points.of(side) for tile, side in sides] + [0]
        self._per_sea = [tile.sea_points.of(side) for tile, side in sides] + [0]
        self._fruits = [
            book.effects[piece].fruit if book.is_fruit(piece >> 1) else 0 for piece in range(2 * len(KINDS))
        ] + [0]
        self._columns = [space.column for space in book.tiki_spaces]
        self._most_fruit_tiles = [max(tile.fruit_tile_points, default=0) for tile in book.tiles]

    def features(self, realm: Realm, options: Options) -> list[float]:
        """One number for each name in REALM."""
        book = self.book
        villages, tikis, effects = realm.villages, realm.tikis, realm.effects
        fruits = sum([self._fruits[piece] for village in villages for piece in village])
        surfers = sum([piece >> 1 == SURFER for village in villages for piece in village])
        sea = sum(realm.boats) + surfers + (1 if options.kanaloa_counts_fishing_boat else 0)
        column = self._columns[tikis - 1] if tikis else self._columns[0] + 1
        short = [0.0] * REACHES
        tiles = dancers = dry = laka = kanaloa = 0
        for row, village in enumerate(villages):
            length = len(village)
            tiles += length
            points = book.kahuna_spaces[row].points if row < realm.kahunas else 0
            fruit_tiles = 0
            for piece in village:
                fruit_tiles += self._fruits[piece] > 0
            for piece in village:
                if piece == START_HUT:
                    continue
                points += (
                    self._end[piece]
                    + self._dance[piece] * length
                    + self._per_fruit[piece] * fruits
                    + self._per_sea[piece] * sea
                )
                dancers += self._dance[piece]
                laka += self._per_fruit[piece]
                kanaloa += self._per_sea[piece]
                watered = book.tiles[piece >> 1].fruit_tile_points
                if watered:
                    points += watered.get(fruit_tiles, 0)
                    dry += self._most_fruit_tiles[piece >> 1] - fruit_tiles
            gap = max(column - length, 0 if tikis else 1)
            short[min(gap, REACHES - 1)] += points
        ahead = sum([space.points for space in book.kahuna_spaces[len(villages) : realm.kahunas]])
        return [
            *short,
            len(villages),
            tiles,
            tikis,
            ahead,
            dancers,
            dry,
            laka,
            kanaloa,
            effects.shell,
            effects.foot,
            effects.fruit,
            effects.chosen,
            effects.huts_first * book.worth[0] + effects.huts_second * book.worth[1],
            effects.spears,
            effects.needed_less,
            effects.reached,
            realm.walk_limit == 2,
            realm.walk_limit == 1,
            sum(realm.boats),
            realm.boats[1],
        ]
