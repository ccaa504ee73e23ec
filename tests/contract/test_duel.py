from collections import Counter
from typing import Any

from contract.contract import GameContract
from ludopolis import game


class TestDuel(GameContract):
    game = game("duel")
