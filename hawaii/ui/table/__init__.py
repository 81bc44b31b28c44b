"""What the tables of all games share: the bar, playing, looking back, hints, the final scoring."""
