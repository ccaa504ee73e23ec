"""The dogmas of the cards of age 2."""

from ludopolis.games.innovation.effects.verbs import (
    ChoosePlayer,
    Claim,
    Dogmas,
    Exchange,
    Filter,
    Range,
    any_number,
    demand,
    demand_moved,
    draw,
    give_back,
    icons_shown,
    may,
    may_splay,
    meld,
    more_cards,
    moved,
    only_you_have_all_colours,
    players,
    score,
    share,
    transfer,
    value_of,
    values_of,
    when,
    your,
)

DOGMAS: Dogmas = {
    "calendar": (share(when(more_cards("score", than_in="hand"), draw(3, 2))),),
    "canal_building": (
        share(Exchange("you", "hand", "all_highest", 0, "you", "score", "all_highest", 0, optional=True)),
    ),
    "construction": (
        demand(transfer(2, your("hand"), ("me", "hand")), draw(2)),
        share(when(only_you_have_all_colours(), Claim("empire"))),
    ),
    "currency": (
        share(may(give_back(any_number(), your("hand"), into="r")), draw(2, values_of("r"), then="score")),
    ),
    "fermenting": (share(draw(2, icons_shown("leaf", per=2))),),
    "mapmaking": (
        demand(transfer(1, your("score", Filter(values=(1,))), ("me", "score"))),
        share(when(demand_moved(True), draw(1, then="score"))),
    ),
    "mathematics": (
        share(
            may(give_back(1, your("hand"), into="r")),
            when(moved("r"), draw(value_of("r").more(1), then="meld")),
        ),
    ),
    "monotheism": (
        demand(
            transfer(1, your("top", Filter(missing_on_board_of="me")), ("me", "score"), into="t"),
            when(moved("t"), draw(1, then="tuck")),
        ),
        share(draw(1, then="tuck")),
    ),
    "philosophy": (
        share(may_splay("left")),
        share(may(score(1, your("hand")))),
    ),
    "road_building": (
        share(
            meld(Range(1, 2), your("hand"), into="m"),
            when(
                moved("m", 2),
                ChoosePlayer("others", into="p", needs_top="red", optional=True),
                transfer(1, your("top", Filter(colour="red")), ("p", "board"), into="t"),
                when(moved("t"), transfer(1, players("p", "top", Filter(colour="green")), ("you", "board"))),
            ),
        ),
    ),
}
