"""Legal positions for tests: say what matters, and the rest is filled up so that the rules allow it.

``Situation(...).load()`` uses the premade map. Spaces with a city or a control token have lost their
resource, every other resource symbol has its token; barbarians are beside the map unless they are named. What
a player holds of natural wonders and city-states follows from the spaces.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.new_dawn.printed import DATA, FOCUS, SPACES, WONDERS, item, premade
from games.playing import asked, parts, play, refused, told, turn
from ludopolis import game
from ludopolis.core.contract import State
from ludopolis.core.data import Event, Result
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.kinds import OptionValue
from ludopolis.games.new_dawn.view import NewDawnView, PlayerView

__all__ = ["asked", "parts", "play", "refused", "told", "turn"]

Json = dict[str, Any]

NEW_DAWN = game("new_dawn")
COLOURS = ("red", "blue", "orange", "green")
CAPITALS = {2: ("7-0", "16-0"), 3: ("7-0", "16-0", "11-0"), 4: ("7-0", "16-0", "9-0", "11-0")}
# Nobody's ability matters in the turns of others, and that of Gilgamesh only when he defeats a barbarian.
LEADERS = ("gilgamesh", "montezuma", "trajan", "cleopatra")
VICTORY_CARDS = (
    "vc_civilized_money_grubber",
    "vc_warmonger_paranoid",
    "vc_technophile_scholarly",
    "vc_populous_preservationist",
)
ERAS = ("ancient", "medieval", "modern")
# A custom map of two players with all tiles on side b, and its city-states Kumasi, Mohenjo Daro, Seoul and
# Kabul: side, q, r, turns, core.
WILD = (
    ("2b", 0, -3, 3, True),
    ("4b", -2, -6, 2, False),
    ("5b", -7, 2, 5, False),
    ("6b", 0, 0, 0, True),
    ("7b", 4, -3, 3, False),
    ("12b", 2, -6, 2, False),
    ("13b", -4, -3, 3, True),
    ("14b", -4, 0, 0, True),
    ("15b", -3, 2, 4, False),
    ("16b", 3, 1, 4, False),
)
# Where wonders lie that nobody needs: far away, and nobody's.
RUINS = ("4-3", "4-4", "4-2", "12-3", "12-2", "14-2", "14-9", "5-5")
WILD_RUINS = ("4-6", "4-7", "5-9", "5-5", "5-6", "15-7", "15-5", "13-1")
# 31 spaces of the premade map far from my capital, on which nothing else lies.
SPREAD = [
    f"{tile}-{number}"
    for tile, numbers in ((12, "12345689"), (14, "01245679"), (5, "0456"), (4, "1234567"), (2, "1349"))
    for number in numbers
]


@dataclass(frozen=True)
class Player:
    """One player. ``focus`` names cards with their slots, and trade tokens on them: ``early_empire 3 +2``;
    the other types are filled up with cards of level I. ``caravans`` are spaces; those left are on the card.
    ``pacts`` are written like ``blue embassy``. ``on_cards`` says where Roosevelt's natural wonders lie."""

    leader: str = ""
    focus: Sequence[str] = ()
    cities: Sequence[str] = ()
    tokens: Sequence[str] = ()
    reinforced: Sequence[str] = ()
    caravans: Sequence[str] = ()
    resources: Mapping[str, int] = field(default_factory=dict)
    dial: int = 0
    alliances: Sequence[str] = ()
    pacts: Sequence[str] = ()
    marks: Sequence[str] = ()
    on_cards: Mapping[str, str] = field(default_factory=dict)

    def row(self) -> list[Json]:
        """The focus row, slot 1 first."""
        named = [text.split() for text in self.focus]
        slots = {int(words[1]): words for words in named}
        held = [_type(words[0]) for words in named]
        rest = [cards[0] for type, cards in FOCUS.items() if type not in held]
        found = []
        for slot in range(1, 6):
            words = slots[slot] if slot in slots else [rest.pop(0)]
            found.append({"card": words[0], "trade": int(words[2]) if len(words) > 2 else 0})
        return found

    def spaces(self) -> list[str]:
        """Where this player has a city or a control token, the capital apart."""
        return [*self.cities, *self.tokens, *self.reinforced]


def _type(card: str) -> str:
    return next(type for type, cards in FOCUS.items() if card in cards)


