"""A player's tracks, points and monuments."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE
from ludopolis.cli.boards.faces import cut
from ludopolis.cli.boards.world_wonders.glyphs import (
    COIN,
    GOLD,
    MONUMENT,
    PEDESTALS,
    POPULATION,
    RESOURCE_INK,
    RESOURCES,
    RING,
    SCORES,
    SPENT,
    TRACKS,
)
from ludopolis.cli.boards.world_wonders.ground import numbered_monuments
from ludopolis.cli.words import Words
from ludopolis.games.world_wonders.components import Track
from ludopolis.games.world_wonders.view import CityView, WorldWondersView

REACHED, AHEAD = "■", "·"


def track_of(view: WorldWondersView) -> Track:
    return TRACKS[str(view.options["track_side"])]


def panel(view: WorldWondersView, seat: int, words: Words, players: list[str], width: int) -> list[Text]:
    """The heading, the tracks, and the points so far by their signs."""
    city = view.cities[seat]
    lines = [_title(view, seat, words, players, width)]
    if tags := _tags(city, words):
        lines.append(Text(cut(tags, width), NUMBER))
    return [*lines, _coins(city), *_tracks(track_of(view), city), _points(city)]


def monuments(city: CityView, words: Words) -> list[Text]:
    """The monuments by the numbers they have on the map."""
    return [
        Text(f"{MONUMENT}{number} {words.name('monument', monument)}")
        for number, monument in numbered_monuments(city)
    ]


def _title(view: WorldWondersView, seat: int, words: Words, players: list[str], width: int) -> Text:
    deciding = view.decision is not None and view.decision.seat == seat
    points = words("points", count=view.cities[seat].score["total"])
    you = f" {words('you')}" if seat == view.seat else ""
    mark = "▶ " if deciding else ""
    name = cut(players[seat], width - len(mark) - len(you) - len(points) - 2)
    return Text.assemble((mark, NUMBER), (name, TITLE), you, "  ", (points, TITLE))


def _tags(city: CityView, words: Words) -> str:
    """Out of the round, in debt, or sure of a place in the next order."""
    tags = [words("tag-out")] if city.out else []
    tags += [words("tag-loan")] if city.loan else []
    if city.pedestal is not None:
        tags.append(words("tag-pedestal", position=PEDESTALS[city.pedestal].position))
    return " · ".join(tags)


def _coins(city: CityView) -> Text:
    pips = COIN * city.coins + SPENT * city.coins_spent
    return Text.assemble((f"{COIN} {city.coins:>2} ", f"bold {GOLD}"), (pips, GOLD))


def _tracks(track: Track, city: CityView) -> list[Text]:
    """A line a track: the marker's space, then all spaces with population symbols or rings."""
    lines = []
    for id, sign in RESOURCES.items():
        path = track.resource(id)
        ink = RESOURCE_INK[id]
        lines.append(_track(sign, city.resources[id], path.last, path.population_at, POPULATION, ink))
    people = track.population
    lines.append(_track(POPULATION, city.population, people.last, people.rings_at, RING, "#c9b37e"))
    return lines


def _track(sign: str, at: int, last: int, symbols: list[int], symbol: str, ink: str) -> Text:
    line = Text.assemble((f"{sign} {at:>2} ", f"bold {ink}"))
    for space in range(1, last + 1):
        reached = space <= at
        letter = symbol if space in symbols else REACHED if reached else AHEAD
        line.append(letter, f"bold {ink}" if reached else FAINT)
    return line


def _points(city: CityView) -> Text:
    """Where the points come from, if the game ended now."""
    found = [f"{sign}{city.score[id]}" for id, sign in SCORES.items() if city.score[id]]
    return Text(" ".join(found), FAINT)
