"""The edge cases E1 - E50, one by one."""

import pytest

from games.duel.positions import (
    City,
    Situation,
    available_cards,
    buildings,
    built_wonders,
    coins,
    decision,
    end,
    kinds,
    paid,
    play,
    price,
    quoted,
    revived,
    score,
    seen,
    told,
    unbuilt_wonders,
    units,
)


def test_E1_all_brown_units_of_the_opponent_add_to_the_price() -> None:
    seller = City(buildings=["sawmill", "lumber_yard"])
    situation = Situation(age=2, available=["courthouse"], theirs=seller)
    assert units(situation.load())["wood"] == 5
    assert price(situation, "build courthouse") == 5 + 5 + 2


def test_E2_choice_producers_of_the_opponent_do_not_raise_prices() -> None:
    seller = City(buildings=["caravansery", "forum"], built=["great_lighthouse", "piraeus"])
    situation = Situation(age=3, available=["palace"], theirs=seller)
    assert set(units(situation.load()).values()) == {2}
    assert price(situation, "build palace") == 10


@pytest.mark.parametrize("quarries", [[], ["quarry", "stone_pit", "shelf_quarry"]])
def test_E3_stone_reserve_fixes_the_price_at_1(quarries: list[str]) -> None:
    situation = Situation(
        age=2,
        available=["aqueduct"],
        mine=City(buildings=["stone_reserve"]),
        theirs=City(buildings=quarries),
    )
    assert price(situation, "build aqueduct") == 3


def test_E3_without_stone_reserve_four_units_make_6() -> None:
    seller = City(buildings=["quarry", "stone_pit", "shelf_quarry"])
    assert units(Situation(age=2, theirs=seller).load())["stone"] == 6


def test_E4_customs_house_fixes_glass_and_papyrus_only() -> None:
    situation = Situation(
        age=3,
        available=["study"],
        mine=City(buildings=["customs_house"]),
        theirs=City(buildings=["glassworks", "glassblower", "press", "drying_room", "lumber_yard"]),
    )
    assert units(situation.load()) == {"wood": 3, "clay": 2, "stone": 2, "glass": 1, "papyrus": 1}
    assert price(situation, "build study") == 3 + 3 + 1 + 1


def test_E5_wood_is_cheaper_after_zeus_removed_the_sawmill() -> None:
    state = Situation(
        age=2,
        left=6,
        available=["forum", "walls", "courthouse"],
        mine=City(coins=40, wonders=["statue_of_zeus"]),
        theirs=City(buildings=["sawmill"]),
    ).load()
    assert quoted(state, "build courthouse").total == 4 + 4 + 2
    play(state, "wonder statue_of_zeus forum", "demolish sawmill", "discard walls")
    assert paid(state, "build courthouse") == 2 + 2 + 2


def test_E6_both_choice_units_become_the_dearest_resource() -> None:
    situation = Situation(
        age=3,
        available=["fortifications"],
        mine=City(buildings=["caravansery"], built=["great_lighthouse"]),
        theirs=City(buildings=["shelf_quarry"]),
    )
    assert price(situation, "build fortifications") == 4


def test_E7_choice_producer_and_rebate_help_together() -> None:
    me = City(buildings=["caravansery"], wonders=["pyramids"], progress=["architecture"])
    situation = Situation(age=2, available=["walls"], mine=me)
    assert price(situation, "wonder pyramids walls") == 2


def test_E8_masonry_makes_baths_free() -> None:
    situation = Situation(age=1, available=["baths"], mine=City(progress=["masonry"]))
    assert price(situation, "build baths") == 0


def test_E8_masonry_is_not_a_chain_for_urbanism() -> None:
    me = City(coins=0, progress=["masonry", "urbanism"])
    state = Situation(age=2, available=["statue"], mine=me).load()
    play(state, "build statue")
    assert "statue" in buildings(state)
    assert coins(state)[0] == 0


def test_E9_masonry_does_not_affect_guilds() -> None:
    situation = Situation(age=3, available=["scientists_guild"], mine=City(progress=["masonry"]))
    assert price(situation, "build scientists_guild") == 8


def test_E9_architecture_does_not_affect_buildings() -> None:
    situation = Situation(age=2, available=["aqueduct"], mine=City(progress=["architecture"]))
    assert price(situation, "build aqueduct") == 6


