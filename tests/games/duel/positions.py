"""Legal positions for tests: say what matters, and the rest is filled up so that the rules allow it.

``Situation(...).load()`` deals the named cards, sends what is left of finished ages to the discard
pile, gives both players four wonders, and covers owned progress tokens: by pairs of green cards
that nobody named, or (in age I, or if the city has built it) by the Great Library.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.duel.printed import CARD, CARDS, COVERED_BY, FIRST_GAME_WONDERS, TOKEN, WONDER
from games.playing import play, refused, told
from ludopolis import game
from ludopolis.core.kinds import OptionValue
from ludopolis.games.duel.game import DuelState
from ludopolis.games.duel.quote import Quote
from ludopolis.games.duel.view import DuelView

__all__ = ["play", "refused", "told"]

Json = dict[str, Any]

DUEL = game("duel")
RICH = 99
GREEN_PAIRS = (
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("workshop", "laboratory"),
    ("apothecary", "school"),
    ("university", "observatory"),
    ("academy", "study"),
)


@dataclass(frozen=True)
class City:
    """One player: ``wonders`` are among the unbuilt ones, ``under`` names cards below built ones."""

    coins: int = 7
    buildings: Sequence[str] = ()
    wonders: Sequence[str] = ()
    built: Sequence[str] = ()
    under: Mapping[str, str] = field(default_factory=dict)
    progress: Sequence[str] = ()

    def named_cards(self) -> list[str]:
        return [*self.buildings, *self.under.values()]

    def tokens_without_pair(self) -> int:
        pairs = sum(first in self.buildings and second in self.buildings for first, second in GREEN_PAIRS)
        return len(self.progress) - pairs

    def plus(self, buildings: Sequence[str] = (), built: Sequence[str] = ()) -> "City":
        return replace(self, buildings=[*self.buildings, *buildings], built=[*self.built, *built])


@dataclass(frozen=True)
class Situation:
    """What a test cares about. ``seat`` is the active player and owns ``mine``.

    ``pawn`` and ``loot`` are absolute: the pawn is positive when seat 0 is ahead. ``available`` cards
    can be taken at once; ``slots`` puts cards into given slots; ``left`` is the number of cards in the
    structure. ``discard``, ``board`` and ``removed`` name what is there among other things.
    """

    age: int = 1
    seat: int = 0
    first_player: int = 0
    available: Sequence[str] = ()
    slots: Mapping[int, str] = field(default_factory=dict)
    left: int | None = None
    mine: City = City()
    theirs: City = City()
    pawn: int = 0
    loot: list[list[int]] | None = None
    discard: Sequence[str] = ()
    board: Sequence[str] = ()
    removed: Sequence[str] = ()
    decision: str = "play_card"
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def load(self) -> DuelState:
        state = DUEL.load(self.data())
        assert isinstance(state, DuelState)
        return state

    def with_coins(self, coins: int) -> "Situation":
        return replace(self, mine=replace(self.mine, coins=coins))

    def data(self) -> Json:
        """The whole position as JSON data."""
        mine, theirs = self._supported_cities()
        cards = _Cards(self, mine, theirs)
        cities = [_city_data(mine, cards), _city_data(theirs, cards)]
        owned = _wonders(self, mine, theirs)
        for city, wonders in zip(cities, owned, strict=True):
            city["unbuilt"] = [wonder for wonder in wonders if wonder not in city["built"]]
        board, removed = _tokens(self, mine, theirs)
        return {
            "game": "duel",
            "rules": 1,
            "first_player": self.first_player,
            "age": self.age,
            "pawn": self.pawn,
            "loot": self.loot if self.loot is not None else [_loot(-self.pawn), _loot(self.pawn)],
            "cities": cities if self.seat == 0 else cities[::-1],
            "board": board,
            "removed": removed,
            "draft": _filled([wonder for wonders in owned for wonder in wonders], WONDER, 12),
            "structures": cards.structures,
            "discard": cards.discard,
            "frames": [{"decision": self.decision, "seat": self.seat}],
            "options": dict(self.options),
        }

    def _supported_cities(self) -> tuple[City, City]:
        named = {*self.available, *self.slots.values(), *self.discard}
        named.update(self.mine.named_cards(), self.theirs.named_cards())
        mine = _supported(self.mine, self.age, named)
        return mine, _supported(self.theirs, self.age, named | {*mine.buildings})


def _supported(city: City, age: int, named: set[str]) -> City:
    """The city with what it must have to own its tokens (R8.1, R6.6)."""
    if city.progress and age == 1 and "great_library" not in city.built:
        city = city.plus(built=["great_library"])
    missing = city.tokens_without_pair() - ("great_library" in city.built)
    unnamed = [
        pair
        for pair in GREEN_PAIRS
        if not named.intersection(pair) and all(CARD[card].age <= age for card in pair)
    ]
    for pair in unnamed[: max(0, missing)]:
        city = city.plus(buildings=pair)
    return city


def _filled(wanted: Iterable[str], pool: Iterable[str], size: int) -> list[str]:
    """The wanted items first, then others of the pool."""
    items = list(dict.fromkeys(wanted))
    items += [item for item in pool if item not in items][: max(0, size - len(items))]
    assert len(items) == size, f"{items} are not {size}"
    return items


def _loot(ahead: int) -> list[int]:
    """The looting tokens left on a half that the pawn has entered that far."""
    return [2, 5] if ahead < 3 else [5] if ahead < 6 else []


class _Cards:
    """Where every card lies."""

    def __init__(self, situation: Situation, mine: City, theirs: City) -> None:
        self.age = situation.age
        self.discard = list(situation.discard)
        self.under = {**mine.under, **theirs.under}
        self.gone = [*mine.named_cards(), *theirs.named_cards(), *situation.discard]
        self.waiting = [*situation.available, *situation.slots.values()]
        self.structures = [self._dealt(age) for age in (1, 2, 3)]
        self._tuck([wonder for wonder in [*mine.built, *theirs.built] if wonder not in self.under])
        for age in range(1, self.age):
            self._discard(self._spare(age))
        self._lay_out(situation)

    def _dealt(self, age: int) -> list[str]:
        """20 cards of an age, with those the test names."""
        named = [card for card in [*self.gone, *self.waiting] if CARD[card].age == age]
        plain = [card.id for card in CARDS if card.age == age and card.colour != "purple"]
        guilds = [card.id for card in CARDS if card.age == age and card.colour == "purple"]
        named_guilds = [card for card in named if card in guilds]
        count = 3 if guilds else 0
        plain_ones = _filled([card for card in named if card in plain], plain, 20 - count)
        return plain_ones + _filled(named_guilds, guilds, count)

    def _spare(self, age: int) -> list[str]:
        taken = {*self.gone, *self.waiting}
        return [card for card in self.structures[age - 1] if card not in taken]

    def _discard(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.discard.append(card)
            self.gone.append(card)

    def _tuck(self, wonders: Iterable[str]) -> None:
        for wonder in wonders:
            spare = [card for age in range(1, self.age + 1) for card in self._spare(age)]
            self.under[wonder] = spare[0]
            self.gone.append(spare[0])

    def _lay_out(self, situation: Situation) -> None:
        """Empty the slots from the last one on, and put the wanted cards where they belong."""
        structure = self.structures[self.age - 1]
        while not self._fits(situation):
            self._discard(self._spare(self.age)[-1:])
        taken = [card for card in structure if card in self.gone]
        left = len(structure) - len(taken)
        slots = dict(situation.slots)
        free = [slot for slot in self._open(left) if slot not in slots]
        assert len(free) >= len(situation.available), f"only {len(free)} slots are open"
        slots.update(zip(free, situation.available, strict=False))
        rest = iter([card for card in structure if card not in taken and card not in slots.values()])
        laid = [slots[slot] if slot in slots else next(rest) for slot in range(left)]
        self.structures[self.age - 1] = laid + taken

    def _fits(self, situation: Situation) -> bool:
        left = 20 - len([card for card in self.structures[self.age - 1] if card in self.gone])
        if situation.left is not None:
            return left == situation.left
        return len(set(self._open(left)) - set(situation.slots)) >= len(situation.available)

    def _open(self, left: int) -> list[int]:
        """The slots that nothing covers when only the first ones still hold a card."""
        covered_by = COVERED_BY[self.age]
        return [slot for slot in range(left) if all(cover >= left for cover in covered_by[slot])]


def _city_data(city: City, cards: _Cards) -> Json:
    return {
        "coins": city.coins,
        "buildings": list(city.buildings),
        "unbuilt": [],
        "built": {wonder: cards.under[wonder] for wonder in city.built},
        "progress": list(city.progress),
    }


def _wonders(situation: Situation, mine: City, theirs: City) -> list[list[str]]:
    """Four wonders each, or only the built ones once there are seven (R2.5, R6.4)."""
    owned = [[*city.built, *city.wonders] for city in (mine, theirs)]
    if len(mine.built) + len(theirs.built) == 7:
        return owned
    if situation.options.get("first_game_wonders"):
        preset = FIRST_GAME_WONDERS
        return [list(half) for half in (preset if situation.seat == situation.first_player else preset[::-1])]
    for wonders in owned:
        taken = {wonder for city in owned for wonder in city}
        wonders += [wonder for wonder in WONDER if wonder not in taken][: 4 - len(wonders)]
    return owned


def _tokens(situation: Situation, mine: City, theirs: City) -> tuple[list[str], list[str]]:
    """The tokens on the board, and the five in the box with the next draw first (R2.3)."""
    from_box = [
        city.progress[-1]
        for city in (mine, theirs)
        if city.tokens_without_pair() > 0 and "great_library" in city.built
    ]
    owned = [*mine.progress, *theirs.progress]
    from_board = [token for token in owned if token not in from_box]
    spare = [token for token in TOKEN if token not in [*owned, *situation.board, *situation.removed]]
    board = _filled(situation.board, spare, 5 - len(from_board))
    pool = [token for token in TOKEN if token not in [*board, *from_board]]
    return board, _filled([*situation.removed, *from_box], pool, 5)


def fresh(seed: int | str, **options: object) -> DuelState:
    """A new game."""
    state = DUEL.new(seed, None, **options)
    assert isinstance(state, DuelState)
    return state


# --- playing and looking --------------------------------------------------------------------------


def revived(situation: Situation, card: str) -> DuelState:
    """Build the Mausoleum with the last 10 coins, and a discarded card with it."""
    used = "obelisk" if situation.age == 3 else "forum"
    me = replace(situation.mine, coins=10, wonders=["mausoleum"])
    ready = replace(situation, left=6, available=[used], discard=[card], mine=me)
    return play(ready.load(), f"wonder mausoleum {used}", f"revive {card}")


def distance(state: DuelState) -> int:
    """How far the pawn is from the centre."""
    return abs(int(state.pawn))


def kinds(state: DuelState, *actions: str) -> list[str]:
    return [event.kind for event in told(state, *actions)]


def seen(state: DuelState, seat: int = 0) -> DuelView:
    view = state.view(seat)
    assert isinstance(view, DuelView)
    return view


def coins(state: DuelState) -> list[int]:
    return [state.city(0).coins, state.city(1).coins]


def score(state: DuelState, seat: int = 0) -> dict[str, int]:
    return seen(state).cities[seat].score


def buildings(state: DuelState, seat: int = 0) -> list[str]:
    return [card for cards in seen(state).cities[seat].buildings.values() for card in cards]


def built_wonders(state: DuelState, seat: int = 0) -> list[str]:
    return [wonder.wonder for wonder in seen(state).cities[seat].wonders if wonder.built_with]


def unbuilt_wonders(state: DuelState, seat: int = 0) -> list[str]:
    return [wonder.wonder for wonder in seen(state).cities[seat].wonders if not wonder.built_with]


def available_cards(state: DuelState) -> list[str]:
    return [slot.card for slot in seen(state).structure if slot.available and slot.card]


def decision(state: DuelState) -> tuple[str, int]:
    """What is asked, and of which seat."""
    asked = state.decision()
    assert asked is not None
    return asked.kind, asked.seat


def quoted(state: DuelState, action: str) -> Quote:
    """The price shown to the active player."""
    verb, name = action.split()[:2]
    view = seen(state, state.seat)
    if verb == "wonder":
        quotes = [wonder.quote for wonder in view.cities[state.seat].wonders if wonder.wonder == name]
    else:
        quotes = [slot.quote for slot in view.structure if slot.card == name]
    assert quotes[0] is not None
    return quotes[0]


def paid(state: DuelState, action: str) -> int:
    """What building something cost, chains being free."""
    event = told(state, action)[0]
    cost = event.parts.get("coins", 0)
    assert isinstance(cost, int)
    return cost


def units(state: DuelState, seat: int = 0) -> dict[str, int]:
    """What one unit of each resource costs a player."""
    return seen(state).cities[seat].unit_prices


def end(state: DuelState) -> tuple[str, list[int]]:
    """How the game ended, and who won."""
    result = state.result()
    assert result is not None
    return result.end, result.winners


def price(situation: Situation, action: str) -> int:
    """The price that is charged, shown, just payable, and refused with one coin less."""
    cost = paid(situation.with_coins(RICH).load(), action)
    exact = situation.with_coins(cost).load()
    quote = quoted(exact, action)
    assert (quote.total, quote.coins + quote.trade, quote.affordable) == (cost, cost, True)
    assert action in exact.legal()
    if cost:
        poor = situation.with_coins(cost - 1).load()
        assert not quoted(poor, action).affordable
        refusal = refused(poor, action)
        assert (refusal.rule, refusal.arguments["price"]) == ("R5.8", cost)
    return cost
