### The board of World Wonders: English words

## The map

ui-sidewalk = SIDEWALK
ui-map-of = The map of { $player }. Arrows move the piece or the view, R turns it, N finds the next possible place, Enter confirms.
ui-city-of = The city of { $player }
ui-you = (you)
ui-my-city = My city
ui-cities = Cities in turn order
ui-round = Round { $round } of { $rounds }
ui-loan = loan
ui-out = out of the round
ui-turn-now = to move
ui-pedestal-chip = pedestal { $position }
ui-held = The piece is on { $spaces }; it may stand here.
ui-held-not = The piece is on { $spaces }; it may not stand here.
ui-seat-label = { $player }, number { $position } in turn order: { $coins } coins, population { $population }, points { $points }. { $state }

## The offer

ui-market = Buildings on offer
ui-supply = Roads, tower, pedestals, loan
ui-supply-solo = Roads, tower, loan
ui-display = Monuments
ui-display-note = · { $about } · { $count } in the deck
ui-display-empty = There are no monuments on display any more.
ui-sold = sold
ui-by = by
ui-short-long_road = Long road
ui-short-short_roads = Short roads
ui-short-tower = Tower
ui-short-pedestal_1 = 1st in order
ui-short-pedestal_2 = 2nd in order
ui-short-take_loan = Take a loan
ui-short-repay_loan = Repay loan
ui-stack-label = { $tile }, price { $price }, brings { $symbols }, { $left } left in the stack.
ui-stack-sold = Stack { $stack }, price { $price }: this building is sold, { $left } left in the stack.
ui-object-label = { $name }, price { $price }, { $count } on offer.
ui-monument-label = { $monument }, price { $price }, must stand by: { $needs }; brings { $gains }.
ui-state-avail = Available.
ui-state-sel = Chosen.
ui-state-barred = Not possible now.
ui-state-idle = { "" }
ui-state-gone = Sold.
ui-met = your city has it
ui-missing = your city lacks it

## Symbols

ui-symbol-food = food
ui-symbol-ceramics = ceramics
ui-symbol-technology = gears
ui-symbol-population = population
ui-symbol-rings = points
ui-symbol-coins = coins
ui-need-library = library
ui-need-farm = farm
ui-need-habitation = habitation
ui-need-market = market
ui-need-temple = temple
ui-need-road = road
ui-need-natural = natural resource
ui-need-water = water
ui-need-sidewalk = sidewalk

## Tracks and points

ui-marker-food = Food
ui-marker-ceramics = Ceramics
ui-marker-technology = Gears
ui-marker-population = Population
ui-marker-coins = Coins
ui-at-coins = Coins: { $coins } of { $limit }
ui-at-food = Food: { $value } of { $last }
ui-at-ceramics = Ceramics: { $value } of { $last }
ui-at-technology = Gears: { $value } of { $last }
ui-at-population = Population: { $value } of { $last }
ui-points-label = Points if the game ended now: { $total }
ui-points-now = If the game ended now
ui-points-final = Final points
ui-points-change = { $change } VP
ui-goals = Common goals
ui-goal-standing = { $player }: { $value } ({ $points ->
    [0] no points
   *[other] +{ $points } VP
})
ui-goal-worth = First place { $first } VP, second { $second } VP

## The automatic opponent

ui-solo = Automatic opponent
ui-solo-score = You { $mine }, the opponent { $other }
ui-solo-none = No card yet.
ui-solo-deck = { $count } in the deck
ui-solo-top = first
ui-solo-middle = else
ui-solo-left = leftmost monument
ui-solo-right = rightmost monument

## Questions

