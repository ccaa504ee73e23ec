### The command ludopolis: Czech text

## Short signs on cards

free = zdarma
chain = řetěz
points = { $count }b
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
none = žádné

colour-brown = hně
colour-gray = šed
colour-blue = mod
colour-green = zel
colour-yellow = žlu
colour-red = čer
colour-purple = fia

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
you = (ty)
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

## The table of Innovation

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

## Columns

column-card = Karta
column-wonder = Div
column-progress = Žeton pokroku
column-age = Věk
column-printed = Cena
column-effect = Účinek
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

column-icons = Zdroje (nahoře, dole)
column-dogma = Pož.
column-effects = Efekty
column-special = Karta pokroku
column-condition = Podmínka

kind-card = Karty ({ $count })
kind-wonder = Divy ({ $count })
kind-progress = Žetony pokroku ({ $count })
kind-special = Karty pokroku ({ $count })
kinds = Písmena v cenách jsou začáteční písmena zdrojů, ● je mince.
legend-innovation = Zdroje: { $icons }. ⬡ je místo bez zdroje. Celá karta: ludopolis cards innovation JMÉNO
chain-from = Zdarma, když ve tvém městě stojí { $card } (řetěz { $chain }, R5.5).
chain-to = Díky této kartě je zdarma { $card } (řetěz { $chain }, R5.5).

## A choice explained

income = Získáš { $coins }●: 2 za kartu a { $yellow } za své žluté karty (R4.4).
by-chain = Zdarma: tvé město má symbol řetězu { $chain } (R5.5).
sum = Mince uvedené v ceně { $coins }●, nákup zdrojů { $trade }● (R5.3).
total = Celkem { $total }● z tvých { $coins }●, zbude { $left }● (R5.7).
total-too-much = Celkem { $total }●, ale máš jen { $coins }●; chybí { $left }● (R5.8).

## Playing

player = Hráč
player-numbered = Hráč { $number }
turn = Na tahu: { $player }
pass-on = Teď se smí dívat jen { $player }. Enter ukáže karty:
since = Od tvého posledního tahu
outlook = Když to zvolíš
outlook-open = Co bude dál, rozhodne náhoda nebo to, co nevidíš.
so-far = Zatím se stalo
earlier = (a { $count } dřívějších, viz „{ command-log }“)
forced = { $player }: jediná možnost, vybráno za tebe: { $action } ({ $rule })
prompt = Tvoje volba (1–{ $count }, ? = nápověda):
help-number = 3
    .text = tato volba
help-notation = { $game ->
    [innovation] meld pottery
    [world_wonders] place p1 r0 c4
   *[other] build theater
}
    .text = totéž zápisem, jaký mají záznamy her
help-explain = ? 3
    .text = všechno o volbě 3: účinek, cena, koho se týká
help-cards = { command-cards } { $game ->
    [innovation] keramika
    [world_wonders] moai
   *[other] divadlo
}
    .text = co je na kartě
help-rules = { command-rules } R5.7
    .text = pravidlo, oddíl (R5) nebo hledaná slova
help-table = { command-table }
    .text = znovu celý stůl
help-log = { command-log }
    .text = všechno, co se zatím stalo
help-hint = { command-hint }
    .text = co by udělal bot greedy
help-undo = { command-undo }
    .text = zpět k tvému předchozímu rozhodnutí
help-save = { command-save } SOUBOR
    .text = uložit hru
help-quit = { command-quit }
    .text = odejít
