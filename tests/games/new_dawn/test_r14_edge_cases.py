"""R14: edge cases of combat, barbarians, city-states, diplomacy and agendas."""

from dataclasses import replace

from games.new_dawn.positions import (
    VICTORY_CARDS,
    OnCustomMap,
    Player,
    Situation,
    barbarians,
    bonuses,
    choices,
    cities,
    event,
    fight,
    forbidden,
    marks,
    parts,
    play,
    player,
    rig,
    seen,
    tokens,
    told,
    trade,
    turn,
    values,
)

ALL_CITIES = ["3-6", "3-3", "5-8", "5-5", "12-5", "13-2", "4-1"]
WARMONGER = "vc_warmonger_paranoid"


def test_E4_a_natural_wonder_returns_under_the_barbarian() -> None:
    me = Player(focus=["early_empire 5"], tokens=["2-0"], cities=["2-6"])
    state = event(Situation(me, barbarians={"b": "2-1"}), "move", "se")
    [everest] = [one for one in seen(state).natural_wonders if one.space == "2-0"]
    assert (everest.holder, barbarians(state)["b"]) == (None, "2-0")
    play(state, "focus astrology", "done")  # blue's turn
    play(state, "focus early_empire")
    assert forbidden(state, "place 2-0") == "R6.2"


def test_E4_when_the_barbarian_is_beaten_the_natural_wonder_can_be_taken() -> None:
    me = Player("trajan", focus=["early_empire 4", "masonry 5"], cities=["2-6"])
    state = play(Situation(me, barbarians={"b": "2-0"}).load(), "focus masonry")
    fight(state, "hunt 2-0")
    play(state, "put astrology", "focus astrology", "done")  # and blue's turn
    play(state, "focus early_empire", "place 2-0")
    assert player(state).natural_wonders == ["mt_everest"]


def test_E5_a_reinforced_token_with_a_caravan() -> None:
    me = Player(reinforced=["5-2"], caravans=["5-2"])
    state = event(Situation(me, barbarians={"b": "5-1"}), "move", "e")
    assert (player(state).tokens, player(state).caravans[0]) == (["5-2"], "card")
    assert barbarians(state)["b"] == "5-1"


def test_E6_land_water_water_edge() -> None:
    """To the north-east of 16-8 and of 16-1 lies water at the edge."""
    state = event(Situation(barbarians={"b": "16-8"}), "move", "ne")
    assert barbarians(state)["b"] == "12-9"
    state = event(Situation(barbarians={"c": "16-1"}), "move", "ne")
    assert barbarians(state)["c"] == "16-2"


def test_E6_two_spaces_of_water() -> None:
    """From 2-6 to the north-east lie 6-6 and 6-0, both water, and then 6-3."""
    assert barbarians(event(Situation(barbarians={"b": "2-6"}), "move", "ne"))["b"] == "6-3"


def test_E7_two_on_the_same_space_roll_again() -> None:
    """B cannot leave 5-6 to the north-west and goes to 5-1; C comes to 5-6; D joins B on 5-1."""
    situation = Situation(barbarians={"b": "5-6", "c": "5-1", "d": "2-9"}, first_player=1, event_dial=1)
    state = rig(situation.load(), ("direction", 6), ("direction", 1))
    events = told(state, "focus astrology", "done")
    assert [die for die, _ in parts(events, "event_move")] == [6, 1]
    assert barbarians(state) == {"b": "5-1", "c": "5-6", "d": "5-0"}


def test_E8_a_covered_symbol_keeps_a_barbarian_away() -> None:
    """A token on 2-8, a city on 3-7, and another barbarian on 4-8."""
    me = Player(tokens=["2-8"], cities=["3-7"])
    state = event(Situation(me, barbarians={"b": "4-8"}), "spawn")
    assert barbarians(state) == {"b": "4-8", "c": None, "d": None}
    state = event(Situation(me, barbarians={}), "spawn")
    assert barbarians(state) == {"b": None, "c": None, "d": "4-8"}


def test_E16_nine_to_nine() -> None:
    me = Player(focus=["masonry 4"], tokens=["7-1"])
    state = play(Situation(me, [Player(tokens=["7-7"])]).load(), "focus masonry")
    events = told(rig(state, ("attack", 5), ("defence", 4)), "attack 7-7")
    assert parts(events, "attack_lost") == [(0, 9, 9)]
    assert choices(state, "attack") == {"7-7"}
    assert tokens(fight(state, "attack 7-7")) == {"7-1", "7-7"}


def test_E17_a_space_just_taken_can_be_counted_through() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    blue = Player(tokens=["7-8", "7-9", "2-2", "7-7"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    fight(state, "attack 7-8")
    assert choices(state, "attack") == {"7-7", "7-9"}  # 7-9 over 7-8; 2-2 would be two from 7-8
    assert forbidden(state, "attack 2-2") == "R9.3"


def test_E18_joint_war_of_the_attacked_player() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], pacts=["orange joint_war"])
    state = play(Situation(me, [Player(), Player(tokens=["5-9"])]).load(), "focus masonry")
    assert values(state, "attack 5-9")[0] == 1
    assert (player(state).pacts, len(player(state, 2).stock)) == ([], 4)


