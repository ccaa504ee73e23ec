"""Great persons: gaining, placing and losing them (R7.16 - R7.19)."""

import pytest

from games.civilization.positions import (
    adopt,
    asked,
    flat,
    give_event,
    give_person,
    ground,
    heard,
    jump,
    legal,
    listen,
    number,
    person_on_top,
    play,
    put_building,
    put_city,
    put_figures,
    put_hut,
    put_person,
    put_wonder,
    square,
)
from ludopolis.games.civilization import persons, rules, squares, units
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import PERSON_TYPE

FIRST = int(s.PERSON_BACKS)
END = FIRST + 42


def city(*civilizations: str, social_policies: bool = False) -> CivilizationState:
    return jump(flat(*(civilizations or ("china", "rome")), social_policies=social_policies), "city")


def gain(table: CivilizationState, seat: int = 0) -> CivilizationState:
    persons.gain_person(table, seat)
    rules.run(table)
    return table


def type_number(name: str) -> int:
    return number("person_type", name)


def tokens_left(table: CivilizationState, type: str) -> int:
    return int(table.thing(s.PERSON_TOKENS + type_number(type)))


def in_supply(table: CivilizationState, type: str, seat: int = 0) -> int:
    return int(table.of(seat, s.PERSONS_LEFT + type_number(type)))


def cards(table: CivilizationState, seat: int = 0) -> list[int]:
    return [table.face(back) for back in range(FIRST, END) if persons.belongs_to(table, back, seat)]


def person(name: str) -> int:
    return number("great_person", name)


def on(table: CivilizationState, where: str) -> int:
    return int(table.on[square(where)])


# --- gaining --------------------------------------------------------------------------------------


def test_R7_16_a_card_and_a_token_of_its_type() -> None:
    table = city()
    person_on_top(table, "hannibal")
    gain(table)
    assert asked(table) == "0 place_person"
    play(table, "at a1")
    assert cards(table) == [person("hannibal")]
    assert (on(table, "a1"), tokens_left(table, "general")) == (int(s.PERSON) + type_number("general"), 2)
    assert not table.knows_card(1, held(table))


def held(table: CivilizationState) -> int:
    return next(back for back in range(FIRST, END) if table.place(back) == s.HELD)


def test_R7_16_it_may_be_kept_in_the_supply() -> None:
    table = city()
    person_on_top(table, "hannibal")
    play(gain(table), "store")
    assert (in_supply(table, "general"), tokens_left(table, "general")) == (1, 2)


def test_R7_16_a_type_without_tokens_is_drawn_again() -> None:
    table = city()
    person_on_top(table, "hannibal")
    table.set_thing(s.PERSON_TOKENS + type_number("general"), 0)
    play(gain(table), "store")
    assert table.place(FIRST) == s.DISCARDED
    assert len(cards(table)) == 1
    assert cards(table) != [person("hannibal")]


def test_R17_39_without_any_token_nothing_is_gained() -> None:
    table = city("aztecs", "rome")
    for type in range(6):
        table.set_thing(s.PERSON_TOKENS + type, 0)
    gain(table)
    assert (asked(table), cards(table), units.reserve_size(table, 0)) == ("0 city", [], 0)


def test_R7_16_tokens_without_a_card_of_their_type_gain_nothing() -> None:
    table = city()
    for type in range(6):
        table.set_thing(s.PERSON_TOKENS + type, 1 if type == 0 else 0)
    for back in range(FIRST, END):
        if table.face(back) < 7:
            table.move_card(back, s.OUT)
    assert asked(gain(table)) == "0 city"


@pytest.mark.parametrize(
    ("civilization", "religion", "count"),
    [("china", False, 1), ("greece", False, 2), ("china", True, 2), ("greece", True, 3)],
)
def test_R7_16_greece_and_organized_religion_see_one_more(
    civilization: str, religion: bool, count: int
) -> None:
    table = city(civilization, "rome")
    if religion:
        adopt(table, 0, "organized_religion")
    person_on_top(table, "hannibal")
    gain(table)
    if count == 1:
        assert asked(table) == "0 place_person"
        return
    assert len(legal(table, "keep_person")) == count
    play(table, "keep_person hannibal", "store")
    assert cards(table) == [person("hannibal")]
    others = [back for back in range(FIRST, END) if table.place(back) == s.BOTTOM]
    assert len(others) == count - 1
    assert all(table.knows_card(0, back) and not table.knows_card(1, back) for back in others)


