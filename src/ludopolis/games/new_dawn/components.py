"""The printed facts of the game, read from ``components.json`` and checked (R1, R3, R13)."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from ludopolis.core.facts import Facts, read_facts

FOLDER = str(Path(__file__).parent)
FILE = Path(FOLDER) / "components.json"

SEATS = (2, 3, 4)
SLOTS = 5
LEVELS = 4
SIDES = "ab"
TILE_SPACES = 10
BARBARIANS = "abcdefghi"
KINDS = {
    "capital": 4,
    "natural_wonder": 4,
    "city_state": 4,
    "plain": 4,
}  # how many tiles of each (R13.1-R13.4)
GROUPS = ("red", "yellow", "blue")
EVENTS = ("spawn", "move", "trade", "")

Confidence = Literal["high", "medium", "low", "reconstructed"]
Hex = tuple[int, int]
NEAR: list[Hex] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # clockwise from the north-east


def turned(place: Hex, turns: int) -> Hex:
    """Where a hex lies after so many turns of 60 degrees clockwise around (0, 0)."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirrored(place: Hex) -> Hex:
    """Where a hex lies in the left-right mirror image: the outline of a tile seen from its other side."""
    q, r = place
    return -q - r, r


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed, where its facts come from and how sure they are."""

    source: str
    confidence: Confidence = "high"
    note: str = ""


class Terrain(Item, frozen=True):
    id: str
    difficulty: int


class Resource(Item, frozen=True):
    id: str
    count: int


class Colour(Item, frozen=True):
    id: str


class Limits(Item, frozen=True):
    """Pieces of one player, water tokens of the box, and trade tokens that have room on a focus card (R1)."""

    tokens: int
    cities: int
    caravans: int
    water: int
    trade_tokens_on_card: int


class FocusCard(Item, frozen=True):
    """A focus card. ``tokens`` is how many control tokens it places, ``distance`` how far its caravans,
    cities or attacks reach, ``water`` whether they may cross water, ``passes_all`` whether nothing stops
    them; ``bonus`` is for attacks, against a barbarian it is ``barbarian_bonus``; ``production_in_5`` is
    the production for a wonder in slot 5."""

    id: str
    type: str
    level: int
    tokens: int = 0
    caravans: int = 0
    distance: int = 0
    water: bool = False
    passes_all: bool = False
    attacks: int = 0
    bonus: int = 0
    barbarian_bonus: int = 0
    production_in_5: int = 5


class Combat(Item, frozen=True, kw_only=True):
    """Something that may add to the value of an attack or of a defence (R9.17)."""

    id: str
    attack: int = 0
    defence: int = 0


class Leader(Combat, frozen=True):
    """A leader, and the types of the first focus row from slot 1 (R3.2)."""

    row: list[str]


class Wonder(Combat, frozen=True):
    type: str
    era: str
    cost: int
    resources: list[str]


class CityState(Combat, frozen=True):
    type: str


class NaturalWonder(Item, frozen=True):
    id: str
    resource: str


class Agenda(Item, frozen=True):
    """What a player aims at: how many of what the agenda counts, or of the wonders of a type (R12.4)."""

    id: str
    count: int
    type: str = ""


class VictoryCard(Item, frozen=True):
    id: str
    agendas: list[str]


class VictoryCardsInPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    normal: int
    epic: int


class Setup(Item, frozen=True):
    """How many wonders of each era leave each deck with a number of players (R3.7)."""

    seats: int
    removed: dict[str, int]


class Dial(Item, frozen=True):
    """The tech dial: its last space, the space after it, and the levels gained on its spaces (R7.1, R7.2)."""

    last: int
    after_last: int
    levels: dict[int, int]


class EventDial(Item, frozen=True):
    """The symbols clockwise; the pointer begins on the first (R11.1)."""

    spaces: list[str]


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the spaces 0 to 9 of every tile lie, with each side up: axial (q, r), q to the east, r to the
    south-east, space 0 at (0, 0)."""

    a: list[Hex]
    b: list[Hex]

    def side(self, side: str) -> list[Hex]:
        return self.a if side == "a" else self.b


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a tile and the symbol on it (R3.4)."""

    terrain: str
    resource: str = ""
    natural_wonder: str = ""
    city_state: str = ""
    barbarian: str = ""
    capital: bool = False
    confidence: Confidence = "high"
    note: str = ""

    def symbols(self) -> int:
        return sum(
            bool(symbol)
            for symbol in (self.resource, self.natural_wonder, self.city_state, self.barbarian, self.capital)
        )


class Tile(Item, frozen=True):
    """A map tile; its id is the printed number."""

    id: str
    kind: str
    a: list[Space]
    b: list[Space]

    def side(self, side: str) -> list[Space]:
        return self.a if side == "a" else self.b


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where space 0 of a tile lies, and how often the tile is turned clockwise by 60 degrees."""

    q: int
    r: int
    turns: int

    def spaces(self, outline: list[Hex]) -> list[Hex]:
        """Where the spaces of a tile with this outline lie."""
        moved = (turned(place, self.turns) for place in outline)
        return [(self.q + q, self.r + r) for q, r in moved]


