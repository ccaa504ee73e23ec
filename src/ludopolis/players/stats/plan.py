"""What is to be played."""

import msgspec

from ludopolis.core.contract import Game
from ludopolis.core.errors import BadOption
from ludopolis.core.kinds import OptionValue, read_options
from ludopolis.core.registry import game as find_game

DEFAULT_SEED = "stats"


class Plan(msgspec.Struct, frozen=True):
    """Games number 0 to ``games - 1`` of a seed.

    One bot plays all seats; several, one for each seat, go round the table from game to game.
    """

    game: str
    bots: tuple[str, ...]
    games: int = 1000
    seats: int = 2
    seed: str = DEFAULT_SEED
    options: dict[str, str] = {}

    def check(self) -> None:
        """Raise BadOption for what cannot be played."""
        self.find_game().check_seats(self.seats)
        self.all_options()
        if len(self.bots) not in (1, self.seats):
            raise BadOption(f"{len(self.bots)} bots cannot share {self.seats} seats: name one, or one a seat")
        if self.games < 1:
            raise BadOption(f"there is nothing to learn from {self.games} games: play at least 1")

    def find_game(self) -> Game:
        return find_game(self.game)

    def all_options(self) -> dict[str, OptionValue]:
        return read_options(self.find_game().options, self.options)

    def seated(self, number: int) -> list[int]:
        """Which bot sits on each seat in a game."""
        return [(seat + number) % len(self.bots) for seat in range(self.seats)]
