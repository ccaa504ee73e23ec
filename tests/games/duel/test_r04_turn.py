"""R4: the turn, the discard pile and the end of an age."""

import pytest

from games.duel.positions import (
    RICH,
    City,
    Situation,
    available_cards,
    buildings,
    built_wonders,
    coins,
    decision,
    fresh,
    kinds,
    play,
    price,
    refused,
    score,
    seen,
    told,
)

# --- one card, three ways -------------------------------------------------------------------------


def test_R4_1_three_uses_of_every_available_card() -> None:
    me = City(coins=RICH, wonders=["sphinx", "pyramids", "colossus", "piraeus"])
    state = Situation(available=["tavern", "altar"], mine=me).load()
    cards = available_cards(state)
    assert len(cards) == 6
    uses = ["build", "discard", *(f"wonder {wonder}" for wonder in me.wonders)]
    assert sorted(state.legal()) == sorted(f"{use} {card}" for use in uses for card in cards)


@pytest.mark.parametrize("action", ["build tavern", "discard tavern", "wonder pyramids tavern"])
def test_R4_1_a_turn_takes_exactly_one_card_and_the_opponent_follows(action: str) -> None:
    me = City(coins=RICH, wonders=["pyramids"])
    state = Situation(available=["tavern"], mine=me).load()
    before = {slot.slot for slot in seen(state).structure}
    play(state, action)
    assert len(before) - len(seen(state).structure) == 1
    assert "tavern" not in {slot.card for slot in seen(state).structure}
    assert decision(state) == ("play_card", 1)


def test_R4_1_a_card_is_played_once() -> None:
    state = Situation(available=["tavern"]).load()
    play(state, "discard tavern")
    assert refused(state, "discard tavern").code == "already_played"


# --- order ----------------------------------------------------------------------------------------


def test_R4_2_payment_then_effects_then_reveal() -> None:
    state = Situation(
        age=2,
        slots={18: "walls"},
        mine=City(coins=4),
        theirs=City(progress=["economy"]),
        pawn=2,
    ).load()
    told_in_order = dict.fromkeys(kinds(state, "build walls"))
    assert [*told_in_order] == ["built", "trade_income", "pawn_moved", "looted", "revealed"]


def test_R4_2_chain_coins_then_own_coins() -> None:
    me = City(coins=0, buildings=["tavern"], progress=["urbanism"])
    state = Situation(age=3, slots={18: "lighthouse"}, mine=me).load()
    events = told(state, "build lighthouse")
    assert [event.kind for event in events[:3]] == ["built_by_chain", "coins_gained", "coins_gained"]
    assert [event.parts["coins"] for event in events[1:3]] == [4, 2]


def test_R4_2_seventh_wonder_is_checked_before_its_effects() -> None:
    state = Situation(
        age=2,
        slots={18: "walls"},
        mine=City(coins=20, built=["pyramids", "colossus", "piraeus"], wonders=["appian_way"]),
        theirs=City(built=["mausoleum", "sphinx", "circus_maximus"], progress=["economy"]),
    ).load()
    told_in_order = dict.fromkeys(kinds(state, "wonder appian_way walls"))
    assert [*told_in_order] == [
        "wonder_built",
        "trade_income",
        "wonder_returned",
        "coins_gained",
        "coins_lost",
        "revealed",
        "play_again",
    ]


def test_R4_2_choices_come_before_the_reveal() -> None:
    me = City(coins=20, buildings=["workshop"])
    state = Situation(age=2, slots={18: "laboratory"}, mine=me, board=["agriculture"]).load()
    assert kinds(state, "build laboratory", "progress agriculture") == [
        "built",
        "pair",
        "progress_gained",
        "coins_gained",
        "revealed",
    ]


def test_R4_2_supremacy_stops_everything() -> None:
    me = City(coins=20, wonders=["statue_of_zeus"])
    opponent = City(buildings=["quarry"])
    state = Situation(age=2, slots={18: "walls"}, mine=me, theirs=opponent, pawn=8).load()
    assert kinds(state, "wonder statue_of_zeus walls") == [
        "wonder_built",
        "pawn_moved",
        "supremacy_military",
        "game_over",
    ]
    assert state.legal() == []


def test_R4_2_the_reveal_comes_before_the_extra_turn() -> None:
    me = City(coins=20, wonders=["sphinx"])
    state = Situation(age=2, slots={18: "walls", 15: "forum"}, mine=me).load()
    assert kinds(state, "wonder sphinx walls")[-2:] == ["revealed", "play_again"]
    assert "build forum" in state.legal()


# --- the three ways -------------------------------------------------------------------------------


def test_R4_3_building_costs_its_price_and_stays_in_the_city() -> None:
    state = Situation(age=2, available=["walls"], mine=City(coins=9)).load()
    play(state, "build walls")
    assert coins(state) == [5, 7]
    assert buildings(state) == ["walls"]
    assert "walls" not in seen(state).discard_pile


def test_R4_3_building_needs_all_the_coins() -> None:
    situation = Situation(age=2, available=["walls"])
    assert "build walls" in situation.with_coins(4).load().legal()
    assert refused(situation.with_coins(3).load(), "build walls").code == "too_expensive"


@pytest.mark.parametrize(("yellow", "income"), [([], 2), (["tavern"], 3), (["tavern", "clay_reserve"], 4)])
def test_R4_4_discarding_brings_2_coins_and_1_a_yellow_card(yellow: list[str], income: int) -> None:
    me = City(coins=0, buildings=[*yellow, "theater"])
    rich_in_yellow = City(buildings=["brewery", "forum"])
    state = Situation(age=2, available=["aqueduct"], mine=me, theirs=rich_in_yellow).load()
    assert seen(state).cities[0].discard_income == income
    play(state, "discard aqueduct")
    assert coins(state) == [income, 7]
    assert "aqueduct" in seen(state).discard_pile
    assert "aqueduct" not in buildings(state)


