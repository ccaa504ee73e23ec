"""What each seat may see (R2.1), built from that alone. Nothing is private: all seats see the same."""

import msgspec

from ludopolis.core.bits import members_of
from ludopolis.core.data import View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.new_dawn import combat, frames, reach, wonders
from ludopolis.games.new_dawn.actions import KINDS
from ludopolis.games.new_dawn.agendas import progress
from ludopolis.games.new_dawn.diplomacy import in_stock
from ludopolis.games.new_dawn.focus.economy import own_distance
from ludopolis.games.new_dawn.focus.military import attackable, card_of, huntable
from ludopolis.games.new_dawn.land import NONE, Land
from ludopolis.games.new_dawn.rules import effective_slot
from ludopolis.games.new_dawn.spaces import Spaces, has, spaces_of, without
from ludopolis.games.new_dawn.state import (
    ADVANCE_DIAL,
    ATTACK_TOKENS,
    BESIDE_MAP,
    BUILD,
    CITIES_LEFT,
    DEFENCE_TOKENS,
    DIAL,
    FIGHT,
    HELD,
    IN_HAND,
    IN_SUPPLY,
    LAID_AS_CORE,
    LAY_TILE,
    LEADER,
    MOVE_CARAVAN,
    NATURAL,
    NATURALS,
    NO_WONDER,
    NOBODY,
    ON_CARD,
    ON_MAP,
    PAY,
    PLACE_TOKEN,
    RESOURCE,
    SET_TILE,
    STATE,
    STATES,
    TILE,
    TOKENS_LEFT,
    TURN_TILE,
    WITH_RESOURCE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    AGENDA,
    AGENDA_COUNT,
    BARBARIANS,
    CARAVANS,
    CARD_ATTACKS,
    DECK,
    DECK_TYPE,
    DECKS,
    DIRECTIONS,
    EVENT_DIAL,
    EVENT_NAMES,
    INDUSTRY,
    OUTLINE_Q,
    OUTLINE_R,
    PACTS,
    SLOTS,
    TILE_SPACES,
    TILES,
    WONDERS,
)

Hex = tuple[int, int]
_SPACE = KINDS["space"]
_HOLD_EVERYWHERE = (
    combat.BY_SLOT,
    combat.BY_CARD,
    combat.BY_TERRACOTTA_ARMY,
    combat.BY_ALHAMBRA,
    combat.BY_PENTAGON,
)


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A laid tile, with the side that is up, and where its spaces 0 to 9 lie: axial (q, r), q to the east, r
    to the south-east. What is printed on them stands in the components."""

    side: str
    spaces: list[Hex]
    core: bool = False


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a focus row. ``slot`` is where it lies, ``effective_slot`` what counts if it is resolved now
    (R4.5); ``city_states`` and ``natural_wonders`` are tokens on it, ``free`` those that can still be spent
    in this turn."""

    card: str
    slot: int
    effective_slot: int
    trade: int
    city_states: list[str] = []
    natural_wonders: list[str] = []
    free: list[str] = []


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city. ``missing`` are the neighbours that keep it from being mature (R5.5)."""

    space: str
    mature: bool
    capital: bool = False
    wonder: str | None = None
    missing: list[str] = []


class PactView(msgspec.Struct, frozen=True):
    """A diplomacy card of another player."""

    owner: int
    pact: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player. ``tokens`` and ``reinforced`` are spaces with control tokens, ``tokens_left`` those unused;
    ``caravans`` are spaces, "card", or None in the supply; ``wonders`` are those controlled, also under
    tokens; ``stock`` are the own diplomacy cards that others can take; ``marks`` the victory cards met."""

    colour: str
    leader: str
    dial: int
    row: list[CardView]
    cities: list[CityView]
    tokens: list[str]
    reinforced: list[str]
    tokens_left: int
    cities_left: int
    caravans: list[str | None]
    resources: dict[str, int]
    natural_wonders: list[str]
    city_states: list[str]
    wonders: list[str]
    alliances: list[str]
    pacts: list[PactView]
    stock: list[str]
    marks: list[str]
    spaces: int


