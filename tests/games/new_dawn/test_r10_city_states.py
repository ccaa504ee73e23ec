"""R10.1 - R10.4, R10.11, R10.12: city-states that are conquered, liberated and freed."""

from games.new_dawn.positions import (
    Player,
    Situation,
    barbarians,
    bonuses,
    choices,
    cities,
    event,
    fight,
    forbidden,
    kinds,
    marks,
    pass_turn,
    play,
    player,
    seen,
    tokens,
    told,
    turn,
)
from ludopolis.core.contract import State
from ludopolis.games.new_dawn.view import StateView


def of(state: State, city_state: str) -> StateView:
    return next(one for one in seen(state).city_states if one.city_state == city_state)


def state_tokens(state: State, seat: int = 0) -> dict[str, list[str]]:
    """The city-state tokens on the cards of a focus row."""
    return {card.card: card.city_states for card in player(state, seat).row if card.city_states}


def besieging(blue: Player, *others: Player, **wonders: str) -> State:
    """Red can attack Carthage, 6-4, from 5-2, with Masonry in slot 5."""
    me = Player(focus=["masonry 5"], tokens=["5-2"])
    return play(Situation(me, [blue, *others], wonders=wonders).load(), "focus masonry")


def conquered() -> State:
    return fight(besieging(Player(alliances=["carthage"])), "attack 6-4")


# --- conquering (R10.1, R10.2) --------------------------------------------------------------------


def test_R10_1_a_city_and_the_token_on_the_card_of_its_type() -> None:
    state = conquered()
    assert cities(state) == {"7-0", "6-4"}
    assert player(state).cities_left == 6
    assert state_tokens(state) == {"masonry": ["carthage"]}
    assert of(state, "carthage").conqueror == 0


def test_R10_1_other_city_states_go_to_other_cards() -> None:
    me = Player(focus=["masonry 5"], tokens=["12-1", "16-3"])
    state = play(Situation(me).load(), "focus masonry")
    fight(fight(state, "attack 12-0"), "attack 14-3")
    assert state_tokens(state) == {"pottery": ["brussels"], "astrology": ["geneva"]}


def test_R10_1_all_its_diplomacy_cards_go_facedown() -> None:
    state = conquered()
    assert (player(state, 1).alliances, of(state, "carthage").cards) == ([], 0)


def test_R10_1_facedown_cards_cannot_be_taken() -> None:
    """A caravan of blue comes to the conquered city: it visits red, and makes no alliance."""
    blue = Player(focus=["foreign_trade 5"], tokens=["6-5"], caravans=["5-3"])
    state = Situation(blue, [Player(cities=["6-4"])]).load()
    play(state, "focus foreign_trade", "caravan 1 6-4")
    events = told(state, "put pottery", "put pottery")
    assert "caravan_visited_state" not in kinds(events)
    assert turn(state) == ("take_pact", 0)


def test_R10_2_the_space_is_a_city_on_grassland() -> None:
    me = Player(focus=["masonry 1"], tokens=["5-2"])
    state = play(Situation(me, [Player(cities=["6-4"])]).load(), "focus masonry")
    assert bonuses(state, "6-4")[1] == {"terrain": 2}


def test_R10_2_two_of_them_make_a_warmonger() -> None:
    me = Player(focus=["masonry 5"], tokens=["5-2"], cities=["12-0"])
    state = play(Situation(me).load(), "focus masonry")
    assert marks(state) == []
    fight(state, "attack 6-4")
    assert marks(state) == ["vc_warmonger_paranoid"]


# --- a rival's city-state (R10.3) -----------------------------------------------------------------


def test_R10_3_conquer_it_again() -> None:
    state = fight(besieging(Player(cities=["6-4"])), "attack 6-4")
    assert state.legal() == ["conquer", "liberate"]
    play(state, "conquer")
    assert (cities(state), cities(state, 1)) == ({"7-0", "6-4"}, {"16-0"})
    assert (state_tokens(state), state_tokens(state, 1)) == ({"masonry": ["carthage"]}, {})
    assert player(state, 1).cities_left == 7
    assert of(state, "carthage").cards == 0


def test_R10_3_liberate_it() -> None:
    state = fight(besieging(Player(cities=["6-4"]), Player()), "attack 6-4")
    play(state, "liberate")
    assert (cities(state), cities(state, 1)) == ({"7-0"}, {"16-0"})
    assert (state_tokens(state), state_tokens(state, 1)) == ({}, {})
    assert player(state, 1).cities_left == 7
    assert player(state).alliances == ["carthage"]
    assert (of(state, "carthage").conqueror, of(state, "carthage").cards) == (None, 1)
    assert choices(state, "attack") == {"6-4"}  # a free city-state again


def test_R10_3_a_token_in_place_of_the_city_is_the_same() -> None:
    state = fight(besieging(Player(reinforced=["6-4"])), "attack 6-4")
    play(state, "liberate")
    assert tokens(state, 1) == set()
    assert player(state).alliances == ["carthage"]


def test_R10_3_a_wonder_there_goes_with_the_conquest() -> None:
    state = fight(besieging(Player(cities=["6-4"]), oracle="6-4"), "attack 6-4")
    play(state, "conquer")
    assert (player(state).wonders, player(state, 1).wonders) == (["oracle"], [])


