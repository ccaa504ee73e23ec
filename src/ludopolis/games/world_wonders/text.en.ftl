### World Wonders: English text

## The game

game = World Wonders
    .tagline = A few coins a round and one map to fill with roads, buildings and wonders.

## Building tiles (type, shape of the stack, number)

tile-l3_b1 = Library – corner 1
tile-l3_b2 = Library – corner 2
tile-l3_f1 = Farm – corner 1
tile-l3_f2 = Farm – corner 2
tile-l3_h1 = Habitation – corner 1
tile-l3_h2 = Habitation – corner 2
tile-l3_m1 = Market – corner 1
tile-l3_m2 = Market – corner 2
tile-l3_t1 = Temple – corner 1
tile-l3_t2 = Temple – corner 2
tile-i3_b1 = Library – bar 1
tile-i3_b2 = Library – bar 2
tile-i3_f1 = Farm – bar 1
tile-i3_f2 = Farm – bar 2
tile-i3_h1 = Habitation – bar 1
tile-i3_h2 = Habitation – bar 2
tile-i3_m1 = Market – bar 1
tile-i3_m2 = Market – bar 2
tile-i3_t1 = Temple – bar 1
tile-i3_t2 = Temple – bar 2
tile-t4_b1 = Library – tee 1
tile-t4_b2 = Library – tee 2
tile-t4_f1 = Farm – tee 1
tile-t4_f2 = Farm – tee 2
tile-t4_h1 = Habitation – tee 1
tile-t4_h2 = Habitation – tee 2
tile-t4_m1 = Market – tee 1
tile-t4_m2 = Market – tee 2
tile-t4_t1 = Temple – tee 1
tile-t4_t2 = Temple – tee 2
tile-s4_b1 = Library – zigzag 1
tile-s4_b2 = Library – zigzag 2
tile-s4_f1 = Farm – zigzag 1
tile-s4_f2 = Farm – zigzag 2
tile-s4_h1 = Habitation – zigzag 1
tile-s4_h2 = Habitation – zigzag 2
tile-s4_m1 = Market – zigzag 1
tile-s4_m2 = Market – zigzag 2
tile-s4_t1 = Temple – zigzag 1
tile-s4_t2 = Temple – zigzag 2
tile-p5_b1 = Library – flag 1
tile-p5_b2 = Library – flag 2
tile-p5_f1 = Farm – flag 1
tile-p5_f2 = Farm – flag 2
tile-p5_h1 = Habitation – flag 1
tile-p5_h2 = Habitation – flag 2
tile-p5_m1 = Market – flag 1
tile-p5_m2 = Market – flag 2
tile-p5_t1 = Temple – flag 1
tile-p5_t2 = Temple – flag 2
tile-h6_b1 = Library – hat 1
tile-h6_b2 = Library – hat 2
tile-h6_f1 = Farm – hat 1
tile-h6_f2 = Farm – hat 2
tile-h6_h1 = Habitation – hat 1
tile-h6_h2 = Habitation – hat 2
tile-h6_m1 = Market – hat 1
tile-h6_m2 = Market – hat 2
tile-h6_t1 = Temple – hat 1
tile-h6_t2 = Temple – hat 2
tile-o4_b1 = Library – square 1
tile-o4_b2 = Library – square 2
tile-o4_f1 = Farm – square 1
tile-o4_f2 = Farm – square 2
tile-o4_h1 = Habitation – square 1
tile-o4_h2 = Habitation – square 2
tile-o4_m1 = Market – square 1
tile-o4_m2 = Market – square 2
tile-o4_t1 = Temple – square 1
tile-o4_t2 = Temple – square 2
tile-w5_b1 = Library – stairs 1
tile-w5_b2 = Library – stairs 2
tile-w5_f1 = Farm – stairs 1
tile-w5_f2 = Farm – stairs 2
tile-w5_h1 = Habitation – stairs 1
tile-w5_h2 = Habitation – stairs 2
tile-w5_m1 = Market – stairs 1
tile-w5_m2 = Market – stairs 2
tile-w5_t1 = Temple – stairs 1
tile-w5_t2 = Temple – stairs 2

