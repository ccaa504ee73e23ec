import pytest

from ludopolis import game
from ludopolis.core.errors import BadOption
from ludopolis.core.kinds import Option, option_text, read_options

OPTIONS = (Option("fast", (False, True), "R1"), Option("map", ("small", "large"), "R2"))


def test_defaults_are_filled_in() -> None:
    assert read_options(OPTIONS, {}) == {"fast": False, "map": "small"}


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("ON", True), ("no", False), ("false", False)])
def test_switches_can_be_written_in_words(text: str, value: bool) -> None:
    assert read_options(OPTIONS, {"fast": text})["fast"] is value


def test_values_are_written_as_they_are_read() -> None:
    for option in OPTIONS:
        for value in option.values:
            assert option.read(option_text(value)) == value


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"map": "huge"}, "option map cannot be 'huge': choose one of small, large (R2)"),
        ({"fast": "maybe"}, "option fast cannot be 'maybe': choose one of no, yes (R1)"),
        ({"fast": 1}, "option fast cannot be 1"),
        ({"mpa": "small"}, "unknown option 'mpa': did you mean map?"),
        ({"xyzzy": 1}, "unknown option 'xyzzy': options are fast, map"),
    ],
)
def test_wrong_options_are_explained(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(OPTIONS, given)
    assert message in str(error.value)


def test_wrong_seat_counts_are_explained() -> None:
    with pytest.raises(BadOption, match="duel cannot be played by 3: choose one of 2"):
        game("duel").new(seats=3)
