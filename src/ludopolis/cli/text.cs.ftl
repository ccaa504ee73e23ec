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
so-far = Zatím se stalo
earlier = (a { $count } dřívějších, viz „{ command-log }“)
forced = { $player }: jediná možnost, vybráno za tebe: { $action } ({ $rule })
prompt = Tvoje volba (1–{ $count }, ? = nápověda):
help-number = 3
    .text = tato volba
help-notation = { $game ->
    [innovation] meld pottery
   *[other] build theater
}
    .text = totéž zápisem, jaký mají záznamy her
help-explain = ? 3
    .text = všechno o volbě 3: účinek, cena, koho se týká
help-cards = { command-cards } { $game ->
    [innovation] keramika
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
   *[other] řetěz
}
