"""What every game must fulfil. A game's contract tests are one class:

    class TestDuel(GameContract):
        game = game("duel")

Each test runs for every seat count and every combination of options; all tests of one such setting look
at the same random games.
"""

import pickle
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest
from librt.vecs import vec

from ludopolis import Game, IllegalAction, Random, State, seeded
from ludopolis.core.build import compiled
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.data import to_json
from ludopolis.core.errors import BadNotation, BadOption, BadPosition, NotOver, NotWaiting
from ludopolis.core.foresight import Foresight
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import OptionValue, option_text
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay, verify
from ludopolis.core.text import LANGUAGES
from ludopolis.players import Perspective, make_bot, play_to_end

GOLDEN = Path(__file__).parent.parent / "golden"
MANY = 8
# The plain build is up to a hundred times slower, and only has to do the same.
GAMES = 10 if compiled() else 3
MOMENTS = 25 if compiled() else 8  # positions of these games that a test looks at
FEW = 8 if compiled() else 3  # where looking takes long
ASKED = 100 if compiled() else 20  # those from which a few actions are compared
LOOKS = 30 if compiled() else 4  # those from which somebody looks ahead
# In how many positions each is tried.
SAMPLED_BOTS = {"random": 10, "greedy": 10, "mcts:3": 2} if compiled() else {"greedy": FEW, "mcts:3": 1}


class Setting(NamedTuple):
    """A seat count and a combination of options."""

    seats: int
    options: dict[str, OptionValue]

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        chosen = [f"{id}={option_text(value)}" for id, value in self.options.items()]
        return ",".join([f"{self.seats} seats", *chosen])


def settings_of(game: Game) -> list[Setting]:
    """All combinations of seats and options; where they are many, every seat count with the default
    options, and every other value of an option once, the seat counts taking turns."""
    names = [option.id for option in game.options]
    values = product(*(option.short_values for option in game.options))
    combinations = [dict(zip(names, chosen, strict=True)) for chosen in values]
    every = [Setting(seats, options) for seats in game.seat_counts for options in combinations]
    if len(every) <= MANY:
        return every
    others = [options for options in combinations if _departures(game, options) == 1]
    turns = [game.seat_counts[place % len(game.seat_counts)] for place in range(len(others))]
    return [Setting(seats, combinations[0]) for seats in game.seat_counts] + [
        Setting(seats, options) for seats, options in zip(turns, others, strict=True)
    ]


def _departures(game: Game, options: dict[str, OptionValue]) -> int:
    return sum(options[option.id] != option.short_values[0] for option in game.options)


def random_seat(state: State, random: Random) -> int:
    """One of the seats that may decide."""
    seats = state.waiting()
    return seats[random.below(len(seats))] if len(seats) > 1 else seats[0]


def random_action(state: State, random: Random) -> int:
    actions = state.actions()
    return actions[random.below(len(actions))]


def random_game(game: Game, setting: Setting, seed: str) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    random = seeded(seed)
    state = game.new(seed, setting.seats, **setting.options)
    yield state
    while not state.over:
        state.turn_to(random_seat(state, random))
        state.apply(random_action(state, random))
        state.turn_back()
        yield state


def last_of(states: Iterator[State]) -> State:
    *_, last = states
    return last


@lru_cache(maxsize=1)  # tests are sorted by settings
def random_games(game: Game, setting: Setting) -> list[list[State]]:
    """Every position of some random games. Nobody may change them: tests get copies."""
    return [
        [state.copy() for state in random_game(game, setting, f"build {number}")] for number in range(GAMES)
    ]


def every_position(game: Game, setting: Setting) -> list[State]:
    return [state for played in random_games(game, setting) for state in played]


