"""What a player sees and reads: the only layer that may draw, and the one that turns messages into words."""