## Stacks of building tiles

stack-l3 = Corner
stack-i3 = Bar
stack-t4 = Tee
stack-s4 = Zigzag
stack-p5 = Flag
stack-h6 = Hat
stack-o4 = Square
stack-w5 = Stairs

## Building types

type-library = Library
type-farm = Farm
type-habitation = Habitation
type-market = Market
type-temple = Temple

## Monuments

monument-ziggurat = Ziggurat
    .note = Mesopotamian builders raised its terraces of mud brick, and priests climbed to the shrine at the top.
monument-pyramids_of_giza = Giza Pyramid Complex
    .note = For more than three thousand years the tomb of Khufu was the tallest thing people had ever built.
monument-obelisks = Obelisks
    .note = Egyptian masons cut them from single blocks of Aswan granite, and several of them now adorn the squares of Rome.
monument-trojan_horse = Trojan Horse
    .note = The Iliad ends before the horse appears; the story is told in the Odyssey and, much later, by Virgil.
monument-ishtar_gate = Ishtar Gate
    .note = Dragons and bulls of glazed brick watched over the Processional Way of Babylon; the gate was rebuilt in Berlin from excavated fragments.
monument-amphitheatre = Theater
    .note = Greek towns laid their stone seats against a hillside, where even the back rows could hear an actor's voice.
monument-parthenon = The Parthenon
    .note = Its columns swell slightly and lean inwards, which makes the temple on the Acropolis look perfectly straight.
monument-harbour_of_carthage = The Port of Carthage
    .note = Behind a basin for merchants lay a round war harbour whose sheds, says Appian, had room for 220 ships.
monument-aqueduct = Aqueduct
    .note = A fall of a few hand-widths per kilometre was enough to bring spring water to a Roman city from many miles away.
monument-petra = Petra
    .note = The Nabataeans lived on the caravan trade in incense and stored every drop of rain in cisterns cut into the rock.
monument-lighthouse_of_pharos = The Lighthouse of Alexandria
    .note = It guided ships for well over a thousand years, and several languages still call a lighthouse after its island.
monument-great_wall = The Great Wall of China
    .note = It is not one wall but many, of rammed earth, stone and brick, and most of what visitors see today was built by the Ming.
monument-roman_bridge = Roman Bridge
    .note = Romans set bridge piers in the middle of rivers with the help of concrete that hardens under water.
monument-colosseum = The Colosseum
    .note = It stands where Nero had dug the lake of his private palace, a site that Vespasian gave back to the people of Rome.
monument-hippodrome = Hippodrome
    .note = In Constantinople the rival racing fans, the Blues and the Greens, once joined in a revolt that nearly cost Justinian his throne.
monument-chichen_itza = El Castillo / Chichen Itza
    .note = Around the equinoxes the afternoon sun draws the shadow of a serpent down its northern stairway.
monument-shitennoji = Shitennō-ji
    .note = Carpenters from Korea came to build it, and the firm that traces its beginning to them worked in Osaka for fourteen centuries.
monument-angkor_wat = Angkor Wat
    .note = Suryavarman II dedicated it to Vishnu, it later became a Buddhist temple, and today it is on the flag of Cambodia.
monument-moai = Moai
    .note = Most of them were carved in one quarry, the crater of Rano Raraku, where hundreds of them remain to this day.
monument-machu_picchu = Machu Picchu
    .note = Inca masons fitted its stones without mortar, so tightly that the walls have outlasted centuries of earthquakes.
monument-thien_mu_pagoda = Thien Mu Pagoda
    .note = Nguyen Hoang had it founded above the Perfume River, where legend promised a lord who would bring the land prosperity.

## Common goals

goal-enclosed_land = Enclosed field
    .text = The size of the largest connected area of free plain land closed in by objects, natural resources and water. It must touch neither a map edge nor the sidewalk.
goal-longest_road = Longest road
    .text = The number of spaces in the largest connected network of roads, bridges included.
goal-most_monuments = Most monuments
    .text = The number of monuments.
