"""Playing the games of a plan. Each game depends on its number only, not on who plays it, or when."""

from collections.abc import Sequence

from ludopolis.core.contract import State
from ludopolis.core.data import Result
from ludopolis.core.journal import Journal
from ludopolis.core.playout import play_out
from ludopolis.core.random import Random, seeded
from ludopolis.players import Bot, Perspective, make_bot
from ludopolis.players.bot import close_all
from ludopolis.players.choices import legal_choice
from ludopolis.players.move_limit import result_of
from ludopolis.players.program import BotFailure
from ludopolis.players.stats.holdings import Reader
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.tally import WHOLE, Failure, Game, Tally

RANDOM = "random"


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Play and count some of the games. Those from the first game of all on end early if they are
    hopeless."""
    tally = Tally()
    player = Player(plan)
    for number in range(first, first + count):
        try:
            tally.add(player.play(number))
        except BotFailure as failure:
            tally.leave_out(Failure(number, str(failure)))
        if first == 0 and tally.hopeless:
            break
    return tally


class Player:
    """Plays single games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.find_game()
        self.options = plan.all_options()
        self.reader = Reader(self.game)
        self.buffer = self.game.buffer()

    def play(self, number: int) -> Game:
        random = seeded(f"{self.plan.seed} {number}")
        journal = Journal()
        state = self.game.deal(random, self.plan.seats, self.options, journal)
        state.journal = journal
        first = state.seat
        bots = self.plan.seated(number)
        decisions = self._play_out(state, [self.plan.bots[bot] for bot in bots], random.fork())
        result = result_of(state, decisions)
        assert result is not None
        return Game(
            end=result.end,
            decisions=decisions,
            rounds=self.reader.rounds(journal.events),
            wins=_wins(result),
            points=_points(result),
            scores=result.scores,
            positions=self.reader.positions(journal.events, self.plan.seats, first),
            bots=bots,
            had=self.reader.had(journal.events),
        )

    def _play_out(self, state: State, names: Sequence[str], random: Random) -> int:
        """Play to the end; return the number of decisions. Random games run in the engine."""
        if all(name == RANDOM for name in names):
            return play_out(state, random, self.buffer)
        return _let_play(state, [make_bot(name) for name in names], random)


def _let_play(state: State, bots: Sequence[Bot], random: Random) -> int:
    decisions = 0
    try:
        while result_of(state, decisions) is None:
            state.apply(legal_choice(bots[state.seat], Perspective(state, random, decisions)))
            decisions += 1
        return decisions
    finally:
        close_all(bots, result_of(state, decisions))


def _wins(result: Result) -> list[int]:
    """The winners' shares of one win."""
    winners = result.winners
    return [WHOLE // len(winners) if place == 1 else 0 for place in result.places]


def _points(result: Result) -> list[int]:
    """How far each score is from the average, times the seats."""
    totals = [score.get("total", 0) for score in result.scores]
    return [total * len(totals) - sum(totals) for total in totals]
