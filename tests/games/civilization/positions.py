"""Tables for tests: say what matters and put it there.

``flat("rome", "egypt")`` is a map of nothing but revealed grassland (which yields nothing) with a capital for
each player, no figures, no techs, Despotism, in Start of Turn of turn 2 of seat 0; social policies are off
unless they are an option, so that nobody is asked to adopt one (they can be given though). Everything else is
put, given or learned by the functions below; they take components by name and squares by name or number.
``jump`` goes to the part of a player in another phase.

The numbers of a table are put right (what is given leaves its deck or supply), so components are conserved.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.core.journal import Journal
from ludopolis.core.random import Random
from ludopolis.games.civilization import frames, rules, setup
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS, SPACE
from ludopolis.games.civilization.game import GAME, CivilizationState
from ludopolis.games.civilization.land import AROUND
from ludopolis.games.civilization.tables import (
    FIRST_GROUND,
    GROUND_KINDS,
    NATION_ARMIES,
    NATION_SCOUTS,
    NEUTRAL_SLOTS,
    SLOT_SQUARE,
    SLOTS_OF,
    TECH_LEVEL,
    TECH_RANK,
    TILE_SQUARES,
    TOKEN_OF,
)

Square = str | int

PHASES = ("setup", "start", "trade", "city", "move", "research")
MAIN = {"start": frames.START, "city": frames.CITY, "move": frames.MOVE}


def number(kind: str, name: str) -> int:
    """The number of a component."""
    return KINDS[kind].index(name)


def square(name: Square) -> int:
    """A square by its name, such as ``a1``."""
    return name if isinstance(name, int) else number("square", name)


def names(kind: str) -> list[str]:
    """The components of a kind in their order."""
    return KINDS[kind]


def named(square: int) -> str:
    return KINDS["square"][square]


# --- a table --------------------------------------------------------------------------------------


def flat(*civilizations: str, seed: str = "flat", **options: object) -> CivilizationState:
    """See the module. Capitals stand on the second row and column of the home tiles."""
    chosen = civilizations or ("china", "rome")
    table = dealt(len(chosen), seed, **{"social_policies": False, **options})
    for place in range(int(SLOTS_OF[table.seats]) * 16):
        table.ground[SLOT_SQUARE[table.seats * 352 + place]] = u8(FIRST_GROUND)
    for slot in range(int(SLOTS_OF[table.seats])):
        table.set_thing(s.TILE_AT + slot, slot)
    for seat, civilization in enumerate(chosen):
        prepare(table, seat, civilization)
        put_city(table, seat, home(table, seat))
    jump(table, "start")
    return table


def dealt(seats: int, seed: str = "flat", **options: object) -> CivilizationState:
    """A table with decks, supplies and market, where nobody has a civilization and nothing is asked."""
    table = GAME.new(seed, seats, civilizations="free", **options)
    assert isinstance(table, CivilizationState)
    table.finish()
    table.first = 0
    setup.open_market(table)
    return table


def prepare(table: CivilizationState, seat: int, civilization: str) -> None:
    """A nation before anything of it is on the map."""
    which = number("civilization", civilization)
    table.set_of(seat, s.CIVILIZATION, which + 1)
    table.set_of(seat, s.ARMIES, NATION_ARMIES[which])
    table.set_of(seat, s.SCOUTS, NATION_SCOUTS[which])
    table.set_of(seat, s.GOVERNMENT, number("government", "despotism"))
    for type in range(3):
        table.set_of(seat, s.RANKS + type, 1)


def home(table: CivilizationState, seat: int) -> int:
    """The square of the second row and column of a player's home tile."""
    slot = int(NEUTRAL_SLOTS[table.seats]) + seat
    return SLOT_SQUARE[table.seats * 352 + slot * int(TILE_SQUARES) + 5]


def squares(table: CivilizationState) -> list[int]:
    """All squares of the map."""
    count = int(SLOTS_OF[table.seats]) * 16
    return [SLOT_SQUARE[table.seats * 352 + place] for place in range(count)]


def jump(table: CivilizationState, phase: str, seat: int = 0, turn: int = 2) -> CivilizationState:
    """Go to the part of a player in a phase of a turn: nothing else is going on. Returns the table."""
    from ludopolis.games.civilization.phases import order

    table.finish()
    order.resume(table, turn, PHASES.index(phase), seat)
    if phase in MAIN:
        table.push(MAIN[phase], seat)
    rules.run(table)
    return table


