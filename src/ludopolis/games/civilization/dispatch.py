"""Which handler each kind of frame has."""

from typing import Final

from ludopolis.games.civilization import actions, frames
from ludopolis.games.civilization.battle.abilities import (
    BALLISTICS_WOUNDS,
    MATHEMATICS_WOUNDS,
    AdolphusUnit,
    BarbarianUnit,
    Bombardment,
    FlorenceNightingale,
    GustavusAdolphus,
    JoanOfArc,
    Metalworking,
)
from ludopolis.games.civilization.battle.aftermath import SaveUnit
from ludopolis.games.civilization.battle.course import Battle
from ludopolis.games.civilization.battle.looting import (
    LearnedTech,
    Loot,
    StolenCulture,
    StolenEvent,
    StolenResource,
    StolenToken,
    StolenTrade,
    TakenCoin,
)
from ludopolis.games.civilization.battle.start import BattleStart, BeforeBattle
from ludopolis.games.civilization.battle.turns import BattleTurn, ChooseFront
from ludopolis.games.civilization.battle.wounds import DealWound, HealWound
from ludopolis.games.civilization.choices import Choice
from ludopolis.games.civilization.culture import Advance, DiscardEvent, KeepEvent, Rewards
from ludopolis.games.civilization.deeds import (
    BuildAlso,
    BuildSquare,
    CityDeed,
    HarvestAgain,
    HarvestedResource,
)
from ludopolis.games.civilization.effects import (
    culture_events,
    governments,
    great_persons,
    sources,
    technologies,
    tokens,
    wonders,
)
from ludopolis.games.civilization.effects.carrying import CarryingOut
from ludopolis.games.civilization.effects.catalog import register
from ludopolis.games.civilization.effects.exploration import DiscoveryBuilding, FriendlyBarbarian, MovingGroup
from ludopolis.games.civilization.founding import Grow, HutBesideCity, MoveOut
from ludopolis.games.civilization.governments import LostGovernment, NewGovernment
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability
from ludopolis.games.civilization.ids import loot as reward
from ludopolis.games.civilization.investments import Giannini, Investing, PublicEducation
from ludopolis.games.civilization.market import MarketResource
from ludopolis.games.civilization.offers import AnswerOffer, GiveAsked, MakeOffer
from ludopolis.games.civilization.payments import Payment
from ludopolis.games.civilization.persons import GainPerson, KeepPerson, PlacePerson
from ludopolis.games.civilization.phases.city import City, CityAction
from ludopolis.games.civilization.phases.movement import EnterCity, Group, Movement, Raze, Step
from ludopolis.games.civilization.phases.research import Research, RevealResearch
from ludopolis.games.civilization.phases.setup import (
    ChooseCivilization,
    PickCivilization,
    PlaceCapital,
    PlaceFigure,
    SetUp,
    StartingWonder,
)
from ludopolis.games.civilization.phases.start import Gathering, Start
from ludopolis.games.civilization.phases.trade import Trade, Trading
from ludopolis.games.civilization.phases.turn import PhaseStart, Turn
from ludopolis.games.civilization.policies import AdoptPolicy, DropPolicy, SwitchPolicy
from ludopolis.games.civilization.responses import AskingResponses, Response
from ludopolis.games.civilization.settling import Settle
from ludopolis.games.civilization.units import FreeUnit, FreeUnits

