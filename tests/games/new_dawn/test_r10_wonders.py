"""R10.7 - R10.9: natural wonders and world wonders that change hands or are left alone."""

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    asked,
    barbarians,
    choices,
    cities,
    event,
    fight,
    forbidden,
    housed,
    kinds,
    play,
    player,
    seen,
    tokens,
    told,
    turn,
)
from ludopolis.core.contract import State


def holder(state: State, natural_wonder: str = "mt_everest") -> int | None:
    [found] = [one for one in seen(state).natural_wonders if one.natural_wonder == natural_wonder]
    return found.holder


# --- natural wonders (R10.7); Mt. Everest is 2-0 --------------------------------------------------


def test_R10_7_gained_by_placing_a_token() -> None:
    me = Player(focus=["early_empire 5"], cities=["2-6"])
    state = play(Situation(me).load(), "focus early_empire")
    assert holder(state) is None
    play(state, "place 2-0")
    assert (holder(state), player(state).natural_wonders) == (0, ["mt_everest"])


def test_R10_7_it_returns_when_barbarians_remove_the_token_or_city() -> None:
    """The barbarian on 2-1 goes south-east."""
    for me in (Player(tokens=["2-0"]), Player(cities=["2-0"])):
        situation = Situation(me, barbarians={"b": "2-1"})
        assert holder(situation.load()) == 0
        state = event(situation, "move", "se")
        assert (holder(state), barbarians(state)["b"]) == (None, "2-0")
        assert player(state).natural_wonders == []


def test_R10_7_a_flipped_token_keeps_it() -> None:
    state = event(Situation(Player(reinforced=["2-0"]), barbarians={"b": "2-1"}), "move", "se")
    assert (holder(state), player(state).tokens) == (0, ["2-0"])


def test_R10_7_it_returns_when_a_card_removes_the_token() -> None:
    me = Player(tokens=["2-6"])
    situation = Situation(me, [Player(tokens=["2-0"])], wonders={"forbidden_city": "7-0"}, starting=True)
    state = play(situation.load(), "use forbidden_city", "destroy 2-0")
    assert holder(state) is None


def test_R10_7_what_has_returned_can_be_taken_again() -> None:
    me = Player(focus=["early_empire 5"], cities=["2-6"])
    situation = Situation(me, [Player(tokens=["2-0"])], wonders={"forbidden_city": "7-0"}, starting=True)
    state = play(situation.load(), "use forbidden_city", "destroy 2-0", "focus early_empire", "place 2-0")
    assert holder(state) == 0


def test_R10_7_it_returns_when_the_token_moves_away() -> None:
    me = Player(focus=["drama_and_poetry 5"], tokens=["2-0"])
    state = play(Situation(me).load(), "focus drama_and_poetry", "done", "move 2-0", "to 2-6")
    assert (holder(state), tokens(state)) == (None, {"2-6"})


def test_R10_7_it_goes_to_whoever_replaces_the_token() -> None:
    me = Player(focus=["mass_media 5"], tokens=["2-6"])
    state = play(Situation(me, [Player(tokens=["2-0"])]).load(), "focus mass_media", "done", "replace 2-0")
    assert (holder(state), tokens(state, 1)) == (0, set())


def test_R10_7_it_goes_to_the_owner_of_eiffel_tower() -> None:
    situation = Situation(
        Player(), [Player(tokens=["2-0", "5-9"])], wonders={"eiffel_tower": "7-0"}, starting=True
    )
    state = play(situation.load(), "use eiffel_tower", "offer 2-0", "offer 5-9")
    assert turn(state) == ("give_token", 1)
    play(state, "give 2-0")
    assert (holder(state), tokens(state), tokens(state, 1)) == (0, {"2-0"}, {"5-9"})


def test_R10_7_it_goes_to_whoever_captures_the_token() -> None:
    me = Player(focus=["masonry 5"], tokens=["2-6"])
    state = play(Situation(me, [Player(tokens=["2-0"])]).load(), "focus masonry")
    assert holder(fight(state, "attack 2-0")) == 0


def test_R10_7_taking_a_token_off_the_map_loses_it() -> None:
    """All 31 tokens are on the map, so one must be taken off for a new one (R1.6)."""
    state = play(Situation(crowd("2-0")).load(), "focus early_empire", "place 7-2", "remove 2-0")
    assert holder(state) is None
    assert "7-2" in tokens(state)


