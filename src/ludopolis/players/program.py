"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

The protocol is described in docs/bot-protocol.md. A program gets what its seat may see and nothing else:
all that is sent is made from a ``Perspective``.
"""

import os
import shlex
import shutil
import weakref
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from ludopolis.core.data import Result, View, to_json
from ludopolis.core.errors import BadNotation, LudopolisError
from ludopolis.core.kinds import OptionValue
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.dialogue import Dialogue, Silent, Trouble, shown

PROTOCOL = 1
SECONDS = 10.0  # for one answer
PREFIX = "program:"


class BotFailure(LudopolisError):
    """A program crashed, was too slow, or answered something that is no legal action."""


class BotTooSlow(BotFailure):
    """A program did not answer in time."""


class BotIllegal(BotFailure):
    """A program chose what is no legal action."""


class _Unlawful(Trouble):
    """The program chose what is no legal action."""


class NamedAction(msgspec.Struct, frozen=True):
    number: int
    text: str


class Clock(msgspec.Struct, frozen=True):
    seconds: float


class Hello(msgspec.Struct, frozen=True):
    """The first line a program gets."""

    protocol: int
    type: Literal["hello"]
    game: str
    rules: int
    seats: int
    seat: int
    options: dict[str, OptionValue]
    seed: int
    clock: Clock


class Decide(msgspec.Struct, frozen=True):
    """A decision."""

    protocol: int
    type: Literal["decide"]
    game: str
    seat: int
    number: int
    clock: Clock
    actions: list[NamedAction]
    view: View


class Over(msgspec.Struct, frozen=True):
    """The last line a program gets; without a result the game was broken off."""

    protocol: int
    type: Literal["over"]
    game: str
    seat: int
    result: Result | None


class Introduction(msgspec.Struct, frozen=True):
    """The answer to hello."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Answer(msgspec.Struct, frozen=True):
    """The answer to decide. The number of the decision may be repeated, and must then be right."""

    action: int | Annotated[str, msgspec.Meta(max_length=200)]
    number: int | None = None


Kind = TypeVar("Kind", Introduction, Answer)