class DeckView(msgspec.Struct, frozen=True):
    """A deck of wonders: the faceup one, how many lie below it, and for each seat what it costs (R8.9) and
    the production the seat could reach if it resolved its industry card now (R8.8)."""

    type: str
    wonder: str | None
    below: int
    costs: list[int]
    productions: list[int]


class AgendaView(msgspec.Struct, frozen=True):
    """An agenda: how far each seat is, of how much."""

    agenda: str
    have: list[int]
    need: int


class VictoryCardView(msgspec.Struct, frozen=True):
    victory_card: str
    agendas: list[AgendaView]
    marked: list[int]


class StateView(msgspec.Struct, frozen=True):
    """A city-state in play. ``conqueror`` is None while its token is on the map; ``cards`` are copies of its
    diplomacy card that can be taken."""

    city_state: str
    space: str
    conqueror: int | None
    cards: int


class NaturalView(msgspec.Struct, frozen=True):
    """A natural wonder in play. ``holder`` is None while its token is on the map."""

    natural_wonder: str
    space: str
    holder: int | None


class BarbarianView(msgspec.Struct, frozen=True):
    """A barbarian in play; beside the map, ``space`` is None. ``symbol`` is where it appears."""

    barbarian: str
    space: str | None
    symbol: str


class EventDialView(msgspec.Struct, frozen=True):
    """The event dial, its pointer, and the direction of the barbarians: for each number of the die one of
    ne, e, se, sw, w, nw; the last die, 0 before the first."""

    symbols: list[str]
    pointer: int
    directions: list[str]
    die: int


class TargetView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space that can be chosen now: its difficulty for whoever places or builds (R6.9). In attacks, on the
    piece there or on the barbarian, both values without the dice, bonus by bonus (R9.17); ``attack`` is what
    comes to the bonuses that hold everywhere."""

    space: str
    difficulty: int = 0
    barbarian: bool = False
    attack: dict[str, int] = {}
    defence: dict[str, int] = {}


class CombatView(msgspec.Struct, frozen=True):
    """An attack that waits for trade tokens (R9.8), bonus by bonus, dice and spent tokens included.
    ``target`` is barbarian, city_state, token, city or capital."""

    attacker: int
    defender: int | None
    space: str
    target: str
    attack: dict[str, int]
    defence: dict[str, int]


class ResolvingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being done with a focus card. ``slot`` is the one that counts; ``left`` the tokens, attacks or
    steps of the dial still to come; ``reinforcements`` those of a military card; ``distance`` how far each
    caravan goes, and ``colossus`` the spaces all of them share; ``attack`` the bonuses that hold in every
    attack."""

    card: str
    slot: int
    left: int = 0
    reinforcements: int = 0
    distance: int = 0
    colossus: int = 0
    attack: dict[str, int] = {}


class PayingView(msgspec.Struct, frozen=True):
    wonder: str
    cost: int
    production: int


class LayingView(msgspec.Struct, frozen=True):
    """The custom map being built: the tiles each seat still has, the side chosen, its turns, and the places
    of its ten spaces around space 0."""

    hands: list[list[str]]
    waters_left: int
    side: str | None
    turns: int | None
    outline: list[Hex]


class NewDawnView(View, kw_only=True):
    """The table as everybody sees it. ``player`` has the turn; ``resources`` are the spaces with a resource
    token; ``supply`` the tokens that can be gained; ``lone_wonders`` lie on spaces of nobody."""

    options: dict[str, OptionValue]
    round: int
    player: int
    first_player: int
    event_dial: EventDialView
    tiles: list[TileView]
    waters: list[Hex]
    players: list[PlayerView]
    resources: list[str]
    supply: dict[str, int]
    city_states: list[StateView]
    natural_wonders: list[NaturalView]
    barbarians: list[BarbarianView]
    lone_wonders: dict[str, str]
    stored_tokens: int
    decks: list[DeckView]
    victory_cards: list[VictoryCardView]
    targets: list[TargetView]
    resolving: ResolvingView | None
    combat: CombatView | None
    last_dice: list[int]
    paying: PayingView | None
    laying: LayingView | None


