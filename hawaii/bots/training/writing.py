"""The file of the weights, for people who want to know what opponents think."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from hawaii.bots.weights import Group

WIDE = 110


def written(weights: Group, head: str, groups: Mapping[str, str], about: Mapping[str, str]) -> str:
    """The file, with a word on everything: on the whole, on each group, and on weights that are named."""
    lines = [head]
    for group, words in groups.items():
        lines += [f"# {words}", f"{group}:"]
        for name, values in msgspec.structs.asdict(getattr(weights, group)).items():
            lines += _comment(about[name]) if name in about else []
            lines.append(f"  {name}: [{', '.join(_number(value) for value in values)}]")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def _comment(words: str) -> Sequence[str]:
    lines, line = [], "  #"
    for word in words.split():
        if len(line) + 1 + len(word) > WIDE:
            lines.append(line)
            line = "  #"
        line += f" {word}"
    return [*lines, line]


def _number(value: float) -> str:
    """Short, and without a zero that has a sign."""
    return f"{value + 0:g}"
