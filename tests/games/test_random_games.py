"""What must hold in all games, over random ones of every variant with every number of players."""

from __future__ import annotations

import random

import pytest

from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import GameEnded, PointsScored
from tests.games.every_game import GAMES, VARIANTS
from tests.games.sample import Options, Sample
from tests.games.telling import of_kind


@pytest.mark.parametrize(("sample", "options", "players", "seed"), GAMES)
def test_nothing_is_lost_and_events_tell_every_change(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    heard = sample.opening(options, players, seed)
    book_keeper = sample.book_keeper(heard)
    scored = [0] * players
    for _, action in sample.decisions(options, players, seed):
        assert sample.early or not any(scored)
        events = game.play(heard, action)
        book_keeper.hear(events)
        book_keeper.agrees_with(heard)
        for event in of_kind(events, PointsScored):
            scored[event.seat] += event.points
    assert heard.over
    assert tuple(scored) == game.scores(heard)
    assert of_kind(events, GameEnded) == [GameEnded(game.winners(heard))]


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_every_legal_action_can_be_played_and_others_are_illegal(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    seen: dict[str, Action] = {}
    chooser = random.Random(1)
    for number, (state, _) in enumerate(sample.decisions(options, players, seed)):
        legal = game.actions(state)
        assert len(legal) > 1
        assert len({action.text for action in legal}) == len(legal)
        seen |= {action.text: action for action in legal}
        if number % sample.pace:
            continue
        before = game.digest(state)
        for action in legal:
            copy = state.copy()
            game.play(copy, game.decode(game.encode(action)))
            assert game.digest(copy) != before
        others = [action for action in seen.values() if action not in legal]
        for action in chooser.sample(others, min(10, len(others))):
            with pytest.raises(Illegal):
                game.play(state, action)
        assert game.digest(state) == before


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_every_earlier_copy_keeps_its_digest(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    """And a position its own, when a copy is played on."""
    game = sample.game
    copies = []
    for state, action in sample.decisions(options, players, seed):
        digest = game.digest(state)
        copies.append((state.copy(), digest))
        game.play(state.copy(), action)
        assert game.digest(state) == digest
    for copy, digest in copies:
        assert game.digest(copy) == digest


@pytest.mark.parametrize(("sample", "options", "players", "seed"), GAMES)
def test_quiet_play_comes_to_the_same_positions(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    quiet = sample.opening(options, players, seed)
    for state, action in sample.decisions(options, players, seed):
        assert game.actions(quiet) == game.actions(state)
        assert game.play(quiet, action, quiet=True) == ()
    assert quiet.over
    assert game.digest(quiet) == game.digest(state)


# -- what a seat knows -------------------------------------------------------------------------------


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_imagining_keeps_what_is_known_and_deals_the_rest_anew(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    orders: dict[str, set[str]] = {name: set() for name in sample.hidden}
    true = dict.fromkeys(sample.hidden, 0)
    chances = set()
    for number, (state, _) in enumerate(sample.decisions(options, players, seed)):
        if number >= 30 and number % 3:
            continue
        imagined = game.imagine(state, number // 3 % players, random.Random(number))
        found, truth = game.snapshot(imagined), game.snapshot(state)
        del found["chance"], truth["chance"]
        assert sample.known(found) == sample.known(truth)
        assert game.actions(imagined) == game.actions(state)
        if number < 30:
            chances.add(imagined.chance)
            assert imagined.chance != state.chance
            for name in sample.hidden:
                orders[name].add(str(found[name]))
                true[name] += found[name] == truth[name]
    assert len(chances) == 30
    for name, least in sample.hidden.items():
        assert len(orders[name]) >= least
        assert true[name] <= 30 - least


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_imagining_does_not_depend_on_the_true_order_or_on_the_seat(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    for number, (state, _) in enumerate(sample.decisions(options, players, seed)):
        if (number + seed) % 6:
            continue
        other = game.imagine(state, 0, Chance(number))  # the same to the eye, another truth behind it
        one = game.imagine(state, 0, random.Random(99))
        two = game.imagine(other, 1, random.Random(99))
        assert game.digest(one) == game.digest(two)


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_an_imagined_game_can_be_played_to_its_end(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    """And the true one waits for it."""
    game = sample.game
    chooser = random.Random(3)
    for number, (state, _) in enumerate(sample.decisions(options, players, seed)):
        if number % 120 == 0:
            before = game.digest(state)
            imagined = game.imagine(state, 0, Chance(number))
            book_keeper = sample.book_keeper(imagined)
            played = 0
            while not imagined.over:
                book_keeper.hear(game.play(imagined, chooser.choice(game.actions(imagined))))
                played += 1
                if imagined.over or played % sample.pace == 0:
                    book_keeper.agrees_with(imagined)
            assert game.digest(state) == before
