"""The rulebook in the form play needs it: tables as numbers and tuples, and every action made once.

Inside the rules, things are small whole numbers: see `kinds` and `sea`. Tide cards are counted in the order
of their numbers.
"""

from __future__ import annotations

from hawaii.games.polynesia.actions import Catch, Decline, Feast, Forgo, Mark, Offer, Pay, Stop
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.tables import Options, PolynesiaTables, cards_of
from hawaii.kernel.actions import Action


class Book:
    """All that never changes in a game with given tables."""

    def __init__(self, tables: PolynesiaTables) -> None:
        self.tables = tables
        maps = {"small": tables.maps.small, "large": tables.maps.large}
        self.maps = {name: Sea(name, table, tables.scoring) for name, table in maps.items()}
        self.seas: dict[int, Sea] = {}
        """By number of players, the map they play on."""
        for sea in self.maps.values():
            for players in range(sea.table.players.fewest, sea.table.players.most + 1):
                self.seas.setdefault(players, sea)
        self._cards(tables)
        self.free = _free_numbers(tables)
        """By members on the personal board, the highest number that is free there."""
        self.beach = tables.jeopardy.rows[0]
        self.rear = tables.jeopardy.rows[1:]
        self.marker = tables.play.marker
        self.pay: list[Action] = [Pay(kind) for kind in GOODS]
        self.catch: list[Action] = [Catch(kind) for kind in GOODS]
        self.mark: list[Action] = [Mark(kind) for kind in GOODS]
        self.offer: list[Action] = [Offer(kind) for kind in GOODS]
        self.decline: list[Action] = [Decline(kind) for kind in GOODS]
        self.feast: list[Action] = [Feast(way, kind) for way in ("take", "spoil") for kind in GOODS]
        self.stop = Stop()
        self.forgo = Forgo()

    def _cards(self, tables: PolynesiaTables) -> None:
        self.cards = cards_of(tables.cards)
        self.card_names = list(self.cards)
        self.card_numbers = {name: number for number, name in enumerate(self.card_names)}
        number = self.card_numbers.__getitem__
        self.gateways = number("gateways")
        self.landfalls = number("landfalls")
        self.feasts = number("feasts")
        self.passages = number("passages")
        self.arrivals = number("arrivals")
        self.friendships = number("friendships")
        self.company = number("company")
        self.families = number("families")
        self.with_points = frozenset((self.landfalls, self.friendships, self.company))
        """The cards that need point tokens."""

    def deck(self, type_: int, players: int, options: Options) -> list[int]:
        """The cards of a type that can be drawn."""
        return [
            number
            for number, card in enumerate(self.cards.values())
            if card.type == type_
            and card.from_players <= players
            and not (card.not_with == "jeopardy" and options.jeopardy)
        ]


def _free_numbers(tables: PolynesiaTables) -> list[int]:
    """Members fill the upper row from the right, then the lower one."""
    upper, lower = tables.boards.upper, tables.boards.lower
    found = []
    for members in range(tables.start.members + 1):
        above = upper[: max(0, len(upper) - members)]
        below = lower[: max(0, len(lower) - max(0, members - len(upper)))]
        found.append(max((*above, *below), default=0))
    return found