def test_E19_a_captured_city_next_to_an_own_one() -> None:
    """Red's city on 7-8 and that of blue on 7-9; neither makes the other mature."""
    me = Player(focus=["masonry 5"], cities=["7-8"], tokens=["5-8", "2-8", "7-7", "7-1", "5-9", "2-1", "2-2"])
    state = play(Situation(me, [Player(cities=["7-9"])]).load(), "focus masonry")
    fight(state, "attack 7-9")
    assert cities(state) == {"7-0", "7-8", "7-9"}
    assert {city.space: city.missing for city in player(state).cities if city.space != "7-0"} == {
        "7-8": ["7-9"],
        "7-9": ["7-8"],
    }


def test_E20_a_wonder_in_a_captured_city_needs_no_free_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    situation = Situation(me, [Player(cities=["7-9"])], wonders={"oracle": "7-0", "kremlin": "7-9"})
    state = fight(play(situation.load(), "focus masonry"), "attack 7-9")
    assert player(state).wonders == ["oracle", "kremlin"]


def test_E21_a_city_state_conquered_without_an_unused_city() -> None:
    me = Player(focus=["masonry 5"], tokens=["5-2"], cities=ALL_CITIES)
    state = fight(play(Situation(me).load(), "focus masonry"), "attack 6-4")
    assert (player(state).reinforced, player(state).city_states) == (["6-4"], ["carthage"])
    assert [card.card for card in player(state).row if card.city_states] == ["masonry"]


def test_E23_a_liberator_always_gets_a_card() -> None:
    """Nobody could hold one: they were all facedown."""
    me = Player(focus=["masonry 5"], tokens=["5-2"])
    state = play(Situation(me, [Player(cities=["6-4"]), Player()]).load(), "focus masonry")
    assert [player(state, seat).alliances for seat in range(3)] == [[], [], []]
    events = told(fight(state, "attack 6-4"), "liberate")
    assert parts(events, "alliance_made") == [(0, "carthage")]


def test_E25_a_capital_with_one_trade_token() -> None:
    state = event(Situation(Player(focus=["pottery 3 1"]), barbarians={"c": "7-1"}), "move", "w")
    assert (trade(state), turn(state)) == ({}, ("choose_focus", 1))


COAST = ("3-9", "3-7", "3-8", "3-1", "3-2", "3-3", "3-4", "2-2", "5-9", "5-7", "5-6", "5-5", "5-4")
INLAND = (
    *("7-8", "5-8", "2-9", "2-8", "2-1", "5-1", "5-2", "5-0", "5-3"),
    *("13-8", "13-7", "13-1", "13-6", "13-5", "13-2", "13-3", "13-4"),
)


def test_E26_all_tokens_in_use_and_an_agenda_met() -> None:
    """The capital of blue is defeated: a marker for Warmonger comes off the map."""
    me = Player(focus=["masonry 5"], tokens=[*COAST, *INLAND, "16-1"])
    state = fight(play(Situation(me).load(), "focus masonry"), "attack 16-0")
    assert turn(state) == ("take_off", 0)
    play(state, "remove 3-9")
    assert (marks(state), player(state).tokens_left) == ([WARMONGER], 0)
    assert len(tokens(state)) == 30


def test_E26_a_capture_without_an_unused_token() -> None:
    """The captured space needs one as well (R1.6)."""
    me = Player(focus=["masonry 5"], tokens=[*COAST, *INLAND, "16-1"])
    state = play(Situation(me, [Player(tokens=["16-2"])]).load(), "focus masonry")
    fight(state, "attack 16-2")
    assert turn(state) == ("take_off", 0)
    play(state, "remove 16-1")
    assert tokens(state) == {*COAST, *INLAND, "16-2"}
    assert tokens(state, 1) == set()


def test_E29_explorer_counts_cities_and_tokens_one_each() -> None:
    cards = (VICTORY_CARDS[0], VICTORY_CARDS[1], "vc_explorer_aesthetic")
    state = Situation(Player(cities=["5-5"], tokens=["3-2"]), victory_cards=cards).load()
    agendas = {one.agenda: one.have for card in seen(state).victory_cards for one in card.agendas}
    assert agendas["explorer"][0] == 3  # and the capital


def test_E30_an_agenda_lost_before_the_end_of_the_turn() -> None:
    """Red meets Technophile at 24, and the dial goes on to 15."""
    me = Player(focus=["astrology 2"], dial=23)
    state = play(Situation(me).load(), "focus astrology", "advance", "done")
    assert player(state).dial == 15
    assert marks(state) == ["vc_technophile_scholarly"]


