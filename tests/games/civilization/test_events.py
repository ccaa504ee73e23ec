"""R16, R12.3, R12.4: the culture events."""

import pytest
from mypy_extensions import u8

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, jump, legal, listen, number, play, square
from ludopolis.core.bits import members_of
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins_at
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import FIRST_GROUND, GROUND_KINDS, GROUND_TERRAIN, TECH_LEVEL

# Two players: seat 0 has its capital on b2, seat 1 on f14. Three: h2, n14, b14.


def holding(event: str, phase: str, *civilizations: str, **options: object) -> CivilizationState:
    """Seat 0 holds an event."""
    table = flat(*(civilizations or ("china", "rome")), seed="flat", **options)
    p.give_event(table, 0, event)
    return jump(table, phase)


def three(event: str, phase: str) -> CivilizationState:
    return holding(event, phase, "china", "rome", "egypt")


def playable(table: CivilizationState, event: str) -> bool:
    return f"event {event}" in legal(table)


def targets(table: CivilizationState, event: str) -> set[str]:
    """What can be answered to the first question of an event."""
    return set(legal(play(table, f"event {event}")))


def coin_tokens(table: CivilizationState, seat: int, place: str = "sheet") -> int:
    return int(coins_at(table, seat, number("coin_place", place)))


def terrain(table: CivilizationState, where: str) -> str:
    return KINDS["terrain"][GROUND_TERRAIN[int(table.ground[square(where)])]]


def techs(table: CivilizationState, seat: int) -> set[str]:
    return {KINDS["technology"][which] for which in members_of(table.of(seat, s.TECHS))}


# --- playing a card -------------------------------------------------------------------------------


def test_a_played_card_goes_under_its_deck_and_is_gone() -> None:
    table = holding("supply_drop", "start")
    back = next(b for b in range(int(s.EVENT_BACKS), int(s.PERSON_BACKS)) if table.place(b) == s.HELD)
    listen(table)
    play(table, "event supply_drop")
    assert table.place(back) == s.DISCARDED
    assert table.known[back] == 3
    assert heard(table)[0] == f"event_played 0 {number('event', 'supply_drop')}"
    assert not playable(table, "supply_drop")


def test_two_equal_cards_are_one_choice() -> None:
    table = holding("we_love_the_despot_day", "city")
    p.give_event(table, 0, "we_love_the_despot_day")
    assert legal(table, "event") == ["event we_love_the_despot_day"]
    play(table, "event we_love_the_despot_day", "event we_love_the_despot_day")
    assert table.of(0, s.BONUS) == 8


@pytest.mark.parametrize(
    ("event", "phase"),
    [("supply_drop", "move"), ("sabotage", "city"), ("defection", "start"), ("disoriented", "move")],
)
def test_R4_2_an_event_is_played_in_its_phase(event: str, phase: str) -> None:
    table = holding(event, phase)
    p.put_building(table, "c3", "market")
    p.put_figures(table, 1, "c4", armies=1)
    assert not playable(table, event)


@pytest.mark.parametrize(
    "event", ["a_gift_from_afar", "bread_and_circuses", "jousting_tourney", "primetime_tv"]
)
def test_payments_and_answers_are_not_played_by_themselves(event: str) -> None:
    for phase in ("start", "city", "move"):
        assert not playable(holding(event, phase), event)


# --- production, trade, actions -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "amount"),
    [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)],
)
def test_R7_3_days_of_love_give_production(event: str, amount: int) -> None:
    table = holding(event, "city")
    p.put_city(table, 0, "d7", 1)
    play(table, f"event {event}", "city 2")
    assert [table.of(0, s.BONUS + index) for index in range(2)] == [0, amount]


def test_supply_drop_gives_trade_or_an_action_of_a_city_that_is_no_capital() -> None:
    table = holding("supply_drop", "start")
    play(table, "event supply_drop")
    assert table.of(0, s.TRADE) == 7
    table = holding("supply_drop", "city")
    assert not playable(table, "supply_drop")
    p.put_city(table, 0, "d7", 1)
    play(table, "city 2", "arts", "event supply_drop", "city 2", "arts")
    assert not legal(table, "city 2")
    assert legal(table, "city") == ["city 1"]


# --- squares --------------------------------------------------------------------------------------


