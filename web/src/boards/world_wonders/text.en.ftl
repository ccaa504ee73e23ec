### The board of World Wonders: English words

## The map

ww-sidewalk = SIDEWALK
ww-map-of = The map of { $player }. Arrows move the piece or the view, R turns it, N finds the next possible place, Enter confirms.
ww-city-of = The city of { $player }
ww-you = (you)
ww-my-city = My city
ww-cities = Cities in turn order
ww-round = Round { $round } of { $rounds }
ww-loan = loan
ww-out = out of the round
ww-turn-now = to move
ww-pedestal-chip = pedestal { $position }
ww-held = The piece is on { $spaces }; it may stand here.
ww-held-not = The piece is on { $spaces }; it may not stand here.
ww-seat-label = { $player }, number { $position } in turn order: { $coins } coins, population { $population }, points { $points }. { $state }

## The offer

ww-market = Buildings on offer
ww-supply = Roads, tower, pedestals, loan
ww-supply-solo = Roads, tower, loan
ww-display = Monuments
ww-display-note = · cost all your coins · { $count } in the deck
ww-display-empty = There are no monuments on display any more.
ww-sold = sold
ww-by = by
ww-short-long_road = Long road
ww-short-short_roads = Short roads
ww-short-tower = Tower
ww-short-pedestal_1 = 1st in order
ww-short-pedestal_2 = 2nd in order
ww-short-take_loan = Take a loan
ww-short-repay_loan = Repay loan
ww-stack-label = { $tile }, price { $price }, brings { $symbols }, { $left } left in the stack. { $state }
ww-stack-sold = Stack { $stack }, price { $price }: this building is sold, { $left } left in the stack.
ww-object-label = { $name }, price { $price }, { $count } on offer. { $state }
ww-monument-label = { $monument }, costs all coins, must stand by: { $needs }; brings { $gains }. { $state }
ww-state-free = Available.
ww-state-chosen = Chosen.
ww-state-barred = Not possible now.
ww-state-idle = { "" }
ww-state-gone = Sold.
ww-met = your city has it
ww-missing = your city lacks it

## Symbols

ww-symbol-food = food
ww-symbol-ceramics = ceramics
ww-symbol-technology = gears
ww-symbol-population = population
ww-symbol-rings = points
ww-symbol-coins = coins
ww-need-library = library
ww-need-farm = farm
ww-need-habitation = habitation
ww-need-market = market
ww-need-temple = temple
ww-need-road = road
ww-need-natural = natural resource
ww-need-water = water
ww-need-sidewalk = sidewalk

## Tracks and points

ww-at-coins = Coins: { $coins } of { $limit }
ww-at-food = Food: { $value } of { $last }
ww-at-ceramics = Ceramics: { $value } of { $last }
ww-at-technology = Gears: { $value } of { $last }
ww-at-population = Population: { $value } of { $last }
ww-track-coins = Coins for this round. A new round gives you seven again.
ww-track-food = Food: { $value } of { $last }. The population grows on spaces { $marks }.
ww-track-ceramics = Ceramics: { $value } of { $last }. The population grows on spaces { $marks }.
ww-track-technology = Gears: { $value } of { $last }. The population grows on spaces { $marks }.
ww-track-population = Population: { $value } of { $last }. Spaces { $marks } bring points. On the last space the game ends with this round.
ww-points-label = Points if the game ended now: { $total }
ww-points-now = If the game ended now
ww-points-final = Final points
ww-points-change = { $change } VP
ww-goals = Common goals
ww-goal-standing = { $player }: { $value } ({ $points ->
    [0] no points
   *[other] +{ $points } VP
})
ww-goal-worth = First place { $first } VP, second { $second } VP

## The automatic opponent

ww-solo = Automatic opponent
ww-solo-score = You { $mine }, the opponent { $other }
ww-solo-none = No card yet.
ww-solo-deck = { $count } in the deck
ww-solo-top = first
ww-solo-middle = else
ww-solo-left = leftmost monument
ww-solo-right = rightmost monument
ww-solo-reshuffle = All cards are shuffled and a new one is revealed at once.

## Questions

