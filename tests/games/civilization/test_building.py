"""What cities build and where it stands: figures, units, buildings, walls, wonders (R7.4 - R7.10)."""

import pytest

from games.civilization.positions import (
    adopt,
    asked,
    fill_slots,
    flat,
    give_coins,
    give_event,
    give_person,
    give_trade,
    give_unit,
    govern,
    ground,
    heard,
    jump,
    know,
    legal,
    listen,
    number,
    offer_wonder,
    play,
    put_building,
    put_city,
    put_city_state,
    put_figures,
    put_hut,
    put_metropolis,
    put_person,
    put_relic,
    put_village,
    put_wonder,
    square,
    unit_on_top,
)
from ludopolis.games.civilization import building, pyramid, rules, squares, units
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.ids import item

# The capital of seat 0 stands on b2 and has a1 to c3 around it, all grassland.
AROUND = ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]


def city(*civilizations: str, production: int = 60, social_policies: bool = False) -> CivilizationState:
    """The City Management of seat 0 with so much production for the next build of its capital."""
    table = jump(flat(*(civilizations or ("china", "rome")), social_policies=social_policies), "city")
    table.set_of(0, s.BONUS, production - 1)
    return table


def squares_for(table: CivilizationState, what: str, index: int = 0) -> list[str]:
    """The squares on which a city may put an item."""
    copy = table.copy()
    assert isinstance(copy, CivilizationState)
    play(copy, f"city {index + 1}", f"build {what}")
    return [action.split()[1] for action in legal(copy, "at")]


def offered(table: CivilizationState, index: int = 0) -> list[str]:
    """What a city can build."""
    copy = table.copy()
    assert isinstance(copy, CivilizationState)
    play(copy, f"city {index + 1}")
    return [action.split()[1] for action in legal(copy, "build")]


def on(table: CivilizationState, where: str) -> int:
    return int(table.on[square(where)])


def a_building(name: str) -> int:
    return int(s.BUILDING) + number("building", name)


def a_wonder(name: str) -> int:
    return int(s.WONDER) + number("wonder", name)


def a_person(name: str) -> int:
    return int(s.PERSON) + number("person_type", name)


def left(table: CivilizationState, token: str) -> int:
    tokens = [
        "harbor",
        "shipyard",
        "trading_post",
        "granary",
        "library",
        "workshop",
        "market",
        "barracks",
        "temple",
    ]
    return int(table.thing(s.BUILDINGS_LEFT + tokens.index(token)))


def price(table: CivilizationState, what: str, seat: int = 0) -> int:
    return int(building.price_of(table, seat, number("item", what)))


# --- figures --------------------------------------------------------------------------------------


def test_R7_4_an_army_costs_four_and_a_scout_six() -> None:
    assert offered(city(production=3)) == []
    assert offered(city(production=4)) == ["army"]
    assert "scout" in offered(city(production=6))


def test_R7_4_figures_come_from_the_supply_to_the_outskirts() -> None:
    table = city()
    assert squares_for(table, "scout") == AROUND
    play(table, "city 1", "build scout", "at c2")
    assert (table.scouts(square("c2")), table.of(0, s.SCOUTS)) == (1, 1)


def test_R7_4_without_a_figure_in_the_supply_there_is_none() -> None:
    table = city()
    table.set_of(0, s.ARMIES, 0)
    table.set_of(0, s.SCOUTS, 0)
    assert not {"army", "scout"} & set(offered(table))


def test_R7_4_the_stacking_limit_holds() -> None:
    table = city()
    put_figures(table, 0, "a1", armies=1, scouts=1)
    assert "a1" not in squares_for(table, "army")
    know(table, 0, "masonry")
    assert "a1" in squares_for(table, "army")


def test_R7_4_figures_stand_on_water_only_where_they_may_end() -> None:
    table = city()
    ground(table, "a1", "water")
    assert "a1" not in squares_for(table, "army")
    know(table, 0, "navigation")
    assert "a1" not in squares_for(table, "army")
    know(table, 0, "sailing")
    assert "a1" in squares_for(table, "army")


