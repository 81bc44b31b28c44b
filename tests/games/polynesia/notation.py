"""How the actions of Polynesia are written, and what is no action at all."""

from __future__ import annotations

from hawaii.games.polynesia.actions import (
    Catch,
    Decline,
    Explore,
    Feast,
    Forgo,
    Mark,
    Offer,
    Pay,
    Populate,
    Sail,
    Stop,
)
from hawaii.kernel.actions import Action
from tests.games.polynesia.telling import TABLES

WRITTEN: list[tuple[Action, str]] = [
    (Explore("tahi-rua"), "explore tahi-rua"),
    (Pay("fish"), "pay fish"),
    (Sail("tahi", "manu"), "sail tahi manu"),
    (Sail("tahi", "manu", "guide", 2), "sail tahi manu guide 2"),
    (Sail("tahi", "manu", "mask"), "sail tahi manu mask"),
    (Sail("tavake", "moana", "guide", 3), "sail tavake moana guide 3"),
    (Stop(), "stop"),
    (Populate("ahi_nui"), "populate ahi_nui"),
    (Catch("shell"), "catch shell"),
    (Feast("take", "fish"), "feast take fish"),
    (Feast("spoil", "shell"), "feast spoil shell"),
    (Mark("fish"), "mark fish"),
    (Offer("shell"), "offer shell"),
    (Forgo(), "forgo"),
    (Decline("fish"), "decline fish"),
]

GAMES = [(options, players, seed) for options, players in TABLES for seed in range(20)]
"""In these, all kinds of actions are offered."""

JUNK: list[object] = [
    *("", " ", "swim", "explore", "explore tahi rua", "Explore tahi-rua", "explore  tahi-rua"),
    *("sail", "sail tahi", " sail tahi manu", "sail tahi manu ", "sail tahi manu guide", "sail tahi manu 2"),
    *("sail tahi manu mask 2", "sail tahi manu guide two", "sail tahi manu guide 02", "sail tahi manu\n"),
    *("sail tahi manu guide \N{ARABIC-INDIC DIGIT TWO}", "stop here", "populate", "populate rua tahi"),
    *("catch", "catch fish fish", "feast take", "feast", "pay", "mark", "offer", "forgo it", "decline"),
    *("end turn", 3, 2.5, True, None, [], ["stop"], {"stop": 1}, b"stop"),
]
"""Nothing of this is written like an action."""

UNKNOWN = [
    *("explore rua-tahi", "explore ahi_nui-tahi", "explore here", "explore hokule-tahi"),
    *("sail tahi hokule", "sail tahi tahi", "sail here there", "sail tahi manu guide 4"),
    *("sail tahi manu guide -1", "sail tahi manu swim", "sail honu manu guide 4", "populate atlantis"),
    *("catch masks", "catch shells", "pay ship", "mark turtle", "offer mask", "decline everything"),
    *("feast spoil mask", "feast give fish", "feast fish take"),
]
"""These name things that the game does not have."""
