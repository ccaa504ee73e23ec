"""The dogmas of the cards of age 9."""

from ludopolis.games.innovation.effects.verbs import (
    Dogmas,
    EndActivation,
    Execute,
    Filter,
    RemoveEverything,
    Win,
    all_but,
    any_number,
    anybodys,
    below,
    bound,
    demand,
    draw,
    give_back,
    has_colour,
    may,
    may_splay,
    meld,
    moved,
    my,
    my_choice,
    number_of,
    others,
    score,
    share,
    show,
    transfer,
    tuck,
    when,
    your,
    your_pile,
)

DOGMAS: Dogmas = {
    "collaboration": (
        demand(
            draw(9, 2, show=True, into="d"),
            my_choice(transfer(1, bound("d"), ("me", "board"), into="t")),
            meld(1, bound("d", but="t")),
        ),
        share(when(your_pile("green", 10), Win())),
    ),
    "composites": (
        demand(
            transfer(all_but(1), your("hand"), ("me", "hand")),
            transfer(1, your("score"), ("me", "score"), "highest"),
        ),
    ),
    "computers": (
        share(may_splay("up", "red", "green")),
        share(draw(10, then="meld", into="d"), Execute("d")),
    ),
    "ecology": (
        share(
            may(give_back(1, your("hand"), into="r")), when(moved("r"), score(1, your("hand")), draw(10, 2))
        ),
    ),
    "fission": (
        demand(
            draw(10, show=True, into="d"), when(has_colour("d", "red"), RemoveEverything(), EndActivation())
        ),
        share(give_back(1, anybodys("top", Filter(not_card="fission")))),
    ),
    "genetics": (share(draw(10, then="meld", into="d"), score("all", below("d"), "all")),),
    "satellites": (
        share(give_back("all", your("hand"), "all"), draw(8, 3)),
        share(may_splay("up", "purple")),
        share(meld(1, your("hand"), into="m"), when(moved("m"), Execute("m"))),
    ),
    "services": (
        demand(
            transfer("all", your("score"), ("me", "hand"), "all_highest", into="t"),
            when(moved("t"), transfer(1, my("top", Filter(without="leaf")), ("you", "hand"))),
        ),
    ),
    "specialization": (
        share(
            show(your("hand"), into="v"),
            transfer("all", others("top", Filter(colour_of="v")), ("you", "hand"), "all"),
        ),
        share(may_splay("up", "yellow", "blue")),
    ),
    "suburbia": (
        share(may(tuck(any_number(), your("hand"), into="t")), draw(1, number_of("t"), then="score")),
    ),
}
