### Civilization v terminálu: český text

## Stůl

setup = příprava hry
turn-of = tah { $turn }, nejvýše { $limit }
whole-map = Celá mapa
culture-track = Kulturní stupnice
track-signs = ♪ událost, ♙ osobnost, ★ vítězství
wonders = Divy na prodej
buildings = Budovy na tržišti
stock = V zásobě
decks = V balíčcích
deck-infantry = pěchota
deck-artillery = střelci
deck-mounted = jízda
deck-aircraft = letadla
deck-event_1 = události I
deck-event_2 = události II
deck-event_3 = události III
deck-great_person = osobnosti
deck-hut = chýše
deck-village = vesnice
deck-city_state = městské státy
sights = Na mapě
frozen = nikdo nesmí odejít

## Hráči

chosen = národ vybrán
choosing = zatím bez národa
first = první hráč
muted = v této fázi pasuje
trade = Obchod
culture = Kultura
coins = Mince
track = Kulturní stupnice
nearness = Nejbližší vítězství
speed = Rychlost
stacking = Shromažďování
combat = Bojový bonus
supply = V zásobě: { $armies ->
    [one] { $armies } armáda
    [few] { $armies } armády
   *[other] { $armies } armád
}, { $scouts ->
    [one] { $scouts } osadník
    [few] { $scouts } osadníci
   *[other] { $scouts } osadníků
}
more-cities = { $count ->
    [one] Může vzniknout ještě jedno město.
    [few] Mohou vzniknout ještě { $count } města.
   *[other] Může vzniknout ještě { $count } měst.
}
mark-walls = hradby
mark-fortified = opevnění
mark-caravan = karavana
mark-program = stavební program
acted = akce provedena
deed-build = stavba
deed-arts = umění
deed-harvest = těžba
deed-program = stavební program
obsolete = zastaralý
pyramid = Pyramida
reserve = Rezervy
events = Kulturní události
limit = limit { $count }
of-level = úroveň { $level }
known = známé
hidden-persons = Osobnosti lícem dolů
open-persons = Odkryté osobnosti
person-tokens = Schované žetony osobností
tokens = Schované žetony
token-hut = chýše
token-village = vesnice
policies = Sociální politika
investments = Investice
coin-tokens = Žetony mincí
window = Dostupné bez Anarchie
used = Použito

## Boj a nabídky

battle-at = Boj na poli { $square }: { $kind }
battle-figures = figurky proti figurkám
battle-city = útok na město
battle-village = útok na vesnici
battle-horde = útočí potulná horda
attacker = Útočník
defender = Obránce
barbarians = barbaři, hraje za ně { $player }
battle-hand = Bojová ruka
total = Celkem teď
part-tokens = budovy a vojevůdci
part-city_states = městské státy
part-nation = národ, zřízení, divy
part-place = bráněné místo
part-battle = tento boj
fallen = Padlé jednotky
front = Fronta { $number }
front-free = nikdo
strength = síla { $count }
offer = Nabídka
gives = { $player } dává
wants = { $player } chce
nothing = nic
thing-give_trade = { $amount } obchodu
thing-give_culture = { $amount } kultury
thing-ask_trade = { $amount } obchodu
thing-ask_culture = { $amount } kultury
thing-ask_hut = žeton chýše
thing-ask_village = žeton vesnice
thing-ask_event = kulturní událost úrovně { $level }

## Rozhodnutí

