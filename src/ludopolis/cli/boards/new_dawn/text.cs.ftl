### Civilization: Nový úsvit in the terminal: Czech text

## The table

map-being-laid = pokládá se mapa · zbývá žetonů vody: { $waters }
round = { $round }. kolo, na tahu { $player }
first-player = první hráč: { $player }
agendas = Karty vítězství
or = nebo
of-needed = ({ $count })
events = Události
no-event = nic
barbarians-go = Barbaři podle kostky
last-die = poslední hod { $die }
wonders-on-offer = Nabídka divů světa
deck-empty = další divy nejsou
cost = cena { $cost }, máš na { $production }
printed-cost = cena { $cost }
below = { $era }, pod ním { $count }
cards-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
    [many] zbývá { $count } karty
   *[other] zbývá { $count } karet
}
beside-map = Barbaři mimo mapu
supply = Zásoba
whole-map = Celá mapa
core = Základ mapy: { $tiles }
tile-capital = hlavní město
tile-natural_wonder = přírodní div
tile-city_state = městský stát
tile-plain = obyčejný

## Players

marked = splněno { $count } z { $needed }
dial = Pokrok
next-level = další karta na { $space }
cities = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
} (rozvinutá { $mature }, zbývá { $left })
spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
} (zbývá { $left ->
    [one] { $left } žeton
    [few] { $left } žetony
    [many] { $left } žetonu
   *[other] { $left } žetonů
})
on-card = na kartě
card-of-state = karta: { $state }
stored = { $count ->
    [one] uložen { $count } žeton
    [few] uloženy { $count } žetony
    [many] uloženo { $count } žetonu
   *[other] uloženo { $count } žetonů
}
code-culture = KUL
code-science = VĚD
code-economy = EKO
code-industry = PRŮ
code-military = VOJ

## Combat

attack-on = Útok na pole { $space }: { $target }
combat-won = zatím vyhrává útočník
combat-tied = shoda: zatím vyhrává obránce
combat-lost = zatím vyhrává obránce
attack-value = Útok bez kostky
defence-value = Obrana bez kostky

## The decision

paying = { $wonder }: máš { $production } z { $cost }.
resolving = { $card } na pozici { $slot }
left = zbývá { $count }
left-reinforcements = zbývá posílení: { $count }
left-distance = { $count ->
    [one] každá karavana { $count } pole
    [few] každá karavana { $count } pole
    [many] každá karavana { $count } pole
   *[other] každá karavana { $count } polí
}
left-colossus = všechny dohromady navíc { $count }
group-place = Umístit žeton kontroly na (pole, terén, obtížnost):
group-move = Přesunout z pole:
group-to = Přesunout na pole:
group-replace = Nahradit žeton kontroly na poli:
group-destroy = Zničit žeton kontroly na poli:
group-offer = Vybrat žeton kontroly na poli:
group-give = Vzdát se žetonu kontroly na poli:
group-strike = Zasáhnout i se všemi sousedy:
group-remove = Odebrat žeton kontroly z pole:
group-caravan = Karavana { $caravan } na pole:
group-found = Vybudovat město na (pole, terén, obtížnost):
group-settle = Vybudovat město u své karavany:
group-house = Umístit div do města na poli:
group-reinforce = Posílit žeton kontroly na poli:
group-attack = Zaútočit (obě síly bez kostek):
group-hunt = Zaútočit na barbary na poli (obě síly bez kostek):
group-at = Umístit díl tak, aby jeho pole 0 leželo na místě:
in-slot = na pozici { $slot }:
space-several = { $space } může znamenat více voleb: { $choices }. Napiš jedno z těchto čísel.
not-on-map = Pole { $space } na mapě není.
difficulty = obtížnost { $difficulty }
about-done = Nic dalšího; hra pokračuje.
about-spend = Jeden žeton zboží se vrátí do zásoby a jednou se započítá.
about-advance = Kotouč se posune podle pozice karty, za každý utracený žeton o krok víc.
secret-deck = { $type }, shora

## Lists

legend = { $types }. Suroviny: { $resources }. Terén: { $terrains }. Na dílech je ★ hlavní město, ◎ městský stát, ✶ přírodní div, A až I jsou barbaři. ? za názvem: některý údaj není jistý. Celá položka se zdrojem: ludopolis cards new_dawn JMÉNO
column-name = Název
column-type = Druh
column-level = Úroveň
column-effect = Účinek
column-civilization = Civilizace
column-row = První řada od pozice 1
column-era = Éra
column-cost = Cena
column-paid = Platí se
column-resource = Surovina
column-sides = Díl
column-needed = Potřeba
column-agendas = Cíle
column-sign = Značka
column-difficulty = Obtížnost
column-count = V krabici
column-kind = Druh
column-faces = Obě strany
column-symbols = Natištěni na
column-source = Zdroj údajů
data-note = Poznámka v datech
sure-high = jisté
sure-medium = jeden dobrý zdroj
sure-low = nejisté
sure-reconstructed = rekonstrukce podle pravidel
kind-card = Karty zaměření ({ $count })
kind-leader = Vůdci ({ $count })
kind-wonder = Divy světa ({ $count })
kind-city_state = Městské státy a jejich karty diplomacie ({ $count })
kind-natural_wonder = Přírodní divy ({ $count })
kind-pact = Karty diplomacie každého hráče ({ $count })
kind-agenda = Cíle ({ $count })
kind-victory_card = Karty vítězství ({ $count })
kind-terrain = Terén ({ $count })
kind-resource = Suroviny ({ $count })
kind-tile = Díly mapy ({ $count })
kind-barbarian = Barbaři ({ $count })

## Help

signs = Pole se jmenují podle dílu a čísla: 7-3; stačí napsat 7-3, pro karavanu 2 napiš 2 7-3. Terén: { $terrains }. Hráči mají tvary ● ▲ ■ ◆: ● žeton kontroly, ●+ posílený, ●⌂ město, ●★ hlavní město, ✓ rozvinuté, ♛ s divem světa; ○ △ □ ◇ jsou jejich karavany. ◎ městský stát, ✶ přírodní div, A až I barbaři; suroviny: { $resources }. ! u pole: dá se vybrat, pod ním je obtížnost; × se dá napadnout. Řady zaměření: 3♣ je pozice 3, která dosáhne na les; { $types }; ⇄ žeton zboží, ◎ a ✶ žetony na kartě (× v tomto tahu použité). ⚑ karta vítězství, #3 volba s tímto číslem.
example-notation = place 7-3
example-cards = stonehenge
example-word = karavana
