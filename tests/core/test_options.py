import pytest

from ludopolis import game
from ludopolis.core.errors import BadOption
from ludopolis.core.kinds import Option, number_option, option_text, read_options

OPTIONS = (
    Option("fast", (False, True), "R1"),
    Option("map", ("small", "large"), "R2"),
    number_option("rounds", 5, "R3", minimum=1, maximum=300, small=2),
)


def test_defaults_are_filled_in() -> None:
    assert read_options(OPTIONS, {}) == {"fast": False, "map": "small", "rounds": 5}


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("ON", True), ("no", False), ("false", False)])
def test_switches_can_be_written_in_words(text: str, value: bool) -> None:
    assert read_options(OPTIONS, {"fast": text})["fast"] is value


@pytest.mark.parametrize("given", [12, "12"])
def test_numbers_are_read_from_text_too(given: object) -> None:
    assert read_options(OPTIONS, {"rounds": given})["rounds"] == 12


def test_a_number_has_a_small_value_for_short_games() -> None:
    assert [option.short_values for option in OPTIONS] == [(False, True), ("small", "large"), (2,)]


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
        ({"rounds": 0}, "option rounds cannot be 0: choose a number from 1 to 300 (R3)"),
        ({"rounds": "301"}, "option rounds cannot be 301: choose a number from 1 to 300 (R3)"),
        ({"rounds": True}, "option rounds cannot be True"),
        ({"rounds": "1.5"}, "option rounds cannot be '1.5'"),
        ({"mpa": "small"}, "unknown option 'mpa': did you mean map?"),
        ({"xyzzy": 1}, "unknown option 'xyzzy': options are fast, map, rounds"),
    ],
)
def test_wrong_options_are_explained(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(OPTIONS, given)
    assert message in str(error.value)


def test_wrong_seat_counts_are_explained() -> None:
    with pytest.raises(BadOption, match="duel cannot be played by 3: choose one of 2"):
        game("duel").new(seats=3)