goal-buildings_natural = By nature
    .text = The number of buildings next to a visible natural resource.
goal-buildings_water = Waterfront
    .text = The number of buildings next to visible water.
goal-count_b = Most libraries
    .text = The number of libraries.
goal-count_m = Most markets
    .text = The number of markets.
goal-count_t = Most temples
    .text = The number of temples.
goal-track_food = Furthest on food
    .text = The position of the marker on the food track.
goal-track_ceramics = Furthest on ceramics
    .text = The position of the marker on the ceramics track.
goal-track_technology = Furthest on gears
    .text = The position of the marker on the gears track.
goal-group_f = Largest group of farms
    .text = The number of farms in the largest group of farms next to each other.
goal-group_h = Largest group of habitations
    .text = The number of habitations in the largest group of habitations next to each other.
goal-buildings_edge = Edge of the map
    .text = The number of buildings touching the left, right or top edge of the map. The sidewalk does not count.
goal-district_types = All kinds of districts
    .text = The number of different building types among the city districts, the completely surrounded buildings.

## Solo cards

solo_card-solo_01 = Solo card 1
solo_card-solo_02 = Solo card 2
solo_card-solo_03 = Solo card 3
solo_card-solo_04 = Solo card 4
solo_card-solo_05 = Solo card 5
solo_card-solo_06 = Solo card 6
solo_card-solo_07 = Solo card 7
solo_card-solo_08 = Solo card 8
solo_card-solo_09 = Solo card 9
solo_card-solo_10 = Solo card 10
solo_card-solo_11 = Solo card 11
solo_card-solo_12 = Solo card 12
solo_card-solo_13 = Solo card 13
solo_card-solo_14 = Reshuffle card
    .text = All cards are shuffled and a new one is revealed at once.

## Resources

resource-food = Food
resource-ceramics = Ceramics
resource-technology = Gears

## Other objects on offer

object-long_road = Long road
    .text = A straight road. Its ends lie on land, the middle may cross water as a bridge. It joins a road, the sidewalk or a tower.
object-tower = Tower
    .text = It stands on land beside any object. Further roads may start at a tower.
object-short_road_2 = Short road 2×1
object-short_road_1 = Short road 1×1
object-short_roads = Set of short roads
    .text = Short roads on land. They are placed one after another, and each joins a road, the sidewalk or a tower.
offer-any_building = Any building
pedestal-pedestal_1 = First player's pedestal
    .text = You play first in the next round.
pedestal-pedestal_2 = Second player's pedestal
    .text = You play second in the next round.
arrangement-free_adjacent = The parts are placed one after another and must touch by their sides.
arrangement-fixed_with_gap = There is a gap between the parts; anything may be in it.

## Maps and track boards

map-a = Map with a lake
map-b1 = Map with rivers 1
map-b2 = Map with rivers 2
map-b3 = Map with rivers 3
map-b4 = Map with rivers 4
map-b5 = Map with rivers 5
track-a = Track board A
track-b = Track board B
about-monuments = cost all your coins
about-coins = Coins for this round. A new round gives you { $coins } again.
about-food = Food: { $value } of { $last }. The population grows on spaces { $marks }.
about-ceramics = Ceramics: { $value } of { $last }. The population grows on spaces { $marks }.
about-technology = Gears: { $value } of { $last }. The population grows on spaces { $marks }.
about-population = Population: { $value } of { $last }. Spaces { $marks } bring points. On the last space the game ends with this round.

## Pieces and rotations

piece-p1 = first piece
piece-p2 = second piece
piece-p3 = third piece
rotation-r0 = not rotated
rotation-r1 = rotated by 90°
rotation-r2 = rotated by 180°
rotation-r3 = rotated by 270°

## Options

option-map_side = Side of the city maps
    .text = Which side of the maps everybody builds on.
option-map_side-a = Side A: a lake, the same map for everybody
option-map_side-b = Side B: rivers, a different map for each player

option-track_side = Side of the track boards
    .text = The sides differ in which spaces of the tracks have population symbols and rings.
option-track_side-a = Side A
option-track_side-b = Side B

