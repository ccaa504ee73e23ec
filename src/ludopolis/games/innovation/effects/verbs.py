"""The vocabulary in which the cards are written: verbs, numbers, conditions and sources of cards.

Names in quotes are *bound*: ``into="r"`` keeps the cards a verb moved (or a colour, a value, a
player that was chosen) under that name for the rest of this execution of the effect. "you" is the
player who executes the effect, "me" the player who activated the card (in demands).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

Icon = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock"]
Colour = Literal["red", "yellow", "green", "blue", "purple"]
Direction = Literal["left", "right", "up"]
Special = Literal["monument", "empire", "world", "wonder", "universe"]
Zone = Literal["hand", "score", "top", "bottom", "pile", "below", "board"]
Which = Literal["choice", "highest", "lowest", "all", "all_highest", "all_lowest", "by_back"]
Then = Literal["hand", "meld", "tuck", "score"]


# --- numbers ------------------------------------------------------------------------------------


class Count(NamedTuple):
    """A number that is counted when it is needed."""

    form: str
    of: str = ""
    per: int = 1
    times: int = 1
    plus: int = 0
    round_up: bool = False

    def more(self, plus: int) -> "Count":
        return self._replace(plus=plus)

    def doubled(self) -> "Count":
        return self._replace(times=2)


class Range(NamedTuple):
    """A number of cards the player chooses; most None = as many as there are."""

    least: int
    most: int | None


Amount: TypeAlias = int | Count | Range | Literal["all"]
Number: TypeAlias = int | Count


def any_number() -> Range:
    return Range(0, None)


def up_to(most: int) -> Range:
    return Range(0, most)


def icons_shown(icon: Icon, per: int) -> Count:
    """One for every ``per`` visible icons, rounded down (R5.10)."""
    return Count("icons", icon, per=per)


def number_of(name: str) -> Count:
    """How many cards are bound to the name."""
    return Count("count_of", name)


def values_of(name: str) -> Count:
    """How many different values the bound cards have."""
    return Count("distinct_values_of", name)


def values_in(zone: Zone) -> Count:
    """How many different values there are in your zone."""
    return Count("distinct_values_in", zone)


def value_of(name: str) -> Count:
    """The value of the bound card."""
    return Count("value_of", name)


def highest_in(zone: Zone) -> Count:
    """The highest value in your zone, 0 if it is empty."""
    return Count("highest_value_in", zone)


def highest_top() -> Count:
    return Count("highest_top_card")


def top_value(colour: Colour) -> Count:
    """The value of your top card of a colour, 0 if there is none."""
    return Count("top_card_value", colour)


def pile_of_chosen(name: str) -> Count:
    """How many cards your pile of the chosen colour has."""
    return Count("pile_size_chosen", name)


def cards_in(zone: Zone) -> Count:
    return Count("count_cards", zone)


def half_of(zone: Zone, round_up: bool) -> Count:
    return Count("count_cards", zone, per=2, round_up=round_up)


def all_but(kept: int) -> Count:
    """All matching cards but so many."""
    return Count("matching", plus=-kept)


def colours_splayed(direction: Direction) -> Count:
    return Count("colours_splayed", direction)


def exclusive_colours() -> Count:
    """Colours on your board that nobody else has."""
    return Count("exclusive_colours")


# --- where cards come from ------------------------------------------------------------------------


class Filter(NamedTuple):
    """Which cards count. All that is given must hold; it looks at the whole card (R3.7)."""

    icon: Icon | None = None
    without: Icon | None = None
    colour: Colour | None = None
    not_colour: Colour | None = None
    values: tuple[int, ...] = ()
    not_card: str = ""
    colour_of: str = ""
    value_of: str = ""
    value_chosen: str = ""
    missing_on_board_of: str = ""
    present_on_board_of: str = ""


class Source(NamedTuple):
    owner: str
    zone: Zone
    filter: Filter = Filter()
    bound: str = ""
    but: str = ""


EVERY_CARD = Filter()


def your(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    return Source("you", zone, only)


def my(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    return Source("me", zone, only)


def players(name: str, zone: Zone, only: Filter = EVERY_CARD) -> Source:
    """A zone of the chosen player."""
    return Source(name, zone, only)


def everybodys(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    """One player after the other, clockwise from you."""
    return Source("each", zone, only)


def others(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    """The same without you."""
    return Source("each_other", zone, only)


def anybodys(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    """All players' cards together."""
    return Source("any", zone, only)


def any_others(zone: Zone, only: Filter = EVERY_CARD) -> Source:
    """The same without yours."""
    return Source("any_other", zone, only)


