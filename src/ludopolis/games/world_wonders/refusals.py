"""Why an action is not legal, in terms of the rule that forbids it."""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.errors import Refusal, Term
from ludopolis.games.world_wonders import actions as act
from ludopolis.games.world_wonders import rules
from ludopolis.games.world_wonders.actions import SPACE
from ludopolis.games.world_wonders.arrangements import count_of, part_anchors, total
from ludopolis.games.world_wonders.components import IDS, SPACES
from ludopolis.games.world_wonders.grid import (
    SIDE,
    STRIDE,
    Board,
    either,
    everywhere,
    meet,
    one_space,
    some,
    space_steps,
)
from ludopolis.games.world_wonders.placements import (
    cells_of,
    covering,
    has_place,
    need_met,
    supported,
)
from ludopolis.games.world_wonders.solo import fill_discards
from ludopolis.games.world_wonders.state import (
    BUY,
    CHOOSE_DISCARD,
    DECISIONS,
    FREE_LAND,
    FREE_WATER,
    ITEM,
    LOAN_TAKEN,
    NONE,
    PLACE,
    PLACE_START_ROAD,
    City,
    Table,
    tile_price,
)
from ludopolis.games.world_wonders.tables import (
    CELL_GROUND,
    CELL_STEPS,
    FIRST_CELL,
    FIRST_NEED,
    FIRST_ORIENTATION,
    GROUND_GAP,
    GROUND_LAND,
    GROUND_WATER,
    NEED_COUNT,
    NEED_KIND,
    NEEDS,
    PEDESTAL_PRICE,
    PIECE_PATTERN,
    REPAYMENT,
    TILE_TYPE,
)

_PLACING = ("place",)
_VERBS = {
    PLACE_START_ROAD: _PLACING,
    PLACE: _PLACING,
    CHOOSE_DISCARD: ("discard",),
    BUY: (
        "build",
        "monument",
        "long_road",
        "tower",
        "short_roads",
        "pedestal",
        "take_loan",
        "repay_loan",
        "leave",
    ),
}


def refusal(table: Table, action: int) -> Refusal | None:
    """Why the action is not legal; None if it is."""
    structured = SPACE[action]
    if table.over:
        return Refusal("R8.2", "over", {})
    if structured.verb not in _VERBS[table.kind]:
        name = DECISIONS[table.kind].name
        return Refusal("R3.2", "wrong_decision", {"expected": Term("decision", name)})
    if table.kind == BUY:
        return _refused_turn(table, action)
    if table.kind == CHOOSE_DISCARD:
        return _refused_discard(table, action, structured.arguments[0])
    return _refused_place(table, action - act.PLACE)


# --- buying ---------------------------------------------------------------------------------------


def _refused_turn(table: Table, action: int) -> Refusal | None:
    city = table.city(table.seat)
    if action < act.MONUMENT:
        return _refused_tile(table, city, action)
    if action < act.LONG_ROAD:
        return _refused_monument(table, city, action - act.MONUMENT)
    if action < act.PEDESTAL:
        return _refused_object(table, city, action)
    if action < act.TAKE_LOAN:
        return _refused_pedestal(table, city, action - act.PEDESTAL)
    if action == act.TAKE_LOAN:
        return _refused_loan(city)
    if action == act.REPAY_LOAN:
        return _refused_repayment(city, table.number(LOAN_TAKEN))
    return Refusal("R3.4", "must_buy", {}) if rules.can_buy_anything(table, city) else None


def _too_expensive(price: i64, city: City) -> Refusal:
    return Refusal("R4.2", "too_expensive", {"price": price, "coins": city.coins()})


def _refused_tile(table: Table, city: City, tile: int) -> Refusal | None:
    term = Term("tile", IDS["tile"][tile])
    if not table.on_offer(tile):
        return Refusal("R4.2", "not_on_offer", {"tile": term})
    if tile_price(tile) > city.coins():
        return _too_expensive(tile_price(tile), city)
    if not has_place(city, tile):
        return Refusal("R4.2", "no_place_tile", {"tile": term})
    return None


def _refused_monument(table: Table, city: City, monument: int) -> Refusal | None:
    term = Term("monument", IDS["monument"][monument])
    if table.shown(monument) == NONE:
        return Refusal("R4.2", "not_on_display", {"monument": term})
    if not rules.can_build(city, monument):
        return Refusal("R4.2", "no_place_monument", {"monument": term})
    return None


def _refused_object(table: Table, city: City, thing: int) -> Refusal | None:
    term = Term("object", IDS["object"][rules.object_number(thing)])
    if rules.on_offer(table, thing) == 0:
        return Refusal("R4.2", "none_left", {"object": term})
    if rules.object_price(thing) > city.coins():
        return _too_expensive(rules.object_price(thing), city)
    if not rules.can_buy_object(table, city, thing):
        return Refusal("R4.2", "no_place_object", {"object": term})
    return None


def _refused_pedestal(table: Table, city: City, pedestal: int) -> Refusal | None:
    if table.solo():
        return Refusal("R2.6", "no_pedestals", {})
    if not table.pedestals & BIT[pedestal]:
        return Refusal("R4.4", "pedestal_taken", {"pedestal": Term("pedestal", IDS["pedestal"][pedestal])})
    if city.pedestal != NONE:
        return Refusal("R4.4", "pedestal_held", {})
    if PEDESTAL_PRICE[pedestal] > city.coins():
        return _too_expensive(PEDESTAL_PRICE[pedestal], city)
    return None


def _refused_loan(city: City) -> Refusal | None:
    if city.debt:
        return Refusal("R7.4", "loan_unpaid", {})
    return Refusal("R7.4", "loan_this_round", {}) if city.extended else None


