"""R11: the event dial, barbarians and trade."""

from dataclasses import replace

import pytest

from games.new_dawn.positions import (
    DIRECTIONS,
    SYMBOLS,
    Player,
    Situation,
    barbarians,
    choices,
    cities,
    event,
    forbidden,
    fresh,
    kinds,
    parts,
    pass_turn,
    play,
    player,
    rig,
    seen,
    tokens,
    told,
    trade,
    turn,
)
from ludopolis.core.contract import State

# --- the dial (R11.1) -----------------------------------------------------------------------------


def test_R11_1_the_dial_starts_on_the_star_which_is_not_resolved() -> None:
    state = fresh(seats=2)
    assert (seen(state).event_dial.symbols, seen(state).event_dial.pointer) == (list(SYMBOLS), 0)
    assert seen(state).event_dial.die == 0


def test_R11_1_the_symbols_follow_each_other() -> None:
    """Before the turns of the first player: nothing, barbarians move, trade, they move, they appear."""
    state = Situation(first_player=1).load()
    found = []
    for _ in range(6):
        before = seen(state).event_dial.pointer
        events = kinds(told(state, "focus astrology", "done"))
        found.append([kind for kind in events if kind.startswith("event_")])
        assert seen(state).event_dial.pointer == (before + 1) % 5
        pass_turn(state)  # the first player's own turn brings no event
        assert seen(state).event_dial.pointer == (before + 1) % 5
    assert found == [[], ["event_move"], ["event_trade"], ["event_move"], ["event_spawn"], []]


# --- trade (R11.2) --------------------------------------------------------------------------------

GROWN = ["7-1", "7-2"]  # all the land around red's capital
GROWN_BLUE = ["16-1", "16-2", "16-3", "16-4", "16-5", "16-6"]


def test_R11_2_a_token_for_each_mature_city() -> None:
    """The capital and the city on 3-8 are mature, that on 5-8 is not."""
    me = Player(tokens=[*GROWN, "3-9", "3-7", "3-1"], cities=["3-8", "5-8"])
    state = event(Situation(me), "trade")
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery")
    assert turn(state) == ("put_token", 0)
    play(state, "put masonry")
    assert trade(state) == {"pottery": 1, "masonry": 1}
    assert turn(state) == ("choose_focus", 1)


def test_R11_2_clockwise_from_the_first_player() -> None:
    situation = Situation(Player(tokens=GROWN), [Player(tokens=GROWN_BLUE)])
    state = event(situation, "trade")  # blue is the first player
    assert turn(state) == ("put_token", 1)
    play(state, "put masonry")
    assert turn(state) == ("put_token", 0)
    play(state, "put masonry")
    assert turn(state) == ("choose_focus", 1)


def test_R11_2_nobody_without_mature_cities_is_asked() -> None:
    state = event(Situation(Player(tokens=["7-1"])), "trade")
    assert (turn(state), trade(state)) == (("choose_focus", 1), {})


def test_R11_2_a_card_holds_three_and_the_surplus_is_lost() -> None:
    focus = ["pottery 1 3", "masonry 2 3", "early_empire 3 3", "astrology 4 3", "foreign_trade 5 2"]
    me = Player(focus=focus, tokens=[*GROWN, "3-9", "3-7", "3-1"], cities=["3-8"])
    state = event(Situation(me), "trade")
    assert state.legal() == ["put foreign_trade"]
    play(state, "put foreign_trade")
    assert (turn(state), sum(trade(state).values())) == (("choose_focus", 1), 15)


def test_R11_2_great_zimbabwe_may_store_them() -> None:
    situation = Situation(Player(tokens=GROWN), wonders={"great_zimbabwe": "7-0"}, stored_tokens=3)
    state = event(situation, "trade")
    assert "store" in state.legal()
    play(state, "store")
    assert (seen(state).stored_tokens, trade(state)) == (4, {})
    full = event(replace(situation, stored_tokens=4), "trade")
    assert "store" not in full.legal()


