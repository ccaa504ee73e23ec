"""The dogmas of the cards of age 6."""

from ludopolis.games.innovation.effects.verbs import (
    Dogmas,
    Filter,
    Offer,
    any_number,
    demand,
    demand_returned,
    done,
    draw,
    give_back,
    highest_in,
    icons_shown,
    may,
    may_splay,
    meld,
    moved,
    others,
    returned_most,
    score,
    share,
    show,
    splayed,
    transfer,
    when,
    your,
)

DOGMAS: Dogmas = {
    "atomic_theory": (
        share(may_splay("right", "blue")),
        share(draw(7, then="meld")),
    ),
    "canning": (
        share(
            Offer((draw(6, then="tuck"),), into="o"),
            when(done("o"), score("all", your("top", Filter(without="factory")), "all")),
        ),
        share(may_splay("right", "yellow")),
    ),
    "classification": (
        share(
            show(your("hand"), into="v"),
            transfer("all", others("hand", Filter(colour_of="v")), ("you", "hand"), "all"),
            meld("all", your("hand", Filter(colour_of="v")), "all"),
        ),
    ),
    "democracy": (
        share(
            may(give_back(any_number(), your("hand"), into="r")), when(returned_most(), draw(8, then="score"))
        ),
    ),
    "emancipation": (
        demand(transfer(1, your("hand"), ("me", "score"), into="t"), when(moved("t"), draw(6))),
        share(may_splay("right", "red", "purple")),
    ),
    "encyclopedia": (share(may(meld("all", your("score"), "all_highest"))),),
    "industrialization": (
        share(draw(6, icons_shown("factory", per=2), then="tuck")),
        share(may_splay("right", "red", "purple")),
    ),
    "machine_tools": (share(draw(highest_in("score"), then="score")),),
    "metric_system": (
        share(when(splayed("green", "right"), may_splay("right"))),
        share(may_splay("right", "green")),
    ),
    "vaccination": (
        demand(
            give_back("all", your("score"), "all_lowest", into="r"), when(moved("r"), draw(6, then="meld"))
        ),
        share(when(demand_returned(), draw(7, then="meld"))),
    ),
}