# --- the map --------------------------------------------------------------------------------------


def ground(table: CivilizationState, where: Square, terrain: str, resource: str = "", **icons: int) -> None:
    """Another terrain; with a resource or icons it must be one that is printed somewhere."""
    for kind, bare in enumerate(GROUND_KINDS):
        plain = not icons or {name: n for name, n in bare.icons.items() if n} == icons
        if bare.terrain == terrain and bare.resource == resource and not bare.symbol and plain:
            table.ground[square(where)] = u8(int(FIRST_GROUND) + kind)
            return
    raise LookupError(f"no square shows {terrain} {resource} {icons}")


def hide(table: CivilizationState, where: Square) -> None:
    """A square of a tile that is face down (of its tile only this one)."""
    table.ground[square(where)] = u8(s.HIDDEN)


def put_city(table: CivilizationState, seat: int, where: Square, index: int = 0) -> int:
    """A city without anything around; the capital is number 0."""
    centre = square(where)
    table.set_of(seat, s.CITY_AT + index, centre + 1)
    claim(table, seat, index, centre)
    return centre


def put_metropolis(table: CivilizationState, seat: int, where: Square) -> None:
    """The second square of the capital."""
    table.set_of(seat, s.SECOND_AT, square(where) + 1)
    claim(table, seat, 0, square(where))


def claim(table: CivilizationState, seat: int, index: int, centre: int) -> None:
    table.on[centre] = u8(s.CENTRE)
    mine = u8(seat * int(s.CITIES) + index + int(s.OUTSKIRTS))
    table.domain[centre] = mine
    for near in AROUND[centre * 8 : centre * 8 + 8]:
        if near >= 0 and i64(table.on[near]) != s.CENTRE:
            table.domain[near] = mine


def put_figures(table: CivilizationState, seat: int, where: Square, armies: int = 0, scouts: int = 0) -> None:
    """Figures of the supply that can still move."""
    table.put_figures(seat, square(where), armies, scouts)
    table.add(seat, s.ARMIES, -armies)
    table.add(seat, s.SCOUTS, -scouts)


def send(table: CivilizationState, where: Square, index: int) -> None:
    """The gatherers of a square work for a city."""
    table.gather[square(where)] = u8(index + 1)


def mark(table: CivilizationState, where: Square, marks: int) -> None:
    """The marks of a square, and no others."""
    table.marks[square(where)] = u8(marks)


def have_moved(table: CivilizationState, where: Square) -> None:
    """All figures of a square have moved in this turn."""
    table.moved[square(where)] = u8(int(table.figures[square(where)]) % int(s.SEAT_UNIT))


def outskirts(table: CivilizationState, seat: int, index: int = 0) -> list[int]:
    """The squares around a city."""
    room = vec[i64]([0] * 10)
    return [room[place] for place in range(table.outskirts(seat, index, room))]


def put_building(table: CivilizationState, where: Square, building: str) -> None:
    which = number("building", building)
    table.on[square(where)] = u8(int(s.BUILDING) + which)
    kind = TOKEN_OF[which]
    table.set_thing(s.BUILDINGS_LEFT + kind, table.thing(s.BUILDINGS_LEFT + kind) - 1)


def put_wonder(table: CivilizationState, where: Square, wonder: str) -> None:
    """A built wonder, wherever its card was; a place in the market stays empty."""
    which = number("wonder", wonder)
    table.on[square(where)] = u8(int(s.WONDER) + which)
    table.set_thing(s.WONDER_AT + which, int(s.BUILT) + square(where))


def offer_wonder(table: CivilizationState, wonder: str) -> None:
    """One more wonder in the market."""
    table.set_thing(s.WONDER_AT + number("wonder", wonder), s.FOR_SALE)


def put_person(table: CivilizationState, where: Square, type: str) -> None:
    """A token of a great person on the map."""
    which = number("person_type", type)
    table.on[square(where)] = u8(int(s.PERSON) + which)
    table.set_thing(s.PERSON_TOKENS + which, table.thing(s.PERSON_TOKENS + which) - 1)


def put_hut(table: CivilizationState, where: Square, kind: str) -> int:
    """A face-down hut; its back."""
    back = _in_deck(table, int(s.HUT_BACKS), int(s.VILLAGE_BACKS), number("hut", kind))
    table.move_card(back, s.ON_MAP)
    table.on[square(where)] = u8(int(s.HUT) + back - int(s.HUT_BACKS))
    return back


