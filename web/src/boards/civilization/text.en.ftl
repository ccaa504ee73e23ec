### The board of Civilization: English words

## The map

ui-map = Map
ui-unknown-land = Unknown land
ui-may-choose = can be chosen
ui-changed = new since your last move
ui-count = { $what } { $count }
ui-none = none
ui-piece-hut = Hut
ui-piece-village = Village
ui-piece-city = city { $city } of { $player }
ui-piece-capital = capital of { $player }
ui-piece-metropolis = metropolis of { $player }
ui-figures-of = { $player }: armies { $armies }, scouts { $scouts }
ui-mark-walls = walls
ui-mark-fortified = fortified
ui-mark-caravan = caravan
ui-mark-program = building program
ui-mark-harvested = harvested this turn
ui-mark-frozen = nobody may leave
ui-mark-changed = changed terrain
ui-square-empty = Nothing stands here.
ui-belongs-to = Outskirts of city { $city } of { $player }.
ui-blockaded = blockaded
ui-way-steps = { $count ->
    [one] { $count } step away
   *[other] { $count } steps away
}
ui-meets-hut = enters a hut
ui-meets-village = enters a village
ui-meets-figures = meets figures
ui-meets-city = enters an enemy city
ui-go-to = Go to { $square }
ui-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}

## The turn

ui-phases = Phases of the turn
ui-turn = Turn { $turn }
ui-set-up = Set-up
ui-phase-start = Start
ui-phase-trade = Trade
ui-phase-city = Cities
ui-phase-movement = Movement
ui-phase-research = Research

## Panels

ui-panels = What lies beside the map
ui-panel-battle = Battle
ui-panel-trade = Trade
ui-panel-cities = Cities
ui-panel-science = Science
ui-panel-culture = Culture
ui-panel-state = State
ui-panel-hand = Hand
ui-panel-market = Market

## Nations and cities

ui-nations = Nations
ui-no-nation = no nation yet
ui-victory-tech = Techs
ui-victory-culture = Space of the culture track
ui-victory-economic = Coins
ui-no-cities = You have no city yet.
ui-city-of = City { $city } · { $player }
ui-name-city = City { $city }
ui-name-capital = Capital
ui-name-metropolis = Metropolis
ui-city-bonus = Production gained for one action: { $count }
ui-done-build = has built
ui-done-arts = devoted to the arts
ui-done-harvest = has harvested
ui-done-program = has started a program
ui-gain-arts = Culture +{ $culture }
ui-gain-program = Its squares count twice next time
ui-build-buildings = Buildings
ui-build-figures = Figures and units
ui-build-wonders = Wonders
ui-for-free = free

## The question

ui-choices = What you can choose
ui-cancel = Cancel
ui-over = The game is over.
ui-waiting = { $player } decides.
ui-reason-free_unit = a unit for free
ui-reason-starting_wonder = the wonder you begin with
ui-reason-gathering = who gathers for which city
ui-reason-investing = your investment
ui-reason-public_education = public education brings a tech
ui-reason-machu_picchu = Machu Picchu brings a resource
ui-reason-giannini = A. P. Giannini lets you invest
ui-reason-new_government = a new government
ui-reason-lost_government = your government is lost
ui-reason-hut_beside_city = the hut beside the new city
ui-reason-moving_group = who goes
ui-reason-barbarian_unit = a unit of the barbarians
ui-reason-friendly_barbarian = a friendly barbarian
ui-reason-sacrifice = a tech for the sacrifice
ui-reason-discovery_building = a building for the discovery
ui-reason-build_square = where it stands
ui-reason-harvested_resource = what is harvested
ui-reason-market_resource = a resource of the market
ui-reason-gift_coin = who gets the coin
ui-reason-shown_techs = a tech that was shown
ui-reason-returned_tech = a tech in return
ui-reason-adolphus_unit = a unit of Gustavus Adolphus
ui-reason-refilled_hand = a culture event for your hand

## What would change

ui-change-trade = Trade { $before } → { $after }
ui-change-culture = Culture { $before } → { $after }
ui-change-coins = Coins { $before } → { $after }
ui-change-track = Culture track { $before } → { $after }
ui-change-combat = Combat bonus { $before } → { $after }
ui-change-city-production = City { $city }: production { $before } → { $after }
ui-change-city-trade = City { $city }: trade { $before } → { $after }
ui-change-city-arts = City { $city }: arts { $before } → { $after }

## The position in words

