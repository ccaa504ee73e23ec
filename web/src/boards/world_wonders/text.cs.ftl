### The board of World Wonders: Czech words

## The map

ww-sidewalk = CHODNÍK
ww-map-of = Mapa, na které staví { $player }. Šipky posouvají dílek nebo pohled, R otáčí, N hledá další možné místo, Enter potvrzuje.
ww-city-of = Město, které staví { $player }
ww-you = (ty)
ww-my-city = Moje město
ww-cities = Města v pořadí tahů
ww-round = { $round }. kolo z { $rounds }
ww-loan = dluh
ww-out = mimo kolo
ww-turn-now = na tahu
ww-pedestal-chip = piedestal { $position }
ww-held = Dílek je na políčkách { $spaces }, tady stát smí.
ww-held-not = Dílek je na políčkách { $spaces }, tady stát nesmí.
ww-seat-label = { $player }, { $position }. v pořadí: mince { $coins }, populace { $population }, body { $points }. { $state }

## The offer

ww-market = Nabídka budov
ww-supply = Cesty, věž, piedestaly, dluh
ww-supply-solo = Cesty, věž, dluh
ww-display = Monumenty
ww-display-note = · stojí všechny tvé mince · v balíčku { $count }
ww-display-empty = Žádný monument už není v nabídce.
ww-sold = prodáno
ww-by = u
ww-short-long_road = Dlouhá cesta
ww-short-short_roads = Krátké cesty
ww-short-tower = Věž
ww-short-pedestal_1 = 1. v pořadí
ww-short-pedestal_2 = 2. v pořadí
ww-short-take_loan = Vzít dluh
ww-short-repay_loan = Splatit dluh
ww-stack-label = { $tile }, cena { $price }, přináší { $symbols }, ve sloupku zbývá { $left }. { $state }
ww-stack-sold = Sloupek { $stack }, cena { $price }: tato budova je prodaná, ve sloupku zbývá { $left }.
ww-object-label = { $name }, cena { $price }, v nabídce { $count }. { $state }
ww-monument-label = { $monument }, stojí všechny mince, musí stát u: { $needs }; přináší { $gains }. { $state }
ww-state-free = Můžeš vybrat.
ww-state-chosen = Vybráno.
ww-state-barred = Teď nejde.
ww-state-idle = { "" }
ww-state-gone = Prodáno.
ww-met = ve městě je
ww-missing = ve městě chybí

## Symbols

ww-symbol-food = potraviny
ww-symbol-ceramics = keramika
ww-symbol-technology = technologie
ww-symbol-population = populace
ww-symbol-rings = body
ww-symbol-coins = mince
ww-need-library = knihovna
ww-need-farm = pozemek
ww-need-habitation = obydlí
ww-need-market = tržnice
ww-need-temple = chrám
ww-need-road = cesta
ww-need-natural = přírodní bohatství
ww-need-water = voda
ww-need-sidewalk = chodník

## Tracks and points

ww-at-coins = Mince: { $coins } z { $limit }
ww-at-food = Potraviny: { $value } z { $last }
ww-at-ceramics = Keramika: { $value } z { $last }
ww-at-technology = Technologie: { $value } z { $last }
ww-at-population = Populace: { $value } z { $last }
ww-track-coins = Mince na toto kolo. V novém kole jich máš zase sedm.
ww-track-food = Potraviny: { $value } z { $last }. Populace roste na polích { $marks }.
ww-track-ceramics = Keramika: { $value } z { $last }. Populace roste na polích { $marks }.
ww-track-technology = Technologie: { $value } z { $last }. Populace roste na polích { $marks }.
ww-track-population = Populace: { $value } z { $last }. Body přinášejí pole { $marks }. Na posledním poli hra končí tímto kolem.
ww-points-label = Body, kdyby hra skončila teď: { $total }
ww-points-now = Kdyby hra skončila teď
ww-points-final = Konečné body
ww-points-change = { $change } b.
ww-goals = Společné cíle
ww-goal-standing = { $player }: { $value } ({ $points ->
    [0] bez bodů
   *[other] +{ $points } b.
})
ww-goal-worth = První místo { $first } b., druhé { $second } b.

## The automatic opponent

ww-solo = Automatický protivník
ww-solo-score = Ty { $mine }, protivník { $other }
ww-solo-none = Zatím žádná karta.
ww-solo-deck = v balíčku { $count }
ww-solo-top = nejdřív
ww-solo-middle = jinak
ww-solo-left = monument nejvíc vlevo
ww-solo-right = monument nejvíc vpravo
ww-solo-reshuffle = Všechny karty se zamíchají a hned se odhalí nová.

## Questions

