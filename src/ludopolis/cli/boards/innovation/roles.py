"""Who would be concerned if a card were activated now (R5.2), from the icons everybody sees."""

from collections.abc import Sequence
from typing import NamedTuple

from ludopolis.cli.boards.innovation.glyphs import CARDS
from ludopolis.cli.words import Words
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.view import InnovationView


class Roles(NamedTuple):
    """The other players clockwise: those who show fewer of the dogma icon, and the rest."""

    vulnerable: list[int]
    sharing: list[int]


def roles(view: InnovationView, card: str) -> Roles:
    mine = shown(view, view.seat, card)
    count = len(view.players)
    others = [(view.seat + offset) % count for offset in range(1, count)]
    fewer = [seat for seat in others if shown(view, seat, card) < mine]
    return Roles(fewer, [seat for seat in others if seat not in fewer])


def shown(view: InnovationView, seat: int, card: str) -> int:
    """How many of the card's dogma icon a player shows."""
    return view.players[seat].icons[CARDS[card].dogma]


def role_notes(view: InnovationView, card: str, words: Words, players: Sequence[str]) -> list[str]:
    """Whom the demands hit and who shares the other effects, with their icons, if there are such."""
    found = roles(view, card)
    notes = []
    if any(effect.demand for effect in DOGMAS[card]):
        notes.append(words("hits", players=_counted(view, found.vulnerable, card, words, players)))
    if any(not effect.demand for effect in DOGMAS[card]):
        notes.append(words("shared-by", players=_counted(view, found.sharing, card, words, players)))
    return notes


def _counted(view: InnovationView, seats: list[int], card: str, words: Words, players: Sequence[str]) -> str:
    named = (f"{players[seat]} ({shown(view, seat, card)})" for seat in seats)
    return ", ".join(named) or words("nobody")
