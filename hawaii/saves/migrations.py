"""Files of earlier versions become files of this one, a step at a time.

Whenever the form of a saved game changes, VERSION grows by one, and a function here makes the new form from
the one before it. A file of each version that was ever released lies with the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from hawaii.kernel.messages import Message, Problem

VERSION = 1

Migration = Callable[[dict[str, Any]], None]

MIGRATIONS: dict[int, Migration] = {}
"""By version, what leads from it to the next. It changes the content given."""


def migrated(found: dict[str, Any], version: int) -> dict[str, Any]:
    """A copy of the content of a file, in the newest form; Problem if it was not what its version says."""
    if version == VERSION:
        return dict(found)
    content = deepcopy(found)
    for number in range(version, VERSION):
        try:
            MIGRATIONS[number](content)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise Problem(Message("save_not_of_its_version", {"version": number})) from None
    return content
