### Obrázek Civilization: česká slova

## Nadpis

setup = Příprava hry
turn = Tah { $turn }, { $phase }
to-move = Rozhoduje: { $players }
winner = Vítězí { $player }
winner-shared = O vítězství se dělí { $players }
you = (ty)

## Hráči

first = první hráč
place = { $place }. místo
chosen = národ vybrán
speed = rychlost { $count }
stacking = shromažďování { $count }
left = zbývá { $count }
events = událost { $level }
hut = chýše
village = vesnice
mark-walls = hradby
mark-fortified = opevnění
mark-caravan = karavana
mark-program = stavební program

## Stůl

culture-track = Kulturní stupnice
wonders = Divy na prodej
buildings = Budovy na tržišti
stock = Zásoba
decks = Balíčky
none = žádné
nothing = nic
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
offer = Nabídka
offer-to = Nabízí { $player }, odpovídá { $other }.
gives = Dává:
wants = Chce:
battle = Boj na poli { $square }
attacker = útočník
defender = obránce
barbarians = Barbaři
killed = padlo: { $count }

## Vysvětlivky

key = Vysvětlivky
key-capital = hlavní město
key-city = druhé město
key-metropolis = metropole
key-army = armády
key-scout = osadníci
key-hut = chýše
key-village = vesnice
key-city-state = městský stát
key-relic = relikvie
key-building = budova
key-wonder = div světa
key-person = osobnost

## Pro ty, kdo obrázek nevidí

described-player = { $player } hraje za národ { $civilization }.
described-cities = Města:
described-figures = Figurky:
described-techs = Technologie:
armies-scouts = armády { $armies }, osadníci { $scouts }