ui-text-table = The table
ui-text-turn = Turn { $turn }, { $phase }. First player: { $first }.
ui-text-decides = { $player } decides: { $question }
ui-text-over = The game is over: { $places }
ui-text-reach = Where the group can go
ui-text-barbarians = Barbarians
ui-text-attacker = Attacker { $player }: armies { $armies }, scouts { $scouts }, total { $total } with bonus { $bonus }, hand: { $hand }
ui-text-defender = Defender { $player }: armies { $armies }, scouts { $scouts }, total { $total } with bonus { $bonus }, hand: { $hand }
ui-text-front = Front { $front }: attacker { $attacker }; defender { $defender }
ui-text-unit = { $unit } (strength { $strength }, health { $health }, wounds { $wounds })
ui-text-known = you know { $cards }
ui-back-unit_type = { $id }
ui-back-level = level { $id }
ui-back-person_type = { $id }
ui-text-offer = { $player } offers { $rival }: { $give } · { $ask }
ui-text-wonders = Wonders for sale: { $names }
ui-text-buildings = Buildings left: { $names }
ui-text-resources = Resources: { $names }
ui-text-person-tokens = Great persons left: { $names }
ui-text-obsolete = Obsolete: { $names }
ui-text-government = Government: { $government }. Social policies: { $policies }
ui-text-dials = Trade { $trade }, culture { $culture }, space { $track } of the culture track, coins { $coins }, combat bonus { $combat }
ui-text-victories = Victories: { $names }
ui-text-techs = Techs: { $names }
ui-text-ranks = Ranks: { $names }. In the supply: armies { $armies }, scouts { $scouts }. Speed { $speed }, stacking { $stacking }
ui-text-reserve = Units: { $cards }
ui-text-events = Culture events (limit { $limit }): { $cards }
ui-text-persons = Great persons face down: { $cards }; face up: { $open }
ui-text-tokens = Huts and villages: { $cards }. Resources: { $resources }
ui-text-coin-tokens = Coin tokens: { $names }. Invested: { $invested }
ui-text-own-wonders = Wonders: { $names }
ui-text-city = { $city } on { $square }: trade { $trade }, production { $production }, arts { $arts }
ui-text-tile = Tile from { $square }
ui-text-tile-home = Home of { $player } from { $square }
ui-text-tile-hidden = Face-down tile from { $square }
ui-text-outskirts = outskirts of city { $city } of { $player } ({ $yields })

## Kinds of things

ui-kind-square = Square
ui-kind-city = City
ui-kind-player = Nation
ui-kind-action = Choice
ui-kind-technology = Tech
ui-kind-item = To build
ui-kind-building = Building
ui-kind-wonder = World wonder
ui-kind-civilization = Civilization
ui-kind-government = Government
ui-kind-policy = Social policy
ui-kind-investment = Investment
ui-kind-event = Culture event
ui-kind-great_person = Great person
ui-kind-person_type = Great person
ui-kind-ability = Ability
ui-kind-unit = Unit
ui-kind-unit_type = Type of unit
ui-kind-front = Front
ui-kind-resource = Resource
ui-kind-means = Payment
ui-kind-coin_place = Coin token
ui-kind-loot = Loot
ui-kind-terrain = Terrain
ui-kind-hut = Hut
ui-kind-village = Village
ui-kind-relic = Relic
ui-kind-city_state = City-state

## Cards and numbers

ui-cost = Cost in production
ui-copies = { $count } in the box
ui-level = Level { $level }
ui-upgrade = Becomes
ui-with-tech = { $tech }: { $cost }
ui-other-side = On the other side
ui-trumps = trumps { $type }
ui-loot-cost = { $count ->
    [one] Costs { $count } loot
   *[other] Costs { $count } loots
}
ui-phase-any = Any time
ui-phase-battle = Battle
ui-rank = Rank
ui-strength = Strength
ui-health = Health
ui-health-left = Health { $left } of { $health }
ui-your-price = Your price
ui-left = Left
ui-known-by = Known by
ui-owned-by = Owned by
ui-nothing = Nothing

## Science

ui-pyramid = Your tech pyramid
ui-pyramid-note = { $have }/{ $need } · trade { $trade }
ui-slot-price = for { $price }
ui-lacks = { $count } short
ui-no-slot = No free slot
ui-coins-on-tech = Coin tokens on it
ui-techs-offered = What you can choose now
ui-techs-of-level = Level { $level }
ui-sealed = A secret choice, revealed all at once
ui-sealed-count = { $chosen } of { $players }
ui-has-chosen = chosen
ui-choosing = choosing
ui-only-you = only you see it

## Culture

