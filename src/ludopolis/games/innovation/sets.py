"""Sets of cards: two integers, one bit a card.

Cards are numbered by age, so the first word holds ages 1 to 5 and the second ages 6 to 10, and
"the highest" and "the lowest" are simply the last and the first bits.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT

Cards: TypeAlias = tuple[i64, i64]

CARDS: Final[i64] = 105
LOW_CARDS: Final[i64] = 55

_CHUNK: Final[i64] = 4095
_SIZES: Final[vec[i64]] = vec[i64]([value.bit_count() for value in range(4096)])
_LOWEST: Final[vec[i64]] = vec[i64]([(value & -value).bit_length() - 1 for value in range(4096)])
_FIRST_OF_AGE: Final[vec[i64]] = vec[i64]([0, 0, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105])


def no_cards() -> Cards:
    return 0, 0


def single(card: i64) -> Cards:
    if card < LOW_CARDS:
        return BIT[card], 0
    return 0, BIT[card - LOW_CARDS]


def is_empty(cards: Cards) -> bool:
    return cards[0] | cards[1] == 0


def has(cards: Cards, card: i64) -> bool:
    if card < LOW_CARDS:
        return cards[0] & BIT[card] != 0
    return cards[1] & BIT[card - LOW_CARDS] != 0


def equal(a: Cards, b: Cards) -> bool:
    return a[0] == b[0] and a[1] == b[1]


def both(a: Cards, b: Cards) -> Cards:
    """The cards in a and in b."""
    return a[0] & b[0], a[1] & b[1]


def either(a: Cards, b: Cards) -> Cards:
    """The cards in a or in b."""
    return a[0] | b[0], a[1] | b[1]


def without(a: Cards, b: Cards) -> Cards:
    """The cards in a that are not in b."""
    return a[0] & ~b[0], a[1] & ~b[1]


def size(cards: Cards) -> i64:
    return word_size(cards[0]) + word_size(cards[1])


def word_size(word: i64) -> i64:
    count: i64 = 0
    while word:
        count += _SIZES[word & _CHUNK]
        word >>= 12
    return count


def first(cards: Cards) -> i64:
    """The lowest numbered card, -1 for an empty set."""
    if cards[0]:
        return word_first(cards[0])
    if cards[1]:
        return LOW_CARDS + word_first(cards[1])
    return -1


def word_first(word: i64) -> i64:
    place: i64 = 0
    while word & _CHUNK == 0:
        word >>= 12
        place += 12
    return place + _LOWEST[word & _CHUNK]


def of_age(age: i64) -> Cards:
    """All cards of an age."""
    start = _FIRST_OF_AGE[age]
    end = _FIRST_OF_AGE[age + 1]
    if age <= 5:
        return BIT[end] - BIT[start], 0
    return 0, BIT[end - LOW_CARDS] - BIT[start - LOW_CARDS]


def first_of_age(age: i64) -> i64:
    return _FIRST_OF_AGE[age]


def highest(cards: Cards) -> Cards:
    """All cards of the highest value in the set."""
    for step in range(10):
        found = both(cards, of_age(10 - step))
        if not is_empty(found):
            return found
    return no_cards()


def lowest(cards: Cards) -> Cards:
    """All cards of the lowest value in the set."""
    for step in range(10):
        found = both(cards, of_age(1 + step))
        if not is_empty(found):
            return found
    return no_cards()


def members(cards: Cards) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(CARDS) if has(cards, card)]


def set_of(cards: list[int]) -> Cards:
    found = no_cards()
    for card in cards:
        found = either(found, single(card))
    return found
