"""Culture events that take and give coin tokens (R12.4, R16.37)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
from ludopolis.games.civilization.coins import coin_tokens, coins_at, put_coin, take_coin
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.effects.effect import (
    AN_EVENT,
    NO_ANSWER,
    answer,
    answers,
    choose,
    earlier_answer,
    earlier_answers,
    give_answer,
)
from ludopolis.games.civilization.effects.shared import Card, OnPlayer
from ludopolis.games.civilization.effects.targets import (
    fill_coins,
    has_coin_token,
    may_name,
)
from ludopolis.games.civilization.ids import coin_place, event
from ludopolis.games.civilization.state import (
    NOBODY,
    Table,
)

_EVENTS: Final = COMPONENTS.events
_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)


def loses_coin(table: Table, seat: i64, other: i64) -> bool:
    """Whether an event of the seat can take a coin token from somebody (R16.37)."""
    return other != seat and has_coin_token(table, other) and may_name(table, seat, other)


def some_loser(table: Table, seat: i64) -> bool:
    for other in range(table.seats):
        if loses_coin(table, seat, other):
            return True
    return False


def discard_coin(table: Table, seat: i64, place: i64) -> None:
    """A token that was named, if it is still there."""
    if coins_at(table, seat, place):
        take_coin(table, seat, place)


class Counterfeiters(Card):
    """Some other players, one after the other, lose a coin token each: player and token are asked in turn."""

    def __init__(self, players: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.players: i64 = players

    def possible(self, table: Table, seat: i64) -> bool:
        return some_loser(table, seat)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == self.players * 2:
            return False
        if asked == 2 and not self.some_more(table, seat):
            give_answer(table, NO_ANSWER)
            return False
        if asked % 2 and answer(table, asked - 1) == NO_ANSWER:
            return False
        choose(table, frames.CHOOSE_COIN if asked % 2 else frames.CHOOSE_PLAYER, seat)
        return True

    def some_more(self, table: Table, seat: i64) -> bool:
        for other in range(table.seats):
            if other != answer(table, 0) and loses_coin(table, seat, other):
                return True
        return False

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        if asked % 2:
            return fill_coins(table, earlier_answer(table, asked - 1), verb, actions, 0)
        count: i64 = 0
        if asked:
            actions[0] = verbs.DONE
            count = 1
        for other in range(table.seats):
            if loses_coin(table, seat, other) and not (asked and other == earlier_answer(table, 0)):
                actions[count] = verb + other
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        players = BIT[answer(table, 0)]
        if self.players > 1 and answer(table, 2) != NO_ANSWER:
            players |= BIT[answer(table, 2)]
        return players

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        discard_coin(table, first, second)
        if self.players > 1 and third != NO_ANSWER:
            discard_coin(table, third, fourth)


class Depression(Counterfeiters):
    """Up to two others. Of two players the other loses one token, or two for one of one's own (R12.4): asked
    are his first token, the own one, and his second."""

    def ask(self, table: Table, seat: i64) -> bool:
        if table.seats > 2:
            return super().ask(table, seat)
        asked = answers(table)
        if asked == 3 or (asked == 2 and answer(table, 1) == NO_ANSWER):
            return False
        if asked == 1 and not (has_coin_token(table, seat) and coin_tokens(table, 1 - seat) > 1):
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_COIN, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if table.seats > 2:
            return super().fill(table, seat, verb, actions)
        asked = earlier_answers(table)
        if asked == 1:
            actions[0] = verbs.DONE
            return fill_coins(table, seat, verb, actions, 1)
        return fill_coins_left(table, 1 - seat, earlier_answer(table, 0) if asked else NOBODY, verb, actions)

    def aims(self, table: Table, seat: i64) -> i64:
        return super().aims(table, seat) if table.seats > 2 else BIT[1 - seat]

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.seats > 2:
            super().carry_out(table, seat, first, second, third, fourth)
            return
        discard_coin(table, 1 - seat, first)
        if second != NO_ANSWER:
            discard_coin(table, seat, second)
            discard_coin(table, 1 - seat, third)


def fill_coins_left(table: Table, owner: i64, named: i64, verb: i64, actions: vec[i64]) -> i64:
    """Write where coin tokens of somebody lie besides one that is named already."""
    count: i64 = 0
    for place in range(coin_place.COUNT):
        if coins_at(table, owner, place) > (1 if place == named else 0):
            actions[count] = verb + place
            count += 1
    return count


class BankScandal(Card):
    """Every other player loses a coin token, of two players the other one two (R12.4). The tokens are asked
    for in the order of the seats."""

    def possible(self, table: Table, seat: i64) -> bool:
        return some_loser(table, seat)

    def victim(self, table: Table, seat: i64, number: i64) -> i64:
        """Who loses the token of a number, or NOBODY."""
        if table.seats == 2:
            return 1 - seat if number < coin_tokens(table, 1 - seat) and number < SCANDAL_COINS else NOBODY
        for other in range(table.seats):
            if loses_coin(table, seat, other):
                if number == 0:
                    return other
                number -= 1
        return NOBODY

    def ask(self, table: Table, seat: i64) -> bool:
        if self.victim(table, seat, answers(table)) == NOBODY:
            return False
        choose(table, frames.CHOOSE_COIN, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        asked = earlier_answers(table)
        before = earlier_answer(table, 0) if table.seats == 2 and asked else NOBODY
        return fill_coins_left(table, self.victim(table, seat, asked), before, verb, actions)

    def aims(self, table: Table, seat: i64) -> i64:
        players: i64 = 0
        for number in range(answers(table)):
            players |= BIT[self.victim(table, seat, number)]
        return players

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        _ROOM[0], _ROOM[1], _ROOM[2], _ROOM[3] = first, second, third, fourth
        for number in range(4):
            _ROOM[4 + number] = self.victim(table, seat, number)
        for number in range(4):
            if _ROOM[4 + number] != NOBODY:
                discard_coin(table, _ROOM[4 + number], _ROOM[number])


SCANDAL_COINS: Final[i64] = _EVENTS[int(event.BANK_SCANDAL)].coins_of_two


class GiftCoin(OnPlayer):
    """Who gets the coin token of a gift from afar."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        put_coin(table, first, coin_place.SHEET)