signs-duel = Značky: ● mince, dřevo 1|3 = vyrábíš 1 a další kupuješ po 3, ✗ teď příliš drahé, [1–3] volby, které kartu používají, ✓ postavený div, ◆ figurka konfliktu, { $letters }.
signs-innovation = Značky: { $icons }, ⬡ místo bez zdroje. [3] je karta epochy 3. V rámečku balíčku: barva, ×5 karet, ← → ↑ roztažení; epocha, jméno a zdroje aktivní karty (vlevo nahoře, pak dolní řada); 2♛ zdroje na okrajích zakrytých karet; dole požadovaný zdroj a #7, volba, která kartu používá.
help-decision = Teď: { $decision } ({ $rule })
bad-number = Volba { $number } neexistuje, jsou od 1 do { $count } ({ $rule }).
not-understood = „{ $text }“ teď není žádná z voleb ({ $rule }). Napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
not-understood-close = „{ $text }“ teď není žádná z voleb ({ $rule }). Nemá to být „{ $close }“?
needs-argument = Za „{ $command }“ patří ještě něco: { $example }.
undo-nothing = Není žádné tvé rozhodnutí, ke kterému by se šlo vrátit.
undo-hot-seat = Tahy lze vracet jen ve hře proti botům.
undone = Zpět u tvého předchozího rozhodnutí.
hint = Greedy radí { $number }: { $action }
saved = Uloženo do { $file }.
file-exists = Soubor { $file } už existuje a nepatří k této hře. Zvol jiné jméno.
ask-save = Uložit záznam do souboru (Enter = neukládat):
left-saved = Hra je uložená v { $file }. Pokračování: ludopolis play { $game } --from { $file } --save { $file }
left-unsaved = Odcházíš a hra není uložená. Příště: „{ command-save } SOUBOR“, nebo už na začátku --save SOUBOR.
not-saved = Záznam není uložený.
after-moves = Po tahu { $move } z { $moves }
deciding = Rozhoduje { $player }. { $decision }

## The result

winner = Vítězí { $player }: { $end }.
winner-shared = O vítězství se dělí { $players }: { $end }.
score-heading = Body

## Words of the prompt

command-help = pomoc
command-cards = karta
command-rules = pravidla
command-table = stůl
command-log = záznam
command-hint = rada
command-undo = zpět
command-save = uložit
command-quit = konec

## Looking up

no-component = { $name } tu není. Nemá to být { $close }?
no-component-at-all = { $name } tu není; všechno vypíše „ludopolis cards { $game }“.
nothing-fits = Nic nevyhovuje.
rules-none = „{ $words }“ není v žádném pravidle.
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
} se slovy „{ $words }“
rules-how = Oddíl: ludopolis rules { $game } R5 · pravidlo: ludopolis rules { $game } R5.7 · hledání: ludopolis rules { $game } { $word }
rules-example = { $game ->
    [innovation] roztažení
    [world_wonders] most
   *[other] řetěz
}

## World Wonders