@pytest.mark.parametrize("token", ["masonry", "architecture"])
def test_E9_rebates_leave_coins_alone(token: str) -> None:
    situation = Situation(age=2, available=["forum"], mine=City(progress=[token]))
    assert price(situation, "build forum") == 3 + 2


def test_E10_chain_is_free_without_coins_and_urbanism_pays_4() -> None:
    me = City(coins=0, buildings=["baths"], progress=["urbanism"])
    state = play(Situation(age=2, available=["aqueduct"], mine=me).load(), "build aqueduct")
    assert coins(state)[0] == 4


@pytest.mark.parametrize(
    "elsewhere",
    [
        Situation(mine=City(built=["sphinx"], under={"sphinx": "baths"})),
        Situation(discard=["baths"]),
        Situation(theirs=City(buildings=["baths"])),
    ],
    ids=["under a wonder", "discard pile", "opponent"],
)
def test_E11_chain_source_must_stand_in_the_own_city(elsewhere: Situation) -> None:
    situation = Situation(
        age=2,
        available=["aqueduct"],
        mine=elsewhere.mine,
        theirs=elsewhere.theirs,
        discard=elsewhere.discard,
    )
    assert price(situation, "build aqueduct") == 6


def test_E12_chain_covers_the_coin_part() -> None:
    with_garrison = Situation(age=2, available=["barracks"], mine=City(buildings=["garrison"]))
    assert price(with_garrison, "build barracks") == 0
    assert price(Situation(age=2, available=["barracks"]), "build barracks") == 3


def test_E13_economy_gets_nothing_of_the_coin_part() -> None:
    owner = City(coins=1, progress=["economy"])
    state = Situation(age=2, available=["forum"], mine=City(coins=5), theirs=owner).load()
    play(state, "build forum")
    assert coins(state) == [0, 1 + 2]


def test_E14_economy_gets_what_was_really_paid() -> None:
    me = City(coins=2, buildings=["wood_reserve", "glassworks"])
    owner = City(coins=0, buildings=["lumber_yard"], progress=["economy"])
    state = Situation(age=2, available=["courthouse"], mine=me, theirs=owner).load()
    play(state, "build courthouse")
    assert coins(state) == [0, 2]


def test_E15_economy_income_comes_before_the_appian_way_takes() -> None:
    me = City(coins=6, buildings=["clay_pit", "stone_pit"], wonders=["appian_way"])
    owner = City(coins=0, progress=["economy"])
    state = Situation(age=2, available=["walls"], mine=me, theirs=owner).load()
    play(state, "wonder appian_way walls")
    assert coins(state) == [3, 3]


def test_E16_economy_income_comes_before_looting() -> None:
    owner = City(coins=0, progress=["economy"])
    state = Situation(age=2, available=["walls"], mine=City(coins=4), theirs=owner, pawn=2).load()
    play(state, "build walls")
    assert state.pawn == 4
    assert coins(state) == [0, 2]


def test_E17_looting_takes_no_more_than_there_is() -> None:
    state = Situation(age=2, available=["barracks"], theirs=City(coins=1), pawn=5).load()
    play(state, "build barracks")
    assert coins(state)[1] == 0
    assert seen(state).loot == [[2, 5], []]


@pytest.mark.parametrize(("before", "after"), [(10, 3), (4, 0), (1, 0)])
def test_E18_one_move_loots_both_tokens_in_order(before: int, after: int) -> None:
    me = City(coins=10, progress=["strategy"])
    state = Situation(age=3, available=["arsenal"], mine=me, theirs=City(coins=before), pawn=2).load()
    events = told(state, "build arsenal")
    assert [event.parts["token"] for event in events if event.kind == "looted"] == [2, 5]
    assert state.pawn == 6
    assert coins(state)[1] == after


def test_E19_looting_tokens_are_used_once() -> None:
    state = Situation(
        age=3,
        left=9,
        slots={5: "pretorium", 6: "fortifications", 2: "palace", 7: "siege_workshop", 8: "arsenal"},
        mine=City(coins=60),
        theirs=City(coins=60),
        pawn=1,
    ).load()
    play(state, "build pretorium")
    assert (state.pawn, coins(state)[1]) == (4, 58)
    play(state, "build fortifications", "discard palace", "build siege_workshop")
    assert state.pawn == 0
    wealth = coins(state)[1]
    play(state, "build arsenal")
    assert (state.pawn, coins(state)[1]) == (3, wealth)
    assert seen(state).loot == [[2, 5], [5]]


