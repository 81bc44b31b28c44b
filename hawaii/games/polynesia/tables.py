"""The rule tables of Polynesia as typed structures: one for each file in `data/polynesia`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hawaii.kernel.table_types import Number, PlayerRange, Table

Small = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Place = Annotated[int, Meta(ge=0, le=1000)]

Symbol = Literal["main", "fish", "shell", "turtle", "turtles"]
TokenColour = Literal["green", "orange"]
CardNumber = Annotated[str, Meta(pattern=r"^[123]\.[1-9]$")]


class IslandTable(Table, frozen=True):
    """An island of a map."""

    name: str
    at: tuple[Place, Place]
    symbol: Symbol | None = None
    archipelago: str | None = None
    token: TokenColour | None = None


class MapTable(Table, frozen=True):
    """One side of the map. Routes are written as their two islands: "tahi-rua"."""

    players: PlayerRange
    islands: dict[str, IslandTable]
    neutral: tuple[str, ...]
    routes: tuple[str, ...]


class Maps(Table, frozen=True):
    small: MapTable
    large: MapTable


class Start(Table, frozen=True):
    players: PlayerRange
    members: Annotated[int, Meta(ge=1, le=30)]
    on_main: Few
    ships: Annotated[int, Meta(ge=1, le=60)]
    fish: Number
    shells: Number
    points: Number


class Boards(Table, frozen=True):
    upper: Annotated[tuple[Number, ...], Meta(min_length=1)]
    lower: tuple[Number, ...]


class Play(Table, frozen=True):
    marker: Annotated[tuple[Small, ...], Meta(min_length=1)]
    existing: Number
    only_new: Number
    guide: Number
    populate_main: Small
    populate_island: Small


class Lava(Table, frozen=True):
    red: Annotated[int, Meta(ge=1, le=30)]
    grey: Few
    black: Few
    after_black: Few


class GreenTokens(Table, frozen=True):
    mask: Few
    mask4: Few
    fish: Few
    shell: Few
    cross: Few


class OrangeTokens(Table, frozen=True):
    turtle: Few
    ship: Few
    cross: Few


class Tokens(Table, frozen=True):
    green: GreenTokens
    orange: OrangeTokens
    mask4_players: Number


class Scoring(Table, frozen=True):
    turtle: Number
    turtles: Number
    turtle_token: Number


class Card(Table, frozen=True):
    """A tide card; its type is the first figure of its number."""

    number: CardNumber
    from_players: Number = 2
    not_with: Literal["jeopardy"] | None = None

    @property
    def type(self) -> int:
        return int(self.number[0])


class PriceCard(Card, frozen=True, kw_only=True):
    price: Number


class TimesCard(Card, frozen=True, kw_only=True):
    times: Small


class GoodsCard(Card, frozen=True, kw_only=True):
    goods: Number


class PointsCard(Card, frozen=True, kw_only=True):
    points: Points


class RowCard(Card, frozen=True, kw_only=True):
    """Points for one, two, three … of something; the last number holds for more."""

    points: Annotated[tuple[Points, ...], Meta(min_length=1)]


class MostCard(Card, frozen=True, kw_only=True):
    """Points for those who have most of something, alone or with others."""

    alone: Number
    shared: Number


class RankCard(MostCard, frozen=True, kw_only=True):
    """And for those who come next."""

    second: Number


class Cards(Table, frozen=True):
    gateways: TimesCard
    landfalls: Card
    footholds: RowCard
    strongholds: RowCard
    feasts: GoodsCard
    passages: Card
    arrivals: Card
    collections: RowCard
    ceremonies: PointsCard
    faceless: PointsCard
    friendships: PointsCard
    company: PointsCard
    families: PriceCard
    chieftains: RankCard
    homebodies: MostCard
    fishers: MostCard
    navigators: MostCard
    divers: MostCard


class Jeopardy(Table, frozen=True):
    rows: Annotated[tuple[Small, ...], Meta(min_length=1)]


class Options(Table, frozen=True):
    """What the players agree on before a game."""

    jeopardy: bool


class PolynesiaTables(Table, frozen=True):
    boards: Boards
    cards: Cards
    jeopardy: Jeopardy
    lava: Lava
    maps: Maps
    options: Options
    play: Play
    scoring: Scoring
    start: Start
    tokens: Tokens


def cards_of(cards: Cards) -> dict[str, Card]:
    """The tide cards by id, in the order of their numbers."""
    return {field.name: getattr(cards, field.name) for field in msgspec.structs.fields(cards)}
