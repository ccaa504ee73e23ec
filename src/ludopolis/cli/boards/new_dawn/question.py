"""The decision in words, with what is left of the card being resolved."""

from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.view import NewDawnView


def asked(view: NewDawnView, question: str, words: Words) -> str:
    return " ".join([question, *_progress(view, words)])


def _progress(view: NewDawnView, words: Words) -> list[str]:
    """The card and its slot, tokens, attacks or steps left; while paying, the cost."""
    if view.paying is not None:
        paying = view.paying
        wonder = words.name("wonder", paying.wonder)
        return [words("paying", wonder=wonder, cost=paying.cost, production=paying.production)]
    card = view.resolving
    if card is None:
        return []
    told = [words("resolving", card=words.name("card", card.card), slot=card.slot)]
    for count, id in (
        (card.left, "left"),
        (card.reinforcements, "left-reinforcements"),
        (card.distance, "left-distance"),
        (card.colossus, "left-colossus"),
    ):
        if count:
            told.append(words(id, count=count))
    return [f"({', '.join(told)})"]