LAND = (
    "7-1 5-9 7-8 7-7 7-9 5-7 5-8 2-9 2-8 2-7 2-1 2-6 5-1 5-2 5-6 5-0 5-3 5-5 5-4 3-6 3-7 3-8 3-9 3-1 3-2 3-3 "
    "3-4 2-2 2-3 2-4 2-5 6-5"
)


def crowd(*spaces: str) -> Player:
    """A player with 31 tokens on the map."""
    rest = [space for space in LAND.split() if space not in spaces]
    return Player(focus=["early_empire 5"], tokens=[*spaces, *rest[: 31 - len(spaces)]])


def test_R10_7_the_card_of_roosevelt_loses_the_token_as_well() -> None:
    me = Player("roosevelt", tokens=["2-0"], on_cards={"mt_everest": "pottery"})
    state = event(Situation(me, barbarians={"b": "2-1"}), "move", "se")
    assert all(card.natural_wonders == [] for card in player(state).row)


def test_R10_7_roosevelt_puts_a_captured_one_on_a_card() -> None:
    me = Player("roosevelt", focus=["masonry 5"], tokens=["2-6"])
    state = play(Situation(me, [Player(tokens=["2-0"])]).load(), "focus masonry")
    fight(state, "attack 2-0")
    assert turn(state) == ("put_natural", 0)
    play(state, "put astrology")
    assert {card.card for card in player(state).row if card.natural_wonders} == {"astrology"}


def test_R10_7_roosevelt_of_a_rival_loses_it_from_the_card() -> None:
    me = Player(focus=["masonry 5"], tokens=["2-6"])
    blue = Player("roosevelt", tokens=["2-0"], on_cards={"mt_everest": "pottery"})
    state = fight(play(Situation(me, [blue]).load(), "focus masonry"), "attack 2-0")
    assert all(card.natural_wonders == [] for card in player(state, 1).row)
    assert asked(state) != "put_natural"


# --- abandoned wonders (R10.8, R10.9) -------------------------------------------------------------


def test_R10_8_a_wonder_whose_city_is_destroyed_stays_and_belongs_to_nobody() -> None:
    """The barbarian on 7-8 goes south-east and destroys the city with the Oracle."""
    me = Player(cities=["7-9", "3-6"])
    state = event(Situation(me, wonders={"oracle": "7-9"}, barbarians={"b": "7-8"}), "move", "se")
    assert cities(state) == {"7-0", "3-6"}
    assert seen(state).lone_wonders == {"oracle": "7-9"}
    assert (player(state).wonders, player(state, 1).wonders) == ([], [])
    assert "oracle" not in [deck.wonder for deck in seen(state).decks]


def test_R10_8_whoever_places_a_token_there_gains_it() -> None:
    me = Player(focus=["early_empire 5"], cities=["7-8"])
    state = play(Situation(me, wonders={"oracle": "7-9"}).load(), "focus early_empire")
    events = told(state, "place 7-9")
    assert "wonder_gained" in kinds(events)
    assert (player(state).wonders, seen(state).lone_wonders) == (["oracle"], {})


def test_R10_8_whoever_builds_a_city_there_gains_it() -> None:
    me = Player(focus=["pottery 4"], tokens=["7-8"])
    situation = Situation(me, wonders={"oracle": "7-9"}, gone=["7-9"])
    state = play(situation.load(), "focus pottery", "found 7-9")
    assert housed(state) == {"7-0": None, "7-9": "oracle"}


def test_R10_8_a_city_on_the_token_keeps_the_wonder() -> None:
    me = Player(focus=["pottery 4"], tokens=["7-9"])
    state = Situation(me, wonders={"oracle": "7-9"}).load()
    assert player(state).wonders == ["oracle"]
    events = told(state, "focus pottery", "found 7-9")
    assert "wonder_gained" not in kinds(events)
    assert (player(state).wonders, player(state).tokens_left) == (["oracle"], 31)


def test_R10_8_the_space_cannot_get_a_second_wonder() -> None:
    """The only city besides the capital has one already: a new wonder goes to the capital by itself."""
    me = Player(focus=["pottery 5 3"], cities=["7-9"], resources={"marble": 3})
    situation = Situation(me, wonders={"oracle": "7-9"}, offer=["stonehenge"])
    state = play(situation.load(), "focus pottery", "wonder stonehenge", "pay marble")
    assert housed(state) == {
        "7-0": "stonehenge",
        "7-9": "oracle",
    }