def _refused_repayment(city: City, taken_this_turn: i64) -> Refusal | None:
    if not city.debt:
        return Refusal("R7.2", "no_loan", {})
    if taken_this_turn:
        return Refusal("R7.2", "loan_same_turn", {})
    if city.coins() < REPAYMENT:
        return Refusal("R7.2", "loan_coins", {"price": REPAYMENT, "coins": city.coins()})
    return None


def _refused_discard(table: Table, action: int, tile: Term) -> Refusal | None:
    buffer = table.game.buffer()
    count = fill_discards(table, buffer)
    if action in [buffer[place] for place in range(count)]:
        return None
    return Refusal("R11.5", "not_matching", {"tile": tile})


# --- placing --------------------------------------------------------------------------------------


def _refused_place(table: Table, placement: int) -> Refusal | None:
    city = table.city(table.seat)
    item = rules.item_placed(table)
    left = rules.pieces_left(table)
    space = placement % (SIDE * SIDE)
    piece, rotation = divmod(placement // (SIDE * SIDE), 4)
    if count_of(left, piece) == 0:
        return Refusal("R5.4", "no_such_piece", {"piece": Term("piece", IDS["piece"][piece])})
    pattern = PIECE_PATTERN[item * 3 + piece]
    orientation = FIRST_ORIENTATION[pattern] + rotation
    if orientation >= FIRST_ORIENTATION[pattern + 1]:
        return Refusal("R5.9", "same_rotation", {"rotation": Term("rotation", IDS["rotation"][rotation])})
    anchor = one_space(space // SIDE, space % SIDE)
    free = rules.has_room(table, city, left)
    if meet(anchor, rules.legal_anchors(table, city, left, piece, orientation, free)):
        return None
    return _bad_ground(table, city, item, orientation, space) or _bad_company(
        table, city, item, orientation, space
    )


def _bad_ground(table: Table, city: City, item: int, orientation: int, space: int) -> Refusal | None:
    """Outside the map, on something else, or on the wrong terrain (R4.3)."""
    row, column = divmod(space, SIDE)
    placed = table.cells() if table.kind == PLACE else (0, 0, 0)
    places = []
    for cell in range(FIRST_CELL[orientation], FIRST_CELL[orientation + 1]):
        steps = CELL_STEPS[cell]
        places.append((row + steps // STRIDE, column + steps % STRIDE, CELL_GROUND[cell]))
    if any(r >= SIDE or c >= SIDE for r, c, _ in places):
        return Refusal("R4.3", "outside", {"space": Term("space", SPACES[space])})
    land, water = city.board(FREE_LAND), city.board(FREE_WATER)
    for r, c, ground in places:
        here = one_space(r, c)
        term = Term("space", SPACES[r * SIDE + c])
        if ground == GROUND_GAP:
            continue
        if meet(here, placed) or not (meet(here, land) or meet(here, water)):
            return Refusal("R4.3", "occupied", {"space": term})
        wrong = (ground == GROUND_LAND and meet(here, water)) or (ground == GROUND_WATER and meet(here, land))
        if wrong:
            return Refusal(_terrain_rule(item), "wrong_terrain", {"space": term})
    return None


def _terrain_rule(item: int) -> str:
    if item < act.MONUMENT:
        return "R5.6"
    if item < act.LONG_ROAD:
        return "R6.3"
    return {act.LONG_ROAD: "R5.2", act.TOWER: "R5.5"}.get(item, "R5.3")


def _bad_company(table: Table, city: City, item: int, orientation: int, space: int) -> Refusal:
    """Nothing beside it that it needs (R5.1, R5.5, R5.6, R6.5, R6.6)."""
    row, column = divmod(space, SIDE)
    anchor = one_space(row, column)
    if table.kind == PLACE_START_ROAD:
        return Refusal("R3.3", "start_sidewalk", {})
    if rules.several_parts(item):
        return _bad_part(table, orientation, anchor)
    cells = cells_of(orientation, row * STRIDE + column)
    if act.MONUMENT <= item < act.LONG_ROAD:
        return _missing_neighbour(city, item - act.MONUMENT, cells)
    if meet(anchor, covering(orientation, supported(city, item))):
        return Refusal("R5.4", "rest_blocked", {})
    if item < act.MONUMENT:
        return Refusal("R5.6", "building_alone", {"type": Term("type", IDS["type"][TILE_TYPE[item]])})
    return Refusal("R5.5", "tower_alone", {}) if item == act.TOWER else Refusal("R5.1", "road_alone", {})


def _bad_part(table: Table, orientation: int, anchor: Board) -> Refusal:
    placed = table.cells()
    city = table.city(table.seat)
    if some(placed) and not meet(anchor, part_anchors(city, everywhere(), placed, orientation)):
        return Refusal("R6.5", "parts_apart", {})
    if total(rules.pieces_left(table)) > 1:
        return Refusal("R6.5", "rest_blocked", {})
    whole = either(placed, cells_of(orientation, space_steps(anchor)))
    return _missing_neighbour(city, table.number(ITEM) - act.MONUMENT, whole)


def _missing_neighbour(city: City, monument: int, cells: Board) -> Refusal:
    missing = next(
        NEED_KIND[need]
        for need in range(FIRST_NEED[monument], FIRST_NEED[monument + 1])
        if not need_met(city, NEED_KIND[need], NEED_COUNT[need], cells)
    )
    if missing < len(IDS["type"]):
        return Refusal("R6.6", "next_to_type", {"type": Term("type", IDS["type"][missing])})
    return Refusal("R6.6", f"next_to_{NEEDS[missing]}", {})
