"""The dogmas of the cards of age 3."""

from ludopolis.games.innovation.effects.verbs import (
    ChoosePlayer,
    Claim,
    Dogmas,
    Exchange,
    Filter,
    all_tops_bear,
    any_has_colour,
    bears,
    colours_splayed,
    demand,
    draw,
    give_back,
    highest_in,
    icons_shown,
    may,
    may_splay,
    meld,
    moved,
    my,
    score,
    share,
    transfer,
    when,
    your,
)

DOGMAS: Dogmas = {
    "alchemy": (
        share(
            draw(4, icons_shown("castle", per=3), show=True, into="d"),
            when(any_has_colour("d", "red"), give_back("all", your("hand"), "all")),
        ),
        share(meld(1, your("hand")), score(1, your("hand"))),
    ),
    "compass": (
        demand(
            transfer(1, your("top", Filter(icon="leaf", not_colour="green")), ("me", "board")),
            transfer(1, my("top", Filter(without="leaf")), ("you", "board")),
        ),
    ),
    "education": (
        share(
            may(give_back(1, your("score"), "highest", into="r")),
            when(moved("r"), draw(highest_in("score").more(2))),
        ),
    ),
    "engineering": (
        demand(transfer("all", your("top", Filter(icon="castle")), ("me", "score"), "all")),
        share(may_splay("left", "red")),
    ),
    "feudalism": (
        demand(transfer(1, your("hand", Filter(icon="castle")), ("me", "hand"))),
        share(may_splay("left", "yellow", "purple")),
    ),
    "machinery": (
        demand(Exchange("you", "hand", "all", 0, "me", "hand", "all_highest", 0)),
        share(score(1, your("hand", Filter(icon="castle"))), may_splay("left", "red")),
    ),
    "medicine": (demand(Exchange("you", "score", "highest", 1, "me", "score", "lowest", 1)),),
    "optics": (
        share(
            draw(3, then="meld", into="d"),
            when(
                bears("d", "crown"),
                draw(4, then="score"),
                otherwise=[ChoosePlayer("poorer", into="p"), transfer(1, your("score"), ("p", "score"))],
            ),
        ),
    ),
    "paper": (
        share(may_splay("left", "green", "blue")),
        share(draw(4, colours_splayed("left"))),
    ),
    "translation": (
        share(may(meld("all", your("score"), "all"))),
        share(when(all_tops_bear("crown"), Claim("world"))),
    ),
}
