"""Checking plain values against typed structures, with one sentence for the first thing that is wrong."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from hawaii.kernel.messages import Message, Problem, Values
from hawaii.kernel.tables import Tables, read_table, shown

T = TypeVar("T")

# What msgspec says, and what we say instead. Of several kinds of values the first is named.
_PATTERNS = (
    (re.compile(r"Expected `int` >= (?P<least>-?\d+)"), "expected_at_least"),
    (re.compile(r"Expected `int` <= (?P<most>-?\d+)"), "expected_at_most"),
    (re.compile(r"Expected `float` >= (?P<least>-?\d+)"), "expected_number_from"),
    (re.compile(r"Expected `float` > (?P<least>-?\d+)"), "expected_number_above"),
    (re.compile(r"Expected `float` <= (?P<most>-?\d+)"), "expected_number_to"),
    (re.compile(r"Expected `array` of length >= (?P<least>\d+)"), "expected_longer"),
    (re.compile(r"Expected `array` of length (?P<count>\d+)"), "expected_length"),
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "expected_key"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"), "expected_no_key"),
    (re.compile(r"Expected `array.* - at `\$\[\d"), "expected_lists"),
    (re.compile(r"Expected `int"), "expected_int"),
    (re.compile(r"Expected `float"), "expected_number"),
    (re.compile(r"Expected `str"), "expected_word"),
    (re.compile(r"Expected `bool"), "expected_bool"),
    (re.compile(r"Expected `object"), "expected_mapping"),
    (re.compile(r"Expected `array"), "expected_list"),
)


def check(tables: Tables, kind: type[T]) -> T:
    """The tables as a typed structure, whole and within their ranges; or a TableError."""
    try:
        return _convert(tables.values, kind)
    except msgspec.ValidationError:
        fault = _find(tables.values, kind)
        raise tables.wrong(fault.expected, ".".join(fault.path)) from None


def check_file(file: Path, kind: type[T]) -> T:
    """A single table of the program as a typed structure; or a TableError."""
    tables = read_table(file)
    try:
        return _convert(tables.values[file.stem], kind)
    except msgspec.ValidationError:
        fault = _find(tables.values[file.stem], kind)
        raise tables.wrong(fault.expected, ".".join((file.stem, *fault.path))) from None


def read(value: Any, kind: type[T], problem: str) -> T:
    """A typed structure from plain values that are no table; else a Problem with the id given."""
    try:
        return _convert(value, kind)
    except msgspec.ValidationError:
        fault = _find(value, kind)
        values: Values = {
            "key": ".".join(fault.path),
            "value": shown(fault.value),
            "expected": fault.expected,
        }
        raise Problem(Message(problem, values)) from None


def must(holds: bool, key: str, value: int | str) -> None:
    """Something in a description that is of the right kind must also be possible; else a Problem."""
    if not holds:
        raise Problem(Message("description_impossible", {"key": key, "value": str(value)}))


def _convert(value: Any, kind: type[T]) -> T:
    return msgspec.convert(value, kind, str_keys=True)


def _trouble(value: Any, kind: Any) -> str | None:
    """What msgspec says against a value by itself."""
    try:
        _convert(value, kind)
    except msgspec.ValidationError as trouble:
        return str(trouble)
    return None


class Fault(NamedTuple):
    """The innermost value that is wrong by itself, and what was expected there."""

    path: list[str]
    value: Any
    expected: Message


def _find(value: Any, kind: Any) -> Fault:
    for key in value if isinstance(value, dict) and get_origin(_plain(kind)) is dict else ():
        trouble = _trouble({key: None}, dict[get_args(_plain(kind))[0], Any])  # type: ignore[misc]
        if trouble is not None:
            return Fault([str(key)], value[key], Message("expected_as_key", {"expected": _said(trouble)}))
    for step, inner, inner_kind in _parts(value, kind):
        if _trouble(inner, inner_kind) is not None:
            fault = _find(inner, inner_kind)
            return fault._replace(path=[step, *fault.path])
    return _fault_here(value, kind, _trouble(value, kind) or "")


def _parts(value: Any, kind: Any) -> Iterator[tuple[str, Any, Any]]:
    """The parts of a value that have keys, with their types; a list of plain values is one value."""
    kind = _plain(kind)
    if isinstance(value, dict) and _is_struct(kind):
        for field in msgspec.structs.fields(kind):
            if field.encode_name in value:
                yield field.encode_name, value[field.encode_name], field.type
    elif isinstance(value, dict) and get_origin(kind) is dict:
        for key, inner in value.items():
            yield str(key), inner, get_args(kind)[1]
    elif isinstance(value, list) and get_origin(kind) in (list, tuple) and _is_struct(get_args(kind)[0]):
        for number, inner in enumerate(value):
            yield str(number), inner, get_args(kind)[0]


def _fault_here(value: Any, kind: Any, trouble: str) -> Fault:
    """All parts are right by themselves: the value itself or what it holds is wrong."""
    kind = _plain(kind)
    said = _said(trouble)
    field = said.values.get("field")
    if isinstance(field, str):
        if said.id == "expected_no_key":
            known = ", ".join(one.encode_name for one in msgspec.structs.fields(kind))
            return Fault(
                [field], value.get(field), Message("expected_no_key", {"field": field, "known": known})
            )
        return Fault([field], None, said)
    item = (
        _plain(get_args(kind)[0]) if get_origin(kind) in (list, tuple) and isinstance(value, list) else kind
    )
    if get_origin(item) is Literal:
        said = Message("expected_other_word", {"known": ", ".join(map(str, get_args(item)))})
    return Fault([], value, said)


def _said(trouble: str) -> Message:
    for pattern, message in _PATTERNS:
        if found := pattern.match(trouble):
            values = {
                key: int(word) if word.lstrip("-").isdigit() and key != "field" else word
                for key, word in found.groupdict().items()
            }
            return Message(message, values)
    return Message("expected_otherwise", {"why": trouble})


def _plain(kind: Any) -> Any:
    """A type without its range, and without the alternative None."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, types.UnionType):
        return _plain(next(one for one in get_args(kind) if one is not types.NoneType))
    return kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
