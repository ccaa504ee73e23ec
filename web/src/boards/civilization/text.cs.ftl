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
ui-kind-civilization = Národ
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

## Karty a čísla

ui-cost = Cena v produkci
ui-copies = { $count }× ve hře
ui-level = Úroveň { $level }
ui-upgrade = Promění se na
ui-with-tech = { $tech }: { $cost }
ui-other-side = Na druhé straně
ui-trumps = přebíjí: { $type }
ui-loot-cost = { $count ->
    [one] Stojí { $count } kořist
    [few] Stojí { $count } kořisti
   *[other] Stojí { $count } kořistí
}
ui-phase-any = Kdykoli
ui-phase-battle = Boj
ui-rank = Hodnost
ui-strength = Síla
ui-health = Zdraví
ui-health-left = Zdraví { $left } z { $health }
ui-your-price = Cena pro tebe
ui-left = Zbývá
ui-known-by = Zná ji
ui-owned-by = Má
ui-nothing = Nic

## Věda

ui-pyramid = Tvoje pyramida technologií
ui-pyramid-note = { $have }/{ $need } · obchod { $trade }
ui-slot-price = za { $price }
ui-lacks = chybí { $count }
ui-no-slot = Žádné volné místo
ui-coins-on-tech = Žetony mincí na ní
ui-techs-offered = Co teď můžeš zvolit
ui-techs-of-level = Úroveň { $level }
ui-sealed = Tajná volba, odhalí se všem najednou
ui-sealed-count = { $chosen } z { $players }
ui-has-chosen = zvoleno
ui-choosing = vybírá
ui-only-you = vidíš jen ty

## Kultura

ui-track = Kulturní stupnice
ui-track-note = { $space } z { $last }
ui-track-section = Úsek { $section }
ui-track-start = Začátek
ui-track-space = Pole { $number }: kultura { $culture }, obchod { $trade }. { $reward }
ui-track-choice = Další krok
ui-next-space = Další pole:
ui-reward-event = Přináší kulturní událost
ui-reward-great_person = Přináší velkou osobnost
ui-reward-victory = Vyhrává hru
ui-deck-left = Události { $level }: zbývá { $count }
ui-cards-offered = Vyber kartu

## Stát

ui-choose-nation = Vyber svůj národ
ui-government-open = Lze zavést bez Anarchie
ui-policies = Sociální politika
ui-policies-note = { $count } z { $most }
ui-investments = Investice
ui-markers = Ukazatele
ui-coins = Mince
ui-coins-note = celkem { $coins }
ui-no-coin-tokens = Nemáš žádný žeton mince.
ui-military-way = dobytím hlavního města

## Co kdo drží

ui-events = Kulturní události
ui-events-note = { $count } z { $limit }
ui-event-of-level = Kulturní událost { $level }
ui-great-persons = Velké osobnosti
ui-face-down = Lícem dolů: vidíš ji jen ty
ui-person-rests = Odpočívá: na mapě není žeton jejího druhu
ui-resources = Suroviny
ui-reserve = Jednotky v záloze
ui-combat-note = bojový bonus { $bonus }
ui-armies = Armády
ui-armies-left = Armády ve tvé zásobě
ui-scouts-left = Osadníci ve tvé zásobě
ui-hidden-cards = { $count ->
    [one] { $count } skrytá
    [few] { $count } skryté
   *[other] { $count } skrytých
}
ui-means = Čím zaplatit
ui-abilities = Co teď můžeš použít
ui-travel-speed = Rychlost pohybu
ui-stacking-limit = Shromažďovací limit
ui-wonders = Divy světa
ui-muted = Pasuje do konce fáze.

## Nabídka

ui-market-offered = Co teď můžeš zvolit
ui-huts-left = Zbývající chýše
ui-villages-left = Zbývající vesnice
ui-wonders-for-sale = Divy světa v nabídce
ui-buildings = Budovy
ui-tokens-left = Zbývající žetony
ui-units-left = Jednotky
ui-cards-left = Zbývající karty
ui-person-tokens = Velké osobnosti
ui-persons-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}

## Odpovědi

ui-response = Na co smíš odpovědět
ui-passing-note = Pas vidí všichni. Co držíš, zůstává skryté.
ui-about-card = { $player }: { $name }
ui-about-group = { $player } se přesouvá na { $square }: armády { $armies }, osadníci { $scouts }
ui-about-city = { $player }: na řadě je město { $city }
ui-about-building = { $player }: město { $city } staví
ui-about-build = { $player }: město { $city } staví: { $item }
ui-about-build-at = { $player }: město { $city } staví na poli { $square }: { $item }
ui-about-arts = { $player }: město { $city } se věnuje umění
ui-about-harvest = { $player }: město { $city } sklízí
ui-about-program = { $player }: město { $city } zahajuje stavební program

## Bitva

ui-battle-figures = Bitva na poli { $square }
ui-battle-city = Bitva o město na poli { $square }
ui-battle-village = Bitva o vesnici na poli { $square }
ui-battle-horde = Barbaři útočí na pole { $square }
ui-attacker = útočí
ui-defender = brání se
ui-you = ty
ui-you-play-them = hraješ za ně
ui-barbarians = Barbaři
ui-in-hand = v ruce
ui-fallen = Padlí: { $units }
ui-fronts = Fronty
ui-front = Fronta { $number }
ui-nobody-here = nikdo
ui-no-fronts = Žádná jednotka ještě není ve hře.
ui-total = Součet teď
ui-sums = Oba součty
ui-sum-after = Po tomto zahrání
ui-sum-now = Teď
ui-sum-health = Zbylé zdraví na frontách
ui-sum-advantage = Převaha bojového bonusu
ui-sum-rules = Jak se rozhoduje:
ui-bonus-tokens = Budovy a vojevůdci
ui-bonus-city_states = Městské státy
ui-bonus-nation = Národ, vláda, divy, investice
ui-bonus-place = Bráněné místo
ui-bonus-battle = Tato bitva
ui-who-trumps = Kdo přebíjí koho:
ui-loot = Kořist

## Vyjednávání

ui-offer-of = { $player } dává nabídku. Komu: { $rival }
ui-offer-to = Komu dáš nabídku?
ui-offer-to-you = { $player } ti něco nabízí
ui-offer-hidden = Obsah vidí jen oni dva.
ui-offer-secret = Co kdo dává, vidíte jen vy dva.
ui-offers-made = { $count ->
    [0] zatím bez nabídky
    [one] { $count } nabídka
    [few] { $count } nabídky
   *[other] { $count } nabídek
}
ui-your-offer = Tvoje nabídka
ui-your-offer-to = Tvoje nabídka. Komu: { $player }
ui-you-give = Dáš
ui-you-get = Dostaneš
ui-you-want = Chceš
ui-which-to-give = Vyber, co předáš
ui-cannot-accept = Nemáš to, co se po tobě chce.
ui-what-they-have = Co kdo má
ui-put-in = Přidat
ui-take-out = Odebrat
ui-less-of = Méně: { $name }
ui-more-of = Více: { $name }
