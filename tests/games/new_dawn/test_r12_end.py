"""R12.5 - R12.7, R16.1, R16.2: the end of the game."""

from dataclasses import replace

import pytest

from games.new_dawn.positions import (
    VICTORY_CARDS,
    Player,
    Situation,
    asked,
    ended,
    event,
    fight,
    forbidden,
    fresh,
    kinds,
    marks,
    pass_turn,
    play,
    player,
    seen,
    told,
    turn,
)
from ludopolis.core.errors import NotOver

ALL = VICTORY_CARDS[:3]
TECHNOPHILE = ("vc_civilized_money_grubber", "vc_warmonger_paranoid")  # all but this one


# --- the check (R12.5, R12.6) ---------------------------------------------------------------------


def test_R12_5_a_marker_on_each_card_wins_before_the_first_players_turn() -> None:
    state = event(Situation(Player(marks=ALL)), "")
    result = ended(state)
    assert (result.end, result.places, result.winners) == ("agendas", [1, 2], [0])
    assert (state.reward(0), state.reward(1)) == (1.0, 0.0)
    assert (asked(state), state.legal(), state.seat) == ("", [], -1)
    assert forbidden(state, "focus masonry") == "R12.5"


def test_R12_5_two_markers_are_not_enough() -> None:
    state = event(Situation(Player(marks=ALL[:2]), [Player(marks=ALL[1:])]), "")
    assert (state.result(), turn(state)) == (None, ("choose_focus", 1))


@pytest.mark.parametrize(
    ("mine", "theirs", "wonders", "places"),
    [
        (Player(), Player(tokens=["5-9"]), {"oracle": "7-0"}, [1, 2]),
        (Player(), Player(tokens=["5-9"]), {"oracle": "5-9"}, [2, 1]),
        (Player(tokens=["7-1"]), Player(), {}, [1, 2]),
        (Player(tokens=["7-1"]), Player(cities=["5-5", "5-8"]), {}, [2, 1]),
        (Player(tokens=["7-1"]), Player(tokens=["5-9"]), {"oracle": "7-0", "kremlin": "16-0"}, [1, 1]),
    ],
    ids=["wonders", "a wonder under a token", "spaces", "cities are spaces", "shared"],
)
def test_R12_5_of_several_the_one_with_more_wonders_then_spaces(
    mine: Player, theirs: Player, wonders: dict[str, str], places: list[int]
) -> None:
    others = [replace(theirs, marks=ALL)]
    result = ended(event(Situation(replace(mine, marks=ALL), others, wonders=wonders), ""))
    assert (result.end, result.places) == ("agendas", places)


def test_R12_5_only_those_who_met_all_cards_can_win() -> None:
    """Blue has three wonders and more spaces, but one card less."""
    blue = Player(marks=ALL[:2], tokens=["5-9", "5-8"], cities=["14-6", "14-8"])
    wonders = {"oracle": "16-0", "kremlin": "14-6", "petra": "14-8"}
    result = ended(event(Situation(Player(marks=ALL), [blue], wonders=wonders), ""))
    assert result.places == [1, 2]


