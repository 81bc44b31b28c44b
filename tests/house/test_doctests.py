"""The examples in the documentation of the code are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import hawaii


def test_every_example_is_true() -> None:
    names = [module.name for module in pkgutil.walk_packages(hawaii.__path__, "hawaii.")]
    assert "hawaii.games.hawaii.steps.turn" in names
    attempted = 0
    for name in names:
        result = doctest.testmod(importlib.import_module(name))
        assert result.failed == 0, f"an example of {name} is not true; what came instead is shown above"
        attempted += result.attempted
    assert attempted >= 10