def put_village(table: CivilizationState, where: Square, kind: str) -> int:
    """A face-down village; its back."""
    back = _in_deck(table, int(s.VILLAGE_BACKS), int(s.BACKS), number("village", kind))
    table.move_card(back, s.ON_MAP)
    table.on[square(where)] = u8(int(s.VILLAGE) + back - int(s.VILLAGE_BACKS))
    return back


def put_city_state(table: CivilizationState, where: Square, city_state: str) -> None:
    """A city-state; it changes places with the next of the pile."""
    which = number("city_state", city_state)
    drawn = table.thing(s.STATES_DRAWN)
    faces = [table.face(s.STATE_FACES + place) for place in range(5)]
    found = faces.index(which)
    table.faces[int(s.STATE_FACES) + found] = u8(faces[int(drawn)])
    table.faces[int(s.STATE_FACES) + int(drawn)] = u8(which)
    table.set_thing(s.STATES_DRAWN, drawn + 1)
    table.on[square(where)] = u8(int(s.CITY_STATE) + which)


def put_relic(table: CivilizationState, where: Square, relic: str) -> None:
    table.on[square(where)] = u8(int(s.RELIC) + number("relic", relic))


# --- a nation -------------------------------------------------------------------------------------


def know(table: CivilizationState, seat: int, *techs: str) -> None:
    """Techs in slots of their level, with the ranks they give; nothing else happens."""
    for name in techs:
        which = number("technology", name)
        table.set_of(seat, s.TECHS, table.of(seat, s.TECHS) | BIT[which])
        table.add(seat, s.SLOTS + TECH_LEVEL[which] - 1, 1)
        for type in range(4):
            rank = TECH_RANK[which * 4 + type]
            if rank > table.of(seat, s.RANKS + type):
                table.set_of(seat, s.RANKS + type, rank)


def fill_slots(table: CivilizationState, seat: int, *counts: int) -> None:
    """So many cards in the slots of levels I, II, ... as if techs lay there."""
    for level, count in enumerate(counts):
        table.set_of(seat, s.SLOTS + level, count)


def govern(table: CivilizationState, seat: int, government: str) -> None:
    table.set_of(seat, s.GOVERNMENT, number("government", government))


def adopt(table: CivilizationState, seat: int, *policies: str) -> None:
    for name in policies:
        table.set_of(seat, s.POLICIES, table.of(seat, s.POLICIES) | BIT[number("policy", name)])


def invest(table: CivilizationState, seat: int, investment: str, markers: int) -> None:
    table.set_of(seat, s.INVESTED + number("investment", investment), markers)


def give_trade(table: CivilizationState, seat: int, amount: int) -> None:
    table.set_of(seat, s.TRADE, amount)


def give_culture(table: CivilizationState, seat: int, amount: int) -> None:
    table.set_of(seat, s.CULTURE, amount)


def give_coins(table: CivilizationState, seat: int, place: str, amount: int = 1) -> None:
    """Coin tokens on a tech, the sheet or the Panama Canal."""
    if place == "panama_canal":
        table.set_thing(s.PANAMA_COINS, amount)
    else:
        table.add(seat, s.COIN_TOKENS + number("coin_place", place), amount)


def give_resource(table: CivilizationState, seat: int, resource: str, amount: int = 1) -> None:
    """Tokens of the market; one the market does not have is added."""
    which = number("resource", resource)
    left = table.thing(s.MARKET + which)
    table.set_thing(s.MARKET + which, max(0, int(left) - amount))
    table.add(seat, s.RESOURCES + which, amount)


def give_unit(table: CivilizationState, seat: int, unit: str) -> int:
    """A unit of the reserve; its back."""
    return _give(table, seat, int(s.UNIT_BACKS), int(s.EVENT_BACKS), number("unit", unit))


def give_event(table: CivilizationState, seat: int, event: str) -> int:
    """A culture event of the hand; its back."""
    return _give(table, seat, int(s.EVENT_BACKS), int(s.PERSON_BACKS), number("event", event))


def give_person(table: CivilizationState, seat: int, person: str, face_up: bool = False) -> int:
    """A great person card (see ``put_person`` for its token); its back."""
    back = _give(table, seat, int(s.PERSON_BACKS), int(s.HUT_BACKS), number("great_person", person))
    if face_up:
        table.move_card(back, int(s.OPEN) + seat)
        table.make_public(back)
    return back


