"""The cards' effects assembled into number tables that the interpreter runs.

Every step becomes one instruction of ``WIDTH`` numbers (conditions become jumps). Numbers,
conditions and filters have tables of their own; an instruction names them by their place. Bound
names become registers: ``CARD_REGISTERS`` for cards, ``NUMBER_REGISTERS`` for everything else.
"""

import re
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.innovation import arguments
from ludopolis.games.innovation.components import COMPONENTS, IDS
from ludopolis.games.innovation.conditions import CONDITIONS
from ludopolis.games.innovation.counts import COUNTS
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.effects.verbs import (
    Again,
    Amount,
    ChooseColours,
    ChoosePlayer,
    ChooseValue,
    Claim,
    Condition,
    Count,
    Draw,
    Effect,
    Either,
    EndActivation,
    Exchange,
    Execute,
    Filter,
    Move,
    Offer,
    Range,
    Rearrange,
    RemoveEverything,
    Splay,
    Step,
    Times,
    When,
    Win,
    WinSingle,
)
from ludopolis.games.innovation.vocabulary import (
    AMONG,
    BY_SCORE,
    COLOURS,
    FLAG,
    NONE,
    OWNERS,
    PLAYER,
    VALUE,
    VERBS,
    WHICH,
    ZONES,
)

WIDTH: Final[i64] = 16
CARD_REGISTERS: Final[i64] = 3
NUMBER_REGISTERS: Final[i64] = 2

# Instructions.
END: Final[i64] = 0
DRAW: Final[i64] = 1
MOVE: Final[i64] = 2
EXCHANGE: Final[i64] = 3
SPLAY: Final[i64] = 4
REARRANGE: Final[i64] = 5
CHOOSE_PLAYER: Final[i64] = 6
CHOOSE_COLOURS: Final[i64] = 7
CHOOSE_VALUE: Final[i64] = 8
EITHER: Final[i64] = 9
OFFER: Final[i64] = 10
TIMES: Final[i64] = 11
NEXT_TIME: Final[i64] = 12
UNLESS: Final[i64] = 13
JUMP: Final[i64] = 14
AGAIN: Final[i64] = 15
EXECUTE: Final[i64] = 16
CLAIM: Final[i64] = 17
WIN: Final[i64] = 18
WIN_SINGLE: Final[i64] = 19
REMOVE_EVERYTHING: Final[i64] = 20
END_ACTIVATION: Final[i64] = 21

# Numbers: form, argument, per, times, plus, round up.
NUMBER_WIDTH: Final[i64] = 6
CONSTANT: Final[i64] = -1  # instead of a form; the argument is the number

# Conditions: form, two arguments, number, next condition that must hold too (or -1).
CONDITION_WIDTH: Final[i64] = 5

# Filters: the cards that can match (two words), then a dynamic part: kind and register or actor.
FILTER_WIDTH: Final[i64] = 4
F_NONE: Final[i64] = 0
F_COLOUR_OF: Final[i64] = 1
F_VALUE_OF: Final[i64] = 2
F_VALUE_CHOSEN: Final[i64] = 3
F_MISSING_ON_BOARD: Final[i64] = 4
F_PRESENT_ON_BOARD: Final[i64] = 5


class Outline(NamedTuple):
    """What positions call the parts of an effect: its steps in reading order, its bound names."""

    places: tuple[int, ...]
    verbs: tuple[str, ...]
    cards: tuple[str, ...]
    choices: dict[str, str]  # the kind of every chosen number