@pytest.mark.parametrize(("pawn", "card", "age"), [(8, "barracks", 2), (7, "pretorium", 3)])
def test_E20_reaching_the_capital_wins(pawn: int, card: str, age: int) -> None:
    state = Situation(age=age, available=[card], mine=City(coins=8), pawn=pawn).load()
    play(state, f"build {card}")
    assert state.pawn == 9
    assert end(state) == ("military", [0])


def test_E21_victory_by_the_shield_of_circus_maximus_asks_nothing() -> None:
    me = City(coins=20, wonders=["circus_maximus"])
    opponent = City(buildings=["glassworks"])
    state = Situation(age=2, available=["forum"], mine=me, theirs=opponent, pawn=8).load()
    play(state, "wonder circus_maximus forum")
    assert end(state) == ("military", [0])
    assert buildings(state, 1) == ["glassworks"]


def test_E22_circus_maximus_without_a_gray_card() -> None:
    me = City(coins=20, wonders=["circus_maximus"])
    state = Situation(available=["tavern"], mine=me, theirs=City(buildings=["quarry"])).load()
    play(state, "wonder circus_maximus tavern")
    assert decision(state) == ("play_card", 1)
    assert (state.pawn, score(state)["wonders"]) == (1, 3)
    assert buildings(state, 1) == ["quarry"]
    assert seen(state).discard_pile == []


def test_E23_mausoleum_with_an_empty_discard_pile() -> None:
    state = Situation(available=["tavern"], mine=City(coins=20, wonders=["mausoleum"])).load()
    assert seen(state).discard_pile == []
    play(state, "wonder mausoleum tavern")
    assert decision(state) == ("play_card", 1)
    assert score(state)["wonders"] == 2


def test_E24_mausoleum_builds_a_card_knocked_out_of_the_own_city() -> None:
    state = Situation(
        available=["tavern", "altar"],
        seat=1,
        mine=City(coins=20, wonders=["circus_maximus"]),
        theirs=City(coins=20, buildings=["glassworks"], wonders=["mausoleum"]),
    ).load()
    play(state, "wonder circus_maximus tavern", "demolish glassworks")
    play(state, "wonder mausoleum altar", "revive glassworks")
    assert buildings(state, 0) == ["glassworks"]
    assert seen(state).cities[0].production["glass"] == 1
    assert seen(state).discard_pile == []


def test_E24_mausoleum_builds_a_guild_with_its_coins() -> None:
    merchants = City(buildings=["tavern", "brewery", "forum"])
    state = revived(Situation(age=3, theirs=merchants), "merchants_guild")
    assert coins(state)[0] == 3
    assert score(state)["guilds"] == 3


def test_E24_mausoleum_builds_a_red_card_with_strategy() -> None:
    state = revived(Situation(age=3, mine=City(progress=["strategy"])), "walls")
    assert state.pawn == 2 + 1


def test_E24_mausoleum_builds_a_lighthouse_that_counts_itself() -> None:
    state = revived(Situation(age=3, mine=City(buildings=["brewery"])), "lighthouse")
    assert coins(state)[0] == 2


def test_E25_mausoleum_is_no_chain_for_urbanism() -> None:
    me = City(buildings=["baths"], progress=["urbanism"])
    state = revived(Situation(age=3, mine=me), "aqueduct")
    assert coins(state)[0] == 0


def test_E26_theology_gained_by_the_mausoleum_comes_too_late() -> None:
    situation = Situation(age=2, mine=City(buildings=["workshop"]), board=["theology"])
    state = revived(situation, "laboratory")
    assert decision(state) == ("choose_progress", 0)
    play(state, "progress theology")
    assert decision(state) == ("play_card", 1)


def test_E26_theology_owned_before_gives_an_extra_turn_after_all_choices() -> None:
    me = City(buildings=["workshop", "scriptorium", "library"], progress=["theology"])
    state = revived(Situation(age=2, mine=me, board=["economy"]), "laboratory")
    assert decision(state) == ("choose_progress", 0)
    play(state, "progress economy")
    assert decision(state) == ("play_card", 0)


