"""The cards' effects assembled into number tables that the interpreter runs.

Every step becomes one instruction of ``WIDTH`` numbers (conditions become jumps). Numbers,
conditions and filters have tables of their own; an instruction names them by their place. Bound
names become registers: ``CARD_REGISTERS`` for cards, ``NUMBER_REGISTERS`` for everything else.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.innovation import arguments
from ludopolis.games.innovation.components import COMPONENTS, IDS
from ludopolis.games.innovation.conditions import CONDITIONS
from ludopolis.games.innovation.counts import COUNTS
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.effects.verbs import (
    EVERY_CARD,
    Amount,
    Condition,
    Effect,
    Either,
    Filter,
    Move,
    Number,
    Offer,
    Range,
    Step,
    Times,
    When,
)
from ludopolis.games.innovation.filters import FILTERS
from ludopolis.games.innovation.operations import NAMES, SIGNATURES, WIDTH, place_of
from ludopolis.games.innovation.vocabulary import (
    AMONG,
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

CARD_REGISTERS: Final[i64] = 3
NUMBER_REGISTERS: Final[i64] = 2

# Numbers: form, argument, per, times, plus, round up.
NUMBER_WIDTH: Final[i64] = 6
CONSTANT: Final[i64] = -1  # instead of a form; the argument is the number

# Conditions: form, two arguments, number, next condition that must hold too (or -1).
CONDITION_WIDTH: Final[i64] = 5

# Filters: the cards that can match (two words), then form (or -1) and argument.
FILTER_WIDTH: Final[i64] = 4

# Arguments that are one of several words.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    arguments.ICON: tuple(IDS["icon"]),
    arguments.ICON_OR_SCORE: (*IDS["icon"], "score"),
    arguments.COLOUR: tuple(IDS["colour"]),
    arguments.DIRECTION: ("unsplayed", *IDS["direction"]),
    arguments.VERB: VERBS,
    arguments.OWNER: OWNERS,
    arguments.ZONE: ZONES,
    arguments.WHICH: WHICH,
    arguments.AMONG: AMONG,
    arguments.CARD: tuple(IDS["card"]),
    arguments.SPECIAL: tuple(IDS["special"]),
}
LATER: Final = 0  # a place that is pointed to when it is reached


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
        self.kinds: dict[str, Callable[[Any], int]] = {
            arguments.NOTHING: lambda value: NONE,
            arguments.PLAIN: int,
            arguments.PLACE: int,
            arguments.NUMBER: self.number,
            arguments.CONDITION: self.condition,
            arguments.FILTER: self.filter,
            arguments.COLOURS: _colours,
            arguments.CARDS: self.register,
            arguments.CHOICE: self.number_register,
            arguments.INTO_PLAYER: lambda name: self.choice(name, PLAYER),
            arguments.INTO_COLOURS: lambda name: self.choice(name, COLOURS),
            arguments.INTO_VALUE: lambda name: self.choice(name, VALUE),
            arguments.INTO_FLAG: lambda name: self.choice(name, FLAG),
        }

    # --- effects and steps ------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Outline:
        """Append an effect."""
        self.registers = {}
        self.number_registers = {}
        self.choices = {}
        self.places = []
        self.verbs = []
        self.steps(effect.steps)
        self.emit("end")
        choices = {name: self.choices[name] for name in self.number_registers}
        return Outline(tuple(self.places), tuple(self.verbs), tuple(self.registers), choices)

    def steps(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            self.step(step)

    def emit(self, operation: str, **values: Any) -> int:
        """Append an instruction; return its place."""
        signature = SIGNATURES[operation]
        if values.keys() != signature.keys():
            raise TypeError(f"{operation} takes ({', '.join(signature)}), not ({', '.join(values)})")
        place = self.here()
        numbers = [self.argument(kind, values[name]) for name, kind in signature.items()]
        self.code += [NAMES.index(operation), *numbers] + [0] * (WIDTH - 1 - len(numbers))
        return place

    def here(self) -> int:
        return len(self.code) // WIDTH

    def point(self, place: int, argument: str) -> None:
        """Let an argument of an earlier instruction point here."""
        operation = NAMES[self.code[place * WIDTH]]
        self.code[place * WIDTH + place_of(operation, argument)] = self.here()

    def step(self, step: Step) -> None:
        self.places.append(self.here())
        self.verbs.append(verb_name(step))
        if isinstance(step, Move):
            self.move(step)
        elif isinstance(step, When):
            self.when(step)
        elif isinstance(step, Either):
            self.either(step)
        elif isinstance(step, Offer):
            self.offer(step)
        elif isinstance(step, Times):
            self.times(step)
        else:
            self.emit(verb_name(step), **step._asdict())

    def move(self, step: Move) -> None:
        values = {**step._asdict(), **step.source._asdict()}
        del values["source"], values["amount"]
        least, most = bounds(step.amount)
        self.emit("move", **values, least=least, most=most)

    def when(self, step: When) -> None:
        unless = self.emit("unless", condition=step.condition, to=LATER)
        self.steps(step.steps)
        if step.otherwise:
            jump = self.emit("jump", to=LATER)
            self.point(unless, "to")
            self.steps(step.otherwise)
            self.point(jump, "to")
        else:
            self.point(unless, "to")

    def either(self, step: Either) -> None:
        either = self.emit("either", second=LATER, after=LATER)
        self.steps(step.first)
        jump = self.emit("jump", to=LATER)
        self.point(either, "second")
        self.steps(step.second)
        self.point(jump, "to")
        self.point(either, "after")

    def offer(self, step: Offer) -> None:
        offer = self.emit("offer", into=step.into, after=LATER)
        self.steps(step.steps)
        self.point(offer, "after")

    def times(self, step: Times) -> None:
        times = self.emit("times", number=step.number, after=LATER)
        body = self.here()
        self.steps(step.steps)
        self.emit("next_time", body=body)
        self.point(times, "after")

    # --- arguments --------------------------------------------------------------------------------

    def argument(self, kind: str, value: Any) -> int:
        """An argument as a number."""
        if value is None:
            return NONE
        return WORDS[kind].index(value) if kind in WORDS else self.kinds[kind](value)

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

    def number(self, number: Number) -> int:
        place = len(self.numbers) // NUMBER_WIDTH
        if isinstance(number, int):
            self.numbers += [CONSTANT, number, 1, 1, 0, 0]
        else:
            form = _COUNT_NAMES.index(number.form)
            argument = self.argument(COUNTS[form].argument, number.of)
            self.numbers += [form, argument, number.per, number.times, number.plus, number.round_up]
        return place

    def filter(self, filter: Filter) -> int:
        if filter == EVERY_CARD:
            return NONE
        place = len(self.filters) // FILTER_WIDTH
        matching = [number for number in range(105) if _matches(filter, number)]
        low = sum(2**number for number in matching if number < 55)
        high = sum(2 ** (number - 55) for number in matching if number >= 55)
        self.filters += [low, high, *self.form(filter)]
        return place

    def form(self, filter: Filter) -> tuple[int, int]:
        """What a filter asks of the table, with its argument."""
        asked = filter._asdict()
        forms = [form for form in FILTERS if asked[form.name]]
        if not forms:
            return NONE, NONE
        (form,) = forms
        return FILTERS.index(form), self.argument(form.argument, asked[form.name])

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


def bounds(amount: Amount) -> tuple[Number | None, Number | None]:
    """The least (only of a free number) and the most cards (None = all there are)."""
    if amount == "all":
        return None, None
    if isinstance(amount, Range):
        return amount.least, amount.most
    assert not isinstance(amount, str)
    return None, amount


def _colours(ids: tuple[str, ...]) -> int:
    return sum(2 ** IDS["colour"].index(id) for id in ids or IDS["colour"])


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
