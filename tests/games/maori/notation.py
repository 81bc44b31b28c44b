"""How the actions of Maori are written, and what is no action at all."""

from __future__ import annotations

from hawaii.games.maori.actions import Discard, Fetch, Launch, Moor, Nothing, Put, Sail, Store, Take
from hawaii.kernel.actions import Action
from tests.games.maori.telling import VARIANTS

WRITTEN: list[tuple[Action, str]] = [
    (Launch(16), "launch 16"),
    (Sail(3), "sail 3"),
    (Take("r2c3"), "take r2c3"),
    (Fetch(), "fetch"),
    (Discard("r4c5"), "discard r4c5"),
    (Nothing(), "nothing"),
    (Put("r1c2"), "put r1c2"),
    (Put("r1c2", "N"), "put r1c2 N"),
    (Put("r1c2", "EW"), "put r1c2 EW"),
    (Store(), "store"),
    (Moor("r2c2"), "moor r2c2"),
]

GAMES = [(options, 3, seed) for options in VARIANTS for seed in (12, 13)]
"""In these, all kinds of actions are offered."""

JUNK: list[object] = [
    *("", " ", "swim", "launch", "launch one", "launch 01", "launch 1.0", "launch +1", "launch 1 2"),
    *("sail", "sail 2 2", " sail 2", "sail  2", "sail 2 ", "Sail 2", "sail 2\n", "sail\t2"),
    *("sail \N{ARABIC-INDIC DIGIT TWO}", "take", "take r1c1 r1c2", "take R1C1", "fetch 1", "fetch r1c1"),
    *("discard", "nothing at all", "Nothing", "put", "put r1c1 N N", "put r1c1 ", "store r1c1", "moor"),
    *("end turn", 3, 2.5, True, None, [], ["sail", "2"], {"sail": 2}, b"sail 2"),
]
"""Nothing of this is written like an action."""

UNKNOWN = [
    *("launch 0", "launch 17", "launch -1", "sail 0", "sail 17", "take r5c1", "take r1c5", "take here"),
    *("discard r5c1", "discard r1c6", "put r1c6", "put r0c1", "put r1c1 NE", "put r1c1 WE", "put r1c1 X"),
    *("moor r9c9", "moor beside"),
]
"""These name things that the game does not have."""
