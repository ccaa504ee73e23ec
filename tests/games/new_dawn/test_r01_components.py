"""R1: what is in the box, and what happens when it runs out."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    SPREAD,
    Player,
    Situation,
    choices,
    forbidden,
    fresh,
    play,
    player,
    seen,
    tokens,
    trade,
    turn,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_1_what_each_player_begins_with(seats: int) -> None:
    state = fresh(1, seats)
    for seat in range(seats):
        mine = player(state, seat)
        assert (mine.tokens_left, mine.cities_left, mine.dial) == (31, 7, 0)
        assert len(mine.row) == 5
        assert len(mine.cities) == 1
        assert mine.caravans == ["card", None, None]
        assert mine.stock == ["joint_war", "defensive_pact", "embassy", "open_borders"]


def test_R1_2_the_supply_and_the_map_share_eight_of_each_resource() -> None:
    state = fresh(1, 4)
    lying = seen(state).resources
    assert len(lying) + sum(seen(state).supply.values()) == 32


def test_R1_3_trade_tokens_never_run_out() -> None:
    """59 are on the cards of four players, and the box has 34: the sixtieth can still be gained."""
    full = ["early_empire 1 +3", "astrology 2 +3", "foreign_trade 3 +3", "pottery 4 +3", "masonry 5 +3"]
    me = Player(focus=["mathematics 1 +2", "early_empire 2 +3", *full[2:]])
    state = play(Situation(me, [Player(focus=full)] * 3).load(), "focus mathematics", "put mathematics")
    assert trade(state)["mathematics"] == 3


def test_R1_3_cities_do() -> None:
    cities = ["13-1", "4-1", "2-6", "14-0", "12-9", "3-1", "5-1"]
    me = Player(focus=["pottery 5"], cities=cities)
    assert turn(play(Situation(me).load(), "focus pottery")) == ("choose_focus", 1)


def test_R1_4_a_destroyed_token_can_be_used_again() -> None:
    rival = Player(reinforced=["7-1"])
    state = Situation(
        Player(), [rival], wonders={"forbidden_city": "7-0"}, starting=True, offer=["eiffel_tower"]
    ).load()
    assert player(state, 1).tokens_left == 30
    play(state, "use forbidden_city", "destroy 7-1")
    assert (player(state, 1).tokens_left, tokens(state, 1)) == (31, set())


def test_R1_4_a_replaced_token_goes_back_to_its_owner() -> None:
    me = Player(focus=["mass_media 1"])
    state = Situation(me, [Player(tokens=["7-1"])]).load()
    play(state, "focus mass_media", "replace 7-1")
    assert (player(state).tokens_left, player(state, 1).tokens_left) == (30, 31)


def test_R1_5_a_placed_token_is_not_reinforced() -> None:
    state = play(Situation(Player(focus=["early_empire 1"])).load(), "focus early_empire", "place 7-1")
    assert (player(state).tokens, player(state).reinforced) == (["7-1"], [])


def test_R1_5_a_token_in_place_of_another_is_not_reinforced() -> None:
    state = Situation(Player(focus=["mass_media 1"]), [Player(tokens=["7-1"])]).load()
    play(state, "focus mass_media", "replace 7-1")
    assert (player(state).tokens, player(state).reinforced) == (["7-1"], [])


# --- without an unused token ----------------------------------------------------------------------


def spent(card: str = "early_empire 1", spread: Any = SPREAD, **mine: Any) -> Situation:
    """All my control tokens are in use."""
    return Situation(Player(focus=[card], tokens=spread, **mine))


def test_R1_6_a_token_of_the_map_is_placed_when_none_is_unused() -> None:
    state = play(spent().load(), "focus early_empire", "place 7-1")
    assert turn(state) == ("take_off", 0)
    assert choices(state, "remove") == {*SPREAD}
    play(state, "remove 12-1")
    assert tokens(state) == {*SPREAD, "7-1"} - {"12-1"}
    assert player(state).tokens_left == 0


def test_R1_6_with_one_unused_nothing_is_taken_off() -> None:
    state = play(spent(spread=SPREAD[1:]).load(), "focus early_empire", "place 7-1")
    assert turn(state) == ("choose_focus", 1)


def test_R1_6_a_natural_wonder_returns_when_its_token_is_taken_off() -> None:
    state = spent(spread=[*SPREAD[1:], "2-0"]).load()
    assert player(state).natural_wonders == ["mt_everest"]
    play(state, "focus early_empire", "place 7-1", "remove 2-0")
    assert player(state).natural_wonders == []
    assert "2-0" not in tokens(state)


def test_R1_6_markers_of_agendas_are_never_taken_back() -> None:
    situation = spent(spread=SPREAD[1:], marks=["vc_technophile_scholarly"])
    state = play(situation.load(), "focus early_empire", "place 7-1")
    assert choices(state, "remove") == {*SPREAD[1:]}


def test_R1_6_the_same_for_stonehenge() -> None:
    me = Player(focus=["early_empire 2"], cities=["13-2"], tokens=[*SPREAD[:11], *SPREAD[12:]])
    state = Situation(me, wonders={"stonehenge": "7-0"}).load()
    play(state, "focus early_empire", "place 13-3")  # the last unused token
    assert turn(state) == ("place_on_hills", 0)
    play(state, "place 14-4")
    assert turn(state) == ("take_off", 0)
    assert "13-3" not in choices(state, "remove")  # the placement rests on it (R16.14)
    play(state, "remove 12-1")
    assert {"13-3", "14-4"} <= tokens(state)


def test_R1_6_the_same_for_mass_media() -> None:
    state = Situation(Player(focus=["mass_media 1"], tokens=SPREAD), [Player(tokens=["7-1"])]).load()
    play(state, "focus mass_media", "replace 7-1")
    assert turn(state) == ("take_off", 0)
    play(state, "remove 12-1")
    assert "7-1" in tokens(state)
    assert tokens(state, 1) == set()


def test_R16_14_a_token_on_which_the_placement_rests_is_not_offered() -> None:
    """5-1 is next to no friendly space but the token on 5-6."""
    near = [space for space in SPREAD if space not in ("5-0", "2-9")]
    situation = spent("civil_service 1", [*near, "3-1", "3-2"])
    state = play(situation.load(), "focus civil_service", "done", "place 5-1")
    assert turn(state) == ("take_off", 0)
    assert "5-6" not in choices(state, "remove")
    assert "5-5" in choices(state, "remove")


def test_R16_14_a_chain_of_stonehenge_does_not_feed_on_itself() -> None:
    """Otherwise it would never end: 14-6 is next to 14-7, which is next to 14-6."""
    spread = [space for space in SPREAD if space not in ("4-1", "4-6", "14-6", "14-7")]
    me = Player(focus=["early_empire 2"], cities=["4-1"], tokens=[*spread, "3-1", "3-2", "4-8", "4-9"])
    state = Situation(me, wonders={"stonehenge": "7-0"}).load()
    play(state, "focus early_empire", "place 4-6", "remove 12-1", "place 14-6", "remove 12-2", "place 14-7")
    assert turn(state) == ("take_off", 0)
    assert choices(state, "remove").isdisjoint({"4-6", "14-6"})
    assert "12-3" in choices(state, "remove")


# --- resources and water --------------------------------------------------------------------------


def test_R1_7_an_exhausted_resource_cannot_be_gained() -> None:
    """One diamond lies on the map of two players; the rival has the other seven."""
    me = Player(focus=["replaceable_parts 1"])
    state = Situation(me, [Player(resources={"diamond": 7})]).load()
    play(state, "focus replaceable_parts")
    assert choices(state, "collect") == {"marble", "mercury", "oil"}
    assert forbidden(state, "collect diamond") == "R1.7"


def test_R1_7_a_token_on_the_map_is_still_there() -> None:
    me = Player(focus=["early_empire 5"], cities=["5-2"])
    state = Situation(me, [Player(resources={"diamond": 7})]).load()
    play(state, "focus early_empire", "place 5-3")
    assert player(state).resources["diamond"] == 1
