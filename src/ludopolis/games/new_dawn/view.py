"""What each seat may see (R2.1), built from that alone. Nothing is private: all seats see the same."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from ludopolis.core.bits import members_of
from ludopolis.core.data import View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.new_dawn import combat, frames, reach, wonders
from ludopolis.games.new_dawn.actions import KINDS, POSITION_COLUMNS
from ludopolis.games.new_dawn.agendas import progress
from ludopolis.games.new_dawn.diplomacy import in_stock
from ludopolis.games.new_dawn.focus.culture import tokens_of
from ludopolis.games.new_dawn.focus.economy import colossus_of
from ludopolis.games.new_dawn.focus.military import attackable, card_of, huntable
from ludopolis.games.new_dawn.land import AT_Q, AT_R, LYING, NONE, TURNS, Land
from ludopolis.games.new_dawn.map_setup import FIRST_Q, FIRST_R, ROTATIONS, fits
from ludopolis.games.new_dawn.rules import effective_slot
from ludopolis.games.new_dawn.spaces import Spaces, spaces_of, without
from ludopolis.games.new_dawn.state import (
    ADVANCE_DIAL,
    ATTACK_TOKENS,
    BESIDE_MAP,
    BUILD,
    CITIES_LEFT,
    DEFENCE_TOKENS,
    DIAL,
    DISCARD_TOKEN,
    FIGHT,
    GAIN_CARD,
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
    PLUNDER,
    PUT_FOR_HOST,
    PUT_TOKEN,
    RESOURCE,
    SET_TILE,
    STATE,
    STATES,
    TAKE_PACT,
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
    CARD_CARAVANS,
    CARD_DISTANCE,
    CARD_TYPE,
    CIVIL_SERVICE,
    CULTURE,
    DECK,
    DECK_TYPE,
    DECKS,
    DIRECTIONS,
    EVENT_DIAL,
    EVENT_NAMES,
    INDUSTRY,
    MILITARY,
    OUTLINE_Q,
    OUTLINE_R,
    PACTS,
    SCIENCE,
    SLOTS,
    TILE_SPACES,
    TILES,
    URBANIZATION,
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
    """A laid tile, with the side that is up, how often it is turned by 60 degrees clockwise, and where its
    space 0 lies: axial (q, r), q to the east, r to the south-east. What is printed on it stands in the
    components."""

    side: str
    at: Hex
    turns: int = 0
    core: bool = False

    @property
    def spaces(self) -> list[Hex]:
        """Where its spaces 0 to 9 lie."""
        q, r = self.at
        outline = _outline("ab".index(self.side[-1]), self.turns)
        return [(q + east, r + south) for east, south in outline]


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a focus row. ``slot`` is where it lies; ``counts_as`` the slot that counts if it is resolved
    now and that is another one (R4.5). ``does`` has the numbers of its effect there, before tokens are spent:
    ``tokens`` placed, ``steps`` of the dial, ``caravans`` and the ``distance`` of each with what the
    ``colossus`` adds to all of them, ``production``, ``reinforcements``, ``attacks`` and the ``attack`` value
    of each without die and target, and the ``difficulty`` allowed. ``city_states`` and ``natural_wonders``
    are tokens on it, ``free`` those that can still be spent in this turn."""

    card: str
    slot: int
    does: dict[str, int]
    counts_as: int = 0
    trade: int = 0
    city_states: list[str] = []
    natural_wonders: list[str] = []
    free: list[str] = []

    @property
    def effective_slot(self) -> int:
        return self.counts_as or self.slot


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city. ``missing`` are the neighbours that keep it from being mature (R5.5)."""

    space: str
    capital: bool = False
    missing: list[str] = []

    @property
    def mature(self) -> bool:
        return not self.missing


class PactView(msgspec.Struct, frozen=True):
    """A diplomacy card of another player."""

    owner: int
    pact: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player. ``tokens`` and ``reinforced`` are spaces with control tokens, ``tokens_left`` those unused;
    ``caravans`` are spaces, "card", or None in the supply; ``wonders`` are those controlled, also under
    tokens; ``stock`` are the own diplomacy cards that others can take; ``marks`` counts the victory cards
    met."""

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
    marks: int
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


