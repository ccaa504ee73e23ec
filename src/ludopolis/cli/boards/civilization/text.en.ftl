### Civilization in the terminal: English text

## The table

setup = the set-up
turn-of = turn { $turn } of at most { $limit }
whole-map = The whole map
culture-track = Culture track
track-signs = ♪ event, ♙ great person, ★ victory
wonders = Wonders for sale
buildings = Buildings in the market
stock = In the supply
decks = In the decks
deck-infantry = infantry
deck-artillery = artillery
deck-mounted = mounted
deck-aircraft = aircraft
deck-event_1 = events I
deck-event_2 = events II
deck-event_3 = events III
deck-great_person = great persons
deck-hut = huts
deck-village = villages
deck-city_state = city-states
sights = On the map
frozen = nobody may leave

## Players

chosen = has chosen a civilization
choosing = no civilization yet
first = first player
muted = passes in this phase
trade = Trade
culture = Culture
coins = Coins
track = Culture track
nearness = Nearest victory
speed = Speed
stacking = Stacking
combat = Combat bonus
supply = In the supply: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, { $scouts ->
    [one] { $scouts } scout
   *[other] { $scouts } scouts
}
more-cities = { $count ->
    [one] One more city may be founded.
   *[other] { $count } more cities may be founded.
}
mark-walls = walls
mark-fortified = fortified
mark-caravan = caravan
mark-program = building program
acted = has acted
deed-build = build
deed-arts = arts
deed-harvest = harvest
deed-program = building program
obsolete = obsolete
pyramid = Pyramid
reserve = Reserve
events = Culture events
limit = limit { $count }
of-level = level { $level }
known = known
hidden-persons = Great persons face down
open-persons = Great persons face up
person-tokens = Great person tokens kept
tokens = Kept tokens
token-hut = hut
token-village = village
policies = Policies
investments = Investments
coin-tokens = Coin tokens
window = Open without Anarchy
used = Used

## Battle and offers

battle-at = Battle on { $square }: { $kind }
battle-figures = figures against figures
battle-city = attack on a city
battle-village = attack on a village
battle-horde = a roaming horde attacks
attacker = Attacker
defender = Defender
barbarians = barbarians, played by { $player }
battle-hand = Battle hand
total = Total now
part-tokens = buildings and generals
part-city_states = city-states
part-nation = nation, government, wonders
part-place = the place defended
part-battle = this battle
fallen = Killed
front = Front { $number }
front-free = nobody
strength = strength { $count }
offer = Offer
gives = { $player } gives
wants = { $player } asks for
nothing = nothing
thing-give_trade = { $amount } trade
thing-give_culture = { $amount } culture
thing-ask_trade = { $amount } trade
thing-ask_culture = { $amount } culture
thing-ask_hut = a hut token
thing-ask_village = a village token
thing-ask_event = a culture event of level { $level }

## The decision

moving = Group on { $square }
group-of = armies { $armies }, scouts { $scouts }
city = City { $city }
steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
other-half = the other half of the metropolis, beside { $square }
to-pay = to pay: { $resource }
any-resource = any resource
left = { $count } left
source-free_unit = A free unit
source-starting_wonder = Your first wonder
source-gathering = Gatherers
source-investing = Investment
source-new_government = A new government
source-lost_government = The lost government
source-hut_beside_city = The hut beside your city
source-moving_group = The group
source-barbarian_unit = Barbarians
source-sacrifice = The sacrifice
source-discovery_building = The discovery
source-build_square = Building
source-harvested_resource = Harvest
source-market_resource = The market
source-shown_techs = The techs shown
source-returned_tech = In return
source-refilled_hand = The refilled hand
group-at = Choose the square:
group-found = Found a city on:
group-settle = Found a city with an army on:
group-grow = The metropolis grows onto:
group-gather = Assign the gatherers on:
group-harvest = Harvest on:
group-group = Move figures from:
group-step = Step:
group-discover = Turn up the tile to the:
group-amount = Choose how much:
group-give_trade = Give trade:
group-give_culture = Give culture:
group-ask_trade = Ask for trade:
group-ask_culture = Ask for culture:
group-take = Take:
group-coin = The coin token of:
group-draw = Draw a unit:
group-deck = Draw an event:
group-terrain = The new terrain:
group-pay = Pay with:
group-place = Place a great person:
group-give = Give a resource:
group-give_hut = Give a hut:
group-give_village = Give a village:
group-ask = Ask for a resource:
group-ask_event = Ask for a culture event:
group-front = Attack on:
group-wound = Wound the enemy unit on:
group-heal = Heal your unit on:
group-learn = Learn:
group-obsolete = Make obsolete:
group-use = Use:
group-event = Play a culture event:
group-reveal = Turn up a great person:
group-keep = Keep:
group-adopt = Adopt:
group-drop = Return:
group-switch = Change a social policy:
group-govern = Change the government:
group-invest = Invest a coin token:
group-offer = Make an offer to:
group-player = Choose the player:
group-city = Choose the city:
group-give_event = Give a culture event:
group-build = Build:
group-also = Build with the same action:
group-build_free = Build for free:
group-advance = Advance on the culture track:
group-keep_event = Keep the event:
group-discard_event = Discard the event:
group-keep_person = Keep the great person:
group-with = So many go:
group-research = Research:
group-lower = Research one level lower:
group-newton = Put Newton into the pyramid:
group-play = Play a unit:
group-loot = Take loot:
group-save = Save the unit:
of-front = front { $front }
label-player = Choose { $player }
label-offer = Make an offer to { $player }
loot-cost = costs { $count }
unit-values = strength { $strength }, health { $health }
trumps = trumps { $type }
reward-event = culture event
reward-great_person = great person
reward-victory = victory
about-done = Nothing more here; the game goes on.
about-pass = You do nothing now.
about-pass_phase = You are not asked again in this phase.
about-program = When the city builds next, its own production is doubled.
about-stop = The group ends its move on this square.
about-fortify = The fortification helps to defend the city, once.
about-caravan = The caravan helps the city to build, once.
about-sacrifice = The figure is lost, and you learn a tech of the city's owner.
about-store = You can place it in a later Start of Turn.
about-army = It stands in the outskirts; it fights, explores and blockades.
about-scout = It stands in the outskirts; it founds cities and gathers.
square-several = { $square } can mean several choices: { $choices }. Type one of these numbers.
not-on-map = { $square } is not on the map.
face-down = a tile that lies face down
figures = { $player }: armies { $armies }, scouts { $scouts }
land-of = outskirts of { $player }, city { $city }
yields = It yields

