"""A suggested turn of Hawaii at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import (
    BoatsUsed,
    ChieftainMoved,
    ExchangeHutsUsed,
    FishCaught,
    IslandVisited,
    KahunaPlaced,
    Paid,
    PriceTokenTaken,
    TikiPlaced,
    TileBought,
    TilePlaced,
)
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, PointsScored
from hawaii.kernel.messages import Message
from hawaii.ui.hawaii.reference import pictures
from hawaii.ui.hawaii.telling import pieces, tell, tiles, token_words
from hawaii.ui.reference import Piece
from hawaii.ui.table.suggested import Suggested, story_of, turn_of


def suggested(game: Hawaii, state: HawaiiState, actions: Sequence[Action], colour: str) -> Suggested:
    """The turn that these actions are, or the rest of it; the colour is that of whoever would play it."""
    turn = turn_of(game, state, actions)
    story = story_of(game, turn, state.actor)
    shown, headline = _subject(game, turn, colour)
    if headline is None:  # the rest of a turn that brings nothing new
        headline = story[0] if story else Message("hint_free")
    return Suggested(shown, headline, tuple(_details(turn)), story)


def _subject(game: Hawaii, turn: Sequence[Event], colour: str) -> tuple[tuple[Piece, ...], Message | None]:
    """What the turn is about: the first of its events that a player would name it after."""
    for event in turn:
        match event:
            case TileBought(_, tile, side, number):
                return (pictures.tile(tile, side),) * number, _bought(event, turn)
            case IslandVisited(_, dock, island):
                return (pictures.island(island),), Message("hint_dock", {"dock": dock})
            case FishCaught(_, tokens, fish):
                caught = tuple(pictures.fish(game.book.fish[game.book.tokens[token]]) for token in tokens)
                return caught, Message("hint_fish", {"fish": fish})
            case TilePlaced(_, tile, side, village):
                return (pictures.tile(tile, side),), _into(tiles(tile, side, 1), village)
            case ChieftainMoved(destination="beach"):
                return (pictures.BEACH_PICTURE, pictures.chieftain(colour)), Message("hint_rest")
            case ChieftainMoved(destination="track", number=space):
                return (pictures.TRACK_SPACE, pictures.chieftain(colour)), Message(
                    "hint_retire", {"space": space}
                )
    return (pictures.chieftain(colour),), None


def _bought(bought: TileBought, turn: Sequence[Event]) -> Message:
    """The tile, and where it goes."""
    tile = tiles(bought.tile, bought.side, bought.number)
    if bought.tile == "boat":
        return Message("hint_boat", {"tile": tile})
    if bought.tile == "kahuna":
        spaces = [str(event.space) for event in turn if isinstance(event, KahunaPlaced)]
        return Message("hint_kahuna", {"tile": tile, "spaces": ", ".join(spaces), "count": len(spaces)})
    if bought.tile == "tiki":
        spaces = [str(event.space) for event in turn if isinstance(event, TikiPlaced)]
        return Message("hint_tiki", {"tile": tile, "spaces": ", ".join(spaces), "count": len(spaces)})
    villages = [event.village for event in turn if isinstance(event, TilePlaced)]
    return _into(tile, villages[0]) if villages else tile


def _into(tile: Message, village: int) -> Message:
    return Message("card_into", {"tile": tile, "village": village})


def _details(turn: Sequence[Event]) -> list[Message]:
    """First the price of everything together, then what is used, then what it brings at once."""
    paid = [(event.shell, event.foot, event.fruit) for event in turn if isinstance(event, Paid)]
    price = tuple(map(sum, zip(*paid, strict=True)))
    found = [pieces(*price)] if any(price) else []
    gifts, points = list[Message](), 0
    for event in turn:
        match event:
            case PriceTokenTaken(_, token):
                found.append(Message("hint_token", {"token": token_words(token)}))
            case ExchangeHutsUsed() | BoatsUsed():
                found += [clause.message for clause in tell(event)]
            case ChieftainMoved(destination="beach"):
                found.append(Message("hint_free"))
            case ChieftainMoved(destination="track"):
                found.append(Message("hint_out"))
            case IslandVisited(_, _, island):
                gifts.append(Message("hint_gift", {"island": Message(f"island_{island}")}))
            case PointsScored():
                points += event.points
    if points:
        found.append(Message("hint_now", {"count": points}))
    return [*found, *gifts]
