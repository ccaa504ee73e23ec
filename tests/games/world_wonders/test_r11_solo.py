"""R11: the solo game."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.world_wonders.positions import (
    WONDERS,
    City,
    Situation,
    asked,
    bought,
    buy,
    city,
    fresh,
    kinds,
    lay,
    legal,
    offered,
    own,
    parts,
    play,
    refuse,
    refused,
    result,
    score,
    seen,
    solo,
    spender,
    told,
    turn,
)
from games.world_wonders.printed import CARD, MONUMENT
from ludopolis.core.contract import State
from ludopolis.core.data import Event
from ludopolis.core.errors import Term
from ludopolis.core.match import Match
from ludopolis.games.world_wonders.view import SoloView

# One tile of each type but two farms; the habitation is what I buy before the opponent's turn.
OFFER = ("l3_h1", "i3_b1", "t4_f1", "s4_m1", "p5_t1", "h6_f2")
CALM = ("petra", "parthenon")
DISTRICTS = (
    "long_road e9-e12",
    "long_road i9-i12",
    "i3_f1 f9-h9",
    "i3_m1 f10-h10",
    "l3_b1 f11 g11 g12",
    "tower h8",
)


def facing(card: str, **more: Any) -> Situation:
    """The opponent will reveal this card next."""
    return solo(cards=[card], offer=OFFER, **{"display": CALM, **more})


def answer(card: str, **more: Any) -> tuple[State, list[Event]]:
    """I build the habitation, then the opponent reveals the card."""
    state = facing(card, **more).load()
    return state, bought(state, "build l3_h1")


def opponent(state: State) -> SoloView:
    found = seen(state).solo
    assert found is not None
    return found


def objects(state: State) -> tuple[int, int, int]:
    view = seen(state)
    return view.long_roads, view.short_roads, view.towers


# --- set-up and turns -----------------------------------------------------------------------------


def test_R11_1_set_up_as_for_two_but_two_monuments_and_no_pedestals() -> None:
    state = fresh("R11.1", 1)
    view = seen(state)
    assert [stack.stack for stack in view.stacks] == ["l3", "i3", "t4", "s4", "p5", "h6"]
    assert (len(view.display), view.pedestals, len(view.cities)) == (2, [], 1)
    cards = state.position()["solo"]
    assert sorted([*cards["used"], *cards["deck"]]) == sorted(CARD)
    assert opponent(state).deck == len(cards["deck"])


def test_R11_1_the_solo_cards_are_shuffled() -> None:
    first = {opponent(fresh(seed, 1)).used[0] for seed in range(100)}
    assert first == set(CARD) - {"solo_14"}


def test_R11_1_the_others_play_without_an_opponent() -> None:
    assert seen(fresh(1, 2)).solo is None


def test_R11_2_the_opponent_begins_even_before_the_starting_road() -> None:
    match = Match.new(WONDERS, ["Ada"], 5, solo_building_choice="dearest")
    events = kinds([WONDERS.event(entry, -1) for entry in match.journal.events])
    assert asked(match.state) == "place_start_road"
    assert "solo_card" in events
    assert len(opponent(match.state).used) == 1
    assert "order" not in events


def test_R11_2_one_turn_of_the_opponent_before_each_of_mine() -> None:
    state = solo(cards=["solo_06", "solo_07", "solo_08", "solo_09"], display=CALM).load()
    for turns, stack in enumerate(("l3", "i3", "t4"), start=1):
        events = bought(state, next(action for action in legal(state, "build") if stack in action))
        assert kinds(events).count("solo_card") == 1
        assert opponent(state).used[1:] == ["solo_06", "solo_07", "solo_08"][:turns]
        assert turn(state) == ("buy", 0)


def test_R11_2_free_actions_give_the_opponent_no_turn() -> None:
    state = facing("solo_01").load()
    assert "solo_card" not in kinds(told(state, "take_loan"))
    assert "solo_card" not in kinds(told(facing("solo_01", mine=City(loan=True)).load(), "repay_loan"))


def test_R11_2_the_round_ends_as_soon_as_i_am_out() -> None:
    """The next card belongs to the new round, after everything was refilled."""
    state = facing("solo_06", mine=spender("h6_h1", "long_road"), gone=["tower"]).load()
    events = kinds(bought(state, "short_roads"))
    assert events.index("out") < events.index("round_begins") < events.index("solo_card")
    assert events.count("solo_card") == 1
    assert objects(state) == (1, 1, 0)


# --- the card from top to bottom ------------------------------------------------------------------


def test_R11_3_top_part() -> None:
    state, events = answer("solo_01")
    assert parts(events, "solo_card") == [("solo_01",)]
    assert parts(events, "solo_tile") == [("i3_b1",)]
    assert "i3_b1" not in offered(state)
    assert "p5_t1" in offered(state)
    assert seen(state).display == list(CALM)


@pytest.mark.parametrize(
    ("card", "thing", "left"),
    [
        ("solo_06", "tower", (1, 1, 0)),
        ("solo_07", "long_road", (0, 1, 1)),
        ("solo_08", "short_roads", (1, 0, 1)),
    ],
)
def test_R11_3_objects_in_the_top_part(card: str, thing: str, left: tuple[int, int, int]) -> None:
    state, events = answer(card)
    assert parts(events, "solo_object") == [(thing,)]
    assert objects(state) == left
    assert len(offered(state)) == 5


def test_R11_3_the_middle_part_if_the_top_is_impossible() -> None:
    _, events = answer("solo_01", gone=["i3"])
    assert parts(events, "solo_tile") == [("p5_t1",)]
    _, events = answer("solo_03")
    assert parts(events, "solo_tile") == [("s4_m1",)]
    _, events = answer("solo_06", gone=["tower"])
    assert parts(events, "solo_tile") == [("i3_b1",)]


@pytest.mark.parametrize(("card", "place"), [("solo_01", 0), ("solo_04", 1)])
def test_R11_3_the_bottom_part_takes_a_monument(card: str, place: int) -> None:
    """Library and temple, or market and library, are gone."""
    state = facing(card, gone=["i3", "p5", "s4"]).load()
    deck = state.position()["deck"]
    events = bought(state, "build l3_h1")
    assert parts(events, "solo_monument") == [(CALM[place],)]
    assert parts(events, "monument_revealed") == [(deck[0],)]
    assert seen(state).display[place] == deck[0]
    assert seen(state).display[1 - place] == CALM[1 - place]
    assert opponent(state).monuments == [CALM[place]]


@pytest.mark.parametrize("card", ["solo_01", "solo_04"])
def test_R11_3_the_only_monument_goes_whatever_the_arrow_says(card: str) -> None:
    taken = [monument for monument in MONUMENT if monument != "petra"]
    state, events = answer(card, gone=["i3", "p5", "s4"], display=["petra"], deck=[], taken=taken)
    assert parts(events, "solo_monument") == [("petra",)]
    assert seen(state).display == []


def test_R11_3_nothing_happens_if_nothing_is_possible() -> None:
    state, events = answer("solo_01", gone=["i3", "p5"], display=[], deck=[], taken=list(MONUMENT))
    assert "solo_nothing" in kinds(events)
    assert turn(state) == ("buy", 0)


def test_R11_3_the_card_of_the_rulebook_with_two_objects_at_the_top() -> None:
    """If possible both go, otherwise those that are there; the middle part only if neither is."""
    state, events = answer("solo_10")
    assert parts(events, "solo_object") == [("tower",), ("long_road",)]
    assert (objects(state), len(offered(state))) == ((0, 1, 0), 5)
    _, events = answer("solo_10", gone=["long_road"])
    assert parts(events, "solo_object") == [("tower",)]
    assert parts(events, "solo_tile") == []
    _, events = answer("solo_13", gone=["tower", "short_roads"])
    assert parts(events, "solo_object") == []
    assert parts(events, "solo_tile") == [("p5_t1",)]


# --- discarding -----------------------------------------------------------------------------------


def test_R11_4_discarded_tiles_leave_the_game() -> None:
    state, _ = answer("solo_01")
    assert "i3_b1" in seen(state).removed
    assert refuse(state, "build i3_b1") == ("R4.2", "not_on_offer")


def test_R11_4_discarded_roads_come_back_with_the_refill() -> None:
    mine = spender("h6_h1")
    state = solo(mine, cards=["solo_10", "solo_01"], offer=["l3_h1"], display=CALM).load()
    buy(state, "short_roads")
    assert objects(state) == (0, 0, 0)
    assert refuse(state, "long_road") == ("R4.2", "none_left")
    play(state, "take_loan")
    events = bought(state, "build l3_h1")
    assert "round_begins" not in kinds(events)
    cards = opponent(state).used
    assert cards[-2:] == ["solo_10", "solo_01"]


def test_R11_4_everything_is_on_offer_again_in_the_next_round() -> None:
    mine = spender("h6_h1", "long_road")
    state = solo(mine, cards=["solo_01"], gone=["tower"], display=CALM, round=2).load()
    assert objects(state) == (0, 1, 0)
    buy(state, "short_roads")
    assert (seen(state).round, objects(state)) == (3, (1, 1, 1))


# --- which tile -----------------------------------------------------------------------------------


def test_R11_5_i_choose_among_several_tiles() -> None:
    state, _ = answer("solo_02")
    assert turn(state) == ("choose_discard", 0)
    assert legal(state) == {"discard t4_f1", "discard h6_f2"}
    refusal = refused(state, "discard i3_b1")
    assert (refusal.rule, refusal.code) == ("R11.5", "not_matching")
    assert refusal.arguments == {"tile": Term("tile", "i3_b1")}
    assert refuse(state, "discard l3_h1") == ("R11.5", "not_matching")
    assert refuse(state, "long_road") == ("R3.2", "wrong_decision")
    events = told(state, "discard t4_f1")
    assert parts(events, "solo_tile") == [("t4_f1",)]
    assert turn(state) == ("buy", 0)
    assert offered(state) == ["i3_b1", "s4_m1", "p5_t1", "h6_f2"]


def test_R11_5_any_building_matches_every_tile() -> None:
    state, _ = answer("solo_11")
    assert legal(state) == {f"discard {tile}" for tile in OFFER[1:]}
    play(state, "discard s4_m1")
    assert turn(state) == ("buy", 0)
    assert objects(state) == (1, 1, 1)


def test_R11_5_in_the_middle_part() -> None:
    state, _ = answer("solo_05", gone=["p5"])
    assert legal(state) == {"discard t4_f1", "discard h6_f2"}
    state, _ = answer("solo_09", gone=["long_road", "short_roads"])
    assert legal(state) == {f"discard {tile}" for tile in OFFER[1:]}
    play(state, "discard h6_f2")
    assert "h6_f2" in seen(state).removed


def test_R11_5_one_matching_tile_goes_without_asking() -> None:
    state, events = answer("solo_02", gone=["h6"])
    assert (turn(state), parts(events, "solo_tile")) == (("buy", 0), [("t4_f1",)])


@pytest.mark.parametrize(
    ("card", "gone", "tile"),
    [
        ("solo_02", [], "h6_f2"),
        ("solo_11", [], "h6_f2"),
        ("solo_11", ["h6"], "p5_t1"),
        ("solo_11", ["h6", "p5"], "s4_m1"),
        ("solo_11", ["h6", "p5", "s4"], "t4_f1"),
    ],
)
def test_R11_5_the_dearest_tile_and_among_equals_the_rightmost(card: str, gone: list[str], tile: str) -> None:
    state, events = answer(card, gone=gone, options={"solo_building_choice": "dearest"})
    assert (turn(state), parts(events, "solo_tile")) == (("buy", 0), [(tile,)])


def test_R11_5_the_open_choice_is_kept_in_positions() -> None:
    state, _ = answer("solo_02")
    again = WONDERS.load(state.position())
    assert again.json() == state.json()
    assert again.legal() == state.legal()


# --- reshuffling ----------------------------------------------------------------------------------


def test_R11_6_the_reshuffle_card_of_the_rulebook() -> None:
    """All cards, this one included, form a new deck, and a new card is revealed at once."""
    used = ["solo_02", "solo_03", "solo_04"]
    state = facing("solo_14", used=used, options={"solo_building_choice": "dearest"}).load()
    events = bought(state, "build l3_h1")
    cards = [card for (card,) in parts(events, "solo_card")]
    assert cards[0] == "solo_14"
    assert kinds(events).count("solo_reshuffled") == cards.count("solo_14")
    assert opponent(state).used == [cards[-1]] != ["solo_14"]
    position = state.position()["solo"]
    assert sorted([*position["used"], *position["deck"]]) == sorted(CARD)
    assert turn(state) == ("buy", 0)


def test_R11_6_the_deck_never_runs_out() -> None:
    shuffles = 0
    for seed in range(6):
        state = fresh(seed, 1)
        while not state.over:
            wanted = [action for action in state.legal() if "loan" not in action]
            events = told(state, wanted[-1])
            shuffles += kinds(events).count("solo_reshuffled")
            assert opponent(state).deck >= 1
            assert "solo_14" not in opponent(state).used
    assert shuffles > 3


def test_R11_6_reshuffled_decks_differ() -> None:
    orders = set()
    for words in range(5):
        data = facing("solo_14", options={"solo_building_choice": "dearest"}).data()
        data["solo"]["random"] = [words, 2, 3, 4]
        state = WONDERS.load(data)
        buy(state, "build l3_h1")
        orders.add(tuple(state.position()["solo"]["deck"]))
    assert len(orders) > 1


# --- end ------------------------------------------------------------------------------------------


def test_R11_7_loans_and_all_normal_rules() -> None:
    state = facing("solo_01").load()
    assert "take_loan" in legal(state)
    play(state, "take_loan")
    assert own(state).coin_limit == 9
    assert refuse(state, "leave") == ("R3.4", "must_buy")


def last_turn(built: Sequence[str] = (), **more: Any) -> State:
    """The last coin of the last round."""
    mine = city(*built, now=["h6_h1", "long_road"])
    return buy(solo(mine, round=10, cards=["solo_06"], **more).load(), "short_roads")


def test_R11_7_the_game_ends_after_ten_rounds() -> None:
    state = last_turn()
    assert state.over
    assert (result(state).end, seen(state).round) == ("rounds", 10)


def test_R11_8_easy_the_sum_of_my_resources() -> None:
    state = last_turn(taken=["petra", "hippodrome"])
    assert result(state).scores[0]["opponent"] == sum(own(state).resources.values()) == 4
    assert opponent(state).score == 4


def test_R11_8_hard_the_rings_of_his_monuments_are_added() -> None:
    state = last_turn(taken=["petra", "hippodrome"], options={"solo_difficulty": "hard"})
    assert result(state).scores[0]["opponent"] == 4 + 1 + 2
    assert opponent(state).score == 7


def final(built: Sequence[str]) -> State:
    """The last round without any building; the last roads touch nothing but the sidewalk."""
    mine = City(built, now=["repaid", "tower f12", "long_road a12-d12"])
    state = play(solo(mine, round=10, cards=["solo_06"], display=CALM).load(), "short_roads")
    return lay(state, "k12-l12", "k11-l11", "j12")


def test_R11_8_i_must_have_more() -> None:
    """Two districts, a natural resource and the scarcest resource are more than three resources."""
    won = final(DISTRICTS)
    points = result(won).scores[0]
    assert (points["total"], points["opponent"], result(won).places) == (4, 3, [1])
    assert won.reward(0) == 1.0
    lost = last_turn()
    assert result(lost).places == [2]
    assert lost.reward(0) == 0.0


def test_R11_8_a_tie_is_not_enough() -> None:
    state = final(["long_road e9-e12"])
    points = result(state).scores[0]
    assert (points["total"], points["opponent"], result(state).places) == (0, 0, [2])
    assert state.reward(0) == 0.0


def test_R11_8_there_are_no_goals() -> None:
    assert score(last_turn())["goals"] == 0
