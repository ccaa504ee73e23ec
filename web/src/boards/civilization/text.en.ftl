### The board of Civilization: English words

## The map

ui-map = Map
ui-unknown-land = Unknown land

## Panels

ui-panels = What lies beside the map
ui-panel-battle = Battle
ui-panel-trade = Trade
ui-panel-cities = Cities
ui-panel-science = Science
ui-panel-culture = Culture
ui-panel-state = State
ui-panel-hand = Hand
ui-panel-market = Market

## Nations and cities

ui-nations = Nations
ui-city-number = City { $city }
ui-city-makes = Trade { $trade }, production { $production }, arts { $arts }

## The question

ui-choices = What you can choose
ui-cancel = Cancel
ui-over = The game is over.
ui-waiting = { $player } decides.

## Kinds of things

ui-kind-square = Square
ui-kind-city = City
ui-kind-player = Nation
ui-kind-action = Choice
ui-kind-technology = Tech
ui-kind-item = To build
ui-kind-building = Building
ui-kind-wonder = World wonder
ui-kind-civilization = Civilization
ui-kind-government = Government
ui-kind-policy = Social policy
ui-kind-investment = Investment
ui-kind-event = Culture event
ui-kind-great_person = Great person
ui-kind-person_type = Great person
ui-kind-ability = Ability
ui-kind-unit = Unit
ui-kind-unit_type = Type of unit
ui-kind-front = Front
ui-kind-resource = Resource
ui-kind-means = Payment
ui-kind-coin_place = Coin token
ui-kind-loot = Loot
ui-kind-terrain = Terrain
ui-kind-hut = Hut
ui-kind-village = Village
ui-kind-relic = Relic
ui-kind-city_state = City-state
