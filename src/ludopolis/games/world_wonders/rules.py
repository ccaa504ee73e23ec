"""The flow of the game: whose decision it is, which actions there are, and what follows (R3, R4, R7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, lowest
from ludopolis.games.world_wonders import actions as act
from ludopolis.games.world_wonders import events, solo
from ludopolis.games.world_wonders.arrangements import (
    Counts,
    all_pieces,
    count_of,
    fewer,
    good_part_anchors,
    monument_has_place,
    roomy,
    set_anchors,
    set_has_place,
    total,
)
from ludopolis.games.world_wonders.grid import SIDE, STRIDE, Board, either, fill_spaces, nowhere
from ludopolis.games.world_wonders.market import prepare_round, refill_display
from ludopolis.games.world_wonders.placements import anchors_of, cells_of, has_place, start_anchors
from ludopolis.games.world_wonders.state import (
    BUY,
    BY_POPULATION,
    CARD,
    CHOOSE_DISCARD,
    FREE_LAND,
    ITEM,
    LEFT,
    LOAN_TAKEN,
    NONE,
    PLACE,
    PLACE_START_ROAD,
    STEP,
    SUPPORT,
    City,
    Table,
    tile_price,
)
from ludopolis.games.world_wonders.tables import (
    FIRST_ORIENTATION,
    FIRST_SHORT_ROAD,
    LONG_ROAD_PRICE,
    PEDESTAL_PRICE,
    PIECE_KINDS,
    PIECE_PATTERN,
    REPAYMENT,
    ROUNDS,
    SEVERAL_PARTS,
    SHORT_ROADS_PRICE,
    STACKS,
    TILE_STACK,
    TOWER_PRICE,
)

# --- legal actions ------------------------------------------------------------------------------


def fill(table: Table, actions: vec[i64]) -> i64:
    """Write the legal actions of the decision being asked; return their number."""
    if table.over:
        return 0
    kind = table.kind
    if kind == BUY:
        return fill_turn(table, actions)
    if kind == CHOOSE_DISCARD:
        return solo.fill_discards(table, actions)
    count: i64 = 0
    city = table.city(table.seat)
    left = pieces_left(table)
    free = has_room(table, city, left)
    for piece in range(PIECE_KINDS):
        if count_of(left, piece):
            pattern = PIECE_PATTERN[item_placed(table) * 3 + piece]
            for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
                rotation = orientation - FIRST_ORIENTATION[pattern]
                anchors = legal_anchors(table, city, left, piece, orientation, free)
                offset = act.PLACE + (piece * 4 + rotation) * SIDE * SIDE
                count = fill_spaces(anchors, offset, actions, count)
    return count


def item_placed(table: Table) -> i64:
    """What is being placed."""
    return act.LONG_ROAD if table.kind == PLACE_START_ROAD else table.number(ITEM)


def pieces_left(table: Table) -> Counts:
    """How many pieces of each kind are still to be placed."""
    if table.kind == PLACE_START_ROAD:
        return all_pieces(act.LONG_ROAD)
    return (table.number(LEFT), table.number(LEFT + 1), table.number(LEFT + 2))


def has_room(table: Table, city: City, left: Counts) -> bool:
    """Is a set of short roads being placed where room is no question?"""
    if item_placed(table) != act.SHORT_ROADS:
        return False
    return roomy(city, city.board(FREE_LAND), city.board(SUPPORT), left)


def legal_anchors(table: Table, city: City, left: Counts, piece: i64, orientation: i64, free: bool) -> Board:
    """Where the piece may go in this orientation (R5, R6)."""
    if table.kind == PLACE_START_ROAD:
        return start_anchors(city, orientation)
    item = table.number(ITEM)
    if item == act.SHORT_ROADS:
        return set_anchors(city, left, piece, orientation, free)
    if several_parts(item):
        return good_part_anchors(city, item - act.MONUMENT, table.cells(), left, piece, orientation)
    return anchors_of(city, item, orientation)


def several_parts(item: i64) -> bool:
    """Is it a monument of several parts?"""
    return act.MONUMENT <= item < act.LONG_ROAD and SEVERAL_PARTS[item - act.MONUMENT] != 0


def fill_turn(table: Table, actions: vec[i64]) -> i64:
    """All legal purchases and loans; dropping out only when nothing can be bought (R3.4, R3.5)."""
    city = table.city(table.seat)
    count = fill_purchases(table, city, actions)
    stuck = count == 0
    if may_take_loan(city):
        actions[count] = act.TAKE_LOAN
        count += 1
    if may_repay(city, table.number(LOAN_TAKEN)):
        actions[count] = act.REPAY_LOAN
        count += 1
    if stuck:
        actions[count] = act.LEAVE
        count += 1
    return count


def fill_purchases(table: Table, city: City, actions: vec[i64]) -> i64:
    """R4.1, R4.2."""
    count: i64 = 0
    offer = table.offer
    while offer:
        stack = lowest(offer)
        offer ^= BIT[stack]
        if can_buy_tile(table, city, stack):
            actions[count] = act.BUILD + table.tile_of(stack)
            count += 1
    for monument in table.display:
        if can_build(city, monument):
            actions[count] = act.MONUMENT + monument
            count += 1
    for thing in range(act.LONG_ROAD, act.SHORT_ROADS + 1):
        if can_buy_object(table, city, thing):
            actions[count] = thing
            count += 1
    for pedestal in range(2):
        if can_buy_pedestal(table, city, pedestal):
            actions[count] = act.PEDESTAL + pedestal
            count += 1
    return count


def can_buy_tile(table: Table, city: City, stack: i64) -> bool:
    """The tile that a stack shows."""
    tile = table.tile_of(stack)
    return tile_price(tile) <= city.coins() and has_place(city, tile)


def can_build(city: City, monument: i64) -> bool:
    """Has a monument a legal place (R6)?"""
    if SEVERAL_PARTS[monument]:
        return monument_has_place(city, monument)
    return has_place(city, act.MONUMENT + monument)


def can_buy_object(table: Table, city: City, thing: i64) -> bool:
    """A long road, the tower, or a set of short roads."""
    if on_offer(table, thing) == 0 or object_price(thing) > city.coins():
        return False
    return set_has_place(city) if thing == act.SHORT_ROADS else has_place(city, thing)


def on_offer(table: Table, thing: i64) -> i64:
    """How many of a kind of road or tower are on offer."""
    if thing == act.LONG_ROAD:
        return table.long_roads
    return table.short_roads if thing == act.SHORT_ROADS else table.towers


def object_price(thing: i64) -> i64:
    if thing == act.LONG_ROAD:
        return LONG_ROAD_PRICE
    return SHORT_ROADS_PRICE if thing == act.SHORT_ROADS else TOWER_PRICE


def monument_price(city: City) -> i64:
    """All coins that are left (R4.5)."""
    return city.coins()


def can_buy_pedestal(table: Table, city: City, pedestal: i64) -> bool:
    """A figure stands on one pedestal at most (R4.4)."""
    on_board = table.pedestals & BIT[pedestal] != 0
    return on_board and city.pedestal == NONE and PEDESTAL_PRICE[pedestal] <= city.coins()


def may_take_loan(city: City) -> bool:
    """No unpaid loan, and none taken this round (R7.1, R7.4)."""
    return not city.debt and not city.extended


def may_repay(city: City, taken_this_turn: i64) -> bool:
    """R7.2."""
    return city.debt and taken_this_turn == 0 and city.coins() >= REPAYMENT


def can_buy_anything(table: Table, city: City) -> bool:
    """Is any purchase legal? Asked before every turn, so the cheap and likely ones come first."""
    for pedestal in range(2):
        if can_buy_pedestal(table, city, pedestal):
            return True
    for thing in range(act.LONG_ROAD, act.SHORT_ROADS + 1):
        if can_buy_object(table, city, thing):
            return True
    for stack in range(STACKS):
        if table.offer & BIT[stack] and can_buy_tile(table, city, stack):
            return True
    for monument in table.display:
        if can_build(city, monument):
            return True
    return False


# --- carrying out an action ---------------------------------------------------------------------


def apply(table: Table, action: i64) -> None:
    """Carry out a legal action, and go on to the next decision."""
    kind = table.kind
    seat = table.seat
    if kind == PLACE_START_ROAD:
        place_start_road(table, seat, action - act.PLACE)
    elif kind == PLACE:
        place(table, seat, action - act.PLACE)
    elif kind == CHOOSE_DISCARD:
        card, step = table.number(CARD), table.number(STEP)
        table.pop()
        solo.discard_tile(table, action - act.DISCARD)
        if solo.go_on(table, card, step + 1, 1):
            begin_turn(table, seat)
    elif action < act.PEDESTAL:
        buy(table, seat, action)
    elif action < act.TAKE_LOAN:
        buy_pedestal(table, seat, action - act.PEDESTAL)
    elif action == act.TAKE_LOAN:
        take_loan(table, seat)
    elif action == act.REPAY_LOAN:
        repay_loan(table, seat)
    else:
        table.pop()
        drop_out(table, seat)
        next_turn(table, seat)


def buy(table: Table, seat: i64, item: i64) -> None:
    """Pay, take the object, and place it next (R4.1, R6.11)."""
    city = table.city(seat)
    if item < act.MONUMENT:
        price = tile_price(item)
        table.offer ^= BIT[TILE_STACK[item]]
        table.tell(events.BUILDING_BOUGHT, seat, item, price)
    elif item < act.LONG_ROAD:
        price = monument_price(city)
        table.tell(events.MONUMENT_BOUGHT, seat, item - act.MONUMENT, price)
    else:
        price = object_price(item)
        take_object(table, item)
        table.tell(events.OBJECT_BOUGHT, seat, object_number(item), price)
    city.spent += price
    table.pop()
    left = all_pieces(item)
    table.push(PLACE, seat, item)
    table.set_number(LEFT, left[0])
    table.set_number(LEFT + 1, left[1])
    table.set_number(LEFT + 2, left[2])


def take_object(table: Table, thing: i64) -> None:
    """Take a road, a set or the tower off the offer."""
    if thing == act.LONG_ROAD:
        table.long_roads -= 1
    elif thing == act.SHORT_ROADS:
        table.short_roads -= 1
    else:
        table.towers -= 1


def object_number(thing: i64) -> i64:
    """The number of the thing among the components of kind "object"."""
    return 4 if thing == act.SHORT_ROADS else thing - act.LONG_ROAD


def place_start_road(table: Table, seat: i64, placement: i64) -> None:
    """R3.3."""
    table.tell(events.START_ROAD, seat)
    table.city(seat).put(act.LONG_ROAD, placed_cells(table, act.LONG_ROAD, seat, placement))
    table.pop()
    begin_turn(table, seat)


def placed_cells(table: Table, item: i64, seat: i64, placement: i64) -> Board:
    """Tell a placement; return the spaces that it covers."""
    space = placement % (SIDE * SIDE)
    turn = placement // (SIDE * SIDE)
    table.tell(events.PLACED, seat, turn // 4, turn % 4, space)
    return covered(item, placement)


def covered(item: i64, placement: i64) -> Board:
    """The spaces that a placement covers."""
    space = placement % (SIDE * SIDE)
    turn = placement // (SIDE * SIDE)
    orientation = FIRST_ORIENTATION[PIECE_PATTERN[item * 3 + turn // 4]] + turn % 4
    return cells_of(orientation, space // SIDE * STRIDE + space % SIDE)


def covers(table: Table, action: i64) -> Board:
    """The spaces that an action of the seat that decides covers: those of a piece put down."""
    if action < act.PLACE:
        return nowhere()
    return covered(item_placed(table), action - act.PLACE)


def place(table: Table, seat: i64, placement: i64) -> None:
    """Put a piece down; after the last one gain what the object shows (R4.3, R4.6)."""
    city = table.city(seat)
    item = table.number(ITEM)
    piece = placement // (SIDE * SIDE * 4)
    cells = placed_cells(table, item, seat, placement)
    left = fewer(pieces_left(table), piece)
    if item == act.SHORT_ROADS:
        city.put(FIRST_SHORT_ROAD + piece, cells)
    else:
        cells = either(cells, table.cells())
    if total(left):
        table.set_number(LEFT + piece, count_of(left, piece))
        if item != act.SHORT_ROADS:
            table.set_cells(cells)
        return
    table.pop()
    if item != act.SHORT_ROADS:
        city.put(item, cells)
    if item < act.LONG_ROAD:
        collect(table, seat, item)
    if act.MONUMENT <= item < act.LONG_ROAD:
        refill_display(table, table.shown(item - act.MONUMENT))
    finish_turn(table, seat)


def collect(table: Table, seat: i64, item: i64) -> None:
    """Gain the symbols of a building or a monument, and tell how far the markers went (R9)."""
    city = table.city(seat)
    food, ceramics, technology = city.food, city.ceramics, city.technology
    people = city.population
    was_full = city.full()
    city.collect(item)
    if city.food + city.ceramics + city.technology > food + ceramics + technology:
        table.tell(
            events.GAINED, seat, city.food - food, city.ceramics - ceramics, city.technology - technology
        )
    if city.population > people:
        table.tell(events.POPULATION_GREW, seat, city.population - people, city.population)
    if city.full() and not was_full:
        table.tell(events.POPULATION_FULL, seat)


def buy_pedestal(table: Table, seat: i64, pedestal: i64) -> None:
    """R4.4."""
    city = table.city(seat)
    table.pedestals ^= BIT[pedestal]
    city.pedestal = pedestal
    city.spent += PEDESTAL_PRICE[pedestal]
    table.tell(events.PEDESTAL_BOUGHT, seat, pedestal, PEDESTAL_PRICE[pedestal])
    table.pop()
    finish_turn(table, seat)


def take_loan(table: Table, seat: i64) -> None:
    """R7.1."""
    city = table.city(seat)
    city.debt = True
    city.extended = True
    table.tell(events.LOAN_TAKEN, seat)
    table.pop()
    ask_to_buy(table, seat, 1)


def repay_loan(table: Table, seat: i64) -> None:
    """R7.2, R7.3."""
    city = table.city(seat)
    city.debt = False
    city.spent += REPAYMENT
    table.tell(events.LOAN_REPAID, seat, REPAYMENT)
    table.pop()
    if city.coins() == 0:
        finish_turn(table, seat)
    else:
        ask_to_buy(table, seat, 0)


# --- turns and rounds ---------------------------------------------------------------------------


def begin(table: Table) -> None:
    """After the shuffles: show everything and begin the first round."""
    if table.journal is not None:
        for seat in range(table.seats):
            table.tell(events.MAP_DEALT, seat, table.city(seat).map)
        for monument in table.display:
            table.tell(events.MONUMENT_REVEALED, monument)
        goals = table.goals
        while goals:
            goal = lowest(goals)
            goals ^= BIT[goal]
            table.tell(events.GOAL_REVEALED, goal)
    prepare_round(table)
    start_round(table)


def start_round(table: Table) -> None:
    """Give the first turn of a round (R3.1)."""
    if table.solo():
        opponent_then_player(table)
    else:
        begin_turn(table, table.order[0])


def opponent_then_player(table: Table) -> None:
    """Each turn of the player follows one of the automatic opponent (R11.2)."""
    if solo.take_turn(table):
        begin_turn(table, 0)


def begin_turn(table: Table, seat: i64) -> None:
    """R3.2."""
    if table.city(seat).object_count() == 0:
        table.push(PLACE_START_ROAD, seat)
    else:
        ask_to_buy(table, seat, 0)


def ask_to_buy(table: Table, seat: i64, loan_taken: i64) -> None:
    """Ask for a purchase; a player who can neither buy, borrow nor repay drops out (R3.5)."""
    city = table.city(seat)
    if may_take_loan(city) or may_repay(city, loan_taken) or can_buy_anything(table, city):
        table.push(BUY, seat, loan_taken)
    else:
        drop_out(table, seat)
        next_turn(table, seat)


def drop_out(table: Table, seat: i64) -> None:
    """Leave the round with coins left (R3.5)."""
    city = table.city(seat)
    city.out = True
    table.tell(events.DROPPED_OUT, seat, city.coins())


def finish_turn(table: Table, seat: i64) -> None:
    """Whoever has spent everything is out (R3.2 step 4)."""
    city = table.city(seat)
    if city.coins() == 0:
        city.out = True
        table.tell(events.OUT, seat)
    next_turn(table, seat)


def next_turn(table: Table, seat: i64) -> None:
    """The next player in the round, in turn order; when all are out the round ends (R3.1, R3.6)."""
    place: i64 = 0
    while table.order[place] != seat:
        place += 1
    for step in range(table.seats):
        following = table.order[(place + 1 + step) % table.seats]
        if not table.city(following).out:
            if table.solo():
                opponent_then_player(table)
            else:
                begin_turn(table, following)
            return
    end_round(table)


def end_round(table: Table) -> None:
    """The game ends here, or the next round is prepared (R3.6, R8)."""
    if game_ends(table):
        table.tell(events.GAME_OVER)
        return
    prepare_round(table)
    start_round(table)


def game_ends(table: Table) -> bool:
    """R8.1, R8.3."""
    return table.round == ROUNDS or table.end() == BY_POPULATION
