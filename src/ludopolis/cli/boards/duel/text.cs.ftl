### 7 Wonders Duel in the terminal: Czech text

## Short signs on cards

free = zdarma
chain = řetěz
shields = { $count ->
    [one] { $count } štít
    [few] { $count } štíty
    [many] { $count } štítu
   *[other] { $count } štítů
}
coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
counted-brown = hně
counted-gray = šed
counted-blue = mod
counted-green = zel
counted-yellow = žlu
counted-red = čer
counted-wonder = div
counted-coin_triplet = 3●
symbol-quill = brk
symbol-mortar = hmoždíř
symbol-plumb = olovnice
symbol-wheel = kolo
symbol-armillary = sféra
symbol-sundial = hodiny
symbol-scales = váhy
back-1 = I
back-2 = II
back-3 = III
back-guild = CECH

## The table

draft = výběr divů
row-resources = zdroje
row-buildings = budovy
row-wonders = divy
row-progress = pokrok
row-symbols = symboly
progress-board = Na desce:
discard-pile = Odloženo:
conflict-even = figurka konfliktu je uprostřed
conflict-lead = { $player } vede o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
}, do soupeřova města { $left }
secret-removed = Vyřazené žetony, nejbližší dobrání první
secret-draft = Divy v pořadí

## Lists

column-wonder = Div
column-progress = Žeton pokroku
column-age = Věk
column-effect-chains = Účinek (← zdarma díky, → umožní zdarma)
column-points = Body
column-build = Postavit
column-discard = Odložit
column-needed = potřeba
column-produced = výroba
column-chosen = volba
column-rebated = sleva
column-bought = nákup
column-cost = cena
kind-wonder = Divy ({ $count })
kind-progress = Žetony pokroku ({ $count })
legend = Písmena v cenách jsou začáteční písmena zdrojů, ● je mince.

## A choice explained

chain-from = Zdarma, když ve tvém městě stojí { $card } (řetěz { $chain }, R5.5).
chain-to = Díky této kartě je zdarma { $card } (řetěz { $chain }, R5.5).
income = Získáš { $coins }●: { $card } za kartu a { $yellow } za své žluté karty (R4.4).
by-chain = Zdarma: tvé město má symbol řetězu { $chain } (R5.5).
sum = Mince uvedené v ceně { $coins }●, nákup zdrojů { $trade }● (R5.3).
total = Celkem { $total }● z tvých { $coins }●, zbude { $left }● (R5.7).
total-too-much = Celkem { $total }●, ale máš jen { $coins }●; chybí { $left }● (R5.8).

## Help

signs = Značky: ● mince, dřevo 1|3 = vyrábíš 1 a další kupuješ po 3, ✗ teď příliš drahé, [1–3] volby, které kartu používají, ✓ postavený div, ◆ figurka konfliktu, { $letters }.
example-notation = build theater
example-cards = divadlo
example-word = řetěz
