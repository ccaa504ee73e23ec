"""Culture events that change squares and what is built on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import frames
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
from ludopolis.games.civilization.effects.shared import OnSquare
from ludopolis.games.civilization.effects.targets import (
    change_terrain,
    destroy_building,
    hit,
    holds_building,
    in_reach,
    is_empty,
    may_hit,
    may_name,
    others,
    terrain_of,
)
from ludopolis.games.civilization.exploring import next_token, put_village
from ludopolis.games.civilization.ids import terrain
from ludopolis.games.civilization.moving import is_relic, revealed
from ludopolis.games.civilization.state import (
    CHANGED,
    NOBODY,
    PERSON,
    VILLAGE_BACKS,
    WONDER,
    Table,
)
from ludopolis.games.civilization.tables import (
    VILLAGES,
)

_ROOM: Final[vec[i64]] = vec[i64]([0] * 512)


class BarbarianEncampment(OnSquare):
    """A village on an empty square outside all outskirts; it is aimed at nobody."""

    def possible(self, table: Table, seat: i64) -> bool:
        return next_token(table, VILLAGE_BACKS, VILLAGES) != NOBODY and super().possible(table, seat)

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        return is_empty(table, square) and table.owner(square) == NOBODY

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if is_empty(table, first):
            put_village(table, first)


class ChangeTerrain(OnSquare):
    """A square of some terrain, or of any but mountains, becomes another one (R16.30)."""

    def __init__(self, to: i64, only: i64) -> None:
        super().__init__(0, AN_EVENT)
        self.to: i64 = to
        self.only: i64 = only  # or NOBODY

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not revealed(table, square) or table.is_centre(square) or is_relic(table, square):
            return False
        present = terrain_of(table, square)
        if present == terrain.MOUNTAIN or (self.only != NOBODY and present != self.only):
            return False
        return self.is_free(table, square) and may_hit(table, seat, square)

    def is_free(self, table: Table, square: i64) -> bool:
        """No building and no wonder."""
        token = i64(table.on[square])
        return not holds_building(table, square) and not WONDER <= token < PERSON

    def aims(self, table: Table, seat: i64) -> i64:
        return others(hit(table, answer(table, 0)), seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        change_terrain(table, first, self.to)


class Flooding(ChangeTerrain):
    """The square must be without figures and tokens, those of terrain too."""

    def is_free(self, table: Table, square: i64) -> bool:
        return is_empty(table, square) and not i64(table.marks[square]) & CHANGED


class DestroyBuildings(OnSquare):
    """One or more buildings within reach: of anybody, or of the others only."""

    def __init__(self, reach: i64, buildings: i64, of_others: bool) -> None:
        super().__init__(0, AN_EVENT)
        self.reach: i64 = reach
        self.buildings: i64 = buildings
        self.of_others: bool = of_others

    def fits(self, table: Table, seat: i64, square: i64) -> bool:
        if not holds_building(table, square) or not may_name(table, seat, table.owner(square)):
            return False
        if self.of_others and table.owner(square) == seat:
            return False
        return in_reach(table, seat, square, self.reach)

    def ask(self, table: Table, seat: i64) -> bool:
        asked = answers(table)
        if asked == self.buildings or (asked and answer(table, asked - 1) == NO_ANSWER):
            return False
        if asked and self.fill_squares(table, seat, 0, _ROOM, 0) <= asked:
            give_answer(table, NO_ANSWER)
            return False
        choose(table, frames.CHOOSE_SQUARE, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        if not earlier_answers(table):
            return self.fill_squares(table, seat, verb, actions, 0)
        actions[0] = verbs.DONE
        end = self.fill_squares(table, seat, verb, actions, 1)
        count: i64 = 1
        for place in range(1, end):
            if actions[place] - verb != earlier_answer(table, 0):
                actions[count] = actions[place]
                count += 1
        return count

    def aims(self, table: Table, seat: i64) -> i64:
        players: i64 = 0
        for number in range(answers(table)):
            if answer(table, number) != NO_ANSWER:
                players |= BIT[table.owner(answer(table, number))]
        return others(players, seat)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if holds_building(table, first):
            destroy_building(table, first)
        if self.buildings > 1 and second != NO_ANSWER and holds_building(table, second):
            destroy_building(table, second)
