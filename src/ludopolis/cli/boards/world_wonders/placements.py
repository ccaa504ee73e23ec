"""Where the piece in hand may go: marks for the map, a listing, and what players may type for a place."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.world_wonders.ground import Place, place_of, space_of
from ludopolis.cli.boards.world_wonders.shapes import pieces_of
from ludopolis.cli.words import Words
from ludopolis.core.errors import LudopolisError
from ludopolis.games.world_wonders.patterns import Pattern
from ludopolis.games.world_wonders.view import WorldWondersView

FEW = 12  # so many placements are listed with numbers
EVERY = "●"
BUT, MORE = "−", "…"
MARKS = {"p1": "0123", "p2": "+×÷=", "p3": "abcd"}
_TYPED = re.compile(r"(?:place)?(p[123])?(r[0-3])?([a-l](?:1[0-2]|[1-9]))(r[0-3])?")


class Variant(NamedTuple):
    """A piece in one rotation: its mark, its shape, and the spaces that may name its placement."""

    piece: str
    rotation: str
    mark: str
    shape: Pattern
    anchors: list[str]


def placements(view: WorldWondersView) -> list[str]:
    """The legal placements, if it is the seat's turn to place something."""
    return [action for action in legal(view) if action.startswith("place ")]


def variants(view: WorldWondersView) -> list[Variant]:
    """Every piece and rotation that fits somewhere."""
    if view.placing is None:
        return []
    shapes = pieces_of(view.placing.item)
    split = [action.split()[1:] for action in placements(view)]
    found = []
    for (piece, rotation), group in groupby(split, key=lambda parts: (parts[0], parts[1])):
        shape = shapes[int(piece[1]) - 1].rotations()[int(rotation[1])]
        mark = MARKS[piece][int(rotation[1])]
        found.append(Variant(piece, rotation, mark, shape, [space for _, _, space in group]))
    return found


def listed(view: WorldWondersView) -> bool:
    """Whether the choices are few enough for a numbered list."""
    return len(placements(view)) <= FEW


def marks(view: WorldWondersView) -> dict[Place, str]:
    """For every space that may name a placement: the choices, or the variants that fit there."""
    return _numbers(view) if listed(view) else _variant_marks(view)


def _numbers(view: WorldWondersView) -> dict[Place, str]:
    """The number of the choice; of several the first, and a sign that there are more."""
    found: dict[Place, str] = {}
    for number, action in enumerate(placements(view), start=1):
        place = place_of(action.split()[-1])
        found[place] = f"{found[place].removesuffix(MORE)}{MORE}" if place in found else str(number)
    return found


def _variant_marks(view: WorldWondersView) -> dict[Place, str]:
    known = variants(view)
    by_space: dict[str, str] = {}
    for variant in known:
        for space in variant.anchors:
            by_space[space] = by_space.get(space, "") + variant.mark
    every = "".join(variant.mark for variant in known)
    return {place_of(space): _mark(fitting, every) for space, fitting in by_space.items()}


def _mark(fitting: str, every: str) -> str:
    """Two letters are enough: all variants, all but one, or those that fit."""
    if fitting == every:
        return EVERY
    if len(fitting) <= 2:
        return fitting
    missing = "".join(mark for mark in every if mark not in fitting)
    return BUT + missing if len(missing) == 1 else fitting[0] + MORE


def spans(spaces: Sequence[str]) -> list[str]:
    """Spaces row by row, neighbours joined: a1–c1."""
    found: list[list[Place]] = []
    for row, column in sorted(place_of(space) for space in spaces):
        if found and found[-1][-1] == (row, column - 1):
            found[-1].append((row, column))
        else:
            found.append([(row, column)])
    return [space_of(run[0]) if len(run) == 1 else f"{space_of(run[0])}–{space_of(run[-1])}" for run in found]


def covered(view: WorldWondersView, piece: str, rotation: str, space: str) -> list[Place]:
    """The spaces a placement covers; those outside the map are left out."""
    if view.placing is None:
        return []
    shapes = pieces_of(view.placing.item)
    number, turns = int(piece[1]) - 1, int(rotation[1])
    if number >= len(shapes) or turns >= len(shapes[number].rotations()):
        return []
    row, column = place_of(space)
    cells = shapes[number].rotations()[turns].covered()
    return [(row + down, column + right) for down, right in cells if row + down < 12 and column + right < 12]


# --- what players type ----------------------------------------------------------------------------


def typed_for(view: WorldWondersView, action: str) -> str:
    """The shortest thing to type for a placement that always works."""
    _, piece, rotation, space = action.split()
    several = len({variant.piece for variant in variants(view)}) > 1
    return f"{piece} {rotation} {space}" if several else f"{rotation} {space}"


def shorthand(view: WorldWondersView, typed: str, words: Words) -> str | None:
    """The placement meant by ``r0 c4``, ``c4`` or ``p2 c4``; None if it is something else."""
    found = _TYPED.fullmatch("".join(typed.lower().split()))
    if found is None or not placements(view):
        return None
    piece, rotation, space = found[1], found[2] or found[4], found[3]
    wanted = [
        variant
        for variant in variants(view)
        if piece in (None, variant.piece) and rotation in (None, variant.rotation)
    ]
    fitting = [variant for variant in wanted if space in variant.anchors]
    if len(fitting) > 1:
        choices = ", ".join(typed_for(view, _action(variant, space)) for variant in fitting)
        raise LudopolisError(words("place-several", space=space, choices=choices))
    if fitting:
        return _action(fitting[0], space)
    if rotation is not None or len(wanted) == 1:
        return f"place {piece or variants(view)[0].piece} {rotation or wanted[0].rotation} {space}"
    raise LudopolisError(words("place-nowhere", space=space))


def _action(variant: Variant, space: str) -> str:
    return f"place {variant.piece} {variant.rotation} {space}"
