### The picture of World Wonders: English words

## Heading

round = Round { $round } of { $rounds }
to-move = { $player } to move
placing = { $player } places: { $item }
choosing = { $player } chooses what the automatic opponent discards
winner = { $player } wins
winner-shared = { $players } share the victory
opponent-wins = The automatic opponent wins
you = (you)

## A city

sidewalk = SIDEWALK
turn-order = { $position ->
    [1] 1st in turn order
    [2] 2nd in turn order
    [3] 3rd in turn order
   *[other] { $position }th in turn order
}
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
loan = loan
out = out of the round
pedestal = pedestal { $position }
coins = Coins
population = Population
of = { $count } of { $most }
score-now = Points so far
score-final = Points

## The table

market = Buildings on offer
below = { $count } below
sold = sold
supply = Roads, tower and pedestals
supply-solo = Roads and tower
display = Monuments on display
display-price = cost all your coins; { $count } more in the deck
next-to = by
goals = Common goals
goal-points = { $first } points, second { $second }
solo = Automatic opponent
solo-card = Last card
solo-none = no card yet
solo-top = first:
solo-middle = else:
solo-left = else the leftmost monument
solo-right = else the rightmost monument
solo-deck = { $count } cards in the deck
solo-monuments = Monuments: { $names }

## Key to the signs

key = Key
key-natural = natural resource
key-scoring = it scores
key-water = water
key-road = road
key-bridge = bridge
key-tower = tower
key-monument = monument
key-district = city district
key-population = population
key-ring = point
key-either = land or water
key-gap = gap

## For those who cannot see the picture

description-city = The city of { $player }:
description-numbers = Coins { $coins } of { $limit }, food { $food }, ceramics { $ceramics }, gears { $technology }, population { $population }, points { $points }.
description-empty = nothing built yet
description-thing = { $name } on { $spaces }
description-district = (a city district)
description-offer = Buildings on offer: { $things }.
description-priced = { $name } for { $price }
description-display = Monuments on display: { $things }.