def symbols(sides: Sequence[str], sign: str) -> dict[str, str]:
    """The spaces with a symbol of some sides, and what it shows: ``+`` resource, ``!`` barbarian, ``=``
    city-state or natural wonder."""
    return {
        f"{side[:-1]}-{number}": text.partition(sign)[2]
        for side in sides
        for number, text in enumerate(SPACES[side].split())
        if sign in text
    }


@dataclass(frozen=True)
class Situation:
    """What a test cares about. ``mine`` belongs to the active seat, ``others`` to the following ones.

    ``offer`` names faceup wonders, ``wonders`` where built ones lie; ``gone`` are resources that were taken
    from spaces of nobody. ``starting`` asks for the abilities of the start of a turn before the card.
    ``wild`` uses the custom map instead of the premade one.
    """

    mine: Player = Player()
    others: Sequence[Player] = (Player(),)
    seat: int = 0
    round: int = 5
    first_player: int = 0
    event_dial: int = 0
    orientation: int = 0
    wonders: Mapping[str, str] = field(default_factory=dict)
    offer: Sequence[str] = ()
    empty_decks: Sequence[str] = ()
    barbarians: Mapping[str, str] = field(default_factory=dict)
    gone: Sequence[str] = ()
    stored_tokens: int = 0
    victory_cards: Sequence[str] = VICTORY_CARDS[:3]
    turn: Json = field(default_factory=dict)
    starting: bool = False
    wild: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return 1 + len(self.others)

    def players(self) -> list[Player]:
        """The players by seat."""
        around = [self.mine, *self.others]
        return [around[(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def but(self, **mine: Any) -> "Situation":
        """The same with something else of mine."""
        return replace(self, mine=replace(self.mine, **mine))

    def load(self) -> State:
        return NEW_DAWN.load(self.data())

    def data(self) -> Json:
        """The whole position as JSON data."""
        wonders = self._wonders()
        return {
            "game": "new_dawn",
            "rules": 1,
            "round": self.round,
            "first_player": self.first_player,
            "event_dial": self.event_dial,
            "orientation": self.orientation,
            "dice": [0, 0, 0],
            "tiles": self._tiles(),
            "waters": [],
            "hands": [[] for _ in range(self.seats)],
            "players": [self._player(seat, player) for seat, player in enumerate(self.players())],
            "resources": self._resources(),
            "barbarians": self._barbarians(),
            "wonders": wonders,
            "decks": {type: self._deck(type, wonders) for type in FOCUS if type != "industry"},
            "stored_tokens": self.stored_tokens,
            "victory_cards": list(self.victory_cards),
            "turn": self.turn,
            "random": [1, 2, 3, 4],
            "frames": self._frames(),
            "options": {"map": "custom" if self.wild else "premade", **self.options},
        }

    def _frames(self) -> list[Json]:
        kind, stage = ("begin_turn", 1) if self.starting else ("choose_focus", 2)
        return [
            {"kind": "turn", "seat": self.seat, "numbers": [stage]},
            {"kind": kind, "seat": self.seat},
        ]

    def _tiles(self) -> list[Json]:
        if self.wild:
            names = ("side", "q", "r", "turns", "core")
            return [dict(zip(names, place, strict=True)) for place in WILD]
        places = sorted(premade(self.seats), key=lambda place: int(place["tile"]))
        return [
            {"side": f"{place['tile']}a", "q": place["q"], "r": place["r"], "turns": place["turns"]}
            for place in places
        ]

    def sides(self) -> list[str]:
        return [tile["side"] for tile in self._tiles()]

    def _player(self, seat: int, player: Player) -> Json:
        return {
            "leader": player.leader or self._leader(seat),
            "dial": player.dial,
            "row": self._row(player),
            "resources": {id: player.resources.get(id, 0) for id in _ids("resources")},
            "capital": CAPITALS[self.seats][seat],
            "cities": _ordered(player.cities),
            "tokens": _ordered(player.tokens),
            "reinforced": _ordered(player.reinforced),
            "caravans": _caravans(player),
            "alliances": [id for id in _ids("city_states") if id in player.alliances],
            "pacts": [_pact(text) for text in sorted(player.pacts, key=_pact_order)],
            "marks": [id for id in _ids("victory_cards") if id in player.marks],
        }

    def _leader(self, seat: int) -> str:
        named = [player.leader for player in self.players()]
        free = [leader for leader in LEADERS if leader not in named]
        return free[[place for place, name in enumerate(named) if not name].index(seat)]

    def _row(self, player: Player) -> list[Json]:
        """The focus row with the tokens of conquered city-states and Roosevelt's natural wonders."""
        row = player.row()
        for space, id in symbols(self.sides(), "=").items():
            if space not in player.spaces():
                continue
            if id in _ids("city_states"):
                type, field = item("city_states", id)["type"], "city_states"
                card = next(data for data in row if _type(data["card"]) == type)
            elif id in player.on_cards:
                field = "natural_wonders"
                card = next(data for data in row if data["card"] == player.on_cards[id])
            else:
                continue
            card.setdefault(field, []).append(id)
        return row

    def _owned(self) -> list[str]:
        return [*CAPITALS[self.seats], *(space for player in self.players() for space in player.spaces())]

    def _resources(self) -> list[str]:
        gone = [*self._owned(), *self.gone]
        return _ordered([space for space in symbols(self.sides(), "+") if space not in gone])

    def _barbarians(self) -> dict[str, str | None]:
        letters = sorted(symbols(self.sides(), "!").values())
        return {letter: self.barbarians.get(letter) for letter in letters}

    def _wonders(self) -> dict[str, str]:
        """Those named, and in ruins those that were built before the wonders on offer."""
        found = dict(self.wonders)
        taken = {*self._owned(), *found.values(), *self.barbarians.values()}
        ruins = [space for space in (WILD_RUINS if self.wild else RUINS) if space not in taken]
        for type in FOCUS:
            for wonder in self._built_before(type, found):
                found[wonder] = ruins.pop(0)
        return {id: found[id] for id in WONDERS if id in found}

    def _built_before(self, type: str, built: Mapping[str, str]) -> list[str]:
        eras = list(ERAS) if type in self.empty_decks else []
        for wonder in self.offer:
            if WONDERS[wonder].split()[0] == type:
                eras = list(ERAS[: ERAS.index(WONDERS[wonder].split()[1])])
        return [wonder for era in eras for wonder in self._left(type, era, built)]

    def _left(self, type: str, era: str, built: Mapping[str, str]) -> list[str]:
        """The wonders of a type and era that lie in their deck: those on offer first (R3.7)."""
        wonders = [id for id, text in WONDERS.items() if text.split()[:2] == [type, era]]
        removed = next(setup for setup in DATA["setups"] if setup["seats"] == self.seats)["removed"]
        free = [id for id in wonders if id not in built]
        free.sort(key=lambda id: id not in self.offer)
        return free[: max(0, len(free) - removed.get(era, 0))]

    def _deck(self, type: str, built: Mapping[str, str]) -> list[str]:
        return [wonder for era in ERAS for wonder in self._left(type, era, built)]


def _ids(kind: str) -> list[str]:
    return [entry["id"] for entry in DATA[kind]]


def _ordered(spaces: Sequence[str]) -> list[str]:
    return sorted(spaces, key=lambda space: tuple(map(int, space.split("-"))))


def _caravans(player: Player) -> list[str | None]:
    """As many as the economy cards allow (R7.5)."""
    cards = [data["card"] for data in player.row()]
    room = sum(item("focus_cards", card).get("caravans", 0) for card in cards)
    on_card = max(0, min(3, room) - len(player.caravans))
    found: list[str | None] = [*player.caravans, *["card"] * on_card]
    return [*found, *[None] * (3 - len(found))]


def _pact(text: str) -> Json:
    colour, pact = text.split()
    return {"owner": COLOURS.index(colour), "pact": pact}


def _pact_order(text: str) -> tuple[int, int]:
    colour, pact = text.split()
    return COLOURS.index(colour), _ids("pacts").index(pact)


def fresh(seed: int | str = 1, seats: int = 2, **options: object) -> State:
    """A new game."""
    return NEW_DAWN.new(seed, seats, **options)


# --- playing and looking --------------------------------------------------------------------------


def rig(state: State, *rolls: tuple[str, int]) -> State:
    """Let the next dice show these numbers: ``("attack", 5), ("defence", 2)``, or ``direction``."""
    names = [chance.name for chance in NEW_DAWN.chances]
    journal = Journal([Entry(names.index(name), [number]) for name, number in rolls])
    journal.strict = False
    state.journal = journal
    return state


def choices(state: State, verb: str) -> set[str]:
    """What can be chosen now with a verb: ``place`` gives spaces."""
    actions = [action.split() for action in state.legal()]
    return {" ".join(words[1:]) for words in actions if words[0] == verb}


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(state: State, seat: int = 0) -> NewDawnView:
    view = state.view(seat)
    assert isinstance(view, NewDawnView)
    return view


def player(state: State, seat: int = 0) -> PlayerView:
    return seen(state).players[seat]


def cards(state: State, seat: int = 0) -> list[str]:
    """The focus row, slot 1 first."""
    return [card.card for card in player(state, seat).row]


def trade(state: State, seat: int = 0) -> dict[str, int]:
    """The trade tokens on the cards that have some."""
    return {card.card: card.trade for card in player(state, seat).row if card.trade}


def housed(state: State, seat: int = 0) -> dict[str, str | None]:
    """The wonder under each city of a player, if there is one."""
    lying = {space: wonder for wonder, space in seen(state).wonders.items()}
    return {city.space: lying.get(city.space) for city in player(state, seat).cities}


def cities(state: State, seat: int = 0) -> set[str]:
    """The spaces of a player's cities, the capital among them."""
    return {city.space for city in player(state, seat).cities}


def tokens(state: State, seat: int = 0) -> set[str]:
    """The spaces of a player's control tokens, of both sides."""
    return {*player(state, seat).tokens, *player(state, seat).reinforced}


def forbidden(state: State, action: str) -> str:
    """The rule that forbids an action."""
    return str(refused(state, action).rule)


def ended(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


# --- attacks and events ---------------------------------------------------------------------------

DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")
SYMBOLS = ("spawn", "", "move", "trade", "move")  # of the event dial (R11.1)


@dataclass(frozen=True)
class OnCustomMap(Situation):
    """The premade map as a custom one, where tiles are ``added`` or turned over: ``15b -1 -3 3`` is a side,
    the place of its space 0, and how often it is turned."""

    added: Sequence[str] = ()
    options: Mapping[str, OptionValue] = field(default_factory=lambda: {"map": "custom"})

    def _tiles(self) -> list[Json]:
        added = [_laid(*text.split()) for text in self.added]
        gone = [_number(tile) for tile in added]
        tiles = [tile for tile in super()._tiles() if _number(tile) not in gone] + added
        core = (2, 4, 6, 14)
        return [{**tile, "core": _number(tile) in core} for tile in sorted(tiles, key=_number)]


def _laid(side: str, q: str, r: str, turns: str) -> Json:
    return {"side": side, "q": int(q), "r": int(r), "turns": int(turns)}


def _number(tile: Json) -> int:
    return int(tile["side"][:-1])


def fight(state: State, action: str, attack: int = 6, defence: int = 1) -> State:
    """Attack something, with these dice."""
    return play(rig(state, ("attack", attack), ("defence", defence)), action)


def values(state: State, action: str) -> tuple[int, int]:
    """Both combat values of an attack in which both dice show 1, without the dice."""
    events = told(rig(state, ("attack", 1), ("defence", 1)), action)
    [(_, attack, _, defence)] = parts(events, "dice_rolled")
    return int(str(attack)) - 1, int(str(defence)) - 1


def bonuses(state: State, space: str, barbarian: bool = False) -> tuple[dict[str, int], dict[str, int]]:
    """Both values of a possible attack, bonus by bonus."""
    view = seen(state)
    [target] = [one for one in view.targets if (one.space, one.barbarian) == (space, barbarian)]
    return target.attack, target.defence


def pass_turn(state: State) -> State:
    """Resolve the science card without its effect."""
    return play(state, "focus astrology", "done")


def event(situation: Situation, symbol: str, *directions: str) -> State:
    """The round of a situation ends, and the event dial comes to a symbol; barbarians go these ways."""
    following = (situation.seat + 1) % situation.seats
    pointer = SYMBOLS.index(symbol) - 1
    state = replace(situation, first_player=following, event_dial=pointer % len(SYMBOLS)).load()
    rig(state, *(("direction", DIRECTIONS.index(direction) + 1) for direction in directions))
    return pass_turn(state)


def barbarians(state: State) -> dict[str, str | None]:
    """Where the barbarians are; None is beside the map."""
    return {one.barbarian: one.space for one in seen(state).barbarians}


def marks(state: State, seat: int = 0) -> list[str]:
    """The victory cards that a player has met."""
    return [card.victory_card for card in seen(state).victory_cards if seat in card.marked]
