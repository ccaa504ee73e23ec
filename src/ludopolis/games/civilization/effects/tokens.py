"""What kept tokens, caravans and relics let one do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.effects.catalog import register_ability
from ludopolis.games.civilization.effects.effect import Effect, answers, choose
from ludopolis.games.civilization.effects.shared import CityProduction, LearnTech
from ludopolis.games.civilization.effects.technologies import EVERY_TECH
from ludopolis.games.civilization.ids import ability, hut, relic, village
from ludopolis.games.civilization.investments import invest
from ludopolis.games.civilization.state import BONUS, CARAVAN, RELIC_TURN, Table
from ludopolis.games.civilization.tables import CARAVAN_PRODUCTION, INVESTMENTS, TECH_LEVEL
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS

WORKERS_PRODUCTION: Final[i64] = COMPONENTS.villages[int(village.FRIENDLY_WORKERS)].production
TEACHER_LEVEL: Final = COMPONENTS.huts[int(hut.TEACHER)].max_level
TEACHER_TECHS: Final[i64] = sum(
    2**which for which in range(int(ALL_TECHS)) if TECH_LEVEL[which] <= TEACHER_LEVEL
)
GOLD_MARKERS: Final[i64] = COMPONENTS.relics[int(relic.SEVEN_CITIES_OF_GOLD)].investments


class Teacher(LearnTech):
    """Research a tech of the first level."""

    def techs(self, table: Table, seat: i64) -> i64:
        return TEACHER_TECHS


class Caravan(CityProduction):
    """The caravan of a city that builds (R7.3)."""

    def fits(self, table: Table, seat: i64, index: i64) -> bool:
        return super().fits(table, seat, index) and table.city_mark(seat, index, CARAVAN)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.clear_city_mark(seat, first, CARAVAN)
        table.add(seat, BONUS + first, self.amount)


class Atlantis(LearnTech):
    """Research any tech."""

    def techs(self, table: Table, seat: i64) -> i64:
        return EVERY_TECH

    def pay(self, table: Table, seat: i64) -> None:
        table.set_of(seat, RELIC_TURN, 0)


class SevenCitiesOfGold(Effect):
    """Two markers on investment cards, for nothing (R16.22)."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.investments

    def ask(self, table: Table, seat: i64) -> bool:
        if answers(table) == GOLD_MARKERS:
            return False
        choose(table, frames.CHOOSE_INVESTMENT, seat)
        return True

    def fill(self, table: Table, seat: i64, verb: i64, actions: vec[i64]) -> i64:
        for which in range(INVESTMENTS):
            actions[which] = verb + which
        return INVESTMENTS

    def pay(self, table: Table, seat: i64) -> None:
        table.set_of(seat, RELIC_TURN + 1, 0)

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        invest(table, seat, second)
        invest(table, seat, first)


def register_all() -> None:
    register_ability(ability.TEACHER, Teacher(True))
    register_ability(ability.FRIENDLY_WORKERS, CityProduction(WORKERS_PRODUCTION))
    register_ability(ability.CARAVAN, Caravan(CARAVAN_PRODUCTION))
    register_ability(ability.ATLANTIS, Atlantis(True))
    register_ability(ability.SEVEN_CITIES_OF_GOLD, SevenCitiesOfGold())