def test_a_barbarian_encampment_is_an_empty_square_outside_all_outskirts() -> None:
    table = holding("barbarian_encampment", "start")
    p.put_figures(table, 1, "d9", armies=1)
    p.put_hut(table, "d10", "hut_spy")
    p.ground(table, "d8", "water")
    options = targets(table, "barbarian_encampment")
    assert {"at d8", "at d4"} <= options
    assert not {"at d9", "at d10", "at a1", "at b2", "at f13"} & options
    play(table, "at d8")
    assert int(s.VILLAGE) <= int(table.on[square("d8")]) < int(s.CITY_STATE)


def test_no_barbarian_encampment_without_a_village() -> None:
    table = holding("barbarian_encampment", "start")
    for back in range(int(s.VILLAGE_BACKS), int(s.BACKS)):
        table.move_card(back, s.OUT)
    assert not playable(table, "barbarian_encampment")


def dry() -> CivilizationState:
    table = holding("drought", "start")
    p.ground(table, "d4", "mountain")
    p.put_building(table, "a1", "market")
    p.put_wonder(table, "a2", "oracle")
    p.put_person(table, "a3", "artist")
    p.put_relic(table, "d6", "atlantis")
    p.put_hut(table, "d7", "hut_spy")
    p.hide(table, "d8")
    return table


def test_R16_30_drought_spares_mountains_buildings_wonders_centres_and_relics() -> None:
    options = targets(dry(), "drought")
    assert {"at a3", "at d7", "at d5", "at f13"} <= options
    assert not {"at d4", "at a1", "at a2", "at b2", "at d6", "at d8"} & options


def test_R11_10_the_square_is_plain_desert_and_what_stands_on_it_stays() -> None:
    table = dry()
    play(table, "event drought", "at a3")
    assert terrain(table, "a3") == "desert"
    assert int(table.marks[square("a3")]) & int(s.CHANGED)
    assert int(table.on[square("a3")]) == int(s.PERSON)


def test_deforestation_is_for_forests() -> None:
    table = holding("deforestation", "start")
    assert not playable(table, "deforestation")
    p.ground(table, "d5", "forest")
    play(table, "event deforestation")
    assert terrain(table, "d5") == "grassland"


def test_flooding_needs_a_square_without_anything() -> None:
    table = holding("flooding", "start")
    p.put_figures(table, 0, "d4", armies=1)
    p.put_hut(table, "d5", "hut_spy")
    p.put_person(table, "a1", "artist")
    table.marks[square("d6")] = u8(s.CHANGED)
    options = targets(table, "flooding")
    assert "at d7" in options
    assert not {"at d4", "at d5", "at d6", "at a1"} & options
    play(table, "at d7")
    assert terrain(table, "d7") == "water"


# --- buildings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "reach"), [("sabotage", 4), ("catastrophe", 6)])
def test_sabotage_reaches_so_far_from_a_figure_or_city(event: str, reach: int) -> None:
    table = holding(event, "start")
    p.put_building(table, "f13", "market")
    p.put_building(table, "a1", "temple")
    p.put_figures(table, 0, f"f{13 - reach}", scouts=1)
    assert targets(table, event) == {"at a1", "at f13"}  # the own one too
    play(table, "at f13")
    assert int(table.on[square("f13")]) == 0
    table = holding(event, "start")
    p.put_building(table, "f13", "market")
    p.put_figures(table, 0, f"f{13 - reach - 1}", scouts=1)
    assert not playable(table, event)


def test_R16_31_sabotage_tears_down_walls_but_no_wonders_and_persons() -> None:
    table = holding("sabotage", "start")
    table.set_city_mark(1, 0, s.WALLS)
    p.put_wonder(table, "f13", "oracle")
    p.put_person(table, "e13", "artist")
    p.put_figures(table, 0, "f11", armies=1)
    play(table, "event sabotage")  # the walls are the only target
    assert not table.city_mark(1, 0, s.WALLS)
    assert int(table.on[square("f13")]) >= int(s.WONDER)


def test_disaster_destroys_up_to_two_buildings_of_others() -> None:
    table = three("disaster", "start")
    p.put_building(table, "g1", "market")
    p.put_building(table, "n13", "market")
    p.put_building(table, "b13", "temple")
    options = targets(table, "disaster")
    assert options == {"at n13", "at b13"}
    play(table, "at b13")
    assert set(legal(table)) == {"at n13", "done"}
    play(table, "at n13")
    assert int(table.on[square("n13")]) == int(table.on[square("b13")]) == 0