def test_R7_20_nothing_is_put_on_huts_villages_and_relics() -> None:
    table = city()
    put_hut(table, "a1", "hut_wheat")
    put_village(table, "b1", "village_wealth")
    put_relic(table, "c1", "atlantis")
    know(table, 0, "metalworking")
    for what in ("army", "scout", "barracks"):
        assert squares_for(table, what) == ["a2", "a3", "b3", "c2", "c3"]


def test_R7_4_a_city_state_of_the_capital_takes_figures() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    table.set_of(0, s.BONUS + 1, 60)
    put_city_state(table, "e9", "city_state_1")
    assert "e9" not in squares_for(table, "scout")
    put_figures(table, 0, "e9", armies=1)
    assert "e9" in squares_for(table, "scout")
    assert "e9" not in squares_for(table, "scout", 1)


def test_R7_4_only_armies_come_to_enemies_and_fight_at_once() -> None:
    table = city()
    put_figures(table, 1, "a1", armies=1)
    assert "a1" not in squares_for(table, "scout")
    for seat in (0, 1):
        give_unit(table, seat, "infantry_1_3")
    play(table, "city 1", "build army", "at a1")
    assert table.battle[s.BATTLE_KIND] == s.OF_FIGURES
    assert [int(table.battle[s.SIDE_SEAT + side]) for side in (0, 1)] == [0, 1]
    assert int(table.battle[s.SIDE_ARMIES]) == 1


def test_R7_4_enemy_scouts_are_killed_without_a_battle() -> None:
    table = city()
    put_figures(table, 1, "a1", scouts=1)
    play(table, "city 1", "build army", "at a1")
    assert (table.holder(square("a1")), table.armies(square("a1"))) == (0, 1)
    assert table.of(1, s.SCOUTS) == 2


def test_R7_4_navy_sends_armies_to_a_shipyard() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    put_city(table, 0, "b10", 2)
    ground(table, "a5", "water")
    put_building(table, "a5", "shipyard")
    assert "c7" not in squares_for(table, "army")
    know(table, 0, "navy")
    assert "c7" in squares_for(table, "army")
    assert "c11" not in squares_for(table, "army")
    assert "c7" not in squares_for(table, "scout")


def test_R7_4_new_figures_may_still_move() -> None:
    table = city()
    play(table, "city 1", "build army", "at a1")
    assert not table.moved[square("a1")]


def test_R16_32_military_tradition_gives_a_unit_for_the_first_army() -> None:
    table = city()
    adopt(table, 0, "military_tradition")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1", "build army", "at a1")
    assert asked(table) == "0 choose_unit_type"
    play(table, "draw mounted")
    assert units.reserve_size(table, 0) == 1
    table.set_of(0, s.BONUS, 9)
    play(table, "city 1", "build army", "at a1")
    assert (asked(table), units.reserve_size(table, 0)) == ("0 city", 1)


def test_R16_32_scouts_do_not_count() -> None:
    table = city()
    adopt(table, 0, "military_tradition")
    play(table, "city 1", "build scout", "at a1")
    assert asked(table) == "0 city"


# --- units ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tech", "type", "cost"),
    [
        ("", "infantry", 5),
        ("democracy", "infantry", 7),
        ("gunpowder", "infantry", 9),
        ("replaceable_parts", "infantry", 11),
        ("ballistics", "artillery", 11),
        ("chivalry", "mounted", 7),
        ("flight", "aircraft", 12),
    ],
)
def test_R7_5_units_cost_by_their_rank(tech: str, type: str, cost: int) -> None:
    table = city()
    know(table, 0, *([tech] if tech else []))
    assert price(table, type) == cost


def test_R7_5_leonardos_workshop_never_pays_more_than_five() -> None:
    table = city()
    know(table, 0, "flight", "gunpowder")
    put_wonder(table, "a1", "leonardos_workshop")
    assert [price(table, type) for type in ("infantry", "artillery", "aircraft")] == [5, 5, 5]
    put_figures(table, 1, "a1", armies=1)
    assert price(table, "aircraft") == 12


def test_R7_5_aircraft_need_flight() -> None:
    table = city()
    assert "aircraft" not in offered(table)
    know(table, 0, "flight")
    assert "aircraft" in offered(table)


