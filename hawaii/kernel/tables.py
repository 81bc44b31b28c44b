"""Rule tables: YAML files, one folder a game, in which every number says where it comes from.

A value may carry a tag: `!R` printed in the rulebook, `!P` public reports, `!C` reconstructed. A tag on a
mapping or list holds for everything in it. A player's own folder may replace single values; what it does
not tag is `U`, the player's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from hawaii.kernel.messages import Message, Problem, Values, reason_of
from hawaii.kernel.tagged_yaml import Tagged, read_tagged, untag

OWN = "U"

LONG = 100
MANY = 30
"""So many letters, or values of a list, are shown in a sentence."""


class TableError(Problem):
    """A rule table that cannot be played with; names file, key, value and what was expected."""


class Tables(msgspec.Struct):
    """All tables of a game as plain values, each key one file, and where each value came from.

    Keys of `sources` and `files` are paths such as "rounds.1.needed".
    """

    values: dict[str, Any]
    sources: dict[str, str] = {}
    files: dict[str, str] = {}

    def wrong(self, expected: Message, *paths: str) -> TableError:
        """The sentence for a value, or for the one of several that do not fit together which is to blame:
        the player's own, if there is one.
        """
        path = max(paths, key=self._is_own)  # the first of those
        values: dict[str, Any] = {"key": path, "value": shown(self.at(path)), "expected": expected}
        if not self.files:
            return TableError(Message("table_saved_wrong", values))
        values["file"] = self.file_of(path)
        values["key"] = path.partition(".")[2]
        return TableError(Message("table_wrong" if values["key"] else "table_file_wrong", values))

    def demand(self, holds: bool, expected: str, *paths: str, **values: int | str) -> None:
        """TableError unless something holds. The paths are of values that do not fit together; the player's
        own is to blame.
        """
        if not holds:
            raise self.wrong(Message(expected, dict(values)), *paths)

    def at(self, path: str) -> object:
        value: object = self.values
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def _is_own(self, path: str) -> bool:
        return self.file_of(path) != self.files.get(path.partition(".")[0])

    def file_of(self, path: str) -> str:
        """The file in which the value at the path, or the nearest one around it, was written."""
        while path:
            below = {file for key, file in self.files.items() if f"{key}.".startswith(f"{path}.")}
            if below:
                # Where the player's file adds to a group of the installed one, the player's is to blame.
                return max(below, key=lambda file: file != self.files[path.partition(".")[0]])
            path = path.rpartition(".")[0]
        return "?"


def shown(value: object) -> Message:
    """A value as it might be written in a table; of what is long or deep, only how much it is."""
    if isinstance(value, dict):
        return Message("table_shown_group", {"count": len(value)})
    if isinstance(value, list) and not _is_small(value):
        return Message("table_shown_list", {"count": len(value)})
    if isinstance(value, str) and len(value) > LONG:
        value = f"{value[:LONG]}…"
    if value is None:
        return Message("table_shown_missing")
    written = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=1000)
    return Message("table_shown_value", {"value": written.removesuffix("\n...\n").strip()})


def _is_small(values: list[Any]) -> bool:
    """Whether a list fits into a sentence, with all that is in it."""
    waiting, left = [values], MANY
    while waiting and left:
        value = waiting.pop()
        left -= 1
        if isinstance(value, list | dict):
            waiting += [*(value.values() if isinstance(value, dict) else value)][:MANY]
        elif len(str(value)) > LONG:
            return False
    return not waiting


def _leaves(value: Any, path: str, source: str | None) -> Iterator[tuple[str, Any, str | None]]:
    """Every single value with its path and source. A list is one value, and so is an empty group."""
    if isinstance(value, Tagged):
        value, source = value.value, value.source
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}", source)
    else:
        yield path, untag(value), source


def read_tables(folder: Path, own: Path | None = None) -> Tables:
    """The tables of a folder; those of the player's own folder replace single values of them."""
    tables = Tables({})
    for file in sorted(folder.glob("*.yaml")):
        _lay_over(tables, file, None)
    if not tables.values:
        raise Problem(Message("tables_missing", {"folder": str(folder)}))
    for file in _own_files(own) if own is not None else ():
        if file.suffix != ".yaml" or file.stem not in tables.values:
            known = ", ".join(f"{name}.yaml" for name in tables.values)
            raise TableError(Message("table_unknown_file", {"file": str(file), "known": known}))
        _lay_over(tables, file, OWN)
    return tables


