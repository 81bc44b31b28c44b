"""What every game shares: positions, actions, events, messages, chance, rule tables. Knows no game."""
