"""What players call their games, and what files are called for them."""

from __future__ import annotations

import re
import unicodedata

LONGEST_TITLE = 80


def clean_title(title: str) -> str:
    """A name for a game as it will be shown: one line, and not endless."""
    plain = unicodedata.normalize("NFC", title[: 10 * LONGEST_TITLE])
    printable = "".join(letter if letter.isprintable() else " " for letter in plain)
    return " ".join(printable.split())[:LONGEST_TITLE].strip()


def file_name(title: str) -> str:
    """A name for an exported file that every system takes, from what the player calls the game.

    >>> file_name("Aunt Lei's 3rd: ../win?"), file_name("CON"), file_name("🌺")
    ('hawaii-aunt-lei-s-3rd-win.json', 'hawaii-con.json', 'hawaii-game.json')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = "-".join(re.findall("[a-z0-9]+", plain))[:40].strip("-")
    return f"hawaii-{words or 'game'}.json"
