"""R8: cities and world wonders."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Json,
    Player,
    Situation,
    asked,
    cards,
    choices,
    cities,
    forbidden,
    housed,
    parts,
    play,
    player,
    refused,
    seen,
    tokens,
    told,
    trade,
    turn,
)
from ludopolis.core.contract import State


def industry(slot: int, card: str = "pottery", trade: int = 0, **mine: Any) -> Player:
    return Player(focus=[f"{card} {slot} +{trade}", *mine.pop("row", [])], **mine)


def building(situation: Situation) -> State:
    """What can be built is asked now."""
    return play(situation.load(), f"focus {situation.mine.focus[0].split()[0]}")


def sites(situation: Situation) -> set[str]:
    """Where a city can be built; where nothing can, nothing is asked."""
    return choices(building(situation), "found")


# --- cities ---------------------------------------------------------------------------------------

# Two spaces from my capital 7-0, over 7-1 (grassland), are 5-9 and 7-8 (forest) and 7-7 (mountains). Two
# spaces from a token on 5-1 (grassland) are in slot 1 5-8, and Carthage; next to Carthage nobody builds.


def test_R8_1_a_city_or_a_wonder_but_not_both() -> None:
    me = industry(5, resources={"oil": 4})
    state = building(Situation(me, offer=["petra"]))
    assert choices(state, "wonder") == {"petra"}
    play(state, "found 7-8")
    assert turn(state) == ("choose_focus", 1)
    state = building(Situation(me, offer=["petra"]))
    play(state, "wonder petra", "pay oil")
    assert turn(state) == ("choose_focus", 1)
    assert cities(state) == {"7-0"}


def test_R8_1_nothing_need_be_built() -> None:
    state = play(building(Situation(industry(5))), "done")
    assert turn(state) == ("choose_focus", 1)
    assert cities(state) == {"7-0"}


def test_R8_2_a_city_comes_from_the_unused_ones() -> None:
    state = play(building(Situation(industry(3))), "found 7-8")
    assert cities(state) == {"7-0", "7-8"}
    assert player(state).cities_left == 6


def test_R8_2_difficulty_is_limited_by_the_slot() -> None:
    assert sites(Situation(industry(3))) == {"5-9", "7-8"}
    assert sites(Situation(industry(5))) == {"5-9", "7-8", "7-7"}
    assert refused(building(Situation(industry(3))), "found 7-7").code == "too_hard"


def test_R8_2_not_on_water() -> None:
    state = building(Situation(industry(5)))
    assert (forbidden(state, "found 7-4"), refused(state, "found 7-4").code) == ("R8.2", "is_water")


def test_R8_2_not_next_to_any_city() -> None:
    """7-1 is next to my capital; 5-9 to the rival city 5-7, to which 7-8 is not."""
    assert sites(Situation(industry(3), [Player(cities=["5-7"])])) == {"7-8"}
    state = building(Situation(industry(3)))
    assert (forbidden(state, "found 7-1"), refused(state, "found 7-1").code) == ("R8.2", "next_to_city")


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_R8_2_not_next_to_a_city_state_conquered_or_not(owner: int | None) -> None:
    """13-8 is next to Carthage (6-4); 13-7 is not."""
    held = [["6-4"] if owner == seat else [] for seat in range(2)]
    me = industry(3, tokens=["13-1"], cities=held[0])
    found = sites(Situation(me, [Player(cities=held[1])]))
    assert "13-8" not in found
    assert "13-7" in found


def test_R8_2_not_next_to_a_city_state_held_by_a_token() -> None:
    me = industry(3, tokens=["13-1"])
    assert "13-8" not in sites(Situation(me, [Player(tokens=["6-4"])]))


def test_R8_2_only_where_nothing_but_a_caravan_or_an_own_token_is() -> None:
    me = industry(3, tokens=["7-8", "5-8"], caravans=["5-9"])
    situation = Situation(me, [Player(caravans=["7-8"])])
    assert {"7-8", "5-9", "5-8"} <= sites(situation)
    assert "7-9" not in sites(situation)  # a resource
    rival = Player(tokens=["5-9"])
    assert "5-9" not in sites(Situation(industry(3), [rival]))


def test_R8_2_not_under_a_barbarian() -> None:
    state = building(Situation(industry(3), barbarians={"b": "7-8"}))
    assert choices(state, "found") == {"5-9"}
    assert forbidden(state, "found 7-8") == "R8.2"


def test_R8_2_not_on_a_free_natural_wonder() -> None:
    me = industry(5, tokens=["2-6"])
    assert "2-0" not in sites(Situation(me))
    me = industry(5, tokens=["2-0"])
    assert "2-0" in sites(Situation(me))


def test_R8_2_an_abandoned_wonder_is_gained() -> None:
    state = building(Situation(industry(3), wonders={"petra": "7-8"}))
    events = told(state, "found 7-8")
    assert player(state).wonders == ["petra"]
    assert parts(events, "wonder_gained") == [(0, "petra")]


def test_R8_2_without_an_unused_city_none_is_built() -> None:
    far = ["13-1", "4-1", "2-6", "14-0", "12-9", "3-1", "5-1"]
    state = building(Situation(industry(5, cities=far, resources={"oil": 1}), offer=["petra"]))
    assert choices(state, "found") == set()
    assert (forbidden(state, "found 7-8"), refused(state, "found 7-8").code) == ("R8.2", "no_cities_left")


# --- distance -------------------------------------------------------------------------------------


def test_R8_3_within_the_range_of_the_card() -> None:
    """From 7-0: 7-1, 7-8, 5-8, then 5-1 is the fourth; 2-2 the fourth behind 7-9."""
    assert sites(Situation(industry(3, "animal_husbandry"))) == {"5-9", "7-8", "5-8"}
    state = building(Situation(industry(3)))
    assert (forbidden(state, "found 5-8"), refused(state, "found 5-8").code) == ("R8.3", "too_far")


def test_R8_3_counted_from_any_friendly_space() -> None:
    """In slot 1 from a token on 5-1: 5-8 and 5-2, but that is next to Carthage; the token's space too."""
    assert sites(Situation(industry(1, tokens=["5-1"]))) == {"5-1", "5-8"}


