### The command ludopolis: English text

## Short signs on cards

free = free
chain = chain
points = { $count }VP
shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
none = none

colour-brown = brn
colour-gray = gry
colour-blue = blu
colour-green = grn
colour-yellow = yel
colour-red = red
colour-purple = pur

counted-brown = brn
counted-gray = gry
counted-blue = blu
counted-green = grn
counted-yellow = yel
counted-red = red
counted-wonder = wonder
counted-coin_triplet = 3●

symbol-quill = quill
symbol-mortar = mortar
symbol-plumb = plumb
symbol-wheel = wheel
symbol-armillary = sphere
symbol-sundial = sundial
symbol-scales = scales

back-1 = I
back-2 = II
back-3 = III
back-guild = GUILD

## The table

draft = wonder draft
you = (you)
row-resources = resources
row-buildings = buildings
row-wonders = wonders
row-progress = progress
row-symbols = symbols
progress-board = On the board:
discard-pile = Discarded:
conflict-even = the conflict pawn is in the middle
conflict-lead = { $player } is { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ahead, { $left } from the capital
secret-removed = Removed tokens, next draw first
secret-draft = Wonders in their order

## The table of Innovation

influence = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
influence-have = You have { influence }.
achieved = achievements { $count }/{ $needed }
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
first-meld = first meld
choose-action = Choose an action ({ actions-left }).
row-achieved = achieved
row-age = Age
row-supply = cards left
row-needed = points to achieve
this-turn = this turn: tucked { $tucked }, scored { $scored }
removed = { $count ->
    [one] { $count } card was
   *[other] { $count } cards were
} removed from the game.
short-monument = tuck 6 or score 6 in a turn
short-empire = 3 of each icon
short-world = 12 clocks
short-wonder = 5 colours splayed → or ↑
short-universe = 5 top cards of age 8+
nobody = nobody
effect-demand = Demand
effect-share = Share effect
activated-by = activated by { $player }
vulnerable = demand hits: { $players }
sharing = shared by: { $players }
executing = { $card }, effect { $number } ({ $kind }), carried out by { $player }
hits = demand hits: { $players }
shared-by = shared by: { $players }
icons-shown = You show { $count }× { $icon }. Fewer means the demand hits; as many or more means sharing (R5.2).
on-pile = Your pile of this colour: { $pile }
no-pile = no card of this colour
group-draw = Draw
group-meld = Meld
group-dogma = Dogma
group-achieve = Achieve
draw-age = a card of age { $age }
draw-higher = a card of age { $age } (no cards of age { $wanted } are left)
draw-end = no card is left: the game ends
achieve-note = age { $age } (needs { $needed } points and a top card of age { $age } or more)
choose-player = Choose { $player }
place-top-left = top left
place-bottom-left = bottom left
place-bottom-centre = bottom centre
place-bottom-right = bottom right
dogma-icon = Dogma icon
edition = Editions
source-rulebook = Source: the Czech rulebook
source-public = Source: public card lists
seat = Seat { $number }
secret-supply = Age { $age } from the top
secret-achievements = Age achievements 1–9

## Columns

column-card = Card
column-wonder = Wonder
column-progress = Progress token
column-age = Age
column-printed = Cost
column-effect = Effect
column-effect-chains = Effect (← free with, → makes free)
column-points = VP
column-build = Build
column-discard = Discard
column-needed = needed
column-produced = produced
column-chosen = by choice
column-rebated = rebate
column-bought = bought
column-cost = cost

column-icons = Icons (top left, bottom)
column-dogma = Dogma
column-effects = Effects
column-special = Special achievement
column-condition = Condition

kind-card = Cards ({ $count })
kind-wonder = Wonders ({ $count })
kind-progress = Progress tokens ({ $count })
kind-special = Special achievements ({ $count })
kinds = The letters in costs are the first letters of the resources; ● is a coin.
legend-innovation = Icons: { $icons }. ⬡ is the place without an icon. A card in full: ludopolis cards innovation NAME
chain-from = Free with { $card } in your city (chain { $chain }, R5.5).
chain-to = Makes { $card } free (chain { $chain }, R5.5).

## A choice explained

income = You gain { $coins }●: 2 for the card and { $yellow } for your yellow cards (R4.4).
by-chain = Free: your city has the chain symbol { $chain } (R5.5).
sum = Coins in the cost { $coins }●, trade { $trade }● (R5.3).
total = In all { $total }● of your { $coins }●; { $left }● remain (R5.7).
total-too-much = In all { $total }●, but you have { $coins }●; { $left }● are missing (R5.8).

## Playing

player = Player
player-numbered = Player { $number }
turn = { $player } to move
pass-on = Only { $player } may look now. Press Enter to see your cards:
since = Since your last move
outlook = If you choose it
outlook-open = What follows depends on chance or on what you cannot see.
so-far = So far
earlier = ({ $count } earlier, see “{ command-log }”)
forced = { $player }: only one choice, taken for you: { $action } ({ $rule })
prompt = Your choice (1–{ $count }, ? for help):
help-number = 3
    .text = that choice
help-notation = { $game ->
    [innovation] meld pottery
    [world_wonders] place p1 r0 c4
   *[other] build theater
}
    .text = the same in notation, as in records
help-explain = ? 3
    .text = everything about choice 3: its effect, what it costs, whom it concerns
help-cards = { command-cards } { $game ->
    [innovation] pottery
    [world_wonders] moai
   *[other] theater
}
    .text = what a card says
help-rules = { command-rules } R5.7
    .text = a rule, a section (R5) or words to search for
help-table = { command-table }
    .text = the table again
help-log = { command-log }
    .text = everything that happened
help-hint = { command-hint }
    .text = what the bot greedy would do
help-undo = { command-undo }
    .text = back to your previous decision
help-save = { command-save } FILE
    .text = save the game
help-quit = { command-quit }
    .text = leave
signs-duel = Signs: ● coin, wood 1|3 = you produce 1 and buy more for 3 each, ✗ too expensive now, [1–3] choices that use the card, ✓ built wonder, ◆ conflict pawn, { $letters }.
signs-innovation = Signs: { $icons }, ⬡ a place without an icon. [3] is a card of age 3. In a pile's box: its colour, ×5 cards, ← → ↑ splayed; the top card's age, name and icons (top left, then the bottom row); 2♛ icons at the edges of covered cards; below, the dogma icon and #7, the choice that uses the card.
help-decision = Now: { $decision } ({ $rule })
bad-number = There is no choice { $number }: they go from 1 to { $count } ({ $rule }).
not-understood = “{ $text }” is not a choice now ({ $rule }). Write a number from 1 to { $count }, or ? for help.
not-understood-close = “{ $text }” is not a choice now ({ $rule }). Did you mean “{ $close }”?
needs-argument = “{ $command }” needs something after it: { $example }.
undo-nothing = There is no decision of yours to go back to.
undo-hot-seat = Moves can be taken back only in games against bots.
undone = Back at your previous decision.
hint = Greedy suggests { $number }: { $action }
saved = Saved to { $file }.
file-exists = { $file } exists already and was not written by this game. Choose another name.
ask-save = Save the record to a file (Enter = no):
left-saved = The game is saved in { $file }. Go on with: ludopolis play { $game } --from { $file } --save { $file }
left-unsaved = You leave the game and it is not saved. Next time: “{ command-save } FILE”, or start with --save FILE.
not-saved = The record is not saved.
after-moves = After move { $move } of { $moves }
deciding = To decide: { $player }. { $decision }

## The result

winner = { $player } wins: { $end }.
winner-shared = { $players } share the victory: { $end }.
score-heading = Points

## Words of the prompt

command-help = help
command-cards = cards
command-rules = rules
command-table = table
command-log = log
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit

## Looking up

no-component = There is no component { $name }: did you mean { $close }?
no-component-at-all = There is no component { $name }; “ludopolis cards { $game }” lists all of them.
nothing-fits = Nothing fits.
rules-none = No rule contains “{ $words }”.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
} with “{ $words }”
rules-how = A section: ludopolis rules { $game } R5 · a rule: ludopolis rules { $game } R5.7 · a search: ludopolis rules { $game } { $word }
rules-example = { $game ->
    [innovation] splay
    [world_wonders] bridge
   *[other] chain
}

## World Wonders

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
signs-world_wonders = Places: r0 c4 = rotation r0 with the top left corner on c4; c4 alone if only one piece and rotation fits; p2 r0 c4 if there are several pieces. Signs: · land, ♣ natural resource, ≈ water, ▒ road, ∩ bridge, ♜ tower, ▲1 monument 1, { $types }; in small maps B1, B2 are different libraries; ✓ district. Ground of monuments: L land, W water, E either, * any space. ● coin, { $resources }, ☻ population, ◎ ring (1 VP). On tracks ☻ or ◎ is printed on that space. Points: ☻ population, ↓ scarcest resource, ▲ monuments, ♣ natural resources, ✓ districts, ● loan, ⚑ goals. #3 is the choice that buys it, +8 the tiles left below.
legend-world_wonders = { $types }; { $resources }, ☻ population, ◎ ring (1 VP), ● coin. Ground: L land, W water, E either, * any space. Reconstructed items were found nowhere and designed to fit; ¹ single facts come from elsewhere (R14.1). One item in full: ludopolis cards world_wonders NAME
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
