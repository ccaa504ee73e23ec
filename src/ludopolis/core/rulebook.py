"""The numbered rules of a game, read from its ``rules.<language>.md``."""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from ludopolis.core.errors import LudopolisError
from ludopolis.core.text import folded

_SECTION = re.compile(r"## (R\d+) (.+)")
_RULE = re.compile(r"\*\*((?:R\d+\.\d+\w?)|(?:E\d+))\*\* ")


class Rule(NamedTuple):
    number: str
    section: str
    text: str


class Rulebook:
    def __init__(self, title: str, sections: dict[str, str], rules: list[Rule]) -> None:
        self.title = title
        self.sections = sections
        self.rules = {rule.number: rule for rule in rules}

    @classmethod
    def read(cls, folder: str, language: str) -> "Rulebook":
        lines = (Path(folder) / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()
        sections: dict[str, str] = {}
        rules: list[Rule] = []
        section = ""
        for line in lines[1:]:
            if heading := _SECTION.match(line):
                section = heading[1]
                sections[section] = heading[2]
            elif start := _RULE.match(line):
                rules.append(Rule(start[1], section, line[start.end() :]))
            elif rules and rules[-1].section == section:
                rules[-1] = rules[-1]._replace(text=f"{rules[-1].text}\n{line}")
        return cls(
            lines[0].removeprefix("# "),
            sections,
            [rule._replace(text=rule.text.strip()) for rule in rules],
        )

    def find(self, number: str) -> list[Rule]:
        """The rule with this number (R5.7, E12), or all rules of a section (R5)."""
        number = number.upper()
        if number in self.rules:
            return [self.rules[number]]
        if number in self.sections:
            return [rule for rule in self.rules.values() if rule.section == number]
        close = get_close_matches(number, [*self.rules, *self.sections], n=3)
        hint = f"did you mean {', '.join(close)}?" if close else f"sections: {', '.join(self.sections)}"
        raise LudopolisError(f"there is no rule {number}: {hint}")

    def search(self, words: str) -> list[Rule]:
        """The rules that contain all the words; capitals and diacritics do not matter."""
        wanted = folded(words).split()
        return [rule for rule in self.rules.values() if all(word in folded(rule.text) for word in wanted)]
