"""Layout, without a display: nothing overlaps that should not, nothing leaves the window, at every scale."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.ui.fit import NEEDS, SCALES, Arrangement, Fit, arrangements, fit, scales, why_not
from hawaii.ui.geometry import Box, around
from hawaii.ui.hawaii.layout import RING, TableLayout, lay_out

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 1366)]
FITS = [fit(*size, scale) for size in SIZES for scale in (None, *scales(*size))]
FITS += [fit(*size, None, arrangement) for size in SIZES for arrangement in arrangements(*size)]


def name(one: Fit) -> str:
    return f"{one.width}x{one.height}@{one.scale:.2f}-{one.arrangement}"


def table(game: Hawaii, one: Fit, players: int) -> TableLayout:
    book = game.book
    return lay_out(one, players, book.tables.board.rows, len(book.docks), len(book.tiki_spaces), book.rows)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("one", FITS, ids=name)
def test_nothing_overlaps_and_nothing_leaves_the_window(game: Hawaii, one: Fit, players: int) -> None:
    found = table(game, one, players)
    realm = found.realm
    parts = [
        *(found.bar, *found.places, found.beach, found.cove, *found.track, *found.docks),
        *(realm.header, *realm.tikis, *realm.kahunas, *realm.villages),
        *(realm.boats, realm.sums, realm.purse, *found.opponents),
        *([] if found.recent is None else [found.recent]),
    ]
    for box in parts:
        assert one.room.holds(box), box
        assert box.w > 0
        assert box.h > 0
    for first, second in combinations(parts, 2):
        assert not first.overlaps(second), (first, second)
    inner = (*found.places, found.beach, found.cove, *found.track, *found.docks)
    assert all(found.board.holds(box) for box in inner)
    assert all(realm.box.holds(box) for box in (*realm.tikis, *realm.kahunas, *realm.villages))
    assert not any(cell.overlaps(box) for cell in found.ring for box in inner)


@pytest.mark.parametrize("one", FITS, ids=name)
def test_the_score_track_runs_around_the_board(game: Hawaii, one: Fit) -> None:
    found = table(game, one, 4)
    assert len(found.ring) == RING
    assert all(found.board.holds(cell) for cell in found.ring)
    for first, second in combinations(found.ring, 2):
        assert not first.overlaps(second)
    for here, there in zip(found.ring, (*found.ring[1:], found.ring[0]), strict=True):
        touching = here.inset(-1).overlaps(there)
        assert touching, (here, there)


@pytest.mark.parametrize("one", FITS, ids=name)
@pytest.mark.parametrize("length", [1, 7, 14])
def test_the_longest_village_stays_in_its_row(game: Hawaii, one: Fit, length: int) -> None:
    realm = table(game, one, 5).realm
    for row, village in enumerate(realm.villages):
        slots = [realm.slot(row, column, length) for column in range(length)]
        assert village.inset(-1, -6).holds(around(slots))
        assert all(one.x < other.x for one, other in pairwise(slots))


@pytest.mark.parametrize(
    ("size", "arrangement"),
    [
        ((1280, 720), Arrangement.COMPACT),
        ((1600, 900), Arrangement.FULL),
        ((1920, 1080), Arrangement.FULL),
        ((3840, 2160), Arrangement.FULL),
        ((1024, 1366), Arrangement.TALL),
        ((800, 600), Arrangement.COMPACT),
    ],
)
def test_the_arrangement_is_chosen_on_its_own(size: tuple[int, int], arrangement: Arrangement) -> None:
    assert fit(*size).arrangement is arrangement


def test_a_scale_that_leaves_too_little_room_is_not_offered_and_says_why() -> None:
    assert scales(1280, 720) == [0.75, 1.0]
    assert scales(3840, 2160) == list(SCALES)
    assert why_not(1280, 720, 1.0) is None
    reason = why_not(1280, 720, 2.0)
    assert reason is not None
    assert reason.values["percent"] == 200
    assert fit(1280, 720, 2.0) == fit(1280, 720), "asked for all the same, the best is taken"


@pytest.mark.parametrize("one", FITS, ids=name)
def test_every_arrangement_has_the_room_it_needs(one: Fit) -> None:
    least = NEEDS[one.arrangement]
    assert one.room.w >= least[0] - 1e-6
    assert one.room.h >= least[1] - 1e-6
    assert 0.75 <= one.scale <= 2


def test_boxes_that_touch_still_touch_on_the_screen() -> None:
    one = fit(1280, 720)
    row = Box(0, 0, 1000, 40).columns([1] * 7)
    pixels = [one.pixels(box) for box in row]
    for (x, _, w, _), (following, *_) in pairwise(pixels):
        assert x + w == following
