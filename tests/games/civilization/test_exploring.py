"""What figures find: tiles, huts, villages, relics, city-states (R8.5 - R8.7, R8.11, R11.3, R17.30)."""

from typing import Any

import pytest

from games.civilization.positions import (
    asked,
    flat,
    hide,
    jump,
    know,
    legal,
    listen,
    number,
    person_on_top,
    play,
    put_figures,
    put_hut,
    put_metropolis,
    put_relic,
    put_village,
    square,
)
from ludopolis.games.civilization import exploring
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.components import SQUARES
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import FIRST_GROUND, GROUND_KINDS, SLOT_SQUARE


def movement(*civilizations: str, **options: Any) -> CivilizationState:
    return jump(flat(*(civilizations or ("america", "egypt")), **options), "move")


def explore(table: CivilizationState, *tokens: str) -> CivilizationState:
    """An army of seat 0 enters a hut or village on e8."""
    put_figures(table, 0, "d8", armies=1)
    for token in tokens:
        (put_hut if token.startswith("hut") else put_village)(table, "e8", token)
    return play(table, "group d8", "step east")


# --- R8.5, R17.30: tiles --------------------------------------------------------------------------


def face_down(tile: str, slot: int = 0) -> CivilizationState:
    """A map of grassland but for one tile, face down in a slot."""
    table = movement()
    which = number("tile", tile)
    faces = [table.face(s.TILE_FACES + place) for place in range(27)]
    other = faces.index(which)
    table.faces[int(s.TILE_FACES) + other] = table.faces[int(s.TILE_FACES) + slot]
    table.faces[int(s.TILE_FACES) + slot] = which
    table.set_thing(s.TILE_AT + slot, s.FACE_DOWN)
    for place in range(16):
        hide(table, SLOT_SQUARE[2 * 352 + slot * 16 + place])
    return table


def rows(table: CivilizationState, slot: int) -> list[list[object]]:
    """The squares of a tile as they lie, row by row."""
    kinds = [
        GROUND_KINDS[int(table.ground[SLOT_SQUARE[2 * 352 + slot * 16 + place]]) - int(FIRST_GROUND)]
        for place in range(16)
    ]
    return [[(kind.terrain, kind.symbol, kind.resource) for kind in kinds[row * 4 :][:4]] for row in range(4)]


def printed(tile: str) -> list[list[object]]:
    """The same as printed, with the arrow on the south edge pointing north."""
    return [[(kind.terrain, kind.symbol, kind.resource) for kind in row] for row in SQUARES[tile]]


# The slot 0 of two players is e1 to h4: entered from the west at d2, from the south at f5.
@pytest.mark.parametrize(("figure", "way"), [("d2", "east"), ("f5", "north")])
def test_R17_30_the_arrow_points_away_from_the_discoverer(figure: str, way: str) -> None:
    table = face_down("tile_01")
    put_figures(table, 0, figure, armies=1)
    play(table, f"group {figure}", f"discover {way}")
    lying = rows(table, 0)
    if way == "north":
        assert lying == printed("tile_01")
    else:  # the south edge has become the west edge: a quarter turn clockwise
        assert [row[0] for row in lying] == printed("tile_01")[3]
        assert [row[3] for row in lying] == printed("tile_01")[0]


def test_R17_30_from_the_north_and_the_east() -> None:
    table = face_down("tile_01", 5)
    exploring.reveal_tile(table, 0, 5, 2)  # looking south
    assert rows(table, 5) == [row[::-1] for row in printed("tile_01")[::-1]]
    table = face_down("tile_01", 5)
    exploring.reveal_tile(table, 0, 5, 3)  # looking west: the south edge is in the east
    assert [row[3] for row in rows(table, 5)] == printed("tile_01")[3][::-1]


def test_R8_5_discovering_costs_a_step_and_does_not_move() -> None:
    table = face_down("tile_01")
    put_figures(table, 0, "d2", armies=1)
    play(table, "group d2")
    assert "step east" not in legal(table)
    play(table, "discover east")
    assert table.armies(square("d2")) == 1
    assert "stop" in legal(table)
    play(table, "step south")
    assert asked(table) == "0 move"  # that was the second step


def test_R8_5_without_a_step_left_nothing_is_discovered() -> None:
    table = face_down("tile_01")
    put_figures(table, 0, "d4", armies=1)
    play(table, "group d4", "step north", "step north")
    assert asked(table) == "0 move"
    assert table.ground[square("e2")] == s.HIDDEN