def give_hut(table: CivilizationState, seat: int, kind: str) -> int:
    """A kept hut token; its back."""
    return _give(table, seat, int(s.HUT_BACKS), int(s.VILLAGE_BACKS), number("hut", kind))


def give_village(table: CivilizationState, seat: int, kind: str) -> int:
    return _give(table, seat, int(s.VILLAGE_BACKS), int(s.BACKS), number("village", kind))


def on_top(table: CivilizationState, first: int, end: int, face: int) -> None:
    """The card with this face becomes the next one of its deck (backs ``first`` to ``end``)."""
    top = next(back for back in range(first, end) if table.place(back) == s.DECK)
    other = _in_deck(table, first, end, face)
    table.faces[other] = table.faces[top]
    table.faces[top] = u8(face)


def event_on_top(table: CivilizationState, event: str) -> None:
    from ludopolis.games.civilization.tables import EVENT_LEVEL, EVENTS_FROM

    which = number("event", event)
    level = int(EVENT_LEVEL[which])
    base = int(s.EVENT_BACKS)
    on_top(table, base + int(EVENTS_FROM[level]), base + int(EVENTS_FROM[level + 1]), which)


def person_on_top(table: CivilizationState, person: str) -> None:
    on_top(table, int(s.PERSON_BACKS), int(s.HUT_BACKS), number("great_person", person))


def unit_on_top(table: CivilizationState, unit: str) -> None:
    from ludopolis.games.civilization.tables import UNIT_TYPE, UNITS_FROM

    which = number("unit", unit)
    type = int(UNIT_TYPE[which])
    on_top(table, int(UNITS_FROM[type]), int(UNITS_FROM[type + 1]), which)


def _give(table: CivilizationState, seat: int, first: int, end: int, face: int) -> int:
    back = _in_deck(table, first, end, face)
    table.move_card(back, int(s.HELD) + seat)
    return back


def _in_deck(table: CivilizationState, first: int, end: int, face: int) -> int:
    """The last back of a face that still lies in its deck (or, left out of the game, in the box)."""
    places = (s.DECK, s.BOTTOM, s.DISCARDED, s.OUT)
    backs = [back for back in range(first, end) if table.face(back) == face and table.place(back) in places]
    if not backs:
        raise LookupError(f"no card with face {face} is left among {first}..{end}")
    return min(backs, key=lambda back: (places.index(table.place(back)), -back))


# --- playing --------------------------------------------------------------------------------------


def legal(table: CivilizationState, verb: str = "") -> list[str]:
    """The legal actions, or those of a verb, as text."""
    if table.over:
        return []
    buffer = vec[i64]([0] * GAME.most_actions)
    texts = sorted(SPACE.text(buffer[place]) for place in range(table.fill(buffer)))
    return [text for text in texts if not verb or text.split()[0] == verb]


def named_action(action: int) -> str:
    return SPACE.text(action)


def asked(table: CivilizationState) -> str:
    """Who is asked what: ``0 start``."""
    return "over" if table.over else f"{table.seat} {frames.FRAME_NAMES[table.kind]}"


def play(table: CivilizationState, *actions: str) -> CivilizationState:
    """Play legal actions one after the other. Returns the table."""
    for action in actions:
        assert action in legal(table), f"{action} is not legal: {asked(table)} {legal(table)}"
        table.apply(SPACE.number(action))
    return table


def listen(table: CivilizationState) -> Journal:
    """A journal that hears what happens from now on."""
    table.journal = Journal()
    return table.journal


def heard(table: CivilizationState) -> list[str]:
    """The events told since ``listen``, as ``kind number number ...``."""
    assert table.journal is not None
    found = []
    for entry in table.journal.events:
        kind = GAME.events[entry.kind]
        numbers = entry.numbers[: len(kind.parts)]
        found.append(" ".join([kind.name, *(str(part) for part in numbers)]))
    return found


def random_game(seats: int, seed: str, **options: object) -> CivilizationState:
    """A new game; play it with ``random_step``."""
    table = GAME.new(seed, seats, **options)
    assert isinstance(table, CivilizationState)
    return table


def random_step(table: CivilizationState, random: Random) -> None:
    """One random legal action."""
    buffer = vec[i64]([0] * GAME.most_actions)
    count = table.fill(buffer)
    assert count, f"nothing to choose from: {asked(table)}"
    table.apply(buffer[random.below(count)])
