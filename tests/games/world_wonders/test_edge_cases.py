"""R13: the edge cases E1 to E44."""

from dataclasses import replace

import pytest

from games.world_wonders.positions import (
    CROWDED,
    EMPTY,
    PAVED,
    START,
    WONDERS,
    City,
    Situation,
    asked,
    bought,
    buy,
    city,
    kinds,
    lay,
    legal,
    may_cover,
    own,
    parts,
    pictured,
    places,
    play,
    refuse,
    result,
    score,
    seen,
    solo,
    spender,
    turn,
)
from games.world_wonders.printed import CARD, MONUMENT
from games.world_wonders.test_r06_monuments import building, without_deck
from games.world_wonders.test_r10_goals import measured, points
from ludopolis.core.contract import State

TEMPLE = "l3_t1 f10 f11 g11"
HARD = ["petra", "parthenon", "ziggurat"]
BEGINNING = Situation(EMPTY, [EMPTY], round=1, decision="place_start_road")
ROADS_SOLD = spender("long_road", "short_roads", "pedestal_2")


# --- roads, towers, buildings ---------------------------------------------------------------------


def test_E1_a_starting_road_along_the_bottom_row() -> None:
    state = play(BEGINNING.load(), "place p1 r0 d12")
    assert own(state).objects[0].cells == ["d12", "e12", "f12", "g12"]


def test_E2_a_starting_road_that_does_not_reach_the_bottom_row() -> None:
    assert refuse(BEGINNING.load(), "place p1 r1 d8") == ("R3.3", "start_sidewalk")


def test_E3_a_long_road_with_an_end_on_water() -> None:
    state = play(Situation().load(), "long_road")
    assert refuse(state, "place p1 r0 c8") == ("R5.2", "wrong_terrain")


def test_E4_a_long_road_over_land_water_water_land() -> None:
    assert may_cover(play(Situation().load(), "long_road"), "e8-h8")


def test_E5_a_short_road_over_water() -> None:
    assert refuse(play(Situation().load(), "short_roads"), "place p1 r0 e8") == ("R5.3", "wrong_terrain")


def test_E6_a_single_road_beside_a_piece_of_the_same_set() -> None:
    state = play(Situation().load(), "short_roads")
    assert not may_cover(state, "b10")
    assert may_cover(lay(state, "c10-d10"), "b10")