class BonusView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bonus that counts in possible attacks: on all pieces of these seats, on pieces of these spaces, and
    on these barbarians; in all attacks if nothing is named."""

    bonus: str
    value: int
    seats: list[int] = []
    spaces: list[str] = []
    barbarians: list[str] = []

    def counts_on(self, space: str, owner: int | None) -> bool:
        """Whether it counts against what a seat has on a space; no seat: against a city-state."""
        named = self.seats or self.spaces or self.barbarians
        return not named or owner in self.seats or space in self.spaces

    def counts_on_barbarian(self, space: str) -> bool:
        return space in self.barbarians or not (self.seats or self.spaces or self.barbarians)


class Target(NamedTuple):
    """A space that can be chosen now, with its difficulty for whoever places or builds (R6.9), or with both
    values of an attack on the piece or the barbarian there, without the dice, bonus by bonus (R9.17)."""

    space: str
    difficulty: int = 0
    barbarian: bool = False
    attack: dict[str, int] = {}
    defence: dict[str, int] = {}


class CombatView(msgspec.Struct, frozen=True):
    """An attack that waits for trade tokens (R9.8), bonus by bonus, dice and spent tokens included.
    ``target`` is barbarian, city_state, token, city or capital; ``defender_tokens`` are the trade tokens with
    which the defender could answer."""

    attacker: int
    defender: int | None
    defender_tokens: int
    space: str
    target: str
    attack: dict[str, int]
    defence: dict[str, int]


class ResolvingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being done with a focus card, spent tokens counted. ``slot`` is the one that counts; ``left``
    the tokens, attacks or steps of the dial still to come; ``difficulty`` the one allowed; ``reinforcements``
    those of a military card; ``distance`` how far each caravan goes, and ``colossus`` the spaces all of them
    share."""

    card: str
    slot: int
    left: int = 0
    difficulty: int = 0
    reinforcements: int = 0
    distance: int = 0
    colossus: int = 0


class PayingView(msgspec.Struct, frozen=True):
    wonder: str
    cost: int
    production: int


class LayingView(msgspec.Struct, frozen=True):
    """The custom map being built: the tiles each seat still has, the side chosen, its turns, and the places
    of its ten spaces around space 0. ``places`` are the positions that fit, by side and turns (``a0`` to
    ``b5``), as long as one of them is open; ``origin`` is where position a1 lies."""

    hands: list[list[str]]
    waters_left: int
    side: str | None
    turns: int | None
    outline: list[Hex]
    places: dict[str, list[str]]
    origin: Hex


class NewDawnView(View, kw_only=True):
    """The table as everybody sees it. ``player`` has the turn; ``resources`` are the spaces with a resource
    token; ``supply`` the tokens that can be gained; ``wonders`` says where the built ones lie, under cities
    or tokens, or on spaces of nobody. ``repeats`` is how often the present question can still be answered,
    ``row_of`` whose focus row it is about, if that is not the row of whoever decides. ``difficulties`` are
    those of the spaces that can be chosen, ``attack_bonuses`` and ``defence_bonuses`` what counts where an
    attack is possible; ``targets`` puts them together."""

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
    wonders: dict[str, str]
    stored_tokens: int
    decks: list[DeckView]
    victory_cards: list[VictoryCardView]
    repeats: int
    row_of: int | None
    difficulties: dict[str, list[str]]
    attack_bonuses: list[BonusView]
    defence_bonuses: list[BonusView]
    resolving: ResolvingView | None
    combat: CombatView | None
    last_dice: list[int]
    paying: PayingView | None
    laying: LayingView | None

    @property
    def targets(self) -> list[Target]:
        """The spaces that can be chosen, as far as there is something to say about them."""
        chosen = [
            Target(space, int(difficulty))
            for difficulty, spaces in self.difficulties.items()
            for space in spaces
        ]
        actions = self.decision.actions if self.decision else []
        owners = self._owners()
        attacked = [action.split()[1] for action in actions if action.startswith("attack ")]
        hunted = [action.split()[1] for action in actions if action.startswith("hunt ")]
        return [
            *chosen,
            *(self._attack_on(space, owners.get(space)) for space in attacked),
            *(self._hunt_on(space) for space in hunted),
        ]

    def _owners(self) -> dict[str, int]:
        return {
            space: seat
            for seat, player in enumerate(self.players)
            for space in (*player.tokens, *player.reinforced, *(city.space for city in player.cities))
        }

    def _attack_on(self, space: str, owner: int | None) -> Target:
        attack, defence = (
            {one.bonus: one.value for one in bonuses if one.counts_on(space, owner)}
            for bonuses in (self.attack_bonuses, self.defence_bonuses)
        )
        return Target(space, attack=attack, defence=defence)

    def _hunt_on(self, space: str) -> Target:
        attack, defence = (
            {one.bonus: one.value for one in bonuses if one.counts_on_barbarian(space)}
            for bonuses in (self.attack_bonuses, self.defence_bonuses)
        )
        return Target(space, barbarian=True, attack=attack, defence=defence)

    @property
    def lone_wonders(self) -> dict[str, str]:
        """Those on spaces of nobody (R10.8)."""
        controlled = {wonder for player in self.players for wonder in player.wonders}
        return {wonder: space for wonder, space in self.wonders.items() if wonder not in controlled}