ww-ask-buy = What will you buy?
ww-ask-place = Place: { $item }
ww-ask-pedestal = Buy: { $pedestal }?
ww-ask-discard = Discard: { $tile }?
ww-ask-take_loan = Take a loan?
ww-ask-repay_loan = Repay the loan?
ww-over = The game is over.
ww-waiting-buy = { $player } is buying.
ww-waiting-place = { $player } is placing a piece.
ww-waiting-place_start_road = { $player } is placing the starting road.
ww-waiting-choose_discard = { $player } is choosing a building to discard.
ww-hint-place = Spaces in reach glow; a dot shows where you may hold the piece.
ww-hint-several = Buy it first, then place the pieces one after another. { $count ->
    [one] { $count } coin will be left.
   *[other] { $count } coins will be left.
}
ww-pieces-left = { $count ->
    [one] { $count } piece left.
   *[other] { $count } pieces left.
}
ww-coins-left = { $count ->
    [one] { $count } coin left.
   *[other] { $count } coins left.
}
ww-which-piece = Which piece now
ww-piece-label = Piece of size { $size }, { $count } left
ww-turn = Turn
ww-cancel = Cancel
ww-place = Place
ww-build-for = Build for { $price }
ww-buy-for = Buy for { $price }
ww-confirm-buy = Buy
ww-confirm-discard = Discard
ww-confirm-take_loan = Take the loan
ww-confirm-repay_loan = Repay

## Explanations

ww-loan-about = You have { $extra_coins } more coins this round. Repaying later costs { $repayment } coins; an unpaid loan costs { $penalty } points at the end.
ww-repay-about = You pay { $repayment } coins, { $left ->
    [0] none is left and you are out of the round.
    [one] { $left } is left.
   *[other] { $left } are left.
}
ww-about-long_road = A straight road over four spaces. Its ends lie on land, the middle may cross water as a bridge. It joins a road, the sidewalk or a tower.
ww-about-short_roads = Two roads of 2×1 and one of 1×1, all on land. They are placed one after another, and each joins a road, the sidewalk or a tower.
ww-about-tower = One land space beside any object. Further roads may start at a tower.
ww-about-pedestal_1 = You play first in the next round.
ww-about-pedestal_2 = You play second in the next round.
ww-ground = Ground
ww-ground-land = land
ww-ground-water = water
ww-ground-either = land or water
ww-ground-gap = gap
ww-ground-natural = natural resource
ww-next-to = Must stand by
ww-brings = Brings
ww-arrangement-free_adjacent = The parts are placed one after another and must touch by their sides.
ww-arrangement-fixed_with_gap = There is a gap between the parts; anything may be in it.
ww-in-city = In your city
ww-pays = Price { $price }, you have { $coins }
ww-places = { $count ->
    [0] It fits nowhere.
    [one] { $count } possible place
   *[other] { $count } possible places
}
ww-is-district = A city district: closed in on all sides, it brings a point.
ww-no-district = Not a district: there is free plain land beside it.
ww-nature-scores = It is next to an object and brings a point.
ww-nature-not = It will bring a point once an object stands beside it.
ww-free = A free space.

## The position in words

ww-text-table = The table
ww-text-round = Round { $round } of { $rounds }. Turn order: { $order }.
ww-text-turn = { $player } decides.
ww-text-over = The game is over: { $places }.
ww-text-place = place { $place } { $player }
ww-text-offer = On offer
ww-text-shapes = Shape by rows (/ between rows, + between parts): L land, W water, E either, * gap, . nothing.
ww-text-tile = { $tile }: price { $price }, { $symbols }; shape { $shape }; { $left } left in the stack.
ww-text-sold = Stack { $stack }: sold; { $left } left.
ww-text-object = { $name }: { $count } on offer, price { $price }.
ww-text-pedestals = Pedestals on offer: { $names }.
ww-text-removed = Buildings that left the game: { $names }.
ww-text-monument = { $monument }: must stand by: { $needs }; shape { $shape }; brings { $gains }.
ww-text-deck = Monuments in the deck: { $count }.
ww-text-none = nothing
ww-text-placing = Being placed: { $item }; pieces left: { $pieces }; placed already: { $cells }.
ww-text-city = City of { $player }
ww-text-map = { $map }. Coins { $coins } of { $limit }, spent { $spent }. { $state }
ww-text-markers = Food { $food }, ceramics { $ceramics }, gears { $technology }, population { $population }.
ww-text-thing = { $name }: { $cells }{ $district ->
    [yes] { " " }(city district)
   *[no] { "" }
}
ww-text-empty = Nothing stands on the map yet.
ww-text-water = Water: { $cells }.
ww-text-nature = Free natural resources: { $cells }; scoring: { $scoring }.
ww-text-points = Points now: { $total } ({ $parts }).
ww-text-monuments = Monuments: { $names }.
ww-text-goal = { $goal } ({ $first } and { $second } VP): { $text } { $standings }.
ww-text-solo = Score { $score }. Cards in the deck: { $deck }. Used cards: { $used }. Monuments: { $monuments }.
ww-text-card = { $card }: first { $top }, else { $middle }, else { $arrow }.