class Program(Bot):
    """Starts the program with the first decision of a game; ``close`` ends it.

    Use one for each seat. After ``close`` it can play another game, with a new process.
    """

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        if not command or not command[0]:
            raise LudopolisError("a program bot needs the command that starts it, as in ./mybot")
        self.command = list(command)
        self.seconds = seconds
        self.name = PurePath(self.command[0]).name
        self._dialogue: Dialogue | None = None
        self._finalizer: weakref.finalize[..., Any] | None = None
        self._decisions = 0
        self._game = ""
        self._seat = 0

    @classmethod
    def from_text(cls, text: str, seconds: float = SECONDS) -> "Program":
        """A bot from its command line, with or without ``program:`` before it."""
        try:
            command = shlex.split(text.removeprefix(PREFIX), posix=os.name != "nt")
        except ValueError as error:
            raise LudopolisError(f"cannot read the command {text!r}: {error}") from error
        return cls(command, seconds)

    def check(self) -> None:
        """Refuse a program that cannot be started, without starting it."""
        program = self.command[0]
        if shutil.which(program) is None:
            raise BotFailure(f"cannot start the bot {program}: {_why_not(program)}")

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- playing ----------------------------------------------------------------------------------

    def choose(self, seen: Perspective) -> int:
        """Ask the program; raise BotFailure, and end it, if it gives no legal action."""
        try:
            if self._dialogue is None:
                self._start(seen)
            self._decisions += 1
            answer = self._asked(decision_line(seen, self._decisions, self.seconds), Answer)
            return self._legal(answer, seen)
        except Trouble as trouble:
            raise self._failure(trouble) from trouble
        except BaseException:
            self._end(at_once=True)
            raise

    def _start(self, seen: Perspective) -> None:
        try:
            dialogue = Dialogue(self.command)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise BotFailure(f"cannot start the bot {self.command[0]}: {reason}") from error
        self._dialogue = dialogue
        self._finalizer = weakref.finalize(self, dialogue.close, at_once=True)
        self._decisions = 0
        self._game, self._seat = seen.game.id, seen.seat
        name = self._asked(hello_line(seen, self.seconds), Introduction).name
        if not name.isprintable() or name != name.strip():
            raise Trouble(f"gave itself a name that is no line of text: {name!r}")
        self.name = name

    def _asked(self, line: bytes, kind: type[Kind]) -> Kind:
        assert self._dialogue is not None
        answer = self._dialogue.ask(line, self.seconds)
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            wanted = '{"name": ...}' if kind is Introduction else '{"action": ...}'
            raise Trouble(f"answered {shown(answer)} instead of {wanted}: {error}") from error

    def _legal(self, answer: Answer, seen: Perspective) -> int:
        if answer.number not in (None, self._decisions):
            raise Trouble(f"answered decision {answer.number} when asked decision {self._decisions}")
        space = seen.game.actions
        try:
            number = space.number(answer.action) if isinstance(answer.action, str) else answer.action
            text = space.text(number)
        except BadNotation as error:
            raise _Unlawful(f"chose no action of the game: {error}") from error
        if number not in seen.actions:
            refusal = seen.imagine().refusal(number)
            reason = f": {seen.game.texts('en').refusal(refusal)} ({refusal.rule})" if refusal else ""
            raise _Unlawful(f"chose {text!r}, which is not legal{reason}")
        return number

    # --- the end ----------------------------------------------------------------------------------

    def close(self, result: Result | None = None) -> None:
        """Tell the program that the game is over, and end it."""
        if self._dialogue is not None:
            over = Over(PROTOCOL, "over", self._game, self._seat, result)
            self._dialogue.tell(_line(over))
            self._end()

    def _end(self, at_once: bool = False) -> None:
        dialogue, self._dialogue = self._dialogue, None
        if dialogue is not None:
            if self._finalizer is not None:
                self._finalizer.detach()
            dialogue.close(at_once)

    def _failure(self, trouble: Trouble) -> BotFailure:
        """End the program and say all that is known about it."""
        dialogue = self._dialogue
        assert dialogue is not None
        self._end(at_once=True)
        own = f"at its decision {self._decisions}, counting only its own"
        where = own if self._decisions else "when greeted"
        notes = dialogue.notes()
        said = f"\nIts last words on standard error:\n{notes}" if notes else ""
        return _kind(trouble)(f"the bot {self.name} {trouble}, {where}{said}")


def _why_not(program: str) -> str:
    """Why a program is not found."""
    if program == PurePath(program).name:
        return f"there is no such program on the PATH; one in the current folder is called ./{program}"
    if Path(program).is_dir():
        return "it is a folder"
    if Path(program).exists():
        return f"the file is not executable; chmod +x {shlex.quote(program)} makes it so"
    return "there is no such file"


def _kind(trouble: Trouble) -> type[BotFailure]:
    if isinstance(trouble, Silent):
        return BotTooSlow
    return BotIllegal if isinstance(trouble, _Unlawful) else BotFailure


# --- what is sent -----------------------------------------------------------------------------------


def hello_line(seen: Perspective, seconds: float = SECONDS) -> bytes:
    """The line that greets a program."""
    world = seen.imagine()
    game = seen.game
    return _line(
        Hello(
            protocol=PROTOCOL,
            type="hello",
            game=game.id,
            rules=game.version,
            seats=world.seats,
            seat=seen.seat,
            options=world.position()["options"],
            seed=seen.random.fork().word(),
            clock=Clock(seconds),
        )
    )


def decision_line(seen: Perspective, number: int, seconds: float = SECONDS) -> bytes:
    """The line that asks for a decision."""
    text = seen.game.actions.text
    actions = [NamedAction(action, text(action)) for action in seen.actions]
    return _line(
        Decide(
            PROTOCOL,
            "decide",
            seen.game.id,
            seen.seat,
            number,
            Clock(seconds),
            actions=actions,
            view=seen.view,
        )
    )


def _line(message: Hello | Decide | Over) -> bytes:
    return to_json(message).encode() + b"\n"
