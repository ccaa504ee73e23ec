"""A small arena that was played."""

import pytest

from ludopolis.players.arena import Outcome, Plan, contest


@pytest.fixture(scope="session")
def plan() -> Plan:
    return Plan("duel", ("greedy", "random", "random"), games=6, seed="small")


@pytest.fixture(scope="session")
def outcomes(plan: Plan) -> list[Outcome]:
    return contest(plan)