def test_R7_5_a_unit_is_drawn_secretly_into_the_reserve() -> None:
    table = city()
    unit_on_top(table, "mounted_3_1")
    listen(table)
    play(table, "city 1", "build mounted")
    unit = number("unit", "mounted_3_1")
    held = [back for back in range(s.EVENT_BACKS) if table.place(back) == s.HELD]
    assert [table.face(back) for back in held] == [unit]
    assert not table.knows_card(1, held[0])
    assert {"unit_built 0 2", f"unit_drawn 0 {unit}"} <= set(heard(table))


def test_R7_5_dead_cards_are_shuffled_when_the_deck_is_empty() -> None:
    table = city()
    backs = range(int(s.UNIT_BACKS), 15)
    faces = sorted(table.face(back) for back in backs)
    for back in backs:
        units.discard_unit(table, back)
    assert table.known[0] == 3
    drawn = units.draw_unit(table, 0, 0)
    assert [table.place(back) for back in backs].count(s.DECK) == 14
    assert table.place(drawn) == s.HELD
    assert sorted(table.face(back) for back in backs) == faces
    assert not any(table.known[back] for back in backs)


def test_R7_5_an_exhausted_type_cannot_be_built() -> None:
    table = city()
    for back in range(15):
        table.move_card(back, s.HELD + 1)
    assert units.draw_unit(table, 0, 0) == s.NOBODY
    assert "infantry" not in offered(table)


def test_R16_38_free_units_name_their_types_one_by_one() -> None:
    table = city()
    units.free_units(table, 0, 2)
    rules.run(table)
    assert legal(table) == ["draw artillery", "draw infantry", "draw mounted"]
    play(table, "draw infantry", "draw artillery")
    assert (asked(table), units.reserve_size(table, 0)) == ("0 city", 2)


def test_R16_38_exhausted_types_give_nothing() -> None:
    table = city()
    for back in range(45):
        table.move_card(back, s.HELD + 1)
    table.move_card(44, s.DECK)
    units.free_units(table, 0, 2)
    rules.run(table)
    assert (asked(table), units.reserve_size(table, 0)) == ("0 city", 1)


def test_R16_38_up_to_so_many_can_be_declined() -> None:
    table = city()
    units.free_units(table, 0, 3, units.ALL_TYPES, True)
    rules.run(table)
    play(table, "draw infantry", "done")
    assert (asked(table), units.reserve_size(table, 0)) == ("0 city", 1)


# --- buildings ------------------------------------------------------------------------------------


def test_R7_6_a_building_needs_its_tech() -> None:
    table = city()
    assert "barracks" not in offered(table)
    know(table, 0, "metalworking")
    assert "barracks" in offered(table)


def test_R7_6_a_building_needs_a_token() -> None:
    table = city()
    know(table, 0, "metalworking")
    table.set_thing(s.BUILDINGS_LEFT + 7, 0)
    assert "barracks" not in offered(table)


@pytest.mark.parametrize(
    ("tech", "what", "terrain"),
    [
        ("navigation", "harbor", "water"),
        ("navy", "shipyard", "water"),
        ("code_of_laws", "trading_post", "desert"),
        ("pottery", "granary", "grassland"),
        ("writing", "library", "grassland"),
        ("construction", "workshop", "mountain"),
    ],
)
def test_R7_6_terrains(tech: str, what: str, terrain: str) -> None:
    table = city()
    know(table, 0, tech)
    for name in AROUND:
        ground(table, name, "grassland" if terrain != "grassland" else "forest")
    for name in ("a1", "c3"):
        ground(table, name, terrain)
    assert squares_for(table, what) == ["a1", "c3"]


def test_R7_6_unique_buildings_stand_anywhere_but_on_water() -> None:
    table = city()
    know(table, 0, "currency")
    for name, terrain in zip(AROUND, ["grassland", "forest", "desert", "mountain", "water"] * 2):
        ground(table, name, terrain)
    assert squares_for(table, "market") == [name for n, name in enumerate(AROUND) if n % 5 != 4]


def test_R7_6_blockaded_squares_take_no_building() -> None:
    table = city()
    know(table, 0, "metalworking")
    put_figures(table, 1, "a1", scouts=1)
    put_figures(table, 0, "a2", scouts=1)
    assert squares_for(table, "barracks") == [name for name in AROUND if name != "a1"]


