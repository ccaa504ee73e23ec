"""The dogmas of the cards of age 5."""

from ludopolis.games.innovation.effects.verbs import (
    Again,
    ChooseColours,
    Claim,
    Dogmas,
    Filter,
    Splay,
    all_tops_at_least,
    bound,
    cards_left,
    demand,
    demand_moved,
    draw,
    give_back,
    has_colour,
    highest_top,
    may,
    may_splay,
    meld,
    moved,
    pile_of_chosen,
    score,
    share,
    share_a_colour,
    transfer,
    when,
    your,
)

DOGMAS: Dogmas = {
    "astronomy": (
        share(
            draw(6, show=True, into="d"), when(has_colour("d", "green", "blue"), meld(1, bound("d")), Again())
        ),
        share(when(all_tops_at_least(6, but="purple"), Claim("universe"))),
    ),
    "banking": (
        demand(
            transfer(1, your("top", Filter(icon="factory", not_colour="green")), ("me", "board"), into="t"),
            when(moved("t"), draw(5, then="score")),
        ),
        share(may_splay("right", "green")),
    ),
    "chemistry": (
        share(may_splay("right", "blue")),
        share(draw(highest_top().more(1), then="score"), give_back(1, your("score"))),
    ),
    "coal": (
        share(draw(5, then="tuck")),
        share(may_splay("right", "red")),
        share(
            may(score(1, your("top"), into="s")),
            when(moved("s"), score(1, your("top", Filter(colour_of="s")))),
        ),
    ),
    "measurement": (
        share(
            may(give_back(1, your("hand"), into="r")),
            when(
                moved("r"), ChooseColours(1, into="c"), Splay("right", chosen="c"), draw(pile_of_chosen("c"))
            ),
        ),
    ),
    "physics": (
        share(
            draw(6, 3, show=True, into="d"),
            when(share_a_colour("d", 2), give_back("all", your("hand"), "all")),
        ),
    ),
    "societies": (
        demand(
            transfer(
                1, your("top", Filter(icon="lightbulb", not_colour="purple")), ("me", "board"), into="t"
            ),
            when(moved("t"), draw(5)),
        ),
    ),
    "statistics": (
        demand(
            transfer(1, your("score"), ("you", "hand"), "highest", into="t"),
            when(moved("t").also(cards_left("hand", 1)), Again()),
        ),
        share(may_splay("right", "yellow")),
    ),
    "steam_engine": (share(draw(4, 2, then="tuck"), score(1, your("bottom", Filter(colour="yellow")))),),
    "the_pirate_code": (
        demand(transfer(2, your("score", Filter(values=(1, 2, 3, 4))), ("me", "score"))),
        share(when(demand_moved(True), score(1, your("top", Filter(icon="crown")), "lowest"))),
    ),
}
