### 7 Wonders Duel in the terminal: English text

## Short signs on cards

free = free
chain = chain
shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
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

## Lists

column-wonder = Wonder
column-progress = Progress token
column-age = Age
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
kind-wonder = Wonders ({ $count })
kind-progress = Progress tokens ({ $count })
legend = The letters in costs are the first letters of the resources; ● is a coin.

## A choice explained

chain-from = Free with { $card } in your city (chain { $chain }, R5.5).
chain-to = Makes { $card } free (chain { $chain }, R5.5).
income = You gain { $coins }●: { $card } for the card and { $yellow } for your yellow cards (R4.4).
by-chain = Free: your city has the chain symbol { $chain } (R5.5).
sum = Coins in the cost { $coins }●, trade { $trade }● (R5.3).
total = In all { $total }● of your { $coins }●; { $left }● remain (R5.7).
total-too-much = In all { $total }●, but you have { $coins }●; { $left }● are missing (R5.8).

## Help

signs = Signs: ● coin, wood 1|3 = you produce 1 and buy more for 3 each, ✗ too expensive now, [1–3] choices that use the card, ✓ built wonder, ◆ conflict pawn, { $letters }.
example-notation = build theater
example-cards = theater
example-word = chain
