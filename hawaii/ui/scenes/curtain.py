"""Between two people: nobody sees the other's pieces."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.saves import Seat
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.landscape import Landscape
from hawaii.ui.widgets import Button, Card, Picture, Title, Widget


class CurtainScene(Landscape):
    """Whose turn it is, and nothing else."""

    dusk = 120

    def __init__(self, app: App, seat: Seat) -> None:
        super().__init__(app)
        self.seat = seat

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.centred(560, 330)
        words = self.say(Message("curtain", {"name": self.seat.name}))
        return [
            Card("card", card),
            Picture(
                "who",
                Box(card.middle[0] - 60, card.y + 24, 120, 120),
                name=f"hawaii/piece/chieftain_{self.seat.colour}",
            ),
            Title("words", Box(card.x + 20, card.y + 150, card.w - 40, 60), text=words, size=32),
            Button(
                "ready",
                Box(card.middle[0] - 120, card.bottom - 90, 240, 56),
                act=self.app.pop,
                text=self.say(Message("curtain_ready")),
                size=22,
                chosen=True,
            ),
        ]
