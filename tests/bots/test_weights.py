"""The files in which it is written what positions are worth: a damaged one is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from hawaii.games import NAMES
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Problem
from tests.kernel.player import in_words

WEIGHTS = {name: import_module(f"hawaii.bots.{name}.weights") for name in NAMES}

Damage = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, dict[str, tuple[Damage, str]]] = {
    "hawaii": {
        "a weight that is no number": (
            lambda file: file["pieces"].update(shell=[1, 2, "three", 4, 5]),
            "shell",
        ),
        "four rounds": (lambda file: file["realm"].update(tikis=[1, 2, 3, 4]), "tikis"),
        "a weight is missing": (lambda file: file["realm"].pop("laka"), "laka"),
        "a weight too many": (lambda file: file["table"].update(luck=[1, 2, 3, 4, 5]), "luck"),
        "a number instead of a group": (lambda file: file.update(realm=7), "realm"),
        "no spread at all": (lambda file: file["round"].update(spread=[1, 1, 0, 1, 1]), "spread"),
        "a weight beyond all measure": (lambda file: file["pieces"].update(foot=[1, 1, 1, 1, 10**6]), "foot"),
    },
    "maori": {
        "a weight that is no number": (lambda file: file["seat"].update(ship=[1, 2, "3", 4, 5, 6]), "ship"),
        "five phases": (lambda file: file["board"].update(dead=[1, 2, 3, 4, 5]), "dead"),
        "a weight is missing": (lambda file: file["board"].pop("lonely"), "lonely"),
        "a weight too many": (lambda file: file["seat"].update(luck=[1] * 6), "luck"),
        "no spread at all": (lambda file: file["most"].update(ships_spread=[0] * 6), "ships_spread"),
    },
    "polynesia": {
        "a weight that is no number": (lambda file: file["seat"].update(safe=[1, 2, "3", 4, 5]), "safe"),
        "four times": (lambda file: file["tide"].update(points=[1, 2, 3, 4]), "points"),
        "a weight is missing": (lambda file: file["seat"].pop("turtles"), "turtles"),
        "a card too many": (lambda file: file["card"].update(luck=[1] * 5), "luck"),
    },
}


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the weights, which is read instead of them."""
    file = tmp_path / "2.yaml"
    file.write_bytes(resource("data", "bots", name, "2.yaml").read_bytes())
    monkeypatch.setattr(f"hawaii.bots.{name}.weights.resource", lambda *_: file)
    return file


def complaint(name: str) -> str:
    """What is told of weights for two players that cannot be read."""
    rounds = (5,) if name == "hawaii" else ()
    with pytest.raises(Problem) as caught:
        WEIGHTS[name].read_weights(2, *rounds)
    return in_words(caught.value)


@pytest.mark.parametrize(("name", "damage"), [(name, damage) for name in NAMES for damage in DAMAGES[name]])
def test_a_damaged_weights_file_gives_a_clear_error(name: str, file: Path, damage: str) -> None:
    change, key = DAMAGES[name][damage]
    content = yaml.safe_load(file.read_bytes())
    change(content)
    file.write_text(yaml.safe_dump(content), encoding="utf-8")
    sentence = complaint(name)
    assert str(file) in sentence
    assert key in sentence


@pytest.mark.parametrize("content", [b"", b"pieces: [1, 2", b"\xff\xfe\x00broken", b"- 1\n- 2\n"])
def test_a_weights_file_that_is_something_else_gives_a_clear_error(
    name: str, file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    assert str(file) in complaint(name)


def test_a_missing_weights_file_gives_a_clear_error(name: str, file: Path) -> None:
    file.unlink()
    assert str(file) in complaint(name)


@pytest.mark.parametrize("name", ["maori", "polynesia"])
def test_weights_are_for_less_and_less_that_is_left(name: str) -> None:
    """Empty squares, or rounds."""
    knots = WEIGHTS[name].KNOTS
    assert list(knots) == sorted(knots, reverse=True)
    assert knots[-1] == 1