def test_R7_16_all_cards_to_choose_from_have_a_token() -> None:
    table = city("greece", "rome")
    table.set_thing(s.PERSON_TOKENS + table_type(table, FIRST + 1), 0)
    wrong = table_type(table, FIRST + 1)
    gain(table)
    for action in legal(table, "keep_person"):
        assert PERSON_TYPE[person(action.split()[1])] != wrong


def table_type(table: CivilizationState, back: int) -> int:
    return int(PERSON_TYPE[table.face(back)])


def test_R21_27_cards_under_the_deck_come_last() -> None:
    table = city()
    person_on_top(table, "hannibal")
    table.move_card(FIRST, s.BOTTOM)
    for back in range(FIRST + 1, END - 1):
        table.move_card(back, s.OUT)
    last = table.face(END - 1)
    play(gain(table), "store")
    assert cards(table) == [last]
    play(gain(table), "store")
    assert person("hannibal") in cards(table)


def test_R7_16_the_aztecs_build_two_units() -> None:
    table = city("aztecs", "rome")
    play(gain(table), "store", "draw infantry", "draw mounted")
    assert (asked(table), units.reserve_size(table, 0)) == ("0 city", 2)


def test_R14_1_others_see_the_type_only() -> None:
    table = city()
    person_on_top(table, "hannibal")
    journal = listen(table)
    play(gain(table), "store")
    assert f"person_gained 0 {type_number('general')}" in heard(table)
    entry = next(e for e in journal.events if table.game.events[e.kind].name == "person_seen")
    assert table.game.event(entry, 1).parts["great_person"] is None


# --- placing --------------------------------------------------------------------------------------


def test_R7_17_dry_unblocked_squares_of_all_own_cities() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    ground(table, "a1", "water")
    put_figures(table, 1, "b1", scouts=1)
    put_hut(table, "c1", "hut_wheat")
    gain(table)
    assert legal(table, "at") == sorted(
        f"at {name}"
        for name in ("a2", "c2", "a3", "b3", "c3", "a5", "b5", "c5", "a6", "c6", "a7", "b7", "c7")
    )


def test_R7_17_it_is_built_over_buildings_and_wonders() -> None:
    table = city()
    put_building(table, "a1", "library")
    put_wonder(table, "b1", "louvre")
    before = table.thing(s.BUILDINGS_LEFT + 4)
    play(gain(table), "at a1")
    play(gain(table), "at b1")
    assert table.thing(s.BUILDINGS_LEFT + 4) == before + 1
    assert table.thing(s.WONDER_AT + number("wonder", "louvre")) == s.LOST


def test_R7_17_a_replaced_great_person_goes_to_the_supply_until_the_next_turn() -> None:
    table = city()
    put_person(table, "a1", "artist")
    person_on_top(table, "hannibal")
    play(gain(table), "at a1")
    assert in_supply(table, "artist") == 1
    assert not persons.can_place_from_supply(table, 0, type_number("artist"))


def test_R7_17_in_a_later_start_of_turn_it_is_placed() -> None:
    table = flat("china", "rome")
    table.add(0, s.PERSONS_LEFT + type_number("artist"), 1)
    assert legal(table, "place") == ["place artist"]
    play(table, "place artist", "at a1")
    assert (on(table, "a1"), in_supply(table, "artist")) == (int(s.PERSON) + type_number("artist"), 0)


def test_R7_17_what_came_to_the_supply_in_this_start_of_turn_waits() -> None:
    table = flat("china", "rome")
    table.add(0, s.PERSONS_LEFT + type_number("artist"), 1)
    put_person(table, "a1", "builder")
    play(table, "place artist", "at a1")
    assert (in_supply(table, "builder"), legal(table, "place")) == (1, [])


def test_R7_17_nobody_replaces_his_like() -> None:
    table = city()
    put_person(table, "a1", "general")
    person_on_top(table, "hannibal")
    gain(table)
    assert "at a1" not in legal(table)


