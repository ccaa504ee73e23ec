### The command ludopolis: Czech text

## Signs that several boards use

points = { $count }b
none = žádné
yes = ano
no = ne

colour-brown = hně
colour-gray = šed
colour-blue = mod
colour-green = zel
colour-yellow = žlu
colour-red = čer
colour-purple = fia

## The table

you = (ty)

## Columns

column-card = Karta
column-printed = Cena
column-effect = Účinek

kind-card = Karty ({ $count })

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
help-notation = { $example }
    .text = totéž zápisem, jaký mají záznamy her
help-several = 3; 1
    .text = několik voleb, jedna po druhé
help-explain = ? 3
    .text = všechno o volbě 3: účinek, cena, koho se týká
help-cards = { command-cards } { $example }
    .text = co je na kartě
help-rules = { command-rules } { $example }
    .text = pravidlo, oddíl nebo hledaná slova
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
help-decision = Teď: { $decision } ({ $rule })
bad-number = Volba { $number } neexistuje, jsou od 1 do { $count } ({ $rule }).
not-understood = „{ $text }“ teď není žádná z voleb ({ $rule }). Napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
not-understood-close = „{ $text }“ teď není žádná z voleb ({ $rule }). Nemá to být „{ $close }“?
needs-argument = Za „{ $command }“ patří ještě něco: { $example }.
undo-nothing = Není žádné tvé rozhodnutí, ke kterému by se šlo vrátit.
undo-hot-seat = Tahy lze vracet jen ve hře proti botům.
endless = Tito boti svou hru nikdy nedohrají: po { $count } rozhodnutích končí remízou.
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
rules-how = Oddíl: ludopolis rules { $game } { $section } · pravidlo: ludopolis rules { $game } { $rule } · hledání: ludopolis rules { $game } { $word }
