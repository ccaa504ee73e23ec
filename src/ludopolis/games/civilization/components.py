"""The printed facts of the game, read from ``components.json`` and checked (R1, R2, R12)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from ludopolis.core.facts import Facts, read_facts

FOLDER = str(Path(__file__).parent)
FILE = Path(FOLDER) / "components.json"

SEATS = (2, 3, 4, 5)
LEVELS = 5
RANKS = 4
TILE = 4  # squares a side
MODULES = ("social_policies", "investments", "relics")
EVENT_CARDS = {1: 27, 2: 25, 3: 17}  # copies in each deck (R1.2)
BUILDING_TOKENS = 54
PERSON_TOKENS = 18
HUT_TOKENS = 35
VILLAGE_TOKENS = 20
UNIT_CARDS = {"infantry": 15, "artillery": 15, "mounted": 15, "aircraft": 8}
ANY = "any"  # any resource as a price, any phase for an event
SYMBOLS = {"H": "hut", "V": "village", "R": "relic"}
SQUARE = re.compile(r"([A-Z])([HVR]?)(0?)([c$]?)(\*?)(?::([a-z]))?")

Confidence = Literal["high", "medium"]
Water = Literal["", "cross", "end"]
Arrow = Literal["up", "right", "down", "left"]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed, where its facts come from and how sure they are."""

    source: str
    confidence: Confidence = "high"
    note: str = ""


class Constants(Item, frozen=True):
    """The numbers that stand on no component. ``research_cost`` is by level, ``wonders_per_era`` by players;
    ``travel_speed`` to ``policies`` is what a civilization begins with."""

    trade_max: int
    coins_to_win: int
    research_cost: list[int]
    travel_speed: int
    stacking: int
    culture_hand: int
    battle_hand: int
    max_cities: int
    policies: int
    armies: int
    scouts: int
    army_cost: int
    scout_cost: int
    capitals: int
    cities: int
    metropolises: int
    market_resources: int  # of each kind for each player
    start_units: dict[str, int]
    start_armies: int
    start_scouts: int
    wonders_per_era: dict[int, int]
    rush_trade: int
    rush_production: int
    caravan_production: int
    city_arts: int
    metropolis_arts: int
    city_state_culture: int  # for founding a city on it
    city_distance: int
    battle_hand_per_army: int  # beyond the first
    battle_hand_in_city: int
    city_defence: int
    capital_defence: int
    metropolis_defence: int
    walls_defence: int
    fortification_defence: int
    city_state_defence: int
    figures_loot: int
    city_loot: int
    units_per_lost_army: int
    armies_kept: int
    barbarians: dict[str, int]
    barbarian_rank: int


class Supplies(Item, frozen=True):
    """Tokens of the box that the rules do not limit (R1.4)."""

    fortification_caravan: int
    program: int
    investment: int
    desert_grassland: int
    forest_water: int


class Resource(Item, frozen=True):
    """``letter`` stands for it on the tiles; only market resources lie there."""

    id: str
    letter: str = ""
    market: bool = False


class Terrain(Item, frozen=True):
    id: str
    letter: str
    icons: dict[str, int] = {}


class Civilization(Item, frozen=True):
    """How a civilization begins, what it has more than others, and the amounts of its abilities."""

    id: str
    technology: str
    government: str
    home: str
    module: str = ""  # offered only with it
    extra_armies: int = 0
    extra_scouts: int = 0
    extra_units: dict[str, int] = {}
    extra_policies: int = 0
    metropolis: bool = False
    walls: bool = False
    great_persons: int = 0
    wonders: int = 0
    resources: int = 0
    units: int = 0
    saved_units: int = 0
    buildings: int = 0
    drawn_persons: int = 0  # drawn more, to choose from
    rush_production: int = 0
    culture: int = 0
    trade: int = 0
    advance: int = 0
    combat: int = 0
    strength: int = 0
    strong_type: str = ""
    research_discount: int = 0
    loot: int = 0
    stacking: int = 0
    travel_speed: int = 0
    water: Water = ""


