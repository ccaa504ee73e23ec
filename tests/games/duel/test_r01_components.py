"""R1: the components, and everything printed on them."""

import pytest

from games.duel.positions import (
    DUEL,
    RICH,
    City,
    Situation,
    coins,
    decision,
    distance,
    end,
    fresh,
    paid,
    play,
    price,
    quoted,
    score,
    seen,
)
from games.duel.printed import (
    CARD,
    CARDS,
    RESOURCES,
    TOKENS,
    WONDERS,
    Card,
    Token,
    Wonder,
    coins_in,
    units_in,
)

PROVIDERS = [card.free_with for card in CARDS if card.free_with]
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
each_wonder = pytest.mark.parametrize("wonder", WONDERS, ids=lambda wonder: wonder.id)
each_token = pytest.mark.parametrize("token", TOKENS, ids=lambda token: token.id)


def full_price(cost: str) -> int:
    """What a cost is worth without any production: 2 coins a unit."""
    return coins_in(cost) + 2 * sum(units_in(cost).values())


def one_card(card: Card) -> Situation:
    return Situation(age=card.age, available=[card.id], mine=City(coins=RICH))


# --- counts ---------------------------------------------------------------------------------------


def test_R1_1_components_are_those_in_the_box() -> None:
    assert DUEL.components["card"] == [card.id for card in CARDS]
    assert DUEL.components["wonder"] == [wonder.id for wonder in WONDERS]
    assert DUEL.components["progress"] == [token.id for token in TOKENS]


def test_R1_1_counts() -> None:
    assert [sum(card.age == age for card in CARDS) for age in (1, 2, 3)] == [23, 23, 20 + 7]
    assert (len(WONDERS), len(TOKENS)) == (12, 10)
    assert seen(fresh(1)).loot == [[2, 5], [2, 5]]


def test_R1_2_colours_of_the_ages() -> None:
    assert set(DUEL.components["colour"]) == {"brown", "gray", "blue", "green", "yellow", "red", "purple"}
    colours = {age: {card.colour for card in CARDS if card.age == age} for age in (1, 2, 3)}
    assert "purple" not in colours[1] | colours[2]
    assert not colours[3] & {"brown", "gray"}


@each_card
def test_R1_2_colour_of_each_card(card: Card) -> None:
    state = play(one_card(card).load(), f"build {card.id}")
    assert seen(state).cities[0].buildings == {card.colour: [card.id]}


def test_R1_3_five_resources_of_two_kinds() -> None:
    assert DUEL.components["resource"] == ["wood", "clay", "stone", "glass", "papyrus"]
    made = {card.colour: "" for card in CARDS}
    for card in CARDS:
        made[card.colour] += card.produces
    assert set(made["brown"]) == set("WCS")
    assert set(made["gray"]) == set("GP")


@each_card
def test_R1_3_production_of_each_card(card: Card) -> None:
    state = play(one_card(card).load(), f"build {card.id}")
    city = seen(state).cities[0]
    assert {id: units for id, units in city.production.items() if units} == units_in(card.produces)
    assert (city.raw_choices, city.goods_choices) == (card.choice == "WCS", card.choice == "GP")


@pytest.mark.parametrize("seed", range(20))
def test_R1_4_every_card_is_dealt_once(seed: int) -> None:
    dealt = [card for structure in fresh(seed).position()["structures"] for card in structure]
    assert len(dealt) == len(set(dealt)) == 60


def test_R1_4_every_name_exists_once() -> None:
    for kind in ("card", "wonder", "progress"):
        assert len(set(DUEL.components[kind])) == len(DUEL.components[kind])


def test_R1_5_seven_symbols() -> None:
    green = ["quill", "mortar", "plumb", "wheel", "armillary", "sundial"]
    assert sorted(DUEL.components["symbol"]) == sorted([*green, "scales"])
    printed = [card.symbol for card in CARDS if card.symbol]
    assert sorted(printed) == sorted(green * 2)


@each_card
def test_R1_5_symbol_of_each_card(card: Card) -> None:
    state = play(one_card(card).load(), f"build {card.id}")
    assert seen(state).cities[0].symbols == ([card.symbol] if card.symbol else [])


def test_R1_6_seventeen_chains_lead_to_a_later_age() -> None:
    chains = [(CARD[card.free_with], card) for card in CARDS if card.free_with]
    assert len(chains) == len({source.id for source, _ in chains}) == 17
    assert all(source.age < card.age for source, card in chains)
    skipping = {(source.id, card.id) for source, card in chains if card.age - source.age == 2}
    assert skipping == {("palisade", "fortifications"), ("tavern", "lighthouse")}


@each_card
def test_R1_6_each_card_is_free_with_its_own_chain_only(card: Card) -> None:
    earlier = [id for id in PROVIDERS if CARD[id].age < card.age and id != card.free_with]
    others = Situation(age=card.age, available=[card.id], mine=City(buildings=earlier))
    assert price(others, f"build {card.id}") == full_price(card.cost)
    if card.free_with:
        me = City(buildings=[card.free_with])
        assert price(Situation(age=card.age, available=[card.id], mine=me), f"build {card.id}") == 0


