"""YAML files in which a value may carry a tag: `!R`, `!P` or `!C`, for where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from hawaii.kernel.messages import Message, Problem, reason_of

TAGS = ("R", "P", "C")

DEEPEST = 20
"""No table is nested deeper; and PyYAML does not survive what is nested very deep."""
LARGEST = 1_000_000
"""Bytes; no table is larger."""


class Tagged:
    """A value with its source, only while a file is being read."""

    __slots__ = ("source", "value")

    def __init__(self, value: Any, source: str) -> None:
        self.value = value
        self.source = source


class Refused(yaml.YAMLError):
    """What PyYAML would read, and we do not; told like PyYAML's own troubles, with the mark of the place."""

    def __init__(self, problem: str, problem_mark: object = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.problem_mark = problem_mark


class Loader(yaml.CSafeLoader):
    """PyYAML's C loader with the three tags; keys are text, and none may stand twice."""


def _tagged(loader: Loader, node: yaml.Node) -> Tagged:
    """The value as it would be without its tag, with the tag."""
    plain_text = isinstance(node, yaml.ScalarNode) and not node.style
    implicit = (plain_text, not plain_text) if isinstance(node, yaml.ScalarNode) else True
    tag = loader.resolve(type(node), node.value, implicit)  # type: ignore[no-untyped-call]
    plain = type(node)(tag, node.value, node.start_mark, node.end_mark)
    return Tagged(loader.construct_object(plain, deep=True), node.tag[1:])


def _mapping(loader: Loader, node: yaml.MappingNode) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = key_node.value
        if not isinstance(key, str):
            raise Refused("a key must be a word or a number", key_node.start_mark)
        if key in found:
            raise Refused(f"«{key}» stands here a second time", key_node.start_mark)
        found[key] = loader.construct_object(value_node, deep=True)
    return found


def _sequence(loader: Loader, node: yaml.SequenceNode) -> list[Any]:
    return [loader.construct_object(inner, deep=True) for inner in node.value]


for _tag in TAGS:
    Loader.add_constructor(f"!{_tag}", _tagged)
Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)


def read_yaml(file: Path) -> Any:
    """A YAML file as plain values with text keys; Problem with a sentence if it cannot be read."""
    return untag(read_tagged(file))


def read_tagged(file: Path) -> Any:
    """The same with tags."""
    try:
        if not file.is_file():
            raise OSError("it is no file" if file.exists() else "there is no such file")
        text = file.read_bytes()
    except OSError as trouble:
        raise Problem(Message("file_unreadable", {"file": str(file), "why": reason_of(trouble)})) from None
    try:
        _measure(text)
        return yaml.load(text, Loader)
    # Constructors of PyYAML's own tags (!!int, !!timestamp) fail in many ways on values that are none.
    except (yaml.YAMLError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as trouble:
        mark = getattr(trouble, "problem_mark", None)
        values: dict[str, str | int] = {
            "file": str(file),
            "line": mark.line + 1 if mark else 1,
            "why": getattr(trouble, "problem", None) or "it cannot be read as text or values",
        }
        raise Problem(Message("file_not_yaml", values)) from None


def _measure(text: bytes) -> None:
    """Refuse what would take for ever or bring PyYAML down: sizes, depths and aliases no table needs."""
    if len(text) > LARGEST:
        raise Refused("it is far too long")
    depth = aliases = 0
    for event in yaml.parse(text, yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        aliases += isinstance(event, yaml.AliasEvent)
        if depth > DEEPEST or aliases > LARGEST // 10_000:
            raise Refused("it is nested too deep", event.start_mark)


def untag(value: Any) -> Any:
    """Plain values, without tags."""
    if isinstance(value, Tagged):
        return untag(value.value)
    if isinstance(value, dict):
        return {key: untag(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [untag(inner) for inner in value]
    return value
