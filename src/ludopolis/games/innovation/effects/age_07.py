"""The dogmas of the cards of age 7."""

from ludopolis.games.innovation.effects.verbs import (
    Dogmas,
    Either,
    Exchange,
    Filter,
    Rearrange,
    Splay,
    cards_left,
    demand,
    draw,
    give_back,
    half_of,
    highest_in,
    may,
    may_splay,
    moved,
    number_of,
    score,
    share,
    transfer,
    tuck,
    up_to,
    values_of,
    when,
    your,
)

DOGMAS: Dogmas = {
    "bicycle": (share(Exchange("you", "hand", "all", 0, "you", "score", "all", 0, optional=True)),),
    "combustion": (demand(transfer(2, your("score"), ("me", "score"))),),
    "electricity": (
        share(
            give_back("all", your("top", Filter(without="factory")), "all", into="r"), draw(8, number_of("r"))
        ),
    ),
    "evolution": (
        share(
            Either((draw(8, then="score"), give_back(1, your("score"))), (draw(highest_in("score").more(1)),))
        ),
    ),
    "explosives": (
        demand(
            transfer(3, your("hand"), ("me", "hand"), "highest", into="t"),
            when(moved("t").also(cards_left("hand", 0)), draw(7)),
        ),
    ),
    "lighting": (share(may(tuck(up_to(3), your("hand"), into="t")), draw(7, values_of("t"), then="score")),),
    "publications": (
        share(Rearrange()),
        share(may_splay("up", "yellow", "blue")),
    ),
    "railroad": (
        share(give_back("all", your("hand"), "all"), draw(6, 3)),
        share(Splay("up", now="right", optional=True)),
    ),
    "refrigeration": (
        demand(give_back(half_of("hand", round_up=False), your("hand"))),
        share(may(score(1, your("hand")))),
    ),
    "sanitation": (demand(Exchange("you", "hand", "highest", 2, "me", "hand", "lowest", 1)),),
}
