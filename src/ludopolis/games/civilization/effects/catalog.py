"""All effects, by their numbers (``sources``)."""

from typing import Final

from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect

EFFECTS: Final[list[Effect]] = [Effect()] * (sources.OTHERS + len(sources.OTHER_NAMES))


def register(source: int, effect: Effect) -> None:
    EFFECTS[source] = effect


def register_ability(which: int, effect: Effect) -> None:
    EFFECTS[sources.ABILITY + which] = effect


def register_event(which: int, effect: Effect) -> None:
    """Of a culture event."""
    EFFECTS[sources.EVENT + which] = effect
