"""Maori, by Günter Burkhardt. The modules follow the rulebook: the boards, a turn, scoring, variations."""

from hawaii.games.maori.game import Maori

__all__ = ["Maori", "make"]

make = Maori