def test_R11_2_sydney_opera_house_counts_tokens_of_rivals() -> None:
    blue = Player(reinforced=["7-2"], tokens=["5-1"])
    for wonders, asked in (({"sydney_opera_house": "7-0"}, "put_token"), ({}, "choose_focus")):
        state = event(Situation(Player(tokens=["7-1"]), [blue], wonders=wonders), "trade")
        assert turn(state)[0] == asked


# --- barbarians appear (R11.3) --------------------------------------------------------------------


def test_R11_3_they_return_to_the_symbol_with_their_letter() -> None:
    state = event(Situation(barbarians={"c": "3-1"}), "spawn")
    assert barbarians(state) == {"b": "2-8", "c": "3-1", "d": "4-8"}


def test_R11_3_caravans_there_are_destroyed() -> None:
    me = Player(focus=["currency 1"], caravans=["2-8", "5-8"])
    state = event(Situation(me, [Player(caravans=["2-8"])]), "spawn")
    assert barbarians(state)["b"] == "2-8"
    assert player(state).caravans == ["card", "5-8", None]
    assert player(state, 1).caravans == ["card", None, None]


@pytest.mark.parametrize("me", [Player(tokens=["2-8"]), Player(reinforced=["2-8"]), Player(cities=["2-8"])])
def test_R11_3_a_piece_keeps_them_away(me: Player) -> None:
    state = event(Situation(me), "spawn")
    assert barbarians(state) == {"b": None, "c": "3-7", "d": "4-8"}
    assert player(state).spaces == 2


def test_R11_3_another_barbarian_or_a_wonder_keeps_them_away() -> None:
    state = event(Situation(barbarians={"c": "2-8"}, wonders={"oracle": "4-8"}), "spawn")
    assert barbarians(state) == {"b": None, "c": "2-8", "d": None}


def test_R11_3_those_that_wait_come_with_the_next_such_event() -> None:
    """C stands on the symbol of B, and goes west twice before barbarians appear again."""
    state = event(Situation(barbarians={"c": "2-8"}), "spawn")
    assert barbarians(state) == {"b": None, "c": "2-8", "d": "4-8"}
    rig(state, ("direction", 5), ("direction", 5))
    for _ in range(10):
        pass_turn(state)
    assert barbarians(state) == {"b": "2-8", "c": "7-1", "d": "2-7"}


def test_R11_3_those_without_a_symbol_on_the_map_stay_in_the_box() -> None:
    assert set(barbarians(fresh(seats=2))) == {"b", "c", "d"}
    assert set(barbarians(fresh(seats=3))) == {"a", "b", "c", "d", "g", "i"}
    assert set(barbarians(fresh(seats=4))) == {"a", "b", "c", "d", "f", "g", "i"}


# --- barbarians move (R11.4, R11.5) ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "where"),
    [("ne", "5-0"), ("e", "5-2"), ("se", "2-9"), ("sw", "5-8"), ("w", "5-7"), ("nw", "5-6")],
)
def test_R11_4_one_space_in_the_direction_of_the_die(direction: str, where: str) -> None:
    assert barbarians(event(Situation(barbarians={"b": "5-1"}), "move", direction))["b"] == where


def test_R11_4_all_of_them_go_the_same_way() -> None:
    state = event(Situation(barbarians={"b": "5-1", "c": "3-1", "d": "4-1"}), "move", "nw")
    assert barbarians(state) == {"b": "5-6", "c": "3-7", "d": "4-8"}


@pytest.mark.parametrize("orientation", range(6))
def test_R11_4_the_direction_token_translates_the_die(orientation: int) -> None:
    """With another orientation the same number means another direction."""
    ways = ["5-0", "5-2", "2-9", "5-8", "5-7", "5-6"]
    situation = Situation(barbarians={"b": "5-1"}, orientation=orientation, first_player=1, event_dial=1)
    state = pass_turn(rig(situation.load(), ("direction", 3)))
    view = seen(state).event_dial
    assert view.die == 3
    assert view.directions[2] == DIRECTIONS[(2 + orientation) % 6]
    assert barbarians(state)["b"] == ways[(2 + orientation) % 6]