def test_R12_5_a_shared_victory() -> None:
    state = event(Situation(Player(marks=ALL), [Player(marks=ALL), Player()]), "")
    assert ended(state).places == [1, 1, 3]
    assert [state.reward(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_R12_5_what_the_event_destroys_does_not_count() -> None:
    """The barbarian destroys red's city with the Oracle before the check, so blue has more wonders."""
    me = Player(marks=ALL, cities=["7-9"], tokens=["7-1"])
    situation = Situation(
        me, [Player(marks=ALL)], wonders={"oracle": "7-9", "petra": "16-0"}, barbarians={"b": "7-8"}
    )
    assert ended(event(situation, "move", "se")).places == [2, 1]


def test_R12_5_the_event_is_resolved_to_its_end_before_the_check() -> None:
    """A trade event still asks where the token goes."""
    state = event(Situation(Player(marks=ALL, tokens=["7-1", "7-2"])), "trade")
    assert turn(state) == ("put_token", 0)
    play(state, "put masonry")
    assert ended(state).end == "agendas"


def test_R12_6_nobody_wins_at_another_time() -> None:
    """Red, the first player, meets the last card; blue still has a turn."""
    me = Player(focus=["astrology 1"], dial=23, marks=TECHNOPHILE)
    state = play(Situation(me, first_player=0).load(), "focus astrology", "advance", "done")
    assert marks(state) == list(ALL)
    assert turn(state) == ("choose_focus", 1)
    events = told(state, "focus astrology", "done")
    assert kinds(events)[-1] == "game_over"
    assert ended(state).winners == [0]


def test_R12_6_a_rival_may_catch_up_in_the_same_round() -> None:
    me = Player(marks=ALL)
    blue = Player("trajan", focus=["masonry 5"], tokens=["7-1"], marks=[ALL[0], ALL[2]])
    situation = Situation(blue, [me], seat=1, first_player=0)
    state = play(situation.load(), "focus masonry")
    fight(state, "attack 7-0")
    play(state, "done")
    assert ended(state).places == [2, 1]  # one space more


def test_R12_7_the_epic_game_has_four_cards() -> None:
    epic = Situation(Player(marks=ALL), victory_cards=VICTORY_CARDS, options={"epic": True})
    assert event(epic, "").result() is None
    assert ended(event(epic.but(marks=VICTORY_CARDS), "")).winners == [0]
    assert len(seen(fresh(seats=2, epic=True)).victory_cards) == 4
    assert len(seen(fresh(seats=2)).victory_cards) == 3


# --- the length (R16.1, R16.2) --------------------------------------------------------------------


def limited(situation: Situation, round: int = 6, rounds: int = 6) -> Situation:
    return replace(situation, round=round, options={"rounds": rounds})


def test_R16_1_the_game_ends_after_the_last_round() -> None:
    state = event(limited(Situation(), round=5), "")
    assert (state.result(), seen(state).round) == (None, 6)
    result = ended(event(limited(Situation()), ""))
    assert (result.end, result.places) == ("limit", [1, 1])


def test_R16_1_after_the_event() -> None:
    state = event(limited(Situation(Player(tokens=["7-1", "7-2"]))), "trade")
    assert turn(state) == ("put_token", 0)
    play(state, "put masonry")
    assert ended(state).end == "limit"


def test_R16_1_who_has_met_all_cards_wins_even_then() -> None:
    result = ended(event(limited(Situation(Player(marks=ALL))), ""))
    assert (result.end, result.winners) == ("agendas", [0])


@pytest.mark.parametrize(
    ("mine", "theirs", "wonders", "places"),
    [
        (Player(marks=ALL[:1]), Player(tokens=["5-9"]), {"oracle": "16-0"}, [1, 2]),
        (Player(), Player(tokens=["5-9"]), {"oracle": "7-0"}, [1, 2]),
        (Player(), Player(tokens=["5-9"]), {}, [2, 1]),
        (Player(tokens=["7-1"]), Player(tokens=["5-9"]), {}, [1, 1]),
    ],
    ids=["victory cards", "wonders", "spaces", "shared"],
)
def test_R16_1_places_by_cards_then_wonders_then_spaces(
    mine: Player, theirs: Player, wonders: dict[str, str], places: list[int]
) -> None:
    result = ended(event(limited(Situation(mine, [theirs], wonders=wonders)), ""))
    assert (result.end, result.places) == ("limit", places)


def test_R16_2_all_places_follow_the_same_order() -> None:
    """Two who are equal share a place, and the next one is left out."""
    others = [Player(marks=ALL[:2]), Player(tokens=["5-9"]), Player(tokens=["5-8"])]
    state = event(limited(Situation(Player(), others)), "")
    result = ended(state)
    assert result.places == [4, 1, 2, 2]
    assert [state.reward(seat) for seat in range(4)] == [0.0, 1.0, 0.0, 0.0]


def test_R16_2_the_score_is_the_number_of_cards_with_wonders_and_spaces_beside_it() -> None:
    me = Player(marks=ALL[:2], tokens=["7-1", "5-9"], cities=["5-5"])
    result = ended(event(limited(Situation(me, wonders={"oracle": "7-0", "petra": "5-9"})), ""))
    assert result.scores == [
        {"wonders": 2, "spaces": 4, "total": 2},
        {"wonders": 0, "spaces": 1, "total": 0},
    ]


def test_R16_2_there_is_no_reward_before_the_end() -> None:
    with pytest.raises(NotOver):
        Situation(Player(marks=ALL)).load().reward(0)


def test_R16_1_the_default_is_a_hundred_rounds() -> None:
    assert seen(fresh(seats=2)).options["rounds"] == 100
    assert event(replace(Situation(), round=99), "").result() is None
    assert ended(event(replace(Situation(), round=100), "")).end == "limit"


def test_R12_5_markers_are_seen_by_everybody() -> None:
    state = pass_turn(Situation(Player(marks=ALL[:2])).load())
    assert [card.marked for card in seen(state, 1).victory_cards] == [[0], [0], []]
    assert player(state).tokens_left == 29
