"""R1 - R3, R12: the set-up."""

import itertools
from collections import Counter

import pytest

from games.civilization.positions import asked, legal, named, number, outskirts, play, random_game, squares
from ludopolis.core.bits import members_of
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.game import GAME, CivilizationState
from ludopolis.games.civilization.tables import (
    EVENT_LEVEL,
    EVENTS_FROM,
    GROUND_TERRAIN,
    SLOT_CORNER,
    TILE_GROUND,
    TOKENS,
)
from ludopolis.games.civilization.yields import square_coin, square_trade

SEATS = [2, 3, 4, 5]
CIVILIZATIONS = KINDS["civilization"]


def set_up(
    *civilizations: str, until: str = "start", seed: str = "one", **options: object
) -> CivilizationState:
    """A game of these civilizations by seat, played with the last legal actions until somebody
    is asked this."""
    table = random_game(len(civilizations), seed, civilizations="free", **options)
    while not asked(table).endswith(f" {until}"):
        picking = asked(table).endswith("pick_civilization")
        play(table, f"keep {civilizations[table.seat]}" if picking else legal(table)[-1])
    return table


def until_seat(table: CivilizationState, seat: int, decision: str) -> CivilizationState:
    while asked(table) != f"{seat} {decision}":
        play(table, legal(table)[-1])
    return table


def terrain(table: CivilizationState, square: int) -> str:
    return KINDS["terrain"][GROUND_TERRAIN[int(table.ground[square])]]


def near(table: CivilizationState, seat: int) -> list[int]:
    """The outskirts of the capital."""
    return outskirts(table, seat)


# --- R1, R2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_R1_3_as_many_market_resources_as_players(seats: int) -> None:
    table = random_game(seats, "market")
    assert [table.thing(s.MARKET + resource) for resource in range(4)] == [seats] * 4


@pytest.mark.parametrize(
    ("option", "missing"), [("investments", "arabia"), ("social_policies", "france"), ("relics", "")]
)
def test_R1_5_a_civilization_without_its_module_is_not_offered(option: str, missing: str) -> None:
    table = random_game(2, "modules", civilizations="free", **{option: False})
    offered = [text.split()[1] for text in legal(table)]
    assert sorted(offered) == sorted(name for name in CIVILIZATIONS if name != missing)


def test_R1_5_drawn_civilizations_keep_to_the_modules() -> None:
    drawn = set()
    for seed in range(40):
        table = random_game(5, f"modules {seed}", investments=False, social_policies=False)
        drawn |= {table.of(seat, s.DRAWN + n) - 1 for seat in range(5) for n in range(2)}
    names = {CIVILIZATIONS[which] for which in drawn}
    assert names == {*CIVILIZATIONS} - {"arabia", "france"}


def test_R1_5_without_investments_giannini_and_machu_picchu_are_out() -> None:
    giannini, picchu = number("great_person", "a_p_giannini"), number("wonder", "machu_picchu")
    for seed in range(20):
        table = random_game(5, f"out {seed}", investments=False)
        backs = range(int(s.PERSON_BACKS), int(s.HUT_BACKS))
        assert [table.place(back) for back in backs if table.face(back) == giannini] == [s.OUT]
        medieval = [table.face(s.WONDER_FACES + place) for place in range(9, 18)]
        assert picchu not in medieval[:4]
        assert sorted(medieval) == [*range(9, 18)]


def test_R1_5_with_investments_both_can_come() -> None:
    tables = [random_game(5, f"in {seed}") for seed in range(20)]
    picchu = number("wonder", "machu_picchu")
    assert any(picchu in [t.face(s.WONDER_FACES + place) for place in range(9, 13)] for t in tables)
    assert all(
        t.place(back) != s.OUT for t in tables for back in range(int(s.PERSON_BACKS), int(s.HUT_BACKS))
    )