class Placement(Place, frozen=True):
    """The place of a tile in the premade map; ``group`` says with how many players it is used (R3.10)."""

    tile: str
    group: str
    confidence: Confidence = "low"
    note: str = ""


class PremadeMap(Item, frozen=True):
    """The premade map. ``groups`` says from how many players on a group is used; ``capitals`` are the tiles
    with a capital, clockwise (R3.10)."""

    side: str
    groups: dict[str, int]
    capitals: list[str]
    placements: list[Placement]

    def used(self, seats: int) -> list[Placement]:
        """The placements of the map for so many players."""
        return [placement for placement in self.placements if self.groups[placement.group] <= seats]


class CoreLayout(Item, frozen=True):
    """Where the four tiles of the core lie with this side up (R13.3)."""

    side: str
    placements: list[Place]


class CustomMap(Item, frozen=True):
    """The numbers of R13: core tiles of each of two kinds, tiles dealt to each player besides his capital,
    laid spaces a tile must touch."""

    core_of_a_kind: int
    tiles_each: int
    touching: int


class Components(Facts, frozen=True):
    source: str
    terrains: list[Terrain]
    resources: list[Resource]
    types: list[str]
    eras: list[str]
    colours: list[Colour]
    limits: Limits
    focus_cards: list[FocusCard]
    leaders: list[Leader]
    wonders: list[Wonder]
    city_states: list[CityState]
    city_state_cards: int  # copies of the diplomacy card of each city-state (R3.5)
    city_state_defence: int  # R9.6
    natural_wonders: list[NaturalWonder]
    pacts: list[Combat]  # the diplomacy cards of each colour (R1.1)
    agendas: list[Agenda]
    victory_cards: list[VictoryCard]
    victory_cards_in_play: VictoryCardsInPlay
    setups: list[Setup]
    dial: Dial
    event_dial: EventDial
    outline: Outline
    tiles: list[Tile]
    premade_map: PremadeMap
    core_layouts: list[CoreLayout]
    custom_map: CustomMap

    def faults(self) -> list[str]:
        """What contradicts the rules in the data."""
        found = [*_wrong_counts(self), *_repeated(self)]
        for check in (_reference_faults, _card_faults, _wonder_faults, _agenda_faults, _setup_faults):
            found.extend(check(self))
        for check in (_outline_faults, _tile_faults, _symbol_faults, _map_faults):
            found.extend(check(self))
        return found

    def terrain_ids(self) -> list[str]:
        return [terrain.id for terrain in self.terrains]

    def resource_ids(self) -> list[str]:
        return [resource.id for resource in self.resources]


# --- the checks: each message names the item, what is wrong, and the rule -------------------------


def _wrong_counts(data: Components) -> Iterator[str]:
    counted = {
        "terrains": (len(data.terrains), 7, "R5.1"),
        "resources": (len(data.resources), 4, "R1.2"),
        "types": (len(data.types), SLOTS, "R1.1"),
        "eras": (len(data.eras), 3, "R1.2"),
        "colours": (len(data.colours), max(SEATS), "R1.1"),
        "focus_cards": (len(data.focus_cards), SLOTS * LEVELS, "R1.1"),
        "leaders": (len(data.leaders), 8, "R1.2"),
        "wonders": (len(data.wonders), 24, "R1.2"),
        "city_states": (len(data.city_states), 8, "R1.2"),
        "natural_wonders": (len(data.natural_wonders), 8, "R1.2"),
        "pacts": (len(data.pacts), 4, "R1.1"),
        "agendas": (len(data.agendas), 10, "R1.2"),
        "victory_cards": (len(data.victory_cards), 5, "R1.2"),
        "tiles": (len(data.tiles), sum(KINDS.values()), "R1.2"),
        "premade_map": (len(data.premade_map.placements), len(data.tiles), "R3.10"),
        "core_layouts": (len(data.core_layouts), len(SIDES), "R13.3"),
    }
    for name, (is_, wanted, rule) in counted.items():
        if is_ != wanted:
            yield f"{name}: there are {is_} instead of {wanted} ({rule})"