def test_R10_3_a_wonder_there_is_abandoned_by_liberation() -> None:
    state = fight(besieging(Player(cities=["6-4"]), oracle="6-4"), "attack 6-4")
    play(state, "liberate")
    assert (player(state).wonders, player(state, 1).wonders) == ([], [])
    assert seen(state).lone_wonders["oracle"] == "6-4"
    fight(state, "attack 6-4")  # whoever conquers the city-state gets it
    assert player(state).wonders == ["oracle"]


def test_R10_3_an_ordinary_city_leaves_no_choice() -> None:
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [Player(cities=["7-9"])]).load(), "focus masonry")
    fight(state, "attack 7-9")
    assert (cities(state), turn(state)) == ({"7-0", "7-9"}, ("choose_focus", 1))


# --- freed by barbarians or cards (R10.4, R10.11) -------------------------------------------------


def test_R10_4_barbarians_free_a_city_state() -> None:
    """The barbarian on 5-3 goes south-east to Carthage, conquered by red."""
    state = event(Situation(Player(cities=["6-4"]), barbarians={"b": "5-3"}), "move", "se")
    assert cities(state) == {"7-0"}
    assert state_tokens(state) == {}
    assert (of(state, "carthage").conqueror, of(state, "carthage").cards) == (None, 2)
    assert barbarians(state)["b"] == "6-4"


def test_R10_11_a_replaced_token_conquers_for_the_other_player() -> None:
    """Mass Media replaces the token that stands for Carthage."""
    me = Player(focus=["mass_media 5"], tokens=["5-2"])
    state = play(Situation(me, [Player(tokens=["6-4"])]).load(), "focus mass_media", "done")
    play(state, "replace 6-4")
    assert (state_tokens(state), state_tokens(state, 1)) == ({"masonry": ["carthage"]}, {})
    assert (tokens(state), tokens(state, 1)) == ({"5-2", "6-4"}, set())


def test_R10_11_a_removed_token_frees_the_city_state() -> None:
    """The Forbidden City destroys it."""
    me = Player(tokens=["5-2"])
    situation = Situation(me, [Player(reinforced=["6-4"])], wonders={"forbidden_city": "7-0"}, starting=True)
    state = play(situation.load(), "use forbidden_city", "destroy 6-4")
    assert (state_tokens(state, 1), of(state, "carthage").conqueror) == ({}, None)
    assert of(state, "carthage").cards == 2


def test_R10_11_a_barbarian_removes_it_too() -> None:
    state = event(Situation(Player(tokens=["6-4"]), barbarians={"b": "5-3"}), "move", "se")
    assert of(state, "carthage").conqueror is None
    assert player(state).tokens_left == 31


def test_R10_11_nuclear_power_frees_it_but_not_a_city() -> None:
    me = Player(focus=["nuclear_power 5"])
    blue = Player(tokens=["6-4"], cities=["12-0"])
    state = play(Situation(me, [blue]).load(), "focus nuclear_power")
    other = state.copy()
    play(state, "strike 5-3")
    assert of(state, "carthage").conqueror is None
    play(other, "strike 12-0")
    assert of(other, "brussels").conqueror == 1


# --- the token on the card (R10.12) ---------------------------------------------------------------


def test_R10_12_it_moves_along_when_its_card_is_replaced() -> None:
    """The dial reaches 3, and Masonry becomes Iron Working."""
    me = Player(focus=["astrology 3", "masonry 1 2"], cities=["6-4"])
    state = play(Situation(me).load(), "focus astrology", "advance", "gain iron_working")
    assert state_tokens(state) == {"iron_working": ["carthage"]}


def test_R10_12_it_stays_in_its_slot_when_oxford_changes_the_type() -> None:
    me = Player(focus=["astrology 3", "masonry 5"], cities=["6-4"])
    situation = Situation(me, wonders={"oxford_university": "7-0"})
    state = play(situation.load(), "focus astrology", "advance", "change drama_and_poetry 5")
    assert state_tokens(state) == {"drama_and_poetry": ["carthage"]}
    assert player(state).city_states == ["carthage"]


def test_R10_12_without_a_card_of_the_type_it_waits_beside_the_leader() -> None:
    """Brussels is of industry: red has two culture cards and none of industry."""
    me = Player(
        focus=["masonry 5", "early_empire 1", "drama_and_poetry 2", "astrology 3", "foreign_trade 4"],
        tokens=["12-1"],
    )
    situation = Situation(me, wonders={"oxford_university": "7-0"})
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 12-0")
    assert state_tokens(state) == {}
    assert player(state).city_states == ["brussels"]
    pass_turn(state)  # blue's
    play(state, "focus astrology", "advance", "change animal_husbandry 2")
    assert state_tokens(state) == {"animal_husbandry": ["brussels"]}


def test_R10_1_the_token_is_spent_like_a_trade_token() -> None:
    """R5.9: the token of Geneva on the science card, and no further time in the turn."""
    me = Player(focus=["astrology 2"], cities=["14-3"])
    state = play(Situation(me).load(), "focus astrology", "spend_state geneva")
    assert forbidden(state, "spend_state geneva") == "R5.9"
    play(state, "advance")
    assert player(state).dial == 3
