"""Pictures of the pieces of Polynesia in the reference."""

from __future__ import annotations

from hawaii.ui.polynesia.paint.cards import PICTURE, card_art
from hawaii.ui.polynesia.paint.chart import FIGURE
from hawaii.ui.polynesia.paint.pieces import goods_art, member_art, ship_art, token_art
from hawaii.ui.reference import Piece

FISH = Piece(goods_art("fish"))
SHELL = Piece(goods_art("shell"))
POINT = Piece("hawaii/piece/point")
VOLCANO = Piece("polynesia/island/volcano")
TERRACES = Piece("polynesia/island/terraces")
START = Piece("polynesia/piece/start")
PHASE = Piece("polynesia/piece/phase")
ISLAND = Piece("polynesia/island/2", ratio=41 / 32)
MASK = Piece(token_art("mask"))
GREEN = Piece(token_art("back_green"))
ORANGE = Piece(token_art("back_orange"))


def ship(colour: str = "red") -> Piece:
    return Piece(ship_art(colour))


def member(colour: str = "red", faint: bool = False) -> Piece:
    return Piece(member_art(colour), ratio=FIGURE, faint=faint)


def goods(kind: str, count: int = 1) -> tuple[Piece, ...]:
    return (Piece(goods_art(kind)),) * count


def token(kind: str) -> Piece:
    return Piece(token_art(kind))


def symbol(kind: str) -> Piece:
    return Piece(f"polynesia/symbol/{kind}")


def stone(colour: str) -> Piece:
    return Piece(f"polynesia/piece/lava_{colour}")


def marker(number: int) -> Piece:
    """The phase marker with what it shows."""
    return Piece(PHASE.name, text=str(number))


def card(name: str) -> Piece:
    return Piece(card_art(name), ratio=PICTURE)
