### Deska Civilizace: česká slova

## Mapa

ui-map = Mapa
ui-unknown-land = Neznámá země
ui-may-choose = lze zvolit
ui-changed = nové od tvého posledního tahu
ui-count = { $what } { $count }
ui-none = nic
ui-piece-hut = Chýše
ui-piece-village = Vesnice
ui-piece-city = město { $city } ({ $player })
ui-piece-capital = hlavní město ({ $player })
ui-piece-metropolis = metropole ({ $player })
ui-figures-of = { $player }: armády { $armies }, osadníci { $scouts }
ui-mark-walls = hradby
ui-mark-fortified = opevnění
ui-mark-caravan = karavana
ui-mark-program = stavební program
ui-mark-harvested = v tomto kole sklizeno
ui-mark-frozen = nikdo nesmí odejít
ui-mark-changed = změněný terén
ui-square-empty = Nic tu nestojí.
ui-belongs-to = Okolí města { $city } ({ $player }).
ui-blockaded = blokáda
ui-way-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
ui-meets-hut = vstup do chýše
ui-meets-village = vstup do vesnice
ui-meets-figures = střet s figurkami
ui-meets-city = vstup do cizího města
ui-go-to = Jít na { $square }
ui-steps-left = { $count ->
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}

## Kolo

ui-phases = Fáze kola
ui-turn = { $turn }. kolo
ui-set-up = Příprava
ui-phase-start = Začátek
ui-phase-trade = Obchod
ui-phase-city = Města
ui-phase-movement = Pohyb
ui-phase-research = Výzkum

## Panely

ui-panels = Co leží vedle mapy
ui-panel-battle = Bitva
ui-panel-trade = Obchod
ui-panel-cities = Města
ui-panel-science = Věda
ui-panel-culture = Kultura
ui-panel-state = Stát
ui-panel-hand = Ruka
ui-panel-market = Nabídka

## Národy a města

ui-nations = Národy
ui-no-nation = zatím bez národa
ui-victory-tech = Technologie
ui-victory-culture = Pole kulturní stupnice
ui-victory-economic = Mince
ui-no-cities = Zatím nemáš žádné město.
ui-city-of = Město { $city } · { $player }
ui-name-city = Město { $city }
ui-name-capital = Hlavní město
ui-name-metropolis = Metropole
ui-city-bonus = Produkce navíc na jednu akci: { $count }
ui-done-build = stavělo
ui-done-arts = věnovalo se umění
ui-done-harvest = sklízelo
ui-done-program = začalo program
ui-gain-arts = Kultura +{ $culture }
ui-gain-program = Okolí se příště počítá dvakrát
ui-build-buildings = Budovy
ui-build-figures = Figurky a jednotky
ui-build-wonders = Divy
ui-for-free = zdarma

## Otázka

ui-choices = Co můžeš zvolit
ui-cancel = Zrušit
ui-over = Hra skončila.
ui-waiting = Rozhoduje { $player }.
ui-reason-free_unit = jednotka zdarma
ui-reason-starting_wonder = div, se kterým začínáš
ui-reason-gathering = kdo sbírá pro které město
ui-reason-investing = tvoje investice
ui-reason-public_education = veřejné školství přináší technologii
ui-reason-machu_picchu = Machu Picchu přináší surovinu
ui-reason-giannini = A. P. Giannini umožňuje investovat
ui-reason-new_government = nová vláda
ui-reason-lost_government = ztráta vlády
ui-reason-hut_beside_city = chýše vedle nového města
ui-reason-moving_group = kdo jde
ui-reason-barbarian_unit = jednotka barbarů
ui-reason-friendly_barbarian = přátelský barbar
ui-reason-sacrifice = technologie za oběť
ui-reason-discovery_building = budova za objev
ui-reason-build_square = kde bude stát
ui-reason-harvested_resource = co se sklízí
ui-reason-market_resource = surovina z nabídky
ui-reason-gift_coin = kdo dostane minci
ui-reason-shown_techs = ukázaná technologie
ui-reason-returned_tech = technologie na oplátku
ui-reason-adolphus_unit = jednotka Gustava Adolfa
ui-reason-refilled_hand = kulturní událost do ruky

## Co by se změnilo

