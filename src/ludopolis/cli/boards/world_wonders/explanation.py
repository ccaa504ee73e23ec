"""Everything about one choice."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.world_wonders.catalog import facts
from ludopolis.cli.boards.world_wonders.choices import price_of, remark
from ludopolis.cli.boards.world_wonders.glyphs import COIN, POPULATION, RESOURCES, RING
from ludopolis.cli.boards.world_wonders.ground import cells_of, space_of
from ludopolis.cli.boards.world_wonders.maps import large_map
from ludopolis.cli.boards.world_wonders.placements import covered
from ludopolis.cli.boards.world_wonders.places import collected, rebuilt
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.games.world_wonders.scoring import population_points
from ludopolis.games.world_wonders.view import WorldWondersView

KINDS = {"build": "tile", "discard": "tile", "monument": "monument", "pedestal": "pedestal"}


def explanation(view: WorldWondersView, action: Action, words: Words, label: str) -> RenderableType:
    return Group(Text(label, style=TITLE), *_told(view, action, words))


def _told(view: WorldWondersView, action: Action, words: Words) -> Iterator[RenderableType]:
    if action.verb == "place":
        yield from _placement(view, action, words)
        return
    if action.verb in KINDS:
        yield from facts(KINDS[action.verb], action.arguments[0].id, words)
    elif action.verb in ("long_road", "short_roads", "tower"):
        yield from facts("object", action.verb, words)
    if action.verb != "discard":
        yield from _consequences(view, action, words)


def _consequences(view: WorldWondersView, action: Action, words: Words) -> Iterator[Text]:
    """The coins that remain, where the markers go, and in how many ways it can be placed."""
    city = view.cities[view.seat]
    if price := price_of(view, action):
        left = max(0, city.coins - price)
        yield Text(
            words("price-note", price=f"{price}{COIN}", coins=f"{city.coins}{COIN}", left=f"{left}{COIN}")
        )
    if moves := _markers(view, action):
        yield Text(words("markers-note", moves=", ".join(moves)))
    if note := remark(rebuilt(view), action, words):
        yield Text(note, FAINT)
    if action.verb == "leave":
        yield Text(words("leave-note"))


def _markers(view: WorldWondersView, action: Action) -> Sequence[str]:
    if action.verb not in ("build", "monument"):
        return []
    city = rebuilt(view)
    after = collected(city, action.arguments[0].id)
    moves = [
        f"{sign} {city.resource(which)}→{after.resource(which)}"
        for which, sign in enumerate(RESOURCES.values())
        if after.resource(which) > city.resource(which)
    ]
    if after.population > city.population:
        rings = population_points(after) - population_points(city)
        moves.append(
            f"{POPULATION} {city.population}→{after.population}" + (f" (+{rings}{RING})" if rings else "")
        )
    return moves


def _placement(view: WorldWondersView, action: Action, words: Words) -> Iterator[RenderableType]:
    """The city with the piece where it would go."""
    piece, rotation, space = (term.id for term in action.arguments)
    ghost = covered(view, piece, rotation, space)
    pending = view.placing.cells if view.placing is not None else []
    yield Text(words("covers", spaces=" ".join(space_of(place) for place in ghost) or words("none")))
    yield from large_map(cells_of(view.cities[view.seat], pending), words, ghost=ghost)