ww-ask-buy = Co koupíš?
ww-ask-place = Umísti: { $item }
ww-ask-pedestal = Koupit: { $pedestal }?
ww-ask-discard = Odhodit: { $tile }?
ww-ask-take_loan = Vzít si dluh?
ww-ask-repay_loan = Splatit dluh?
ww-over = Hra skončila.
ww-waiting-buy = Nakupuje { $player }.
ww-waiting-place = Umisťuje { $player }.
ww-waiting-place_start_road = Počáteční cestu umisťuje { $player }.
ww-waiting-choose_discard = Budovu k odhození vybírá { $player }.
ww-hint-place = Září políčka v dosahu, tečka ukazuje, kde dílek držíš.
ww-hint-several = Nejdřív koupíš, pak umístíš dílky jeden po druhém. { $count ->
    [one] Zbude { $count } mince.
    [few] Zbudou { $count } mince.
    [many] Zbude { $count } mince.
   *[other] Zbude { $count } mincí.
}
ww-pieces-left = { $count ->
    [one] Zbývá { $count } dílek.
    [few] Zbývají { $count } dílky.
    [many] Zbývá { $count } dílku.
   *[other] Zbývá { $count } dílků.
}
ww-coins-left = { $count ->
    [one] Zbývá { $count } mince.
    [few] Zbývají { $count } mince.
    [many] Zbývá { $count } mince.
   *[other] Zbývá { $count } mincí.
}
ww-which-piece = Který dílek teď
ww-piece-label = Dílek o velikosti { $size }, zbývá { $count }
ww-turn = Otočit
ww-cancel = Zrušit
ww-place = Umístit
ww-build-for = Postavit za { $price }
ww-buy-for = Koupit za { $price }
ww-confirm-buy = Koupit
ww-confirm-discard = Odhodit
ww-confirm-take_loan = Vzít dluh
ww-confirm-repay_loan = Splatit

## Explanations

ww-loan-about = V tomto kole máš o { $extra_coins } mince víc. Splacení později stojí { $repayment } mince; nesplacený dluh ubere na konci { $penalty } body.
ww-repay-about = Zaplatíš { $repayment } mince, { $left ->
    [0] nezbude žádná a jsi mimo kolo.
    [one] zbude { $left }.
    [few] zbudou { $left }.
    [many] zbude { $left }.
   *[other] zbude { $left }.
}
ww-about-long_road = Rovná cesta přes čtyři políčka. Konce leží na zemi, prostředek smí přes vodu jako most. Navazuje na cestu, chodník nebo věž.
ww-about-short_roads = Dvě cesty 2×1 a jedna 1×1, všechny na zemi. Umisťují se jedna po druhé a každá navazuje na cestu, chodník nebo věž.
ww-about-tower = Jedno políčko země vedle jakéhokoli objektu. Od věže mohou vést další cesty.
ww-about-pedestal_1 = V příštím kole hraješ první.
ww-about-pedestal_2 = V příštím kole hraješ druhý v pořadí.
ww-ground = Podklad
ww-ground-land = země
ww-ground-water = voda
ww-ground-either = země nebo voda
ww-ground-gap = mezera
ww-ground-natural = přírodní bohatství
ww-next-to = Musí stát u
ww-brings = Přináší
ww-arrangement-free_adjacent = Části se umisťují jedna po druhé a musí se dotýkat stranou.
ww-arrangement-fixed_with_gap = Mezi částmi je mezera; může v ní být cokoli.
ww-in-city = V tvém městě
ww-pays = Cena { $price }, máš { $coins }
ww-places = { $count ->
    [0] Nikam se nevejde.
    [one] Možné místo: { $count }
   *[other] Možná místa: { $count }
}
ww-is-district = Městská čtvrť: ze všech stran obklopená, přináší bod.
ww-no-district = Není čtvrtí: vedle je volná obyčejná země.
ww-nature-scores = Sousedí s objektem a přináší bod.
ww-nature-not = Přinese bod, když vedle bude objekt.
ww-free = Volné políčko.

## The position in words

ww-text-table = Stůl
ww-text-round = { $round }. kolo z { $rounds }. Pořadí: { $order }.
ww-text-turn = Rozhoduje { $player }.
ww-text-over = Hra skončila. Pořadí: { $places }.
ww-text-place = { $place }. místo { $player }
ww-text-offer = Nabídka
ww-text-shapes = Tvar po řádcích (/ mezi řádky, + mezi částmi): L země, W voda, E země nebo voda, * mezera, . nic.
ww-text-tile = { $tile }: cena { $price }, { $symbols }; tvar { $shape }; ve sloupku zbývá { $left }.
ww-text-sold = Sloupek { $stack }: prodáno; zbývá { $left }.
ww-text-object = { $name }: v nabídce { $count }, cena { $price }.
ww-text-pedestals = Piedestaly v nabídce: { $names }.
ww-text-removed = Budovy, které hru opustily: { $names }.
ww-text-monument = { $monument }: musí stát u: { $needs }; tvar { $shape }; přináší { $gains }.
ww-text-deck = Monumentů v balíčku: { $count }.
ww-text-none = nic
ww-text-placing = Umisťuje se { $item }; zbývající dílky: { $pieces }; už leží: { $cells }.
ww-text-city = Město: { $player }
ww-text-map = { $map }. Mince { $coins } z { $limit }, utraceno { $spent }. { $state }
ww-text-markers = Potraviny { $food }, keramika { $ceramics }, technologie { $technology }, populace { $population }.
ww-text-thing = { $name }: { $cells }{ $district ->
    [yes] { " " }(městská čtvrť)
   *[no] { "" }
}
ww-text-empty = Na mapě zatím nic nestojí.
ww-text-water = Voda: { $cells }.
ww-text-nature = Volná přírodní bohatství: { $cells }; bod přinášejí: { $scoring }.
ww-text-points = Body teď: { $total } ({ $parts }).
ww-text-monuments = Monumenty: { $names }.
ww-text-goal = { $goal } ({ $first } a { $second } b.): { $text } { $standings }.
ww-text-solo = Skóre { $score }. Karty v balíčku: { $deck }. Použité karty: { $used }. Monumenty: { $monuments }.
ww-text-card = { $card }: nejdřív { $top }, jinak { $middle }, jinak { $arrow }.
