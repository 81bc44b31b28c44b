"""What players may agree on before a game: the fields of a table of options, and the values each may have."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

Value = str | bool


def option_values(options: msgspec.Struct) -> dict[str, tuple[Value, ...]]:
    """By name of the option, its values; the one that holds in these options first.

    >>> class Habits(msgspec.Struct):
    ...     tea: Literal["green", "black"]
    ...     sugar: bool
    >>> option_values(Habits("black", True))
    {'tea': ('black', 'green'), 'sugar': (True, False)}
    """
    found: dict[str, tuple[Value, ...]] = {}
    for name, kind in get_type_hints(type(options)).items():
        usual = getattr(options, name)
        values = get_args(kind) if get_origin(kind) is Literal else (True, False)
        found[name] = (usual, *(value for value in values if value != usual))
    return found
