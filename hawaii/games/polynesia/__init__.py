"""Polynesia, by Peer Sylvester. The modules follow the rulebook: map, actions, maintenance, end."""

from hawaii.games.polynesia.game import Polynesia

__all__ = ["Polynesia", "make"]

make = Polynesia
