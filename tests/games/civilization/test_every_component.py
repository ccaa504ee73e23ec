"""Every component does something, and stops doing it where the rules say so.

A component is *measured*: what it changes is looked at with it and without it. A wonder that is blockaded or
obsolete (R7.9, R7.10), a great person face down or without a token that works (R7.18), a policy in Anarchy
(R5.9), a tech that only another player knows (R9.8), an event that is cancelled (R15.2) and so on must look
as if they were not there.
"""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, number, play, square
from ludopolis.core.bits import BIT
from ludopolis.games.civilization import (
    building,
    coins,
    culture,
    exploring,
    governments,
    modifiers,
    moving,
    payments,
    persons,
    pyramid,
    responses,
    rules,
    units,
    yields,
)
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.battle import sides, strength
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.phases import order, research, turn
from ludopolis.games.civilization.tables import PERSON_TYPE
from ludopolis.games.civilization.victory import check_victory

Measure = Callable[[CivilizationState], Any]
# Seat 0 has its capital on b2, seat 1 on f14; what seat 0 has stands on a1.
AT = "a1"
FAR = "d7"  # where a city can be founded


# --- measures -------------------------------------------------------------------------------------


def going_on(table: CivilizationState) -> CivilizationState:
    """The game goes on after something was done to the table."""
    check_victory(table)
    rules.run(table)
    return table


def offers(action: str, phase: str) -> Measure:
    """Whether an action is legal in the main decision of a phase."""
    return lambda table: action in legal(jump(table, phase))


def after_start_of_turn(table: CivilizationState) -> list[int]:
    jump(table, "start", turn=3)
    return [int(table.of(0, s.TRADE)), int(table.of(0, s.CULTURE)), int(table.thing(s.PANAMA_COINS))]


def production(table: CivilizationState) -> int:
    return int(yields.city_production(table, 0, 0, False))


def hand(table: CivilizationState) -> int:
    return int(culture.event_limit(table, 0))


def speed(table: CivilizationState) -> int:
    return int(modifiers.travel_speed(table, 0))


def stacking(table: CivilizationState) -> int:
    return int(modifiers.stacking_limit(table, 0))


def combat(table: CivilizationState) -> int:
    return int(strength.combat_bonus(table, 0))


def all_coins(table: CivilizationState) -> int:
    return int(coins.coins(table, 0))


def rank_of(type: str) -> Measure:
    return lambda table: int(table.of(0, s.RANKS + number("unit_type", type)))


def prepared(measure: Measure, *steps: Callable[[CivilizationState], object]) -> Measure:
    """The same after something was put or given."""

    def measured(table: CivilizationState) -> Any:
        for step in steps:
            step(table)
        return measure(table)

    return measured


def given(*resources: str) -> Callable[[CivilizationState], None]:
    """Resources and tokens of seat 0."""

    def give(table: CivilizationState) -> None:
        for resource in resources:
            if resource.startswith("hut_"):
                p.give_hut(table, 0, resource)
            elif resource.startswith("village_"):
                p.give_village(table, 0, resource)
            else:
                p.give_resource(table, 0, resource)

    return give


def known(seat: int, *techs: str) -> Callable[[CivilizationState], None]:
    return lambda table: p.know(table, seat, *techs)


def rich(table: CivilizationState) -> None:
    p.give_coins(table, 0, "sheet", 3)
    p.give_trade(table, 0, 27)
    p.give_culture(table, 0, 9)


def researching(table: CivilizationState) -> list[str]:
    """What can be answered in the Research phase of seat 0."""
    table.finish()
    order.resume(table, 2, s.RESEARCH, 0)
    research.begin_phase(table)
    rules.run(table)
    return legal(table)


# --- battles --------------------------------------------------------------------------------------


def attack(table: CivilizationState, *mine: str, theirs: tuple[str, ...] = ("infantry_1_3",)) -> None:
    """Seat 0 attacks."""
    fight(table, 0, mine, theirs)


