"""The printed facts as number tables for the engine.

*Lanes*: several small numbers share one integer, one byte each, so that adding up a city or
comparing it with a cost is one operation. Lane r of ``LANE`` is the weight of lane r: resources
(five lanes), or things that are counted (seven card colours, then built wonders).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.duel.components import COMPONENTS, IDS, Card, Wonder, Zone

CARDS: Final[i64] = 73
AGE_CARDS: Final[i64] = 66  # the guilds follow
WONDERS: Final[i64] = 12
TOKENS: Final[i64] = 10
SLOTS: Final[i64] = 20

# Colours, in the order of the lanes of ``City.counts`` and ``City.points``.
BROWN: Final[i64] = 0
GRAY: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
YELLOW: Final[i64] = 4
RED: Final[i64] = 5
PURPLE: Final[i64] = 6
BUILT_WONDERS: Final[i64] = 7  # counted like a colour
COIN_TRIPLETS: Final[i64] = 8  # counted by the moneylenders only
NOTHING: Final[i64] = -1

LANE: Final[vec[i64]] = vec[i64]([256**lane for lane in range(8)])
LANE_BITS: Final[vec[i64]] = vec[i64]([8 * lane for lane in range(8)])


def _lanes(amounts: dict[str, int]) -> int:
    return sum(amount * 256 ** IDS["resource"].index(id) for id, amount in amounts.items())


def _full_lanes(resources: list[str]) -> int:
    return _lanes(dict.fromkeys(resources, 255))


def _bit(kind: str, id: str) -> int:
    return 2 ** IDS[kind].index(id) if id else 0


def _chooses(resources: list[str], raw: bool) -> int:
    kinds = {resource.id: resource.raw for resource in COMPONENTS.resources}
    return int(bool(resources) and kinds[resources[0]] is raw)


_COUNTED: Final[list[str]] = [*IDS["colour"], "wonder", "coin_triplet"]


def _counted(count: list[str], place: int) -> int:
    return _COUNTED.index(count[place]) if place < len(count) else -1


_cards: Final[list[Card]] = COMPONENTS.cards.items
_wonders: Final[list[Wonder]] = COMPONENTS.wonders.items

# Cards.
AGE: Final[vec[i64]] = vec[i64]([card.age for card in _cards])
COLOUR: Final[vec[i64]] = vec[i64]([IDS["colour"].index(card.colour) for card in _cards])
COST_COINS: Final[vec[i64]] = vec[i64]([card.cost_coins for card in _cards])
COST: Final[vec[i64]] = vec[i64]([_lanes(card.cost) for card in _cards])
CHAIN_NEEDS: Final[vec[i64]] = vec[i64]([_bit("chain", card.chain_needs) for card in _cards])
CHAIN_GIVES: Final[vec[i64]] = vec[i64]([_bit("chain", card.chain_gives) for card in _cards])
COUNTS: Final[vec[i64]] = vec[i64]([256 ** IDS["colour"].index(card.colour) for card in _cards])
POINTS: Final[vec[i64]] = vec[i64]([card.vp * 256 ** IDS["colour"].index(card.colour) for card in _cards])
SHIELDS: Final[vec[i64]] = vec[i64]([card.shields for card in _cards])
SYMBOL: Final[vec[i64]] = vec[i64]([_bit("symbol", card.symbol) for card in _cards])
PRODUCES: Final[vec[i64]] = vec[i64]([_lanes(card.produces) for card in _cards])
FIXES_PRICE: Final[vec[i64]] = vec[i64]([_full_lanes(card.fixes_price) for card in _cards])
RAW_CHOICE: Final[vec[i64]] = vec[i64]([_chooses(card.produces_choice, True) for card in _cards])
GOODS_CHOICE: Final[vec[i64]] = vec[i64]([_chooses(card.produces_choice, False) for card in _cards])
COINS: Final[vec[i64]] = vec[i64]([card.coins for card in _cards])
COINS_EACH: Final[vec[i64]] = vec[i64]([card.coins_per.each if card.coins_per else 0 for card in _cards])
COINS_PER: Final[vec[i64]] = vec[i64](
    [_counted(card.coins_per.count, 0) if card.coins_per else -1 for card in _cards]
)

# Guilds, by card: what they count (the second thing only for the shipowners), and for how much.
GUILD_COUNTS: Final[vec[i64]] = vec[i64](
    [_counted(card.guild.count, 0) if card.guild else -1 for card in _cards]
)
GUILD_COUNTS_ALSO: Final[vec[i64]] = vec[i64](
    [_counted(card.guild.count, 1) if card.guild else -1 for card in _cards]
)
GUILD_COINS: Final[vec[i64]] = vec[i64]([card.guild.coins if card.guild else 0 for card in _cards])
GUILD_POINTS: Final[vec[i64]] = vec[i64]([card.guild.vp if card.guild else 0 for card in _cards])

# Wonders.
WONDER_COST: Final[vec[i64]] = vec[i64]([_lanes(wonder.cost) for wonder in _wonders])
WONDER_POINTS: Final[vec[i64]] = vec[i64]([wonder.vp for wonder in _wonders])
WONDER_SHIELDS: Final[vec[i64]] = vec[i64]([wonder.shields for wonder in _wonders])
WONDER_COINS: Final[vec[i64]] = vec[i64]([wonder.coins for wonder in _wonders])
WONDER_TAKES: Final[vec[i64]] = vec[i64]([wonder.opponent_loses for wonder in _wonders])
WONDER_AGAIN: Final[vec[i64]] = vec[i64]([int(wonder.play_again) for wonder in _wonders])
WONDER_RAW_CHOICE: Final[vec[i64]] = vec[i64]([_chooses(wonder.produces_choice, True) for wonder in _wonders])
WONDER_GOODS_CHOICE: Final[vec[i64]] = vec[i64](
    [_chooses(wonder.produces_choice, False) for wonder in _wonders]
)
WONDER_DEMOLISHES: Final[vec[i64]] = vec[i64](
    [IDS["colour"].index(wonder.demolishes) if wonder.demolishes else -1 for wonder in _wonders]
)
WONDER_REVIVES: Final[vec[i64]] = vec[i64]([int(wonder.revives) for wonder in _wonders])
WONDER_LIBRARY: Final[vec[i64]] = vec[i64]([wonder.library for wonder in _wonders])
PRESET_FIRST: Final[vec[i64]] = vec[i64]([IDS["wonder"].index(id) for id in COMPONENTS.preset_wonders[0]])
PRESET_SECOND: Final[vec[i64]] = vec[i64]([IDS["wonder"].index(id) for id in COMPONENTS.preset_wonders[1]])

# Progress tokens.
TOKEN_POINTS: Final[vec[i64]] = vec[i64]([token.vp for token in COMPONENTS.progress.items])
TOKEN_COINS: Final[vec[i64]] = vec[i64]([token.coins for token in COMPONENTS.progress.items])
TOKEN_SYMBOL: Final[vec[i64]] = vec[i64](
    [_bit("symbol", token.symbol) for token in COMPONENTS.progress.items]
)
ARCHITECTURE: Final[i64] = _bit("progress", "architecture")
ECONOMY: Final[i64] = _bit("progress", "economy")
MASONRY: Final[i64] = _bit("progress", "masonry")
MATHEMATICS: Final[i64] = _bit("progress", "mathematics")
STRATEGY: Final[i64] = _bit("progress", "strategy")
THEOLOGY: Final[i64] = _bit("progress", "theology")
URBANISM: Final[i64] = _bit("progress", "urbanism")

# Structures: for slot s of age a, entry (a - 1) * SLOTS + s.
COVERED_BY: Final[vec[i64]] = vec[i64](
    [
        sum(2**other for other in layout.covered_by(slot))
        for layout in COMPONENTS.layouts.items
        for slot in range(20)
    ]
)
COVERS: Final[vec[i64]] = vec[i64](
    [
        sum(2**other for other in range(20) if slot in layout.covered_by(other))
        for layout in COMPONENTS.layouts.items
        for slot in range(20)
    ]
)
FACE_UP: Final[vec[i64]] = vec[i64](
    [sum(2**slot for slot in range(20) if layout.face_up(slot)) for layout in COMPONENTS.layouts.items]
)
UNCOVERED: Final[vec[i64]] = vec[i64](
    [sum(2**slot for slot in range(20) if not layout.covered_by(slot)) for layout in COMPONENTS.layouts.items]
)
ALL_SLOTS: Final[i64] = BIT[SLOTS] - 1


# The conflict track (R1.9): by the distance from the middle the points for whoever is ahead; the tokens.
_looted: Final[list[Zone]] = [zone for zone in COMPONENTS.track.zones if zone.loot]
CAPITAL: Final[i64] = COMPONENTS.track.capital
MILITARY_POINTS: Final[vec[i64]] = vec[i64](
    [
        [0, *(zone.points for zone in COMPONENTS.track.zones if zone.first <= space)][-1]
        for space in range(COMPONENTS.track.capital + 1)
    ]
)
SMALL_LOOT_AT: Final[i64] = _looted[0].first
SMALL_LOOT: Final[i64] = _looted[0].loot
LARGE_LOOT_AT: Final[i64] = _looted[1].first
LARGE_LOOT: Final[i64] = _looted[1].loot

# Prices of units as lanes (R5.3), science (R8.4), the draft (R2.5: 0 is player A).
BASE_PRICES: Final[i64] = _lanes(dict.fromkeys(IDS["resource"], COMPONENTS.prices.base))
FIXED_PRICES: Final[i64] = _lanes(dict.fromkeys(IDS["resource"], COMPONENTS.prices.fixed))
SYMBOLS_TO_WIN: Final[i64] = COMPONENTS.symbols_to_win
DRAFT_ORDER: Final[vec[i64]] = vec[i64](
    ["AB".index(player) for batch in COMPONENTS.draft_order for player in batch]
)


def lane(lanes: i64, place: i64) -> i64:
    """The number in one lane."""
    return (lanes >> LANE_BITS[place]) & 255
