"""The numbers of the effects: abilities, culture events, then everything else that asks and acts."""

from typing import Final

from mypy_extensions import i64

ABILITY: Final[i64] = 0  # + ability
EVENT: Final[i64] = 76  # + culture event
LOOT: Final[i64] = 114  # + reward of a victor
OTHERS: Final[i64] = 122

# What else asks; the constants stand below in the same order.
OTHER_NAMES: Final = ("free_unit",)
FREE_UNIT: Final[i64] = 122
