"""The generator is part of every record: these values must never change."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludopolis import Random, seeded
from ludopolis.core.random import fresh_seed

MODULUS = 2**32
VECTORS = {
    "words": [1404257672, 2043225913, 2402132097, 2876757973],
    "below 100": [99, 90, 30, 61, 20, 71, 74, 64],
    "shuffle 10": [1, 9, 2, 3, 7, 0, 5, 4, 8, 6],
    "fork": [3289420839],
}


def reference_words(words: list[int], count: int) -> list[int]:
    """The documented algorithm, written down independently with whole numbers."""
    a, b, c, counter = words
    out = []
    for _ in range(count):
        out.append((a + b + counter) % MODULUS)
        rotated = c * 2**21 % MODULUS + c // 2**11
        a, b, c = b ^ b // 2**9, c * 9 % MODULUS, (rotated + out[-1]) % MODULUS
        counter = (counter + 1) % MODULUS
    return out


@given(st.lists(st.integers(0, MODULUS - 1), min_size=4, max_size=4))
def test_words_follow_the_documented_algorithm(words: list[int]) -> None:
    generator = Random(*words)
    assert [generator.word() for _ in range(50)] == reference_words(words, 50)


@given(st.text())
def test_seeds_follow_the_documented_derivation(seed: str) -> None:
    digest = hashlib.sha256(b"ludopolis:" + seed.encode()).hexdigest()
    words = [int(digest[start : start + 8], 16) for start in range(0, 32, 8)]
    generator = seeded(seed)
    assert [generator.word() for _ in range(5)] == reference_words(words, 17)[12:]


def test_vectors() -> None:
    generator = seeded(7)
    assert [generator.word() for _ in range(4)] == VECTORS["words"]
    assert [generator.below(100) for _ in range(8)] == VECTORS["below 100"]
    items = vec[i64](range(10))
    generator.shuffle(items)
    assert list(items) == VECTORS["shuffle 10"]
    assert generator.fork().word() == VECTORS["fork"][0]


def test_numbers_and_their_text_are_the_same_seed() -> None:
    assert seeded(7).words() == seeded("7").words()
    assert seeded(7).words() != seeded(70).words()


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 73, 2**31 - 1, 2**31])
def test_below_stays_below(limit: int) -> None:
    generator = seeded("below")
    assert all(0 <= generator.below(limit) < limit for _ in range(2000))


def test_below_is_fair_even_when_the_limit_does_not_divide_the_range() -> None:
    """With the limit 3 * 2**29 a plain product would favour some thirds by a quarter."""
    generator = seeded("fair")
    thirds = Counter(generator.below(3 * 2**29) % 3 for _ in range(30_000))
    assert all(abs(count - 10_000) < 400 for count in thirds.values())


def test_every_order_is_equally_likely() -> None:
    generator = seeded("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec[i64](range(4))
        generator.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())


def test_copies_go_their_own_way() -> None:
    generator = seeded("copy")
    copied = generator.copy()
    assert copied.word() == generator.word()
    generator.word()
    assert copied.words() != generator.words()


def test_forks_differ_from_their_parent() -> None:
    generator = seeded("fork")
    child = generator.fork()
    assert [child.word() for _ in range(4)] != [generator.word() for _ in range(4)]


def test_fresh_seeds_are_fresh() -> None:
    assert fresh_seed() != fresh_seed()
