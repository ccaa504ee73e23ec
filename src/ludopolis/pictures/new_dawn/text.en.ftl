### The picture of Civilization: A New Dawn: English words

## Heading

round = Round { $round }
laying = The map is being laid
to-move = { $player } to move
resolving = { $player } resolves { $card }
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
of = { $count } of { $most }
dial = Technology { $dial }
cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}, { $mature } mature
tokens-left = { $count } left
card-of = card of { $owner }
pact = { $pact } with { $owner }

## The table

agendas = Victory cards
needed = of { $count }
events = Events
wonders = World wonders on offer
no-wonder = no more wonders
era = { $era }, { $count } below
sights = City-states and natural wonders
hands = Tiles still to lay

## Key to the signs

key = Key
key-token = control token
key-reinforced = reinforced token
key-city = city
key-capital = capital
key-mature = mature city
key-wonder = world wonder
key-caravan = caravan
key-barbarian = barbarian A
key-city-state = city-state and its type
key-natural-wonder = natural wonder
key-trade = trade token

## For those who cannot see the picture

described-player = { $player } leads as { $leader }.
described-row = Focus row:
described-cities = Cities:
described-tokens = Control tokens:
described-reinforced = Reinforced tokens:
described-caravans = Caravans:
described-goods = Holds:
described-barbarians = Barbarians:
