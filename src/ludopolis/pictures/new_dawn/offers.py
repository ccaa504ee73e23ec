"""The panels of the table: agendas, events, wonders on offer, places of the map, tiles in hand."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from ludopolis.games.new_dawn.view import AgendaView, DeckView, VictoryCardView
from ludopolis.pictures.blocks import Block, at, block, column
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NORMAL, SMALL, SMALL_BOLD, STRONG, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.new_dawn.looks import (
    CITY_STATES,
    EVENTS,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    WONDERS,
)
from ludopolis.pictures.new_dawn.scene import Scene
from ludopolis.pictures.palette import CHIP, PANEL, QUIET, TURN
from ludopolis.svg import el, group

GAP = 10.0
MARK = 16.0
DIRECTIONS = {"ne": (11, -16), "e": (20, 0), "se": (11, 16), "sw": (-11, 16), "w": (-20, 0), "nw": (-11, -16)}


# --- agendas --------------------------------------------------------------------------------------


def agendas(width: float, scene: Scene) -> Block:
    """A line a victory card: either agenda, and how far everybody is."""
    return column([_victory_card(card, width, scene) for card in scene.view.victory_cards], 6)


def _victory_card(card: VictoryCardView, width: float, scene: Scene) -> Block:
    half = (width - GAP) / 2
    halves = [_agenda(agenda, card, half, scene) for agenda in card.agendas]
    placed = [at(one, place * (half + GAP), 0) for place, one in enumerate(halves)]
    return block(width, halves[0].height, *placed, data_victory_card=card.victory_card)


def _agenda(agenda: AgendaView, card: VictoryCardView, width: float, scene: Scene) -> Block:
    """The name with how many are needed; below it each seat with how many it has."""
    colour = scene.colour
    needed = scene.say("needed", count=agenda.need)
    room = width - width_of(needed, SMALL_BOLD) - 22
    met = [seat for seat, have in enumerate(agenda.have) if have >= agenda.need and seat in card.marked]
    return block(
        width,
        46,
        el("rect", width=width, height=46, rx=6, fill=colour(CHIP.fill), stroke=colour("line")),
        text(cut(scene.name("agenda", agenda.agenda), room, STRONG), 8, 17, colour(CHIP.ink), STRONG),
        text(needed, width - 8, 17, colour("ink-2"), SMALL_BOLD, "end"),
        *_standing(agenda, met, (width - 16) / max(1, len(agenda.have)), scene),
    )


def _standing(agenda: AgendaView, met: list[int], step: float, scene: Scene) -> Iterator[Element]:
    colour = scene.colour
    for seat, have in enumerate(agenda.have):
        x = 8 + seat * step
        yield seat_mark(seat, x, 24, MARK, colour)
        yield text(str(have), x + MARK + 4, 36.5, colour(CHIP.ink), STRONG)
        if seat in met:
            yield icon("check", x + MARK + 4 + width_of(str(have), STRONG), 25, 14, colour("green-ink"))


# --- events ---------------------------------------------------------------------------------------


def events(width: float, scene: Scene) -> Block:
    """The symbols in their order with the one reached, and the direction for each number of the die."""
    dial = scene.view.event_dial
    compass = _compass(scene)
    step = (width - compass.width - GAP) / len(dial.symbols)
    boxes = [
        at(_symbol(symbol, place == dial.pointer, step - 6, scene), place * step, 8)
        for place, symbol in enumerate(dial.symbols)
    ]
    return block(
        width, compass.height, *boxes, at(compass, width - compass.width, 0), data_pointer=dial.pointer
    )


def _symbol(id: str, reached: bool, width: float, scene: Scene) -> Block:
    colour = scene.colour
    face = TURN if reached else CHIP
    edge = colour("avail" if reached else "line")
    box = el(
        "rect",
        width=width,
        height=36,
        rx=6,
        fill=colour(face.fill),
        stroke=edge,
        stroke_width=2 if reached else 1,
    )
    sign = icon(EVENTS[id], width / 2 - 11, 7, 22, colour(face.ink)) if id else None
    return block(width, 36, box, sign)


def _compass(scene: Scene) -> Block:
    """The numbers of the die around a barbarian."""
    colour, dial = scene.colour, scene.view.event_dial
    drawn = [icon("barbarian", 20, 18, 16, colour("ink"))]
    for number, direction in enumerate(dial.directions, start=1):
        x, y = DIRECTIONS[direction]
        last = number == dial.die
        if last:
            drawn.append(el("circle", cx=28 + x, cy=26 + y, r=8, fill=colour(TURN.fill)))
        ink = colour(TURN.ink if last else QUIET.ink)
        drawn.append(text(str(number), 28 + x, 30 + y, ink, SMALL_BOLD, "middle"))
    return block(56, 52, *drawn)


# --- wonders --------------------------------------------------------------------------------------


def wonders(width: float, scene: Scene) -> Block:
    """A line a deck: the wonder, what it is paid with, and what it costs each seat."""
    return column([_deck(deck, width, scene) for deck in scene.view.decks], 5)


def _deck(deck: DeckView, width: float, scene: Scene) -> Block:
    colour, look = scene.colour, TYPES[deck.type]
    face = [
        el("rect", width=26, height=34, rx=5, fill=colour(look.face.fill)),
        icon(look.icon, 4, 8, 18, colour(look.face.ink)),
    ]
    if deck.wonder is None:
        return block(width, 34, *face, text(scene.say("no-wonder"), 35, 21, colour(QUIET.ink), NORMAL))
    printed = WONDERS[deck.wonder]
    costs = _costs(deck, scene)
    era = scene.say("era", era=scene.name("era", printed.era), count=deck.below)
    room = width - 35 - costs.width - 52
    return block(
        width,
        34,
        *face,
        text(cut(scene.name("wonder", deck.wonder), room, STRONG), 35, 14, colour(PANEL.ink), STRONG),
        text(cut(era, room, SMALL), 35, 30, colour(QUIET.ink), SMALL),
        *(
            icon(RESOURCES[id], width - costs.width - 50 + place * 20, 8, 18, colour("ink"))
            for place, id in enumerate(printed.resources)
        ),
        at(costs, width - costs.width, 9),
        data_wonder=deck.wonder,
    )


def _costs(deck: DeckView, scene: Scene) -> Block:
    """What the wonder costs each seat."""
    drawn: list[Element] = []
    for seat, cost in enumerate(deck.costs):
        drawn.append(seat_mark(seat, seat * 37, 0, MARK, scene.colour))
        drawn.append(text(str(cost), seat * 37 + MARK + 3, 12.5, scene.colour(PANEL.ink), STRONG))
    return block(len(deck.costs) * 37, MARK, *drawn)


# --- places of the map ----------------------------------------------------------------------------


def sights(width: float, scene: Scene) -> Block:
    """City-states and natural wonders: their spaces, and who has them."""
    wide = (width - GAP) / 2
    entries = [*_city_states(wide, scene), *_natural_wonders(wide, scene)]
    lines = [
        group([at(one, place * (wide + GAP), 0) for place, one in enumerate(entries[start : start + 2])])
        for start in range(0, len(entries), 2)
    ]
    return column([block(width, 20, line) for line in lines], 2)


def _city_states(width: float, scene: Scene) -> Iterator[Block]:
    for state in scene.view.city_states:
        look = TYPES[CITY_STATES[state.city_state].type]
        name = f"{state.space} {scene.name('city_state', state.city_state)}"
        yield _entry(icon(look.icon, 0, 1, 17, scene.colour(look.ink)), name, state.conqueror, width, scene)


def _natural_wonders(width: float, scene: Scene) -> Iterator[Block]:
    for natural in scene.view.natural_wonders:
        sign = RESOURCES[NATURAL_WONDERS[natural.natural_wonder].resource]
        name = f"{natural.space} {scene.name('natural_wonder', natural.natural_wonder)}"
        yield _entry(icon(sign, 0, 1, 17, scene.colour("purple-ink")), name, natural.holder, width, scene)


def _entry(sign: Element, name: str, owner: int | None, width: float, scene: Scene) -> Block:
    mark = None if owner is None else seat_mark(owner, width - MARK, 2, MARK, scene.colour)
    shown = cut(name, width - 24 - MARK - 4, NORMAL)
    return block(width, 20, sign, text(shown, 24, 15, scene.colour(PANEL.ink), NORMAL), mark)


# --- laying the map -------------------------------------------------------------------------------


def hands(width: float, scene: Scene) -> Block:
    """The tiles each player still has."""
    laying = scene.view.laying
    assert laying is not None
    lines = []
    for seat, tiles in enumerate(laying.hands):
        words = ", ".join(tiles) or "–"
        mark = seat_mark(seat, 0, 1, 18, scene.colour)
        shown = cut(f"{scene.players[seat]}: {words}", width - 26, NORMAL)
        lines.append(block(width, 22, mark, text(shown, 26, 15, scene.colour(PANEL.ink), NORMAL)))
    return column(lines, 2)