def test_disaster_may_stop_after_one() -> None:
    table = three("disaster", "start")
    p.put_building(table, "n13", "market")
    p.put_building(table, "b13", "temple")
    play(table, "event disaster", "at b13", "done")
    assert int(table.on[square("n13")])
    assert not int(table.on[square("b13")])


# --- governments ----------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["citizens_revolting_1", "citizens_revolting_2"])
def test_R5_10_a_revolt_brings_anarchy(event: str) -> None:
    table = three(event, "start")
    p.govern(table, 2, "anarchy")
    play(table, f"event {event}")  # the third player is in Anarchy already
    assert table.of(1, s.GOVERNMENT) == number("government", "anarchy")


def test_R5_8_a_revolt_needs_somebody_who_is_not_immune() -> None:
    table = holding("citizens_revolting_1", "start")
    p.put_wonder(table, "f13", "pyramids")
    assert not playable(table, "citizens_revolting_1")
    p.put_figures(table, 0, "f13", armies=1)  # blockaded
    assert playable(table, "citizens_revolting_1")


# --- coin tokens ----------------------------------------------------------------------------------


def test_R16_37_counterfeiters_take_a_token_of_ones_choice() -> None:
    table = three("counterfeiters", "start")
    assert not playable(table, "counterfeiters")
    p.give_coins(table, 1, "sheet")
    p.give_coins(table, 1, "pottery")
    p.give_coins(table, 2, "sheet")
    play(table, "event counterfeiters", "player 2", "coin pottery")
    assert coin_tokens(table, 1, "pottery") == 0
    assert coin_tokens(table, 1) == coin_tokens(table, 2) == 1


def test_counterfeiters_reach_the_panama_canal() -> None:
    table = holding("counterfeiters", "start")
    p.put_wonder(table, "f13", "panama_canal")
    p.give_coins(table, 1, "panama_canal", 2)
    play(table, "event counterfeiters")
    assert table.thing(s.PANAMA_COINS) == 1


def test_depression_hits_one_or_two_others() -> None:
    table = three("depression", "start")
    p.give_coins(table, 1, "sheet")
    p.give_coins(table, 2, "sheet")
    stopped = table.copy()
    assert isinstance(stopped, CivilizationState)
    play(table, "event depression", "player 3", "player 2")
    assert coin_tokens(table, 1) == coin_tokens(table, 2) == 0
    play(stopped, "event depression", "player 3", "done")
    assert (coin_tokens(stopped, 1), coin_tokens(stopped, 2)) == (1, 0)


def test_R12_4_depression_for_two_takes_one_or_for_one_of_ones_own_two() -> None:
    table = holding("depression", "start")
    p.give_coins(table, 0, "sheet", 2)
    p.give_coins(table, 1, "sheet", 1)
    p.give_coins(table, 1, "pottery", 1)
    one = table.copy()
    assert isinstance(one, CivilizationState)
    play(table, "event depression", "coin pottery", "coin sheet")  # the second of his is the only one left
    assert coin_tokens(table, 1) == coin_tokens(table, 1, "pottery") == 0
    assert coin_tokens(table, 0) == 1
    play(one, "event depression", "coin pottery", "done")
    assert (coin_tokens(one, 1), coin_tokens(one, 0)) == (1, 2)


def test_R12_4_depression_for_two_without_a_token_of_ones_own() -> None:
    table = holding("depression", "start")
    p.give_coins(table, 1, "sheet", 3)
    play(table, "event depression")
    assert coin_tokens(table, 1) == 2


def test_a_bank_scandal_hits_every_other_player() -> None:
    table = holding("bank_scandal", "start", "china", "rome", "egypt", "japan")
    p.give_coins(table, 0, "sheet")
    p.give_coins(table, 1, "sheet")
    p.give_coins(table, 3, "sheet")
    p.give_coins(table, 3, "pottery")
    play(table, "event bank_scandal", "coin pottery")
    assert [coin_tokens(table, seat) for seat in range(4)] == [1, 0, 0, 1]
    assert coin_tokens(table, 3, "pottery") == 0


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_R12_4_a_bank_scandal_for_two_takes_two(before: int, after: int) -> None:
    table = holding("bank_scandal", "start")
    p.give_coins(table, 1, "sheet", before)
    play(table, "event bank_scandal")
    assert coin_tokens(table, 1) == after


