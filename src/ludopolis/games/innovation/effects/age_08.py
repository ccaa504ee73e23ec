"""The dogmas of the cards of age 8."""

from ludopolis.games.innovation.effects.verbs import (
    ChooseColours,
    ChoosePlayer,
    ChooseValue,
    Dogmas,
    Filter,
    Splay,
    Times,
    Win,
    any_has_colour,
    bound,
    demand,
    draw,
    everybodys,
    give_back,
    has_chosen_colour,
    icons_shown,
    may,
    may_splay,
    meld,
    moved,
    others,
    players,
    score,
    share,
    splayed,
    transfer,
    tuck,
    up_to,
    values_of,
    when,
    you_show,
    your,
)

DOGMAS: Dogmas = {
    "antibiotics": (
        share(may(give_back(up_to(3), your("hand"), into="r")), draw(8, values_of("r").doubled())),
    ),
    "corporations": (
        demand(
            transfer(1, your("top", Filter(icon="factory", not_colour="green")), ("me", "score"), into="t"),
            when(moved("t"), draw(8, then="meld")),
        ),
        share(draw(8, then="meld")),
    ),
    "empiricism": (
        share(
            ChooseColours(2, into="c"),
            draw(9, show=True, into="d"),
            when(has_chosen_colour("d", "c"), meld(1, bound("d")), Splay("up", colour_of="d", optional=True)),
        ),
        share(when(you_show("lightbulb", 20), Win())),
    ),
    "flight": (
        share(when(splayed("red", "up"), may_splay("up"))),
        share(may_splay("up", "red")),
    ),
    "mass_media": (
        share(
            may(give_back(1, your("hand"), into="r")),
            when(
                moved("r"),
                ChooseValue(into="v"),
                give_back("all", everybodys("score", Filter(value_chosen="v")), "all"),
            ),
        ),
        share(may_splay("up", "purple")),
    ),
    "mobility": (
        demand(
            transfer(
                2,
                your("top", Filter(not_colour="red", without="factory")),
                ("me", "score"),
                "highest",
                into="t",
            ),
            when(moved("t"), draw(8)),
        ),
    ),
    "quantum_theory": (
        share(
            may(give_back(up_to(2), your("hand"), into="r")),
            when(moved("r", 2), draw(10), draw(10, then="score")),
        ),
    ),
    "rocketry": (
        share(
            Times(
                icons_shown("clock", per=2),
                (ChoosePlayer("with_score", into="p"), give_back(1, players("p", "score"), "by_back")),
            )
        ),
    ),
    "skyscrapers": (
        demand(
            transfer(1, your("top", Filter(icon="clock", not_colour="yellow")), ("me", "board"), into="t"),
            when(
                moved("t"),
                score(1, your("top", Filter(colour_of="t"))),
                give_back("all", your("pile", Filter(colour_of="t")), "all"),
            ),
        ),
    ),
    "socialism": (
        share(
            may(tuck("all", your("hand"), "all", into="t")),
            when(
                any_has_colour("t", "purple"), transfer("all", others("hand"), ("you", "hand"), "all_lowest")
            ),
        ),
    ),
}
