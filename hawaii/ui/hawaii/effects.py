"""What the sides of tiles do, in words; every number comes from the rule tables."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.kernel.messages import Message, listed
from hawaii.ui.hawaii.paint import UNSIDED
from hawaii.ui.hawaii.telling import SIDES, pieces


def points(number: int) -> Message:
    return Message("amount_points", {"count": number})


def effects_of(book: Book, tile: str, side: int) -> tuple[Message, ...]:
    """What a side does (0 is I, 1 is II): each thing a sentence that begins with when."""
    found = [*_of_spaces(book, tile), *_of_boats(book, tile, side)]
    found += [*_of_rounds(book, tile, side), *_of_turns(book, tile, side), *_of_the_end(book, tile, side)]
    return tuple(found) or (Message("effect_none"),)


def _of_spaces(book: Book, tile: str) -> list[Message]:
    if tile == "kahuna":
        worth = ", ".join(str(space.points) for space in book.kahuna_spaces)
        return [Message("effect_kahuna", {"points": worth})]
    return [Message("effect_tiki")] if tile == "tiki" else []


def _of_boats(book: Book, tile: str, side: int) -> list[Message]:
    if tile != "boat":
        return []
    boat = book.tables.boats.second if side else book.tables.boats.first
    found = [Message("effect_boat", {"feet": pieces(0, boat.room, 0)})]
    if boat.printed_feet:
        found.append(Message("effect_boat_own", {"count": boat.printed_feet}))
    return found


def _of_rounds(book: Book, name: str, side: int) -> list[Message]:
    tile = book.tables.tiles[name]
    income = tile.income.shell.of(side), tile.income.foot.of(side), tile.income.fruit.of(side)
    found: list[Message] = []
    if any(income):
        found.append(Message("effect_income", {"pieces": pieces(*income)}))
    if tile.chosen_income.of(side):
        found.append(Message("effect_chosen", {"count": tile.chosen_income.of(side)}))
    if tile.needed_less.of(side):
        found.append(Message("effect_needed_less", {"less": tile.needed_less.of(side)}))
    if tile.reached_points.of(side):
        found.append(Message("effect_reached", {"points": points(tile.reached_points.of(side))}))
    return found


def _of_turns(book: Book, name: str, side: int) -> list[Message]:
    tile = book.tables.tiles[name]
    found: list[Message] = []
    if tile.spear_points.of(side):
        found.append(Message("effect_spears", {"points": points(tile.spear_points.of(side))}))
    if tile.exchange.of(side):
        found.append(Message("effect_exchange", {"count": tile.exchange.of(side)}))
    if tile.walk_limit.of(side):
        found.append(Message("effect_walk", {"feet": pieces(0, tile.walk_limit.of(side), 0)}))
    if tile.tiki_offering:
        found.append(Message("effect_offering", {"count": tile.tiki_offering}))
    return found


def _of_the_end(book: Book, name: str, side: int) -> list[Message]:
    tile = book.tables.tiles[name]
    found: list[Message] = []
    if tile.end_points.of(side):
        found.append(Message("effect_end", {"points": points(tile.end_points.of(side))}))
    if tile.fruit_tile_points:
        steps = [
            Message("effect_step", {"points": number, "tiles": count})
            for count, number in sorted(tile.fruit_tile_points.items())
        ]
        found.append(Message("effect_fruit_tiles", {"steps": listed(steps)}))
    if tile.village_tile_points.of(side):
        found.append(Message("effect_village_tiles", {"points": points(tile.village_tile_points.of(side))}))
    if tile.fruit_points.of(side):
        found.append(Message("effect_fruits", {"points": points(tile.fruit_points.of(side))}))
    if tile.sea_points.of(side):
        found.append(Message("effect_sea", {"points": points(tile.sea_points.of(side))}))
    return found


def effect_lines(book: Book, tile: str) -> tuple[Message, ...]:
    """What a tile does, in few lines: what both sides do is said once."""
    first, second = (effects_of(book, tile, side) for side in (0, 1))
    if tile in UNSIDED or first == second:
        return first
    both = tuple(one for one in first if one in second)
    lines = [
        Message("effect_side", {"side": SIDES[side], "effect": one})
        for side, effects in enumerate((first, second))
        for one in effects
        if one not in both
    ]
    return (*both, *lines)