def fight(table: CivilizationState, attacker: int, mine: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    for seat, held in ((0, mine), (1, theirs)):
        for unit in held:
            p.give_unit(table, seat, unit)
    p.put_figures(table, attacker, "d8", armies=1)
    p.put_figures(table, 1 - attacker, "e8", armies=1)
    play(jump(table, "move", seat=attacker), "group d8", "step east")


def in_battle(table: CivilizationState, side: int) -> int:
    return next(back for back in range(int(s.EVENT_BACKS)) if table.place(back) == s.IN_BATTLE + side)


def sees_the_enemy(table: CivilizationState) -> bool:
    attack(table, "mounted_1_3")
    return bool(table.knows_card(0, in_battle(table, 1)))


def own_strength(table: CivilizationState) -> int:
    attack(table, "mounted_1_3")
    return int(strength.unit_strength(table, sides.ATTACKER, in_battle(table, 0)))


def is_trumped(table: CivilizationState) -> bool:
    attack(table, "mounted_1_3")
    return bool(strength.trumps(table, sides.DEFENDER, in_battle(table, 1), in_battle(table, 0)))


def asked_in_attack(table: CivilizationState) -> str:
    attack(table, "mounted_1_3")
    return asked(table)


def asked_in_defence(table: CivilizationState) -> str:
    p.give_culture(table, 0, 5)
    fight(table, 1, ("mounted_1_3",), ("infantry_1_3",))
    return asked(table)


def defended_bonus(table: CivilizationState) -> int:
    fight(table, 1, ("mounted_1_3",), ("infantry_1_3", "infantry_2_2"))
    return int(table.battle[s.SIDE_BONUS + sides.DEFENDER])


def may_pass_a_turn(table: CivilizationState) -> bool:
    p.give_trade(table, 0, 3)
    attack(table, "mounted_1_3")
    if asked(table) == "0 battle_start":
        play(table, "pass")
    play(table, "play infantry_1_3")
    return "use sun_tzu" in legal(table)


def lost_unit(table: CivilizationState) -> CivilizationState:
    """A mounted unit of seat 0 attacks infantry and dies."""
    attack(table, "mounted_1_3", theirs=("infantry_3_1", "infantry_1_3"))
    if asked(table) == "0 battle_start":
        play(table, "pass")
    return play(table, "play infantry_3_1", "play mounted_1_3", "front 1")


def asked_after_a_loss(table: CivilizationState) -> str:
    lost_unit(table)
    while asked(table).startswith("1 "):
        play(table, legal(table)[0])
    return asked(table)


def enemies_left(table: CivilizationState) -> int:
    lost_unit(table)
    return sum(table.place(back) == s.AT_FRONT + 1 for back in range(int(s.EVENT_BACKS)))


def iron_ability(name: str) -> Measure:
    """Whether an ability is offered after the enemy has played a unit."""

    def measured(table: CivilizationState) -> bool:
        p.give_resource(table, 0, "iron")
        attack(table, "mounted_1_3")
        return f"use {name}" in legal(play(table, "play infantry_1_3"))

    return measured


# --- wonders --------------------------------------------------------------------------------------


def asked_after_investing(table: CivilizationState) -> str:
    p.give_coins(table, 0, "sheet")
    play(jump(table, "start"), "invest infrastructure")
    return asked(table)


def asked_after_harvest(table: CivilizationState) -> str:
    p.ground(table, "b1", "forest", "wheat")
    return asked(play(jump(table, "city"), "city 1", "harvest b1"))


def asked_about_a_revolt(table: CivilizationState) -> str:
    p.give_event(table, 1, "citizens_revolting_1")
    return asked(play(jump(table, "start", seat=1), "event citizens_revolting_1"))


def asked_for_a_second_tech(table: CivilizationState) -> str:
    p.give_trade(table, 0, 20)
    researching(table)
    return asked(play(table, "research pottery"))


WONDERS: dict[str, Measure] = {
    "chichen_itza": production,
    "statue_of_zeus": combat,
    "stonehenge": after_start_of_turn,
    "colossus": after_start_of_turn,
    "great_lighthouse": prepared(
        lambda table: int(yields.collected_trade(table, 0)), lambda table: p.ground(table, "c3", "water")
    ),
    "great_wall": offers("use great_wall", "start"),
    "hanging_gardens": offers("use hanging_gardens", "start"),
    "oracle": sees_the_enemy,
    "pyramids": lambda table: (modifiers.immune_to_anarchy(table, 0), legal(table, "govern")),
    "angkor_wat": asked_after_harvest,
    "brandenburg_gate": lambda table: bool(moving.may_end(table, 1, square("c3"), 1, 0)),
    "himeji_samurai_castle": own_strength,
    "leonardos_workshop": prepared(
        lambda table: int(units.unit_price(table, 0, number("unit_type", "aircraft"))), known(0, "flight")
    ),
    "machu_picchu": asked_after_investing,
    "notre_dame": asked_for_a_second_tech,
    "porcelain_tower": lambda table: int(pyramid.research_price(table, 0, number("technology", "pottery"))),
    "taj_mahal": prepared(offers("use taj_mahal", "start"), known(0, "writing")),
    "louvre": after_start_of_turn,
    "big_ben": offers("use big_ben", "start"),
    "cristo_redentor": hand,
    "panama_canal": after_start_of_turn,
    "statue_of_liberty": prepared(offers("use statue_of_liberty", "start"), known(1, "pottery")),
    "sydney_opera_house": offers("use sydney_opera_house", "start"),
    "internet": prepared(
        lambda table: bool(coins.can_put_coin(table, 0, number("coin_place", "pottery"))),
        known(0, "pottery"),
        lambda table: p.give_coins(table, 0, "pottery", 4),
    ),
    "kremlin": prepared(
        lambda table: bool(payments.can_pay(table, 0, payments.price(spy=1))), given("wheat", "iron")
    ),
    "pentagon": is_trumped,
    "united_nations": asked_about_a_revolt,
}


def with_wonder(wonder: str) -> CivilizationState:
    table = flat()
    p.put_wonder(table, AT, wonder)
    return table


@pytest.mark.parametrize("wonder", WONDERS)
def test_R7_9_a_wonder_works_unless_it_is_blockaded_or_obsolete(wonder: str) -> None:
    measure = WONDERS[wonder]
    without = measure(flat())
    assert measure(with_wonder(wonder)) != without
    blockaded = with_wonder(wonder)
    p.put_figures(blockaded, 1, AT, scouts=1)
    assert measure(blockaded) == without
    obsolete = with_wonder(wonder)
    obsolete.set_thing(s.OBSOLETE, BIT[number("wonder", wonder)])
    assert measure(obsolete) == without


# --- great persons --------------------------------------------------------------------------------


def rival_devotes(table: CivilizationState) -> CivilizationState:
    return play(jump(table, "city", seat=1), "city 1", "arts")


def asked_while_advancing(table: CivilizationState) -> str:
    table.set_of(1, s.TRACK, 1)
    p.give_culture(table, 0, 9)
    return asked(play(jump(table, "city"), "advance 1"))


def culture_for_a_new_tech(table: CivilizationState) -> int:
    pyramid.learn(table, 0, number("technology", "pottery"), True)
    return int(table.of(0, s.CULTURE))


def culture_of_henson(table: CivilizationState) -> int:
    table.set_thing(s.HENSON, 2)
    return after_start_of_turn(table)[1]


def printed_coins(table: CivilizationState) -> int:
    here = 0 if table.blockaded(square(AT)) else yields.square_coin(table, square(AT))
    return int(coins.coins(table, 0) - here)


def second_city_production(table: CivilizationState) -> int:
    p.put_city(table, 0, FAR, 1)
    return int(yields.city_production(table, 0, 1, False))


def beside_others(table: CivilizationState) -> None:
    p.put_figures(table, 0, "d8", armies=1)
    p.put_figures(table, 0, "h8", armies=1)


FACE_DOWN: dict[str, Measure] = {
    "frida_kahlo": offers("use frida_kahlo", "start"),
    "jerry_garcia": offers("use jerry_garcia", "city"),
    "mark_twain": lambda table: "use mark_twain" in legal(rival_devotes(table)),
    "michelangelo": offers("use michelangelo", "city"),
    "ada_lovelace": offers("use ada_lovelace", "city"),
    "frank_lloyd_wright": prepared(
        offers("use frank_lloyd_wright", "city"), lambda table: p.put_building(table, "c3", "library")
    ),
    "nikola_tesla": prepared(lambda table: "lower sailing" in researching(table), rich),
    "orville_wright": offers("use orville_wright", "start"),
    "thomas_edison": prepared(offers("use thomas_edison", "start"), known(1, "pottery")),
    "gustavus_adolphus": asked_in_attack,
    "hannibal": prepared(offers("use hannibal", "city"), beside_others),
    "joan_of_arc": asked_in_defence,
    "khalid_ibn_al_walid": lambda table: bool(turn.asked_at_phase_start(table, 0)),
    "sun_tzu": may_pass_a_turn,
    "florence_nightingale": asked_after_a_loss,
    "jacques_cousteau": prepared(
        offers("use jacques_cousteau", "start"), lambda table: p.ground(table, "c3", "water")
    ),
    "mother_teresa": prepared(offers("use mother_teresa", "start"), rich),
    "st_francis_of_assisi": offers("use st_francis_of_assisi", "city"),
    "andrew_carnegie": prepared(offers("use andrew_carnegie", "city"), rich),
    "james_cook": offers("use james_cook", "move"),
    "lorenzo_de_medici": prepared(offers("use lorenzo_de_medici", "start"), rich),
    "marco_polo": offers("use marco_polo", "city"),
    "zheng_he": offers("use zheng_he", "move"),
    "alan_turing": offers("use alan_turing", "start"),
    "albert_einstein": prepared(offers("use albert_einstein", "city"), rich),
    "charles_darwin": lambda table: "arts_for_trade" in legal(play(jump(table, "city"), "city 1")),
    "galileo_galilei": prepared(offers("use galileo_galilei", "city"), beside_others),
    "marie_curie": prepared(
        lambda table: bool(payments.can_pay(table, 0, payments.price(uranium=1))), given("silk")
    ),
    "isaac_newton": prepared(lambda table: "newton 1" in researching(table), rich),
}
FACE_UP: dict[str, Measure] = {
    "akira_kurosawa": lambda table: int(rival_devotes(table).of(0, s.CULTURE)),
    "valmiki": hand,
    "william_shakespeare": asked_while_advancing,
    "archimedes": culture_for_a_new_tech,
    "henry_ford": speed,
    "georgy_zhukov": enemies_left,
    "leonidas": defended_bonus,
    "martin_luther_king": lambda table: bool(modifiers.immune_to_anarchy(table, 0)),
    "jim_henson": culture_of_henson,
    "susan_b_anthony": second_city_production,
    "a_p_giannini": prepared(asked_after_investing, known(0, "writing")),
    "adam_smith": printed_coins,
    "louis_pasteur": stacking,
}


def with_person(person: str, token: str, face_up: bool) -> CivilizationState:
    """Seat 0 has the card, and its token on the map, blockaded there, or in the supply."""
    table = flat("america", "egypt")
    p.give_person(table, 0, person, face_up)
    type = int(PERSON_TYPE[number("great_person", person)])
    p.put_person(table, AT, KINDS["person_type"][type])
    if token == "blockaded":
        p.put_figures(table, 1, AT, scouts=1)
    elif token == "supply":
        table.on[square(AT)] = 0
        table.add(0, s.PERSONS_LEFT + type, 1)
    return table


@pytest.mark.parametrize("person", [*FACE_DOWN, *FACE_UP])
def test_R7_18_a_great_person_works_only_with_a_token_that_is_not_blockaded(person: str) -> None:
    face_up = person in FACE_UP
    measure = (FACE_UP if face_up else FACE_DOWN)[person]
    without = measure(with_person(person, "supply", face_up))
    assert measure(with_person(person, "map", face_up)) != without
    assert measure(with_person(person, "blockaded", face_up)) == without


@pytest.mark.parametrize("person", FACE_UP)
def test_R7_18a_a_great_person_that_works_by_itself_does_nothing_face_down(person: str) -> None:
    if person == "leonidas":  # who is asked for at the start of the battle (R21.5)
        return
    measure = FACE_UP[person]
    face_down = with_person(person, "map", False)
    assert measure(face_down) != measure(with_person(person, "map", True))


# --- governments, policies, investments -----------------------------------------------------------


def may_act_again(table: CivilizationState) -> bool:
    play(jump(table, "city"), "city 1", "arts")
    return "city 1" in legal(table)


GOVERNMENTS: dict[str, Measure] = {
    "anarchy": offers("city 1", "city"),
    "despotism": production,
    "republic": prepared(
        offers(f"settle {FAR}", "start"), lambda table: p.put_figures(table, 0, FAR, armies=1)
    ),
    "feudalism": prepared(
        offers("use feudalism", "start"), lambda table: p.ground(table, "b1", "forest", "wheat")
    ),
    "democracy_gov": all_coins,
    "monarchy_gov": lambda table: "city 1" in legal(jump(table, "city")) and may_act_again(table),
    "communism_gov": lambda table: int(strength.nation_hand(table, 0)),
    "fundamentalism": combat,
}


def governed(government: str) -> CivilizationState:
    table = flat()
    p.govern(table, 0, government)
    return table


@pytest.mark.parametrize("government", GOVERNMENTS)
def test_R5_8_a_government_works_only_while_it_is_in_force(government: str) -> None:
    measure = GOVERNMENTS[government]
    own = measure(governed(government))
    assert [other for other in GOVERNMENTS if other != government and measure(governed(other)) == own] == []


def unit_for_an_army(table: CivilizationState) -> str:
    building.put_figure(table, 0, square("c3"), True)
    rules.run(table)
    return asked(table)


def two_kinds(table: CivilizationState) -> None:
    p.put_building(table, "c3", "library")
    p.put_building(table, "b3", "granary")


POLICIES: dict[str, Measure] = {
    "rationalism": prepared(offers("use rationalism_1", "start"), rich),
    "patronage": prepared(offers("use patronage", "start"), rich),
    "natural_religion": lambda table: int(moving.speed(table, 0, 1, 0)),
    "organized_religion": lambda table: (persons.cards_to_draw(table, 0), all_coins(table)),
    "expansionism": offers("use expansionism", "start"),
    "urban_development": prepared(lambda table: int(yields.arts(table, 0, 0)), two_kinds),
    "pacifism": offers("use pacifism", "start"),
    "military_tradition": unit_for_an_army,
}


@pytest.mark.parametrize("policy", POLICIES)
def test_R5_9_a_policy_works_but_not_in_anarchy(policy: str) -> None:
    measure = POLICIES[policy]
    tables = {}
    for government in ("despotism", "anarchy"):
        tables[government] = governed(government)
        p.adopt(tables[government], 0, policy)
    assert measure(tables["despotism"]) != measure(governed("despotism"))
    assert measure(tables["anarchy"]) == measure(governed("anarchy"))


INVESTMENTS: dict[str, tuple[Measure, list[Any]]] = {
    "infrastructure": (production, [1, 2, 3, 4, 4]),
    "endowment_for_the_arts": (
        lambda table: hand(table) - culture.space_culture(table, 0, 1),
        [-1, 0, 1, 1, 2],
    ),
    "military_industrial_complex": (combat, [0, 0, 4, 4, 8, 8, 12, 12]),
    "public_education": (lambda table: learns_something(table), [0, 0, 1, 0, 0, 1, 0, 0, 1]),
}


def learns_something(table: CivilizationState) -> int:
    """Whether one marker more teaches something."""
    p.give_coins(table, 0, "sheet")
    play(jump(table, "start"), "invest public_education")
    return int(asked(table) == "0 choose_tech")


@pytest.mark.parametrize("investment", INVESTMENTS)
def test_R11_7_an_investment_counts_by_its_highest_tier_and_for_its_owner(investment: str) -> None:
    measure, values = INVESTMENTS[investment]
    for markers, value in enumerate(values):
        table = flat()
        p.invest(table, 0, investment, markers)
        p.invest(table, 1, investment, 9)
        assert measure(table) == value, markers


# --- technologies ---------------------------------------------------------------------------------


def army_squares(table: CivilizationState) -> int:
    p.put_city(table, 0, FAR, 1)
    p.ground(table, "e8", "water")
    p.put_building(table, "e8", "shipyard")
    return int(building.fill_figure_squares(table, 0, 0, True, 0, vec[i64]([0] * 40), 0))


def asked_about_arts(table: CivilizationState) -> str:
    p.give_hut(table, 0, "hut_spy")
    return asked(rival_devotes(table))


def asked_for_a_second_item(table: CivilizationState) -> str:
    table.set_of(0, s.BONUS, 20)
    return asked(play(jump(table, "city"), "city 1", "build infantry"))


def event_can_be_cancelled(table: CivilizationState) -> bool:
    p.give_event(table, 1, "jousting_tourney")
    return bool(responses.may_cancel_event(table, 1, 0, 0))


def coin_can_be_put_on(place: str) -> Measure:
    return lambda table: bool(coins.can_put_coin(table, 0, number("coin_place", place)))


def has_unlocked(government: str) -> Measure:
    return lambda table: bool(governments.unlocked(table, 0, number("government", government)))


ALL_RESOURCES = ("wheat", "incense", "silk", "iron")
TECHNOLOGIES: dict[str, Measure] = {
    "agriculture": asked,
    "animal_husbandry": prepared(offers("use animal_husbandry", "city"), given("wheat")),
    "code_of_laws": coin_can_be_put_on("code_of_laws"),
    "currency": prepared(offers("use currency", "city"), given("incense")),
    "horseback_riding": speed,
    "masonry": stacking,
    "metalworking": iron_ability("metalworking"),
    "navigation": lambda table: int(modifiers.water_mode(table, 0)),
    "navy": army_squares,
    "philosophy": prepared(offers("use philosophy", "city"), given(*ALL_RESOURCES)),
    "pottery": hand,
    "writing": asked_about_arts,
    "bureaucracy": all_coins,
    "chivalry": prepared(offers("use chivalry", "city"), given("incense")),
    "civil_service": hand,
    "construction": prepared(offers("use construction", "city"), given("wheat")),
    "democracy": rank_of("infantry"),
    "engineering": asked_for_a_second_item,
    "irrigation": lambda table: int(modifiers.most_cities(table, 0)),
    "logistics": rank_of("mounted"),
    "mathematics": iron_ability("mathematics"),
    "monarchy": has_unlocked("monarchy_gov"),
    "mysticism": prepared(
        offers("use mysticism", "city"), given("hut_spy"), lambda table: p.give_coins(table, 1, "sheet")
    ),
    "printing_press": stacking,
    "sailing": speed,
    "banking": prepared(offers("use banking", "city"), given("wheat")),
    "biology": stacking,
    "communism": prepared(offers("use communism", "move"), given("hut_spy")),
    "ecology": prepared(offers("use ecology", "start"), given("wheat")),
    "education": prepared(offers("use education", "city"), given(*ALL_RESOURCES)),
    "gunpowder": rank_of("infantry"),
    "metal_casting": prepared(offers("use metal_casting", "city"), given("incense")),
    "military_science": prepared(production, rich),
    "railroad": all_coins,
    "steam_power": speed,
    "theology": hand,
    "atomic_theory": prepared(offers("use atomic_theory", "city"), given("hut_uranium")),
    "ballistics": iron_ability("ballistics"),
    "combustion": rank_of("mounted"),
    "computers": all_coins,
    "flight": lambda table: bool(units.unlocked_unit(table, 0, number("unit_type", "aircraft"))),
    "mass_media": event_can_be_cancelled,
    "plastics": offers("use plastics", "start"),
    "replaceable_parts": rank_of("infantry"),
    "space_flight": lambda table: (bool(table.over), int(table.winner)),
}


def learned(seat: int, tech: str) -> CivilizationState:
    table = jump(flat(), "city")
    pyramid.learn(table, seat, number("technology", tech), False)
    return going_on(table)


@pytest.mark.parametrize("tech", TECHNOLOGIES)
def test_R9_8_a_tech_works_for_those_who_know_it(tech: str) -> None:
    measure = TECHNOLOGIES[tech]
    without = measure(jump(flat(), "city"))
    own = measure(learned(0, tech))
    assert own != without
    if tech in ("agriculture", "space_flight"):  # somebody else's stop the game
        assert measure(learned(1, tech)) != own
    else:
        assert measure(learned(1, tech)) == without


# --- events ---------------------------------------------------------------------------------------

PAYING = ("a_gift_from_afar", "a_generous_gift", "a_princely_gift")
ANSWERING = ("bread_and_circuses", "jousting_tourney", "primetime_tv")
BATTLING = ("duty_and_honor", "nationalism", "patriotism")
PLAYED_IN = {
    "start": (
        "barbarian_encampment counterfeiters drought exchange_of_ideas sabotage citizens_revolting_1 "
        "catastrophe deforestation depression flooding knowledge_shared citizens_revolting_2 bank_scandal "
        "disaster supply_drop think_tank"
    ),
    "city": (
        "disoriented lost out_of_position migrants we_love_the_despot_day we_love_the_queen_day "
        "we_love_the_president_day"
    ),
    "move": "defection mass_defection wholesale_defection colonists immigrants roaming_horde",
}
EVENTS = {event: phase for phase, events in PLAYED_IN.items() for event in events.split()}


def busy(event: str, phase: str) -> CivilizationState:
    """Everything that an event of seat 0 can be aimed at. Seat 1 can cancel it."""
    table = flat("china", "rome", social_policies=True)
    p.adopt(table, 0, "rationalism")
    p.adopt(table, 1, "rationalism")
    p.give_coins(table, 1, "sheet", 2)
    p.put_building(table, "e13", "library")
    p.put_figures(table, 0, "e11", armies=1)
    p.put_figures(table, 1, "d9", armies=1, scouts=1)
    p.put_village(table, "d10", "village_iron")
    p.ground(table, "g8", "forest")
    p.know(table, 1, "pottery")
    p.give_event(table, 1, "jousting_tourney")
    p.give_event(table, 0, event)
    for unit in ("infantry_1_3", "artillery_1_3"):
        p.give_unit(table, 1, unit)
    return jump(table, phase)


def everything_but_cards(table: CivilizationState) -> tuple[object, ...]:
    map = (table.ground, table.on, table.domain, table.figures, table.moved, table.marks)
    return (*(list(layer) for layer in map), list(table.things), list(table.nations), units_held(table))


def units_held(table: CivilizationState) -> list[int]:
    return [int(units.reserve_size(table, seat)) for seat in (0, 1)]


def play_event(event: str, answer: str) -> tuple[object, object]:
    """Everything before and after an event that is answered so."""
    table = busy(event, EVENTS[event])
    before, main = everything_but_cards(table), asked(table)
    play(table, f"event {event}")
    while asked(table) != "1 respond":
        play(table, legal(table)[0])
    play(table, answer)
    while asked(table) != main:
        play(table, legal(table)[-1])
    return before, everything_but_cards(table)


@pytest.mark.parametrize("event", EVENTS)
def test_R15_2_an_event_changes_something_unless_it_is_cancelled(event: str) -> None:
    before, after = play_event(event, "pass")
    assert before != after
    before, after = play_event(event, "event jousting_tourney")
    assert before == after


@pytest.mark.parametrize("event", BATTLING)
def test_R15_2_units_of_an_event_do_not_come_if_it_is_cancelled(event: str) -> None:
    for answer in ("pass", "event jousting_tourney"):
        table = flat()
        p.give_event(table, 0, event)
        p.give_event(table, 1, "jousting_tourney")
        attack(table)
        play(table, "pass", f"event {event}")  # nobody interrupts the move
        assert asked(table) == "1 respond"
        play(table, answer)
        assert (asked(table) == "0 choose_unit_type") == (answer == "pass")


@pytest.mark.parametrize("gift", PAYING)
def test_R16_1_a_gift_pays_once_and_goes_under_its_deck(gift: str) -> None:
    table = flat()
    back = p.give_event(table, 0, gift)
    payments.pay(table, 0, payments.price(iron=1))
    rules.run(table)
    assert (asked(table), table.place(back)) == ("0 start", s.DISCARDED)
    assert not payments.can_pay(table, 0, payments.price(iron=1))


@pytest.mark.parametrize("event", ANSWERING)
def test_R4_2_an_answer_is_no_event_of_the_own_part(event: str) -> None:
    for phase in ("start", "city", "move"):
        table = flat()
        p.give_event(table, 0, event)
        assert legal(jump(table, phase), "event") == []


# --- huts, villages, relics, city-states ----------------------------------------------------------

RESOURCE_TOKENS = [name for kind in ("hut", "village") for name in KINDS[kind] if name in KINDS["means"]]


def explored(token: str, *civilizations: str) -> CivilizationState:
    """Seat 0 takes a hut or a village on d8, where its army stands."""
    table = jump(flat(*(civilizations or ("america", "egypt"))), "move")
    (p.put_hut if token.startswith("hut_") else p.put_village)(table, "d8", token)
    p.put_figures(table, 0, "d8", armies=1)
    return table


def take(table: CivilizationState) -> CivilizationState:
    exploring.take_token(table, 0, square("d8"))
    return going_on(table)


def held_tokens(table: CivilizationState) -> int:
    return sum(table.place(back) == s.HELD for back in range(int(s.HUT_BACKS), int(s.BACKS)))


@pytest.mark.parametrize("token", RESOURCE_TOKENS)
def test_R11_4_a_resource_token_pays_its_resource_once(token: str) -> None:
    table = take(explored(token))
    assert held_tokens(table) == 1
    own = token.split("_")[1]
    pays = [name for name in KINDS["resource"] if payments.can_pay(table, 0, payments.price(**{name: 1}))]
    assert pays == [own]
    payments.pay(table, 0, payments.price(**{own: 1}))
    rules.run(table)
    assert held_tokens(table) == 0


def no_city_states(table: CivilizationState) -> None:
    table.set_thing(s.STATES_DRAWN, 5)


def no_persons(table: CivilizationState) -> None:
    for type in range(6):
        table.set_thing(s.PERSON_TOKENS + type, 0)


def nothing_to_build(table: CivilizationState) -> None:
    table.set_of(0, s.ARMIES, 0)
    table.set_of(0, s.SCOUTS, 0)
    for back in range(int(s.EVENT_BACKS)):
        table.move_card(back, s.OUT)


def all_of_level_one_known(table: CivilizationState) -> None:
    p.know(table, 0, *KINDS["technology"][:12])


def all_cities_have_acted(table: CivilizationState) -> None:
    table.set_of(0, s.ACTIONS_TAKEN, 1)


# What is looked at after a token was taken, and when it brings nothing.
Corner = tuple[Measure, Callable[[CivilizationState], object]]
TOKENS: dict[str, Corner] = {
    "hut_friendly_barbarian": (asked, nothing_to_build),
    "hut_city_state": (lambda table: int(table.on[square("d8")]), no_city_states),
    "hut_teacher": (offers("use teacher", "start"), all_of_level_one_known),
    "village_city_state": (lambda table: int(table.on[square("d8")]), no_city_states),
    "village_great_person": (asked, no_persons),
    "village_friendly_workers": (offers("use friendly_workers", "city"), all_cities_have_acted),
}
CULTURE_TOKENS = {"hut_native_art": 3, "village_native_art": 6}


@pytest.mark.parametrize("token", TOKENS)
def test_R8_6_a_token_without_anything_to_bring_brings_nothing(token: str) -> None:
    measure, corner = TOKENS[token]
    emptied = explored(token)
    corner(emptied)
    blank = explored(token)
    corner(blank)
    blank.on[square("d8")] = 0
    without = measure(blank)
    assert measure(take(explored(token))) != without
    assert measure(take(emptied)) == without


@pytest.mark.parametrize(("token", "culture"), CULTURE_TOKENS.items())
def test_R8_6_hut_native_art_is_culture_and_china_adds_its_own(token: str, culture: int) -> None:
    for civilization, more in (("america", 0), ("china", 3)):
        table = take(explored(token, civilization, "egypt"))
        assert table.of(0, s.CULTURE) == culture + more
        assert (held_tokens(table), int(table.on[square("d8")])) == (0, 0)


def test_R8_7_village_wealth_is_a_coin_token_that_may_win() -> None:
    table = take(explored("village_wealth"))
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "sheet")) == 1
    table = explored("village_wealth")
    p.give_coins(table, 0, "sheet", 14)
    assert (take(table).over, table.end) == (True, s.BY_ECONOMY)


