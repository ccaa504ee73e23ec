"""R15, R21.1, R21.2: who is asked for an answer, with what one can answer, and what it does."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, jump, legal, listen, number, play, square
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.responses import is_muted
from ludopolis.games.civilization.tables import PERSON_TYPE

# Three players: seat 0 has its capital on h2, seat 1 on n14, seat 2 on b14. Seat 0 acts, the others answer.
TOKENS = {0: "g1", 1: "n13", 2: "b13"}


def table_for(phase: str, seats: int = 3) -> CivilizationState:
    table = flat(*("china", "rome", "egypt")[:seats])
    return jump(table, phase)


def give_person(table: CivilizationState, seat: int, person: str, face_up: bool = False) -> int:
    """A great person with its token."""
    type = KINDS["person_type"][PERSON_TYPE[number("great_person", person)]]
    p.put_person(table, TOKENS[seat], type)
    return p.give_person(table, seat, person, face_up)


def culture(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.CULTURE))


def with_event(event: str = "supply_drop", phase: str = "start") -> CivilizationState:
    table = table_for(phase)
    p.give_event(table, 0, event)
    return table


def with_ability(seats: int = 3) -> CivilizationState:
    """Seat 0 can use Currency."""
    table = table_for("city", seats)
    p.know(table, 0, "currency")
    p.give_resource(table, 0, "incense")
    return table


# --- who is asked ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"), [("jousting_tourney", "catastrophe"), ("primetime_tv", "disaster")]
)
def test_R15_3_who_is_asked_does_not_give_a_hand_away(one: str, other: str) -> None:
    for held in (one, other):
        table = with_event()
        p.give_event(table, 1, held)
        play(table, "event supply_drop")
        assert asked(table) == "1 respond"
        assert (f"event {held}" in legal(table)) == (held == one)


def test_R15_5_what_may_always_be_used_is_no_reason_to_ask() -> None:
    table = table_for("city")
    give_person(table, 1, "marco_polo")
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"
    table = table_for("city")
    give_person(table, 1, "marco_polo")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_wheat")
    play(table, "city 1", "arts")
    assert asked(table) == "1 respond"
    play(table, "use marco_polo")
    assert (table.of(1, s.TRADE), asked(table)) == (27, "1 respond")


def test_R16_39_an_extra_action_can_be_cancelled_like_any_other() -> None:
    table = table_for("city")
    p.put_city(table, 0, "h7", 1)
    p.give_event(table, 0, "supply_drop")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    table.set_of(0, s.ACTIONS_TAKEN + 1, 1)
    play(table, "event supply_drop", "city 2", "arts")
    assert asked(table) == "1 respond"
    play(table, "use writing")
    assert culture(table) == 0
    assert "city 2" not in legal(table)


def test_R16_39_an_extra_action_uses_caravans_and_programs() -> None:
    table = table_for("city")
    table.set_of(0, s.ACTIONS_TAKEN, 1)
    p.know(table, 0, "atomic_theory")
    p.give_village(table, 0, "village_uranium")
    table.set_city_mark(0, 0, s.CARAVAN | s.PROGRAM)
    assert "use caravan" not in legal(table)
    p.ground(table, "g1", "forest")
    play(table, "use atomic_theory", "use caravan")
    play(table, "city 1", "build army", "at g1")  # 2 * 2 + 2 + 1
    assert not table.city_mark(0, 0, s.PROGRAM | s.CARAVAN)


def test_R21_1_nobody_is_asked_who_could_not_answer() -> None:
    table = table_for("city")
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"
    table = with_ability()
    play(table, "use currency")
    assert asked(table) == "0 city"
    table = with_event()
    play(table, "event supply_drop")
    assert asked(table) == "0 start"


@pytest.mark.parametrize("token", ["hut_wheat", "hut_spy"])
def test_R21_1_writing_with_any_face_down_token_is_asked_about_a_city_action(token: str) -> None:
    table = table_for("city")
    p.know(table, 2, "writing")
    p.give_hut(table, 2, token)
    play(table, "city 1", "arts")
    assert asked(table) == "2 respond"
    assert ("use writing" in legal(table)) == (token == "hut_spy")
    assert {"pass", "pass_phase"} <= set(legal(table))


def test_R21_1_writing_without_a_possible_spy_or_used_already_is_not_asked() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_resource(table, 1, "wheat")
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    table.mark_used(1, KINDS["ability"].index("writing"))
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"


def test_R21_1_the_kremlin_with_two_resources_is_a_possible_spy() -> None:
    for resources in (1, 2):
        table = table_for("city")
        p.know(table, 1, "writing")
        p.put_wonder(table, TOKENS[1], "kremlin")
        p.give_resource(table, 1, "wheat", resources)
        play(table, "city 1", "arts")
        assert asked(table) == ("1 respond" if resources == 2 else "0 city")


def test_R21_1_a_token_all_players_have_seen_is_still_face_down_for_those_who_watch() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    table.make_public(p.give_hut(table, 1, "hut_wheat"))
    play(table, "city 1", "arts")
    assert asked(table) == "1 respond"


def test_R21_1_a_village_or_an_event_card_is_a_possible_spy() -> None:
    for give, thing in ((p.give_village, "village_iron"), (p.give_event, "drought")):
        table = table_for("city")
        p.know(table, 1, "writing")
        give(table, 1, thing)
        play(table, "city 1", "arts")
        assert asked(table) == "1 respond"


def test_R21_1_a_face_down_artist_is_asked_about_everything() -> None:
    table = table_for("city")
    give_person(table, 1, "valmiki")
    play(table, "city 1", "arts")
    assert asked(table) == "1 respond"
    assert "use mark_twain" not in legal(table)
    table = with_ability()
    give_person(table, 1, "valmiki")
    play(table, "use currency")
    assert asked(table) == "1 respond"
    table = with_event()
    give_person(table, 1, "valmiki")
    play(table, "event supply_drop")
    assert asked(table) == "1 respond"


@pytest.mark.parametrize(("face_up", "blockaded"), [(True, False), (False, True)])
def test_R21_1_a_face_up_or_blockaded_artist_is_not_asked(face_up: bool, blockaded: bool) -> None:
    table = table_for("city")
    give_person(table, 1, "valmiki", face_up)
    if blockaded:
        p.put_figures(table, 0, TOKENS[1], armies=1)
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"


@pytest.mark.parametrize(
    ("held", "is_asked"), [("sabotage", False), ("lost", True), ("supply_drop", True), ("bank_scandal", True)]
)
def test_R21_1_an_event_is_asked_about_by_the_level_of_cards(held: str, is_asked: bool) -> None:
    table = with_event()
    p.give_event(table, 1, held)
    play(table, "event supply_drop")
    assert asked(table) == ("1 respond" if is_asked else "0 start")


def test_R21_1_a_card_of_level_one_is_asked_only_if_the_event_is_aimed_at_its_holder() -> None:
    for target, seat in ((2, 1), (3, 2)):
        table = with_event("citizens_revolting_1")
        p.give_event(table, 1, "sabotage")
        p.give_event(table, 2, "drought")
        play(table, "event citizens_revolting_1", f"player {target}")
        assert asked(table) == f"{seat} respond"


@pytest.mark.parametrize(("held", "is_asked"), [("sabotage", False), ("lost", False), ("bank_scandal", True)])
def test_R21_1_an_ability_is_asked_about_with_level_three(held: str, is_asked: bool) -> None:
    table = with_ability()
    p.give_event(table, 1, held)
    play(table, "use currency")
    assert asked(table) == ("1 respond" if is_asked else "0 city")


def test_R15_2_all_are_asked_clockwise_from_the_one_who_acts() -> None:
    table = jump(flat("china", "rome", "egypt"), "city", 1)
    for seat in (0, 2):
        p.know(table, seat, "writing")
        p.give_hut(table, seat, "hut_wheat")
    play(table, "city 1", "arts")
    assert asked(table) == "2 respond"
    play(table, "pass")
    assert asked(table) == "0 respond"
    play(table, "pass")
    assert asked(table) == "1 city"


def test_R21_2_who_passes_the_phase_is_not_asked_again_until_it_ends() -> None:
    table = table_for("city")
    p.put_city(table, 0, "h7", 1)
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    listen(table)
    play(table, "city 1", "arts", "pass_phase", "city 2", "arts")
    assert asked(table) == "0 city"
    assert "phase_muted 1" in heard(table)
    table.phase = s.MOVEMENT
    assert not is_muted(table, 1)


def test_R21_2_passing_once_is_for_once() -> None:
    table = table_for("city")
    p.put_city(table, 0, "h7", 1)
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    play(table, "city 1", "arts", "pass", "city 2", "arts")
    assert asked(table) == "1 respond"


# --- cancelling -----------------------------------------------------------------------------------


def test_R15_2_writing_cancels_a_city_action_which_is_used_up() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    token = p.give_hut(table, 1, "hut_spy")
    listen(table)
    play(table, "city 1", "arts", "use writing")
    assert asked(table) == "0 city"
    assert culture(table) == 0
    assert not legal(table, "city")
    assert table.place(token) == s.OUT
    assert "action_cancelled 0 1" in heard(table)


def test_R15_2_a_cancelled_build_costs_nothing_and_leaves_the_program() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    p.give_trade(table, 0, 27)
    table.set_city_mark(0, 0, s.PROGRAM)
    play(table, "city 1", "build army")
    play(table, legal(table, "at")[0], "use writing")
    assert table.of(0, s.TRADE) == 27
    assert table.city_mark(0, 0, s.PROGRAM)
    assert table.of(0, s.ARMIES) == 6


def test_R21_25_one_shot_bonuses_of_a_cancelled_action_stay_spent() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    table.set_of(0, s.BONUS, 9)
    play(table, "city 1", "build army")
    play(table, legal(table, "at")[0], "use writing")
    assert table.of(0, s.BONUS) == 0


@pytest.mark.parametrize("answer", ["event jousting_tourney", "event primetime_tv", "use civil_service"])
def test_a_culture_event_is_cancelled_and_discarded(answer: str) -> None:
    table = with_event()
    back = next(b for b in range(int(s.EVENT_BACKS), int(s.PERSON_BACKS)) if table.place(b) == s.HELD)
    p.know(table, 1, "civil_service")
    p.give_hut(table, 1, "hut_spy")
    p.give_event(table, 1, "jousting_tourney")
    p.give_event(table, 1, "primetime_tv")
    play(table, "event supply_drop", answer)
    while asked(table) != "0 start":
        play(table, "pass" if "pass" in legal(table) else "pay hut_spy")
    assert table.of(0, s.TRADE) == 0
    assert table.place(back) == s.DISCARDED


def test_bread_and_circuses_is_for_those_it_is_aimed_at() -> None:
    table = with_event("citizens_revolting_1")
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event citizens_revolting_1", "player 2", "event bread_and_circuses")
    assert table.of(1, s.GOVERNMENT) == number("government", "despotism")
    table = with_event("citizens_revolting_1")
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event citizens_revolting_1", "player 3")
    assert asked(table) == "0 start"


@pytest.mark.parametrize("where", ["m13", "n14"])
def test_bread_and_circuses_protects_squares_and_walls_of_ones_cities(where: str) -> None:
    table = with_event("sabotage")
    p.put_building(table, "m13", "market")
    table.set_city_mark(1, 0, s.WALLS)
    p.put_figures(table, 0, "l13", armies=1)
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event sabotage", f"at {where}", "event bread_and_circuses")
    assert int(table.on[square("m13")])
    assert table.city_mark(1, 0, s.WALLS)


def test_bread_and_circuses_protects_a_figure_abroad() -> None:
    table = jump(flat("china", "rome", "egypt"), "city")
    p.give_event(table, 0, "disoriented")
    p.put_figures(table, 1, "h8", armies=1)
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event disoriented", "at h9", "done", "event bread_and_circuses")
    assert table.armies(square("h8")) == 1


def test_R17_38_an_encampment_is_aimed_at_nobody() -> None:
    table = with_event("barbarian_encampment")
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event barbarian_encampment", "at h9")
    assert asked(table) == "0 start"
    table = with_event("barbarian_encampment")
    p.give_event(table, 1, "jousting_tourney")
    play(table, "event barbarian_encampment", "at h9", "event jousting_tourney")
    assert int(table.on[square("h9")]) == 0


@pytest.mark.parametrize("answer", ["event primetime_tv", "use mass_media", "use mark_twain"])
def test_currency_is_cancelled_and_the_resources_are_lost(answer: str) -> None:
    table = with_ability()
    p.know(table, 1, "mass_media")
    p.give_hut(table, 1, "hut_spy")
    p.give_event(table, 1, "primetime_tv")
    give_person(table, 1, "mark_twain")
    play(table, "use currency", answer)
    if answer == "use mass_media":
        play(table, "pay hut_spy")  # the event might be the spy
    assert asked(table) == "0 city"
    assert culture(table) == 0
    assert table.of(0, s.RESOURCES + 1) == 0
    assert "use currency" not in legal(table)


def test_mark_twain_cancels_a_city_action_and_is_used_up() -> None:
    table = table_for("city")
    back = give_person(table, 1, "mark_twain")
    play(table, "city 1", "arts", "use mark_twain")
    assert culture(table) == 0
    assert table.place(back) == s.DISCARDED


def test_mass_media_makes_the_own_events_safe() -> None:
    table = with_event()
    p.know(table, 0, "mass_media")
    p.give_event(table, 1, "jousting_tourney")
    give_person(table, 2, "mark_twain")
    play(table, "event supply_drop")
    assert asked(table) == "0 start"
    assert table.of(0, s.TRADE) == 7


# --- answers to answers ---------------------------------------------------------------------------


def test_R15_2_an_answer_can_be_cancelled_too() -> None:
    table = with_event()
    p.give_event(table, 0, "jousting_tourney")
    p.give_event(table, 1, "primetime_tv")
    play(table, "event supply_drop", "event primetime_tv")
    assert asked(table) == "0 respond"
    play(table, "event jousting_tourney")
    assert asked(table) == "0 start"
    assert table.of(0, s.TRADE) == 7


def test_R15_2_last_in_first_out() -> None:
    table = with_event()
    p.give_event(table, 0, "jousting_tourney")
    p.give_event(table, 1, "primetime_tv")
    p.give_event(table, 2, "jousting_tourney")
    play(table, "event supply_drop", "event primetime_tv")
    assert asked(table) == "2 respond"
    play(table, "pass", "event jousting_tourney", "event jousting_tourney")
    # Seat 2 saved the first answer, which now works.
    assert asked(table) == "0 start"
    assert table.of(0, s.TRADE) == 0


def test_R15_2_a_spy_is_a_resource_ability_that_can_be_cancelled() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    p.give_event(table, 0, "primetime_tv")
    play(table, "city 1", "arts", "use writing")
    assert asked(table) == "0 respond"
    play(table, "event primetime_tv")
    assert asked(table) == "0 city"
    assert culture(table) > 0
    assert table.used(1, KINDS["ability"].index("writing"))


def test_R15_2_the_next_player_may_answer_when_an_answer_was_cancelled() -> None:
    table = table_for("city")
    for seat in (1, 2):
        p.know(table, seat, "writing")
        p.give_village(table, seat, "village_spy")
    p.give_event(table, 0, "primetime_tv")
    play(table, "city 1", "arts", "use writing", "event primetime_tv")
    assert asked(table) == "2 respond"
    play(table, "use writing")
    assert culture(table) == 0


def test_R21_2_what_is_always_usable_does_not_use_up_the_answer() -> None:
    table = table_for("city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    give_person(table, 1, "marco_polo")
    play(table, "city 1", "arts", "use marco_polo")
    assert asked(table) == "1 respond"
    assert table.of(1, s.TRADE) == 27
    play(table, "use writing")
    assert culture(table) == 0


# --- Martin Luther King ---------------------------------------------------------------------------


def test_martin_luther_king_turned_up_makes_the_attempt_illegal_and_it_is_taken_back() -> None:
    table = table_for("city")
    give_person(table, 0, "martin_luther_king")
    p.know(table, 1, "writing")
    token = p.give_hut(table, 1, "hut_spy")
    play(table, "city 1", "arts", "use writing")
    assert asked(table) == "0 respond"
    assert "reveal martin_luther_king" in legal(table)
    play(table, "reveal martin_luther_king")
    assert asked(table) == "0 city"
    assert culture(table) > 0
    assert table.place(token) == int(s.HELD) + 1
    assert not table.used(1, KINDS["ability"].index("writing"))


def test_R21_1_any_face_down_humanitarian_is_asked_and_may_let_it_happen() -> None:
    table = table_for("city")
    give_person(table, 0, "jim_henson")
    back = give_person(table, 1, "mark_twain")
    play(table, "city 1", "arts", "use mark_twain")
    assert asked(table) == "0 respond"
    assert "reveal martin_luther_king" not in legal(table)
    play(table, "pass")
    assert asked(table) == "0 city"
    assert culture(table) == 0
    assert table.place(back) == s.DISCARDED


def test_R21_1_nobody_is_asked_about_city_actions_under_a_face_up_king() -> None:
    table = table_for("city")
    give_person(table, 0, "martin_luther_king", face_up=True)
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"


def test_martin_luther_king_does_not_protect_events_and_abilities() -> None:
    table = with_ability()
    give_person(table, 0, "martin_luther_king")
    p.give_event(table, 1, "primetime_tv")
    play(table, "use currency", "event primetime_tv")
    assert culture(table) == 0


# --- United Nations -------------------------------------------------------------------------------


def united_nations() -> CivilizationState:
    table = with_event("citizens_revolting_1")
    p.put_wonder(table, TOKENS[1], "united_nations")
    return table


def test_the_united_nations_refuse_an_event_and_the_card_is_taken_back() -> None:
    table = united_nations()
    back = next(b for b in range(int(s.EVENT_BACKS), int(s.PERSON_BACKS)) if table.place(b) == s.HELD)
    play(table, "event citizens_revolting_1", "player 2")
    assert asked(table) == "1 respond"
    assert "use united_nations" in legal(table)
    play(table, "use united_nations")
    assert asked(table) == "0 start"
    assert table.place(back) == s.HELD
    assert table.of(1, s.GOVERNMENT) == number("government", "despotism")
    play(table, "event citizens_revolting_1")  # only the third player can be named now
    assert table.of(2, s.GOVERNMENT) == number("government", "anarchy")


def test_the_united_nations_may_allow_it() -> None:
    table = united_nations()
    play(table, "event citizens_revolting_1", "player 2", "pass")
    assert table.of(1, s.GOVERNMENT) == number("government", "anarchy")


def test_the_united_nations_are_asked_only_if_named() -> None:
    table = united_nations()
    play(table, "event citizens_revolting_1", "player 3")
    assert asked(table) == "0 start"


def test_blockaded_united_nations_refuse_nothing() -> None:
    table = united_nations()
    p.put_figures(table, 2, TOKENS[1], armies=1)
    play(table, "event citizens_revolting_1", "player 2")
    assert asked(table) == "0 start"


def test_mass_media_do_not_stop_the_united_nations() -> None:
    table = united_nations()
    p.know(table, 0, "mass_media")
    p.give_event(table, 1, "bread_and_circuses")
    play(table, "event citizens_revolting_1", "player 2")
    assert legal(table) == ["pass", "pass_phase", "use united_nations"]


def test_without_another_target_a_refused_card_stays_in_hand() -> None:
    table = united_nations()
    p.govern(table, 2, "anarchy")
    play(table, "event citizens_revolting_1", "use united_nations")
    assert "event citizens_revolting_1" not in legal(table)


# --- moves ----------------------------------------------------------------------------------------


def moving(reach: int = 0) -> CivilizationState:
    """Seat 0 has an army; seat 1 has one ``reach`` squares below the square two steps south."""
    table = table_for("move")
    p.put_figures(table, 0, "h5", armies=1, scouts=1)
    if reach:
        p.put_figures(table, 1, f"h{7 + reach}", armies=1)
    return table


@pytest.mark.parametrize(("reach", "is_asked"), [(4, True), (5, False)])
def test_R21_1_a_move_is_asked_about_within_the_range_of_the_cards(reach: int, is_asked: bool) -> None:
    table = moving(reach)
    p.give_event(table, 1, "sabotage")  # any card of level I could be Defection
    play(table, "group h5", "with 1 1", "step south", "step south")
    assert asked(table) == ("1 respond" if is_asked else "0 move")


def test_R15_4_a_figure_of_a_group_is_killed_where_it_stops() -> None:
    table = moving(4)
    p.give_event(table, 1, "defection")
    play(table, "group h5", "with 1 1", "step south", "step south", "event defection")
    play(table, "with 0 1")
    assert (table.armies(square("h7")), table.scouts(square("h7"))) == (1, 0)


def test_R21_1_events_are_asked_about_only_where_a_group_stops() -> None:
    table = moving(4)
    p.give_event(table, 1, "wholesale_defection")
    play(table, "group h5", "with 1 1", "step south")
    assert asked(table) == "0 step"
    play(table, "stop")
    assert asked(table) == "1 respond"


def test_R21_1_communism_is_asked_after_each_step_and_freezes_the_square() -> None:
    table = moving()
    p.know(table, 2, "communism")
    p.give_village(table, 2, "village_spy")
    play(table, "group h5", "with 1 1", "step south")
    assert asked(table) == "2 respond"
    play(table, "use communism", "at h6")
    assert not legal(table, "step")
    assert table.standing(square("h6")) == 2


def test_R21_1_communism_is_not_asked_again_where_the_group_stops() -> None:
    table = moving()
    p.know(table, 2, "communism")
    p.give_village(table, 2, "village_spy")
    play(table, "group h5", "with 1 1", "step south", "pass", "stop")
    assert asked(table) == "0 move"


def test_R15_4_a_group_killed_before_an_entry_does_not_enter() -> None:
    table = moving()
    p.put_village(table, "h6", "village_spy")
    p.give_event(table, 1, "wholesale_defection")
    play(table, "group h5", "with 1 0", "step south")
    assert asked(table) == "1 respond"
    play(table, "event wholesale_defection", "with 1 0")
    assert asked(table) == "0 move"
    assert int(table.on[square("h6")])
    assert table.armies(square("h5")) == 0


def test_the_united_nations_refuse_a_defection_and_another_answer_is_possible() -> None:
    table = moving(4)
    p.put_wonder(table, TOKENS[0], "united_nations")
    back = p.give_event(table, 1, "defection")
    play(table, "group h5", "with 1 1", "step south", "step south", "event defection", "with 1 0")
    assert asked(table) == "0 respond"
    play(table, "use united_nations")
    assert asked(table) == "1 respond"
    assert table.place(back) == int(s.HELD) + 1
    assert "event defection" not in legal(table)
    play(table, "pass")
    assert table.standing(square("h7")) == 2
