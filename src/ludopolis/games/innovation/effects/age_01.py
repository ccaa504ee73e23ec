"""The dogmas of the cards of age 1."""

from ludopolis.games.innovation.effects.verbs import (
    Again,
    Claim,
    Dogmas,
    Filter,
    Splay,
    any_number,
    bears,
    bound,
    by_option,
    colour_on_your_board,
    demand,
    demand_moved,
    draw,
    exclusive_colours,
    give_back,
    may,
    may_exactly,
    meld,
    moved,
    number_of,
    score,
    share,
    transfer,
    tuck,
    up_to,
    value_of,
    when,
    you_show,
    your,
)

DOGMAS: Dogmas = {
    "agriculture": (
        share(
            may(give_back(1, your("hand"), into="r")),
            when(moved("r"), draw(value_of("r").more(1), then="score")),
        ),
    ),
    "archery": (demand(draw(1), transfer(1, your("hand"), ("me", "hand"), "highest")),),
    "city_states": (
        demand(
            when(
                you_show("castle", 4),
                transfer(1, your("top", Filter(icon="castle")), ("me", "board"), into="t"),
                when(moved("t"), by_option(draw(1, then="score"))),
            )
        ),
    ),
    "clothing": (
        share(meld(1, your("hand", Filter(missing_on_board_of="you")))),
        share(draw(1, exclusive_colours(), then="score")),
    ),
    "code_of_laws": (
        share(
            may(tuck(1, your("hand", Filter(present_on_board_of="you")), into="t")),
            when(moved("t"), Splay("left", colour_of="t", optional=True)),
        ),
    ),
    "domestication": (share(meld(1, your("hand"), "lowest"), draw(1)),),
    "masonry": (
        share(
            may(meld(any_number(), your("hand", Filter(icon="castle")), into="m")),
            when(moved("m", 4), Claim("monument")),
        ),
    ),
    "metalworking": (
        share(draw(1, show=True, into="d"), when(bears("d", "castle"), score(1, bound("d")), Again())),
    ),
    "mysticism": (
        share(draw(1, show=True, into="d"), when(colour_on_your_board("d"), meld(1, bound("d")), draw(1))),
    ),
    "oars": (
        demand(
            transfer(1, your("hand", Filter(icon="crown")), ("me", "score"), into="t"),
            when(moved("t"), draw(1)),
        ),
        share(when(demand_moved(False), draw(1))),
    ),
    "pottery": (
        share(
            may(give_back(up_to(3), your("hand"), into="r")),
            when(moved("r"), draw(number_of("r"), then="score")),
        ),
        share(draw(1)),
    ),
    "sailing": (share(draw(1, then="meld")),),
    "the_wheel": (share(draw(1, 2)),),
    "tools": (
        share(may_exactly(give_back(3, your("hand"), into="r")), when(moved("r", 3), draw(3, then="meld"))),
        share(may(give_back(1, your("hand", Filter(values=(3,))), into="r")), when(moved("r"), draw(1, 3))),
    ),
    "writing": (share(draw(2)),),
}