def bound(name: str, but: str = "") -> Source:
    """The bound cards in your hand, except those bound to the other name."""
    return Source("you", "hand", EVERY_CARD, bound=name, but=but)


def below(name: str) -> Source:
    """The cards under the bound card in its pile."""
    return Source("you", "below", EVERY_CARD, bound=name)


# --- conditions -------------------------------------------------------------------------------------


class Condition(NamedTuple):
    form: str
    name: str = ""
    what: str | tuple[Colour, ...] = ""
    number: int = 0
    more: tuple["Condition", ...] = ()

    def also(self, other: "Condition") -> "Condition":
        """Both must hold."""
        return self._replace(more=(*self.more, other))


def moved(name: str, at_least: int = 1) -> Condition:
    """The bound verb moved at least so many cards."""
    return Condition("moved", name, number=at_least)


def done(name: str) -> Condition:
    """The bound choice was accepted, or the bound splay changed a pile."""
    return Condition("done", name)


def bears(name: str, icon: Icon) -> Condition:
    return Condition("card_has_icon", name, icon)


def colour_on_your_board(name: str) -> Condition:
    """You have a card of the bound card's colour on your board."""
    return Condition("card_colour_on_board", name)


def has_colour(name: str, *colours: Colour) -> Condition:
    """The bound card has one of the colours."""
    return Condition("card_colour_in", name, colours)


def has_chosen_colour(name: str, chosen: str) -> Condition:
    return Condition("card_colour_chosen", name, chosen)


def has_value(name: str, value: int) -> Condition:
    return Condition("card_value_is", name, number=value)


def any_has_colour(name: str, colour: Colour) -> Condition:
    return Condition("any_card_colour", name, colour)


def share_a_colour(name: str, at_least: int) -> Condition:
    """Some colour occurs that often among the bound cards."""
    return Condition("same_colour", name, number=at_least)


def you_show(icon: Icon, at_least: int) -> Condition:
    return Condition("icons", what=icon, number=at_least)


def your_pile(colour: Colour, at_least: int) -> Condition:
    return Condition("pile_size", what=colour, number=at_least)


def more_cards(in_zone: Zone, than_in: Zone) -> Condition:
    return Condition("more_cards", in_zone, than_in)


def cards_left(zone: Zone, number: int) -> Condition:
    """Exactly so many cards are in your zone."""
    return Condition("cards_left", what=zone, number=number)


def demand_moved(any_card: bool) -> Condition:
    """Whether the demand of this activation moved a card (R5.12)."""
    return Condition("demand_moved", number=int(any_card))


def demand_returned() -> Condition:
    return Condition("demand_returned")


def only_you_have_all_colours() -> Condition:
    return Condition("only_with_five")


def all_tops_bear(icon: Icon) -> Condition:
    """You have a top card, and every one bears the icon (R14.17)."""
    return Condition("all_tops_bear", what=icon)


def all_tops_at_least(value: int, but: Colour) -> Condition:
    return Condition("all_tops_at_least", what=but, number=value)


def splayed(colour: Colour, direction: Direction) -> Condition:
    return Condition("colour_splayed", colour, direction)


def colours_splayed_in_all(number: int) -> Condition:
    return Condition("colours_splayed_any", number=number)


def top_cards(first: str, second: str) -> Condition:
    """Both cards are top cards on some board."""
    return Condition("top_cards_in_play", first, second)


def somebody_shows_fewer(icon: Icon, than: int) -> Condition:
    return Condition("somebody_shows_fewer", what=icon, number=than)


def nobody_shows_more(icon: Icon, than: Icon) -> Condition:
    return Condition("nobody_shows_more", icon, than)


def most_achievements() -> Condition:
    """You have more achievements than each other player."""
    return Condition("most_achievements")


def returned_most() -> Condition:
    """You returned more cards through Democracy than each other player (R13.13)."""
    return Condition("returned_most")


# --- verbs ------------------------------------------------------------------------------------------


class Draw(NamedTuple):
    value: Number
    amount: Number = 1
    then: Then = "hand"
    show: bool = False
    into: str = ""
    city_states: bool = False


class Move(NamedTuple):
    verb: Literal["meld", "tuck", "score", "return", "transfer", "reveal", "choose"]
    amount: Amount
    source: Source
    which: Which = "choice"
    to: str | None = None
    to_zone: Zone = "hand"
    into: str = ""
    optional: bool = False
    exact: bool = False
    my_choice: bool = False


class Exchange(NamedTuple):
    owner: str
    zone: Zone
    which: Which
    amount: int
    with_owner: str
    with_zone: Zone
    with_which: Which
    with_amount: int
    optional: bool = False
    given: str = "given"
    taken: str = "taken"


