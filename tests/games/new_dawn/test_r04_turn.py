"""R4: rounds, turns, and what happens in them."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    asked,
    cards,
    choices,
    ended,
    forbidden,
    fresh,
    play,
    player,
    rig,
    seen,
    tokens,
    trade,
    turn,
)
from ludopolis.core.contract import State

ROW = ["early_empire 1", "astrology 2", "foreign_trade 3", "pottery 4", "masonry 5"]


def pass_turn(state: State) -> State:
    """The player resolves a card without using its effect."""
    seat = state.seat
    state.play(state.legal()[0])
    while not state.over and state.seat == seat and asked(state) != "choose_focus":
        state.play("done")
    return state


def passed(state: State, turns: int) -> State:
    for _ in range(turns):
        pass_turn(state)
    return state


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_R4_1_turns_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    state = Situation(others=[Player()] * (seats - 1), seat=first, first_player=first, round=1).load()
    seen_seats = []
    for _ in range(2 * seats):
        seen_seats.append(int(state.seat))
        pass_turn(state)
    assert seen_seats == [(first + place) % seats for place in range(seats)] * 2


def test_R4_1_a_round_is_one_turn_of_each() -> None:
    state = Situation(others=[Player()] * 2, round=1).load()
    rounds = []
    for _ in range(7):
        rounds.append(seen(state).round)
        pass_turn(state)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


def test_R4_2_the_event_dial_advances_before_each_turn_of_the_first_player() -> None:
    state = fresh(1)
    assert seen(state).event_dial.pointer == 0
    pointers = []
    for _ in range(6):
        passed(state, 2)
        pointers.append(seen(state).event_dial.pointer)
    assert pointers == [1, 2, 3, 4, 0, 1]


def test_R4_2_not_before_the_turns_of_others() -> None:
    state = Situation(event_dial=1).load()
    assert seen(pass_turn(state)).event_dial.pointer == 1


def test_R4_2_the_symbol_is_resolved_before_the_turn_begins() -> None:
    """The trade event brings the first player a token for the mature capital."""
    mature = Player(tokens=["7-1", "7-2"])
    state = Situation(Player(), [mature], seat=1, event_dial=2).load()
    pass_turn(state)
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery")
    assert turn(state) == ("choose_focus", 0)


ALL_MARKS = ["vc_civilized_money_grubber", "vc_warmonger_paranoid", "vc_technophile_scholarly"]


def test_R4_3_the_end_is_checked_when_the_first_players_turn_begins() -> None:
    state = Situation(Player(), [Player(marks=ALL_MARKS)], seat=1).load()
    pass_turn(state)
    assert state.over
    assert ended(state).winners == [0]


def test_R4_3_and_at_no_other_time() -> None:
    state = Situation(Player(marks=ALL_MARKS)).load()
    pass_turn(state)
    assert turn(state) == ("choose_focus", 1)


def test_R4_3_after_the_event() -> None:
    """The event is trade: its token is still put."""
    mature = Player(tokens=["7-1", "7-2"], marks=ALL_MARKS)
    state = Situation(Player(), [mature], seat=1, event_dial=2).load()
    pass_turn(state)
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery")
    assert state.over


# --- the start of a turn --------------------------------------------------------------------------


def starting(wonders: dict[str, str] | None = None, others: Any = None, **mine: Any) -> State:
    table = {key: mine.pop(key) for key in ("barbarians", "stored_tokens", "wild") if key in mine}
    me = Player(**{"focus": ROW, **mine})
    return Situation(me, others or [Player()], wonders=wonders or {}, starting=True, **table).load()


def test_R4_4_without_an_ability_the_card_is_chosen_at_once() -> None:
    assert turn(starting()) == ("choose_focus", 0)


def test_R4_4_abilities_are_offered_before_the_card_and_once_each() -> None:
    wonders = {"oracle": "7-0", "hanging_gardens": "13-1"}
    state = starting(wonders, cities=["13-1"])
    assert state.legal() == ["done", "use oracle", "use hanging_gardens"]
    assert forbidden(state, "focus masonry") == "R4.4"
    play(state, "use hanging_gardens", "place 13-2")
    assert state.legal() == ["done", "use oracle"]
    assert forbidden(state, "use hanging_gardens") == "R4.4"
    play(state, "use oracle", "swap 1 2")
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_any_order_and_none_need_be_used() -> None:
    wonders = {"oracle": "7-0", "hanging_gardens": "13-1"}
    state = play(starting(wonders, cities=["13-1"]), "use oracle", "swap 1 2")
    assert state.legal() == ["done", "use hanging_gardens"]
    play(state, "done")
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_the_abilities_of_others_are_theirs() -> None:
    assert turn(starting({"oracle": "16-0"})) == ("choose_focus", 0)


def test_R4_4_oracle_swaps_two_neighbours() -> None:
    state = play(starting({"oracle": "7-0"}, focus=["pottery 2 +2"]), "use oracle")
    assert choices(state, "swap") == {"1 2", "2 3", "3 4", "4 5"}
    before = cards(state)
    play(state, "swap 2 3")
    assert cards(state) == [before[0], before[2], before[1], *before[3:]]
    assert trade(state) == {"pottery": 2}


def test_R4_4_hanging_gardens_are_not_offered_without_a_place() -> None:
    assert turn(starting({"hanging_gardens": "7-0"}, tokens=["7-1"])) == ("choose_focus", 0)


def test_R4_4_forbidden_city_destroys_a_rival_token_next_to_a_friendly_space() -> None:
    rival = Player(tokens=["7-1", "5-1"], reinforced=["5-6"], cities=["5-9"])
    state = starting({"forbidden_city": "7-0"}, [rival], tokens=["5-7"])
    play(state, "use forbidden_city")
    assert choices(state, "destroy") == {"7-1", "5-1", "5-6"}
    play(state, "destroy 5-6")
    assert tokens(state, 1) == {"7-1", "5-1"}
    assert tokens(state) == {"5-7"}
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_forbidden_city_needs_a_neighbour() -> None:
    rival = Player(tokens=["5-1"])
    assert turn(starting({"forbidden_city": "7-0"}, [rival])) == ("choose_focus", 0)


def test_R4_4_forbidden_city_is_no_attack() -> None:
    rival = Player(tokens=["7-1"])
    state = starting({"forbidden_city": "7-0"}, [rival], pacts=["blue joint_war"])
    play(state, "use forbidden_city", "destroy 7-1")
    assert len(player(state).pacts) == 1


def test_R4_4_forbidden_city_frees_a_natural_wonder() -> None:
    state = starting({"forbidden_city": "7-0"}, [Player(tokens=["2-0"])], tokens=["2-6"])
    assert player(state, 1).natural_wonders == ["mt_everest"]
    play(state, "use forbidden_city", "destroy 2-0")
    assert [found.holder for found in seen(state).natural_wonders] == [None, None, None]


def test_R10_7_a_freed_natural_wonder_can_be_taken_again() -> None:
    """Mt. Everest (2-0) is next to my city 2-6."""
    state = starting(
        {"forbidden_city": "7-0"}, [Player(tokens=["2-0"])], cities=["2-6"], focus=["early_empire 5"]
    )
    play(state, "use forbidden_city", "destroy 2-0", "focus early_empire", "place 2-0")
    assert player(state).natural_wonders == ["mt_everest"]


def test_R4_4_eiffel_tower_takes_one_of_two_tokens_by_the_owners_choice() -> None:
    rival = Player(tokens=["5-1", "13-2"], reinforced=["14-5"])
    state = starting({"eiffel_tower": "7-0"}, [rival])
    play(state, "use eiffel_tower", "offer 5-1")
    assert choices(state, "offer") == {"13-2", "14-5"}
    play(state, "offer 14-5")
    assert (turn(state), choices(state, "give")) == (("give_token", 1), {"5-1", "14-5"})
    play(state, "give 14-5")
    assert (player(state).tokens, player(state).reinforced) == (["14-5"], [])
    assert tokens(state, 1) == {"5-1", "13-2"}
    assert player(state, 1).tokens_left == 29
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_eiffel_tower_takes_both_from_one_rival() -> None:
    others = [Player(tokens=["5-1", "5-2"]), Player(tokens=["13-2", "13-3"])]
    state = play(starting({"eiffel_tower": "7-0"}, others), "use eiffel_tower", "offer 13-2")
    assert choices(state, "offer") == {"13-3"}


def test_R4_4_eiffel_tower_brings_what_lies_there() -> None:
    rival = Player(tokens=["2-0", "6-4"])
    state = starting({"eiffel_tower": "7-0"}, [rival])
    play(state, "use eiffel_tower", "offer 2-0", "offer 6-4", "give 2-0")
    assert player(state).natural_wonders == ["mt_everest"]
    state = starting({"eiffel_tower": "7-0"}, [rival])
    play(state, "use eiffel_tower", "offer 2-0", "offer 6-4", "give 6-4")
    assert player(state).city_states == ["carthage"]


def test_R4_4_great_zimbabwe_moves_stored_tokens_to_cards() -> None:
    focus = ["pottery 1 +2", "masonry 2 +3"]
    state = starting({"great_zimbabwe": "7-0"}, focus=focus, stored_tokens=3)
    play(state, "use great_zimbabwe")
    assert "masonry" not in choices(state, "put")
    play(state, "put pottery")
    assert "pottery" not in choices(state, "put")
    play(state, "put astrology", "done")
    assert trade(state) == {"pottery": 3, "masonry": 3, "astrology": 1}
    assert seen(state).stored_tokens == 1
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_great_zimbabwe_needs_stored_tokens() -> None:
    assert turn(starting({"great_zimbabwe": "7-0"})) == ("choose_focus", 0)


def test_R4_4_geneva_changes_a_card_of_a_player() -> None:
    state = starting(alliances=["geneva"], pacts=["blue joint_war"])
    play(state, "use geneva", "return blue joint_war")
    assert choices(state, "take") == {"blue defensive_pact", "blue embassy", "blue open_borders"}
    assert "done" not in state.legal()
    play(state, "take blue embassy")
    assert [pact.pact for pact in player(state).pacts] == ["embassy"]
    assert turn(state) == ("choose_focus", 0)


def test_R4_4_geneva_needs_a_card_of_a_player() -> None:
    assert turn(starting(alliances=["geneva"])) == ("choose_focus", 0)


def test_R4_4_seoul_moves_a_barbarian() -> None:
    """12-9 on the custom map: next to it 12-7 (forest), 12-8 (grassland), 7-2 (mountains), 6-9 with marble,
    and water."""
    state = starting(alliances=["seoul"], wild=True, barbarians={"h": "12-9"})
    play(state, "use seoul", "move 12-9")
    assert choices(state, "to") == {"12-7", "12-8", "7-2"}
    play(state, "to 12-8")
    assert [found.space for found in seen(state).barbarians if found.barbarian == "h"] == ["12-8"]
    assert turn(state) == ("choose_focus", 0)


# --- choosing, resolving, resetting ---------------------------------------------------------------


def test_R4_4_one_of_the_five_cards_must_be_chosen() -> None:
    state = Situation(Player(focus=ROW)).load()
    assert state.legal() == [f"focus {text.split()[0]}" for text in ROW]
    assert forbidden(state, "done") == "R4.4"


@pytest.mark.parametrize("card", ["early_empire", "astrology", "foreign_trade", "pottery"])
def test_R4_4_a_card_may_be_resolved_without_its_effect(card: str) -> None:
    state = Situation(Player(focus=[f"{card} 3"])).load()
    play(state, f"focus {card}", "done")
    assert turn(state) == ("choose_focus", 1)
    assert cards(state)[0] == card


@pytest.mark.parametrize("slot", range(1, 6))
def test_R4_4_the_card_goes_to_slot_1_and_those_before_it_move_right(slot: int) -> None:
    state = Situation(Player(focus=ROW, dial=15)).load()
    before = cards(state)
    play(state, f"focus {before[slot - 1]}")
    while turn(state)[1] == 0:
        play(state, "done")
    assert cards(state) == [before[slot - 1], *before[: slot - 1], *before[slot:]]


def test_R4_4_tokens_move_with_their_cards() -> None:
    me = Player(focus=["early_empire 1 +1", "astrology 2 +2", "foreign_trade 3 +3"], cities=["12-0", "14-3"])
    state = play(Situation(me).load(), "focus foreign_trade", "done")
    assert trade(state) == {"early_empire": 1, "astrology": 2, "foreign_trade": 3}
    assert {card.card: card.city_states for card in player(state).row if card.city_states} == {
        "astrology": ["geneva"],
        "pottery": ["brussels"],
    }


# --- after the reset ------------------------------------------------------------------------------


def montezuma(attack: int, defence: int) -> State:
    """Montezuma will attack a barbarian on 7-1."""
    me = Player("montezuma", ["masonry 5"])
    state = Situation(me, barbarians={"b": "7-1"}).load()
    return rig(state, ("attack", attack), ("defence", defence))


def test_R4_4_montezuma_swaps_two_cards_after_a_victory() -> None:
    state = play(montezuma(6, 1), "focus masonry", "hunt 7-1", "put masonry")
    assert (turn(state), choices(state, "use")) == (("use_ability", 0), {"montezuma"})
    assert cards(state)[0] == "masonry"
    before = cards(state)
    play(state, "use montezuma")
    assert len(choices(state, "swap")) == 10
    play(state, "swap 1 5")
    assert cards(state) == [before[4], *before[1:4], before[0]]
    assert turn(state) == ("choose_focus", 1)


def test_R4_4_montezuma_may_decline() -> None:
    state = play(montezuma(6, 1), "focus masonry", "hunt 7-1", "put masonry", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R4_4_montezuma_needs_a_victory() -> None:
    """5 + 1 against 1 + 6."""
    state = play(montezuma(1, 6), "focus masonry", "hunt 7-1", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R4_4_montezuma_needs_the_reset_of_a_military_card() -> None:
    """Capitalism resolves Masonry without resetting it."""
    me = Player("montezuma", ["capitalism 5", "masonry 4"])
    state = rig(Situation(me, barbarians={"b": "7-1"}).load(), ("attack", 6), ("defence", 1))
    play(state, "focus capitalism", "done", "use capitalism", "focus masonry", "hunt 7-1", "put masonry")
    assert turn(state) == ("choose_focus", 1)


def test_R4_4_montezuma_does_not_follow_the_reset_of_another_card() -> None:
    """The Estadio resets Capitalism, which resolves Masonry; then Astrology is reset."""
    me = Player("montezuma", ["astrology 5", "capitalism 4", "masonry 3"], dial=15)
    table = Situation(me, barbarians={"b": "7-1"}, wonders={"estadio_do_maracana": "7-0"})
    state = rig(table.load(), ("attack", 6), ("defence", 1))
    play(state, "focus astrology", "advance", "done", "use estadio_do_maracana", "done")
    play(state, "use capitalism", "focus masonry", "hunt 7-1", "put masonry")
    assert turn(state) == ("choose_focus", 1)
    assert cards(state)[0] == "astrology"


def test_R4_4_montezuma_needs_a_victory_of_this_turn() -> None:
    state = play(montezuma(6, 1), "focus masonry", "hunt 7-1", "put masonry", "done")
    pass_turn(state)
    play(state, "focus masonry")
    assert turn(state) == ("choose_focus", 1)


def test_R4_4_the_order_of_the_extras() -> None:
    """Venetian Arsenal, Estadio with Capitalism's clause, the reset."""
    me = Player(focus=["astrology 5", "capitalism 3"], cities=["13-1"], dial=10)
    wonders = {"venetian_arsenal": "7-0", "estadio_do_maracana": "13-1"}
    state = play(Situation(me, wonders=wonders).load(), "focus astrology", "advance", "done")
    assert choices(state, "use") == {"venetian_arsenal"}
    play(state, "use venetian_arsenal", "advance")
    assert choices(state, "use") == {"estadio_do_maracana"}
    assert cards(state)[4] == "astrology"
    play(state, "use estadio_do_maracana", "done")
    assert choices(state, "use") == {"capitalism"}
    assert (cards(state)[0], cards(state)[4]) == ("capitalism", "astrology")
    play(state, "done")
    assert cards(state)[:2] == ["astrology", "capitalism"]
    assert turn(state) == ("choose_focus", 1)


