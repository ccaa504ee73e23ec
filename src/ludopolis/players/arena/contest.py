"""Play a plan: what a file of results holds already is kept, the rest is played."""

from collections.abc import Callable
from contextlib import nullcontext

from ludopolis.players.arena.job import NO_MAKERS, Makers, Outcome
from ludopolis.players.arena.plan import Plan, schedule
from ludopolis.players.arena.results import Found, ResultsFile
from ludopolis.players.arena.runners import InProcess, Runner
from ludopolis.players.lineup import ready_bot

Watcher = Callable[[Outcome], None]


def contest(
    plan: Plan,
    *,
    runner: Runner | None = None,
    results: ResultsFile | None = None,
    makers: Makers = NO_MAKERS,
    found: Callable[[Found], None] = lambda _: None,
    watch: Watcher = lambda _: None,
) -> list[Outcome]:
    """The outcomes of all games of a plan, in the order of its schedule.

    ``found`` is told what the file of results held, ``watch`` every outcome that is known or played.
    """
    jobs = schedule(plan)
    _check_bots(plan, makers)
    with results or nullcontext():
        known = results.read(jobs) if results is not None else Found({})
        found(known)
        outcomes = dict(known.outcomes)
        for outcome in outcomes.values():
            watch(outcome)
        missing = [job for job in jobs if job not in outcomes]
        for outcome in (runner or InProcess()).run(missing, makers) if missing else ():
            if results is not None:
                results.add(outcome)
            outcomes[outcome.job] = outcome
            watch(outcome)
        return [outcomes[job] for job in jobs]


def _check_bots(plan: Plan, makers: Makers) -> None:
    """Refuse bots that do not exist before anybody plays."""
    for name in dict.fromkeys(plan.bots):
        if name not in makers:
            ready_bot(name)
