"""The cards' effects assembled into number tables that the interpreter runs.

Every step becomes one instruction of ``WIDTH`` numbers (conditions become jumps). Numbers,
conditions and filters have tables of their own; an instruction names them by their place. Bound
names become registers: ``CARD_REGISTERS`` for cards, ``NUMBER_REGISTERS`` for everything else.
"""

import re
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.innovation.components import COMPONENTS, IDS
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

# Verbs of a move, and what follows a draw.
MELD: Final[i64] = 0
TUCK: Final[i64] = 1
SCORE: Final[i64] = 2
RETURN: Final[i64] = 3
TRANSFER: Final[i64] = 4
REVEAL: Final[i64] = 5
CHOOSE: Final[i64] = 6
KEEP: Final[i64] = 7
_VERBS: Final = ("meld", "tuck", "score", "return", "transfer", "reveal", "choose", "hand")

# Whose cards.
YOU: Final[i64] = 0
ME: Final[i64] = 1
CHOSEN: Final[i64] = 2
EACH: Final[i64] = 3
EACH_OTHER: Final[i64] = 4
ANY: Final[i64] = 5
ANY_OTHER: Final[i64] = 6
_OWNERS: Final = ("you", "me", "p", "each", "each_other", "any", "any_other")

# Zones.
HAND: Final[i64] = 0
SCORE_PILE: Final[i64] = 1
BOARD: Final[i64] = 2
TOP: Final[i64] = 3
BOTTOM: Final[i64] = 4
WHOLE_PILE: Final[i64] = 5
BELOW: Final[i64] = 6
_ZONES: Final = ("hand", "score", "board", "top", "bottom", "pile", "below")

# Which of the matching cards; 0 is by choice.
HIGHEST: Final[i64] = 1
LOWEST: Final[i64] = 2
ALL: Final[i64] = 3
ALL_HIGHEST: Final[i64] = 4
ALL_LOWEST: Final[i64] = 5
BY_BACK: Final[i64] = 6
_WHICH: Final = ("choice", "highest", "lowest", "all", "all_highest", "all_lowest", "by_back")

# Forms of numbers: form, argument, per, times, plus, round up.
NUMBER_WIDTH: Final[i64] = 6
CONSTANT: Final[i64] = 0
NUMBER_FORMS: Final = (
    "constant",
    "icons",
    "count_of",
    "distinct_values_of",
    "distinct_values_in",
    "value_of",
    "highest_value_in",
    "highest_top_card",
    "top_card_value",
    "pile_size_chosen",
    "count_cards",
    "matching",
    "colours_splayed",
    "exclusive_colours",
)
N_ICONS: Final[i64] = 1
N_COUNT_OF: Final[i64] = 2
N_VALUES_OF: Final[i64] = 3
N_VALUES_IN: Final[i64] = 4
N_VALUE_OF: Final[i64] = 5
N_HIGHEST_IN: Final[i64] = 6
N_HIGHEST_TOP: Final[i64] = 7
N_TOP_VALUE: Final[i64] = 8
N_PILE_CHOSEN: Final[i64] = 9
N_CARDS_IN: Final[i64] = 10
N_MATCHING: Final[i64] = 11
N_SPLAYED: Final[i64] = 12
N_EXCLUSIVE: Final[i64] = 13

# Forms of conditions: form, register, argument, number, next condition that must hold too (or -1).
CONDITION_WIDTH: Final[i64] = 5
CONDITION_FORMS: Final = (
    "moved",
    "done",
    "card_has_icon",
    "card_colour_on_board",
    "card_colour_in",
    "card_colour_chosen",
    "card_value_is",
    "any_card_colour",
    "same_colour",
    "icons",
    "pile_size",
    "more_cards",
    "cards_left",
    "demand_moved",
    "demand_returned",
    "only_with_five",
    "all_tops_bear",
    "all_tops_at_least",
    "colour_splayed",
    "colours_splayed_any",
    "top_cards_in_play",
    "somebody_shows_fewer",
    "nobody_shows_more",
    "most_achievements",
    "returned_most",
)
C_MOVED: Final[i64] = 0
C_DONE: Final[i64] = 1
C_HAS_ICON: Final[i64] = 2
C_COLOUR_ON_BOARD: Final[i64] = 3
C_COLOUR_IN: Final[i64] = 4
C_COLOUR_CHOSEN: Final[i64] = 5
C_VALUE_IS: Final[i64] = 6
C_ANY_COLOUR: Final[i64] = 7
C_SAME_COLOUR: Final[i64] = 8
C_ICONS: Final[i64] = 9
C_PILE_SIZE: Final[i64] = 10
C_MORE_CARDS: Final[i64] = 11
C_CARDS_LEFT: Final[i64] = 12
C_DEMAND_MOVED: Final[i64] = 13
C_DEMAND_RETURNED: Final[i64] = 14
C_ONLY_WITH_FIVE: Final[i64] = 15
C_ALL_TOPS_BEAR: Final[i64] = 16
C_ALL_TOPS_AT_LEAST: Final[i64] = 17
C_SPLAYED: Final[i64] = 18
C_SPLAYED_ANY: Final[i64] = 19
C_TOP_CARDS: Final[i64] = 20
C_SHOWS_FEWER: Final[i64] = 21
C_NOBODY_SHOWS_MORE: Final[i64] = 22
C_MOST_ACHIEVEMENTS: Final[i64] = 23
C_RETURNED_MOST: Final[i64] = 24

