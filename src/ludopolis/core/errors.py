"""Everything that can go wrong for a caller, with a message that says what, why and what to do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludopolis.core.contract import Game


class Term(NamedTuple):
    """A component or prompt inside a message; its name depends on the reader's language."""

    kind: str
    id: str

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.id}"


Argument = Term | int | str


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, and a message with its arguments."""

    rule: str
    code: str
    arguments: dict[str, Argument]


class Fault(NamedTuple):
    """One thing that is wrong with a position: where, what, and the rule it breaks."""

    where: str
    what: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" + (f" ({self.rule})" if self.rule else "")


class LudopolisError(Exception):
    """The base of all errors raised on purpose. They travel between processes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), self.args, self.__dict__))


def _restored(
    kind: type[LudopolisError], args: tuple[Any, ...], attributes: dict[str, Any]
) -> LudopolisError:
    """The error with its message as it was, however it is made."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class IllegalAction(LudopolisError):
    """The rules do not allow this action now; nothing was changed."""

    def __init__(self, game: "Game", refusal: Refusal) -> None:
        super().__init__(refusal)
        self.game = game
        self.refusal = refusal

    def __str__(self) -> str:
        """Made only when it is read: most refusals are not."""
        return f"{self.game.texts('en').refusal(self.refusal)} ({self.rule})"

    @property
    def rule(self) -> str:
        return self.refusal.rule


class NotOver(LudopolisError):
    """The game has not ended yet."""


class NotWaiting(LudopolisError):
    """The seat has nothing to decide now."""


class BadNotation(LudopolisError):
    """The text names no action of the game."""


class BadOption(LudopolisError):
    """An option, seat count or seed that the game does not have."""


class UnknownGame(LudopolisError):
    """There is no game with this id."""


class BadData(LudopolisError):
    """A data file of a game that contradicts its rules; ``faults`` lists everything that is wrong in it."""

    def __init__(self, file: str, faults: Sequence[str]) -> None:
        super().__init__(f"{file} has mistakes:\n" + "\n".join(f"- {fault}" for fault in faults))
        self.faults = list(faults)


class BadPosition(LudopolisError):
    """A position that cannot exist; ``faults`` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("impossible position:\n" + "\n".join(f"- {fault}" for fault in faults))
        self.faults = list(faults)


class BadRecord(LudopolisError):
    """A record that is damaged, foreign, or does not follow the rules."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