def test_R7_17_without_a_square_it_is_kept() -> None:
    table = city()
    for name in ("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"):
        ground(table, name, "water")
    gain(table)
    assert asked(table) == "0 city"
    assert sum(int(table.of(0, s.PERSONS_LEFT + type)) for type in range(6)) == 1


# --- using and losing -----------------------------------------------------------------------------


def test_R7_18_a_card_works_only_with_a_token_on_the_map() -> None:
    table = city()
    give_person(table, 0, "charles_darwin")
    which = person("charles_darwin")
    assert not persons.can_use(table, 0, which)
    table.add(0, s.PERSONS_LEFT + type_number("scientist"), 1)
    assert not persons.can_use(table, 0, which)
    put_person(table, "a1", "scientist")
    assert persons.can_use(table, 0, which)
    assert not persons.can_use(table, 1, which)


def test_R7_18_one_unblockaded_token_is_enough() -> None:
    table = city()
    give_person(table, 0, "charles_darwin")
    put_person(table, "a1", "scientist")
    put_figures(table, 1, "a1", armies=1)
    assert not persons.can_use(table, 0, person("charles_darwin"))
    put_person(table, "b1", "scientist")
    assert persons.can_use(table, 0, person("charles_darwin"))


def test_R7_18a_a_revealed_card_is_open_to_all() -> None:
    table = city()
    back = give_person(table, 0, "charles_darwin")
    persons.reveal_person(table, back)
    assert (table.place(back), table.knows_card(1, back)) == (s.OPEN, True)


def test_R7_19_a_killed_token_returns_and_the_card_is_lost() -> None:
    table = city()
    back = give_person(table, 0, "hannibal")
    put_person(table, "a1", "general")
    before = tokens_left(table, "general")
    persons.kill_person(table, square("a1"))
    assert (on(table, "a1"), tokens_left(table, "general")) == (s.NOTHING, before + 1)
    assert (table.place(back), table.known[back]) == (s.DISCARDED, 3)


def test_R7_19_cards_with_a_token_stay() -> None:
    table = city()
    back = give_person(table, 0, "hannibal")
    put_person(table, "a1", "general")
    table.add(0, s.PERSONS_LEFT + type_number("general"), 1)
    persons.kill_person(table, square("a1"))
    assert table.place(back) == s.HELD


def test_R7_19_one_of_several_cards_is_lost_at_random() -> None:
    lost = set()
    for seed in range(12):
        table = jump(flat("china", "rome", seed=f"kill {seed}"), "city")
        for name in ("hannibal", "leonidas"):
            give_person(table, 0, name)
        put_person(table, "a1", "general")
        put_person(table, "b1", "general")
        persons.kill_person(table, square("a1"))
        assert len(cards(table)) == 1
        lost |= set(cards(table))
    assert lost == {person("hannibal"), person("leonidas")}


def test_R7_19_a_card_discarded_for_its_effect_leaves_the_token() -> None:
    table = city()
    back = give_person(table, 0, "hannibal")
    put_person(table, "a1", "general")
    persons.discard_person(table, back)
    assert on(table, "a1") == int(s.PERSON) + type_number("general")


def test_R17_34_a_killed_artist_of_valmiki_lowers_the_limit_at_once() -> None:
    table = city()
    give_person(table, 0, "valmiki", face_up=True)
    put_person(table, "a1", "artist")
    for name in ("sabotage", "drought", "migrants"):
        give_event(table, 0, name)
    persons.kill_person(table, square("a1"))
    rules.run(table)
    assert asked(table) == "0 discard_event"


def test_R7_18_the_markers_of_henson_go_with_his_card() -> None:
    table = city()
    back = give_person(table, 0, "jim_henson", face_up=True)
    table.set_thing(s.HENSON, 3)
    persons.discard_person(table, back)
    assert table.thing(s.HENSON) == 0


def test_R7_7_a_cleared_square_holds_nothing() -> None:
    table = city()
    put_person(table, "a1", "artist")
    squares.clear_square(table, square("a1"))
    assert on(table, "a1") == s.NOTHING
