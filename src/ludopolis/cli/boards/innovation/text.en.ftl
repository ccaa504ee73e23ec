### Innovation in the terminal: English text

## The table

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

## Lists

column-icons = Icons (top left, bottom)
column-dogma = Dogma
column-effects = Effects
column-special = Special achievement
column-condition = Condition
kind-special = Special achievements ({ $count })
legend = Icons: { $icons }. ⬡ is the place without an icon. A card in full: ludopolis cards innovation NAME

## Help

signs = Signs: { $icons }, ⬡ a place without an icon. [3] is a card of age 3. In a pile's box: its colour, ×5 cards, ← → ↑ splayed; the top card's age, name and icons (top left, then the bottom row); 2♛ icons at the edges of covered cards; below, the dogma icon and #7, the choice that uses the card.
example-notation = meld pottery
example-cards = pottery
example-word = splay
