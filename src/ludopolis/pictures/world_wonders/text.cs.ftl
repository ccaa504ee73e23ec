### The picture of World Wonders: Czech words

## Heading

round = { $round }. kolo z { $rounds }
to-move = Na tahu: { $player }
placing = { $player } umisťuje: { $item }
choosing = { $player } vybírá, co automatický protivník odhodí
winner = Vítězí { $player }
winner-shared = O vítězství se dělí { $players }
opponent-wins = Vítězí automatický protivník
you = (ty)

## A city

sidewalk = CHODNÍK
turn-order = { $position }. v pořadí
place = { $place }. místo
loan = dluh
out = mimo kolo
pedestal = piedestal { $position }
coins = Mince
population = Populace
of = { $count } z { $most }
score-now = Dosud bodů
score-final = Body

## The table

market = Nabídka budov
below = pod ní { $count }
sold = prodáno
supply = Cesty, věž a piedestaly
supply-solo = Cesty a věž
display = Vystavené monumenty
display-price = stojí všechny tvé mince; v balíčku { $count }
next-to = u
goals = Společné cíle
goal-points = první { $first }, druhý { $second }
solo = Automatický protivník
solo-card = Poslední karta
solo-none = zatím žádná karta
solo-top = nejdřív:
solo-middle = jinak:
solo-left = jinak monument nejvíc vlevo
solo-right = jinak monument nejvíc vpravo
solo-deck = karty v balíčku: { $count }
solo-monuments = Monumenty: { $names }

## Key to the signs

key = Vysvětlivky
key-natural = přírodní bohatství
key-scoring = přináší bod
key-water = voda
key-road = cesta
key-bridge = most
key-tower = věž
key-monument = monument
key-district = městská čtvrť
key-population = populace
key-ring = bod
key-either = země nebo voda
key-gap = mezera

## For those who cannot see the picture

description-city = Město, které staví { $player }:
description-numbers = Mince { $coins } z { $limit }, potraviny { $food }, keramika { $ceramics }, technologie { $technology }, populace { $population }, body { $points }.
description-empty = zatím prázdné
description-thing = { $name } na { $spaces }
description-district = (městská čtvrť)
description-offer = Nabídka budov: { $things }.
description-priced = { $name } za { $price }
description-display = Vystavené monumenty: { $things }.
