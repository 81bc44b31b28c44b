"""Whole games told in English: every prompt, every reason and every point has its words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from hawaii.bots.by_chance import busily
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.ui.words import Words


def messages_in(event: Event) -> Iterator[Message]:
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Message):
            yield value


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_can_be_told(game: Hawaii, players: int) -> None:
    words = Words()
    said: set[str] = set()

    def tell(message: Message) -> None:
        text = words.say(message)
        assert words.knows(message.id), message
        assert "{" not in text, text
        said.add(message.id)

    for seed in range(5):
        state = game.start(players, seed)
        choose = busily(seed, game)
        while not state.over:
            tell(game.prompt(state))
            for event in game.play(state, choose(game.actions(state))):
                for message in messages_in(event):
                    tell(message)
        tell(game.prompt(state))
        for seat in range(players):
            for award in game.breakdown(state, seat):
                tell(award.reason)
    assert {"prompt_over", "prompt_turn", "prompt_buy", "points_first", "received_income"} <= said
