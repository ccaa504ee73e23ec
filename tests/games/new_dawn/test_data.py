"""The data file holds what the rules count and what is printed."""

import cmath
import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest

from games.new_dawn.printed import (
    BONUSES,
    DATA,
    FOCUS,
    ROWS,
    SPACES,
    TERRAINS,
    TYPES,
    WONDERS,
    Json,
    item,
    near,
    point,
    premade,
    rounded,
    space_text,
    steps,
    tile_points,
)
from ludopolis.core.rulebook import Rulebook
from ludopolis.core.text import LANGUAGES, Texts
from ludopolis.games.new_dawn.components import FOLDER, IDS, Components, mirrored, turned

RESOURCES = ["marble", "mercury", "oil", "diamond"]
DIRECTIONS = [cmath.rect(1, math.pi / 3 * turns) for turns in range(6)]


def faults(**changed: object) -> list[str]:
    """What the checks say about the data with something changed."""
    return msgspec.convert({**DATA, **changed}, Components, strict=False).faults()


def but(kind: str, place: int, /, **fields: object) -> Json:
    """The items of a kind, one of them changed."""
    items = [dict(entry) for entry in DATA[kind]]
    items[place].update(fields)
    return {kind: items}


def but_space(tile: int, side: str, space: int, **fields: object) -> Json:
    """The tiles, one space changed; a field that is None is left out."""
    spaces = [dict(entry) for entry in DATA["tiles"][tile - 1][side]]
    spaces[space].update(fields)
    spaces[space] = {name: value for name, value in spaces[space].items() if value is not None}
    return but("tiles", tile - 1, **{side: spaces})


def but_premade(tile: int, **fields: object) -> Json:
    """The premade map, one tile laid otherwise."""
    places = [dict(place) for place in DATA["premade_map"]["placements"]]
    places[tile - 1].update(fields)
    return {"premade_map": {**DATA["premade_map"], "placements": places}}


def symbols(sides: list[str], sign: str) -> list[str]:
    """The printed symbols of a kind on these sides."""
    return sorted(space.split(sign)[1] for side in sides for space in SPACES[side].split() if sign in space)


def test_R1_1_the_pieces_of_a_player() -> None:
    limits = DATA["limits"]
    assert (limits["tokens"], limits["cities"], limits["caravans"]) == (31, 7, 3)
    assert len(DATA["colours"]) == 4
    assert len(DATA["pacts"]) == 4
    assert DATA["focus_cards"] == [item("focus_cards", id) for type in TYPES.values() for id in FOCUS[type]]
    for type, ids in FOCUS.items():
        assert [(item("focus_cards", id)["type"], item("focus_cards", id)["level"]) for id in ids] == [
            (type, 1),
            (type, 2),
            (type, 3),
            (type, 4),
        ]


def test_R1_2_the_shared_pieces() -> None:
    counts = {kind: len(DATA[kind]) for kind in ("leaders", "wonders", "city_states", "natural_wonders")}
    assert counts == {"leaders": 8, "wonders": 24, "city_states": 8, "natural_wonders": 8}
    assert len(DATA["city_states"]) * DATA["city_state_cards"] == 16
    assert (len(DATA["victory_cards"]), len(DATA["agendas"]), len(DATA["tiles"])) == (5, 10, 16)
    assert [(entry["id"], entry["count"]) for entry in DATA["resources"]] == [(id, 8) for id in RESOURCES]
    assert DATA["limits"]["water"] == 8
    assert len(IDS["barbarian"]) == 9


def test_R1_2_every_tile_shows_what_is_printed_on_it() -> None:
    assert {
        f"{tile['id']}{side}": " ".join(space_text(space) for space in tile[side])
        for tile in DATA["tiles"]
        for side in "ab"
    } == SPACES
    assert all(len(spaces.split()) == 10 for spaces in SPACES.values())


def test_R3_2_the_first_focus_rows() -> None:
    rows = {leader["id"]: leader["row"] for leader in DATA["leaders"]}
    assert rows == {id: [TYPES[letter] for letter in letters] for id, letters in ROWS.items()}
    assert all(len(set(letters)) == 5 for letters in ROWS.values())


