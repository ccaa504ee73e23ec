### The board of World Wonders: Czech words

## The map

ui-sidewalk = CHODNÍK
ui-map-of = Mapa, na které staví { $player }. Šipky posouvají dílek nebo pohled, R otáčí, N hledá další možné místo, Enter potvrzuje.
ui-city-of = Město, které staví { $player }
ui-you = (ty)
ui-my-city = Moje město
ui-cities = Města v pořadí tahů
ui-round = { $round }. kolo z { $rounds }
ui-loan = dluh
ui-out = mimo kolo
ui-turn-now = na tahu
ui-pedestal-chip = piedestal { $position }
ui-held = Dílek je na políčkách { $spaces }, tady stát smí.
ui-held-not = Dílek je na políčkách { $spaces }, tady stát nesmí.
ui-seat-label = { $player }, { $position }. v pořadí: mince { $coins }, populace { $population }, body { $points }. { $state }

## The offer

ui-market = Nabídka budov
ui-supply = Cesty, věž, piedestaly, dluh
ui-supply-solo = Cesty, věž, dluh
ui-display = Monumenty
ui-display-note = · { $about } · v balíčku { $count }
ui-display-empty = Žádný monument už není v nabídce.
ui-sold = prodáno
ui-by = u
ui-short-long_road = Dlouhá cesta
ui-short-short_roads = Krátké cesty
ui-short-tower = Věž
ui-short-pedestal_1 = 1. v pořadí
ui-short-pedestal_2 = 2. v pořadí
ui-short-take_loan = Vzít dluh
ui-short-repay_loan = Splatit dluh
ui-stack-label = { $tile }, cena { $price }, přináší { $symbols }, ve sloupku zbývá { $left }.
ui-stack-sold = Sloupek { $stack }, cena { $price }: tato budova je prodaná, ve sloupku zbývá { $left }.
ui-object-label = { $name }, cena { $price }, v nabídce { $count }.
ui-monument-label = { $monument }, cena { $price }, musí stát u: { $needs }; přináší { $gains }.
ui-state-avail = Můžeš vybrat.
ui-state-sel = Vybráno.
ui-state-barred = Teď nejde.
ui-state-idle = { "" }
ui-state-gone = Prodáno.
ui-met = ve městě je
ui-missing = ve městě chybí

## Symbols

ui-symbol-food = potraviny
ui-symbol-ceramics = keramika
ui-symbol-technology = technologie
ui-symbol-population = populace
ui-symbol-rings = body
ui-symbol-coins = mince
ui-need-library = knihovna
ui-need-farm = pozemek
ui-need-habitation = obydlí
ui-need-market = tržnice
ui-need-temple = chrám
ui-need-road = cesta
ui-need-natural = přírodní bohatství
ui-need-water = voda
ui-need-sidewalk = chodník

## Tracks and points

ui-marker-food = Potraviny
ui-marker-ceramics = Keramika
ui-marker-technology = Technologie
ui-marker-population = Populace
ui-marker-coins = Mince
ui-at-coins = Mince: { $coins } z { $limit }
ui-at-food = Potraviny: { $value } z { $last }
ui-at-ceramics = Keramika: { $value } z { $last }
ui-at-technology = Technologie: { $value } z { $last }
ui-at-population = Populace: { $value } z { $last }
ui-points-label = Body, kdyby hra skončila teď: { $total }
ui-points-now = Kdyby hra skončila teď
ui-points-final = Konečné body
ui-points-change = { $change } b.
ui-goals = Společné cíle
ui-goal-standing = { $player }: { $value } ({ $points ->
    [0] bez bodů
   *[other] +{ $points } b.
})
ui-goal-worth = První místo { $first } b., druhé { $second } b.

## The automatic opponent

ui-solo = Automatický protivník
ui-solo-score = Ty { $mine }, protivník { $other }
ui-solo-none = Zatím žádná karta.
ui-solo-deck = v balíčku { $count }
ui-solo-top = nejdřív
ui-solo-middle = jinak
ui-solo-left = monument nejvíc vlevo
ui-solo-right = monument nejvíc vpravo

## Questions