def library(tokens: list[str], greens: list[str]) -> Situation:
    me = City(coins=10, buildings=greens, wonders=["great_library"])
    return Situation(age=3, available=["obelisk"], mine=me, removed=tokens)


def test_E27_law_from_the_great_library_can_win() -> None:
    five = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]
    state = library(["law", "economy", "strategy"], five).load()
    play(state, "wonder great_library obelisk", "library law")
    assert end(state) == ("science", [0])


def test_E27_agriculture_from_the_great_library_pays_at_once() -> None:
    state = library(["economy", "agriculture", "strategy"], []).load()
    play(state, "wonder great_library obelisk", "library agriculture")
    assert coins(state)[0] == 6


def test_E28_theology_and_sphinx_give_one_extra_turn() -> None:
    me = City(coins=20, wonders=["sphinx"], progress=["theology"])
    state = Situation(age=2, left=6, available=["walls", "forum"], mine=me).load()
    play(state, "wonder sphinx walls")
    assert decision(state) == ("play_card", 0)
    play(state, "discard forum")
    assert decision(state) == ("play_card", 1)


def test_E29_extra_turns_follow_one_another() -> None:
    me = City(coins=40, wonders=["sphinx", "hanging_gardens"])
    state = Situation(available=["tavern", "altar", "theater"], mine=me).load()
    play(state, "wonder sphinx tavern", "wonder hanging_gardens altar")
    assert decision(state) == ("play_card", 0)
    play(state, "discard theater")
    assert decision(state) == ("play_card", 1)


@pytest.mark.parametrize(
    ("pawn", "asked"),
    [(1, ("choose_starter", 1)), (-1, ("choose_starter", 0)), (0, ("play_card", 0))],
)
def test_E30_extra_turn_is_lost_with_the_last_card_of_an_age(pawn: int, asked: tuple[str, int]) -> None:
    me = City(coins=20, wonders=["sphinx"])
    state = Situation(left=1, available=["tavern"], mine=me, pawn=pawn).load()
    assert "play_again_lost" in kinds(state, "wonder sphinx tavern")
    assert (state.age, decision(state)) == (2, asked)


def test_E31_token_for_the_last_card_of_age_2_is_chosen_before_age_3() -> None:
    me = City(coins=20, buildings=["workshop"])
    state = Situation(age=2, left=1, available=["laboratory"], mine=me, board=["law"]).load()
    play(state, "build laboratory")
    assert (state.age, decision(state)) == (2, ("choose_progress", 0))
    assert seen(state).structure == []
    play(state, "progress law")
    assert (state.age, len(seen(state).structure)) == (3, 20)


def test_E32_extra_turn_is_lost_at_the_end_of_the_game() -> None:
    me = City(coins=20, wonders=["sphinx"])
    state = Situation(age=3, left=1, available=["port"], mine=me).load()
    play(state, "wonder sphinx port")
    assert end(state) == ("civilian", [0])


def test_E33_seventh_wonder_sphinx_returns_the_eighth_and_plays_again() -> None:
    state = Situation(
        age=2,
        left=6,
        available=["walls"],
        mine=City(coins=20, built=["pyramids", "colossus", "piraeus"], wonders=["sphinx"]),
        theirs=City(built=["mausoleum", "appian_way", "circus_maximus"], wonders=["great_library"]),
    ).load()
    play(state, "wonder sphinx walls")
    assert unbuilt_wonders(state, 1) == []
    assert decision(state) == ("play_card", 0)


FOUR = ["pyramids", "colossus", "piraeus", "sphinx"]


def test_E34_seventh_wonder_returns_the_builders_own_last_one() -> None:
    state = Situation(
        age=2,
        seat=1,
        left=6,
        available=["walls"],
        mine=City(coins=20, built=["mausoleum", "appian_way"], wonders=["circus_maximus", "great_library"]),
        theirs=City(built=FOUR),
    ).load()
    play(state, "wonder circus_maximus walls")
    assert len(built_wonders(state, 1)) == 3
    assert unbuilt_wonders(state, 1) == []


def test_E34_a_player_with_four_wonders_builds_or_discards() -> None:
    state = Situation(age=2, available=["walls"], mine=City(coins=40, built=FOUR)).load()
    assert {action.split()[0] for action in state.legal()} == {"build", "discard"}


