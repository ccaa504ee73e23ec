### Civilization: A New Dawn, English text
### The wording of effects is our own.

## The game

game = Civilization: A New Dawn
    .tagline = Five kinds of effort, one map, and a civilization that is remembered.

## Leaders

leader-trajan = Trajan
    .civilization = Rome
    .ability = All Roads Lead to Rome
    .text = A caravan that leaves your economy card may start from any of your cities, mature or not.
leader-hojo_tokimune = Hōjō Tokimune
    .civilization = Japan
    .ability = Divine Wind
    .text = In your turn deserts and mountains next to water or at the map edge have difficulty 3.
leader-montezuma = Montezuma
    .civilization = The Aztecs
    .ability = Legend of the Five Suns
    .text = After you reset your military card you may swap any two cards of your row, if you won an attack this turn.
leader-roosevelt = Teddy Roosevelt
    .civilization = America
    .ability = Roosevelt Corollary
    .text = Your natural wonders lie on focus cards of your choice. Once per turn each may be spent as a trade token of its card or as its resource.
leader-catherine_de_medici = Catherine de Medici
    .civilization = France
    .ability = Grand Tour
    .text = When you resolve a culture card you may place 1, 2 or 3 more control tokens, if your latest world wonder is ancient, medieval or modern.
leader-cleopatra = Cleopatra
    .civilization = Egypt
    .ability = Monument Builders
    .text = Every world wonder costs you 1 less.
leader-gilgamesh = Gilgamesh
    .civilization = Sumeria
    .ability = Epic Quest
    .text = When you defeat a barbarian in an attack you also gain a resource of your choice.
leader-tomyris = Tomyris
    .civilization = Scythia
    .ability = People of the Steppe
    .text = +3 combat value when the attacked space is grassland or hills, in attack and in defence.

## Focus types, and what a trade token does

type-culture = Culture
    .text = A trade token: one more control token.
type-science = Science
    .text = A trade token: one more space on the tech dial.
type-economy = Economy
    .text = A trade token: one more space for every caravan.
type-industry = Industry
    .text = A trade token: one more production for a wonder.
type-military = Military
    .text = A trade token: +1 combat value in one attack or defence.

## Focus cards

card-early_empire = Early Empire
    .text = Place up to 2 control tokens next to your cities.
card-drama_and_poetry = Drama and Poetry
    .text = Place up to 2 control tokens next to your cities. Then you may move one of your tokens to an adjacent empty space.
card-civil_service = Civil Service
    .text = Place up to 2 control tokens next to your cities, then 1 more next to any of your spaces.
card-mass_media = Mass Media
    .text = Place up to 3 control tokens next to your cities. Then you may replace a rival token within 2 spaces with yours; a reinforced one is only flipped.
card-astrology = Astrology
    .text = Advance your tech dial by the slot number.
card-mathematics = Mathematics
    .text = Put a trade token on one of your focus cards. Then advance your tech dial by the slot number.
card-replaceable_parts = Replaceable Parts
    .text = Gain a resource of a kind you do not hold. Then advance your tech dial by the slot number.
card-nuclear_power = Nuclear Power
    .text = In slot 5 you may first strike a space and its neighbours: control tokens there are destroyed, reinforced ones flipped. Then advance your tech dial by the slot number.
card-foreign_trade = Foreign Trade
    .text = 1 caravan. Each caravan moves up to 3 spaces.
card-currency = Currency
    .text = 2 caravans. Each moves up to 4 spaces and may drive away a barbarian, which ends its move.
card-steam_power = Steam Power
    .text = 2 caravans. Each moves up to 6 spaces, also over water. Then you may exchange a resource for another.
card-capitalism = Capitalism
    .text = 3 caravans. Each moves up to 6 spaces, also over water. After the reset you may resolve another card as in slot 1.
card-pottery = Pottery
    .text = Build a world wonder, or a city within 2 spaces of yours.
card-animal_husbandry = Animal Husbandry
    .text = Build a world wonder, or a city within 3 spaces of yours, or a city where your caravan stands; that caravan returns.
