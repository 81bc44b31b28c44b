"""Moves made visible: whatever happens in a whole game can be shown, and ends where it belongs."""

from __future__ import annotations

import pytest

from hawaii.games.hawaii.events import BoatsUsed, FishCaught, Paid, RoundScored, TilePlaced
from hawaii.kernel.events import PointsScored
from hawaii.ui.app import App
from hawaii.ui.hawaii.animation import motions_of
from hawaii.ui.hawaii.replay import ReplayScene
from hawaii.ui.motion import Turning
from hawaii.ui.samples import sample_match
from tests.ui.robot import Robot


@pytest.fixture
def replay(app: App) -> ReplayScene:
    scene = ReplayScene(app, sample_match(3, 10_000))
    app.push(scene)
    return scene


def test_every_event_of_a_game_can_be_shown(app: App, robot: Robot, replay: ReplayScene) -> None:
    seen = set()
    while (decision := replay.replay.forward()) is not None:
        found = motions_of(replay.view(app.fit), decision.events, 1.0)
        assert all(motion.seconds > 0 and motion.delay >= 0 for motion in found)
        assert max((motion.delay + motion.seconds for motion in found), default=0) < 6, "nobody waits so long"
        seen |= {type(event) for event in decision.events if found}
        for motion in found:
            motion.spent = motion.delay + motion.seconds / 2
            motion.draw(app.canvas)
    assert {TilePlaced, FishCaught, Paid, BoatsUsed, PointsScored} <= seen


def test_used_boats_are_turned_where_they_lie(app: App, replay: ReplayScene) -> None:
    turned = 0
    while (decision := replay.replay.forward()) is not None:
        used = [one for one in decision.events if isinstance(one, BoatsUsed) and one.seat == replay.me]
        if any(isinstance(one, RoundScored) for one in decision.events):
            continue  # they are ready again
        found = motions_of(replay.view(app.fit), decision.events, 1.0)
        boats = [motion for motion in found if isinstance(motion, Turning)]
        assert len(boats) == sum(one.fishing + one.first + one.second for one in used)
        assert all(replay.view(app.fit).layout.realm.boats.holds(motion.destination) for motion in boats)
        turned += len(boats)
    assert turned


def test_markers_slide_to_where_the_points_are(app: App, replay: ReplayScene) -> None:
    while (decision := replay.replay.forward()) is not None:
        view = replay.view(app.fit)
        found = motions_of(view, decision.events, 1.0)
        for seat in range(3):
            slides = [motion for motion in found if motion.hides == f"marker:{seat}"]
            if slides and not replay.match.state.over:
                ring = view.layout.ring
                after = [one for one in decision.events if isinstance(one, PointsScored) and one.seat == seat]
                later = sum(one.points for one in after) - sum(one.points for one in after[: len(slides)])
                cell = ring[(view.state.points[seat] - later) % len(ring)]
                assert cell.middle == pytest.approx(slides[-1].destination.middle)


def test_without_motion_nothing_moves(app: App, replay: ReplayScene) -> None:
    decision = replay.replay.forward()
    assert decision is not None
    assert motions_of(replay.view(app.fit), decision.events, 0.0) == []
