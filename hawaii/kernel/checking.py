"""Checking tables against typed structures, with one sentence for the first thing that is wrong."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import Tables, shown

T = TypeVar("T")

# What msgspec says, and what we say instead. Of several kinds of values the first is named.
_PATTERNS = (
    (re.compile(r"Expected `int` >= (?P<least>-?\d+)"), "expected_at_least"),
    (re.compile(r"Expected `int` <= (?P<most>-?\d+)"), "expected_at_most"),
    (re.compile(r"Expected `array` of length >= (?P<least>\d+)"), "expected_longer"),
    (re.compile(r"Expected `array` of length (?P<count>\d+)"), "expected_length"),
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "expected_key"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"), "expected_no_key"),
    (re.compile(r"Expected `int"), "expected_int"),
    (re.compile(r"Expected `str"), "expected_word"),
    (re.compile(r"Expected `bool"), "expected_bool"),
    (re.compile(r"Expected `object"), "expected_mapping"),
    (re.compile(r"Expected `array"), "expected_list"),
)


def check(tables: Tables, kind: type[T]) -> T:
    """The tables as a typed structure, whole and within their ranges; or a TableError."""
    try:
        return _convert(tables.values, kind)
    except msgspec.ValidationError as trouble:
        path = _find(tables.values, kind, str(trouble))
        raise tables.wrong(_expected(str(trouble), kind, path), path) from None


def read(value: Any, kind: type[T], problem: str) -> T:
    """A typed structure from plain values that are no table; else a Problem with the id given."""
    try:
        return _convert(value, kind)
    except msgspec.ValidationError as trouble:
        path = _find(value, kind, str(trouble))
        here = value
        for step in path.split(".") if path else ():
            here = _inner(here, step)
        expected = _expected(str(trouble), kind, path)
        values: dict[str, Any] = {"key": path, "value": shown(here), "expected": expected}
        raise Problem(Message(problem, values)) from None


def _convert(value: Any, kind: type[T]) -> T:
    return msgspec.convert(value, kind, str_keys=True)


def _expected(trouble: str, kind: type[Any], path: str) -> Message:
    there = _type_at(kind, path)
    if " - at `key` in" in trouble:
        return Message("expected_as_key", {"expected": _said(trouble)})
    if isinstance(there, inspect.LiteralType):
        return Message("expected_other_word", {"known": ", ".join(map(str, there.values))})
    said = _said(trouble)
    if said.id == "expected_no_key":
        around = _type_at(kind, path.rpartition(".")[0])
        assert isinstance(around, inspect.StructType)
        known = ", ".join(field.encode_name for field in around.fields)
        return Message("expected_no_key", {**said.values, "known": known})
    return said


def _said(trouble: str) -> Message:
    for pattern, message in _PATTERNS:
        if found := pattern.match(trouble):
            return Message(
                message,
                {
                    key: int(word) if word.lstrip("-").isdigit() else word
                    for key, word in found.groupdict().items()
                },
            )
    return Message("expected_otherwise", {"why": trouble})


def _type_at(kind: type[Any], path: str) -> inspect.Type | None:
    """What should stand at a path; of a list, what should stand in it, whatever the number."""
    here: inspect.Type | None = _plain(inspect.type_info(kind))
    for key in path.split(".") if path else ():
        if isinstance(here, inspect.DictType):
            here = here.value_type
        elif isinstance(here, inspect.StructType) and not (key.isdigit() and here.cls is not kind):
            here = next((field.type for field in here.fields if field.encode_name == key), None)
        here = _plain(here)
    return here


def _plain(here: inspect.Type | None) -> inspect.Type | None:
    """Past the alternatives and lists that a type is wrapped in."""
    while isinstance(here, inspect.UnionType | inspect.CollectionType | inspect.VarTupleType):
        here = here.types[0] if isinstance(here, inspect.UnionType) else here.item_type
    return here


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
            step = step.strip("[]")
            if not isinstance(_type_at(kind, ".".join(path)), inspect.StructType):
                break  # a list of plain values is one value
        path.append(str(step))
        here = _inner(here, step)
    if key_itself and isinstance(here, dict):
        path.append(str(next((key for key in here if _fails_alone(values, kind, path, key)), "?")))
    if field := re.search(r"(?:required|unknown) field `([^`]*)`", said):
        path.append(field[1])
    return ".".join(path)


def _inner(here: Any, step: str) -> Any:
    if isinstance(here, list):
        return here[int(step)]
    return here.get(step) if isinstance(here, dict) else None


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
    inner = _only(_inner(values, path[0]), path[1:], key)
    if isinstance(values, list):
        return [inner if str(number) == path[0] else value for number, value in enumerate(values)]
    return {**values, path[0]: inner}
