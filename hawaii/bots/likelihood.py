"""How likely a lead is kept."""

from __future__ import annotations

from math import tanh


def likely(lead: float) -> float:
    """How likely somebody stays in front with a lead, in spreads: the logistic function.

    By way of tanh, which takes a lead of any size.

    >>> likely(0), round(likely(1), 3), likely(-9999)
    (0.5, 0.731, 0.0)
    """
    return 0.5 + 0.5 * tanh(lead / 2)
