"""Cards, wonders and progress tokens to look up."""

from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE, Component
from ludopolis.cli.boards.duel.glyphs import CARDS, TOKENS, WONDERS, cost
from ludopolis.cli.boards.faces import chip
from ludopolis.cli.boards.lists import tables_by_kind
from ludopolis.cli.words import Words

ROMAN = {1: "I", 2: "II", 3: "III"}


def components() -> list[Component]:
    return [
        *(Component("card", id, msgspec.to_builtins(card)) for id, card in CARDS.items()),
        *(Component("wonder", id, msgspec.to_builtins(wonder)) for id, wonder in WONDERS.items()),
        *(Component("progress", id, msgspec.to_builtins(token)) for id, token in TOKENS.items()),
    ]


def catalog(found: list[Component], words: Words) -> RenderableType:
    """A table for each kind that occurs."""
    return tables_by_kind(found, {"card": _cards, "wonder": _wonders, "progress": _tokens}, words)


def _cards(table: Table, ids: list[str], words: Words) -> None:
    table.add_column(words("column-card"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words("column-printed"), no_wrap=True)
    table.add_column(words("column-effect-chains"))
    table.add_column(words("column-points"), justify="right", no_wrap=True)
    for id in ids:
        card = CARDS[id]
        table.add_row(
            words.name("card", card.id),
            Text.assemble(chip(card.colour, words), f" {ROMAN[card.age]}"),
            cost(card.cost, card.cost_coins, words),
            f"{words.effect('card', card.id)} {_chains(id, words)}".strip(),
            str(card.vp or ""),
        )


def _wonders(table: Table, ids: list[str], words: Words) -> None:
    table.add_column(words("column-wonder"), no_wrap=True)
    table.add_column(words("column-printed"), no_wrap=True)
    table.add_column(words("column-effect"))
    table.add_column(words("column-points"), justify="right", no_wrap=True)
    for id in ids:
        wonder = WONDERS[id]
        printed = cost(wonder.cost, 0, words)
        name, effect = words.name("wonder", id), words.effect("wonder", id)
        table.add_row(name, printed, effect, str(wonder.vp or ""))


def _tokens(table: Table, ids: list[str], words: Words) -> None:
    table.add_column(words("column-progress"), no_wrap=True)
    table.add_column(words("column-effect"))
    table.add_column(words("column-points"), justify="right", no_wrap=True)
    for id in ids:
        name, effect = words.name("progress", id), words.effect("progress", id)
        table.add_row(name, effect, str(TOKENS[id].vp or ""))


def _chains(id: str, words: Words) -> str:
    """The card that makes this one free, and the card this one makes free."""
    arrows = []
    if source := _chain_source(id):
        arrows.append(f"← {words.name('card', source)}")
    if target := _chain_target(id):
        arrows.append(f"→ {words.name('card', target)}")
    return " ".join(arrows)


def _chain_source(id: str) -> str:
    needed = CARDS[id].chain_needs
    return next((card.id for card in CARDS.values() if needed and card.chain_gives == needed), "")


def _chain_target(id: str) -> str:
    given = CARDS[id].chain_gives
    return next((card.id for card in CARDS.values() if given and card.chain_needs == given), "")


def portrait(component: Component, words: Words) -> RenderableType:
    """Everything printed on one component."""
    kind, id, _ = component
    return Group(
        Text.assemble((words.name(kind, id), TITLE), (f"  {kind} {id}", FAINT)),
        Text(words.effect(kind, id)),
        *_facts(kind, id, words),
    )


def _facts(kind: str, id: str, words: Words) -> Iterator[Text]:
    if kind == "wonder":
        yield _fact("column-printed", _cost_in_words(WONDERS[id].cost, 0, words), words)
    if kind != "card":
        return
    card = CARDS[id]
    yield Text.assemble(chip(card.colour, words), f" {words.game.attribute(f'colour-{card.colour}', 'name')}")
    yield _fact("column-age", ROMAN[card.age], words)
    yield _fact("column-printed", _cost_in_words(card.cost, card.cost_coins, words), words)
    yield from chain_lines(id, words)


def chain_lines(id: str, words: Words) -> Iterator[Text]:
    """Which card makes this one free, and which one it makes free."""
    card = CARDS[id]
    if source := _chain_source(id):
        chain = words.name("chain", card.chain_needs)
        yield Text(words("chain-from", card=words.name("card", source), chain=chain))
    if target := _chain_target(id):
        chain = words.name("chain", card.chain_gives)
        yield Text(words("chain-to", card=words.name("card", target), chain=chain))


def _fact(heading: str, value: str, words: Words) -> Text:
    return Text.assemble((f"{words(heading)}: ", FAINT), value)


def _cost_in_words(needs: dict[str, int], in_coins: int, words: Words) -> str:
    parts = [words("coins", count=in_coins)] if in_coins else []
    parts += [f"{count}× {words.name('resource', resource)}" for resource, count in needs.items()]
    return ", ".join(parts) or words("free")