def next_turn(action: str, turns: int) -> Measure:
    return lambda table: action in legal(jump(table, "start", turn=2 + turns))


# What a relic brings, and the same where it brings nothing.
RELICS: dict[str, tuple[Measure, Measure]] = {
    "ark_of_the_covenant": (lambda table: int(table.of(0, s.TRACK)), lambda table: int(table.of(1, s.TRACK))),
    "attilas_village": (
        lambda table: asked(table) == "0 choose_unit_type",
        lambda table: asked(jump(table, "city")) == "0 choose_unit_type",
    ),
    "school_of_confucius": (
        lambda table: asked(table) == "0 place_person",
        lambda table: asked(jump(table, "city")) == "0 place_person",
    ),
    "atlantis": (next_turn("use atlantis", 1), next_turn("use atlantis", 2)),
    "seven_cities_of_gold": (
        next_turn("use seven_cities_of_gold", 1),
        next_turn("use seven_cities_of_gold", 2),
    ),
}


@pytest.mark.parametrize("relic", RELICS)
def test_R8_11_a_relic_works_once(relic: str) -> None:
    def found() -> CivilizationState:
        table = jump(flat(), "move")
        p.put_relic(table, "d8", relic)
        exploring.resolve_relic(table, 0, square("d8"))
        rules.run(table)
        assert table.on[square("d8")] == 0
        return table

    works, is_over = RELICS[relic]
    assert works(found())
    assert not is_over(found())


