"""The table of Maori."""
