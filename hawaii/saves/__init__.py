"""Matches and saved games: the fourth layer. Knows games and opponents; never draws anything."""