def test_R3_4_the_tokens_suffice_for_every_map() -> None:
    for side in "ab":
        sides = [f"{number}{side}" for number in range(1, 17)]
        assert Counter(symbols(sides, "+")) == dict.fromkeys(RESOURCES, 4)
        assert len(symbols(sides, "!")) == 7
    assert set(symbols(list(SPACES), "!")) == set("abcdefghi")
    assert sorted(symbols(list(SPACES), "=")) == sorted(IDS["city_state"] + IDS["natural_wonder"])


def test_R3_7_wonders_that_leave_the_decks() -> None:
    removed = {setup["seats"]: setup["removed"] for setup in DATA["setups"]}
    assert removed == {2: {"ancient": 1, "medieval": 1}, 3: {"ancient": 1}, 4: {}}


@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_R3_10_the_premade_map_lies_without_overlap_gap_or_island(seats: int, tiles: int) -> None:
    laid = [place for entry in premade(seats) for place in tile_points(entry, "a")]
    assert (len(premade(seats)), len(laid), len(set(laid))) == (tiles, tiles * 10, tiles * 10)
    assert spread({*laid}, laid[0]) == {*laid}
    around = {rounded(point(q, r)) for q in range(-30, 31) for r in range(-30, 31)} - {*laid}
    assert spread(around, rounded(point(-30, -30))) == around


def spread(area: set[complex], start: complex) -> set[complex]:
    """The part of an area that can be reached from a hex."""
    reached = {start}
    edge = {start}
    while edge:
        edge = {rounded(here + there) for here in edge for there in DIRECTIONS} & area - reached
        reached |= edge
    return reached


@pytest.mark.parametrize(("seats", "distances"), [(2, [12]), (3, [11, 11, 12]), (4, [7, 8, 11, 11, 12, 15])])
def test_R3_10_the_capitals_are_far_apart(seats: int, distances: list[int]) -> None:
    capitals = capital_points(seats)
    assert sorted(steps(here, there) for here, there in combinations(capitals, 2)) == distances


def capital_points(seats: int) -> list[complex]:
    """The capitals of the premade map, in the order of the data."""
    places = {entry["tile"]: entry for entry in premade(seats)}
    return [tile_points(places[tile], "a")[0] for tile in DATA["premade_map"]["capitals"] if tile in places]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_10_the_capitals_are_listed_clockwise(seats: int) -> None:
    capitals = capital_points(seats)
    assert len(capitals) == seats
    middle = sum(capitals) / seats
    # y points down, so angles grow clockwise.
    turns = [cmath.phase((there - middle) / (here - middle)) % math.tau for here, there in pairs(capitals)]
    assert sum(turns) == pytest.approx(math.tau)


def pairs(circle: list[complex]) -> Iterator[tuple[complex, complex]]:
    return zip(circle, circle[1:] + circle[:1], strict=True)


@pytest.mark.parametrize(
    ("seats", "barbarians", "city_states", "natural_wonders"),
    [
        (2, "bcd", "brussels carthage geneva", "grand_mesa mt_everest mt_kilimanjaro"),
        (
            3,
            "abcdgi",
            "brussels buenos_aires carthage geneva",
            "grand_mesa mt_everest mt_kilimanjaro torres_del_paine",
        ),
        (
            4,
            "abcdfgi",
            "brussels buenos_aires carthage geneva",
            "grand_mesa mt_everest mt_kilimanjaro torres_del_paine",
        ),
    ],
)
def test_R3_11_what_the_premade_map_shows(
    seats: int, barbarians: str, city_states: str, natural_wonders: str
) -> None:
    sides = [f"{place['tile']}a" for place in premade(seats)]
    assert "".join(symbols(sides, "!")) == barbarians
    assert symbols(sides, "=") == sorted([*city_states.split(), *natural_wonders.split()])
    assert sum("*" in space for side in sides for space in SPACES[side].split()) == seats


def test_R5_1_difficulties() -> None:
    difficulties = {terrain["id"]: terrain["difficulty"] for terrain in DATA["terrains"]}
    assert difficulties == dict(zip(TERRAINS.values(), [1, 2, 3, 4, 5, 1, 5], strict=True))


