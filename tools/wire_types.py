"""Write the types of the wire and of every game's view for the page: ``web/src/lib/wire.ts``.

python tools/wire_types.py           # write the file
python tools/wire_types.py --check   # fail if the file is not what it should be
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from ludopolis.core.data import View
from ludopolis.core.registry import game, game_ids
from ludopolis.server import wire

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEADER = (
    "// Written by tools/wire_types.py from src/ludopolis/server/wire.py and the games' views. Do not edit.\n"
)


def view_types() -> list[type[View]]:
    """Of the games that come with Ludopolis; the page draws others without knowing their views."""
    views = [type(game(id).new("types").view(0)) for id in game_ids()]
    return [kind for kind in views if kind.__module__.startswith("ludopolis.")]


def roots() -> list[type[msgspec.Struct]]:
    """Every struct of the wire in the order of its file, then the views."""
    own = [
        kind
        for kind in vars(wire).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
    ]
    return [kind for kind in own if kind not in (wire.FromClient, wire.FromServer)] + list(view_types())


class Writer:
    """Collects the structs that others refer to, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def add(self, kind: type[msgspec.Struct]) -> str:
        name = name_of(kind)
        if name not in self.written:
            self.written[name] = ""  # structs may refer to themselves
            self.written[name] = "\n".join(self._interface(kind)) + "\n"
        return name

    def _interface(self, kind: type[msgspec.Struct]) -> Iterator[str]:
        shape = shapes.type_info(kind)
        assert isinstance(shape, shapes.StructType)
        yield from comment(kind)
        yield f"export interface {name_of(kind)} {{"
        if shape.tag is not None:
            yield f"  {shape.tag_field}: {shape.tag!r};".replace("'", '"')
        for field in shape.fields:
            optional = "?" if not field.required and may_be_left_out(kind) else ""
            yield f"  {field.encode_name}{optional}: {self.text(field.type)};"
        yield "}"

    def text(self, shape: shapes.Type) -> str:
        match shape:
            case shapes.StructType():
                return self.add(shape.cls)
            case shapes.ListType() | shapes.VarTupleType():
                inner = self.text(shape.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case shapes.TupleType():
                return f"[{', '.join(self.text(item) for item in shape.item_types)}]"
            case shapes.DictType():
                return f"Record<{self.text(shape.key_type)}, {self.text(shape.value_type)}>"
            case shapes.UnionType():
                return " | ".join(dict.fromkeys(self.text(item) for item in shape.types))
            case shapes.LiteralType():
                return " | ".join(f'"{value}"' for value in shape.values)
        return PLAIN[type(shape)]


PLAIN: dict[type[Any], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def name_of(kind: type[msgspec.Struct]) -> str:
    """Structs of a game carry its name: several games have a CityView."""
    folders = kind.__module__.split(".")
    owner = "".join(word.title() for word in folders[2].split("_")) if "games" in folders else ""
    return kind.__name__ if kind.__name__.startswith(owner) else owner + kind.__name__


def may_be_left_out(kind: type[msgspec.Struct]) -> bool:
    """Whether what has a default may be missing: in what the page writes, and where it is not sent."""
    return kind.__struct_config__.omit_defaults or (kind.__module__ == wire.__name__ and is_input(kind))


def is_input(kind: type[msgspec.Struct]) -> bool:
    """Whether the page writes it."""
    return (
        kind.__name__.startswith("New")
        or kind.__name__ in ("Clock", "Join", "Check")
        or issubclass(kind, wire.FromClient)
    )


def comment(kind: type[msgspec.Struct]) -> Iterator[str]:
    text = inspect.cleandoc(kind.__doc__ or "")
    if text and not text.startswith(f"{kind.__name__}("):
        yield f"/** {text} */".replace("\n", "\n * ")


def union(name: str, members: object) -> str:
    kinds = [member.__name__ for member in getattr(members, "__args__", ())]
    return f"export type {name} = {' | '.join(kinds)};\n"


def source() -> str:
    writer = Writer()
    for kind in roots():
        writer.add(kind)
    views = [kind.__name__ for kind in view_types()]
    unions = [
        union("ClientMessage", wire.ClientMessage),
        union("ServerMessage", wire.ServerMessage),
        f"export type GameView = {' | '.join(views)};\n",
    ]
    return "\n".join([HEADER, *writer.written.values(), *unions])


def main() -> None:
    text = source()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            sys.exit(f"{FILE} is not what it should be: run python tools/wire_types.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
