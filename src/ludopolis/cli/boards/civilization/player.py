"""A player: numbers, cities, techs by level, units, hands, and everything else that is had."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE
from ludopolis.cli.boards.civilization.glyphs import (
    CAPITAL,
    CITY,
    CITY_MARKS,
    ICON_SIGNS,
    RESOURCE_SIGNS,
    TECHNOLOGIES,
    WONDER,
    counted,
    level_chip,
    seat_sign,
    type_chip,
)
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.words import Words
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.chart import spots_of
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.view import CityView, CivilizationView, HandView, NationView

LEVELS = 5
LAST_SPACE = len(COMPONENTS.track.spaces) - 1


def block(view: CivilizationView, seat: int, words: Words, players: list[str], width: int) -> RenderableType:
    """A heading, and everything the player has, as far as the one who looks may know."""
    deciding = seat in deciders(view)
    title = Rule(_title(view, seat, words, players), align="left", style=NUMBER if deciding else FAINT)
    return Group(title, *lines(view, seat, words, width))


def deciders(view: CivilizationView) -> list[int]:
    """Whose decision it is; several where they choose together."""
    return [] if view.decision is None else view.decision.together or [view.decision.seat]


def lines(view: CivilizationView, seat: int, words: Words, width: int) -> list[Text]:
    player = view.players[seat]
    if player.civilization is None:
        return []
    parts = [
        list(_numbers(player, words)),
        *([line] for line in _cities(view, seat, words)),
        *([line] for line in _techs(player, words)),
        list(_units(player, words)),
        list(_hands(player, words)),
        list(_goods(view, seat, words)),
    ]
    return [line for part in parts if part for line in flow(part, width).split("\n")]


def _title(view: CivilizationView, seat: int, words: Words, players: list[str]) -> Text:
    player = view.players[seat]
    title = Text.assemble(("▶ ", NUMBER)) if seat in deciders(view) else Text()
    title.append_text(seat_sign(seat))
    title.append(f" {players[seat]}", TITLE)
    if seat == view.seat:
        title.append(f" {words('you')}")
    if player.civilization is None:
        title.append(f" · {words('chosen') if player.chosen else words('choosing')}")
    else:
        government = words.name("government", player.government)
        title.append(f" · {words.name('civilization', player.civilization)} · {government}")
    if view.first_player == seat and view.turn:
        title.append(f" · {words('first')}")
    if player.muted:
        title.append(f" · {words('muted')}")
    return title


def fact(name: str, value: object) -> Text:
    return Text.assemble((f"{name} ", FAINT), (str(value), TITLE))


# --- numbers and cities ---------------------------------------------------------------------------


def _numbers(player: NationView, words: Words) -> Iterator[Text]:
    constants = COMPONENTS.constants
    yield fact(words("trade"), f"{player.trade}/{constants.trade_max}")
    yield fact(words("culture"), player.culture)
    yield fact(words("coins"), f"{player.coins}/{constants.coins_to_win}")
    yield fact(words("track"), f"{player.track}/{LAST_SPACE}")
    yield fact(words("pyramid"), "-".join(str(count) for count in player.slots if count) or "0")
    yield fact(words("nearness"), f"{player.share // 10} %")
    yield fact(words("speed"), player.travel_speed)
    yield fact(words("stacking"), player.stacking_limit)
    yield fact(words("combat"), f"{player.combat:+}")
    yield Text(words("supply", armies=player.armies, scouts=player.scouts), FAINT)


def _cities(view: CivilizationView, seat: int, words: Words) -> Iterator[Text]:
    """A line a city: what it makes, what marks it, whether it has acted, and what stands around it."""
    for index, city in enumerate(view.players[seat].cities):
        if city is not None:
            sign = f"{CITY}{index + 1}" if index else CAPITAL
            line = Text.assemble((f"{sign} ", TITLE), city_words(city, words))
            for text in _standing(view, city, words):
                line.append(f" · {text}")
            yield line
    left = view.players[seat].most_cities - sum(city is not None for city in view.players[seat].cities)
    if left > 0 and view.turn:
        yield Text(words("more-cities", count=left), FAINT)


def city_words(city: CityView, words: Words) -> Text:
    """Where a city is, its trade, production and culture, its marks and what it has done."""
    where = city.square if city.second is None else f"{city.square}+{city.second}"
    made = {"trade": city.trade, "production": city.production, "culture": city.arts}
    line = Text(f"{where} " + " ".join(f"{ICON_SIGNS[id]}{count}" for id, count in made.items()))
    for mark in city.marks:
        line.append(f" {CITY_MARKS[mark]} {words(f'mark-{mark}')}")
    if city.taken:
        done = ", ".join(words(f"deed-{kind}") for kind in city.kinds)
        line.append(f" ({words('acted')}{': ' + done if done else ''})", FAINT)
    return line


def _standing(view: CivilizationView, city: CityView, words: Words) -> Iterator[str]:
    """Buildings, wonders and great persons of the outskirts."""
    spots = spots_of(view)
    for square in city.yields:
        spot = spots[square]
        if spot.kind_on in ("building", "wonder", "person_type", "city_state") and spot.seen.on is not None:
            old = f" ({words('obsolete')})" if spot.seen.on in view.obsolete else ""
            yield f"{words.name(spot.kind_on, spot.seen.on)}{old} {square}"


# --- techs and units ------------------------------------------------------------------------------


def _techs(player: NationView, words: Words) -> Iterator[Text]:
    """A line for the techs of each level; where they lie in the pyramid is among the numbers."""
    for level in range(1, LEVELS + 1):
        known = [id for id in player.technologies if TECHNOLOGIES[id].level == level]
        if known:
            names = ", ".join(words.name("technology", id) for id in known)
            yield Text.assemble(level_chip(level), f" {names}")


def _units(player: NationView, words: Words) -> Iterator[Text]:
    """The reserve: how many of each type with their ranks, and the cards one may know."""
    yield Text(f"{words('reserve')}:", FAINT)
    for number, type in enumerate(KINDS["unit_type"]):
        count = player.reserve.count.get(type, 0)
        rank = player.ranks[number] if type != "aircraft" else 1
        if count or type != "aircraft":
            line = Text.assemble(type_chip(type, rank, words), f" ×{count}")
            faces = [id.removeprefix(f"{type}_").replace("_", "/") for id in known_of(player.reserve, type)]
            yield line.append(f" ({', '.join(faces)})" if faces else "")


def known_of(hand: HandView, type: str) -> list[str]:
    """The units of a type that the one who looks knows."""
    return [id for id in hand.known if id.startswith(f"{type}_")]


# --- hands and goods ------------------------------------------------------------------------------


def _hands(player: NationView, words: Words) -> Iterator[Text]:
    """Culture events, great persons and tokens: how many, and those one may know."""
    limit = words("limit", count=player.event_limit)
    levels = {f"level-{level}": count for level, count in player.events.count.items()}
    named = {words("of-level", level=key.removeprefix("level-")): n for key, n in levels.items()}
    yield _hand(f"{words('events')} ({limit})", named, player.events, "event", words)
    if player.persons.count:
        types = {words.name("person_type", id): count for id, count in player.persons.count.items()}
        yield _hand(words("hidden-persons"), types, player.persons, "great_person", words)
    if player.open_persons:
        names = ", ".join(words.name("great_person", id) for id in player.open_persons)
        yield Text.assemble((f"{words('open-persons')}: ", FAINT), names)
    if player.person_tokens:
        names = ", ".join(
            counted(count, words.name("person_type", id)) for id, count in player.person_tokens.items()
        )
        yield Text.assemble((f"{words('person-tokens')}: ", FAINT), names)
    if player.tokens.count:
        kinds = {words(f"token-{kind}"): count for kind, count in player.tokens.count.items()}
        yield _hand(words("tokens"), kinds, player.tokens, "hut village", words)


def _hand(title: str, backs: dict[str, int], hand: HandView, kinds: str, words: Words) -> Text:
    """What the backs tell; if all faces are known, those alone."""
    faces = [_face(id, kinds.split(), words) for id in hand.known]
    told = [counted(count, back) for back, count in backs.items()]
    if not told:
        return Text.assemble((f"{title}: ", FAINT), words("none"))
    if len(faces) == sum(backs.values()):
        return Text.assemble((f"{title}: ", FAINT), ", ".join(faces))
    known = f" ({words('known')}: {', '.join(faces)})" if faces else ""
    return Text.assemble((f"{title}: ", FAINT), ", ".join(told), known)


def _face(id: str, kinds: list[str], words: Words) -> str:
    return words.name(next(kind for kind in kinds if id in KINDS[kind]), id)


def _goods(view: CivilizationView, seat: int, words: Words) -> Iterator[Text]:
    """Resources, policies, investments, coin tokens, and wonders with what they do."""
    player = view.players[seat]
    for id, count in player.resources.items():
        yield Text(f"{RESOURCE_SIGNS[id]} {words.name('resource', id).lower()}: {count}")
    if player.policies:
        yield _listed(words("policies"), [words.name("policy", id) for id in player.policies])
    if player.investments:
        names = [f"{words.name('investment', id)} {count}" for id, count in player.investments.items()]
        yield _listed(words("investments"), names)
    if player.coin_tokens:
        names = [f"{words.name('coin_place', id)} {count}" for id, count in player.coin_tokens.items()]
        yield _listed(words("coin-tokens"), names)
    for id in player.wonders:
        yield Text(f"{WONDER} {words.name('wonder', id)}")
    if player.window:
        yield _listed(words("window"), [words.name("government", id) for id in player.window])
    if player.used:
        yield _listed(words("used"), [words.name("ability", id) for id in player.used])


def _listed(title: str, names: list[str]) -> Text:
    return Text.assemble((f"{title}: ", FAINT), ", ".join(names))
