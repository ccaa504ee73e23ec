"""Words that must fit."""

from ludopolis.pictures.lettering import DOTS, NORMAL, STRONG, cut, lines, width_of


def test_wider_words_are_wider() -> None:
    assert width_of("mmm") > width_of("iii") > 0
    assert width_of("abc", STRONG) > width_of("abc", NORMAL)
    assert width_of("é") == width_of("e")
    assert width_of("日") > width_of("m")


def test_words_are_cut_only_when_they_must_be() -> None:
    assert cut("Tower", 100) == "Tower"
    short = cut("The Lighthouse of Alexandria", 100)
    assert short.endswith(DOTS)
    assert width_of(short) <= 100
    assert cut("Tower", 0) == DOTS


def test_lines() -> None:
    assert lines("", 100) == []
    assert lines("one", 100) == ["one"]
    broken = lines("one two three four five six seven", 60, most=3)
    assert len(broken) == 3
    assert all(width_of(line) <= 60 for line in broken)
    assert broken[-1].endswith(DOTS)
    assert " ".join(lines("one two three", 60, most=9)) == "one two three"