def test_R8_5_symbols_get_tokens_and_relics_theirs() -> None:
    symbols = {tile: [kind.symbol for row in SQUARES[tile] for kind in row] for tile in SQUARES}
    tile = next(tile for tile in symbols if "hut" in symbols[tile] and "village" in symbols[tile])
    table = face_down(tile)
    exploring.reveal_tile(table, 0, 0, 0)
    found = [int(table.on[SLOT_SQUARE[2 * 352 + place]]) for place in range(16)]
    for symbol, token in zip(symbols[tile], found, strict=True):
        assert (s.HUT <= token < s.VILLAGE) == (symbol == "hut")
        assert (s.VILLAGE <= token < s.CITY_STATE) == (symbol == "village")
    table = face_down("tile_23")
    exploring.reveal_tile(table, 0, 0, 0)
    found = [int(table.on[SLOT_SQUARE[2 * 352 + place]]) for place in range(16)]
    assert int(s.RELIC) + number("relic", "ark_of_the_covenant") in found


def test_R8_5_no_token_if_the_pile_is_empty() -> None:
    symbols = {tile: [kind.symbol for row in SQUARES[tile] for kind in row] for tile in SQUARES}
    tile = next(tile for tile in symbols if "hut" in symbols[tile])
    table = face_down(tile)
    for back in range(int(s.HUT_BACKS), int(s.VILLAGE_BACKS)):
        table.move_card(back, s.OUT)
    exploring.reveal_tile(table, 0, 0, 0)
    assert not any(s.HUT <= int(table.on[SLOT_SQUARE[2 * 352 + place]]) < s.VILLAGE for place in range(16))


@pytest.mark.parametrize(("tile", "option"), [("tile_23", "relics"), ("tile_17", "investments")])
def test_R1_5_relics_without_their_module_are_not_placed(tile: str, option: str) -> None:
    table = face_down(tile)
    setattr(table, option, False)
    exploring.reveal_tile(table, 0, 0, 0)
    assert not any(int(table.on[SLOT_SQUARE[2 * 352 + place]]) >= s.RELIC for place in range(16))


def test_R16_21_spain_may_build_a_basic_building_for_a_tile() -> None:
    table = face_down("tile_01")
    table.set_of(0, s.CIVILIZATION, number("civilization", "spain") + 1)
    put_figures(table, 0, "d2", armies=1)
    play(table, "group d2", "discover east")
    assert asked(table) == "0 choose_building"
    offered = {action.split()[1] for action in legal(table, "build_free")}
    # Around the capital all is grassland.
    assert offered == {"granary", "library", "market", "barracks", "temple"}
    play(table, "build_free granary", "at a1")
    assert table.on[square("a1")] == int(s.BUILDING) + number("building", "granary")
    assert asked(table) == "0 step"


def test_R16_21_spain_may_decline_and_its_upgrades_are_flipped_at_once() -> None:
    table = face_down("tile_01")
    table.set_of(0, s.CIVILIZATION, number("civilization", "spain") + 1)
    know(table, 0, "engineering")  # aqueducts
    put_figures(table, 0, "d2", armies=1)
    copy = table.copy()
    assert isinstance(copy, CivilizationState)
    play(copy, "group d2", "discover east", "done")
    assert asked(copy) == "0 step"
    play(table, "group d2", "discover east", "build_free granary", "at a1")
    assert table.on[square("a1")] == int(s.BUILDING) + number("building", "aqueduct")


def test_R8_5_others_than_spain_build_nothing() -> None:
    table = face_down("tile_01")
    put_figures(table, 0, "d2", scouts=1)
    play(table, "group d2", "discover east")
    assert asked(table) == "0 step"


# --- R8.6: huts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hut", ["hut_wheat", "hut_incense", "hut_silk", "hut_spy", "hut_iron", "hut_uranium", "hut_teacher"]
)
def test_R8_6_resources_and_teachers_are_kept_face_down(hut: str) -> None:
    table = movement(two_player_removal=False)
    listen(table)
    explore(table, hut)
    held = [back for back in range(int(s.HUT_BACKS), int(s.VILLAGE_BACKS)) if table.place(back) == s.HELD]
    assert [table.face(back) for back in held] == [number("hut", hut)]
    assert table.known[held[0]] == 0
    assert table.on[square("e8")] == s.NOTHING


def test_R8_6_hut_native_art_is_culture() -> None:
    table = explore(movement(), "hut_native_art")
    assert table.of(0, s.CULTURE) == 3


def test_R8_6_hut_friendly_barbarian_becomes_a_unit() -> None:
    table = explore(movement(), "hut_friendly_barbarian")
    assert legal(table) == [
        "build_free army",
        "build_free artillery",
        "build_free infantry",
        "build_free mounted",
        "build_free scout",
    ]
    play(table, "build_free mounted")
    assert table.place(30) == s.HELD
    assert asked(table) == "0 move"


def test_R8_13_friendly_barbarians_become_a_figure_that_moves_in_the_next_turn() -> None:
    table = explore(movement(), "hut_friendly_barbarian")
    play(table, "build_free scout")
    assert (table.armies(square("e8")), table.scouts(square("e8"))) == (1, 1)
    assert legal(table) == ["done"]


