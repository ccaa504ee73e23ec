"""The dogmas of the cards of age 4."""

from ludopolis.games.innovation.effects.verbs import (
    Again,
    Claim,
    Dogmas,
    Filter,
    Splay,
    bears,
    colours_splayed_in_all,
    demand,
    demand_moved,
    done,
    draw,
    give_back,
    icons_shown,
    may,
    may_splay,
    moved,
    score,
    share,
    top_value,
    transfer,
    tuck,
    when,
    your,
)

DOGMAS: Dogmas = {
    "anatomy": (
        demand(
            give_back(1, your("score"), into="r"),
            when(moved("r"), give_back(1, your("top", Filter(value_of="r")))),
        ),
    ),
    "colonialism": (share(draw(3, then="tuck", into="d"), when(bears("d", "crown"), Again())),),
    "enterprise": (
        demand(
            transfer(1, your("top", Filter(icon="crown", not_colour="purple")), ("me", "board"), into="t"),
            when(moved("t"), draw(4, then="meld")),
        ),
        share(may_splay("right", "green")),
    ),
    "experimentation": (share(draw(5, then="meld")),),
    "gunpowder": (
        demand(transfer(1, your("top", Filter(icon="castle")), ("me", "score"))),
        share(when(demand_moved(True), draw(2, then="score"))),
    ),
    "invention": (
        share(Splay("right", now="left", into="s", optional=True), when(done("s"), draw(4, then="score"))),
        share(when(colours_splayed_in_all(5), Claim("wonder"))),
    ),
    "navigation": (demand(transfer(1, your("score", Filter(values=(2, 3))), ("me", "score"))),),
    "perspective": (
        share(
            may(give_back(1, your("hand"), into="r")),
            when(moved("r"), score(icons_shown("lightbulb", per=2), your("hand"))),
        ),
    ),
    "printing_press": (
        share(
            may(give_back(1, your("score"), into="r")), when(moved("r"), draw(top_value("purple").more(2)))
        ),
        share(may_splay("right", "blue")),
    ),
    "reformation": (
        share(may(tuck(icons_shown("leaf", per=2), your("hand")))),
        share(may_splay("right", "yellow", "purple")),
    ),
}
