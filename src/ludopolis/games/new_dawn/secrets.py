"""What is hidden from everybody, and random worlds that agree with what is not (R2.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.random import Random
from ludopolis.games.new_dawn.state import BESIDE_MAP, DECK_CARD, NO_WONDER, Table
from ludopolis.games.new_dawn.tables import DECK, DECKS, ERA_OF, ERAS


def imagine(table: Table, random: Random) -> None:
    """Exchange, in place, the facedown wonders and those removed at the set-up; the dice to come are others.

    Wonders are put in their printed order before they are shuffled, so the outcome depends only on what is
    known and on the generator, never on the truth.
    """
    table.random = random.fork()
    for deck in range(DECKS):
        for era in range(ERAS):
            unseen = unseen_wonders(table, deck, era)
            random.shuffle(unseen)
            following: i64 = 0
            for place in range(1, DECK):
                wonder = table.deck_card(deck, place)
                if wonder != NO_WONDER and ERA_OF[wonder] == era:
                    table.set_thing(DECK_CARD + deck * DECK + place, unseen[following])
                    following += 1


def unseen_wonders(table: Table, deck: i64, era: i64) -> vec[i64]:
    """The wonders of a deck and era that are facedown or removed."""
    unseen = vec[i64]()
    for wonder in range(deck * DECK, (deck + 1) * DECK):
        if ERA_OF[wonder] == era and table.wonder_space(wonder) == BESIDE_MAP:
            if table.faceup(deck) != wonder:
                unseen = append(unseen, wonder)
    return unseen
