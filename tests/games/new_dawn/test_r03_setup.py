"""R3: the set-up."""

import pytest

from games.new_dawn.positions import CAPITALS, Situation, cards, fresh, player, seen, symbols, turn
from games.new_dawn.printed import DATA, FOCUS, ROWS, TYPES, WONDERS, premade
from ludopolis.core.contract import State

SEATS = [2, 3, 4]


def sides(seats: int) -> list[str]:
    return [f"{place['tile']}a" for place in premade(seats)]


def named(seats: int, sign: str, kind: str) -> dict[str, str]:
    """The spaces of the premade map with a symbol of a kind."""
    ids = [entry["id"] for entry in DATA[kind]]
    return {space: id for space, id in symbols(sides(seats), sign).items() if id in ids}


@pytest.mark.parametrize("seats", SEATS)
def test_R3_1_a_leader_each_and_dials_at_0(seats: int) -> None:
    for seed in range(5):
        players = seen(fresh(seed, seats)).players
        assert len({one.leader for one in players}) == seats
        assert [one.dial for one in players] == [0] * seats
        assert [one.colour for one in players] == ["red", "blue", "orange", "green"][:seats]


def test_R3_2_the_row_is_that_of_the_leader() -> None:
    leaders = set()
    for seed in range(12):
        state = fresh(seed, 4)
        for seat in range(4):
            leader = player(state, seat).leader
            assert cards(state, seat) == [FOCUS[TYPES[letter]][0] for letter in ROWS[leader]]
            leaders.add(leader)
    assert leaders == {*ROWS}


def test_R3_2_one_caravan_lies_on_the_economy_card() -> None:
    assert player(fresh(1)).caravans == ["card", None, None]


@pytest.mark.parametrize("seats", SEATS)
def test_R3_3_a_capital_stands_on_each_capital_symbol(seats: int) -> None:
    state = fresh(2, seats)
    spaces = [city.space for seat in range(seats) for city in player(state, seat).cities]
    assert sorted(spaces) == sorted(CAPITALS[seats])
    assert sorted(spaces) == sorted(
        f"{side[:-1]}-{number}" for side in sides(seats) for number in capital_symbols(side)
    )


def capital_symbols(side: str) -> list[int]:
    tile = next(tile for tile in DATA["tiles"] if tile["id"] == side[:-1])
    return [number for number, space in enumerate(tile[side[-1]]) if space.get("capital")]


@pytest.mark.parametrize("seats", SEATS)
def test_R3_4_every_symbol_has_its_token(seats: int) -> None:
    view = seen(fresh(2, seats))
    assert {*view.resources} == {*symbols(sides(seats), "+")}
    assert {found.space: found.natural_wonder for found in view.natural_wonders} == named(
        seats, "=", "natural_wonders"
    )
    assert {found.space: found.city_state for found in view.city_states} == named(seats, "=", "city_states")
    assert {found.space: found.barbarian for found in view.barbarians} == symbols(sides(seats), "!")
    assert all(found.holder is None for found in view.natural_wonders)
    assert all(found.conqueror is None for found in view.city_states)


@pytest.mark.parametrize("seats", SEATS)
def test_R3_5_both_cards_of_each_city_state_lie_beside_the_map(seats: int) -> None:
    assert {found.cards for found in seen(fresh(2, seats)).city_states} == {2}


def test_R3_6_the_pointer_starts_on_the_star_and_the_first_player_begins() -> None:
    state = fresh(3, 4)
    view = seen(state)
    assert (view.event_dial.pointer, view.event_dial.symbols[0]) == (0, "spawn")
    assert turn(state) == ("choose_focus", view.first_player)


def test_R3_6_the_direction_token_keeps_the_order_of_the_directions() -> None:
    around = ["ne", "e", "se", "sw", "w", "nw"]
    for seed in range(10):
        directions = seen(fresh(seed)).event_dial.directions
        start = around.index(directions[0])
        assert directions == [*around[start:], *around[:start]]


