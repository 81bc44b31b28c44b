"""Checking tables against typed structures, with one sentence for the first thing that is wrong."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import Tables

T = TypeVar("T")

# What msgspec says, and what we say instead.
_PATTERNS = (
    (re.compile(r"Expected `int` >= (?P<least>-?\d+)"), "expected_at_least"),
    (re.compile(r"Expected `int` <= (?P<most>-?\d+)"), "expected_at_most"),
    (re.compile(r"Expected `array` of length >= (?P<least>\d+)"), "expected_longer"),
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "expected_key"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "expected_no_key"),
    (re.compile(r"Invalid enum value"), "expected_other_word"),
    (re.compile(r"Expected `int`"), "expected_int"),
    (re.compile(r"Expected `str`"), "expected_word"),
    (re.compile(r"Expected `bool`"), "expected_bool"),
    (re.compile(r"Expected `object`"), "expected_mapping"),
    (re.compile(r"Expected `array`"), "expected_list"),
)


def check(tables: Tables, kind: type[T]) -> T:
    """The tables as a typed structure, whole and within their ranges; or a TableError."""
    try:
        return _convert(tables.values, kind)
    except msgspec.ValidationError as trouble:
        path = _find(tables.values, kind, str(trouble))
        raise tables.wrong(path, _expected(str(trouble), kind, path)) from None


def read(value: Any, kind: type[T], problem: str) -> T:
    """A typed structure from plain values that are no table; else a Problem with the id given."""
    try:
        return _convert(value, kind)
    except msgspec.ValidationError as trouble:
        path = _find(value, kind, str(trouble))
        values: dict[str, Any] = {"key": path, "expected": _expected(str(trouble), kind, path)}
        raise Problem(Message(problem, values)) from None


def _convert(value: Any, kind: type[T]) -> T:
    return msgspec.convert(value, kind, str_keys=True)


def _expected(trouble: str, kind: type[Any], path: str) -> Message:
    for pattern, message in _PATTERNS:
        if found := pattern.match(trouble):
            values: dict[str, Any] = {
                key: int(word) if word.lstrip("-").isdigit() else word
                for key, word in found.groupdict().items()
            }
            if message in ("expected_other_word", "expected_no_key"):
                values["known"] = _known_words(kind, path)
            return Message(message, values)
    return Message("expected_otherwise", {"why": trouble})


def _known_words(kind: type[Any], path: str) -> str:
    """The words allowed as the value at a path, or as the last key of it."""
    here: inspect.Type = inspect.type_info(kind)
    for key in path.split("."):
        if isinstance(here, inspect.DictType):
            here = here.value_type
        elif isinstance(here, inspect.StructType):
            fields = {field.encode_name: field.type for field in here.fields}
            if key not in fields:
                return ", ".join(fields)
            here = fields[key]
        if isinstance(here, inspect.UnionType):
            here = here.types[0]
        while isinstance(here, inspect.CollectionType):
            here = here.item_type
    return ", ".join(map(str, here.values)) if isinstance(here, inspect.LiteralType) else "?"


def _find(values: Any, kind: type[Any], trouble: str) -> str:
    """The path of the wrong value. Where msgspec says only "some entry", the one that fails alone is it."""
    said, _, place = trouble.rpartition(" - at `")
    key_itself = place.startswith("key` in `")
    steps = re.findall(r"\[\.\.\.\]|\[\d+\]|[^.\[\]`$]+", place.removeprefix("key` in `"))
    if not said:
        said, steps = trouble, []
    path: list[str] = []
    here = values
    for step in steps:
        if step == "[...]":
            step = next((key for key in here if _fails_alone(values, kind, path, key)), next(iter(here), "?"))
        elif step.startswith("["):
            break  # a list is one value
        path.append(step)
        here = here.get(step) if isinstance(here, dict) else None
    if key_itself and isinstance(here, dict):
        path.append(next((key for key in here if _fails_alone(values, kind, path, key)), "?"))
    if field := re.search(r"(?:required|unknown) field `([^`]+)`", said):
        path.append(field[1])
    return ".".join(path)


def _fails_alone(values: Any, kind: type[Any], path: list[str], key: str) -> bool:
    try:
        _convert(_only(values, path, key), kind)
    except msgspec.ValidationError:
        return True
    return False


def _only(values: Any, path: list[str], key: str) -> Any:
    """A copy in which the mapping at the path has one entry."""
    if not path:
        return {key: values[key]}
    return {**values, path[0]: _only(values[path[0]], path[1:], key)}