def test_E31_a_trade_event_with_full_cards() -> None:
    focus = ["pottery 1 3", "masonry 2 3", "early_empire 3 3", "astrology 4 3", "foreign_trade 5 3"]
    me = Player(
        focus=focus,
        cities=["3-8", "3-3", "5-5"],
        tokens=["7-1", "7-2", "3-9", "3-7", "3-1", "3-2", "3-4", "5-4", "5-0", "5-6"],
    )
    situation = Situation(me)
    assert sum(city.mature for city in player(situation.load()).cities) == 4
    state = event(situation, "trade")
    assert (turn(state), sum(trade(state).values())) == (("choose_focus", 1), 15)


def test_E32_carthage_in_defence() -> None:
    """Blue's city on 5-2 is attacked: itself, Carthage beside it and the city on 5-6; Geneva is farther,
    and the conquered Brussels is no token on the map."""
    blue = Player(cities=["5-2", "5-6", "12-0"], alliances=["carthage"])
    me = Player(focus=["masonry 1"], tokens=["5-1"])
    state = play(Situation(me, [blue]).load(), "focus masonry")
    assert bonuses(state, "5-2")[1] == {"terrain": 2, "carthage": 3}


def test_E38_two_victories_over_the_same_capital() -> None:
    me = Player(focus=["masonry 5"], tokens=["16-1"])
    state = play(Situation(me, [Player(focus=["pottery 1 3", "early_empire 2 2"])]).load(), "focus masonry")
    fight(state, "attack 16-0")
    assert marks(state) == [WARMONGER]
    play(state, "plunder pottery", "plunder pottery", "put astrology", "put astrology")
    fight(state, "attack 16-0")
    play(state, "plunder early_empire", "plunder pottery", "put pottery", "put pottery")
    assert trade(state) == {"astrology": 2, "pottery": 2}
    assert trade(state, 1) == {"early_empire": 1}


def test_E39_joint_war_of_a_player_who_is_not_attacked() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"], pacts=["blue joint_war"])
    others = [Player(tokens=["5-9"]), Player(tokens=["7-7"])]
    state = play(Situation(me, others).load(), "focus masonry")
    assert values(state.copy(), "attack 7-7")[0] == 3
    assert values(state, "attack 5-9")[0] == 1


def test_E40_over_a_lake_onto_a_reinforced_token() -> None:
    """From 2-7 over the water of 6-6 to 6-1, and back."""
    state = event(Situation(Player(reinforced=["6-1"]), barbarians={"b": "2-7"}), "move", "e")
    assert (barbarians(state)["b"], player(state).tokens) == ("2-7", ["6-1"])


def test_E40_another_barbarian_has_come_meanwhile() -> None:
    """C moves to 2-7 after B has left and come back: it rolls again (R11.7)."""
    situation = Situation(Player(reinforced=["6-1"]), barbarians={"b": "2-7", "c": "2-8"})
    state = event(situation, "move", "e", "nw")
    assert (barbarians(state)["b"], barbarians(state)["c"]) == ("2-7", "2-9")


def test_E45_conquest_ends_alliances_at_once() -> None:
    """Blue defends 5-3 with Carthage before red has conquered it, and without it after."""
    me = Player(focus=["flight 5"], tokens=["5-1"])
    blue = Player(tokens=["5-3"], alliances=["carthage"])
    state = play(Situation(me, [blue]).load(), "focus flight", "done")
    assert bonuses(state, "5-3")[1] == {"terrain": 5, "carthage": 1}
    fight(state, "attack 6-4")
    assert bonuses(state, "5-3")[1] == {"terrain": 5}


def test_E48_seoul_does_not_move_a_barbarian_onto_a_resource() -> None:
    """Around 3-9 are 3-7 and 3-8; on 3-8 lies a resource, and 3-7 is red's."""
    me = Player(alliances=["seoul"], tokens=["3-7"])
    situation = OnCustomMap(me, barbarians={"c": "3-9"}, added=["12b -4 -1 4"], starting=True)
    assert turn(situation.load()) == ("choose_focus", 0)
    free = OnCustomMap(me, barbarians={"c": "3-9"}, added=["12b -4 -1 4"], starting=True, gone=["3-8"])
    state = play(free.load(), "use seoul", "move 3-9")
    assert choices(state, "to") == {"3-8"}


def test_E50_a_barbarian_on_an_abandoned_wonder() -> None:
    me = Player(focus=["early_empire 5", "pottery 4"], cities=["7-8"])
    situation = Situation(me, barbarians={"b": "2-8"}, wonders={"oracle": "2-8"})
    state = play(situation.load(), "focus early_empire")
    assert forbidden(state, "place 2-8") == "R6.2"
    assert seen(state).lone_wonders == {"oracle": "2-8"}
    assert player(state).wonders == []
    start = replace(situation, starting=True)
    assert turn(start.load()) == ("choose_focus", 0)  # nobody can use the Oracle
    build = play(situation.load(), "focus pottery")
    assert forbidden(build, "found 2-8") == "R8.2"