@pytest.mark.parametrize("seats", SEATS)
def test_R2_1_everybody_draws_two_and_keeps_one(seats: int) -> None:
    table = random_game(seats, "draw")
    assert table.waiting() == [*range(seats)]
    drawn = [[table.of(seat, s.DRAWN + n) - 1 for n in range(2)] for seat in range(seats)]
    assert len({which for pair in drawn for which in pair}) == 2 * seats
    for seat in reversed(range(seats)):
        table.turn_to(seat)
        assert legal(table) == sorted(f"keep {CIVILIZATIONS[which]}" for which in drawn[seat])
        assert table.of(seat, s.CIVILIZATION) == 0
        play(table, f"keep {CIVILIZATIONS[drawn[seat][1]]}")
        table.turn_back()
    assert [table.of(seat, s.CIVILIZATION) - 1 for seat in range(seats)] == [pair[1] for pair in drawn]


def test_R2_1_nobody_has_a_civilization_before_all_have_chosen() -> None:
    table = random_game(3, "draw")
    for chosen in range(2):
        play(table, legal(table)[0])
        assert [table.of(seat, s.CIVILIZATION) for seat in range(3)] == [0, 0, 0]


def test_R2_2_ranks_start_at_one_and_aircraft_are_locked() -> None:
    table = set_up("rome", "egypt")
    for seat in range(2):
        assert [table.of(seat, s.RANKS + type) for type in range(4)] == [1, 1, 1, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_R2_3_the_market_shows_the_selected_ancient_wonders(seats: int) -> None:
    civilizations = ["rome", "china", "spain", "zulu", "india"][:seats]
    table = set_up(*civilizations)
    count = 3 if seats == 2 else 4
    shown = [which for which in range(27) if table.thing(s.WONDER_AT + which) == s.FOR_SALE]
    assert shown == sorted(table.face(s.WONDER_FACES + place) for place in range(count))
    assert all(which < 9 for which in shown)


def test_R2_3_egypt_has_an_ancient_wonder_and_a_medieval_one_comes_for_it() -> None:
    table = set_up("rome", "egypt")
    built = [which for which in range(27) if table.wonder_square(which) >= 0]
    shown = [which for which in range(27) if table.thing(s.WONDER_AT + which) == s.FOR_SALE]
    assert built == [table.face(s.WONDER_FACES)]
    assert sorted(shown) == sorted([table.face(s.WONDER_FACES + place) for place in (1, 2, 9)])


@pytest.mark.parametrize("seats", SEATS)
def test_R2_6_homes_face_up_with_their_arrows_and_the_rest_face_down(seats: int) -> None:
    arrows = {2: "20", 3: "231", 4: "2200", 5: "23001"}[seats]
    civilizations = ["rome", "china", "spain", "zulu", "india"][:seats]
    table = set_up(*civilizations)
    neutral = {2: 6, 3: 7, 4: 12, 5: 17}[seats]
    for slot in range(neutral):
        assert table.thing(s.TILE_AT + slot) == s.FACE_DOWN
    for seat, name in enumerate(civilizations):
        tile = number("tile", f"home_{name}")
        assert table.thing(s.TILE_AT + neutral + seat) == tile
        assert table.thing(s.TILE_TURNS + neutral + seat) == int(arrows[seat])
        corner = SLOT_CORNER[seats * 22 + neutral + seat]
        printed = [TILE_GROUND[tile * 64 + int(arrows[seat]) * 16 + place] for place in range(16)]
        lying = [int(table.ground[corner + row * 28 + col]) for row in range(4) for col in range(4)]
        assert lying == printed
    hidden = [square for square in squares(table) if int(table.ground[square]) == s.HIDDEN]
    assert len(hidden) == 16 * neutral


def test_R2_6_the_home_of_the_first_seat_of_two_is_upside_down() -> None:
    table = set_up("america", "china")  # printed: M:i in the north-western corner
    assert terrain(table, 3 * 28 + 3) == "mountain"
    assert terrain(table, 0) == "forest"


def test_R2_4_everybody_begins_with_nothing_on_the_track_in_hand_and_on_cards() -> None:
    table = set_up("rome", "china", "zulu")
    for seat in range(3):
        assert (table.of(seat, s.TRACK), table.of(seat, s.CULTURE)) == (0, 0)
        assert [table.of(seat, s.COIN_TOKENS + place) for place in range(6)] == [0] * 6
    events = range(int(s.EVENT_BACKS), int(s.PERSON_BACKS))
    assert {int(table.place(back)) for back in events} == {int(s.DECK)}
    assert [table.thing(s.PERSON_TOKENS + type) for type in range(6)] == [3] * 6


def test_R2_4_events_lie_in_three_decks_by_their_level() -> None:
    orders = []
    for seed in ("one", "two"):
        table = random_game(3, seed)
        decks = [
            [table.face(s.EVENT_BACKS + back) for back in range(EVENTS_FROM[level], EVENTS_FROM[level + 1])]
            for level in (1, 2, 3)
        ]
        assert [{int(EVENT_LEVEL[face]) for face in deck} for deck in decks] == [{1}, {2}, {3}]
        assert [len(deck) for deck in decks] == [27, 25, 17]
        orders.append(decks)
    assert all(one != other for one, other in zip(*orders))


def test_R2_5_huts_villages_and_city_states_are_shuffled_and_nobody_knows_them() -> None:
    piles = []
    for seed in ("one", "two"):
        table = random_game(3, seed)
        tokens = range(int(s.HUT_BACKS), int(s.BACKS))
        assert {int(table.place(back)) for back in tokens} == {int(s.DECK)}
        assert {int(table.known[back]) for back in tokens} == {0}
        piles.append(
            [
                [table.face(place) for place in range(first, end)]
                for first, end in (
                    (int(s.HUT_BACKS), int(s.VILLAGE_BACKS)),
                    (int(s.VILLAGE_BACKS), int(s.BACKS)),
                    (int(s.STATE_FACES), int(s.WONDER_FACES)),
                )
            ]
        )
    for one, other in zip(*piles):
        assert one != other
        assert sorted(one) == sorted(other)


def test_R3_8_coins_are_counted_from_the_beginning() -> None:
    table = set_up("greece", "rome")  # Greece begins under Democracy
    map_coins = [sum(square_coin(table, where) for where in near(table, seat)) for seat in (0, 1)]
    assert [coins(table, seat) for seat in (0, 1)] == [map_coins[0] + 1, map_coins[1]]


def test_R2_7_the_first_player_is_random_and_first_in_turn_1() -> None:
    firsts = Counter(int(random_game(4, f"first {seed}").first) for seed in range(40))
    assert {*firsts} == {0, 1, 2, 3}
    table = set_up("rome", "china", "spain", until="pick_civilization")
    first = table.seat
    table = set_up("rome", "china", "spain")
    assert table.turn == 1
    assert table.first == first
    assert asked(table) == f"{first} start"


# --- R3 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_R3_1_the_starting_tech_fills_a_slot_of_level_one(name: str) -> None:
    other = "rome" if name != "rome" else "china"
    table = set_up(name, other)
    printed = {
        "america": "currency",
        "arabia": "mathematics",
        "aztecs": "irrigation",
        "china": "writing",
        "egypt": "construction",
        "england": "navy",
        "france": "pottery",
        "germany": "metalworking",
        "greece": "democracy",
        "india": "agriculture",
        "japan": "chivalry",
        "mongolia": "horseback_riding",
        "rome": "code_of_laws",
        "russia": "communism",
        "spain": "navigation",
        "zulu": "animal_husbandry",
    }
    assert members_of(table.of(0, s.TECHS)) == [number("technology", printed[name])]
    assert [table.of(0, s.SLOTS + level) for level in range(5)] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("name", "ranks"),
    [("arabia", [1, 2, 1, 0]), ("greece", [2, 1, 1, 0]), ("japan", [1, 1, 2, 0]), ("rome", [1, 1, 1, 0])],
)
def test_R3_1_the_starting_tech_gives_its_rank(name: str, ranks: list[int]) -> None:
    table = set_up(name, "china")
    assert [table.of(0, s.RANKS + type) for type in range(4)] == ranks