# Filters: the cards that can match (two words), then a dynamic part: kind and register or actor.
FILTER_WIDTH: Final[i64] = 4
F_NONE: Final[i64] = 0
F_COLOUR_OF: Final[i64] = 1
F_VALUE_OF: Final[i64] = 2
F_VALUE_CHOSEN: Final[i64] = 3
F_MISSING_ON_BOARD: Final[i64] = 4
F_PRESENT_ON_BOARD: Final[i64] = 5

# Whom to choose; 0 is any other player.
POORER: Final[i64] = 1
WITH_SCORE: Final[i64] = 2
_AMONG: Final = ("others", "poorer", "with_score")

# What a chosen number means.
PLAYER: Final = "player"
COLOURS: Final = "colours"
VALUE: Final = "value"
FLAG: Final = "flag"

NONE: Final[i64] = -1
BY_SCORE: Final[i64] = 6  # instead of an icon


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
                _VERBS.index(step.then),
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
            among = _AMONG.index(step.among)
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
            _VERBS.index(step.verb),
            _OWNERS.index(source.owner),
            _ZONES.index(source.zone),
            self.filter(source.filter),
            _WHICH.index(step.which),
            least,
            most,
            step.optional,
            step.exact,
            step.my_choice,
            _OWNERS.index(step.to) if step.to else NONE,
            _ZONES.index(step.to_zone),
            self.register(step.into),
            self.register(source.bound),
            self.register(source.but),
        )

    def exchange(self, step: Exchange) -> None:
        self.emit(
            EXCHANGE,
            _OWNERS.index(step.owner),
            _ZONES.index(step.zone),
            _WHICH.index(step.which),
            step.amount,
            _OWNERS.index(step.with_owner),
            _ZONES.index(step.with_zone),
            _WHICH.index(step.with_which),
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
            form = NUMBER_FORMS.index(number.form)
            argument = self.number_argument(number)
            self.numbers += [form, argument, number.per, number.times, number.plus, number.round_up]
        return place

    def number_argument(self, number: Count) -> int:
        if number.form == "icons":
            return _icon(number.of)
        if number.form in ("count_of", "distinct_values_of", "value_of"):
            return self.register(number.of)
        if number.form in ("distinct_values_in", "highest_value_in", "count_cards"):
            return _ZONES.index(number.of)
        if number.form == "top_card_value":
            return _colour(number.of)
        if number.form == "pile_size_chosen":
            return self.number_register(number.of)
        return _direction(number.of) if number.form == "colours_splayed" else NONE

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
            return F_MISSING_ON_BOARD, _OWNERS.index(filter.missing_on_board_of)
        if filter.present_on_board_of:
            return F_PRESENT_ON_BOARD, _OWNERS.index(filter.present_on_board_of)
        return F_NONE, NONE

    def condition(self, condition: Condition) -> int:
        more = NONE
        for other in condition.more:
            more = self.condition(other)
        place = len(self.conditions) // CONDITION_WIDTH
        form = condition.form
        register, argument = self.condition_arguments(condition)
        self.conditions += [CONDITION_FORMS.index(form), register, argument, condition.number, more]
        return place

    def condition_arguments(self, condition: Condition) -> tuple[int, int]:
        form, name, what = condition.form, condition.name, condition.what
        if form == "done":
            return self.number_register(name), NONE
        if form == "more_cards":
            return _ZONES.index(name), _ZONES.index(what)
        if form == "nobody_shows_more":
            return _icon(name), _icon(what)
        if form == "colour_splayed":
            return _colour(name), _direction(what)
        if form == "top_cards_in_play":
            first, second = what.split()
            return IDS["card"].index(first), IDS["card"].index(second)
        register = self.register(name)
        if form == "card_colour_chosen":
            return register, self.number_register(what)
        if form == "card_colour_in":
            return register, sum(2 ** _colour(colour) for colour in what.split())
        return register, _name_number(what)


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


def _name_number(what: str) -> int:
    """The number of an icon, colour or zone."""
    for kind in ("icon", "colour"):
        if what in IDS[kind]:
            return IDS[kind].index(what)
    return _ZONES.index(what) if what else NONE


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
NUMBERS: Final[vec[i64]] = vec[i64](_assembler.numbers)
CONDITIONS: Final[vec[i64]] = vec[i64](_assembler.conditions)
FILTERS: Final[vec[i64]] = vec[i64](_assembler.filters)
