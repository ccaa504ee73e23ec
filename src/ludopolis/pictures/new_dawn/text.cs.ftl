### The picture of Civilization: Nový úsvit: Czech words

## Heading

round = { $round }. kolo
laying = Pokládá se mapa
to-move = Na tahu: { $player }
resolving = { $player } vyhodnocuje kartu { $card }
winner = Vítězí { $player }
winner-shared = O vítězství se dělí { $players }
you = (ty)

## Players

first = první hráč
place = { $place }. místo
of = { $count } z { $most }
dial = Pokrok { $dial }
cities = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
}, { $mature } rozvinutých
tokens-left = zbývá { $count }
card-of = karta: { $owner }
pact = { $pact }: { $owner }

## The table

agendas = Karty vítězství
needed = ze { $count }
events = Události
wonders = Nabídka divů světa
no-wonder = další divy nejsou
era = { $era }, pod ním { $count }
sights = Městské státy a přírodní divy
hands = Díly, které se teprve položí

## Key to the signs

key = Vysvětlivky
key-token = žeton kontroly
key-reinforced = posílený žeton
key-city = město
key-capital = hlavní město
key-mature = rozvinuté město
key-wonder = div světa
key-caravan = karavana
key-barbarian = barbaři A
key-city-state = městský stát a jeho druh
key-natural-wonder = přírodní div
key-trade = žeton zboží

## For those who cannot see the picture

described-player = Hráč { $player } vede stranu: { $leader }.
described-row = Oblast zaměření:
described-cities = Města:
described-tokens = Žetony kontroly:
described-reinforced = Posílené žetony:
described-caravans = Karavany:
described-goods = Má:
described-barbarians = Barbaři:
