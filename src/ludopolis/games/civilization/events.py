"""What can happen, for logs and animation, and the chance results."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import ChanceKind, EventKind, Holding, Part

CIVILIZATION_CHOSEN: Final[i64] = 0
TILE_LAID: Final[i64] = 1
FIRST_PLAYER: Final[i64] = 2
CAPITAL_PLACED: Final[i64] = 3
FIGURES_PLACED: Final[i64] = 4
GOVERNMENT_ENTERED: Final[i64] = 5
ANARCHY_FORCED: Final[i64] = 6
POLICY_ADOPTED: Final[i64] = 7
POLICY_RETURNED: Final[i64] = 8
POLICY_SWITCHED: Final[i64] = 9
TURN_BEGINS: Final[i64] = 10
PHASE_BEGINS: Final[i64] = 11
PART_BEGINS: Final[i64] = 12
CITY_FOUNDED: Final[i64] = 13
CITY_STATE_DESTROYED: Final[i64] = 14
METROPOLIS_GROWN: Final[i64] = 15
COIN_INVESTED: Final[i64] = 16
GATHERER_ASSIGNED: Final[i64] = 17
TRADE_COLLECTED: Final[i64] = 18
TRADE_GAINED: Final[i64] = 19
TRADE_SPENT: Final[i64] = 20
CULTURE_GAINED: Final[i64] = 21
CULTURE_SPENT: Final[i64] = 22
RESOURCE_GAINED: Final[i64] = 23
RESOURCE_SPENT: Final[i64] = 24
RESOURCE_RETURNED: Final[i64] = 25
COIN_TOKEN_GAINED: Final[i64] = 26
COIN_TOKEN_LOST: Final[i64] = 27
OFFER_MADE: Final[i64] = 28
OFFER_ACCEPTED: Final[i64] = 29
OFFER_REJECTED: Final[i64] = 30
TRADE_GIVEN: Final[i64] = 31
CULTURE_GIVEN: Final[i64] = 32
RESOURCE_GIVEN: Final[i64] = 33
HUT_GIVEN: Final[i64] = 34
VILLAGE_GIVEN: Final[i64] = 35
EVENT_GIVEN: Final[i64] = 36
PRODUCTION_COUNTED: Final[i64] = 37
TRADE_RUSHED: Final[i64] = 38
FIGURE_BUILT: Final[i64] = 39
UNIT_BUILT: Final[i64] = 40
UNIT_DRAWN: Final[i64] = 41
BUILDING_BUILT: Final[i64] = 42
BUILDING_REMOVED: Final[i64] = 43
BUILDING_UPGRADED: Final[i64] = 44
WALLS_BUILT: Final[i64] = 45
WALLS_REMOVED: Final[i64] = 46
WONDER_BUILT: Final[i64] = 47
WONDER_REMOVED: Final[i64] = 48
WONDER_OBSOLETED: Final[i64] = 49
WONDER_OFFERED: Final[i64] = 50
WONDER_DISCARDED: Final[i64] = 51
CITY_DEVOTED: Final[i64] = 52
CITY_HARVESTED: Final[i64] = 53
PROGRAM_STARTED: Final[i64] = 54
ACTION_CANCELLED: Final[i64] = 55
TRACK_ADVANCED: Final[i64] = 56
EVENT_DRAWN: Final[i64] = 57
EVENT_SEEN: Final[i64] = 58
EVENT_DISCARDED: Final[i64] = 59
PERSON_GAINED: Final[i64] = 60
PERSON_SEEN: Final[i64] = 61
PERSON_PLACED: Final[i64] = 62
PERSON_STORED: Final[i64] = 63
PERSON_REVEALED: Final[i64] = 64
PERSON_DISCARDED: Final[i64] = 65
PERSON_KILLED: Final[i64] = 66
EVENT_PLAYED: Final[i64] = 67
EVENT_CANCELLED: Final[i64] = 68
ABILITY_USED: Final[i64] = 69
ABILITY_CANCELLED: Final[i64] = 70
TERRAIN_CHANGED: Final[i64] = 71
HUT_PLACED: Final[i64] = 72
VILLAGE_PLACED: Final[i64] = 73
RELIC_PLACED: Final[i64] = 74
CITY_STATE_PLACED: Final[i64] = 75
TILE_DISCOVERED: Final[i64] = 76
FIGURES_MOVED: Final[i64] = 77
FIGURES_RELOCATED: Final[i64] = 78
FIGURES_KILLED: Final[i64] = 79
FIGURE_DISBANDED: Final[i64] = 80
CITY_FORTIFIED: Final[i64] = 81
CARAVAN_SENT: Final[i64] = 82
FIGURE_SACRIFICED: Final[i64] = 83
HUT_TAKEN: Final[i64] = 84
VILLAGE_TAKEN: Final[i64] = 85
TOKEN_KEPT_HUT: Final[i64] = 86
TOKEN_KEPT_VILLAGE: Final[i64] = 87
TOKEN_REVEALED_HUT: Final[i64] = 88
TOKEN_REVEALED_VILLAGE: Final[i64] = 89
TOKENS_LOOKED_AT: Final[i64] = 90
RELIC_FOUND: Final[i64] = 91
SQUARE_FROZEN: Final[i64] = 92
RESEARCH_REVEALED: Final[i64] = 93
RESEARCH_PASSED: Final[i64] = 94
TECH_LEARNED: Final[i64] = 95
NEWTON_PLACED: Final[i64] = 96
RANK_RAISED: Final[i64] = 97
BATTLE_BEGINS: Final[i64] = 98
BARBARIANS_FIGHT: Final[i64] = 99
FORCES_DRAWN: Final[i64] = 100
UNIT_PLAYED: Final[i64] = 101
UNIT_WOUNDED: Final[i64] = 102
UNIT_KILLED: Final[i64] = 103
UNIT_HEALED: Final[i64] = 104
UNIT_SAVED: Final[i64] = 105
UNIT_LOST: Final[i64] = 106
BATTLE_WON: Final[i64] = 107
BATTLE_LOST: Final[i64] = 108
ARMIES_LOST: Final[i64] = 109
CITY_DESTROYED: Final[i64] = 110
LOOT_TAKEN: Final[i64] = 111
RESPONSE_PASSED: Final[i64] = 112
PHASE_MUTED: Final[i64] = 113
FIRST_PLAYER_TAKEN: Final[i64] = 114
GAME_OVER: Final[i64] = 115
TECH_SHOWN: Final[i64] = 116

EVENTS: Final = (
    EventKind("civilization_chosen", (Part("player", "seat"), Part("civilization", "civilization")), "R2.1"),
    EventKind("tile_laid", (Part("tile", "tile"), Part("square", "square")), "R2.6"),
    EventKind("first_player", (Part("player", "seat"),), "R2.7"),
    EventKind("capital_placed", (Part("player", "seat"), Part("square", "square")), "R3.4"),
    EventKind(
        "figures_placed",
        (Part("player", "seat"), Part("square", "square"), Part("armies"), Part("scouts")),
        "R3.5",
    ),
    EventKind("government_entered", (Part("player", "seat"), Part("government", "government")), "R5.8"),
    EventKind("anarchy_forced", (Part("player", "seat"),), "R5.10"),
    EventKind("policy_adopted", (Part("player", "seat"), Part("policy", "policy")), "R11.8"),
    EventKind("policy_returned", (Part("player", "seat"), Part("policy", "policy")), "R11.8"),
    EventKind(
        "policy_switched",
        (Part("player", "seat"), Part("policy", "policy"), Part("other", "policy")),
        "R11.8",
    ),
    EventKind("turn_begins", (Part("turn"), Part("player", "seat")), "R5.1"),
    EventKind("phase_begins", (Part("phase", "phase"),), "R4.1"),
    EventKind("part_begins", (Part("player", "seat"), Part("phase", "phase")), "R4.1"),
    EventKind("city_founded", (Part("player", "seat"), Part("square", "square")), "R5.4"),
    EventKind(
        "city_state_destroyed",
        (Part("player", "seat"), Part("city_state", "city_state"), Part("square", "square")),
        "R5.4",
    ),
    EventKind("metropolis_grown", (Part("player", "seat"), Part("square", "square")), "R5.6"),
    EventKind("coin_invested", (Part("player", "seat"), Part("investment", "investment")), "R5.11"),
    EventKind(
        "gatherer_assigned", (Part("player", "seat"), Part("square", "square"), Part("city", "city")), "R11.1"
    ),
    EventKind("trade_collected", (Part("player", "seat"), Part("trade")), "R6.1"),
    EventKind("trade_gained", (Part("player", "seat"), Part("trade"))),
    EventKind("trade_spent", (Part("player", "seat"), Part("trade"))),
    EventKind("culture_gained", (Part("player", "seat"), Part("culture"))),
    EventKind("culture_spent", (Part("player", "seat"), Part("culture"))),
    EventKind("resource_gained", (Part("player", "seat"), Part("resource", "resource")), "R7.12"),
    EventKind("resource_spent", (Part("player", "seat"), Part("means", "means")), "R21.10"),
    EventKind("resource_returned", (Part("player", "seat"), Part("resource", "resource"))),
    EventKind("coin_token_gained", (Part("player", "seat"), Part("coin_place", "coin_place")), "R11.6"),
    EventKind("coin_token_lost", (Part("player", "seat"), Part("coin_place", "coin_place")), "R16.37"),
    EventKind("offer_made", (Part("player", "seat"), Part("rival", "seat")), "R6.3"),
    EventKind("offer_accepted", (Part("player", "seat"), Part("rival", "seat")), "R6.3"),
    EventKind("offer_rejected", (Part("player", "seat"), Part("rival", "seat")), "R6.3"),
    EventKind("trade_given", (Part("player", "seat"), Part("rival", "seat"), Part("trade")), "R6.2"),
    EventKind("culture_given", (Part("player", "seat"), Part("rival", "seat"), Part("culture")), "R6.2"),
    EventKind(
        "resource_given",
        (Part("player", "seat"), Part("rival", "seat"), Part("resource", "resource")),
        "R6.2",
    ),
    EventKind(
        "hut_given", (Part("player", "seat"), Part("rival", "seat"), Part("hut", "hut", secret=True)), "R6.2"
    ),
    EventKind(
        "village_given",
        (Part("player", "seat"), Part("rival", "seat"), Part("village", "village", secret=True)),
        "R6.2",
    ),
    EventKind(
        "event_given",
        (Part("player", "seat"), Part("rival", "seat"), Part("event", "event", secret=True)),
        "R6.2",
    ),
    EventKind(
        "production_counted", (Part("player", "seat"), Part("city", "city"), Part("production")), "R7.2"
    ),
    EventKind("trade_rushed", (Part("player", "seat"), Part("trade")), "R7.2"),
    EventKind(
        "figure_built", (Part("player", "seat"), Part("item", "item"), Part("square", "square")), "R7.4"
    ),
    EventKind("unit_built", (Part("player", "seat"), Part("unit_type", "unit_type")), "R7.5"),
    EventKind("unit_drawn", (Part("player", "seat"), Part("unit", "unit", secret=True)), "R7.5"),
    EventKind(
        "building_built",
        (Part("player", "seat"), Part("building", "building"), Part("square", "square")),
        "R7.6",
    ),
    EventKind(
        "building_removed",
        (Part("player", "seat"), Part("building", "building"), Part("square", "square")),
        "R7.7",
    ),
    EventKind(
        "building_upgraded",
        (Part("player", "seat"), Part("building", "building"), Part("square", "square")),
        "R7.6",
    ),
    EventKind("walls_built", (Part("player", "seat"), Part("square", "square")), "R7.8"),
    EventKind("walls_removed", (Part("player", "seat"), Part("square", "square")), "R16.31"),
    EventKind(
        "wonder_built", (Part("player", "seat"), Part("wonder", "wonder"), Part("square", "square")), "R7.9"
    ),
    EventKind(
        "wonder_removed", (Part("player", "seat"), Part("wonder", "wonder"), Part("square", "square")), "R7.7"
    ),
    EventKind("wonder_obsoleted", (Part("wonder", "wonder"),), "R7.10"),
    EventKind("wonder_offered", (Part("wonder", "wonder"),), "R7.9"),
    EventKind("wonder_discarded", (Part("wonder", "wonder"),), "R7.10"),
    EventKind("city_devoted", (Part("player", "seat"), Part("city", "city"), Part("culture")), "R7.11"),
    EventKind(
        "city_harvested",
        (Part("player", "seat"), Part("square", "square"), Part("resource", "resource")),
        "R7.12",
    ),
    EventKind("program_started", (Part("player", "seat"), Part("city", "city")), "R7.13"),
    EventKind("action_cancelled", (Part("player", "seat"), Part("rival", "seat")), "R15.2"),
    EventKind("track_advanced", (Part("player", "seat"), Part("space")), "R7.14"),
    EventKind("event_drawn", (Part("player", "seat"), Part("level", "level")), "R7.15"),
    EventKind("event_seen", (Part("player", "seat"), Part("event", "event", secret=True)), "R7.15"),
    EventKind("event_discarded", (Part("player", "seat"), Part("event", "event")), "R7.15"),
    EventKind("person_gained", (Part("player", "seat"), Part("person_type", "person_type")), "R7.16"),
    EventKind(
        "person_seen", (Part("player", "seat"), Part("great_person", "great_person", secret=True)), "R7.16"
    ),
    EventKind(
        "person_placed",
        (Part("player", "seat"), Part("person_type", "person_type"), Part("square", "square")),
        "R7.17",
    ),
    EventKind("person_stored", (Part("player", "seat"), Part("person_type", "person_type")), "R7.17"),
    EventKind("person_revealed", (Part("player", "seat"), Part("great_person", "great_person")), "R7.18"),
    EventKind("person_discarded", (Part("player", "seat"), Part("great_person", "great_person")), "R7.18"),
    EventKind(
        "person_killed",
        (Part("player", "seat"), Part("person_type", "person_type"), Part("square", "square")),
        "R7.19",
    ),
    EventKind("event_played", (Part("player", "seat"), Part("event", "event")), "R15.2"),
    EventKind("event_cancelled", (Part("player", "seat"), Part("event", "event")), "R15.2"),
    EventKind("ability_used", (Part("player", "seat"), Part("ability", "ability")), "R4.3"),
    EventKind("ability_cancelled", (Part("player", "seat"), Part("ability", "ability")), "R15.2"),
    EventKind("terrain_changed", (Part("square", "square"), Part("terrain", "terrain")), "R11.10"),
    EventKind("hut_placed", (Part("square", "square"),), "R8.5"),
    EventKind("village_placed", (Part("square", "square"),), "R8.5"),
    EventKind("relic_placed", (Part("square", "square"), Part("relic", "relic")), "R8.5"),
    EventKind("city_state_placed", (Part("city_state", "city_state"), Part("square", "square")), "R11.3"),
    EventKind(
        "tile_discovered", (Part("player", "seat"), Part("tile", "tile"), Part("square", "square")), "R8.5"
    ),
    EventKind(
        "figures_moved",
        (
            Part("player", "seat"),
            Part("from", "square"),
            Part("to", "square"),
            Part("armies"),
            Part("scouts"),
        ),
        "R8.1",
    ),
    EventKind(
        "figures_relocated",
        (
            Part("player", "seat"),
            Part("from", "square"),
            Part("to", "square"),
            Part("armies"),
            Part("scouts"),
        ),
    ),
    EventKind(
        "figures_killed", (Part("player", "seat"), Part("square", "square"), Part("armies"), Part("scouts"))
    ),
    EventKind(
        "figure_disbanded", (Part("player", "seat"), Part("item", "item"), Part("square", "square")), "R8.10"
    ),
    EventKind("city_fortified", (Part("player", "seat"), Part("city", "city")), "R8.10"),
    EventKind("caravan_sent", (Part("player", "seat"), Part("city", "city")), "R8.10"),
    EventKind("figure_sacrificed", (Part("player", "seat"), Part("square", "square")), "R16.23"),
    EventKind("hut_taken", (Part("player", "seat"), Part("square", "square")), "R8.6"),
    EventKind("village_taken", (Part("player", "seat"), Part("square", "square")), "R8.7"),
    EventKind("token_kept_hut", (Part("player", "seat"), Part("hut", "hut", secret=True)), "R8.6"),
    EventKind(
        "token_kept_village", (Part("player", "seat"), Part("village", "village", secret=True)), "R8.7"
    ),
    EventKind("token_revealed_hut", (Part("player", "seat"), Part("hut", "hut")), "R8.6"),
    EventKind("token_revealed_village", (Part("player", "seat"), Part("village", "village")), "R8.7"),
    EventKind("tokens_looked_at", (Part("player", "seat"),), "R15.5"),
    EventKind(
        "relic_found", (Part("player", "seat"), Part("relic", "relic"), Part("square", "square")), "R8.11"
    ),
    EventKind("square_frozen", (Part("player", "seat"), Part("square", "square")), "R16.14"),
    EventKind("research_revealed", (Part("player", "seat"), Part("technology", "technology")), "R9.2"),
    EventKind("research_passed", (Part("player", "seat"),), "R9.2"),
    EventKind("tech_learned", (Part("player", "seat"), Part("technology", "technology")), "R9.5"),
    EventKind("newton_placed", (Part("player", "seat"), Part("level", "level")), "R16.6"),
    EventKind(
        "rank_raised", (Part("player", "seat"), Part("unit_type", "unit_type"), Part("rank", "level")), "R9.5"
    ),
    EventKind(
        "battle_begins", (Part("player", "seat"), Part("rival", "seat"), Part("square", "square")), "R10.1"
    ),
    EventKind(
        "barbarians_fight", (Part("player", "seat"), Part("rival", "seat"), Part("square", "square")), "R10.9"
    ),
    EventKind("forces_drawn", (Part("player", "seat"), Part("units")), "R10.3"),
    EventKind("unit_played", (Part("player", "seat"), Part("unit", "unit"), Part("front", "front")), "R10.6"),
    EventKind("unit_wounded", (Part("player", "seat"), Part("unit", "unit"), Part("wounds")), "R10.6"),
    EventKind("unit_killed", (Part("player", "seat"), Part("unit", "unit")), "R10.6"),
    EventKind("unit_healed", (Part("player", "seat"), Part("unit", "unit"), Part("wounds")), "R16.19"),
    EventKind("unit_saved", (Part("player", "seat"), Part("unit", "unit")), "R10.8"),
    EventKind("unit_lost", (Part("player", "seat"), Part("unit_type", "unit_type")), "R14.3"),
    EventKind("battle_won", (Part("player", "seat"), Part("total"), Part("rival_total")), "R10.7"),
    EventKind("battle_lost", (Part("player", "seat"), Part("total"), Part("rival_total")), "R10.7"),
    EventKind("armies_lost", (Part("player", "seat"), Part("square", "square"), Part("armies")), "R10.8"),
    EventKind("city_destroyed", (Part("player", "seat"), Part("square", "square")), "R11.9"),
    EventKind("loot_taken", (Part("player", "seat"), Part("rival", "seat"), Part("loot", "loot")), "R10.8"),
    EventKind("response_passed", (Part("player", "seat"),), "R21.2"),
    EventKind("phase_muted", (Part("player", "seat"),), "R21.2"),
    EventKind("first_player_taken", (Part("player", "seat"),), "R16.28"),
    EventKind("game_over", (Part("player", "seat"),), "R13.5"),
    EventKind("tech_shown", (Part("player", "seat"), Part("technology", "technology")), "R12.3"),
)

CHANCE_CIVILIZATIONS: Final[i64] = 0
CHANCE_FIRST_PLAYER: Final[i64] = 1
CHANCE_TILES: Final[i64] = 2
CHANCE_WONDERS: Final[i64] = 3
CHANCE_UNITS: Final[i64] = 4
CHANCE_EVENTS: Final[i64] = 5
CHANCE_GREAT_PERSONS: Final[i64] = 6
CHANCE_HUTS: Final[i64] = 7
CHANCE_VILLAGES: Final[i64] = 8
CHANCE_CITY_STATES: Final[i64] = 9
CHANCE_UNIT_DRAWN: Final[i64] = 10
CHANCE_LOOT_DRAWN: Final[i64] = 11
CHANCE_SHOWN_TECHS: Final[i64] = 12
CHANCE_GENERATOR: Final[i64] = 13
CHANCE_PERSON_LOST: Final[i64] = 14

CHANCES: Final = (
    ChanceKind("civilizations", "civilization"),
    ChanceKind("first_player"),
    ChanceKind("tiles", "tile"),
    ChanceKind("wonders", "wonder"),
    ChanceKind("units", "unit"),
    ChanceKind("events", "event"),
    ChanceKind("great_persons", "great_person"),
    ChanceKind("huts", "hut"),
    ChanceKind("villages", "village"),
    ChanceKind("city_states", "city_state"),
    ChanceKind("unit_drawn"),
    ChanceKind("loot_drawn"),
    ChanceKind("shown_techs"),
    ChanceKind("generator"),
    ChanceKind("person_lost"),
)

HOLDINGS: Final = (
    Holding("civilization", "civilization_chosen", "civilization"),
    Holding("government", "government_entered", "government"),
    Holding("policy", "policy_adopted", "policy"),
    Holding("policy", "policy_switched", "other"),
    Holding("investment", "coin_invested", "investment"),
    Holding("technology", "tech_learned", "technology"),
    Holding("building", "building_built", "building"),
    Holding("wonder", "wonder_built", "wonder"),
    Holding("great_person", "person_revealed", "great_person"),
    Holding("event", "event_played", "event"),
    Holding("ability", "ability_used", "ability"),
    Holding("loot", "loot_taken", "loot"),
)
