"""The course of a battle, from its beginning to what follows from it (R10)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.battle.aftermath import (
    ask_to_save,
    bury,
    decide,
    discard_killed,
    has_taken_capital,
    trigger,
)
from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    DEFENDER,
    LOOT,
    SIDE,
    WINNER,
    clear,
    hand_size,
    number,
    seat_of,
)
from ludopolis.games.civilization.battle.spoils import loot
from ludopolis.games.civilization.battle.start import (
    ask_at_start,
    ask_before_draw,
    count_leonidas,
    draw_anew,
    draw_barbarians,
    draw_hands,
    draw_missing,
    tear_down_walls,
)
from ludopolis.games.civilization.battle.strength import winner
from ludopolis.games.civilization.battle.turns import begin_turn, end_turn, first_side, go_on
from ludopolis.games.civilization.exploring import take_token
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.state import (
    BATTLE_KIND,
    BY_WAR,
    OF_CITY,
    OF_FIGURES,
    OF_VILLAGE,
    SIDE_ARMIES,
    Table,
)
from ludopolis.games.civilization.victory import win

OPENED: Final[i64] = 0
BEFORE_DRAW: Final[i64] = 1
BARBARIANS: Final[i64] = 2
STARTING: Final[i64] = 3
BETWEEN_TURNS: Final[i64] = 4
TURN: Final[i64] = 5
OVER: Final[i64] = 6
SAVING: Final[i64] = 7
BURIED: Final[i64] = 8
REWARDED: Final[i64] = 9


class Battle(Handler):
    """The silent frame of a battle."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(frames.STAGE)
        if stage <= STARTING:
            self.begin(table, stage)
        elif stage == BETWEEN_TURNS:
            go_to(table, TURN if begin_turn(table) else OVER)
        elif stage == TURN:
            if not go_on(table):
                end_turn(table)
                go_to(table, BETWEEN_TURNS)
        elif stage == OVER:
            finish(table, winner(table))
        else:
            self.end(table, stage)
        return False

    def begin(self, table: Table, stage: i64) -> None:
        if stage == OPENED:
            tear_down_walls(table)
            go_to(table, BEFORE_DRAW)
        elif stage == BEFORE_DRAW:
            if not ask_before_draw(table):
                call_to_arms(table)
        elif stage == BARBARIANS:
            if not draw_missing(table):
                draw_hands(table)
                table.set_number(SIDE, ATTACKER)
                go_to(table, STARTING)
        elif not draw_anew(table) and not ask_at_start(table):
            open_fronts(table)

    def end(self, table: Table, stage: i64) -> None:
        if stage == SAVING:
            if not ask_to_save(table):
                discard_killed(table)
                go_to(table, BURIED)
        elif stage == BURIED:
            go_to(table, REWARDED)
            trigger(table)
        else:
            leave(table)


def go_to(table: Table, stage: i64) -> None:
    table.set_number(frames.STAGE, stage)


def call_to_arms(table: Table) -> None:
    go_to(table, BARBARIANS)
    kind = number(table, BATTLE_KIND)
    if kind != OF_FIGURES and kind != OF_CITY:
        draw_barbarians(table)


def open_fronts(table: Table) -> None:
    """The first turn; a village without any barbarians is won at once (R21.26)."""
    count_leonidas(table)
    table.set_number(SIDE, first_side(table))
    if number(table, BATTLE_KIND) == OF_VILLAGE and hand_size(table, DEFENDER) == 0:
        finish(table, ATTACKER)
    else:
        go_to(table, BETWEEN_TURNS)


def finish(table: Table, side: i64) -> None:
    """A side has won; who takes a capital wins the game at once (R13.4)."""
    decide(table, side)
    if has_taken_capital(table):
        take_capital(table)
        return
    table.set_number(SIDE, ATTACKER)
    go_to(table, SAVING)
    bury(table)


def take_capital(table: Table) -> None:
    """The game ends with the armies in the capital."""
    seat, square = seat_of(table, ATTACKER), table.battle_square
    armies = number(table, SIDE_ARMIES + ATTACKER)
    discard_killed(table)
    clear(table)
    table.put_figures(seat, square, armies, 0, True)
    win(table, seat, BY_WAR)


def leave(table: Table) -> None:
    """The last thing is the loot, or the village."""
    side, amount = table.number(WINNER), table.number(LOOT)
    attacker, square = seat_of(table, ATTACKER), table.battle_square
    victor, loser = seat_of(table, side), seat_of(table, DEFENDER - side)
    village = number(table, BATTLE_KIND) == OF_VILLAGE
    clear(table)
    table.pop()
    if amount:
        loot(table, victor, loser, amount)
    elif village and side == ATTACKER:
        take_token(table, attacker, square)
