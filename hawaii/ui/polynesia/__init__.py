"""The table of Polynesia."""