def test_R8_3_no_step_on_something_harder_than_the_slot() -> None:
    """The mountains 2-1 and the hills 2-7 part 2-6 from the west."""
    assert sites(Situation(industry(1, tokens=["2-6"]))) == {"2-6"}
    assert sites(Situation(industry(2, tokens=["2-6"]))) == {"2-6", "2-5", "2-7"}


def test_R8_3_the_first_friendly_space_may_be_harder() -> None:
    assert "7-8" not in sites(Situation(industry(1, tokens=["7-8"])))
    assert "5-8" in sites(Situation(industry(1, tokens=["7-8"])))


def test_R8_3_not_across_water_before_nationalism() -> None:
    """3-6 lies two spaces from the capital, over water."""
    assert sites(Situation(industry(1))) == set()
    assert "3-6" in sites(Situation(industry(1, "nationalism")))
    assert "3-6" in sites(Situation(industry(1, "urbanization")))
    assert forbidden(building(Situation(industry(1, "nationalism"))), "found 7-6") == "R8.2"


def test_R8_3_not_through_rivals_and_barbarians() -> None:
    assert sites(Situation(industry(3), [Player(tokens=["7-1"])])) == set()
    assert sites(Situation(industry(3), barbarians={"b": "7-1"})) == set()


def test_R8_3_through_city_states_resources_and_caravans() -> None:
    """From 5-2 over Carthage and 13-8 to 13-7 and 13-1; from 5-9 over the oil on 5-7 to 5-6."""
    me = industry(3, "animal_husbandry", tokens=["5-2"])
    assert {"13-1", "13-7"} <= sites(Situation(me, [Player(caravans=["13-8"])]))
    me = industry(3, tokens=["5-9"])
    assert "5-6" in sites(Situation(me, barbarians={"b": "5-8"}))


