"""The action space of a game: small integers inside, a canonical text outside.

The space is the list of verbs in order, each with every combination of its arguments in the order
of the components. It never depends on the position, so it serves as the action space of learning.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import NamedTuple

from ludopolis.core.errors import BadData, BadNotation, Term


class Verb(NamedTuple):
    """A kind of action and its arguments: the kind of a component each ("card"), with a role before it
    where two are of one kind ("from:resource", "to:resource")."""

    name: str
    arguments: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of each argument."""
        return tuple(argument.rpartition(":")[2] for argument in self.arguments)

    @property
    def roles(self) -> tuple[str, ...]:
        """What each argument is called in texts: its role, or else its kind."""
        return tuple(argument.partition(":")[0] for argument in self.arguments)


class Action(NamedTuple):
    """One action in its structured form."""

    verb: str
    arguments: tuple[Term, ...]
    roles: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join([self.verb, *(term.id for term in self.arguments)])

    @property
    def named(self) -> dict[str, Term]:
        """The arguments by their roles."""
        return dict(zip(self.roles, self.arguments, strict=True))


class ActionSpace:
    def __init__(self, verbs: Sequence[Verb], components: Mapping[str, Sequence[str]]) -> None:
        self.verbs = tuple(verbs)
        self.offsets: dict[str, int] = {}
        self._actions: list[Action] = []
        for verb in self.verbs:
            self.offsets[verb.name] = len(self._actions)
            kinds, roles = verb.kinds, verb.roles
            if len(set(roles)) < len(roles):
                raise BadData("actions.py", [f"two arguments of {verb.name} have one role"])
            for ids in product(*(components[kind] for kind in kinds)):
                terms = tuple(Term(kind, id) for kind, id in zip(kinds, ids, strict=True))
                self._actions.append(Action(verb.name, terms, roles))
        self._index = {action.text: number for number, action in enumerate(self._actions)}

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        if not 0 <= number < len(self._actions):
            raise BadNotation(f"there is no action number {number}: they go from 0 to {len(self) - 1}")
        return self._actions[number]

    def text(self, number: int) -> str:
        return self[number].text

    def number(self, text: str) -> int:
        """The action's number from its text; spaces and capitals do not matter."""
        canonical = " ".join(text.lower().split())
        if canonical in self._index:
            return self._index[canonical]
        raise BadNotation(f"{text!r} is not an action: {self._hint(canonical)}")

    def _hint(self, text: str) -> str:
        verb = text.partition(" ")[0]
        forms = [" ".join([v.name, *(f"<{role}>" for role in v.roles)]) for v in self.verbs]
        if verb not in self.offsets:
            return f"write one of {'; '.join(forms)}"
        close = get_close_matches(text, self._index, n=1)
        if close:
            return f"did you mean {close[0]!r}?"
        return f"write {next(form for form in forms if form.split()[0] == verb)}"
