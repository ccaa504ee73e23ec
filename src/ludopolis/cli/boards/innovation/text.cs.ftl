### Innovation in the terminal: Czech text

## The table

influence = { $count ->
    [one] { $count } bod vlivu
    [few] { $count } body vlivu
    [many] { $count } bodu vlivu
   *[other] { $count } bodů vlivu
}
influence-have = Máš { influence }.
achieved = ovládnuto { $count }/{ $needed }
actions-left = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
}
first-meld = první vyložení
choose-action = Zvol akci ({ actions-left }).
row-achieved = ovládnuto
row-age = Epocha
row-supply = zbývá karet
row-needed = bodů k ovládnutí
this-turn = v tomto tahu: schováno { $tucked }, obodováno { $scored }
removed = { $count ->
    [one] { $count } karta je odstraněná
    [few] { $count } karty jsou odstraněné
    [many] { $count } karty je odstraněno
   *[other] { $count } karet je odstraněno
} ze hry.
short-monument = schovat 6 nebo obodovat 6 v tahu
short-empire = 3 od každého zdroje
short-world = 12 hodin
short-wonder = 5 barev roztažených → nebo ↑
short-universe = 5 aktivních karet epochy 8+
nobody = nikdo
effect-demand = Příkaz
effect-share = Součinnost
activated-by = aktivuje { $player }
vulnerable = cíle Příkazu: { $players }
sharing = účastníci Součinnosti: { $players }
executing = { $card }, efekt { $number } ({ $kind }), provádí { $player }
hits = Příkaz zasáhne: { $players }
shared-by = zúčastní se: { $players }
icons-shown = Máš { $count }× { $icon }. Kdo má méně, toho zasáhne Příkaz; kdo má stejně nebo více, účastní se Součinnosti (R5.2).
on-pile = Tvůj balíček této barvy: { $pile }
no-pile = žádná karta této barvy
group-draw = Vzít
group-meld = Vyložit
group-dogma = Aktivovat
group-achieve = Ovládnout
draw-age = karta epochy { $age }
draw-higher = karta epochy { $age } (karty epochy { $wanted } došly)
draw-end = žádná karta nezbývá: hra skončí
achieve-note = epocha { $age } (potřebuje bodů vlivu: { $needed }, a aktivní kartu epochy { $age } nebo vyšší)
choose-player = Vybrat hráče: { $player }
place-top-left = vlevo nahoře
place-bottom-left = vlevo dole
place-bottom-centre = uprostřed dole
place-bottom-right = vpravo dole
dogma-icon = Požadovaný zdroj
edition = Vydání
source-rulebook = Zdroj: česká pravidla hry
source-public = Zdroj: veřejné seznamy karet
seat = Místo { $number }
secret-supply = Epocha { $age } shora
secret-achievements = Karty epoch 1–9 k ovládnutí

## Lists

column-icons = Zdroje (nahoře, dole)
column-dogma = Pož.
column-effects = Efekty
column-special = Karta pokroku
column-condition = Podmínka
kind-special = Karty pokroku ({ $count })
legend = Zdroje: { $icons }. ⬡ je místo bez zdroje. Celá karta: ludopolis cards innovation JMÉNO

## Help

signs = Značky: { $icons }, ⬡ místo bez zdroje. [3] je karta epochy 3. V rámečku balíčku: barva, ×5 karet, ← → ↑ roztažení; epocha, jméno a zdroje aktivní karty (vlevo nahoře, pak dolní řada); 2♛ zdroje na okrajích zakrytých karet; dole požadovaný zdroj a #7, volba, která kartu používá.
example-notation = meld pottery
example-cards = keramika
example-word = roztažení