def test_R8_3_a_natural_wonder_counts_5() -> None:
    """Over Mt. Kilimanjaro from 13-5 to 13-2 in two steps: only in slot 5."""
    blocked = [Player(tokens=["13-4", "13-6", "16-2"])]
    assert "13-2" not in sites(Situation(industry(4, tokens=["13-5"]), blocked))
    assert "13-2" in sites(Situation(industry(5, tokens=["13-5"]), blocked))


# --- what happens to the space --------------------------------------------------------------------


def test_R8_4_a_token_returns_and_a_caravan_stays() -> None:
    me = industry(3, tokens=["7-8"], caravans=["7-8"])
    state = building(Situation(me))
    assert player(state).tokens_left == 30
    play(state, "found 7-8")
    assert (tokens(state), player(state).tokens_left) == (set(), 31)
    assert player(state).caravans[0] == "7-8"


def test_R8_4_the_natural_wonder_stays_with_the_space() -> None:
    state = play(building(Situation(industry(5, tokens=["2-0"]))), "found 2-0")
    assert player(state).natural_wonders == ["mt_everest"]


def test_R8_4_a_wonder_under_the_token_stays() -> None:
    me = industry(3, tokens=["7-8"])
    state = building(Situation(me, wonders={"petra": "7-8"}))
    events = told(state, "found 7-8")
    assert player(state).wonders == ["petra"]
    assert parts(events, "wonder_gained") == []


# --- cards and wonders about cities ---------------------------------------------------------------


def test_R8_5_great_lighthouse_opens_the_map_edge() -> None:
    """Empty edge spaces of grassland in the two-player map: 3-1 and 3-2 are far away over water."""
    situation = Situation(industry(1), wonders={"great_lighthouse": "7-0"})
    assert sites(situation) == {"3-1", "3-2"}


def test_R8_5_the_edge_space_must_be_empty() -> None:
    situation = Situation(industry(1), [Player(caravans=["3-1"])], wonders={"great_lighthouse": "7-0"})
    assert sites(situation) == {"3-2"}


def test_R8_5_the_rest_of_the_rules_stays() -> None:
    """In slot 3: 13-9 and 4-5, 5-4 to 5-6, 14-1, but nothing next to a city or a city-state."""
    situation = Situation(industry(3), wonders={"great_lighthouse": "7-0"})
    found = sites(situation)
    assert {"13-9", "4-5", "5-5", "14-1", "2-3", "2-5"} <= found
    assert not found & {"16-5", "12-1", "12-5", "14-2", "3-8", "7-2", "4-2"}


def test_R8_6_animal_husbandry_builds_where_a_caravan_stands() -> None:
    me = industry(2, "animal_husbandry", caravans=["13-2"])
    state = building(Situation(me))
    assert choices(state, "settle") == {"13-2"}
    assert "13-2" not in choices(state, "found")
    play(state, "settle 13-2")
    assert cities(state) == {"7-0", "13-2"}
    assert player(state).caravans == ["card", None, None]


def test_R8_6_only_one_caravan_returns() -> None:
    me = industry(2, "animal_husbandry", row=["currency 3"], caravans=["13-2", "13-2"])
    state = play(building(Situation(me)), "settle 13-2")
    assert sorted(map(str, player(state).caravans)) == ["13-2", "None", "card"]


def test_R8_6_within_the_range_the_caravan_may_stay() -> None:
    me = industry(3, "animal_husbandry", caravans=["7-8"])
    state = play(building(Situation(me)), "found 7-8")
    assert player(state).caravans[0] == "7-8"