ui-ask-what = What will you buy?
ui-ask-place = Place: { $item }
ui-ask-buy = Buy: { $name }?
ui-ask-discard = Discard: { $name }?
ui-ask-take_loan = Take a loan?
ui-ask-repay_loan = Repay the loan?
ui-over = The game is over.
ui-waiting-buy = { $player } is buying.
ui-waiting-place = { $player } is placing a piece.
ui-waiting-place_start_road = { $player } is placing the starting road.
ui-waiting-choose_discard = { $player } is choosing a building to discard.
ui-hint-place = Spaces in reach glow; a dot shows where you may hold the piece.
ui-hint-later = Where it fits is not known now: buy it, then place it.
ui-pieces-left = { $count ->
    [one] { $count } piece left.
   *[other] { $count } pieces left.
}
ui-coins-left = { $count ->
    [one] { $count } coin left.
   *[other] { $count } coins left.
}
ui-which-piece = Which piece now
ui-piece-label = Piece of size { $size }, { $count } left
ui-turn = Turn
ui-cancel = Cancel
ui-place = Place
ui-build-for = Build for { $price }
ui-buy-for = Buy for { $price }
ui-confirm-buy = Buy
ui-confirm-discard = Discard
ui-confirm-take_loan = Take the loan
ui-confirm-repay_loan = Repay

## Explanations

ui-kind-tile = Building
ui-kind-stack = Stack of buildings
ui-kind-monument = Monument
ui-kind-object = Object
ui-kind-pedestal = Pedestal
ui-kind-loan = Loan
ui-kind-goal = Common goal
ui-kind-solo_card = Card of the opponent
ui-kind-score = Points
ui-ground = Ground
ui-ground-land = land
ui-ground-water = water
ui-ground-either = land or water
ui-ground-gap = gap
ui-ground-natural = natural resource
ui-next-to = Must stand by
ui-brings = Brings
ui-in-city = In your city
ui-pays = Price { $price }, you have { $coins }
ui-places = { $count ->
    [0] It fits nowhere.
    [one] { $count } possible place
   *[other] { $count } possible places
}
ui-is-district = A city district: it brings points.
ui-no-district = Not a city district.
ui-nature-scores = It brings points.
ui-nature-not = It does not bring points yet.
ui-free = A free space.

## The position in words

ui-text-table = The table
ui-text-round = Round { $round } of { $rounds }. Turn order: { $order }.
ui-text-turn = { $player } decides.
ui-text-over = The game is over: { $places }.
ui-text-place = place { $place } { $player }
ui-text-offer = On offer
ui-text-shapes = Shape by rows (/ between rows, + between parts): L land, W water, E either, * gap, . nothing.
ui-text-tile = { $tile }: price { $price }, { $symbols }; shape { $shape }; { $left } left in the stack.
ui-text-sold = Stack { $stack }: sold; { $left } left.
ui-text-object = { $name }: { $count } on offer, price { $price }.
ui-text-pedestals = Pedestals on offer: { $names }.
ui-text-removed = Buildings that left the game: { $names }.
ui-text-monument = { $monument }: must stand by: { $needs }; shape { $shape }; brings { $gains }.
ui-text-deck = Monuments in the deck: { $count }.
ui-text-none = nothing
ui-text-placing = Being placed: { $item }; pieces left: { $pieces }; placed already: { $cells }.
ui-text-city = City of { $player }
ui-text-map = { $map }. Coins { $coins } of { $limit }, spent { $spent }. { $state }
ui-text-markers = Food { $food }, ceramics { $ceramics }, gears { $technology }, population { $population }.
ui-text-thing = { $name }: { $cells }{ $district ->
    [yes] { " " }(city district)
   *[no] { "" }
}
ui-text-empty = Nothing stands on the map yet.
ui-text-water = Water: { $cells }.
ui-text-nature = Free natural resources: { $cells }; scoring: { $scoring }.
ui-text-points = Points now: { $total } ({ $parts }).
ui-text-monuments = Monuments: { $names }.
ui-text-goal = { $goal } ({ $first } and { $second } VP): { $text } { $standings }.
ui-text-solo = Score { $score }. Cards in the deck: { $deck }. Used cards: { $used }. Monuments: { $monuments }.
ui-text-card = { $card }: first { $top }, else { $middle }, else { $arrow }.