def positions(game: Game, setting: Setting, name: str, most: int = MOMENTS) -> list[State]:
    """Positions spread over the random games, others for every name; the very first and last one, too."""
    every = every_position(game, setting)
    step = max(1, len(every) // most)
    chosen = [every[0], *every[seeded(name).below(step) :: step], every[-1]]
    return [state.copy() for state in chosen]


class Look(NamedTuple):
    """Somebody looks at what an action would bring."""

    state: State
    action: int
    seen: Foresight


@lru_cache(maxsize=1)
def _looks(game: Game, setting: Setting) -> list[Look]:
    random = seeded("look")
    found = []
    for state in positions(game, setting, "look", LOOKS):
        if not state.over:
            action = random_action(state, random)
            found.append(Look(state, action, state.foresee(state.seat, [action])))
    return found


def looks(game: Game, setting: Setting) -> list[Look]:
    return [look._replace(state=look.state.copy()) for look in _looks(game, setting)]


def random_match(game: Game, setting: Setting, seed: str) -> Match:
    match = Match.new(game, [f"p{seat}" for seat in range(setting.seats)], seed, **setting.options)
    random = seeded(seed)
    while not match.state.over:
        seat = random_seat(match.state, random)
        match.play(random_action(match.state.asked(seat), random), seat)
    return match


@lru_cache(maxsize=1)
def matches(game: Game, setting: Setting) -> list[Match]:
    """Some random matches. Nobody may change them."""
    return [random_match(game, setting, f"match {number}") for number in range(max(1, GAMES // 2))]


def told(state: State, action: int, seat: int) -> tuple[State, list[Any]]:
    """The position after an action, and the events the seat saw of it."""
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    return after, [state.game.event(entry, seat) for entry in after.journal.events]


def question(state: State) -> tuple[str, list[int]] | None:
    """What is asked, and of whom."""
    return None if state.over else (state.game.decisions[state.kind].name, state.waiting())


def golden_folder(game: Game) -> Path:
    """Every version of the rules has its own, called by its number from the second one on."""
    return GOLDEN / (game.id if game.version == 1 else f"{game.id}-{game.version}")


def golden_records(game: Game) -> list[Record]:
    paths = sorted(golden_folder(game).glob("*.record"))
    return [parse(path.read_text(encoding="utf-8")) for path in paths]


def end_of(record: Record) -> str:
    return str(record.result).split(",")[0]


def missing_ends(game: Game) -> set[tuple[int, str]]:
    """The seat counts and ends that no golden record shows."""
    shown = {(len(record.players), end_of(record)) for record in golden_records(game)}
    return set(product(game.seat_counts, game.ends)) - shown


def missing_records(contract: "type[GameContract]") -> list[tuple[Setting, str]]:
    """The settings and ends that no golden record shows, though it should."""
    records = golden_records(contract.game)
    shown = {(str(Setting(len(record.players), record.options)), end_of(record)) for record in records}
    return [(setting, end) for setting, end in contract.recorded() if (str(setting), end) not in shown]


def value_at(values: Any, path: str) -> Any:
    """What stands at a path of a view: ``cities.0.coins``."""
    for name in path.split("."):
        values = values[int(name) if isinstance(values, list) else name]
    return values


def lists_at(position: Any, places: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    """The lists of names in some places, each with its path."""
    found: list[tuple[str, Any]] = []
    for place in places:
        spots: list[tuple[str, Any]] = [("", position)]
        for step in re.findall(r"\w+|\[\]|\*", place):
            if step == "[]":
                spots = [(f"{path}.{n}", item) for path, data in spots for n, item in enumerate(data)]
            elif step == "*":
                spots = [(f"{path}.{key}", data[key]) for path, data in spots for key in data]
            else:
                spots = [(f"{path}.{step}", data[step]) for path, data in spots if data and step in data]
        found += spots
    return [(path.lstrip("."), data) for path, data in found if isinstance(data, list)]


def agrees(foreseen: Any, value: Any) -> bool:
    """Whether a foreseen value is the true one, up to what was not known in it."""
    if isinstance(foreseen, dict) and isinstance(value, dict):
        return all(agrees(foreseen[name], value[name]) for name in value)
    if isinstance(foreseen, list) and isinstance(value, list):
        return len(foreseen) == len(value) and all(map(agrees, foreseen, value))
    return foreseen is None or bool(foreseen == value)


def answered_together(state: State, random: Random) -> State:
    """The position after all that choose together have done so: the order is random, the answers are not."""
    after = state.copy()
    kind, left = after.kind, after.waiting()
    answers = {seat: seeded(f"answer of {seat}") for seat in left}
    while left and not after.over and after.kind == kind:
        seat = left[random.below(len(left))]
        after.play(random_action(after.asked(seat), answers[seat]), seat)
        left = [seat for seat in left if seat in after.waiting()]
    return after


class GameContract:
    game: ClassVar[Game]
    has_secrets: ClassVar[bool] = True
    asks_openly: ClassVar[bool] = True  # hidden things decide about no question
    speak_for_themselves: ClassVar[tuple[str, ...]] = ()  # kinds of components that need no names

    def asks_for_an_order(self, state: State) -> bool:
        """Whether only an order is asked, of things that all come to light: the question tells no more."""
        return False

    def brings_to_light(self, state: State) -> bool:
        """Whether an answer shows everybody something that two players knew."""
        return False

    @classmethod
    def settings(cls) -> list[Setting]:
        return settings_of(cls.game)

    @classmethod
    def recorded(cls) -> list[tuple[Setting, str]]:
        """Settings and ends that golden records show, apart from every end with every number of players."""
        return []

    @classmethod
    def close_to(cls, end: str, setting: Setting) -> Iterator[State]:
        """Positions from which bots may reach an end that they hardly reach from the set-up; golden
        records of such ends start there."""
        yield from ()

    def inventory(self, position: dict[str, Any]) -> object:
        """What must be the same in every position of every game (conservation of components)."""
        raise NotImplementedError

    def impossible(self, position: dict[str, Any]) -> None:
        """Change a position of the set-up into one that no game reaches, but from which it can go on."""
        raise NotImplementedError

    # --- playing ----------------------------------------------------------------------------------

    def test_random_games_end_within_the_bound(self, setting: Setting) -> None:
        for played in random_games(self.game, setting):
            assert 1 < len(played) <= self.game.most_decisions + 1

    def test_the_end_has_a_result_and_no_decision(self, setting: Setting) -> None:
        for *_, state in random_games(self.game, setting):
            result = state.result()
            assert result is not None
            assert result.end in self.game.ends
            assert state.seat == -1
            assert state.actions() == []
            assert state.fill(self.game.buffer()) == 0
            assert state.decision() is None
            assert len(result.places) == len(result.scores) == setting.seats
            assert min(result.places) == 1 or setting.seats == 1  # alone, one can lose
            rewards = [state.reward(seat) for seat in range(setting.seats)]
            assert [reward > 0 for reward in rewards] == [place == 1 for place in result.places]
            assert sum(rewards) == pytest.approx(1) or (setting.seats == 1 and rewards == [0])

    def test_somebody_always_has_an_action(self, setting: Setting) -> None:
        for state in random_games(self.game, setting)[0]:
            if not state.over:
                decision = state.decision()
                assert decision is not None
                assert 0 <= decision.seat < setting.seats
                assert 0 < len(decision.actions) <= self.game.most_actions
                assert state.actions() == sorted(set(state.actions()))
                assert [self.game.actions.number(text) for text in decision.actions] == state.actions()
                with pytest.raises(NotOver):
                    state.reward(0)
                assert state.result() is None

    def test_listed_if_and_only_if_accepted(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "listed", FEW):
            legal = set(state.actions())
            before = state.json()
            for action in range(len(self.game.actions)):
                if action in legal:
                    assert state.refusal(action) is None
                    state.copy().play(action)
                else:
                    with pytest.raises(IllegalAction) as refused:
                        state.play(action)
                    assert refused.value.rule in self.game.rulebook("en").rules
            assert state.json() == before

    def test_unknown_actions_are_refused(self, setting: Setting) -> None:
        state = self.game.new("unknown", setting.seats, **setting.options)
        for wrong in (-1, len(self.game.actions), "", "fly to the moon", self.game.actions.text(0) + " x"):
            with pytest.raises(BadNotation):
                state.play(wrong)

    # --- copies and round trips -------------------------------------------------------------------

    def test_copies_are_independent(self, setting: Setting) -> None:
        random = seeded("copies")
        for state in positions(self.game, setting, "copies"):
            if state.over:
                continue
            before = state.json()
            copied = state.copy()
            assert copied == state
            assert hash(copied) == hash(state)
            copied.apply(random_action(copied, random))
            assert state.json() == before
            assert copied != state

    def test_positions_survive_json_and_pickle(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "json"):
            loaded = self.game.load(state.json())
            assert loaded.json() == state.json()
            assert loaded.actions() == state.actions()
            assert pickle.loads(pickle.dumps(state)) == state

    def test_positions_are_the_same_when_they_are_equal(self, setting: Setting) -> None:
        spread = positions(self.game, setting, "same", FEW)
        others = [*spread, *(self.game.load(state.json()) for state in spread)]
        others += [state.determinize(seat, seeded("same")) for state in spread for seat in (0, SPECTATOR)]
        for state in spread:
            assert [state.same(other) for other in others] == [state == other for other in others]

    def test_a_loaded_position_plays_on_the_same(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "on"):
            if state.over:
                continue
            original, loaded = state.copy(), self.game.load(state.json())
            action = original.actions()[-1]
            original.apply(action)
            loaded.apply(action)
            assert original == loaded

    def test_components_are_conserved(self, setting: Setting) -> None:
        expected = None
        for state in chain(*random_games(self.game, setting)[: GAMES // 3]):
            found = self.inventory(state.position())
            assert found is not None
            expected = found if expected is None else expected
            assert found == expected

    def test_damaged_positions_are_refused(self, setting: Setting) -> None:
        position = self.game.new("damaged", setting.seats, **setting.options).position()
        for name in position:
            with pytest.raises(BadPosition):
                self.game.load({**position, name: object})
        with pytest.raises(BadPosition):
            self.game.load(to_json(position)[:-20])

    def test_what_can_be_reached_is_playable_without_warnings(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "playable", FEW):
            assert self.game.load_playable(state.json()) == (state, [])

    def test_what_cannot_be_reached_may_still_be_playable(self, setting: Setting) -> None:
        position = self.game.new("impossible", setting.seats, **setting.options).position()
        self.impossible(position)
        with pytest.raises(BadPosition) as refused:
            self.game.load(position)
        state, warnings = self.game.load_playable(position)
        assert warnings == refused.value.faults
        assert state.position() == position
        assert not state.over

    # --- setting up -------------------------------------------------------------------------------

    def test_no_component_lies_in_two_places(self, setting: Setting) -> None:
        for state in random_game(self.game, setting, "places"):
            for ids in self.game.builder.lying(state.position()).values():
                assert len(ids) == len(set(ids))

    def test_a_position_without_changes_stays_as_it_is(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "unchanged"):
            assert self.game.load(state.changed({})) == state

    def test_whatever_is_put_elsewhere_leaves_its_place(self, setting: Setting) -> None:
        random = seeded("elsewhere")
        for state in positions(self.game, setting, "elsewhere", 8):
            before = self.game.builder.lying(state.position())
            for kind, places in self.game.builder.places.items():
                lists = lists_at(state.position(), places)
                if not before[kind] or not lists:
                    continue
                path, ids = lists[random.below(len(lists))]
                moved = before[kind][random.below(len(before[kind]))]
                wanted = [*(id for id in ids if id != moved), moved]
                position = state.changed({path: wanted})
                assert value_at(position, path) == wanted
                dealt = {id for _, ids in lists_at(position, self.game.builder.deals) for id in ids}
                for other, found in self.game.builder.lying(position).items():
                    assert len(found) == len(set(found)), (path, moved)
                    assert set(before[other]) <= {*found, *dealt}, (path, moved)
                assert state.changed({path: wanted}) == position

    # --- chance -----------------------------------------------------------------------------------

    def test_a_seed_gives_one_game(self, setting: Setting) -> None:
        def new(seed: int | str | None) -> State:
            return self.game.new(seed, setting.seats, **setting.options)

        assert new(7) == new("7")
        assert new(7) != new(8)
        assert new(None) != new(None)

    def test_both_builds_play_the_same_games(self, setting: Setting) -> None:
        """The expected fingerprints are kept in a file that both builds are tested against."""
        prints = [last.fingerprint() for *_, last in random_games(self.game, setting)]
        kept = golden_folder(self.game) / "fingerprints.txt"
        expected = dict(line.split(": ") for line in kept.read_text().splitlines())
        assert prints == expected[str(setting)].split()[:GAMES]

    # --- advice -----------------------------------------------------------------------------------

    def test_the_chances_to_win_add_up_and_end_as_rewards(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "chances"):
            chances = [state.estimate(seat) for seat in range(setting.seats)]
            together = vec[float]([0.0] * setting.seats)
            state.estimates(together)
            assert list(together) == chances
            if state.over:
                assert chances == [state.reward(seat) for seat in range(setting.seats)]
            else:
                assert all(0 <= chance <= 1 for chance in chances)
                assert setting.seats == 1 or sum(chances) == pytest.approx(1)

    # --- several deciders ---------------------------------------------------------------------------

    def test_those_who_choose_together_may_answer_in_any_order(self, setting: Setting) -> None:
        """The same answers lead to the same position, whoever answers first."""
        if not self.game.together:
            pytest.skip("nobody chooses together")
        random = seeded("order")
        every = every_position(self.game, setting)
        groups = [state for state in every if len(state.waiting()) == setting.seats]
        assert groups
        for state in groups[:MOMENTS]:
            first, *others = [answered_together(state, random) for _ in range(5)]
            assert all(other == first for other in others)

    def test_nobody_else_answers(self, setting: Setting) -> None:
        for state in positions(self.game, setting, "nobody", FEW):
            before = state.json()
            for seat in range(setting.seats):
                if seat not in state.waiting():
                    with pytest.raises(NotWaiting):
                        state.play(0, seat)
            assert state.json() == before

    def test_whoever_is_interrupted_may_pass(self, setting: Setting) -> None:
        """Passing has the lowest number, so that everybody finds it."""
        for state in random_games(self.game, setting)[0]:
            if not state.over and self.game.decisions[state.kind].interrupt:
                assert state.legal()[0] == "pass"
                assert state.actions()[0] == 0

    # --- secrets ----------------------------------------------------------------------------------

    def test_what_a_seat_cannot_see_does_not_matter_to_it(self, setting: Setting) -> None:
        random = seeded("secrets")
        for state in positions(self.game, setting, "secrets"):
            for seat in [*range(setting.seats), SPECTATOR]:
                other = state.determinize(seat, random)
                assert to_json(other.view(seat)) == to_json(state.view(seat))
                assert other.seat == state.seat
                assert other.waiting() == state.waiting()
                if seat in state.waiting():
                    assert other.asked(seat).actions() == state.asked(seat).actions()
                for judged in range(setting.seats):
                    assert other.estimate(judged) == state.estimate(judged)

    def test_refusals_tell_no_secrets(self, setting: Setting) -> None:
        random = seeded("refusals")
        for state in positions(self.game, setting, "refusals", FEW):
            if state.over:
                continue
            other = state.determinize(state.seat, random)
            for action in range(len(self.game.actions)):
                assert state.refusal(action) == other.refusal(action)

    def test_events_tell_no_secrets(self, setting: Setting) -> None:
        """If a seat knows the same before and after an action, it saw the same happen, unless chance brought
        it the other way round. What it knows is all that imagined worlds depend on."""
        random = seeded("events")
        compared = 0
        for state in positions(self.game, setting, "events"):
            if state.over:
                continue
            for seat in [*range(setting.seats), SPECTATOR]:
                other = state.determinize(seat, random)
                action = random_action(state, random)
                if action not in other.actions():
                    continue
                after, events = told(state, action, seat)
                other_after, other_events = told(other, action, seat)
                if after.determinize(seat, seeded("same")) == other_after.determinize(seat, seeded("same")):
                    assert sorted(map(str, events)) == sorted(map(str, other_events))
                    compared += 1
        assert compared

    def test_who_is_asked_depends_on_nothing_hidden(self, setting: Setting) -> None:
        """As long as a spectator sees the same happen, the same seat is asked the same."""
        if not self.asks_openly:
            return
        random = seeded("asked")
        for state in positions(self.game, setting, "asked", ASKED):
            other = state.determinize(SPECTATOR, random)
            common = {*state.actions()} & {*other.actions()}
            for action in sorted(common)[:FEW]:
                after, events = told(state, action, SPECTATOR)
                other_after, other_events = told(other, action, SPECTATOR)
                same = min(len(events), len(other_events))
                ordering = any(map(self.asks_for_an_order, (after, other_after)))
                if not ordering and events[:same] == other_events[:same]:
                    assert question(after) == question(other_after)
                    assert len(events) == len(other_events) or self.brings_to_light(state)

    def test_imagined_worlds_depend_on_knowledge_alone(self, setting: Setting) -> None:
        random = seeded("worlds")
        truths = imagined = 0
        for state in positions(self.game, setting, "worlds"):
            for seat in range(setting.seats):
                other = state.determinize(seat, random)
                truths += other == state
                imagined += 1
                again = seeded("same")
                assert other.determinize(seat, seeded("same")) == state.determinize(seat, again)
                assert self.game.load(other.json()) == other
        assert truths < imagined / 2 or not self.has_secrets

    def test_bots_see_nothing_hidden(self, setting: Setting) -> None:
        random = seeded("bots")
        for name, most in SAMPLED_BOTS.items():
            for state in positions(self.game, setting, f"bots {name}", most):
                if state.over:
                    continue
                other = state.determinize(state.seat, random)
                answers = [
                    make_bot(name).choose(Perspective(seen, seeded("answer"))) for seen in (state, other)
                ]
                assert answers[0] == answers[1]
                assert answers[0] in state.actions()

    def test_players_with_private_hands_see_what_others_do_not(self, setting: Setting) -> None:
        """Those who share a screen need a curtain between them exactly then; a glance does not count."""
        if setting.seats == 1:
            return
        random = seeded("private")
        played = positions(self.game, setting, "private")
        private = 0
        for state in played:
            world = state.determinize(SPECTATOR, random)
            seats = range(setting.seats)
            private += any(to_json(world.view(seat)) != to_json(state.view(seat)) for seat in seats)
        assert (private > len(played) / 4) == self.game.private_hands

    # --- the look ahead ---------------------------------------------------------------------------

    def test_a_look_ahead_depends_on_knowledge_alone(self, setting: Setting) -> None:
        random = seeded("foresee")
        for state, action, seen in looks(self.game, setting):
            other = state.determinize(state.seat, random)
            before = other.json()
            assert to_json(other.foresee(state.seat, [action])) == to_json(seen)
            assert other.json() == before

    def test_what_is_foreseen_comes_true(self, setting: Setting) -> None:
        for state, action, seen in looks(self.game, setting):
            seat = state.seat
            after, events = told(state, action, seat)
            assert len(seen.events) == len(events) or not seen.certain
            for foreseen, happened in zip(seen.events, events):
                assert foreseen.kind == happened.kind
                for name, value in foreseen.parts.items():
                    assert value is None or value == happened.parts[name]
            values = msgspec.to_builtins(after.view(seat))
            for change in seen.changes:
                assert agrees(change.after, value_at(values, change.path))
                assert change.before != change.after
            if seen.next is not None:
                decision = after.decision()
                assert decision is not None
                assert (decision.seat, decision.kind) == (seen.next.seat, seen.next.kind)
                assert seen.next.actions in ([], decision.actions)
            assert seen.result in (None, after.result())
            assert seen.result is not None or not after.over or not seen.certain or seen.unknown

    def test_a_look_ahead_is_refused_like_the_action(self, setting: Setting) -> None:
        random = seeded("look refused")
        for state in positions(self.game, setting, "look refused", LOOKS):
            if state.over:
                with pytest.raises(BadOption):
                    state.foresee(0)
                continue
            action = random.below(len(self.game.actions))
            refusal = state.refusal(action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as refused:
                    state.foresee(state.seat, [action])
                assert refused.value.refusal == refusal
            for seat in range(setting.seats):
                if seat not in state.waiting():
                    with pytest.raises(BadOption):
                        state.foresee(seat)
                elif seat != state.seat:  # it chooses together with others
                    seen = state.foresee(seat)
                    assert seen.next is not None
                    assert seen.next.actions == state.asked(seat).legal()

    def test_a_line_is_foreseen_like_its_actions(self, setting: Setting) -> None:
        """Two own actions, where the first one leaves nothing open, bring what each of them brings."""
        random = seeded("line")
        for state, first, seen in looks(self.game, setting):
            if not seen.certain or seen.unknown or seen.next is None or not seen.next.actions:
                continue
            second = seen.next.actions[random.below(len(seen.next.actions))]
            line = state.foresee(state.seat, [first, second])
            after, _ = told(state, first, state.seat)
            then = after.foresee(state.seat, [second])
            assert [event.kind for event in line.events] == [
                event.kind for event in [*seen.events, *then.events]
            ]
            assert line.next == then.next

    def test_what_is_foreseen_can_be_told(self, setting: Setting) -> None:
        names = [f"p{seat}" for seat in range(setting.seats)]
        for look in looks(self.game, setting):
            for event, language in product(look.seen.events, LANGUAGES):
                assert self.game.line(event, language, names)

    # --- records ----------------------------------------------------------------------------------

    def test_undo_is_replay(self, setting: Setting) -> None:
        match = Match.new(self.game, [f"p{s}" for s in range(setting.seats)], "undo", **setting.options)
        random = seeded("undo")
        before: list[State] = []
        while not match.state.over:
            before.append(match.state.copy())
            seat = random_seat(match.state, random)
            match.play(random_action(match.state.asked(seat), random), seat)
        assert list(match.states(0, len(before))) == [*before, match.state]
        for state in reversed(before[-12:]):
            match.undo()
            assert match.state == state
        for count in (len(match.moves) // 2, 0):
            match.rewind(count)
            assert match.state == before[count]

    def test_records_replay_exactly(self, setting: Setting) -> None:
        match = matches(self.game, setting)[0]
        text = str(Record.of(match))
        record = parse(text)
        again = replay(record)
        assert again.state == match.state
        assert str(Record.of(again)) == text
        assert verify(record)
        half = len(match.moves) // 2
        assert len(replay(record, half).moves) == half

    def test_records_replay_without_their_seed(self, setting: Setting) -> None:
        match = matches(self.game, setting)[-1]
        record = parse(str(Record.of(match)))
        record.seed = None
        assert replay(record).state == match.state

    def test_a_game_from_a_position_is_recorded_too(self, setting: Setting) -> None:
        *_, middle, _ = random_games(self.game, setting)[0][:20]
        match = Match.from_position(self.game, middle.position(), [f"p{s}" for s in range(setting.seats)])
        play_to_end(match, [make_bot("random")] * setting.seats, seeded("middle"))
        assert replay(parse(str(Record.of(match)))).state == match.state

    def test_golden_records(self) -> None:
        records = sorted(golden_folder(self.game).glob("*.record"))
        assert records
        for path in records:
            text = path.read_text(encoding="utf-8")
            assert verify(parse(text)), path.name
            assert str(Record.of(replay(parse(text)))) == text, path.name

    def test_golden_records_cover_every_end_and_option(self) -> None:
        records = golden_records(self.game)
        for option in self.game.options:
            used = {record.options[option.id] for record in records}
            assert used == {option_text(value) for value in option.short_values}
        assert not missing_ends(self.game)
        assert not missing_records(type(self))

    # --- texts ------------------------------------------------------------------------------------

    def test_every_action_has_a_label(self) -> None:
        state = self.game.new("labels")
        for language in LANGUAGES:
            labels = [state.label(action, language) for action in range(len(self.game.actions))]
            assert len(set(labels)) == len(labels)

    def test_every_event_can_be_told(self, setting: Setting) -> None:
        for match in matches(self.game, setting):
            for seat, language in product([SPECTATOR, 0], LANGUAGES):
                assert all(match.log(seat, language))

    def test_every_decision_has_a_prompt_and_a_rule(self) -> None:
        for kind, language in product(self.game.decisions, LANGUAGES):
            assert self.game.texts(language).get(f"decision-{kind.name}")
            assert kind.rule in self.game.rulebook(language).rules

    def test_the_rules_of_events_exist(self) -> None:
        for event, language in product(self.game.events, LANGUAGES):
            assert not event.rule or event.rule in self.game.rulebook(language).rules

    def test_every_end_has_a_name(self) -> None:
        for end, language in product(self.game.ends, LANGUAGES):
            assert self.game.texts(language).get(f"end-{end}")

    def test_every_group_of_the_statistics_has_a_name(self) -> None:
        for holding, language in product(self.game.holdings, LANGUAGES):
            assert self.game.texts(language).get(f"group-{holding.group}")

    def test_the_game_is_introduced(self) -> None:
        for language in LANGUAGES:
            assert self.game.texts(language).get("game")
            assert self.game.texts(language).attribute("game", "tagline")
        assert self.game.minutes > 0

    def test_what_is_not_sent_is_in_the_data(self) -> None:
        written = (Path(self.game.folder) / "components.json").read_text(encoding="utf-8")
        assert [name for name in self.game.unsent if f'"{name}":' not in written] == []

    def test_every_component_has_a_name(self) -> None:
        for language, (kind, ids) in product(LANGUAGES, self.game.components.items()):
            texts = self.game.texts(language)
            assert kind in self.speak_for_themselves or all(f"{kind}-{id}" in texts for id in ids)
            names = [texts.name(kind, id) for id in ids]
            assert len(set(names)) == len(names)
