"""What the frames carry: the place of each number in a frame of its kind."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.new_dawn.state import Table

# Of every frame that resolves a focus card: the slot that counts, the card, and its place in the row.
SLOT: Final[i64] = 0
RESOLVED: Final[i64] = 1
AT: Final[i64] = 2

# lay_tile: the set of sides that fit, and whether the tile need not touch the core; turn_tile: the side
# chosen, the set of turns that fit, and the same; set_tile: the side and the turns chosen, and the same.
FITTING_SIDES: Final[i64] = 0
CHOSEN_SIDE: Final[i64] = 0
FITTING_TURNS: Final[i64] = 1
CHOSEN_TURNS: Final[i64] = 1
RELAXED: Final[i64] = 2

# turn: how far it is, where the chosen card lies, what it was, and where the card of the Estadio lies.
STAGE: Final[i64] = 0
CHOSEN_AT: Final[i64] = 1
CHOSEN: Final[i64] = 2
ESTADIO_AT: Final[i64] = 3
# event: how far it is, whose turn it is in it, and the direction of the barbarians.
INDEX: Final[i64] = 1
DIRECTION: Final[i64] = 2

# choose_focus: for what.
PURPOSE: Final[i64] = 0
FOR_TURN: Final[i64] = 0
FOR_CAPITALISM: Final[i64] = 1
FOR_ESTADIO: Final[i64] = 2

# place_token: the difficulty allowed, what it must be next to, the place + 1 of the card whose tokens can be
# spent, how many are left, the space + 1 that waits for a token to be taken off, whether Kumasi helps.
LIMIT: Final[i64] = 0
NEXT_TO: Final[i64] = 1
A_CITY: Final[i64] = 0
A_FRIENDLY_SPACE: Final[i64] = 1
THE_CITY: Final[i64] = 2  # + its space
SPENDS_FROM: Final[i64] = 2
LEFT: Final[i64] = 3
PENDING: Final[i64] = 4
WITH_KUMASI: Final[i64] = 5
# place_on_hills: the hills just filled, three words, then the same space + 1.
FILLED: Final[i64] = 0
PENDING_HILLS: Final[i64] = 3

# move_to, offer_tokens, give_token, take_off.
FROM: Final[i64] = 0
OF_BARBARIAN: Final[i64] = 1
FIRST_OFFERED: Final[i64] = 0  # + 1
OFFERED: Final[i64] = 0
ALSO_OFFERED: Final[i64] = 1
TAKER: Final[i64] = 2
EXCEPT: Final[i64] = 0  # the space + 1 whose token must stay (R16.14)

# advance_dial: after SLOT, RESOLVED, AT.
EXTRA: Final[i64] = 3
# gain_card: the level, how many, the set of places done, and by what.
LEVEL: Final[i64] = 0
GAINS_LEFT: Final[i64] = 1
PLACES_DONE: Final[i64] = 2
MODE: Final[i64] = 3
BY_DIAL: Final[i64] = 0
BY_PYRAMIDS: Final[i64] = 1
BY_PORCELAIN_TOWER: Final[i64] = 2

# move_caravan: after SLOT, RESOLVED, AT and EXTRA.
COLOSSUS: Final[i64] = 4
MOVED: Final[i64] = 5  # set of caravans
# visit: the space, and whose city it is. take_pact: the set of owners, how many, the card + 1 not to take,
# and whether one must be taken.
SPACE: Final[i64] = 0
HOST: Final[i64] = 1
OWNERS: Final[i64] = 0
PACTS_LEFT: Final[i64] = 1
NOT_PACT: Final[i64] = 2
MUST_TAKE: Final[i64] = 3
# make_alliance: the city-state. return_pact: whether Geneva asks.
WITH_STATE: Final[i64] = 0
FOR_GENEVA: Final[i64] = 0

# put_token: how many, whether one may stop, the type + 1 it is for. put_natural, put_for_host, collect.
TOKENS_TO_PUT: Final[i64] = 0
MAY_STOP: Final[i64] = 1
ONLY_TYPE: Final[i64] = 2
THE_NATURAL: Final[i64] = 0
FOR_HOST: Final[i64] = 0
ONLY_NEW: Final[i64] = 0

# pay: the wonder, the place of the industry card, production and cost. house_wonder: where it came from, + 1.
THE_WONDER: Final[i64] = 0
PAID_AT: Final[i64] = 1
PRODUCTION: Final[i64] = 2
COST: Final[i64] = 3
CAPTURED_FROM: Final[i64] = 1

# fight: after SLOT, RESOLVED, AT.
PHASE: Final[i64] = 3
ATTACKS_DONE: Final[i64] = 4
REINFORCEMENTS: Final[i64] = 5
EITHER: Final[i64] = 0
ATTACKING: Final[i64] = 1
REINFORCING: Final[i64] = 2
# attack_tokens and defence_tokens: the space, what is attacked, both values; then for the attacker the place,
# card and slot of his military card, for the defender the attacker.
TARGET: Final[i64] = 1
ATTACK_VALUE: Final[i64] = 2
DEFENCE_VALUE: Final[i64] = 3
MILITARY_AT: Final[i64] = 4
MILITARY_CARD: Final[i64] = 5
MILITARY_SLOT: Final[i64] = 6
ATTACKER: Final[i64] = 7
# capture: the space, the piece wanted, the space + 1 whose token must stay, whether it was won by an attack.
PIECE: Final[i64] = 1
KEPT: Final[i64] = 2
BY_ATTACK: Final[i64] = 3
# plunder: the victim, how many more, how many taken. discard_token: how many. mark: the victory card.
VICTIM: Final[i64] = 0
PLUNDERS_LEFT: Final[i64] = 1
PLUNDERED: Final[i64] = 2
TO_DISCARD: Final[i64] = 0
MARKED_CARD: Final[i64] = 0
# swap_cards: whether any two cards may be swapped. use_ability: the set of abilities.
ANY_TWO: Final[i64] = 0
ABILITIES: Final[i64] = 0


def push_numbers(
    table: Table,
    kind: i64,
    seat: i64,
    first: i64 = 0,
    second: i64 = 0,
    third: i64 = 0,
    fourth: i64 = 0,
    fifth: i64 = 0,
    sixth: i64 = 0,
) -> None:
    """Ask something, with the numbers of its frame."""
    table.push(kind, seat, first)
    table.set_number(1, second)
    table.set_number(2, third)
    table.set_number(3, fourth)
    table.set_number(4, fifth)
    table.set_number(5, sixth)
