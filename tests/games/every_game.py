"""All games at all tables, for what must hold in every one of them."""

from __future__ import annotations

from importlib import import_module

import pytest

from hawaii.games import NAMES
from tests.games.sample import Options, Sample

SAMPLES: dict[str, Sample] = {name: import_module(f"tests.games.{name}.sample").SAMPLE for name in NAMES}


def _id(name: str, options: Options, *numbers: int) -> str:
    return "-".join([name, *(str(value) for value in options.values()), *map(str, numbers)])


GAMES = [
    pytest.param(sample, options, players, seed, id=_id(name, options, players, seed))
    for name, sample in SAMPLES.items()
    for options, players in sample.tables
    for seed in range(31 + players, 31 + players + sample.seeds)
]
"""Many games at every table: a sample, what was agreed on, how many play, and the seed."""

VARIANTS = [
    pytest.param(sample, options, players, seed, id=_id(name, options, players, seed))
    for name, sample in SAMPLES.items()
    for seed, (options, players) in enumerate(sample.variants, 6)
]
"""One game of each variant."""
