"""Positions as they were written before frames had names: every frame was a row of numbers, and an execution
held the address of its next instruction in the program of all cards.

``old_program.json`` keeps that program as far as it is needed: the verbs of every effect, one a place.
"""

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from ludopolis.core.errors import BadPosition, Fault
from ludopolis.games.innovation.components import FOLDER, IDS
from ludopolis.games.innovation.execution import PHASES
from ludopolis.games.innovation.frames import choice_of, counts_of
from ludopolis.games.innovation.program import OUTLINES
from ludopolis.games.innovation.state import FRAME_KINDS
from ludopolis.games.innovation.vocabulary import COLOURS, FLAG, PLAYER

_CARD = IDS["card"]
_SEATS = range(4)
_PROGRAM: dict[str, list[str]] = json.loads(Path(FOLDER, "old_program.json").read_text(encoding="utf-8"))
_EFFECTS = [(card, effect) for card in _CARD for effect in range(len(_PROGRAM[card]))]
_VERBS = {(card, effect): _PROGRAM[card][effect].split() for card, effect in _EFFECTS}
_STARTS = dict(zip(_EFFECTS, accumulate((len(verbs) for verbs in _VERBS.values()), initial=0), strict=False))
_NO_STEPS = ("end", "jump", "next_time")  # places that stand for no step of their own


class OldFrame(msgspec.Struct, forbid_unknown_fields=True):
    """Activation: card, effect, vulnerable, sharing, offset, bonus, moved, returned, democracy, changed.
    Execution: card, effect, address, alone, phase, owner, picked, least, most, times, two chosen numbers.
    Choice: can stop, options. Turn: actions left."""

    kind: str
    seat: int
    numbers: list[int]
    candidates: list[str] = []
    registers: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], []])


def renewed(data: object) -> object:
    """The position in the present layout, if it has the old one."""
    if not isinstance(data, dict) or not isinstance(data.get("frames"), list):
        return data
    if not any(isinstance(frame, dict) and "numbers" in frame for frame in data["frames"]):
        return data
    try:
        frames = msgspec.convert(data["frames"], list[OldFrame])
    except msgspec.ValidationError as error:
        raise BadPosition([Fault("frames", str(error))]) from error
    return {**data, "frames": [_frame(place, frame, frames) for place, frame in enumerate(frames)]}


def _frame(place: int, frame: OldFrame, frames: list[OldFrame]) -> dict[str, Any]:
    where = f"frames[{place}]"
    if frame.kind not in FRAME_KINDS or len(frame.numbers) != 14 or len(frame.registers) != 3:
        raise BadPosition([Fault(where, "is no frame of the old layout", "R11.8")])
    head = {"kind": frame.kind, "seat": frame.seat}
    if frame.kind == "initial_meld":
        return head
    if frame.kind == "take_action":
        return {**head, "actions": frame.numbers[0]}
    if frame.kind == "activation":
        return {**head, **_activation(where, frame)}
    if frame.kind == "execution":
        executes_another = place + 1 < len(frames) and frames[place + 1].kind == "execution"
        return {**head, **_execution(where, frame, executes_another)}
    choice = choice_of(frame.kind, [0, frame.seat, *frame.numbers[:2], *[0] * 20])
    fields: dict[str, Any] = msgspec.to_builtins(choice)
    return {**fields, "cards": frame.candidates} if "cards" in fields else fields


def _activation(where: str, frame: OldFrame) -> dict[str, Any]:
    card, _, vulnerable, sharing, _, bonus, moved, returned, democracy, changed = frame.numbers[:10]
    return {
        "card": _card(where, card),
        "vulnerable": [seat for seat in _SEATS if vulnerable >> seat & 1],
        "sharing": [seat for seat in _SEATS if sharing >> seat & 1],
        "bonus": bonus != 0,
        "demand_moved": moved != 0,
        "demand_returned": returned != 0,
        "changed": changed != 0,
        "democracy": counts_of(max(0, democracy)),
    }


def _execution(where: str, frame: OldFrame, executes_another: bool) -> dict[str, Any]:
    number, effect, address, _, phase, owner, picked, least, most, times, *chosen = frame.numbers
    card = _card(where, number)
    verbs = _VERBS.get((card, effect))
    if verbs is None or effect >= len(OUTLINES[number]):
        raise BadPosition([Fault(where, f"{card} has no effect {effect + 1}", "R5.1")])
    place = address - _STARTS[card, effect] - (1 if executes_another else 0)
    if not 0 <= place < len(verbs) or verbs[place] in _NO_STEPS or not 0 <= phase < len(PHASES):
        raise BadPosition([Fault(where, f"the old address {address} is no step of {card}", "R5.3")])
    outline = OUTLINES[number][effect]
    if verbs[place] == "rearrange":
        chosen = chosen[1:]  # the first one was the colour, which the cards show
    return {
        "card": card,
        "effect": effect + 1,
        "step": 1 + sum(verb not in _NO_STEPS for verb in verbs[:place]),
        "verb": verbs[place],
        "phase": PHASES[phase],
        "owner": owner,
        "picked": picked,
        "least": least,
        "most": most,
        "times": times,
        "candidates": frame.candidates,
        "cards": {name: cards for name, cards in zip(outline.cards, frame.registers) if cards},
        "chosen": {
            name: _bound(kind, value) for (name, kind), value in zip(outline.choices.items(), chosen) if value
        },
    }


def _card(where: str, number: int) -> str:
    if not 0 <= number < len(_CARD):
        raise BadPosition([Fault(where, f"there is no card number {number}", "R1.1")])
    return _CARD[number]


def _bound(kind: str, value: int) -> object:
    if kind == COLOURS:
        return [colour for place, colour in enumerate(IDS["colour"]) if value >> place & 1]
    if kind == FLAG:
        return True
    return value - 1 if kind == PLAYER else value