def new_dawn_view(table: Table, seat: int) -> NewDawnView:
    seats = range(table.seats)
    return NewDawnView(
        game="new_dawn",
        seat=seat,
        decision=table.decision(),
        result=table.result(),
        options=options_of(table),
        round=table.round,
        player=_player_in_turn(table),
        first_player=table.first,
        event_dial=_event_dial(table),
        tiles=_tiles(table),
        waters=waters_of(table.land),
        players=[_player(table, owner) for owner in seats],
        resources=names_of(table.set(WITH_RESOURCE)),
        supply={id: table.supply(resource) for resource, id in enumerate(KINDS["resource"])},
        city_states=_city_states(table),
        natural_wonders=_natural_wonders(table),
        barbarians=_barbarians(table),
        lone_wonders=_lone_wonders(table),
        stored_tokens=table.stored,
        decks=[_deck(table, deck) for deck in range(DECKS)],
        victory_cards=[_victory_card(table, card) for card in members_of(table.victory_cards)],
        targets=_targets(table),
        resolving=_resolving(table),
        combat=_combat(table),
        last_dice=[table.attack_die, table.defence_die],
        paying=_paying(table),
        laying=_laying(table),
    )


# --- names, also for positions ------------------------------------------------------------------------


def options_of(table: Table) -> dict[str, OptionValue]:
    return {"map": "custom" if table.custom else "premade", "epic": table.epic, "rounds": table.rounds}


def named(kind: str, members: int) -> list[str]:
    return [KINDS[kind][member] for member in members_of(members)]


def names_of(spaces: Spaces) -> list[str]:
    """The names of the spaces of a set."""
    return [_SPACE[space] for space in spaces_of(spaces)]


def waters_of(land: Land) -> list[Hex]:
    return [(land.waters[place], land.waters[place + 1]) for place in range(0, len(land.waters), 2)]


def hands_of(table: Table) -> list[list[str]]:
    """The tiles each player still has to lay."""
    return [
        [KINDS["tile"][tile] for tile in range(TILES) if table.thing(TILE + tile) == IN_HAND + seat]
        for seat in range(table.seats)
    ]


def deck_of(table: Table, deck: int) -> list[str]:
    """The wonders left in a deck, the faceup one first."""
    cards = [table.deck_card(deck, place) for place in range(DECK)]
    return [KINDS["wonder"][wonder] for wonder in cards if wonder != NO_WONDER]


def resources_of(table: Table, seat: int) -> dict[str, int]:
    return {id: table.realm(seat, RESOURCE + resource) for resource, id in enumerate(KINDS["resource"])}


def caravans_of(table: Table, seat: int) -> list[str | None]:
    places = [table.caravan(seat, caravan) for caravan in range(CARAVANS)]
    return ["card" if place == ON_CARD else None if place == IN_SUPPLY else _SPACE[place] for place in places]


def alliances_of(table: Table, seat: int) -> list[str]:
    return [id for state, id in enumerate(KINDS["city_state"]) if table.allied(seat, state)]


def pacts_of(table: Table, seat: int) -> list[tuple[int, str]]:
    return [
        (owner, KINDS["pact"][pact])
        for owner in range(table.seats)
        for pact in range(PACTS)
        if table.has_pact(seat, owner, pact)
    ]


def marks_of(table: Table, seat: int) -> list[str]:
    return [id for card, id in enumerate(KINDS["victory_card"]) if table.marked(seat, card)]


# --- the map ------------------------------------------------------------------------------------------


def _player_in_turn(table: Table) -> int:
    """The lowest frame is the turn, an event, or the tile being laid."""
    return table.first if table.over else table.frames[1]


def _event_dial(table: Table) -> EventDialView:
    directions = KINDS["direction"]
    return EventDialView(
        symbols=[EVENT_NAMES[symbol] for symbol in EVENT_DIAL],
        pointer=table.dial,
        directions=[directions[(die + table.orientation) % DIRECTIONS] for die in range(DIRECTIONS)],
        die=table.direction_die,
    )


