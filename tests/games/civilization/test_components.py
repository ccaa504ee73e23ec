"""The data file holds what the rules count and what is printed."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.civilization.printed import (
    AMOUNTS,
    BUILDINGS,
    CIVILIZATIONS,
    DATA,
    EVENTS,
    PERSONS,
    PRICES,
    RANKS,
    SQUARES,
    TECHNOLOGIES,
    TOKENS,
    UNLOCKS,
    WONDERS,
    Json,
    item,
    square_text,
)
from ludopolis.games.civilization import components
from ludopolis.games.civilization.components import COMPONENTS, IDS, Components

CONSTANTS: Json = DATA["constants"]
# Fields that other tests compare, or that are no amount.
TOLD_ELSEWHERE = {"id", "source", "note", "confidence", "type", "module", "level", "copies", "phases", "cost"}
TOLD_ELSEWHERE |= {"era", "culture_icons", "discount_technology", "discount_cost", "discard", "technology"}
TOLD_ELSEWHERE |= {"government", "home", "extra_armies", "extra_scouts", "extra_units", "building", "unit"}
TOLD_ELSEWHERE |= {"ranks", "removed_for_two", "tile"}
LAND = ["grassland", "forest", "desert", "mountain"]


def faults(**changed: object) -> list[str]:
    """What the checks say about the data with something changed."""
    return msgspec.convert({**DATA, **changed}, Components, strict=False).faults()


def but(kind: str, id: str, /, **fields: object) -> Json:
    """The items of a kind, one of them changed."""
    return {kind: [{**entry, **fields} if entry["id"] == id else entry for entry in DATA[kind]]}


def but_row(kind: str, id: str, row: int, squares: str) -> Json:
    """The tiles of a kind, one row of one tile changed."""
    rows = [squares if number == row else old for number, old in enumerate(item(kind, id)["rows"])]
    return but(kind, id, rows=rows)


def but_constants(**fields: object) -> Json:
    return {"constants": {**CONSTANTS, **fields}}


def amounts(kind: str, field: str) -> dict[str, Any]:
    """A named amount of the items of a kind that have it."""
    return {entry["id"]: entry[field] for entry in DATA[kind] if field in entry}


# --- R1: what there is ----------------------------------------------------------------------------


def test_R1_1_the_pieces_of_a_player() -> None:
    pieces = {name: CONSTANTS[name] for name in ("armies", "scouts", "capitals", "cities", "metropolises")}
    assert pieces == {"armies": 6, "scouts": 2, "capitals": 1, "cities": 2, "metropolises": 1}
    assert len(DATA["technologies"]) - 1 == 44  # Space Flight belongs to all
    assert (len(DATA["governments"]), len(DATA["policies"]), len(DATA["investments"])) == (8, 8, 4)
    assert [len(card["sides"]) for card in DATA["policy_cards"]] == [2, 2, 2, 2]


def test_R1_1_russia_and_spain_have_a_figure_more() -> None:
    figures = {
        entry["id"]: (6 + entry.get("extra_armies", 0), 2 + entry.get("extra_scouts", 0))
        for entry in DATA["civilizations"]
    }
    assert figures == {id: tuple(map(int, text.split()[2:])) for id, text in CIVILIZATIONS.items()}
    assert (figures["russia"], figures["spain"]) == ((7, 2), (6, 3))


def test_R1_2_the_unit_cards() -> None:
    copies = Counter[str]()
    for unit in DATA["units"]:
        copies[unit["type"]] += unit["copies"]
    assert copies == {"infantry": 15, "artillery": 15, "mounted": 15, "aircraft": 8}
    for type in ("infantry", "artillery", "mounted"):
        assert [unit["ranks"] for unit in DATA["units"] if unit["type"] == type] == [
            [[1, 3], [2, 4], [3, 5], [4, 6]],
            [[2, 2], [3, 3], [4, 4], [5, 5]],
            [[3, 1], [4, 2], [5, 3], [6, 4]],
        ]
    aircraft = [(unit["ranks"], unit["copies"]) for unit in DATA["units"] if unit["type"] == "aircraft"]
    assert aircraft == [([[5, 7]], 2), ([[6, 6]], 4), ([[7, 5]], 2)]


def test_R1_2_the_building_tokens() -> None:
    assert amounts("buildings", "tokens") == {
        "harbor": 10,
        "shipyard": 5,
        "trading_post": 6,
        "granary": 6,
        "library": 6,
        "workshop": 6,
        "market": 5,
        "barracks": 5,
        "temple": 5,
    }
    assert sum(amounts("buildings", "tokens").values()) == 54
    assert amounts("buildings", "upgrade") == {
        "granary": "aqueduct",
        "library": "university",
        "workshop": "iron_mine",
        "market": "bank",
        "barracks": "academy",
        "temple": "cathedral",
    }


def test_R1_2_the_cards_of_the_events() -> None:
    for entry in DATA["events"]:
        level, copies, *phases = EVENTS[entry["id"]].split()
        assert (entry["level"], entry["copies"], entry["phases"]) == (int(level), int(copies), phases)
    decks = Counter[int]()
    for entry in DATA["events"]:
        decks[entry["level"]] += entry["copies"]
    assert decks == {1: 27, 2: 25, 3: 17}
    assert IDS["event"] == [*EVENTS]


def test_R1_2_the_great_persons() -> None:
    assert len(DATA["great_persons"]) == 42
    assert amounts("person_types", "tokens") == dict.fromkeys(PERSONS, 3)
    for type, text in PERSONS.items():
        cards = [entry for entry in DATA["great_persons"] if entry["type"] == type]
        assert [card["id"] + "*" * card.get("discard", False) for card in cards] == text.split()
        assert len(cards) == 7


def test_R1_2_huts_and_villages() -> None:
    huts, villages = ({entry["id"]: entry["copies"] for entry in DATA[kind]} for kind in ("huts", "villages"))
    assert (sum(huts.values()), sum(villages.values())) == (35, 20)
    assert {**huts, **villages} == {id: copies for id, (copies, _) in TOKENS.items()}


def test_R1_2_the_rest_of_the_box() -> None:
    assert Counter(wonder["era"] for wonder in DATA["wonders"]) == dict.fromkeys(DATA["eras"], 9)
    assert (len(DATA["city_states"]), len(DATA["relics"])) == (5, 5)
    assert (len(DATA["neutral_tiles"]), len(DATA["home_tiles"])) == (27, 16)
    assert IDS["tile"] == [*SQUARES]


def test_R1_2_every_tile_shows_what_is_printed_on_it() -> None:
    read = {
        id: " / ".join(" ".join(square_text(square) for square in row) for row in rows)
        for id, rows in components.SQUARES.items()
    }
    assert read == SQUARES
    assert all(len(text.replace("/", "").split()) == 16 for text in SQUARES.values())


def test_R1_2_the_tiles_need_no_more_tokens_than_there_are() -> None:
    symbols = Counter(word.split("!")[1] for text in SQUARES.values() for word in text.split() if "!" in word)
    assert symbols["hut"] <= 35
    assert symbols["village"] <= 20
    assert symbols["relic"] == 5


def test_R1_3_resources_of_the_market() -> None:
    assert [entry["id"] for entry in DATA["resources"] if entry.get("market")] == [
        "wheat",
        "incense",
        "silk",
        "iron",
    ]
    assert CONSTANTS["market_resources"] == 1


def test_R1_4_tokens_without_limit() -> None:
    supplies = DATA["supplies"]
    assert [supplies[name] for name in ("program", "fortification_caravan", "investment")] == [7, 15, 23]
    assert (supplies["desert_grassland"], supplies["forest_water"]) == (12, 8)


def test_R1_5_what_is_bound_to_a_module() -> None:
    bound = {
        entry["id"]: entry["module"]
        for kind in ("civilizations", "wonders", "great_persons", "relics")
        for entry in DATA[kind]
        if "module" in entry
    }
    assert bound == {
        "arabia": "investments",
        "france": "social_policies",
        "machu_picchu": "investments",
        "a_p_giannini": "investments",
        "seven_cities_of_gold": "investments",
    }


# --- R2, R3: setup --------------------------------------------------------------------------------


def test_R2_3_wonders_of_an_era() -> None:
    assert CONSTANTS["wonders_per_era"] == {"2": 3, "3": 4, "4": 4, "5": 4}


@pytest.mark.parametrize(
    ("seats", "neutral", "squares"), [(2, 6, 128), (3, 7, 160), (4, 12, 256), (5, 17, 352)]
)
def test_R2_6_the_maps(seats: int, neutral: int, squares: int) -> None:
    layout = next(entry for entry in COMPONENTS.layouts if entry.seats == seats)
    assert (len(layout.neutral), len(layout.homes)) == (neutral, seats)
    covered = {(row + r, col + c) for row, col in layout.tiles() for r in range(4) for c in range(4)}
    assert len(covered) == squares
    assert {row for row, _ in covered} == {*range(layout.height)}
    assert {col for _, col in covered} == {*range(layout.width)}


def test_R2_6_arrows_of_the_homes() -> None:
    arrows = {entry["seats"]: [home["arrow"] for home in entry["homes"]] for entry in DATA["layouts"]}
    assert arrows == {
        2: ["down", "up"],
        3: ["down", "left", "right"],
        4: ["down", "down", "up", "up"],
        5: ["down", "left", "up", "up", "right"],
    }


def test_R3_1_how_civilizations_begin() -> None:
    begins = {entry["id"]: [entry["technology"], entry["government"]] for entry in DATA["civilizations"]}
    assert begins == {id: text.split()[:2] for id, text in CIVILIZATIONS.items()}
    assert all(entry["home"] == f"home_{entry['id']}" for entry in DATA["civilizations"])


def test_R3_3_the_first_units() -> None:
    assert CONSTANTS["start_units"] == {"infantry": 1, "artillery": 1, "mounted": 1}
    extra = amounts("civilizations", "extra_units")
    assert extra == {"germany": {"infantry": 2}, "mongolia": {"mounted": 2}, "zulu": {"artillery": 2}}


def test_R3_4_where_a_capital_is_recommended() -> None:
    places = {
        id: [(r, c) for r in range(4) for c in range(4) if rows[r][c].recommended]
        for id, rows in components.SQUARES.items()
    }
    assert all(not places[tile["id"]] for tile in DATA["neutral_tiles"])
    assert places["home_india"] == [(1, 1), (1, 2)]
    assert Counter(len(places[tile["id"]]) for tile in DATA["home_tiles"]) == {1: 15, 2: 1}


# --- R5 to R11: numbers ---------------------------------------------------------------------------


def test_R5_3_numbers_of_founding() -> None:
    assert (CONSTANTS["max_cities"], CONSTANTS["city_distance"], CONSTANTS["city_state_culture"]) == (2, 3, 3)
    assert amounts("technologies", "max_cities") == {"irrigation": 3}


def test_R6_1_the_trade_dial() -> None:
    assert CONSTANTS["trade_max"] == 27


def test_R7_2_production() -> None:
    names = ("rush_trade", "rush_production", "caravan_production")
    assert [CONSTANTS[name] for name in names] == [3, 1, 2]
    assert item("villages", "village_friendly_workers")["production"] == 4
    assert item("civilizations", "america")["rush_production"] == 2


def test_R7_4_costs_of_figures() -> None:
    assert (CONSTANTS["army_cost"], CONSTANTS["scout_cost"]) == (4, 6)


def test_R7_5_costs_of_units() -> None:
    costs = {entry["id"]: entry["costs"] for entry in DATA["unit_types"]}
    ranked = [5, 7, 9, 11]
    assert costs == {"infantry": ranked, "artillery": ranked, "mounted": ranked, "aircraft": [12]}


def test_R7_6_the_buildings() -> None:
    for entry in DATA["buildings"]:
        icons = " ".join(f"{icon}{count}" for icon, count in entry.get("icons", {}).items())
        star = "star" if entry.get("unique") else "plain"
        assert f"{entry['cost']} {star} {icons}" == BUILDINGS[entry["id"]], entry["id"]
    terrains = amounts("buildings", "terrains")
    assert all(terrains[id] == LAND for id in BUILDINGS if "star" in BUILDINGS[id] and id != "shipyard")
    plain = {id: terrains[id] for id in ("harbor", "shipyard", "trading_post", "granary", "workshop")}
    assert plain == {
        "harbor": ["water"],
        "shipyard": ["water"],
        "trading_post": ["desert"],
        "granary": ["grassland"],
        "workshop": ["mountain"],
    }


def test_R7_9_the_wonders() -> None:
    for entry in DATA["wonders"]:
        fields = ("era", "cost", "discount_technology", "discount_cost")
        assert [str(entry[field]) for field in fields if field in entry] == WONDERS[entry["id"]].split()
    assert {(entry["era"], entry["culture_icons"]) for entry in DATA["wonders"]} == {
        ("ancient", 1),
        ("medieval", 2),
        ("modern", 3),
    }


def test_R7_14_the_culture_track() -> None:
    spaces = DATA["track"]["spaces"]
    assert len(spaces) == 22
    assert [number for number, space in enumerate(spaces) if space["reward"] == "great_person"] == [
        3,
        7,
        12,
        18,
    ]
    prices = Counter((space["section"], space["culture"], space["trade"]) for space in spaces)
    assert prices == {(0, 0, 0): 1, (1, 3, 0): 7, (2, 5, 3): 7, (3, 7, 6): 7}
    assert spaces[21]["reward"] == "victory"


def test_R7_17_icons_of_great_persons() -> None:
    assert {entry["id"]: entry["icons"] for entry in DATA["person_types"]} == {
        "artist": {"trade": 1, "culture": 2},
        "builder": {"production": 2, "coin": 1},
        "general": {"combat": 4},
        "humanitarian": {"production": 1, "coin": 1, "culture": 1, "trade": 1},
        "industrialist": {"coin": 1, "culture": 2},
        "scientist": {"production": 1, "trade": 2},
    }


def test_R8_1_speed_stacking_and_water() -> None:
    assert (CONSTANTS["travel_speed"], CONSTANTS["stacking"]) == (2, 2)
    speeds = {"horseback_riding": 3, "sailing": 4, "steam_power": 5, "flight": 6}
    assert amounts("technologies", "travel_speed") == speeds
    limits = {"masonry": 3, "printing_press": 4, "biology": 5, "replaceable_parts": 6}
    assert amounts("technologies", "stacking") == limits
    water = {"navigation": "cross", "sailing": "end", "steam_power": "end", "flight": "end"}
    assert amounts("technologies", "water") == water


def test_R9_1_the_technologies() -> None:
    assert CONSTANTS["research_cost"] == [6, 11, 16, 21, 26]
    levels = {entry["id"]: entry["level"] for entry in DATA["technologies"]}
    assert levels == {id: level for level, ids in TECHNOLOGIES.items() for id in ids.split()}


def test_R9_5_what_technologies_unlock() -> None:
    unlocks = {
        entry[kind]: entry["id"]
        for entry in DATA["technologies"]
        for kind in ("building", "government", "unit")
        if kind in entry
    }
    assert unlocks == UNLOCKS
    ranks: dict[str, list[str]] = {}
    for entry in DATA["technologies"]:
        for type, rank in entry.get("ranks", {}).items():
            ranks.setdefault(f"{type} {rank}", []).append(entry["id"])
    assert {step: " ".join(ids) for step, ids in ranks.items()} == RANKS


def test_R9_5_prices_of_abilities() -> None:
    prices = {
        entry["id"]: " ".join(id for id, count in entry["cost"].items() for _ in range(count))
        for entry in DATA["technologies"]
        if "cost" in entry
    }
    assert prices == PRICES


def test_R9_5_amounts_of_technologies() -> None:
    kind = "technologies"
    wheat = {"animal_husbandry": 3, "construction": 5, "banking": 7, "plastics": 10}
    assert amounts(kind, "production") == wheat
    assert amounts(kind, "culture") == {"currency": 3, "chivalry": 5, "metal_casting": 7}
    assert amounts(kind, "wounds") == {"mathematics": 3, "ballistics": 6}
    assert amounts(kind, "per_coins") == {"ecology": 3, "military_science": 3, "computers": 5}
    holders = ["code_of_laws", "pottery", "democracy", "printing_press", "education"]
    assert amounts(kind, "coin_max") == dict.fromkeys(holders, 4)
    assert amounts(kind, "coin") == dict.fromkeys(
        ["bureaucracy", "civil_service", "railroad", "computers"], 1
    )
    assert amounts(kind, "culture_hand") == dict.fromkeys(["pottery", "civil_service", "theology"], 1)


def words_of(entry: Json) -> str:
    """What an item does, as the copy of the printed facts puts it."""
    told = {field: value for field, value in entry.items() if field not in TOLD_ELSEWHERE}
    words = [field if value is True else f"{field}={flat(value)}" for field, value in told.items()]
    return " ".join(words)


def flat(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def test_R16_1_amounts_of_all_cards_and_tokens() -> None:
    kinds = ("civilizations", "technologies", "governments", "wonders", "events", "great_persons", "policies")
    found = {
        entry["id"]: words_of(entry)
        for kind in (*kinds, "huts", "villages", "relics")
        for entry in DATA[kind]
    }
    assert {id: words for id, words in found.items() if words} == AMOUNTS


def test_R10_3_battle_hands() -> None:
    names = ("battle_hand", "battle_hand_per_army", "battle_hand_in_city")
    assert [CONSTANTS[name] for name in names] == [3, 2, 3]
    assert amounts("governments", "battle_hand") == {"communism_gov": 1}


def test_R10_4_combat_bonuses() -> None:
    names = ("city", "capital", "metropolis", "walls", "fortification", "city_state")
    assert [CONSTANTS[f"{name}_defence"] for name in names] == [6, 12, 14, 4, 2, 4]
    combat = {
        entry["id"]: entry.get("combat", entry.get("icons", {}).get("combat"))
        for kind in ("buildings", "person_types", "wonders", "governments", "civilizations", "city_states")
        for entry in DATA[kind]
        if "combat" in entry or "combat" in entry.get("icons", {})
    }
    assert combat == {
        "shipyard": 2,
        "barracks": 2,
        "academy": 4,
        "general": 4,
        "statue_of_zeus": 6,
        "fundamentalism": 4,
        "france": 2,
        "city_state_4": 2,
    }


def test_R10_6_who_trumps_whom() -> None:
    circle = {"infantry": "mounted", "mounted": "artillery", "artillery": "infantry"}
    assert amounts("unit_types", "trumps") == circle


def test_R10_9_the_barbarians() -> None:
    assert CONSTANTS["barbarians"] == {"artillery": 1, "infantry": 1, "mounted": 1}
    assert CONSTANTS["barbarian_rank"] == 1


def test_R11_3_the_city_states() -> None:
    assert {entry["id"]: entry["icons"] for entry in DATA["city_states"]} == {
        "city_state_1": {"trade": 3},
        "city_state_2": {"culture": 3},
        "city_state_3": {"coin": 1, "production": 1},
        "city_state_4": {"culture": 1, "combat": 2},
        "city_state_5": {"production": 1, "trade": 1},
    }
    assert [entry["id"] for entry in DATA["city_states"] if entry.get("any_resource")] == ["city_state_5"]


def test_R10_8_loot() -> None:
    assert (CONSTANTS["figures_loot"], CONSTANTS["city_loot"]) == (1, 2)
    assert (CONSTANTS["units_per_lost_army"], CONSTANTS["armies_kept"]) == (2, 1)
    assert Counter(entry["cost"] for entry in DATA["loot"]) == {1: 5, 2: 3}
    most = {entry["id"]: entry["amount"] for entry in DATA["loot"]}
    assert most == {**dict.fromkeys(most, 1), "loot_trade": 3, "loot_culture": 3}


def test_R11_7_tiers_of_investments() -> None:
    tiers = {entry["id"]: [list(tier.values()) for tier in entry["tiers"]] for entry in DATA["investments"]}
    assert tiers == {
        "infrastructure": [[1, 1], [2, 2], [3, 3]],
        "endowment_for_the_arts": [[1, 1], [2, 1, 1], [4, 1, 2]],
        "military_industrial_complex": [[2, 4], [4, 8], [6, 12]],
        "public_education": [[3, 1], [6, 1], [9, 1]],
    }


def test_R12_1_what_leaves_the_market_of_two() -> None:
    removed = amounts("buildings", "removed_for_two")
    assert removed == {**dict.fromkeys(amounts("buildings", "tokens"), 2), "harbor": 4}


def test_R12_2_tokens_that_leave_a_game_of_two() -> None:
    removed = {**amounts("huts", "removed_for_two"), **amounts("villages", "removed_for_two")}
    assert removed == {id: gone for id, (_, gone) in TOKENS.items() if gone}
    assert removed == {
        "hut_iron": 2,
        "hut_wheat": 4,
        "hut_silk": 3,
        "hut_incense": 3,
        "hut_spy": 3,
        "hut_uranium": 1,
        "village_iron": 1,
        "village_spy": 1,
        "village_uranium": 1,
        "village_city_state": 1,
    }


def test_R13_3_coins_that_win() -> None:
    assert CONSTANTS["coins_to_win"] == 15


# --- wrong data -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"wonders": DATA["wonders"][1:]}, "wonders: there are 26 instead of 27 (R1.2)"),
        (but("wonders", "oracle", era="modern"), "wonders: era modern has 10 instead of 9 (R1.2)"),
        (
            but("wonders", "oracle", discount_cost=15),
            "wonder oracle: a discount has a technology and a lower",
        ),
        (but("wonders", "oracle", discount_technology="magic"), "wonder oracle: 'magic' is not one of"),
        (but("wonders", "oracle", culture_icons=2), "wonder oracle: an ancient wonder has another number"),
        (but("wonders", "oracle", id="colossus"), "wonder: colossus exists twice"),
        (but("wonders", "oracle", module="space"), "module: 'space' is not one of"),
        (but("events", "lost", copies=2), "events: level 2 has 26 cards instead of 25 (R1.2)"),
        (but("events", "lost", phases=["night"]), "event lost: 'night' is not one of start"),
        (but("huts", "hut_iron", copies=4), "huts: there are 36 tokens instead of 35 (R1.2)"),
        (but("huts", "hut_iron", removed_for_two=4), "token hut_iron: only 3 can be removed (R12.2)"),
        (but("buildings", "harbor", tokens=9), "buildings: there are 53 tokens instead of 54 (R1.2)"),
        (but("buildings", "bank", tokens=5), "building bank: only a basic building has tokens of its own"),
        (but("buildings", "harbor", removed_for_two=11), "building harbor: only 10 can be removed (R12.1)"),
        (but("buildings", "bank", icons={"gold": 1}), "icons of bank: 'gold' is not one of trade"),
        (but("buildings", "bank", icons={"coin": 0}), "icons of bank: an icon that is not there is left out"),
        (but("technologies", "currency", building=""), "each building is unlocked by exactly one technology"),
        (but("technologies", "currency", level=6), "technology currency: there is no level 6 (R9.1)"),
        (but("technologies", "currency", level=5), "Space Flight is the only one of level V (R9.6)"),
        (but("technologies", "chivalry", ranks={"mounted": 5}), "technology chivalry: ranks rise to II"),
        (
            but("technologies", "currency", cost={"gold": 1}),
            "technology currency: 'gold' is not one of wheat",
        ),
        (but("civilizations", "rome", technology="navy"), "no two begin with the same technology (R3.1)"),
        (but("civilizations", "rome", home="home_zulu"), "home_tiles: each civilization has its own (R2.6)"),
        (but("great_persons", "valmiki", type="builder"), "great_persons: artist has 6 cards instead of 7"),
        (but("person_types", "artist", tokens=4), "person_types: there are 19 tokens instead of 18 (R1.2)"),
        (
            but("policy_cards", "policy_card_1", sides=["rationalism"] * 2),
            "each policy stands on exactly one card (R1.1)",
        ),
        (
            but("investments", "infrastructure", tiers=[{"markers": 2}, {"markers": 1}]),
            "investment infrastructure: its tiers need more and more markers (R11.7)",
        ),
        (but("units", "mounted_2_2", copies=6), "units: there are 16 mounted cards (R1.2)"),
        (
            but("units", "mounted_2_2", ranks=[[2, 2]]),
            "unit type mounted: costs and cards need 4 ranks (R7.5)",
        ),
        (
            but("units", "aircraft_6_6", ranks=[[6, 7]]),
            "unit aircraft_6_6: its id names its strength and health",
        ),
        (
            but("units", "mounted_2_2", ranks=[[2, 2], [3, 3], [4, 4], [5, 6]]),
            "unit mounted_2_2: each rank adds 1 strength and 1 health (R7.5)",
        ),
        (but("loot", "loot_trade", cost=3), "loot loot_trade: nobody can pay 3 (R10.8)"),
        (but_constants(research_cost=[6, 11]), "constants: research_cost is for levels I to V (R9.1)"),
        (but_constants(wonders_per_era={"2": 3}), "wonders_per_era needs every number of players (R2.3)"),
        (
            {"track": {**DATA["track"], "spaces": DATA["track"]["spaces"][:-1]}},
            "track: the first space gives nothing, the last one and no other wins (R13.1)",
        ),
        (
            {"track": {**DATA["track"], "spaces": DATA["track"]["spaces"][::-1]}},
            "track: after the start come the sections 1, 2 and 3 (R7.14)",
        ),
        (but_row("neutral_tiles", "tile_01", 0, "G G G"), "tile tile_01: it has 4 rows of 4 squares (R1.2)"),
        (but_row("neutral_tiles", "tile_01", 0, "X G G G"), "tile tile_01: 'X' is no square"),
        (but_row("neutral_tiles", "tile_01", 0, "G:x G G G"), "tile tile_01: 'G:x' is no square"),
        (
            but_row("neutral_tiles", "tile_01", 0, "GR G G G"),
            "relics: each lies on the relic square of its own",
        ),
        (but_row("neutral_tiles", "tile_01", 0, "G* G G G"), "no capital begins on a neutral tile (R3.4)"),
        (but_row("home_tiles", "home_zulu", 0, "GH G G G"), "tile home_zulu: no hut, village or relic is at"),
        (but_row("home_tiles", "home_zulu", 1, "M G G F"), "tile home_zulu: one place is recommended"),
        (but_row("home_tiles", "home_zulu", 1, "M W* G F"), "tile home_zulu: the capital stands on land in"),
        (but("neutral_tiles", "tile_02", id="tile_28"), "neutral_tiles: they are numbered from tile_01"),
        (but("layouts", "layout_2p", seats=3), "layouts: they are for 2, 3, 4 and 5 players, in this order"),
        (but("layouts", "layout_2p", homes=[]), "layout layout_2p: a home for each player, and no more"),
        (
            but("layouts", "layout_2p", neutral=[[0, 3]]),
            "layout layout_2p: two tiles lie on each other (R2.6)",
        ),
        (but("layouts", "layout_2p", height=15), "layout layout_2p: a tile lies outside of 15 x 8 squares"),
        (but("layouts", "layout_2p", neutral=[[0, 4]]), "layout layout_2p: the tiles do not hang together"),
        (but("layouts", "layout_5p", hole=None), "layout layout_5p: the hole is what the tiles enclose"),
    ],
    ids=lambda value: value if isinstance(value, str) else "data",
)
def test_wrong_data_is_refused_with_the_reason(changed: Json, fault: str) -> None:
    assert any(fault in found for found in faults(**changed)), faults(**changed)


def test_the_data_is_right_as_it_is() -> None:
    assert faults() == []


def test_uncertain_facts_say_so() -> None:
    unsure = [
        entry["id"]
        for kind, entries in DATA.items()
        if isinstance(entries, list)
        for entry in entries
        if isinstance(entry, dict) and entry.get("confidence", "high") != "high"
    ]
    assert unsure == [
        "atomic_theory",
        "plastics",
        "despotism",
        "angkor_wat",
        "himeji_samurai_castle",
        "archimedes",
        "city_state_5",
        "layout_3p",
        "layout_4p",
    ]
