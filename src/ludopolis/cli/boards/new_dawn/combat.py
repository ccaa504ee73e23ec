"""Both values of an attack, bonus by bonus."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.new_dawn.glyphs import seat_sign
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.view import CombatView, NewDawnView, Target

COLUMN = 34


class Sides(NamedTuple):
    """Who attacks whom, as headings."""

    attacker: Text
    defender: Text


def combat(view: NewDawnView, words: Words, players: list[str]) -> list[Text]:
    """The attack that waits for trade tokens."""
    fight = view.combat
    if fight is None:
        return []
    title = words("attack-on", space=fight.space, target=words.name("target", fight.target))
    told = values(fight.attack, fight.defence, _sides(fight, words, players), words)
    return [Text(title, TITLE), *told, Text(_outcome(fight, words), TITLE)]


def _outcome(fight: CombatView, words: Words) -> str:
    """Who would win as it stands: a tie is the defender's (R9.10)."""
    attack, defence = sum(fight.attack.values()), sum(fight.defence.values())
    outcome = "combat-won" if attack > defence else "combat-tied" if attack == defence else "combat-lost"
    return f"{attack} : {defence}  {words(outcome)}"


def _sides(fight: CombatView, words: Words, players: list[str]) -> Sides:
    attacker = Text.assemble(seat_sign(fight.attacker), f" {players[fight.attacker]}")
    if fight.defender is None:
        return Sides(attacker, Text(words.name("target", fight.target)))
    return Sides(attacker, Text.assemble(seat_sign(fight.defender), f" {players[fight.defender]}"))


def target_values(target: Target, words: Words) -> list[Text]:
    """The values of an attack that is only considered, without the dice."""
    sides = Sides(Text(words("attack-value")), Text(words("defence-value")))
    return values(target.attack, target.defence, sides, words)


def values(attack: Mapping[str, int], defence: Mapping[str, int], sides: Sides, words: Words) -> list[Text]:
    """Two columns: the sum first, then its parts in their order (R9.17)."""
    blocks = [_column(sides.attacker, attack, words), _column(sides.defender, defence, words)]
    return abreast(blocks, [COLUMN, COLUMN], 2)


def _column(heading: Text, parts: Mapping[str, int], words: Words) -> list[Text]:
    lines = [Text.assemble(heading, (f"  {sum(parts.values())}", TITLE))]
    for key, value in parts.items():
        sign = str(value) if key == "die" else f"{value:+}"
        name = words.name("bonus", key)
        lines.append(Text.assemble((f"  {sign:>3} ", TITLE), (name, FAINT)))
    return lines