def test_R11_4_in_the_order_of_their_letters() -> None:
    """C first destroys the token on 7-8 and makes room; D follows to where C stood."""
    me = Player(tokens=["7-8"])
    situation = Situation(me, barbarians={"c": "5-8", "d": "5-1"}, first_player=1, event_dial=1)
    events = told(rig(situation.load(), ("direction", 4)), "focus astrology", "done")
    assert parts(events, "barbarian_moved") == [("c", "7-8"), ("d", "5-8")]


def test_R11_5_water_is_crossed_without_stopping() -> None:
    """From 2-7 to the east lie 6-6 (water) and 6-1; from 6-5 lie 6-0 and 6-2."""
    state = event(Situation(barbarians={"b": "2-7", "c": "6-5"}), "move", "e")
    assert barbarians(state)["b"] == "6-1"
    assert barbarians(state)["c"] == "6-2"


def test_R11_5_off_the_map_it_goes_the_opposite_way() -> None:
    """5-6 is at the edge: to the north-west there is nothing, to the south-east 5-1."""
    assert barbarians(event(Situation(barbarians={"b": "5-6"}), "move", "nw"))["b"] == "5-1"


def test_R11_5_the_opposite_way_over_water_too() -> None:
    """From 3-9 to the west is the edge; from 3-2 to the west too, so it goes east to 3-3."""
    state = event(Situation(barbarians={"c": "3-2", "b": "3-9"}), "move", "w")
    assert (barbarians(state)["c"], barbarians(state)["b"]) == ("3-3", "3-7")
    state = event(Situation(barbarians={"c": "3-1"}), "move", "sw")
    assert barbarians(state)["c"] == "3-6"


def test_R11_5_water_up_to_the_edge_turns_it_as_well() -> None:
    """From 7-2 to the west lies 7-3, water at the edge: it goes east to 5-9."""
    assert barbarians(event(Situation(barbarians={"b": "7-2"}), "move", "w"))["b"] == "5-9"


def test_R11_5_if_both_ways_are_closed_it_stays() -> None:
    """16-8: the north-west is off the map, the south-east is 16-1; Petra of blue closes that (R11.8)."""
    situation = Situation(Player(), [Player(reinforced=["16-1"])], wonders={"petra": "16-0"})
    state = event(replace(situation, barbarians={"b": "16-8"}), "move", "nw")
    assert (barbarians(state)["b"], player(state, 1).reinforced) == ("16-8", ["16-1"])


# --- what they find (R11.6) -----------------------------------------------------------------------


def test_R11_6_caravans_are_destroyed() -> None:
    me = Player(focus=["capitalism 1"], caravans=["5-2", "5-2", "5-9"])
    state = event(Situation(me, [Player(caravans=["5-2"])], barbarians={"b": "5-1"}), "move", "e")
    assert player(state).caravans == ["card", "card", "5-9"]
    assert player(state, 1).caravans == ["card", None, None]
    assert barbarians(state)["b"] == "5-2"


@pytest.mark.parametrize("me", [Player(tokens=["5-2"]), Player(cities=["5-2"])])
def test_R11_6_a_token_or_city_is_destroyed(me: Player) -> None:
    state = event(Situation(me, barbarians={"b": "5-1"}), "move", "e")
    assert (tokens(state), cities(state)) == (set(), {"7-0"})
    assert (player(state).tokens_left, player(state).cities_left) == (31, 7)
    assert barbarians(state)["b"] == "5-2"


def test_R11_6_a_reinforced_token_is_flipped_and_sends_it_back() -> None:
    state = event(Situation(Player(reinforced=["5-2"]), barbarians={"b": "5-1"}), "move", "e")
    assert (player(state).tokens, player(state).reinforced) == (["5-2"], [])
    assert barbarians(state)["b"] == "5-1"


