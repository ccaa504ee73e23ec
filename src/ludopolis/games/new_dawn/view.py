"""What each seat may see (R2.1), built from that alone. Nothing is private: all seats see the same."""

import msgspec

from ludopolis.core.data import View
from ludopolis.core.kinds import OptionValue

Hex = tuple[int, int]


class TileView(msgspec.Struct, frozen=True):
    """A laid tile, with the side that is up, and where its spaces 0 to 9 lie: axial (q, r), q to the east, r
    to the south-east. What is printed on them stands in the components."""

    side: str
    core: bool
    spaces: list[Hex]


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a focus row. ``slot`` is where it lies, ``effective_slot`` what counts if it is resolved now
    (R4.5); ``city_states`` and ``natural_wonders`` are tokens on it, ``free`` those that can still be spent
    in this turn."""

    card: str
    slot: int
    effective_slot: int
    trade: int = 0
    city_states: list[str] = []
    natural_wonders: list[str] = []
    free: list[str] = []


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city. ``missing`` are the neighbours that keep it from being mature (R5.5)."""

    space: str
    capital: bool = False
    mature: bool = False
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
    """A space that can be chosen now: its difficulty for whoever decides (R6.9); in attacks both values
    without the dice, bonus by bonus (R9.17), of the piece there or of the barbarian."""

    space: str
    difficulty: int
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
    caravan goes, and ``colossus`` the spaces all of them share."""

    card: str
    slot: int
    left: int = 0
    reinforcements: int = 0
    distance: int = 0
    colossus: int = 0


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
