"""A hint: what a master would do, in words on a card, and marked on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile

from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, TurnEnded
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import NORMAL
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import marks_of
from hawaii.ui.hawaii.hinting import Hinting
from hawaii.ui.hawaii.view import View
from hawaii.ui.log import clauses_of
from hawaii.ui.placing import card_box
from hawaii.ui.widgets import Button, Label, Panel, Widget
from hawaii.ui.words import capital

LINE, GAP = 58.0, 8.0


def hint_widgets(
    view: View,
    hinting: Hinting,
    table: Sequence[Widget],
    play: Callable[[Sequence[Action]], object],
    close: Callable[[], object],
) -> list[Widget]:
    """The card with all suggestions; what the chosen one is about glows on the table."""
    advice, shown = hinting.advice, hinting.chosen
    assert advice is not None
    suggestions = advice.suggestions
    marks = marks_of(suggestions[min(shown, len(suggestions) - 1)].actions)
    marked = [widget for widget in table if any(_is_marked(widget.key, mark) for mark in marks)]
    for widget in marked:
        widget.glows = True
    height = 96 + (LINE + GAP) * len(suggestions) + 58
    keep = [*(widget.box for widget in marked), *view.looked_at]
    near = view.layout.realm.box
    box = card_box(view.open_room, min(700.0, view.open_room.w), height, near, keep)
    inner = box.inset(20, 0)
    reason = view.say(Message("hint_other") if shown else advice.reason)
    title = Box(inner.x, box.y + 12, inner.w, 36)
    found: list[Widget] = [
        Panel("card", box, border="gold"),
        Label("hint:title", title, text=view.say(Message("hint_title")), size=22, face="title"),
        Label(
            "hint:reason",
            Box(inner.x, box.y + 50, inner.w, 30),
            text=capital(reason),
            size=NORMAL,
            colour="leaf_dark",
            face="bold",
        ),
    ]
    for number, suggestion in enumerate(suggestions):
        line = Box(inner.x, box.y + 88 + (LINE + GAP) * number, inner.w, LINE)
        turn = _in_words(view, suggestion.actions)
        words = view.say(Message("hint_line", {"points": round(suggestion.points), "turn": turn}))
        words = capital(words)
        act = partial(hinting.choose, number)
        found.append(
            Button(f"hint:{number}", line, act=act, text=words, size=17, wraps=True, lit=number == shown)
        )
    foot = Box(inner.x, box.bottom - 54, inner.w, 42)
    do_it = partial(play, suggestions[min(shown, len(suggestions) - 1)].actions)
    found += [
        Button("hint:close", foot.cut_left(120)[0], act=close, text=view.say(Message("close"))),
        Button(
            "hint:play", foot.cut_right(180)[0], act=do_it, text=view.say(Message("hint_play")), chosen=True
        ),
    ]
    return found


def _is_marked(key: str, mark: str) -> bool:
    return key.startswith(mark) if mark.endswith(":") else key == mark


def _in_words(view: View, actions: Sequence[Action]) -> str:
    """A turn in words, as the log would tell it."""
    state = view.state.copy()
    seat = state.actor
    events: list[Event] = []
    for action in actions:
        events += view.game.play(state, action)
    ended = takewhile(lambda event: not isinstance(event, TurnEnded), events)
    clauses = [clause for clause in clauses_of(view.game.name, ended) if clause.seat == seat]
    return "; ".join(view.say(clause.message) for clause in clauses)
