"""Positions of A New Dawn in the middle of things."""

from games.new_dawn.positions import Player, Situation, fight, fresh, play
from ludopolis.core.contract import State

CORE = 4  # tiles


def spread_culture() -> State:
    """My culture card is in slot 3: two tokens, beside my cities, where the difficulty is 3 or less."""
    return Situation(Player(focus=["early_empire 3"], cities=["13-1"])).load()


def laying() -> State:
    """Three tiles are laid beside the core of a custom map, and I choose the next one."""
    state = fresh(map="custom")
    while len(state.position()["tiles"]) < CORE + 3:
        play(state, state.legal()[0])
    return state


def laying_a_tile() -> State:
    """The side and the turn of a tile are chosen, its place is not."""
    state = laying()
    return play(state, state.legal()[0], "turn 1")


def attacking() -> State:
    """The dice are rolled, 12 to 13; I may spend three trade tokens, and the defender can answer with one."""
    me = Player(focus=["iron_working 5 3"], cities=["13-1"], tokens=["7-1", "5-1"], reinforced=["7-2"])
    blue = Player(focus=["masonry 1 1"], cities=["5-9"], tokens=["5-8"], reinforced=["5-7"])
    state = play(Situation(me, [blue], wonders={"petra": "5-9"}).load(), "focus iron_working")
    return fight(state, "attack 5-9", 6, 4)


def paying() -> State:
    """The first of two resources is paid for a wonder."""
    me = Player(focus=["pottery 2"], resources={"oil": 3})
    return play(Situation(me, offer=["petra"]).load(), "focus pottery", "wonder petra", "pay oil")