def _tiles(table: Table) -> list[TileView]:
    land = table.land
    return [
        TileView(
            side=KINDS["side"][2 * tile + land.side_of(tile)],
            core=table.thing(TILE + tile) == LAID_AS_CORE,
            spaces=[
                (land.q[space], land.r[space])
                for space in range(tile * TILE_SPACES, (tile + 1) * TILE_SPACES)
            ],
        )
        for tile in range(TILES)
        if land.has_tile(tile)
    ]


def _city_states(table: Table) -> list[StateView]:
    return [
        StateView(
            city_state=id,
            space=_SPACE[table.land.state_space[state]],
            conqueror=_seat_or_none(table.conqueror(state)),
            cards=table.copies_left(state),
        )
        for state, id in enumerate(KINDS["city_state"])
        if table.thing(STATE + state) >= ON_MAP
    ]


def _natural_wonders(table: Table) -> list[NaturalView]:
    return [
        NaturalView(
            natural_wonder=id,
            space=_SPACE[table.land.natural_space[natural]],
            holder=_seat_or_none(table.natural_holder(natural)),
        )
        for natural, id in enumerate(KINDS["natural_wonder"])
        if table.thing(NATURAL + natural) >= ON_MAP
    ]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _barbarians(table: Table) -> list[BarbarianView]:
    return [
        BarbarianView(
            barbarian=KINDS["barbarian"][barbarian],
            space=None if table.barbarian(barbarian) == BESIDE_MAP else _SPACE[table.barbarian(barbarian)],
            symbol=_SPACE[table.land.barbarian_space[barbarian]],
        )
        for barbarian in range(BARBARIANS)
        if table.round and table.land.barbarian_space[barbarian] != NONE
    ]


def _lone_wonders(table: Table) -> dict[str, str]:
    """R10.8."""
    lone = [
        wonder
        for wonder in range(WONDERS)
        if table.wonder_space(wonder) != BESIDE_MAP and table.owner(table.wonder_space(wonder)) == NOBODY
    ]
    return {KINDS["wonder"][wonder]: _SPACE[table.wonder_space(wonder)] for wonder in lone}


# --- players ------------------------------------------------------------------------------------------


def _player(table: Table, seat: int) -> PlayerView:
    reinforced = table.reinforced(seat)
    return PlayerView(
        colour=KINDS["colour"][seat],
        leader=KINDS["leader"][table.realm(seat, LEADER)],
        dial=table.realm(seat, DIAL),
        row=[_card(table, seat, place) for place in range(SLOTS)],
        cities=_cities(table, seat),
        tokens=names_of(without(table.tokens(seat), reinforced)),
        reinforced=names_of(reinforced),
        tokens_left=table.realm(seat, TOKENS_LEFT),
        cities_left=table.realm(seat, CITIES_LEFT),
        caravans=caravans_of(table, seat),
        resources=resources_of(table, seat),
        natural_wonders=_held(table, "natural_wonder", NATURAL, seat),
        city_states=_held(table, "city_state", STATE, seat),
        wonders=[id for wonder, id in enumerate(KINDS["wonder"]) if table.controls(seat, wonder)],
        alliances=alliances_of(table, seat),
        pacts=[PactView(owner, pact) for owner, pact in pacts_of(table, seat)],
        stock=[id for pact, id in enumerate(KINDS["pact"]) if in_stock(table, seat, pact)],
        marks=marks_of(table, seat),
        spaces=table.space_count(seat),
    )


def _held(table: Table, kind: str, first: int, seat: int) -> list[str]:
    return [id for number, id in enumerate(KINDS[kind]) if table.thing(first + number) == HELD + seat]


def _card(table: Table, seat: int, place: int) -> CardView:
    states, naturals = table.row(seat, place, STATES), table.row(seat, place, NATURALS)
    return CardView(
        card=KINDS["card"][table.card(seat, place)],
        slot=place + 1,
        effective_slot=effective_slot(table, seat, place),
        trade=table.trade(seat, place),
        city_states=named("city_state", states),
        natural_wonders=named("natural_wonder", naturals),
        free=named("city_state", states & ~table.spent_states)
        + named("natural_wonder", naturals & ~table.spent_naturals),
    )