class Technology(Item, frozen=True):
    """What a technology unlocks and raises; ``travel_speed``, ``stacking``, ``max_cities`` and ``ranks`` are
    absolute, ``coin`` and ``culture_hand`` add up. ``cost`` pays its ability, ``per_coins`` are the coins for
    which its effect counts once more."""

    id: str
    level: int
    coin: int = 0
    culture_hand: int = 0
    travel_speed: int = 0
    stacking: int = 0
    water: Water = ""
    max_cities: int = 0
    ranks: dict[str, int] = {}
    building: str = ""
    government: str = ""
    unit: str = ""
    cost: dict[str, int] = {}
    trade_cost: int = 0
    culture_cost: int = 0
    coin_max: int = 0
    per_coins: int = 0
    production: int = 0
    culture: int = 0
    trade: int = 0
    other_trade: int = 0
    strength: int = 0
    wounds: int = 0
    heal: int = 0
    heals_all: bool = False
    items: int = 0
    actions: int = 0
    coins: int = 0
    units: int = 0
    buildings: int = 0
    free_builds: int = 0
    great_persons: int = 0
    technologies: int = 0
    policies: int = 0
    drawn_events: int = 0  # drawn more, to choose from
    obsoletes: list[str] = []


class Government(Item, frozen=True):
    id: str
    coin: int = 0
    city_production: int = 0
    trade: int = 0
    culture: int = 0
    harvests: int = 0
    actions: int = 0
    battle_hand: int = 0
    combat: int = 0


class Building(Item, frozen=True):
    """``tokens`` lie in the market for a building and its ``upgrade`` together; so many are
    ``removed_for_two`` players."""

    id: str
    cost: int
    terrains: list[str] = []
    icons: dict[str, int] = {}
    unique: bool = False
    upgrade: str = ""
    tokens: int = 0
    removed_for_two: int = 0
    on_centre: bool = False


class Wonder(Item, frozen=True):
    """``city_production`` is for every city; ``loot`` is what winners get less; ``coin_max`` is added."""

    id: str
    era: str
    cost: int
    culture_icons: int
    discount_technology: str = ""
    discount_cost: int = 0
    module: str = ""
    city_production: int = 0
    combat: int = 0
    strength: int = 0
    culture: int = 0
    trade: int = 0
    water_trade: int = 0
    loot: int = 0
    walls: int = 0
    figures: int = 0
    buildings: int = 0
    harvests: int = 0
    unit_cost: int = 0
    resources: int = 0
    resources_for_spy: int = 0
    trade_cost: int = 0
    technologies: int = 0
    research_discount: int = 0
    culture_hand: int = 0
    events: int = 0
    coins: int = 0
    coin_max: int = 0
    advance: int = 0


class TrackSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the culture track: what entering costs and gives; an event is of the section's deck."""

    section: int
    culture: int
    trade: int
    reward: Literal["", "event", "great_person", "victory"]


class Track(Item, frozen=True):
    spaces: list[TrackSpace]


class Event(Item, frozen=True):
    """A culture event. Without ``range`` it reaches everywhere; the last two fields are for two players."""

    id: str
    level: int
    copies: int
    phases: list[str]
    range: int = 0
    distance: int = 0
    resources: list[str] = []
    players: int = 0
    coins: int = 0
    figures: int = 0
    persons: int = 0
    units: int = 0
    rank: int = 0
    buildings: int = 0
    max_level: int = 0
    policies: int = 0
    production: int = 0
    trade: int = 0
    actions: int = 0
    terrain: str = ""
    only_terrain: str = ""
    own_coins: int = 0
    coins_of_two: int = 0


class PersonType(Item, frozen=True):
    id: str
    icons: dict[str, int]
    tokens: int


