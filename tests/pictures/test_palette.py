"""Words and signs can be read on everything they stand on."""

from itertools import combinations

import pytest

from ludopolis.pictures.looks import SHAPES, Look
from ludopolis.pictures.palette import FACES, SEATS, THEMES, Palette
from ludopolis.pictures.world_wonders.looks import REWARDS, TYPES
from pictures.positions import drawn, played, view_of

READABLE, VISIBLE = 4.5, 3.0


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read(theme: str) -> None:
    colour = Palette(theme)
    for face in FACES:
        assert contrast(colour(face.fill), colour(face.ink)) >= READABLE, face


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_seen(theme: str) -> None:
    colour = Palette(theme)
    looks: list[Look] = [*TYPES.values(), *REWARDS.values()]
    pairs = [(look.face.fill, look.face.ink) for look in looks]
    pairs += [(look.soft, look.ink) for look in looks] + [("surface", look.ink) for look in looks]
    pairs += [("land", "green-ink"), ("monument", "ink"), ("sunk", "ink-2"), ("surface", "purple-ink")]
    for fill, ink in pairs:
        assert contrast(colour(fill), colour(ink)) >= VISIBLE, (fill, ink)


@pytest.mark.parametrize("theme", THEMES)
def test_all_words_use_these_inks(theme: str) -> None:
    colour = Palette(theme)
    inks = {colour(face.ink) for face in FACES}
    for seats in (1, 5):
        root = drawn(view_of(played(seats, 1, "middle")), theme=theme)
        assert {words.attrib["fill"] for words in root.iter("text")} <= inks


def test_both_themes_have_all_colours() -> None:
    assert THEMES["light"].keys() == THEMES["dark"].keys()


def test_nothing_is_told_by_colour_alone() -> None:
    assert len(set(SHAPES)) == len(SEATS) == 5
    for one, other in combinations(TYPES.values(), 2):
        assert one.icon != other.icon
        assert one.face != other.face
