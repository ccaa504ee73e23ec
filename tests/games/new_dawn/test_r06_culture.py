"""R6: placing control tokens, moving and replacing them."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    asked,
    choices,
    forbidden,
    kinds,
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

# Next to 13-1 are 13-2 and 13-8 (grassland), 6-3 and 13-7 (forest), 13-6 (desert) and Mt. Kilimanjaro (13-0),
# next to the capital 7-0 are 7-1 (grassland), 7-2 (mountains) and water.
NEAR_BY_SLOT = {
    1: {"7-1", "13-2", "13-8"},
    2: {"7-1", "13-2", "13-8"},
    3: {"7-1", "13-2", "13-8", "6-3", "13-7"},
    4: {"7-1", "13-2", "13-8", "6-3", "13-7", "13-6"},
    5: {"7-1", "13-2", "13-8", "6-3", "13-7", "13-6", "7-2", "13-0"},
}


def culture(
    slot: int, card: str = "early_empire", trade: int = 0, others: Any = None, wild: bool = False, **mine: Any
) -> Situation:
    """My culture card lies in this slot, and 13-1 is my city."""
    me = Player(**{"focus": [f"{card} {slot} +{trade}"], "cities": ["13-1"], **mine})
    return Situation(me, others or [Player()], wild=wild)


def placing(situation: Situation) -> State:
    """Where tokens are placed now."""
    state = situation.load()
    card = next(text.split()[0] for text in situation.mine.focus)
    return play(state, f"focus {card}")


# --- placing --------------------------------------------------------------------------------------


def test_R6_1_as_many_tokens_as_the_card_says() -> None:
    state = placing(culture(1))
    play(state, "place 7-1")
    assert turn(state) == ("place_token", 0)
    play(state, "place 13-2")
    assert turn(state) == ("choose_focus", 1)
    assert tokens(state) == {"7-1", "13-2"}
    assert player(state).tokens_left == 29


def test_R6_1_mass_media_has_three() -> None:
    state = play(placing(culture(1, "mass_media")), "place 7-1", "place 13-2", "place 13-8")
    assert tokens(state) == {"7-1", "13-2", "13-8"}
    assert turn(state) == ("choose_focus", 1)


def test_R6_1_one_more_for_each_trade_token() -> None:
    state = placing(culture(1, trade=2))
    play(state, "spend", "place 7-1", "place 13-2", "place 13-8")
    assert trade(state) == {"early_empire": 1}
    assert len(tokens(state)) == 3


def test_R6_1_a_trade_token_may_be_spent_after_the_last_placement() -> None:
    state = play(placing(culture(1, trade=1)), "place 7-1", "place 13-2")
    assert state.legal() == ["done", "spend"]
    assert forbidden(state, "place 13-8") == "R6.1"
    play(state, "spend", "place 13-8")
    assert len(tokens(state)) == 3


def test_R6_1_fewer_or_none_are_allowed() -> None:
    state = play(placing(culture(1)), "place 7-1", "done")
    assert (tokens(state), turn(state)) == ({"7-1"}, ("choose_focus", 1))
    state = play(placing(culture(1)), "done")
    assert (tokens(state), turn(state)) == (set(), ("choose_focus", 1))


@pytest.mark.parametrize("slot", NEAR_BY_SLOT)
def test_R6_2_next_to_a_city_and_not_harder_than_the_slot(slot: int) -> None:
    assert choices(placing(culture(slot)), "place") == NEAR_BY_SLOT[slot]


def test_R6_2_what_is_too_hard_is_refused() -> None:
    state = placing(culture(3))
    refusal = refused(state, "place 13-6")
    assert (refusal.rule, refusal.code) == ("R6.2", "too_hard")
    assert (refusal.arguments["difficulty"], refusal.arguments["limit"]) == (4, 3)


def test_R6_2_not_on_water() -> None:
    refusal = refused(placing(culture(5)), "place 7-3")
    assert (refusal.rule, refusal.code) == ("R6.2", "is_water")


def test_R6_2_a_token_does_not_make_room_for_others() -> None:
    state = placing(culture(3, tokens=["13-8"]))
    refusal = refused(state, "place 13-9")
    assert (refusal.rule, refusal.code) == ("R6.2", "not_adjacent")


def test_R6_2_not_where_something_stands() -> None:
    rival = Player(tokens=["13-8"])
    situation = culture(3, tokens=["6-3"], others=[rival])
    state = placing(Situation(situation.mine, situation.others, barbarians={"d": "13-2"}))
    assert choices(state, "place") == {"7-1", "13-7"}
    assert refused(state, "place 13-8").code == "piece_there"
    assert refused(state, "place 6-3").code == "piece_there"
    assert refused(state, "place 13-2").code == "barbarian_there"
    assert forbidden(state, "place 13-2") == "R6.2"


def test_R6_2_not_on_cities_and_city_states() -> None:
    state = placing(culture(1, cities=["5-2"], others=[Player(cities=["5-1"])]))
    assert choices(state, "place") == {"7-1"}
    assert refused(state, "place 6-4").code == "city_state_there"
    assert refused(state, "place 5-1").code == "piece_there"


def test_R6_2_a_barbarian_may_have_stood_on_a_free_space() -> None:
    """Caravans, resources, natural wonders and abandoned wonders do not forbid a token."""
    me = Player(focus=["early_empire 5"], cities=["13-1", "5-1"], caravans=["13-2"])
    rival = Player(caravans=["13-8"])
    state = placing(Situation(me, [rival], wonders={"petra": "13-7"}))
    assert {"13-2", "13-8", "5-7", "13-0", "13-7"} <= choices(state, "place")


def test_R6_3_a_resource_is_taken() -> None:
    state = placing(culture(3, cities=["5-1"]))
    assert "5-7" in seen(state).resources
    events = told(state, "place 5-7")
    assert parts(events, "resource_gained") == [(0, "oil")]
    assert player(state).resources["oil"] == 1
    assert "5-7" not in seen(state).resources
    assert seen(state).supply["oil"] == 5  # of 8, three symbols are on the map


def test_R6_3_a_natural_wonder_is_taken() -> None:
    state = play(placing(culture(5)), "place 13-0")
    assert player(state).natural_wonders == ["mt_kilimanjaro"]
    assert {natural.natural_wonder: natural.holder for natural in seen(state).natural_wonders} == {
        "mt_everest": None,
        "grand_mesa": None,
        "mt_kilimanjaro": 0,
    }


def test_R6_3_an_abandoned_wonder_is_gained() -> None:
    situation = culture(3)
    state = placing(Situation(situation.mine, wonders={"petra": "13-7"}))
    assert player(state).wonders == []
    play(state, "place 13-7")
    assert player(state).wonders == ["petra"]
    assert seen(state).lone_wonders == {}


# --- the order of things --------------------------------------------------------------------------


def test_R6_4_tokens_are_divided_among_cities() -> None:
    state = play(placing(culture(1)), "place 7-1", "place 13-2")
    assert tokens(state) == {"7-1", "13-2"}


def test_R6_4_extra_tokens_come_before_the_second_part() -> None:
    state = placing(culture(2, "civil_service", trade=1))
    play(state, "place 7-1", "place 13-2", "spend", "place 13-8")
    assert turn(state) == ("place_token", 0)
    assert choices(state, "place") == {"6-2", "13-3"}


def test_R6_4_the_second_part_comes_when_the_first_is_declined() -> None:
    assert asked(play(placing(culture(1, "drama_and_poetry", tokens=["13-8"])), "done")) == "move_token"
    assert asked(play(placing(culture(1, "civil_service")), "done")) == "place_token"
    rival = Player(tokens=["13-8"])
    assert asked(play(placing(culture(1, "mass_media", others=[rival])), "done")) == "replace_token"


def test_R6_4_no_trade_token_is_spent_in_the_second_part() -> None:
    state = play(placing(culture(1, "civil_service", trade=3)), "done")
    assert asked(state) == "place_token"
    assert "spend" not in state.legal()
    assert forbidden(state, "spend") == "R5.8"


def test_R6_4_a_placement_takes_effect_before_the_next() -> None:
    """The abandoned Chichen Itza opens all forests for the second token."""
    situation = culture(3)
    state = placing(Situation(situation.mine, wonders={"chichen_itza": "13-7"}, offer=["eiffel_tower"]))
    assert "14-5" not in choices(state, "place")
    play(state, "place 13-7")
    assert "14-5" in choices(state, "place")


# --- Drama and Poetry -----------------------------------------------------------------------------


def moving(**more: Any) -> State:
    return play(placing(culture(1, "drama_and_poetry", **more)), "done")


def test_R6_5_a_token_moves_to_an_empty_neighbour() -> None:
    state = moving(tokens=["2-6"])
    assert choices(state, "move") == {"2-6"}
    play(state, "move 2-6")
    # Around it are water, hills, mountains and Mt. Everest with its token.
    assert choices(state, "to") == {"2-1", "2-5", "2-7"}
    play(state, "to 2-1")
    assert tokens(state) == {"2-1"}
    assert turn(state) == ("choose_focus", 1)


def test_R6_5_neither_to_water_nor_to_something() -> None:
    state = play(moving(tokens=["2-6"]), "move 2-6")
    assert forbidden(state, "to 6-6") == "R6.5"
    assert forbidden(state, "to 2-0") == "R6.5"
    state = moving(tokens=["5-8"], others=[Player(tokens=["5-1"], caravans=["2-8"])])
    play(state, "move 5-8")
    assert choices(state, "to") == {"2-9", "5-9", "7-8"}  # 5-7 has oil


def test_R6_5_it_may_be_declined() -> None:
    state = play(moving(tokens=["2-6"]), "done")
    assert (tokens(state), turn(state)) == ({"2-6"}, ("choose_focus", 1))


def test_R6_5_a_token_placed_just_now_may_move() -> None:
    state = play(placing(culture(1, "drama_and_poetry")), "place 7-1", "done", "move 7-1", "to 7-8")
    assert tokens(state) == {"7-8"}


def test_R6_5_the_token_keeps_its_side() -> None:
    state = play(moving(reinforced=["2-6"]), "move 2-6", "to 2-7")
    assert (player(state).reinforced, player(state).tokens) == (["2-7"], [])
    assert player(state).tokens_left == 30


def test_R6_5_leaving_a_natural_wonder_loses_it() -> None:
    state = moving(tokens=["2-0"])
    assert player(state).natural_wonders == ["mt_everest"]
    play(state, "move 2-0", "to 2-1")
    assert player(state).natural_wonders == []
    assert [n.holder for n in seen(state).natural_wonders if n.natural_wonder == "mt_everest"] == [None]


def test_R6_5_moving_does_not_trigger_stonehenge() -> None:
    situation = culture(1, "drama_and_poetry", tokens=["4-5"])
    state = Situation(situation.mine, wonders={"stonehenge": "7-0"}).load()
    play(state, "focus drama_and_poetry", "done", "move 4-5", "to 4-6")
    assert turn(state) == ("choose_focus", 1)


# --- Civil Service and Mass Media -----------------------------------------------------------------


def test_R6_6_the_third_token_goes_next_to_any_friendly_space() -> None:
    state = play(placing(culture(2, "civil_service", tokens=["5-8"])), "place 13-2", "done")
    near_cities = {"7-1", "13-8"}
    assert choices(state, "place") == near_cities | {"5-1"} | {"6-2", "13-3"}
    play(state, "place 6-2")
    assert tokens(state) == {"5-8", "13-2", "6-2"}
    assert turn(state) == ("choose_focus", 1)


def test_R6_6_the_slot_still_counts() -> None:
    state = play(placing(culture(2, "civil_service", tokens=["5-8"])), "done")
    assert refused(state, "place 5-9").code == "too_hard"


def test_R6_7_mass_media_replaces_a_token_two_spaces_away() -> None:
    """Any terrain lies between: 6-8 and 13-3 are two spaces from friendly ones, 14-4 is three away."""
    rival = Player(tokens=["6-2", "13-3", "14-4", "6-8"])
    state = play(placing(culture(1, "mass_media", tokens=["2-6"], others=[rival])), "done")
    assert choices(state, "replace") == {"6-2", "13-3", "6-8"}
    play(state, "replace 13-3")
    assert tokens(state) == {"2-6", "13-3"}
    assert tokens(state, 1) == {"6-2", "14-4", "6-8"}
    assert (player(state).tokens_left, player(state, 1).tokens_left) == (29, 28)
    assert turn(state) == ("choose_focus", 1)


def test_R6_7_tokens_placed_just_now_bring_it_nearer() -> None:
    rival = Player(tokens=["14-4"])
    state = play(placing(culture(1, "mass_media", others=[rival])), "place 13-2", "done")
    assert choices(state, "replace") == {"14-4"}


def test_R6_7_a_reinforced_token_is_only_flipped() -> None:
    rival = Player(reinforced=["13-8"])
    state = play(placing(culture(1, "mass_media", others=[rival])), "done", "replace 13-8")
    assert (player(state, 1).tokens, player(state, 1).reinforced) == (["13-8"], [])
    assert tokens(state) == set()


def test_R6_7_no_diplomacy_cards_are_returned() -> None:
    rival = Player(tokens=["13-8"])
    state = play(
        placing(culture(1, "mass_media", others=[rival], pacts=["blue embassy"])), "done", "replace 13-8"
    )
    assert [(pact.owner, pact.pact) for pact in player(state).pacts] == [(1, "embassy")]


def test_R6_7_a_token_in_place_of_a_city_counts() -> None:
    """A city-state held by a control token changes hands with its token."""
    rival = Player(reinforced=[], tokens=["6-4"])
    state = play(placing(culture(1, "mass_media", others=[rival])), "done", "replace 6-4")
    assert player(state).city_states == ["carthage"]
    assert player(state, 1).city_states == []
    assert [card.city_states for card in player(state).row if card.card == "masonry"] == [["carthage"]]


def test_R6_7_cities_cannot_be_replaced() -> None:
    state = play(placing(culture(1, "mass_media", others=[Player(cities=["13-8"])])), "done")
    assert turn(state) == ("choose_focus", 1)


# --- Chichen Itza and Stonehenge ------------------------------------------------------------------


def with_wonder(situation: Situation, wonder: str, **more: Any) -> Situation:
    return Situation(situation.mine, situation.others, wonders={wonder: "7-0"}, wild=situation.wild, **more)


CHICHEN = {"offer": ["eiffel_tower"]}


def test_R6_8_chichen_itza_opens_every_empty_forest() -> None:
    me = culture(3, caravans=["14-5"])
    rival = Player(tokens=["6-3"])
    situation = Situation(
        me.mine, [rival], wonders={"chichen_itza": "7-0"}, barbarians={"b": "7-8"}, offer=["eiffel_tower"]
    )
    found = choices(placing(situation), "place") - NEAR_BY_SLOT[3]
    # Not 14-5 with a caravan, 7-8 with a barbarian, nor 3-8, 5-7, 7-9 and 14-8 with resources.
    assert found == {"4-5", "5-9", "6-5", "13-9", "14-0", "14-1", "14-2"}


def test_R6_8_chichen_itza_needs_the_slot() -> None:
    state = placing(with_wonder(culture(2), "chichen_itza", **CHICHEN))
    assert choices(state, "place") == NEAR_BY_SLOT[2]


def hills(slot: int = 2, **more: Any) -> State:
    """Stonehenge, and 13-3 is next to my city 13-2: from there hills lead to 14-4."""
    return placing(with_wonder(culture(slot, cities=["13-2", "4-1"], **more), "stonehenge"))


def test_R6_8_stonehenge_goes_on_from_hills_to_hills() -> None:
    state = hills()
    play(state, "place 13-3")
    assert turn(state) == ("place_on_hills", 0)
    assert choices(state, "place") == {"14-4"}
    play(state, "place 14-4")
    assert turn(state) == ("place_token", 0)
    assert tokens(state) == {"13-3", "14-4"}


def test_R6_8_stonehenge_takes_any_number() -> None:
    state = play(hills(), "place 4-6")
    assert choices(state, "place") == {"14-6", "14-7"}
    play(state, "place 14-6", "place 14-7")
    assert tokens(state) == {"4-6", "14-6", "14-7"}
    play(state, "place 13-3", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R6_8_stonehenge_may_be_declined() -> None:
    state = play(hills(), "place 4-6", "done")
    assert turn(state) == ("place_token", 0)
    assert tokens(state) == {"4-6"}


def test_R6_8_stonehenge_keeps_to_free_hills() -> None:
    situation = culture(2, cities=["4-1"], others=[Player(tokens=["14-7"])])
    state = placing(with_wonder(situation, "stonehenge", barbarians={"d": "14-6"}))
    play(state, "place 4-6")
    assert turn(state) == ("place_token", 0)


def test_R6_8_stonehenge_needs_hills() -> None:
    state = play(hills(), "place 4-8")
    assert turn(state) == ("place_token", 0)


def test_R6_8_nobody_else_has_stonehenge() -> None:
    me = culture(2, cities=["4-1"])
    state = placing(Situation(me.mine, wonders={"stonehenge": "16-0"}))
    play(state, "place 4-6")
    assert turn(state) == ("place_token", 0)


# --- modifiers ------------------------------------------------------------------------------------

# On the custom map 7-1 and 7-6 (grassland), 7-4 (forest) and 7-2 (mountains next to water) are next to my
# capital; next to 14-8 are 14-1 (grassland), 2-2 and 14-7 (hills), 2-8 (forest), 14-9 (mountains with oil)
# and Crater Lake (2-1).
WILD_BY_DIFFICULTY = {
    1: {"7-1", "7-6", "14-1"},
    2: {"2-2", "14-7"},
    3: {"7-4", "2-8"},
    5: {"7-2", "14-9", "2-1"},
}


def up_to(limit: int) -> set[str]:
    return {
        space for difficulty, spaces in WILD_BY_DIFFICULTY.items() for space in spaces if difficulty <= limit
    }


def wild(slot: int, **mine: Any) -> State:
    return placing(culture(slot, wild=True, cities=["14-8"], **mine))


@pytest.mark.parametrize("slot", range(1, 6))
def test_R6_9_mohenjo_daro_makes_spaces_easier(slot: int) -> None:
    assert choices(wild(slot), "place") == up_to(slot)
    assert choices(wild(slot, alliances=["mohenjo_daro"]), "place") == up_to(slot + 1)


def test_R6_9_mohenjo_daro_does_not_open_water() -> None:
    assert refused(wild(5, alliances=["mohenjo_daro"]), "place 7-3").code == "is_water"


@pytest.mark.parametrize("slot", [1, 2])
def test_R6_9_kumasi_makes_forests_easy(slot: int) -> None:
    assert choices(wild(slot, alliances=["kumasi"]), "place") == up_to(slot) | {"7-4", "2-8"}


@pytest.mark.parametrize("slot", [2, 3, 4])
def test_R6_9_hojo_at_the_coast(slot: int) -> None:
    coast = {"7-2"} if slot >= 3 else set()
    assert choices(wild(slot, leader="hojo_tokimune"), "place") == up_to(slot) | coast


def test_R6_9_hojo_has_easy_deserts_at_the_map_edge() -> None:
    state = placing(culture(3, leader="hojo_tokimune", cities=["4-1"]))
    assert "4-2" in choices(state, "place")  # desert at the edge
    assert forbidden(state, "place 4-7") == "R6.2"  # mountains inland
    assert forbidden(state, "place 4-0") == "R6.2"  # a natural wonder has no terrain


def test_R6_9_several_modifiers() -> None:
    state = wild(2, leader="hojo_tokimune", alliances=["mohenjo_daro", "kumasi"])
    assert choices(state, "place") == up_to(3) | {"7-2"}
    state = wild(1, leader="hojo_tokimune", alliances=["mohenjo_daro", "kumasi"])
    assert choices(state, "place") == up_to(2) | {"7-4", "2-8"}


def test_R6_9_only_the_holder_has_the_card() -> None:
    me = culture(1, cities=["14-8"])
    state = placing(Situation(me.mine, [Player(alliances=["mohenjo_daro", "kumasi"])], wild=True))
    assert choices(state, "place") == up_to(1)


# --- all ways of placing --------------------------------------------------------------------------


def gardens(wild: bool = False, also: Any = None, **mine: Any) -> State:
    """Hanging Gardens are used at the start of my turn."""
    me = Player(**{"focus": ["early_empire 1"], "cities": ["14-8" if wild else "13-1"], **mine})
    wonders = {"hanging_gardens": "7-0", **(also or {})}
    return play(Situation(me, wonders=wonders, starting=True, wild=wild).load(), "use hanging_gardens")


def test_R6_10_hanging_gardens_place_one_token_up_to_difficulty_4() -> None:
    state = gardens()
    assert choices(state, "place") == NEAR_BY_SLOT[4]
    play(state, "place 13-6")
    assert turn(state) == ("choose_focus", 0)
    assert tokens(state) == {"13-6"}


def test_R6_10_hanging_gardens_with_modifiers() -> None:
    assert choices(gardens(wild=True), "place") == up_to(4)
    assert choices(gardens(wild=True, alliances=["mohenjo_daro"]), "place") == up_to(5)
    assert choices(gardens(wild=True, leader="hojo_tokimune"), "place") == up_to(4) | {"7-2"}


def test_R6_10_hanging_gardens_reach_forests_by_chichen_itza() -> None:
    state = gardens(also={"chichen_itza": "13-1"})
    assert {"14-5", "6-5"} <= choices(state, "place")


def test_R6_10_hanging_gardens_trigger_stonehenge() -> None:
    """Both are ancient, so four players play."""
    me = Player(cities=["4-1"])
    wonders = {"hanging_gardens": "7-0", "stonehenge": "4-1"}
    state = Situation(me, [Player()] * 3, wonders=wonders, starting=True).load()
    play(state, "use hanging_gardens", "place 4-6")
    assert turn(state) == ("place_on_hills", 0)


def test_R6_10_the_third_token_of_civil_service_uses_chichen_itza() -> None:
    situation = with_wonder(culture(3, "civil_service"), "chichen_itza", **CHICHEN)
    state = play(placing(situation), "done")
    assert "14-5" in choices(state, "place")


def test_R6_10_the_third_token_of_civil_service_has_all_modifiers() -> None:
    state = placing(culture(1, "civil_service", wild=True, cities=["14-8"], alliances=["mohenjo_daro"]))
    play(state, "done")
    assert choices(state, "place") == up_to(2)
    state = placing(culture(1, "civil_service", wild=True, cities=["14-8"], alliances=["kumasi"]))
    play(state, "done")
    assert choices(state, "place") == up_to(1) | {"7-4", "2-8"}


def test_R6_10_a_token_from_outside_is_always_unreinforced() -> None:
    state = play(placing(culture(1)), "place 7-1")
    assert (player(state).tokens, player(state).reinforced) == (["7-1"], [])
    assert kinds(told(placing(culture(1)), "place 7-1")) == ["token_placed"]


# --- leaders --------------------------------------------------------------------------------------


def placed(situation: Situation) -> int:
    """How many tokens can be placed with the card."""
    state = placing(situation)
    while asked(state) == "place_token":
        play(state, f"place {min(choices(state, 'place'))}")
    return len(tokens(state))


@pytest.mark.parametrize(("wonder", "extra"), [("petra", 1), ("alhambra", 2), ("ruhr_valley", 3)])
def test_R6_4_catherine_places_more_by_the_era_of_her_wonders(wonder: str, extra: int) -> None:
    assert placed(with_wonder(culture(5, leader="catherine_de_medici"), wonder)) == 2 + extra
    assert placed(with_wonder(culture(5), wonder)) == 2


def test_R6_4_catherine_counts_her_latest_wonder_only() -> None:
    me = culture(5, leader="catherine_de_medici")
    wonders = {"petra": "13-1", "alhambra": "7-0", "ruhr_valley": "16-0"}
    assert placed(Situation(me.mine, wonders=wonders)) == 4


def test_R6_4_catherine_without_a_wonder_places_no_more() -> None:
    state = placing(culture(3, leader="catherine_de_medici"))
    play(state, "place 7-1", "place 13-2")
    assert turn(state) == ("choose_focus", 1)


def roosevelt(slot: int = 1, **more: Any) -> Player:
    """Roosevelt has Mt. Everest on his culture card."""
    return Player(
        leader="roosevelt",
        focus=[f"early_empire {slot}"],
        cities=["13-1"],
        tokens=["2-0"],
        on_cards={"mt_everest": "early_empire"},
        **more,
    )


def test_R6_4_roosevelt_spends_a_natural_wonder_of_the_card() -> None:
    state = play(Situation(roosevelt()).load(), "focus early_empire", "spend_natural mt_everest")
    assert choices(state, "put") == {"early_empire", "astrology", "foreign_trade", "pottery", "masonry"}
    play(state, "put pottery")
    assert forbidden(state, "spend_natural mt_everest") == "R5.10"
    play(state, "place 7-1", "place 13-2", "place 13-8")
    assert len(tokens(state)) == 4
    assert [card.natural_wonders for card in player(state).row if card.card == "pottery"] == [["mt_everest"]]


def test_R6_3_roosevelt_puts_a_new_natural_wonder_on_a_card() -> None:
    state = play(Situation(roosevelt(5)).load(), "focus early_empire", "place 13-0")
    assert turn(state) == ("put_natural", 0)
    play(state, "put early_empire")
    assert choices(state, "spend_natural") == {"mt_everest", "mt_kilimanjaro"}