def _cities(table: Table, seat: int) -> list[CityView]:
    mature, own = reach.mature_cities(table, seat), reach.counted_as_own(table, seat)
    return [
        CityView(
            space=_SPACE[space],
            capital=table.is_capital(space),
            mature=has(mature, space),
            wonder=_wonder_name(table.wonder_on(space)),
            missing=names_of(without(table.land.near_set(space), own)),
        )
        for space in spaces_of(table.cities(seat))
    ]


def _wonder_name(wonder: int) -> str | None:
    return None if wonder == NOBODY else KINDS["wonder"][wonder]


# --- wonders and agendas ------------------------------------------------------------------------------


def _deck(table: Table, deck: int) -> DeckView:
    wonder, seats = table.faceup(deck), range(table.seats)
    left = len(deck_of(table, deck))
    if wonder == NO_WONDER:
        return DeckView(DECK_TYPE[deck], None, 0, [], [])
    return DeckView(
        type=DECK_TYPE[deck],
        wonder=KINDS["wonder"][wonder],
        below=left - 1,
        costs=[wonders.cost(table, seat, wonder) for seat in seats],
        productions=[_production(table, seat, wonder) for seat in seats],
    )


def _production(table: Table, seat: int, wonder: int) -> int:
    place = table.place_of_type(seat, INDUSTRY)
    if place == NOBODY:
        return 0
    slot = effective_slot(table, seat, place)
    return wonders.most_production(table, seat, wonder, table.card(seat, place), slot, place)


def _victory_card(table: Table, card: int) -> VictoryCardView:
    return VictoryCardView(
        victory_card=KINDS["victory_card"][card],
        agendas=[_agenda(table, AGENDA[2 * card + number]) for number in range(2)],
        marked=[seat for seat in range(table.seats) if table.marked(seat, card)],
    )


def _agenda(table: Table, agenda: int) -> AgendaView:
    return AgendaView(
        agenda=KINDS["agenda"][agenda],
        have=[progress(table, seat, agenda) for seat in range(table.seats)],
        need=AGENDA_COUNT[agenda],
    )


# --- the decision -------------------------------------------------------------------------------------


def _targets(table: Table) -> list[TargetView]:
    if table.over or table.kind not in (PLACE_TOKEN, BUILD, FIGHT):
        return []
    if table.kind == FIGHT:
        return _enemies(table)
    seat, placing = table.seat, table.kind == PLACE_TOKEN
    kumasi = table.kind == BUILD or table.number(frames.WITH_KUMASI) != 0
    return [
        TargetView(_SPACE[space], reach.difficulty_for(table, seat, space, kumasi, placing))
        for space in spaces_of(table.choices())
    ]


def _enemies(table: Table) -> list[TargetView]:
    hunts = [_enemy(table, space, True) for space in spaces_of(huntable(table))]
    return hunts + [_enemy(table, space, False) for space in spaces_of(attackable(table))]


def _enemy(table: Table, space: int, hunt: bool) -> TargetView:
    seat, target = table.seat, combat.target_at(table, space, hunt)
    slot, card = table.number(frames.SLOT), card_of(table)
    everywhere = _bonuses_everywhere(table)
    attack = attack_bonuses(table, seat, space, target, slot, card)
    more = {name: value - everywhere.get(name, 0) for name, value in attack.items()}
    return TargetView(
        space=_SPACE[space],
        barbarian=hunt,
        attack={name: value for name, value in more.items() if value},
        defence=defence_bonuses(table, seat, space, target),
    )


def _bonuses_everywhere(table: Table) -> dict[str, int]:
    """The bonuses of an attacker against any space; a card may have more against barbarians."""
    slot, card = table.number(frames.SLOT), card_of(table)
    values = {
        combat.BONUSES[which]: combat.attack_bonus(
            table, which, table.seat, NOBODY, combat.A_TOKEN, slot, card
        )
        for which in _HOLD_EVERYWHERE
    }
    return {name: value for name, value in values.items() if value}