ERAS = {
    2: ["ancient", "medieval", "modern", "modern"],
    3: ["ancient", "medieval", "medieval", "modern", "modern"],
    4: ["ancient", "ancient", "medieval", "medieval", "modern", "modern"],
}


@pytest.mark.parametrize("seats", SEATS)
def test_R3_7_fewer_players_have_fewer_wonders(seats: int) -> None:
    decks = fresh(1, seats).position()["decks"]
    assert {*decks} == {"culture", "science", "economy", "military"}
    assert {len(deck) for deck in decks.values()} == {len(ERAS[seats])}


@pytest.mark.parametrize("seats", SEATS)
def test_R3_8_decks_by_type_from_ancient_to_modern(seats: int) -> None:
    for seed in range(5):
        for type, deck in fresh(seed, seats).position()["decks"].items():
            assert [WONDERS[wonder].split()[:2] for wonder in deck] == [[type, era] for era in ERAS[seats]]


def test_R3_7_the_removed_ones_differ() -> None:
    left = {tuple(sorted(fresh(seed, 2).position()["decks"]["culture"][:2])) for seed in range(40)}
    assert len(left) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_R3_8_the_top_card_is_faceup(seats: int) -> None:
    state = fresh(4, seats)
    decks = state.position()["decks"]
    for deck in seen(state).decks:
        assert deck.wonder == decks[deck.type][0]
        assert deck.below == len(decks[deck.type]) - 1


def test_R3_8_each_era_is_shuffled() -> None:
    orders = {tuple(fresh(seed, 4).position()["decks"]["science"]) for seed in range(60)}
    assert len(orders) == 8


@pytest.mark.parametrize(("epic", "count"), [(False, 3), (True, 4)])
def test_R3_9_victory_cards(epic: bool, count: int) -> None:
    for seed in range(5):
        drawn = [card.victory_card for card in seen(fresh(seed, epic=epic)).victory_cards]
        assert len(drawn) == len({*drawn}) == count


@pytest.mark.parametrize("seats", SEATS)
def test_R3_9_the_rest_of_the_resources_is_the_supply(seats: int) -> None:
    lying = [*symbols(sides(seats), "+").values()]
    supply = seen(fresh(1, seats)).supply
    assert supply == {id: 8 - lying.count(id) for id in ("marble", "mercury", "oil", "diamond")}


@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_R3_10_the_premade_map(seats: int, tiles: int) -> None:
    view = seen(fresh(1, seats))
    assert sorted(tile.side for tile in view.tiles) == sorted(sides(seats))
    assert len(view.tiles) == tiles
    assert view.waters == []


@pytest.mark.parametrize("seats", SEATS)
def test_R3_10_the_seats_keep_their_clockwise_order(seats: int) -> None:
    starts = set()
    for seed in range(40):
        state = fresh(seed, seats)
        order = [player(state, seat).cities[0].space for seat in range(seats)]
        start = order.index(CAPITALS[seats][0])
        assert order[start:] + order[:start] == list(CAPITALS[seats])
        starts.add(start)
    assert starts == {*range(seats)}


def in_play(state: State) -> tuple[str, set[str]]:
    view = seen(state)
    return (
        "".join(found.barbarian for found in view.barbarians),
        {found.city_state for found in view.city_states},
    )


def test_R3_11_only_what_the_map_shows_is_in_play() -> None:
    assert in_play(fresh(1, 2)) == ("bcd", {"carthage", "brussels", "geneva"})
    assert in_play(fresh(1, 4)) == ("abcdfgi", {"carthage", "brussels", "geneva", "buenos_aires"})


def test_R3_11_a_custom_map_may_show_others() -> None:
    assert in_play(Situation(wild=True).load()) == ("dehi", {"kumasi", "mohenjo_daro", "seoul", "kabul"})
