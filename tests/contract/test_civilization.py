from collections.abc import Callable, Iterator
from typing import Any

from contract.contract import GameContract, Setting, random_action
from ludopolis import State, game, seeded
from ludopolis.core.kinds import OptionValue
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.ids import coin_place
from ludopolis.games.civilization.state import COIN_TOKENS, Table

Json = dict[str, Any]
TECHS_OF_LEVELS = ((1, 5), (2, 4), (3, 3), (4, 2))  # what Space Flight lies on (R9.3)


def _cultured(table: Table, seat: int) -> Json:
    return {f"players.{seat}": {"track": 20, "culture": 99, "trade": 27}}


def _rich(table: Table, seat: int) -> Json:
    """One coin more is the last."""
    tokens = 14 - coins(table, seat) + table.of(seat, COIN_TOKENS + coin_place.SHEET)
    return {f"players.{seat}": {"coin_tokens": {"sheet": tokens}, "trade": 27}}


def _learned(table: Table, seat: int) -> Json:
    techs = COMPONENTS.technologies
    known = [
        [tech.id for tech in techs if tech.level == level and not tech.coin][:count]
        for level, count in TECHS_OF_LEVELS
    ]
    return {f"players.{seat}": {"technologies": [id for ids in known for id in ids], "trade": 27}}


def _at_the_gates(table: Table, seat: int) -> Json:
    """Three armies beside the capital of the next player, and a large reserve of the best rank."""
    position = table.position()
    capital = position["players"][(seat + 1) % table.seats]["cities"][0]["square"]
    own = {name: {"figures": None} for name, square in position["squares"].items() if "figures" in square}
    reserve = {f"decks.units.{number}.place": f"held {seat}" for number in range(15)}
    gate = {"figures": {"seat": seat, "armies": 3}}
    return {"squares": own | {_beside(capital): gate}, f"players.{seat}.ranks": [4, 4, 4, 4]} | reserve


def _beside(square: str) -> str:
    """The square to the east."""
    squares = KINDS["square"]
    return squares[squares.index(square) + 1]


_NEARLY: dict[str, tuple[str, Callable[[Table, int], Json]]] = {
    "culture": ("city", _cultured),
    "tech": ("start", _learned),
    "economic": ("city", _rich),
    "military": ("move", _at_the_gates),
}


class TestCivilization(GameContract):
    game = game("civilization")
    speak_for_themselves = (
        "square",
        "city",
        "player",
        "level",
        "amount",
        "armies",
        "scouts",
        "front",
    )

    def asks_for_an_order(self, state: State) -> bool:
        """Which tokens or events go to another player comes to light with the exchange (R21.7)."""
        return not state.over and self.game.decisions[state.kind].name == "give_asked"

    def brings_to_light(self, state: State) -> bool:
        """What an offer was comes to light when it is accepted (R21.7)."""
        return self.game.decisions[state.kind].name == "answer_offer"

    @classmethod
    def settings(cls) -> list[Setting]:
        """Every number of players, every module off once, every way to get a civilization; few turns."""
        short = {option.id: option.short_values[0] for option in cls.game.options}
        chosen: list[tuple[int, dict[str, OptionValue]]] = [
            (2, {}),
            (2, {"civilizations": "free", "two_player_removal": False, "relics": False}),
            (3, {"civilizations": "random", "social_policies": False, "trading": False}),
            (4, {"investments": False}),
            (5, {}),
        ]
        return [Setting(seats, short | options) for seats, options in chosen]

    @classmethod
    def close_to(cls, end: str, setting: Setting) -> Iterator[State]:
        """Somebody begins a phase in which a victory of the kind lies near (R13)."""
        phase, changes = _NEARLY[end]
        for number in range(50):
            state = cls.game.new(f"{end} {number}", setting.seats, **setting.options)
            random = seeded(f"{end} {number}")
            while not state.over and cls.game.decisions[state.kind].name != phase:
                state.apply(random_action(state, random))
            if isinstance(state, Table) and not state.over:
                yield cls.game.load(state.changed(changes(state, state.seat)))

    def inventory(self, position: dict[str, Any]) -> object:
        """Every card and token is somewhere, and nobody has more than the box holds (R1)."""
        seats = len(position["players"])
        decks = {name: sorted(card["face"] for card in cards) for name, cards in position["decks"].items()}
        market = [
            position["market"][id] + sum(player["resources"].get(id, 0) for player in position["players"])
            for id in position["market"]
        ]
        assert all(0 <= player["trade"] <= 27 for player in position["players"])
        assert all(player["culture"] >= 0 for player in position["players"])
        return decks, [count == seats for count in market]

    def impossible(self, position: dict[str, Any]) -> None:
        """There is one wheat too many (R1.3)."""
        position["market"]["wheat"] += 1
