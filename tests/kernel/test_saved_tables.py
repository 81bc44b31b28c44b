"""The effective tables travel with a saved game, so that it is played on with the rules it began with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.tables import TableError, tables_as_json, tables_from
from tests.kernel.player import in_words, own_game


def saved(game: Hawaii) -> dict[str, Any]:
    """The tables after a journey through a file."""
    found: dict[str, Any] = json.loads(json.dumps(tables_as_json(game.tables)))
    return found


def reloaded(game: Hawaii) -> Hawaii:
    found = load_game("hawaii", tables=saved(game))
    assert isinstance(found, Hawaii)
    return found


def test_saved_tables_give_the_same_game(game: Hawaii) -> None:
    again = reloaded(game)
    assert again.book.tables == game.book.tables
    assert tables_as_json(again.tables) == tables_as_json(game.tables)
    assert again.digest(again.start(3, seed=5)) == game.digest(game.start(3, seed=5))


def test_saved_tables_keep_what_the_player_had_replaced(tmp_path: Path) -> None:
    again = reloaded(own_game(tmp_path, start="shell: 20", places="hula: {printed: !P 9}"))
    assert again.book.tables.start.shell == 20
    assert again.tables.sources["start.shell"] == "U"
    assert again.tables.sources["places.hula.printed"] == "P"


def test_saved_tables_do_not_tell_where_the_player_keeps_files(tmp_path: Path) -> None:
    assert str(tmp_path) not in json.dumps(tables_as_json(own_game(tmp_path, start="shell: 20").tables))


def test_tables_that_were_read_can_be_handed_over_as_they_are(game: Hawaii) -> None:
    again = load_game("hawaii", tables=game_tables("hawaii"))
    assert isinstance(again, Hawaii)
    assert again.book.tables == game.book.tables


@pytest.mark.parametrize(
    "damaged",
    [{}, {"values": 3}, {"values": [1, 2]}, {"values": {}, "sources": {"start.shell": 3}}, {"sources": {}}],
)
def test_tables_that_are_no_tables_any_more_are_called_damaged(damaged: dict[str, Any]) -> None:
    with pytest.raises(TableError) as caught:
        tables_from(damaged)
    assert in_words(caught.value) == "The rule tables saved with this game are damaged."


def test_a_table_that_is_gone_is_missed(game: Hawaii) -> None:
    tables = saved(game)
    del tables["values"]["docks"]
    with pytest.raises(TableError) as caught:
        load_game("hawaii", tables=tables)
    assert "docks" in in_words(caught.value)


def test_a_saved_value_out_of_range_is_named_with_its_table(game: Hawaii) -> None:
    tables = saved(game)
    tables["values"]["start"]["shell"] = -4
    with pytest.raises(TableError) as caught:
        load_game("hawaii", tables=tables)
    sentence = in_words(caught.value)
    assert "start" in sentence
    assert "«shell»" in sentence or "«start.shell»" in sentence
    assert "-4" in sentence
    assert "?" not in sentence


@pytest.mark.parametrize(("table", "key"), [("tiles", "hula"), ("places", "gods")])
def test_what_the_rules_cannot_do_without_is_missed(game: Hawaii, table: str, key: str) -> None:
    tables = saved(game)
    del tables["values"][table][key]
    with pytest.raises(TableError) as caught:
        load_game("hawaii", tables=tables)
    assert f"«{table}.{key}» is missing" in in_words(caught.value)
