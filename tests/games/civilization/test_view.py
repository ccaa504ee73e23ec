"""What the view tells besides what lies on the table: prices, victories, sealed choices, and the sums of a
battle (R9.1, R10.4, R10.7, R13, R14)."""

from games.civilization.positions import (
    fill_slots,
    flat,
    give_coins,
    give_culture,
    give_person,
    give_trade,
    give_unit,
    govern,
    invest,
    jump,
    know,
    offer_wonder,
    play,
    put_building,
    put_city,
    put_city_state,
    put_figures,
    put_person,
    put_village,
    put_wonder,
)
from ludopolis.games.civilization import rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.phases import order, research
from ludopolis.games.civilization.view import BattleView, CivilizationView, NationView

SPEARMAN, ARCHER, FRAIL = "infantry_1_3", "artillery_1_3", "infantry_3_1"


def seen(table: CivilizationState, seat: int = 0) -> CivilizationView:
    view = table.view(seat)
    assert isinstance(view, CivilizationView)
    return view


def nation(table: CivilizationState, seat: int = 0, viewer: int = 0) -> NationView:
    return seen(table, viewer).players[seat]


def battle(table: CivilizationState, viewer: int = 0) -> BattleView:
    shown = seen(table, viewer).battle
    assert shown is not None
    return shown


# --- nations --------------------------------------------------------------------------------------


def test_R13_victories_are_told_with_what_they_need() -> None:
    table = flat()
    table.set_of(0, s.TRACK, 4)
    fill_slots(table, 0, 6, 3, 1)
    give_coins(table, 0, "sheet", 2)
    assert nation(table).victories == {"culture": [4, 21], "tech": [5 + 3 + 1, 15], "economic": [2, 15]}


def test_R9_1_techs_of_each_level_cost_what_research_asks_for() -> None:
    assert nation(flat()).research == [6, 11, 16, 21, 26]
    assert nation(flat("japan", "rome")).research == [3, 8, 13, 18, 23]


def test_R9_3_levels_with_a_free_slot_are_named() -> None:
    table = flat()
    assert nation(table).room == [1]
    fill_slots(table, 0, 4, 2)
    assert nation(table).room == [1, 2, 3]


def test_R7_14_the_next_space_is_told_with_its_discounts() -> None:
    table = flat()
    assert nation(table).space == [3, 0]
    table.set_of(0, s.TRACK, 7)
    invest(table, 0, "endowment_for_the_arts", 2)
    assert nation(table).space == [4, 3]
    table.set_of(0, s.TRACK, 21)
    assert nation(table).space == []


def test_R7_9_a_wonder_belongs_to_whose_city_it_stands_at() -> None:
    table = flat()
    put_wonder(table, "a1", "oracle")
    assert nation(table).wonders == ["oracle"]
    assert nation(table, 1).wonders == []


def test_R14_1_only_the_chooser_sees_a_sealed_tech() -> None:
    table = flat()
    give_trade(table, 0, 6)
    give_trade(table, 1, 6)
    table.finish()
    order.resume(table, 2, s.RESEARCH, 0)
    research.begin_phase(table)
    rules.run(table)
    assert nation(table).committed == []
    table.play("research writing", 0)
    assert nation(table).committed == ["research writing"]
    assert nation(table, 0, 1).committed == []
    assert nation(table, 0, -1).committed == []
    decision = seen(table).decision
    assert decision is not None
    assert decision.together == [1]


def test_R16_6_a_tech_in_a_lower_slot_is_told_as_such() -> None:
    table = flat()
    give_trade(table, 0, 11)
    give_trade(table, 1, 6)
    give_person(table, 0, "nikola_tesla", face_up=True)
    put_person(table, "a1", "builder")
    table.finish()
    order.resume(table, 2, s.RESEARCH, 0)
    research.begin_phase(table)
    rules.run(table)
    table.play("lower sailing", 0)
    assert nation(table).committed == ["lower sailing"]


def test_R7_1_prices_are_those_of_the_viewer_for_what_he_could_build() -> None:
    table = flat()
    offer_wonder(table, "chichen_itza")
    prices = seen(table).prices
    assert prices["army"] == 4
    assert prices["infantry"] == 5
    assert "aircraft" not in prices
    assert "market" not in prices
    full = prices["chichen_itza"]
    know(table, 0, "currency", "democracy")
    prices = seen(table).prices
    assert prices["market"] == 7
    assert prices["infantry"] == 7
    assert prices["chichen_itza"] < full
    assert seen(table, 1).prices["chichen_itza"] == full
    assert seen(table, -1).prices == {}


