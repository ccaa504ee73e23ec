"""A battle: both sides with their forces, and the fronts between them."""

from ludopolis.games.civilization.view import SideView, UnitView
from ludopolis.pictures.blocks import Block, at, block, column, flow
from ludopolis.pictures.chips import chip
from ludopolis.pictures.civilization.looks import ICONS, UNIT_CARDS, UNITS
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import LARGE, NUMBER, SMALL, STRONG, cut, text
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import BARBARIANS, CHIP, PANEL, QUIET, Face
from ludopolis.svg import el, group

GAP = 8.0
UNIT_HEIGHT = 34.0


def battle(width: float, scene: Scene) -> Block:
    """The attacker on the left, the defender on the right, a line a front below them."""
    fight = scene.view.battle
    assert fight is not None
    half = (width - GAP) / 2
    sides = [_side(name, half, scene) for name in ("attacker", "defender")]
    forces = block(width, max(side.height for side in sides), sides[0].body, at(sides[1], half + GAP, 0))
    fronts = [
        block(
            width,
            UNIT_HEIGHT,
            _unit(front.attacker, half, scene).body,
            at(_unit(front.defender, half, scene), half + GAP, 0),
            data_front=number,
        )
        for number, front in enumerate(fight.fronts, start=1)
    ]
    return column([forces, *fronts], 6)


def _side(name: str, width: float, scene: Scene) -> Block:
    """Who fights, with armies, the bonus and the battle hand."""
    fight, colour = scene.view.battle, scene.colour
    assert fight is not None
    side: SideView = getattr(fight, name)
    who = scene.say("barbarians") if side.barbarian else scene.players[side.seat]
    mark = (
        group(
            [
                el("circle", cx=11, cy=11, r=11, fill=colour(BARBARIANS.fill)),
                icon("barbarian", 3, 3, 16, colour(BARBARIANS.ink)),
            ]
        )
        if side.barbarian
        else seat_mark(side.seat, 0, 0, 22, colour)
    )
    title = block(
        width,
        36,
        mark,
        text(cut(who, width - 70, STRONG), 29, 11, colour(PANEL.ink), STRONG),
        text(scene.say(name), 29, 27, colour(QUIET.ink), SMALL),
        text(str(side.total), width, 20, colour(PANEL.ink), LARGE, "end"),
    )
    chips = [chip(f"{side.bonus:+}", colour, CHIP, ICONS["combat"])]
    if side.armies:
        chips.append(chip(str(side.armies), colour, CHIP, "army"))
    for type, count in side.hand.count.items():
        chips.append(chip(f"×{count}", colour, Face(UNITS[type].soft, UNITS[type].ink), UNITS[type].icon))
    if side.killed:
        chips.append(chip(scene.say("killed", count=side.killed), colour, CHIP, "battle"))
    return column([title, flow(chips, width, 6)], 2)


def _unit(unit: UnitView | None, width: float, scene: Scene) -> Block:
    """A unit at a front: its strength, and a pip for each health, wounds crossed."""
    colour = scene.colour
    if unit is None:
        box = el("rect", width=width, height=UNIT_HEIGHT, rx=6, fill="none", stroke=colour("line"))
        return block(width, UNIT_HEIGHT, box)
    look = UNITS[UNIT_CARDS[unit.unit].type]
    ink = colour(look.face.ink)
    pips = []
    for number in range(unit.health):
        x = 66 + number * 11
        lost = number >= unit.health - unit.wounds
        pips.append(el("circle", cx=x, cy=UNIT_HEIGHT / 2, r=4, fill="none" if lost else ink, stroke=ink))
        if lost:
            pips.append(el("path", d=f"M{x - 3} 14l6 6M{x + 3} 14l-6 6", stroke=ink))
    return block(
        width,
        UNIT_HEIGHT,
        el("rect", width=width, height=UNIT_HEIGHT, rx=6, fill=colour(look.face.fill)),
        icon(look.icon, 6, 6, 22, ink),
        text(str(unit.strength), 42, 22.5, ink, NUMBER, "middle"),
        *pips,
        data_unit=unit.unit,
    )
