"""A battle: both sides with their forces and bonuses, and the fronts."""

from collections.abc import Iterator

from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.glyphs import TYPE_FACES, UNITS, named_seat
from ludopolis.cli.boards.civilization.player import known_of
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.words import Words
from ludopolis.games.civilization.view import BattleView, CivilizationView, SideView, UnitView

COLUMN = 36
WOUND, HEALTH = "×", "♥"


def battle(view: CivilizationView, words: Words, players: list[str]) -> Iterator[Rule | Text]:
    fight = view.battle
    if fight is None:
        return
    title = words("battle-at", square=fight.square, kind=words(f"battle-{fight.kind}"))
    yield Rule(Text(title, TITLE), align="left", style=FAINT)
    sides = [_side(fight, side, words, players) for side in ("attacker", "defender")]
    yield from abreast(sides, [COLUMN, COLUMN], 2)
    for number, front in enumerate(fight.fronts, start=1):
        heading = Text(words("front", number=number), FAINT)
        units = [[_unit(unit, words)] for unit in (front.attacker, front.defender)]
        yield heading
        yield from abreast(units, [COLUMN, COLUMN], 2)


def _side(fight: BattleView, side: str, words: Words, players: list[str]) -> list[Text]:
    """Who it is, armies, the bonus, and the battle hand as far as one may know it."""
    seen: SideView = getattr(fight, side)
    named = named_seat(seen.seat, players)
    if seen.barbarian:
        named = Text(words("barbarians", player=players[seen.seat]))
    lines = [Text.assemble((f"{words(side)}: ", FAINT), named)]
    if seen.armies or seen.scouts:
        lines.append(Text(words("group-of", armies=seen.armies, scouts=seen.scouts)))
    lines.append(Text.assemble((f"{words('total')} ", FAINT), (str(seen.total), TITLE)))
    lines.append(Text.assemble((f"{words('combat')} ", FAINT), (f"{seen.bonus:+}", TITLE)))
    lines += [Text(f"  {bonus:+} {words(f'part-{part}')}", FAINT) for part, bonus in seen.parts.items()]
    lines += _hand(seen, words)
    if seen.fallen:
        names = ", ".join(words.name("unit", id) for id in seen.fallen)
        lines.append(Text.assemble((f"{words('fallen')}: ", FAINT), names))
    if seen.used:
        names = ", ".join(words.name("ability", id) for id in seen.used)
        lines.append(Text.assemble((f"{words('used')}: ", FAINT), names))
    return lines


def _hand(side: SideView, words: Words) -> list[Text]:
    """A line a type of units in the battle hand, with the cards one may know."""
    lines = [Text(f"{words('battle-hand')}: {'' if side.hand.count else words('none')}", FAINT)]
    for type, count in side.hand.count.items():
        faces = [id.removeprefix(f"{type}_").replace("_", "/") for id in known_of(side.hand, type)]
        known = f" ({', '.join(faces)})" if faces else ""
        chip = Text(f" {words.name('unit_type', type)} ", TYPE_FACES[type])
        lines.append(Text.assemble("  ", chip, f" ×{count}{known}"))
    return lines


def _unit(unit: UnitView | None, words: Words) -> Text:
    """A unit at a front: strength, and health with its wounds crossed."""
    if unit is None:
        return Text(words("front-free"), FAINT)
    type = UNITS[unit.unit].type
    health = HEALTH * (unit.health - unit.wounds) + WOUND * unit.wounds
    return Text.assemble(
        (f" {words.name('unit_type', type)} ", TYPE_FACES[type]),
        (f" {words('strength', count=unit.strength)}", TITLE),
        f" {health}",
    )
