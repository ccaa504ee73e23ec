### World Wonders in the terminal: Czech text

## The table

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

## Lists

legend = { $types }; { $resources }, ☻ populace, ◎ prsten (1 bod), ● mince. Terén: L země, W voda, E obojí, * jakékoli políčko. Rekonstrukce: údaj se nikde nenašel a je navržený tak, aby vše sedělo; ¹ jednotlivé údaje jsou odjinud (R14.1). Celá položka: ludopolis cards world_wonders JMÉNO
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

## Help

signs = Místa: r0 c4 = otočení r0 s levým horním rohem na c4; jen c4, když tam pasuje jediný dílek v jediném otočení; p2 r0 c4, když je dílků více druhů. Značky: · země, ♣ přírodní bohatství, ≈ voda, ▒ cesta, ∩ most, ♜ věž, ▲1 monument 1, { $types }; na malých mapách jsou B1, B2 různé knihovny; ✓ čtvrť. Terén monumentů: L země, W voda, E obojí, * jakékoli políčko. ● mince, { $resources }, ☻ populace, ◎ prsten (1 bod). Na stupnicích je ☻ nebo ◎ natištěné na tom poli. Body: ☻ populace, ↓ nejvzácnější zdroj, ▲ monumenty, ♣ přírodní bohatství, ✓ čtvrti, ● dluh, ⚑ cíle. #3 je volba, která to koupí, +8 dílků zbývá pod ním.
example-notation = place p1 r0 c4
example-cards = moai
example-word = most