def test_R10_9_a_wonder_under_a_removed_token_is_abandoned_again() -> None:
    me = Player(tokens=["7-9"])
    situation = Situation(me, wonders={"oracle": "7-9"}, barbarians={"b": "7-8"})
    assert player(situation.load()).wonders == ["oracle"]
    state = event(situation, "move", "se")
    assert (player(state).wonders, seen(state).lone_wonders) == ([], {"oracle": "7-9"})


@pytest.mark.parametrize("reinforced", [False, True])
def test_R10_9_a_wonder_under_a_captured_token_changes_hands(reinforced: bool) -> None:
    blue = Player(reinforced=["7-9"]) if reinforced else Player(tokens=["7-9"])
    me = Player(focus=["masonry 5"], tokens=["7-1"])
    state = play(Situation(me, [blue], wonders={"oracle": "7-9"}).load(), "focus masonry")
    fight(state, "attack 7-9")
    assert (player(state).wonders, player(state, 1).wonders) == (["oracle"], [])


def test_R10_9_a_wonder_under_a_replaced_token_changes_hands() -> None:
    me = Player(focus=["mass_media 5"], tokens=["7-1"])
    situation = Situation(me, [Player(tokens=["7-9"])], wonders={"oracle": "7-9"})
    state = play(situation.load(), "focus mass_media", "done", "replace 7-9")
    assert (player(state).wonders, player(state, 1).wonders) == (["oracle"], [])


# --- Forbidden City and Eiffel Tower --------------------------------------------------------------


def test_R10_7_forbidden_city_destroys_a_rival_token_next_to_a_friendly_space() -> None:
    """Reinforced or not; not cities, not own tokens, not farther ones."""
    me = Player(tokens=["7-1"])
    blue = Player(tokens=["5-9", "5-8"], reinforced=["7-8"], cities=["7-7"])
    situation = Situation(me, [blue], wonders={"forbidden_city": "7-0"}, starting=True)
    state = play(situation.load(), "use forbidden_city")
    assert choices(state, "destroy") == {"5-9", "7-8"}
    play(state, "destroy 7-8")
    assert tokens(state, 1) == {"5-9", "5-8"}
    assert player(state, 1).tokens_left == 29
    assert turn(state) == ("choose_focus", 0)


def test_R10_7_forbidden_city_is_no_attack() -> None:
    me = Player(tokens=["7-1"], pacts=["blue embassy"])
    situation = Situation(me, [Player(tokens=["5-9"])], wonders={"forbidden_city": "7-0"}, starting=True)
    state = play(situation.load(), "use forbidden_city", "destroy 5-9")
    assert len(player(state).pacts) == 1


def test_R10_7_forbidden_city_may_be_left_alone() -> None:
    me = Player(tokens=["7-1"])
    situation = Situation(me, [Player(tokens=["5-9"])], wonders={"forbidden_city": "7-0"}, starting=True)
    state = situation.load()
    assert state.legal() == ["done", "use forbidden_city"]
    assert turn(play(state, "done")) == ("choose_focus", 0)


def test_R10_7_eiffel_tower_takes_one_of_two_tokens_by_the_choice_of_their_owner() -> None:
    blue = Player(tokens=["14-8"], reinforced=["4-0", "2-9"])
    orange = Player(tokens=["5-9"])
    situation = Situation(Player(), [blue, orange], wonders={"eiffel_tower": "7-0"}, starting=True)
    state = play(situation.load(), "use eiffel_tower")
    assert choices(state, "offer") == {"14-8", "4-0", "2-9"}  # orange has only one
    play(state, "offer 4-0")
    assert choices(state, "offer") == {"14-8", "2-9"}
    play(state, "offer 14-8")
    assert (turn(state), choices(state, "give")) == (("give_token", 1), {"14-8", "4-0"})
    play(state, "give 4-0")
    assert (player(state).tokens, player(state).reinforced) == (["4-0"], [])
    assert tokens(state, 1) == {"14-8", "2-9"}
    assert turn(state) == ("choose_focus", 0)
    assert forbidden(state, "use eiffel_tower") == "R4.4"
