"""A player's realm (rules 6): villages, kahunas, tikis and boats. A new one replaces an old."""

from __future__ import annotations

from hawaii.games.hawaii.book import BOAT, KAHUNA, START_HUT, TIKI, Book, Effects

Villages = tuple[tuple[int, ...], ...]


class Realm:
    """What lies before a player, with what follows from it and is asked for in every turn."""

    __slots__ = ("boats", "effects", "fits", "gods", "kahunas", "masks", "tikis", "villages", "walk_limit")

    villages: Villages
    """Rows of pieces, from the left."""
    kahunas: int
    tikis: int
    boats: tuple[int, int]
    """Boats I and II that were bought; the fishing boat is always there."""
    effects: Effects
    walk_limit: int
    """The most feet a walk costs; 0 for no limit."""
    masks: tuple[int, ...]
    """For each village the kinds it cannot take any more; all gods are one kind."""
    gods: int
    """The gods in the realm: each may be there only once."""
    fits: int
    """The kinds of which one more tile has a place somewhere."""

    @classmethod
    def new(cls, book: Book) -> Realm:
        """The empty realm with its printed start hut."""
        realm = cls()
        realm.villages = ((START_HUT,),)
        realm.kahunas = 0
        realm.tikis = 0
        realm.boats = (0, 0)
        realm.effects = Effects()
        realm.walk_limit = 0
        realm.masks = (0,)
        realm.gods = 0
        return realm._measured(book)

    def _copy(self) -> Realm:
        realm = Realm()
        realm.villages = self.villages
        realm.kahunas = self.kahunas
        realm.tikis = self.tikis
        realm.boats = self.boats
        realm.effects = self.effects
        realm.walk_limit = self.walk_limit
        realm.masks = self.masks
        realm.gods = self.gods
        return realm

    def _measured(self, book: Book) -> Realm:
        free = 0
        for mask in self.masks:
            free |= ~mask
        free &= book.rectangular & ~self.gods
        if len(self.masks) < book.rows:
            free |= book.huts  # rules 6: a new row begins with a hut
        free |= 1 << BOAT
        if self.kahunas < len(book.kahuna_spaces):
            free |= 1 << KAHUNA
        if self.tikis < len(book.tiki_spaces):
            free |= 1 << TIKI
        self.fits = free
        return self

    def with_tile(self, book: Book, piece: int, row: int) -> Realm:
        """The realm with a tile at the end of a row, or beginning the next one."""
        realm = self._copy()
        bit = 1 << (piece >> 1)
        taken = book.gods if bit & book.gods else bit
        if row == len(self.villages):
            realm.villages = (*self.villages, (piece,))
            realm.masks = (*self.masks, taken)
        else:
            villages, masks = self.villages, self.masks
            realm.villages = (*villages[:row], (*villages[row], piece), *villages[row + 1 :])
            realm.masks = (*masks[:row], masks[row] | taken, *masks[row + 1 :])
        realm.gods |= bit & book.gods
        effects = book.effects[piece]
        if any(effects):
            realm.effects = self.effects.plus(effects)
        limit = book.walk_limits[piece]
        if limit and (not realm.walk_limit or limit < realm.walk_limit):
            realm.walk_limit = limit
        return realm._measured(book)

    def with_kahuna(self, book: Book) -> Realm:
        realm = self._copy()
        realm.kahunas += 1
        return realm._measured(book)

    def with_tiki(self, book: Book) -> Realm:
        realm = self._copy()
        realm.tikis += 1
        return realm._measured(book)

    def with_boat(self, side: int) -> Realm:
        """Side 0 is I, 1 is II. Boats take no place from other tiles."""
        realm = self._copy()
        first, second = self.boats
        realm.boats = (first, second + 1) if side else (first + 1, second)
        realm.fits = self.fits
        return realm

    def rows_for(self, book: Book, kind: int) -> list[int]:
        """The rows that may take a tile of the kind now, a new row last."""
        bit = 1 << kind
        if bit & self.gods:
            return []
        rows = [row for row, mask in enumerate(self.masks) if not mask & bit]
        if bit & book.huts and len(self.masks) < book.rows:
            rows.append(len(self.masks))
        return rows

    def room_for(self, book: Book, kind: int) -> int:
        """How many kahunas, or tikis, still have a space."""
        if kind == KAHUNA:
            return len(book.kahuna_spaces) - self.kahunas
        return len(book.tiki_spaces) - self.tikis

    @property
    def fleet(self) -> tuple[int, int, int]:
        """All boats: the fishing boat, boats I and II."""
        return (1, *self.boats)

    @property
    def huts(self) -> tuple[int, int]:
        """The exchange huts of side I and II."""
        return self.effects.huts_first, self.effects.huts_second