def _repeated(data: Components) -> Iterator[str]:
    kinds: dict[str, list[str]] = {
        "terrains": data.terrain_ids(),
        "resources": data.resource_ids(),
        "types": data.types,
        "colours": [colour.id for colour in data.colours],
        "focus_cards": [card.id for card in data.focus_cards],
        "leaders": [leader.id for leader in data.leaders],
        "wonders": [wonder.id for wonder in data.wonders],
        "city_states": [city_state.id for city_state in data.city_states],
        "natural_wonders": [wonder.id for wonder in data.natural_wonders],
        "pacts": [pact.id for pact in data.pacts],
        "agendas": [agenda.id for agenda in data.agendas],
        "victory_cards": [card.id for card in data.victory_cards],
        "tiles": [tile.id for tile in data.tiles],
        "premade_map": [placement.tile for placement in data.premade_map.placements],
    }
    for kind, ids in kinds.items():
        yield from (f"{kind}: {id} exists twice" for id in sorted(set(ids)) if ids.count(id) > 1)


def _unknown(where: str, ids: Iterable[str], known: list[str]) -> Iterator[str]:
    yield from (f"{where}: {id!r} is not one of {', '.join(known)}" for id in ids if id not in known)


def _reference_faults(data: Components) -> Iterator[str]:
    for card in data.focus_cards:
        yield from _unknown(f"focus card {card.id}", [card.type], data.types)
    for wonder in data.wonders:
        yield from _unknown(f"wonder {wonder.id}", [wonder.type], data.types)
        yield from _unknown(f"wonder {wonder.id}", [wonder.era], data.eras)
        yield from _unknown(f"wonder {wonder.id}", wonder.resources, data.resource_ids())
    for city_state in data.city_states:
        yield from _unknown(f"city-state {city_state.id}", [city_state.type], data.types)
    for natural in data.natural_wonders:
        yield from _unknown(f"natural wonder {natural.id}", [natural.resource], data.resource_ids())
    for tile in data.tiles:
        yield from _unknown(f"tile {tile.id}", [tile.kind], list(KINDS))
    tiles = [tile.id for tile in data.tiles]
    yield from _unknown("premade_map", [place.tile for place in data.premade_map.placements], tiles)
    yield from _unknown("event_dial", data.event_dial.spaces, list(EVENTS))


def _card_faults(data: Components) -> Iterator[str]:
    ranks = [(card.type, card.level) for card in data.focus_cards]
    for type in data.types:
        for level in range(1, LEVELS + 1):
            if ranks.count((type, level)) != 1:
                yield f"focus_cards: {type} needs one card of level {level} (R1.1)"
    for leader in data.leaders:
        if sorted(leader.row) != sorted(data.types):
            yield f"leader {leader.id}: the row must hold each type once (R3.2)"
    for card in data.focus_cards:
        if card.caravans > data.limits.caravans:
            yield f"focus card {card.id}: a player has only {data.limits.caravans} caravans (R1.1)"


def _wonder_faults(data: Components) -> Iterator[str]:
    decks = [(wonder.type, wonder.era) for wonder in data.wonders]
    for deck in sorted(set(decks)):
        if decks.count(deck) != 2:
            yield f"wonders: {deck[0]}, {deck[1]}: there are {decks.count(deck)} instead of 2 (R1.2)"
    for wonder in data.wonders:
        if wonder.cost < 1:
            yield f"wonder {wonder.id}: no printed wonder costs {wonder.cost} (R8.9)"
        if len(set(wonder.resources)) != 2:
            yield f"wonder {wonder.id}: two different resources are printed (R8.8)"


def _agenda_faults(data: Components) -> Iterator[str]:
    on_cards = [agenda for card in data.victory_cards for agenda in card.agendas]
    if sorted(on_cards) != sorted(agenda.id for agenda in data.agendas):
        yield "victory_cards: each agenda stands on exactly one card (R12.1)"
    for card in data.victory_cards:
        if len(card.agendas) != 2:
            yield f"victory card {card.id}: it has two agendas (R12.1)"
    for agenda in data.agendas:
        yield from _unknown(f"agenda {agenda.id}", [agenda.type], ["", *data.types])
    cards = data.victory_cards_in_play
    if not 1 <= cards.normal < cards.epic <= len(data.victory_cards):
        yield "victory_cards_in_play: an epic game has more cards, at most all (R12.7)"


