"""Where civilizations, wonders, relics and city-states lie in a position, for those who set one up."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludopolis.core.builder import Builder
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.position import MARKET_RESOURCES, PositionData

_LEVEL_OF = {technology.id: technology.level for technology in COMPONENTS.technologies}

Json = dict[str, Any]


def tidy(position: Json, loose: list[str]) -> None:
    """What lies nowhere is out of the game; the market has what nobody has taken."""
    for wonder in loose:
        if wonder in KINDS["wonder"]:
            position["wonders"][wonder] = "lost"
    for square, data in position["squares"].items():
        if data.get("on") in KINDS["wonder"]:
            position["wonders"][data["on"]] = square
    _fill_market(position)
    _fill_person_tokens(position)
    for seat, nation in enumerate(position["players"]):
        _arrange_pyramid(position, seat, nation)
        _fill_supply(position, seat, nation)


def _fill_market(position: Json) -> None:
    """R1.3: a token of each resource for every player."""
    for resource in MARKET_RESOURCES:
        taken = sum(nation["resources"].get(resource, 0) for nation in position["players"])
        all = len(position["players"]) * COMPONENTS.constants.market_resources
        position["market"][resource] = all - taken


def _fill_person_tokens(position: Json) -> None:
    """R1.2: tokens of great persons lie on the map, with players, or beside the board."""
    lying = Counter(data.get("on") for data in position["squares"].values())
    for type in COMPONENTS.person_types:
        held = sum(nation["persons"].get(type.id, 0) for nation in position["players"])
        position["person_tokens"][type.id] = type.tokens - held - lying[type.id]


def _arrange_pyramid(position: Json, seat: int, nation: Json) -> None:
    """R9.3: the slots hold the techs; those that lie in others than their own are left where they are."""
    persons = position["decks"]["great_persons"]
    in_pyramid = sum(card.get("place") == f"pyramid {seat}" for card in persons)
    if sum(nation["slots"]) != len(nation["technologies"]) + in_pyramid:
        levels = Counter(_LEVEL_OF[technology] for technology in nation["technologies"])
        nation["slots"] = [levels[level] for level in range(1, 6)]


def _fill_supply(position: Json, seat: int, nation: Json) -> None:
    """R1.1: figures that do not stand on the map, and do not attack, are in the supply."""
    if nation["civilization"] is None or position["phase"] == "setup":
        return
    civilization = next(one for one in COMPONENTS.civilizations if one.id == nation["civilization"])
    out = [*_figures(position, seat)]
    armies = COMPONENTS.constants.armies + civilization.extra_armies
    scouts = COMPONENTS.constants.scouts + civilization.extra_scouts
    nation["armies"] = armies - sum(group.get("armies", 0) for group in out)
    nation["scouts"] = scouts - sum(group.get("scouts", 0) for group in out)


def _figures(position: Json, seat: int) -> Iterator[Json]:
    for square in position["squares"].values():
        figures = square.get("figures")
        if figures is not None and figures["seat"] == seat:
            yield figures
    battle = position["battle"]
    if battle is not None and battle["kind"] != "horde" and battle["seats"][0] == seat:
        yield {"armies": battle["armies"][0], "scouts": battle["scouts"][0]}


BUILDER = Builder(
    PositionData,
    {**KINDS, "face-down token": ["hut", "village"]},
    {
        "civilization": ("players[].civilization", "players[].drawn"),
        "wonder": ("squares.*.on",),
        "relic": ("squares.*.on",),
        "city_state": ("squares.*.on",),
        "tile": ("tiles[].tile",),
    },
    deals=("piles.*", "decks.great_persons[].face"),
    tidy=tidy,
)
