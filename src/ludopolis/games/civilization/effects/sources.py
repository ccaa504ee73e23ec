"""The numbers of the effects: abilities, culture events, then everything else that asks and acts."""

from typing import Final

from mypy_extensions import i64

ABILITY: Final[i64] = 0  # + ability
EVENT: Final[i64] = 76  # + culture event
LOOT: Final[i64] = 114  # + reward of a victor
OTHERS: Final[i64] = 122

# What else asks; the constants stand below in the same order.
OTHER_NAMES: Final = (
    "free_unit",
    "starting_wonder",
    "gathering",
    "investing",
    "public_education",
    "giannini",
    "new_government",
    "lost_government",
    "hut_beside_city",
    "moving_group",
    "barbarian_unit",
    "friendly_barbarian",
    "sacrifice",
    "discovery_building",
    "build_square",
    "harvested_resource",
    "market_resource",
    "gift_coin",
    "shown_techs",
    "returned_tech",
    "adolphus_unit",
    "refilled_hand",
)
FREE_UNIT: Final[i64] = 122
STARTING_WONDER: Final[i64] = 123
GATHERING: Final[i64] = 124
INVESTING: Final[i64] = 125
PUBLIC_EDUCATION: Final[i64] = 126
GIANNINI: Final[i64] = 127
NEW_GOVERNMENT: Final[i64] = 128
LOST_GOVERNMENT: Final[i64] = 129
HUT_BESIDE_CITY: Final[i64] = 130
MOVING_GROUP: Final[i64] = 131
BARBARIAN_UNIT: Final[i64] = 132
FRIENDLY_BARBARIAN: Final[i64] = 133
SACRIFICE: Final[i64] = 134
DISCOVERY_BUILDING: Final[i64] = 135
BUILD_SQUARE: Final[i64] = 136
HARVESTED_RESOURCE: Final[i64] = 137
MARKET_RESOURCE: Final[i64] = 138
GIFT_COIN: Final[i64] = 139
SHOWN_TECHS: Final[i64] = 140
RETURNED_TECH: Final[i64] = 141
ADOLPHUS_UNIT: Final[i64] = 142
REFILLED_HAND: Final[i64] = 143
