"""From a file to the match: exactly as it was, or as much of it as can be saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hawaii import bots
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, load_file, saved_game
from hawaii.saves.file import _checksum as checksum
from hawaii.saves.file import canonical, encode_file
from tests.kernel.player import in_words, own_game
from tests.saves.players import alone, bot, busy, person, play, rich, texts


def write(match: Match, folder: Path, sealed: bool = False, **changes: Any) -> Path:
    """A file in which some values were changed; with a checksum that is right again, if it is sealed."""
    file = folder / "game.json"
    content = json.loads(encode_file(saved_game(match)))
    for name, change in changes.items():
        content[name] = change(content[name])
    if sealed:
        content["checksum"] = checksum(
            {name: canonical(value) for name, value in content.items() if name != "checksum"}
        )
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


@pytest.fixture
def match(game: Hawaii) -> Match:
    match = alone(game)
    play(match, busy(game, 1), 60)
    return match


def decided_by_bots(match: Match, decisions: int) -> None:
    """Bots decide as they do in a sitting; the person by a rule of their own."""
    game = match.game
    while decisions and not match.over:
        seat = match.decider
        assert seat is not None
        level = match.seats[seat].level
        if level is None:
            match.play(match.state.legal[match.number % len(match.state.legal)])
        else:
            deal = bots.dealer(game, match.state, seat, match.bot_seed)
            match.play(bots.choose(game, deal, seat, bots.level_named(level), match.bot_seed))
        decisions -= 1


def test_a_game_continued_is_the_game_that_was_never_interrupted(game: Hawaii, tmp_path: Path) -> None:
    """Decision by decision, for bots and for chance, wherever it is interrupted."""
    seats = [person(0), bot(1, "novice", seed=8), bot(2, "skilled", seed=9)]
    never = Match(game, seats, 5)
    decided_by_bots(never, 10_000)
    often = Match(game, seats, 5)
    while not often.over:
        decided_by_bots(often, 7)
        often = load_file(write(often, tmp_path)).match
    assert texts(often) == texts(never)
    assert game.digest(often.state) == game.digest(never.state)


def test_tables_that_differ_are_used_as_saved(tmp_path: Path) -> None:
    dancing = own_game(tmp_path, tiles="hula: {village_tile_points: {I: 20, II: 40}}")
    match = alone(dancing)
    play(match, busy(dancing, 1), 30)
    loaded, notices = load_file(write(match, tmp_path))
    assert notices == ()
    assert loaded.game.tables.values["tiles"]["hula"]["village_tile_points"] == {"I": 20, "II": 40}
    assert loaded.game.tables.sources["tiles.hula.village_tile_points.I"] == "U"


def test_a_changed_name_loses_nothing(match: Match, tmp_path: Path) -> None:
    loaded, notices = load_file(write(match, tmp_path, title=lambda _: "another"))
    assert notices == (Message("save_mended"),)
    assert texts(loaded) == texts(match)


def test_a_rule_that_was_mended_makes_the_position_the_new_root(
    game: Hawaii, match: Match, tmp_path: Path
) -> None:
    """The first decision of somebody is not allowed any more, as it would be after a change of the rules."""
    file = write(match, tmp_path, sealed=True, actions=lambda rows: [["retire 3"], *rows[1:]])
    loaded, notices = load_file(file)
    assert notices == (Message("save_new_root"),)
    assert game.digest(loaded.state) == game.digest(match.state)
    assert not loaded.can_undo
    assert loaded.number == match.number, "bots go on as they would have"
    play(loaded, busy(game, 1), 9)
    again, notices = load_file(write(loaded, tmp_path))
    assert notices == ()
    assert again.root is not None
    assert sum(map(len, again.root.earlier)) == match.number
    assert texts(again) == texts(loaded)
    play(again, busy(game, 1))
    assert again.over


def test_damaged_decisions_leave_the_position(game: Hawaii, match: Match, tmp_path: Path) -> None:
    loaded, notices = load_file(write(match, tmp_path, actions=lambda rows: rows[:-1]))
    assert notices == (Message("save_position_only"),)
    assert game.digest(loaded.state) == game.digest(match.state)


def test_a_damaged_position_leaves_the_decisions(game: Hawaii, match: Match, tmp_path: Path) -> None:
    loaded, notices = load_file(write(match, tmp_path, snapshot=lambda old: {**old, "round": 4}))
    assert notices == (Message("save_mended"),)
    assert game.digest(loaded.state) == game.digest(match.state)
    assert texts(loaded) == texts(match)


@pytest.mark.parametrize("where", ["values", "sources"])
def test_damaged_tables_are_replaced_by_those_of_the_program(
    match: Match, tmp_path: Path, where: str
) -> None:
    """As these lead to the very same position, nothing is lost."""
    loaded, notices = load_file(write(match, tmp_path, tables=lambda old: {**old, where: 7}))
    assert notices == (Message("save_mended"), Message("save_installed_tables"))
    assert texts(loaded) == texts(match)


def test_tables_that_were_changed_by_a_flipped_bit_are_noticed(match: Match, tmp_path: Path) -> None:
    def less_to_begin_with(tables: Any) -> Any:
        tables["values"]["start"]["shell"] -= 1
        return tables

    loaded, notices = load_file(write(match, tmp_path, tables=less_to_begin_with))
    assert notices == (Message("save_mended"), Message("save_installed_tables"))
    assert texts(loaded) == texts(match)


def test_a_damaged_digest_loses_nothing(match: Match, tmp_path: Path) -> None:
    loaded, notices = load_file(write(match, tmp_path, digest=lambda _: "7" * 64))
    assert notices == (Message("save_mended"),)
    assert texts(loaded) == texts(match)


def test_damaged_tables_and_decisions_leave_the_position(game: Hawaii, match: Match, tmp_path: Path) -> None:
    file = write(match, tmp_path, tables=lambda _: {}, actions=lambda rows: rows[:-1])
    loaded, notices = load_file(file)
    assert notices == (Message("save_position_only"), Message("save_installed_tables"))
    assert game.digest(loaded.state) == game.digest(match.state)


def test_a_gesture_undone_in_part_is_still_one(game: Hawaii, tmp_path: Path) -> None:
    match = rich(game, person(0), bot(1))
    plans = game.plans(match.state, {"tile": "taro"})
    assert isinstance(plans, tuple)
    plan = next(plan for plan in plans if len(plan.actions) > 2)
    begun = match.number
    match.perform(plan.actions)
    match.undo_decision()
    loaded, _ = load_file(write(match, tmp_path))
    assert loaded.redo()
    assert loaded.number == begun + len(plan.actions)
    assert loaded.undo()
    assert loaded.number == begun


def test_if_both_are_damaged_it_is_told(match: Match, tmp_path: Path) -> None:
    file = write(match, tmp_path, snapshot=lambda old: {**old, "round": 4}, actions=lambda rows: rows[:-1])
    with pytest.raises(Problem) as caught:
        load_file(file)
    assert in_words(caught.value).startswith("game.json is damaged: ")


def test_what_was_undone_and_is_damaged_is_not_missed(match: Match, tmp_path: Path) -> None:
    match.undo()
    loaded, _ = load_file(write(match, tmp_path, sealed=True, undone=lambda _: [["retire 9"]]))
    assert not loaded.can_redo
    assert texts(loaded) == texts(match)


def test_a_held_turn_is_still_held(game: Hawaii, tmp_path: Path) -> None:
    match = Match(game, [person(0), person(1)], 5)
    match.play(game.decode("retire 1"))
    assert match.held
    loaded, _ = load_file(write(match, tmp_path))
    assert loaded.held
    assert loaded.undo()
    assert loaded.number == 0


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": lambda _: "chess"}, "There is no game «chess»"),
        ({"tables": lambda _: {}}, "The rule tables saved with this game are damaged"),
        ({"seats": lambda seats: seats[:2]}, "is damaged"),
        ({"seats": lambda seats: [seats[0]] * 3}, "has the colour of somebody else"),
    ],
)
def test_what_cannot_be_played_is_told(
    match: Match, tmp_path: Path, changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(Problem) as caught:
        load_file(write(match, tmp_path, sealed=True, **changes))
    assert words in in_words(caught.value)
