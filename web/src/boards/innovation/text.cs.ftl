### Inovace: texty herní desky

## Cards and effects

# How the text of every demand begins; this is how the board tells demands from share effects.
demand-opening = Přikazuji ti:
effect-demand = Příkaz
effect-share = Součinnost
edition = Jiná vydání
picture = bez zdroje
card-line = { $name }, epocha { $age }, { $colour }, zdroje: { $icons }
dogma-icon = Požadovaný zdroj: { $icon }.
place-top-left = vlevo nahoře
place-bottom-left = vlevo dole
place-bottom-centre = uprostřed dole
place-bottom-right = vpravo dole
lies-hand = { $who ->
    [you] Ve tvé ruce
   *[other] V ruce: { $player }
}
lies-score = { $who ->
    [you] Ve tvém vlivu
   *[other] Ve vlivu: { $player }
}
lies-top = { $who ->
    [you] Tvá aktivní karta
   *[other] Aktivní karta: { $player }
}
lies-covered = { $who ->
    [you] Zakrytá ve tvé oblasti
   *[other] Zakrytá v oblasti: { $player }
}

kind-card = Karty
kind-special = Karty pokroku
kind-age = Epochy

## States

state-available = lze vybrat
state-selected = vybráno
state-changed = změna od tvého posledního tahu

## Areas

middle = Střed stolu
supplies = Balíčky epoch
supply = Balíček epochy
supply-line = { $age }: { $count ->
    [0] nezbývá žádná karta
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
    [many] zbývá { $count } karty
   *[other] zbývá { $count } karet
}
cards-left = { $count ->
    [0] Nezbývá žádná karta.
    [one] Zbývá { $count } karta.
    [few] Zbývají { $count } karty.
    [many] Zbývá { $count } karty.
   *[other] Zbývá { $count } karet.
}
ages = Epochy · potřebný vliv
age-achievement = Karta epochy k ovládnutí
specials = Pokrok
special-achievement = Karta pokroku
special-at-once = Ovládne ji hned a zdarma ten, kdo jako první splní podmínku, ať je na tahu kdokoli.
achievements = ovládnuté karty
achieved = { $count ->
    [one] { $count } ovládnutá karta
    [few] { $count } ovládnuté karty
    [many] { $count } ovládnuté karty
   *[other] { $count } ovládnutých karet
} z { $needed }
claimed-by = už ji má { $player }
missing-points = { $count ->
    [one] chybí { $count } bod vlivu
    [few] chybí { $count } body vlivu
    [many] chybí { $count } bodu vlivu
   *[other] chybí { $count } bodů vlivu
} do { $needed }
missing-top = chybí aktivní karta epochy { $age } nebo vyšší
can-claim = lze ovládnout (vliv alespoň { $needed })
age-needs = Potřebuje vliv alespoň { $needed } a aktivní kartu epochy { $age } nebo vyšší. Body se neutrácejí.
progress = { $have } z { $needed }
this-turn = V tomto tahu: schováno { $tucked }, obodováno { $scored }.
removed = { $count ->
    [one] odstraněna { $count } karta
    [few] odstraněny { $count } karty
    [many] odstraněno { $count } karty
   *[other] odstraněno { $count } karet
}
hand-title = Ruka { $count }
hand-empty = V ruce není žádná karta.
score-title = Vliv { $points }
score-empty = zatím bez karet
face-down = rubem nahoru
first-meld = vybráno
you = (ty)
you-short = ty
decides = rozhoduje
seat = Místo { $number }
player-line = { $player }: ovládnuto { $achievements } z { $needed }, vliv { $points }, v ruce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
    [many] { $hand } karty
   *[other] { $hand } karet
}; zdroje: { $icons }
show-area = Herní oblast, ruka a vliv: { $player }
zone-of = { $zone }: { $player }
backs = { $count ->
    [one] skrytá karta
    [few] { $count } skryté karty
    [many] { $count } skryté karty
   *[other] { $count } skrytých karet
} epochy { $age }
none = nic
hidden = skrytá
nobody = nikdo

## Piles and icons

pile-title = Balíček: { $colour }
pile-open = Prohlédnout balíček ({ $count })
pile-empty = Žádná karta této barvy: { $colour }
pile-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
pile-splayed = roztažení { $direction }, okraje: { $icons }
if-splayed = Zdroje na okrajích po roztažení
pile-unsplayed = bez roztažení: počítá se jen aktivní karta
covered-hidden = zakrytá karta, není vidět
no-icons = žádné zdroje
icons-of = Zdroje: { $player }
icons-counted = Aktivní karty se počítají celé, zakryté jen tam, kde je roztažení odkrývá.

## Who is concerned by an activation

