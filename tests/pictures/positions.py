"""Positions of World Wonders to draw, and how to look into a picture."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast
from xml.etree.ElementTree import Element, fromstring

from ludopolis import game, seeded
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.match import Match
from ludopolis.games.world_wonders.view import CityView, ObjectView, WorldWondersView
from ludopolis.pictures.world_wonders import picture
from ludopolis.players import Perspective, Uniform
from ludopolis.svg import NAMESPACE

WORLD_WONDERS = game("world_wonders")
NAMES = ["Ada", "Bedřich", "Cecílie", "Dalibor", "Eva"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"map_side": "b", "track_side": "b", "common_goals": True, "solo_difficulty": "hard"},
]
STAGES = ("start", "middle", "end")


@cache
def played(seats: int, options: int, stage: str) -> Match:
    """A game between players who choose at random, up to a stage."""
    match = Match.new(WORLD_WONDERS, NAMES[:seats], seed=f"{seats} {options}", **OPTIONS[options])
    random, bot = seeded(f"{seats} {options}"), Uniform()
    rounds = {"start": 1, "middle": 5, "end": 99}[stage]
    while not match.state.over and view_of(match).round < rounds:
        match.play(bot.choose(Perspective(match.state, random)))
    return match


def view_of(match: Match, seat: int = SPECTATOR) -> WorldWondersView:
    return cast(WorldWondersView, match.state.view(seat))


def drawn(view: WorldWondersView, language: str = "en", theme: str = "light") -> Element:
    """The picture of a view, parsed."""
    names = NAMES[: len(view.cities)]
    return parsed(picture(view, WORLD_WONDERS.texts(language), names, theme))


def parsed(svg: str) -> Element:
    """The tree with plain tags."""
    root = fromstring(svg)
    for one in root.iter():
        one.tag = one.tag.removeprefix(f"{{{NAMESPACE}}}")
    return root


def marked(root: Element, name: str) -> list[Element]:
    """The elements with a data attribute."""
    return [one for one in root.iter() if f"data-{name}" in one.attrib]


def with_objects(view: WorldWondersView, seat: int, objects: list[ObjectView]) -> WorldWondersView:
    """The view with other things on a map."""
    cities = list(view.cities)
    city = cities[seat]
    fields = {name: getattr(city, name) for name in CityView.__struct_fields__}
    cities[seat] = CityView(**{**fields, "objects": objects})
    return changed(view, cities=cities)


def changed(view: WorldWondersView, **fields: object) -> WorldWondersView:
    kept: dict[str, Any] = {name: getattr(view, name) for name in WorldWondersView.__struct_fields__}
    return WorldWondersView(**{**kept, **fields})


def placed(root: Element) -> Iterator[tuple[Element, float, float, Element | None]]:
    """Every element with its offset on the page and the panel it lies in."""
    todo: list[tuple[Element, float, float, Element | None]] = [(root, 0.0, 0.0, None)]
    while todo:
        one, x, y, panel = todo.pop()
        moved = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", one.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        first = next(iter(one), None)
        if first is not None and first.tag == "rect" and first.get("rx") == "10":
            first.set("left", str(x))
            panel = first
        yield one, x, y, panel
        todo.extend((child, x, y, panel) for child in one)
