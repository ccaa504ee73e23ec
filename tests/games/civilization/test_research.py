"""The pyramid and research: slots, prices, commitments, and what techs bring (R9, R16.4 - R16.6, R16.20,
R16.27)."""

import pytest

from games.civilization.positions import (
    adopt,
    asked,
    fill_slots,
    flat,
    give_coins,
    give_person,
    give_trade,
    govern,
    heard,
    know,
    legal,
    listen,
    number,
    play,
    put_figures,
    put_person,
    put_wonder,
)
from ludopolis.core.random import seeded
from ludopolis.games.civilization import frames, persons, pyramid, rules, units
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import GAME, CivilizationState
from ludopolis.games.civilization.phases import order
from ludopolis.games.civilization.phases import research as phase
from ludopolis.games.civilization.tables import TECH_LEVEL


def tech(name: str) -> int:
    return number("technology", name)


def knows(table: CivilizationState, name: str, seat: int = 0) -> bool:
    return bool(table.knows(seat, tech(name)))


def trade(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.TRADE))


def slots(table: CivilizationState, seat: int = 0) -> list[int]:
    return [int(table.of(seat, s.SLOTS + level)) for level in range(5)]


def research(table: CivilizationState) -> CivilizationState:
    """The Research phase begins."""
    table.finish()
    order.resume(table, 2, s.RESEARCH, 0)
    phase.begin_phase(table)
    rules.run(table)
    return table


def scholar(amount: int, *civilizations: str, social_policies: bool = False) -> CivilizationState:
    """Seat 0 has so much trade; nobody else can research."""
    table = flat(*(civilizations or ("china", "rome")), social_policies=social_policies)
    give_trade(table, 0, amount)
    return table


def levels(table: CivilizationState) -> set[int]:
    return {int(TECH_LEVEL[tech(action.split()[1])]) for action in legal(table, "research")}


def results(table: CivilizationState, *actions: str) -> CivilizationState:
    """Play the commitment, and stop before the next turn goes on."""
    return play(research(table), *actions)


# --- the pyramid ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "level", "fit"),
    [
        ((0,), 1, True),
        ((9,), 1, True),
        ((1,), 2, False),
        ((2,), 2, True),
        ((2, 1), 2, False),
        ((3, 1), 2, True),
        ((5, 2), 3, True),
        ((5, 3, 1), 3, True),
        ((5, 2, 1), 3, False),
        ((5, 4, 3, 2), 5, True),
        ((5, 4, 3, 1), 5, False),
        ((9, 9, 9, 2, 1), 5, False),
    ],
)
def test_R9_3_where_a_card_fits(counts: tuple[int, ...], level: int, fit: bool) -> None:
    table = flat()
    fill_slots(table, 0, *counts)
    assert pyramid.fits(table, 0, level) == fit


@pytest.mark.parametrize(
    ("civilization", "wonder", "name", "price"),
    [
        ("china", "", "pottery", 6),
        ("china", "", "sailing", 11),
        ("china", "", "railroad", 16),
        ("china", "", "flight", 21),
        ("china", "", "space_flight", 26),
        ("japan", "", "sailing", 8),
        ("china", "porcelain_tower", "sailing", 6),
        ("japan", "porcelain_tower", "sailing", 3),
        ("japan", "porcelain_tower", "pottery", 0),
    ],
)
def test_R9_1_R16_5_the_trade_a_tech_needs(civilization: str, wonder: str, name: str, price: int) -> None:
    table = flat(civilization, "rome")
    if wonder:
        put_wonder(table, "a1", wonder)
    assert pyramid.research_price(table, 0, tech(name)) == price


# --- commitments ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(6, {1}), (10, {1}), (11, {1, 2}), (16, {1, 2, 3}), (21, {1, 2, 3, 4}), (26, {1, 2, 3, 4, 5})],
)
def test_R9_1_what_the_dial_allows(amount: int, expected: set[int]) -> None:
    table = scholar(amount)
    fill_slots(table, 0, 9, 7, 5, 3)
    assert levels(research(table)) == expected


def test_R9_1_only_techs_that_fit_and_are_not_known() -> None:
    table = scholar(27)
    know(table, 0, "pottery", "writing")
    research(table)
    assert levels(table) == {1, 2}
    assert "research pottery" not in legal(table)