def test_R5_7_three_trade_tokens_on_a_card() -> None:
    assert DATA["limits"]["trade_tokens_on_card"] == 3


def numbers(type: str, *names: str) -> list[tuple[Any, ...]]:
    """These numbers of the four cards of a type; what is not printed is 0."""
    return [tuple(item("focus_cards", id).get(name, 0) for name in names) for id in FOCUS[type]]


def test_R6_1_tokens_of_culture_cards() -> None:
    assert numbers("culture", "tokens") == [(2,), (2,), (2,), (3,)]


def test_R7_2_the_tech_dial() -> None:
    dial = DATA["dial"]
    assert (dial["last"], dial["after_last"]) == (24, 15)
    assert dial["levels"] == {"3": 2, "6": 2, "10": 3, "14": 3, "19": 4, "24": 4}


def test_R7_9_caravans_of_economy_cards() -> None:
    cards = numbers("economy", "caravans", "distance", "water")
    assert cards == [(1, 3, False), (2, 4, False), (2, 6, True), (3, 6, True)]


def test_R8_3_distances_of_industry_cards() -> None:
    cards = numbers("industry", "distance", "water", "tokens", "production_in_5")
    assert cards == [(2, False, 0, 0), (3, False, 0, 0), (4, True, 0, 7), (5, True, 2, 0)]


def test_R8_8_the_wonders() -> None:
    for id, text in WONDERS.items():
        type, era, cost, *resources = text.split()
        wonder = item("wonders", id)
        assert (wonder["type"], wonder["era"], wonder["cost"]) == (type, era, int(cost)), id
        assert wonder["resources"] == resources, id
    sums = Counter[str]()
    for wonder in DATA["wonders"]:
        sums[wonder["type"]] += wonder["cost"]
    assert sums == {"culture": 56, "economy": 54, "science": 57, "military": 58}


def test_R8_8_a_type_of_wonders_has_its_own_resource() -> None:
    own = {"culture": "marble", "economy": "diamond", "science": "mercury", "military": "oil"}
    assert all(own[wonder["type"]] in wonder["resources"] for wonder in DATA["wonders"])


def test_R9_1_attacks_of_military_cards() -> None:
    cards = numbers("military", "attacks", "distance", "bonus", "barbarian_bonus", "water")
    assert cards == [(2, 2, 0, 0, False), (2, 3, 1, 3, False), (2, 3, 2, 2, True), (3, 5, 3, 3, True)]
    assert [card["id"] for card in DATA["focus_cards"] if card.get("passes_all")] == ["flight"]


def test_R9_6_the_defence_of_city_states() -> None:
    assert DATA["city_state_defence"] == 8


def test_R9_17_combat_bonuses() -> None:
    found = {
        entry["id"]: (entry.get("attack", 0), entry.get("defence", 0))
        for kind in ("leaders", "wonders", "city_states", "pacts")
        for entry in DATA[kind]
        if "attack" in entry or "defence" in entry
    }
    assert found == BONUSES


def test_R10_1_city_states_and_natural_wonders() -> None:
    types = Counter(state["type"] for state in DATA["city_states"])
    assert types == {"culture": 2, "science": 2, "industry": 2, "military": 2}
    assert Counter(wonder["resource"] for wonder in DATA["natural_wonders"]) == dict.fromkeys(RESOURCES, 2)


def test_R11_1_the_event_dial() -> None:
    assert DATA["event_dial"]["spaces"] == ["spawn", "", "move", "trade", "move"]


def test_R12_4_agendas_and_their_cards() -> None:
    assert [card["agendas"] for card in DATA["victory_cards"]] == [
        ["civilized", "money_grubber"],
        ["warmonger", "paranoid"],
        ["explorer", "aesthetic"],
        ["technophile", "scholarly"],
        ["populous", "preservationist"],
    ]
    counts = {agenda["id"]: agenda["count"] for agenda in DATA["agendas"]}
    plain = {"civilized": 8, "explorer": 15, "technophile": 24, "populous": 5}
    assert counts == {**dict.fromkeys(counts, 2), **plain}
    wonders = {agenda["id"]: agenda["type"] for agenda in DATA["agendas"] if "type" in agenda}
    assert wonders == {
        "money_grubber": "economy",
        "paranoid": "military",
        "aesthetic": "culture",
        "scholarly": "science",
    }


