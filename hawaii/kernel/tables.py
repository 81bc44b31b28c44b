"""Rule tables: YAML files, one folder a game, in which every number says where it comes from.

A value may carry a tag: `!R` printed in the rulebook, `!P` public reports, `!C` reconstructed. A tag on a
mapping or list holds for everything in it. A player's own folder may replace single values; what it does
not tag is `U`, the player's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from hawaii.kernel.messages import Message, Problem

SOURCES = ("R", "P", "C")
OWN = "U"


class TableError(Problem):
    """A rule table that cannot be played with; names file, key, value and what was expected."""


class Tables(msgspec.Struct, frozen=True):
    """All tables of a game as plain values, each key one file, and where each value came from.

    Keys of `sources` and `files` are paths such as "rounds.1.needed".
    """

    values: dict[str, Any]
    sources: dict[str, str] = {}
    files: dict[str, str] = {}

    def wrong(self, path: str, expected: Message) -> TableError:
        """The sentence for the value at a path."""
        value: object = self.values
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return table_error(self.file_of(path), path.partition(".")[2], value, expected)

    def file_of(self, path: str) -> str:
        """The file in which the value at the path, or the nearest one around it, was written."""
        while path:
            below = {file for key, file in self.files.items() if f"{key}.".startswith(f"{path}.")}
            if below:
                # Where the player's file adds to a group of the installed one, the player's is to blame.
                return max(below, key=lambda file: file != self.files[path.partition(".")[0]])
            path = path.rpartition(".")[0]
        return "?"


def table_error(file: str, key: str, value: object, expected: Message) -> TableError:
    if isinstance(value, dict):
        shown = Message("table_shown_group", {"count": len(value)})
    elif value is None:
        shown = Message("table_shown_missing")
    else:
        shown = Message("table_shown_value", {"value": str(value)})
    values: dict[str, Any] = {"file": file, "key": key, "value": shown, "expected": expected}
    return TableError(Message("table_wrong" if key else "table_file_wrong", values))


class _Tagged:
    """A value with its source, only while a file is being read."""

    __slots__ = ("source", "value")

    def __init__(self, value: Any, source: str) -> None:
        self.value = value
        self.source = source


class _Loader(yaml.CSafeLoader):
    """PyYAML's C loader with the three tags, and without silently forgotten double keys."""


def _tagged(loader: _Loader, node: yaml.Node) -> _Tagged:
    """The value as it would be without its tag, with the tag."""
    implicit = (True, False) if isinstance(node, yaml.ScalarNode) else True
    tag = loader.resolve(type(node), node.value, implicit)  # type: ignore[no-untyped-call]
    plain = type(node)(tag, node.value, node.start_mark, node.end_mark)
    return _Tagged(loader.construct_object(plain, deep=True), node.tag[1:])


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = str(loader.construct_object(key_node, deep=True))
        if key in found:
            raise yaml.constructor.ConstructorError(
                problem=f"«{key}» stands here a second time", problem_mark=key_node.start_mark
            )
        found[key] = loader.construct_object(value_node, deep=True)
    return found


for _source in SOURCES:
    _Loader.add_constructor(f"!{_source}", _tagged)
_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def read_yaml(file: Path) -> Any:
    """A YAML file as plain values with text keys; Problem with a sentence if it cannot be read."""
    return _untag(_read(file))


def _read(file: Path) -> Any:
    try:
        with file.open("rb") as stream:
            return yaml.load(stream, _Loader)
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise Problem(Message("file_unreadable", {"file": str(file), "why": why})) from None
    except (yaml.YAMLError, UnicodeDecodeError, ValueError, RecursionError) as trouble:
        mark = getattr(trouble, "problem_mark", None)
        values: dict[str, Any] = {
            "file": str(file),
            "line": mark.line + 1 if mark else 1,
            "why": getattr(trouble, "problem", None) or type(trouble).__name__,
        }
        raise Problem(Message("file_not_yaml", values)) from None


def _untag(value: Any) -> Any:
    if isinstance(value, _Tagged):
        return _untag(value.value)
    if isinstance(value, dict):
        return {key: _untag(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_untag(inner) for inner in value]
    return value


def _leaves(value: Any, path: str, source: str | None) -> Iterator[tuple[str, Any, str | None]]:
    """Every single value with its path and source; a list is one value."""
    if isinstance(value, _Tagged):
        value, source = value.value, value.source
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}", source)
    else:
        yield path, _untag(value), source


def read_tables(folder: Path, own: Path | None = None) -> Tables:
    """The tables of a folder; those of the player's own folder replace single values of them."""
    tables = Tables({})
    for file in sorted(folder.glob("*.yaml")):
        _lay_over(tables, file, None)
    if not tables.values:
        raise Problem(Message("tables_missing", {"folder": str(folder)}))
    if own is not None and own.is_dir():
        for file in sorted(own.iterdir()):
            if file.name.startswith(".") or file.suffix not in (".yaml", ".yml"):
                continue
            if file.stem not in tables.values:
                known = ", ".join(f"{name}.yaml" for name in tables.values)
                raise TableError(Message("table_unknown_file", {"file": str(file), "known": known}))
            _lay_over(tables, file, OWN)
    return tables


def _lay_over(tables: Tables, file: Path, untagged: str | None) -> None:
    content = _read(file)
    name = file.stem
    if content is None and untagged is not None:
        return  # a player's file that is all comments
    if not isinstance(content, dict):
        raise table_error(str(file), "", _untag(content), Message("expected_mapping"))
    tables.files.setdefault(name, str(file))
    tables.values.setdefault(name, {})
    for path, value, source in _leaves(content, name, untagged):
        _put(tables.values, path.split("."), value)
        tables.files[path] = str(file)
        if source is not None:
            tables.sources[path] = source


def _put(values: dict[str, Any], path: list[str], value: Any) -> None:
    for key in path[:-1]:
        inner = values.get(key)
        if not isinstance(inner, dict):
            inner = values[key] = {}
        values = inner
    values[path[-1]] = value


def tables_from(value: Mapping[str, Any]) -> Tables:
    """Tables as they were saved with a game."""
    try:
        return msgspec.convert(value, Tables)
    except msgspec.ValidationError:
        raise TableError(Message("tables_damaged")) from None


def tables_as_json(tables: Tables) -> dict[str, Any]:
    """The effective tables as plain values, to travel with a saved game; file names stay at home."""
    return {"values": tables.values, "sources": tables.sources}
