"""The frames: what can be asked, what goes on when it is answered, and what each frame carries.

A question that asks for one thing (a square, a player, a tech ...) carries the source that asks
(``SOURCE``) and which number of the frame below gets the answer (``ANSWER_TO``). Frames that ask nothing
carry a ``STAGE``.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import DecisionKind

FRAME_WIDTH: Final[i64] = 16  # kind, seat, and fourteen numbers

_DECISIONS = (
    # Set-up (R2, R3).
    DecisionKind("choose_civilization", "R2.1", together=True),
    DecisionKind("pick_civilization", "R21.15"),
    DecisionKind("adopt_policy", "R11.8"),
    DecisionKind("drop_policy", "R11.8"),
    DecisionKind("switch_policy", "R11.8"),
    DecisionKind("place_capital", "R3.4"),
    DecisionKind("place_figure", "R3.5"),
    DecisionKind("place_person", "R7.17"),
    # The main decisions of the phases.
    DecisionKind("start", "R5.2"),
    DecisionKind("trade", "R6.3"),
    DecisionKind("city", "R7.1"),
    DecisionKind("move", "R8.1"),
    DecisionKind("research", "R9.2", together=True),
    # One thing to choose.
    DecisionKind("choose_square", "R15.2"),
    DecisionKind("choose_player", "R15.2"),
    DecisionKind("choose_city", "R15.2"),
    DecisionKind("choose_tech", "R9.3"),
    DecisionKind("choose_coin", "R16.37"),
    DecisionKind("choose_resource", "R1.3"),
    DecisionKind("choose_unit_type", "R16.38"),
    DecisionKind("choose_deck", "R7.15"),
    DecisionKind("choose_terrain", "R11.10"),
    DecisionKind("choose_wonder", "R7.10"),
    DecisionKind("choose_amount", "R15.2"),
    DecisionKind("choose_building", "R16.3"),
    DecisionKind("choose_investment", "R11.7"),
    DecisionKind("choose_government", "R5.8a"),
    DecisionKind("choose_figures", "R8.2"),
    DecisionKind("pay", "R21.10"),
    # Start of Turn.
    DecisionKind("move_out", "R5.4"),
    DecisionKind("grow", "R5.6"),
    # Trade.
    DecisionKind("make_offer", "R6.3"),
    DecisionKind("answer_offer", "R6.3"),
    DecisionKind("give_asked", "R21.7"),
    # City Management.
    DecisionKind("city_action", "R7.1"),
    DecisionKind("build_also", "R21.13"),
    DecisionKind("harvest_again", "R7.12"),
    DecisionKind("advance", "R16.7"),
    DecisionKind("keep_event", "R7.15"),
    DecisionKind("discard_event", "R7.15"),
    DecisionKind("keep_person", "R7.16"),
    # Movement.
    DecisionKind("step", "R8.15"),
    DecisionKind("disband", "R8.10"),
    DecisionKind("enter_city", "R8.9"),
    DecisionKind("raze", "R8.16"),
    # Battle.
    DecisionKind("before_battle", "R10.2", interrupt=True),
    DecisionKind("battle_start", "R10.3", interrupt=True),
    DecisionKind("battle_turn", "R10.5"),
    DecisionKind("choose_front", "R10.6"),
    DecisionKind("deal_wound", "R16.17"),
    DecisionKind("heal_wound", "R16.19"),
    DecisionKind("save_unit", "R10.8"),
    DecisionKind("loot", "R10.8"),
    # Out of turn.
    DecisionKind("respond", "R15.2", interrupt=True),
    DecisionKind("phase_start", "R16.28", interrupt=True),
)
DECISIONS: Final = _DECISIONS
_SILENT = (
    "setup",  # of the players, one after the other
    "turn",  # the five phases
    "trading",  # the rounds of offers
    "effect",  # an ability, event or card being carried out
    "city_deed",  # a city action between its declaration and its end
    "group",  # a move
    "battle",
    "rewards",  # spaces of the culture track still to be entered
    "free_units",  # units still to be drawn
    "gain_person",
    "reveal_research",
    "ask_responses",
    "settle",  # what has to be put right at once: hands over the limit, policies, metropolis, governments
)
FRAME_NAMES: Final = (*(kind.name for kind in _DECISIONS), *_SILENT)

CHOOSE_CIVILIZATION: Final[i64] = 0
PICK_CIVILIZATION: Final[i64] = 1
ADOPT_POLICY: Final[i64] = 2
DROP_POLICY: Final[i64] = 3
SWITCH_POLICY: Final[i64] = 4
PLACE_CAPITAL: Final[i64] = 5
PLACE_FIGURE: Final[i64] = 6
PLACE_PERSON: Final[i64] = 7
START: Final[i64] = 8
TRADE: Final[i64] = 9
CITY: Final[i64] = 10
MOVE: Final[i64] = 11
RESEARCH: Final[i64] = 12
CHOOSE_SQUARE: Final[i64] = 13
CHOOSE_PLAYER: Final[i64] = 14
CHOOSE_CITY: Final[i64] = 15
CHOOSE_TECH: Final[i64] = 16
CHOOSE_COIN: Final[i64] = 17
CHOOSE_RESOURCE: Final[i64] = 18
CHOOSE_UNIT_TYPE: Final[i64] = 19
CHOOSE_DECK: Final[i64] = 20
CHOOSE_TERRAIN: Final[i64] = 21
CHOOSE_WONDER: Final[i64] = 22
CHOOSE_AMOUNT: Final[i64] = 23
CHOOSE_BUILDING: Final[i64] = 24
CHOOSE_INVESTMENT: Final[i64] = 25
CHOOSE_GOVERNMENT: Final[i64] = 26
CHOOSE_FIGURES: Final[i64] = 27
PAY: Final[i64] = 28
MOVE_OUT: Final[i64] = 29
GROW: Final[i64] = 30
MAKE_OFFER: Final[i64] = 31
ANSWER_OFFER: Final[i64] = 32
GIVE_ASKED: Final[i64] = 33
CITY_ACTION: Final[i64] = 34
BUILD_ALSO: Final[i64] = 35
HARVEST_AGAIN: Final[i64] = 36
ADVANCE: Final[i64] = 37
KEEP_EVENT: Final[i64] = 38
DISCARD_EVENT: Final[i64] = 39
KEEP_PERSON: Final[i64] = 40
STEP: Final[i64] = 41
DISBAND: Final[i64] = 42
ENTER_CITY: Final[i64] = 43
RAZE: Final[i64] = 44
BEFORE_BATTLE: Final[i64] = 45
BATTLE_START: Final[i64] = 46
BATTLE_TURN: Final[i64] = 47
CHOOSE_FRONT: Final[i64] = 48
DEAL_WOUND: Final[i64] = 49
HEAL_WOUND: Final[i64] = 50
SAVE_UNIT: Final[i64] = 51
LOOT: Final[i64] = 52
RESPOND: Final[i64] = 53
PHASE_START: Final[i64] = 54
SETUP: Final[i64] = 55
TURN: Final[i64] = 56
TRADING: Final[i64] = 57
EFFECT: Final[i64] = 58
CITY_DEED: Final[i64] = 59
GROUP: Final[i64] = 60
BATTLE: Final[i64] = 61
REWARDS: Final[i64] = 62
FREE_UNITS: Final[i64] = 63
GAIN_PERSON: Final[i64] = 64
REVEAL_RESEARCH: Final[i64] = 65
ASK_RESPONSES: Final[i64] = 66
SETTLE: Final[i64] = 67

# Every question for one thing: what asks (see ``effects.sources``), and which number of the frame below
# gets the answer.
SOURCE: Final[i64] = 0
ANSWER_TO: Final[i64] = 1

# effect: what is being carried out, how far it is, whether it was cancelled, how many answers it has and
# those, the set of the players it is aimed at, and the back of the card + 1 that was played.
STAGE: Final[i64] = 1
CANCELLED: Final[i64] = 2
ANSWERS: Final[i64] = 3
ANSWER: Final[i64] = 4  # + up to eight of them
AIMED_AT: Final[i64] = 12
PLAYED: Final[i64] = 13

# city_deed: a city action. The numbers of an effect (STAGE, CANCELLED, ANSWERS) stay where they are.
DEED_CITY: Final[i64] = 0
DEED_ITEM: Final[i64] = 4  # what is built, or the resource that is harvested
DEED_SQUARE: Final[i64] = 5  # NOBODY until it is chosen
DEED_ALSO: Final[i64] = 6  # the second item, or NOBODY
DEED_ALSO_AT: Final[i64] = 7
DEED_FREE: Final[i64] = 8  # Egypt's building
DEED_SURE: Final[i64] = 9  # it cannot be cancelled
DEED_FOR_TRADE: Final[i64] = 10  # Darwin
DEED_KIND: Final[i64] = 11  # build, arts, harvest, program
DEED_MADE: Final[i64] = 12  # the production counted when it was declared
DEED_PRICE: Final[i64] = 13