ui-ask-what = Co koupíš?
ui-ask-place = Umísti: { $item }
ui-ask-buy = Koupit: { $name }?
ui-ask-discard = Odhodit: { $name }?
ui-ask-take_loan = Vzít si dluh?
ui-ask-repay_loan = Splatit dluh?
ui-over = Hra skončila.
ui-waiting-buy = Nakupuje { $player }.
ui-waiting-place = Umisťuje { $player }.
ui-waiting-place_start_road = Počáteční cestu umisťuje { $player }.
ui-waiting-choose_discard = Budovu k odhození vybírá { $player }.
ui-hint-place = Září políčka v dosahu, tečka ukazuje, kde dílek držíš.
ui-hint-later = Kam se vejde, se teď neví: kup a potom umísti.
ui-pieces-left = { $count ->
    [one] Zbývá { $count } dílek.
    [few] Zbývají { $count } dílky.
    [many] Zbývá { $count } dílku.
   *[other] Zbývá { $count } dílků.
}
ui-coins-left = { $count ->
    [one] Zbývá { $count } mince.
    [few] Zbývají { $count } mince.
    [many] Zbývá { $count } mince.
   *[other] Zbývá { $count } mincí.
}
ui-which-piece = Který dílek teď
ui-piece-label = Dílek o velikosti { $size }, zbývá { $count }
ui-turn = Otočit
ui-cancel = Zrušit
ui-place = Umístit
ui-build-for = Postavit za { $price }
ui-buy-for = Koupit za { $price }
ui-confirm-buy = Koupit
ui-confirm-discard = Odhodit
ui-confirm-take_loan = Vzít dluh
ui-confirm-repay_loan = Splatit

## Explanations

ui-kind-tile = Budova
ui-kind-stack = Sloupek budov
ui-kind-monument = Monument
ui-kind-object = Stavba
ui-kind-pedestal = Piedestal
ui-kind-loan = Dluh
ui-kind-goal = Společný cíl
ui-kind-solo_card = Karta protivníka
ui-kind-score = Body
ui-ground = Podklad
ui-ground-land = země
ui-ground-water = voda
ui-ground-either = země nebo voda
ui-ground-gap = mezera
ui-ground-natural = přírodní bohatství
ui-next-to = Musí stát u
ui-brings = Přináší
ui-in-city = V tvém městě
ui-pays = Cena { $price }, máš { $coins }
ui-places = { $count ->
    [0] Nikam se nevejde.
    [one] Možné místo: { $count }
   *[other] Možná místa: { $count }
}
ui-is-district = Městská čtvrť: přináší body.
ui-no-district = Není městskou čtvrtí.
ui-nature-scores = Přináší body.
ui-nature-not = Body zatím nepřináší.
ui-free = Volné políčko.

## The position in words

ui-text-table = Stůl
ui-text-round = { $round }. kolo z { $rounds }. Pořadí: { $order }.
ui-text-turn = Rozhoduje { $player }.
ui-text-over = Hra skončila. Pořadí: { $places }.
ui-text-place = { $place }. místo { $player }
ui-text-offer = Nabídka
ui-text-shapes = Tvar po řádcích (/ mezi řádky, + mezi částmi): L země, W voda, E země nebo voda, * mezera, . nic.
ui-text-tile = { $tile }: cena { $price }, { $symbols }; tvar { $shape }; ve sloupku zbývá { $left }.
ui-text-sold = Sloupek { $stack }: prodáno; zbývá { $left }.
ui-text-object = { $name }: v nabídce { $count }, cena { $price }.
ui-text-pedestals = Piedestaly v nabídce: { $names }.
ui-text-removed = Budovy, které hru opustily: { $names }.
ui-text-monument = { $monument }: musí stát u: { $needs }; tvar { $shape }; přináší { $gains }.
ui-text-deck = Monumentů v balíčku: { $count }.
ui-text-none = nic
ui-text-placing = Umisťuje se { $item }; zbývající dílky: { $pieces }; už leží: { $cells }.
ui-text-city = Město: { $player }
ui-text-map = { $map }. Mince { $coins } z { $limit }, utraceno { $spent }. { $state }
ui-text-markers = Potraviny { $food }, keramika { $ceramics }, technologie { $technology }, populace { $population }.
ui-text-thing = { $name }: { $cells }{ $district ->
    [yes] { " " }(městská čtvrť)
   *[no] { "" }
}
ui-text-empty = Na mapě zatím nic nestojí.
ui-text-water = Voda: { $cells }.
ui-text-nature = Volná přírodní bohatství: { $cells }; bod přinášejí: { $scoring }.
ui-text-points = Body teď: { $total } ({ $parts }).
ui-text-monuments = Monumenty: { $names }.
ui-text-goal = { $goal } ({ $first } a { $second } b.): { $text } { $standings }.
ui-text-solo = Skóre { $score }. Karty v balíčku: { $deck }. Použité karty: { $used }. Monumenty: { $monuments }.
ui-text-card = { $card }: nejdřív { $top }, jinak { $middle }, jinak { $arrow }.
