"""The set-up (R2)."""

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from tiny_game import events
from tiny_game.components import COMPONENTS
from tiny_game.rules import shuffle_deck
from tiny_game.state import Table


def deal(table: Table, random: Random) -> None:
    """Shuffle the cards and deal the hands."""
    shuffle_deck(table, list(range(COMPONENTS.cards)), random)
    for player in table.players:
        for _ in range(COMPONENTS.hand):
            player.hand |= BIT[table.deck.pop(0)]
    table.random = table.generator(events.CHANCE_GENERATOR, random)
