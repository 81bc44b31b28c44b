"""The card of a hint: how good each suggestion is, and why the chosen one is."""

from __future__ import annotations

import pytest

from hawaii.bots import Advice, Suggestion
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from tests.saves.players import bot, person
from tests.ui.robot import Robot

FRUIT = Message("advice_income_fruit", {"count": 1})
SUM = Message("advice_sum", {"sum": 2, "needed": 9})
LONG = Message("advice_village_promises", {"village": 1, "points": 2})
TOLD = [(96.2, 0.0, (FRUIT, SUM)), (99.4, 0.49, (LONG, FRUIT)), (97.0, 0.5, (SUM,))]
"""Points, how much worse, and reasons. The second promises more points than the best."""


@pytest.fixture
def hinted(robot: Robot, game: Hawaii) -> Robot:
    match = Match(game, [person(0), bot(1)], 5)
    table = robot.sit_down(match)
    robot.wait_for_decision()
    table.hinting.advice = Advice(
        tuple(Suggestion((action,), *told) for action, told in zip(match.state.legal[:3], TOLD, strict=True))
    )
    table.change()
    robot.send()
    return robot


def drawn(robot: Robot, key: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a widget that are too long for no box, as they are put onto the canvas."""
    lines = list[str]()

    def text(
        canvas: Canvas, box: Box, words: str, size: float, colour: str, face: str = "text", align: str = ""
    ) -> None:
        assert canvas.text_width(words, size, face) <= box.w, words
        lines.append(words)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        robot.see(key).draw(robot.app.canvas)
    return lines


def test_the_best_tells_its_points_and_the_others_how_much_worse_they_are(
    hinted: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = [drawn(hinted, f"hint:{number}", monkeypatch)[-1] for number in range(3)]
    assert ends == ["≈ 96", "as good", "1 worse"]


def test_reasons_are_those_of_the_suggestion_that_is_looked_at(
    hinted: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = "1 more fruit after every round · sum of the round: 2 of 9"
    assert drawn(hinted, "hint:reason", monkeypatch) == [both[0].upper() + both[1:]]
    hinted.click("hint:2")
    assert drawn(hinted, "hint:reason", monkeypatch) == ["Sum of the round: 2 of 9"]


def test_two_reasons_that_are_too_long_for_a_line_leave_the_better_one(
    hinted: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hinted.click("hint:1")
    assert drawn(hinted, "hint:reason", monkeypatch) == ["Village 1 scores +2 more once the tikis reach it"]
    assert hinted.see("hint:reason").tip == (
        "Village 1 scores +2 more once the tikis reach it; 1 more fruit after every round."
    )
