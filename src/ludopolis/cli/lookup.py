"""Finding components by what people call them, and rules by number or words."""

from difflib import get_close_matches

from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.words import Words
from ludopolis.core.contract import Game
from ludopolis.core.errors import LudopolisError
from ludopolis.core.rulebook import Rule
from ludopolis.core.text import LANGUAGES, folded


def names_of(game: Game, component: Component) -> list[str]:
    """The id and the name in every language, as they are compared."""
    names = [game.texts(language).name(component.kind, component.id) for language in LANGUAGES]
    return [folded(name) for name in (component.id, *names)]


def called(game: Game, name: str, components: list[Component]) -> list[Component]:
    """The components with exactly this name, or else all whose name contains it."""
    wanted = folded(name)
    known = [(component, names_of(game, component)) for component in components]
    exact = [component for component, names in known if wanted in names]
    return exact or [component for component, names in known if any(wanted in one for one in names)]


def find_components(board: Board, name: str, words: Words) -> list[Component]:
    """The components people call so; an error with a suggestion if there are none."""
    components = board.components()
    if found := called(board.game, name, components):
        return found
    known = [(component, names_of(board.game, component)) for component in components]
    raise LudopolisError(_suggestion(known, name, board.game, words))


def _suggestion(known: list[tuple[Component, list[str]]], name: str, game: Game, words: Words) -> str:
    by_name = {known_as: component for component, names in known for known_as in names}
    close = get_close_matches(folded(name), by_name, n=6)
    found = list(dict.fromkeys(words.name(by_name[c].kind, by_name[c].id) for c in close))[:3]
    if not found:
        return words("no-component-at-all", name=name, game=game.id)
    return words("no-component", name=name, close=", ".join(found))


def looks_like_number(text: str) -> bool:
    """Whether this is meant as the number of a rule (R5.7, E12) or of a section (R5)."""
    return text[:1] in "REre" and text[1:2].isdecimal()


def find_rules(game: Game, query: str, words: Words) -> list[Rule]:
    """The rules with this number, or containing these words."""
    book = game.rulebook(words.language)
    if looks_like_number(query):
        return book.find(query)
    if found := book.search(query):
        return found
    raise LudopolisError(words("rules-none", words=query))