def _setup_faults(data: Components) -> Iterator[str]:
    if tuple(setup.seats for setup in data.setups) != SEATS:
        yield "setups: they must be for 2, 3 and 4 players, in this order (R3.7)"
    for setup in data.setups:
        where = f"setups, {setup.seats} players"
        yield from _unknown(where, setup.removed, data.eras)
        if not all(0 <= count <= 2 for count in setup.removed.values()):
            yield f"{where}: a deck has two wonders of each era (R3.7)"
    dial = data.dial
    spaces = list(dial.levels)
    if spaces != sorted(spaces) or not all(1 <= space <= dial.last for space in spaces):
        yield f"dial: levels must stand on spaces 1 to {dial.last}, in ascending order (R7.2)"
    if not all(2 <= level <= LEVELS for level in dial.levels.values()):
        yield f"dial: the levels gained are 2 to {LEVELS} (R7.2)"
    if not 0 <= dial.after_last <= dial.last:
        yield f"dial: after {dial.last} comes a space of the dial (R7.1)"
    if data.event_dial.spaces[:1] != ["spawn"]:
        yield "event_dial: the starred first space lets barbarians appear (R3.6)"


def _outline_faults(data: Components) -> Iterator[str]:
    for side in SIDES:
        places = data.outline.side(side)
        if len(set(places)) != TILE_SPACES or len(places) != TILE_SPACES:
            yield f"outline {side}: a tile has {TILE_SPACES} different spaces (R1.2)"
        elif places[0] != (0, 0) or not set(NEAR) < set(places):
            yield f"outline {side}: space 0 lies at (0, 0) with all its six neighbours around"
    if {mirrored(place) for place in data.outline.a} != set(data.outline.b):
        yield "outline: side b must be the mirror image of side a (R13)"


def _tile_faults(data: Components) -> Iterator[str]:
    if [tile.id for tile in data.tiles] != [str(number + 1) for number in range(len(data.tiles))]:
        yield "tiles: they must be numbered from 1, in this order (R1.2)"
    for kind, wanted in KINDS.items():
        if (is_ := sum(tile.kind == kind for tile in data.tiles)) != wanted:
            yield f"tiles: there are {is_} of kind {kind} instead of {wanted} (R13.1)"
    for tile in data.tiles:
        for side in SIDES:
            where = f"tile {tile.id}{side}"
            spaces = tile.side(side)
            if len(spaces) != TILE_SPACES:
                yield f"{where}: there are {len(spaces)} spaces instead of {TILE_SPACES} (R1.2)"
            signs = {
                "capital": sum(space.capital for space in spaces),
                "natural_wonder": sum(bool(space.natural_wonder) for space in spaces),
                "city_state": sum(bool(space.city_state) for space in spaces),
            }
            for kind, is_ in signs.items():
                if is_ != (tile.kind == kind):
                    yield f"{where}: a {tile.kind} tile cannot have {is_} symbols {kind} (R13.1)"
            for number, space in enumerate(spaces):
                yield from _space_faults(f"{where}, space {number}", space, data)


def _space_faults(where: str, space: Space, data: Components) -> Iterator[str]:
    yield from _unknown(where, [space.terrain], data.terrain_ids())
    yield from _unknown(where, [space.resource], ["", *data.resource_ids()])
    yield from _unknown(where, [space.barbarian], ["", *BARBARIANS])
    if space.symbols() > 1:
        yield f"{where}: a space has at most one symbol (R3.4)"
    if space.symbols() and space.terrain == "water":
        yield f"{where}: there is no symbol on water (R3.4)"
    if (space.terrain == "natural_wonder") != bool(space.natural_wonder):
        yield f"{where}: a natural wonder, and nothing else, has its own terrain (R5.1)"
    if space.city_state and space.terrain != "grassland":
        yield f"{where}: a city-state lies on grassland (R5.1)"