def test_R8_6_all_other_rules_hold() -> None:
    me = industry(2, "animal_husbandry", caravans=["13-8"])  # next to Carthage
    state = building(Situation(me))
    assert choices(state, "settle") == set()
    assert asked(state) == "choose_focus"
    me = industry(2, "animal_husbandry", row=["currency 3"], caravans=["14-5", "13-2"])
    state = building(Situation(me))
    assert choices(state, "settle") == {"13-2"}
    assert refused(state, "settle 14-5").code == "too_hard"
    assert forbidden(state, "settle 13-1") == "R8.6"


def test_R8_6_not_where_the_caravan_stands_on_a_rival_token() -> None:
    me = industry(2, "animal_husbandry", caravans=["13-2"])
    assert asked(building(Situation(me, [Player(tokens=["13-2"])]))) == "choose_focus"


def test_R8_6_a_caravan_that_returned_does_not_move_again() -> None:
    """The Estadio resolves the economy card in the same turn."""
    me = industry(2, "animal_husbandry", row=["currency 3"], caravans=["13-2", "5-1"])
    state = building(Situation(me, wonders={"estadio_do_maracana": "7-0"}))
    play(state, "settle 13-2", "use estadio_do_maracana")
    assert {move.split()[0] for move in choices(state, "caravan")} == {"2"}


def test_R8_6_a_rivals_caravan_does_not_help() -> None:
    me = industry(3, "animal_husbandry")
    assert choices(building(Situation(me, [Player(caravans=["13-2"])])), "settle") == set()


def test_R8_6_other_cards_do_not_settle() -> None:
    me = industry(3, caravans=["13-2"])
    assert forbidden(building(Situation(me)), "settle 13-2") == "R8.6"


def test_R8_7_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    """Around 7-8 are 7-1 and 5-8 (grassland), 5-9 and 7-9 (forest), 7-7 and 2-8 (mountains)."""
    state = play(building(Situation(industry(3, "urbanization"))), "found 7-8")
    assert turn(state) == ("place_token", 0)
    assert choices(state, "place") == {"7-1", "5-8", "5-9", "7-9"}
    play(state, "place 7-9", "place 5-9")
    assert tokens(state) == {"7-9", "5-9"}
    assert player(state).resources["mercury"] == 1
    assert turn(state) == ("choose_focus", 1)


def test_R8_7_fewer_tokens_are_allowed() -> None:
    state = play(building(Situation(industry(3, "urbanization"))), "found 7-8", "place 7-1", "done")
    assert (tokens(state), turn(state)) == ({"7-1"}, ("choose_focus", 1))


def test_R8_7_not_next_to_other_cities_and_not_for_a_wonder() -> None:
    me = industry(3, "urbanization", cities=["13-1"], resources={"oil": 2})
    state = building(Situation(me, offer=["petra"]))
    play(state, "found 7-8")
    assert "13-2" not in choices(state, "place")
    state = building(Situation(me, offer=["petra"]))
    play(state, "wonder petra", "pay oil", "pay oil", "house 13-1")
    assert turn(state) == ("choose_focus", 1)


def test_R8_7_trade_tokens_do_not_help() -> None:
    state = play(building(Situation(industry(3, "urbanization", trade=3))), "found 7-8")
    assert "spend" not in state.legal()


def test_R8_7_urbanization_with_stonehenge_and_chichen_itza() -> None:
    me = industry(3, "urbanization", tokens=["4-8"], cities=["13-1"])
    state = building(Situation(me, wonders={"stonehenge": "7-0", "chichen_itza": "13-1"}))
    play(state, "found 4-1")
    assert {"14-5", "4-6"} <= choices(state, "place")  # a forest far away, hills next to the city
    play(state, "place 4-6")
    assert turn(state) == ("place_on_hills", 0)


