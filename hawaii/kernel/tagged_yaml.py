"""YAML files in which a value may carry a tag: `!R`, `!P` or `!C`, for where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from hawaii.kernel.messages import Message, Problem

TAGS = ("R", "P", "C")


class Tagged:
    """A value with its source, only while a file is being read."""

    __slots__ = ("source", "value")

    def __init__(self, value: Any, source: str) -> None:
        self.value = value
        self.source = source


class Loader(yaml.CSafeLoader):
    """PyYAML's C loader with the three tags, and without silently forgotten double keys."""


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
        trouble = None
        if not isinstance(key, str) or "." in key:
            trouble = "a key must be a word or a whole number"
        elif key in found:
            trouble = f"«{key}» stands here a second time"
        if trouble is not None:
            raise yaml.constructor.ConstructorError(problem=trouble, problem_mark=key_node.start_mark)
        found[key] = loader.construct_object(value_node, deep=True)
    return found


for _tag in TAGS:
    Loader.add_constructor(f"!{_tag}", _tagged)
Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def read_yaml(file: Path) -> Any:
    """A YAML file as plain values with text keys; Problem with a sentence if it cannot be read."""
    return untag(read_tagged(file))


def read_tagged(file: Path) -> Any:
    try:
        with file.open("rb") as stream:
            return yaml.load(stream, Loader)
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


def untag(value: Any) -> Any:
    if isinstance(value, Tagged):
        return untag(value.value)
    if isinstance(value, dict):
        return {key: untag(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [untag(inner) for inner in value]
    return value