# --- figures --------------------------------------------------------------------------------------


def test_defection_kills_one_figure_within_four_squares() -> None:
    table = holding("defection", "move")
    p.put_figures(table, 1, "b6", armies=1, scouts=1)
    p.put_figures(table, 1, "b7", armies=1)
    p.put_figures(table, 0, "a1", armies=1)
    play(table, "event defection")  # b7 is too far
    assert legal(table) == ["with 0 1", "with 1 0"]
    play(table, "with 0 1")
    assert (table.armies(square("b6")), table.scouts(square("b6"))) == (1, 0)
    assert table.of(1, s.SCOUTS) == 2


def test_mass_defection_kills_two_figures_or_a_great_person() -> None:
    table = holding("mass_defection", "move")
    p.put_figures(table, 0, "f9", armies=1)
    p.put_person(table, "f13", "humanitarian")
    p.give_person(table, 1, "susan_b_anthony")
    p.put_figures(table, 1, "f13", armies=1, scouts=1)
    assert targets(table, "mass_defection") == {"kill_person", "with 0 1", "with 1 0", "with 1 1"}
    killed = table.copy()
    assert isinstance(killed, CivilizationState)
    play(table, "with 1 1")
    assert not table.figures[square("f13")]
    assert int(table.on[square("f13")]) >= int(s.PERSON)
    play(killed, "kill_person")
    assert int(killed.on[square("f13")]) == 0
    assert killed.armies(square("f13")) == 1
    assert not any(killed.place(b) == int(s.HELD) + 1 for b in range(int(s.PERSON_BACKS), int(s.HUT_BACKS)))


def test_wholesale_defection_reaches_everywhere() -> None:
    table = holding("wholesale_defection", "move")
    p.put_figures(table, 1, "h16", armies=2)
    play(table, "event wholesale_defection", "with 2 0")
    assert table.of(1, s.ARMIES) == 6


def test_own_figures_and_persons_are_spared() -> None:
    table = holding("wholesale_defection", "move")
    p.put_figures(table, 0, "d5", armies=1)
    p.put_person(table, "a1", "artist")
    assert not playable(table, "wholesale_defection")