def raid(*focus: str) -> State:
    """A barbarian enters red's capital from 7-1."""
    return event(Situation(Player(focus=focus), barbarians={"c": "7-1"}), "move", "w")


def test_R11_6_the_owner_of_a_capital_discards_two_trade_tokens() -> None:
    state = raid("pottery 1 2", "masonry 2 1")
    assert turn(state) == ("discard_token", 0)
    assert choices(state, "discard") == {"pottery", "masonry"}
    assert forbidden(state, "discard astrology") == "R5.7"
    play(state, "discard pottery")
    assert turn(state) == ("discard_token", 0)
    play(state, "discard masonry")
    assert trade(state) == {"pottery": 1}
    assert barbarians(state)["c"] == "7-0"
    assert cities(state) == {"7-0"}
    assert turn(state) == ("choose_focus", 1)


def test_R11_6_who_has_no_more_than_two_loses_them_without_a_choice() -> None:
    state = raid("pottery 1 1", "masonry 2 1")
    assert (turn(state), trade(state)) == (("choose_focus", 1), {})
    assert turn(raid()) == ("choose_focus", 1)


def test_R11_6_tokens_in_great_zimbabwe_are_safe() -> None:
    situation = Situation(wonders={"great_zimbabwe": "7-0"}, stored_tokens=4, barbarians={"c": "7-1"})
    state = event(situation, "move", "w")
    assert seen(state).stored_tokens == 4


def test_R11_6_with_a_city_state_it_shares_the_space() -> None:
    me = Player(alliances=["carthage"])
    state = event(Situation(me, barbarians={"b": "5-2"}), "move", "e")
    assert barbarians(state)["b"] == "6-4"
    [carthage] = [one for one in seen(state).city_states if one.city_state == "carthage"]
    assert (carthage.conqueror, carthage.cards, player(state).alliances) == (None, 1, ["carthage"])


def test_R11_6_a_barbarian_leaves_a_capital_like_any_other_space() -> None:
    state = event(Situation(Player(focus=["pottery 1 3"]), barbarians={"c": "7-0"}), "move", "e")
    assert (barbarians(state)["c"], trade(state)) == ("7-1", {"pottery": 3})


# --- several on a space (R11.7) -------------------------------------------------------------------


def test_R11_7_the_later_letter_rolls_again() -> None:
    """The reinforced token on 5-2 sends B back to 5-1, where C comes as well; C goes on to the south-east."""
    situation = Situation(Player(reinforced=["5-2"]), barbarians={"b": "5-1", "c": "5-7"})
    state = event(situation, "move", "e", "se")
    assert (barbarians(state)["b"], barbarians(state)["c"]) == ("5-1", "2-9")


def test_R11_7_with_all_effects() -> None:
    me = Player(reinforced=["5-2"], tokens=["2-9"])
    state = event(Situation(me, barbarians={"b": "5-1", "c": "5-7"}), "move", "e", "se")
    assert tokens(state) == {"5-2"}


def test_R11_7_again_until_they_are_apart() -> None:
    """The reinforced token on 2-9 sends C back to B on 5-1, so it rolls a second time."""
    me = Player(reinforced=["5-2", "2-9"])
    situation = Situation(me, barbarians={"b": "5-1", "c": "5-7"})
    state = event(situation, "move", "e", "se", "sw")
    assert (barbarians(state)["b"], barbarians(state)["c"]) == ("5-1", "5-8")
    assert player(state).reinforced == []


# --- Petra (R11.8) --------------------------------------------------------------------------------


@pytest.mark.parametrize("me", [Player(cities=["5-2"]), Player(reinforced=["5-2"])])
def test_R11_8_petra_turns_barbarians_away(me: Player) -> None:
    situation = Situation(me, wonders={"petra": "7-0"}, barbarians={"b": "5-1"})
    state = event(situation, "move", "e")
    assert barbarians(state)["b"] == "5-7"
    assert (player(state).reinforced, cities(state)) == (list(me.reinforced), {"7-0", *me.cities})


