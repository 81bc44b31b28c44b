"""The art of Polynesia: nothing on the chart lies over anything else, and everything can be drawn."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import msgspec
import pygame
import pytest

from hawaii.games.polynesia.tables import Boards, Cards, Jeopardy, Maps, MapTable
from hawaii.kernel.folders import resource
from hawaii.kernel.tagged_yaml import read_tagged, untag
from hawaii.ui.art import Art
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Arrangement, Fit
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint import pieces
from hawaii.ui.polynesia.paint.board import lay_board, paint_board
from hawaii.ui.polynesia.paint.cards import card_art, lay_card, paint_card
from hawaii.ui.polynesia.paint.chart import RATIO, RIM, Chart
from hawaii.ui.polynesia.paint.fleet import ships_on
from hawaii.ui.polynesia.paint.ground import SHAPES, paint_chart, paint_contour, paint_volcano, shape_of
from hawaii.ui.polynesia.paint.miniature import paint_small_chart
from hawaii.ui.polynesia.paint.room import with_room
from hawaii.ui.polynesia.paint.survey import lay_chart
from hawaii.ui.polynesia.paint.volcano import beach_places, crater_places, terraces
from hawaii.ui.polynesia.paint.waters import CALM, waters_svg
from hawaii.ui.theme import theme, themes
from hawaii.ui.type import Type

SIDES = ("small", "large")
BOX = Box(30, 60, 1000, 720)
COLOURS = ("red", "yellow", "green", "blue", "purple")


def table(side: str) -> MapTable:
    content = untag(read_tagged(resource("data", "polynesia", "maps.yaml")))
    found: MapTable = getattr(msgspec.convert(content, Maps), side)
    return found


@pytest.fixture(params=SIDES)
def side(request: pytest.FixtureRequest) -> MapTable:
    return table(request.param)


@pytest.fixture
def chart(side: MapTable) -> Chart:
    return lay_chart(side, BOX)


def canvas_of(name: str = "light", size: tuple[int, int] = (640, 460), patient: bool = True) -> Canvas:
    pygame.font.init()
    art = Art()
    art.patient = patient
    surface = pygame.Surface(size, pygame.SRCALPHA)
    return Canvas(surface, Fit(*size, 1.0, Arrangement.FULL), theme(name), art, Type())


def drawn(canvas: Canvas, box: Box) -> int:
    """How many colours there are in a part of a picture."""
    rect = canvas.rect(box).clip(canvas.surface.get_rect())
    return len(
        {
            canvas.surface.get_at((x, y))[:]
            for x in range(rect.x, rect.right, 2)
            for y in range(rect.y, rect.bottom, 2)
        }
    )


# -- where things lie ------------------------------------------------------------------------------


def test_no_island_lies_on_another(chart: Chart) -> None:
    for one, other in combinations(chart.islands.values(), 2):
        assert one.shore.apart(other.shore) > 8 * chart.scale, (one.name, other.name)


def test_islands_and_their_names_lie_inside_the_border(chart: Chart) -> None:
    inner = chart.frame.inset(RIM * chart.scale * 0.75)
    for island in chart.islands.values():
        for box in (island.box, island.symbol, island.token, island.plate):
            assert inner.holds(box), island.name


def test_routes_lie_in_the_frame_and_off_all_other_islands(chart: Chart) -> None:
    for route in chart.routes.values():
        for point in route.points:
            assert chart.frame.contains(point), route.name
        for name, island in chart.islands.items():
            if name not in route.ends:
                assert min(map(island.shore.gap, route.points)) > 6 * chart.scale, (route.name, name)


def test_routes_reach_from_one_shore_to_the_other(chart: Chart) -> None:
    for route in chart.routes.values():
        first, last = (chart.islands[end] for end in route.ends)
        assert abs(first.quay.gap(route.points[0])) < 9 * chart.scale, route.name
        assert abs(last.quay.gap(route.points[-1])) < 9 * chart.scale, route.name
        assert route.distance(route.middle) < 0.01
        assert route.direction[0] ** 2 + route.direction[1] ** 2 == pytest.approx(1)


def test_every_route_can_be_clicked_in_its_middle(chart: Chart) -> None:
    for name, route in chart.routes.items():
        assert chart.route_at(route.middle) == name
        assert chart.island_at(route.middle) in (None, chart.main), name
    assert chart.route_at((chart.frame.x + 2, chart.frame.y + 2)) is None


def test_every_island_can_be_clicked(chart: Chart) -> None:
    for name, island in chart.islands.items():
        assert chart.island_at(island.shore.middle) == name


def test_what_a_route_costs_lies_beside_it_on_the_water(chart: Chart) -> None:
    for route in chart.routes.values():
        if not route.neutral:
            assert chart.frame.inset(RIM * chart.scale).holds(route.marker)
            assert route.distance(route.marker.middle) > 18 * chart.scale
            for name, island in chart.islands.items():
                assert island.shore.gap(route.marker.middle) > 5 * chart.scale, (route.name, name)
    markers = [route.marker for route in chart.routes.values() if not route.neutral]
    for one, other in combinations(markers, 2):
        assert not one.inset(one.w * 0.15).overlaps(other.inset(other.w * 0.15))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_ships_on_a_route_can_be_told_apart(chart: Chart, count: int) -> None:
    for route in chart.routes.values():
        ships = ships_on(chart, route, count)
        assert len(ships) == count
        for one, other in combinations(ships, 2):
            far = max(abs(one.x - other.x), abs(one.y - other.y))
            assert far > one.w * 0.3, route.name


@pytest.mark.parametrize(("count", "most"), [(1, 0.15), (2, 0.5), (3, 0.8)])
def test_ships_hide_hardly_anything(chart: Chart, count: int, most: float) -> None:
    for route in chart.routes.values():
        if route.neutral:
            continue
        for ship in ships_on(chart, route, count):
            assert chart.frame.holds(ship), route.name
            hull = ship.inset(ship.w * 0.12)
            for island in chart.islands.values():
                assert island.shore.gap(ship.middle) > 0, (route.name, island.name)
                for thing in (island.plate, island.symbol, island.token, route.marker):
                    both = hull.common(thing)
                    assert both.w * both.h <= most * hull.w * hull.h, (route.name, island.name)


def test_nobody_lies_on_a_route_without_ships(chart: Chart) -> None:
    assert all(ships_on(chart, route, 0) == [] for route in chart.routes.values())


def test_islands_make_room_for_ships_and_names(chart: Chart) -> None:
    archipelago = {name: group for group in chart.archipelagos for name in group}
    for route in chart.routes.values():
        one, other = (chart.islands[end] for end in route.ends)
        same = one.name in archipelago and archipelago[one.name] == archipelago.get(other.name)
        if not route.neutral and not same:
            assert one.shore.apart(other.shore) > 52 * chart.scale, route.name


def test_islands_stay_near_their_place_on_the_map(side: MapTable) -> None:
    chart = lay_chart(side, Box(0, 0, 1000, 720))
    for name, row in side.islands.items():
        if name != chart.main:
            assert math.dist(chart.islands[name].shore.middle, row.at) < 110, name


def test_islands_that_have_room_do_not_drift() -> None:
    places = {"honu": (300.0, 200.0), "koru": (500.0, 200.0), "manu": (400.0, 400.0)}
    volcano = Box(14, 480, 238, 222)
    found = with_room(places, [("honu", "koru")], [], volcano)
    assert all(math.dist(found[name], places[name]) < 1 for name in places)
    close = {**places, "koru": (340.0, 200.0)}
    found = with_room(close, [("honu", "koru")], [], volcano)
    assert math.dist(found["honu"], found["koru"]) > 125


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_members_stand_on_their_island(chart: Chart, count: int) -> None:
    for island in chart.islands.values():
        spots = island.members(count)
        assert len(spots) == count
        assert all(island.shore.holds((spot.middle[0], spot.bottom)) for spot in spots)
        assert all(one.x < other.x for one, other in pairwise(spots))


def test_a_chart_keeps_its_proportions_in_any_box(side: MapTable) -> None:
    wide = lay_chart(side, Box(0, 0, 2000, 500))
    assert wide.frame.w / wide.frame.h == pytest.approx(RATIO)
    assert wide.box.holds(wide.frame)
    assert all(wide.frame.holds(island.box) for island in wide.islands.values())


def test_the_islands_that_sink_are_known(chart: Chart) -> None:
    assert chart.main == "ahi_nui"
    assert chart.near == ("rua", "tahi", "toru")
    assert [len(group) for group in chart.archipelagos] == [2, 2, 2, 2]


# -- the main island -------------------------------------------------------------------------------


@pytest.mark.parametrize("jeopardy", [False, True])
def test_ten_stones_lie_in_the_crater(jeopardy: bool) -> None:
    box = Box(10, 20, 238, 222)
    places = crater_places(box, jeopardy)
    assert len(places) == 10
    assert all(box.holds(place) for place in places)
    for one, other in combinations(places, 2):
        assert not one.inset(one.w * 0.2).overlaps(other.inset(other.w * 0.2))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_beach_has_room_for_everybody(count: int) -> None:
    box = Box(10, 20, 238, 222)
    places = beach_places(box, count)
    assert len(places) == count
    assert all(box.holds(place) for place in places)
    for one, other in pairwise(places):
        assert not one.overlaps(other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_queues_have_a_place_for_each_member(players: int) -> None:
    content = untag(read_tagged(resource("data", "polynesia", "jeopardy.yaml")))
    rows = msgspec.convert(content, Jeopardy).rows
    box = Box(10, 20, 238, 222)
    found = terraces(box, players, rows)
    assert [len(row.places) for row in found] == [players] * len(rows)
    for seat in range(players):
        assert [len(row.places[seat]) for row in found] == list(rows)
    for row in found:
        everything = [row.lava, *(place for queue in row.places for place in queue)]
        assert all(box.holds(place) for place in everything)
        for one, other in pairwise(everything):
            assert one.x < other.x
    for below, above in pairwise(found):
        assert above.box.bottom <= below.box.y + 0.01
        assert above.box.w < below.box.w


# -- personal boards and cards ---------------------------------------------------------------------


def board_numbers() -> Boards:
    return msgspec.convert(untag(read_tagged(resource("data", "polynesia", "boards.yaml"))), Boards)


@pytest.mark.parametrize("size", [(620, 200), (400, 130), (300, 210), (240, 240)])
def test_the_spaces_of_a_personal_board_do_not_overlap(size: tuple[int, int]) -> None:
    box = Box(7, 9, *size)
    layout = lay_board(box, 8, 5)
    parts = [*layout.upper, *layout.lower, layout.sea]
    assert len(parts) == 14
    assert all(box.holds(part) for part in parts)
    for one, other in combinations(parts, 2):
        assert not one.overlaps(other)
    ships = layout.ships(15)
    assert all(layout.sea.inset(-1).holds(ship) for ship in ships)
    assert len(set(ships)) == 15


def cards() -> dict[str, str]:
    content = msgspec.convert(untag(read_tagged(resource("data", "polynesia", "cards.yaml"))), Cards)
    return {field.name: getattr(content, field.name).number for field in msgspec.structs.fields(Cards)}


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    files = {file.stem for file in resource("assets", "svg", "polynesia", "cards").glob("*.svg")}
    assert files == set(cards())
    assert all(resource("assets", "svg", f"{card_art(card)}.svg").is_file() for card in cards())


@pytest.mark.parametrize("size", [(220, 310), (330, 130), (130, 120)])
def test_the_parts_of_a_card_lie_on_it(size: tuple[int, int]) -> None:
    box = Box(5, 5, *size)
    layout = lay_card(box)
    assert all(box.holds(part) for part in layout)
    assert not layout.title.overlaps(layout.picture)
    assert not layout.title.overlaps(layout.words)


# -- drawing ---------------------------------------------------------------------------------------


def test_what_glows_has_the_shape_of_its_island() -> None:
    canvas = canvas_of(size=(200, 200))
    box = Box(60, 60, 80, 62)
    paint_contour("polynesia/island/1", False, "glow", canvas, box)
    assert canvas.surface.get_at((100, 91)).a == 0, "the island itself is seen"
    assert all(
        canvas.surface.get_at(corner).a == 0 for corner in ((56, 56), (144, 56), (56, 126), (144, 126))
    )
    row = [x for x in range(200) if canvas.surface.get_at((x, 91)).a > 200]
    assert row
    assert all(50 < x < 66 or 134 < x < 150 for x in row), row


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize("jeopardy", [False, True])
def test_the_chart_is_drawn_in_every_theme(name: str, jeopardy: bool) -> None:
    canvas = canvas_of(name)
    chart = lay_chart(table("large"), Box(0, 0, 640, 460))
    paint_chart(canvas, chart, jeopardy)
    assert not canvas.art.hurried
    for island in chart.islands.values():
        assert drawn(canvas, island.box) > 40, island.name
    for island in chart.islands.values():
        if island.name != chart.main:
            green = canvas.surface.get_at(canvas.rect(Box(*island.shore.middle, 0, 0)).move(0, 8).topleft)
            assert green.g > green.b, island.name


def test_the_chart_grows_in_small_parts_and_is_then_kept() -> None:
    canvas = canvas_of(patient=False)
    chart = lay_chart(table("small"), Box(0, 0, 640, 460))
    frames = 0
    while frames == 0 or canvas.art.hurried:
        canvas.art.begin_frame()
        canvas.art.hurried = False
        paint_chart(canvas, chart)
        frames += 1
        assert frames < 100
    assert frames > 3
    whole = pygame.image.tobytes(canvas.surface, "RGB")
    kept = len(canvas._panels)
    paint_chart(canvas, chart)
    assert len(canvas._panels) == kept
    patient = canvas_of()
    paint_chart(patient, chart)
    assert pygame.image.tobytes(patient.surface, "RGB") == whole


def test_the_waters_use_only_what_can_be_drawn() -> None:
    svg = waters_svg(lay_chart(table("large"), BOX), CALM)
    for forbidden in ("clipPath", "<mask", "<filter", "<use", "<pattern", "<text", "<style", "<image"):
        assert forbidden not in svg


def test_islands_always_look_the_same_and_not_all_alike(side: MapTable) -> None:
    shapes = [shape_of(name) for name in side.islands]
    assert shapes == [shape_of(name) for name in side.islands]
    assert len(set(shapes)) > SHAPES
    for number in range(1, SHAPES + 1):
        assert resource("assets", "svg", "polynesia", "island", f"{number}.svg").is_file()


@pytest.mark.parametrize("name", themes())
def test_every_piece_is_drawn_in_every_theme(name: str) -> None:
    box = Box(20, 20, 36, 36)

    def seen(canvas: Canvas) -> bool:
        return drawn(canvas, box) > 8

    for colour in COLOURS:
        for left in (False, True):
            canvas = canvas_of(name, (80, 80))
            pieces.paint_ship(canvas, box, colour, left)
            assert seen(canvas), colour
        canvas = canvas_of(name, (80, 80))
        pieces.paint_member(canvas, box, colour)
        assert seen(canvas), colour
    for paint, kinds in (
        (pieces.paint_goods, ("fish", "shell")),
        (
            pieces.paint_token,
            ("mask", "mask4", "fish", "shell", "turtle", "ship", "back_green", "back_orange"),
        ),
        (pieces.paint_stone, ("red", "grey", "black")),
    ):
        for kind in kinds:
            canvas = canvas_of(name, (80, 80))
            paint(canvas, box, kind)
            assert seen(canvas), kind
    for paint_one in (pieces.paint_start, pieces.paint_point):
        canvas = canvas_of(name, (80, 80))
        paint_one(canvas, box)
        assert seen(canvas)
    for current in (True, False):
        canvas = canvas_of(name, (80, 80))
        pieces.paint_phase(canvas, box, 3, current)
        assert seen(canvas)


@pytest.mark.parametrize("name", themes())
def test_boards_cards_and_miniatures_are_drawn_in_every_theme(name: str) -> None:
    canvas = canvas_of(name)
    numbers = board_numbers()
    layout = lay_board(Box(10, 10, 400, 130), len(numbers.upper), len(numbers.lower))
    paint_board(canvas, layout, numbers.upper, numbers.lower)
    assert drawn(canvas, layout.sea) > 4
    assert drawn(canvas, layout.upper[0]) > 4
    for card, number in cards().items():
        paint_card(canvas, Box(420, 10, 180, 240), card, number, card, "Some words.")
        assert drawn(canvas, lay_card(Box(420, 10, 180, 240)).picture) > 60, card
    small = Box(10, 200, 300, 216)
    ships, members = {"tahi-rua": ["red", "blue"]}, {"rua": ["red"], "ahi_nui": ["red", "blue"]}
    paint_small_chart(canvas, small, table("small"), ships, members)
    assert drawn(canvas, small) > 300
    paint_volcano(canvas, Box(330, 270, 180, 170), jeopardy=True)
    assert drawn(canvas, Box(330, 270, 180, 170)) > 100


def test_each_player_has_a_pattern_on_ships_and_members() -> None:
    """Without colours, small as on the chart, no two look the same."""
    for kind in ("ship", "member"):
        grey: dict[str, list[int]] = {}
        for colour in COLOURS:
            file = resource("assets", "svg", "polynesia", "piece", f"{kind}_{colour}.svg")
            picture = pygame.transform.grayscale(pygame.image.load_sized_svg(file, (36, 36)))
            wide, high = picture.get_size()
            grey[colour] = [picture.get_at((x, y)).r for x in range(wide) for y in range(high)]
        for one, other in combinations(COLOURS, 2):
            apart = sum(abs(a - b) for a, b in zip(grey[one], grey[other], strict=True)) / len(grey[one])
            assert apart > 6, (kind, one, other)
