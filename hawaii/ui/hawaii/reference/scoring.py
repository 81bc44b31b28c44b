"""Points: where they come from, the end of a round, and the final scoring with a worked example."""

from __future__ import annotations

from contextlib import suppress

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.final_scoring import final_scoring
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.realm_building import build_realm
from hawaii.games.hawaii.round_scoring import ranks
from hawaii.games.hawaii.tables import Options, RankPoints, Tile
from hawaii.kernel.messages import Message, Problem
from hawaii.ui.hawaii.effects import effect_lines
from hawaii.ui.hawaii.reference.pictures import (
    DOCK_PICTURE,
    POINT,
    boat,
    chieftain,
    marker,
    sides,
    tile,
    token,
)
from hawaii.ui.hawaii.reference.realm import village_grid
from hawaii.ui.hawaii.telling import pieces
from hawaii.ui.reference import (
    Block,
    Card,
    Cards,
    Cell,
    Example,
    Heading,
    Line,
    Links,
    Page,
    Pieces,
    Table,
    Text,
)

SECTION = Message("ref_section_rules")
COLOURS = ("red", "green", "blue", "yellow")
WORKED = (
    ("start_hut", "shell_hut I", "hula II", "taro I", "surfer I", "laka II"),
    ("long_hut II", "irrigation I", "banana II", "coconut I", "breadfruit I"),
    ("foot_hut I", "kanaloa I", "hula I"),
)
"""A realm at the end of a game, to be counted."""
KAHUNAS, TIKIS, BOATS = 3, 2, (1, 0)


def scoring_pages(book: Book, options: Options) -> list[Page]:
    return [_points(book), _round(book, options), _final(book, options)]


# -- an overview -----------------------------------------------------------------------------------


def _points(book: Book) -> Page:
    tables = book.tables
    ending = [name for name, one in tables.tiles.items() if _scores_at_the_end(one)]
    scoring = [
        name for name, one in tables.tiles.items() if one.spear_points.second or one.reached_points.second
    ]
    highest = max(dock.points for dock in book.docks)
    lowest = min(dock.points for dock in book.docks)
    first = book.rounds[0].points.first
    last = book.rounds[-1].points.first
    during = [
        Card(
            Message("ref_points_rounds"),
            (token(max(tables.tokens)),),
            (Message("ref_points_rounds_do", {"first": first, "last": last}),),
            page="round",
        ),
        Card(
            Message("ref_points_docks"),
            (DOCK_PICTURE,),
            (Message("ref_points_docks_do", {"lowest": lowest, "highest": highest}),),
            page="docks",
        ),
        *(_tile_card(book, name) for name in scoring),
    ]
    return Page(
        "points",
        Message("ref_points_page"),
        SECTION,
        (
            Text(Message("ref_points_about")),
            Heading(Message("ref_points_during")),
            Cards(tuple(during)),
            Heading(Message("ref_points_end")),
            Text(Message("ref_points_end_do")),
            Cards((_tile_card(book, "kahuna"), *(_tile_card(book, name) for name in ending))),
            Links(("round", "final", "docks")),
        ),
        POINT,
    )


def _scores_at_the_end(one: Tile) -> bool:
    sides = (one.end_points, one.village_tile_points, one.fruit_points, one.sea_points)
    return bool(one.fruit_tile_points) or any(side.second for side in sides)


def _tile_card(book: Book, name: str) -> Card:
    title = Message(f"tile_{name}")
    return Card(title, sides(name)[-1:], effect_lines(book, name), page=f"tile:{name}")


# -- the end of a round ----------------------------------------------------------------------------