def new_dawn_view(table: Table, seat: int) -> NewDawnView:
    seats, enemies = range(table.seats), _enemies(table)
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
        wonders=_wonders(table),
        stored_tokens=table.stored,
        decks=[_deck(table, deck) for deck in range(DECKS)],
        victory_cards=[_victory_card(table, card) for card in members_of(table.victory_cards)],
        repeats=_repeats(table),
        row_of=_row_of(table),
        difficulties=_difficulties(table),
        attack_bonuses=_shared(combat.ATTACK_BONUSES, [enemy.attack for enemy in enemies], enemies),
        defence_bonuses=_shared(combat.DEFENCE_BONUSES, [enemy.defence for enemy in enemies], enemies),
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
            at=(land.tiles[tile * LYING + AT_Q], land.tiles[tile * LYING + AT_R]),
            turns=land.tiles[tile * LYING + TURNS],
            core=table.thing(TILE + tile) == LAID_AS_CORE,
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


def _wonders(table: Table) -> dict[str, str]:
    built = [wonder for wonder in range(WONDERS) if table.wonder_space(wonder) != BESIDE_MAP]
    return {KINDS["wonder"][wonder]: _SPACE[table.wonder_space(wonder)] for wonder in built}


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
        marks=table.marks(seat),
        spaces=table.space_count(seat),
    )


def _held(table: Table, kind: str, first: int, seat: int) -> list[str]:
    return [id for number, id in enumerate(KINDS[kind]) if table.thing(first + number) == HELD + seat]


def _card(table: Table, seat: int, place: int) -> CardView:
    states, naturals = table.row(seat, place, STATES), table.row(seat, place, NATURALS)
    card, slot = table.card(seat, place), effective_slot(table, seat, place)
    return CardView(
        card=KINDS["card"][card],
        slot=place + 1,
        does=_does(table, seat, card, slot),
        counts_as=slot if slot != place + 1 else 0,
        trade=table.trade(seat, place),
        city_states=named("city_state", states),
        natural_wonders=named("natural_wonder", naturals),
        free=named("city_state", states & ~table.spent_states)
        + named("natural_wonder", naturals & ~table.spent_naturals),
    )


def _does(table: Table, seat: int, card: int, slot: int) -> dict[str, int]:
    """The numbers of a focus card in a slot."""
    type, distance = CARD_TYPE[card], {"distance": CARD_DISTANCE[card]}
    if type == SCIENCE:
        return {"steps": slot}
    if type == MILITARY:
        attack = _attack_everywhere(table, seat, slot, card)
        return {"reinforcements": slot, "attacks": CARD_ATTACKS[card], "attack": attack} | distance
    if type == CULTURE:
        return {"tokens": tokens_of(table, seat, card), "difficulty": slot}
    if type == INDUSTRY:
        return {"production": wonders.production_of_card(card, slot), "difficulty": slot} | distance
    colossus = colossus_of(table, seat)
    found = {"caravans": CARD_CARAVANS[card], "difficulty": slot} | distance
    return found | ({"colossus": colossus} if colossus else {})


