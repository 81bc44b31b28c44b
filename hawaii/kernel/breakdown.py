"""Where points come from."""

from __future__ import annotations

import msgspec

from hawaii.kernel.messages import Message


class Award(msgspec.Struct, frozen=True):
    """Some points and the reason for them."""

    points: int
    source: str
    """A stable id for counting points by source: a tile, a dock, a round."""
    reason: Message
