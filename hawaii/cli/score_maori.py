"""Boards of Maori, counted island by island."""

from __future__ import annotations

from typing import Any

from hawaii.games import load_game
from hawaii.games.maori import Maori
from hawaii.games.maori.board_building import NO_TILE, table_name
from hawaii.kernel.messages import Message
from hawaii.kernel.tables import Tables, with_numbers
from hawaii.ui.words import Words, capital

GROUP, SINGLE = "boards", "Board"
EXAMPLE = """\
a file for two boards of Maori:

  boards:
    Red:
      shells: 3
      board:                  # row by row; a point is an empty square, or printed land
        - [E-pp, W-ph, water-bb, ., .]
        - [S-pl, single-p, EW-p, water, .]
        - [N-ppl, E-p, EW-b, W-ps, .]
        - [., ., single-pp, water-b, water]
    Blue:
      shells: 5
      board: [[E-p, W-p, ., ., .], [., ., ., ., .], [., ., ., ., .], [., ., ., ., .]]
  options: {board: normal}    # or atoll

tiles: the edges over which the land goes on (N, E, S, W, NS or EW), or single, or water; then a hyphen and
a letter for each thing on it: p palm, h hut, s shell, b boat, l half a lei
"""

PLENTY = 99
"""Whoever counts a board has its tiles, whatever the program knows of the box."""


def count(tables: Tables, boards: dict[str, Any], options: Any) -> None:
    """Print what each board scores; Problem if one cannot be."""
    known = {str(name): PLENTY for name in tables.values["tiles"]}
    written = [tile for board in boards.values() for tile in _tiles(board) if tile != NO_TILE]
    named = {name: PLENTY for tile in written if (name := table_name(tile))}
    plenty = {f"tiles.{name}": number for name, number in {**known, **named}.items()}
    game = load_game("maori", with_numbers(tables, {**plenty, "start.shells": 9 * PLENTY}))
    assert isinstance(game, Maori)
    seats = list(boards.values())
    # A game has two boards at least: with a single one, nobody else has any ships or shells to compare.
    others = [{"shells": 0}] * max(0, 2 - len(seats))
    state = game.arrange({"seats": [*seats, *others], "options": options})
    words = Words()
    for seat, name in enumerate(boards):
        print(f"{name}:")
        lost = [island for island in game.board_scores(state)[seat].islands if not island.complete]
        for island in lost:
            print(f"        {words.say(Message('told_removed', {'count': len(island.squares)}))}")
        for award in game.breakdown(state, seat):
            print(f"  {award.points:4}  {capital(words.say(award.reason))}")
        print(f"  {game.scores(state)[seat]:4}  together")


def _tiles(board: Any) -> list[str]:
    """All words on a board, however wrong it is; what is wrong is told when it is laid out."""
    rows = board.get("board") if isinstance(board, dict) else None
    return [str(name) for row in rows or () if isinstance(row, list) for name in row]