def test_R11_8_petra_guards_the_capital() -> None:
    me = Player(focus=["pottery 1 3"])
    situation = Situation(me, wonders={"petra": "7-0"}, barbarians={"c": "7-1"})
    state = event(situation, "move", "w")
    assert (barbarians(state)["c"], trade(state)) == ("7-8", {"pottery": 3})


def test_R11_8_petra_does_not_guard_weak_tokens_caravans_or_others() -> None:
    me = Player(tokens=["5-2"], caravans=["3-7"])
    situation = Situation(
        me,
        [Player(cities=["4-1"])],
        wonders={"petra": "7-0"},
        barbarians={"b": "5-1", "c": "3-9", "d": "6-8"},
    )
    state = event(situation, "move", "e")
    assert barbarians(state) == {"b": "5-2", "c": "3-7", "d": "4-1"}
    assert (tokens(state), cities(state, 1)) == (set(), {"16-0"})


def test_R11_8_if_the_other_way_is_closed_too_it_stays() -> None:
    me = Player(cities=["5-2"], reinforced=["5-7"])
    situation = Situation(me, wonders={"petra": "7-0"}, barbarians={"b": "5-1"})
    assert barbarians(event(situation, "move", "e"))["b"] == "5-1"


# --- spaces with a barbarian (R11.9, R11.10) ------------------------------------------------------


def test_R11_9_caravans_cannot_enter_a_guarded_city_state() -> None:
    me = Player(focus=["foreign_trade 5"], caravans=["5-2"])
    state = play(Situation(me, barbarians={"b": "6-4"}).load(), "focus foreign_trade")
    assert "1 6-4" not in choices(state, "caravan")
    assert forbidden(state, "caravan 1 6-4") == "R7.11"


def test_R11_9_a_capital_with_a_barbarian_still_works_but_cannot_be_entered() -> None:
    me = Player(focus=["foreign_trade 5"])
    state = play(Situation(me, barbarians={"c": "7-0"}).load(), "focus foreign_trade")
    assert "1 7-1" in choices(state, "caravan")  # it starts there
    other = Player(focus=["foreign_trade 5"], caravans=["7-1"])
    state = play(Situation(other, barbarians={"c": "7-0"}).load(), "focus foreign_trade")
    assert "1 7-0" not in choices(state, "caravan")
    currency = Player(focus=["currency 5"], caravans=["7-1"])
    state = play(Situation(currency, barbarians={"c": "7-0"}).load(), "focus currency", "caravan 1 7-0")
    assert barbarians(state)["c"] is None


def test_R11_9_a_city_grows_beside_a_barbarian_on_the_capital() -> None:
    state = event(Situation(Player(tokens=GROWN), barbarians={"c": "7-0"}), "trade")
    assert turn(state) == ("put_token", 0)


def test_R11_10_what_lies_under_a_barbarian_stays() -> None:
    """A resource on 7-9, Mt. Everest on 2-0 and an abandoned wonder on 5-1."""
    situation = Situation(barbarians={"b": "7-7", "c": "2-2", "d": "5-7"}, wonders={"oracle": "5-1"})
    state = event(situation, "move", "e")
    assert barbarians(state) == {"b": "7-9", "c": "2-0", "d": "5-1"}
    assert "7-9" in seen(state).resources
    assert [one.holder for one in seen(state).natural_wonders if one.space == "2-0"] == [None]
    assert seen(state).lone_wonders == {"oracle": "5-1"}


@pytest.mark.parametrize("space", ["7-9", "2-8"])
def test_R11_10_nobody_places_a_token_under_a_barbarian(space: str) -> None:
    me = Player(focus=["early_empire 5"], cities=["7-8"])
    state = play(Situation(me, barbarians={"b": space}).load(), "focus early_empire")
    assert space not in choices(state, "place")
    assert forbidden(state, f"place {space}") == "R6.2"
