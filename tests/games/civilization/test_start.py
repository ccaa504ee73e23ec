"""R5, R11.1, R11.8, R21.11: Start of Turn: cities, governments, policies, investments, gatherers."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, jump, legal, listen, named, number, play, square
from ludopolis.core.bits import BIT, members_of
from ludopolis.games.civilization import founding, frames, governments, investments, rules, settling
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.battle.strength import city_bonus
from ludopolis.games.civilization.claims import grow_metropolis
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.yields import arts

# Seat 0 has its capital on b2, seat 1 on f14 (two players: eight columns, sixteen rows).
FAR = "d7"  # a square where a city can be founded


def marker(table: CivilizationState, seat: int) -> int:
    return int(table.of(seat, s.TRACK))


def government(table: CivilizationState, seat: int) -> str:
    return p.names("government")[table.of(seat, s.GOVERNMENT)]


def policies(table: CivilizationState, seat: int) -> list[str]:
    return [p.names("policy")[side] for side in members_of(table.of(seat, s.POLICIES))]


def with_scout(*civilizations: str, at: str = FAR, **options: object) -> CivilizationState:
    table = flat(*(civilizations or ("china", "zulu")), seed="flat", **options)
    p.put_figures(table, 0, at, scouts=1)
    return table


# --- founding -------------------------------------------------------------------------------------


def test_R5_3_a_scout_founds_a_city() -> None:
    table = with_scout()
    assert legal(table, "found") == [f"found {FAR}"]
    assert not legal(table, "settle")


def test_R5_3a_two_cities_are_the_most() -> None:
    table = with_scout()
    p.put_city(table, 0, "b12", 1)
    assert not legal(table, "found")


def test_R5_3a_three_with_irrigation() -> None:
    table = with_scout()
    p.put_city(table, 0, "b12", 1)
    p.know(table, 0, "irrigation")
    assert legal(table, "found") == [f"found {FAR}"]
    play(table, f"found {FAR}")
    assert [named(table.city_square(0, index)) for index in range(3)] == ["b2", "b12", FAR]
    p.put_figures(table, 0, "g8", scouts=1)
    assert not legal(table, "found")


def test_R5_3b_not_on_water_or_a_relic() -> None:
    table = with_scout()
    p.ground(table, FAR, "water")
    assert not legal(table, "found")
    table = with_scout()
    p.put_relic(table, FAR, "atlantis")
    assert not legal(table, "found")


def test_R5_3c_all_neighbours_exist_and_are_revealed() -> None:
    assert not legal(with_scout(at="a7"), "found")
    table = with_scout()
    p.hide(table, "e8")
    assert not legal(table, "found")


@pytest.mark.parametrize("civilization", ["china", "zulu"])
def test_R5_3d_huts_and_villages_around_are_in_the_way(civilization: str) -> None:
    table = with_scout(civilization, "rome")
    p.put_hut(table, "e8", "hut_wheat")
    assert bool(legal(table, "found")) == (civilization == "zulu")
    table = with_scout(civilization, "rome")
    p.put_village(table, "e8", "village_iron")
    assert not legal(table, "found")


def test_R5_3d_relics_and_city_states_around_are_in_the_way() -> None:
    table = with_scout()
    p.put_relic(table, "e8", "atlantis")
    assert not legal(table, "found")
    table = with_scout()
    p.put_city_state(table, "e8", "city_state_1")
    assert not legal(table, "found")


def test_R5_3e_enemies_around_are_in_the_way_friends_are_not() -> None:
    table = with_scout()
    p.put_figures(table, 0, "e8", armies=1)
    assert legal(table, "found")
    table = with_scout()
    p.put_figures(table, 1, "e8", scouts=1)
    assert not legal(table, "found")


@pytest.mark.parametrize(
    ("at", "allowed"), [("b5", True), ("b4", False), ("e5", True), ("d4", False), ("e2", True)]
)
def test_R5_3f_three_squares_from_every_centre(at: str, allowed: bool) -> None:
    assert bool(legal(with_scout(at=at), "found")) == allowed


def test_R5_3f_both_squares_of_a_metropolis_count() -> None:
    table = with_scout(at="b5")
    p.put_metropolis(table, 0, "b3")
    assert not legal(table, "found")
    table = with_scout(at="f11")
    assert legal(table, "found")
    p.put_metropolis(table, 1, "f13")
    assert not legal(table, "found")


def test_R5_3_armies_found_cities_under_the_republic() -> None:
    table = flat()
    p.put_figures(table, 0, FAR, armies=1)
    assert not legal(table, "settle")
    p.govern(table, 0, "republic")
    assert legal(table, "settle") == [f"settle {FAR}"]
    play(table, f"settle {FAR}")
    assert table.of(0, s.ARMIES) == 6
    assert not table.figures[square(FAR)]


def test_R5_4_the_founder_goes_back_and_the_city_stands() -> None:
    table = with_scout()
    play(table, f"found {FAR}")
    assert table.of(0, s.SCOUTS) == 2
    assert named(table.city_square(0, 1)) == FAR
    assert not table.city_mark(0, 1, s.WALLS)
    assert len(p.outskirts(table, 0, 1)) == 8
    assert asked(table) == "0 start"


def test_R5_4_the_others_on_the_square_make_room() -> None:
    table = with_scout()
    p.put_figures(table, 0, FAR, armies=1)
    p.ground(table, "c6", "water")
    p.put_figures(table, 0, "e8", armies=2)
    play(table, f"found {FAR}")
    assert asked(table) == "0 move_out"
    assert legal(table) == sorted(f"at {name}" for name in ("d6", "e6", "c7", "e7", "c8", "d8"))
    play(table, "at c8")
    assert table.armies(square("c8")) == 1
    assert not table.figures[square(FAR)]
    assert asked(table) == "0 start"


def test_R5_4_founding_is_illegal_if_nobody_can_make_room() -> None:
    table = with_scout()
    p.put_figures(table, 0, FAR, armies=1)
    for name in ("c6", "d6", "e6", "c7", "e7", "c8", "d8", "e8"):
        p.ground(table, name, "water")
    assert not legal(table, "found")
    p.know(table, 0, "sailing")
    assert legal(table, "found")


def test_R5_4_a_city_state_under_the_city_gives_3_culture() -> None:
    table = with_scout()
    p.put_city_state(table, FAR, "city_state_1")
    play(table, f"found {FAR}")
    assert table.of(0, s.CULTURE) == 3
    assert table.is_centre(square(FAR))


def test_R5_4_several_cities_in_one_phase() -> None:
    table = with_scout()
    p.know(table, 0, "irrigation")
    p.put_figures(table, 0, "b12", scouts=1)
    play(table, f"found {FAR}", "found b12")
    assert table.city_count(0) == 3


def test_R5_4_a_policy_is_adopted_at_once() -> None:
    table = with_scout("china", "rome", social_policies=True)
    p.adopt(table, 0, "pacifism")
    p.adopt(table, 1, "pacifism")
    play(table, f"found {FAR}")
    assert asked(table) == "0 adopt_policy"
    assert legal(table) == sorted(
        f"adopt {side}" for side in p.names("policy") if side not in ("pacifism", "military_tradition")
    )
    play(table, "adopt rationalism")
    assert policies(table, 0) == ["rationalism", "pacifism"]
    assert asked(table) == "0 start"


def test_R16_26_rome_advances_for_a_city() -> None:
    table = with_scout("rome", "china")
    play(table, f"found {FAR}")
    assert marker(table, 0) == 1
    table = with_scout("china", "rome")
    play(table, f"found {FAR}")
    assert (marker(table, 0), marker(table, 1)) == (0, 0)


def test_R5_5_the_zulu_may_explore_huts_beside_a_new_city() -> None:
    table = with_scout("zulu", "china")
    wheat = p.put_hut(table, "e8", "hut_wheat")
    p.put_hut(table, "c6", "hut_native_art")
    play(table, f"found {FAR}")
    assert asked(table) == "0 choose_square"
    assert legal(table) == ["at c6", "at e8", "done"]
    play(table, "at e8")
    assert table.place(wheat) == s.HELD
    assert not table.on[square("e8")]
    assert legal(table) == ["at c6", "done"]
    play(table, "done")
    assert table.of(0, s.CULTURE) == 0
    assert asked(table) == "0 start"


def test_R5_5_a_city_state_found_beside_the_city_is_destroyed() -> None:
    table = with_scout("zulu", "china")
    p.put_hut(table, "e8", "hut_city_state")
    play(table, f"found {FAR}", "at e8")
    assert table.of(0, s.CULTURE) == 3
    assert not table.on[square("e8")]
    assert asked(table) == "0 start"


# --- metropolis -----------------------------------------------------------------------------------


def grown(table: CivilizationState, seat: int = 0) -> CivilizationState:
    grow_metropolis(table, seat)
    rules.run(table)
    return table


def test_R5_6_the_capital_grows_onto_a_square_beside_it() -> None:
    table = grown(flat())
    assert asked(table) == "0 grow"
    assert legal(table) == ["grow b3", "grow c2"]
    play(table, "grow c2")
    assert named(table.second_square(0)) == "c2"
    assert not table.flag(0, s.MUST_GROW)
    assert len(p.outskirts(table, 0)) == 10


def test_R5_6a_not_onto_an_enemy() -> None:
    table = flat()
    p.put_figures(table, 1, "b3", scouts=1)
    grown(table)
    assert named(table.second_square(0)) == "c2"  # the only square left: nobody is asked


def test_R5_6b_the_new_outskirts_exist_are_revealed_and_nobody_elses() -> None:
    table = flat()
    p.hide(table, "d3")
    assert named(grown(table).second_square(0)) == "b3"
    table = flat()
    p.put_city(table, 1, "f2", 1)
    grown(table)
    assert asked(table) == "0 grow"
    table = flat()
    p.put_city(table, 1, "e2", 1)
    assert named(grown(table).second_square(0)) == "b3"


def test_R5_6c_own_figures_make_room() -> None:
    table = flat()
    p.hide(table, "d3")
    p.put_figures(table, 0, "b3", armies=1, scouts=1)
    grown(table)
    assert asked(table) == "0 move_out"
    play(table, "at a4")
    assert asked(table) == "0 move_out"
    play(table, "at b4")
    assert (table.armies(square("a4")), table.scouts(square("b4"))) == (1, 1)
    assert not table.figures[square("b3")]


def test_R5_6d_R17_46_no_city_state_in_the_new_outskirts_but_a_hut() -> None:
    table = flat()
    p.put_city_state(table, "d3", "city_state_1")
    assert named(grown(table).second_square(0)) == "b3"
    table = flat()
    p.put_hut(table, "d3", "hut_wheat")
    assert legal(grown(table)) == ["grow b3", "grow c2"]


def test_R5_6_what_stands_there_is_overbuilt() -> None:
    table = flat()
    p.put_building(table, "b3", "granary")
    left = table.thing(s.BUILDINGS_LEFT + 3)
    play(grown(table), "grow b3")
    assert table.thing(s.BUILDINGS_LEFT + 3) == left + 1
    table = flat()
    p.put_person(table, "b3", "artist")
    play(grown(table), "grow b3")
    assert table.of(0, s.PERSONS_LEFT) == 1
    table = flat()
    p.put_wonder(table, "b3", "stonehenge")
    play(grown(table), "grow b3")
    assert table.thing(s.WONDER_AT + number("wonder", "stonehenge")) == s.LOST


def test_R5_6_the_square_may_be_water() -> None:
    table = flat()
    p.ground(table, "b3", "water")
    assert "grow b3" in legal(grown(table))


def test_R5_6_R17_32_if_it_cannot_grow_it_must_in_the_first_start_of_turn_in_which_it_can() -> None:
    table = flat()
    for name in ("b3", "c2"):
        p.put_figures(table, 1, name, scouts=1)
    grown(table)
    assert asked(table) == "0 start"
    assert table.flag(0, s.MUST_GROW)
    table.return_figures(square("b3"), 0, 1)
    jump(table, "city")
    assert table.second_square(0) == -1
    jump(table, "start", turn=3)
    assert named(table.second_square(0)) == "b3"
    assert asked(table) == "0 start"


def test_R5_6_marks_stay_with_the_city() -> None:
    table = flat()
    table.set_city_mark(0, 0, s.WALLS | s.PROGRAM)
    play(grown(table), "grow b3")
    assert table.city_mark(0, 0, s.WALLS)
    assert table.city_mark(0, 0, s.PROGRAM)


def test_R5_7_what_a_metropolis_brings() -> None:
    table = flat()
    assert (len(p.outskirts(table, 0)), arts(table, 0, 0), city_bonus(table, 0, 0)) == (8, 1, 12)
    p.ground(table, "b3", "water")
    play(grown(table), "grow b3")
    assert (len(p.outskirts(table, 0)), arts(table, 0, 0), city_bonus(table, 0, 0)) == (10, 2, 14)


# --- governments ----------------------------------------------------------------------------------


def test_R5_8_only_anarchy_without_a_new_government() -> None:
    table = flat()
    p.know(table, 0, "monarchy", "code_of_laws")
    assert legal(table, "govern") == ["govern anarchy"]
    play(table, "govern anarchy")
    assert government(table, 0) == "anarchy"
    assert not legal(table, "govern")


def test_R5_8_out_of_anarchy_of_an_earlier_turn_into_any_unlocked() -> None:
    table = flat()
    p.know(table, 0, "monarchy", "code_of_laws")
    play(table, "govern anarchy")
    jump(table, "start", turn=3)
    assert not legal(table, "govern")  # the flag of the change is still up
    table.set_of(0, s.FLAGS, 0)
    assert legal(table, "govern") == ["govern despotism", "govern monarchy_gov", "govern republic"]
    play(table, "govern monarchy_gov")
    assert government(table, 0) == "monarchy_gov"
    assert not legal(table, "govern")


def test_R5_8_a_new_government_is_entered_directly() -> None:
    table = flat()
    p.know(table, 0, "monarchy")
    table.phase = s.RESEARCH
    governments.unlock(table, 0, number("government", "monarchy_gov"))
    jump(table, "start", turn=3)
    assert legal(table, "govern") == ["govern anarchy", "govern monarchy_gov"]
    play(table, "govern monarchy_gov")
    assert government(table, 0) == "monarchy_gov"


def test_R5_8a_an_unused_window_lapses() -> None:
    table = flat()
    p.know(table, 0, "monarchy")
    governments.unlock(table, 0, number("government", "monarchy_gov"))
    assert "govern monarchy_gov" in legal(table)
    play(table, "done")
    jump(table, "start", turn=3)
    assert legal(table, "govern") == ["govern anarchy"]


def test_R5_8_the_immune_change_directly() -> None:
    table = flat()
    p.know(table, 0, "monarchy")
    p.give_person(table, 0, "martin_luther_king", face_up=True)
    p.put_person(table, "b3", "humanitarian")
    assert legal(table, "govern") == ["govern monarchy_gov"]


def test_R5_8_the_pyramids_unlock_all_and_make_immune() -> None:
    table = flat()
    p.put_wonder(table, "b3", "pyramids")
    others = sorted(
        f"govern {name}" for name in p.names("government") if name not in ("anarchy", "despotism")
    )
    assert legal(table, "govern") == others
    p.put_figures(table, 1, "b3", armies=1)
    assert legal(table, "govern") == ["govern anarchy"]


def learned_by_seat_1(table: CivilizationState) -> CivilizationState:
    p.know(table, 1, "monarchy")
    governments.unlock(table, 1, number("government", "monarchy_gov"))
    rules.run(table)
    return table


def test_R5_8a_unlocked_before_the_own_part_it_is_asked_at_once_and_again() -> None:
    table = learned_by_seat_1(flat())
    assert asked(table) == "1 choose_government"
    assert legal(table) == ["done", "govern monarchy_gov"]
    play(table, "done", "done")
    assert asked(table) == "1 start"
    assert "govern monarchy_gov" in legal(table)


def test_R5_8a_entered_at_once_it_is_the_one_change() -> None:
    table = learned_by_seat_1(flat())
    play(table, "govern monarchy_gov", "done")
    assert government(table, 1) == "monarchy_gov"
    assert asked(table) == "1 start"
    assert not legal(table, "govern")


def test_R5_8a_unlocked_after_the_own_part_it_is_now_or_never() -> None:
    table = flat()
    table.first = 1
    jump(table, "start", seat=0)
    learned_by_seat_1(table)
    play(table, "done")
    assert table.of(1, s.WINDOW) == 0


def test_R5_8a_not_in_anarchy() -> None:
    table = flat()
    p.govern(table, 1, "anarchy")
    learned_by_seat_1(table)
    assert asked(table) == "0 start"
    assert table.of(1, s.WINDOW) == 0


def test_R5_9_policies_do_not_count_in_anarchy() -> None:
    table = flat()
    p.adopt(table, 0, "organized_religion")
    assert coins(table, 0) == 1
    p.govern(table, 0, "anarchy")
    assert coins(table, 0) == 0


def test_R5_10_forced_anarchy_lasts_until_the_next_turn() -> None:
    table = flat()
    governments.force_anarchy(table, 1)
    assert government(table, 1) == "anarchy"
    play(table, "done")
    assert asked(table) == "1 start"
    assert not legal(table, "govern")
    jump(table, "start", seat=1, turn=3)
    assert legal(table, "govern") == ["govern despotism"]


def test_R5_10_the_immune_cannot_be_forced() -> None:
    table = flat()
    p.put_wonder(table, "f13", "pyramids")
    governments.force_anarchy(table, 1)
    assert government(table, 1) == "despotism"


def test_R16_12_without_the_pyramids_one_goes_back_to_an_unlocked_government() -> None:
    table = flat()
    p.know(table, 0, "code_of_laws")
    p.put_wonder(table, "b3", "pyramids")
    p.govern(table, 0, "fundamentalism")
    p.put_figures(table, 1, "b3", scouts=1)
    settling.settle(table)
    rules.run(table)
    assert asked(table) == "0 start"  # merely blockaded
    table.set_thing(s.OBSOLETE, BIT[number("wonder", "pyramids")])
    settling.settle(table)
    rules.run(table)
    assert asked(table) == "0 choose_government"
    assert legal(table) == ["govern despotism", "govern republic"]
    play(table, "govern republic")
    assert government(table, 0) == "republic"
    assert asked(table) == "0 start"


# --- investing ------------------------------------------------------------------------------------


def test_R5_11_one_coin_token_a_turn() -> None:
    table = flat()
    assert not legal(table, "invest")
    p.give_coins(table, 0, "sheet", 2)
    assert len(legal(table, "invest")) == 4
    play(table, "invest infrastructure")
    assert table.of(0, s.INVESTED) == 1
    assert coins(table, 0) == 1
    assert not legal(table, "invest")


def test_R5_11_the_token_is_chosen_and_printed_coins_do_not_count() -> None:
    table = flat()
    p.know(table, 0, "railroad")
    assert not legal(table, "invest")
    p.know(table, 0, "pottery")
    p.give_coins(table, 0, "sheet")
    p.give_coins(table, 0, "pottery")
    play(table, "invest public_education")
    assert asked(table) == "0 choose_coin"
    assert legal(table) == ["coin pottery", "coin sheet"]
    play(table, "coin pottery")
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "pottery")) == 0


def test_R5_11_not_without_the_module() -> None:
    table = flat(investments=False)
    p.give_coins(table, 0, "sheet", 2)
    assert not legal(table, "invest")


def test_R11_7_the_arabs_advance_for_each_investment() -> None:
    table = flat("arabia", "china")
    p.give_coins(table, 0, "sheet")
    play(table, "invest infrastructure")
    assert marker(table, 0) == 1


@pytest.mark.parametrize("markers", [0, 1, 2, 3, 5, 8, 9])
def test_R11_7_public_education_teaches_at_3_6_and_9(markers: int) -> None:
    table = flat()
    p.give_coins(table, 0, "sheet")
    p.invest(table, 0, "public_education", markers)
    play(table, "invest public_education")
    if markers not in (2, 5, 8):
        assert asked(table) == "0 start"
        return
    assert asked(table) == "0 choose_tech"
    assert len(legal(table)) == 12
    play(table, "learn pottery")
    assert table.knows(0, number("technology", "pottery"))
    assert asked(table) == "0 start"


def test_R11_7_machu_picchu_gives_a_resource_once_a_turn() -> None:
    table = flat()
    p.put_wonder(table, "b3", "machu_picchu")
    p.give_coins(table, 0, "sheet")
    play(table, "invest infrastructure")
    assert asked(table) == "0 choose_resource"
    play(table, "take silk")
    assert table.of(0, s.RESOURCES + 2) == 1
    investments.invest(table, 0, 0)
    rules.run(table)
    assert asked(table) == "0 start"


def test_R16_3_a_p_giannini_builds_after_each_investment() -> None:
    table = flat()
    p.give_person(table, 0, "a_p_giannini", face_up=True)
    p.put_person(table, "b3", "industrialist")
    p.know(table, 0, "currency", "masonry")
    p.give_coins(table, 0, "sheet")
    play(table, "invest infrastructure")
    assert asked(table) == "0 choose_building"
    assert legal(table) == ["build_free city_walls", "build_free market"]
    play(table, "build_free market")
    assert "at a1" in legal(table)
    play(table, "at a1")
    assert table.on[square("a1")] == int(s.BUILDING) + number("building", "market")


def test_R11_7_only_the_highest_tier_counts() -> None:
    from ludopolis.games.civilization.yields import flat_production

    for markers, production in ((0, 0), (1, 1), (2, 2), (3, 3), (5, 3)):
        table = flat()
        p.govern(table, 0, "anarchy")
        p.invest(table, 0, "infrastructure", markers)
        assert flat_production(table, 0, 0) == production


# --- gatherers ------------------------------------------------------------------------------------


def two_cities() -> CivilizationState:
    table = flat("china", "england")
    p.put_city(table, 0, FAR, 1)
    return table


def test_R11_1_a_scout_works_for_the_capital_unless_it_is_sent() -> None:
    table = two_cities()
    p.put_figures(table, 0, "h1", scouts=1)
    play(table, "done")
    assert int(table.gather[square("h1")]) == 1


def test_R11_1_a_scout_is_sent_to_a_city_and_stays_with_it() -> None:
    table = two_cities()
    p.put_figures(table, 0, "h1", scouts=1)
    assert legal(table, "gather") == ["gather h1"]
    play(table, "gather h1")
    assert asked(table) == "0 choose_city"
    assert legal(table) == ["city 1", "city 2"]
    play(table, "city 2")
    assert int(table.gather[square("h1")]) == 2
    assert not legal(table, "gather")  # once in a turn
    p.mark(table, "h1", 0)
    jump(table, "start", turn=3)
    play(table, "done")
    assert int(table.gather[square("h1")]) == 2


def test_R11_1_with_one_city_there_is_nothing_to_assign() -> None:
    table = flat()
    p.put_figures(table, 0, "h1", scouts=1)
    assert not legal(table, "gather")


def test_R11_1_armies_gather_for_england_only() -> None:
    table = two_cities()
    p.put_figures(table, 0, "h1", armies=1)
    assert not legal(table, "gather")
    table = flat("england", "china")
    p.put_city(table, 0, FAR, 1)
    p.put_figures(table, 0, "h1", armies=1)
    assert legal(table, "gather") == ["gather h1"]


def test_R11_1_not_on_a_city_state() -> None:
    table = two_cities()
    p.put_figures(table, 0, "h1", scouts=1)
    p.put_city_state(table, "h1", "city_state_1")
    assert not legal(table, "gather")
    play(table, "done")
    assert int(table.gather[square("h1")]) == 0


def test_R11_1_who_leaves_gathers_no_more() -> None:
    table = two_cities()
    p.put_figures(table, 0, "h1", armies=1, scouts=1)
    play(table, "done")
    table.lift_figures(square("h1"), 0, 1)
    assert int(table.gather[square("h1")]) == 0  # though an army stays
    table.put_figures(0, square("h2"), 0, 1)
    assert int(table.gather[square("h2")]) == 0


# --- gains ----------------------------------------------------------------------------------------


def test_R21_11_stonehenge_colossus_and_louvre_come_at_the_start_of_the_part() -> None:
    table = flat()
    p.put_wonder(table, "a1", "stonehenge")
    p.put_wonder(table, "b1", "colossus")
    p.put_wonder(table, "c1", "louvre")
    p.put_wonder(table, "a2", "panama_canal")
    jump(table, "start", turn=3)
    assert table.of(0, s.CULTURE) == 4
    assert table.of(0, s.TRADE) == 3
    assert table.thing(s.PANAMA_COINS) == 1
    assert coins(table, 0) == 1
    play(table, "govern anarchy")
    assert table.of(0, s.CULTURE) == 4  # once


def test_R21_21_gains_come_in_the_order_of_their_wonders_and_nobody_asks_for_it() -> None:
    table = flat()
    for where, wonder in (("a1", "louvre"), ("b1", "colossus"), ("c1", "stonehenge")):
        p.put_wonder(table, where, wonder)
    listen(table)
    jump(table, "start", turn=3)
    assert asked(table) == "0 start"
    assert heard(table) == ["culture_gained 0 1", "trade_gained 0 3", "culture_gained 0 3"]


def test_R21_9_an_assignment_belongs_to_the_square_and_not_to_a_figure() -> None:
    table = flat()
    p.put_city(table, 0, FAR, 1)
    p.put_figures(table, 0, "g8", scouts=2)
    play(jump(table, "start"), "gather g8", "city 2")
    assert not legal(table, "gather")
    jump(table, "move")
    play(table, "group g8")
    assert legal(table) == ["with 0 1", "with 0 2"]  # any one of the two
    play(table, "with 0 1", "step east", "stop")
    assert (table.gather[square("g8")], table.gather[square("h8")]) == (2, 0)


def test_R21_11_as_soon_as_they_become_possible() -> None:
    table = flat()
    p.put_wonder(table, "a1", "stonehenge")
    p.put_figures(table, 1, "a1", armies=1)
    jump(table, "start", turn=3)
    assert table.of(0, s.CULTURE) == 0
    table.return_figures(square("a1"), 1, 0)
    play(table, "govern anarchy")
    assert table.of(0, s.CULTURE) == 1


def test_R21_11_jim_henson_gives_his_markers() -> None:
    table = flat()
    p.give_person(table, 0, "jim_henson", face_up=True)
    p.put_person(table, "b3", "humanitarian")
    table.set_thing(s.HENSON, 2)
    jump(table, "start", turn=3)
    assert (table.of(0, s.CULTURE), table.of(0, s.TRADE)) == (2, 2)


def test_R5_2_what_was_not_taken_comes_at_the_end() -> None:
    table = flat()
    p.govern(table, 0, "democracy_gov")
    p.adopt(table, 0, "expansionism", "pacifism")
    assert {"use democracy", "use expansionism", "use pacifism"} <= {*legal(table)}
    play(table, "use pacifism")
    assert table.of(0, s.CULTURE) == 1
    play(table, "done")
    assert asked(table) == "1 start"
    assert (table.of(0, s.CULTURE), table.of(0, s.TRADE)) == (1, 3)


def test_R5_2_great_persons_of_the_supply_are_placed() -> None:
    table = flat()
    assert not legal(table, "place")
    table.set_thing(s.PERSON_TOKENS, table.thing(s.PERSON_TOKENS) - 1)
    table.set_of(0, s.PERSONS_LEFT, 1)
    assert legal(table, "place") == ["place artist"]
    play(table, "place artist")
    assert asked(table) == "0 place_person"
    play(table, "at c3")
    assert int(table.on[square("c3")]) == s.PERSON
    assert table.of(0, s.PERSONS_LEFT) == 0


# --- policies -------------------------------------------------------------------------------------


def test_R11_8_a_policy_is_returned_when_a_city_falls() -> None:
    table = flat("china", "rome", social_policies=True)
    p.put_city(table, 0, FAR, 1)
    p.adopt(table, 0, "rationalism", "pacifism")
    p.adopt(table, 1, "pacifism")
    founding.destroy_city(table, 0, 1)
    rules.run(table)
    assert asked(table) == "0 drop_policy"
    assert legal(table) == ["drop pacifism", "drop rationalism"]
    play(table, "drop rationalism")
    assert policies(table, 0) == ["pacifism"]
    assert asked(table) == "0 start"


def test_R11_8_france_has_one_more() -> None:
    table = flat("france", "rome", social_policies=True)
    p.adopt(table, 1, "pacifism")
    settling.settle(table)
    rules.run(table)
    play(table, "adopt rationalism", "adopt pacifism")
    assert asked(table) == "0 start"


def test_R11_8_with_all_four_cards_in_use_nothing_happens() -> None:
    table = flat("france", "rome", social_policies=True)
    p.put_city(table, 0, FAR, 1)
    p.put_city(table, 0, "b12", 2)
    p.adopt(table, 1, "pacifism")
    p.adopt(table, 0, "rationalism", "natural_religion", "expansionism", "pacifism")
    settling.settle(table)
    rules.run(table)
    assert asked(table) == "0 start"


def test_R11_8_a_switch_flips_a_card_or_swaps_it() -> None:
    table = flat()
    p.adopt(table, 0, "rationalism", "pacifism")
    table.push(frames.SWITCH_POLICY, 0)
    to_rationalism = {f"switch rationalism {side}" for side in ("patronage", *p.names("policy")[2:6])}
    to_pacifism = {f"switch pacifism {side}" for side in ("military_tradition", *p.names("policy")[2:6])}
    assert {*legal(table)} == {"done"} | to_rationalism | to_pacifism
    play(table, "switch rationalism patronage")
    assert policies(table, 0) == ["patronage", "pacifism"]


# --- the end of a city ----------------------------------------------------------------------------


def test_R11_9_a_destroyed_city_takes_all_but_figures_with_it() -> None:
    table = flat()
    p.put_city(table, 0, FAR, 1)
    p.put_building(table, "c6", "granary")
    p.put_wonder(table, "d6", "stonehenge")
    p.put_person(table, "e6", "artist")
    p.put_figures(table, 0, "c7", scouts=1)
    p.put_figures(table, 1, "e7", armies=1)
    table.set_city_mark(0, 1, s.WALLS | s.CARAVAN | s.PROGRAM)
    p.send(table, "c7", 1)
    listen(table)
    founding.destroy_city(table, 0, 1)
    rules.run(table)
    assert not table.has_city(0, 1)
    assert table.of(0, s.CITY_MARKS + 1) == 0
    assert not any(int(table.on[square(name)]) for name in ("c6", "d6", "e6", FAR))
    assert table.thing(s.WONDER_AT + number("wonder", "stonehenge")) == s.LOST
    assert table.thing(s.PERSON_TOKENS) == 3
    assert table.of(0, s.PERSONS_LEFT) == 0
    assert table.standing(square("c7")) == 1
    assert table.standing(square("e7")) == 1
    assert int(table.gather[square("c7")]) == 0
    assert table.owner(square("c6")) == -1
    assert f"city_destroyed 0 {square(FAR)}" in heard(table)


def test_R11_9_the_token_can_be_used_again() -> None:
    table = flat()
    p.put_city(table, 0, FAR, 1)
    founding.destroy_city(table, 0, 1)
    rules.run(table)
    p.put_figures(table, 0, FAR, scouts=1)
    play(table, f"found {FAR}")
    assert named(table.city_square(0, 1)) == FAR