# --- slots ----------------------------------------------------------------------------------------


def machu_picchu(slot: int, **mine: Any) -> State:
    me = Player(focus=[f"astrology {slot}"], dial=15, **mine)
    return play(Situation(me, wonders={"machu_picchu": "7-0"}).load(), "focus astrology", "advance")


@pytest.mark.parametrize(("slot", "counted"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_R4_5_machu_picchu_raises_slots_1_and_2(slot: int, counted: int) -> None:
    state = machu_picchu(slot)
    assert player(state).dial == 15 + counted
    assert [card.effective_slot for card in player(state).row] == [3, 4, 3, 4, 5]


def test_R4_5_without_it_the_slot_counts() -> None:
    assert [card.effective_slot for card in player(Situation().load()).row] == [1, 2, 3, 4, 5]


def test_R4_5_machu_picchu_does_not_raise_a_resolution_as_in_slot_1() -> None:
    me = Player(focus=["capitalism 5", "astrology 1"], dial=15)
    state = Situation(me, wonders={"machu_picchu": "7-0"}).load()
    play(state, "focus capitalism", "done", "use capitalism", "focus astrology", "advance")
    assert player(state).dial == 16


def test_R4_5_a_resolution_as_in_slot_1_has_nothing_of_slot_5() -> None:
    """Nuclear Power lies in slot 5 and does not strike."""
    me = Player(focus=["capitalism 4", "nuclear_power 5"], dial=15)
    state = Situation(me).load()
    play(state, "focus capitalism", "done", "use capitalism", "focus nuclear_power")
    assert asked(state) == "advance_dial"


# --- once per turn --------------------------------------------------------------------------------


def test_R4_6_a_city_state_token_is_ready_again_in_the_next_turn() -> None:
    """Geneva lies on my science card."""
    me = Player(focus=["astrology 2"], cities=["14-3"], dial=15)
    state = play(Situation(me).load(), "focus astrology", "spend_state geneva")
    assert forbidden(state, "spend_state geneva") == "R5.9"
    play(state, "advance")
    pass_turn(state)
    play(state, "focus astrology")
    assert "spend_state geneva" in state.legal()


def test_R4_6_a_natural_wonder_is_ready_again_in_the_next_turn() -> None:
    """Mt. Everest stays on Roosevelt's science card."""
    me = Player("roosevelt", ["astrology 2"], tokens=["2-0"], on_cards={"mt_everest": "astrology"}, dial=15)
    state = play(Situation(me).load(), "focus astrology", "spend_natural mt_everest", "put astrology")
    assert forbidden(state, "spend_natural mt_everest") == "R5.10"
    play(state, "advance")
    pass_turn(state)
    play(state, "focus astrology")
    assert "spend_natural mt_everest" in state.legal()


def test_R4_6_an_ability_can_be_used_again_in_the_next_turn() -> None:
    state = play(starting({"oracle": "7-0"}), "use oracle", "swap 1 2")
    passed(state, 2)
    assert turn(state) == ("begin_turn", 0)
    assert choices(state, "use") == {"oracle"}


def test_R4_6_caravans_move_and_visit_again_in_the_next_turn() -> None:
    """From 5-1, a mature city next to 5-2, Carthage is two spaces away."""
    around = ["2-9", "5-0", "5-2", "5-6", "5-7", "5-8"]
    me = Player(focus=["foreign_trade 1"], cities=["5-1"], tokens=around)
    state = play(Situation(me).load(), "focus foreign_trade", "caravan 1 6-4", "ally carthage")
    pass_turn(state)
    play(state, "focus foreign_trade")
    assert "1 6-4" in choices(state, "caravan")


def test_R4_6_what_was_spent_stays_spent_in_the_turn() -> None:
    me = Player(focus=["astrology 2"], cities=["14-3"], dial=15)
    state = Situation(me, turn={"spent_city_states": ["geneva"]}).load()
    play(state, "focus astrology")
    assert choices(state, "spend_state") == set()
