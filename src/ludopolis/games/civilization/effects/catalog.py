"""All effects, by their numbers (``sources``)."""

from typing import Final

from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import Effect

EFFECTS: Final[list[Effect]] = [Effect()] * (sources.OTHERS + len(sources.OTHER_NAMES))


def register(source: int, effect: Effect) -> None:
    EFFECTS[source] = effect
