"""The facts of the game, read from ``components.json`` and checked (R1)."""

from pathlib import Path

from ludopolis.core.facts import Facts, read_facts

FOLDER = str(Path(__file__).parent)


class Components(Facts, frozen=True):
    """``good_points`` is what a good is worth at the end, by the version of the rules."""

    cards: int
    goods: list[str]
    piles: list[str]
    hand: int
    starting_goods: int
    sides: int
    good_points: dict[int, int]

    def faults(self) -> list[str]:
        found = []
        if len(set(self.goods)) < len(self.goods):
            found.append("a good exists twice (R1.2)")
        if self.cards < 4 * self.hand:
            found.append("there are not enough cards for the hands of four players (R1.1)")
        return found


COMPONENTS = read_facts(Path(FOLDER) / "components.json", Components)

IDS: dict[str, list[str]] = {
    "card": [str(number) for number in range(1, COMPONENTS.cards + 1)],
    "good": COMPONENTS.goods,
    "pile": COMPONENTS.piles,
}
