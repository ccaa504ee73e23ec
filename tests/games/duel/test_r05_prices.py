"""R5: prices and payment."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from games.duel.positions import (
    City,
    Situation,
    coins,
    fresh,
    paid,
    play,
    price,
    quoted,
    refused,
    seen,
    units,
)
from games.duel.printed import CARD, CARDS, RESOURCES, WONDER, WONDERS, Card, Wonder, coins_in, units_in
from ludopolis.games.duel.game import DuelState

BLUE = [card for card in CARDS if card.colour == "blue"]
MAKERS = [card for card in CARDS if card.produces]


def building(id: str, mine: City | None = None, theirs: City | None = None) -> int:
    """The price of a building between two cities."""
    situation = Situation(age=CARD[id].age, available=[id], mine=mine or City(), theirs=theirs or City())
    return price(situation, f"build {id}")


def wonder(id: str, mine: City | None = None, theirs: City | None = None) -> int:
    """The price of a wonder between two cities, in age II."""
    me = replace(mine or City(), wonders=[id])
    situation = Situation(age=2, available=["barracks"], mine=me, theirs=theirs or City())
    return price(situation, f"wonder {id} barracks")


# --- costs and production -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost"), [("lumber_yard", 0), ("scriptorium", 2), ("baths", 2), ("caravansery", 2 + 2 + 2)]
)
def test_R5_1_coin_part_and_resource_part(card: str, cost: int) -> None:
    assert building(card) == cost


def test_R5_2_production_is_not_used_up() -> None:
    me = City(coins=0, buildings=["lumber_yard", "quarry"])
    state = Situation(available=["stable", "baths", "tavern"], mine=me).load()
    play(state, "build stable", "discard tavern", "build baths")
    assert coins(state)[0] == 0


def test_R5_2_all_production_counts_in_one_construction() -> None:
    assert building("courthouse", City(buildings=["sawmill", "glassworks"])) == 0
    assert building("courthouse", City(buildings=["lumber_yard", "logging_camp", "glassblower"])) == 0
    assert building("courthouse", City(buildings=["lumber_yard", "press"])) == 2 + 2


@pytest.mark.parametrize("card", MAKERS, ids=lambda card: card.id)
def test_R5_2_units_of_each_producer(card: Card) -> None:
    needs = {"W": "siege_workshop", "C": "arsenal", "S": "town_hall", "G": "academy", "P": "pantheon"}
    wanted = needs[card.produces[0]]
    saved = 2 * len(card.produces)
    assert building(wanted, City(buildings=[card.id])) == building(wanted) - saved


@pytest.mark.parametrize(
    ("card", "city", "cost"),
    [
        ("arsenal", City(buildings=["caravansery"]), 8),
        ("arsenal", City(built=["great_lighthouse"]), 8),
        ("arsenal", City(buildings=["caravansery"], built=["great_lighthouse"]), 6),
        ("arsenal", City(buildings=["forum"], built=["piraeus"]), 10),
        ("town_hall", City(buildings=["caravansery"]), 8),
        ("study", City(buildings=["forum"]), 6),
        ("study", City(built=["piraeus"]), 6),
        ("study", City(buildings=["forum"], built=["piraeus"]), 4),
        ("chamber_of_commerce", City(buildings=["forum"], built=["piraeus"]), 0),
        ("chamber_of_commerce", City(buildings=["forum"]), 2),
        ("chamber_of_commerce", City(buildings=["caravansery"], built=["great_lighthouse"]), 4),
        ("academy", City(buildings=["forum"], built=["piraeus"]), 4),
    ],
)
def test_R5_2_choice_producers_give_one_unit_each(card: str, city: City, cost: int) -> None:
    assert building(card, city) == cost


def test_R5_2_the_choice_is_made_anew_each_time() -> None:
    me = City(coins=0, buildings=["caravansery"])
    state = Situation(age=3, left=9, available=["arena", "port", "obelisk", "circus"], mine=me).load()
    assert quoted(state, "build arena").total == 4
    assert {line.resource: line.chosen for line in quoted(state, "build port").lines}["wood"] == 1
    assert {line.resource: line.chosen for line in quoted(state, "build obelisk").lines}["stone"] == 1


# --- trade ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", MAKERS, ids=lambda card: card.id)
def test_R5_3_units_of_the_opponent_raise_the_price(card: Card, seat: int) -> None:
    state = Situation(age=2, seat=seat, theirs=City(buildings=[card.id])).load()
    produced = units_in(card.produces)
    assert units(state, seat) == {id: 2 + produced.get(id, 0) for id in RESOURCES.values()}
    assert set(units(state, 1 - seat).values()) == {2}


@pytest.mark.parametrize(
    ("card", "fixed"),
    [
        ("wood_reserve", {"wood"}),
        ("clay_reserve", {"clay"}),
        ("stone_reserve", {"stone"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_R5_3_price_cards_fix_a_price_of_1(card: str, fixed: set[str]) -> None:
    sellers = City(buildings=["sawmill", "brickyard", "shelf_quarry", "glassblower", "drying_room"])
    state = Situation(age=2, mine=City(buildings=[card]), theirs=sellers).load()
    dear = {"wood": 4, "clay": 4, "stone": 4, "glass": 3, "papyrus": 3}
    assert units(state) == {id: 1 if id in fixed else cost for id, cost in dear.items()}
    assert 1 not in units(state, 1).values()


def test_R5_3_own_production_does_not_change_the_price_of_more() -> None:
    assert building("aqueduct", City(buildings=["shelf_quarry"])) == 2
    assert building("aqueduct", City(buildings=["quarry"]), City(buildings=["stone_pit"])) == 3 + 3


def test_R5_3_there_is_no_limit_to_what_is_bought() -> None:
    sellers = City(buildings=["sawmill", "lumber_yard", "logging_camp", "brickyard", "clay_pit", "clay_pool"])
    assert building("arsenal", theirs=sellers) == 5 * 6


# --- rebates and chains ---------------------------------------------------------------------------


@pytest.mark.parametrize("built", WONDERS, ids=lambda wonder: wonder.id)
def test_R5_4_architecture_saves_two_units_of_every_wonder(built: Wonder) -> None:
    library = ["scriptorium", "library"]
    me = City(buildings=library, progress=["architecture"])
    assert wonder(built.id, me) == 2 * (len(built.cost) - 2)


@pytest.mark.parametrize("card", BLUE, ids=lambda card: card.id)
def test_R5_4_masonry_saves_two_units_of_every_blue_card(card: Card) -> None:
    assert building(card.id, City(progress=["masonry"])) == 2 * max(0, len(card.cost) - 2)


def test_R5_4_the_dearest_units_are_dropped() -> None:
    dear_stone = City(buildings=["shelf_quarry", "quarry"])
    assert wonder("pyramids", City(progress=["architecture"]), dear_stone) == 5 + 2
    dear_papyrus = City(buildings=["press", "drying_room"])
    assert wonder("pyramids", City(progress=["architecture"]), dear_papyrus) == 2 + 2


def test_R5_4_with_two_units_missing_nothing_is_bought() -> None:
    me = City(buildings=["shelf_quarry"], progress=["architecture"])
    assert wonder("pyramids", me) == 0


def test_R5_4_the_rebate_of_the_opponent_does_not_help() -> None:
    assert wonder("pyramids", theirs=City(progress=["architecture"])) == 8
    assert building("town_hall", theirs=City(progress=["masonry"])) == 10


def test_R5_5_a_chain_makes_everything_free() -> None:
    assert building("barracks", City(buildings=["garrison"])) == 0
    expensive = City(buildings=["press", "drying_room", "brickyard", "shelf_quarry"])
    assert building("fortifications", City(buildings=["palisade"]), expensive) == 0


def test_R5_5_the_chain_is_always_used() -> None:
    state = Situation(age=2, available=["aqueduct"], mine=City(coins=50, buildings=["baths"])).load()
    quote = quoted(state, "build aqueduct")
    assert (quote.total, quote.chain, quote.lines) == (0, "drop", [])
    assert paid(state, "build aqueduct") == 0


def test_R5_5_chains_are_no_use_for_wonders() -> None:
    providers = [card.free_with for card in CARDS if card.free_with and CARD[card.free_with].age == 1]
    assert wonder("sphinx", City(buildings=providers)) == 8


def test_R5_6_total_is_the_coin_part_and_the_cheapest_trade() -> None:
    me = City(buildings=["forum"])
    sellers = City(buildings=["glassworks", "glassblower"])
    assert building("caravansery", me, sellers) == 2 + 2
    assert building("forum", theirs=City(buildings=["brickyard"])) == 3 + 4


def test_R5_6_the_player_is_never_asked_how_to_pay() -> None:
    me = City(coins=50, buildings=["caravansery", "forum"], progress=["masonry"])
    state = Situation(age=3, available=["palace"], mine=me).load()
    play(state, "build palace")
    assert state.seat == 1


# --- the minimum, exactly -------------------------------------------------------------------------


def test_R5_7_the_rebate_is_not_spent_where_a_choice_would_do() -> None:
    me = City(buildings=["caravansery", "lumber_yard"], progress=["architecture"])
    assert wonder("great_lighthouse", me, City(buildings=["shelf_quarry"])) == 0


def left_after(missing: str, helps: list[str], rebate: int) -> Iterator[str]:
    """What is left to buy, for every way to use the choice producers and the rebate."""
    for chosen in product(*helps):
        rest = list(missing)
        for letter in chosen:
            if letter in rest:
                rest.remove(letter)
        for kept in combinations(rest, max(0, len(rest) - rebate)):
            yield "".join(kept)


def cheapest(cost: str, mine: list[str], theirs: list[str], built: list[str], rebate: int) -> int:
    """The least price, by trying everything."""
    own = "".join(CARD[card].produces for card in mine)
    sold = "".join(CARD[card].produces for card in theirs)
    fixed = "".join(CARD[card].fixes for card in mine)
    helps = [CARD[card].choice for card in mine] + [WONDER[id].choice for id in built]
    missing = "".join(letter * max(0, cost.count(letter) - own.count(letter)) for letter in RESOURCES)
    bills = [
        sum(1 if letter in fixed else 2 + sold.count(letter) for letter in rest)
        for rest in left_after(missing, [choice for choice in helps if choice], rebate)
    ]
    return coins_in(cost) + min(bills)


def assert_all_prices_are_cheapest(state: DuelState) -> None:
    """Compare the prices and the legal actions of the active player with the search."""
    view = seen(state, state.seat)
    me = view.cities[state.seat]
    mine, theirs = (
        [card for cards in view.cities[seat].buildings.values() for card in cards]
        for seat in (state.seat, 1 - state.seat)
    )
    built = [wonder.wonder for wonder in me.wonders if wonder.built_with]
    legal = set(state.legal())
    free_card = next(slot.card for slot in view.structure if slot.available)
    for slot in view.structure:
        if slot.available and slot.card and slot.quote:
            card = CARD[slot.card]
            rebate = 2 if card.colour == "blue" and "masonry" in me.progress else 0
            least = 0 if card.free_with in mine else cheapest(card.cost, mine, theirs, built, rebate)
            assert slot.quote.total == least
            assert (f"build {card.id}" in legal) == (least <= me.coins)
    for owned in me.wonders:
        if owned.quote:
            rebate = 2 if "architecture" in me.progress else 0
            least = cheapest(WONDER[owned.wonder].cost, mine, theirs, built, rebate)
            assert owned.quote.total == least
            assert (f"wonder {owned.wonder} {free_card}" in legal) == (least <= me.coins)


OWNERS = st.sampled_from(["mine", "theirs", "nobody"])
TRADERS = [card.id for card in CARDS if card.produces or card.choice or card.fixes]
CHOOSERS = ["great_lighthouse", "piraeus"]


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(
    owners=st.fixed_dictionaries(dict.fromkeys([*TRADERS, *CHOOSERS, "masonry", "architecture"], OWNERS)),
    on_sale=st.lists(
        st.sampled_from([card.id for card in CARDS if card.age == 3]), min_size=2, max_size=2, unique=True
    ),
    seat=st.integers(0, 1),
    purse=st.integers(0, 12),
)
def test_R5_7_price_is_the_least_in_random_cities(
    owners: dict[str, str], on_sale: list[str], seat: int, purse: int
) -> None:
    def city(owner: str) -> City:
        owned = [id for id in owners if owners[id] == owner]
        return City(
            coins=purse,
            buildings=[id for id in owned if id in TRADERS],
            built=[id for id in owned if id in CHOOSERS],
            progress=[id for id in owned if id in ("masonry", "architecture")],
        )

    situation = Situation(age=3, seat=seat, available=on_sale, mine=city("mine"), theirs=city("theirs"))
    assert_all_prices_are_cheapest(situation.load())


@settings(
    max_examples=25, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
)
@given(seed=st.integers(0, 10**6), chance=st.randoms(use_true_random=False))
def test_R5_7_price_is_the_least_in_random_games(seed: int, chance: Random) -> None:
    state = fresh(seed)
    while not state.over:
        actions = state.legal()
        if state.decision() and actions[0].split()[0] in ("build", "discard"):
            assert_all_prices_are_cheapest(state)
        spending = [action for action in actions if not action.startswith("discard")]
        state.play(chance.choice(spending if spending and chance.random() < 0.8 else actions))


# --- payment --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "me"),
    [
        ("build arena", City(coins=5, built=["pyramids", "sphinx", "colossus"])),
        ("build chamber_of_commerce", City(coins=1, buildings=["press", "glassworks"])),
        ("wonder temple_of_artemis arena", City(coins=7, wonders=["temple_of_artemis"])),
        ("wonder hanging_gardens arena", City(coins=7, wonders=["hanging_gardens"])),
    ],
)
def test_R5_8_coins_of_the_construction_cannot_pay_for_it(action: str, me: City) -> None:
    situation = Situation(age=3, available=["arena", "chamber_of_commerce"], mine=me)
    assert refused(situation.load(), action).rule == "R5.8"
    assert action in situation.with_coins(me.coins + 1).load().legal()


def test_R5_9_coins_go_to_the_bank() -> None:
    state = Situation(age=2, available=["walls"], mine=City(coins=9)).load()
    assert coins(play(state, "build walls")) == [5, 7]


def test_R5_9_trade_goes_to_an_opponent_with_economy() -> None:
    owner = City(coins=1, progress=["economy"])
    situation = Situation(age=2, available=["walls"], mine=City(coins=9, wonders=["pyramids"]), theirs=owner)
    assert coins(play(situation.load(), "build walls")) == [5, 5]
    assert coins(play(situation.load(), "wonder pyramids walls")) == [1, 9]


def test_R5_9_own_economy_does_not_help() -> None:
    state = Situation(age=2, available=["walls"], mine=City(coins=9, progress=["economy"])).load()
    assert coins(play(state, "build walls")) == [5, 7]


def test_R5_9_a_chain_and_a_pure_coin_price_bring_economy_nothing() -> None:
    owner = City(coins=0, progress=["economy"])
    chain = Situation(age=2, available=["aqueduct"], mine=City(coins=9, buildings=["baths"]), theirs=owner)
    assert coins(play(chain.load(), "build aqueduct")) == [9, 0]
    pure = Situation(age=2, available=["barracks"], mine=City(coins=9), theirs=owner)
    assert coins(play(pure.load(), "build barracks")) == [6, 0]


def test_R5_10_examples_of_the_rulebook() -> None:
    assert building("aqueduct", theirs=City(buildings=["shelf_quarry"])) == 12
    quarry = City(buildings=["shelf_quarry"])
    assert building("fortifications", quarry, City(buildings=["clay_pool"])) == 3 + 2
    assert building("caravansery", theirs=City(buildings=["glassworks"])) == 2 + 3 + 2