@pytest.mark.parametrize(
    ("name", "government"),
    [
        ("rome", "republic"),
        ("greece", "democracy_gov"),
        ("japan", "feudalism"),
        ("russia", "communism_gov"),
        ("zulu", "despotism"),
    ],
)
def test_R3_2_the_government_is_that_of_the_sheet(name: str, government: str) -> None:
    assert set_up(name, "china").of(0, s.GOVERNMENT) == number("government", government)


def test_R3_2_one_policy_and_for_france_two_of_different_cards() -> None:
    table = until_seat(set_up("france", "china", until="adopt_policy"), 0, "adopt_policy")
    play(table, "adopt rationalism")
    assert asked(table) == "0 adopt_policy"
    assert legal(table) == sorted(f"adopt {side}" for side in KINDS["policy"][2:])
    table = set_up("france", "china")
    assert [len(members_of(table.of(seat, s.POLICIES))) for seat in range(2)] == [2, 1]


def test_R3_2_no_policies_without_their_module() -> None:
    table = set_up("rome", "china", social_policies=False)
    assert [table.of(seat, s.POLICIES) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("name", "units"),
    [("rome", [1, 1, 1]), ("germany", [3, 1, 1]), ("zulu", [1, 3, 1]), ("mongolia", [1, 1, 3])],
)
def test_R3_3_the_reserve(name: str, units: list[int]) -> None:
    table = set_up(name, "china")
    bounds = [0, 15, 30, 45]
    held = [
        sum(table.place(back) == s.HELD for back in range(first, end))
        for first, end in itertools.pairwise(bounds)
    ]
    assert held == units
    assert all(table.known[back] == 0 for back in range(45) if table.place(back) == s.HELD)


