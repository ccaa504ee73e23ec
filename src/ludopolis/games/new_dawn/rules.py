"""The flow of the game: the turn (R4), and which part of the rules each decision belongs to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import agendas, combat, diplomacy, events, frames, map_setup, trade, wonders
from ludopolis.games.new_dawn import state as s
from ludopolis.games.new_dawn import tables as printed
from ludopolis.games.new_dawn.actions import (
    ABILITIES,
    CAPITALISM,
    DESTROY,
    DISCARD,
    DISMISS,
    DONE,
    EIFFEL_TOWER,
    ESTADIO,
    FOCUS,
    FORBIDDEN_CITY,
    GENEVA,
    GIVE,
    GREAT_ZIMBABWE,
    HANGING_GARDENS,
    HOUSE,
    MONTEZUMA,
    MOVE,
    OFFER,
    ORACLE,
    PLUNDER,
    PUT,
    REMOVE,
    REPLACE,
    SEOUL,
    STRIKE,
    SWAP,
    TO,
    USE,
    VENETIAN_ARSENAL,
)
from ludopolis.games.new_dawn.control import proceed_capture, remove_piece
from ludopolis.games.new_dawn.dial import begin_event, proceed_event
from ludopolis.games.new_dawn.focus import culture, economy, industry, military, science
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.reach import token_places
from ludopolis.games.new_dawn.setup import populate
from ludopolis.games.new_dawn.spaces import fill_spaces, some
from ludopolis.games.new_dawn.state import NOBODY, Table
from ludopolis.games.new_dawn.tables import (
    CARD_TYPE,
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MACHU_PICCHU,
    MILITARY,
    SCIENCE,
    SLOTS,
)

# The stages of a turn (R4.4).
STARTING: Final[i64] = 0
CHOOSING: Final[i64] = 1
RESOLVED: Final[i64] = 2  # the Venetian Arsenal
REPEATED: Final[i64] = 3  # the Estadio
ESTADIO_RESOLVED: Final[i64] = 4
ESTADIO_RESET: Final[i64] = 5  # its Capitalism
RESETTING: Final[i64] = 6
RESET: Final[i64] = 7  # Capitalism, Montezuma
ENDING: Final[i64] = 8

GARDENS_LIMIT: Final[i64] = 4
MACHU_PICCHU_SHIFT: Final[i64] = 2
_ROOM: Final[vec[i64]] = vec[i64]([0] * 128)


def begin(table: Table) -> None:
    """Go on to the first decision."""
    run(table)


def apply(table: Table, action: i64) -> None:
    """Carry out a legal action, and go on to the next decision."""
    carry_out(table, action)
    run(table)


def run(table: Table) -> None:
    """Carry on until somebody must decide, or the game is over."""
    table.choice_0 = table.choice_1 = table.choice_2 = 0
    while table.top >= 0 and not ready(table):
        pass


# --- the turn (R4) --------------------------------------------------------------------------------


def proceed_turn(table: Table) -> None:
    """Do the next step of a turn; what it asks comes above its frame."""
    stage, seat = table.number(frames.STAGE), table.seat
    offered = late_abilities(table, seat, stage)
    if offered:
        push_numbers(table, s.USE_ABILITY, seat, offered)
        return
    table.set_number(frames.STAGE, stage + 1)
    if stage == STARTING:
        start_turn(table, seat)
    elif stage == CHOOSING:
        push_numbers(table, s.CHOOSE_FOCUS, seat, frames.FOR_TURN)
    elif stage == REPEATED:
        table.set_number(frames.STAGE, RESETTING)  # without the Estadio
    elif stage == ESTADIO_RESOLVED:
        reset_economy(table, seat)
    elif stage == RESETTING:
        reset(table, seat, table.number(frames.CHOSEN_AT))
    elif stage >= ENDING:
        table.pop()
        end_turn(table, seat)


def start_turn(table: Table, seat: i64) -> None:
    """R4.4a, R4.6."""
    table.used = 0
    table.spent_states = 0
    table.spent_naturals = 0
    table.back = 0
    table.won = False
    table.taken_0 = table.taken_1 = table.taken_2 = 0
    table.visited_0 = table.visited_1 = table.visited_2 = 0
    table.tell(events.TURN_BEGINS, seat, table.round)
    table.push(s.BEGIN_TURN, seat)


def end_turn(table: Table, seat: i64) -> None:
    following = (seat + 1) % table.seats
    if following == table.first:
        begin_event(table)
    else:
        table.push(s.TURN, following)


def effective_slot(table: Table, seat: i64, place: i64) -> i64:
    """The slot that counts for the card in a place of the row (R4.5)."""
    if place < MACHU_PICCHU_SHIFT and table.controls(seat, MACHU_PICCHU):
        return place + 1 + MACHU_PICCHU_SHIFT
    return place + 1


def resolve(table: Table, seat: i64, place: i64, slot: i64) -> None:
    """R4.4c."""
    card = table.card(seat, place)
    type = CARD_TYPE[card]
    table.tell(events.FOCUS_RESOLVED, seat, card, slot - 1)
    if type == CULTURE:
        culture.resolve_culture(table, seat, slot, card, place)
    elif type == SCIENCE:
        science.resolve_science(table, seat, slot, card, place)
    elif type == ECONOMY:
        economy.resolve_economy(table, seat, slot, card, place)
    elif type == INDUSTRY:
        industry.resolve_industry(table, seat, slot, card, place)
    else:
        military.resolve_military(table, seat, slot, card, place)


def reset(table: Table, seat: i64, place: i64) -> None:
    """The card goes to slot 1, those before it one slot to the right (R4.4d)."""
    while place > 0:
        table.exchange_places(seat, place, place - 1)
        place -= 1


def reset_economy(table: Table, seat: i64) -> None:
    """The Estadio resets its card before the chosen one (R7.19)."""
    economy_at, chosen_at = table.number(frames.ESTADIO_AT), table.number(frames.CHOSEN_AT)
    reset(table, seat, economy_at)
    if chosen_at < economy_at:
        table.set_number(frames.CHOSEN_AT, chosen_at + 1)


# --- abilities (R4.4a, R4.4e, R4.4f) --------------------------------------------------------------


def late_abilities(table: Table, seat: i64, stage: i64) -> i64:
    """The set of abilities that can be used at this stage of a turn."""
    offered: i64 = 0
    if stage == RESOLVED:
        if table.number(frames.CHOSEN_AT) == SLOTS - 1 and table.controls(seat, printed.VENETIAN_ARSENAL):
            offered = BIT[VENETIAN_ARSENAL]  # R7.20
    elif stage == REPEATED:
        chosen = CARD_TYPE[table.number(frames.CHOSEN)]
        if chosen != ECONOMY and table.place_of_type(seat, ECONOMY) != NOBODY:
            if table.controls(seat, printed.ESTADIO):
                offered = BIT[ESTADIO]
    elif stage == ESTADIO_RESET or stage == RESET:
        card = table.card(seat, 0)
        if card == printed.CAPITALISM:
            offered = BIT[CAPITALISM]  # R7.18
        elif CARD_TYPE[card] == MILITARY and table.won and table.leads(seat, printed.MONTEZUMA):
            offered = BIT[MONTEZUMA]
    return offered & ~table.used


def start_abilities(table: Table, seat: i64) -> i64:
    """The set of abilities that can be used at the start of a turn."""
    offered: i64 = 0
    if table.controls(seat, printed.ORACLE):
        offered |= BIT[ORACLE]
    if table.controls(seat, printed.HANGING_GARDENS):
        if some(token_places(table, seat, GARDENS_LIMIT, frames.A_CITY, False)):
            offered |= BIT[HANGING_GARDENS]
    if table.controls(seat, printed.FORBIDDEN_CITY) and some(culture.destroyable(table, seat)):
        offered |= BIT[FORBIDDEN_CITY]
    if table.controls(seat, printed.EIFFEL_TOWER) and some(culture.offerable(table, seat)):
        offered |= BIT[EIFFEL_TOWER]
    if trade.can_move_stored(table, seat):
        offered |= BIT[GREAT_ZIMBABWE]
    if table.allied(seat, printed.SEOUL) and some(culture.movable_barbarians(table)):
        offered |= BIT[SEOUL]
    if table.allied(seat, printed.GENEVA) and diplomacy.can_use_geneva(table, seat):
        offered |= BIT[GENEVA]
    return offered & ~table.used


def ready_begin_turn(table: Table) -> bool:
    """It is not asked when there is nothing to use (R16.15)."""
    offered = start_abilities(table, table.seat)
    table.set_number(frames.ABILITIES, offered)
    if offered:
        return True
    table.pop()
    return False


def fill_abilities(table: Table, actions: vec[i64]) -> i64:
    offered = table.number(frames.ABILITIES)
    actions[0] = DONE
    count: i64 = 1
    for ability in range(ABILITIES):
        if offered & BIT[ability]:
            actions[count] = USE + ability
            count += 1
    return count


def use_at_start(table: Table, action: i64) -> None:
    seat, ability = table.seat, action - USE
    if action == DONE:
        table.pop()
        return
    table.used |= BIT[ability]
    table.tell(events.ABILITY_USED, seat, ability)
    if ability == ORACLE:
        table.push(s.SWAP_CARDS, seat)
    elif ability == HANGING_GARDENS:
        push_numbers(table, s.PLACE_TOKEN, seat, GARDENS_LIMIT, frames.A_CITY, 0, 1)
    elif ability == FORBIDDEN_CITY:
        table.push(s.DESTROY_TOKEN, seat)
    elif ability == EIFFEL_TOWER:
        table.push(s.OFFER_TOKENS, seat)
    elif ability == GREAT_ZIMBABWE:
        table.push(s.MOVE_STORED, seat)
    elif ability == SEOUL:
        table.push(s.MOVE_BARBARIAN, seat)
    else:
        push_numbers(table, s.RETURN_PACT, seat, 1)


def use_late(table: Table, action: i64) -> None:
    """Below the question lies the turn, which goes on with its next stage; without the Estadio that is the
    reset."""
    seat, ability = table.seat, action - USE
    table.pop()
    stage = table.number(frames.STAGE)
    table.set_number(frames.STAGE, RESETTING if stage == REPEATED else stage + 1)
    if action == DONE:
        return
    table.used |= BIT[ability]
    table.tell(events.ABILITY_USED, seat, ability)
    if ability == VENETIAN_ARSENAL:
        resolve(table, seat, SLOTS - 1, 1)
    elif ability == ESTADIO:
        use_estadio(table, seat)
    elif ability == CAPITALISM:
        push_numbers(table, s.CHOOSE_FOCUS, seat, frames.FOR_CAPITALISM)
    else:
        push_numbers(table, s.SWAP_CARDS, seat, 1)


def use_estadio(table: Table, seat: i64) -> None:
    """R7.19; with two economy cards the player chooses one (R7.7)."""
    if table.cards_of_type(seat, ECONOMY) > 1:
        push_numbers(table, s.CHOOSE_FOCUS, seat, frames.FOR_ESTADIO)
    else:
        resolve_for(table, seat, frames.FOR_ESTADIO, table.place_of_type(seat, ECONOMY))


# --- choosing a card ------------------------------------------------------------------------------


def choosable(table: Table, place: i64) -> bool:
    purpose = table.number(frames.PURPOSE)
    if purpose == frames.FOR_ESTADIO:
        return CARD_TYPE[table.card(table.seat, place)] == ECONOMY
    return purpose == frames.FOR_TURN or place > 0


def fill_choose_focus(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    for place in range(SLOTS):
        if choosable(table, place):
            actions[count] = FOCUS + table.card(table.seat, place)
            count += 1
    return count


def choose_focus(table: Table, action: i64) -> None:
    seat, purpose = table.seat, table.number(frames.PURPOSE)
    table.pop()
    resolve_for(table, seat, purpose, table.place_of_card(seat, action - FOCUS))


def resolve_for(table: Table, seat: i64, purpose: i64, place: i64) -> None:
    """Resolve a card for the turn, for Capitalism as in slot 1, or for the Estadio."""
    if purpose == frames.FOR_CAPITALISM:
        resolve(table, seat, place, 1)
        return
    if purpose == frames.FOR_TURN:
        table.set_number(frames.CHOSEN_AT, place)
        table.set_number(frames.CHOSEN, table.card(seat, place))
    else:
        table.set_number(frames.ESTADIO_AT, place)
        table.set_number(frames.STAGE, ESTADIO_RESOLVED)
    resolve(table, seat, place, effective_slot(table, seat, place))


def fill_swaps(table: Table, actions: vec[i64]) -> i64:
    any_two = table.number(frames.ANY_TWO)
    count: i64 = 0
    for place in range(SLOTS):
        for other in range(place + 1, SLOTS):
            if any_two or other == place + 1:
                actions[count] = SWAP + place * SLOTS + other
                count += 1
    return count


def swap_cards(table: Table, action: i64) -> None:
    seat = table.seat
    place = (action - SWAP) // SLOTS
    other = (action - SWAP) % SLOTS
    table.pop()
    table.tell(events.CARDS_SWAPPED, seat, table.card(seat, place), table.card(seat, other))
    table.exchange_places(seat, place, other)


# --- dispatch -------------------------------------------------------------------------------------


def ready(table: Table) -> bool:
    """Whether the top frame asks something; if not, it is carried on or dropped. For a decision among spaces
    this finds out which ones."""
    kind = table.kind
    if kind == s.TURN:
        proceed_turn(table)
        return False
    if kind == s.PLACE_TOKEN:
        return culture.ready_place(table)
    if kind == s.BEGIN_TURN:
        return ready_begin_turn(table)
    if kind == s.MOVE_CARAVAN:
        return economy.ready_move_caravan(table)
    if kind == s.FIGHT:
        return military.ready_fight(table)
    if kind == s.BUILD:
        return industry.ready_build(table)
    if kind == s.PUT_TOKEN:
        return trade.ready_put_token(table)
    if kind == s.GAIN_CARD:
        return science.ready_gain(table, _ROOM)
    if kind == s.EVENT:
        proceed_event(table)
        return False
    if kind == s.ATTACK_TOKENS:
        return combat.ready_attack_tokens(table)
    if kind == s.CAPTURE:
        proceed_capture(table)
        return False
    if kind == s.TAKE_PACT:
        return diplomacy.ready_take_pact(table)
    if kind == s.MAKE_ALLIANCE:
        return diplomacy.ready_alliance(table)
    if kind == s.VISIT:
        economy.proceed_visit(table)
        return False
    if kind == s.PAY:
        return wonders.ready_pay(table)
    if kind == s.HOUSE_WONDER:
        return wonders.ready_house(table)
    return ready_rare(table, kind)


def ready_rare(table: Table, kind: i64) -> bool:
    if kind == s.LAY_TILE:
        return map_setup.ready_lay(table)
    if kind == s.TURN_TILE:
        return map_setup.ready_turn(table)
    if kind == s.PLACE_ON_HILLS:
        return culture.ready_hills(table)
    if kind == s.MOVE_TOKEN:
        return culture.ready_move_token(table)
    if kind == s.MOVE_BARBARIAN:
        return culture.ready_move_barbarian(table)
    if kind == s.MOVE_TO:
        return culture.ready_move_to(table)
    if kind == s.REPLACE_TOKEN:
        return culture.ready_replace(table)
    if kind == s.DESTROY_TOKEN:
        table.choose_among(culture.destroyable(table, table.seat))
        return True
    if kind == s.OFFER_TOKENS:
        return culture.ready_offer(table)
    if kind == s.GIVE_TOKEN:
        return culture.ready_give(table)
    if kind == s.STRIKE:
        return science.ready_strike(table)
    if kind == s.TAKE_OFF:
        return culture.ready_take_off(table)
    if kind == s.RETURN_PACT:
        return diplomacy.ready_return_pact(table)
    if kind == s.PUT_NATURAL:
        return trade.ready_put_natural(table)
    if kind == s.COLLECT:
        return trade.ready_collect(table)
    if kind == s.EXCHANGE:
        return trade.ready_exchange(table)
    if kind == s.PLUNDER:
        return trade.ready_plunder(table)
    if kind == s.DISCARD_TOKEN:
        return trade.ready_discard(table)
    if kind == s.MOVE_STORED:
        return trade.ready_move_stored(table)
    if kind == s.DISMISS_CARAVAN:
        return science.ready_dismiss(table)
    if kind == s.MARK:
        agendas.proceed_mark(table)
        return False
    return True  # choose_focus, advance_dial and others always have something to ask


def fill(table: Table, actions: vec[i64]) -> i64:
    """Write the legal actions of the decision being asked; return their number."""
    if table.over:
        return 0
    kind = table.kind
    if kind == s.CHOOSE_FOCUS:
        return fill_choose_focus(table, actions)
    if kind == s.PLACE_TOKEN:
        return culture.fill_place(table, actions)
    if kind == s.MOVE_CARAVAN:
        return economy.fill_move_caravan(table, actions)
    if kind == s.FIGHT:
        return military.fill_fight(table, actions)
    if kind == s.BUILD:
        return industry.fill_build(table, actions)
    if kind == s.ADVANCE_DIAL:
        return science.fill_advance(table, actions)
    if kind == s.PUT_TOKEN:
        return trade.fill_put_token(table, actions)
    if kind == s.GAIN_CARD:
        return science.fill_gain(table, actions)
    if kind == s.BEGIN_TURN or kind == s.USE_ABILITY:
        return fill_abilities(table, actions)
    if kind == s.ATTACK_TOKENS:
        return combat.fill_attack_tokens(table, actions)
    if kind == s.DEFENCE_TOKENS:
        return combat.fill_defence_tokens(table, actions)
    if kind == s.TAKE_PACT:
        return diplomacy.fill_take_pact(table, actions)
    if kind == s.MAKE_ALLIANCE:
        return diplomacy.fill_alliance(table, actions)
    if kind == s.PAY:
        return wonders.fill_pay(table, actions)
    return fill_rare(table, kind, actions)


def fill_rare(table: Table, kind: i64, actions: vec[i64]) -> i64:
    if kind == s.LAY_TILE:
        return map_setup.fill_lay(table, actions)
    if kind == s.TURN_TILE:
        return map_setup.fill_turn(table, actions)
    if kind == s.SET_TILE:
        return map_setup.fill_set(table, actions)
    if kind == s.PLACE_ON_HILLS:
        return culture.fill_hills(table, actions)
    if kind == s.SWAP_CARDS:
        return fill_swaps(table, actions)
    if kind == s.RETURN_PACT:
        return diplomacy.fill_return_pact(table, actions)
    if kind == s.PUT_NATURAL:
        return trade.fill_row_cards(table, table.seat, PUT, actions)
    if kind == s.PUT_FOR_HOST:
        return trade.fill_row_cards(table, table.number(frames.FOR_HOST), PUT, actions)
    if kind == s.COLLECT:
        return trade.fill_collect(table, actions)
    if kind == s.EXCHANGE:
        return trade.fill_exchange(table, actions)
    if kind == s.PLUNDER:
        actions[0] = DONE
        victim = table.number(frames.VICTIM)
        return trade.fill_cards_with_tokens(table, victim, PLUNDER, actions, 1)
    if kind == s.DISCARD_TOKEN:
        return trade.fill_cards_with_tokens(table, table.seat, DISCARD, actions, 0)
    if kind == s.CONQUER:
        return combat.fill_conquer(actions)
    if kind == s.MOVE_STORED:
        return trade.fill_move_stored(table, actions)
    if kind == s.DISMISS_CARAVAN:
        return science.fill_dismiss(table, actions)
    return fill_choices(table, kind, actions)


def fill_choices(table: Table, kind: i64, actions: vec[i64]) -> i64:
    """A decision among spaces alone; the first three can be declined."""
    actions[0] = DONE
    choices = table.choices()
    if kind == s.MOVE_TOKEN:
        return fill_spaces(choices, MOVE, actions, 1)
    if kind == s.REPLACE_TOKEN:
        return fill_spaces(choices, REPLACE, actions, 1)
    if kind == s.STRIKE:
        return fill_spaces(choices, STRIKE, actions, 1)
    if kind == s.MOVE_BARBARIAN:
        return fill_spaces(choices, MOVE, actions, 0)
    if kind == s.MOVE_TO:
        return fill_spaces(choices, TO, actions, 0)
    if kind == s.DESTROY_TOKEN:
        return fill_spaces(choices, DESTROY, actions, 0)
    if kind == s.OFFER_TOKENS:
        return fill_spaces(choices, OFFER, actions, 0)
    if kind == s.GIVE_TOKEN:
        return fill_spaces(choices, GIVE, actions, 0)
    if kind == s.TAKE_OFF:
        return fill_spaces(choices, REMOVE, actions, 0)
    return fill_spaces(choices, HOUSE, actions, 0)


def carry_out(table: Table, action: i64) -> None:
    kind = table.kind
    if kind == s.CHOOSE_FOCUS:
        choose_focus(table, action)
    elif kind == s.PLACE_TOKEN:
        culture.apply_place(table, action)
    elif kind == s.MOVE_CARAVAN:
        economy.apply_move_caravan(table, action)
    elif kind == s.FIGHT:
        military.apply_fight(table, action)
    elif kind == s.BUILD:
        industry.apply_build(table, action)
    elif kind == s.ADVANCE_DIAL:
        science.apply_advance(table, action)
    elif kind == s.PUT_TOKEN:
        trade.apply_put_token(table, action)
    elif kind == s.GAIN_CARD:
        science.apply_gain(table, action)
    elif kind == s.BEGIN_TURN:
        use_at_start(table, action)
    elif kind == s.USE_ABILITY:
        use_late(table, action)
    elif kind == s.ATTACK_TOKENS:
        combat.apply_attack_tokens(table, action)
    elif kind == s.DEFENCE_TOKENS:
        combat.apply_defence_tokens(table, action)
    elif kind == s.TAKE_PACT:
        diplomacy.apply_take_pact(table, action)
    elif kind == s.MAKE_ALLIANCE:
        diplomacy.apply_alliance(table, action)
    elif kind == s.PAY:
        wonders.apply_pay(table, action)
    else:
        carry_out_rare(table, kind, action)


def carry_out_rare(table: Table, kind: i64, action: i64) -> None:
    if kind == s.LAY_TILE:
        map_setup.apply_lay(table, action)
    elif kind == s.TURN_TILE:
        map_setup.apply_turn(table, action)
    elif kind == s.SET_TILE:
        if map_setup.apply_set(table, action):
            populate(table)
    elif kind == s.PLACE_ON_HILLS:
        culture.apply_hills(table, action)
    elif kind == s.MOVE_TOKEN:
        culture.apply_move(table, action, 0)
    elif kind == s.MOVE_BARBARIAN:
        culture.apply_move(table, action, 1)
    elif kind == s.MOVE_TO:
        culture.apply_move_to(table, action)
    elif kind == s.REPLACE_TOKEN:
        culture.apply_replace(table, action)
    elif kind == s.DESTROY_TOKEN:
        table.pop()
        remove_piece(table, action - DESTROY)
    elif kind == s.OFFER_TOKENS:
        culture.apply_offer(table, action)
    elif kind == s.GIVE_TOKEN:
        culture.apply_give(table, action)
    elif kind == s.STRIKE:
        science.apply_strike(table, action)
    elif kind == s.TAKE_OFF:
        culture.apply_take_off(table, action)
    elif kind == s.SWAP_CARDS:
        swap_cards(table, action)
    elif kind == s.RETURN_PACT:
        diplomacy.apply_return_pact(table, action)
    else:
        carry_out_goods(table, kind, action)


def carry_out_goods(table: Table, kind: i64, action: i64) -> None:
    if kind == s.PUT_NATURAL:
        trade.apply_put_natural(table, action)
    elif kind == s.PUT_FOR_HOST:
        trade.apply_put_for_host(table, action)
    elif kind == s.COLLECT:
        trade.apply_collect(table, action)
    elif kind == s.EXCHANGE:
        trade.apply_exchange(table, action)
    elif kind == s.HOUSE_WONDER:
        wonders.apply_house(table, action)
    elif kind == s.PLUNDER:
        trade.apply_plunder(table, action)
    elif kind == s.DISCARD_TOKEN:
        trade.apply_discard(table, action)
    elif kind == s.CONQUER:
        combat.apply_conquer(table, action)
    elif kind == s.MOVE_STORED:
        trade.apply_move_stored(table, action)
    else:
        science.dismiss(table, table.seat, action - DISMISS)