def test_R8_6_friendly_barbarians_respect_the_stacking_limit_and_the_supply() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=2)
    put_hut(table, "e8", "hut_friendly_barbarian")
    play(table, "group d8", "with 2 0", "step east")
    assert not {"build_free army", "build_free scout"} & set(legal(table))
    table = movement()
    table.set_of(0, s.ARMIES, 1)
    table = explore(table, "hut_friendly_barbarian")
    assert "build_free army" not in legal(table)
    assert "build_free scout" in legal(table)


def test_R11_3_hut_city_state_comes_onto_the_square_of_the_hut() -> None:
    table = explore(movement(), "hut_city_state")
    assert table.on[square("e8")] == int(s.CITY_STATE) + table.face(s.STATE_FACES)
    assert table.thing(s.STATES_DRAWN) == 1


def test_R11_3_no_city_state_is_left() -> None:
    table = movement()
    table.set_thing(s.STATES_DRAWN, 5)
    explore(table, "hut_city_state")
    assert table.on[square("e8")] == s.NOTHING
    assert table.thing(s.STATES_DRAWN) == 5


def test_R5_5_a_city_state_found_in_outskirts_is_destroyed_for_culture() -> None:
    table = movement()
    put_metropolis(table, 0, "b3")
    put_hut(table, "b4", "hut_city_state")
    put_figures(table, 0, "b5", armies=1)
    play(table, "group b5", "step north")
    assert table.on[square("b4")] == s.NOTHING
    assert table.of(0, s.CULTURE) == 3


def test_china_gains_culture_for_huts_and_villages() -> None:
    table = explore(movement("china", "egypt"), "hut_native_art")
    assert table.of(0, s.CULTURE) == 6


# --- R8.7: villages -------------------------------------------------------------------------------


def village(kind: str, *civilizations: str) -> CivilizationState:
    """Zulu take it without a battle."""
    return explore(movement(*(civilizations or ("zulu", "egypt"))), f"village_{kind}")


@pytest.mark.parametrize(
    "kept", ["village_spy", "village_uranium", "village_iron", "village_friendly_workers"]
)
def test_R8_7_resources_and_workers_are_kept(kept: str) -> None:
    table = village(kept.removeprefix("village_"))
    held = [back for back in range(int(s.VILLAGE_BACKS), int(s.BACKS)) if table.place(back) == s.HELD]
    assert [table.face(back) for back in held] == [number("village", kept)]


def test_R8_7_village_wealth_is_a_coin_on_the_sheet() -> None:
    table = village("wealth")
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "sheet")) == 1


def test_R8_7_village_native_art_is_six_culture() -> None:
    assert village("native_art").of(0, s.CULTURE) == 6


def test_R8_7_village_great_person_is_gained() -> None:
    table = movement("zulu", "egypt")
    person_on_top(table, "henry_ford")
    explore(table, "village_great_person")
    assert asked(table) == "0 place_person"


def test_R8_7_village_city_state_comes_onto_the_square() -> None:
    table = village("city_state")
    assert s.CITY_STATE <= int(table.on[square("e8")]) < s.RELIC


# --- R8.11: relics --------------------------------------------------------------------------------


def relic(kind: str, *civilizations: str) -> CivilizationState:
    table = movement(*civilizations)
    put_figures(table, 0, "d8", armies=1)
    put_relic(table, "e8", kind)
    return play(table, "group d8", "step east", "stop")


def test_R8_11_ark_of_the_covenant_advances_two_spaces_with_rewards() -> None:
    table = relic("ark_of_the_covenant")
    assert table.of(0, s.TRACK) == 2
    assert table.on[square("e8")] == s.NOTHING


def test_R8_11_attilas_village_brings_two_units() -> None:
    table = relic("attilas_village")
    assert asked(table) == "0 choose_unit_type"
    play(table, "draw infantry", "draw mounted")
    assert asked(table) == "0 move"
    assert table.place(0) == table.place(30) == s.HELD


def test_R8_11_the_school_of_confucius_brings_one_great_person() -> None:
    table = movement()
    person_on_top(table, "henry_ford")
    put_figures(table, 0, "d8", armies=1)
    put_relic(table, "e8", "school_of_confucius")
    play(table, "group d8", "step east", "stop")
    assert asked(table) == "0 place_person"
    play(table, "store")
    assert asked(table) == "0 move"


@pytest.mark.parametrize(("kind", "place"), [("atlantis", 0), ("seven_cities_of_gold", 1)])
def test_R8_11_atlantis_and_the_seven_cities_work_in_the_next_start_of_turn(kind: str, place: int) -> None:
    table = relic(kind)
    assert table.of(0, s.RELIC_TURN + place) == table.turn + 1
    assert table.of(0, s.RELIC_TURN + 1 - place) == 0


def test_R8_11_a_scout_that_ends_with_an_army_takes_it_too() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_relic(table, "e8", "ark_of_the_covenant")
    play(table, "group d8", "with 1 1", "step east", "stop")
    assert table.of(0, s.TRACK) == 2