def attack_bonuses(table: Table, seat: int, space: int, target: int, slot: int, card: int) -> dict[str, int]:
    """The bonuses of an attacker that are not zero (R9.17)."""
    values = {
        combat.BONUSES[which]: combat.attack_bonus(table, which, seat, space, target, slot, card)
        for which in combat.ATTACK_BONUSES
    }
    return {name: value for name, value in values.items() if value}


def defence_bonuses(table: Table, attacker: int, space: int, target: int) -> dict[str, int]:
    """The bonuses of a defender that are not zero (R9.17)."""
    values = {
        combat.BONUSES[which]: combat.defence_bonus(table, which, attacker, space, target)
        for which in combat.DEFENCE_BONUSES
    }
    return {name: value for name, value in values.items() if value}


def _combat(table: Table) -> CombatView | None:
    """Tokens spent are what the values have more than dice and bonuses."""
    if table.over or table.kind not in (ATTACK_TOKENS, DEFENCE_TOKENS):
        return None
    attacker = table.seat if table.kind == ATTACK_TOKENS else table.number(frames.ATTACKER)
    space, target = table.number(frames.SPACE), table.number(frames.TARGET)
    slot, card = table.number(frames.MILITARY_SLOT), table.number(frames.MILITARY_CARD)
    attack = {"die": table.attack_die, **attack_bonuses(table, attacker, space, target, slot, card)}
    tokens = table.number(frames.ATTACK_VALUE) - sum(attack.values())
    return CombatView(
        attacker=attacker,
        defender=_seat_or_none(table.owner(space)) if target >= combat.A_TOKEN else None,
        space=_SPACE[space],
        target=combat.TARGETS[target],
        attack=attack | ({"tokens": tokens} if tokens else {}),
        defence={"die": table.defence_die, **defence_bonuses(table, attacker, space, target)},
    )


def _resolving(table: Table) -> ResolvingView | None:
    if table.over or table.kind not in (ADVANCE_DIAL, MOVE_CARAVAN, BUILD, FIGHT):
        return None
    slot, card = table.number(frames.SLOT), KINDS["card"][table.number(frames.RESOLVED)]
    if table.kind == ADVANCE_DIAL:
        return ResolvingView(card, slot, left=slot + table.number(frames.EXTRA))
    if table.kind == MOVE_CARAVAN:
        return ResolvingView(card, slot, distance=own_distance(table), colossus=table.number(frames.COLOSSUS))
    if table.kind == BUILD:
        return ResolvingView(card, slot)
    return ResolvingView(
        card,
        slot,
        left=CARD_ATTACKS[card_of(table)] - table.number(frames.ATTACKS_DONE),
        reinforcements=table.number(frames.REINFORCEMENTS),
        attack=_bonuses_everywhere(table),
    )


def _paying(table: Table) -> PayingView | None:
    if table.over or table.kind != PAY:
        return None
    return PayingView(
        wonder=KINDS["wonder"][table.number(frames.THE_WONDER)],
        cost=table.number(frames.COST),
        production=table.number(frames.PRODUCTION),
    )


def _laying(table: Table) -> LayingView | None:
    if table.over or table.kind not in (LAY_TILE, TURN_TILE, SET_TILE):
        return None
    side = table.number(frames.CHOSEN_SIDE) if table.kind != LAY_TILE else None
    turns = table.number(frames.CHOSEN_TURNS) if table.kind == SET_TILE else None
    return LayingView(
        hands=hands_of(table),
        waters_left=table.land.waters_left(),
        side=None if side is None else KINDS["side"][side],
        turns=turns,
        outline=[] if side is None else _outline(side % 2, turns or 0),
    )


def _outline(side: int, turns: int) -> list[Hex]:
    first = (side * DIRECTIONS + turns) * TILE_SPACES
    return [(OUTLINE_Q[place], OUTLINE_R[place]) for place in range(first, first + TILE_SPACES)]
