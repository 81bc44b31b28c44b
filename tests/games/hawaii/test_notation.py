"""Actions of Hawaii as lines of text."""

from __future__ import annotations

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Illegal
from tests.games.telling import offered, play


def test_the_stack_is_named_only_where_both_show_the_same_god(game: Hawaii) -> None:
    description = {
        "actor": 0,
        "prices": {"gods": [2]},
        "seats": [{"at": "gods", "shell": 2, "foot": 1, "fruit": 0}],
    }
    same = game.arrange({**description, "gods": ["pele", "pele"]})
    play(game, same, "walk gods")
    assert offered(game, same) == ["buy pele I 2 stack 1", "buy pele I 2 stack 2"]
    different = game.arrange({**description, "gods": ["pele", "ku"]})
    play(game, different, "walk gods")
    assert offered(game, different) == ["buy ku I 2", "buy pele I 2"]


def test_an_action_that_exists_but_is_not_offered_is_illegal_and_changes_nothing(game: Hawaii) -> None:
    state = game.arrange({"actor": 0})
    before = game.digest(state)
    with pytest.raises(Illegal) as caught:
        game.play(state, game.decode("rest"))
    assert caught.value.message.id == "illegal_action"
    assert caught.value.message.values == {"text": "rest"}
    assert game.digest(state) == before
