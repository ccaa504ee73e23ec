"""The operations that effects are assembled into: every one with its name and its arguments.

The number of an operation is its place in ``SIGNATURES``. To add one:

1. Name it here, with the name and the kind of every argument.
2. Write the verb of the same name in ``effects/verbs.py``, one field an argument, and add it to ``Step``.
   Only a verb that contains steps, or whose fields are not the arguments, needs a method in ``program.py``.
3. Write how it is carried out, an ``Operation`` that reads its arguments at their ``place_of``, and list it
   in ``OPERATIONS`` of ``interpreter.py``.

What does not fit together is refused when the game is imported. An effect's names get their registers in the
order of the arguments.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.innovation.arguments import (
    AMONG,
    CARDS,
    CHOICE,
    COLOUR,
    COLOURS,
    CONDITION,
    DIRECTION,
    FILTER,
    ICON_OR_SCORE,
    INTO_COLOURS,
    INTO_FLAG,
    INTO_PLAYER,
    INTO_VALUE,
    NUMBER,
    OWNER,
    PLACE,
    PLAIN,
    SPECIAL,
    VERB,
    WHICH,
    ZONE,
)

WIDTH: Final[i64] = 16  # numbers of an instruction: that of its operation, then its arguments
OPERATION: Final[i64] = 0  # where the former stands

SIGNATURES: Final[dict[str, dict[str, str]]] = {
    "end": {},
    "draw": {
        "value": NUMBER,
        "amount": NUMBER,
        "then": VERB,
        "show": PLAIN,
        "into": CARDS,
        "city_states": PLAIN,
    },
    "move": {
        "verb": VERB,
        "owner": OWNER,
        "zone": ZONE,
        "which": WHICH,
        "least": NUMBER,  # only for a free number of cards
        "most": NUMBER,  # not given = all there are
        "filter": FILTER,
        "optional": PLAIN,
        "exact": PLAIN,
        "my_choice": PLAIN,
        "to": OWNER,
        "to_zone": ZONE,
        "into": CARDS,
        "bound": CARDS,
        "but": CARDS,
    },
    "exchange": {
        "owner": OWNER,
        "zone": ZONE,
        "which": WHICH,
        "amount": PLAIN,
        "with_owner": OWNER,
        "with_zone": ZONE,
        "with_which": WHICH,
        "with_amount": PLAIN,
        "optional": PLAIN,
        "given": CARDS,
        "taken": CARDS,
    },
    "splay": {
        "direction": DIRECTION,
        "colours": COLOURS,
        "colour_of": CARDS,
        "chosen": CHOICE,
        "now": DIRECTION,
        "into": INTO_FLAG,
        "optional": PLAIN,
    },
    "rearrange": {"into": INTO_FLAG},
    "choose_player": {"among": AMONG, "into": INTO_PLAYER, "needs_top": COLOUR, "optional": PLAIN},
    "choose_colours": {"number": PLAIN, "into": INTO_COLOURS},
    "choose_value": {"into": INTO_VALUE},
    "either": {"second": PLACE, "after": PLACE},
    "offer": {"into": INTO_FLAG, "after": PLACE},
    "times": {"number": NUMBER, "after": PLACE},
    "next_time": {"body": PLACE},
    "unless": {"condition": CONDITION, "to": PLACE},
    "jump": {"to": PLACE},
    "again": {},
    "execute": {"name": CARDS},
    "claim": {"special": SPECIAL},
    "win": {},
    "win_single": {"by": ICON_OR_SCORE, "lowest": PLAIN},
    "remove_everything": {},
    "end_activation": {},
}
NAMES: Final = tuple(SIGNATURES)


def place_of(operation: str, argument: str) -> i64:
    """Where an argument stands in the numbers of an instruction."""
    return 1 + list(SIGNATURES[operation]).index(argument)


assert all(len(signature) < WIDTH for signature in SIGNATURES.values())