def _cities(table: Table, seat: int) -> list[CityView]:
    own = reach.counted_as_own(table, seat)
    return [
        CityView(
            space=_SPACE[space],
            capital=table.is_capital(space),
            missing=names_of(without(table.land.near_set(space), own)),
        )
        for space in spaces_of(table.cities(seat))
    ]


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


class _Frame(NamedTuple):
    kind: int
    seat: int
    numbers: list[int]


def _stack(table: Table) -> Iterator[_Frame]:
    """What is asked, then what waits below it."""
    for base in range(table.top, -1, -table.width):
        kind, seat, *numbers = table.frames[base : base + table.width]
        yield _Frame(kind, seat, numbers)


# Where a frame has the number of its answers still to come, and the player whose focus row it is about.
_REPEATS = {
    GAIN_CARD: frames.GAINS_LEFT,
    TAKE_PACT: frames.PACTS_LEFT,
    PUT_TOKEN: frames.TOKENS_TO_PUT,
    PLUNDER: frames.PLUNDERS_LEFT,
    DISCARD_TOKEN: frames.TO_DISCARD,
}
_ROWS_OF = {PLUNDER: frames.VICTIM, PUT_FOR_HOST: frames.FOR_HOST}


def _repeats(table: Table) -> int:
    return 1 if table.over or table.kind not in _REPEATS else table.number(_REPEATS[table.kind])


def _row_of(table: Table) -> int | None:
    return None if table.over or table.kind not in _ROWS_OF else table.number(_ROWS_OF[table.kind])


def _difficulties(table: Table) -> dict[str, list[str]]:
    """The spaces for a token or a city, by their difficulty."""
    if table.over or table.kind not in (PLACE_TOKEN, BUILD):
        return {}
    seat, placing = table.seat, table.kind == PLACE_TOKEN
    kumasi = table.kind == BUILD or table.number(frames.WITH_KUMASI) != 0
    found: dict[str, list[str]] = {}
    for space in spaces_of(table.choices()):
        difficulty = reach.difficulty_for(table, seat, space, kumasi, placing)
        found.setdefault(str(difficulty), []).append(_SPACE[space])
    return found


class _Enemy(NamedTuple):
    """Something that can be attacked; barbarians and city-states are nobody's."""

    space: str
    owner: int | None
    barbarian: bool
    attack: dict[str, int]
    defence: dict[str, int]


def _enemies(table: Table) -> list[_Enemy]:
    if table.over or table.kind != FIGHT:
        return []
    hunts = [_enemy(table, space, True) for space in spaces_of(huntable(table))]
    return hunts + [_enemy(table, space, False) for space in spaces_of(attackable(table))]


def _enemy(table: Table, space: int, hunt: bool) -> _Enemy:
    seat, target = table.seat, combat.target_at(table, space, hunt)
    slot, card = table.number(frames.SLOT), card_of(table)
    return _Enemy(
        space=_SPACE[space],
        owner=None if hunt else _seat_or_none(table.owner(space)),
        barbarian=hunt,
        attack=attack_bonuses(table, seat, space, target, slot, card),
        defence=defence_bonuses(table, seat, space, target),
    )


def _shared(order: Iterable[int], values: list[dict[str, int]], enemies: list[_Enemy]) -> list[BonusView]:
    """The bonuses in their order (R9.17), each with the enemies that share its value."""
    found: list[BonusView] = []
    for bonus in (combat.BONUSES[which] for which in order):
        each = [one.get(bonus, 0) for one in values]
        values_of_it = sorted({*each} - {0})
        found += [_among(bonus, value, [one == value for one in each], enemies) for value in values_of_it]
    return found


def _among(bonus: str, value: int, counts: list[bool], enemies: list[_Enemy]) -> BonusView:
    """Named are the seats all of whose pieces share it, and what else does."""
    if all(counts):
        return BonusView(bonus, value)
    sharing = [enemy for enemy, shares in zip(enemies, counts, strict=True) if shares]
    others = {enemy.owner for enemy, shares in zip(enemies, counts, strict=True) if not shares}
    seats = sorted({enemy.owner for enemy in sharing if enemy.owner is not None} - others)
    pieces = [one.space for one in sharing if not one.barbarian and one.owner not in seats]
    return BonusView(bonus, value, seats, pieces, [one.space for one in sharing if one.barbarian])