role-activates = { $who ->
    [you] aktivuješ
   *[other] aktivuje
}
role-shares = { $who ->
    [you] sdílíš
   *[other] sdílí
}
role-obeys = { $who ->
    [you] plníš Příkaz
   *[other] plní Příkaz
}
role-activates-short = aktivuje
role-shares-short = { $who ->
    [you] sdílíš
   *[other] sdílí
}
role-obeys-short = { $who ->
    [you] plníš
   *[other] Příkaz
}
not-concerned = netýká se
concerns = Koho se týká · { $icon }
concerns-fixed = Role v této aktivaci · { $icon }
why-activates = { $who ->
    [you] Aktivuješ a Součinnost provádíš jako poslední.
   *[other] { $player } aktivuje a Součinnost provádí jako poslední.
}
why-shares = { $who ->
    [you] Ty: { $icon } { $count } proti { $against }, tedy aspoň tolik. Sdílíš.
   *[other] { $player }: { $icon } { $count } proti { $against }, tedy aspoň tolik. Sdílí.
}
why-obeys = { $who ->
    [you] Ty: { $icon } { $count } proti { $against }, tedy méně. Plníš Příkaz a nesdílíš.
   *[other] { $player }: { $icon } { $count } proti { $against }, tedy méně. Plní Příkaz a nesdílí.
}
bonus-after = { $who ->
    [you] Když někdo sdílením cokoli změní, máš na konci volnou akci Vzít kartu.
   *[other] Když někdo sdílením cokoli změní, { $player } má na konci volnou akci Vzít kartu.
}
bonus-short = za sdílení
will-obey = Příkaz plní: { $players }.
will-share = Sdílí: { $players }.
will-draw = Když sdílení něco změní, bereš si kartu navíc.

## The running activation

running = Co se právě provádí
activated-by = { $who ->
    [you] aktivuješ ty
   *[other] aktivuje { $player }
}
doing-activates = { $who ->
    [you] Provádíš:
   *[other] Provádí { $player }:
}
doing-shares = { $who ->
    [you] Sdílíš:
   *[other] Sdílí { $player }:
}
doing-obeys = { $who ->
    [you] Plníš Příkaz:
   *[other] Příkaz plní { $player }:
}
doing-alone = { $who ->
    [you] Bez sdílení provádíš:
   *[other] Bez sdílení provádí { $player }:
}
nested = Uvnitř: { $card }, efekt { $number }, bez sdílení
moment-done = hotovo
moment-now = právě provádí
moment-next = teprve přijde na řadu

## The question

choose-action = Zvol akci
actions-left = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
    [many] zbývá { $count }
   *[other] zbývá { $count }
}
over = Hra skončila.
waiting = Rozhoduje { $player }
waiting-initial_meld = kterou kartu vyložit jako první
waiting-take_action = kterou akci provést
waiting-choose_card = kterou kartu vybrat
waiting-choose_colour = kterou barvu zvolit
waiting-choose_value = kterou hodnotu zvolit
waiting-choose_player = kterého hráče vybrat
waiting-choose_branch = mezi dvěma možnostmi
waiting-accept = zda provést nepovinný efekt
waiting-choose_back = kterou kartu rubem nahoru vybrat
waiting-rearrange = v jakém pořadí budou karty balíčku
optional = Nemusíš.
mandatory = Je to povinné.
confirm = Potvrdit
back = Zpět
draw-button = Vzít kartu { $age }
draw-last = Vzít kartu
meld-button = Vyložit
dogma-button = Aktivovat
achieve-button = Ovládnout { $age }
key-draw = K
key-meld = V
key-dogma = A
key-achieve = O
draw-age = Karta se bere z epochy { $age }.
draw-higher = Karta se bere z epochy { $age }: epocha { $wanted } došla.
draw-end = Žádná karta nezbývá: akce Vzít kartu ukončí hru.
draw-rule = Akce Vzít kartu bere hodnotu nejvyšší aktivní karty; je-li balíček prázdný, nejbližší vyšší.
meld-covers = Zakryje kartu { $card }.
if-melded = Když ji vyložíš
icons-same = Zdroje zůstanou stejné.
achieve-then = Budeš mít ovládnuto { $count } z { $needed }.
tray = { $who ->
    [you] Vybíráš ze své zóny: { $zone }
   *[other] Vybíráš odjinud: { $zone }, { $player }
}
tray-order = Odshora: karta { $place } z { $count }

## The position in words

describe-turn = Tah
describe-decides = Rozhoduje { $player }: { $decision } ({ $rule })
describe-on-turn = Na tahu: { $player }, zbývá akcí: { $count }.
describe-activated = { $player } aktivuje kartu { $card }. Sdílí: { $sharing }. Příkazy plní: { $vulnerable }.
describe-step = { $player } provádí kartu { $card }, efekt { $number } ({ $kind }): { $text }
describe-icons = Zdroje: { $icons }.
describe-place = { $player }: { $place }. místo
describe-pile = V balíčku: { $cards }.
describe-covered = pod aktivní kartou odshora: { $cards }
describe-follows = Při aktivaci teď: { $roles }
