"""The printed facts of the game, read from ``components.json`` and checked (R1)."""

from pathlib import Path

import msgspec

from ludopolis.core.facts import Facts, read_facts

FOLDER = str(Path(__file__).parent)


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins for each counted thing in one's own city (R6.1)."""

    count: list[str]
    each: int


class Guild(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins when built and points at the end for each thing in the city that has more (R6.2)."""

    count: list[str]
    coins: int
    vp: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building: an age card, or a guild (age 3, purple)."""

    id: str
    age: int
    colour: str
    cost_coins: int = 0
    cost: dict[str, int] = {}
    chain_needs: str = ""
    chain_gives: str = ""
    vp: int = 0
    shields: int = 0
    coins: int = 0
    symbol: str = ""
    produces: dict[str, int] = {}
    produces_choice: list[str] = []
    fixes_price: list[str] = []
    coins_per: Per | None = None
    guild: Guild | None = None


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: dict[str, int]
    vp: int = 0
    shields: int = 0
    coins: int = 0
    opponent_loses: int = 0
    play_again: bool = False
    produces_choice: list[str] = []
    demolishes: str = ""
    revives: bool = False
    library: int = 0


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    vp: int = 0
    coins: int = 0
    symbol: str = ""


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the 20 cards of an age lie: row from the top and half-card column of each slot."""

    age: int
    slots: list[tuple[int, int]]

    def covered_by(self, slot: int) -> list[int]:
        """The slots whose cards lie on this one (R3.2)."""
        row, x = self.slots[slot]
        return [
            other
            for other, place in enumerate(self.slots)
            if place == (row + 1, x - 1) or place == (row + 1, x + 1)
        ]

    def face_up(self, slot: int) -> bool:
        """Odd rows from the top are dealt face up (R3.3)."""
        return self.slots[slot][0] % 2 == 1


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zone of each half of the conflict track: the points for being in it, and the coins the looting token
    that lies there costs; it begins so many spaces from the middle (R1.9)."""

    first: int
    points: int
    loot: int = 0


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The conflict track: how far from the middle the capitals are, and the zones between."""

    source: str
    capital: int
    zones: list[Zone]

    def faults(self) -> list[str]:
        firsts = [zone.first for zone in self.zones]
        found = []
        if not firsts or firsts != sorted(set(firsts)) or firsts[0] != 1 or firsts[-1] >= self.capital:
            found.append("the zones do not lie between the middle and the capital (R1.9)")
        if sum(zone.loot > 0 for zone in self.zones) != 2 or len({zone.loot for zone in self.zones}) != 3:
            found.append("a half of the track has two different looting tokens (R1.9)")
        return found


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a unit costs before the opponent's production counts, and with a card that fixes it (R5.3)."""

    base: int
    fixed: int


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    raw: bool


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    items: list[Card]


class Wonders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    items: list[Wonder]


class ProgressTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    items: list[Progress]


class Layouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    items: list[Layout]


class Components(Facts, frozen=True):
    cards: Cards
    wonders: Wonders
    progress: ProgressTokens
    layouts: Layouts
    track: Track
    prices: Prices
    symbols_to_win: int
    draft_order: list[str]
    resources: list[Resource]
    colours: list[str]
    symbols: list[str]
    chains: list[str]
    preset_wonders: list[list[str]]

    def faults(self) -> list[str]:
        """What contradicts R1 in the data."""
        cards = self.cards.items
        found = [*_wrong_counts(self), *self.track.faults()]
        if [sorted(batch) for batch in self.draft_order] != [sorted("AABB")] * 2:
            found.append("in each half of the draft A and B pick twice (R2.5)")
        for name, ids in (
            ("card", [card.id for card in cards]),
            ("wonder", [wonder.id for wonder in self.wonders.items]),
            ("progress token", [token.id for token in self.progress.items]),
        ):
            found += [f"{name} {id} exists twice (R1.4)" for id in set(ids) if ids.count(id) > 1]
        for chain in self.chains:
            givers = [card.age for card in cards if card.chain_gives == chain]
            users = [card.age for card in cards if card.chain_needs == chain]
            if len(givers) != 1 or len(users) != 1 or givers[0] >= users[0]:
                found.append(f"chain {chain} does not lead from one card to one later card (R1.6)")
        for symbol in self.symbols[:-1]:
            if sum(card.symbol == symbol for card in cards) != 2:
                found.append(f"symbol {symbol} is not on two green cards (R1.5)")
        return found


def _wrong_counts(components: Components) -> list[str]:
    cards = components.cards.items
    counted = {
        "age I cards": (sum(card.age == 1 for card in cards), 23),
        "age II cards": (sum(card.age == 2 for card in cards), 23),
        "age III cards": (sum(card.age == 3 and not card.guild for card in cards), 20),
        "guilds": (sum(card.guild is not None for card in cards), 7),
        "wonders": (len(components.wonders.items), 12),
        "progress tokens": (len(components.progress.items), 10),
        "chains": (len(components.chains), 17),
        "symbols": (len(components.symbols), 7),
        "colours": (len(components.colours), 7),
        "resources": (len(components.resources), 5),
    }
    return [
        f"{is_} {name} instead of {wanted} (R1)" for name, (is_, wanted) in counted.items() if is_ != wanted
    ]


COMPONENTS = read_facts(Path(FOLDER) / "components.json", Components)

IDS: dict[str, list[str]] = {
    "card": [card.id for card in COMPONENTS.cards.items],
    "wonder": [wonder.id for wonder in COMPONENTS.wonders.items],
    "progress": [token.id for token in COMPONENTS.progress.items],
    "resource": [resource.id for resource in COMPONENTS.resources],
    "colour": COMPONENTS.colours,
    "symbol": COMPONENTS.symbols,
    "chain": COMPONENTS.chains,
}
