"""R8: science and progress."""

from dataclasses import replace

import pytest

from games.duel.positions import (
    GREEN_PAIRS,
    RICH,
    City,
    Situation,
    coins,
    decision,
    end,
    play,
    price,
    quoted,
    refused,
    revived,
    score,
    seen,
)
from games.duel.printed import CARD
from ludopolis.games.duel.game import DuelState


def pair(*, board: list[str], buildings: list[str] | None = None) -> DuelState:
    """Workshop and Laboratory make a pair; the treasury is empty then."""
    me = City(coins=6, buildings=["workshop", *(buildings or [])])
    state = Situation(age=2, left=6, available=["laboratory"], mine=me, board=board).load()
    return play(state, "build laboratory")


@pytest.mark.parametrize(("first", "second"), GREEN_PAIRS)
def test_R8_1_each_pair_of_symbols_brings_a_token(first: str, second: str) -> None:
    me = City(coins=RICH, buildings=[first])
    situation = Situation(age=CARD[second].age, available=[second], mine=me, board=["law", "economy"])
    state = play(situation.load(), f"build {second}")
    assert decision(state) == ("choose_progress", 0)
    assert {"progress law", "progress economy"} < {*state.legal()}
    assert len(state.legal()) == 5


@pytest.mark.parametrize("second", ["library", "dispensary", "school"])
def test_R8_1_different_symbols_are_no_pair(second: str) -> None:
    me = City(coins=RICH, buildings=["workshop"])
    state = Situation(age=2, available=[second], mine=me).load()
    assert decision(play(state, f"build {second}")) == ("play_card", 1)


def test_R8_1_symbols_of_the_opponent_make_no_pair() -> None:
    situation = Situation(
        age=2, available=["laboratory"], mine=City(coins=RICH), theirs=City(buildings=["workshop"])
    )
    assert decision(play(situation.load(), "build laboratory")) == ("play_card", 1)


def test_R8_1_tokens_are_not_replaced() -> None:
    state = pair(board=["law", "economy", "strategy", "masonry", "theology"])
    play(state, "progress economy")
    assert sorted(seen(state).progress_board) == ["law", "masonry", "strategy", "theology"]
    assert seen(state).cities[0].progress == ["economy"]
    assert decision(state) == ("play_card", 1)


def test_R8_1_the_choice_is_mandatory_and_among_the_tokens_on_the_board() -> None:
    state = pair(board=["law", "economy", "strategy", "masonry", "theology"])
    assert {action.split()[0] for action in state.legal()} == {"progress"}
    assert refused(state, "progress urbanism").rule == "R8.1"


def test_R8_1_a_symbol_is_kept_only_once() -> None:
    assert seen(pair(board=["law"])).cities[0].symbols == ["plumb"]


@pytest.mark.parametrize(("token", "income"), [("agriculture", 6), ("urbanism", 6), ("economy", 0)])
def test_R8_2_tokens_take_effect_at_once(token: str, income: int) -> None:
    state = play(pair(board=[token]), f"progress {token}")
    assert coins(state) == [income, 7]


def test_R8_2_law_from_the_board_can_win() -> None:
    me = City(coins=RICH, buildings=["workshop", "scriptorium", "pharmacist", "apothecary", "university"])
    state = Situation(age=3, available=["observatory"], mine=me, board=["law"]).load()
    play(state, "build observatory", "progress law")
    assert end(state) == ("science", [0])


# --- token by token -------------------------------------------------------------------------------


def test_R8_3_agriculture() -> None:
    state = play(pair(board=["agriculture"]), "progress agriculture")
    assert (coins(state)[0], score(state)["progress"]) == (6, 4)


@pytest.mark.parametrize(
    ("token", "wonder", "blue"), [("architecture", 4, 6), ("masonry", 8, 2), ("law", 8, 6)]
)
def test_R8_3_architecture_and_masonry(token: str, wonder: int, blue: int) -> None:
    me = City(wonders=["pyramids"], progress=[token])
    situation = Situation(age=2, available=["aqueduct"], mine=me)
    assert price(situation, "wonder pyramids aqueduct") == wonder
    assert price(situation, "build aqueduct") == blue


def test_R8_3_architecture_starts_with_the_next_wonder() -> None:
    me = City(coins=10, wonders=["great_library", "pyramids"])
    state = Situation(available=["tavern", "altar", "theater"], mine=me, removed=["architecture"]).load()
    play(state, "wonder great_library tavern", "library architecture", "discard altar")
    assert coins(state)[0] == 0
    assert quoted(state, "wonder pyramids").total == 4


@pytest.mark.parametrize(
    ("card", "me", "trade"),
    [
        ("courthouse", City(), 6),
        ("courthouse", City(buildings=["wood_reserve"]), 4),
        ("courthouse", City(buildings=["sawmill"]), 2),
        ("courthouse", City(buildings=["forum"]), 4),
        ("courthouse", City(progress=["masonry"]), 2),
        ("caravansery", City(), 4),
        ("customs_house", City(), 0),
    ],
)
def test_R8_3_economy_receives_exactly_what_is_paid_for_trade(card: str, me: City, trade: int) -> None:
    situation = Situation(age=2, available=[card], mine=me, theirs=City(coins=0, progress=["economy"]))
    state = play(situation.with_coins(RICH).load(), f"build {card}")
    assert coins(state)[1] == trade