def test_R7_6_the_token_hides_icons_and_resource() -> None:
    table = city()
    know(table, 0, "metalworking")
    ground(table, "a1", "forest", "wheat")
    before = left(table, "barracks")
    play(table, "city 1", "build barracks", "at a1")
    assert (on(table, "a1"), left(table, "barracks")) == (a_building("barracks"), before - 1)
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1")
    assert legal(table, "harvest") == []


def test_R17_7_with_the_upgrade_known_only_that_is_built() -> None:
    table = city()
    know(table, 0, "banking")
    assert "bank" in offered(table)
    assert "market" not in offered(table)
    assert price(table, "bank") == 10
    know(table, 0, "currency")
    assert "market" not in offered(table)


def test_R7_6_an_upgrade_flips_all_own_tokens() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    for name, what in (("a1", "granary"), ("a5", "granary"), ("c3", "library")):
        put_building(table, name, what)
    put_building(table, "e13", "granary")
    pyramid.learn(table, 0, number("technology", "engineering"), False)
    assert [on(table, name) for name in ("a1", "a5", "c3", "e13")] == [
        a_building(what) for what in ("aqueduct", "aqueduct", "library", "granary")
    ]


def test_R16_21_a_basic_token_of_who_knows_the_upgrade_is_flipped_at_once() -> None:
    table = city()
    know(table, 0, "banking")
    building.put_building(table, 0, number("building", "market"), square("a1"))
    assert on(table, "a1") == a_building("bank")


def test_R17_10_a_second_unique_building_stands_only_on_the_first() -> None:
    table = city()
    know(table, 0, "metalworking", "philosophy")
    put_building(table, "b1", "barracks")
    assert squares_for_single(table, "temple") == ["b1"]
    before = left(table, "barracks")
    play(table, "city 1", "build temple")
    assert (on(table, "b1"), left(table, "barracks")) == (a_building("temple"), before + 1)


def squares_for_single(table: CivilizationState, what: str) -> list[str]:
    """The squares for an item, even if there is only one, which is not asked for."""
    which = number("item", what)
    return [name for name in AROUND if building.may_stand(table, 0, 0, which, square(name))]


def test_R17_11_a_shipyard_is_a_unique_building_too() -> None:
    table = city()
    know(table, 0, "currency")
    ground(table, "a1", "water")
    put_building(table, "a1", "shipyard")
    assert "market" not in offered(table)
    put_city(table, 0, "b6", 1)
    table.set_of(0, s.BONUS + 1, 60)
    assert "market" in offered(table, 1)


def test_R7_8_other_buildings_may_stand_twice() -> None:
    table = city()
    know(table, 0, "writing")
    put_building(table, "a1", "library")
    assert squares_for(table, "library") == [name for name in AROUND if name != "a1"]


def test_R7_7_R17_12_a_building_replaces_wonders_and_great_persons() -> None:
    table = city()
    know(table, 0, "writing")
    put_wonder(table, "a1", "louvre")
    put_person(table, "b1", "artist")
    play(table, "city 1", "build library", "at a1")
    assert on(table, "a1") == a_building("library")
    assert table.thing(s.WONDER_AT + number("wonder", "louvre")) == s.LOST
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    table.set_of(0, s.BONUS, 30)
    play(table, "city 1", "build library", "at b1")
    assert (on(table, "b1"), table.of(0, s.PERSONS_LEFT)) == (a_building("library"), 1)


def test_R7_8_walls_need_masonry_and_stand_once_around_the_centre() -> None:
    table = city(production=7)
    assert "city_walls" not in offered(table)
    know(table, 0, "masonry")
    play(table, "city 1", "build city_walls")
    assert table.city_mark(0, 0, s.WALLS)
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    table.set_of(0, s.BONUS, 30)
    assert "city_walls" not in offered(table)
    building.remove_walls(table, 0, 0)
    assert not table.city_mark(0, 0, s.WALLS)


