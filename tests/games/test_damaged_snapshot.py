"""Damaged positions of all games are refused in a sentence, and nothing else ever comes of them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hawaii.kernel.messages import Problem
from hawaii.ui.words import Words
from tests.games.every_game import SAMPLES
from tests.games.sample import Sample
from tests.games.telling import as_saved

JUNK: list[object] = [None, -1, 0, 1, 99999, "", "x", [], {}, {"mask": 0}, {"ahi_nui": 0}, [0], True, 1.5]


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest) -> Sample:
    return SAMPLES[request.param]


def refused(sample: Sample, saved: Any) -> str:
    """The sentence a snapshot is refused with that is not even written like one."""
    with pytest.raises(Problem) as caught:
        sample.game.restore(saved)
    assert caught.value.message.id == "snapshot_wrong"
    sentence = Words().say(caught.value.message)
    assert sentence.startswith("The saved position is damaged")
    return sentence


@pytest.mark.parametrize("junk", [None, [], 3, "x", {}])
def test_what_is_no_snapshot_is_refused(sample: Sample, junk: object) -> None:
    refused(sample, junk)


def test_a_snapshot_with_a_key_less_or_more_is_refused_by_name(sample: Sample) -> None:
    for whole in sample.saved:
        for key in whole:
            saved = deepcopy(whole)
            del saved[key]
            assert f"«{key}»" in refused(sample, saved)
        assert "«weather»" in refused(sample, {**whole, "weather": "fine"})


def refused_or_the_same(sample: Sample, saved: dict[str, Any]) -> bool:
    """Nothing but a Problem ever comes of a damaged file."""
    try:
        return as_saved(sample.game, sample.game.restore(saved)) == saved
    except Problem:
        return True


def test_any_value_of_another_kind_is_refused_or_means_the_same_position(sample: Sample) -> None:
    for whole in sample.saved:
        for key in whole:
            for value in JUNK:
                assert refused_or_the_same(sample, {**whole, key: value}), (key, value)


def test_any_value_of_another_kind_in_a_seat_is_refused_or_means_the_same_position(sample: Sample) -> None:
    for whole in sample.saved:
        for key in whole["seats"][0]:
            for value in JUNK:
                saved = deepcopy(whole)
                saved["seats"][0][key] = value
                assert refused_or_the_same(sample, saved), (key, value)
