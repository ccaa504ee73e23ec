"""Random games of World Wonders with whatever data the package has; prints what came out as JSON.

Run by ``test_edited_data`` in a process of its own, because a package reads its data once.
"""

import json

from ludopolis import State, game, seeded
from ludopolis.games.world_wonders.components import COMPONENTS
from ludopolis.games.world_wonders.view import CityView, WorldWondersView

GAME = game("world_wonders")
NEEDY = [monument.id for monument in COMPONENTS.monuments if "road" in monument.next_to]
Space = tuple[int, int]


def played(number: int) -> State:
    random = seeded(f"edited {number}")
    state = GAME.new(f"edited {number}", number % 3 + 1, common_goals=True)
    while not state.over:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    assert GAME.load(state.json()) == state
    return state


def roads_beside_monuments(city: CityView) -> list[int]:
    """For every monument that needs a road, the number of roads beside it."""
    roads = [spaces(found.cells) for found in city.objects if "road" in found.object]
    needy = [spaces(found.cells) for found in city.objects if found.object in NEEDY]
    return [sum(touch(monument, road) for road in roads) for monument in needy]


def spaces(names: list[str]) -> set[Space]:
    return {(ord(name[0]), int(name[1:])) for name in names}


def touch(one: set[Space], other: set[Space]) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other)


def main() -> None:
    views = [played(number).view(0) for number in range(24)]
    cities = [city for view in views if isinstance(view, WorldWondersView) for city in view.cities]
    report = {
        "loans": [city.score["loan"] for city in cities],
        "roads_beside": [count for city in cities for count in roads_beside_monuments(city)],
        "long_roads": GAME.new("edited").position()["long_roads"],
        "actions": len(GAME.actions),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