def test_R12_7_victory_cards_in_play() -> None:
    assert DATA["victory_cards_in_play"] == {"normal": 3, "epic": 4}


def test_R13_1_the_kinds_of_tiles() -> None:
    kinds: dict[str, list[str]] = {}
    for tile in DATA["tiles"]:
        kinds.setdefault(tile["kind"], []).append(tile["id"])
    assert kinds == {
        "natural_wonder": ["1", "2", "4", "13"],
        "plain": ["3", "5", "8", "10"],
        "city_state": ["6", "12", "14", "15"],
        "capital": ["7", "9", "11", "16"],
    }


def test_R13_3_side_b_is_the_mirror_image_of_side_a() -> None:
    a, b = ({rounded(point(q, r)) for q, r in DATA["outline"][side]} for side in "ab")
    assert len(a) == len(b) == 10
    assert {rounded(complex(-place.real, place.imag)) for place in a} == b
    assert all(len(near(a, place)) >= 2 for place in a)


def test_R13_3_tiles_are_turned_and_mirrored_like_cardboard() -> None:
    place = (2, -3)
    for turns in range(7):
        moved = cmath.rect(1, math.pi / 3 * turns) * point(*place)
        assert rounded(point(*turned(place, turns))) == rounded(moved)
    assert point(*mirrored(place)) == complex(-point(*place).real, point(*place).imag)


def test_R13_3_the_core_is_a_strip_of_four_tiles() -> None:
    strips = []
    for layout in DATA["core_layouts"]:
        tiles = [tile_points(place, layout["side"]) for place in layout["placements"]]
        laid = [place for tile in tiles for place in tile]
        assert len(laid) == len(set(laid)) == 40
        for before, after in pairwise(tiles):
            assert any(near(after, place) for place in before)
        strips.append(laid)
    a, b = strips
    assert {rounded(complex(-place.real, place.imag)) for place in a} == {*b}


