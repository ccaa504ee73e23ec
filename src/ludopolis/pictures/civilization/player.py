"""One player: numbers, cities, the pyramid of techs, units, and everything held."""

from collections.abc import Iterator

from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.view import CityView, HandView, NationView
from ludopolis.pictures.blocks import PADDING, Block, at, block, column, flow, panel, row
from ludopolis.pictures.chips import chip
from ludopolis.pictures.civilization.looks import (
    ICONS,
    LEVELS,
    RESOURCES,
    ROMAN,
    SPACES,
    TECHNOLOGIES,
    UNITS,
)
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NAME, NORMAL, SMALL, SMALL_BOLD, STRONG, cut, lines, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import CHIP, PANEL, QUIET, STONE, TURN, Face
from ludopolis.svg import el

GAP = 6.0
CITY_HEIGHT = 22.0
LINE = 16.0
ROOM = 0.92  # of a line, because letters of some systems are wider
BADGE = 30.0
STANDING = ("building", "wonder", "person_type", "city_state")


def player_panel(seat: int, width: float, height: float | None, scene: Scene) -> Block:
    """A panel as wide as asked, and at least as tall."""
    inside = contents(seat, width - 2 * PADDING, scene)
    if height is not None:
        inside = inside._replace(height=height - 2 * PADDING)
    made = panel(inside, scene.colour, width, "avail" if seat in scene.deciding else "line")
    made.body.set("data-seat", str(seat))
    return made


def contents(seat: int, width: float, scene: Scene) -> Block:
    player = scene.view.players[seat]
    parts = [
        _heading(seat, width, scene),
        flow(list(_numbers(player, scene)), width, GAP),
        *_cities(player, width, scene),
        *_pyramid(player, width, scene),
        flow(list(_units(player, scene)), width, GAP),
        flow([*_hands(player, scene), *_goods(seat, scene)], width, GAP),
    ]
    return column([part for part in parts if part.height], 8)


def _heading(seat: int, width: float, scene: Scene) -> Block:
    """The name, the civilization with its leader, and the government."""
    player, colour = scene.view.players[seat], scene.colour
    chips = row(_chips(seat, scene), GAP)
    room = width - 37 - chips.width - 8
    you = f" {scene.say('you')}" if scene.view.seat == seat else ""
    return block(
        width,
        38,
        seat_mark(seat, 0, 3, 28, colour),
        text(cut(scene.players[seat] + you, room, NAME), 37, 16, colour(PANEL.ink), NAME),
        text(cut(_nation(player, scene), room, SMALL), 37, 33, colour(QUIET.ink), SMALL),
        at(chips, width - chips.width, 4),
    )


def _nation(player: NationView, scene: Scene) -> str:
    government = scene.name("government", player.government)
    if player.civilization is None:
        return scene.say("chosen") if player.chosen else government
    leader = scene.game.attribute(f"civilization-{player.civilization}", "leader")
    return f"{scene.name('civilization', player.civilization)} ({leader}) · {government}"


def _chips(seat: int, scene: Scene) -> list[Block]:
    view, colour = scene.view, scene.colour
    if view.result is not None:
        place = view.result.places[seat]
        return [chip(scene.say("place", place=place), colour, TURN if place == 1 else CHIP)]
    return [chip(scene.say("first"), colour, CHIP)] if view.first_player == seat and view.turn else []


def _numbers(player: NationView, scene: Scene) -> Iterator[Block]:
    colour = scene.colour
    yield chip(f"{player.trade} / {COMPONENTS.constants.trade_max}", colour, CHIP, ICONS["trade"])
    yield chip(str(player.culture), colour, CHIP, ICONS["culture"])
    yield chip(f"{player.coins} / {COMPONENTS.constants.coins_to_win}", colour, CHIP, ICONS["coin"])
    yield chip(f"{player.track} / {len(SPACES) - 1}", colour, CHIP, "achievement")
    yield chip(f"{player.combat:+}", colour, CHIP, ICONS["combat"])
    yield chip(scene.say("speed", count=player.travel_speed), colour, CHIP)
    yield chip(scene.say("stacking", count=player.stacking_limit), colour, CHIP)
    yield chip(scene.say("left", count=player.armies), colour, CHIP, "army")
    yield chip(scene.say("left", count=player.scouts), colour, CHIP, "scout")


# --- cities and techs -----------------------------------------------------------------------------


def _cities(player: NationView, width: float, scene: Scene) -> Iterator[Block]:
    for index, city in enumerate(player.cities):
        if city is not None:
            yield _city(index, city, width, scene)


def _city(index: int, city: CityView, width: float, scene: Scene) -> Block:
    """Where it is, what it makes, and what stands around it."""
    colour = scene.colour
    ink = colour(PANEL.ink)
    where = city.square if city.second is None else f"{city.square}+{city.second}"
    drawn = [
        icon("capital" if index == 0 else "city", 0, 2, 17, ink),
        text(where, 24, 15.5, ink, STRONG),
    ]
    x = 34 + width_of(where, STRONG)
    for id, count in (("trade", city.trade), ("production", city.production), ("culture", city.arts)):
        drawn += [icon(ICONS[id], x, 4, 14, colour("ink-2")), text(str(count), x + 17, 15.5, ink, STRONG)]
        x += 26 + width_of(str(count), STRONG)
    told = lines(", ".join(_around(city, scene)), (width - x - 4) * ROOM, SMALL, 3)
    drawn += [text(line, x + 4, 15.5 + LINE * row, colour(QUIET.ink), SMALL) for row, line in enumerate(told)]
    return block(width, CITY_HEIGHT + LINE * max(0, len(told) - 1), *drawn, data_city=city.square)


