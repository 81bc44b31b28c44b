"""A scene that has nothing to show but why."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scene import Scene
from hawaii.ui.widgets import Button, Card, Label, Title, Widget


def trouble_card(scene: Scene, fit: Fit, title: str, trouble: Message) -> list[Widget]:
    """The title of the scene, the sentence, and the way back."""
    words = scene.say(trouble)
    lines = scene.app.canvas.wrapped(words, 20, 560)
    card = fit.room.centred(640, 190 + 28 * len(lines))
    place = Box(card.x + 40, card.y + 84, 560, 28 * len(lines))
    foot = card.inset(40, 24).cut_bottom(48)[0]
    return [
        Card("card", card),
        Title("title", Box(card.x, card.y + 22, card.w, 50), text=title, size=34),
        Label("trouble", place, text=words, size=20, wraps=True),
        Button(
            "back", foot.centred(200, 48), act=scene.app.pop, text=scene.say(Message("back")), chosen=True
        ),
    ]
