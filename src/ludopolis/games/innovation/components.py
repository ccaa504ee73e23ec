"""The printed facts of the game, read from ``components.json`` and checked (R1)."""

from collections import Counter
from pathlib import Path

import msgspec

from ludopolis.core.facts import Facts, read_facts

FOLDER = str(Path(__file__).parent)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An innovation card. ``icons`` are top left, bottom left, bottom centre and bottom right; the
    hexagon is None. ``order_cs`` and ``order_en`` are the places of its name in the alphabet."""

    id: str
    age: int
    colour: str
    icons: list[str | None]
    dogma: str
    order_cs: int
    order_en: int
    source: str


class Components(Facts, frozen=True):
    """``achievement_points`` are the points that the age achievements need (R4.5)."""

    cards: list[Card]
    colours: list[str]
    icons: list[str]
    specials: list[str]
    achievement_points: list[int]
    splays: dict[str, list[int]]

    def faults(self) -> list[str]:
        """What contradicts R1 in the data."""
        ages = Counter(card.age for card in self.cards)
        colours = Counter(card.colour for card in self.cards)
        found = [
            f"age {age} has {ages[age]} cards (R1.1)"
            for age in range(1, 11)
            if ages[age] != (15 if age == 1 else 10)
        ]
        found += [
            f"{colour} has {colours[colour]} cards (R1.1)" for colour in self.colours if colours[colour] != 21
        ]
        for card in self.cards:
            if len(card.icons) != 4 or card.icons.count(None) != 1:
                found.append(f"{card.id} must have three icons and a hexagon (R1.4)")
            if card.icons.count(card.dogma) < 2:
                found.append(f"{card.id} must bear its dogma icon twice (R1.6)")
        if len(self.achievement_points) != 9 or min(self.achievement_points) < 1:
            found.append("each of the nine age achievements needs points (R4.5)")
        if [card.age for card in self.cards] != sorted(card.age for card in self.cards):
            found.append("cards are not sorted by age")
        if len({card.id for card in self.cards}) != len(self.cards):
            found.append("a card exists twice (R1.4)")
        return found


COMPONENTS = read_facts(Path(FOLDER) / "components.json", Components)

IDS: dict[str, list[str]] = {
    "card": [card.id for card in COMPONENTS.cards],
    "colour": COMPONENTS.colours,
    "icon": COMPONENTS.icons,
    "special": COMPONENTS.specials,
    "age": [str(age) for age in range(1, 11)],
    "direction": list(COMPONENTS.splays),
    "zone": ["hand", "score", "board"],
}