def test_R1_7_the_bank_never_runs_out() -> None:
    me = City(coins=90, wonders=["temple_of_artemis"])
    state = Situation(available=["tavern"], mine=me, theirs=City(coins=90)).load()
    play(state, "wonder temple_of_artemis tavern")
    assert coins(state) == [90 - 8 + 12, 90]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_R1_8_backs_tell_the_age_and_guilds(age: int) -> None:
    guilds = {3: "merchants_guild", 15: "builders_guild", 18: "tacticians_guild"} if age == 3 else {}
    state = Situation(age=age, slots=guilds).load()
    for seat in (0, 1, -1):
        backs = {slot.slot: slot.back for slot in seen(state, seat).structure}
        assert backs == {slot: "guild" if slot in guilds else str(age) for slot in range(20)}


ZONES = {0: 0, 1: 2, 2: 2, 3: 5, 4: 5, 5: 5, 6: 10, 7: 10, 8: 10}


@pytest.mark.parametrize("space", range(9))
def test_R1_9_points_by_the_zone_of_the_pawn(space: int) -> None:
    for pawn, ahead in ((space, 0), (-space, 1)):
        state = Situation(pawn=pawn).load()
        assert score(state, ahead)["military"] == ZONES[space]
        assert score(state, 1 - ahead)["military"] == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("space", range(8))
def test_R1_9_only_the_ninth_space_is_the_capital(space: int, seat: int) -> None:
    pawn = space if seat == 0 else -space
    state = Situation(seat=seat, available=["guard_tower"], pawn=pawn).load()
    play(state, "build guard_tower")
    assert distance(state) == space + 1
    assert not state.over


@pytest.mark.parametrize(("seat", "pawn"), [(0, 8), (1, -8)])
def test_R1_9_capitals_lie_at_both_ends(seat: int, pawn: int) -> None:
    state = Situation(seat=seat, available=["guard_tower"], pawn=pawn).load()
    play(state, "build guard_tower")
    assert end(state) == ("military", [seat])


# --- printed facts --------------------------------------------------------------------------------


@each_card
def test_R1_1_cost_of_each_card(card: Card) -> None:
    quote = quoted(one_card(card).load(), f"build {card.id}")
    assert quote.coins == coins_in(card.cost)
    assert {line.resource: line.needed for line in quote.lines} == units_in(card.cost)
    assert paid(one_card(card).load(), f"build {card.id}") == full_price(card.cost)


@each_card
def test_R1_1_points_and_shields_of_each_card(card: Card) -> None:
    state = play(one_card(card).load(), f"build {card.id}")
    points = score(state)
    assert {colour: points[colour] for colour in ("blue", "green", "yellow") if points[colour]} == (
        {card.colour: card.points} if card.points else {}
    )
    assert state.pawn == card.shields


COUNTS_ITSELF = {"lighthouse": 1}


@each_card
def test_R1_1_coins_and_prices_of_each_card(card: Card) -> None:
    state = play(one_card(card).load(), f"build {card.id}")
    gained = card.coins + COUNTS_ITSELF.get(card.id, 0)
    assert coins(state)[0] == RICH - full_price(card.cost) + gained
    fixed = {RESOURCES[letter] for letter in card.fixes}
    assert {id for id, unit in seen(state).cities[0].unit_prices.items() if unit == 1} == fixed


@each_wonder
def test_R1_1_cost_of_each_wonder(wonder: Wonder) -> None:
    me = City(coins=RICH, wonders=[wonder.id])
    quote = quoted(Situation(mine=me).load(), f"wonder {wonder.id}")
    assert {line.resource: line.needed for line in quote.lines} == units_in(wonder.cost)
    situation = Situation(available=["altar"], mine=City(wonders=[wonder.id]))
    assert price(situation, f"wonder {wonder.id} altar") == full_price(wonder.cost)


@each_wonder
def test_R1_1_effects_of_each_wonder(wonder: Wonder) -> None:
    me = City(coins=RICH, wonders=[wonder.id])
    state = Situation(available=["altar"], mine=me, theirs=City(coins=9)).load()
    play(state, f"wonder {wonder.id} altar")
    city = seen(state).cities[0]
    assert (city.raw_choices, city.goods_choices) == (wonder.choice == "WCS", wonder.choice == "GP")
    assert coins(state) == [RICH - full_price(wonder.cost) + wonder.coins, 9 - wonder.takes]
    assert (score(state)["wonders"], state.pawn) == (wonder.points, wonder.shields)
    asked = "choose_library" if wonder.id == "great_library" else "play_card"
    seat = 0 if wonder.again or wonder.id == "great_library" else 1
    assert decision(state) == (asked, seat)


@each_token
def test_R1_1_effects_of_each_token(token: Token) -> None:
    me = City(coins=10, wonders=["great_library"])
    state = Situation(available=["altar"], mine=me, removed=[token.id]).load()
    play(state, "wonder great_library altar", f"library {token.id}")
    points = 3 if token.id == "mathematics" else token.points
    assert (coins(state)[0], score(state)["progress"]) == (token.coins, points)
    assert seen(state).cities[0].symbols == ([token.symbol] if token.symbol else [])
