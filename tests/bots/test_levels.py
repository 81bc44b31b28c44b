"""The levels: settings of one design, in order, and each plays to the end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from hawaii import bots
from hawaii.bots.levels import levels
from hawaii.bots.valuation import valuation_of
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Problem
from tests.bots.finishing import finish
from tests.bots.positions import in_round, positions
from tests.kernel.player import in_words, own_game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_finishes_games_of_all_player_counts(game: Hawaii, level: str, players: int) -> None:
    state = in_round(game, players, seed=players, number=4)
    others = ["novice"] * (players - 1)
    assert len(finish(game, state, [level, *others])) == players


@pytest.mark.parametrize("level", bots.LEVELS[1:])
def test_whoever_thinks_beats_chance(game: Hawaii, level: str) -> None:
    """From the first walk to the last point."""
    scores = finish(game, game.start(3, 1), ["random", level, "random"])
    assert scores[1] > 2 * max(scores[0], scores[2])


def test_stronger_levels_look_at_more_positions() -> None:
    looked_at = [bots.level_named(name).evaluations for name in ("random", *bots.OPPONENTS)]
    assert all(weaker < stronger for weaker, stronger in pairwise(looked_at))
    assert bots.level_named("master").softness == 0, "a master plays the best that it finds"


def test_same_position_level_and_seed_same_move(game: Hawaii) -> None:
    """Whatever was thought about before: nothing that is remembered decides."""
    level = bots.Level(evaluations=150, softness=1.0)

    def moves(order: int) -> dict[str, str]:
        found = {}
        for state in [*positions(game, 3, seed=4, every=20)][::order]:
            assert state.actor is not None
            deal = bots.dealer(game, state, state.actor, 7)
            found[game.digest(state)] = bots.choose(game, deal, state.actor, level, 7).text
        return found

    assert moves(1) == moves(-1)


def test_a_game_with_other_options_leaves_no_trace(game: Hawaii) -> None:
    """Its realms may look the same and be worth something else."""

    def worth(counted: bool) -> list[float]:
        realm = {"villages": [["laka"], ["long_hut", "kanaloa II"]], "tikis": 6}
        options = {"kanaloa_counts_fishing_boat": counted}
        return valuation_of(game, 2).values(game.arrange({"options": options, "seats": [realm, {}]}))

    with_boat, without = worth(True), worth(False)
    assert with_boat[0] > without[0]
    assert worth(True) == with_boat


def test_softness_makes_other_seeds_choose_otherwise(game: Hawaii) -> None:
    state = game.start(2, 1)
    assert state.actor is not None
    moves = {
        bots.choose(
            game, bots.dealer(game, state, state.actor, seed), state.actor, bots.level_named("novice"), seed
        ).text
        for seed in range(40)
    }
    assert len(moves) > 1


@pytest.mark.parametrize("rounds", [6, 8])
def test_bots_play_with_house_rules(tmp_path: Path, rounds: int) -> None:
    """More rounds than the printed game has, and other numbers."""
    more = "".join(
        f"  {number}: {{needed: 17, points: {{first: 12, second: 9, others: 6}}"
        + (", income: {shell: 2, foot: 2}}\n" if number < rounds else "}\n")
        for number in range(5, rounds + 1)
    )
    game = own_game(tmp_path, rounds="rounds:\n" + more, tiles="pele: {walk_limit: {I: 3, II: 2}}")
    assert len(game.book.rounds) == rounds
    scores = finish(game, game.start(2, 1), ["skilled", "random"])
    assert scores[0] > scores[1]


def test_bots_play_with_more_money_than_they_can_count(tmp_path: Path) -> None:
    game = own_game(
        tmp_path,
        start="{shell: 999, foot: 999}",
        rounds="rounds: {1: {needed: 0, income: {shell: 999, foot: 999}}, 2: {needed: 999}}",
    )
    assert len(finish(game, in_round(game, 3, seed=1, number=2), ["skilled", "novice", "random"])) == 3


def test_there_is_no_such_opponent() -> None:
    with pytest.raises(Problem) as caught:
        bots.level_named("grandmaster")
    sentence = in_words(caught.value)
    assert "grandmaster" in sentence
    assert "random, novice, greedy, skilled, expert, master" in sentence


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ("novice: {evaluations: 1, softness: -1}", "novice.softness"),
        ("novice: {evaluations: many, softness: 1}", "novice.evaluations"),
        ("grandmaster: {evaluations: 1, softness: 1}", "grandmaster"),
    ],
)
def test_damaged_levels_give_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str, key: str
) -> None:
    name = damage.partition(":")[0]
    good = resource("data", "bots", "levels.yaml").read_text(encoding="utf-8")
    kept = [line for line in good.splitlines() if not line.startswith(f"{name}:")]
    file = tmp_path / "levels.yaml"
    file.write_text("\n".join([*kept, damage]), encoding="utf-8")
    monkeypatch.setattr("hawaii.bots.levels.resource", lambda *_: file)
    levels.cache_clear()
    try:
        with pytest.raises(Problem) as caught:
            bots.level_named("master")
    finally:
        levels.cache_clear()
    sentence = in_words(caught.value)
    assert str(file) in sentence
    assert key in sentence
