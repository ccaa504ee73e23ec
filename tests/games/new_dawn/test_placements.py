"""Tokens, cities and caravans go exactly where the rules allow it, in positions of whole games.

``Oracle`` looks at nothing but a view and the printed tiles, and tries every space by itself.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from games.new_dawn.positions import asked, choices, fresh, play, seen
from games.new_dawn.printed import FOCUS, SPACES, TERRAINS, item
from ludopolis.core.contract import State
from ludopolis.games.new_dawn.view import CardView

DIFFICULTY = {"grassland": 1, "hills": 2, "forest": 3, "desert": 4, "mountains": 5, "natural_wonder": 5}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Oracle:
    """What the rules allow a seat whose turn it is."""

    def __init__(self, state: State, seat: int) -> None:
        self.view = seen(state)
        self.me = self.view.players[seat]
        self.terrain: dict[str, str] = {}
        self.homes: set[str] = set()
        places: dict[tuple[int, int], str] = {}
        for tile in self.view.tiles:
            for number, text in enumerate(SPACES[tile.side].split()):
                name = f"{tile.side[:-1]}-{number}"
                self.terrain[name] = TERRAINS[text[0]]
                places[tile.spaces[number]] = name
        for number, place in enumerate(self.view.waters):
            self.terrain[f"w{number + 1}"] = "water"
            places[place] = f"w{number + 1}"
        self.near = {
            name: [places[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in places]
            for (q, r), name in places.items()
        }
        self.look_at_pieces(seat)

    def look_at_pieces(self, seat: int) -> None:
        view = self.view
        pieces = [
            {*(city.space for city in one.cities), *one.tokens, *one.reinforced} for one in view.players
        ]
        self.mine = pieces[seat]
        self.rivals = {space for other, spaces in enumerate(pieces) if other != seat for space in spaces}
        self.cities = {city.space for city in self.me.cities}
        self.all_cities = {city.space for one in view.players for city in one.cities}
        self.barbarians = {found.space for found in view.barbarians if found.space}
        self.homes = {found.space for found in view.city_states}
        self.states = {found.space for found in view.city_states if found.conqueror is None}
        self.naturals = {found.space for found in view.natural_wonders if found.holder is None}
        self.resources = {*view.resources}
        self.caravans = {
            space for one in view.players for space in one.caravans if space not in (None, "card")
        }

    def difficulty(self, space: str, card: str, placing: bool = False) -> int:
        """R5.1, R6.9."""
        terrain, value = self.terrain[space], DIFFICULTY.get(self.terrain[space], 99)
        if self.me.leader == "hojo_tokimune" and terrain in ("desert", "mountains") and self.is_coast(space):
            value = 3
        if (
            terrain == "forest"
            and "kumasi" in self.me.alliances
            and card in FOCUS["culture"] + FOCUS["industry"]
        ):
            value = 1
        if placing and "mohenjo_daro" in self.me.alliances:
            value -= 1
        return value

    def is_coast(self, space: str) -> bool:
        return len(self.near[space]) < 6 or any(self.terrain[other] == "water" for other in self.near[space])

    def is_empty(self, space: str) -> bool:
        """R5.3."""
        things = (self.mine, self.rivals, self.barbarians, self.states, self.naturals, self.resources)
        lone = {*self.view.lone_wonders.values()}
        return not any(space in some for some in (*things, self.caravans, lone))

    def token_places(self, card: CardView) -> set[str]:
        """R6.2, R6.8."""
        return {space for space in self.terrain if self.takes_token(space, card)}

    def takes_token(self, space: str, card: CardView) -> bool:
        if self.difficulty(space, card.card, placing=True) > card.effective_slot:
            return False
        if self.terrain[space] == "forest" and "chichen_itza" in self.me.wonders and self.is_empty(space):
            return True
        taken = (self.mine, self.rivals, self.barbarians, self.states)
        return any(other in self.cities for other in self.near[space]) and not any(
            space in some for some in taken
        )

    def city_places(self, card: CardView) -> set[str]:
        """R8.2, R8.3, R8.5."""
        if self.me.cities_left == 0:
            return set()
        printed = item("focus_cards", card.card)
        slot = card.effective_slot
        blocked = self.rivals | self.barbarians

        def passes(space: str) -> bool:
            if space in blocked:
                return False
            if self.terrain[space] == "water":
                return bool(printed.get("water"))
            return self.difficulty(space, card.card) <= slot

        reached = self.walk(self.mine, passes, printed["distance"])
        if "great_lighthouse" in self.me.wonders:
            reached |= {space for space in self.near if len(self.near[space]) < 6 and self.is_empty(space)}
        return {space for space in reached if self.takes_city(space, card)}

    def takes_city(self, space: str, card: CardView) -> bool:
        taken = (self.all_cities, self.rivals, self.barbarians, self.states, self.naturals, self.resources)
        return (
            self.difficulty(space, card.card) <= card.effective_slot
            and not any(space in some for some in taken)
            and not any(other in self.all_cities | self.homes for other in self.near[space])
        )

    def caravan_places(self, card: CardView, caravan: int) -> set[str]:
        """R7.10 - R7.12."""
        printed = item("focus_cards", card.card)
        where = self.me.caravans[caravan]
        starts = {where} if where != "card" else self.starting_cities()
        distance = printed["distance"] + (6 if "colossus" in self.me.wonders else 0)

        def passes(space: str) -> bool:
            if space in self.barbarians and card.card != "currency":
                return False
            if self.terrain[space] == "water":
                return bool(printed.get("water"))
            return self.difficulty(space, card.card) <= card.effective_slot

        found = set()
        for start in starts:
            assert start is not None
            found |= self.walk({start}, passes, distance, self.barbarians) - {start}
        return found

    def starting_cities(self) -> set[str | None]:
        if self.me.leader == "trajan":
            return {*self.cities}
        return {city.space for city in self.me.cities if city.mature or city.capital}

    def walk(
        self, starts: set[str], passes: Callable[[str], bool], distance: int, ends: set[str] | None = None
    ) -> set[str]:
        """What is reached in so many steps; one that comes to an end goes no farther."""
        reached, border = {*starts}, {*starts}
        for _ in range(distance):
            new = {other for space in border for other in self.near[space] if passes(other)} - reached
            reached |= new
            border = new - (ends or set())
        return reached


def positions(seed: int, seats: int, **options: object) -> Iterator[State]:
    """Some positions of a random game in which a card is chosen."""
    state, chance = fresh(seed, seats, **options), Random(seed)
    while not state.over:
        if asked(state) == "choose_focus" and len(state.legal()) == 5 and chance.random() < 0.15:
            yield state
        state.play(chance.choice(state.legal()))


def card_of(state: State, type: str) -> CardView:
    return next(card for card in seen(state).players[state.seat].row if card.card in FOCUS[type])


GAMES = [(1, 2, "premade"), (2, 3, "custom"), (3, 4, "premade"), (4, 4, "custom")]


@pytest.mark.parametrize(("seed", "seats", "map"), GAMES)
def test_R6_2_what_is_offered_is_what_the_rules_allow(seed: int, seats: int, map: str) -> None:
    count = 0
    for state in positions(seed, seats, map=map, rounds=40):
        oracle = Oracle(state, state.seat)
        check_culture(state, oracle)
        check_industry(state, oracle)
        check_economy(state, oracle)
        count += 1
    assert count > 5


def check_culture(state: State, oracle: Oracle) -> None:
    card = card_of(state, "culture")
    wanted = oracle.token_places(card)
    after = play(state.copy(), f"focus {card.card}")
    if wanted or (asked(after) == "place_token" and card.card != "civil_service"):
        assert choices(after, "place") == wanted


def check_industry(state: State, oracle: Oracle) -> None:
    card = card_of(state, "industry")
    wanted = oracle.city_places(card)
    assert choices(play(state.copy(), f"focus {card.card}"), "found") == wanted


def check_economy(state: State, oracle: Oracle) -> None:
    card = card_of(state, "economy")
    after = play(state.copy(), f"focus {card.card}")
    where = oracle.me.caravans
    for caravan in range(3):
        moves = {move[2:] for move in choices(after, "caravan") if move[0] == str(caravan + 1)}
        if where[caravan] is None or (where[caravan] == "card" and "card" in where[:caravan]):
            assert moves == set()
        else:
            assert moves == oracle.caravan_places(card, caravan)