def test_R16_3_free_buildings_of_all_cities() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    know(table, 0, "masonry", "metalworking")
    put_building(table, "a1", "barracks")
    table.set_city_mark(0, 0, s.WALLS)
    room = building._ROOM
    count = building.fill_building_squares(table, 0, number("building", "city_walls"), room, 0)
    assert [room[place] - 3 for place in range(count)] == [square("b6")]
    count = building.fill_building_squares(table, 0, number("building", "barracks"), room, 0)
    assert {room[place] - 3 for place in range(count)} == {
        square(name) for name in ("a5", "b5", "c5", "a6", "c6", "a7", "b7", "c7")
    }
    building.put_free_building(table, 0, number("building", "city_walls"), square("b6"))
    assert table.city_mark(0, 1, s.WALLS)


# --- wonders --------------------------------------------------------------------------------------


def test_R7_9_a_wonder_of_the_market_and_its_refill() -> None:
    table = city()
    for which in range(27):
        if table.thing(s.WONDER_AT + which) == s.FOR_SALE:
            table.set_thing(s.WONDER_AT + which, s.UNSEEN)
    offer_wonder(table, "colossus")
    listen(table)
    assert [name for name in offered(table) if number("item", name) >= item.WONDER] == ["colossus"]
    play(table, "city 1", "build colossus", "at a1")
    assert on(table, "a1") == a_wonder("colossus")
    assert table.wonder_square(number("wonder", "colossus")) == square("a1")
    medieval = table.face(s.WONDER_FACES + 9)
    assert table.thing(s.WONDER_AT + medieval) == s.FOR_SALE
    assert f"wonder_offered {medieval}" in heard(table)


def test_R7_9_the_market_ends_with_the_deck() -> None:
    table = city()
    for era in range(3):
        table.set_thing(s.WONDERS_SHOWN + era, 3)
    offer_wonder(table, "colossus")
    before = [int(table.thing(s.WONDER_AT + which)) for which in range(27)].count(s.FOR_SALE)
    play(table, "city 1", "build colossus", "at a1")
    after = [int(table.thing(s.WONDER_AT + which)) for which in range(27)].count(s.FOR_SALE)
    assert after == before - 1


def test_R7_9_the_tech_of_a_wonder_makes_it_cheaper() -> None:
    table = city()
    full = price(table, "colossus")
    know(table, 0, "metalworking")
    assert (full, price(table, "colossus")) == (15, 10)


def test_R7_9_michelangelo_takes_five_more_off_the_next_wonder() -> None:
    table = city()
    offer_wonder(table, "colossus")
    know(table, 0, "metalworking")
    table.set_flag(0, s.DISCOUNT)
    assert price(table, "colossus") == 5
    table.set_of(0, s.BONUS, 4)
    play(table, "city 1", "build colossus", "at a1")
    assert not table.flag(0, s.DISCOUNT)


def test_R7_8_one_wonder_a_city_unless_it_is_replaced() -> None:
    table = city()
    offer_wonder(table, "colossus")
    put_wonder(table, "a1", "louvre")
    assert squares_for_single(table, "colossus") == ["a1"]
    play(table, "city 1", "build colossus")
    assert table.thing(s.WONDER_AT + number("wonder", "louvre")) == s.LOST


def test_R7_9_wonders_stand_on_dry_unblocked_squares() -> None:
    table = city()
    offer_wonder(table, "colossus")
    ground(table, "a1", "water")
    put_figures(table, 1, "b1", scouts=1)
    assert squares_for(table, "colossus") == ["a2", "a3", "b3", "c1", "c2", "c3"]


def test_R7_6_harbors_can_be_replaced_only_by_what_stands_on_water() -> None:
    table = city()
    know(table, 0, "navigation", "navy", "metalworking")
    ground(table, "a1", "water")
    put_building(table, "a1", "harbor")
    assert squares_for_single(table, "shipyard") == ["a1"]
    assert squares_for_single(table, "barracks") == [name for name in AROUND if name != "a1"]


def test_R16_26_rome_advances_for_a_wonder() -> None:
    table = city("rome", "egypt")
    offer_wonder(table, "colossus")
    play(table, "city 1", "build colossus", "at a1")
    assert table.of(0, s.TRACK) == 1