def test_R3_4_the_capital_stands_on_a_central_square_that_is_not_water() -> None:
    table = until_seat(set_up("aztecs", "china", until="place_capital"), 0, "place_capital")
    offered = [number("square", text.split()[1]) for text in legal(table)]
    assert len(offered) == 3  # one of the four is water
    assert all(terrain(table, square) != "water" for square in offered)
    assert all(square // 28 in (1, 2) and square % 28 in (1, 2) for square in offered)
    play(table, legal(table)[0])
    assert table.city_square(0, 0) in offered
    assert len(near(table, 0)) == 8


def test_R3_4_only_china_begins_with_walls() -> None:
    table = set_up("rome", "china")
    assert [table.city_mark(seat, 0, s.WALLS) for seat in range(2)] == [False, True]


def test_R3_4_india_begins_with_a_metropolis() -> None:
    table = until_seat(set_up("india", "china", until="place_capital"), 0, "place_capital")
    play(table, "at b2")
    assert legal(table) == ["at b3", "at c2"]
    play(table, "at b3")
    assert named(table.city_square(0, 0)) == "b2"
    assert named(table.second_square(0)) == "b3"
    assert len(near(table, 0)) == 10
    assert not table.flag(0, s.MUST_GROW)


@pytest.mark.parametrize(
    ("name", "armies", "scouts", "left"),
    [("rome", 1, 1, (5, 1)), ("russia", 2, 1, (5, 1)), ("spain", 1, 2, (5, 1))],
)
def test_R3_5_figures_begin_in_the_outskirts(
    name: str, armies: int, scouts: int, left: tuple[int, int]
) -> None:
    table = set_up(name, "china")
    mine = [square for square in squares(table) if table.stands(0, square)]
    assert {*mine} <= {*near(table, 0)}
    assert sum(table.armies(square) for square in mine) == armies
    assert sum(table.scouts(square) for square in mine) == scouts
    assert (table.of(0, s.ARMIES), table.of(0, s.SCOUTS)) == left  # R3.9
    assert all(terrain(table, square) != "water" for square in mine)


def test_R3_5_not_on_water_and_within_the_stacking_limit() -> None:
    table = until_seat(set_up("spain", "china", until="place_figure"), 0, "place_figure")
    offered = [number("square", text.split()[1]) for text in legal(table)]
    dry = [square for square in near(table, 0) if terrain(table, square) != "water"]
    assert sorted(offered) == sorted(dry)
    assert len(dry) < 8
    action = legal(table)[0]
    play(table, action, action)
    assert action not in legal(table)  # two figures are the limit


def test_R3_6_america_gains_a_great_person() -> None:
    table = set_up("america", "china")
    held = [back for back in range(int(s.PERSON_BACKS), int(s.HUT_BACKS)) if table.place(back) == s.HELD]
    assert len(held) == 1
    assert sum(table.thing(s.PERSON_TOKENS + type) for type in range(6)) == 17


def test_R3_6_egypt_places_its_wonder_in_the_outskirts() -> None:
    table = until_seat(set_up("egypt", "china", until="choose_square"), 0, "choose_square")
    offered = [number("square", text.split()[1]) for text in legal(table)]
    assert sorted(offered) == sorted(q for q in near(table, 0) if terrain(table, q) != "water")
    play(table, legal(table)[0])
    assert table.wonder_square(table.face(s.WONDER_FACES)) in offered
    assert table.of(0, s.TRACK) == 0


def test_R3_6_the_arabs_have_one_of_each_market_resource() -> None:
    table = set_up("arabia", "china")
    assert [table.of(0, s.RESOURCES + resource) for resource in range(4)] == [1] * 4
    assert [table.thing(s.MARKET + resource) for resource in range(4)] == [1] * 4


def test_R3_7_the_dial_shows_the_trade_of_the_capital() -> None:
    for name in ("rome", "greece", "india", "spain"):
        table = set_up(name, "china", until="trade")
        start = set_up(name, "china")
        trade = sum(square_trade(start, square) for square in near(start, 0))
        assert start.of(0, s.TRADE) == trade > 0
        assert table.of(0, s.TRADE) >= 2 * trade  # and again in the first turn


def test_R3_9_the_rest_is_in_the_supply() -> None:
    table = set_up("rome", "china")
    assert table.city_count(0) == 1
    assert (table.of(0, s.ARMIES), table.of(0, s.SCOUTS)) == (5, 1)


# --- R12, R21 -------------------------------------------------------------------------------------


def test_R12_1_two_players_have_fewer_buildings() -> None:
    full = [TOKENS[kind] for kind in range(9)]
    assert sum(full) == 54
    three = random_game(3, "three")
    assert [three.thing(s.BUILDINGS_LEFT + kind) for kind in range(9)] == full
    two = random_game(2, "two")
    left = [two.thing(s.BUILDINGS_LEFT + kind) for kind in range(9)]
    assert [a - b for a, b in zip(full, left)] == [4, 2, 2, 2, 2, 2, 2, 2, 2]


def tokens_in_play(table: CivilizationState) -> tuple[Counter[str], Counter[str]]:
    huts = range(int(s.HUT_BACKS), int(s.VILLAGE_BACKS))
    villages = range(int(s.VILLAGE_BACKS), int(s.BACKS))
    return (
        Counter(KINDS["hut"][table.face(back)] for back in huts if table.place(back) == s.DECK),
        Counter(KINDS["village"][table.face(back)] for back in villages if table.place(back) == s.DECK),
    )


def test_R12_2_two_players_leave_out_huts_and_villages() -> None:
    all_huts, all_villages = tokens_in_play(random_game(3, "three"))
    assert (all_huts.total(), all_villages.total()) == (35, 20)
    huts, villages = tokens_in_play(random_game(2, "two"))
    assert all_huts - huts == {
        "hut_iron": 2,
        "hut_wheat": 4,
        "hut_silk": 3,
        "hut_incense": 3,
        "hut_spy": 3,
        "hut_uranium": 1,
    }
    assert all_villages - villages == {
        "village_iron": 1,
        "village_spy": 1,
        "village_uranium": 1,
        "village_city_state": 1,
    }


def test_R21_19_leaving_out_tokens_is_an_option_of_two_players() -> None:
    assert tokens_in_play(random_game(2, "two", two_player_removal=False))[0].total() == 35
    assert GAME.options[5].default is True


def test_R21_15_free_choice_goes_openly_in_turn_order() -> None:
    table = random_game(3, "free", civilizations="free")
    order = []
    while asked(table).endswith("pick_civilization"):
        order.append(table.seat)
        taken = [CIVILIZATIONS[table.of(seat, s.CIVILIZATION) - 1] for seat in order[:-1]]
        assert not {f"keep {name}" for name in taken} & {*legal(table)}
        assert len(legal(table)) == 16 - len(taken)
        play(table, legal(table)[0])
    first = int(table.first)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_R21_15_at_random_nobody_is_asked() -> None:
    table = random_game(4, "random", civilizations="random")
    assert asked(table) == f"{table.first} adopt_policy"
    assert len({table.of(seat, s.CIVILIZATION) for seat in range(4)}) == 4