card-nationalism = Nationalism
    .text = Build a world wonder (production 7 in slot 5), or a city within 4 spaces of yours, counted over water too.
card-urbanization = Urbanization
    .text = Build a world wonder, or a city within 5 spaces of yours, counted over water too, and up to 2 control tokens next to it.
card-masonry = Masonry
    .text = Reinforce as many tokens as the slot number, or attack up to twice within 2 spaces.
card-iron_working = Iron Working
    .text = Reinforce as many tokens as the slot number, or attack up to twice within 3 spaces with +1, against barbarians +3.
card-mass_production = Mass Production
    .text = Attack up to twice within 3 spaces with +2, counted over water too. Then reinforce as many tokens as the slot number less the attacks.
card-flight = Flight
    .text = Reinforce as many tokens as the slot number. Then attack up to three times within 5 spaces with +3, over everything.

## World wonders

wonder-stonehenge = Stonehenge
    .text = After you place a control token on hills you may place more on adjacent hills, and so on from each of them.
wonder-hanging_gardens = Hanging Gardens
    .text = At the start of your turn you may place a control token next to your city on difficulty 4 or less.
wonder-forbidden_city = Forbidden City
    .text = At the start of your turn you may destroy a rival control token next to one of your spaces.
wonder-chichen_itza = Chichen Itza
    .text = Control tokens may also go on any empty forest of the map, within the difficulty limit.
wonder-eiffel_tower = Eiffel Tower
    .text = At the start of your turn you may choose two control tokens of one rival. The rival picks the one that becomes yours.
wonder-sydney_opera_house = Sydney Opera House
    .text = Rival control tokens also make your cities mature.
wonder-great_lighthouse = Great Lighthouse
    .text = When you build a city, empty spaces at the map edge count as two spaces away.
wonder-colossus = Colossus
    .text = Each time you resolve an economy card your caravans share 6 more spaces.
wonder-machu_picchu = Machu Picchu
    .text = A card in slot 1 or 2 is resolved as if it lay two slots farther right.
wonder-great_zimbabwe = Great Zimbabwe
    .text = Up to 4 trade tokens you gain may be stored here. At the start of your turn you may move them to your focus cards.
wonder-big_ben = Big Ben
    .text = In attack and defence +2 combat value for each of your caravans next to the attacked space.
wonder-estadio_do_maracana = Estádio do Maracanã
    .text = After a card other than economy you may also resolve and reset your economy card, once per turn.
wonder-oracle = Oracle
    .text = At the start of your turn you may swap two neighbouring cards of your row.
wonder-pyramids = Pyramids
    .text = When you build it, up to 3 cards of level I become level II.
wonder-potala_palace = Potala Palace
    .text = You may hold 4 diplomacy cards of each player. When you build it, take up to 3 cards of other players.
wonder-porcelain_tower = Porcelain Tower
    .text = When you build it, up to 2 focus cards rise by one level.
wonder-kremlin = Kremlin
    .text = Attacking a rival space: +4 combat value if you have more reinforced tokens than the defender.
wonder-oxford_university = Oxford University
    .text = When a focus card other than science is replaced, the new one may be of any type.
wonder-terracotta_army = Terracotta Army
    .text = +2 combat value in attack.
wonder-petra = Petra
    .text = +2 combat value in defence. Barbarians cannot enter your cities and reinforced tokens.
wonder-alhambra = Alhambra
    .text = +2 combat value in attack and defence.
wonder-venetian_arsenal = Venetian Arsenal
    .text = After resolving a card in slot 5 you may resolve it once more as in slot 1, once per turn.
wonder-pentagon = Pentagon
    .text = +2 combat value in attack, and you may attack any target on the map.
wonder-ruhr_valley = Ruhr Valley
    .text = +5 combat value in defence.

## Eras

era-ancient = Ancient era
era-medieval = Medieval era
era-modern = Modern era

## City-states, with what their diplomacy cards do

city_state-carthage = Carthage
    .text = In defence, and attacking anything but Carthage: +1 combat value for each city-state token and each of your cities within 2 spaces of the attacked space.
