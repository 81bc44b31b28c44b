"""`hawaii saves` and `hawaii replay`: what is saved, whether it is whole, and what happened in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.saves import Shelf, Store, player_store, saved_game
from tests.cli.desk import Desk
from tests.saves.players import alone, busy, play, shared


@pytest.fixture
def store(game: Hawaii) -> Store:
    """Three saved games where the program looks for them."""
    store = player_store()
    for number, title in enumerate(("the first", "the second", "")):
        match = alone(game, seed=number)
        play(match, busy(game, number), 40)
        store.save_as(match, title)
    return store


def damage(store: Store) -> tuple[Path, Path]:
    """One that can be mended, and one that cannot."""
    mend, lose, _ = (entry.file for entry in store.shelf(Shelf.NAMED))
    mend.write_bytes(mend.read_bytes().replace(b'"Lei"', b'"Lea"'))
    lose.write_bytes(b"{}")
    return mend, lose


def test_listing(desk: Desk, store: Store) -> None:
    answer = desk.run("saves")
    assert answer.code == 0
    assert re.search(r"«the first» hawaii, round \d of 5: Ana \d+, Kai \d+, Lei \d+ \(", answer.said)
    assert all(str(entry.file) in answer.said for entry in store.shelf(Shelf.NAMED))
    assert f"Saved games lie in {store.folder}" in answer.said


def test_listing_nothing(desk: Desk) -> None:
    assert desk.run("saves").said.startswith("There are no saved games.")


def test_listing_what_was_deleted_and_what_is_damaged(desk: Desk, store: Store) -> None:
    store.delete(store.shelf(Shelf.NAMED)[0])
    store.shelf(Shelf.NAMED)[0].file.write_bytes(b"{}")
    said = desk.run("saves").said
    assert "in the trash:" in said
    assert "is not a saved game of this program." in said


def test_verifying(desk: Desk, store: Store) -> None:
    answer = desk.run("saves", "verify")
    assert answer.code == 0
    assert answer.said == "3 games are whole, 0 are not.\n"
    mend, lose = damage(store)
    answer = desk.run("saves", "verify")
    assert answer.code == 1
    assert "1 games are whole, 2 are not." in answer.said
    assert mend.name in answer.said
    assert lose.name in answer.said
    assert "repair" in answer.complained


def test_repairing(desk: Desk, store: Store) -> None:
    damage(store)
    answer = desk.run("saves", "repair")
    assert answer.code == 0
    assert answer.said.count("is kept as") == 1
    assert answer.said.count("was put aside as") == 1
    assert desk.run("saves", "verify").said == "2 games are whole, 0 are not.\n"
    assert desk.run("saves", "repair").said == "There is nothing to repair.\n"


def test_another_folder(desk: Desk, store: Store) -> None:
    assert store.folder is not None
    assert desk.run("saves", "verify", "--folder", store.folder).said.startswith("3 games")
    answer = desk.run("saves", "--folder", desk.folder / "nowhere")
    assert answer.code == 1
    assert "There is no folder" in answer.sentence()


def test_damaged_statistics(desk: Desk, store: Store) -> None:
    assert store.folder is not None
    (store.folder / "history.sqlite").write_bytes(b"no database" * 500)
    answer = desk.run("saves", "verify")
    assert answer.code == 1
    assert "The statistics are damaged." in answer.said
    assert "begin anew" in desk.run("saves", "repair").said
    assert desk.run("saves", "verify").code == 0


def test_a_game_that_a_crash_interrupted_is_told(desk: Desk, game: Hawaii) -> None:
    store = player_store()
    match = alone(game)
    play(match, busy(game, 1), 9)
    store.keep(saved_game(match))
    store.mark_open(match).file.touch()
    assert "left by a crash" in desk.run("saves").said


def test_a_game_is_told_turn_by_turn(desk: Desk, game: Hawaii) -> None:
    match = shared(game)
    play(match, busy(game, 4))
    file = player_store().save_as(match, "Sunday").file
    answer = desk.run("replay", file)
    assert answer.code == 0
    lines = answer.said.splitlines()
    assert lines[0].startswith("Sunday (hawaii, ")
    assert "  Lei: green, random bot" in lines
    assert [line for line in lines if line.startswith("Round ")] == [f"Round {n}" for n in range(2, 6)]
    assert any("walks to " in line and "buys " in line for line in lines)
    assert any(line.endswith(" has won") for line in lines)
    scores = [int(line.split()[0]) for line in lines if line[:6].strip().isdigit()]
    assert scores == sorted(game.scores(match.state), reverse=True)


def test_a_damaged_game_is_told_with_what_is_wrong(desk: Desk, store: Store) -> None:
    mend, lose = damage(store)
    answer = desk.run("replay", mend)
    assert answer.code == 0
    assert "nothing of the game is lost" in answer.complained
    answer = desk.run("replay", lose)
    assert answer.code == 1
    assert "is not a saved game" in answer.sentence()


def test_decisions_before_a_new_root_can_be_read(desk: Desk, store: Store) -> None:
    file = store.shelf(Shelf.NAMED)[0].file
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"actions": [[', '"actions": [["retire 1"],['), encoding="utf-8")
    answer = desk.run("replay", file)
    assert answer.code == 0
    assert "41 earlier decisions:" in answer.said
    assert "    retire 1" in answer.said
    assert "decisions before it can be read" in answer.complained


def test_something_revealed_that_was_undone_is_told(desk: Desk, game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    while match.undo():
        pass
    assert match.saw_and_undid
    said = desk.run("replay", player_store().save_as(match, "again").file).said
    assert "Something revealed was undone" in said