class Assembler:
    """Turns the effects of all cards into the tables below."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.numbers: list[int] = []
        self.conditions: list[int] = []
        self.filters: list[int] = []
        self.registers: dict[str, int] = {}
        self.number_registers: dict[str, int] = {}
        self.choices: dict[str, str] = {}
        self.places: list[int] = []
        self.verbs: list[str] = []

    # --- effects and steps ------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Outline:
        """Append an effect."""
        self.registers = {}
        self.number_registers = {}
        self.choices = {}
        self.places = []
        self.verbs = []
        self.steps(effect.steps)
        self.emit(END)
        choices = {name: self.choices[name] for name in self.number_registers}
        return Outline(tuple(self.places), tuple(self.verbs), tuple(self.registers), choices)

    def steps(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            self.step(step)

    def emit(self, op: int, *arguments: int) -> int:
        """Append an instruction; return its place."""
        place = self.here()
        self.code += [op, *arguments] + [0] * (WIDTH - 1 - len(arguments))
        return place

    def here(self) -> int:
        return len(self.code) // WIDTH

    def point(self, place: int, argument: int) -> None:
        """Let an argument of an earlier instruction point here."""
        self.code[place * WIDTH + 1 + argument] = self.here()

    def step(self, step: Step) -> None:
        self.places.append(self.here())
        self.verbs.append(verb_name(step))
        if isinstance(step, Draw):
            self.emit(
                DRAW,
                self.number(step.value),
                self.number(step.amount),
                VERBS.index(step.then),
                step.show,
                self.register(step.into),
                step.city_states,
            )
        elif isinstance(step, Move):
            self.move(step)
        elif isinstance(step, Exchange):
            self.exchange(step)
        elif isinstance(step, Splay):
            self.splay(step)
        elif isinstance(step, When):
            self.when(step)
        elif isinstance(step, Either):
            self.either(step)
        elif isinstance(step, Offer):
            place = self.emit(OFFER, self.choice(step.into, FLAG), 0)
            self.steps(step.steps)
            self.point(place, 1)
        elif isinstance(step, Times):
            place = self.emit(TIMES, self.number(step.number), 0)
            body = self.here()
            self.steps(step.steps)
            self.emit(NEXT_TIME, body)
            self.point(place, 1)
        else:
            self.simple(step)

    def simple(self, step: Step) -> None:
        if isinstance(step, Rearrange):
            self.emit(REARRANGE, self.choice("changed", FLAG))
        elif isinstance(step, ChoosePlayer):
            top = _colour(step.needs_top) if step.needs_top else NONE
            among = AMONG.index(step.among)
            self.emit(CHOOSE_PLAYER, among, self.choice(step.into, PLAYER), top, step.optional)
        elif isinstance(step, ChooseColours):
            self.emit(CHOOSE_COLOURS, step.number, self.choice(step.into, COLOURS))
        elif isinstance(step, ChooseValue):
            self.emit(CHOOSE_VALUE, self.choice(step.into, VALUE))
        elif isinstance(step, Again):
            self.emit(AGAIN)
        elif isinstance(step, Execute):
            self.emit(EXECUTE, self.register(step.name))
        elif isinstance(step, Claim):
            self.emit(CLAIM, IDS["special"].index(step.special))
        elif isinstance(step, Win):
            self.emit(WIN)
        elif isinstance(step, WinSingle):
            self.emit(WIN_SINGLE, BY_SCORE if step.by == "score" else _icon(step.by), step.lowest)
        elif isinstance(step, RemoveEverything):
            self.emit(REMOVE_EVERYTHING)
        elif isinstance(step, EndActivation):
            self.emit(END_ACTIVATION)
        else:
            raise TypeError(f"unknown step {step!r}")

    def move(self, step: Move) -> None:
        least, most = self.amount(step.amount)
        source = step.source
        self.emit(
            MOVE,
            VERBS.index(step.verb),
            OWNERS.index(source.owner),
            ZONES.index(source.zone),
            self.filter(source.filter),
            WHICH.index(step.which),
            least,
            most,
            step.optional,
            step.exact,
            step.my_choice,
            OWNERS.index(step.to) if step.to else NONE,
            ZONES.index(step.to_zone),
            self.register(step.into),
            self.register(source.bound),
            self.register(source.but),
        )

    def exchange(self, step: Exchange) -> None:
        self.emit(
            EXCHANGE,
            OWNERS.index(step.owner),
            ZONES.index(step.zone),
            WHICH.index(step.which),
            step.amount,
            OWNERS.index(step.with_owner),
            ZONES.index(step.with_zone),
            WHICH.index(step.with_which),
            step.with_amount,
            step.optional,
            self.register("given"),
            self.register("taken"),
        )

    def splay(self, step: Splay) -> None:
        colours = sum(2 ** _colour(colour) for colour in step.colours or IDS["colour"])
        self.emit(
            SPLAY,
            _direction(step.direction),
            colours,
            self.register(step.colour_of),
            self.number_register(step.chosen),
            _direction(step.now) if step.now else NONE,
            self.choice(step.into, FLAG),
            step.optional,
        )

    def when(self, step: When) -> None:
        place = self.emit(UNLESS, self.condition(step.condition), 0)
        self.steps(step.steps)
        if step.otherwise:
            skip = self.emit(JUMP, 0)
            self.point(place, 1)
            self.steps(step.otherwise)
            self.point(skip, 0)
        else:
            self.point(place, 1)

    def either(self, step: Either) -> None:
        place = self.emit(EITHER, 0, 0)
        self.steps(step.first)
        skip = self.emit(JUMP, 0)
        self.point(place, 0)
        self.steps(step.second)
        self.point(skip, 0)
        self.point(place, 1)

    # --- arguments --------------------------------------------------------------------------------

    def register(self, name: str) -> int:
        return self._register(self.registers, name, CARD_REGISTERS)

    def choice(self, name: str, kind: str) -> int:
        """The register of a name that is bound to something chosen."""
        self.choices[name] = kind
        return self.number_register(name)

    def number_register(self, name: str) -> int:
        return self._register(self.number_registers, name, NUMBER_REGISTERS)

    def _register(self, registers: dict[str, int], name: str, most: int) -> int:
        if not name:
            return NONE
        place = registers.setdefault(name, len(registers))
        if place >= most:
            raise ValueError(f"an effect binds more than {most} names: {', '.join(registers)}")
        return place

    def number(self, number: int | Count) -> int:
        place = len(self.numbers) // NUMBER_WIDTH
        if isinstance(number, int):
            self.numbers += [CONSTANT, number, 1, 1, 0, 0]
        else:
            form = _COUNT_NAMES.index(number.form)
            argument = self.argument(COUNTS[form].argument, number.of)
            self.numbers += [form, argument, number.per, number.times, number.plus, number.round_up]
        return place

    def argument(self, kind: str, value: str) -> int:
        """An argument of a count or condition as a number."""
        if kind == arguments.CARDS:
            return self.register(value)
        if kind == arguments.CHOICE:
            return self.number_register(value)
        if kind == arguments.COLOURS:
            return sum(2 ** _colour(colour) for colour in value.split())
        if kind == arguments.DIRECTION:
            return _direction(value)
        if kind == arguments.ZONE:
            return ZONES.index(value)
        return NONE if kind == arguments.NOTHING else IDS[kind].index(value)

    def amount(self, amount: Amount) -> tuple[int, int]:
        """The least (only for a free number) and the most cards; -1 = all there are."""
        if amount == "all":
            return NONE, NONE
        if isinstance(amount, Range):
            most = NONE if amount.most is None else self.number(amount.most)
            return self.number(amount.least), most
        assert not isinstance(amount, str)
        return NONE, self.number(amount)

    def filter(self, filter: Filter) -> int:
        place = len(self.filters) // FILTER_WIDTH
        matching = [number for number in range(105) if _matches(filter, number)]
        low = sum(2**number for number in matching if number < 55)
        high = sum(2 ** (number - 55) for number in matching if number >= 55)
        self.filters += [low, high, *self.dynamic(filter)]
        return place

    def dynamic(self, filter: Filter) -> tuple[int, int]:
        if filter.colour_of:
            return F_COLOUR_OF, self.register(filter.colour_of)
        if filter.value_of:
            return F_VALUE_OF, self.register(filter.value_of)
        if filter.value_chosen:
            return F_VALUE_CHOSEN, self.number_register(filter.value_chosen)
        if filter.missing_on_board_of:
            return F_MISSING_ON_BOARD, OWNERS.index(filter.missing_on_board_of)
        if filter.present_on_board_of:
            return F_PRESENT_ON_BOARD, OWNERS.index(filter.present_on_board_of)
        return F_NONE, NONE

    def condition(self, condition: Condition) -> int:
        more = NONE
        for other in condition.more:
            more = self.condition(other)
        place = len(self.conditions) // CONDITION_WIDTH
        form = _CONDITION_NAMES.index(condition.form)
        first = self.argument(CONDITIONS[form].first, condition.name)
        second = self.argument(CONDITIONS[form].second, condition.what)
        self.conditions += [form, first, second, condition.number, more]
        return place


def verb_name(step: Step) -> str:
    """What a position calls a step: ``draw``, ``return``, ``choose_player``."""
    if isinstance(step, Move):
        return step.verb
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", type(step).__name__).lower()


def _icon(id: str) -> int:
    return IDS["icon"].index(id)


def _colour(id: str) -> int:
    return IDS["colour"].index(id)


def _direction(id: str) -> int:
    return 1 + IDS["direction"].index(id)


def _matches(filter: Filter, number: int) -> bool:
    card = COMPONENTS.cards[number]
    return (
        (filter.icon is None or filter.icon in card.icons)
        and (filter.without is None or filter.without not in card.icons)
        and (filter.colour is None or filter.colour == card.colour)
        and (filter.not_colour is None or filter.not_colour != card.colour)
        and (not filter.values or card.age in filter.values)
        and (not filter.not_card or filter.not_card != card.id)
    )


_COUNT_NAMES: Final = [count.name for count in COUNTS]
_CONDITION_NAMES: Final = [condition.name for condition in CONDITIONS]
_assembler = Assembler()
_demands = [[effect.demand for effect in DOGMAS[card.id]] for card in COMPONENTS.cards]
OUTLINES: Final = [[_assembler.effect(effect) for effect in DOGMAS[card.id]] for card in COMPONENTS.cards]

# Effects by card: entry card * 3 + effect.
EFFECTS: Final[vec[i64]] = vec[i64]([len(outlines) for outlines in OUTLINES])
IS_DEMAND: Final[vec[i64]] = vec[i64](
    [int(demands[place]) if place < len(demands) else 0 for demands in _demands for place in range(3)]
)
START: Final[vec[i64]] = vec[i64](
    [outlines[place].places[0] if place < len(outlines) else 0 for outlines in OUTLINES for place in range(3)]
)
CODE: Final[vec[i64]] = vec[i64](_assembler.code)
NUMBER_CODE: Final[vec[i64]] = vec[i64](_assembler.numbers)
CONDITION_CODE: Final[vec[i64]] = vec[i64](_assembler.conditions)
FILTER_CODE: Final[vec[i64]] = vec[i64](_assembler.filters)