def test_R6_10_urbanization_with_kumasi_and_mohenjo_daro() -> None:
    """On the custom map 7-8 is a forest two spaces from my capital; next to it 7-7 is another, 6-1 are
    mountains, 6-2 hills, and 6-8, 7-1 and 7-9 grassland."""
    state = building(Situation(industry(1, "urbanization", alliances=["kumasi"]), wild=True))
    play(state, "found 7-8")
    assert choices(state, "place") == {"6-8", "7-1", "7-9", "7-7"}
    both = industry(1, "urbanization", alliances=["kumasi", "mohenjo_daro"])
    state = play(building(Situation(both, wild=True)), "found 7-8")
    assert choices(state, "place") == {"6-8", "7-1", "7-9", "7-7", "6-2"}


def test_R6_9_kumasi_helps_to_count_and_to_build() -> None:
    assert "7-8" not in sites(Situation(industry(1), wild=True))
    assert "7-8" in sites(Situation(industry(1, alliances=["kumasi"]), wild=True))


def test_R6_9_mohenjo_daro_does_not_help_to_build() -> None:
    assert "7-8" not in sites(Situation(industry(2, alliances=["mohenjo_daro"]), wild=True))


def test_R6_9_hojo_builds_at_the_coast() -> None:
    assert "7-7" in sites(Situation(industry(3, leader="hojo_tokimune")))  # mountains next to water


# --- world wonders --------------------------------------------------------------------------------


def wonder_of(slot: int, name: str, card: str = "pottery", **more: Any) -> Situation:
    table = {key: more.pop(key) for key in ("wonders", "others", "wild", "turn") if key in more}
    return Situation(industry(slot, card, **more), offer=[name], **table)


def offered(situation: Situation) -> set[str]:
    return choices(building(situation), "wonder")


def test_R8_8_the_faceup_wonders_are_offered() -> None:
    me = industry(5, resources=dict.fromkeys(["marble", "mercury", "oil", "diamond"], 4))
    state = building(Situation(me, offer=["stonehenge", "colossus", "oracle", "petra"]))
    assert choices(state, "wonder") == {"stonehenge", "colossus", "oracle", "petra"}
    assert refused(state, "wonder forbidden_city").code == "wonder_not_faceup"


@pytest.mark.parametrize(("slot", "enough"), [(3, 4), (4, 3), (5, 2)])
def test_R8_8_production_is_the_slot_and_the_tokens(slot: int, enough: int) -> None:
    """Petra costs 7."""
    assert "petra" in offered(wonder_of(slot, "petra", resources={"oil": 1}, trade=enough - 2))
    if enough > 2:
        assert "petra" not in offered(wonder_of(slot, "petra", resources={"oil": 1}, trade=enough - 3))


def test_R8_8_two_for_each_resource_printed_on_the_wonder() -> None:
    """Petra takes oil and diamonds."""
    assert "petra" in offered(wonder_of(3, "petra", resources={"oil": 1, "diamond": 1}))
    assert "petra" not in offered(wonder_of(3, "petra", resources={"oil": 1, "marble": 3}))
    state = play(
        building(wonder_of(3, "petra", resources={"oil": 1, "diamond": 1, "marble": 1})), "wonder petra"
    )
    assert set(state.legal()) == {"pay oil", "pay diamond"}
    assert forbidden(state, "pay marble") == "R8.8"
    play(state, "pay oil", "pay diamond")
    assert player(state).resources == {"marble": 1, "mercury": 0, "oil": 0, "diamond": 0}


def test_R8_8_spent_resources_return_to_the_supply() -> None:
    state = building(wonder_of(5, "petra", resources={"oil": 1}))
    before = seen(state).supply["oil"]
    play(state, "wonder petra", "pay oil")
    assert seen(state).supply["oil"] == before + 1


def test_R8_8_trade_tokens_of_the_industry_card_only() -> None:
    me = industry(5, row=["masonry 4 +3"])
    assert "petra" not in choices(building(Situation(me, offer=["petra"])), "wonder")
    state = building(wonder_of(5, "petra", trade=2))
    play(state, "wonder petra", "spend", "spend")
    assert trade(state) == {}
    assert player(state).wonders == ["petra"]