def _around(city: CityView, scene: Scene) -> Iterator[str]:
    """The marks of a city, and buildings, wonders and great persons in its outskirts."""
    yield from (scene.say(f"mark-{mark}") for mark in city.marks)
    for square in city.yields:
        spot = scene.spots[square]
        if spot.kind_on in STANDING and spot.seen.on is not None:
            yield scene.name(spot.kind_on, spot.seen.on)


def _pyramid(player: NationView, width: float, scene: Scene) -> Iterator[Block]:
    """From the top: a line a level with the cards that lie there, and the techs of that level."""
    for level in range(len(player.slots), 0, -1):
        known = [id for id in player.technologies if TECHNOLOGIES[id].level == level]
        if known or player.slots[level - 1]:
            yield _level(level, player.slots[level - 1], known, width, scene)


def _level(level: int, slots: int, known: list[str], width: float, scene: Scene) -> Block:
    colour, face = scene.colour, LEVELS[level]
    badge = [
        el("rect", width=BADGE, height=20, rx=4, fill=colour(face.fill)),
        text(ROMAN[level], BADGE / 2, 14.5, colour(face.ink), SMALL_BOLD, "middle"),
    ]
    boxes = [
        el("rect", x=BADGE + 6 + slot * 11, y=5, width=9, height=10, rx=2, fill=colour(face.fill))
        for slot in range(slots)
    ]
    start = BADGE + 12 + slots * 11
    names = [_word(scene.name("technology", id), id, scene) for id in known]
    listed = flow(names, width - start, 14, 0)
    return block(
        width,
        max(20, listed.height),
        *badge,
        *boxes,
        at(listed, start, 0),
        data_level=level,
        data_slots=slots,
    )


def _word(name: str, id: str, scene: Scene) -> Block:
    words = text(name, 0, 14.5, scene.colour(PANEL.ink), NORMAL)
    return block(width_of(name, NORMAL), 20, words, data_tech=id)


# --- units, hands and goods -----------------------------------------------------------------------


def _units(player: NationView, scene: Scene) -> Iterator[Block]:
    """The reserve by type, with ranks and the cards one may know."""
    for number, type in enumerate(KINDS["unit_type"]):
        count = player.reserve.count.get(type, 0)
        if count or player.ranks[number]:
            rank = ROMAN[max(player.ranks[number], 1)]
            faces = [
                id.removeprefix(f"{type}_").replace("_", "/")
                for id in player.reserve.known
                if id.startswith(f"{type}_")
            ]
            known = f" ({', '.join(faces)})" if faces else ""
            look = UNITS[type]
            yield chip(f"{rank} ×{count}{known}", scene.colour, Face(look.soft, look.ink), look.icon)


def _hands(player: NationView, scene: Scene) -> Iterator[Block]:
    """Culture events, great persons and tokens: how many, or their names if one may know all of them."""
    levels = {scene.say("events", level=ROMAN[int(level)]): n for level, n in player.events.count.items()}
    yield from _hand(levels, player.events, ["event"], "culture", scene)
    types = {scene.name("person_type", id): count for id, count in player.persons.count.items()}
    yield from _hand(types, player.persons, ["great_person"], "hidden", scene)
    for id in player.open_persons:
        yield chip(scene.name("great_person", id), scene.colour, STONE, "crown")
    for id, count in player.person_tokens.items():
        yield chip(_counted(count, scene.name("person_type", id)), scene.colour, CHIP, "crown")
    for kind in ("hut", "village"):
        if count := player.tokens.count.get(kind, 0):
            known = [id for id in player.tokens.known if id in KINDS[kind]]
            backs = {scene.say(kind): count}
            yield from _hand(backs, HandView({kind: count}, known), [kind], kind, scene)


def _hand(
    backs: dict[str, int], hand: HandView, kinds: list[str], sign: str, scene: Scene
) -> Iterator[Block]:
    names = [scene.name(next(kind for kind in kinds if id in KINDS[kind]), id) for id in hand.known]
    if len(names) < sum(backs.values()):
        names = [_counted(count, back) for back, count in backs.items()] + [f"({name})" for name in names]
    yield from (chip(name, scene.colour, CHIP, sign) for name in names)


def _counted(count: int, name: str) -> str:
    return f"{count}× {name}" if count > 1 else name


def _goods(seat: int, scene: Scene) -> Iterator[Block]:
    """Resources, policies, investments, coin tokens and wonders."""
    player, colour = scene.view.players[seat], scene.colour
    for id, count in player.resources.items():
        yield chip(f"{scene.name('resource', id)}: {count}", colour, CHIP, RESOURCES[id])
    for id in player.policies:
        yield chip(scene.name("policy", id), colour, CHIP, "check")
    for id, count in player.investments.items():
        yield chip(f"{scene.name('investment', id)}: {count}", colour, CHIP, ICONS["coin"])
    for id, count in player.coin_tokens.items():
        yield chip(f"{scene.name('coin_place', id)}: {count}", colour, CHIP, ICONS["coin"])
    for id in player.wonders:
        yield chip(scene.name("wonder", id), colour, STONE, "wonder")
