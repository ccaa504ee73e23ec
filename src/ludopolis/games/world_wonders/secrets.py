"""What is hidden from everybody, and random worlds that agree with what is not (R12.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.world_wonders.setup import ALL_MONUMENTS, ALL_SOLO_CARDS, STACK_TILES
from ludopolis.games.world_wonders.state import Deal, Table
from ludopolis.games.world_wonders.tables import ROUNDS, SETUP_STACKS, STACKS


def imagined(table: Table, random: Random) -> Deal:
    """A deal that fits all that was revealed, drawn uniformly.

    Hidden things are put in their printed order before they are shuffled, so the outcome depends
    only on what is known and on the generator, never on the truth.
    """
    tiles = table.deal.tiles[:]
    for stack in range(STACKS):
        if SETUP_STACKS[table.seats - 1] & BIT[stack]:
            start = stack * ROUNDS
            pile = tiles[start : start + ROUNDS]
            known = reordered(pile, table.round, STACK_TILES[start : start + ROUNDS], random)
            for place in range(ROUNDS):
                tiles[start + place] = known[place]
    return Deal(tiles, reordered(table.deal.monuments, table.dealt, ALL_MONUMENTS, random))


def imagined_solo_deck(table: Table, random: Random) -> vec[i64]:
    return reordered(table.solo_deck, table.solo_used, ALL_SOLO_CARDS, random)


def reordered(pile: vec[i64], seen: i64, pack: vec[i64], random: Random) -> vec[i64]:
    """The pile with the same first cards, and the rest of the pack in random order after them."""
    known = pile[:seen]
    rest = vec[i64]()
    for card in pack:
        if not holds(known, card):
            rest = append(rest, card)
    random.shuffle(rest)
    for card in rest:
        known = append(known, card)
    return known


def holds(cards: vec[i64], wanted: i64) -> bool:
    for card in cards:
        if card == wanted:
            return True
    return False
