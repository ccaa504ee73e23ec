"""The position in words, for those who cannot see the picture."""

from collections.abc import Iterator, Sequence

from ludopolis.pictures.civilization.scene import Scene

NOTHING = "–"


def described(seats: Sequence[int], scene: Scene) -> str:
    """In pieces, because a message takes no long arguments."""
    told = [sentence for seat in seats for sentence in _player(seat, scene)]
    return " ".join([*told, *_table(scene)])


def _player(seat: int, scene: Scene) -> Iterator[str]:
    player = scene.view.players[seat]
    nation = scene.name("civilization", player.civilization) if player.civilization else NOTHING
    yield scene.say("described-player", player=scene.players[seat], civilization=nation)
    numbers = {"trade": player.trade, "culture": player.culture, "coin": player.coins}
    yield _sentence("", [f"{scene.name('icon', id)} {count}" for id, count in numbers.items()])
    cities = [square for city in player.cities if city for square in (city.square, city.second) if square]
    yield _sentence(scene.say("described-cities"), cities)
    yield _sentence(scene.say("described-figures"), list(_figures(seat, scene)))
    techs = [scene.name("technology", id) for id in player.technologies]
    yield _sentence(scene.say("described-techs"), techs)
    yield f"{scene.say('culture-track')}: {player.track}."


def _figures(seat: int, scene: Scene) -> Iterator[str]:
    for spot in scene.spots.values():
        figures = spot.seen.figures
        if figures is not None and figures.seat == seat:
            yield f"{spot.name} ({scene.say('armies-scouts', armies=figures.armies, scouts=figures.scouts)})"


def _table(scene: Scene) -> Iterator[str]:
    """Wonders for sale and the battle."""
    offered = [scene.name("wonder", id) for id, place in scene.view.wonders.items() if place == "market"]
    yield _sentence(f"{scene.say('wonders')}:", offered)
    if scene.view.battle is not None:
        yield f"{scene.say('battle', square=scene.view.battle.square)}."


def _sentence(beginning: str, things: Sequence[str]) -> str:
    return f"{beginning} {', '.join(things) or NOTHING}.".strip()