class GreatPerson(Item, frozen=True):
    """A great person card; ``discard`` says whether it is used up. ``per_coins`` and ``per_armies`` are the
    coins, or the armies in the supply, for which its effect counts once more."""

    id: str
    type: str
    discard: bool = False
    module: str = ""
    coin: int = 0
    coins: int = 0
    culture: int = 0
    trade: int = 0
    trade_cost: int = 0
    advance: int = 0
    per_coins: int = 0
    per_armies: int = 0
    city_production: int = 0
    wonder_discount: int = 0
    culture_hand: int = 0
    travel_speed: int = 0
    speed_factor: int = 0
    stacking: int = 0
    combat: int = 0
    wounds: int = 0
    actions: int = 0
    units: int = 0
    buildings: int = 0
    technologies: int = 0
    min_level: int = 0
    max_level: int = 0


class PolicyCard(Item, frozen=True):
    id: str
    sides: list[str]


class Policy(Item, frozen=True):
    """``trade_costs`` are for a technology of level I and of level II; ``kinds`` of tokens a city needs."""

    id: str
    coin: int = 0
    trade: int = 0
    trade_costs: list[int] = []
    culture: int = 0
    culture_cost: int = 0
    scout_culture: int = 0
    events: int = 0
    drawn_persons: int = 0
    travel_speed: int = 0
    kinds: int = 0
    city_production: int = 0
    arts: int = 0
    units: int = 0


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an investment card gives from so many markers on."""

    markers: int
    city_production: int = 0
    culture_hand: int = 0
    culture_discount: int = 0
    combat: int = 0
    technologies: int = 0


class Investment(Item, frozen=True):
    id: str
    tiers: list[Tier]


class Token(Item, frozen=True):
    """A hut or a village: whether it is kept face down, and what it gives."""

    id: str
    copies: int
    removed_for_two: int = 0
    keep: bool = False
    resource: str = ""
    culture: int = 0
    coins: int = 0
    production: int = 0
    units: int = 0
    figures: int = 0
    city_states: int = 0
    great_persons: int = 0
    technologies: int = 0
    max_level: int = 0


class CityState(Item, frozen=True):
    id: str
    icons: dict[str, int]
    any_resource: bool = False


class Relic(Item, frozen=True):
    """``next_start``: the reward is taken in the next Start of Turn."""

    id: str
    tile: str
    module: str = ""
    next_start: bool = False
    advance: int = 0
    technologies: int = 0
    units: int = 0
    great_persons: int = 0
    investments: int = 0


class UnitType(Item, frozen=True):
    """``costs`` are by rank; aircraft have one."""

    id: str
    costs: list[int]
    trumps: str = ""


class Unit(Item, frozen=True):
    """A unit card: strength and health at each rank."""

    id: str
    type: str
    copies: int
    ranks: list[tuple[int, int]]


class Loot(Item, frozen=True):
    id: str
    cost: int
    amount: int


class Square(msgspec.Struct, frozen=True):
    """A square of a tile; ``recommended`` marks the place meant for the capital."""

    terrain: str
    icons: dict[str, int]
    resource: str = ""
    symbol: str = ""
    recommended: bool = False


class Tile(Item, frozen=True):
    """A map tile with its printed arrow at the south edge, pointing north. A square is the letter of its
    terrain; H, V, R a hut, village or relic; 0 without the icons of the terrain; c or $ one culture or coin
    more; * the place recommended for the capital; :w, :n, :s, :i a resource."""

    id: str
    rows: list[str]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The north-west square of a home tile and where its arrow points."""

    row: int
    col: int
    arrow: Arrow