## What nobody sees

secret-city_states = City-states in their order
secret-wonders = Wonders in their order
secret-tiles = Tiles
secret-units = Units in the decks
secret-events = Culture events in the decks
secret-great_persons = Great persons in the deck
secret-huts = Huts in the pile
secret-villages = Villages in the pile
secret-held = … held by player { $player }

## Lists

legend = { $icons }. Resources: { $resources }. Terrain: { $terrains }. On tiles h is a hut, v a village, ✶ a relic, ★ the place meant for the capital. ? after a name: a fact about it is not sure. One item in full with its source: ludopolis cards civilization NAME
only-with = only with { $option }
column-name = Name
column-leader = Leader, first tech and government
column-effect = Effect
column-level = Level
column-cost = Cost
column-tokens = Tokens
column-better = Better one
column-era = Era
column-copies = Cards
column-type = Type
column-for-two = For two
column-trumps = Trumps
column-ranks = Ranks and costs
column-values = Strength and health by rank
column-loot = Loot
column-sign = Sign
column-market = For each player
column-icons = Icons
column-map = Map
column-players = Players
column-source = Source
data-note = Note in the data
sure-high = sure
sure-medium = one good source
kind-civilization = Civilizations ({ $count })
kind-technology = Techs ({ $count })
kind-government = Governments ({ $count })
kind-building = Buildings ({ $count })
kind-wonder = World wonders ({ $count })
kind-event = Culture events ({ $count })
kind-great_person = Great persons ({ $count })
kind-person_type = Types of great persons ({ $count })
kind-policy = Social policies ({ $count })
kind-policy_card = Cards of social policies ({ $count })
kind-investment = Investments ({ $count })
kind-hut = Huts ({ $count })
kind-village = Villages ({ $count })
kind-city_state = City-states ({ $count })
kind-relic = Relics ({ $count })
kind-unit_type = Types of units ({ $count })
kind-unit = Units ({ $count })
kind-loot = Loot ({ $count })
kind-resource = Resources ({ $count })
kind-terrain = Terrain ({ $count })
kind-tile = Map tiles ({ $count })
kind-layout = Maps ({ $count })

## Help

signs = Squares are called by column and row: c4; type c4 alone to choose it, or the first letter of a direction to step there. Terrain: { $terrains }. Resources: { $resources }. Icons: { $icons }. Players have the shapes ● ▲ ■ ◆ ✚: ●★ capital, ●☆ the other half of a metropolis, ●⌂2 second city, ●2¹ two armies and one scout; marks of cities: # walls, + fortified, » caravan, % building program. h hut, v village, ◎ city-state, ✶ relic, ⊓ building, ♛ world wonder, ♙ great person, with the beginning of their names below; ╱ a tile face down. Lines surround cities with their outskirts. ! beside a square: it can be chosen; × it is fought for.
example-notation = group c4
example-cards = pottery
example-word = scout
