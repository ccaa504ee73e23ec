"""Short signs for what is printed on cards: costs, effects, prices."""

from collections.abc import Iterator

from ludopolis.cli.words import Words
from ludopolis.games.duel.components import COMPONENTS, Card, Guild
from ludopolis.games.duel.quote import Quote

COIN = "●"
NOT_AFFORDABLE = "✗"
BUILT = "✓"

CARDS = {card.id: card for card in COMPONENTS.cards.items}
WONDERS = {wonder.id: wonder for wonder in COMPONENTS.wonders.items}
TOKENS = {token.id: token for token in COMPONENTS.progress.items}

GUILD_BACK = "#c9b3e0 on #3b2b50"


def letter(resource: str, words: Words) -> str:
    """The first letter of a resource's name; all five differ in every language."""
    return words.name("resource", resource)[0]


def letters(resources: list[str], words: Words) -> str:
    return "/".join(letter(resource, words) for resource in resources)


def coins(amount: int) -> str:
    return f"{amount}{COIN}"


def cost(needs: dict[str, int], in_coins: int, words: Words) -> str:
    """A printed cost, such as ``2● KKS``."""
    parts = [coins(in_coins)] if in_coins else []
    units = "".join(letter(resource, words) * count for resource, count in needs.items())
    return " ".join([*parts, units] if units else parts) or words("free")


def price(quote: Quote, words: Words) -> str:
    """What it costs one player now."""
    if quote.chain:
        return words("chain")
    return coins(quote.total) + ("" if quote.affordable else NOT_AFFORDABLE)


def gist(card: Card, words: Words) -> str:
    """What a card does, as short as it can be said."""
    return " ".join(_gist(card, words))


def _gist(card: Card, words: Words) -> Iterator[str]:
    for resource, count in card.produces.items():
        yield "+" + letter(resource, words) * count
    if card.produces_choice:
        yield "+" + letters(card.produces_choice, words)
    if card.fixes_price:
        yield f"{letters(card.fixes_price, words)}={coins(1)}"
    if card.symbol:
        yield words(f"symbol-{card.symbol}")
    if card.shields:
        yield words("shields", count=card.shields)
    if card.coins:
        yield f"+{coins(card.coins)}"
    if card.coins_per:
        yield f"+{coins(card.coins_per.each)}/{_counted(card.coins_per.count, words)}"
    if card.guild:
        yield _guild_gist(card.guild, words)
    if card.vp:
        yield words("points", count=card.vp)


def _guild_gist(guild: Guild, words: Words) -> str:
    points = words("points", count=guild.vp)
    gain = f"{coins(guild.coins)}+{points}" if guild.coins else points
    return f"{gain}/{_counted(guild.count, words)}"


def _counted(things: list[str], words: Words) -> str:
    return "+".join(words(f"counted-{thing}") for thing in things)
