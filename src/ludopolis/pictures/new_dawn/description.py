"""The position in words, for those who cannot see the picture."""

from collections.abc import Iterator, Sequence

from ludopolis.games.new_dawn.view import PlayerView
from ludopolis.pictures.new_dawn.looks import CARDS, ROMAN
from ludopolis.pictures.new_dawn.scene import Scene

NOTHING = "–"


def described(seats: Sequence[int], scene: Scene) -> str:
    """In pieces, because a message takes no long arguments."""
    told = [sentence for seat in seats for sentence in _player(seat, scene)]
    return " ".join([*told, *_table(scene)])


def _player(seat: int, scene: Scene) -> Iterator[str]:
    player = scene.view.players[seat]
    leader = scene.name("leader", player.leader)
    yield scene.say("described-player", player=scene.players[seat], leader=leader)
    cards = [
        f"{card.slot} {scene.name('card', card.card)} {ROMAN[CARDS[card.card].level]} (+{card.trade})"
        for card in player.row
    ]
    yield _sentence(scene.say("described-row"), cards)
    yield _sentence(scene.say("described-cities"), [city.space for city in player.cities])
    yield _sentence(scene.say("described-tokens"), player.tokens)
    yield _sentence(scene.say("described-reinforced"), player.reinforced)
    caravans = [space for space in player.caravans if space in scene.places()]
    yield _sentence(scene.say("described-caravans"), caravans)
    yield _sentence(scene.say("described-goods"), list(_goods(player, scene)))
    yield f"{scene.say('dial', dial=player.dial)}."


def _goods(player: PlayerView, scene: Scene) -> Iterator[str]:
    for id, count in player.resources.items():
        if count:
            yield f"{scene.name('resource', id)} {count}"
    yield from (scene.name("natural_wonder", id) for id in player.natural_wonders)
    yield from (scene.name("city_state", id) for id in player.city_states)
    yield from (scene.name("wonder", id) for id in player.wonders)


def _table(scene: Scene) -> Iterator[str]:
    """Barbarians, wonders on offer and victory cards."""
    view = scene.view
    places = [f"{seen.barbarian.upper()} {seen.space}" for seen in view.barbarians if seen.space is not None]
    yield _sentence(scene.say("described-barbarians"), places)
    offered = [scene.name("wonder", deck.wonder) for deck in view.decks if deck.wonder is not None]
    yield _sentence(f"{scene.say('wonders')}:", offered)
    cards = [scene.name("victory_card", card.victory_card) for card in view.victory_cards]
    yield _sentence(f"{scene.say('agendas')}:", cards)


def _sentence(beginning: str, things: Sequence[str | None]) -> str:
    return f"{beginning} {', '.join(thing for thing in things if thing) or NOTHING}."