def test_R16_10_units_of_the_reserve_have_the_values_they_fight_with() -> None:
    table = flat("japan", "rome")
    give_unit(table, 0, SPEARMAN)
    give_unit(table, 0, ARCHER)
    assert nation(table).values == {SPEARMAN: [2, 3], ARCHER: [1, 3]}
    put_wonder(table, "a1", "himeji_samurai_castle")
    know(table, 0, "mathematics")
    assert nation(table).values == {SPEARMAN: [3, 3], ARCHER: [3, 4]}
    assert nation(table, 0, 1).values == {}


# --- battles --------------------------------------------------------------------------------------


def fight(table: CivilizationState, infantry: str = SPEARMAN) -> CivilizationState:
    """An army of seat 0 on d8 attacks one of seat 1 on e8; each side has an infantry unit and an archer."""
    jump(table, "move")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", armies=1)
    for seat in (0, 1):
        give_unit(table, seat, infantry)
        give_unit(table, seat, ARCHER)
    return play(table, "group d8", "step east")


def test_R10_4_the_parts_of_a_bonus_make_the_bonus() -> None:
    table = flat("france", "rome")
    put_building(table, "a1", "barracks")
    put_person(table, "a2", "general")
    govern(table, 0, "fundamentalism")
    put_city_state(table, "c9", "city_state_4")
    put_figures(table, 0, "c9", scouts=1)
    attacker = battle(fight(table)).attacker
    assert attacker.parts == {"tokens": 2 + 4, "city_states": 2, "nation": 2 + 4}
    assert attacker.bonus == sum(attacker.parts.values())


def test_R10_4_a_city_defends_by_its_place() -> None:
    table = jump(flat(), "move")
    put_city(table, 1, "e8", 1)
    put_figures(table, 0, "d8", armies=1)
    give_unit(table, 0, SPEARMAN)
    give_unit(table, 1, SPEARMAN)
    defender = battle(play(table, "group d8", "step east")).defender
    assert defender.parts == {"place": 6}
    assert defender.total == 6


def test_R10_7_the_sums_are_health_and_the_lead_in_bonus() -> None:
    table = flat("france", "rome")
    fight(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    shown = battle(table)
    assert (shown.attacker.total, shown.defender.total) == (3 + 2, 3)


def test_R10_5_known_units_of_a_hand_have_the_values_of_this_battle() -> None:
    table = fight(flat("japan", "rome"))
    assert battle(table).attacker.values == {SPEARMAN: [2, 3], ARCHER: [1, 3]}
    assert battle(table).defender.values == {}
    assert battle(table, 1).defender.values == {SPEARMAN: [1, 3], ARCHER: [1, 3]}
    assert battle(table, -1).attacker.values == {}


def test_R10_6_who_chooses_a_front_sees_the_unit_and_then_all_see_its_wounds() -> None:
    table = fight(flat("japan", "rome"))
    play(table, f"play {ARCHER}", f"play {SPEARMAN}")
    assert battle(table).played == SPEARMAN
    assert battle(table, 1).played is None
    play(table, "front 1")
    shown = battle(table, 1)
    assert shown.played is None
    assert shown.fronts[0].defender is not None
    assert shown.fronts[0].defender.wounds == 2


def test_R10_6_the_fallen_are_told() -> None:
    table = fight(flat(), FRAIL)
    play(table, f"play {ARCHER}", f"play {FRAIL}", "front 1")
    assert battle(table, 1).attacker.fallen == [FRAIL]
    assert battle(table, 1).defender.fallen == []


def test_R10_9_barbarians_are_marked_and_have_no_bonus() -> None:
    table = jump(flat(), "move")
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", "village_spy")
    give_unit(table, 0, SPEARMAN)
    defender = battle(play(table, "group d8", "step east")).defender
    assert defender.barbarian
    assert (defender.bonus, defender.parts) == (0, {})


def test_R10_4_bonuses_of_this_battle_are_told_apart() -> None:
    table = flat()
    give_culture(table, 1, 5)
    give_person(table, 1, "joan_of_arc")
    put_person(table, "e13", "general")
    fight(table)
    play(table, "use joan_of_arc")
    assert battle(table).defender.parts == {"tokens": 4, "battle": 5}