ui-change-trade = Obchod { $before } → { $after }
ui-change-culture = Kultura { $before } → { $after }
ui-change-coins = Mince { $before } → { $after }
ui-change-track = Kulturní stupnice { $before } → { $after }
ui-change-combat = Bojový bonus { $before } → { $after }
ui-change-city-production = Město { $city }: produkce { $before } → { $after }
ui-change-city-trade = Město { $city }: obchod { $before } → { $after }
ui-change-city-arts = Město { $city }: umění { $before } → { $after }

## Pozice slovy

ui-text-table = Stůl
ui-text-turn = { $turn }. kolo, { $phase }. Začíná { $first }.
ui-text-decides = Rozhoduje { $player }: { $question }
ui-text-over = Hra skončila: { $places }
ui-text-reach = Kam může skupina jít
ui-text-battle = Bitva na { $square }: { $kind }
ui-battle-figures = figurky proti figurkám
ui-battle-city = útok na město
ui-battle-village = barbaři z vesnice
ui-battle-horde = potulná horda
ui-text-barbarians = Barbaři
ui-text-attacker = Útočí { $player }: armády { $armies }, osadníci { $scouts }, součet { $total } s bonusem { $bonus }, ruka: { $hand }
ui-text-defender = Brání se { $player }: armády { $armies }, osadníci { $scouts }, součet { $total } s bonusem { $bonus }, ruka: { $hand }
ui-text-front = Fronta { $front }: útočník { $attacker }; obránce { $defender }
ui-text-unit = { $unit } (síla { $strength }, zdraví { $health }, zranění { $wounds })
ui-text-known = znáš { $cards }
ui-back-unit_type = { $id }
ui-back-level = úroveň { $id }
ui-back-person_type = { $id }
ui-text-offer = { $player } nabízí ({ $rival }): { $give } · { $ask }
ui-text-wonders = Divy v nabídce: { $names }
ui-text-buildings = Zbývající budovy: { $names }
ui-text-resources = Suroviny: { $names }
ui-text-person-tokens = Zbývající velké osobnosti: { $names }
ui-text-obsolete = Zastaralé: { $names }
ui-text-government = Vláda: { $government }. Sociální politika: { $policies }
ui-text-dials = Obchod { $trade }, kultura { $culture }, pole kulturní stupnice { $track }, mince { $coins }, bojový bonus { $combat }
ui-text-victories = Vítězství: { $names }
ui-text-techs = Technologie: { $names }
ui-text-ranks = Hodnosti: { $names }. V zásobě: armády { $armies }, osadníci { $scouts }. Rychlost { $speed }, shromažďovací limit { $stacking }
ui-text-reserve = Jednotky: { $cards }
ui-text-events = Kulturní události (nejvýše { $limit }): { $cards }
ui-text-persons = Skryté velké osobnosti: { $cards }; odhalené: { $open }
ui-text-tokens = Chýše a vesnice: { $cards }. Suroviny: { $resources }
ui-text-coin-tokens = Žetony mincí: { $names }. Investováno: { $invested }
ui-text-own-wonders = Divy: { $names }
ui-text-city = { $city } na { $square }: obchod { $trade }, produkce { $production }, umění { $arts }
ui-text-tile = Díl od { $square }
ui-text-tile-home = Domov ({ $player }) od { $square }
ui-text-tile-hidden = Zakrytý díl od { $square }
ui-text-outskirts = okolí města { $city }, { $player } ({ $yields })

## Druhy věcí

ui-kind-square = Políčko
ui-kind-city = Město
ui-kind-player = Národ
ui-kind-action = Volba
ui-kind-technology = Technologie
ui-kind-item = Ke stavbě
ui-kind-building = Budova
ui-kind-wonder = Div světa
ui-kind-civilization = Civilizace
ui-kind-government = Vláda
ui-kind-policy = Sociální politika
ui-kind-investment = Investice
ui-kind-event = Kulturní událost
ui-kind-great_person = Velká osobnost
ui-kind-person_type = Velká osobnost
ui-kind-ability = Schopnost
ui-kind-unit = Jednotka
ui-kind-unit_type = Druh jednotky
ui-kind-front = Fronta
ui-kind-resource = Surovina
ui-kind-means = Platba
ui-kind-coin_place = Mince
ui-kind-loot = Kořist
ui-kind-terrain = Terén
ui-kind-hut = Chýše
ui-kind-village = Vesnice
ui-kind-relic = Relikvie
ui-kind-city_state = Městský stát