option-common_goals = Common goals
    .text = The advanced variant: common goals bring points to the two best players at the end. It has no effect with one player.
option-common_goals-no = No, without goals
option-common_goals-yes = Yes

option-solo_difficulty = Difficulty of the solo game
    .text = How the score of the automatic opponent is counted. It matters only with one player.
option-solo_difficulty-easy = Easy: the sum of your three resources
option-solo_difficulty-hard = Hard: the rings on the opponent's monuments are added

option-solo_building_choice = Which building the automatic opponent discards
    .text = Who decides when several buildings match a solo card. It matters only with one player.
option-solo_building_choice-player = You choose it
option-solo_building_choice-dearest = The dearest one, among equals the rightmost

option-start_order = Turn order of the first round
    .text = How the first turn order is set. By seats you can let novices begin: give them the lower seats.
option-start_order-random = At random
option-start_order-by_seat = By seats, lower seats begin

## Decisions

decision-place_start_road = Place your starting long road so that it touches the sidewalk.
decision-buy = Buy one thing: a building, a road, the tower, a pedestal or a monument. Before that you may take or repay a loan.
decision-place = Place a piece on your map.
decision-choose_discard = Choose the building that the automatic opponent discards.

## Actions

action-build = Buy the building { $tile }
action-monument = Build the monument { $monument }
action-long_road = Buy a long road
action-tower = Buy the tower
action-short_roads = Buy a set of short roads
action-pedestal = Buy: { $pedestal }
action-take_loan = Take a loan
    .text = You have { $extra_coins } more coins this round. Repaying later costs { $repayment } coins; an unpaid loan costs { $penalty } points at the end.
action-repay_loan = Repay the loan
    .text = You pay { $repayment } coins. An unpaid loan costs { $penalty } points at the end.
action-leave = Drop out of the round
action-discard = Discard { $tile }
action-place = Place the { $piece } on { $space }, { $rotation }

## Events

