"""Opponents: the third layer. Knows the games; is known by saved games and by the screen."""
