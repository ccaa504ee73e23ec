### Deska Civilizace: česká slova

## Mapa

ui-map = Mapa
ui-unknown-land = Neznámá země

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
ui-city-number = Město { $city }
ui-city-makes = Obchod { $trade }, produkce { $production }, umění { $arts }

## Otázka

ui-choices = Co můžeš zvolit
ui-cancel = Zrušit
ui-over = Hra skončila.
ui-waiting = Rozhoduje { $player }.

## Druhy věcí

ui-kind-square = Pole
ui-kind-city = Město
ui-kind-player = Národ
ui-kind-action = Volba
ui-kind-technology = Technologie
ui-kind-item = Ke stavbě
ui-kind-building = Budova
ui-kind-wonder = Div světa
ui-kind-civilization = Civilizace
ui-kind-government = Zřízení
ui-kind-policy = Společenské uspořádání
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
