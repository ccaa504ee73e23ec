### The board of Duel, English text. Names and effects are in the game's own file.

## Kinds of components

kind-card = Cards
kind-wonder = Wonders
kind-progress = Progress tokens
kind-chain = Chain symbols
kind-symbol = Science symbols

## Words of the board

ui-you = you
ui-first-player = first player
ui-none = nothing
ui-free = free
ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ui-structure = Cards of the age
ui-conflict = Conflict
ui-conflict-even = The pawn stands in the middle, nobody is ahead.
ui-conflict-lead = { $player } is ahead by { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}; { $left } left to the opponent's capital.
ui-loot-tip = When the pawn enters, { $player } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (R7.2).
ui-progress-board = Progress tokens on the board
ui-progress-short = Progress
ui-progress-token = Progress token
ui-discarded = Discarded
ui-discard-pile = Discard pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
ui-discard-text = Cards discarded for coins and cards removed by wonders. Only The Mausoleum builds from here.
ui-resources = Resources: what the city produces and what it pays
ui-makes-buys = makes · buys for
ui-resource-price = { $resource }: the city produces { $units }. One more unit costs { $price }: { $base } + { $produced } for the opponent's production.
ui-resource-fixed = { $resource }: the city produces { $units }. One more unit costs { $price } thanks to { $card }.
ui-choice = For each construction { $count } more of your choice: { $resources }
ui-coins-tip = { $player } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; discarding a card brings { $income }.
ui-score-now = Points at this moment
ui-symbols-tip = Different science symbols: { $count } of { $all }.
ui-city-of = City: { $player }
ui-city-more = Buildings { $buildings } · wonders { $wonders }
ui-colour-brown = Materials
ui-colour-gray = Goods
ui-colour-blue = Civilian
ui-colour-green = Science
ui-colour-yellow = Trade
ui-colour-red = Military
ui-colour-purple = Guilds
ui-wonder = Wonder
ui-wonder-of = Wonder · { $player }
ui-built-with = built using { $card }
ui-not-built = not built, now { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
ui-price-for = Price ({ $player })
ui-price-parts = How the price is made up
ui-face-down = Face down
ui-hidden-text = { $count ->
    [one] It can only be this card. It is turned up as soon as nothing covers it.
   *[other] It can be any of these { $count } cards. It is turned up as soon as nothing covers it.
}
ui-back = Back
ui-details = Details
ui-changed = changed since your last move
ui-draft = Wonders to choose from
ui-draft-order = Order of picks
ui-draft-done = taken

## Labels

ui-available = can be chosen
ui-uncovered = uncovered
ui-covered = covered
ui-label-hidden = hidden card ({ $back })
ui-label-cost = cost: { $cost }
ui-label-price = now { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
ui-label-city = { $player }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Decisions

ui-over = The game is over.
ui-asked-draft_wonder = Choose a wonder
ui-asked-play_card = Choose a free card
ui-asked-choose_progress = A pair: choose a progress token
ui-asked-choose_library = Choose one of the three tokens
ui-asked-choose_opponent_card = Choose an opponent's card to discard
ui-asked-choose_from_discard = Choose a discarded card to build for free
ui-asked-choose_starter = Who begins the next age?
ui-waiting-draft_wonder = { $player } is choosing a wonder
ui-waiting-play_card = { $player } is to play
ui-waiting-choose_progress = { $player } is choosing a progress token
ui-waiting-choose_library = { $player } is choosing from the tokens drawn
ui-waiting-choose_opponent_card = { $player } is choosing an opponent's card to discard
ui-waiting-choose_from_discard = { $player } is choosing a discarded card
ui-waiting-choose_starter = { $player } decides who begins the next age
ui-free-cards = { $count } free
ui-then-choose = { $card }: build it, discard it, or put it under a wonder
ui-confirm-wonder = Take { $name }
ui-confirm-progress = Take { $name }
ui-confirm-library = Keep { $name }
ui-confirm-building = Discard { $name }
ui-confirm-pile = Build { $name }

## Uses of a card

ui-build = Build
ui-build-for = Build for { $price }
ui-discard = Discard
ui-under-wonder = Put under a wonder
ui-under-wonder-short = Wonder
ui-ways = { $count ->
    [0] none
    [one] { $count } way
   *[other] { $count } ways
}
ui-no-wonder-affordable = You cannot pay for any of your wonders now.
ui-no-wonder-left = You have no unbuilt wonder left.
ui-missing = { $count ->
    [one] You need { $count } more coin.
   *[other] You need { $count } more coins.
}
ui-left = leaves { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ui-income = { $base } + { $yellow } for yellow cards
ui-printed = Printed cost
ui-printed-coins = coins
ui-produced = you produce { $count }
ui-chosen = your choice { $count }
ui-rebated = rebate { $count }
ui-bought = buy { $count } × { $price }
ui-bought-fixed = buy { $count } × { $price } (fixed price)
ui-bought-dear = buy { $count } × { $price } ({ $base } + { $produced } for the opponent's production)
ui-own = own
ui-own-choice = your choice
ui-own-rebate = rebate
ui-buy = buy { $price }
ui-covered-now = Other cards still cover it.

## What follows

ui-frees = Sets free: { $cards }.
ui-change-coins = coins { $before } → { $after }
ui-change-score-total = points { $before } → { $after }
ui-change-unit-price = { $resource }: { $player } will pay { $after } a unit (now { $before }).
ui-change-symbols = { $player } will have { $count } of { $all } different symbols.
ui-opens = Opens a chain: { $card } ({ $age }) will be free.
ui-free-with = Free with { $card } in the city.
ui-opponent-free = Free for { $player } ({ $card }).
ui-by-chain = Free through a chain ({ $card }).

## The text view

ui-text-turn = Game
ui-text-first = First player: { $player }
ui-text-place = { $player }: place { $place }
ui-text-free = Free cards
ui-text-covered = Covered cards, nearest first
ui-text-under = { $card }, row { $row } from the top, number { $place } from the left. On it: { $covers }.
ui-text-cover = hidden card (row { $row }, number { $place })
ui-text-middle = In the middle of the table
ui-text-loot = A token lies on the half of { $player }: when the pawn reaches space { $space } of it, { $player } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (R7.2).
ui-text-removed = Progress tokens removed: { $tokens }
ui-text-library = Tokens drawn: { $tokens }
ui-text-resource = { $resource }: produces { $units }, buys for { $price }
ui-text-coins = Coins: { $coins }; discarding a card brings { $income }
