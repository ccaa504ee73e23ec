### Civilization: A New Dawn in the terminal: English text

## The table

map-being-laid = the map is being laid · water tokens left: { $waters }
round = round { $round }, turn of { $player }
first-player = { $player } is first
agendas = Victory cards
or = or
of-needed = ({ $count })
events = Events
no-event = nothing
barbarians-go = Barbarians by die
last-die = last die { $die }
wonders-on-offer = World wonders on offer
deck-empty = no more wonders
cost = cost { $cost }, you could reach { $production }
printed-cost = cost { $cost }
below = { $era }, { $count } below
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
beside-map = Barbarians beside the map
supply = Supply
whole-map = The whole map
core = Core of the map: { $tiles }
tile-capital = capital
tile-natural_wonder = natural wonder
tile-city_state = city-state
tile-plain = plain

## Players

marked = { $count } of { $needed } marked
dial = Tech
next-level = next card at { $space }
cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
} ({ $mature } mature, { $left } left)
spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} ({ $left ->
    [one] { $left } token left
   *[other] { $left } tokens left
})
on-card = on its card
card-of-state = card of { $state }
stored = { $count ->
    [one] { $count } token stored
   *[other] { $count } tokens stored
}
code-culture = CUL
code-science = SCI
code-economy = ECO
code-industry = IND
code-military = MIL

## Combat

attack-on = Attack on { $space }: { $target }
combat-won = the attacker wins as it stands
combat-tied = a tie: the defender wins as it stands
combat-lost = the defender wins as it stands
attack-value = Attack without the die
defence-value = Defence without the die

## The decision

paying = { $wonder }: you have { $production } of { $cost }.
resolving = { $card } in slot { $slot }
left = { $count } left
left-reinforcements = reinforcements left: { $count }
left-distance = { $count ->
    [one] { $count } space for each caravan
   *[other] { $count } spaces for each caravan
}
left-colossus = { $count } more shared by all
group-place = Place a control token on (space, terrain, difficulty):
group-move = Move from:
group-to = Move to:
group-replace = Replace the control token on:
group-destroy = Destroy the control token on:
group-offer = Choose the control token on:
group-give = Give up the control token on:
group-strike = Strike with all neighbours:
group-remove = Take the control token off:
group-caravan = Caravan { $caravan } to:
group-found = Build a city on (space, terrain, difficulty):
group-settle = Build a city where your caravan stands:
group-house = Put the wonder into the city on:
group-reinforce = Reinforce the control token on:
group-attack = Attack (both values without the dice):
group-hunt = Attack the barbarian on (both values without the dice):
group-at = Set the tile with its space 0 at:
in-slot = in slot { $slot }:
space-several = { $space } can mean several choices: { $choices }. Type one of these numbers.
not-on-map = { $space } is not on the map.
difficulty = difficulty { $difficulty }
about-done = Nothing more; the game goes on.
about-spend = One trade token goes back to the supply and counts once.
about-advance = The dial moves as far as the slot says, one step more for each token spent.
secret-deck = { $type }, from the top

## Lists

legend = { $types }. Resources: { $resources }. Terrain: { $terrains }. On tiles ★ is a capital, ◎ a city-state, ✶ a natural wonder, A to I are barbarians. ? after a name: a fact about it is not sure. One item in full with its source: ludopolis cards new_dawn NAME
column-name = Name
column-type = Type
column-level = Level
column-effect = Effect
column-civilization = Civilization
column-row = First row from slot 1
column-era = Era
column-cost = Cost
column-paid = Paid with
column-resource = Resource
column-sides = Tile
column-needed = Needed
column-agendas = Agendas
column-sign = Sign
column-difficulty = Difficulty
column-count = In the box
column-kind = Kind
column-faces = Both sides
column-symbols = Printed on
column-source = Source
data-note = Note in the data
sure-high = sure
sure-medium = one good source
sure-low = uncertain
sure-reconstructed = reconstructed to fit the rules
kind-card = Focus cards ({ $count })
kind-leader = Leaders ({ $count })
kind-wonder = World wonders ({ $count })
kind-city_state = City-states and their diplomacy cards ({ $count })
kind-natural_wonder = Natural wonders ({ $count })
kind-pact = Diplomacy cards of each player ({ $count })
kind-agenda = Agendas ({ $count })
kind-victory_card = Victory cards ({ $count })
kind-terrain = Terrain ({ $count })
kind-resource = Resources ({ $count })
kind-tile = Tiles ({ $count })
kind-barbarian = Barbarians ({ $count })

## Help

signs = Spaces are called by tile and number: 7-3; type 7-3 alone to choose it, 2 7-3 for caravan 2. Terrain: { $terrains }. Players have the shapes ● ▲ ■ ◆: ● control token, ●+ reinforced, ●⌂ city, ●★ capital, ✓ mature, ♛ with a world wonder; ○ △ □ ◇ are their caravans. ◎ city-state, ✶ natural wonder, A to I barbarians; resources: { $resources }. ! beside a space: it can be chosen, with its difficulty below; × can be attacked. Focus rows: 3♣ is slot 3, which reaches forest; { $types }; ⇄ trade token, ◎ and ✶ tokens on the card (× used in this turn). ⚑ victory card, #3 the choice with that number.
example-notation = place 7-3
example-cards = stonehenge
example-word = caravan