class Splay(NamedTuple):
    direction: Direction
    colours: tuple[Colour, ...] = ()
    colour_of: str = ""
    chosen: str = ""
    now: Direction | None = None
    into: str = ""
    optional: bool = False


class Rearrange(NamedTuple):
    """The player may put one pile into any order."""

    into: str = "changed"


class ChoosePlayer(NamedTuple):
    among: Literal["others", "poorer", "with_score"]
    into: str
    needs_top: Colour | None = None
    optional: bool = False


class ChooseColours(NamedTuple):
    number: int
    into: str


class ChooseValue(NamedTuple):
    into: str


class Either(NamedTuple):
    """The player carries out one of two lists of steps, or none."""

    first: tuple["Step", ...]
    second: tuple["Step", ...]


class Offer(NamedTuple):
    """The player may carry out all the steps."""

    steps: tuple["Step", ...]
    into: str


class Times(NamedTuple):
    number: Number
    steps: tuple["Step", ...]


class When(NamedTuple):
    condition: Condition
    steps: tuple["Step", ...]
    otherwise: tuple["Step", ...] = ()


class Again(NamedTuple):
    """The same player executes the whole effect once more (R5.11)."""


class Execute(NamedTuple):
    """Execute all share effects of the bound card alone (R12)."""

    name: str


class Claim(NamedTuple):
    special: Special


class Win(NamedTuple):
    """You win the game."""


class WinSingle(NamedTuple):
    """The only player with the most (or least) points or icons wins (R9.3)."""

    by: Icon | Literal["score"]
    lowest: bool = False


class RemoveEverything(NamedTuple):
    """All hands, boards and score piles leave the game (R7.12)."""


class EndActivation(NamedTuple):
    """Nothing more of this activation happens (R13.17)."""


Step: TypeAlias = (
    Draw
    | Move
    | Exchange
    | Splay
    | Rearrange
    | ChoosePlayer
    | ChooseColours
    | ChooseValue
    | Either
    | Offer
    | Times
    | When
    | Again
    | Execute
    | Claim
    | Win
    | WinSingle
    | RemoveEverything
    | EndActivation
)


class Effect(NamedTuple):
    demand: bool
    steps: tuple[Step, ...]


Dogmas: TypeAlias = dict[str, tuple[Effect, ...]]


def demand(*steps: Step) -> Effect:
    return Effect(True, steps)


def share(*steps: Step) -> Effect:
    return Effect(False, steps)


def when(condition: Condition, *steps: Step, otherwise: Sequence[Step] = ()) -> When:
    return When(condition, steps, tuple(otherwise))


def draw(
    value: Number, amount: Number = 1, *, then: Then = "hand", show: bool = False, into: str = ""
) -> Draw:
    return Draw(value, amount, then, show, into)


def by_option(step: Draw) -> Draw:
    """The option ``city_states_reward`` decides where the card goes (R14.1)."""
    return step._replace(city_states=True)


def meld(amount: Amount, source: Source, which: Which = "choice", into: str = "") -> Move:
    return Move("meld", amount, source, which, into=into)


def tuck(amount: Amount, source: Source, which: Which = "choice", into: str = "") -> Move:
    return Move("tuck", amount, source, which, into=into)


def score(amount: Amount, source: Source, which: Which = "choice", into: str = "") -> Move:
    return Move("score", amount, source, which, into=into)


def give_back(amount: Amount, source: Source, which: Which = "choice", into: str = "") -> Move:
    """Return cards to the bottom of their supply piles."""
    return Move("return", amount, source, which, into=into)


def transfer(
    amount: Amount, source: Source, to: tuple[str, Zone], which: Which = "choice", into: str = ""
) -> Move:
    return Move("transfer", amount, source, which, to=to[0], to_zone=to[1], into=into)


def show(source: Source, into: str) -> Move:
    return Move("reveal", 1, source, into=into)


def choose_card(source: Source, into: str) -> Move:
    return Move("choose", 1, source, into=into)


def may(step: Move) -> Move:
    """The player may decline; after accepting, the full number is compulsory."""
    return step._replace(optional=True)


def may_exactly(step: Move) -> Move:
    """Not even offered unless the full number is there (R14.6)."""
    return step._replace(optional=True, exact=True)


def my_choice(step: Move) -> Move:
    """The activating player picks."""
    return step._replace(my_choice=True)


def may_splay(direction: Direction, *colours: Colour) -> Splay:
    """One of the colours, or any if none is named."""
    return Splay(direction, colours, optional=True)