@pytest.mark.parametrize(("seat", "wonder"), [(0, "sphinx"), (1, "great_library")])
def test_E35_who_builds_the_seventh_wonder_removes_the_other_one(seat: int, wonder: str) -> None:
    cities = [
        City(coins=20, built=["pyramids", "colossus", "piraeus"], wonders=["sphinx"]),
        City(coins=20, built=["mausoleum", "appian_way", "circus_maximus"], wonders=["great_library"]),
    ]
    state = Situation(
        age=2, seat=seat, available=["walls"], mine=cities[seat], theirs=cities[1 - seat]
    ).load()
    play(state, f"wonder {wonder} walls")
    assert wonder in built_wonders(state, seat)
    assert unbuilt_wonders(state, 0) == unbuilt_wonders(state, 1) == []


def test_E36_a_pair_without_a_token_on_the_board_does_nothing() -> None:
    mine = ["scriptorium", "library", "pharmacist", "dispensary", "workshop", "laboratory", "academy"]
    theirs = ["apothecary", "school", "university", "observatory"]
    state = Situation(
        age=3,
        available=["study"],
        mine=City(coins=20, buildings=mine, progress=["economy", "strategy", "masonry"]),
        theirs=City(buildings=theirs, progress=["urbanism", "theology"]),
    ).load()
    assert seen(state).progress_board == []
    play(state, "build study")
    assert decision(state) == ("play_card", 1)


def test_E37_law_never_forms_a_pair() -> None:
    state = Situation(available=["scriptorium"], mine=City(progress=["law"])).load()
    play(state, "build scriptorium")
    assert decision(state) == ("play_card", 1)
    assert seen(state).cities[0].symbols == ["quill", "scales"]


def test_E37_five_green_symbols_and_law_win() -> None:
    four = ["scriptorium", "library", "pharmacist", "workshop", "apothecary"]
    me = City(coins=20, buildings=four, progress=["law"])
    state = Situation(age=3, available=["academy"], mine=me).load()
    play(state, "build academy")
    assert end(state) == ("science", [0])


def test_E38_chamber_of_commerce_without_gray_cards() -> None:
    me = City(coins=4)
    state = Situation(age=3, available=["chamber_of_commerce"], mine=me, discard=["press"]).load()
    play(state, "build chamber_of_commerce")
    assert coins(state)[0] == 0
    assert score(state)["yellow"] == 3


def test_E38_coins_of_a_gray_card_lost_later_are_kept() -> None:
    state = Situation(
        age=3,
        left=6,
        available=["chamber_of_commerce", "port"],
        mine=City(coins=2, buildings=["press"]),
        theirs=City(coins=20, wonders=["circus_maximus"]),
    ).load()
    play(state, "build chamber_of_commerce")
    assert coins(state)[0] == 3
    play(state, "wonder circus_maximus port", "demolish press")
    assert coins(state)[0] == 3


def test_E39_arena_counts_the_own_wonders_and_builders_guild_both_cities() -> None:
    state = Situation(
        age=3,
        available=["arena"],
        mine=City(coins=6, buildings=["builders_guild"], built=["pyramids", "sphinx"]),
        theirs=City(built=["colossus", "piraeus", "mausoleum"]),
    ).load()
    play(state, "build arena")
    assert coins(state)[0] == 4
    assert score(state)["guilds"] == 6


BLUE = ["theater", "altar", "baths", "statue", "temple", "aqueduct", "rostrum", "courthouse"]
LATE_BLUE = ["palace", "town_hall", "obelisk", "gardens", "senate", "pantheon"]


def test_E40_magistrates_guild_pays_for_the_city_with_more_blue() -> None:
    state = Situation(
        age=3,
        available=["magistrates_guild"],
        mine=City(coins=8, buildings=BLUE[:2]),
        theirs=City(buildings=BLUE[2:7]),
    ).load()
    play(state, "build magistrates_guild")
    assert coins(state)[0] == 5


def test_E40_magistrates_guild_scores_for_the_city_that_then_has_more() -> None:
    state = Situation(
        age=3,
        left=1,
        available=["port"],
        mine=City(buildings=[*BLUE[:7], "magistrates_guild"]),
        theirs=City(buildings=LATE_BLUE),
    ).load()
    play(state, "discard port")
    assert score(state)["guilds"] == 7


