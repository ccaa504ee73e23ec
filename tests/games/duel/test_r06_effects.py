"""R6: effects of buildings and wonders."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.duel.positions import (
    DUEL,
    RICH,
    City,
    Situation,
    buildings,
    built_wonders,
    coins,
    decision,
    kinds,
    play,
    price,
    quoted,
    refused,
    revived,
    score,
    seen,
    unbuilt_wonders,
    units,
)
from games.duel.printed import CARD, WONDER
from ludopolis.games.duel.game import DuelState


def gained(situation: Situation, action: str) -> int:
    """The coins an action brings its player, besides the price."""
    state = situation.with_coins(RICH).load()
    cost = quoted(state, action).total
    play(state, action)
    return coins(state)[situation.seat] - RICH + cost


# --- immediate coins ------------------------------------------------------------------------------

GRAY = ["glassworks", "press", "glassblower", "drying_room"]
BROWN = ["quarry", "clay_pool", "lumber_yard", "sawmill", "brickyard"]
RED = ["guard_tower", "stable", "garrison", "walls", "barracks"]
YELLOW = ["tavern", "clay_reserve", "wood_reserve", "brewery", "forum", "customs_house"]
BLUE = ["theater", "altar", "baths", "statue", "temple"]
GREEN = ["scriptorium", "pharmacist", "workshop", "library", "dispensary"]


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "income"),
    [
        ("tavern", [], [], 4),
        ("tavern", ["stone_reserve"], ["clay_reserve"], 4),
        ("brewery", [], [], 6),
        ("brewery", ["tavern"], ["forum"], 6),
        ("chamber_of_commerce", GRAY[:2], GRAY[2:], 6),
        ("chamber_of_commerce", [*GRAY, *BROWN], [], 12),
        ("chamber_of_commerce", BROWN, GRAY, 0),
        ("port", BROWN[:3], BROWN[3:], 6),
        ("port", GRAY, BROWN, 0),
        ("armory", RED[:3], RED[3:], 3),
        ("armory", [], RED, 0),
        ("lighthouse", [], YELLOW, 1),
        ("lighthouse", YELLOW[1:4], YELLOW[4:], 4),
        ("arena", [], YELLOW, 0),
    ],
)
def test_R6_1_immediate_coins(card: str, mine: list[str], theirs: list[str], income: int) -> None:
    situation = Situation(
        age=CARD[card].age, available=[card], mine=City(buildings=mine), theirs=City(buildings=theirs)
    )
    assert gained(situation, f"build {card}") == income


@pytest.mark.parametrize("count", range(4))
def test_R6_1_arena_pays_2_a_wonder_built_in_the_own_city(count: int) -> None:
    me = City(built=["pyramids", "sphinx", "colossus"][:count], wonders=["great_lighthouse"])
    opponent = City(built=["piraeus", "mausoleum"])
    situation = Situation(age=3, available=["arena"], mine=me, theirs=opponent)
    assert gained(situation, "build arena") == 2 * count


def test_R6_1_coins_are_taken_once() -> None:
    state = Situation(age=3, left=6, available=["port", "armory"], mine=City(coins=20)).load()
    play(state, "build port", "discard armory")
    assert coins(state)[0] == 20 - 6


# --- guilds ---------------------------------------------------------------------------------------

COIN_GUILDS = {
    "merchants_guild": (YELLOW[:2], YELLOW[2:5]),
    "magistrates_guild": (BLUE[:2], BLUE[2:5]),
    "scientists_guild": (GREEN[:2], GREEN[2:5]),
    "tacticians_guild": (RED[:2], RED[2:5]),
    "shipowners_guild": (BROWN[:2], [*GRAY[:2], BROWN[2]]),
}


@pytest.mark.parametrize("guild", COIN_GUILDS)
@pytest.mark.parametrize("swapped", [False, True], ids=["fewer", "more"])
def test_R6_2_guild_takes_the_larger_number_whoever_owns_it(guild: str, swapped: bool) -> None:
    two, three = COIN_GUILDS[guild]
    mine, theirs = (three, two) if swapped else (two, three)
    cities = Situation(age=3, available=[guild], mine=City(buildings=mine), theirs=City(buildings=theirs))
    assert gained(cities, f"build {guild}") == 3
    owner = replace(cities, available=[], mine=City(buildings=[*mine, guild]))
    assert score(owner.load())["guilds"] == 3
    assert score(owner.load(), 1)["guilds"] == 0


@pytest.mark.parametrize("guild", COIN_GUILDS)
def test_R6_2_equal_numbers_count_once(guild: str) -> None:
    two, three = COIN_GUILDS[guild]
    cities = Situation(age=3, available=[guild], mine=City(buildings=two), theirs=City(buildings=three[:2]))
    assert gained(cities, f"build {guild}") == 2


@pytest.mark.parametrize(("mine", "theirs"), [(3, 2), (2, 3), (3, 0), (0, 3)])
def test_R6_2_builders_guild_scores_2_a_wonder_and_pays_nothing(mine: int, theirs: int) -> None:
    me = City(built=["pyramids", "sphinx", "colossus"][:mine])
    opponent = City(built=["piraeus", "mausoleum", "appian_way"][:theirs])
    situation = Situation(age=3, available=["builders_guild"], mine=me, theirs=opponent)
    assert gained(situation, "build builders_guild") == 0
    owner = replace(situation, available=[], mine=me.plus(["builders_guild"]))
    assert score(owner.load())["guilds"] == 6


@pytest.mark.parametrize(("mine", "theirs", "points"), [(14, 2, 4), (2, 14, 4), (2, 2, 0), (15, 14, 5)])
def test_R6_2_moneylenders_guild_scores_sets_of_3_coins(mine: int, theirs: int, points: int) -> None:
    me = City(coins=mine, buildings=["moneylenders_guild"])
    state = Situation(age=3, mine=me, theirs=City(coins=theirs)).load()
    assert score(state)["guilds"] == points
    assert score(state)["treasury"] == mine // 3


def test_R6_2_moneylenders_guild_pays_nothing() -> None:
    situation = Situation(age=3, available=["moneylenders_guild"], theirs=City(coins=50))
    assert gained(situation, "build moneylenders_guild") == 0


def test_R6_2_the_city_may_change_until_the_end() -> None:
    state = Situation(
        age=3,
        left=9,
        available=["magistrates_guild", "obelisk", "palace", "town_hall"],
        mine=City(coins=50, buildings=["theater"]),
        theirs=City(coins=50, buildings=["altar", "baths"]),
    ).load()
    play(state, "build magistrates_guild", "discard obelisk", "build palace", "build town_hall")
    assert score(state)["guilds"] == 3
    assert coins(state)[0] == 50 - 8 + 2 - 10


# --- prices and choices from the next construction on ---------------------------------------------


def test_R6_3_a_choice_producer_does_not_pay_for_itself() -> None:
    me = City(wonders=["great_lighthouse"])
    assert price(Situation(available=["altar"], mine=me), "wonder great_lighthouse altar") == 8


@pytest.mark.parametrize(
    ("helper", "card", "before", "after"),
    [
        ("customs_house", "laboratory", 6, 4),
        ("forum", "laboratory", 6, 4),
        ("caravansery", "laboratory", 6, 4),
        ("caravansery", "rostrum", 4, 2),
    ],
)
def test_R6_3_help_starts_with_the_next_construction(helper: str, card: str, before: int, after: int) -> None:
    state = Situation(age=2, left=6, available=[helper, card, "walls"], mine=City(coins=50)).load()
    assert quoted(state, f"build {card}").total == before
    play(state, f"build {helper}", "discard walls")
    assert quoted(state, f"build {card}").total == after


# --- seven wonders --------------------------------------------------------------------------------

SIX_BUILT = Situation(
    age=2,
    left=6,
    available=["walls", "forum", "rostrum"],
    mine=City(coins=40, built=["colossus", "piraeus"], wonders=["sphinx", "great_lighthouse"]),
    theirs=City(coins=40, built=["mausoleum", "appian_way", "circus_maximus", "great_library"]),
)


def test_R6_4_the_seventh_wonder_returns_the_last_one() -> None:
    state = SIX_BUILT.load()
    assert unbuilt_wonders(state) == ["great_lighthouse", "sphinx"]
    play(state, "wonder sphinx walls")
    assert unbuilt_wonders(state) == []
    assert refused(state, "wonder great_lighthouse forum").rule == "R6.4"
    assert score(state)["wonders"] == 3 + 2 + 6


def test_R6_4_the_sixth_wonder_returns_nothing() -> None:
    me = City(coins=40, built=["colossus"], wonders=["sphinx", "pyramids", "piraeus"])
    state = play(replace(SIX_BUILT, mine=me).load(), "wonder sphinx walls")
    assert unbuilt_wonders(state) == ["piraeus", "pyramids"]


# --- play again -----------------------------------------------------------------------------------

PLAY_AGAIN = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]
ONCE_ONLY = [wonder for wonder in WONDER if wonder not in PLAY_AGAIN]


def built_first(wonder: str, theology: bool) -> DuelState:
    progress = ["theology"] if theology else []
    me = City(coins=RICH, wonders=[wonder], progress=progress)
    state = Situation(age=2, left=6, available=["walls"], mine=me, removed=["law"]).load()
    play(state, f"wonder {wonder} walls")
    while decision(state)[0] != "play_card":
        play(state, state.legal()[0])
    return state


@pytest.mark.parametrize("wonder", PLAY_AGAIN)
def test_R6_5_wonders_with_play_again(wonder: str) -> None:
    assert built_first(wonder, theology=False).seat == 0


@pytest.mark.parametrize("wonder", ONCE_ONLY)
def test_R6_5_wonders_without_play_again(wonder: str) -> None:
    assert built_first(wonder, theology=False).seat == 1


@pytest.mark.parametrize("wonder", WONDER)
def test_R6_5_theology_gives_every_wonder_one_extra_turn(wonder: str) -> None:
    state = built_first(wonder, theology=True)
    assert state.seat == 0
    play(state, next(action for action in state.legal() if action.startswith("discard")))
    assert state.seat == 1


def test_R6_5_an_earned_extra_turn_survives_saving_in_the_middle_of_a_choice() -> None:
    me = City(coins=RICH, wonders=["statue_of_zeus"], progress=["theology"])
    opponent = City(buildings=["quarry", "press"])
    state = Situation(age=2, left=6, available=["walls"], mine=me, theirs=opponent).load()
    play(state, "wonder statue_of_zeus walls")
    again = DUEL.load(state.json())
    assert again.legal() == ["demolish quarry"]
    again.play("demolish quarry")
    assert again.seat == 0


def test_R6_5_theology_of_the_opponent_does_not_help() -> None:
    me = City(coins=RICH, wonders=["pyramids"])
    situation = Situation(age=2, left=6, available=["walls"], mine=me, theirs=City(progress=["theology"]))
    assert play(situation.load(), "wonder pyramids walls").seat == 1


def test_R6_5_an_extra_turn_with_a_building_is_the_last_one() -> None:
    state = built_first("sphinx", theology=False)
    play(state, next(action for action in state.legal() if action.startswith("build")))
    assert state.seat == 1


def test_R6_5_an_extra_turn_with_another_such_wonder_gives_another() -> None:
    me = City(coins=RICH, wonders=PLAY_AGAIN[:4])
    state = Situation(age=2, left=6, available=["walls", "forum", "rostrum", "temple"], mine=me).load()
    for wonder, card in zip(PLAY_AGAIN, ["walls", "forum", "rostrum", "temple"], strict=False):
        play(state, f"wonder {wonder} {card}")
        assert state.seat == 0


# --- wonder by wonder -----------------------------------------------------------------------------


def wonder_built(
    wonder: str, theirs: City | None = None, removed: Sequence[str] = (), discard: Sequence[str] = ()
) -> DuelState:
    me = City(coins=RICH, wonders=[wonder])
    situation = Situation(
        available=["altar"], mine=me, theirs=theirs or City(), removed=removed, discard=discard
    )
    return play(situation.load(), f"wonder {wonder} altar")


@pytest.mark.parametrize(("before", "after"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_R6_6_appian_way(before: int, after: int) -> None:
    state = wonder_built("appian_way", City(coins=before))
    assert coins(state) == [RICH - 10 + 3, after]
    assert (state.seat, score(state)["wonders"]) == (0, 3)


DEMOLISHERS = [("circus_maximus", GRAY[:2]), ("statue_of_zeus", BROWN[:3])]


@pytest.mark.parametrize(("wonder", "victims"), DEMOLISHERS)
def test_R6_6_demolition_is_a_choice_among_one_colour_and_mandatory(wonder: str, victims: list[str]) -> None:
    state = wonder_built(wonder, City(buildings=[*GRAY[:2], *BROWN[:3], "theater"]))
    assert (state.pawn, score(state)["wonders"]) == (1, 3)
    assert decision(state) == ("choose_opponent_card", 0)
    assert sorted(state.legal()) == sorted(f"demolish {card}" for card in victims)


def test_R6_6_demolition_refuses_other_cards() -> None:
    state = wonder_built("circus_maximus", City(buildings=[*GRAY[:2], "quarry"]))
    assert refused(state, "demolish quarry").code == "wrong_colour"
    assert refused(state, "demolish tavern").code == "not_opponents_card"
    assert refused(state, "discard tavern").rule == "R11.1"


@pytest.mark.parametrize(
    ("wonder", "card", "resource"),
    [
        ("circus_maximus", "glassworks", "glass"),
        ("circus_maximus", "press", "papyrus"),
        ("statue_of_zeus", "quarry", "stone"),
        ("statue_of_zeus", "clay_pit", "clay"),
        ("statue_of_zeus", "lumber_yard", "wood"),
    ],
)
def test_R6_6_demolition_ends_production_prices_and_counts(wonder: str, card: str, resource: str) -> None:
    state = wonder_built(wonder, City(buildings=[card]))
    assert units(state)[resource] == 3
    play(state, f"demolish {card}")
    assert seen(state).discard_pile == [card]
    assert buildings(state, 1) == []
    assert set(units(state).values()) == {2}
    assert set(seen(state).cities[1].production.values()) == {0}
    assert decision(state) == ("play_card", 1)


def test_R6_6_a_demolished_card_counts_no_more() -> None:
    me = City(coins=RICH, wonders=["statue_of_zeus"])
    state = Situation(
        age=3,
        left=6,
        available=["armory", "port"],
        mine=me,
        theirs=City(coins=6, buildings=["quarry", "clay_pool"]),
    ).load()
    play(state, "wonder statue_of_zeus armory", "demolish quarry", "build port")
    assert coins(state)[1] == 2


def test_R6_6_colossus() -> None:
    state = wonder_built("colossus")
    assert (state.pawn, score(state)["wonders"], state.seat) == (2, 3, 1)


def test_R6_6_great_library() -> None:
    state = wonder_built("great_library", removed=["masonry", "philosophy", "theology", "law", "economy"])
    assert decision(state) == ("choose_library", 0)
    assert sorted(state.legal()) == ["library masonry", "library philosophy", "library theology"]
    assert refused(state, "library law").code == "progress_not_drawn"
    board = seen(state).progress_board
    play(state, "library philosophy")
    assert seen(state).cities[0].progress == ["philosophy"]
    assert seen(state).progress_board == board
    assert (score(state)["progress"], score(state)["wonders"], state.seat) == (7, 4, 1)


def test_R6_6_great_lighthouse() -> None:
    city = seen(wonder_built("great_lighthouse")).cities[0]
    assert (city.raw_choices, city.goods_choices, city.score["wonders"]) == (1, 0, 4)
    me = City(built=["great_lighthouse"])
    for card, cost in (("stable", 0), ("garrison", 0), ("baths", 0), ("apothecary", 2), ("workshop", 2)):
        assert price(Situation(available=[card], mine=me), f"build {card}") == cost


def test_R6_6_hanging_gardens() -> None:
    state = wonder_built("hanging_gardens")
    assert (coins(state)[0], score(state)["wonders"], state.seat) == (RICH - 8 + 6, 3, 0)


def test_R6_6_mausoleum_chooses_any_discarded_card() -> None:
    state = wonder_built("mausoleum", discard=["press", "baths", "tavern"])
    assert decision(state) == ("choose_from_discard", 0)
    assert sorted(state.legal()) == ["revive baths", "revive press", "revive tavern"]
    assert refused(state, "revive altar").code == "not_in_discard"
    play(state, "revive tavern")
    assert coins(state)[0] == RICH - 10 + 4
    assert buildings(state) == ["tavern"]
    assert sorted(seen(state).discard_pile) == ["baths", "press"]
    assert (score(state)["wonders"], state.seat) == (2, 1)


def test_R6_6_mausoleum_is_no_purchase_for_economy() -> None:
    situation = Situation(age=2, theirs=City(coins=0, progress=["economy"]))
    state = revived(situation, "aqueduct")
    assert coins(state) == [0, 10]


def test_R6_6_mausoleum_moves_the_pawn_and_can_win() -> None:
    assert revived(Situation(age=2), "walls").pawn == 2
    assert revived(Situation(age=2, pawn=7), "walls").over


def test_R6_6_mausoleum_builds_producers_and_price_cards() -> None:
    assert seen(revived(Situation(age=2), "sawmill")).cities[0].production["wood"] == 2
    assert units(revived(Situation(age=2), "customs_house"))["glass"] == 1


def test_R6_6_piraeus() -> None:
    city = seen(wonder_built("piraeus")).cities[0]
    assert (city.raw_choices, city.goods_choices, city.score["wonders"]) == (0, 1, 2)
    me = City(built=["piraeus"])
    for card, cost in (("apothecary", 0), ("workshop", 0), ("baths", 2)):
        assert price(Situation(available=[card], mine=me), f"build {card}") == cost


@pytest.mark.parametrize(
    ("wonder", "points", "treasury", "seat"),
    [
        ("pyramids", 9, RICH - 8, 1),
        ("sphinx", 6, RICH - 8, 0),
        ("temple_of_artemis", 0, RICH - 8 + 12, 0),
    ],
)
def test_R6_6_pyramids_sphinx_and_temple(wonder: str, points: int, treasury: int, seat: int) -> None:
    state = wonder_built(wonder)
    assert built_wonders(state) == [wonder]
    assert (score(state)["wonders"], coins(state)[0], state.seat) == (points, treasury, seat)
    assert state.pawn == 0


def test_R6_7_order_of_a_wonder() -> None:
    me = City(coins=RICH, wonders=["statue_of_zeus"], progress=["theology"])
    opponent = City(buildings=["quarry"])
    state = Situation(age=2, slots={18: "walls"}, mine=me, theirs=opponent, pawn=2).load()
    told_in_order = dict.fromkeys(kinds(state, "wonder statue_of_zeus walls", "demolish quarry"))
    assert [*told_in_order] == [
        "wonder_built",
        "pawn_moved",
        "looted",
        "demolished",
        "revealed",
        "play_again",
    ]