@pytest.mark.parametrize(("event", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_R16_33_a_group_of_another_player_is_led_step_by_step(event: str, steps: int) -> None:
    table = holding(event, "city")
    p.put_figures(table, 1, "d5", armies=1, scouts=1)
    play(table, f"event {event}")
    assert legal(table) == ["at c5", "at d4", "at d6", "at e5"]
    for row in range(6, 5 + steps):
        play(table, f"at d{row}")
        assert "done" in legal(table)
    play(table, f"at d{5 + steps}")
    assert asked(table) == "0 city"
    at = square(f"d{5 + steps}")
    assert (table.armies(at), table.scouts(at)) == (1, 1)
    assert not table.figures[square("d5")]
    jump(table, "move", 1)
    assert f"group d{5 + steps}" in legal(table)  # they may still move


def test_R16_33_over_what_nobody_is_led() -> None:
    table = holding("disoriented", "city")
    p.put_figures(table, 1, "d5", armies=1)
    p.ground(table, "d4", "water")
    p.put_hut(table, "c5", "hut_spy")
    p.put_figures(table, 0, "e5", armies=1)
    p.put_figures(table, 1, "d6", armies=2)  # may be passed, but there is no room
    play(table, "event disoriented", "at d5")  # over d6 it goes by itself, there is no other way
    assert legal(table) == ["at c6", "at d7", "at e6"]


def test_R21_22_the_techs_of_the_led_do_not_matter() -> None:
    table = holding("disoriented", "city")
    p.know(table, 1, "sailing", "flight")
    p.put_figures(table, 1, "d5", armies=1)
    for where in ("d4", "c5", "e5"):
        p.ground(table, where, "water")
    play(table, "event disoriented")  # to the south by itself, then one more step or none
    assert legal(table) == ["at c6", "at d7", "at e6", "done"]


def test_R16_33_a_group_that_cannot_be_led_anywhere_is_no_target() -> None:
    table = holding("disoriented", "city")
    p.put_figures(table, 1, "d5", armies=1)
    for where in ("d4", "c5", "e5", "d6"):
        p.ground(table, where, "water")
    assert not playable(table, "disoriented")


@pytest.mark.parametrize(("event", "steps"), [("migrants", 2), ("colonists", 4), ("immigrants", 6)])
def test_R16_34_one_figure_makes_an_extra_move_to_an_empty_square(event: str, steps: int) -> None:
    table = holding(event, "move")
    p.put_figures(table, 0, "a6", armies=1)
    play(table, f"event {event}")
    options = legal(table)
    assert f"at a{6 + steps}" in options
    assert f"at a{7 + steps}" not in options
    play(table, f"at a{6 + steps}")
    assert f"group a{6 + steps}" in legal(table)  # the normal move is still to come


def test_R16_34_only_to_empty_squares_and_not_over_water_or_enemies() -> None:
    table = holding("migrants", "move")
    p.put_figures(table, 0, "a6", scouts=1)
    p.ground(table, "b6", "water")
    p.put_hut(table, "a7", "hut_spy")
    p.put_figures(table, 0, "a4", armies=1)
    play(table, "event migrants", "at a6")
    assert legal(table) == ["at a5", "at b5"]


def test_R16_34_a_moved_figure_has_still_moved() -> None:
    table = holding("migrants", "move")
    table.put_figures(0, square("a6"), 1, 0, True)
    table.add(0, s.ARMIES, -1)
    play(table, "event migrants", "at a8")
    assert "group a8" not in legal(table)


@pytest.mark.parametrize(("event", "switches"), [("migrants", 1), ("colonists", 2), ("immigrants", 3)])
def test_R11_8_migrants_switch_policies_in_city_management(event: str, switches: int) -> None:
    table = holding(event, "city", social_policies=True)
    assert not playable(table, event)
    p.adopt(table, 0, "rationalism")
    p.adopt(table, 1, "rationalism")
    play(table, f"event {event}")
    for _switch in range(switches):
        assert asked(table) == "0 switch_policy"
        play(table, legal(table, "switch")[0])
    assert asked(table) == "0 city"


def test_R1_5_no_policies_no_switch() -> None:
    table = holding("migrants", "city", social_policies=False)
    p.adopt(table, 0, "rationalism")
    assert not playable(table, "migrants")


def test_R10_10_a_roaming_horde_attacks_near_a_village() -> None:
    table = holding("roaming_horde", "move")
    p.put_village(table, "d6", "village_spy")
    p.put_figures(table, 1, "d9", armies=1)
    p.put_figures(table, 1, "d11", armies=1)  # too far
    p.put_figures(table, 1, "d8", scouts=1)  # no army
    p.put_figures(table, 0, "d7", armies=1)  # the own one
    play(table, "event roaming_horde")
    assert int(table.battle[s.BATTLE_KIND]) == s.OF_HORDE
    assert table.battle_square == square("d9")


def test_R17_48_a_horde_needs_an_enemy_target_near_a_village() -> None:
    table = holding("roaming_horde", "move")
    p.put_figures(table, 1, "d9", armies=1)
    assert not playable(table, "roaming_horde")
    p.put_village(table, "d13", "village_spy")
    assert set(targets(table, "roaming_horde")) == {"at d9", "at f14"}


def test_a_symbol_of_a_village_is_enough() -> None:
    table = holding("roaming_horde", "move")
    p.put_figures(table, 1, "d9", armies=1)
    symbol = next(n for n, kind in enumerate(GROUND_KINDS) if kind.symbol == "village")
    table.ground[square("d5")] = u8(int(FIRST_GROUND) + symbol)
    assert playable(table, "roaming_horde")
    p.hide(table, "d5")
    assert not playable(table, "roaming_horde")


# --- techs ----------------------------------------------------------------------------------------


def ideas(event: str) -> CivilizationState:
    table = three(event, "start")
    p.know(table, 1, "pottery", "chivalry", "banking")
    p.know(table, 0, "writing", "currency")
    p.fill_slots(table, 0, 5, 2)
    p.fill_slots(table, 1, 5, 2)
    return table


@pytest.mark.parametrize(
    ("event", "learnable"),
    [
        ("exchange_of_ideas", {"learn pottery"}),
        ("knowledge_shared", {"learn pottery", "learn chivalry"}),
        ("think_tank", {"learn pottery", "learn chivalry", "learn banking"}),
    ],
)
def test_R16_2_techs_of_another_player_by_their_real_level(event: str, learnable: set[str]) -> None:
    table = ideas(event)
    p.fill_slots(table, 0, 5, 3, 1)
    if len(learnable) == 1:
        play(table, f"event {event}")
        assert "pottery" in techs(table, 0)
    else:
        assert targets(table, event) == learnable


def test_R16_2_the_other_may_learn_one_in_return() -> None:
    table = ideas("exchange_of_ideas")
    play(table, "event exchange_of_ideas")
    assert asked(table) == "1 choose_tech"
    assert legal(table) == ["done", "learn currency", "learn writing"]
    declined = table.copy()
    assert isinstance(declined, CivilizationState)
    play(table, "learn writing")
    assert "writing" in techs(table, 1)
    play(declined, "done")
    assert techs(declined, 1) == {"pottery", "chivalry", "banking"}


def test_R16_2_without_a_slot_or_a_new_tech_nobody_is_a_target() -> None:
    table = three("knowledge_shared", "start")
    p.know(table, 1, "chivalry")
    assert not playable(table, "knowledge_shared")
    p.fill_slots(table, 0, 2)
    assert playable(table, "knowledge_shared")


def test_R12_3_of_two_players_two_more_techs_are_shown() -> None:
    table = holding("knowledge_shared", "start")
    p.know(table, 1, "pottery")
    p.know(table, 0, "writing")
    p.fill_slots(table, 0, 4)
    listen(table)
    play(table, "event knowledge_shared")
    assert legal(table) == ["amount 1", "amount 2"]
    play(table, "amount 2")
    shown = {int(line.split()[2]) for line in heard(table) if line.startswith("tech_shown 1")}
    assert len(shown) == 2
    assert all(TECH_LEVEL[which] == 2 for which in shown)
    names = {KINDS["technology"][which] for which in shown}
    assert set(legal(table)) == {"learn pottery", *(f"learn {name}" for name in names)}
    play(table, f"learn {min(names)}")
    # The other may take what is really known, but not what was only shown.
    assert legal(table) == ["done", "learn writing"]


def test_R12_3_what_was_shown_is_not_taken_in_return() -> None:
    table = holding("exchange_of_ideas", "start")
    level_one = {name for n, name in enumerate(KINDS["technology"]) if TECH_LEVEL[n] == 1}
    p.know(table, 1, *sorted(level_one - {"writing", "currency"}))
    p.know(table, 0, "writing")
    play(table, "event exchange_of_ideas", "learn currency")  # both that he does not know are shown
    assert asked(table) == "0 start"


def test_R12_3_a_tech_the_other_really_knows_may_be_taken() -> None:
    table = holding("exchange_of_ideas", "start")
    p.know(table, 1, "pottery")
    play(table, "event exchange_of_ideas", "learn pottery")
    assert techs(table, 0) == {"pottery"}
    assert asked(table) == "0 start"


# --- battle ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "units"), [("duty_and_honor", 1), ("nationalism", 2), ("patriotism", 3)])
def test_R10_2_units_before_the_forces_are_drawn(event: str, units: int) -> None:
    table = holding(event, "move")
    p.put_figures(table, 0, "d5", armies=1)
    p.put_figures(table, 1, "d6", armies=1)
    play(table, "group d5", "step south")
    assert asked(table) == "0 before_battle"
    play(table, f"event {event}")
    for _unit in range(units):
        play(table, "draw infantry")
    drawn = [back for back in range(15) if table.place(back) in (s.HELD, s.IN_BATTLE)]
    assert len(drawn) == units


def test_exhausted_decks_give_no_units() -> None:
    table = holding("duty_and_honor", "move")
    for back in range(int(s.EVENT_BACKS)):
        table.move_card(back, s.OUT)
    p.put_figures(table, 0, "d5", armies=1)
    p.put_figures(table, 1, "d6", armies=1)
    play(table, "group d5", "step south")
    assert asked(table) != "0 before_battle" or not playable(table, "duty_and_honor")
