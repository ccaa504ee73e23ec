"""The action space of a game: small integers inside, a canonical text outside.

The space is the list of verbs in order, each with every combination of its arguments in the order
of the components. It never depends on the position, so it serves as the action space of learning.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import NamedTuple

from ludopolis.core.errors import BadData, BadNotation, Term

LONGEST_WORD = 40  # of what is repeated or compared when a text is no action


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
        self._components = components
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
        shown = text if len(text) <= 2 * LONGEST_WORD else f"{text[: 2 * LONGEST_WORD]}..."
        raise BadNotation(f"{shown!r} is not an action: {self._hint(canonical)}")

    def _hint(self, text: str) -> str:
        name, *words = text.split(" ")
        forms = {
            verb.name: " ".join([verb.name, *(f"<{role}>" for role in verb.roles)]) for verb in self.verbs
        }
        if name not in forms:
            return f"write one of {'; '.join(forms.values())}"
        verb = next(verb for verb in self.verbs if verb.name == name)
        meant = self._meant(verb, words)
        return f"write {forms[name]}" if meant is None else f"did you mean {meant!r}?"

    def _meant(self, verb: Verb, words: list[str]) -> str | None:
        """The action most like it. Strangers write this, so it is compared word by word, which is quick."""
        if len(words) != len(verb.kinds):
            return None
        found = [_closest(word, self._components[kind]) for word, kind in zip(words, verb.kinds, strict=True)]
        known = [word for word in found if word is not None]
        return " ".join([verb.name, *known]) if len(known) == len(found) else None


def _closest(word: str, ids: Sequence[str]) -> str | None:
    if word in ids:
        return word
    return next(iter(get_close_matches(word[:LONGEST_WORD], ids, n=1)), None)
