"""The phase marker on its track, and the heaps of fish and shells."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.kinds import GOODS
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import LARGE, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.gestures import pile_key
from hawaii.ui.polynesia.paint.pieces import paint_goods, paint_phase, paint_stone
from hawaii.ui.polynesia.view import View
from hawaii.ui.relief import paint_raised
from hawaii.ui.widgets import Button, Drawn, Panel, Widget

ENDINGS = {
    step_numbers.TRAVEL: "button_stop_travel",
    step_numbers.VOYAGE: "button_forgo_voyage",
    step_numbers.SETTLE: "button_forgo_settle",
}


def track_widgets(view: View) -> list[Widget]:
    layout = view.layout.track
    found: list[Widget] = [Panel("track", layout.box, radius=14), _track(view)]
    ending = view.gestures.ending() if view.mine and not view.card else None
    if ending is not None:
        words = view.say(Message(ENDINGS[view.gestures.step]))
        return [*found, Button("act", layout.act, act=partial(view.put, "act"), text=words, wraps=True)]
    return [*found, *(_pile(view, kind, box) for kind, box in zip(GOODS, layout.piles, strict=True))]


def _track(view: View) -> Widget:
    """The numbers, one after the other, and the volcano at their end."""
    spaces, phase = view.layout.track.spaces, view.state.phase
    numbers = view.game.book.marker
    over = view.state.over
    box = spaces[0]._replace(w=spaces[-1].right - spaces[0].x)

    def paint(canvas: Canvas, _: Box) -> None:
        for place, space in enumerate(spaces):
            spot = space.centred(min(space.w, space.h), min(space.w, space.h))
            here = place == phase and not over
            canvas.panel(spot, "sand" if place < len(numbers) else "lava_deep", 10, "edge", 1.5)
            if place == len(numbers):
                paint_stone(canvas, spot.inset(spot.w * 0.2), "red")
                if here:
                    canvas.outline(spot, "gold", 10, 4)
            elif here:
                paint_phase(canvas, spot.inset(1), numbers[place])
            else:
                canvas.text(spot, str(numbers[place]), spot.h * 0.46, "ink", "title", "centre")

    number = numbers[phase] if phase < len(numbers) else 0
    tip = view.later(Message("tip_marker" if number else "tip_maintenance", {"number": number}))
    return Drawn("marker", box, tip=tip, content=(phase, over), paint=paint, page="round")


def _pile(view: View, kind: str, box: Box) -> Widget:
    """A heap of goods: at one's turn, so many can be taken from it."""
    key = pile_key(kind)
    ready = view.free and key in view.gestures.catches()
    phase, numbers = view.state.phase, view.game.book.marker
    count = numbers[phase] if phase < len(numbers) else 0

    def paint(canvas: Canvas, box: Box) -> None:
        if ready:
            face = paint_raised(canvas, box, "button", 12, "edge")
        else:
            face = box
            canvas.panel(box, "paper_dim", 12, "edge", 1.5)
        words, heap = face.inset(6, 2).cut_right(max(34.0, face.w * 0.36)) if ready else (face, face)
        side = min(face.h - 12, heap.w * 0.66, 42.0)
        for number in range(3):
            spot = heap.centred(side, side).moved((number - 1) * side * 0.24, (1 - number) * side * 0.1)
            paint_goods(canvas, spot, kind, 255 if ready else 150)
        if ready:
            canvas.text(words, f"+{count}", LARGE, "ink", "title", "centre")

    message = Message(f"tip_catch_{kind}", {"count": count}) if ready else Message(f"tip_pile_{kind}")
    return Drawn(
        key,
        box,
        act=partial(view.put, key) if ready else None,
        tip=view.later(message),
        content=(ready, count),
        paint=paint,
        page="fishing",
    )