def test_R4_5_the_card_under_a_wonder_has_no_effect() -> None:
    me = City(coins=8, wonders=["pyramids"])
    state = Situation(age=3, available=["pretorium"], mine=me).load()
    play(state, "wonder pyramids pretorium")
    assert coins(state)[0] == 0
    assert state.pawn == 0
    assert buildings(state) == []
    assert "pretorium" not in seen(state).discard_pile
    pyramids = [wonder for wonder in seen(state).cities[0].wonders if wonder.wonder == "pyramids"]
    assert pyramids[0].built_with == "pretorium"


def test_R4_5_the_card_under_a_wonder_counts_for_nothing() -> None:
    me = City(coins=RICH, wonders=["piraeus"])
    situation = Situation(age=2, left=6, available=["brewery", "laboratory"], mine=me)
    state = play(situation.load(), "wonder piraeus brewery")
    assert seen(state).cities[0].discard_income == 2
    assert score(state)["yellow"] == 0
    under = City(built=["piraeus"], under={"piraeus": "brewery"})
    assert price(Situation(age=3, available=["arena"], mine=under), "build arena") == 6


def test_R4_5_any_available_card_may_be_used_even_an_unaffordable_guild() -> None:
    me = City(coins=0, buildings=["shelf_quarry", "quarry", "press"], wonders=["pyramids"])
    state = Situation(age=3, available=["merchants_guild"], mine=me).load()
    assert "build merchants_guild" not in state.legal()
    play(state, "wonder pyramids merchants_guild")
    assert built_wonders(state) == ["pyramids"]
    assert score(state)["guilds"] == 0


WONDERLAND = Situation(
    age=2,
    available=["walls"],
    mine=City(coins=RICH, built=["sphinx"], wonders=["pyramids"]),
    theirs=City(wonders=["colossus"], built=["piraeus"]),
)


@pytest.mark.parametrize(
    ("wonder", "code"),
    [
        ("colossus", "wonder_not_owned"),
        ("piraeus", "wonder_already_built"),
        ("sphinx", "wonder_already_built"),
    ],
)
def test_R4_5_only_an_own_unbuilt_wonder_can_be_built(wonder: str, code: str) -> None:
    refusal = refused(WONDERLAND.load(), f"wonder {wonder} walls")
    assert (refusal.rule, refusal.code) == ("R4.5", code)


def test_R4_5_a_wonder_needs_all_the_coins() -> None:
    assert price(WONDERLAND, "wonder pyramids walls") == 8
    poor = WONDERLAND.with_coins(7).load()
    assert refused(poor, "wonder pyramids walls").code == "wonder_too_expensive"


def test_R4_6_the_discard_pile_is_public_and_has_no_hidden_cards() -> None:
    state = Situation(
        available=["tavern", "altar", "baths"],
        mine=City(coins=20, wonders=["circus_maximus"]),
        theirs=City(buildings=["press"]),
    ).load()
    play(state, "wonder circus_maximus tavern", "demolish press", "discard altar")
    for seat in (0, 1, -1):
        assert sorted(seen(state, seat).discard_pile) == ["altar", "press"]


# --- the end of an age ----------------------------------------------------------------------------


LAST = {1: "tavern", 2: "walls"}
WEAKER = [(3, 1), (1, 1), (-1, 0), (-4, 0)]


@pytest.mark.parametrize("first_player", [0, 1])
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("pawn", "weaker"), WEAKER)
def test_R4_7_the_weaker_player_chooses_who_begins(
    age: int, last: int, pawn: int, weaker: int, first_player: int
) -> None:
    situation = Situation(
        age=age, seat=last, first_player=first_player, pawn=pawn, left=1, available=[LAST[age]]
    )
    for choice, starter in (("begin_self", weaker), ("begin_opponent", 1 - weaker)):
        state = play(situation.load(), f"discard {LAST[age]}")
        assert decision(state) == ("choose_starter", weaker)
        assert state.legal() == ["begin_self", "begin_opponent"]
        play(state, choice)
        assert (state.age, decision(state)) == (age + 1, ("play_card", starter))


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [0, 1])
def test_R4_7_with_the_pawn_on_0_the_last_player_begins(age: int, last: int) -> None:
    state = Situation(age=age, seat=last, left=1, available=[LAST[age]]).load()
    play(state, f"discard {LAST[age]}")
    assert (state.age, decision(state)) == (age + 1, ("play_card", last))


def test_R4_7_the_next_structure_is_laid_out_before_the_choice() -> None:
    state = Situation(left=1, available=["tavern"], pawn=1).load()
    assert kinds(state, "discard tavern") == ["discarded", "age_begins"]
    assert sum(slot.card is not None for slot in seen(state).structure) == 12


def test_R4_7_an_age_lasts_twenty_cards() -> None:
    state = fresh(5, first_game_wonders=True)
    for _ in range(19):
        state.play(next(action for action in state.legal() if action.startswith("discard")))
    assert state.age == 1
    state.play(state.legal()[-1])
    assert state.age == 2


def test_R4_7_after_age_3_the_game_is_scored() -> None:
    state = Situation(age=3, left=1, available=["port"]).load()
    play(state, "discard port")
    assert state.over
    assert refused(state, "begin_self").rule == "R10.1"
