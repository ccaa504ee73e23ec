import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis import game
from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.core.errors import BadData, BadNotation, Term

SPACE = ActionSpace(
    [Verb("paint", ("thing", "colour")), Verb("rest")],
    {"thing": ["house", "boat"], "colour": ["red", "blue", "green"]},
)


def test_actions_are_numbered_verb_by_verb() -> None:
    assert [SPACE.text(number) for number in range(len(SPACE))] == [
        "paint house red",
        "paint house blue",
        "paint house green",
        "paint boat red",
        "paint boat blue",
        "paint boat green",
        "rest",
    ]
    assert SPACE.offsets == {"paint": 0, "rest": 6}


def test_the_structured_form_names_the_arguments() -> None:
    assert SPACE[4].verb == "paint"
    assert SPACE[4].arguments == (Term("thing", "boat"), Term("colour", "blue"))


def test_arguments_of_one_kind_have_roles() -> None:
    space = ActionSpace([Verb("swap", ("from:good", "to:good"))], {"good": ["silk", "salt"]})
    assert [space.text(number) for number in range(4)] == [
        "swap silk silk",
        "swap silk salt",
        "swap salt silk",
        "swap salt salt",
    ]
    assert space[1].named == {"from": Term("good", "silk"), "to": Term("good", "salt")}
    assert SPACE[4].named == {"thing": Term("thing", "boat"), "colour": Term("colour", "blue")}
    with pytest.raises(BadNotation, match="write swap <from> <to>"):
        space.number("swap")


def test_arguments_without_different_roles_are_a_mistake() -> None:
    with pytest.raises(BadData, match="two arguments of swap have one role"):
        ActionSpace([Verb("swap", ("good", "good"))], {"good": ["silk", "salt"]})


@given(st.integers(0, len(game("duel").actions) - 1))
def test_text_and_number_are_inverse(number: int) -> None:
    space = game("duel").actions
    assert space.number(space.text(number)) == number


def test_spaces_and_capitals_do_not_matter() -> None:
    assert SPACE.number("  Paint  BOAT red ") == 3


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("paint boot red", "did you mean 'paint boat red'?"),
        ("paint xyzzy", "write paint <thing> <colour>"),
        ("sleep", "write one of paint <thing> <colour>; rest"),
        ("", "write one of"),
    ],
)
def test_wrong_notation_is_explained(text: str, hint: str) -> None:
    with pytest.raises(BadNotation, match="is not an action") as error:
        SPACE.number(text)
    assert hint in str(error.value)


@pytest.mark.parametrize("number", [-1, 7])
def test_wrong_numbers_are_explained(number: int) -> None:
    with pytest.raises(BadNotation, match="they go from 0 to 6"):
        SPACE.text(number)