moving = Skupina na poli { $square }
group-of = armády { $armies }, osadníci { $scouts }
city = Město { $city }
steps-left = { $count ->
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
other-half = druhá polovina metropole, vedle { $square }
to-pay = platí se: { $resource }
any-resource = libovolná surovina
left = zbývá { $count }
source-free_unit = Jednotka zdarma
source-starting_wonder = Tvůj první div
source-gathering = Sběrači
source-investing = Investice
source-new_government = Nové zřízení
source-lost_government = Ztracené zřízení
source-hut_beside_city = Chýše vedle tvého města
source-moving_group = Skupina
source-barbarian_unit = Barbaři
source-sacrifice = Oběť
source-discovery_building = Objev
source-build_square = Stavba
source-harvested_resource = Těžba
source-market_resource = Tržiště
source-shown_techs = Ukázané technologie
source-returned_tech = Na oplátku
source-refilled_hand = Doplněná ruka
group-at = Vyber pole:
group-found = Založit město na poli:
group-settle = Založit město armádou na poli:
group-grow = Metropole se rozroste na pole:
group-gather = Přidělit sběrače na poli:
group-harvest = Vytěžit pole:
group-group = Pohnout figurkami z pole:
group-step = Krok:
group-discover = Odkrýt díl, směr:
group-amount = Vyber množství:
group-give_trade = Dát obchod:
group-give_culture = Dát kulturu:
group-ask_trade = Chtít obchod:
group-ask_culture = Chtít kulturu:
group-take = Vzít si:
group-coin = Žeton mince odtud:
group-draw = Dobrat jednotku:
group-deck = Dobrat událost:
group-terrain = Nový terén:
group-pay = Zaplatit:
group-place = Umístit osobnost:
group-give = Dát surovinu:
group-give_hut = Dát chýši:
group-give_village = Dát vesnici:
group-ask = Chtít surovinu:
group-ask_event = Chtít kulturní událost:
group-front = Zaútočit:
group-wound = Zranit nepřátelskou jednotku:
group-heal = Vyléčit svou jednotku:
group-learn = Naučit se:
group-obsolete = Učinit zastaralým:
group-use = Použít:
group-event = Zahrát kulturní událost:
group-reveal = Odkrýt osobnost:
group-keep = Nechat si:
group-adopt = Přijmout:
group-drop = Vrátit:
group-switch = Vyměnit sociální politiku:
group-govern = Zavést vládu:
group-invest = Investovat žeton mince:
group-offer = Učinit nabídku hráči:
group-player = Vyber hráče:
group-city = Vyber město:
group-give_event = Dát kulturní událost:
group-build = Postavit:
group-also = Postavit stejnou akcí:
group-build_free = Postavit zdarma:
group-advance = Postoupit na kulturní stupnici:
group-keep_event = Nechat si událost:
group-discard_event = Odhodit událost:
group-keep_person = Nechat si osobnost:
group-with = Kolik jich půjde:
group-research = Bádat:
group-lower = Bádat o úroveň níž:
group-newton = Vložit Newtona do pyramidy:
group-play = Zahrát jednotku:
group-loot = Vzít si kořist:
group-save = Zachránit jednotku:
of-front = fronta { $front }
label-player = Vybrat hráče: { $player }
label-offer = Učinit nabídku hráči: { $player }
loot-cost = stojí { $count }
unit-values = síla { $strength }, zdraví { $health }
trumps = přebíjí: { $type }
reward-event = kulturní událost
reward-great_person = osobnost
reward-victory = vítězství
about-done = Tady už nic; hra pokračuje.
about-pass = Teď neuděláš nic.
about-pass_phase = V této fázi už se tě hra nezeptá.
about-program = Při příští stavbě se vlastní produkce města zdvojnásobí.
about-stop = Skupina skončí pohyb na tomto poli.
about-fortify = Opevnění pomůže městu při obraně, jednou.
about-caravan = Karavana pomůže městu při stavbě, jednou.
about-sacrifice = Přijdeš o figurku a naučíš se technologii, kterou zná majitel města.
about-store = Umístit ji smíš na začátku některého dalšího tahu.
about-army = Stojí v okolí města; bojuje, zkoumá a blokuje.
about-scout = Stojí v okolí města; zakládá města a sbírá.
square-several = { $square } může znamenat více voleb: { $choices }. Napiš jedno z těchto čísel.
not-on-map = { $square } na mapě není.
face-down = díl mapy lícem dolů
figures = { $player }: armády { $armies }, osadníci { $scouts }
land-of = okolí, které má { $player }, město { $city }
yields = Vynáší

## Co nikdo nevidí

secret-city_states = Městské státy v pořadí
secret-wonders = Divy v pořadí
secret-tiles = Díly mapy
secret-units = Jednotky v balíčcích
secret-events = Kulturní události v balíčcích
secret-great_persons = Osobnosti v balíčku
secret-huts = Chýše v hromádce
secret-villages = Vesnice v hromádce
secret-held = … drží hráč { $player }

## Seznamy

legend = { $icons }. Suroviny: { $resources }. Terén: { $terrains }. Na dílech je h chýše, v vesnice, ✶ relikvie, ★ místo pro hlavní město. ? za jménem: některý údaj není jistý. Jedna věc celá i se zdrojem: ludopolis cards civilization JMÉNO
only-with = jen s volbou { $option }
column-name = Jméno
column-leader = Vůdce, první technologie a zřízení
column-effect = Účinek
column-level = Úroveň
column-cost = Cena
column-tokens = Žetonů
column-better = Lepší
column-era = Éra
column-copies = Karet
column-type = Druh
column-for-two = Pro dva
column-trumps = Přebíjí
column-ranks = Hodnosti a ceny
column-values = Síla a zdraví podle hodnosti
column-loot = Kořist
column-sign = Značka
column-market = Na hráče
column-icons = Symboly
column-map = Mapa
column-players = Hráčů
column-source = Zdroj údajů
data-note = Poznámka v datech
sure-high = jisté
sure-medium = jeden dobrý zdroj
kind-civilization = Národy ({ $count })
kind-technology = Technologie ({ $count })
kind-government = Zřízení ({ $count })
kind-building = Budovy ({ $count })
kind-wonder = Divy světa ({ $count })
kind-event = Kulturní události ({ $count })
kind-great_person = Osobnosti ({ $count })
kind-person_type = Druhy osobností ({ $count })
kind-policy = Sociální politika ({ $count })
kind-policy_card = Karty sociální politiky ({ $count })
kind-investment = Investice ({ $count })
kind-hut = Chýše ({ $count })
kind-village = Vesnice ({ $count })
kind-city_state = Městské státy ({ $count })
kind-relic = Relikvie ({ $count })
kind-unit_type = Typy jednotek ({ $count })
kind-unit = Jednotky ({ $count })
kind-loot = Kořist ({ $count })
kind-resource = Suroviny ({ $count })
kind-terrain = Terén ({ $count })
kind-tile = Díly mapy ({ $count })
kind-layout = Mapy ({ $count })

## Nápověda

signs = Pole se jmenují podle sloupce a řádku: c4; k výběru stačí napsat c4, ke kroku první písmeno světové strany. Terén: { $terrains }. Suroviny: { $resources }. Symboly: { $icons }. Hráči mají tvary ● ▲ ■ ◆ ✚: ●★ hlavní město, ●☆ druhá polovina metropole, ●⌂2 druhé město, ●2¹ dvě armády a jeden osadník; značky měst: # hradby, + opevnění, » karavana, % stavební program. h chýše, v vesnice, ◎ městský stát, ✶ relikvie, ⊓ budova, ♛ div světa, ♙ osobnost, pod nimi začátek jména; ╱ díl mapy lícem dolů. Čáry ohraničují města s jejich okolím. ! u pole: dá se vybrat; × o pole se bojuje.
example-notation = group c4
example-cards = hrnčířství
example-word = osadník
