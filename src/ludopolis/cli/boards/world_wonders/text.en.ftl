### World Wonders in the terminal: English text

## The table

sidewalk = sidewalk
round = round { $round } of { $rounds }
order = turn order
is-out = (out)
tag-out = out
tag-loan = loan
market = Buildings on offer
monuments = Monuments
all-coins = each costs all coins you have left ({ $coins })
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
sold = sold
automatic = Automatic opponent
solo-deck = { $count ->
    [one] { $count } solo card left
   *[other] { $count } solo cards left
}
solo-parts = discards { $top }; else { $middle }; else takes the monument { $arrow }
solo-reshuffle = shuffle all solo cards and reveal another
need-road = road
need-natural = nature
need-water = water
need-sidewalk = sidewalk
places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
several-pieces = several pieces
pedestal-note = position { $position } in the next round
loan-note = +{ $coins }● now; repay { $repayment }● later or lose { $penalty }VP
price-note = It costs { $price } of your { $coins }; { $left } remain (R4.1).
markers-note = Markers: { $moves } (R9.1, R9.2).
leave-note = You cannot buy anything, so you are out until the next round (R3.5).
covers = It covers: { $spaces }
place-how = Type for example { $example } (? { $example } shows it). ● or ○ in a drawing is the corner that names the place; on the map 0–3 are the rotations that fit, ● all of them, −2 all but r2.
place-how-alone = Type for example { $example } (? { $example } shows it), or just { $space }, where one thing fits. ● or ○ in a drawing is the corner that names the place; on the map 0–3 are the rotations that fit, ● all of them, −2 all but r2.
place-few = Type a number, or for example { $example } (? { $example } shows it). The numbers on the map are these choices, with … if there are more; ● or ○ in a drawing is the corner that stands on the space named.
tag-pedestal = pedestal { $position }
place-what = Place on your map: { $item }.
buy-what = Buy something: you have { $coins }.
place-several = On { $space } more than one fits: { $choices }. Type one of them.
place-nowhere = Nothing fits with its top left corner on { $space }. The marked spaces are possible.
prompt-place = Where (as in { $example }, ? for help):
from-rulebook = rulebook
from-public = public
from-reconstructed = reconstructed
data-note = Note in the data
arranged-single = one piece
arranged-free = several parts, placed as you like so long as they hang together (R6.5)
arranged-gap = placed as a whole; * is any space, free or covered (R6.2)
goal-points = First place { $first }VP, second place { $second }VP (R10.2)
in-box = { $count } in the box
map-counts = ≈ water { $water }, ♣ natural resources { $natural }
secret-stack = Stack { $stack } from the top
secret-deck = Monument deck from the top
secret-solo = Solo deck from the top

## Lists

legend = { $types }; { $resources }, ☻ population, ◎ ring (1 VP), ● coin. Ground: L land, W water, E either, * any space. Reconstructed items were found nowhere and designed to fit; ¹ single facts come from elsewhere (R14.1). One item in full: ludopolis cards world_wonders NAME
column-name = Name
column-source = Source
column-type = Type
column-gains = Gains
column-id = Id
column-footprint = Footprint
column-next-to = Next to
column-compares = Compares
column-places = VP 1st/2nd
column-parts = Parts from top to bottom
column-shape = Shape
column-position = From the left
column-count = In the box
column-ground = Ground
column-track = Spaces, symbols on
kind-tile = Building tiles ({ $count })
kind-monument = Monuments ({ $count })
kind-goal = Common goals ({ $count })
kind-solo_card = Solo cards ({ $count })
kind-stack = Stacks ({ $count })
kind-type = Building types ({ $count })
kind-object = Roads and towers ({ $count })
kind-pedestal = Pedestals ({ $count })
kind-map = Maps ({ $count })
kind-track = Track boards ({ $count })

## Help

signs = Places: r0 c4 = rotation r0 with the top left corner on c4; c4 alone if only one piece and rotation fits; p2 r0 c4 if there are several pieces. Signs: · land, ♣ natural resource, ≈ water, ▒ road, ∩ bridge, ♜ tower, ▲1 monument 1, { $types }; in small maps B1, B2 are different libraries; ✓ district. Ground of monuments: L land, W water, E either, * any space. ● coin, { $resources }, ☻ population, ◎ ring (1 VP). On tracks ☻ or ◎ is printed on that space. Points: ☻ population, ↓ scarcest resource, ▲ monuments, ♣ natural resources, ✓ districts, ● loan, ⚑ goals. #3 is the choice that buys it, +8 the tiles left below.
example-notation = place p1 r0 c4
example-cards = moai
example-word = bridge