def _symbol_faults(data: Components) -> Iterator[str]:
    spaces = [space for tile in data.tiles for side in SIDES for space in tile.side(side)]
    found = sorted(space.city_state for space in spaces if space.city_state)
    if found != sorted(city_state.id for city_state in data.city_states):
        yield "tiles: each city-state stands on exactly one side of a tile (R3.4)"
    found = sorted(space.natural_wonder for space in spaces if space.natural_wonder)
    if found != sorted(wonder.id for wonder in data.natural_wonders):
        yield "tiles: each natural wonder stands on exactly one side of a tile (R3.4)"
    for letter in BARBARIANS:
        tiles = {
            tile.id for tile in data.tiles for side in SIDES for s in tile.side(side) if s.barbarian == letter
        }
        if len(tiles) != 1:
            yield f"tiles: barbarian {letter} belongs to one tile, not to {len(tiles)} (R3.4)"
    for resource in data.resources:
        # A map shows one side of each tile; the box must hold enough for the richer sides.
        most = sum(
            max(sum(space.resource == resource.id for space in tile.side(side)) for side in SIDES)
            for tile in data.tiles
        )
        if most > resource.count:
            yield f"tiles: {most} symbols {resource.id} need more than {resource.count} tokens (R3.4)"


def _map_faults(data: Components) -> Iterator[str]:
    premade = data.premade_map
    yield from _unknown("premade_map", [premade.side], list(SIDES))
    if premade.groups != dict(zip(GROUPS, SEATS, strict=True)):
        yield "premade_map: red is for 2 players, yellow joins with 3, blue with 4 (R3.10)"
        return
    yield from _unknown("premade_map", [place.group for place in premade.placements], list(GROUPS))
    capitals = [tile.id for tile in data.tiles if tile.kind == "capital"]
    if sorted(premade.capitals) != sorted(capitals):
        yield f"premade_map: the capitals must be tiles {', '.join(capitals)} (R3.10)"
    for seats in SEATS:
        where = f"premade_map, {seats} players"
        places = premade.used(seats)
        if sum(place.tile in capitals for place in places) != seats:
            yield f"{where}: each player needs one capital (R3.10)"
        yield from _lying_faults(where, places, data.outline.side(premade.side))
    if "".join(layout.side for layout in data.core_layouts) != SIDES:
        yield "core_layouts: one for side a, then one for side b (R13.3)"
    for layout in data.core_layouts:
        where = f"core_layouts, {layout.side}"
        if len(layout.placements) != 2 * data.custom_map.core_of_a_kind:
            yield f"{where}: the core has {2 * data.custom_map.core_of_a_kind} tiles (R13.2)"
        yield from _lying_faults(where, layout.placements, data.outline.side(layout.side))


def _lying_faults(where: str, places: Iterable[Place], outline: list[Hex]) -> Iterator[str]:
    """Tiles that overlap, or do not touch the tiles laid before them or after them."""
    laid = [hex for place in places for hex in place.spaces(outline)]
    twice = sorted({hex for hex in laid if laid.count(hex) > 1})
    if twice:
        yield f"{where}: two tiles lie on {twice[0]} (R13.5)"
    reached, rest = set(laid[:1]), set(laid[1:])
    while joined := {(q, r) for q, r in rest if any((q + dq, r + dr) in reached for dq, dr in NEAR)}:
        reached |= joined
        rest -= joined
    if rest:
        yield f"{where}: the tiles do not hang together (R13.5)"


COMPONENTS = read_facts(FILE, Components)

SPACES = [f"{tile.id}-{number}" for tile in COMPONENTS.tiles for number in range(TILE_SPACES)]
WATERS = [f"w{number + 1}" for number in range(COMPONENTS.limits.water)]

IDS: dict[str, list[str]] = {
    "leader": [leader.id for leader in COMPONENTS.leaders],
    "card": [card.id for card in COMPONENTS.focus_cards],
    "type": COMPONENTS.types,
    "wonder": [wonder.id for wonder in COMPONENTS.wonders],
    "era": COMPONENTS.eras,
    "city_state": [city_state.id for city_state in COMPONENTS.city_states],
    "natural_wonder": [wonder.id for wonder in COMPONENTS.natural_wonders],
    "resource": COMPONENTS.resource_ids(),
    "terrain": COMPONENTS.terrain_ids(),
    "pact": [pact.id for pact in COMPONENTS.pacts],
    "agenda": [agenda.id for agenda in COMPONENTS.agendas],
    "victory_card": [card.id for card in COMPONENTS.victory_cards],
    "colour": [colour.id for colour in COMPONENTS.colours],
    "barbarian": list(BARBARIANS),
    "tile": [tile.id for tile in COMPONENTS.tiles],
    "side": [f"{tile.id}{side}" for tile in COMPONENTS.tiles for side in SIDES],
    "space": SPACES + WATERS,
}
