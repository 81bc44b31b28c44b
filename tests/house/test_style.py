"""The code is formatted, checked, typed, and its layers know only those below them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]


def complaints(*words: str) -> str:
    """Nothing if the tool is content; else all that it said."""
    ended = subprocess.run([sys.executable, *words], cwd=CHECKOUT, capture_output=True, text=True)
    return "" if ended.returncode == 0 else f"{ended.stdout}{ended.stderr}" or "no words, but no success"


def test_ruff_finds_nothing_to_mend() -> None:
    said = complaints("-m", "ruff", "check")
    assert not said, said


def test_ruff_finds_nothing_to_format() -> None:
    said = complaints("-m", "ruff", "format", "--check", "--diff")
    assert not said, said


def test_mypy_believes_every_type() -> None:
    said = complaints("-m", "mypy")
    assert not said, said


def test_each_layer_knows_only_those_below_it() -> None:
    lint_imports = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    said = complaints("-c", lint_imports)
    assert not said, said