ui-track = Culture track
ui-track-note = { $space } of { $last }
ui-track-section = Section { $section }
ui-track-start = Start
ui-track-space = Space { $number }: culture { $culture }, trade { $trade }. { $reward }
ui-track-choice = The next step
ui-next-space = Next space:
ui-reward-event = Brings a culture event
ui-reward-great_person = Brings a great person
ui-reward-victory = Wins the game
ui-deck-left = Events { $level }: { $count } left
ui-cards-offered = Choose a card

## The state

ui-choose-nation = Choose your nation
ui-government-open = Can be entered without Anarchy
ui-policies = Social policies
ui-policies-note = { $count } of { $most }
ui-investments = Investments
ui-markers = Markers
ui-coins = Coins
ui-coins-note = { $coins } in all
ui-no-coin-tokens = You have no coin tokens.
ui-military-way = conquer a capital

## What one holds

ui-events = Culture events
ui-events-note = { $count } of { $limit }
ui-event-of-level = Culture event { $level }
ui-great-persons = Great persons
ui-face-down = Face down: only you see it
ui-person-rests = Rests: no token of its type on the map
ui-resources = Resources
ui-reserve = Units in reserve
ui-combat-note = combat bonus { $bonus }
ui-armies = Armies
ui-armies-left = Armies in your supply
ui-scouts-left = Scouts in your supply
ui-hidden-cards = { $count ->
    [one] { $count } you cannot see
   *[other] { $count } you cannot see
}
ui-means = Pay with
ui-abilities = What you can use now
ui-travel-speed = Travel speed
ui-stacking-limit = Stacking limit
ui-wonders = World wonders
ui-muted = Passes until the end of the phase.

## The market

ui-market-offered = What you can choose now
ui-huts-left = Huts left
ui-villages-left = Villages left
ui-wonders-for-sale = World wonders for sale
ui-buildings = Buildings
ui-tokens-left = Tokens left
ui-units-left = Units
ui-cards-left = Cards left
ui-person-tokens = Great persons
ui-persons-left = { $count } cards left

## Answers

ui-response = What you may answer
ui-passing-note = Everybody sees a pass. What you hold stays hidden.
ui-about-card = { $player }: { $name }
ui-about-group = { $player } moves to { $square }: armies { $armies }, scouts { $scouts }
ui-about-city = { $player }: city { $city } acts
ui-about-building = { $player }: city { $city } builds
ui-about-build = { $player }: city { $city } builds { $item }
ui-about-build-at = { $player }: city { $city } builds { $item } on { $square }
ui-about-arts = { $player }: city { $city } is devoted to the arts
ui-about-harvest = { $player }: city { $city } harvests
ui-about-program = { $player }: city { $city } starts a building program

## Battle

ui-battle-figures = Battle on { $square }
ui-battle-city = Battle for the city on { $square }
ui-battle-village = Battle for the village on { $square }
ui-battle-horde = Barbarians attack on { $square }
ui-attacker = attacker
ui-defender = defender
ui-you = you
ui-you-play-them = you play them
ui-barbarians = Barbarians
ui-in-hand = in hand
ui-fallen = Fallen: { $units }
ui-fronts = Fronts
ui-front = Front { $number }
ui-nobody-here = nobody
ui-no-fronts = No unit has been played yet.
ui-total = Sum now
ui-sums = Both sums
ui-sum-after = After this
ui-sum-now = Now
ui-sum-health = Health left at the fronts
ui-sum-advantage = Lead in combat bonus
ui-sum-rules = How it is decided:
ui-bonus-tokens = Buildings and generals
ui-bonus-city_states = City-states
ui-bonus-nation = Nation, government, wonders, investments
ui-bonus-place = The place defended
ui-bonus-battle = This battle
ui-who-trumps = Who trumps whom:
ui-loot = Loot

## Negotiation

ui-offer-of = { $player } makes { $rival } an offer
ui-offer-to = Whom will you make an offer?
ui-offer-to-you = { $player } makes you an offer
ui-offer-hidden = Only the two of them see what it is.
ui-offer-secret = Only the two of you see what is given.
ui-offers-made = { $count ->
    [0] no offer yet
    [one] { $count } offer made
   *[other] { $count } offers made
}
ui-your-offer = Your offer
ui-your-offer-to = Your offer to { $player }
ui-you-give = You give
ui-you-get = You get
ui-you-want = You want
ui-which-to-give = Choose what you hand over
ui-cannot-accept = You do not have what is asked for.
ui-what-they-have = What everybody has
ui-put-in = Put in
ui-take-out = Take out
ui-less-of = Less: { $name }
ui-more-of = More: { $name }