def test_R7_9_education_puts_one_coin_a_turn() -> None:
    table = city()
    know(table, 0, "education")
    put_city(table, 0, "b6", 1)
    building.put_wonder(table, 0, number("wonder", "colossus"), square("a1"))
    building.put_wonder(table, 0, number("wonder", "oracle"), square("a5"))
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "education")) == 1


def test_R11_6_education_stops_at_its_maximum() -> None:
    table = city()
    know(table, 0, "education")
    give_coins(table, 0, "education", 4)
    building.put_wonder(table, 0, number("wonder", "colossus"), square("a1"))
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "education")) == 4


def test_R7_18_jim_henson_counts_wonders_while_he_is_face_up() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    back = give_person(table, 0, "jim_henson")
    put_person(table, "c3", "humanitarian")
    building.put_wonder(table, 0, number("wonder", "colossus"), square("a1"))
    assert table.thing(s.HENSON) == 0
    table.move_card(back, s.OPEN)
    building.put_wonder(table, 0, number("wonder", "oracle"), square("a5"))
    assert table.thing(s.HENSON) == 1


def test_R3_6_in_the_set_up_nothing_is_triggered() -> None:
    table = city("rome", "egypt")
    know(table, 0, "education")
    table.phase = s.SETUP
    building.put_wonder(table, 0, number("wonder", "colossus"), square("a1"))
    table.phase = s.MANAGEMENT
    rules.run(table)
    assert (table.of(0, s.TRACK), table.of(0, s.COIN_TOKENS + number("coin_place", "education"))) == (0, 0)


def test_R7_10_an_obsolete_wonder_keeps_its_culture_only() -> None:
    table = city()
    which = number("wonder", "leonardos_workshop")
    put_wonder(table, "a1", "leonardos_workshop")
    know(table, 0, "flight")
    assert building.can_obsolete(table, which)
    building.obsolete(table, which)
    rules.run(table)
    assert price(table, "aircraft") == 12
    assert not building.can_obsolete(table, which)
    play(table, "city 1", "arts")
    assert table.of(0, s.CULTURE) == 1 + 2


def test_R7_10_an_obsolete_wonder_of_the_market_is_replaced() -> None:
    table = city()
    which = next(n for n in range(27) if table.thing(s.WONDER_AT + n) == s.FOR_SALE)
    building.obsolete(table, which)
    assert table.thing(s.WONDER_AT + which) == s.LOST
    assert table.thing(s.WONDER_AT + table.face(s.WONDER_FACES + 9)) == s.FOR_SALE


def test_R7_7_the_coins_of_the_panama_canal_go_with_it() -> None:
    table = city()
    put_wonder(table, "a1", "panama_canal")
    give_coins(table, 0, "panama_canal", 3)
    squares.remove_wonder(table, square("a1"))
    assert table.thing(s.PANAMA_COINS) == 0


def test_R16_12_without_the_pyramids_another_government_is_chosen() -> None:
    table = city()
    put_wonder(table, "a1", "pyramids")
    govern(table, 0, "communism_gov")
    know(table, 0, "writing", "code_of_laws")
    play(table, "city 1", "build library", "at a1")
    assert legal(table) == ["govern despotism", "govern republic"]


def test_R17_34_a_lower_hand_limit_is_kept_at_once() -> None:
    table = city()
    put_wonder(table, "a1", "cristo_redentor")
    for name in ("sabotage", "drought", "migrants"):
        give_event(table, 0, name)
    know(table, 0, "writing")
    play(table, "city 1", "build library", "at a1")
    assert asked(table) == "0 discard_event"
    play(table, "discard_event drought")
    assert asked(table) == "0 city"


def test_R7_7_a_metropolis_has_ten_squares_to_build_on() -> None:
    table = city()
    put_metropolis(table, 0, "c2")
    know(table, 0, "metalworking")
    assert squares_for(table, "barracks") == sorted([*(n for n in AROUND if n != "c2"), "d1", "d2", "d3"])


def test_R7_2_wonders_are_rushed_like_anything() -> None:
    table = city(production=13)
    offer_wonder(table, "colossus")
    give_trade(table, 0, 6)
    fill_slots(table, 0, 3, 1)
    play(table, "city 1", "build colossus", "at a1")
    assert table.of(0, s.TRADE) == 0
