"""One player: leader, focus row from slot 5 to 1, technology, and everything held."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.games.new_dawn.view import CardView, PlayerView
from ludopolis.pictures.blocks import PADDING, Block, at, block, column, flow, panel, row
from ludopolis.pictures.chips import chip
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, NAME, NORMAL, NUMBER, SMALL, STRONG, Style, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.new_dawn.looks import (
    BY_SLOT,
    CARDS,
    CITY_STATES,
    NATURAL_WONDERS,
    RESOURCES,
    ROMAN,
    TERRAINS,
    TYPES,
)
from ludopolis.pictures.new_dawn.scene import Scene
from ludopolis.pictures.palette import CHIP, PANEL, QUIET, STONE, TURN
from ludopolis.svg import el, group, worded

CARD_HEIGHT = 27.0
CARD_STEP = 31.0
DIAL_HEIGHT = 15.0
LEVEL = Style(9.5, BOLD)


def player_panel(seat: int, width: float, height: float | None, scene: Scene) -> Block:
    """A panel as wide as asked, and at least as tall."""
    inside = contents(seat, width - 2 * PADDING, scene)
    if height is not None:
        inside = inside._replace(height=height - 2 * PADDING)
    made = panel(inside, scene.colour, width, "avail" if scene.deciding == seat else "line")
    made.body.set("data-seat", str(seat))
    return made


def contents(seat: int, width: float, scene: Scene) -> Block:
    player = scene.view.players[seat]
    parts = [_heading(seat, width, scene)]
    if player.row:
        parts.append(_row(player, width, scene))
    parts.append(_dial(player, width, scene))
    return column([*parts, flow(list(_goods(seat, scene)), width, 6)], 10)


def _heading(seat: int, width: float, scene: Scene) -> Block:
    """The name and the leader, and the victory cards marked."""
    player, colour = scene.view.players[seat], scene.colour
    chips = row(_chips(seat, scene), 6)
    room = width - 37 - chips.width - 8
    you = f" {scene.say('you')}" if scene.view.seat == seat else ""
    leader = scene.name("leader", player.leader)
    return block(
        width,
        38,
        seat_mark(seat, 0, 3, 28, colour),
        text(cut(scene.players[seat] + you, room, NAME), 37, 16, colour(PANEL.ink), NAME),
        text(cut(leader, room, SMALL), 37, 33, colour(QUIET.ink), SMALL),
        at(chips, width - chips.width, 4),
    )


def _chips(seat: int, scene: Scene) -> list[Block]:
    view, colour = scene.view, scene.colour
    made = []
    if view.result is not None:
        place = view.result.places[seat]
        made.append(chip(scene.say("place", place=place), colour, TURN if place == 1 else CHIP))
    elif view.first_player == seat and view.laying is None:
        made.append(chip(scene.say("first"), colour, CHIP))
    if view.victory_cards:
        marked = scene.say("of", count=view.players[seat].marks, most=len(view.victory_cards))
        made.append(chip(marked, colour, STONE, "achievement"))
    return made


# --- the focus row --------------------------------------------------------------------------------


def _row(player: PlayerView, width: float, scene: Scene) -> Block:
    """Slot 5 on top; the hardest terrain a slot reaches stands beside its number."""
    cards = sorted(player.row, key=lambda card: -card.slot)
    drawn = [at(_card(card, width, scene), 0, place * CARD_STEP) for place, card in enumerate(cards)]
    return block(width, len(cards) * CARD_STEP - (CARD_STEP - CARD_HEIGHT), *drawn)


def _card(card: CardView, width: float, scene: Scene) -> Block:
    colour, printed = scene.colour, CARDS[card.card]
    look = TYPES[printed.type]
    tokens = _on_card(card, scene)
    name = scene.name("card", card.card)
    level = ROMAN[printed.level]
    end = width - tokens.width - 10
    room = end - 83 - width_of(level, STRONG) - 6
    return block(
        width,
        CARD_HEIGHT,
        worded("title", f"{card.slot}: {name} {level}, {scene.name('type', printed.type)}"),
        el("rect", width=width, height=CARD_HEIGHT, rx=5, fill=colour("surface-2"), stroke=colour("line")),
        text(str(card.slot), 9, 18.5, colour("ink"), NUMBER),
        icon(TERRAINS[BY_SLOT[card.slot]], 21, 6, 15, colour("ink-2")),
        el("rect", x=42, width=32, height=CARD_HEIGHT, fill=colour(look.face.fill)),
        icon(look.icon, 49, 4.5, 18, colour(look.face.ink)),
        text(cut(name, room, NORMAL), 83, 18, colour("ink"), NORMAL),
        text(level, end, 18, colour("ink-2"), STRONG, "end"),
        at(tokens, end + 5, 5),
        data_card=card.card,
        data_trade=card.trade,
    )


def _on_card(card: CardView, scene: Scene) -> Block:
    """Trade tokens, city-state tokens and natural wonders."""
    colour = scene.colour
    signs = [("trade-token", "coin", True)] * card.trade
    signs += [("city", "ink", id in card.free) for id in card.city_states]
    signs += [("natural-wonder", "purple-ink", id in card.free) for id in card.natural_wonders]
    drawn = []
    for place, (name, ink, free) in enumerate(signs):
        sign = icon(name, place * 18, 0, 17, colour(ink))
        if not free:
            sign.set("opacity", "0.4")
        drawn.append(sign)
    return block(len(signs) * 18, 17, *drawn)


# --- technology -----------------------------------------------------------------------------------


def _dial(player: PlayerView, width: float, scene: Scene) -> Block:
    """A space for each number; those that bring a card show its level."""
    colour = scene.colour
    numbers = range(COMPONENTS.dial.last + 1)
    step = width / len(numbers)
    spaces = block(
        width,
        DIAL_HEIGHT,
        *(_dial_space(number, player.dial, number * step, step, scene) for number in numbers),
    )
    words = text(scene.say("dial", dial=player.dial), 0, 12, colour(PANEL.ink), STRONG)
    return block(width, DIAL_HEIGHT + 19, words, at(spaces, 0, 19), data_dial=player.dial)


def _dial_space(number: int, dial: int, x: float, step: float, scene: Scene) -> Element:
    colour = scene.colour
    level = COMPONENTS.dial.levels.get(number)
    reached = number <= dial
    box = el(
        "rect",
        x=x,
        y=0 if level else 4,
        width=step - 1.5,
        height=DIAL_HEIGHT if level else 7,
        rx=1.5,
        fill=colour("blue" if reached else "sunk"),
        stroke=colour("ink") if number == dial else None,
        stroke_width=1.75 if number == dial else None,
    )
    if not level:
        return box
    ink = colour("blue-on" if reached else "ink-2")
    return group([box, text(ROMAN[level], x + (step - 1.5) / 2, 11, ink, LEVEL, "middle")])


# --- goods ----------------------------------------------------------------------------------------


def _goods(seat: int, scene: Scene) -> Iterator[Block]:
    """Pieces, resources, natural wonders, city-states, wonders and diplomacy cards."""
    player, colour = scene.view.players[seat], scene.colour
    mature = sum(city.mature for city in player.cities)
    yield chip(scene.say("cities", count=len(player.cities), mature=mature), colour, CHIP, "city")
    yield chip(scene.say("tokens-left", count=player.tokens_left), colour, CHIP, "control-token")
    for id, count in player.resources.items():
        if count:
            yield chip(f"{scene.name('resource', id)}: {count}", colour, CHIP, RESOURCES[id])
    for id in player.natural_wonders:
        sign = RESOURCES[NATURAL_WONDERS[id].resource]
        yield chip(scene.name("natural_wonder", id), colour, CHIP, sign)
    for id in player.city_states:
        yield chip(scene.name("city_state", id), colour, CHIP, TYPES[CITY_STATES[id].type].icon)
    for id in player.wonders:
        yield chip(scene.name("wonder", id), colour, STONE, "wonder")
    for id in player.alliances:
        yield chip(scene.say("card-of", owner=scene.name("city_state", id)), colour, CHIP)
    for pact in player.pacts:
        name = scene.name("pact", pact.pact)
        yield chip(scene.say("pact", pact=name, owner=scene.players[pact.owner]), colour, CHIP)
