"""The printed facts as number tables for the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.new_dawn.components import COMPONENTS, IDS, FocusCard, Space, Wonder, turned

TILES: Final[i64] = 16
TILE_SPACES: Final[i64] = 10
SPACES: Final[i64] = 168
FIRST_WATER: Final[i64] = 160
WATER_TOKENS: Final[i64] = 8
SLOTS: Final[i64] = 5
LEVELS: Final[i64] = 4
TYPES: Final[i64] = 5
RESOURCES: Final[i64] = 4
WONDERS: Final[i64] = 24
DECKS: Final[i64] = 4
DECK: Final[i64] = 6  # wonders of a type
ERAS: Final[i64] = 3
CITY_STATES: Final[i64] = 8
NATURAL_WONDERS: Final[i64] = 8
PACTS: Final[i64] = 4
BARBARIANS: Final[i64] = 9
CARAVANS: Final[i64] = 3
VICTORY_CARDS: Final[i64] = 5
DIRECTIONS: Final[i64] = 6

# Types of focus cards, and the terrains, in the order of the data.
CULTURE: Final[i64] = 0
SCIENCE: Final[i64] = 1
ECONOMY: Final[i64] = 2
INDUSTRY: Final[i64] = 3
MILITARY: Final[i64] = 4

GRASSLAND: Final[i64] = 0
HILLS: Final[i64] = 1
FOREST: Final[i64] = 2
DESERT: Final[i64] = 3
MOUNTAINS: Final[i64] = 4
WATER: Final[i64] = 5
NATURAL: Final[i64] = 6

# Limits (R1.1, R5.7).
TOKENS_EACH: Final[i64] = COMPONENTS.limits.tokens
CITIES_EACH: Final[i64] = COMPONENTS.limits.cities
MOST_TRADE: Final[i64] = COMPONENTS.limits.trade_tokens_on_card
MOST_STORED: Final[i64] = 4  # on Great Zimbabwe
RESOURCE_TOKENS: Final[i64] = COMPONENTS.resources[0].count
STATE_COPIES: Final[i64] = COMPONENTS.city_state_cards


def _number(kind: str, id: str) -> int:
    return IDS[kind].index(id)


_cards: Final[list[FocusCard]] = COMPONENTS.focus_cards

# Focus cards; card = type * LEVELS + level - 1.
CARD_TYPE: Final[vec[i64]] = vec[i64]([_number("type", card.type) for card in _cards])
CARD_LEVEL: Final[vec[i64]] = vec[i64]([card.level for card in _cards])
CARD_TOKENS: Final[vec[i64]] = vec[i64]([card.tokens for card in _cards])
CARD_CARAVANS: Final[vec[i64]] = vec[i64]([card.caravans for card in _cards])
CARD_DISTANCE: Final[vec[i64]] = vec[i64]([card.distance for card in _cards])
CARD_WATER: Final[vec[i64]] = vec[i64]([int(card.water) for card in _cards])
CARD_PASSES_ALL: Final[vec[i64]] = vec[i64]([int(card.passes_all) for card in _cards])
CARD_ATTACKS: Final[vec[i64]] = vec[i64]([card.attacks for card in _cards])
CARD_BONUS: Final[vec[i64]] = vec[i64]([card.bonus for card in _cards])
CARD_BARBARIAN_BONUS: Final[vec[i64]] = vec[i64]([card.barbarian_bonus for card in _cards])
CARD_PRODUCTION_IN_5: Final[vec[i64]] = vec[i64]([card.production_in_5 for card in _cards])
DRAMA_AND_POETRY: Final[i64] = _number("card", "drama_and_poetry")
CIVIL_SERVICE: Final[i64] = _number("card", "civil_service")
MASS_MEDIA: Final[i64] = _number("card", "mass_media")
MATHEMATICS: Final[i64] = _number("card", "mathematics")
REPLACEABLE_PARTS: Final[i64] = _number("card", "replaceable_parts")
NUCLEAR_POWER: Final[i64] = _number("card", "nuclear_power")
CURRENCY: Final[i64] = _number("card", "currency")
STEAM_POWER: Final[i64] = _number("card", "steam_power")
CAPITALISM: Final[i64] = _number("card", "capitalism")
ANIMAL_HUSBANDRY: Final[i64] = _number("card", "animal_husbandry")
URBANIZATION: Final[i64] = _number("card", "urbanization")
MASS_PRODUCTION: Final[i64] = _number("card", "mass_production")
FLIGHT: Final[i64] = _number("card", "flight")

# Leaders; LEADER_ROW has five types each.
LEADER_ROW: Final[vec[i64]] = vec[i64](
    [_number("type", type) for leader in COMPONENTS.leaders for type in leader.row]
)
TRAJAN: Final[i64] = _number("leader", "trajan")
HOJO: Final[i64] = _number("leader", "hojo_tokimune")
MONTEZUMA: Final[i64] = _number("leader", "montezuma")
ROOSEVELT: Final[i64] = _number("leader", "roosevelt")
CATHERINE: Final[i64] = _number("leader", "catherine_de_medici")
CLEOPATRA: Final[i64] = _number("leader", "cleopatra")
GILGAMESH: Final[i64] = _number("leader", "gilgamesh")
TOMYRIS: Final[i64] = _number("leader", "tomyris")
LEADER_ATTACK: Final[vec[i64]] = vec[i64]([leader.attack for leader in COMPONENTS.leaders])
LEADER_DEFENCE: Final[vec[i64]] = vec[i64]([leader.defence for leader in COMPONENTS.leaders])

_wonders: Final[list[Wonder]] = COMPONENTS.wonders

# World wonders. DECK_OF numbers the four types that have wonders.
DECK_TYPE: Final[list[str]] = list(dict.fromkeys(wonder.type for wonder in _wonders))
DECK_OF: Final[vec[i64]] = vec[i64]([DECK_TYPE.index(wonder.type) for wonder in _wonders])
ERA_OF: Final[vec[i64]] = vec[i64]([_number("era", wonder.era) for wonder in _wonders])
WONDER_COST: Final[vec[i64]] = vec[i64]([wonder.cost for wonder in _wonders])
WONDER_RESOURCES: Final[vec[i64]] = vec[i64](
    [sum(2 ** _number("resource", resource) for resource in wonder.resources) for wonder in _wonders]
)
WONDER_ATTACK: Final[vec[i64]] = vec[i64]([wonder.attack for wonder in _wonders])
WONDER_DEFENCE: Final[vec[i64]] = vec[i64]([wonder.defence for wonder in _wonders])
STONEHENGE: Final[i64] = _number("wonder", "stonehenge")
HANGING_GARDENS: Final[i64] = _number("wonder", "hanging_gardens")
FORBIDDEN_CITY: Final[i64] = _number("wonder", "forbidden_city")
CHICHEN_ITZA: Final[i64] = _number("wonder", "chichen_itza")
EIFFEL_TOWER: Final[i64] = _number("wonder", "eiffel_tower")
SYDNEY_OPERA_HOUSE: Final[i64] = _number("wonder", "sydney_opera_house")
GREAT_LIGHTHOUSE: Final[i64] = _number("wonder", "great_lighthouse")
COLOSSUS: Final[i64] = _number("wonder", "colossus")
MACHU_PICCHU: Final[i64] = _number("wonder", "machu_picchu")
GREAT_ZIMBABWE: Final[i64] = _number("wonder", "great_zimbabwe")
BIG_BEN: Final[i64] = _number("wonder", "big_ben")
ESTADIO: Final[i64] = _number("wonder", "estadio_do_maracana")
ORACLE: Final[i64] = _number("wonder", "oracle")
PYRAMIDS: Final[i64] = _number("wonder", "pyramids")
POTALA_PALACE: Final[i64] = _number("wonder", "potala_palace")
PORCELAIN_TOWER: Final[i64] = _number("wonder", "porcelain_tower")
KREMLIN: Final[i64] = _number("wonder", "kremlin")
OXFORD_UNIVERSITY: Final[i64] = _number("wonder", "oxford_university")
TERRACOTTA_ARMY: Final[i64] = _number("wonder", "terracotta_army")
PETRA: Final[i64] = _number("wonder", "petra")
ALHAMBRA: Final[i64] = _number("wonder", "alhambra")
VENETIAN_ARSENAL: Final[i64] = _number("wonder", "venetian_arsenal")
PENTAGON: Final[i64] = _number("wonder", "pentagon")
RUHR_VALLEY: Final[i64] = _number("wonder", "ruhr_valley")

# Wonders of an era left in each deck with so many seats (R3.7): entry seats * ERAS + era.
ERA_SIZE: Final[vec[i64]] = vec[i64](
    [
        2 - sum(setup.removed.get(era, 0) for setup in COMPONENTS.setups if setup.seats == seats)
        for seats in range(5)
        for era in COMPONENTS.eras
    ]
)

# City-states and their cards, natural wonders, player diplomacy cards.
STATE_TYPE: Final[vec[i64]] = vec[i64]([_number("type", state.type) for state in COMPONENTS.city_states])
STATE_ATTACK: Final[vec[i64]] = vec[i64]([state.attack for state in COMPONENTS.city_states])
STATE_DEFENCE: Final[vec[i64]] = vec[i64]([state.defence for state in COMPONENTS.city_states])
STATE_STRENGTH: Final[i64] = COMPONENTS.city_state_defence
CARTHAGE: Final[i64] = _number("city_state", "carthage")
KUMASI: Final[i64] = _number("city_state", "kumasi")
BRUSSELS: Final[i64] = _number("city_state", "brussels")
SEOUL: Final[i64] = _number("city_state", "seoul")
GENEVA: Final[i64] = _number("city_state", "geneva")
MOHENJO_DARO: Final[i64] = _number("city_state", "mohenjo_daro")
BUENOS_AIRES: Final[i64] = _number("city_state", "buenos_aires")
KABUL: Final[i64] = _number("city_state", "kabul")
NATURAL_RESOURCE: Final[vec[i64]] = vec[i64](
    [_number("resource", natural.resource) for natural in COMPONENTS.natural_wonders]
)
JOINT_WAR: Final[i64] = _number("pact", "joint_war")
DEFENSIVE_PACT: Final[i64] = _number("pact", "defensive_pact")
EMBASSY: Final[i64] = _number("pact", "embassy")
OPEN_BORDERS: Final[i64] = _number("pact", "open_borders")
PACT_ATTACK: Final[vec[i64]] = vec[i64]([pact.attack for pact in COMPONENTS.pacts])
PACT_DEFENCE: Final[vec[i64]] = vec[i64]([pact.defence for pact in COMPONENTS.pacts])

# Agendas: two a victory card, what they count to, and the deck of wonders they ask for (-1: none).
AGENDA: Final[vec[i64]] = vec[i64](
    [_number("agenda", agenda) for card in COMPONENTS.victory_cards for agenda in card.agendas]
)
AGENDA_COUNT: Final[vec[i64]] = vec[i64]([agenda.count for agenda in COMPONENTS.agendas])
AGENDA_DECK: Final[vec[i64]] = vec[i64](
    [DECK_TYPE.index(agenda.type) if agenda.type else -1 for agenda in COMPONENTS.agendas]
)
CIVILIZED: Final[i64] = _number("agenda", "civilized")
WARMONGER: Final[i64] = _number("agenda", "warmonger")
EXPLORER: Final[i64] = _number("agenda", "explorer")
TECHNOPHILE: Final[i64] = _number("agenda", "technophile")
POPULOUS: Final[i64] = _number("agenda", "populous")
PRESERVATIONIST: Final[i64] = _number("agenda", "preservationist")
CARDS_IN_PLAY: Final[i64] = COMPONENTS.victory_cards_in_play.normal
CARDS_IN_EPIC: Final[i64] = COMPONENTS.victory_cards_in_play.epic

# The dials (R7.1, R7.2, R11.1).
DIAL_LAST: Final[i64] = COMPONENTS.dial.last
DIAL_AFTER_LAST: Final[i64] = COMPONENTS.dial.after_last
DIAL_LEVEL: Final[vec[i64]] = vec[i64](
    [COMPONENTS.dial.levels.get(space, 0) for space in range(COMPONENTS.dial.last + 1)]
)
SPAWN_EVENT: Final[i64] = 1
MOVE_EVENT: Final[i64] = 2
TRADE_EVENT: Final[i64] = 3
EVENT_NAMES: Final = ("", "spawn", "move", "trade")  # a space without a symbol has number 0
EVENT_DIAL: Final[vec[i64]] = vec[i64]([EVENT_NAMES.index(symbol) for symbol in COMPONENTS.event_dial.spaces])

# Tiles. A side is tile * 2, + 1 for side b; entry side * TILE_SPACES + space. -1: no such symbol.
_faces: Final[list[list[Space]]] = [tile.side(side) for tile in COMPONENTS.tiles for side in "ab"]
SIDE_TERRAIN: Final[vec[i64]] = vec[i64](
    [_number("terrain", space.terrain) for face in _faces for space in face]
)
SIDE_RESOURCE: Final[vec[i64]] = vec[i64](
    [_number("resource", s.resource) if s.resource else -1 for face in _faces for s in face]
)
SIDE_NATURAL: Final[vec[i64]] = vec[i64](
    [_number("natural_wonder", s.natural_wonder) if s.natural_wonder else -1 for face in _faces for s in face]
)
SIDE_STATE: Final[vec[i64]] = vec[i64](
    [_number("city_state", s.city_state) if s.city_state else -1 for face in _faces for s in face]
)
SIDE_BARBARIAN: Final[vec[i64]] = vec[i64](
    [_number("barbarian", s.barbarian) if s.barbarian else -1 for face in _faces for s in face]
)
SIDE_CAPITAL: Final[vec[i64]] = vec[i64]([int(space.capital) for face in _faces for space in face])
DIFFICULTY: Final[vec[i64]] = vec[i64]([terrain.difficulty for terrain in COMPONENTS.terrains])

# Where the spaces of a tile lie: entry (side * 6 + turns) * TILE_SPACES + space.
_outlines: Final[list[tuple[int, int]]] = [
    turned(place, turns) for side in "ab" for turns in range(6) for place in COMPONENTS.outline.side(side)
]
OUTLINE_Q: Final[vec[i64]] = vec[i64]([q for q, _ in _outlines])
OUTLINE_R: Final[vec[i64]] = vec[i64]([r for _, r in _outlines])

# Kinds of tiles (R13.1 - R13.4), and where those of the core lie: side * CORE + place.
CAPITAL_TILES: Final[vec[i64]] = vec[i64](
    [place for place, tile in enumerate(COMPONENTS.tiles) if tile.kind == "capital"]
)
NATURAL_TILES: Final[vec[i64]] = vec[i64](
    [place for place, tile in enumerate(COMPONENTS.tiles) if tile.kind == "natural_wonder"]
)
STATE_TILES: Final[vec[i64]] = vec[i64](
    [place for place, tile in enumerate(COMPONENTS.tiles) if tile.kind == "city_state"]
)
PLAIN_TILES: Final[vec[i64]] = vec[i64](
    [place for place, tile in enumerate(COMPONENTS.tiles) if tile.kind == "plain"]
)
CORE: Final[i64] = 4
CORE_OF_A_KIND: Final[i64] = COMPONENTS.custom_map.core_of_a_kind
TILES_EACH: Final[i64] = COMPONENTS.custom_map.tiles_each
TOUCHING: Final[i64] = COMPONENTS.custom_map.touching
CORE_Q: Final[vec[i64]] = vec[i64](
    [place.q for layout in COMPONENTS.core_layouts for place in layout.placements]
)
CORE_R: Final[vec[i64]] = vec[i64](
    [place.r for layout in COMPONENTS.core_layouts for place in layout.placements]
)
CORE_TURNS: Final[vec[i64]] = vec[i64](
    [place.turns for layout in COMPONENTS.core_layouts for place in layout.placements]
)

# The premade map (R3.10): one entry a tile, the seats from which it is used, and the capitals clockwise.
_premade: Final = {placement.tile: placement for placement in COMPONENTS.premade_map.placements}
PREMADE_SIDE: Final[i64] = "ab".index(COMPONENTS.premade_map.side)
PREMADE_Q: Final[vec[i64]] = vec[i64]([_premade[tile].q for tile in IDS["tile"]])
PREMADE_R: Final[vec[i64]] = vec[i64]([_premade[tile].r for tile in IDS["tile"]])
PREMADE_TURNS: Final[vec[i64]] = vec[i64]([_premade[tile].turns for tile in IDS["tile"]])
PREMADE_SEATS: Final[vec[i64]] = vec[i64](
    [COMPONENTS.premade_map.groups[_premade[tile].group] for tile in IDS["tile"]]
)
PREMADE_CAPITALS: Final[vec[i64]] = vec[i64](
    [_number("tile", tile) for tile in COMPONENTS.premade_map.capitals]
)
