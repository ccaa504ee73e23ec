### The board of A New Dawn: English words

## The map

ui-map = Map
ui-may-choose = can be chosen
ui-changed = new since your last move
ui-difficulty = Difficulty { $difficulty }
ui-mature = mature
ui-piece-token = control token of { $player }
ui-piece-reinforced = reinforced control token of { $player }
ui-piece-city = city of { $player }
ui-piece-capital = capital of { $player }
ui-caravan-of = caravan of { $player }
ui-caravan-card = on the card
ui-city-state = city-state { $name }
ui-natural-wonder = natural wonder { $name }
ui-space-name = { $terrain } { $space }
ui-space-empty = Nothing stands here.
ui-missing = Not mature yet because of { $spaces }.
ui-none = none
ui-nobody = nobody
ui-you = (you)

## The focus row

ui-focus-row = Your focus row
ui-focus-of = Focus row · { $leader }
ui-card-label = Slot { $slot }: { $card } { $level }, trade tokens: { $trade }
ui-trade-tokens = { $count ->
    [0] No trade tokens.
    [one] { $count } trade token.
   *[other] { $count } trade tokens.
}
ui-in-slot = In slot { $slot }.
ui-in-slot-as = In slot { $slot }, resolved as in slot { $effective }.
ui-into-slot = slot { $slot }
ui-level = Level { $level }
ui-does-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ui-does-steps = dial +{ $count }
ui-does-caravans = { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
}
ui-does-production = production { $count }
ui-does-reinforcements = reinforce { $count }
ui-does-attacks = { $count ->
    [one] { $count } attack with { $attack }
   *[other] { $count } attacks with { $attack }
}
ui-does-distance = range { $count }
ui-does-difficulty = difficulty ≤ { $count }
ui-does-colossus = Colossus +{ $count }
ui-holds-nothing = No resources, wonders or diplomacy cards yet.

## Players

ui-rivals = Other players
ui-player-numbers = Cities { $cities }, world wonders { $wonders }, tech dial { $dial }, victory cards marked { $marks }.
ui-natural-wonders = Natural wonders
ui-player-pieces = Cities { $cities } (mature { $mature }), control tokens { $tokens } (reinforced { $reinforced }, unused { $left }), spaces { $spaces }.
ui-player-caravans = Caravans: { $places }.
ui-player-stock = Diplomacy cards others can take: { $cards }.

## Dials

ui-dials = Dials
ui-events = Events
ui-technology = Technology
ui-round-word = round
ui-symbol-none = No event
ui-event-dial = Event dial in round { $round }: { $now }, next { $next }.
ui-event-in = Round { $round }: { $event }
ui-tech-dial = Your tech dial: { $value } of { $last }, next card at { $next }.
ui-dial-next = next { $next }
ui-dial-levels = Cards are gained at { $levels }. After { $last } comes { $after }.
ui-directions = The die sends barbarians: { $directions }.
ui-last-die = Last time it showed { $die }: { $direction }.
ui-beside-map = Beside the map: { $barbarians }.

## Agendas and wonders

ui-agendas = Agendas
ui-agendas-head = Victory: one agenda on each card
ui-or = or
ui-marked-by = marked by { $player }
ui-card-marked = marked
ui-agenda-change = { $agenda }: { $before } → { $after } of { $need }
ui-wonders = World wonders on offer
ui-wonders-note = yours / cost
ui-wonder-label = costs you { $cost }, you can reach { $production } now, { $below } below it
ui-deck-empty = all built
ui-cost = Cost { $cost }
ui-cost-head = Cost
ui-production-head = Can reach
ui-below = { $count ->
    [0] It is the last of its deck.
    [one] { $count } more lies below it.
   *[other] { $count } more lie below it.
}

## Combat