def test_R13_5_the_numbers_of_a_custom_map() -> None:
    custom = DATA["custom_map"]
    assert (custom["core_of_a_kind"], custom["tiles_each"], custom["touching"]) == (2, 2, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_R15_1_the_checklist_and_the_bonuses_name_everything(language: str) -> None:
    texts = Texts(FOLDER, language)
    rules = Rulebook.read(FOLDER, language).rules
    listed = rules["R15.1"].text + rules["R9.17"].text
    names = [texts.name(kind, id) for kind in ("wonder", "city_state", "pact") for id in IDS[kind]]
    assert [name for name in names if name not in listed] == []
    leaders = [texts.name("leader", id).split() for id in IDS["leader"]]
    assert [words for words in leaders if not any(word in listed for word in words)] == []


def test_R16_17_uncertain_facts_say_so() -> None:
    for fact, confidence in (
        (DATA["event_dial"], "medium"),
        (item("focus_cards", "flight"), "medium"),
        (item("focus_cards", "animal_husbandry"), "medium"),
        (item("wonders", "pentagon"), "medium"),
        (DATA["core_layouts"][1], "reconstructed"),
        (DATA["premade_map"], "low"),
    ):
        assert fact["confidence"] == confidence
    moved = [place["tile"] for place in DATA["premade_map"]["placements"] if "confidence" in place]
    assert moved == ["8", "9"]


def test_R16_18_names_of_spaces() -> None:
    assert len(IDS["space"]) == 168
    assert [IDS["space"][number] for number in (0, 9, 63, 159, 160, 167)] == [
        "1-0",
        "1-9",
        "7-3",
        "16-9",
        "w1",
        "w8",
    ]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"wonders": DATA["wonders"][1:]}, "wonders: there are 23 instead of 24 (R1.2)"),
        (but("wonders", 0, era="modern"), "wonders: culture, modern: there are 3 instead of 2 (R1.2)"),
        (but("wonders", 0, resources=["oil", "oil"]), "wonder stonehenge: two different resources"),
        (but("wonders", 0, resources=["oil", "gold"]), "wonder stonehenge: 'gold' is not one of marble"),
        (but("wonders", 0, cost=0), "wonder stonehenge: no printed wonder costs 0 (R8.9)"),
        (but("focus_cards", 0, level=2), "focus_cards: culture needs one card of level 1 (R1.1)"),
        (but("focus_cards", 11, caravans=4), "focus card capitalism: a player has only 3 caravans (R1.1)"),
        (but("leaders", 0, row=["science"] * 5), "leader trajan: the row must hold each type once (R3.2)"),
        (but("leaders", 1, id="trajan"), "leaders: trajan exists twice"),
        (but("city_states", 0, type="magic"), "city-state carthage: 'magic' is not one of culture"),
        (
            but("victory_cards", 0, agendas=["civilized"] * 2),
            "each agenda stands on exactly one card (R12.1)",
        ),
        (but("setups", 0, seats=5), "setups: they must be for 2, 3 and 4 players, in this order (R3.7)"),
        (but("setups", 0, removed={"ancient": 3}), "setups, 2 players: a deck has two wonders of each era"),
        (
            {"victory_cards_in_play": {"normal": 4, "epic": 3}},
            "an epic game has more cards, at most all (R12.7)",
        ),
        ({"dial": {**DATA["dial"], "levels": {"30": 2}}}, "dial: levels must stand on spaces 1 to 24"),
        ({"dial": {**DATA["dial"], "after_last": 25}}, "dial: after 24 comes a space of the dial (R7.1)"),
        (
            {"event_dial": {**DATA["event_dial"], "spaces": ["move"]}},
            "event_dial: the starred first space lets barbarians appear (R3.6)",
        ),
        (but("tiles", 0, kind="plain"), "tile 1a: a plain tile cannot have 1 symbols natural_wonder (R13.1)"),
        (but("tiles", 0, a=DATA["tiles"][0]["a"][1:]), "tile 1a: there are 9 spaces instead of 10 (R1.2)"),
        (but_space(1, "a", 1, terrain="swamp"), "tile 1a, space 1: 'swamp' is not one of grassland"),
        (but_space(1, "a", 9, resource="oil"), "tile 1a, space 9: there is no symbol on water (R3.4)"),
        (but_space(1, "a", 8, barbarian="a"), "tile 1a, space 8: a space has at most one symbol (R3.4)"),
        (
            but_space(1, "a", 0, terrain="hills"),
            "a natural wonder, and nothing else, has its own terrain (R5.1)",
        ),
        (but_space(6, "a", 4, terrain="hills"), "tile 6a, space 4: a city-state lies on grassland (R5.1)"),
        (but_space(6, "a", 4, city_state="kumasi"), "each city-state stands on exactly one side of a tile"),
        (but_space(2, "a", 8, barbarian="a"), "tiles: barbarian a belongs to one tile, not to 2 (R3.4)"),
        (but_space(2, "a", 8, barbarian=None), "tiles: barbarian b belongs to one tile, not to 0 (R3.4)"),
        (but("resources", 0, count=4), "symbols marble need more than 4 tokens (R3.4)"),
        (but_premade(8, r=5), "premade_map, 4 players: two tiles lie on"),
        (but_premade(9, q=30), "premade_map, 4 players: the tiles do not hang together (R13.5)"),
        (but_premade(9, group="red"), "premade_map, 2 players: each player needs one capital (R3.10)"),
        (but("core_layouts", 0, side="b"), "core_layouts: one for side a, then one for side b (R13.3)"),
    ],
    ids=lambda value: value if isinstance(value, str) else "data",
)
def test_R16_17_wrong_data_is_refused_with_the_reason(changed: Json, fault: str) -> None:
    assert any(words_in(fault, found) for found in faults(**changed)), faults(**changed)


def words_in(fault: str, found: str) -> bool:
    """Is a fault the expected one? The rule may stand farther behind."""
    start, _, rule = fault.partition(" (R")
    return start in found and (not rule or f"(R{rule}" in found)


def test_R16_17_the_data_is_right_as_it_is() -> None:
    assert faults() == []