def _round(book: Book, options: Options) -> Page:
    rounds = book.rounds
    rows: list[tuple[Cell, ...]] = []
    for number, one in enumerate(rounds):
        income = one.income
        after = Message("ref_none") if income is None else pieces(income.shell, income.foot, 0)
        numbers = (number + 1, one.needed, one.points.first, one.points.second, one.points.others)
        rows.append((*map(str, numbers), after))
    needed = rounds[0].needed
    plain = [needed + 5, needed + 2, needed, max(0, needed - 1)]
    shared = [needed + 2, needed + 2, needed + 1, needed]
    blocks: list[Block] = [
        Text(Message("ref_round_when")),
        Text(Message("ref_round_sum")),
        Text(Message("ref_round_needed")),
        Table(
            (
                Message("ref_round_round"),
                Message("ref_round_needs"),
                Message("ref_round_first"),
                Message("ref_round_second"),
                Message("ref_round_others"),
                Message("ref_round_income"),
            ),
            tuple(rows),
        ),
        Heading(Message("ref_round_ranking")),
        Text(Message("ref_round_highest")),
        Text(Message("ref_round_shared_next" if options.seconds_on_shared_first else "ref_round_shared")),
    ]
    if not options.rank_only_those_who_reach:
        blocks.append(Text(Message("ref_round_all_ranked")))
    blocks += [
        _ranking(Message("ref_round_example", {"needed": needed}), plain, needed, rounds[0].points, options),
        _ranking(Message("ref_round_example_shared"), shared, needed, rounds[0].points, options),
        Text(Message("ref_round_surfers")),
        Heading(Message("ref_round_then")),
        Text(Message("ref_round_income_do", {"rounds": len(rounds)})),
        Text(Message("ref_round_next")),
        Links(("tokens", "cove", "tile:surfer", "tile:lono", "docks")),
    ]
    return Page("round", Message("ref_round"), SECTION, tuple(blocks), token(max(book.tables.tokens)))


def _ranking(title: Message, sums: list[int], needed: int, worth: RankPoints, options: Options) -> Example:
    """Four seats and what their sums bring, by the rule itself."""
    by_rank = (0, worth.first, worth.second, worth.others)
    words = (
        Message("ref_rank_missed"),
        Message("ref_rank_first"),
        Message("ref_rank_second"),
        Message("ref_rank_others"),
    )
    lines = [
        Line(
            Message("ref_rank_line", {"sum": total, "rank": words[rank]}),
            (marker(colour),),
            f"+{by_rank[rank]}" if rank else "0",
        )
        for total, rank, colour in zip(sums, ranks(sums, [needed] * len(sums), options), COLOURS, strict=True)
    ]
    return Example(title, tuple(lines))


# -- the final scoring -----------------------------------------------------------------------------


def _final(book: Book, options: Options) -> Page:
    kanaloa = Message(
        "ref_final_sea" if options.kanaloa_counts_fishing_boat else "ref_final_sea_without_fishing_boat"
    )
    return Page(
        "final",
        Message("ref_final"),
        SECTION,
        (
            Text(Message("ref_final_about", {"rounds": len(book.rounds)})),
            Text(Message("ref_final_first")),
            Text(Message("ref_final_then")),
            Text(kanaloa),
            *_worked(book, options),
            Heading(Message("ref_final_winner")),
            Text(Message("ref_final_winner_do")),
            Links(("counting", "points", "tile:kahuna", "tile:irrigation", "tile:hula")),
        ),
        chieftain("yellow"),
    )


def _worked(book: Book, options: Options) -> list[Block]:
    """A realm counted by the rules; left out if tables of somebody's own do not allow it."""
    realm: Realm | None = None
    with suppress(Problem):
        realm = build_realm(book, WORKED, KAHUNAS, TIKIS, BOATS)
    if realm is None:
        return []
    found = final_scoring(book, realm, options)
    lines = []
    for village in found:
        if not village.counts:
            message = Message("ref_final_out", {"village": village.village, "count": village.length})
            lines.append(Line(message, (), "0"))
        for award in village.awards:
            side = 2 if any(name == f"{award.source} II" for name in WORKED[village.village - 1]) else 1
            lines.append(Line(award.reason, (tile(award.source, side),), f"+{award.points}"))
    total = sum(award.points for village in found for award in village.awards)
    grid = village_grid(book, realm.villages, KAHUNAS, TIKIS)
    boats = Pieces((boat("fishing_boat"), boat("boat_1")), Message("ref_final_boats"), 56)
    return [
        Heading(Message("ref_final_example")),
        Text(Message("ref_final_realm", {"column": book.tiki_spaces[TIKIS - 1].column})),
        grid,
        boats,
        Example(
            Message("ref_final_counted"), tuple(lines), Line(Message("ref_final_total"), (POINT,), str(total))
        ),
    ]
