"""The tables of operations and filters fit the verbs, the assembler and what carries the operations out."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludopolis.games.innovation.components import FOLDER
from ludopolis.games.innovation.effects.verbs import Filter
from ludopolis.games.innovation.execution import Operation
from ludopolis.games.innovation.interpreter import OPERATIONS, by_number
from ludopolis.games.innovation.operations import NAMES, SIGNATURES, place_of
from ludopolis.games.innovation.program import Assembler
from ludopolis.games.innovation.state import FRAME_KINDS

CHOOSE_PLAYER: dict[str, Any] = {"among": "others", "into": "p", "needs_top": None, "optional": True}


def test_every_operation_is_carried_out_at_its_number() -> None:
    assert tuple(operation.name for operation in OPERATIONS) == NAMES
    backwards = by_number(list(OPERATIONS)[::-1])
    assert tuple(operation.name for operation in backwards) == NAMES


@pytest.mark.parametrize(
    ("operations", "wrong"),
    [
        ([*OPERATIONS][1:], "end"),
        ([*OPERATIONS, OPERATIONS[1]], "draw"),
        ([*OPERATIONS, Operation("unheard_of")], "unheard_of"),
        ([*[*OPERATIONS][1:], Operation("unheard_of")], "end, unheard_of"),
    ],
    ids=["missing", "twice", "without a signature", "misnamed"],
)
def test_operations_must_match_their_signatures(operations: list[Operation], wrong: str) -> None:
    with pytest.raises(ValueError, match=f"operation: {wrong}$"):
        by_number(operations)


def test_operations_open_frames_that_exist() -> None:
    assert {kind for operation in OPERATIONS for kind in operation.opens} <= set(FRAME_KINDS)


def test_arguments_are_emitted_at_their_places() -> None:
    assembler = Assembler()
    for emit in range(2):
        assembler.emit("choose_player", **CHOOSE_PLAYER)
    second = assembler.code[len(assembler.code) // 2 :]
    assert second[0] == NAMES.index("choose_player")
    assert [second[place_of("choose_player", name)] for name in CHOOSE_PLAYER] == [0, 0, -1, 1]


@pytest.mark.parametrize("name", CHOOSE_PLAYER)
def test_a_missing_argument_is_refused(name: str) -> None:
    given = {other: value for other, value in CHOOSE_PLAYER.items() if other != name}
    with pytest.raises(TypeError, match=f"takes .*{name}.*, not"):
        Assembler().emit("choose_player", **given)


def test_an_argument_without_a_name_in_the_table_is_refused() -> None:
    with pytest.raises(TypeError, match=r"not .*unheard_of"):
        Assembler().emit("choose_player", **CHOOSE_PLAYER, unheard_of=1)


def test_an_unknown_operation_is_refused() -> None:
    with pytest.raises(KeyError, match="unheard_of"):
        Assembler().emit("unheard_of")


def test_exactly_the_arguments_in_the_table_are_read() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(FOLDER).glob("*.py"))
    read = re.findall(r'= place_of\("(\w+)", "(\w+)"\)', sources)
    assert sorted(read) == sorted((name, argument) for name in NAMES for argument in SIGNATURES[name])


def test_a_filter_asks_one_thing_of_the_table() -> None:
    with pytest.raises(ValueError, match="too many"):
        Assembler().form(Filter(colour_of="a", value_chosen="b"))