def test_R9_2_who_has_nothing_to_choose_is_not_asked() -> None:
    table = scholar(5)
    phase.begin_phase(table)
    assert table.kind == frames.REVEAL_RESEARCH


def test_R9_2_all_commit_before_anything_is_revealed() -> None:
    table = scholar(6)
    give_trade(table, 1, 6)
    research(table)
    assert table.waiting() == [0, 1]
    listen(table)
    play(table, "research pottery")
    assert (heard(table), knows(table, "pottery")) == ([], False)
    assert asked(table) == "1 research"
    play(table, "research writing")
    assert (knows(table, "pottery"), knows(table, "writing", 1)) == (True, True)
    told = heard(table)
    assert told.index(f"research_revealed 1 {tech('writing')}") < told.index(
        f"tech_learned 0 {tech('pottery')}"
    )


def test_R9_2_the_order_of_commitments_does_not_matter() -> None:
    table = scholar(6)
    give_trade(table, 1, 6)
    research(table)
    table.turn_to(1)
    play(table, "research writing", "research pottery")
    assert (knows(table, "pottery"), knows(table, "writing", 1)) == (True, True)


def test_R9_2_passing_keeps_everything() -> None:
    table = results(scholar(20), "pass")
    assert (trade(table), slots(table)) == (20, [0, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("before", "coins", "name", "after"),
    [(11, 3, "civil_service", 4), (6, 9, "pottery", 6), (20, 0, "pottery", 0), (20, 7, "pottery", 7)],
)
def test_R9_4_R17_2_R17_3_the_dial_falls_to_the_coins(before: int, coins: int, name: str, after: int) -> None:
    table = scholar(before)
    fill_slots(table, 0, 2)
    give_coins(table, 0, "sheet", coins)
    results(table, f"research {name}")
    assert trade(table) == after


def test_R9_4_free_techs_leave_the_dial_alone() -> None:
    table = scholar(20)
    pyramid.learn(table, 0, tech("pottery"), True)
    assert trade(table) == 20


def test_R9_7_what_is_not_spent_stays_for_the_next_turn() -> None:
    table = results(scholar(20), "pass")
    while asked(table) != "0 research":
        play(table, legal(table)[0])
    assert (table.turn, trade(table)) == (3, 20)
    play(table, "research pottery")
    assert knows(table, "pottery")


def test_R9_8_nobody_takes_a_tech_away_from_another() -> None:
    table = scholar(6)
    give_trade(table, 1, 6)
    results(table, "research pottery", "research pottery")
    assert knows(table, "pottery", 0)
    assert knows(table, "pottery", 1)


# --- what techs bring -----------------------------------------------------------------------------


def test_R9_5_logistics_only_raises_ranks() -> None:
    table = flat()
    pyramid.learn(table, 0, tech("gunpowder"), False)
    pyramid.learn(table, 0, tech("logistics"), False)
    assert [int(table.of(0, s.RANKS + type)) for type in range(4)] == [3, 2, 2, 0]
    pyramid.learn(table, 0, tech("flight"), False)
    assert table.of(0, s.RANKS + 3) == 1


def test_R9_5_a_tech_takes_a_slot_of_its_level() -> None:
    table = flat()
    fill_slots(table, 0, 2)
    pyramid.learn(table, 0, tech("sailing"), False)
    assert slots(table) == [2, 1, 0, 0, 0]


def test_R9_5_agriculture_grows_the_capital() -> None:
    table = scholar(6)
    results(table, "research agriculture")
    assert asked(table) == "0 grow"
    play(table, "grow c2")
    assert table.second_square(0) == number("square", "c2")


def test_R9_5_a_government_can_be_entered_in_the_next_start_of_turn() -> None:
    table = scholar(6)
    know(table, 1, "pottery")
    results(table, "research code_of_laws")
    assert (table.turn, table.phase) == (3, s.START)
    while asked(table) != "0 start":
        play(table, "done")
    assert "govern republic" in legal(table)


@pytest.mark.parametrize(("rival", "culture"), [((), 2), (("pottery",), 1)])
def test_greece_gains_culture_for_each_player_without_the_tech(rival: tuple[str, ...], culture: int) -> None:
    table = flat("greece", "rome", "china")
    know(table, 1, *rival)
    pyramid.learn(table, 0, tech("pottery"), False)
    assert table.of(0, s.CULTURE) == culture


def test_greece_gains_nothing_for_players_who_research_the_same() -> None:
    table = scholar(6, "greece", "rome", "china")
    give_trade(table, 1, 6)
    results(table, "research pottery", "research pottery")
    assert table.of(0, s.CULTURE) == 1


def test_R16_20_germany_gets_a_unit_and_a_resource() -> None:
    table = scholar(11, "germany", "rome")
    fill_slots(table, 0, 2)
    results(table, "research chivalry")
    assert asked(table) == "0 choose_resource"
    play(table, "take iron")
    assert (units.reserve_size(table, 0), table.of(0, s.RESOURCES + 3)) == (1, 1)


def test_R16_20_logistics_raises_several_types_and_gives_one_unit_of_them() -> None:
    table = flat("germany", "rome")
    pyramid.learn(table, 0, tech("logistics"), True)
    rules.run(table)
    assert legal(table) == ["draw artillery", "draw infantry", "draw mounted"]
    play(table, "draw mounted", "take iron")
    assert units.reserve_size(table, 0) == 1


@pytest.mark.parametrize(
    ("name", "researched"), [("pottery", True), ("chivalry", True), ("democracy", False)]
)
def test_R16_20_R17_6_other_techs_and_learning_give_germany_nothing(name: str, researched: bool) -> None:
    table = flat("germany", "rome")
    know(table, 0, "logistics")
    pyramid.learn(table, 0, tech(name), researched)
    rules.run(table)
    assert (asked(table), units.reserve_size(table, 0)) == ("0 start", 0)


def archimedes(amount: int = 0) -> CivilizationState:
    table = scholar(amount)
    give_person(table, 0, "archimedes", face_up=True)
    put_person(table, "a1", "builder")
    return table


def test_archimedes_gains_for_a_tech_nobody_knows() -> None:
    table = archimedes()
    pyramid.learn(table, 0, tech("pottery"), True)
    assert table.of(0, s.CULTURE) == 3
    know(table, 1, "writing")
    pyramid.learn(table, 0, tech("writing"), True)
    pyramid.learn(table, 0, tech("navy"), False)
    assert table.of(0, s.CULTURE) == 3


def test_archimedes_gains_nothing_for_what_another_reveals_too() -> None:
    table = archimedes(6)
    give_trade(table, 1, 6)
    results(table, "research pottery", "research pottery")
    assert table.of(0, s.CULTURE) == 0


def test_R9_6_R13_2_space_flight_wins_when_it_is_revealed() -> None:
    table = scholar(26)
    fill_slots(table, 0, 5, 4, 3, 2)
    results(table, "research space_flight")
    assert (table.over, table.end, table.winner) == (True, s.BY_TECH, 0)


def test_R17_37_of_two_the_first_in_turn_order_wins() -> None:
    table = scholar(26)
    give_trade(table, 1, 26)
    for seat in (0, 1):
        fill_slots(table, seat, 5, 4, 3, 2)
    table.first = 1
    results(table, "research space_flight", "research space_flight")
    assert table.winner == 1


# --- Notre-Dame -----------------------------------------------------------------------------------


def notre_dame(amount: int) -> CivilizationState:
    table = scholar(amount)
    put_wonder(table, "a1", "notre_dame")
    give_coins(table, 0, "sheet", 9)
    return table


def test_R16_4_six_more_trade_add_a_second_tech() -> None:
    table = results(notre_dame(13), "research pottery", "learn writing")
    assert (knows(table, "pottery"), knows(table, "writing"), trade(table)) == (True, True, 7)


def test_R16_4_it_can_be_declined() -> None:
    table = results(notre_dame(13), "research pottery", "done")
    assert (slots(table)[0], trade(table)) == (1, 9)


def test_R16_4_with_less_trade_there_is_no_second_tech() -> None:
    table = results(notre_dame(11), "research pottery")
    assert slots(table)[0] == 1
    table = notre_dame(16)
    fill_slots(table, 0, 2)
    play(research(table), "research sailing")
    assert legal(table) == ["done"]


def test_R16_4_a_blockaded_notre_dame_does_nothing() -> None:
    table = notre_dame(20)
    put_figures(table, 1, "a1", armies=1)
    assert slots(results(table, "research pottery"))[0] == 1


def test_R16_4_the_second_is_of_the_same_or_a_lower_level_with_a_slot_after_the_first() -> None:
    table = notre_dame(27)
    fill_slots(table, 0, 2)
    play(research(table), "research pottery")
    assert {int(TECH_LEVEL[tech(action.split()[1])]) for action in legal(table, "learn")} == {1}
    assert "learn pottery" not in legal(table)
    table = notre_dame(27)
    fill_slots(table, 0, 2)
    play(research(table), "research sailing")
    assert {int(TECH_LEVEL[tech(action.split()[1])]) for action in legal(table, "learn")} == {1}
    table = notre_dame(27)
    fill_slots(table, 0, 4, 1)
    play(research(table), "research sailing")
    assert {int(TECH_LEVEL[tech(action.split()[1])]) for action in legal(table, "learn")} == {1, 2}


def test_R16_4_the_second_is_learned_not_researched() -> None:
    table = notre_dame(27)
    table.set_of(0, s.CIVILIZATION, number("civilization", "germany") + 1)
    fill_slots(table, 0, 5, 2)
    play(research(table), "research printing_press", "learn chivalry")
    assert units.reserve_size(table, 0) == 0
    assert "choose_resource" not in asked(table)


# --- Tesla and Newton -----------------------------------------------------------------------------


def with_person(name: str, type: str, amount: int) -> CivilizationState:
    table = scholar(amount)
    give_person(table, 0, name)
    put_person(table, "a1", type)
    return table


def test_R16_6_nikola_tesla_puts_a_tech_one_level_lower() -> None:
    table = with_person("nikola_tesla", "builder", 11)
    research(table)
    assert levels(table) == {1}
    back = persons.back_of(table, 0, number("great_person", "nikola_tesla"))
    play(table, "lower sailing")
    assert (knows(table, "sailing"), slots(table), table.place(back)) == (True, [1, 0, 0, 0, 0], s.DISCARDED)


def test_R16_6_the_trade_is_that_of_the_real_level() -> None:
    table = with_person("nikola_tesla", "builder", 10)
    assert legal(research(table), "lower") == []


def test_R16_6_nikola_tesla_lowers_levels_two_to_four() -> None:
    table = with_person("nikola_tesla", "builder", 27)
    fill_slots(table, 0, 9, 7, 5, 3)
    lowered = {int(TECH_LEVEL[tech(action.split()[1])]) for action in legal(research(table), "lower")}
    assert lowered == {2, 3, 4}


def test_R16_6_nikola_tesla_may_lower_the_tech_of_notre_dame() -> None:
    table = with_person("nikola_tesla", "builder", 27)
    put_wonder(table, "b1", "notre_dame")
    fill_slots(table, 0, 2)
    play(research(table), "research sailing", "lower chivalry")
    assert (slots(table)[:2], knows(table, "chivalry")) == ([3, 1], True)


def test_R7_18_nikola_tesla_needs_a_builder_on_the_map() -> None:
    table = with_person("nikola_tesla", "builder", 27)
    put_figures(table, 1, "a1", armies=1)
    assert legal(research(table), "lower") == []


def test_R16_6_isaac_newton_is_a_blank_card_that_counts_at_once() -> None:
    table = with_person("isaac_newton", "scientist", 11)
    fill_slots(table, 0, 1)
    assert legal(research(table)) == ["done", "newton 1"]
    back = persons.back_of(table, 0, number("great_person", "isaac_newton"))
    play(table, "newton 1")
    assert (levels(table), legal(table, "newton")) == ({1, 2}, [])
    play(table, "research sailing")
    assert (slots(table), table.place(back)) == ([2, 1, 0, 0, 0], s.IN_PYRAMID)
    assert persons.cards_of(table, 0, number("person_type", "scientist")) == 0


def test_R16_6_isaac_newton_lies_only_where_a_card_fits() -> None:
    table = with_person("isaac_newton", "scientist", 0)
    fill_slots(table, 0, 9, 7, 5, 4)
    assert legal(research(table), "newton") == ["newton 1", "newton 2", "newton 3"]
    fill_slots(table, 0, 9, 7, 5, 2)
    assert legal(table, "newton") == ["newton 1", "newton 2", "newton 3", "newton 4"]


# --- Bureaucracy ----------------------------------------------------------------------------------


def bureaucrat() -> CivilizationState:
    table = scholar(11, social_policies=True)
    know(table, 0, "bureaucracy")
    fill_slots(table, 0, 4, 1)
    adopt(table, 0, "expansionism")
    adopt(table, 1, "expansionism")
    return table


def test_R16_27_bureaucracy_takes_effect_before_the_techs() -> None:
    table = bureaucrat()
    research(table)
    play(table, "switch expansionism organized_religion")
    assert table.of(0, s.POLICIES) == 1 << number("policy", "expansionism")
    play(table, "research sailing")
    assert table.of(0, s.POLICIES) == 1 << number("policy", "organized_religion")
    assert trade(table) == 2


def test_R16_27_one_may_switch_and_pass() -> None:
    table = bureaucrat()
    results(table, "switch expansionism urban_development", "pass")
    assert table.of(0, s.POLICIES) == 1 << number("policy", "urban_development")
    assert trade(table) == 11


def test_R1_5_without_social_policies_there_is_no_switch() -> None:
    table = scholar(11)
    know(table, 0, "bureaucracy")
    adopt(table, 0, "expansionism")
    assert "pass" in legal(research(table))  # the tech is asked for at once


def test_R5_8a_learning_a_government_again_changes_nothing() -> None:
    table = flat()
    govern(table, 0, "republic")
    pyramid.learn(table, 0, tech("code_of_laws"), True)
    assert table.of(0, s.WINDOW) == 0


# --- what the others cannot know ------------------------------------------------------------------


def questions(table: CivilizationState, *answers: str) -> list[str]:
    """Who is waited for after each answer."""
    waited = []
    for answer in answers:
        play(table, answer)
        waited.append(f"{table.seat} {frames.FRAME_NAMES[table.kind]}")
    return waited


@pytest.mark.parametrize(
    "answers", [("pass", "done"), ("research sailing", "done"), ("research pottery", "learn writing")]
)
def test_R9_2_notre_dame_asks_for_a_second_tech_whatever_the_first_was(answers: tuple[str, ...]) -> None:
    table = notre_dame(16)
    fill_slots(table, 0, 2)
    give_trade(table, 1, 6)
    assert questions(research(table), *answers) == ["0 research", "1 research"]


@pytest.mark.parametrize("person", ["isaac_newton", "alan_turing"])
@pytest.mark.parametrize("second", ["pass", "research pottery"])
def test_R9_2_every_face_down_scientist_is_asked_for_newtons_place(person: str, second: str) -> None:
    table = with_person(person, "scientist", 6)
    give_trade(table, 1, 6)
    assert ("newton 1" in legal(research(table))) == (person == "isaac_newton")
    assert questions(table, "done", second) == ["0 research", "1 research"]


def test_R9_2_whoever_knows_bureaucracy_is_asked_for_a_switch_first() -> None:
    table = bureaucrat()
    give_trade(table, 1, 6)
    assert legal(research(table))[0] == "done"
    assert legal(table, "research") == []
    assert questions(table, "done", "pass") == ["0 research", "1 research"]


def test_R9_1_a_tech_that_is_asked_for_later_is_not_refused_for_its_price() -> None:
    table = research(bureaucrat())
    refused = table.refusal(GAME.actions.number("research sailing"))
    assert refused is not None
    assert (refused.rule, refused.code) == ("R9.2", "not_offered")


def test_R14_1_an_imagined_commitment_does_not_depend_on_the_true_one() -> None:
    outcomes = []
    for first in ("research pottery", "research writing", "pass"):
        table = scholar(6)
        give_trade(table, 1, 6)
        play(research(table), first)
        phase.imagine_commitments(table, 1, seeded("imagined"))
        assert asked(table) == "1 research"
        play(table, "pass")
        outcomes.append(table.of(0, s.TECHS))
    assert len(set(outcomes)) == 1


def test_R14_1_the_own_commitment_stays() -> None:
    for seed in range(5):
        table = scholar(6)
        give_trade(table, 1, 6)
        play(research(table), "research pottery")
        phase.imagine_commitments(table, 0, seeded(seed))
        play(table, "pass")
        assert knows(table, "pottery")


def test_R14_1_what_others_have_begun_to_commit_is_unknown_too() -> None:
    """He has answered for Newton; with what, is imagined without looking."""
    imagined = []
    for answer in ("newton 1", "done"):
        table = with_person("isaac_newton", "scientist", 11)
        give_trade(table, 1, 6)
        fill_slots(table, 0, 1)
        play(research(table), answer)
        phase.imagine_commitments(table, 1, seeded("imagined"))
        table.turn_to(0)
        imagined.append(levels(table))
    assert imagined[0] == imagined[1]