sidewalk = chodník
round = { $round }. kolo z { $rounds }
order = pořadí
is-out = (mimo kolo)
tag-out = mimo kolo
tag-loan = dluh
market = Nabídka budov
monuments = Monumenty
all-coins = každý stojí všechny tvé zbylé mince ({ $coins })
deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
sold = prodáno
automatic = Automatický protivník
solo-deck = { $count ->
    [one] zbývá { $count } sólová karta
    [few] zbývají { $count } sólové karty
    [many] zbývá { $count } sólové karty
   *[other] zbývá { $count } sólových karet
}
solo-parts = odhodí: { $top }; jinak: { $middle }; jinak vezme monument { $arrow }
solo-reshuffle = zamíchat všechny sólové karty a odhalit další
need-road = cesta
need-natural = bohatství
need-water = voda
need-sidewalk = chodník
places = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
several-pieces = více dílků
pedestal-note = { $position }. místo v příštím kole
loan-note = +{ $coins }● hned; později splatit { $repayment }●, jinak −{ $penalty } body
price-note = Stojí { $price } z tvých { $coins }, zbude { $left } (R4.1).
markers-note = Ukazatele: { $moves } (R9.1, R9.2).
leave-note = Nemůžeš nic koupit, do příštího kola jsi tedy mimo (R3.5).
covers = Zakryje: { $spaces }
place-how = Napiš třeba { $example } (? { $example } to ukáže). ● nebo ○ v nákresu je roh, kterým se místo označuje; na mapě jsou 0–3 otočení, která pasují, ● všechna, −2 všechna kromě r2.
place-how-alone = Napiš třeba { $example } (? { $example } to ukáže), nebo jen { $space }, kam pasuje jediná možnost. ● nebo ○ v nákresu je roh, kterým se místo označuje; na mapě jsou 0–3 otočení, která pasují, ● všechna, −2 všechna kromě r2.
place-few = Napiš číslo, nebo třeba { $example } (? { $example } to ukáže). Čísla na mapě jsou tyto volby, … znamená, že je jich tam více; ● nebo ○ v nákresu je roh, který leží na uvedeném políčku.
tag-pedestal = { $position }. piedestal
place-what = Umísti na svou mapu: { $item }.
buy-what = Něco si kup: máš { $coins }.
place-several = Na { $space } pasuje více možností: { $choices }. Napiš jednu z nich.
place-nowhere = S levým horním rohem na { $space } nepasuje nic. Možná políčka jsou na mapě označená.
prompt-place = Kam (třeba { $example }, ? = nápověda):
from-rulebook = pravidla hry
from-public = veřejný
from-reconstructed = rekonstrukce
data-note = Poznámka v datech
arranged-single = jeden dílek
arranged-free = více částí, libovolně, jen musí držet pohromadě (R6.5)
arranged-gap = umisťuje se vcelku; * je jakékoli políčko, volné i obsazené (R6.2)
goal-points = Za první místo { $first } b., za druhé { $second } b. (R10.2)
in-box = v krabici { $count }
map-counts = ≈ voda { $water }, ♣ přírodní bohatství { $natural }
secret-stack = Sloupek { $stack } shora
secret-deck = Balíček monumentů shora
secret-solo = Sólový balíček shora
signs-world_wonders = Místa: r0 c4 = otočení r0 s levým horním rohem na c4; jen c4, když tam pasuje jediný dílek v jediném otočení; p2 r0 c4, když je dílků více druhů. Značky: · země, ♣ přírodní bohatství, ≈ voda, ▒ cesta, ∩ most, ♜ věž, ▲1 monument 1, { $types }; na malých mapách jsou B1, B2 různé knihovny; ✓ čtvrť. Terén monumentů: L země, W voda, E obojí, * jakékoli políčko. ● mince, { $resources }, ☻ populace, ◎ prsten (1 bod). Na stupnicích je ☻ nebo ◎ natištěné na tom poli. Body: ☻ populace, ↓ nejvzácnější zdroj, ▲ monumenty, ♣ přírodní bohatství, ✓ čtvrti, ● dluh, ⚑ cíle. #3 je volba, která to koupí, +8 dílků zbývá pod ním.
legend-world_wonders = { $types }; { $resources }, ☻ populace, ◎ prsten (1 bod), ● mince. Terén: L země, W voda, E obojí, * jakékoli políčko. Rekonstrukce: údaj se nikde nenašel a je navržený tak, aby vše sedělo; ¹ jednotlivé údaje jsou odjinud (R14.1). Celá položka: ludopolis cards world_wonders JMÉNO
column-name = Název
column-source = Zdroj údajů
column-type = Druh
column-gains = Zisk
column-id = Označení
column-footprint = Půdorys
column-next-to = Sousedí s
column-compares = Co se porovnává
column-places = Body 1./2.
column-parts = Části shora dolů
column-shape = Tvar
column-position = Zleva
column-count = V krabici
column-ground = Terén
column-track = Pole, symboly na
kind-tile = Budovy ({ $count })
kind-monument = Monumenty ({ $count })
kind-goal = Společné cíle ({ $count })
kind-solo_card = Sólové karty ({ $count })
kind-stack = Sloupky ({ $count })
kind-type = Druhy budov ({ $count })
kind-object = Cesty a věže ({ $count })
kind-pedestal = Piedestaly ({ $count })
kind-map = Mapy ({ $count })
kind-track = Desky počítadel ({ $count })