def read_table(file: Path) -> Tables:
    """A table that stands by itself."""
    tables = Tables({})
    _lay_over(tables, file, None)
    return tables


def _own_files(folder: Path) -> list[Path]:
    """What looks like a table in the player's folder; notes beside them are nobody's business."""
    try:
        found = sorted(folder.iterdir()) if folder.is_dir() else []
    except OSError as trouble:
        raise Problem(Message("file_unreadable", {"file": str(folder), "why": reason_of(trouble)})) from None
    return [file for file in found if file.suffix.lower() in (".yaml", ".yml") and file.name[0] != "."]


def _lay_over(tables: Tables, file: Path, untagged: str | None) -> None:
    content = read_tagged(file)
    name = file.stem
    if content is None and untagged is not None:
        return  # a player's file that is all comments
    plain = untag(content)
    if not isinstance(plain, dict):
        values: Values = {
            "file": str(file),
            "value": shown(plain),
            "expected": Message("expected_mapping"),
        }
        raise TableError(Message("table_file_wrong", values))
    dotted = next((key for key in _keys(plain) if "." in key), None)
    if dotted is not None:  # it would be taken for a path
        raise TableError(Message("table_key_with_dot", {"file": str(file), "key": dotted}))
    tables.files.setdefault(name, str(file))
    tables.values.setdefault(name, {})
    for path, value, source in _leaves(content, name, untagged):
        if value == {} and isinstance(tables.at(path), dict):
            continue  # an empty group replaces nothing
        _put(tables.values, path.split("."), value)
        tables.files[path] = str(file)
        if source is not None:
            tables.sources[path] = source


def _keys(value: Any) -> Iterator[str]:
    for key, inner in value.items() if isinstance(value, dict) else ():
        yield key
        yield from _keys(inner)


def _put(values: dict[str, Any], path: list[str], value: Any) -> None:
    for key in path[:-1]:
        inner = values.get(key)
        if not isinstance(inner, dict):
            inner = values[key] = {}
        values = inner
    values[path[-1]] = value


class Number(NamedTuple):
    """A whole number of the tables, with its path, and where it comes from."""

    path: str
    value: int
    source: str


def numbers_of(tables: Tables) -> list[Number]:
    """All whole numbers of the tables, in their order."""
    found: list[Number] = []
    for name, table in tables.values.items():
        for path, value, _ in _leaves(table, name, None):
            if isinstance(value, int) and not isinstance(value, bool):
                found.append(Number(path, value, tables.sources.get(path, "")))
    return found


def with_numbers(tables: Tables, numbers: Mapping[str, int]) -> Tables:
    """Tables in which some numbers are the player's."""
    changed = Tables(deepcopy(tables.values), dict(tables.sources), dict(tables.files))
    for path, value in numbers.items():
        _put(changed.values, path.split("."), value)
        changed.sources[path] = OWN
    return changed


def tables_from(value: Mapping[str, Any]) -> Tables:
    """Tables as they were saved with a game."""
    try:
        return msgspec.convert(value, Tables)
    except msgspec.ValidationError:
        raise TableError(Message("tables_damaged")) from None


def tables_as_json(tables: Tables) -> dict[str, Any]:
    """The effective tables as plain values, to travel with a saved game; file names stay at home."""
    return deepcopy({"values": tables.values, "sources": tables.sources})
