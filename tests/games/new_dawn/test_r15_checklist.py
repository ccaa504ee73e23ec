"""R15: the rows of the checklist that no other file plays through: military, start of a turn, events."""

from dataclasses import replace

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    cards,
    choices,
    event,
    fight,
    pass_turn,
    play,
    player,
    seen,
    tokens,
    trade,
    turn,
)
from ludopolis.core.contract import State

# --- military: Montezuma --------------------------------------------------------------------------


def war(leader: str = "montezuma", attack: int = 6, focus: tuple[str, ...] = ("masonry 4",)) -> State:
    """Red attacks blue's token in the forest with its only possible attack, and stops."""
    me = Player(leader, focus=focus, tokens=["7-1"])
    state = play(Situation(me, [Player("trajan", tokens=["5-9"])]).load(), "focus masonry")
    fight(state, "attack 5-9", attack, 7 - attack)
    return play(state, "done") if turn(state)[0] == "fight" else state


def test_R15_1_montezuma_swaps_two_cards_after_a_victory() -> None:
    state = war()
    assert state.legal() == ["done", "use montezuma"]
    assert cards(state) == ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]
    play(state, "use montezuma")
    assert len(choices(state, "swap")) == 10  # any two, the military card too
    play(state, "swap 1 5")
    assert cards(state) == ["pottery", "early_empire", "astrology", "foreign_trade", "masonry"]
    assert turn(state) == ("choose_focus", 1)


def test_R15_1_montezuma_may_leave_the_row_as_it_is() -> None:
    state = play(war(), "done")
    assert (cards(state)[0], turn(state)) == ("masonry", ("choose_focus", 1))


def test_R15_1_montezuma_needs_a_victory() -> None:
    assert turn(war(attack=1)) == ("choose_focus", 1)


def test_R15_1_a_victory_of_an_earlier_turn_does_not_help_montezuma() -> None:
    state = play(war(), "done")
    pass_turn(state)
    play(state, "focus masonry", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R15_1_other_leaders_do_not_swap() -> None:
    assert turn(war("gilgamesh")) == ("choose_focus", 1)


def test_R15_1_montezuma_takes_the_tokens_along() -> None:
    state = play(war(focus=("masonry 4", "pottery 5 2")), "use montezuma", "swap 2 5")
    assert (cards(state)[1], trade(state)) == ("pottery", {"pottery": 2})


def test_R15_1_a_victory_over_a_barbarian_is_enough_for_montezuma() -> None:
    me = Player("montezuma", focus=["masonry 4"], tokens=["7-1"])
    state = play(Situation(me, [Player("trajan")], barbarians={"b": "7-8"}).load(), "focus masonry")
    fight(state, "hunt 7-8")
    play(state, "put astrology")
    assert state.legal() == ["done", "use montezuma"]


def test_R15_1_montezuma_and_a_military_card_that_is_not_reset() -> None:
    """Capitalism resolves Masonry as in slot 1: it wins, but it is not reset."""
    me = Player("montezuma", focus=["capitalism 5", "masonry 2"], tokens=["7-1"])
    state = Situation(me, [Player("trajan", tokens=["3-6"])]).load()
    play(state, "focus capitalism", "done", "use capitalism", "focus masonry")
    fight(state, "attack 3-6")
    assert tokens(state) == {"7-1", "3-6"}
    assert turn(state) == ("choose_focus", 1)


def test_R15_1_capitalism_that_montezuma_swaps_to_slot_1_was_not_reset() -> None:
    state = play(war(focus=("masonry 4", "capitalism 5")), "use montezuma", "swap 1 5")
    assert cards(state)[0] == "capitalism"
    assert turn(state) == ("choose_focus", 1)


# --- start of a turn ------------------------------------------------------------------------------


def beginning(
    wonder: str, me: Player | None = None, blue: Player | None = None, stored: int = 0
) -> Situation:
    others = [blue or Player()]
    wonders = {wonder: "7-0"}
    return Situation(me or Player(), others, wonders=wonders, starting=True, stored_tokens=stored)


def test_R15_1_oracle_swaps_two_neighbouring_cards() -> None:
    state = beginning("oracle").load()
    before = cards(state)
    play(state, "use oracle")
    assert choices(state, "swap") == {"1 2", "2 3", "3 4", "4 5"}
    play(state, "swap 2 3")
    assert cards(state) == [before[0], before[2], before[1], *before[3:]]


def test_R15_1_hanging_gardens_place_a_token_up_to_difficulty_4() -> None:
    """Next to red's city on 13-1: grassland, forest and the desert of 13-6; Mt. Kilimanjaro is harder."""
    state = play(beginning("hanging_gardens", Player(cities=["13-1"])).load(), "use hanging_gardens")
    assert choices(state, "place") == {"7-1", "13-2", "13-8", "6-3", "13-7", "13-6"}
    play(state, "place 13-6")
    assert (tokens(state), turn(state)) == ({"13-6"}, ("choose_focus", 0))


def test_R15_1_great_zimbabwe_gives_its_tokens_to_cards_with_room() -> None:
    me = Player(focus=["pottery 1 3", "masonry 2 2"])
    state = play(beginning("great_zimbabwe", me, stored=3).load(), "use great_zimbabwe")
    assert choices(state, "put") == {"masonry", "early_empire", "astrology", "foreign_trade"}
    play(state, "put masonry")
    assert choices(state, "put") == {"early_empire", "astrology", "foreign_trade"}
    play(state, "put astrology", "done")
    assert (seen(state).stored_tokens, trade(state)) == (1, {"pottery": 3, "masonry": 3, "astrology": 1})


@pytest.mark.parametrize("wonder", ["great_zimbabwe", "forbidden_city", "eiffel_tower"])
def test_R15_1_an_ability_with_nothing_to_do_is_not_offered(wonder: str) -> None:
    assert turn(beginning(wonder).load()) == ("choose_focus", 0)


@pytest.mark.parametrize("wonder", ["oracle", "hanging_gardens", "forbidden_city", "eiffel_tower"])
def test_R15_1_abilities_of_the_start_belong_to_their_owner(wonder: str) -> None:
    """In blue's turn red's wonder is not offered."""
    blue = Player(tokens=["5-9", "5-8"])
    situation = replace(beginning(wonder, Player(tokens=["7-1"]), blue), starting=False)
    assert turn(pass_turn(situation.load())) == ("choose_focus", 1)


# --- events ---------------------------------------------------------------------------------------


def test_R15_1_a_trade_event_counts_open_borders() -> None:
    me = Player(tokens=["7-1"], pacts=["blue open_borders"])
    state = event(Situation(me, [Player(tokens=["7-2"])]), "trade")
    assert turn(state) == ("put_token", 0)
    play(state, "put masonry")
    assert trade(state) == {"masonry": 1}
    assert player(state).pacts
