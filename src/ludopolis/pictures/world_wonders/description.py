"""The position in words, for those who cannot see the picture."""

from collections.abc import Sequence

from ludopolis.games.world_wonders.view import ObjectView
from ludopolis.pictures.world_wonders.objects import name_of
from ludopolis.pictures.world_wonders.scene import Scene


def described(seats: Sequence[int], scene: Scene) -> str:
    return " ".join([*(_city(seat, scene) for seat in seats), _offer(scene), _display(scene)])


def _city(seat: int, scene: Scene) -> str:
    """In pieces, because a message takes no long arguments."""
    city = scene.view.cities[seat]
    things = "; ".join(_thing(thing, scene) for thing in city.objects)
    numbers = scene.say(
        "description-numbers",
        coins=city.coins,
        limit=city.coin_limit,
        population=city.population,
        points=city.score["total"],
        **city.resources,
    )
    player = scene.say("description-city", player=scene.players[seat])
    return f"{player} {things or scene.say('description-empty')}. {numbers}"


def _thing(thing: ObjectView, scene: Scene) -> str:
    said = scene.say("description-thing", name=name_of(thing.object, scene), spaces=" ".join(thing.cells))
    return f"{said} {scene.say('description-district')}" if thing.district else said


def _offer(scene: Scene) -> str:
    things = [
        scene.say("description-priced", name=scene.name("tile", stack.tile), price=stack.price)
        for stack in scene.view.stacks
        if stack.tile is not None
    ]
    return scene.say("description-offer", things=", ".join(things) or "–")


def _display(scene: Scene) -> str:
    names = [scene.name("monument", id) for id in scene.view.display]
    return scene.say("description-display", things=", ".join(names) or "–")
