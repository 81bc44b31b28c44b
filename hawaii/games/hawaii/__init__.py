"""Hawaii, by Gregory Daigle. The modules follow the rulebook: set-up, a turn, paying, the realm, scoring."""

from hawaii.games.hawaii.game import Hawaii

__all__ = ["Hawaii", "make"]

make = Hawaii
