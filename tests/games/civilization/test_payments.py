"""R11.4, R11.11, R16.1, R16.24, R21.10: paying with resources."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, heard, jump, legal, listen, number, play
from ludopolis.games.civilization import payments, rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.payments import can_pay, price

# Seat 0 has its capital on b2, seat 1 on f14.


def paying(table: CivilizationState, cost: int, seat: int = 0) -> CivilizationState:
    payments.pay(table, seat, cost)
    rules.run(table)
    return table


def in_market(table: CivilizationState, resource: str) -> int:
    return int(table.thing(s.MARKET + number("resource", resource)))


def owned(table: CivilizationState, resource: str, seat: int = 0) -> int:
    return int(table.of(seat, s.RESOURCES + number("resource", resource)))


def culture(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.CULTURE))


@pytest.mark.parametrize("resource", ["wheat", "incense", "silk", "iron"])
def test_R1_3_a_market_token_returns_to_the_market(resource: str) -> None:
    table = flat()
    p.give_resource(table, 0, resource)
    before = in_market(table, resource)
    paying(table, price(**{resource: 1}))
    assert owned(table, resource) == 0
    assert in_market(table, resource) == before + 1
    assert asked(table) == "0 start"


def test_R11_4_a_hut_that_is_spent_leaves_the_game_and_everybody_sees_it() -> None:
    table = flat()
    back = p.give_hut(table, 0, "hut_silk")
    listen(table)
    paying(table, price(silk=1))
    assert table.place(back) == s.OUT
    assert table.known[back] == 3
    assert heard(table) == [f"resource_spent 0 {number('means', 'hut_silk')}"]


# --- what is asked depends on nothing hidden ------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "ways"),
    [
        (["hut_silk"], ["pay hut_silk", "pay silk"]),
        (["hut_teacher"], ["pay silk"]),
        (["a_generous_gift"], ["pay a_generous_gift", "pay silk"]),
        (["knowledge_shared"], ["pay silk"]),
    ],
)
def test_R21_10_whatever_is_face_down_may_be_another_way(held: list[str], ways: list[str]) -> None:
    table = flat()
    p.give_resource(table, 0, "silk")
    hold(table, *held)
    paying(table, price(silk=1))
    assert (asked(table), legal(table)) == ("0 pay", ways)


def hold(table: CivilizationState, *things: str) -> None:
    for thing in things:
        give = {"hut": p.give_hut, "village": p.give_village}.get(thing.split("_")[0], p.give_event)
        give(table, 0, thing)


def test_R21_10_what_cannot_be_the_resource_is_no_way() -> None:
    table = flat()
    p.give_resource(table, 0, "silk")
    hold(table, "village_iron")  # no village is silk
    paying(table, price(silk=1))
    assert (asked(table), owned(table, "silk")) == ("0 start", 0)
    p.give_resource(table, 0, "incense")
    hold(table, "drought")  # no gift is incense
    paying(table, price(incense=1))
    assert (asked(table), owned(table, "incense")) == ("0 start", 0)


def test_R21_10_the_only_face_down_thing_is_the_only_way() -> None:
    table = flat()
    hold(table, "hut_silk")
    paying(table, price(silk=1))
    assert asked(table) == "0 start"
    hold(table, "hut_silk", "village_iron")  # no village is silk
    paying(table, price(silk=1))
    assert asked(table) == "0 start"
    hold(table, "hut_silk", "hut_teacher")
    paying(table, price(silk=1))
    assert (asked(table), legal(table)) == ("0 pay", ["pay hut_silk"])


def test_R21_10_a_token_that_may_be_a_resource_leaves_a_choice_of_any() -> None:
    for token in ("hut_teacher", "hut_spy"):
        table = flat()
        p.give_resource(table, 0, "wheat")
        p.give_resource(table, 0, "iron")
        hold(table, token)
        paying(table, price(any=2))
        assert asked(table) == "0 pay"


def test_R21_10_if_everything_must_be_given_nothing_is_asked() -> None:
    table = flat()
    p.give_resource(table, 0, "wheat")
    hold(table, "hut_silk")
    paying(table, price(wheat=1, silk=1))
    assert (asked(table), owned(table, "wheat")) == ("0 start", 0)


def test_R21_10_a_face_down_scientist_may_be_marie_curie() -> None:
    for person in ("marie_curie", "alan_turing"):
        table = flat()
        p.give_person(table, 0, person)
        p.put_person(table, "a1", "scientist")
        p.give_resource(table, 0, "silk")
        hold(table, "village_uranium")
        paying(table, price(uranium=1))
        assert asked(table) == "0 pay"


def test_R21_10_one_way_is_not_asked_and_several_are_in_their_order() -> None:
    table = flat()
    p.give_resource(table, 0, "iron")
    p.give_hut(table, 0, "hut_iron")
    p.give_village(table, 0, "village_iron")
    p.give_event(table, 0, "a_generous_gift")
    paying(table, price(iron=1))
    assert asked(table) == "0 pay"
    assert legal(table) == ["pay a_generous_gift", "pay hut_iron", "pay iron", "pay village_iron"]
    play(table, "pay village_iron")
    assert owned(table, "iron") == 1
    assert asked(table) == "0 start"


def test_R11_11_any_resources_may_be_spies_and_uranium() -> None:
    table = flat()
    p.give_hut(table, 0, "hut_spy")
    assert not can_pay(table, 0, price(any=2))
    p.give_village(table, 0, "village_uranium")
    assert can_pay(table, 0, price(any=2))
    assert not can_pay(table, 0, price(any=3))


def test_R21_10_if_everything_is_needed_nothing_is_asked() -> None:
    table = flat()
    for resource in ("wheat", "iron", "silk"):
        p.give_resource(table, 0, resource)
    paying(table, price(any=2))
    assert legal(table) == ["pay iron", "pay silk", "pay wheat"]
    play(table, "pay iron")
    assert asked(table) == "0 pay"
    play(table, "pay wheat")
    assert owned(table, "silk") == 1
    p.give_resource(table, 0, "wheat")
    paying(table, price(any=2))
    assert asked(table) == "0 start"
    assert owned(table, "silk") == owned(table, "wheat") == 0


def test_what_is_paid_first_leaves_enough_for_the_rest() -> None:
    table = flat()
    p.give_resource(table, 0, "wheat")
    p.give_resource(table, 0, "iron")
    p.give_event(table, 0, "a_generous_gift")
    paying(table, price(wheat=1, silk=1))
    assert legal(table) == ["pay wheat"]
    play(table, "pay wheat")  # only the gift is left for the silk
    assert owned(table, "wheat") == 0
    assert asked(table) == "0 start"


@pytest.mark.parametrize(
    ("gift", "resource", "pays"),
    [
        ("a_gift_from_afar", "spy", True),
        ("a_gift_from_afar", "incense", False),
        ("a_gift_from_afar", "uranium", False),
        ("a_generous_gift", "wheat", True),
        ("a_generous_gift", "uranium", False),
        ("a_princely_gift", "uranium", True),
        ("a_princely_gift", "incense", False),
    ],
)
def test_gifts_stand_for_what_is_printed_on_them(gift: str, resource: str, pays: bool) -> None:
    table = flat()
    p.give_event(table, 0, gift)
    assert can_pay(table, 0, price(**{resource: 1})) == pays


def test_a_gift_is_discarded_under_its_deck() -> None:
    table = flat()
    back = p.give_event(table, 0, "a_generous_gift")
    paying(table, price(spy=1))
    assert table.place(back) == s.DISCARDED


def test_a_gift_from_afar_gives_another_player_a_coin_token() -> None:
    table = flat("china", "rome", "egypt")
    p.give_event(table, 0, "a_gift_from_afar")
    paying(table, price(spy=1))
    assert asked(table) == "0 choose_player"
    assert legal(table) == ["player 2", "player 3"]
    play(table, "player 3")
    sheet = s.COIN_TOKENS + number("coin_place", "sheet")
    assert [table.of(seat, sheet) for seat in range(3)] == [0, 0, 1]


def test_R16_1_the_arabs_gain_culture_for_tokens_but_not_for_gifts() -> None:
    table = flat("arabia", "rome")
    p.give_resource(table, 0, "wheat")
    p.give_village(table, 0, "village_spy")
    paying(table, price(any=2))
    assert culture(table) == 2
    p.give_event(table, 0, "a_generous_gift")
    paying(table, price(spy=1))
    assert culture(table) == 2


def test_R16_24_india_spends_anything_as_a_market_resource() -> None:
    table = flat("india", "rome")
    p.give_hut(table, 0, "hut_spy")
    assert can_pay(table, 0, price(incense=1))
    assert can_pay(table, 0, price(wheat=1))
    assert not can_pay(table, 0, price(uranium=1))
    assert not can_pay(table, 0, price(incense=1, wheat=1))
    other = flat("china", "rome")
    p.give_hut(other, 0, "hut_spy")
    assert not can_pay(other, 0, price(incense=1))


def test_R16_24_india_spends_nothing_as_a_spy() -> None:
    table = flat("india", "rome")
    p.give_resource(table, 0, "wheat", 2)
    assert not can_pay(table, 0, price(spy=1))


def kremlin() -> CivilizationState:
    table = flat()
    p.put_wonder(table, "a1", "kremlin")
    p.give_resource(table, 0, "wheat")
    p.give_resource(table, 0, "iron")
    return table


def test_the_kremlin_makes_two_resources_a_spy_once_a_turn() -> None:
    table = kremlin()
    paying(table, price(spy=1))
    assert owned(table, "wheat") == owned(table, "iron") == 0
    p.give_resource(table, 0, "wheat")
    p.give_resource(table, 0, "iron")
    assert not can_pay(table, 0, price(spy=1))


def test_the_kremlin_needs_two_resources_and_no_blockade() -> None:
    table = kremlin()
    table.set_of(0, s.RESOURCES, 0)
    assert not can_pay(table, 0, price(spy=1))
    table = kremlin()
    p.put_figures(table, 1, "a1", armies=1)
    assert not can_pay(table, 0, price(spy=1))


def test_a_spy_and_the_kremlin_are_two_ways() -> None:
    table = kremlin()
    p.give_hut(table, 0, "hut_spy")
    paying(table, price(spy=1))
    assert legal(table) == ["pay hut_spy", "pay kremlin"]
    play(table, "pay kremlin")  # the spy itself may be one of the two
    assert asked(table) == "0 pay"
    assert legal(table) == ["pay hut_spy", "pay iron", "pay wheat"]


def curie(token: bool = True) -> CivilizationState:
    table = flat()
    p.give_person(table, 0, "marie_curie")
    if token:
        p.put_person(table, "a1", "scientist")
    return table


def test_marie_curie_makes_another_resource_uranium() -> None:
    table = curie()
    assert not can_pay(table, 0, price(uranium=1))
    p.give_resource(table, 0, "silk")
    paying(table, price(uranium=1))
    assert owned(table, "silk") == 0
    assert table.place(int(s.PERSON_BACKS) + 41) != s.HELD
    assert not can_pay(table, 0, price(uranium=1))


def test_marie_curie_does_not_spend_uranium_for_uranium() -> None:
    table = curie()
    p.give_village(table, 0, "village_uranium")
    p.give_resource(table, 0, "silk")
    paying(table, price(uranium=1))
    assert legal(table) == ["pay marie_curie", "pay village_uranium"]
    play(table, "pay marie_curie")
    assert legal(table) == ["pay silk"]


def test_R7_18_marie_curie_needs_a_scientist_on_the_map() -> None:
    table = curie(token=False)
    p.give_resource(table, 0, "silk")
    assert not can_pay(table, 0, price(uranium=1))


def test_a_resource_ability_is_paid_before_it_works() -> None:
    table = flat("arabia", "rome")
    p.know(table, 0, "currency")
    p.give_resource(table, 0, "incense")
    jump(table, "city")
    play(table, "use currency")
    assert culture(table) == 3 + 1  # with the Arab one