city_state-kumasi = Kumasi
    .text = While you resolve a culture or industry card, forest has difficulty 1.
city_state-brussels = Brussels
    .text = World wonders cost you 1 less for each of your mature cities.
city_state-seoul = Seoul
    .text = At the start of your turn you may move a barbarian to an adjacent empty space that is not water.
city_state-geneva = Geneva
    .text = At the start of your turn you may exchange a player's diplomacy card for another one of the same player.
city_state-mohenjo_daro = Mohenjo Daro
    .text = Every space is 1 less difficult when you place control tokens.
city_state-buenos_aires = Buenos Aires
    .text = A world wonder costs you 2 less if you control none of its type.
city_state-kabul = Kabul
    .text = +3 combat value attacking a city, or a city-state other than Kabul.

## Natural wonders

natural_wonder-torres_del_paine = Torres del Paine
    .text = Once per turn it counts as one token of diamonds.
natural_wonder-cliffs_of_dover = Cliffs of Dover
    .text = Once per turn it counts as one token of marble.
natural_wonder-mt_everest = Mt. Everest
    .text = Once per turn it counts as one token of oil.
natural_wonder-crater_lake = Crater Lake
    .text = Once per turn it counts as one token of mercury.
natural_wonder-grand_mesa = Grand Mesa
    .text = Once per turn it counts as one token of diamonds.
natural_wonder-galapagos_islands = Galápagos Islands
    .text = Once per turn it counts as one token of mercury.
natural_wonder-mt_kilimanjaro = Mt. Kilimanjaro
    .text = Once per turn it counts as one token of oil.
natural_wonder-pantanal = Pantanal
    .text = Once per turn it counts as one token of marble.

## Resources and terrain

resource-marble = Marble
resource-mercury = Mercury
resource-oil = Oil
resource-diamond = Diamonds
terrain-grassland = Grassland
terrain-hills = Hills
terrain-forest = Forest
terrain-desert = Desert
terrain-mountains = Mountains
terrain-water = Water
terrain-natural_wonder = Natural wonder

## Diplomacy cards of the players

pact-joint_war = Joint War
    .text = +2 combat value in attack, unless you attack the owner of the card.
pact-defensive_pact = Defensive Pact
    .text = +2 combat value in defence, unless the attacker is the owner of the card.
pact-embassy = Embassy
    .text = When your caravan visits the owner's capital, put a trade token on a focus card of the owner and gain a resource of your choice.
pact-open_borders = Open Borders
    .text = The owner's control tokens also make your cities mature.

## Agendas and victory cards

agenda-civilized = Civilized
    .text = Have all 8 of your cities on the map, the capital included.
agenda-money_grubber = Money Grubber
    .text = Control 2 economic world wonders.
agenda-warmonger = Warmonger
    .text = Defeat a rival capital, or hold 2 conquered city-states.
agenda-paranoid = Paranoid
    .text = Control 2 military world wonders.
agenda-explorer = Explorer
    .text = Control 15 spaces next to water or at the map edge.
agenda-aesthetic = Aesthetic
    .text = Control 2 cultural world wonders.
agenda-technophile = Technophile
    .text = Reach 24 on your tech dial.
agenda-scholarly = Scholarly
    .text = Control 2 scientific world wonders.
agenda-populous = Populous
    .text = Have 5 mature cities.
agenda-preservationist = Preservationist
    .text = Hold 2 natural wonders.
victory_card-vc_civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
victory_card-vc_warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
victory_card-vc_explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
victory_card-vc_technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
victory_card-vc_populous_preservationist = { agenda-populous } / { agenda-preservationist }

## Colours, barbarians, tiles

colour-red = Red
colour-blue = Blue
colour-orange = Orange
colour-green = Green
barbarian-a = Barbarian A
barbarian-b = Barbarian B
barbarian-c = Barbarian C
barbarian-d = Barbarian D
barbarian-e = Barbarian E
barbarian-f = Barbarian F
barbarian-g = Barbarian G
barbarian-h = Barbarian H
barbarian-i = Barbarian I