def test_E41_shipowners_guild_adds_brown_and_gray_of_one_city() -> None:
    state = Situation(
        age=3,
        available=["shipowners_guild"],
        mine=City(coins=20, buildings=["quarry", "clay_pool", "lumber_yard"]),
        theirs=City(buildings=["stone_pit", "press", "glassworks", "drying_room"]),
    ).load()
    cost = quoted(state, "build shipowners_guild").total
    play(state, "build shipowners_guild")
    assert coins(state)[0] == 20 - cost + 4
    assert score(state)["guilds"] == 4


def test_E42_moneylenders_guild_scores_the_richer_treasury() -> None:
    me = City(coins=4, buildings=["moneylenders_guild"])
    state = Situation(age=3, mine=me, theirs=City(coins=11)).load()
    assert (score(state)["guilds"], score(state)["treasury"]) == (3, 1)


def test_E43_a_discarded_yellow_card_does_not_count_itself() -> None:
    state = play(Situation(available=["tavern"], mine=City(coins=0)).load(), "discard tavern")
    assert coins(state)[0] == 2


def test_E44_blue_points_break_a_tie_and_guild_points_do_not_count() -> None:
    state = Situation(
        age=3,
        left=1,
        available=["port"],
        mine=City(coins=121, buildings=["palace", "town_hall", "theater"]),
        theirs=City(coins=129, buildings=["gardens", "pantheon", "magistrates_guild"]),
    ).load()
    play(state, "discard port")
    assert [score(state, seat)["total"] for seat in (0, 1)] == [58, 58]
    assert [score(state, seat)["blue"] for seat in (0, 1)] == [17, 12]
    assert end(state) == ("civilian_tiebreak", [0])


def test_E45_a_free_card_needs_no_coins() -> None:
    state = Situation(available=["lumber_yard"], mine=City(coins=0)).load()
    play(state, "build lumber_yard")
    assert buildings(state) == ["lumber_yard"]


def test_E46_who_can_afford_nothing_must_discard() -> None:
    state = Situation(age=2, available=["aqueduct", "walls"], mine=City(coins=0)).load()
    assert sorted(state.legal()) == ["discard aqueduct", "discard walls"]


def test_E47_a_guild_face_up_from_the_start_has_all_three_uses() -> None:
    me = City(coins=20, wonders=["sphinx"])
    state = Situation(age=3, slots={18: "merchants_guild"}, mine=me).load()
    uses = {"build merchants_guild", "discard merchants_guild", "wonder sphinx merchants_guild"}
    assert uses <= set(state.legal())


def test_E47_a_guild_revealed_later_has_all_three_uses() -> None:
    state = Situation(
        age=3,
        slots={15: "merchants_guild", 18: "port"},
        theirs=City(coins=20, wonders=["sphinx"]),
    ).load()
    assert "merchants_guild" not in available_cards(state)
    play(state, "discard port")
    uses = {"build merchants_guild", "discard merchants_guild", "wonder sphinx merchants_guild"}
    assert uses <= set(state.legal())


@pytest.mark.parametrize("last", [0, 1])
def test_E48_the_weaker_player_chooses_whoever_played_last(last: int) -> None:
    state = Situation(seat=last, left=1, available=["tavern"], pawn=2).load()
    play(state, "discard tavern")
    assert decision(state) == ("choose_starter", 1)


@pytest.mark.parametrize("last", [0, 1])
def test_E49_with_the_pawn_on_0_the_last_player_begins(last: int) -> None:
    me = City(coins=20, wonders=["sphinx"])
    state = Situation(age=2, seat=last, left=2, available=["walls", "forum"], mine=me).load()
    play(state, "wonder sphinx walls", "discard forum")
    assert (state.age, decision(state)) == (3, ("play_card", last))


def test_E50_piraeus_helps_in_its_own_extra_turn() -> None:
    me = City(coins=8, wonders=["piraeus"])
    state = Situation(available=["workshop", "tavern"], mine=me).load()
    assert quoted(state, "build workshop").total == 2
    play(state, "wonder piraeus tavern")
    assert coins(state)[0] == 0
    play(state, "build workshop")
    assert buildings(state) == ["workshop"]
