"""The stack of frames of a position by name, one layout a kind.

Inside, a frame is numbers, and an execution knows the place of its next instruction in the program of all
cards. In a position it says card, effect and step, so that a change to one card leaves the positions in the
middle of all others as they were.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from ludopolis.games.innovation.components import IDS
from ludopolis.games.innovation.execution import PHASES
from ludopolis.games.innovation.program import OUTLINES, Outline
from ludopolis.games.innovation.sets import Cards, members, set_of
from ludopolis.games.innovation.state import (
    AT_ACTIONS,
    AT_ALONE,
    AT_BONUS,
    AT_CAN_STOP,
    AT_CANDIDATES,
    AT_CARD,
    AT_CHANGED,
    AT_DEMOCRACY,
    AT_EFFECT,
    AT_LEAST,
    AT_MOST,
    AT_MOVED,
    AT_NUMBERS,
    AT_OFFSET,
    AT_OPTIONS,
    AT_OWNER,
    AT_PHASE,
    AT_PICKED,
    AT_PLACE,
    AT_REGISTERS,
    AT_RETURNED,
    AT_SHARING,
    AT_TIMES,
    AT_VULNERABLE,
    EXECUTION,
    FRAME_KINDS,
    FRAME_WIDTH,
    Table,
)
from ludopolis.games.innovation.tables import LANE
from ludopolis.games.innovation.vocabulary import FLAG, PLAYER, VALUE

_CARD = IDS["card"]
_COLOUR = IDS["colour"]
Bound: TypeAlias = bool | int | list[str]  # a flag, a player or value, colours


class Frame(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    seat: int


class InitialMeldFrame(Frame, tag="initial_meld"):
    """The seat chooses its first meld."""


class TakeActionFrame(Frame, tag="take_action"):
    """A turn; ``actions`` are left."""

    actions: int


class ActivationFrame(Frame, tag="activation"):
    """A card is activated. ``changed`` says whether the present execution changed anything, ``democracy`` how
    many cards each seat returned through Democracy."""

    card: str
    vulnerable: list[int] = []
    sharing: list[int] = []
    bonus: bool = False
    demand_moved: bool = False
    demand_returned: bool = False
    changed: bool = False
    democracy: list[int] = []


class ExecutionFrame(Frame, tag="execution"):
    """The seat carries out a step of an effect; both are counted from 1, and ``verb`` is what the step does.
    An execution under another one stands at the step that executes the other card."""

    card: str
    effect: int
    step: int
    verb: str
    phase: str = PHASES[0]
    owner: int = 0
    picked: int = 0
    least: int = 0
    most: int = 0
    times: int = 0
    candidates: list[str] = []
    cards: dict[str, list[str]] = {}
    chosen: dict[str, Bound] = {}

    @property
    def outline(self) -> Outline:
        return OUTLINES[_CARD.index(self.card)][self.effect - 1]


class ChooseCardFrame(Frame, tag="choose_card"):
    cards: list[str]
    can_stop: bool = False


class ChooseColourFrame(Frame, tag="choose_colour"):
    colours: list[str]
    can_stop: bool = False


class ChooseValueFrame(Frame, tag="choose_value"):
    values: list[int]


class ChooseBackFrame(Frame, tag="choose_back"):
    values: list[int]


class ChoosePlayerFrame(Frame, tag="choose_player"):
    players: list[int]
    can_stop: bool = False


class ChooseBranchFrame(Frame, tag="choose_branch"):
    pass


class AcceptFrame(Frame, tag="accept"):
    pass


class RearrangeFrame(Frame, tag="rearrange"):
    """The cards that still have to be put in order."""

    cards: list[str]


ChoiceFrame: TypeAlias = (
    ChooseCardFrame
    | ChooseColourFrame
    | ChooseValueFrame
    | ChooseBackFrame
    | ChoosePlayerFrame
    | ChooseBranchFrame
    | AcceptFrame
    | RearrangeFrame
)
AnyFrame: TypeAlias = InitialMeldFrame | TakeActionFrame | ActivationFrame | ExecutionFrame | ChoiceFrame


def kind_of(frame: AnyFrame) -> str:
    kind = frame.__struct_config__.tag
    assert isinstance(kind, str)
    return kind


# --- writing ------------------------------------------------------------------------------------------


def frames_of(table: Table) -> list[AnyFrame]:
    return [_frame_of(table, base) for base in range(0, table.top + 1, FRAME_WIDTH)]


def _frame_of(table: Table, base: int) -> AnyFrame:
    numbers = [int(number) for number in table.frames[base : base + FRAME_WIDTH]]
    kind, seat = FRAME_KINDS[numbers[0]], numbers[1]
    if kind == "initial_meld":
        return InitialMeldFrame(seat=seat)
    if kind == "take_action":
        return TakeActionFrame(seat=seat, actions=numbers[AT_ACTIONS])
    if kind == "activation":
        return _activation_of(numbers)
    if kind == "execution":
        return _execution_of(numbers, base == table.top - FRAME_WIDTH)
    return choice_of(kind, numbers)


def _activation_of(numbers: list[int]) -> ActivationFrame:
    return ActivationFrame(
        seat=numbers[1],
        card=_CARD[numbers[AT_CARD]],
        vulnerable=_members(numbers[AT_VULNERABLE]),
        sharing=_members(numbers[AT_SHARING]),
        bonus=bool(numbers[AT_BONUS]),
        demand_moved=bool(numbers[AT_MOVED]),
        demand_returned=bool(numbers[AT_RETURNED]),
        changed=bool(numbers[AT_CHANGED]),
        democracy=counts_of(numbers[AT_DEMOCRACY]),
    )


def counts_of(lanes: int) -> list[int]:
    """A number a seat, without the noughts at the end."""
    return list(lanes.to_bytes(8, "little").rstrip(b"\0"))


def _execution_of(numbers: list[int], asking: bool) -> ExecutionFrame:
    outline = OUTLINES[numbers[AT_CARD]][numbers[AT_EFFECT]]
    step = outline.places.index(numbers[AT_PLACE] if asking else numbers[AT_PLACE] - 1)
    sets = [_cards_at(numbers, AT_REGISTERS + 2 * place) for place in range(len(outline.cards))]
    bound = [numbers[AT_NUMBERS + place] for place in range(len(outline.choices))]
    return ExecutionFrame(
        seat=numbers[1],
        card=_CARD[numbers[AT_CARD]],
        effect=numbers[AT_EFFECT] + 1,
        step=step + 1,
        verb=outline.verbs[step],
        phase=PHASES[numbers[AT_PHASE]],
        owner=numbers[AT_OWNER],
        picked=numbers[AT_PICKED],
        least=numbers[AT_LEAST],
        most=numbers[AT_MOST],
        times=numbers[AT_TIMES],
        candidates=_cards_at(numbers, AT_CANDIDATES),
        cards={name: cards for name, cards in zip(outline.cards, sets, strict=True) if cards},
        chosen={
            name: _bound_of(kind, number)
            for (name, kind), number in zip(outline.choices.items(), bound, strict=True)
            if number
        },
    )


def _bound_of(kind: str, number: int) -> Bound:
    if kind == PLAYER:
        return number - 1
    if kind == VALUE:
        return number
    return number != 0 if kind == FLAG else [_COLOUR[colour] for colour in _members(number)]


def choice_of(kind: str, numbers: list[int]) -> ChoiceFrame:
    """The frame of a choice from its numbers."""
    seat, can_stop, options = numbers[1], bool(numbers[AT_CAN_STOP]), _members(numbers[AT_OPTIONS])
    cards = _cards_at(numbers, AT_CANDIDATES)
    if kind == "choose_card":
        return ChooseCardFrame(seat=seat, cards=cards, can_stop=can_stop)
    if kind == "choose_colour":
        return ChooseColourFrame(
            seat=seat, colours=[_COLOUR[colour] for colour in options], can_stop=can_stop
        )
    if kind == "choose_value":
        return ChooseValueFrame(seat=seat, values=options)
    if kind == "choose_back":
        return ChooseBackFrame(seat=seat, values=options)
    if kind == "choose_player":
        return ChoosePlayerFrame(seat=seat, players=options, can_stop=can_stop)
    if kind == "rearrange":
        return RearrangeFrame(seat=seat, cards=cards)
    return ChooseBranchFrame(seat=seat) if kind == "choose_branch" else AcceptFrame(seat=seat)


def _cards_at(numbers: list[int], place: int) -> list[str]:
    return [_CARD[card] for card in members((numbers[place], numbers[place + 1]))]


def _members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


# --- reading ------------------------------------------------------------------------------------------


def set_up_frames(table: Table, frames: list[AnyFrame]) -> None:
    """Open the frames of a faultless position."""
    for place, frame in enumerate(frames):
        table.push(FRAME_KINDS.index(kind_of(frame)), frame.seat)
        if isinstance(frame, TakeActionFrame):
            table.put(AT_ACTIONS, frame.actions)
        elif isinstance(frame, ActivationFrame):
            _set_up_activation(table, frame, frames[place + 1])
        elif isinstance(frame, ExecutionFrame):
            _set_up_execution(table, frame, isinstance(frames[place + 1], ExecutionFrame))
        elif not isinstance(frame, InitialMeldFrame):
            _set_up_choice(table, frame)


def _set_up_activation(table: Table, frame: ActivationFrame, execution: AnyFrame) -> None:
    """Which effect comes next follows from the execution: the activating player is the last one."""
    assert isinstance(execution, ExecutionFrame)
    offset = (execution.seat - frame.seat) % table.seats
    table.put(AT_CARD, _CARD.index(frame.card))
    table.put(AT_EFFECT, execution.effect - (1 if offset else 0))
    table.put(AT_OFFSET, offset)
    table.put(AT_VULNERABLE, mask_of(frame.vulnerable))
    table.put(AT_SHARING, mask_of(frame.sharing))
    table.put(AT_BONUS, frame.bonus)
    table.put(AT_MOVED, frame.demand_moved)
    table.put(AT_RETURNED, frame.demand_returned)
    table.put(AT_CHANGED, frame.changed)
    table.put(AT_DEMOCRACY, sum(LANE[seat] * count for seat, count in enumerate(frame.democracy)))


def _set_up_execution(table: Table, frame: ExecutionFrame, executes_another: bool) -> None:
    outline = frame.outline
    table.put(AT_CARD, _CARD.index(frame.card))
    table.put(AT_EFFECT, frame.effect - 1)
    table.put(AT_PLACE, outline.places[frame.step - 1] + (1 if executes_another else 0))
    table.put(AT_ALONE, table.frames[table.top - FRAME_WIDTH] == EXECUTION)
    table.put(AT_PHASE, PHASES.index(frame.phase))
    table.put(AT_OWNER, frame.owner)
    table.put(AT_PICKED, frame.picked)
    table.put(AT_LEAST, frame.least)
    table.put(AT_MOST, frame.most)
    table.put(AT_TIMES, frame.times)
    table.put_cards(AT_CANDIDATES, _set_of(frame.candidates))
    for place, name in enumerate(outline.cards):
        table.put_cards(AT_REGISTERS + 2 * place, _set_of(frame.cards.get(name, [])))
    for place, (name, kind) in enumerate(outline.choices.items()):
        if name in frame.chosen:
            table.put(AT_NUMBERS + place, _number_of(kind, frame.chosen[name]))


def _number_of(kind: str, bound: Bound) -> int:
    if isinstance(bound, list):
        return mask_of(_COLOUR.index(colour) for colour in bound)
    return bound + 1 if kind == PLAYER else int(bound)


def _set_up_choice(table: Table, frame: ChoiceFrame) -> None:
    can_stop, options, cards = False, 0, list[str]()
    if isinstance(frame, (ChooseCardFrame, ChooseColourFrame, ChoosePlayerFrame)):
        can_stop = frame.can_stop
    elif isinstance(frame, (ChooseBranchFrame, AcceptFrame)):
        can_stop = True
    if isinstance(frame, (ChooseCardFrame, RearrangeFrame)):
        cards = frame.cards
    elif isinstance(frame, ChooseColourFrame):
        options = mask_of(_COLOUR.index(colour) for colour in frame.colours)
    elif isinstance(frame, (ChooseValueFrame, ChooseBackFrame)):
        options = mask_of(frame.values)
    elif isinstance(frame, ChoosePlayerFrame):
        options = mask_of(frame.players)
    table.put(AT_CAN_STOP, can_stop)
    table.put(AT_OPTIONS, options)
    table.put_cards(AT_CANDIDATES, _set_of(cards))


def mask_of(members: Iterable[int]) -> int:
    return sum(2**member for member in set(members))


def _set_of(ids: list[str]) -> Cards:
    return set_of([_CARD.index(id) for id in ids])
