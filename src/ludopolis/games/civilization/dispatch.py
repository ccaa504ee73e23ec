"""Which handler each kind of frame has."""

from typing import Final

from ludopolis.games.civilization import actions, frames
from ludopolis.games.civilization.choices import Choice
from ludopolis.games.civilization.handlers import Handler

_HANDLERS: Final[dict[int, Handler]] = {
    frames.CHOOSE_SQUARE: Choice(actions.AT),
    frames.CHOOSE_PLAYER: Choice(actions.PLAYER),
    frames.CHOOSE_CITY: Choice(actions.CITY),
    frames.CHOOSE_TECH: Choice(actions.LEARN),
    frames.CHOOSE_COIN: Choice(actions.COIN),
    frames.CHOOSE_RESOURCE: Choice(actions.TAKE),
    frames.CHOOSE_UNIT_TYPE: Choice(actions.DRAW),
    frames.CHOOSE_DECK: Choice(actions.DECK),
    frames.CHOOSE_TERRAIN: Choice(actions.TERRAIN),
    frames.CHOOSE_WONDER: Choice(actions.OBSOLETE),
    frames.CHOOSE_AMOUNT: Choice(actions.AMOUNT),
    frames.CHOOSE_BUILDING: Choice(actions.BUILD_FREE),
    frames.CHOOSE_INVESTMENT: Choice(actions.INVEST),
    frames.CHOOSE_GOVERNMENT: Choice(actions.GOVERN),
    frames.CHOOSE_FIGURES: Choice(actions.WITH),
}
HANDLERS: Final[list[Handler]] = [_HANDLERS.get(kind, Handler()) for kind in range(len(frames.FRAME_NAMES))]