def test_R8_8_natural_wonders_count_as_their_resource() -> None:
    """Mt. Everest is oil."""
    state = building(wonder_of(5, "petra", tokens=["2-0"]))
    play(state, "wonder petra")
    assert state.legal() == ["pay_natural mt_everest"]
    play(state, "pay_natural mt_everest")
    assert player(state).wonders == ["petra"]
    assert player(state).natural_wonders == ["mt_everest"]
    assert "oracle" not in offered(wonder_of(5, "oracle", trade=1, tokens=["2-0"]))


def test_R8_8_nationalism_has_seven_in_slot_5() -> None:
    state = play(building(wonder_of(5, "petra", "nationalism")), "wonder petra")
    assert player(state).wonders == ["petra"]
    assert "petra" not in offered(wonder_of(4, "petra", "nationalism", trade=2))
    assert "petra" not in offered(wonder_of(5, "petra", "urbanization", trade=1))


def test_R8_8_city_state_tokens_count_one() -> None:
    """Brussels (12-0) is an industrial city-state, conquered by me."""
    state = building(wonder_of(5, "petra", trade=1, cities=["12-0"]))
    play(state, "wonder petra")
    assert set(state.legal()) == {"spend", "spend_state brussels"}
    play(state, "spend", "spend_state brussels", "house 7-0")
    assert player(state).wonders == ["petra"]
    assert player(state).city_states == ["brussels"]


@pytest.mark.parametrize("cost", [7, 6])
def test_R8_9_cleopatra_pays_one_less(cost: int) -> None:
    leader = "cleopatra" if cost == 6 else "gilgamesh"
    assert ("petra" in offered(wonder_of(5, "petra", leader=leader, trade=1))) == (cost == 6)
    state = building(wonder_of(5, "petra", leader=leader, trade=3))
    assert [deck.costs[0] for deck in seen(state).decks if deck.wonder == "petra"] == [cost]


def test_R8_9_brussels_takes_off_one_for_each_mature_city() -> None:
    """My capital is mature with 7-1 and 7-2, 3-2 with 3-1 and 3-3."""
    mature: Json = {"tokens": ["7-1", "7-2", "3-1", "3-3"], "cities": ["3-2", "13-1"]}
    state = building(wonder_of(5, "petra", alliances=["brussels"], **mature))
    play(state, "wonder petra")
    assert asked(state) == "house_wonder"
    assert "petra" not in offered(wonder_of(4, "petra", alliances=["brussels"], **mature))
    assert "petra" not in offered(wonder_of(5, "petra", **mature))


def test_R8_9_buenos_aires_takes_off_two_for_the_first_of_a_type() -> None:
    """Buenos Aires is on the map of three players."""
    others = [Player(), Player()]
    ally: Json = {"alliances": ["buenos_aires"], "others": others}
    assert "petra" in offered(wonder_of(5, "petra", **ally))
    assert "petra" not in offered(wonder_of(5, "petra", others=others))
    # A military wonder controlled already; one of another type does not matter.
    second: Json = {**ally, "cities": ["13-1"]}
    assert "alhambra" in offered(wonder_of(5, "alhambra", wonders={"petra": "16-0"}, trade=3, **second))
    assert "alhambra" not in offered(wonder_of(5, "alhambra", wonders={"petra": "7-0"}, trade=3, **second))
    assert "alhambra" in offered(wonder_of(5, "alhambra", wonders={"oracle": "7-0"}, trade=3, **second))


def test_R8_9_reductions_add_up() -> None:
    """7 - 1 - 2 - 1 = 3."""
    me: Json = {
        "leader": "cleopatra",
        "alliances": ["brussels", "buenos_aires"],
        "tokens": ["7-1", "7-2"],
        "others": [Player(), Player()],
    }
    state = play(building(wonder_of(3, "petra", **me)), "wonder petra")
    assert player(state).wonders == ["petra"]
    assert "petra" not in offered(wonder_of(2, "petra", **me))


