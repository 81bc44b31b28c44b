"""Damages saved games in every way there is and loads them: `python -m tests.saves.damaging NUMBER`.

Whatever was done to a file, it is loaded, or something of it is saved, or it is refused with a sentence.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hawaii.kernel.messages import Problem
from hawaii.saves import Store, load_file
from hawaii.saves.file import _checksum, canonical, digest_of
from hawaii.ui.words import Words

FILES = sorted((Path(__file__).parent / "files").glob("version-*/*.json"))

Damage = Callable[[bytes, random.Random], bytes]


def cut(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content))]


def cut_out(content: bytes, chance: random.Random) -> bytes:
    begin, end = sorted(chance.sample(range(len(content)), 2))
    return content[:begin] + content[end:]


def flip_bits(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 8, 100))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def zeros(content: bytes, chance: random.Random) -> bytes:
    """As a disk leaves what it never wrote."""
    begin = chance.randrange(len(content)) // 512 * 512
    return content[:begin] + bytes(len(content) - begin)


def other_encoding(content: bytes, chance: random.Random) -> bytes:
    text = content.decode()
    return text.encode(chance.choice(("utf-16", "utf-32", "utf-8-sig", "cp037", "utf-7")))


def other_text(content: bytes, chance: random.Random) -> bytes:
    return chance.choice(
        (
            b"",
            b"null",
            b"[]",
            b'"saved game"',
            b"\0" * 99,
            chance.randbytes(3000),
            b"<html></html>",
            b"{" * 9999,
        )
    )


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**64,
    10**30,
    1e308,
    -0.5,
    "",
    "x" * 1000,
    "../../x",
    "‮\u0000",
    [],
    {},
    [[]],
    [{}],
    {"a": {"b": []}},
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All paths to values in a value."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found += places(one, (*path, key))
    return found


def change_values(content: bytes, chance: random.Random) -> bytes:
    """Values that are odd, missing, doubled or elsewhere; in the tables too."""
    value = json.loads(content)
    found = places(value)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        path = chance.choice(found)
        inside = value
        try:
            for key in path[:-1]:
                inside = inside[key]
            old = inside[path[-1]]
            kind = chance.randrange(6)
            if kind == 0:
                del inside[path[-1]]
            elif kind == 1 and isinstance(old, int):
                inside[path[-1]] = old + chance.choice((-1, 1, 7, 10**6, 2**62))
            elif kind == 2 and isinstance(inside, list):
                chance.shuffle(inside)
            elif kind == 3 and isinstance(inside, list):
                inside *= 2
            elif kind == 4:
                inside[path[-1]] = _deep(chance)
            else:
                inside[path[-1]] = chance.choice(ODD)
        except (KeyError, IndexError, TypeError):
            continue  # it was changed before
    return _sealed(value) if chance.random() < 0.7 else _dumped(value)


def _deep(chance: random.Random) -> Any:
    found: Any = 1
    for _ in range(chance.choice((30, 300, 900))):
        found = [found] if chance.random() < 0.5 else {"a": found}
    return found


def _sealed(value: Any) -> bytes:
    """With a checksum and a digest that are right: somebody meant it."""
    try:
        value["digest"] = digest_of(value.get("snapshot"))
        lines = {key: canonical(one) for key, one in value.items() if key != "checksum"}
        value["checksum"] = _checksum(lines)
    except (AttributeError, TypeError, ValueError, RecursionError):
        pass
    return _dumped(value)


def _dumped(value: Any) -> bytes:
    try:
        return json.dumps(value).encode()
    except RecursionError:
        return b'{"a":' * 2000 + b"1" + b"}" * 2000


def far_too_long(content: bytes, chance: random.Random) -> bytes:
    value = json.loads(content)
    rows = value["actions"]
    value["actions"] = rows * (1 + chance.choice((100, 1000, 2_000_000 // len(content) * 40)))
    return _sealed(value)[:8_000_000]


DAMAGES: tuple[Damage, ...] = (
    cut,
    cut_out,
    flip_bits,
    flip_bits,
    zeros,
    other_encoding,
    other_text,
    *[change_values] * 12,
)


def damaged(number: int) -> bytes:
    """The content of a file, always the same for a number."""
    chance = random.Random(number)
    content = FILES[number % len(FILES)].read_bytes()
    if number % 500 == 499:
        return far_too_long(content, chance)
    return chance.choice(DAMAGES)(content, chance)


def outcome(file: Path, words: Words) -> str:
    """What becomes of a file; what is no sentence is no outcome, and ends this program."""
    try:
        match, notices = load_file(file)
    except Problem as problem:
        sentence = words.say(problem.message)
        assert sentence.endswith("."), sentence
        assert "\n" not in sentence, sentence
        assert len(sentence) < 2000, sentence
        return "refused"
    if not match.state.over:
        match.play(match.state.legal[0]) if not match.held else match.end_turn()
    return "saved in part" if notices else "loaded"


def main() -> None:
    number = int(sys.argv[1])
    words = Words()
    outcomes: Counter[str] = Counter()
    longest = 0.0
    with TemporaryDirectory() as folder:
        inside = Path(folder) / "damaged"
        inside.mkdir()
        file = inside / "game.json"
        for seed in range(number):
            file.write_bytes(damaged(seed))
            begin = time.perf_counter()
            try:
                outcomes[outcome(file, words)] += 1
            except BaseException:
                print(f"at number {seed}", file=sys.stderr)
                raise
            longest = max(longest, time.perf_counter() - begin)
        with file.open("wb") as stream:
            stream.truncate(200_000_000)
        outcomes[f"{outcome(file, words)} (200 MB)"] += 1
        assert Store(inside).trash() == []
        assert [entry.name for entry in inside.iterdir()] == ["game.json"]
        assert [entry.name for entry in Path(folder).iterdir()] == ["damaged"]
    megabytes = _most_memory()
    told = {"outcomes": dict(outcomes), "longest_seconds": round(longest, 3), "megabytes": round(megabytes)}
    print(json.dumps(told))


def _most_memory() -> float:
    """Megabytes. What the system counts for a process begins with those of whoever started it, so on Linux
    the memory itself is asked.
    """
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
