"""Positions made from others by saying what is different: "set up this position"."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import DictType, ListType, NoneType, StrType, StructType, Type, UnionType, type_info

from ludopolis.core.data import to_json
from ludopolis.core.errors import BadPosition, Fault
from ludopolis.core.facts import Position, typed

Json = dict[str, Any]
Path = tuple[str | int, ...]


class Spot(NamedTuple):
    """Where a component lies in a position."""

    path: Path
    id: str


def _leave(position: Json, loose: list[str]) -> None:
    """A game whose components never move has nothing to tidy up."""


class Builder(NamedTuple):
    """What a game says about its positions, so that others can be made from them.

    ``places`` are the fields in which the components of a kind lie (``cities[].built`` are the keys of a
    dictionary, ``cities[].built.*`` its values); each lies in one of them at most. ``deals`` are lists whose
    items change places with each other. ``tidy`` puts back what is ``loose``, and whatever else
    the rules say about where components lie. What it cannot know, such as points, it leaves alone.
    """

    position: type[Position]
    components: Mapping[str, list[str]]
    places: Mapping[str, tuple[str, ...]] = {}
    deals: tuple[str, ...] = ()
    tidy: Callable[[Json, list[str]], None] = _leave

    def changed(self, position: Json, changes: Mapping[str, Any]) -> Json:
        """The position with the changes, in the words of its fields; components named in them leave the
        places where they lay. The position given becomes it."""
        before = self.lying(position)
        self._arrange(position, changes)
        here = self.lying(position)
        loose = [id for kind in before for id in before[kind] if id not in here[kind]]
        with suppress(LookupError, ValueError):  # something is missing: loading the position will say what
            self.tidy(position, loose)
        self._arrange(position, changes)  # whatever was tidied up, the changes stay
        return position

    def lying(self, position: Json) -> dict[str, list[str]]:
        """The components of each kind that lie in the places of a position."""
        return {kind: [spot.id for spot in self._spots(position, kind)] for kind in self.places}

    def _arrange(self, position: Json, changes: Mapping[str, Any]) -> None:
        dealt = [_ids(_at(position, deal)) for deal in self.deals]
        touched = [*_put(position, type_info(self.position), (), changes)]
        typed(position, self.position)
        self._check_names(position, touched)
        for deal, before in zip(self.deals, dealt, strict=True):
            _exchange(position, [*_at(position, deal)], before, touched)
        for kind in self.places:
            self._clear(position, self._spots(position, kind), touched)

    def _spots(self, position: Json, kind: str) -> list[Spot]:
        known = set(self.components[kind])
        return [spot for place in self.places[kind] for spot in _at(position, place) if spot.id in known]

    def _clear(self, position: Json, spots: list[Spot], touched: list[Path]) -> None:
        """Take what the changes name away from where it lay before."""
        named = {spot.id for spot in spots if _is_in(spot.path, touched)}
        for path, id in reversed(spots):
            if id in named and not _is_in(path, touched):
                _take_away(position, type_info(self.position), path)

    def _check_names(self, position: Json, touched: list[Path]) -> None:
        known = {id for ids in self.components.values() for id in ids}
        wrong = [
            Fault(_where(spot.path), f"there is no {kind} {spot.id!r}{_hint(spot.id, self.components[kind])}")
            for kind, places in self.places.items()
            for place in places
            for spot in _at(position, place)
            if spot.id not in known and _is_in(spot.path, touched)
        ]
        if wrong:
            raise BadPosition(wrong)


# --- changes --------------------------------------------------------------------------------------


def _put(data: Any, kind: Type, path: Path, changes: Mapping[str, Any]) -> Iterator[Path]:
    """Write the changes into the data; tells what was replaced. A dictionary changes what it names, a list is
    replaced as a whole, and None takes something out of a dictionary in which it cannot stand."""
    for name, value in changes.items():
        first, _, rest = re.sub(r"\[(\w+)\]", r".\1", str(name)).partition(".")
        key, inner = _step(data, kind, path, first)
        here = (*path, key)
        if rest or isinstance(value, Mapping):
            if not isinstance(key, int) and data.get(key) is None:
                data[key] = {}
            yield from _put(data[key], inner, here, {rest: value} if rest else value)
            continue
        if value is None and _is(kind, DictType) and not _is(inner, NoneType):
            data.pop(key, None)
        else:
            data[key] = msgspec.json.decode(to_json(value))  # a copy, as JSON would have it
        yield here


def _step(data: Any, kind: Type, path: Path, name: str) -> tuple[str | int, Type]:
    """What a name means in some data: a field, an entry, a place in a list."""
    inner = _inside(kind, name)
    if inner is None:
        known = _fields(kind)
        what = f"there is no field {name!r}{_hint(name, known)}" if known else f"has no part {name!r}"
        raise BadPosition([Fault(_where(path) or "position", what)])
    if not _is(kind, ListType):
        return name, inner
    if not name.isdecimal() or int(name) >= len(data):
        raise BadPosition([Fault(_where(path), f"there is no place {name!r}: it has {len(data)}, from 0 on")])
    return int(name), inner


def _alternatives(kind: Type) -> tuple[Type, ...]:
    return kind.types if isinstance(kind, UnionType) else (kind,)


def _is(kind: Type, wanted: type[Type]) -> bool:
    return any(isinstance(one, wanted) for one in _alternatives(kind))


def _fields(kind: Type) -> dict[str, Type]:
    found: dict[str, Type] = {}
    for one in _alternatives(kind):
        if isinstance(one, StructType):
            found |= {field.encode_name: field.type for field in one.fields}
            found |= {one.tag_field: StrType()} if one.tag_field else {}
    return found


def _inside(kind: Type, step: str | int) -> Type | None:
    for one in _alternatives(kind):
        if isinstance(one, ListType):
            return one.item_type
        if isinstance(one, DictType):
            return one.value_type
    return _fields(kind).get(str(step))


def _hint(name: str, known: Iterable[str]) -> str:
    names = sorted(known)
    close = get_close_matches(name, names, n=1)
    if close:
        return f": did you mean {close[0]!r}?"
    return f": there are {', '.join(names)}" if len(names) < 30 else ""


def _where(path: Path) -> str:
    """A path as faults write it: ``cities[0].coins``."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