_HANDLERS: Final[dict[int, Handler]] = {
    frames.CHOOSE_SQUARE: Choice(actions.AT),
    frames.CHOOSE_PLAYER: Choice(actions.PLAYER),
    frames.CHOOSE_CITY: Choice(actions.CITY),
    frames.CHOOSE_TECH: Choice(actions.LEARN),
    frames.CHOOSE_COIN: Choice(actions.COIN),
    frames.CHOOSE_RESOURCE: Choice(actions.TAKE),
    frames.CHOOSE_UNIT_TYPE: Choice(actions.DRAW),
    frames.CHOOSE_DECK: Choice(actions.DECK),
    frames.CHOOSE_TERRAIN: Choice(actions.TERRAIN),
    frames.CHOOSE_WONDER: Choice(actions.OBSOLETE),
    frames.CHOOSE_AMOUNT: Choice(actions.AMOUNT),
    frames.CHOOSE_BUILDING: Choice(actions.BUILD_FREE),
    frames.CHOOSE_INVESTMENT: Choice(actions.INVEST),
    frames.CHOOSE_GOVERNMENT: Choice(actions.GOVERN),
    frames.CHOOSE_FIGURES: Choice(actions.WITH),
    frames.CHOOSE_CIVILIZATION: ChooseCivilization(),
    frames.PICK_CIVILIZATION: PickCivilization(),
    frames.PLACE_CAPITAL: PlaceCapital(),
    frames.PLACE_FIGURE: PlaceFigure(),
    frames.SETUP: SetUp(),
    frames.TURN: Turn(),
    frames.PHASE_START: PhaseStart(),
    frames.START: Start(),
    frames.ADOPT_POLICY: AdoptPolicy(),
    frames.DROP_POLICY: DropPolicy(),
    frames.SWITCH_POLICY: SwitchPolicy(),
    frames.MOVE_OUT: MoveOut(),
    frames.GROW: Grow(),
    frames.SETTLE: Settle(),
    frames.CITY: City(),
    frames.CITY_ACTION: CityAction(),
    frames.CITY_DEED: CityDeed(),
    frames.BUILD_ALSO: BuildAlso(),
    frames.HARVEST_AGAIN: HarvestAgain(),
    frames.REWARDS: Rewards(),
    frames.ADVANCE: Advance(),
    frames.KEEP_EVENT: KeepEvent(),
    frames.DISCARD_EVENT: DiscardEvent(),
    frames.GAIN_PERSON: GainPerson(),
    frames.KEEP_PERSON: KeepPerson(),
    frames.PLACE_PERSON: PlacePerson(),
    frames.FREE_UNITS: FreeUnits(),
    frames.RESEARCH: Research(),
    frames.REVEAL_RESEARCH: RevealResearch(),
    frames.MOVE: Movement(),
    frames.GROUP: Group(),
    frames.STEP: Step(),
    frames.DISBAND: Step(),
    frames.ENTER_CITY: EnterCity(),
    frames.RAZE: Raze(),
    frames.BATTLE: Battle(),
    frames.BEFORE_BATTLE: BeforeBattle(),
    frames.BATTLE_START: BattleStart(),
    frames.BATTLE_TURN: BattleTurn(),
    frames.CHOOSE_FRONT: ChooseFront(),
    frames.DEAL_WOUND: DealWound(),
    frames.HEAL_WOUND: HealWound(),
    frames.SAVE_UNIT: SaveUnit(),
    frames.LOOT: Loot(),
    frames.EFFECT: CarryingOut(),
    frames.PAY: Payment(),
    frames.ASK_RESPONSES: AskingResponses(),
    frames.RESPOND: Response(),
    frames.TRADING: Trading(),
    frames.TRADE: Trade(),
    frames.MAKE_OFFER: MakeOffer(),
    frames.ANSWER_OFFER: AnswerOffer(),
    frames.GIVE_ASKED: GiveAsked(),
}
HANDLERS: Final[list[Handler]] = [_HANDLERS.get(kind, Handler()) for kind in range(len(frames.FRAME_NAMES))]

register(sources.STARTING_WONDER, StartingWonder())
register(sources.GATHERING, Gathering())
register(sources.INVESTING, Investing())
register(sources.PUBLIC_EDUCATION, PublicEducation())
register(sources.GIANNINI, Giannini())
register(sources.NEW_GOVERNMENT, NewGovernment())
register(sources.LOST_GOVERNMENT, LostGovernment())
register(sources.HUT_BESIDE_CITY, HutBesideCity())
register(sources.FREE_UNIT, FreeUnit())
register(sources.BUILD_SQUARE, BuildSquare())
register(sources.HARVESTED_RESOURCE, HarvestedResource())
register(sources.MARKET_RESOURCE, MarketResource())

register(sources.MOVING_GROUP, MovingGroup())
register(sources.FRIENDLY_BARBARIAN, FriendlyBarbarian())
register(sources.DISCOVERY_BUILDING, DiscoveryBuilding())
register(sources.SACRIFICE, LearnedTech(researched=True))
register(sources.BARBARIAN_UNIT, BarbarianUnit())
register(sources.ADOLPHUS_UNIT, AdolphusUnit())
register(sources.ABILITY + ability.METALWORKING, Metalworking())
register(sources.ABILITY + ability.MATHEMATICS, Bombardment(MATHEMATICS_WOUNDS))
register(sources.ABILITY + ability.BALLISTICS, Bombardment(BALLISTICS_WOUNDS))
register(sources.ABILITY + ability.GUSTAVUS_ADOLPHUS, GustavusAdolphus())
register(sources.ABILITY + ability.JOAN_OF_ARC, JoanOfArc())
register(sources.ABILITY + ability.FLORENCE_NIGHTINGALE, FlorenceNightingale())
register(sources.LOOT + reward.TRADE, StolenTrade())
register(sources.LOOT + reward.CULTURE, StolenCulture())
register(sources.LOOT + reward.RESOURCE, StolenResource())
register(sources.LOOT + reward.HUT_VILLAGE, StolenToken())
register(sources.LOOT + reward.DISCARD_COIN, TakenCoin(stolen=False))
register(sources.LOOT + reward.LEARN_TECH, LearnedTech(researched=False))
register(sources.LOOT + reward.CULTURE_CARD, StolenEvent())
register(sources.LOOT + reward.STEAL_COIN, TakenCoin(stolen=True))

technologies.register_all()
wonders.register_all()
governments.register_all()
great_persons.register_all()
culture_events.register_all()
tokens.register_all()
