"""Who would be concerned if a card were activated now (R5.2), and how many of its icon they show."""

from collections.abc import Sequence

from ludopolis.cli.boards.innovation.glyphs import CARDS
from ludopolis.cli.words import Words
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.view import InnovationView


def concerned(view: InnovationView, card: str, demand: bool) -> list[int] | None:
    """The others who would obey the demand of an own top card, or share its other effects, in their order;
    None if it has no such effect."""
    performers = view.players[view.seat].board[CARDS[card].colour].performers
    for effect, seats in zip(DOGMAS[card], performers, strict=True):
        if effect.demand is demand:
            return [seat for seat in seats if seat != view.seat]
    return None


def shown(view: InnovationView, seat: int, card: str) -> int:
    """How many of the card's dogma icon a player shows."""
    return view.players[seat].icons[CARDS[card].dogma]


def role_notes(view: InnovationView, card: str, words: Words, players: Sequence[str]) -> list[str]:
    """Whom the demands hit and who shares the other effects, with their icons, if there are such."""
    notes = []
    for told, demand in (("hits", True), ("shared-by", False)):
        seats = concerned(view, card, demand)
        if seats is not None:
            notes.append(words(told, players=_counted(view, seats, card, words, players)))
    return notes


def _counted(view: InnovationView, seats: list[int], card: str, words: Words, players: Sequence[str]) -> str:
    named = (f"{players[seat]} ({shown(view, seat, card)})" for seat in seats)
    return ", ".join(named) or words("nobody")