def test_E7_only_beside_a_tower() -> None:
    mine = city("i3_f1 f9-h9", "tower i9")
    assert may_cover(play(Situation(mine).load(), "long_road"), "j9-j12")
    assert may_cover(play(Situation(mine).load(), "long_road"), "i5-i8")
    state = play(Situation(mine, offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r1 j8") == ("R5.6", "building_alone")


def test_E8_a_tower_beside_the_sidewalk_only() -> None:
    assert refuse(play(Situation().load(), "tower"), "place p1 r0 h12") == ("R5.5", "tower_alone")


def test_E9_a_building_beside_the_sidewalk_or_another_type_only() -> None:
    state = play(Situation(city("i3_f1 f9-h9"), offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r0 i12") == ("R5.6", "building_alone")
    assert refuse(state, "place p1 r1 i8") == ("R5.6", "building_alone")


def test_E10_a_building_at_the_corner_of_a_road() -> None:
    state = play(Situation(offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r0 b8") == ("R5.6", "building_alone")


def test_E11_a_building_on_a_natural_resource() -> None:
    state = Situation(City(["long_road h12-k12"]), offer=["i3_m1"]).load()
    assert score(state)["natural"] == 1
    assert score(lay(play(state, "build i3_m1"), "g11-i11"))["natural"] == 0


# --- coins and loans ------------------------------------------------------------------------------


def test_E12_one_coin_and_nothing_to_buy() -> None:
    stuck = Situation(spender("h6_h1", "pedestal_1"), [ROADS_SOLD], display=HARD)
    state = stuck.load()
    assert legal(state) == {"leave", "take_loan"}
    assert own(play(state, "leave")).out
    state = play(stuck.load(), "take_loan")
    assert own(state).coins == 3
    assert "tower" in legal(state)


def test_E13_one_coin_and_a_free_pedestal() -> None:
    state = Situation(
        spender("h6_h1", "long_road"), [spender("short_roads", "pedestal_2")], display=HARD
    ).load()
    assert legal(state) == {"pedestal pedestal_1", "take_loan"}
    assert refuse(state, "leave") == ("R3.4", "must_buy")


def test_E14_a_monument_with_all_seven_coins() -> None:
    state = Situation(city(TEMPLE), display=["shitennoji"]).load()
    events = bought(state, "monument shitennoji")
    assert parts(events, "monument_bought") == [(0, "shitennoji", 7)]
    assert own(state).out


def test_E15_a_loan_and_a_monument_with_the_marker_on_6() -> None:
    state = Situation(city(TEMPLE, now=["h6_h1", "long_road"]), display=["shitennoji"]).load()
    events = bought(state, "take_loan", "monument shitennoji")
    assert parts(events, "monument_bought") == [(0, "shitennoji", 3)]
    assert (own(state).coins_spent, own(state).out) == (9, True)


def test_E16_repaying_with_exactly_three_coins() -> None:
    state = play(Situation(spender("p5_h1", loan=True)).load(), "repay_loan")
    assert (own(state).out, turn(state)) == (True, ("buy", 1))


def test_E17_a_loan_of_the_last_round() -> None:
    mine = spender("h6_h1", "long_road", "tower", loan=True, extended=True)
    state = buy(Situation(mine, [spender("p5_f1", "t4_f1")], round=10).load(), "short_roads")
    assert result(state).scores[0]["loan"] == -2


# --- tracks and the end ---------------------------------------------------------------------------


def test_E18_a_marker_passes_two_population_symbols() -> None:
    """On side A the gears jump from 11 to 14, over the symbols on 12 and 14."""
    built = [START, "long_road e8-h8", "long_road f12-i12"]
    gears = [*built, "h6_h2", "h6_b2", "p5_b1", "p5_b2", "s4_b1", "i3_b1"]
    state = Situation(City(gears), offer=["h6_b1"]).load()
    before = own(state)
    assert (before.resources["technology"], before.resources["ceramics"]) == (11, 3)
    events = bought(state, "build h6_b1")
    assert own(state).resources["technology"] == 14
    assert parts(events, "population_grew") == [(0, 2, before.population + 2)]


def test_E19_the_population_track_is_full_in_the_middle_of_a_round() -> None:
    other = spender("p5_f1", "tower")
    state = Situation(City(CROWDED), [other], offer=["t4_f1"], round=9).load()
    buy(state, "build t4_f1")
    assert own(state).population == 13
    assert turn(state) == ("buy", 1)
    buy(state, "long_road")
    assert turn(state) == ("buy", 0)
    buy(state, "short_roads", "build l3_t2", "pedestal pedestal_1")
    assert (result(state).end, seen(state).round) == ("population", 9)


# --- monuments ------------------------------------------------------------------------------------


def test_E20_one_of_three_monuments_without_a_deck() -> None:
    state = WONDERS.load(without_deck(3))
    action = next(action for action in state.legal() if action.startswith("monument"))
    left = [monument for monument in seen(state).display if monument != action.split()[1]]
    assert seen(buy(state, action)).display == left


def test_E21_who_dropped_out_stays_out_when_a_new_monument_comes() -> None:
    """Moai would be possible for the player who is out."""
    dropped = replace(spender("h6_h1", "pedestal_1"), out=True)
    builder = City((START, TEMPLE), now=["short_roads", "pedestal_2"])
    third = spender("long_road", "long_road")
    deck = ["moai", *(m for m in MONUMENT if m not in ("moai", "shitennoji", "petra", "parthenon"))]
    state = Situation(
        builder, [third, dropped], order=(0, 1, 2), display=["shitennoji", "petra", "parthenon"], deck=deck
    ).load()
    buy(state, "monument shitennoji")
    assert "moai" in seen(state).display
    assert own(state, 2).out
    assert turn(state) == ("buy", 1)
    buy(state, "build l3_t2")
    assert turn(state) == ("buy", 1)


def test_E22_an_aqueduct_that_touches_only_water_it_covers() -> None:
    """On b1 the bridge over f10 covers the last water beside the aqueduct at f11."""
    built = ["long_road h9-h12", "i3_f1 e12-g12"]
    other = City(map="b2")
    assert may_cover(building("aqueduct", City(built, map="b1"), other), "c11-g11")
    bridged = City([*built, "long_road d10-g10"], map="b1")
    state = building("aqueduct", bridged, other)
    assert not may_cover(state, "c11-g11")
    assert refuse(state, "place p1 r0 c11") == ("R6.6", "next_to_water")


def test_E23_the_lighthouse_on_four_water_spaces() -> None:
    mine = city("long_road e8-h8", "l3_b1 c8 d8 d7")
    state = lay(building("lighthouse_of_pharos", mine), "e6-f7")
    assert own(state).objects[-1].cells == ["e6", "f6", "e7", "f7"]


def test_E24_obelisks_and_what_lies_between_them() -> None:
    state = building("obelisks", city(TEMPLE))
    assert may_cover(state, "d12 f12")
    assert may_cover(building("obelisks", city("l3_t1 f10 g10 g11")), "f9 f11")
    free = building("obelisks", city("long_road f12-i12", TEMPLE))
    assert may_cover(free, "h11 j11")
    assert not may_cover(state, "f12-g12")
    assert not may_cover(state, "f9-g9")


def test_E25_moai_in_a_line_or_an_l() -> None:
    assert asked(lay(building("moai", city()), "d9", "d10", "d11")) == "buy"
    assert asked(lay(building("moai", city()), "d9", "d10", "c10")) == "buy"
    state = lay(building("moai", city()), "d9", "d10")
    assert refuse(state, "place p1 r0 c11") == ("R6.5", "parts_apart")


def wall(built: list[str]) -> State:
    return building("great_wall", City([START, "long_road a9-a12", "l3_h1 a8 b8 b9", *built]))


def test_E36_the_great_wall_in_many_ways() -> None:
    """c8 touches the habitation b8, the market d8 and the natural resource c9."""
    assert asked(lay(wall(["l3_m1 d7 d8 e8"]), "c7-c8", "c5-c6", "c3-c4")) == "buy"
    assert asked(lay(wall(["l3_m1 d7 d8 e8"]), "c7-c8", "c6-d6", "d5-e5")) == "buy"
    assert asked(lay(wall(["l3_m1 c10 d9 d10"]), "c7-c8", "d7-d8", "c6-d6")) == "buy"


def test_E36_each_piece_may_touch_something_else() -> None:
    """The first piece touches the habitation, the second the market, the third the natural resource k9."""
    mine = city("long_road e8-h8", "l3_m1 h9 i8 i9", "l3_h1 f11 f12 g11", "tower h11")
    state = lay(building("great_wall", mine), "f10-g10", "h10-i10", "j10-k10")
    assert asked(state) == "buy"


def test_E35_giza_as_a_chain() -> None:
    mine = city("i3_t1 f12-h12", "i3_f1 f9-h9")
    assert asked(lay(building("pyramids_of_giza", mine), "f10-g11", "h10", "i10-j11")) == "buy"
    state = lay(building("pyramids_of_giza", mine), "h10")
    assert refuse(state, "place p1 r0 i11") == ("R6.5", "parts_apart")


def test_E37_a_roman_bridge_needs_water_beside_one_end() -> None:
    other = City(map="b2")
    right = City(["long_road h9-h12", "l3_h1 i9 i10 j10"], map="b1")
    state = building("roman_bridge", right, other)
    assert may_cover(state, "f8-i8")
    assert refuse(state, "place p1 r0 h8") == ("R6.3", "wrong_terrain")
    assert refuse(state, "place p1 r2 h8") == ("R6.3", "wrong_terrain")
    left = City(["long_road h9-h12", "l3_h1 i8 i9 j8"], map="b1")
    assert may_cover(building("roman_bridge", left, other), "e8-h8")


def test_E38_a_natural_resource_under_land_or_water() -> None:
    mine = City(["long_road g12-j12", "l3_b1 g10 g11 f11"])
    state = building("lighthouse_of_pharos", mine)
    assert score(state)["natural"] == 1
    assert score(lay(state, "h10-i11"))["natural"] == 0


def test_E33_a_natural_resource_covered_after_a_monument_used_it() -> None:
    mine = city("moai d9-d11")
    state = lay(play(Situation(mine).load(), "tower"), "c9")
    assert own(state).monuments == ["moai"]
    assert score(state)["natural"] == 0


def test_E34_the_last_monument_without_a_deck() -> None:
    taken = [monument for monument in MONUMENT if monument != "shitennoji"]
    state = solo(city(TEMPLE), display=["shitennoji"], deck=[], taken=taken, cards=["solo_06"]).load()
    buy(state, "monument shitennoji")
    assert seen(state).display == []
    assert own(state).monuments == ["shitennoji"]


# --- districts and natural resources --------------------------------------------------------------


def districts(*built: str) -> list[str]:
    state = Situation(City(built)).load()
    return [thing.object for thing in own(state).objects if thing.district]


def test_E26_a_building_in_the_corner_of_the_map() -> None:
    roads = ("long_road b9-b12", "long_road b5-b8", "long_road b1-b4")
    assert districts(*roads, "i3_f1 a1-a3", "tower a4") == ["i3_f1"]
    assert districts(*roads, "i3_f1 a1-a3") == []


def test_E27_a_district_beside_a_visible_natural_resource() -> None:
    """Closed by roads, a farm, the sidewalk, and the natural resource h11."""
    built = ("long_road g9-g12", "long_road i9-i12", "i3_f1 h8-h10")
    state = Situation(City(built)).load()
    assert not own(state).objects[-1].district
    closed = (*built, "tower i8", "tower h12")
    assert districts(*closed) == ["i3_f1"]
    assert score(Situation(City(closed)).load())["natural"] == 1


def test_E28_two_buildings_with_one_free_space_between() -> None:
    """Both would be closed in if g10 were covered."""
    mine = pictured(
        """
        .......*....
        ..*.........
        ..*......*..
        ............
        .....~~....*
        *...~~~~...*
        ....~~~~....
        .....~~t....
        ..*.rfffs.*.
        ....ru.vs...
        ....rmmms...
        ....rxxys...
        """,
        r="long_road",
        s="long_road",
        x="short_road_2",
        y="short_road_1",
        f="i3_f1",
        m="i3_m1",
        t="tower",
        u="tower",
        v="tower",
    )
    mine = replace(mine, built=[*mine.built, "short_road_2 d9-d10"])
    state = Situation(mine).load()
    assert score(state)["districts"] == 0
    assert [thing.object for thing in own(state).objects if thing.district] == []
    closed = Situation(replace(mine, built=[*mine.built, "tower g10"])).load()
    assert score(closed)["districts"] == 2


def test_E29_a_natural_resource_beside_three_objects() -> None:
    mine = city("i3_f1 d8-d10", "l3_f1 b9 b10 c10", "tower c8")
    assert score(Situation(mine).load())["natural"] == 1


def test_E30_water_under_a_bridge() -> None:
    """For the district the side is closed; for the waterfront it does not count."""
    built = (START, "long_road e8-h8", "i3_f1 f9-h9", "long_road f10-i10", "tower i9")
    assert districts(*built) == ["i3_f1"]
    assert measured(City(built), "buildings_water") == 0
    assert measured(city("i3_f1 f9-h9"), "buildings_water") == 1


# --- goals and winning ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_E31_a_tie_for_the_first_place_of_a_goal(players: int, share: int) -> None:
    assert points(*[1] * players) == [share] * players


def finished(mine: City, other: City) -> State:
    state = lay(play(Situation(mine, [other], round=10).load(), "short_roads"), "k12-l12", "k11-l11", "j12")
    assert state.over
    return state


def test_E32_a_tie_in_points_and_monuments_is_a_shared_victory() -> None:
    mine = spender("h6_b1", "long_road a12-d12")
    other = spender("p5_b1", "t4_m1")
    state = finished(mine, other)
    totals = [points["total"] for points in result(state).scores]
    assert totals[0] == totals[1]
    assert result(state).places == [1, 1]
    assert [state.reward(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_E32_with_as_many_points_more_monuments_win() -> None:
    """One has a monument, the other a ring on the population track."""
    mine = City(
        (START, "l3_t1 f10 f11 g11", "shitennoji f9 g9 g10"), now=["repaid", "tower f12", "long_road a12-d12"]
    )
    state = finished(mine, City((START, "i3_t1 f12-h12"), now=["p5_b1", "t4_m1"]))
    scores = result(state).scores
    assert [points["total"] for points in scores] == [2, 2]
    assert (result(state).places, state.reward(0), state.reward(1)) == ([1, 2], 1.0, 0.0)


# --- more loans -----------------------------------------------------------------------------------


def test_E39_a_loan_taken_and_repaid_in_one_round() -> None:
    state = Situation(City(), [City()]).load()
    buy(state, "take_loan", "long_road", "tower")
    play(state, "repay_loan")
    view = own(state)
    assert (view.loan, view.coin_limit, view.coins) == (False, 9, 5)
    assert refuse(state, "take_loan") == ("R7.4", "loan_this_round")


def test_E43_seven_coins_and_a_blocked_map() -> None:
    others = [spender("pedestal_1"), spender("pedestal_2"), City(), City()]
    state = Situation(City(PAVED), others, display=HARD).load()
    assert (own(state).coins, legal(state)) == (7, {"take_loan", "leave"})
    events = bought(state, "take_loan")
    assert kinds(events)[:2] == ["loan_taken", "dropped_out"]
    assert (own(state).out, own(state).loan, turn(state)) == (True, True, ("buy", 1))


def test_E44_four_coins_and_an_unpaid_loan() -> None:
    state = play(Situation(spender("t4_f1", loan=True)).load(), "repay_loan")
    assert (own(state).coins, turn(state)) == (1, ("buy", 0))
    assert refuse(state, "leave") == ("R3.4", "must_buy")
    assert {"long_road", "short_roads", "pedestal pedestal_1"} <= legal(state)


# --- solo -----------------------------------------------------------------------------------------

OFFER = ("l3_h1", "i3_b1", "t4_f1", "s4_m1", "p5_t1", "h6_f2")


def test_E40_two_monuments_without_a_deck_and_an_arrow_to_the_right() -> None:
    taken = [monument for monument in MONUMENT if monument not in ("petra", "parthenon")]
    state = solo(
        cards=["solo_04"],
        offer=OFFER,
        gone=["s4", "i3"],
        display=["petra", "parthenon"],
        deck=[],
        taken=taken,
    ).load()
    events = bought(state, "build l3_h1")
    assert parts(events, "solo_monument") == [("parthenon",)]
    assert seen(state).display == ["petra"]


def test_E41_two_objects_at_the_top_and_one_of_them_gone() -> None:
    state = solo(cards=["solo_10"], offer=OFFER, gone=["tower"]).load()
    events = bought(state, "build l3_h1")
    assert parts(events, "solo_object") == [("long_road",)]
    assert parts(events, "solo_tile") == []


def test_E42_the_reshuffle_card_as_the_last_one() -> None:
    used = [card for card in CARD if card != "solo_14"]
    options = {"solo_building_choice": "dearest"}
    state = solo(cards=["solo_14"], used=used, offer=OFFER, options=options).load()
    events = bought(state, "build l3_h1")
    assert kinds(events).count("solo_card") >= 2
    position = state.position()["solo"]
    assert len(position["used"]) == 1
    assert sorted([*position["used"], *position["deck"]]) == sorted(CARD)
    assert len(places(play(state, "long_road"))) > 0