class Hole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Squares inside the map that do not exist and are no outer edge (R16.36)."""

    row: int
    col: int
    height: int
    width: int


class Layout(Item, frozen=True):
    """The map for a number of players: the north-west squares of the neutral tiles (row, column), and the
    homes by seat, clockwise."""

    id: str
    seats: int
    height: int
    width: int
    neutral: list[tuple[int, int]]
    homes: list[Place]
    hole: Hole | None = None

    def tiles(self) -> list[tuple[int, int]]:
        """The north-west squares of all tiles, the neutral ones first."""
        return [*self.neutral, *((home.row, home.col) for home in self.homes)]


class Components(Facts, frozen=True):
    source: str
    constants: Constants
    supplies: Supplies
    icons: list[str]
    eras: list[str]
    phases: list[str]
    resources: list[Resource]
    terrains: list[Terrain]
    civilizations: list[Civilization]
    technologies: list[Technology]
    governments: list[Government]
    buildings: list[Building]
    wonders: list[Wonder]
    track: Track
    events: list[Event]
    person_types: list[PersonType]
    great_persons: list[GreatPerson]
    policy_cards: list[PolicyCard]
    policies: list[Policy]
    investments: list[Investment]
    huts: list[Token]
    villages: list[Token]
    city_states: list[CityState]
    relics: list[Relic]
    unit_types: list[UnitType]
    units: list[Unit]
    loot: list[Loot]
    neutral_tiles: list[Tile]
    home_tiles: list[Tile]
    layouts: list[Layout]

    def faults(self) -> list[str]:
        """What contradicts the rules in the data."""
        found = [*_wrong_counts(self), *_repeated(self)]
        for check in (_reference_faults, _icon_faults, _unlock_faults, _copy_faults, _track_faults):
            found.extend(check(self))
        for check in (_wonder_faults, _policy_faults, _unit_faults, _level_faults):
            found.extend(check(self))
        for check in (_tile_faults, _home_faults, _relic_faults, _layout_faults):
            found.extend(check(self))
        return found

    def ids(self) -> dict[str, list[str]]:
        """The ids of everything that has a name, in the order of the data."""
        return {
            "civilization": [item.id for item in self.civilizations],
            "technology": [item.id for item in self.technologies],
            "government": [item.id for item in self.governments],
            "building": [item.id for item in self.buildings],
            "wonder": [item.id for item in self.wonders],
            "event": [item.id for item in self.events],
            "great_person": [item.id for item in self.great_persons],
            "person_type": [item.id for item in self.person_types],
            "policy": [item.id for item in self.policies],
            "policy_card": [item.id for item in self.policy_cards],
            "investment": [item.id for item in self.investments],
            "hut": [item.id for item in self.huts],
            "village": [item.id for item in self.villages],
            "city_state": [item.id for item in self.city_states],
            "relic": [item.id for item in self.relics],
            "unit_type": [item.id for item in self.unit_types],
            "unit": [item.id for item in self.units],
            "resource": [item.id for item in self.resources],
            "terrain": [item.id for item in self.terrains],
            "icon": self.icons,
            "loot": [item.id for item in self.loot],
            "tile": [item.id for item in self.tiles()],
            "layout": [item.id for item in self.layouts],
            "era": self.eras,
            "phase": self.phases,
        }

    def tiles(self) -> list[Tile]:
        return [*self.neutral_tiles, *self.home_tiles]

    def squares(self, tile: Tile) -> list[list[Square]]:
        """The squares of a tile, row by row from the north-west; ValueError names one that cannot be read."""
        return [[self._square(text) for text in row.split()] for row in tile.rows]

    def _square(self, text: str) -> Square:
        terrains = {terrain.letter: terrain for terrain in self.terrains}
        resources = {resource.letter: resource.id for resource in self.resources if resource.letter}
        signs = SQUARE.fullmatch(text)
        if signs is None or signs[1] not in terrains or (signs[6] and signs[6] not in resources):
            raise ValueError(f"{text!r} is no square")
        terrain = terrains[signs[1]]
        icons = {} if signs[3] else dict(terrain.icons)
        if signs[4]:
            icons["culture" if signs[4] == "c" else "coin"] = 1
        return Square(
            terrain=terrain.id,
            icons=icons,
            resource=resources[signs[6]] if signs[6] else "",
            symbol=SYMBOLS.get(signs[2], ""),
            recommended=bool(signs[5]),
        )


# --- the checks: each message names the item, what is wrong, and the rule -------------------------


def _wrong_counts(data: Components) -> Iterator[str]:
    counted = {
        "icons": (5, "R0.2"),
        "eras": (3, "R1.2"),
        "phases": (5, "R4.1"),
        "resources": (6, "R1.3"),
        "terrains": (5, "R1.2"),
        "civilizations": (16, "R1.2"),
        "technologies": (45, "R1.1"),
        "governments": (8, "R1.1"),
        "buildings": (16, "R1.2"),
        "wonders": (27, "R1.2"),
        "events": (38, "R1.2"),
        "person_types": (6, "R1.2"),
        "great_persons": (42, "R1.2"),
        "policy_cards": (4, "R1.1"),
        "policies": (8, "R1.1"),
        "investments": (4, "R1.1"),
        "huts": (10, "R1.2"),
        "villages": (8, "R1.2"),
        "city_states": (5, "R1.2"),
        "relics": (5, "R1.2"),
        "unit_types": (4, "R1.2"),
        "units": (12, "R1.2"),
        "loot": (8, "R10.8"),
        "neutral_tiles": (27, "R1.2"),
        "home_tiles": (16, "R1.2"),
        "layouts": (len(SEATS), "R2.6"),
    }
    for name, (wanted, rule) in counted.items():
        is_ = len(getattr(data, name))
        if is_ != wanted:
            yield f"{name}: there are {is_} instead of {wanted} ({rule})"


def _repeated(data: Components) -> Iterator[str]:
    for kind, ids in data.ids().items():
        yield from (f"{kind}: {id} exists twice" for id, count in Counter(ids).items() if count > 1)


def _unknown(where: str, ids: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    allowed = list(known)
    yield from (f"{where}: {id!r} is not one of {', '.join(allowed)}" for id in ids if id not in allowed)


def _reference_faults(data: Components) -> Iterator[str]:
    ids = data.ids()
    for civilization in data.civilizations:
        where = f"civilization {civilization.id}"
        yield from _unknown(where, [civilization.technology], ids["technology"])
        yield from _unknown(where, [civilization.government], ids["government"])
        yield from _unknown(where, [civilization.home], ids["tile"])
        yield from _unknown(where, civilization.extra_units, ids["unit_type"])
        yield from _unknown(where, [civilization.strong_type], ["", *ids["unit_type"]])
    for technology in data.technologies:
        where = f"technology {technology.id}"
        yield from _unknown(where, technology.cost, [*ids["resource"], ANY])
        yield from _unknown(where, technology.ranks, ids["unit_type"])
        yield from _unknown(where, technology.obsoletes, ids["era"])
    for building in data.buildings:
        yield from _unknown(f"building {building.id}", building.terrains, ids["terrain"])
        yield from _unknown(f"building {building.id}", [building.upgrade], ["", *ids["building"]])
    for event in data.events:
        where = f"event {event.id}"
        yield from _unknown(where, event.phases, [*ids["phase"], "battle", ANY])
        yield from _unknown(where, event.resources, ids["resource"])
        yield from _unknown(where, [event.terrain, event.only_terrain], ["", *ids["terrain"]])
    for person in data.great_persons:
        yield from _unknown(f"great person {person.id}", [person.type], ids["person_type"])
    for token in [*data.huts, *data.villages]:
        yield from _unknown(f"token {token.id}", [token.resource], ["", *ids["resource"]])
    for type in data.unit_types:
        yield from _unknown(f"unit type {type.id}", [type.trumps], ["", *ids["unit_type"]])
    for unit in data.units:
        yield from _unknown(f"unit {unit.id}", [unit.type], ids["unit_type"])
    modules = [item.module for item in data.civilizations] + [item.module for item in data.wonders]
    modules += [item.module for item in data.great_persons] + [item.module for item in data.relics]
    yield from _unknown("module", modules, ["", *MODULES])
    for name in ("start_units", "barbarians"):
        yield from _unknown(f"constants, {name}", getattr(data.constants, name), ids["unit_type"])


def _icon_faults(data: Components) -> Iterator[str]:
    printed = {
        **{terrain.id: terrain.icons for terrain in data.terrains},
        **{building.id: building.icons for building in data.buildings},
        **{type.id: type.icons for type in data.person_types},
        **{city_state.id: city_state.icons for city_state in data.city_states},
    }
    for id, icons in printed.items():
        yield from _unknown(f"icons of {id}", icons, data.icons)
        if any(count < 1 for count in icons.values()):
            yield f"icons of {id}: an icon that is not there is left out"


def _unlock_faults(data: Components) -> Iterator[str]:
    """Everything that must be unlocked has one technology; two governments are always open (R5.8)."""
    wanted = {
        "building": [building.id for building in data.buildings],
        "government": [g.id for g in data.governments if g.id not in ("anarchy", "despotism")],
        "unit": ["aircraft"],
    }
    for kind, ids in wanted.items():
        unlocked = [getattr(technology, kind) for technology in data.technologies]
        if sorted(filter(None, unlocked)) != sorted(ids):
            yield f"technologies: each {kind} is unlocked by exactly one technology (R9.5)"
    if [technology.id for technology in data.technologies if technology.level == LEVELS] != ["space_flight"]:
        yield "technologies: Space Flight is the only one of level V (R9.6)"
    starting = [civilization.technology for civilization in data.civilizations]
    if len(set(starting)) != len(starting):
        yield "civilizations: no two begin with the same technology (R3.1)"


def _copy_faults(data: Components) -> Iterator[str]:
    for level, cards in EVENT_CARDS.items():
        if (is_ := sum(event.copies for event in data.events if event.level == level)) != cards:
            yield f"events: level {level} has {is_} cards instead of {cards} (R1.2)"
    for name, items, wanted in (("huts", data.huts, HUT_TOKENS), ("villages", data.villages, VILLAGE_TOKENS)):
        if (is_ := sum(token.copies for token in items)) != wanted:
            yield f"{name}: there are {is_} tokens instead of {wanted} (R1.2)"
    for token in [*data.huts, *data.villages]:
        if not 0 <= token.removed_for_two <= token.copies:
            yield f"token {token.id}: only {token.copies} can be removed (R12.2)"
    if (is_ := sum(building.tokens for building in data.buildings)) != BUILDING_TOKENS:
        yield f"buildings: there are {is_} tokens instead of {BUILDING_TOKENS} (R1.2)"
    if (is_ := sum(type.tokens for type in data.person_types)) != PERSON_TOKENS:
        yield f"person_types: there are {is_} tokens instead of {PERSON_TOKENS} (R1.2)"
    upgraded = [building.upgrade for building in data.buildings if building.upgrade]
    for building in data.buildings:
        own_tokens = building.id not in upgraded and not building.on_centre
        if own_tokens != (building.tokens > 0):
            yield f"building {building.id}: only a basic building has tokens of its own (R7.6)"
        if not 0 <= building.removed_for_two <= building.tokens:
            yield f"building {building.id}: only {building.tokens} can be removed (R12.1)"


def _track_faults(data: Components) -> Iterator[str]:
    spaces = data.track.spaces
    victories = [space.reward == "victory" for space in spaces]
    if victories != [False] * (len(spaces) - 1) + [True] or spaces[0].reward:
        yield "track: the first space gives nothing, the last one and no other wins (R13.1)"
    sections = [space.section for space in spaces]
    if sections != sorted(sections) or set(sections) != {0, 1, 2, 3} or sections.count(0) != 1:
        yield "track: after the start come the sections 1, 2 and 3 (R7.14)"


def _wonder_faults(data: Components) -> Iterator[str]:
    technologies = [technology.id for technology in data.technologies]
    for era in data.eras:
        if (is_ := sum(wonder.era == era for wonder in data.wonders)) != 9:
            yield f"wonders: era {era} has {is_} instead of 9 (R1.2)"
    for wonder in data.wonders:
        yield from _unknown(f"wonder {wonder.id}", [wonder.discount_technology], ["", *technologies])
        if bool(wonder.discount_technology) != (0 < wonder.discount_cost < wonder.cost):
            yield f"wonder {wonder.id}: a discount has a technology and a lower cost (R7.9)"
        if wonder.era in data.eras and wonder.culture_icons != data.eras.index(wonder.era) + 1:
            yield f"wonder {wonder.id}: an {wonder.era} wonder has another number of culture icons (R7.9)"
    if set(data.constants.wonders_per_era) != {*SEATS}:
        yield "constants: wonders_per_era needs every number of players (R2.3)"


def _policy_faults(data: Components) -> Iterator[str]:
    sides = [side for card in data.policy_cards for side in card.sides]
    if sorted(sides) != sorted(policy.id for policy in data.policies):
        yield "policy_cards: each policy stands on exactly one card (R1.1)"
    for card in data.policy_cards:
        if len(card.sides) != 2:
            yield f"policy card {card.id}: it has two sides (R1.1)"
    for investment in data.investments:
        markers = [tier.markers for tier in investment.tiers]
        if markers != sorted({*markers}):
            yield f"investment {investment.id}: its tiers need more and more markers (R11.7)"


def _unit_faults(data: Components) -> Iterator[str]:
    for type in data.unit_types:
        ranks = 1 if type.id == "aircraft" else RANKS
        cards = [unit for unit in data.units if unit.type == type.id]
        if (is_ := sum(unit.copies for unit in cards)) != UNIT_CARDS.get(type.id):
            yield f"units: there are {is_} {type.id} cards (R1.2)"
        if len(type.costs) != ranks or any(len(unit.ranks) != ranks for unit in cards):
            yield f"unit type {type.id}: costs and cards need {ranks} ranks (R7.5)"
        for unit in cards:
            first = unit.ranks[0]
            if unit.ranks != [(first[0] + more, first[1] + more) for more in range(ranks)]:
                yield f"unit {unit.id}: each rank adds 1 strength and 1 health (R7.5)"
            if unit.id != f"{type.id}_{first[0]}_{first[1]}":
                yield f"unit {unit.id}: its id names its strength and health at rank I"


def _level_faults(data: Components) -> Iterator[str]:
    if len(data.constants.research_cost) != LEVELS:
        yield f"constants: research_cost is for levels I to V (R9.1), not {len(data.constants.research_cost)}"
    for technology in data.technologies:
        if not 1 <= technology.level <= LEVELS:
            yield f"technology {technology.id}: there is no level {technology.level} (R9.1)"
        if not all(2 <= rank <= RANKS for rank in technology.ranks.values()):
            yield f"technology {technology.id}: ranks rise to II, III or IV (R9.5)"
    for type in data.person_types:
        if (is_ := sum(person.type == type.id for person in data.great_persons)) != 7:
            yield f"great_persons: {type.id} has {is_} cards instead of 7 (R1.2)"
    for loot in data.loot:
        if not data.constants.figures_loot <= loot.cost <= data.constants.city_loot:
            yield f"loot {loot.id}: nobody can pay {loot.cost} (R10.8)"


def _tile_faults(data: Components) -> Iterator[str]:
    for tile in data.tiles():
        if [len(row.split()) for row in tile.rows] != [TILE] * TILE:
            yield f"tile {tile.id}: it has {TILE} rows of {TILE} squares (R1.2)"
        try:
            data.squares(tile)
        except ValueError as error:
            yield f"tile {tile.id}: {error}"
    numbers = [f"tile_{number + 1:02}" for number in range(len(data.neutral_tiles))]
    if [tile.id for tile in data.neutral_tiles] != numbers:
        yield "neutral_tiles: they are numbered from tile_01, in this order (R1.2)"


def _readable(data: Components, tile: Tile) -> list[list[Square]]:
    """The squares of a tile; none if one cannot be read, which is reported elsewhere."""
    try:
        return data.squares(tile)
    except ValueError:
        return []


def _home_faults(data: Components) -> Iterator[str]:
    if sorted(c.home for c in data.civilizations) != sorted(tile.id for tile in data.home_tiles):
        yield "home_tiles: each civilization has its own (R2.6)"
    metropolises = [c.home for c in data.civilizations if c.metropolis]
    for tile in data.home_tiles:
        squares = _readable(data, tile)
        if any(square.symbol for row in squares for square in row):
            yield f"tile {tile.id}: no hut, village or relic is at home (R2.6)"
        marked = [
            (r, c) for r, row in enumerate(squares) for c, square in enumerate(row) if square.recommended
        ]
        if len(marked) != 1 + (tile.id in metropolises):
            yield f"tile {tile.id}: one place is recommended for the capital, two for a metropolis (R3.4)"
        for row, col in marked:
            if not (1 <= row <= 2 and 1 <= col <= 2) or squares[row][col].terrain == "water":
                yield f"tile {tile.id}: the capital stands on land in the middle (R3.4)"


def _relic_faults(data: Components) -> Iterator[str]:
    with_relic = []
    for tile in data.neutral_tiles:
        squares = [square for row in _readable(data, tile) for square in row]
        with_relic += [tile.id] * sum(square.symbol == "relic" for square in squares)
        if any(square.recommended for square in squares):
            yield f"tile {tile.id}: no capital begins on a neutral tile (R3.4)"
    if sorted(with_relic) != sorted(relic.tile for relic in data.relics):
        yield "relics: each lies on the relic square of its own tile (R8.5)"


def _layout_faults(data: Components) -> Iterator[str]:
    if tuple(layout.seats for layout in data.layouts) != SEATS:
        yield "layouts: they are for 2, 3, 4 and 5 players, in this order (R2.6)"
    for layout in data.layouts:
        if len(layout.homes) != layout.seats or len(layout.neutral) > len(data.neutral_tiles):
            yield f"layout {layout.id}: a home for each player, and no more tiles than there are (R2.6)"
        yield from _lying_faults(layout)


def _lying_faults(layout: Layout) -> Iterator[str]:
    """Tiles that overlap, leave the map or do not hang together; a hole that is none."""
    laid = [(row + r, col + c) for row, col in layout.tiles() for r in range(TILE) for c in range(TILE)]
    covered = set(laid)
    if len(covered) != len(laid):
        yield f"layout {layout.id}: two tiles lie on each other (R2.6)"
    all_squares = {(row, col) for row in range(layout.height) for col in range(layout.width)}
    if not covered <= all_squares:
        yield f"layout {layout.id}: a tile lies outside of {layout.height} x {layout.width} squares (R2.6)"
    if _spread(covered, laid[0]) != covered:
        yield f"layout {layout.id}: the tiles do not hang together (R2.6)"
    around = {(row, col) for row in range(-1, layout.height + 1) for col in range(-1, layout.width + 1)}
    inside = around - covered - _spread(around - covered, (-1, -1))
    if inside != _hole(layout):
        yield f"layout {layout.id}: the hole is what the tiles enclose (R16.36)"


def _hole(layout: Layout) -> set[tuple[int, int]]:
    hole = layout.hole
    if hole is None:
        return set()
    return {(hole.row + r, hole.col + c) for r in range(hole.height) for c in range(hole.width)}


def _spread(area: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """The squares of an area that can be reached from one of them."""
    reached = {start}
    edge = [start]
    while edge:
        row, col = edge.pop()
        for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if near in area and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached


COMPONENTS = read_facts(FILE, Components)

IDS: dict[str, list[str]] = COMPONENTS.ids()

SQUARES = {tile.id: COMPONENTS.squares(tile) for tile in COMPONENTS.tiles()}
