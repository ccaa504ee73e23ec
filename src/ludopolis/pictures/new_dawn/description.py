"""The position in words, for those who cannot see the picture."""

from collections.abc import Sequence

from ludopolis.pictures.new_dawn.looks import CARDS, ROMAN
from ludopolis.pictures.new_dawn.scene import Scene


def described(seats: Sequence[int], scene: Scene) -> str:
    return " ".join([*(_player(seat, scene) for seat in seats), _offer(scene), _agendas(scene)])


def _player(seat: int, scene: Scene) -> str:
    """In pieces, because a message takes no long arguments."""
    player = scene.view.players[seat]
    cards = "; ".join(
        f"{card.slot} {scene.name('card', card.card)} {ROMAN[CARDS[card.card].level]}" for card in player.row
    )
    cities = " ".join(city.space for city in player.cities) or "–"
    tokens = " ".join([*player.tokens, *player.reinforced]) or "–"
    parts = [
        scene.say("described-player", player=scene.players[seat], leader=scene.name("leader", player.leader)),
        f"{scene.say('described-row')} {cards or '–'}.",
        f"{scene.say('described-cities')} {cities}.",
        f"{scene.say('described-tokens')} {tokens}.",
        f"{scene.say('dial', dial=player.dial)}.",
    ]
    return " ".join(parts)


def _offer(scene: Scene) -> str:
    names = [scene.name("wonder", deck.wonder) for deck in scene.view.decks if deck.wonder is not None]
    return f"{scene.say('wonders')}: {', '.join(names) or '–'}."


def _agendas(scene: Scene) -> str:
    names = [scene.name("victory_card", card.victory_card) for card in scene.view.victory_cards]
    return f"{scene.say('agendas')}: {', '.join(names) or '–'}."