ui-combat = Attack
ui-combat-on = Attack: { $target }, { $space }
ui-attacks-left = { $count ->
    [one] { $count } attack left
   *[other] { $count } attacks left
}
ui-combat-note = Both sides add a die. The defender wins ties.
ui-attacker = Attacker
ui-defender = Defender
ui-die = Die { $value }
ui-die-not-rolled = The die is not rolled yet
ui-spend-head = Trade tokens to spend
ui-defender-answers = { $player } can still add { $count }
ui-spend-count = { $count ->
    [0] Spend nothing
   *[other] Spend { $count }
}
ui-outcome-won = sure win
ui-outcome-lost = loss
ui-outcome-open = open
ui-when-won = If you win
ui-when-lost = If you lose
ui-prospects = Other targets
ui-prospects-won = Next attack, after a win
ui-prospects-lost = Next attack
ui-without-dice = without dice
ui-about-conquer = Your city stands there, and its token lies on your focus card.
ui-about-liberate = The city-state is free again, and you take its diplomacy card.

## Laying the map

ui-laying = Laying the map
ui-your-tiles = Your tiles
ui-your-capital = your capital
ui-tile-capital = capital
ui-tile-plain = plain
ui-waters-left = Water tokens left: { $count }
ui-side-and-turn = Side and rotation
ui-places-in-all = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ui-way-label = { $side }, { $turns }, possible places: { $count }
ui-touches = { $count ->
    [one] Touches { $count } laid space, { $needed } needed
   *[other] Touches { $count } laid spaces, { $needed } needed
}
ui-touches-core = { $count ->
    [0] None of them is of the core
    [one] { $count } of them is of the core
   *[other] { $count } of them are of the core
}
ui-held = The tile touches { $count } spaces and may lie here.
ui-held-not = The tile touches { $count } spaces and may not lie here.
ui-lay-keys = Place the tile: arrows move it, N finds the next possible place, R turns it, F flips it, Enter lays it.
ui-turn = Rotate
ui-other-side = Flip
ui-lay-here = Lay here

## Questions

ui-over = The game is over.
ui-waiting = { $player } decides.
ui-cancel = Cancel
ui-choices = Choices
ui-caravan-number = Caravan { $caravan }
ui-resolving = { $card }, slot { $slot }
ui-left = { $count } left
ui-reinforcements = { $count ->
    [one] { $count } reinforcement
   *[other] { $count } reinforcements
}
ui-distance = { $count ->
    [one] { $count } space each
   *[other] { $count } spaces each
}
ui-colossus = Colossus: { $count } more in all
ui-paying = Production { $production } of { $cost }

## Explanations

ui-kind-space = Space
ui-kind-card = Focus card
ui-kind-wonder = World wonder
ui-kind-tile = Map tile
ui-kind-choice = Choice
ui-kind-agenda = Agenda
ui-kind-player = Player
ui-kind-dial = Tech dial
ui-kind-event_dial = Event dial

## The position in words

ui-text-table = The table
ui-text-round = Round { $round }, the turn of { $player }. First player: { $first }.
ui-text-decides = { $player } decides: { $question }
ui-text-over = The game is over: { $places }.
ui-text-supply = Resources in the supply: { $resources }.
ui-text-attack = { $player } attacks { $space } with { $value }: { $parts }.
ui-text-defence = { $player } defends with { $value }: { $parts }.
ui-text-hand = Tiles of { $player }: { $tiles }.
ui-text-in-hand = Being laid: { $side } { $turns }.
ui-text-targets = Spaces that can be chosen
ui-text-target = { $space }: difficulty { $difficulty }
ui-text-target-attack = { $space }: attack { $attack }, defence { $defence }, both without dice
ui-text-agenda = { $card }. { $far } Marked by: { $marked }.
ui-text-deck = { $type }: { $wonder }. { $text } Production reached / cost: { $each }. Paid with: { $resources }. Below it: { $below }.
ui-text-deck-empty = { $type }: all built.
ui-text-player = { $player }
ui-text-leader = { $leader }: { $ability }
ui-text-dial = Tech dial { $dial }.
ui-text-resources = Resources and natural wonders: { $names }.
ui-text-wonders = World wonders: { $names }.
ui-text-pacts = Diplomacy cards: { $names }.
ui-text-tile = Tile { $side }: { $landmark }
ui-text-tile-core = Tile { $side } of the core: { $landmark }
ui-text-space = { $space } { $terrain } (column { $q }, row { $r }){ $what }
ui-text-waters = Water tokens