def test_R8_3_law_is_a_symbol_and_never_a_pair() -> None:
    state = play(pair(board=["law"]), "progress law")
    assert seen(state).cities[0].symbols == ["plumb", "scales"]
    assert decision(state) == ("play_card", 1)


def test_R8_3_mathematics_scores_3_a_token() -> None:
    me = City(progress=["mathematics", "economy", "strategy"])
    assert score(Situation(age=2, mine=me).load())["progress"] == 9


def test_R8_3_mathematics_counts_a_token_of_the_great_library() -> None:
    me = City(built=["great_library"], progress=["economy", "strategy", "mathematics"])
    assert score(Situation(age=2, mine=me).load())["progress"] == 9


def test_R8_3_mathematics_does_not_count_tokens_of_the_opponent() -> None:
    situation = Situation(
        age=2, mine=City(progress=["mathematics"]), theirs=City(progress=["economy", "strategy"])
    )
    assert score(situation.load())["progress"] == 3
    assert score(situation.load(), 1)["progress"] == 0


def test_R8_3_philosophy() -> None:
    assert score(Situation(age=2, mine=City(progress=["philosophy"])).load())["progress"] == 7


def test_R8_3_strategy() -> None:
    me = City(coins=RICH, progress=["strategy"])
    state = Situation(age=2, available=["barracks"], mine=me).load()
    assert play(state, "build barracks").pawn == 2


def test_R8_3_theology_does_not_apply_to_the_great_library_that_brought_it() -> None:
    me = City(coins=RICH, wonders=["great_library", "pyramids"])
    state = Situation(available=["tavern", "altar", "theater"], mine=me, removed=["theology"]).load()
    play(state, "wonder great_library tavern", "library theology")
    assert decision(state) == ("play_card", 1)
    play(state, "discard altar", "wonder pyramids theater")
    assert decision(state) == ("play_card", 0)


URBAN = City(coins=0, buildings=["baths"], progress=["urbanism"])


def test_R8_3_urbanism_pays_4_for_a_chain() -> None:
    state = Situation(age=2, available=["aqueduct"], mine=URBAN).load()
    assert coins(play(state, "build aqueduct"))[0] == 4


def test_R8_3_urbanism_pays_even_if_the_price_would_be_0() -> None:
    producer = replace(URBAN, buildings=["baths", "shelf_quarry", "quarry"])
    state = Situation(age=2, available=["aqueduct"], mine=producer).load()
    assert coins(play(state, "build aqueduct"))[0] == 4


@pytest.mark.parametrize("card", ["glassblower", "statue", "brewery"])
def test_R8_3_urbanism_pays_nothing_for_cards_that_are_merely_free(card: str) -> None:
    me = replace(URBAN, buildings=["brickyard"])
    state = Situation(age=2, available=[card], mine=me).load()
    assert coins(play(state, f"build {card}"))[0] == (6 if card == "brewery" else 0)


def test_R8_3_urbanism_pays_nothing_for_the_mausoleum() -> None:
    assert coins(revived(Situation(age=2, mine=URBAN), "aqueduct"))[0] == 0


def test_R8_3_urbanism_pays_nothing_for_the_chain_that_brought_it() -> None:
    me = City(coins=0, buildings=["scriptorium"])
    state = Situation(age=2, available=["library"], mine=me, board=["urbanism"]).load()
    play(state, "build library", "progress urbanism")
    assert coins(state)[0] == 6


def test_R8_3_urbanism_of_the_opponent_pays_nobody() -> None:
    me = City(coins=0, buildings=["baths"])
    situation = Situation(age=2, available=["aqueduct"], mine=me, theirs=City(progress=["urbanism"]))
    assert coins(play(situation.load(), "build aqueduct")) == [0, 7]


# --- six symbols ----------------------------------------------------------------------------------

FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]


@pytest.mark.parametrize("seat", [0, 1])
def test_R8_4_six_different_symbols_win(seat: int) -> None:
    me = City(coins=RICH, buildings=FIVE)
    state = Situation(age=3, seat=seat, available=["academy"], mine=me).load()
    assert end(play(state, "build academy")) == ("science", [seat])


def test_R8_4_five_different_symbols_do_not_win() -> None:
    me = City(coins=RICH, buildings=[*FIVE[:4], "library", "school"])
    state = Situation(age=3, available=["academy"], mine=me).load()
    assert decision(play(state, "build academy")) == ("play_card", 1)


def test_R8_4_the_sixth_symbol_of_the_mausoleum_wins() -> None:
    state = revived(Situation(age=3, mine=City(buildings=FIVE)), "academy")
    assert end(state) == ("science", [0])
