"""Keys that a player can change: what each does, which key it is, and why it cannot be another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from hawaii.kernel.messages import Message

USUAL = {
    "undo": "u",
    "undo_decision": "shift+u",
    "redo": "r",
    "redo_decision": "shift+r",
    "hint": "h",
    "log": "l",
    "replay": "s",
    "others": "o",
    "chieftain": "c",
    "turn": "t",
    "end_turn": "e",
    "menu": "m",
    "full_screen": "f11",
}
"""What can be done by a key of its own, and the usual one, in the order in which settings show them."""
FIXED = {
    *("escape", "return", "kp_enter", "space", "tab", "up", "down", "left", "right"),
    *("pageup", "pagedown", "home", "end", "backspace", "f1"),
}
"""Keys that mean the same in every scene, with any modifier."""
MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT}
CODES = {name[2:].lower(): code for name, code in vars(pygame).items() if name.startswith("K_")}
NAMES = {code: name for name, code in reversed(CODES.items())}
SILENT = {
    CODES[name]
    for name in CODES
    if name.endswith(("shift", "ctrl", "alt", "meta", "gui", "super", "lock", "mode", "lockclear"))
} | {pygame.K_UNKNOWN}
"""Keys that only change others."""


class Chord(NamedTuple):
    """A key, and which of Shift and Ctrl are held with it."""

    key: int
    modifiers: int = 0


ALWAYS = {"undo": Chord(pygame.K_z, pygame.KMOD_CTRL), "redo": Chord(pygame.K_y, pygame.KMOD_CTRL)}
"""What everybody tries without reading anything."""


def pressed(key: int, modifiers: int) -> Chord:
    """As far as it matters: left or right, and whether Caps Lock is on, do not."""
    shift = pygame.KMOD_SHIFT if modifiers & pygame.KMOD_SHIFT else 0
    ctrl = pygame.KMOD_CTRL if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META) else 0
    return Chord(key, shift | ctrl)


def chord_named(name: str) -> Chord | None:
    """A chord by the name in a file; None if there is none.

    >>> chord_named("shift+u") == Chord(pygame.K_u, pygame.KMOD_SHIFT)
    True
    """
    *held, key = name.split("+")
    code = CODES.get(key) or (ord(key) if len(key) == 1 and key.isprintable() else 0)
    if not code or code in SILENT or not set(held) <= set(MODIFIERS):
        return None
    return Chord(code, sum(MODIFIERS[name] for name in set(held)))


def name_of(chord: Chord) -> str:
    """The name of a chord in a file, on every machine the same.

    >>> name_of(Chord(pygame.K_F11))
    'f11'
    """
    held = [name for name, bit in MODIFIERS.items() if chord.modifiers & bit]
    return "+".join([*held, _key_name(chord.key)])


def _key_name(code: int) -> str:
    """Letters that no name was made for, as on a Cyrillic keyboard, are their own names."""
    return NAMES.get(code) or _letter(code)


def _letter(code: int) -> str:
    letter = chr(code) if 32 < code < 0x110000 else ""
    return letter if letter.isprintable() else ""


def shown(chord: Chord) -> str:
    """A name for players.

    >>> shown(Chord(pygame.K_u, pygame.KMOD_SHIFT))
    'Shift+U'
    """
    held = [word.title() for word, bit in MODIFIERS.items() if chord.modifiers & bit]
    key = _letter(chord.key).upper() or _key_name(chord.key).replace("_", " ").title()
    return "+".join([*held, key])


class Keys:
    """The keys that hold: the player's own, and the usual ones for everything else."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._chords: dict[str, Chord] = {}
        for names in (own, USUAL):
            for action in USUAL:
                chord = chord_named(names.get(action, ""))
                # What a damaged file gives to two, only the first gets.
                if action not in self._chords and chord and self.why_not(action, chord) is None:
                    self._chords[action] = chord

    def name(self, action: str) -> str:
        """The key of an action, for players."""
        chord = self._chords.get(action)
        return "-" if chord is None else shown(chord)

    def does(self, action: str, chord: Chord) -> bool:
        return self._chords.get(action) == chord

    def bound(self, acts: Mapping[str, Callable[[], object]]) -> dict[tuple[int, int], Callable[[], object]]:
        """What a scene can do, by the keys that do it."""
        found: dict[tuple[int, int], Callable[[], object]] = {}
        for action, act in acts.items():
            for chords in (self._chords, ALWAYS):
                if action in chords:
                    found[chords[action]] = act
        return found

    def why_not(self, action: str, chord: Chord) -> Message | None:
        """Why an action cannot have this key."""
        name = _key_name(chord.key)
        if not name or name in FIXED:
            return Message("key_fixed", {"key": shown(chord)}) if name else Message("key_unknown")
        others = {other: its for other, its in self._chords.items() if other != action}
        for chords in (ALWAYS, others):
            for other, its in chords.items():
                if its == chord:
                    return Message("key_taken", {"key": shown(chord), "does": Message(f"key_does_{other}")})
        return None
