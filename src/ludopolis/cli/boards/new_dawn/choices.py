"""The legal choices: spaces in groups, attacks with both values, tiles as drawings, the rest line by line."""

import re
from collections.abc import Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.new_dawn.glyphs import (
    TERRAIN_SIGNS,
    WONDERS,
    card_chip,
    painted,
    resource,
)
from ludopolis.cli.boards.new_dawn.ground import pieces_of, spots_of
from ludopolis.cli.boards.new_dawn.laying import drawings, side_drawing
from ludopolis.cli.boards.new_dawn.marks import ATTACKS, space_of, target_of
from ludopolis.cli.boards.new_dawn.offers import cost_of
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.errors import LudopolisError, Term
from ludopolis.games.new_dawn import GAME
from ludopolis.games.new_dawn.actions import KINDS
from ludopolis.games.new_dawn.view import NewDawnView

# The headings under which spaces are listed.
GROUPS = {
    "place": "group-place",
    "move": "group-move",
    "to": "group-to",
    "replace": "group-replace",
    "destroy": "group-destroy",
    "offer": "group-offer",
    "give": "group-give",
    "strike": "group-strike",
    "remove": "group-remove",
    "caravan": "group-caravan",
    "found": "group-found",
    "settle": "group-settle",
    "house": "group-house",
    "reinforce": "group-reinforce",
    "attack": "group-attack",
    "hunt": "group-hunt",
    "at": "group-at",
}
ABOUT_TOKENS = ("put", "plunder", "discard")  # of a card only its name matters
Numbered = tuple[int, str]


def choices(view: NewDawnView, words: Words, width: int) -> RenderableType:
    numbered = list(enumerate(legal(view), start=1))
    return Group(*(_group(key, list(group), view, words, width) for key, group in groupby(numbered, _key)))


def _key(choice: Numbered) -> str:
    """What is listed together: the verb, and the number of the caravan."""
    verb, *arguments = choice[1].split()
    if verb == "caravan":
        return f"{verb} {arguments[0]}"
    return verb if verb in GROUPS or verb in ("lay", "turn") else ""


def _group(key: str, group: list[Numbered], view: NewDawnView, words: Words, width: int) -> RenderableType:
    verb, *arguments = key.split() or [""]
    if verb in ("lay", "turn"):
        return Text("\n").join(drawings(_tiles(group, view, words), width))
    if verb not in GROUPS:
        return _list(group, view, words)
    title = words(GROUPS[verb], caravan=arguments[0] if arguments else "")
    pieces = [_space(number, action, view) for number, action in group]
    return Group(Text(title, TITLE), flow(pieces, width))


# --- spaces ---------------------------------------------------------------------------------------


def _space(number: int, action: str, view: NewDawnView) -> Text:
    """The number, the space with its terrain and pieces, and the difficulty or both values."""
    space = space_of(action)
    if space is None:
        return Text.assemble((str(number), NUMBER), f" {action.split()[-1]}")
    line = Text.assemble((str(number), NUMBER), f" {space} ", _signs(space, view))
    target = target_of(view, space, barbarian=action.startswith("hunt"))
    if target is not None and action.split()[0] in ATTACKS:
        line.append(f" {sum(target.attack.values())}:{sum(target.defence.values())}", TITLE)
    elif target is not None:
        line.append(f" {target.difficulty}", FAINT)
    return line


def _signs(space: str, view: NewDawnView) -> Text:
    """The terrain of a space and what stands on it."""
    terrain = spots_of(view)[space].printed.terrain
    line = Text(TERRAIN_SIGNS[terrain], painted(terrain))
    for piece in pieces_of(view).get(space, []):
        line.append(piece.signs, piece.face)
    return line


# --- tiles ----------------------------------------------------------------------------------------


def _tiles(group: list[Numbered], view: NewDawnView, words: Words) -> Iterator[tuple[str, str, list[Text]]]:
    for number, action in group:
        verb, argument = action.split()
        if verb == "lay":
            yield str(number), words.name("side", argument), side_drawing(argument)
        else:
            assert view.laying is not None
            assert view.laying.side is not None
            drawn = side_drawing(view.laying.side, int(argument))
            yield str(number), words.name("turns", argument), drawn


# --- everything else ------------------------------------------------------------------------------


def _list(group: list[Numbered], view: NewDawnView, words: Words) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=NUMBER, no_wrap=True)
    grid.add_column()
    grid.add_column(style=FAINT)
    for number, text in group:
        action = GAME.actions[GAME.actions.number(text)]
        grid.add_row(str(number), _label(action, words), remark(view, action, words))
    return grid


def _label(action: Action, words: Words) -> str:
    """The choice in words; of focus cards the name is enough."""
    if action.verb in ("focus", "gain"):
        return words.name("card", action.arguments[0].id)
    return words.action(action)


def remark(view: NewDawnView, action: Action, words: Words) -> Text:
    """What a card does and where it lies, what a wonder costs, what an ability does."""
    told = Text()
    for term in action.arguments:
        if term.kind == "card":
            told.append_text(card_chip(term.id, words))
            told.append(_slot(view, term.id, words) if action.verb == "focus" else "")
        if term.kind == "wonder":
            told.append(_price(view, term.id, words))
        effect = "" if action.verb in ABOUT_TOKENS else _effect(term, words)
        told.append(f" {effect}" if effect else "")
    return told


def _effect(term: Term, words: Words) -> str:
    """What a component does; an ability is that of the component it is named after."""
    if term.kind != "ability":
        return words.effect(term.kind, term.id)
    kinds = ("wonder", "city_state", "card", "leader")
    return words.effect(next(kind for kind in kinds if term.id in GAME.components[kind]), term.id)


def _slot(view: NewDawnView, card: str, words: Words) -> str:
    """The slot that counts for a card of the own row."""
    row = view.players[max(view.seat, 0)].row
    found = next((seen for seen in row if seen.card == card), None)
    return f" {words('in-slot', slot=found.effective_slot)}" if found else ""


def _price(view: NewDawnView, wonder: str, words: Words) -> str:
    """What a wonder costs, and what it is paid with."""
    paid = " ".join(resource(id) for id in WONDERS[wonder].resources)
    deck = next((deck for deck in view.decks if deck.wonder == wonder), None)
    return paid if deck is None else f"{cost_of(view, deck, words)} {paid}"


# --- what players type ----------------------------------------------------------------------------

_TYPED = re.compile(r"(?:c?([123]) +)?(\d+-\d|w\d|[a-x]\d+)")


def shorthand(view: NewDawnView, typed: str, words: Words) -> str | None:
    """The action meant by a space alone (``7-3``), for a caravan after its number (``2 7-3``)."""
    found = _TYPED.fullmatch(typed.strip().lower())
    if found is None:
        return None
    caravan, space = found[1], found[2]
    fitting = [action for action in legal(view) if action.split()[-1] == space]
    if caravan is not None:
        fitting = [action for action in fitting if action.startswith(f"caravan {caravan} ")]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        numbers = ", ".join(str(legal(view).index(action) + 1) for action in fitting)
        raise LudopolisError(words("space-several", space=space, choices=numbers))
    return _refused(view, space, caravan)


def _refused(view: NewDawnView, space: str, caravan: str | None) -> str | None:
    """What was meant by a space that cannot be chosen: the rules say why it is refused."""
    verb = next((action.split()[0] for action in legal(view) if action.split()[0] in GROUPS), None)
    if verb is None or space not in KINDS["position" if verb == "at" else "space"]:
        return None
    return f"caravan {caravan or 1} {space}" if verb == "caravan" else f"{verb} {space}"
