### The picture of Civilization: English words

## Heading

setup = Set-up
turn = Turn { $turn }, { $phase }
to-move = To decide: { $players }
winner = { $player } wins
winner-shared = { $players } share the victory
you = (you)

## Players

first = first player
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
chosen = civilization chosen
speed = speed { $count }
stacking = stacking { $count }
left = { $count } left
events = event { $level }
hut = hut
village = village
mark-walls = walls
mark-fortified = fortification
mark-caravan = caravan
mark-program = building program

## The table

culture-track = Culture track
wonders = Wonders for sale
buildings = Buildings in the market
stock = Supply
decks = Decks
none = none
nothing = nothing
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
offer = Offer
offer-to = { $player } to { $other }.
gives = Gives:
wants = Asks for:
battle = Battle on { $square }
attacker = attacker
defender = defender
barbarians = Barbarians
killed = lost: { $count }

## Key to the signs

key = Key
key-capital = capital
key-city = second city
key-metropolis = metropolis
key-army = armies
key-scout = scouts
key-hut = hut
key-village = village
key-city-state = city-state
key-relic = relic
key-building = building
key-wonder = world wonder
key-person = great person

## For those who cannot see the picture

described-player = { $player } plays { $civilization }.
described-cities = Cities:
described-figures = Figures:
described-techs = Techs:
armies-scouts = armies { $armies }, scouts { $scouts }
