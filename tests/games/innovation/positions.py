"""Legal positions for tests: say what matters, and the rest is filled up so that the rules allow it.

``table(player(...), player(...), ...)`` puts the named cards where the test wants them. All others lie
in their supply piles, and the nine achievements are cards that no test names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.playing import play, refused, told
from ludopolis import game
from ludopolis.core.contract import State
from ludopolis.core.kinds import OptionValue
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.view import InnovationView, PlayerView

__all__ = ["play", "refused", "told"]

Json = dict[str, Any]

INNOVATION = game("innovation")
CARD = {card.id: card for card in COMPONENTS.cards}
COLOURS = ("red", "yellow", "green", "blue", "purple")
SPECIALS = ("monument", "empire", "world", "wonder", "universe")


@dataclass(frozen=True)
class Player:
    """``board`` lists cards as they were melded: a later one lies on the earlier ones of its colour."""

    board: Sequence[str] = ()
    hand: Sequence[str] = ()
    score: Sequence[str] = ()
    splay: Mapping[str, str] = field(default_factory=dict)
    achievements: Sequence[int] = ()
    specials: Sequence[str] = ()
    tucked: int = 0
    scored: int = 0

    def cards(self) -> list[str]:
        return [*self.board, *self.hand, *self.score]

    def data(self) -> Json:
        piles: dict[str, list[str]] = {}
        for card in self.board:
            piles.setdefault(CARD[card].colour, []).append(card)
        return {
            "hand": list(self.hand),
            "score": list(self.score),
            "board": {
                colour: {"cards": cards, "splay": self.splay.get(colour)} for colour, cards in piles.items()
            },
            "tucked": self.tucked,
            "scored": self.scored,
        }


def player(*board: str, **more: Any) -> Player:
    return Player(board, **more)


NOBODY = Player()


def position(
    *players: Player,
    turn: int = 0,
    actions: int = 2,
    turns: int = 10,
    supply: Mapping[int, Sequence[str]] | None = None,
    only: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Json:
    """The position as data. ``supply`` names the top cards of supply piles, the uppermost first; ``only``
    names whole piles, and the other cards of that age are out of the game."""
    supply, only, known = supply or {}, only or {}, known or {}
    named = [card for one in players for card in one.cards()]
    for pile in [*supply.values(), *only.values()]:
        named += pile
    unnamed = {
        age: [card.id for card in COMPONENTS.cards if card.age == age and card.id not in [*named, *known]]
        for age in range(1, 11)
    }
    achievements = [unnamed[age].pop() for age in range(1, 10)]
    placed = {*achievements, *(card for one in players for card in one.cards())}
    supplies, removed = [], []
    for age in range(1, 11):
        first = list(only[age]) if age in only else list(supply.get(age, ()))
        here = [card.id for card in COMPONENTS.cards if card.age == age and card.id not in placed]
        rest = [card for card in here if card not in first]
        supplies.append((first if age in only else first + rest)[::-1])
        removed += rest if age in only else []
    return {
        "game": "innovation",
        "rules": INNOVATION.version,
        "player": turn,
        "turns": turns,
        "players": [one.data() for one in players],
        "supplies": supplies,
        "achievements": achievements,
        "achievement_owners": [owner(players, "achievements", age) for age in range(1, 10)],
        "special_owners": {special: owner(players, "specials", special) for special in SPECIALS},
        "random": [1, 2, 3, 4],
        "frames": [{"kind": "take_action", "seat": turn, "actions": actions}],
        "removed": removed,
        "known": {card: list(seats) for card, seats in known.items()},
        "options": dict(options or {}),
    }


def owner(players: Sequence[Player], what: str, item: object) -> int | None:
    return next((seat for seat, one in enumerate(players) if item in getattr(one, what)), None)


def table(*players: Player, **more: Any) -> State:
    """The position, loaded."""
    return INNOVATION.load(position(*players, **more))


# --- playing and looking --------------------------------------------------------------------------


def seen(state: State, seat: int = 0) -> InnovationView:
    view = state.view(seat)
    assert isinstance(view, InnovationView)
    return view


def one(state: State, seat: int = 0) -> PlayerView:
    """A player as the player sees it."""
    return seen(state, seat).players[seat]


def hand(state: State, seat: int = 0) -> list[str]:
    cards: list[str] = state.position()["players"][seat]["hand"]
    return sorted(cards)


def score(state: State, seat: int = 0) -> list[str]:
    cards: list[str] = state.position()["players"][seat]["score"]
    return sorted(cards)


def pile(state: State, colour: str, seat: int = 0) -> list[str]:
    """A pile, the top card first."""
    board = state.position()["players"][seat]["board"]
    cards: list[str] = board[colour]["cards"] if colour in board else []
    return cards[::-1]


def board(state: State, seat: int = 0) -> dict[str, list[str]]:
    return {colour: pile(state, colour, seat) for colour in COLOURS if pile(state, colour, seat)}


def tops(state: State, seat: int = 0) -> list[str]:
    return sorted(cards[0] for cards in board(state, seat).values())


def splay(state: State, colour: str, seat: int = 0) -> str | None:
    direction: str | None = state.position()["players"][seat]["board"][colour]["splay"]
    return direction


def supply(state: State, age: int) -> list[str]:
    """A supply pile, the top card first."""
    cards: list[str] = state.position()["supplies"][age - 1]
    return cards[::-1]


def bottom(state: State, age: int, count: int = 1) -> list[str]:
    """The undermost cards of a supply pile, the last returned one first."""
    return supply(state, age)[::-1][:count]


def removed(state: State) -> list[str]:
    cards: list[str] = state.position()["removed"]
    return cards


def icons(state: State, seat: int = 0) -> dict[str, int]:
    """The icons a player shows, those that are there."""
    return {icon: count for icon, count in one(state, seat).icons.items() if count}


def specials(state: State, seat: int = 0) -> list[str]:
    return one(state, seat).specials


def choices(state: State) -> set[str]:
    return set(state.legal())


def decision(state: State) -> tuple[str, int]:
    """What is asked, and of which seat."""
    asked = state.decision()
    assert asked is not None
    return asked.kind, asked.seat


def acting(state: State, seat: int = 0, actions: int = 1) -> bool:
    """Whether the dogma is over and the player has that many actions left."""
    return decision(state) == ("take_action", seat) and seen(state).actions_left == actions


def end(state: State) -> tuple[str, list[int]]:
    """How the game ended, and who won."""
    result = state.result()
    assert result is not None
    return result.end, result.winners


def kinds(state: State, *actions: str) -> list[str]:
    return [event.kind for event in told(state, *actions)]
