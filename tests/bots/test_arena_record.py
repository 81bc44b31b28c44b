"""The file of an arena: taken up where it ends, refused when it is not what it should be."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from hawaii.bots.arena import Contest, Record, contest_of, play_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message, Problem


@pytest.fixture(scope="module")
def contest(game: Hawaii) -> Contest:
    return contest_of(game, ["random", "random"], 5, {"resources": "open"})


@pytest.fixture
def file(tmp_path: Path, game: Hawaii, contest: Contest) -> Path:
    """A record of three games."""
    path = tmp_path / "games.jsonl"
    with Record(path, contest) as record:
        for number in range(3):
            record.add(play_game(game, contest, number))
    return path


def refusal(file: Path, contest: Contest) -> Message:
    """Why the file is refused; it is left as it was."""
    before = file.read_bytes()
    with pytest.raises(Problem) as trouble:
        Record(file, contest)
    assert file.read_bytes() == before
    return trouble.value.message


def test_the_first_line_tells_the_settings_and_each_further_line_a_game(file: Path, contest: Contest) -> None:
    header, *games = [json.loads(line) for line in file.read_text().splitlines()]
    settings = {"game": "hawaii", "bots": ["random", "random"], "players": 2, "seed": 5}
    assert {name: header[name] for name in settings} == settings
    assert header["options"] == {"resources": "open"}
    assert (header["tables"], header["version"]) == (contest.tables, contest.version)
    assert [game["number"] for game in games] == [0, 1, 2]


def test_what_was_written_is_read(file: Path, game: Hawaii, contest: Contest) -> None:
    with Record(file, contest) as record:
        assert list(record.games) == [0, 1, 2]
        again = play_game(game, contest, 2)
        assert msgspec.structs.replace(record.games[2], seconds=again.seconds) == again


def test_a_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path, game: Hawaii, contest: Contest) -> None:
    path = tmp_path / "games.jsonl"
    with Record(path, contest) as record:
        assert path.read_bytes().count(b"\n") == 1
        record.add(play_game(game, contest, 0))
        assert path.read_bytes().count(b"\n") == 2


def test_cut_anywhere_it_keeps_the_games_that_are_whole(file: Path, contest: Contest) -> None:
    content = file.read_bytes()
    header = content.index(b"\n") + 1
    ends = {end + near for end, byte in enumerate(content) if byte == 10 for near in range(-12, 13)}
    for end in sorted({*range(0, len(content), 31), *ends} & set(range(len(content) + 1))):
        file.write_bytes(content[:end])
        with Record(file, contest) as record:
            assert len(record.games) == max(0, content[:end].count(b"\n") - 1)
        kept = content[: max(header, content.rfind(b"\n", 0, end) + 1)]
        assert file.read_bytes() == kept


def test_a_game_that_is_there_twice_counts_once(file: Path, contest: Contest) -> None:
    """Two arenas at once with one file: they play the same games."""
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    with Record(file, contest) as record:
        assert list(record.games) == [0, 1, 2]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("game", "maori"),
        ("bots", ("random", "novice")),
        ("bots", ("random", "random", "random")),
        ("seed", 6),
        ("options", {}),
        ("tables", "0" * 64),
        ("opponents", "0" * 64),
        ("version", "0.0.1"),
    ],
)
def test_other_settings_are_refused_by_name(
    file: Path, contest: Contest, setting: str, value: object
) -> None:
    other = msgspec.structs.replace(contest, **{setting: value})
    message = refusal(file, other)
    assert message.id == "record_other_setting"
    assert message.values["setting"] == setting
    assert message.values["there"] != message.values["here"]


@pytest.mark.parametrize(
    "content", [b"dear diary", b"dear\ndiary\n", b"\n", b"[]\n", b'{"seed":5}\n', b"\xff\n"]
)
def test_a_file_that_is_something_else_is_left_alone(file: Path, contest: Contest, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal(file, contest).id == "record_is_none"


def test_a_damaged_line_is_named(file: Path, contest: Contest) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for damage in (b"", b"{}", b"[1]", b"nonsense", b"\xff\xfe", lines[2][:-20], lines[2][:-1] * 2):
        file.write_bytes(b"".join([*lines[:2], damage + b"\n", *lines[3:]]))
        message = refusal(file, contest)
        assert (message.id, message.values["line"]) == ("record_damaged", 3), damage


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("number", -1),
        ("number", 7),
        ("seed", 99),
        ("seats", ["random", "master"]),
        ("scores", [1, 2, 3]),
        ("winners", []),
        ("winners", [2]),
        ("seconds", []),
        ("sources", "none"),
        ("mood", "good"),
    ],
)
def test_a_game_that_does_not_belong_there_is_damage(
    file: Path, contest: Contest, key: str, value: object
) -> None:
    *lines, last = file.read_text().splitlines()
    file.write_text("\n".join([*lines, json.dumps({**json.loads(last), key: value})]) + "\n")
    message = refusal(file, contest)
    assert (message.id, message.values["line"]) == ("record_damaged", 4)


def test_a_last_line_that_no_arena_has_begun_is_damage(file: Path, contest: Contest) -> None:
    file.write_bytes(file.read_bytes() + b"my favourite games")
    assert refusal(file, contest).id == "record_damaged"


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path, contest: Contest) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "games.jsonl"):
        with pytest.raises(Problem) as trouble:
            Record(path, contest)
        assert trouble.value.message.id == "record_unusable"
        assert trouble.value.message.values["file"] == str(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_told(contest: Contest) -> None:
    with pytest.raises(Problem) as trouble:
        Record(Path("/dev/full"), contest)
    assert trouble.value.message.id == "record_unusable"
