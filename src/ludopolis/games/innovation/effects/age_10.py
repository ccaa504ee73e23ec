"""The dogmas of the cards of age 10."""

from ludopolis.games.innovation.effects.verbs import (
    Dogmas,
    Execute,
    Filter,
    Win,
    WinSingle,
    any_others,
    choose_card,
    demand,
    draw,
    give_back,
    half_of,
    has_value,
    icons_shown,
    may,
    may_splay,
    most_achievements,
    nobody_shows_more,
    score,
    share,
    somebody_shows_fewer,
    top_cards,
    transfer,
    values_in,
    when,
    your,
)

DOGMAS: Dogmas = {
    "ai": (
        share(draw(10, then="score")),
        share(when(top_cards("robotics", "software"), WinSingle("score", lowest=True))),
    ),
    "bioengineering": (
        share(transfer(1, any_others("top", Filter(icon="leaf")), ("you", "score"))),
        share(when(somebody_shows_fewer("leaf", than=3), WinSingle("leaf"))),
    ),
    "databases": (demand(give_back(half_of("score", round_up=True), your("score"))),),
    "globalization": (
        demand(give_back(1, your("top", Filter(icon="leaf")))),
        share(draw(6, then="score"), when(nobody_shows_more("leaf", than="factory"), WinSingle("score"))),
    ),
    "miniaturization": (
        share(
            may(give_back(1, your("hand"), into="r")), when(has_value("r", 10), draw(10, values_in("score")))
        ),
    ),
    "robotics": (
        share(score(1, your("top", Filter(colour="green"))), draw(10, then="meld", into="d"), Execute("d")),
    ),
    "self_service": (
        share(choose_card(your("top", Filter(not_card="self_service")), into="x"), Execute("x")),
        share(when(most_achievements(), Win())),
    ),
    "software": (
        share(draw(10, then="score")),
        share(draw(10, then="meld"), draw(10, then="meld", into="d2"), Execute("d2")),
    ),
    "stem_cells": (share(may(score("all", your("hand"), "all"))),),
    "the_internet": (
        share(may_splay("up", "green")),
        share(draw(10, then="score")),
        share(draw(10, icons_shown("clock", per=2), then="meld")),
    ),
}
