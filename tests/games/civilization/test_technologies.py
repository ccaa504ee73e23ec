"""R20, R16: what techs, governments, policies, tokens and relics let one do by choice."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, number, play, square
from ludopolis.core.bits import BIT
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins_at
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import GROUND_TERRAIN

# Seat 0 has its capital on b2, seat 1 on f14 (two players: eight columns, sixteen rows).
SECOND = "d7"


def knowing(tech: str, phase: str = "city", *resources: str, seats: int = 2) -> CivilizationState:
    """Seat 0 knows a tech and has some resources."""
    table = flat(*("china", "rome", "egypt")[:seats])
    p.know(table, 0, tech)
    for resource in resources:
        p.give_resource(table, 0, resource)
    return jump(table, phase)


def usable(table: CivilizationState, ability: str) -> bool:
    return f"use {ability}" in legal(table)


def culture(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.CULTURE))


def trade(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.TRADE))


def coin_tokens(table: CivilizationState, place: str, seat: int = 0) -> int:
    return int(coins_at(table, seat, number("coin_place", place)))


def knows(table: CivilizationState, seat: int, tech: str) -> bool:
    return bool(table.knows(seat, number("technology", tech)))


def terrain(table: CivilizationState, where: str) -> str:
    return KINDS["terrain"][GROUND_TERRAIN[int(table.ground[square(where)])]]


# --- resource abilities ---------------------------------------------------------------------------


@pytest.mark.parametrize(("tech", "amount"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_incense_gives_culture(tech: str, amount: int) -> None:
    table = knowing(tech, "city", "incense")
    play(table, f"use {tech}")
    assert culture(table) == amount


@pytest.mark.parametrize(
    ("ability", "tech", "amount"),
    [
        ("animal_husbandry", "animal_husbandry", 3),
        ("construction", "construction", 5),
        ("banking", "banking", 7),
        ("plastics_wheat", "plastics", 10),
    ],
)
def test_R7_3_wheat_gives_production_to_one_city(ability: str, tech: str, amount: int) -> None:
    table = knowing(tech, "city", "wheat")
    p.put_city(table, 0, SECOND, 1)
    play(table, f"use {ability}", "city 2")
    assert [table.of(0, s.BONUS + index) for index in range(2)] == [0, amount]


def test_R7_3_a_city_that_has_acted_needs_no_production() -> None:
    table = knowing("construction", "city", "wheat")
    play(table, "city 1", "arts")
    assert not usable(table, "construction")


def test_R4_3_once_a_turn_and_only_with_the_resource_and_the_tech() -> None:
    table = knowing("currency", "city", "incense")
    p.give_resource(table, 0, "incense")
    play(table, "use currency")
    assert not usable(table, "currency")
    assert not usable(knowing("currency", "city"), "currency")
    other = knowing("pottery", "city", "incense")
    assert not usable(other, "currency")


def test_R4_2_not_in_another_phase() -> None:
    table = knowing("currency", "start", "incense")
    assert not usable(table, "currency")


def test_R4_3_a_new_turn_makes_it_usable_again() -> None:
    table = knowing("currency", "city", "incense")
    p.give_resource(table, 0, "incense")
    play(table, "use currency")
    turn = table.turn
    while table.turn == turn or not asked(table).endswith("0 city"):
        play(table, next(a for a in ("done", "pass", "stop", "reject") if a in legal(table)))
    assert usable(table, "currency")


def test_philosophy_gives_a_great_person_for_three_resources() -> None:
    table = knowing("philosophy", "city", "wheat", "iron")
    assert not usable(table, "philosophy")
    p.give_hut(table, 0, "hut_uranium")
    play(table, "use philosophy")
    assert asked(table) == "0 place_person"


def test_philosophy_is_useless_without_tokens() -> None:
    table = knowing("philosophy", "city", "wheat", "iron", "silk")
    for type in range(6):
        table.set_thing(s.PERSON_TOKENS + type, 0)
    assert not usable(table, "philosophy")


def test_pottery_takes_two_resources_for_a_coin_up_to_four() -> None:
    table = knowing("pottery", "city", "wheat", "iron")
    p.give_coins(table, 0, "pottery", 3)
    play(table, "use pottery")
    assert coin_tokens(table, "pottery") == 4
    full = knowing("pottery", "city", "wheat", "iron")
    p.give_coins(full, 0, "pottery", 4)
    assert not usable(full, "pottery")
    p.put_wonder(full, "a1", "internet")
    assert usable(full, "pottery")


def test_democracy_takes_6_trade_for_a_coin() -> None:
    table = knowing("democracy")
    p.give_trade(table, 0, 5)
    assert not usable(table, "democracy_coin")
    p.give_trade(table, 0, 7)
    play(table, "use democracy_coin")
    assert trade(table) == 1
    assert coin_tokens(table, "democracy") == 1
    p.give_trade(table, 0, 20)
    assert not usable(table, "democracy_coin")


def test_the_printing_press_takes_5_culture_for_a_coin() -> None:
    table = knowing("printing_press")
    p.give_culture(table, 0, 4)
    assert not usable(table, "printing_press")
    p.give_culture(table, 0, 6)
    play(table, "use printing_press")
    assert culture(table) == 1
    assert coin_tokens(table, "printing_press") == 1


# --- against others -------------------------------------------------------------------------------


def monarchy() -> CivilizationState:
    table = knowing("monarchy", "city", "silk", seats=3)
    p.put_wonder(table, "n13", "oracle")
    p.put_wonder(table, "n15", "taj_mahal")
    p.give_unit(table, 1, "infantry_1_3")
    return table


def test_R7_10_monarchy_makes_an_ancient_wonder_obsolete() -> None:
    table = monarchy()
    play(table, "use monarchy")
    options = legal(table)
    assert "obsolete oracle" in options
    assert "obsolete taj_mahal" not in options
    assert "player 2" in options
    assert "player 3" not in options
    assert "player 1" not in options
    play(table, "obsolete oracle")
    assert table.thing(s.OBSOLETE) == BIT[number("wonder", "oracle")]


def test_R7_10_a_wonder_of_the_market_is_replaced() -> None:
    table = monarchy()
    shown = [wonder for wonder in range(27) if table.thing(s.WONDER_AT + wonder) == s.FOR_SALE]
    name = KINDS["wonder"][shown[0]]
    play(table, "use monarchy", f"obsolete {name}")
    assert table.thing(s.WONDER_AT + shown[0]) == s.LOST
    now = [wonder for wonder in range(27) if table.thing(s.WONDER_AT + wonder) == s.FOR_SALE]
    assert len(now) == len(shown)


def test_R14_3_monarchy_kills_a_random_unit() -> None:
    table = monarchy()
    back = next(b for b in range(int(s.EVENT_BACKS)) if table.place(b) == int(s.HELD) + 1)
    play(table, "use monarchy", "player 2")
    assert table.place(back) == s.DISCARDED


def test_gunpowder_destroys_a_building_or_walls_or_a_wonders_ability() -> None:
    table = knowing("gunpowder", "city", "silk", "iron")
    p.put_building(table, "f13", "market")
    p.put_wonder(table, "e13", "taj_mahal")
    p.put_wonder(table, "e15", "big_ben")
    table.set_city_mark(1, 0, s.WALLS)
    left = table.thing(s.BUILDINGS_LEFT + 6)
    play(table, "use gunpowder")
    assert {"at f13", "at f14", "obsolete taj_mahal"} <= set(legal(table))
    assert "obsolete big_ben" not in legal(table)
    copied = table.copy()
    assert isinstance(copied, CivilizationState)
    play(table, "at f13")
    assert table.on[square("f13")] == 0
    assert table.thing(s.BUILDINGS_LEFT + 6) != left
    play(copied, "at f14")
    assert not copied.city_mark(1, 0, s.WALLS)


def test_mysticism_takes_a_coin_token_of_another_player() -> None:
    table = knowing("mysticism", "city", seats=3)
    p.give_hut(table, 0, "hut_spy")
    p.give_coins(table, 0, "sheet")
    assert not usable(table, "mysticism")
    p.give_coins(table, 1, "sheet", 2)
    p.give_coins(table, 1, "pottery", 1)
    play(table, "use mysticism", "coin pottery")  # only one player has any
    assert coin_tokens(table, "pottery", 1) == 0
    assert coin_tokens(table, "sheet", 1) == 2


def test_horseback_riding_needs_silk() -> None:
    table = knowing("horseback_riding", "start", "silk")
    assert not usable(table, "horseback_riding")  # see test_trade


# --- techs ----------------------------------------------------------------------------------------


def test_education_learns_any_tech_with_a_slot_for_one_of_each() -> None:
    table = knowing("education", "city", "wheat", "incense", "silk")
    assert not usable(table, "education")
    p.give_hut(table, 0, "hut_iron")
    p.fill_slots(table, 0, 3, 0, 1)
    play(table, "use education")
    assert "learn chivalry" in legal(table)
    assert "learn banking" not in legal(table)
    play(table, "learn chivalry")
    assert knows(table, 0, "chivalry")


def test_R9_6_R21_20_education_may_take_space_flight() -> None:
    table = knowing("education", "city", "wheat", "incense", "silk", "iron")
    p.fill_slots(table, 0, 5, 4, 3, 2)
    play(table, "use education", "learn space_flight")
    assert table.over
    assert table.end == s.BY_TECH


# --- the map --------------------------------------------------------------------------------------


def test_ecology_changes_an_empty_square() -> None:
    table = knowing("ecology", "start", "wheat")
    p.ground(table, "d5", "mountain")
    p.put_figures(table, 1, "d6", armies=1)
    p.put_building(table, "a1", "market")
    p.hide(table, "d8")
    play(table, "use ecology")
    options = legal(table)
    assert {"at d4", "at a2"} <= set(options)
    assert not {"at d5", "at d6", "at a1", "at d8", "at b2"} & set(options)
    play(table, "at d4")
    assert legal(table) == ["terrain desert", "terrain forest", "terrain water"]
    play(table, "terrain water")
    assert terrain(table, "d4") == "water"
    assert int(table.marks[square("d4")]) & int(s.CHANGED)


def test_R16_16_steam_power_moves_all_figures_of_a_square_to_water() -> None:
    table = knowing("steam_power", "city", "silk")
    p.put_figures(table, 0, "d4", armies=1, scouts=1)
    for where in ("h1", "h2", "h3"):
        p.ground(table, where, "water")
    p.put_figures(table, 1, "h2", armies=1)
    p.put_figures(table, 0, "h3", armies=1)
    play(table, "use steam_power", "at d4")
    assert asked(table) == "0 city"  # h1 only: an enemy on h2, three figures on h3
    assert (table.armies(square("h1")), table.scouts(square("h1"))) == (1, 1)
    jump(table, "move")
    assert "group h1" not in legal(table)
    assert "group h3" in legal(table)


def test_steam_power_takes_a_relic_in_the_water() -> None:
    table = knowing("steam_power", "city", "silk")
    p.put_figures(table, 0, "d4", armies=1)
    p.ground(table, "h1", "water")
    p.put_relic(table, "h1", "atlantis")
    play(table, "use steam_power")
    assert table.on[square("h1")] == 0
    assert table.of(0, s.RELIC_TURN) == table.turn + 1


def test_steam_power_takes_no_lone_scout_to_a_relic() -> None:
    table = knowing("steam_power", "city", "silk")
    p.put_figures(table, 0, "d4", scouts=1)
    p.ground(table, "h1", "water")
    p.put_relic(table, "h1", "atlantis")
    assert not usable(table, "steam_power")


def test_atomic_theory_gives_every_city_an_action_but_none_to_a_capital_in_anarchy() -> None:
    table = knowing("atomic_theory", "city")
    p.give_hut(table, 0, "hut_uranium")
    p.put_city(table, 0, SECOND, 1)
    play(table, "city 1", "arts", "use atomic_theory", "city 1", "arts", "city 2", "arts", "city 2", "arts")
    assert not legal(table, "city")
    assert culture(table) == 4
    table = knowing("atomic_theory", "city")
    p.give_hut(table, 0, "hut_uranium")
    p.govern(table, 0, "anarchy")
    play(table, "use atomic_theory")
    assert not legal(table, "city")


def test_R16_15_atomic_theory_and_its_strike_destroys_a_city_and_all_around_it() -> None:
    table = knowing("atomic_theory", "move")
    p.give_hut(table, 0, "hut_uranium")
    assert not usable(table, "nuclear_strike")  # there are only capitals
    p.put_city(table, 1, SECOND, 1)
    p.put_building(table, "c6", "market")
    p.put_wonder(table, "c7", "oracle")
    p.put_person(table, "c8", "artist")
    p.put_figures(table, 0, "d6", armies=2)
    p.put_figures(table, 1, "e6", scouts=1)
    play(table, "use nuclear_strike")
    assert not table.has_city(1, 1)
    assert all(int(table.on[square(at)]) == 0 for at in ("c6", "c7", "c8", "d7"))
    assert not table.figures[square("d6")]
    assert not table.figures[square("e6")]
    assert table.of(0, s.ARMIES) == 6
    assert table.of(1, s.SCOUTS) == 2
    assert table.thing(s.WONDER_AT + number("wonder", "oracle")) == s.LOST


def test_R16_14_communism_freezes_a_square_for_the_turn() -> None:
    table = knowing("communism", "move")
    p.give_village(table, 0, "village_spy")
    p.put_figures(table, 1, "f9", armies=1)
    play(table, "use communism", "at f9")
    jump(table, "move", 1)
    assert legal(table, "group") == []


# --- free builds ----------------------------------------------------------------------------------


def test_plastics_builds_a_unit_a_figure_or_a_building_for_free() -> None:
    table = knowing("plastics", "start")
    p.know(table, 0, "masonry", "currency")
    play(table, "use plastics")
    options = set(legal(table))
    assert {"build_free army", "build_free infantry", "build_free market", "build_free city_walls"} <= options
    assert "build_free aircraft" not in options
    assert "build_free temple" not in options
    units, army = table.copy(), table.copy()
    assert isinstance(units, CivilizationState)
    assert isinstance(army, CivilizationState)
    play(table, "build_free market", "at a1")
    assert int(table.on[square("a1")]) == int(s.BUILDING) + number("building", "market")
    assert not usable(table, "plastics")
    play(units, "build_free infantry")
    assert sum(units.place(back) == s.HELD for back in range(15)) == 1
    play(army, "build_free army", "at c3")
    assert army.armies(square("c3")) == 1
    assert army.of(0, s.ARMIES) == 5


def test_walls_of_plastics_go_around_a_centre() -> None:
    table = knowing("plastics", "start")
    p.know(table, 0, "masonry")
    play(table, "use plastics", "build_free city_walls")
    assert table.city_mark(0, 0, s.WALLS)


# --- governments and policies ---------------------------------------------------------------------


def governed(government: str) -> CivilizationState:
    table = flat()
    p.govern(table, 0, government)
    return jump(table, "start")


def test_democracy_gov_gives_2_trade_once() -> None:
    table = governed("democracy_gov")
    play(table, "use democracy")
    assert trade(table) == 2
    assert not usable(table, "democracy")


def test_R5_8a_only_one_government_is_used_in_a_turn() -> None:
    table = governed("democracy_gov")
    play(table, "use democracy")
    p.govern(table, 0, "fundamentalism")
    p.put_figures(table, 0, "a1", armies=1)
    assert not usable(table, "fundamentalism")


def test_R5_2_what_is_left_is_gained_at_the_end_of_the_part() -> None:
    table = governed("democracy_gov")
    play(table, "done")
    assert trade(table) == 2


def test_fundamentalism_gives_culture_for_armies_on_the_map() -> None:
    table = governed("fundamentalism")
    p.put_figures(table, 0, "a1", armies=2, scouts=1)
    p.put_figures(table, 0, "d5", armies=1)
    p.put_figures(table, 1, "d9", armies=1)
    play(table, "use fundamentalism")
    assert culture(table) == 3


def test_R17_40_feudalism_harvests_at_the_start_of_the_turn() -> None:
    table = governed("feudalism")
    assert not usable(table, "feudalism")
    p.ground(table, "a1", "grassland", "wheat")
    play(table, "use feudalism")
    assert table.of(0, s.RESOURCES) == 1
    assert int(table.marks[square("a1")]) & int(s.HARVESTED)
    jump(table, "city")
    play(table, "city 1")
    assert not legal(table, "harvest")


def test_feudalism_does_not_harvest_a_blockaded_square() -> None:
    table = governed("feudalism")
    p.ground(table, "a1", "grassland", "wheat")
    p.put_figures(table, 1, "a1", armies=1)
    assert not usable(table, "feudalism")


def with_policy(policy: str, *techs: str) -> CivilizationState:
    table = flat(social_policies=True)
    p.adopt(table, 0, policy)
    p.adopt(table, 1, policy)
    p.know(table, 0, *techs)
    return jump(table, "start")


def test_rationalism_learns_a_tech_of_each_level_for_trade() -> None:
    table = with_policy("rationalism")
    p.give_trade(table, 0, 18)
    p.fill_slots(table, 0, 1)
    assert usable(table, "rationalism_1")
    assert not usable(table, "rationalism_2")
    play(table, "use rationalism_1", "learn pottery")
    assert trade(table) == 12
    assert knows(table, 0, "pottery")
    assert not usable(table, "rationalism_1")
    play(table, "use rationalism_2", "learn chivalry")
    assert trade(table) == 1
    assert knows(table, 0, "chivalry")


def test_R5_9_policies_do_nothing_in_anarchy() -> None:
    table = with_policy("expansionism")
    p.govern(table, 0, "anarchy")
    assert not usable(table, "expansionism")


def test_patronage_draws_an_event_for_culture() -> None:
    table = with_policy("patronage")
    assert not usable(table, "patronage")
    p.give_culture(table, 0, 1)
    p.event_on_top(table, "sabotage")
    play(table, "use patronage")
    assert culture(table) == 0
    held = [b for b in range(int(s.EVENT_BACKS), int(s.PERSON_BACKS)) if table.place(b) == s.HELD]
    assert [table.face(back) for back in held] == [number("event", "sabotage")]


def test_expansionism_gives_trade_for_cities_and_city_states() -> None:
    table = with_policy("expansionism")
    p.put_city_state(table, "d9", "city_state_1")
    p.put_figures(table, 0, "d9", armies=1)
    p.put_city_state(table, "e10", "city_state_2")
    p.put_figures(table, 1, "e10", armies=1)
    play(table, "use expansionism")
    assert trade(table) == 2


@pytest.mark.parametrize(("scouts", "amount"), [(0, 1), (1, 2), (2, 2)])
def test_pacifism_gives_culture_and_more_with_a_scout(scouts: int, amount: int) -> None:
    table = with_policy("pacifism")
    if scouts:
        p.put_figures(table, 0, "d5", scouts=scouts)
    play(table, "use pacifism")
    assert culture(table) == amount


# --- tokens and relics ----------------------------------------------------------------------------


def test_hut_teacher_researches_a_tech_of_level_one() -> None:
    table = flat("greece", "rome")
    back = p.give_hut(table, 0, "hut_teacher")
    p.fill_slots(table, 0, 4)
    play(table, "use teacher")
    assert "learn pottery" in legal(table)
    assert "learn chivalry" not in legal(table)
    play(table, "learn pottery")
    assert knows(table, 0, "pottery")
    assert table.place(back) == s.OUT


def test_village_friendly_workers_give_4_production() -> None:
    table = flat()
    back = p.give_village(table, 0, "village_friendly_workers")
    jump(table, "city")
    play(table, "use friendly_workers")
    assert table.of(0, s.BONUS) == 4
    assert table.place(back) == s.OUT


def test_R7_3_a_caravan_gives_2_production_in_its_city() -> None:
    table = jump(flat(), "city")
    assert not usable(table, "caravan")
    p.put_city(table, 0, SECOND, 1)
    table.set_city_mark(0, 1, s.CARAVAN)
    play(table, "use caravan")
    assert table.of(0, s.BONUS + 1) == 2
    assert not table.city_mark(0, 1, s.CARAVAN)
    assert not usable(table, "caravan")


def test_atlantis_researches_any_tech_in_the_next_start_of_turn_only() -> None:
    table = flat()
    table.set_of(0, s.RELIC_TURN, 2)
    p.fill_slots(table, 0, 3)
    play(table, "use atlantis", "learn chivalry")
    assert knows(table, 0, "chivalry")
    assert not usable(table, "atlantis")
    late = flat()
    late.set_of(0, s.RELIC_TURN, 1)
    assert not usable(late, "atlantis")


def test_R16_22_the_seven_cities_of_gold_are_two_investments() -> None:
    table = flat("arabia", "rome")
    table.set_of(0, s.RELIC_TURN + 1, 2)
    play(table, "use seven_cities_of_gold", "invest infrastructure", "invest military_industrial_complex")
    assert [table.of(0, s.INVESTED + which) for which in range(4)].count(1) == 2
    assert table.of(0, s.TRACK) == 2
    assert not table.flag(0, s.INVESTED_NOW)