event-map_dealt = { $player } builds on: { $map }.
event-order = Place { $position } in the turn order: { $player }.
event-round_begins = Round { $round } begins.
event-tile_removed = Nobody bought { $tile }: it leaves the game.
event-revealed = New building on offer: { $tile }.
event-monument_revealed = New monument on display: { $monument }.
event-goal_revealed = Common goal of this game: { $goal }.
event-start_road = { $player } places the starting road.
event-building_bought = { $player } buys { $tile } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-monument_bought = { $player } builds the monument { $monument } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-object_bought = { $player } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and buys: { $object }.
event-pedestal_bought = { $player } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and buys: { $pedestal }.
event-placed = { $player } places a piece on { $space }, { $rotation }.
event-gained = { $player } gains: { $food ->
    [0] { "" }
   *[other] food +{ $food }{ $ceramics ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $ceramics ->
    [0] { "" }
   *[other] ceramics +{ $ceramics }
}{ $technology ->
    [0] { "" }
   *[other] { $food ->
        [0] { $ceramics ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }gears +{ $technology }
}.
event-population_grew = { $player } moves the population marker { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, to { $position }.
event-population_full = { $player } reaches the last space of the population track: the game ends with this round.
event-loan_taken = { $player } takes a loan.
event-loan_repaid = { $player } repays the loan with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-out = { $player } has spent all coins and is out of the round.
event-dropped_out = { $player } cannot buy anything and drops out of the round with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left.
event-solo_card = The automatic opponent reveals: { $solo_card }.
event-solo_reshuffled = All solo cards are shuffled into a new deck.
event-solo_tile = The automatic opponent discards { $tile }.
event-solo_object = The automatic opponent discards: { $object }.
event-solo_monument = The automatic opponent takes the monument { $monument }.
event-solo_nothing = Nothing on the card is possible, so the automatic opponent does nothing.
event-game_over = The game is over.

## Refusals

refusal-over = The game is over, so no further move is possible. You can look at the result or start a new game.
refusal-wrong_decision = The game is waiting for a different decision now. { $expected }
refusal-not_on_offer = The building { $tile } is not on offer. Choose one of the buildings below the stacks.
refusal-not_on_display = The monument { $monument } is not on display. Choose one of those that are.
refusal-none_left = There is none left on offer: { $object }. Buy something else; the offer is refilled in the next round.
refusal-too_expensive = This costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins } left. Buy something cheaper, or take a loan first if you may.
refusal-no_place_tile = There is no place on your map for { $tile }: it needs free land next to a road or to a building of the same type. Buy something else, perhaps a road that makes room.
refusal-no_place_monument = No place on your map meets all the conditions of { $monument }. Look at its shape, its terrain and what it must be next to, or buy something else.
refusal-no_place_object = There is no place on your map where this could be put: { $object }. Buy something else.
refusal-no_pedestals = The solo game has no pedestals. Buy something else.
refusal-pedestal_taken = This pedestal has already been bought in this round: { $pedestal }. Choose the other one if it is free, or buy something else.
refusal-pedestal_held = You already have a pedestal, and one is the limit in a round. Buy something else.
refusal-loan_unpaid = You still have an unpaid loan, so you cannot take another. Repay it first.
refusal-loan_this_round = You have already taken a loan in this round, and one is the limit. You can take another in a later round.
refusal-no_loan = You have no loan to repay. Buy something.
refusal-loan_same_turn = A loan cannot be repaid in the turn in which it was taken. Buy something now and repay the loan in a later turn.
refusal-loan_coins = Repaying the loan costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins } left. Repay it in a later round, at the start of a turn with enough coins.
refusal-must_buy = You can drop out of the round only when you cannot buy anything, and you still can. Choose one of the possible purchases.
refusal-not_matching = The building { $tile } does not match the solo card. Choose one of the buildings that do.
refusal-no_such_piece = There is no such piece left to place: { $piece }. Place one of those that remain.
refusal-same_rotation = With this rotation ({ $rotation }) the piece looks the same as with a smaller one. Use the smaller rotation.
refusal-outside = From { $space } the piece would reach over the edge of the map. Choose another space or another rotation; the space is the top left corner of the piece.
refusal-occupied = The space { $space } is already taken. Choose a place where all spaces are free.
refusal-wrong_terrain = The space { $space } has the wrong terrain for this part of the piece. Roads, towers and buildings stand on land, only the middle of a long road may cross water; a monument shows its terrain on the card.
refusal-start_sidewalk = The starting road must touch the sidewalk. Place it so that it covers at least one space of row 12.
refusal-road_alone = A road must be next to another road, the sidewalk or a tower, and a corner is not enough. Choose a place that continues one of them.
refusal-tower_alone = A tower must be next to a road, a building, a monument or another tower; the sidewalk is not enough. Choose a place next to one of them.
refusal-building_alone = A building must be next to a road or to a building of the same type ({ $type }). Choose a place that touches one of them with a side.
refusal-next_to_type = This monument must be next to a building of this type: { $type }. Choose a place that touches one with a side.
refusal-next_to_road = This monument must be next to a road; the sidewalk is not one. Choose a place that touches a road with a side.
refusal-next_to_natural = This monument must be next to a visible natural resource. Choose a place that touches one and does not cover it.
refusal-next_to_water = This monument must be next to visible water that it does not cover itself. Choose a place that touches some.
refusal-next_to_sidewalk = This monument must be next to the sidewalk. Choose a place that covers at least one space of row 12.
refusal-parts_apart = The parts of this monument must hang together. Place this part so that it touches a part already placed with a side.
refusal-rest_blocked = This way the whole could not be completed: the remaining pieces would have no place, or the monument would lack a neighbour it needs. Choose another place.

## Scoring

score-population = Population
score-scarcest = Scarcest resource
score-monuments = Monuments
score-natural = Natural resources
score-districts = City districts
score-loan = Unpaid loan
score-goals = Common goals
score-opponent = Automatic opponent
score-total = Total

## Ends of the game

end-population = End by population
end-rounds = End after the last round

## Groups in statistics

group-monument = Monuments
group-tile = Building tiles
group-object = Roads and towers
group-pedestal = Pedestals
