"""``ludopolis cards``."""

from typing import Annotated, Any

from cyclopts import Parameter

from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.lookup import find_components
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, GameId, Lang
from ludopolis.cli.reference import print_components
from ludopolis.cli.words import Words, chosen_language, folded
from ludopolis.core.contract import Game
from ludopolis.core.errors import LudopolisError
from ludopolis.core.registry import game as find_game
from ludopolis.core.text import LANGUAGES


def cards(
    game: GameId,
    /,
    *name: Annotated[str, Parameter(help="A name in any language, or a part of one.")],
    age: Annotated[int | None, Parameter(help="Only cards of this age.")] = None,
    colour: Annotated[str | None, Parameter(help="Only cards of this colour.")] = None,
    kind: Annotated[
        str | None, Parameter(help="Only components of this kind: card, wonder, progress...")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Look up cards and other components."""
    chosen = find_game(game)
    board = board_of(chosen)
    words = Words(chosen, chosen_language(lang))
    filtered = age is not None or colour is not None or kind is not None
    if name and not filtered and not as_json:
        print_components(console(), board, " ".join(name), words)
        return
    found = find_components(board, " ".join(name), words) if name else board.components()
    found = _filtered(found, board, {"age": age, "colour": _colour(chosen, colour)}, kind)
    if as_json:
        print_json([_described(component, chosen, words) for component in found])
        return
    if not found:
        raise LudopolisError(words("nothing-fits"))
    output = console()
    output.print(board.catalogue(found, words, output.width))
    output.print(words("kinds"), style="dim")


def _filtered(
    found: list[Component], board: Board, wanted: dict[str, object], kind: str | None
) -> list[Component]:
    everything = board.components()
    if kind is not None:
        _check("kind", kind, {component.kind for component in everything})
        found = [component for component in found if component.kind == kind]
    for fact, value in wanted.items():
        if value is not None:
            _check(fact, value, {c.facts[fact] for c in everything if fact in c.facts})
            found = [component for component in found if component.facts.get(fact) == value]
    return found


def _check(what: str, value: object, possible: set[Any]) -> None:
    if value not in possible:
        choices = ", ".join(str(choice) for choice in sorted(possible)) or "none in this game"
        raise WrongUsage(f"unknown {what} {value!r}: choose from {choices}")


def _colour(game: Game, asked: str | None) -> str | None:
    """A colour's id from its id or its name in any language."""
    for id in game.components.get("colour", []):
        names = [game.texts(language).name("colour", id) for language in LANGUAGES]
        if asked is not None and folded(asked) in [folded(name) for name in (id, *names)]:
            return id
    return asked


def _described(component: Component, game: Game, words: Words) -> dict[str, Any]:
    kind, id, facts = component
    names = {language: game.texts(language).name(kind, id) for language in LANGUAGES}
    return {**facts, "kind": kind, "id": id, "names": names, "text": words.effect(kind, id)}