def _attack_everywhere(table: Table, seat: int, slot: int, card: int) -> int:
    """The value of an attack on any piece, without the die and what depends on the piece."""
    return sum(
        combat.attack_bonus(table, which, seat, NOBODY, combat.A_TOKEN, slot, card)
        for which in _HOLD_EVERYWHERE
    )


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
    defender = _seat_or_none(table.owner(space)) if target >= combat.A_TOKEN else None
    return CombatView(
        attacker=attacker,
        defender=defender,
        defender_tokens=0 if defender is None else combat.military_tokens(table, defender),
        space=_SPACE[space],
        target=combat.TARGETS[target],
        attack=attack | ({"tokens": tokens} if tokens else {}),
        defence={"die": table.defence_die, **defence_bonuses(table, attacker, space, target)},
    )


def _resolving(table: Table) -> ResolvingView | None:
    """The card that is being resolved, also while something else is asked on the way."""
    found = (_resolved(table, frame) for frame in _stack(table))
    return next((view for view in found if view is not None), None)


def _resolved(table: Table, frame: _Frame) -> ResolvingView | None:
    if frame.kind == PLACE_TOKEN:
        return _placing(table, frame)
    if frame.kind not in (ADVANCE_DIAL, MOVE_CARAVAN, BUILD, FIGHT):
        return None
    numbers = frame.numbers
    slot, card = numbers[frames.SLOT], numbers[frames.RESOLVED]
    id = KINDS["card"][card]
    if frame.kind == ADVANCE_DIAL:
        return ResolvingView(id, slot, left=slot + numbers[frames.EXTRA])
    if frame.kind == MOVE_CARAVAN:
        distance = CARD_DISTANCE[card] + numbers[frames.EXTRA]
        return ResolvingView(id, slot, difficulty=slot, distance=distance, colossus=numbers[frames.COLOSSUS])
    if frame.kind == BUILD:
        return ResolvingView(id, slot, difficulty=slot)
    return ResolvingView(
        id,
        slot,
        left=CARD_ATTACKS[card] - numbers[frames.ATTACKS_DONE],
        reinforcements=numbers[frames.REINFORCEMENTS],
    )


def _placing(table: Table, frame: _Frame) -> ResolvingView | None:
    """The second tokens of Civil Service and those of Urbanization have no card from which tokens are spent;
    the Hanging Gardens place theirs without a card."""
    limit, spends_from = frame.numbers[frames.LIMIT], frame.numbers[frames.SPENDS_FROM]
    if spends_from:
        card = table.card(frame.seat, spends_from - 1)
    elif frame.numbers[frames.NEXT_TO] != frames.A_CITY:
        friendly = frame.numbers[frames.NEXT_TO] == frames.A_FRIENDLY_SPACE
        card = CIVIL_SERVICE if friendly else URBANIZATION
    else:
        return None
    return ResolvingView(KINDS["card"][card], limit, left=frame.numbers[frames.LEFT], difficulty=limit)


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
        places={} if turns is not None else _places(table, range(2) if side is None else [side % 2]),
        origin=(FIRST_Q, FIRST_R),
    )


def _places(table: Table, sides: Iterable[int]) -> dict[str, list[str]]:
    relaxed = table.number(frames.RELAXED)
    return {
        f"{'ab'[side]}{turns}": [
            KINDS["position"][row * POSITION_COLUMNS + column]
            for row, columns in enumerate(fits(table, side * ROTATIONS + turns, relaxed))
            for column in members_of(columns)
        ]
        for side in sides
        for turns in range(ROTATIONS)
    }


def _outline(side: int, turns: int) -> list[Hex]:
    first = (side * DIRECTIONS + turns) * TILE_SPACES
    return [(OUTLINE_Q[place], OUTLINE_R[place]) for place in range(first, first + TILE_SPACES)]
