"""The panels of the table: wonders and buildings for sale, resources, decks, the offer."""

from collections.abc import Iterator

from ludopolis.games.civilization.actions import SPACE
from ludopolis.pictures.blocks import Block, block, column, flow
from ludopolis.pictures.chips import chip
from ludopolis.pictures.civilization.looks import BUILDINGS, ICONS, RESOURCES, UNITS, WONDERS
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NORMAL, SMALL, STRONG, cut, lines, text, width_of
from ludopolis.pictures.palette import CHIP, CHIP_QUIET, PANEL, QUIET

GAP = 6.0


def wonders(width: float, scene: Scene) -> Block:
    """A line a wonder: its price, and the lower one for those who know its tech."""
    offered = [id for id, place in scene.view.wonders.items() if place == "market"]
    if not offered:
        return block(width, 20, text(scene.say("none"), 0, 14, scene.colour(QUIET.ink), SMALL))
    return column([_wonder(id, width, scene) for id in offered], 2)


def _wonder(id: str, width: float, scene: Scene) -> Block:
    colour, printed = scene.colour, WONDERS[id]
    view = scene.view
    price = str(view.prices.get(id, printed.cost))
    less = ""
    if printed.discount_technology and price == str(printed.cost):
        less = f"{scene.name('technology', printed.discount_technology)}: {printed.discount_cost}"
    end = width - width_of(price, STRONG) - 20
    return block(
        width,
        22,
        icon("wonder", 0, 2, 16, colour("orange-ink")),
        text(cut(scene.name("wonder", id), end * 0.55, NORMAL), 22, 15, colour(PANEL.ink), NORMAL),
        text(cut(less, end * 0.45 - 34, SMALL), end - 6, 15, colour(QUIET.ink), SMALL, "end")
        if less
        else None,
        icon(ICONS["production"], end, 3, 15, colour("ink-2")),
        text(price, width, 15, colour(PANEL.ink), STRONG, "end"),
        data_wonder=id,
    )


def buildings(width: float, scene: Scene) -> Block:
    """A chip a kind of token with how many are left: the building, and the better one on its back."""
    return flow(list(_buildings(scene)), width, GAP)


def _buildings(scene: Scene) -> Iterator[Block]:
    for id, left in scene.view.buildings.items():
        both = [id, BUILDINGS[id].upgrade] if BUILDINGS[id].upgrade else [id]
        names = " / ".join(scene.name("building", one) for one in both)
        yield chip(f"{names} ×{left}", scene.colour, CHIP if left else CHIP_QUIET)


def stock(width: float, scene: Scene) -> Block:
    """Resources and tokens of great persons."""
    colour, view = scene.colour, scene.view
    chips = [
        chip(f"{scene.name('resource', id)} ×{left}", colour, CHIP if left else CHIP_QUIET, RESOURCES[id])
        for id, left in view.market.items()
    ]
    chips += [
        chip(f"{scene.name('person_type', id)} ×{left}", colour, CHIP if left else CHIP_QUIET, "crown")
        for id, left in view.person_tokens.items()
    ]
    return flow(chips, width, GAP)


def decks(width: float, scene: Scene) -> Block:
    """How many cards and tokens are left."""
    chips = []
    for id, count in scene.view.decks.items():
        sign = UNITS[id].icon if id in UNITS else "deck"
        chips.append(chip(f"{scene.say(f'deck-{id}')} {count}", scene.colour, CHIP, sign))
    return flow(chips, width, GAP)


def offer(width: float, scene: Scene) -> Block:
    """Who offers what to whom, as far as the one who looks may know."""
    seen, colour = scene.view.offer, scene.colour
    assert seen is not None
    said = [scene.say("offer-to", player=scene.players[seen.seat], other=scene.players[seen.to])]
    if scene.view.seat in (seen.seat, seen.to):
        said += [
            f"{scene.say(title)} {', '.join(_thing(item, scene) for item in items) or scene.say('nothing')}"
            for title, items in (("gives", seen.give), ("wants", seen.ask))
        ]
    told = [line for one in said for line in lines(one, width, NORMAL, 3)]
    return column([block(width, 19, text(line, 0, 14, colour(PANEL.ink), NORMAL)) for line in told], 0)


def _thing(action: str, scene: Scene) -> str:
    return scene.game.action(SPACE[SPACE.number(action)])
