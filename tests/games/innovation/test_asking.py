"""Who is asked, and when, depends on nothing that the others cannot see (R11.6)."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from games.innovation.positions import (
    CARD,
    INNOVATION,
    NOBODY,
    Json,
    Player,
    acting,
    choices,
    decision,
    hand,
    kinds,
    play,
    player,
    seen,
    specials,
    table,
)
from ludopolis import Game, State, game, seeded
from ludopolis.core.build import compiled
from ludopolis.core.data import Event
from ludopolis.core.errors import BadPosition, BadRecord
from ludopolis.core.journal import Journal
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay
from ludopolis.players import make_bot, play_to_end

# --- one card, one hand ---------------------------------------------------------------------------

FIRST_VERSION = game("innovation", 1)
MAY = "code_of_laws"  # tuck a card of a colour you have
MUST = "clothing"  # meld a card of a colour you do not have
DEMANDED = "oars"  # transfer a card with a crown
NO_CHOICE = {"stop"}


class Case(NamedTuple):
    """A card, the hand it is about, whose hand that is, and what the player may answer."""

    card: str
    hand: list[str]
    seat: int
    answers: set[str]

    def table(self) -> State:
        if self.seat == 1:
            players = player(self.card), player(hand=self.hand)
        else:
            players = player(self.card, hand=self.hand), player("agriculture")
        return play(table(*players), f"dogma {self.card}")


@pytest.mark.parametrize(
    "case",
    [
        Case(MAY, ["sailing"], 0, NO_CHOICE),
        Case(MAY, ["sailing", "mysticism"], 0, {"choose mysticism", "stop"}),
        Case(MAY, ["city_states", "mysticism"], 0, {"choose city_states", "choose mysticism", "stop"}),
        Case(MUST, ["sailing"], 0, NO_CHOICE),
        Case(MUST, ["sailing", "oars"], 0, {"choose oars"}),
        Case(MUST, ["tools", "oars"], 0, {"choose oars", "choose tools"}),
        Case(DEMANDED, ["tools"], 1, NO_CHOICE),
        Case(DEMANDED, ["tools", "sailing"], 1, {"choose sailing"}),
        Case(DEMANDED, ["writing", "sailing"], 1, {"choose sailing", "choose writing"}),
        Case("feudalism", ["sailing"], 1, NO_CHOICE),
        Case("machinery", ["sailing"], 0, NO_CHOICE),
        Case("machinery", ["tools"], 0, {"choose tools"}),
        Case("masonry", ["sailing"], 0, NO_CHOICE),
    ],
    ids=lambda case: " ".join([case.card, *case.hand]),
)
def test_R11_6_a_player_is_asked_whether_none_one_or_several_cards_fit(case: Case) -> None:
    state = case.table()
    assert (decision(state), choices(state)) == (("choose_card", case.seat), case.answers)


@pytest.mark.parametrize(
    ("card", "one"),
    [
        (MAY, player(MAY)),
        (MUST, player(MUST)),
        ("masonry", player("masonry")),
        ("masonry", player("masonry", hand=["robotics", "coal"])),  # no card so late has a castle
        ("machinery", player("machinery", hand=["software"])),
        ("tools", player("tools", hand=["oars", "coal"])),  # a 3 has another back
        (MUST, player(MUST, "oars", "tools", "masonry", "mysticism", hand=["writing"])),  # has all colours
    ],
)
def test_R11_6_nobody_is_asked_what_everybody_can_see(card: str, one: Player) -> None:
    assert acting(play(table(one, NOBODY), f"dogma {card}"))


@pytest.mark.parametrize("card", ["mapmaking", "navigation", "the_pirate_code"])
def test_R11_6_the_backs_of_a_score_pile_tell_its_values(card: str) -> None:
    """Only one card has a value that fits, and everybody sees it."""
    fitting = {"mapmaking": "tools"}.get(card, "paper")
    state = play(table(player(card), player(score=[fitting, "coal", "robotics"])), f"dogma {card}")
    assert fitting in state.position()["players"][0]["score"]


@pytest.mark.parametrize(("held", "answers"), [("sailing", NO_CHOICE), ("mysticism", {"choose mysticism"})])
def test_R11_6_nobody_is_asked_about_cards_that_all_have_seen(held: str, answers: set[str]) -> None:
    players = player(MUST, hand=[held]), NOBODY
    assert acting(play(table(*players, known={held: [0, 1, 2, 3]}), f"dogma {MUST}"))
    seen_by_the_opponent_only = table(*players, known={held: [0, 1]})
    assert choices(play(seen_by_the_opponent_only, f"dogma {MUST}")) == answers


def test_R11_6_masonry_asks_again_until_the_backs_tell_that_nothing_fits() -> None:
    state = table(player("masonry", hand=["oars", "sailing", "coal"]), NOBODY)
    play(state, "dogma masonry", "choose oars")
    assert choices(state) == NO_CHOICE
    assert acting(play(state, "stop"))
    assert acting(
        play(table(player("masonry", hand=["oars", "coal"]), NOBODY), "dogma masonry", "choose oars")
    )


def test_R11_6_masonry_claims_monument_after_the_last_question() -> None:
    state = table(player("masonry", hand=["oars", "archery", "the_wheel", "mysticism", "sailing"]), NOBODY)
    castles = [f"choose {card}" for card in ("oars", "archery", "the_wheel", "mysticism")]
    play(state, "dogma masonry", *castles)
    assert (choices(state), specials(state)) == (NO_CHOICE, [])
    assert specials(play(state, "stop")) == ["monument"]


def test_R11_6_who_declines_and_who_has_nothing_look_the_same() -> None:
    without, declining = Case(MAY, ["sailing"], 0, set()), Case(MAY, ["mysticism"], 0, set())
    assert kinds(without.table(), "stop") == kinds(declining.table(), "stop") == ["declined"]


def test_R10_5_nothing_is_told_before_the_player_has_answered() -> None:
    state = table(player(DEMANDED), player(hand=["tools"]), options={"reveal_on_failed_demand": True})
    assert kinds(state, f"dogma {DEMANDED}") == ["activated", "demanded"]
    assert [card.card for card in seen(state).players[1].hand] == [None]
    assert kinds(state, "stop")[:3] == ["unable", "hand_shown", "revealed"]


def test_R6_4_a_player_with_nothing_to_share_changes_nothing() -> None:
    sharing = player("city_states", hand=["sailing"])
    state = play(table(player(MAY), sharing), f"dogma {MAY}")
    assert (decision(state), choices(state)) == (("choose_card", 1), NO_CHOICE)
    assert "bonus" not in kinds(state, "stop")


def test_R11_6_a_question_with_nothing_to_choose_survives_a_round_trip() -> None:
    state = Case(DEMANDED, ["tools"], 1, NO_CHOICE).table()
    loaded = INNOVATION.load(state.json())
    assert loaded == state
    assert play(loaded, "stop") == play(state, "stop")


@pytest.mark.parametrize("reader", [0, -1])
@pytest.mark.parametrize("card", [DEMANDED, "feudalism"])
def test_R10_4_whoever_waits_imagines_that_the_other_may_have_something(card: str, reader: int) -> None:
    generator = seeded("worlds")
    asked = [
        [choices(state.determinize(reader, generator)) == NO_CHOICE for _ in range(20)]
        for state in (Case(card, [held], 1, set()).table() for held in ("pottery", "domestication"))
    ]
    assert all(set(answers) == {True, False} for answers in asked)


# --- the first version ----------------------------------------------------------------------------


def by_the_first_version(state: State) -> State:
    return FIRST_VERSION.load({**state.position(), "rules": 1})


@pytest.mark.parametrize(
    ("held", "told"), [("tools", ["activated", "demanded", "unable", "drew"]), ("sailing", None)]
)
def test_version_1_asks_only_if_there_is_a_choice(held: str, told: list[str] | None) -> None:
    state = by_the_first_version(table(player(DEMANDED), player(hand=[held])))
    happened = kinds(state, f"dogma {DEMANDED}")
    assert acting(state)
    assert told is None or happened == told


def test_a_position_of_version_1_never_asks_for_nothing() -> None:
    asked = Case(DEMANDED, ["tools"], 1, NO_CHOICE).table()
    with pytest.raises(BadPosition, match="offers nothing"):
        by_the_first_version(asked)


def test_the_same_deal_is_recorded_by_the_version_it_was_played_by() -> None:
    old, new = (played(rules) for rules in (FIRST_VERSION, INNOVATION))
    assert old.state_after(0).legal() == new.state_after(0).legal()
    assert old.moves != new.moves
    for match in (old, new):
        record = parse(str(Record.of(match)))
        assert (record.rules, replay(record).state) == (match.game.version, match.state)
    with pytest.raises(BadRecord):
        replay(msgspec.structs.replace(Record.of(old), rules=2))


def played(rules: Game) -> Match:
    match = Match.new(rules, ["Ada", "Ben"], "versions")
    play_to_end(match, [make_bot("greedy")] * 2, seeded("versions"))
    return match


# --- random games ---------------------------------------------------------------------------------


MOVES_ALL = "classification"  # asks only for an order of cards that are all shown by the move itself


def unseen(state: State) -> dict[int, list[str]]:
    """By their ages, the cards of which a spectator does not know where they are."""
    view, data = seen(state, -1), state.position()
    shown = [*view.removed, *(card for one in view.players for card in [*one.hand, *one.score])]
    placed = {card.card for card in shown}
    placed |= {card for card, seats in data["known"].items() if len(seats) == 4}
    for one in data["players"]:
        placed |= {card for pile in one["board"].values() for card in pile["cards"]}
    return {
        age: [card for card in CARD if CARD[card].age == age and card not in placed] for age in range(1, 11)
    }


def renamed(data: Json, names: dict[str, str]) -> Json:
    """The position with some cards exchanged for others, wherever they lie."""

    def of(value: object) -> object:
        if isinstance(value, dict):
            return {names.get(key, key): of(item) for key, item in value.items()}
        if isinstance(value, list):
            return [of(item) for item in value]
        return names.get(value, value) if isinstance(value, str) else value

    return {key: of(value) if key not in ("frames", "game") else value for key, value in data.items()}


def with_another_hand(state: State, seat: int, chance: random.Random) -> State:
    """The same to a spectator, but the player holds other cards with the same backs."""
    names: dict[str, str] = {}
    for age, cards in unseen(state).items():
        held = [card for card in hand(state, seat) if CARD[card].age == age and card in cards]
        others = [card for card in cards if card not in held]
        for card, other in zip(held, chance.sample(others, min(len(held), len(others))), strict=False):
            names |= {card: other, other: card}
    return state.game.load(renamed(state.position(), names))


def heard(state: State, action: str) -> list[Event]:
    """What a spectator is told of an action."""
    state.journal = Journal()
    state.play(action)
    return [state.game.event(entry, -1) for entry in state.journal.events]


class Difference(NamedTuple):
    """What a spectator saw of one world and of the other, up to the next question."""

    card: str
    one: list[Event]
    other: list[Event]


def compared(one: State, other: State, action: str, chance: random.Random) -> Difference | None:
    """Play the same in two worlds until they differ in what happened; the first question that only one of
    them asked, or asked of somebody else."""
    while True:
        first, second = heard(one, action), heard(other, action)
        common = min(len(first), len(second))
        if first[:common] != second[:common]:
            return None
        asking = executed(one if len(first) == common else other)
        if asking == MOVES_ALL:
            return None
        if len(first) != len(second) or not same_to_a_spectator(one, other):
            return Difference(asking, first, second)
        both = sorted(choices(one) & choices(other)) if not one.over else []
        if not both or decision(one)[0] == "take_action":
            return None
        action = chance.choice(both)


def same_to_a_spectator(one: State, other: State) -> bool:
    """The same question, and the same worlds to imagine."""
    if one.over or other.over:
        return one.over and other.over
    imagined = [state.determinize(-1, seeded("same")) for state in (one, other)]
    return decision(one) == decision(other) and imagined[0] == imagined[1]


def executed(state: State) -> str:
    steps = seen(state).executing
    return steps[-1].card if steps else ""


def differences(rules: Game, seats: int, games: int) -> Iterator[Difference]:
    """Over the activations of random games, with other cards in somebody's hand."""
    for number in range(games):
        chance = random.Random(f"{seats} {number}")
        state = rules.new(f"asked {seats} {number}", seats)
        while not state.over:
            dogmas = [action for action in state.legal() if action.startswith("dogma ")]
            if dogmas:
                world = with_another_hand(state, chance.randrange(seats), chance)
                assert world.view(-1) == state.view(-1)
                found = compared(state.copy(), world, chance.choice(dogmas), chance)
                if found is not None:
                    yield found
            state.play(chance.choice(dogmas if dogmas and chance.random() < 0.3 else state.legal()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R11_6_no_question_of_random_games_depends_on_a_hidden_hand(seats: int) -> None:
    assert list(differences(INNOVATION, seats, games=3 if compiled() else 1)) == []


def test_the_questions_of_version_1_told_what_was_in_a_hand() -> None:
    assert next(differences(FIRST_VERSION, 2, games=20))
