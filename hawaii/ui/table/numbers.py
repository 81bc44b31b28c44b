"""Points as they are written."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def number(points: int) -> str:
    """With a true minus sign, as wide as a digit.

    >>> number(7), number(-12) == f"{MINUS}12"
    ('7', True)
    """
    return f"{MINUS if points < 0 else ''}{abs(points)}"


def signed(points: int) -> str:
    """What is added, or taken away.

    >>> signed(7), signed(-12) == f"{MINUS}12", signed(0)
    ('+7', True, '0')
    """
    return f"+{points}" if points > 0 else number(points)