def test_R8_9_a_cost_is_never_below_0() -> None:
    """7 - 1 - 2 - 5 for five mature cities."""
    me = Player(
        leader="cleopatra",
        alliances=["brussels", "buenos_aires"],
        cities=["3-2", "3-9", "5-5", "1-7"],
        tokens=["7-1", "7-2", "3-1", "3-3", "3-7", "3-8", "5-0", "5-4", "5-6", "1-1", "1-6", "1-8"],
    )
    state = Situation(me, [Player(), Player()], offer=["petra"]).load()
    assert sum(city.mature for city in player(state).cities) == 5
    assert [deck.costs for deck in seen(state).decks if deck.wonder == "petra"] == [[0, 7, 7]]


def test_R8_9_too_little_is_refused() -> None:
    refusal = refused(building(wonder_of(5, "petra", trade=1)), "wonder petra")
    assert (refusal.rule, refusal.arguments["cost"], refusal.arguments["production"]) == ("R8.9", 7, 6)


def test_R8_9_overpaying_is_lost() -> None:
    state = play(building(wonder_of(4, "petra", resources={"oil": 2})), "wonder petra", "pay oil", "pay oil")
    assert player(state).resources["oil"] == 0
    assert player(state).wonders == ["petra"]


def test_R8_10_the_wonder_goes_under_a_free_city_of_choice() -> None:
    me = wonder_of(5, "petra", trade=2, cities=["13-1", "3-2"], wonders={"oracle": "3-2"})
    state = play(building(me), "wonder petra", "spend", "spend")
    assert (turn(state), choices(state, "house")) == (("house_wonder", 0), {"7-0", "13-1"})
    play(state, "house 13-1")
    assert housed(state) == {
        "7-0": None,
        "13-1": "petra",
        "3-2": "oracle",
    }


def test_R8_10_the_next_wonder_is_turned_up() -> None:
    state = building(wonder_of(5, "petra", trade=2))
    deck = next(deck for deck in seen(state).decks if deck.type == "military")
    assert (deck.wonder, deck.below) == ("petra", 3)
    events = told(state, "wonder petra", "spend", "spend")
    deck = next(deck for deck in seen(state).decks if deck.type == "military")
    assert deck.below == 2
    assert deck.wonder in ("alhambra", "venetian_arsenal")
    assert parts(events, "wonder_revealed") == [(deck.wonder,)]


def test_R8_11_one_wonder_for_each_city() -> None:
    situation = wonder_of(5, "petra", trade=2, wonders={"oracle": "7-0"})
    state = building(situation)
    assert choices(state, "wonder") == set()
    assert (forbidden(state, "wonder petra"), refused(state, "wonder petra").code) == (
        "R8.11",
        "no_free_city",
    )


def test_R8_11_a_token_with_a_wonder_is_no_city() -> None:
    situation = wonder_of(5, "petra", trade=2, wonders={"oracle": "7-0"}, tokens=["7-1"])
    assert offered(situation) == set()


def test_R8_12_control_goes_with_the_space() -> None:
    me = Player(cities=["13-1"], tokens=["5-1"])
    wonders = {"petra": "13-1", "oracle": "5-1", "colossus": "16-0", "stonehenge": "4-6"}
    state = Situation(me, wonders=wonders).load()
    assert player(state).wonders == ["oracle", "petra"]
    assert player(state, 1).wonders == ["colossus"]
    assert seen(state).lone_wonders == {"stonehenge": "4-6"}


def test_R8_12_an_abandoned_wonder_helps_nobody() -> None:
    me = Player(focus=["early_empire 2"])
    state = Situation(me, wonders={"oracle": "5-1"}, starting=True).load()
    assert asked(state) == "choose_focus"


# --- when they are built --------------------------------------------------------------------------


