"""What the program says: the ids of messages and the values it gives them, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import hawaii
from hawaii.bots import LEVELS
from hawaii.games import NAMES, game_tables, load_game
from hawaii.games.hawaii.tables import KINDS, Family
from hawaii.games.polynesia.kinds import GOODS, KEPT, STONES, TOKENS
from hawaii.kernel.options import option_values
from hawaii.saves import Shelf
from hawaii.ui.fit import Arrangement
from hawaii.ui.hawaii.purchase import FACETS
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.keys import USUAL
from hawaii.ui.maori.cards import COSTS
from hawaii.ui.polynesia.reference import rulings, tides, tokens
from hawaii.ui.scenes.options import id_of
from hawaii.ui.scenes.settings import SECTIONS
from hawaii.ui.scenes.statistics import TABS
from hawaii.ui.settings import FACTORS, Asking
from hawaii.ui.sources import groups_of
from hawaii.ui.theme import themes

TABLES = game_tables("hawaii").values
GAMES = [load_game(name) for name in NAMES]


class Saying(NamedTuple):
    """A message in the source. `values` are their names, None where only the running program knows."""

    id: str
    values: frozenset[str] | None
    where: str


HELPERS = {"demand": 1, "read": 2, "award": 2}
"""Functions that take the id of a message, and at which place."""

LATER = {"message", "problem", "expected", "reason"}
"""Names that stand for an id which is written where the function is called, or in a table beside it."""


@cache
def sayings() -> list[Saying]:
    """All messages whose ids are written out in the source."""
    root = Path(hawaii.__file__).parent
    found: list[Saying] = []
    for file in sorted(root.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        where = str(file.relative_to(root))
        found += [Saying(*saying, where) for saying in _sayings(tree)]
        if file.name == "checking.py":
            found += [Saying(name, None, where) for name in _expectations(tree)]
    return found


def _sayings(tree: ast.Module) -> Iterator[tuple[str, frozenset[str] | None]]:
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name | ast.Attribute):
            continue
        function = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
        place = HELPERS.get(function, len(call.args))
        if function == "Message":
            for name in _ids(call.args[0], tree):
                yield name, _names(call.args[1]) if len(call.args) > 1 else frozenset()
        elif place < len(call.args):
            keywords = frozenset(str(keyword.arg) for keyword in call.keywords)
            for name in _ids(call.args[place], tree):
                yield name, keywords if function == "demand" else None


def _ids(node: ast.expr, tree: ast.Module) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _ids(node.body, tree) | _ids(node.orelse, tree)
    if isinstance(node, ast.JoinedStr):
        assert isinstance(node.values[0], ast.Constant)
        assert node.values[0].value in families(), (
            f"a family of messages unknown to this test: {ast.unparse(node)}"
        )
        return set()
    if isinstance(node, ast.Dict):
        return set().union(*(_ids(value, tree) for value in node.values))
    if isinstance(node, ast.ListComp):
        return _ids(node.elt, tree)
    if isinstance(node, ast.Subscript):  # a table of ids
        return _ids(node.value, tree)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return set().union(*(_ids(table, tree) for table in (node.func.value, *node.args[1:])))
    assert isinstance(node, ast.Name), f"an id this test cannot read: {ast.unparse(node)}"
    if node.id in LATER:
        return set()
    assigned = [
        step.value
        for step in ast.walk(tree)
        if isinstance(step, ast.Assign) and ast.unparse(step.targets[0]) == node.id
    ]
    assert assigned, f"an id this test cannot find: {node.id}"
    return set().union(*(_ids(value, tree) for value in assigned))


def _names(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    names = {key.value for key in node.keys if isinstance(key, ast.Constant)}
    return frozenset(map(str, names)) if len(names) == len(node.keys) else None


def _expectations(tree: ast.Module) -> set[str]:
    """The words for what msgspec expected, in a table of patterns."""
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text for text in strings if isinstance(text, str) and text.startswith("expected_")}


@cache
def families() -> dict[str, set[str]]:
    """Ids that are put together from a beginning and a name of the game."""
    return {
        "prompt_": {step.name for step in load_game("hawaii").steps if not step.automatic},
        "points_": {
            *("spears", "dock", "island", "first", "second", "others"),
            *("reached", "first_space", "before"),
        },
        "received_": {"income", "tiles", "irrigation", "island", "kahuna", "tiki"},
        "tile_": set(KINDS),
        "advice_income_": {"shell", "foot", "fruit", "chosen"},
        "told_to_": {"beach", "cove", "dock", "track"},
        "pieces_": {"shell", "foot", "fruit"},
        "place_": set(TABLES["places"]),
        "island_": set(TABLES["islands"]),
        "level_": set(LEVELS),
        "shelf_": set(Shelf),
        "stats_tab_": set(TABS),
        "stats_source_": {group.id for name in NAMES for group in groups_of(name)},
        "speed_": set(FACTORS),
        "card_": {"number", *FACETS},
        "section_": set(SECTIONS),
        "setting_": {
            f"{name}{end}"
            for names in SECTIONS.values()
            for name in names
            for end in ("", "_about")
            if name != "keys"
        },
        "arrangement_": set(Arrangement),
        "asking_": set(get_args(Asking)),
        "theme_": set(themes()),
        "key_": set(USUAL),
        "key_does_": set(USUAL),
        "button_": {
            *("menu", "undo", "redo", "hint", "log", "person", "replay", "close", "help"),
            *("to_start", "step_back", "play", "pause", "step_on", "to_end"),
        },
        "option_": {
            f"{name}{end}"
            for game in GAMES
            for name, values in option_values(game.options).items()
            for end in ("", "_about", *(f"_{id_of(value)}" for value in values))
        },
        "final_": {"back", "replay", "story", "again", "home"},
        "round_for_": {"first", "second", "others", "reached", "first_space"},
        "table_": {
            *("agreements", "polynesia_play", "polynesia_tokens"),
            *(table for name in NAMES for table in HouseRules(name, {}, {}).tables),
        },
        "number_": _number_words() | _polynesian_numbers(),
        "number_of_": {"rounds", "docks", "tokens", "realm", "start", "board", "tiles"},
        "source_": {"R", "P", "C", "U"},
        "title_": {"continue", "new", "saved", "reference", "statistics", "settings", "quit"},
        "saved_": {"continue", "replay", "rename", "export", "delete"},
        "ref_tile_": set(KINDS),
        "ref_family_": set(get_args(Family)),
        "ref_section_": {"rules", "table", "tiles", *get_args(Family)},
        "pause_": {"resume", "settings", "leave", "quit"},
        "game_": {f"{name}{end}" for name in NAMES for end in ("", "_about")},
        **_of_maori(),
        **_of_polynesia(),
    }


def _of_maori() -> dict[str, set[str]]:
    return {
        "prompt_maori_": {step.name for step in load_game("maori").steps if not step.automatic},
        "maori_palms_": {"plain", "hut", "plain_atoll", "hut_atoll"},
        "maori_end_": {"north", "east", "south", "west", "turning"},
        "maori_middle_": {"upright", "across", "turning"},
        "maori_form_": {"single", "water", "volcano"},
        "maori_things_": {"palms", "huts", "shells", "ships"},
        "maori_rules_": {"basic", "advanced", "pro"},
        "maori_card_": {"take", "store", "put", "discard", "nothing", *COSTS, "free"},
        "told_shells_": {"sail", "skip", "steer"},
        "final_line_": {
            *("free", "turtles", "palms_atoll", "huts_atoll"),
            *(group.id for group in groups_of("maori")),
        },
    }


def _of_polynesia() -> dict[str, set[str]]:
    game = load_game("polynesia")
    steps = {step.name for step in game.steps if not step.automatic}
    cards = set(game.book.cards)
    return {
        "prompt_polynesia_": steps,
        "why_polynesia_": steps,
        "why_": {f"{kind}_short" for kind in GOODS},
        "polynesia_": cards - {"gateways", "feasts", "passages", "arrivals", "families"},
        "polynesia_card_": {f"{card}{end}" for card in cards for end in ("", "_short", "_text")},
        "polynesia_goods_": {*GOODS},
        "polynesia_kind_": {*GOODS},
        "polynesia_token_": {*TOKENS},
        "polynesia_token_does_": {*TOKENS},
        "polynesia_stone_": {*STONES},
        "polynesia_symbol_": {"main", "fish", "shell", "turtle", "turtles", "none"},
        "polynesia_type_": {"1", "2", "3"},
        "told_goods_": {
            *("explore", "family", "catch"),
            *("income", "feast", "decline", "spoil"),
        },
        "told_paid_": {"explore", "guide"},
        "tip_symbol_": {"fish", "shell", "turtle", "turtles"},
        "tip_token_": {*TOKENS},
        "tip_kept_": {*TOKENS[:KEPT]},
        "tip_route_": {*GOODS},
        "tip_explore_": {*GOODS, "either"},
        "tip_goods_": {*GOODS},
        "tip_catch_": {*GOODS},
        "tip_pile_": {*GOODS},
        "advice_polynesia_catch_": {*GOODS},
        "advice_polynesia_feast_": {f"{way}_{kind}" for way in ("take", "spoil") for kind in GOODS},
        "advice_polynesia_keeps_": {*GOODS},
        "advice_polynesia_mark_": {*GOODS},
        "advice_polynesia_source_": {*GOODS},
        "advice_polynesia_token_": {*GOODS},
        "hint_catch_": {*GOODS},
        "hint_decline_": {*GOODS},
        "hint_spoil_": {*GOODS},
        "hint_token_": {*TOKENS},
        "polynesia_ask_": {"pay", "feast", "mark", "family", "decline"},
        "polynesia_decline_": {*GOODS},
        "polynesia_explore_": {f"{way}_{kind}" for way in ("with", "free") for kind in GOODS},
        "polynesia_explore_free_": {*GOODS},
        "polynesia_explore_with_": {*GOODS},
        "polynesia_feast_": {f"{way}_{kind}" for way in ("take", "spoil") for kind in GOODS},
        "polynesia_join_": {*GOODS},
        "polynesia_offer_": {*GOODS},
        "polynesia_things_": {*GOODS},
        "ref_polynesia_ruling_": {card.anchor for card in rulings.RULINGS},
        "ref_polynesia_tide_": {
            f"{card}_{number}" for card, count in tides.RULINGS.items() for number in range(1, count + 1)
        },
        "ref_polynesia_token_": {
            f"{token}_{number}" for token, count in tokens.RULINGS.items() for number in range(1, count + 1)
        },
        "told_member_": {"alone", "guide", "mask", "guiding"},
        "told_placed_": {"populate", "arrival", "family"},
    }


def _number_words() -> set[str]:
    """Keys of the tables' numbers that are no names of pieces. Polynesia has words of its own, by table."""
    houses = [HouseRules(name, {}, {}) for name in NAMES if name != "polynesia"]
    parts = {part for house in houses for path in house.usual for part in path.split(".")[1:]}
    tiles = game_tables("maori").values["tiles"]
    tables = [table for house in houses for table in house.tables]
    pieces = {*KINDS, *TABLES["places"], *TABLES["islands"], *tiles, *tables}
    return {part for part in parts - pieces if not part.isdigit()} | {"kahunas", "tikis"}


def _polynesian_numbers() -> set[str]:
    paths = [path.split(".") for path in HouseRules("polynesia", {}, {}).usual]
    known = {*load_game("polynesia").book.cards, "players", "fewest", "most", "second"}
    return {f"polynesia_{table}_{part}" for table, *parts in paths for part in parts if part not in known}


@cache
def all_ids() -> set[str]:
    made = {beginning + name for beginning, names in families().items() for name in names}
    return made | {saying.id for saying in sayings()}