# --- components -----------------------------------------------------------------------------------


def _at(data: Any, place: str) -> Iterator[Spot]:
    """What lies at a place."""
    yield from _spots_at(data, re.findall(r"\w+|\[\]|\*", place), ())


def _spots_at(data: Any, steps: list[str], path: Path) -> Iterator[Spot]:
    if not steps:
        yield from _spots_in(data, path)
    elif steps[0] == "[]":
        for number, item in enumerate(data):
            yield from _spots_at(item, steps[1:], (*path, number))
    elif data is not None:
        for key in data if steps[0] == "*" else [steps[0]]:
            if key in data:  # a field that has its default may be left out
                yield from _spots_at(data[key], steps[1:], (*path, key))


def _spots_in(data: Any, path: Path) -> Iterator[Spot]:
    if isinstance(data, str):
        yield Spot(path, data)
    elif isinstance(data, list):
        yield from (Spot((*path, number), id) for number, id in enumerate(data))
    elif isinstance(data, dict):
        yield from (Spot((*path, id), id) for id in data)


def _ids(spots: Iterable[Spot]) -> list[str]:
    return [spot.id for spot in spots]


def _is_in(path: Path, touched: list[Path]) -> bool:
    return any(path[: len(other)] == other for other in touched)


def _exchange(position: Json, spots: list[Spot], before: list[str], touched: list[Path]) -> None:
    """Put what was replaced in a deal to where its replacement lay."""
    named = {spot.id for spot in spots if _is_in(spot.path, touched)}
    homeless = [id for id in before if id not in _ids(spots)]
    for path, id in spots:
        if id in named and not _is_in(path, touched) and homeless:
            _holder(position, path)[path[-1]] = homeless.pop(0)


def _take_away(position: Json, kind: Type, path: Path) -> None:
    """Empty a spot; where nothing cannot stand, with the thing around it."""
    holder_kind = kind
    for step in path[:-1]:
        inner = _inside(holder_kind, step)
        assert inner is not None
        holder_kind = inner
    field = _fields(holder_kind).get(str(path[-1]))
    if field is None:
        del _holder(position, path)[path[-1]]
    elif _is(field, NoneType):
        _holder(position, path)[path[-1]] = None
    else:
        _take_away(position, kind, path[:-1])


def _holder(position: Json, path: Path) -> Any:
    holder: Any = position
    for step in path[:-1]:
        holder = holder[step]
    return holder