def built(name: str, card: str = "pottery", **more: Any) -> State:
    """The wonder has just been built under the capital."""
    table = {key: more.pop(key) for key in ("others", "wonders") if key in more}
    kinds = {"pyramids": "oil", "porcelain_tower": "diamond", "potala_palace": "marble"}
    me = industry(5, card, resources={kinds[name]: 3}, **more)
    state = play(building(Situation(me, offer=[name], **table)), f"wonder {name}")
    while asked(state) == "pay":
        play(state, f"pay {kinds[name]}")
    return state


def test_R7_4_pyramids_raise_three_cards_of_level_1() -> None:
    state = built("pyramids", row=["civil_service 1"])
    assert turn(state) == ("gain_card", 0)
    assert choices(state, "gain") == {"mathematics", "currency", "animal_husbandry", "iron_working"}
    play(state, "gain mathematics", "gain currency", "gain iron_working")
    assert turn(state) == ("choose_focus", 1)
    assert {*cards(state)} == {"civil_service", "mathematics", "currency", "pottery", "iron_working"}


def test_R7_4_pyramids_may_raise_fewer() -> None:
    state = play(built("pyramids"), "gain mathematics", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R7_4_porcelain_tower_raises_two_cards_by_one_level() -> None:
    state = built("porcelain_tower", row=["civil_service 1", "flight 2", "currency 3"])
    assert choices(state, "gain") == {"mass_media", "steam_power", "animal_husbandry", "mathematics"}
    play(state, "gain mass_media")
    assert choices(state, "gain") == {"steam_power", "animal_husbandry", "mathematics"}
    play(state, "gain animal_husbandry")
    assert turn(state) == ("choose_focus", 1)


def test_R7_4_porcelain_tower_raises_no_card_twice() -> None:
    state = play(built("porcelain_tower"), "gain mathematics")
    assert "replaceable_parts" not in choices(state, "gain")


def test_R10_5_potala_palace_takes_three_cards_from_others() -> None:
    state = built("potala_palace", others=[Player(), Player(pacts=["red embassy"])])
    assert turn(state) == ("take_pact", 0)
    assert not [card for card in choices(state, "take") if card.startswith("red")]
    play(state, "take blue embassy", "take blue joint_war", "take orange open_borders")
    assert turn(state) == ("choose_focus", 1)
    assert {(pact.owner, pact.pact) for pact in player(state).pacts} == {
        (1, "embassy"),
        (1, "joint_war"),
        (2, "open_borders"),
    }


def test_R10_5_potala_palace_may_take_fewer() -> None:
    state = play(built("potala_palace"), "take blue embassy", "done")
    assert len(player(state).pacts) == 1
    assert turn(state) == ("choose_focus", 1)


def test_R10_10_building_effects_do_not_come_with_control() -> None:
    """The abandoned Pyramids are gained, not built."""
    me = Player(focus=["early_empire 1"], cities=["13-1"])
    state = Situation(me, wonders={"pyramids": "13-2"}).load()
    play(state, "focus early_empire", "place 13-2")
    assert player(state).wonders == ["pyramids"]
    assert asked(state) == "place_token"


def test_R5_10_roosevelt_pays_a_natural_wonder_from_any_card() -> None:
    """As its resource it gives 2 from any card; as a trade token 1 from the industry card only."""
    where: Json = {"leader": "roosevelt", "tokens": ["2-0"], "on_cards": {"mt_everest": "masonry"}}
    state = play(building(wonder_of(5, "petra", **where)), "wonder petra")
    assert state.legal() == ["pay_natural mt_everest"]
    play(state, "pay_natural mt_everest", "put astrology")
    assert player(state).wonders == ["petra"]
    assert "stonehenge" not in offered(wonder_of(5, "stonehenge", trade=1, **where))
    where["on_cards"] = {"mt_everest": "pottery"}
    state = play(building(wonder_of(5, "petra", **where)), "wonder petra")
    assert state.legal() == ["pay_natural mt_everest"]  # as a trade token it would not be enough
    state = play(building(wonder_of(5, "stonehenge", trade=1, **where)), "wonder stonehenge")
    assert set(state.legal()) == {"spend", "spend_natural mt_everest"}