CITY_STATES: dict[str, Callable[[CivilizationState, int], object]] = {
    "city_state_1": yields.collected_trade,
    "city_state_2": lambda table, seat: yields.arts(table, seat, 0),
    "city_state_3": coins.coins,
    "city_state_4": strength.combat_bonus,
    "city_state_5": lambda table, seat: yields.own_production(table, seat, 0),
}


@pytest.mark.parametrize("city_state", CITY_STATES)
def test_R11_3_a_city_state_serves_whoever_stands_on_it(city_state: str) -> None:
    measure = CITY_STATES[city_state]
    table = flat("america", "egypt")
    p.put_city_state(table, "d8", city_state)
    without = [measure(table, seat) for seat in (0, 1)]
    for holder in (0, 1):
        p.put_figures(table, holder, "d8", armies=1)
        changed = [measure(table, seat) != without[seat] for seat in (0, 1)]
        assert changed == [seat == holder for seat in (0, 1)]
        table.return_figures(square("d8"), 1, 0)
    assert [measure(table, seat) for seat in (0, 1)] == without


# --- nothing is missing ---------------------------------------------------------------------------

TESTED = {
    "wonder": {*WONDERS},
    "great_person": {*FACE_DOWN, *FACE_UP},
    "government": {*GOVERNMENTS},
    "policy": {*POLICIES},
    "investment": {*INVESTMENTS},
    "technology": {*TECHNOLOGIES},
    "event": {*PAYING, *ANSWERING, *BATTLING, *EVENTS},
    "hut": {*RESOURCE_TOKENS, *TOKENS, *CULTURE_TOKENS} & {*KINDS["hut"]},
    "village": {*RESOURCE_TOKENS, *TOKENS, *CULTURE_TOKENS, "village_wealth"} & {*KINDS["village"]},
    "relic": {*RELICS},
    "city_state": {*CITY_STATES},
}


@pytest.mark.parametrize("kind", TESTED)
def test_every_component_of_a_kind_is_measured(kind: str) -> None:
    assert TESTED[kind] == {*KINDS[kind]}


def test_every_component_is_named_by_a_test_of_its_own() -> None:
    """In the name of the test, or among what it is tried with; civilizations, which nothing here measures, by
    two."""
    tests = words_of_tests()
    named = {id: sum(f"_{id}_" in words for words in tests) for ids in KINDS.values() for id in ids}
    assert [id for kind in TESTED for id in KINDS[kind] if named[id] < 1] == []
    assert [id for id in KINDS["civilization"] if named[id] < 2] == []


def words_of_tests() -> list[str]:
    """Of all tests of this folder but those of this module and of the printed data: the name and what it is
    tried with."""
    found = []
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.stem in ("test_every_component", "test_components"):
            continue
        for name, test in vars(import_module(f"games.civilization.{path.stem}")).items():
            if name.startswith("test_"):
                tried = [str(mark.args) for mark in getattr(test, "pytestmark", [])]
                found.append(re.sub(r"\W+", "__", f"_{name}__{'__'.join(tried)}__"))
    return found
