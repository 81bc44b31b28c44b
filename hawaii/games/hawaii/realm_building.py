"""A realm from its rows as they are written, by the rules of placing (rules 6)."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii.book import PIECES, Book
from hawaii.games.hawaii.realm import Realm
from hawaii.kernel.messages import Message, Problem, Values


def build_realm(
    book: Book, villages: Sequence[Sequence[str]], kahunas: int, tikis: int, boats: tuple[int, int]
) -> Realm:
    """The realm; Problem with a sentence if the rules forbid it."""
    realm = Realm.new(book)
    for row, village in enumerate(villages):
        if not village:
            raise Problem(Message("realm_empty_village", {"village": row + 1}))
        for column, name in enumerate(village):
            here: Values = {"village": row + 1, "tile": name}
            if name == "start_hut":
                if row or column:
                    raise Problem(Message("realm_start_hut", here))
                continue
            piece = PIECES.get(name)
            if piece is None or not book.is_rectangular(piece >> 1):
                raise Problem(Message("realm_no_such_tile", here))
            if row == 0 and village[0] != "start_hut":
                raise Problem(Message("realm_start_hut", here))
            if row not in realm.rows_for(book, piece >> 1):
                raise Problem(Message("realm_does_not_fit", here))
            realm = realm.with_tile(book, piece, row)
    for name, number, most in (
        ("kahunas", kahunas, len(book.kahuna_spaces)),
        ("tikis", tikis, len(book.tiki_spaces)),
    ):
        if not 0 <= number <= most:
            raise Problem(Message("realm_spaces", {"name": name, "number": number, "most": most}))
    for _ in range(kahunas):
        realm = realm.with_kahuna(book)
    for _ in range(tikis):
        realm = realm.with_tiki(book)
    for side, number in enumerate(boats):
        for _ in range(number):
            realm = realm.with_boat(side)
    return realm
