"""``ludopolis cards``."""

from collections.abc import Mapping
from typing import Annotated, Any

from cyclopts import Parameter

from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import FAINT, Board, Component
from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.lookup import called, find_components
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, GameId, Lang
from ludopolis.cli.reference import print_components
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import Game
from ludopolis.core.errors import LudopolisError
from ludopolis.core.registry import game as find_game
from ludopolis.core.text import LANGUAGES, folded


def cards(
    game: GameId,
    /,
    *name: Annotated[str, Parameter(help="A name in any language, or a part of one.")],
    age: Annotated[int | None, Parameter(help="Only cards of this age.")] = None,
    colour: Annotated[str | None, Parameter(help="Only cards of this colour.")] = None,
    icon: Annotated[str | None, Parameter(help="Only cards with this icon.")] = None,
    kind: Annotated[
        str | None, Parameter(help="Only components of this kind: card, wonder, progress...")
    ] = None,
    source: Annotated[
        str | None, Parameter(help="Only components whose facts come from there: rulebook, public...")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Look up cards and other components."""
    chosen = find_game(game)
    board = board_of(chosen)
    words = Words(chosen, chosen_language(lang))
    wanted = {
        "age": age,
        "colour": _id(chosen, "colour", colour),
        "icon": _id(chosen, "icon", icon),
        "source": source,
    }
    filtered = kind is not None or any(value is not None for value in wanted.values())
    if name and not filtered and not as_json:
        print_components(console(), board, " ".join(name), words)
        return
    found = _filtered(board, wanted, kind)
    if name:
        find_components(board, " ".join(name), words)  # complains if nothing at all is called so
        found = called(chosen, " ".join(name), found)
    if as_json:
        print_json([_described(component, board, words) for component in found])
        return
    if not found:
        raise LudopolisError(words("nothing-fits"))
    output = console()
    output.print(board.catalog(found, words, output.width))
    if legend := board.legend(words):
        output.print(legend, style=FAINT)


def _filtered(board: Board, wanted: Mapping[str, object], kind: str | None) -> list[Component]:
    everything = found = board.components()
    if kind is not None:
        _check("kind", kind, {component.kind for component in everything})
        found = [component for component in found if component.kind == kind]
    for fact, value in wanted.items():
        if value is not None:
            possible = {printed for component in everything for printed in _printed(component, fact)}
            if not possible:
                some = f"an {fact}" if fact[0] in "aeiou" else f"a {fact}"
                raise WrongUsage(f"no component of {board.game.id} has {some}: leave out --{fact}")
            _check(fact, value, possible)
            found = [component for component in found if value in _printed(component, fact)]
    return found


def _printed(component: Component, fact: str) -> list[Any]:
    """The values of a fact that is printed once (``colour``) or several times (``icons``)."""
    if fact in component.facts:
        return [component.facts[fact]]
    return [value for value in component.facts.get(f"{fact}s", []) if value is not None]


def _check(what: str, value: object, possible: set[Any]) -> None:
    if value not in possible:
        choices = ", ".join(str(choice) for choice in sorted(possible))
        raise WrongUsage(f"unknown {what} {value!r}: choose from {choices}")


def _id(game: Game, kind: str, asked: str | None) -> str | None:
    """The id of a colour or an icon from its id or its name in any language."""
    for id in game.components.get(kind, []):
        names = [game.texts(language).name(kind, id) for language in LANGUAGES]
        if asked is not None and folded(asked) in [folded(name) for name in (id, *names)]:
            return id
    return asked


def _described(component: Component, board: Board, words: Words) -> dict[str, Any]:
    kind, id, facts = component
    names = {language: board.game.texts(language).name(kind, id) for language in LANGUAGES}
    return {**facts, "kind": kind, "id": id, "names": names, "text": board.text(component, words)}
