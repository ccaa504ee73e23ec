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
tile-1 = Tile 1
tile-2 = Tile 2
tile-3 = Tile 3
tile-4 = Tile 4
tile-5 = Tile 5
tile-6 = Tile 6
tile-7 = Tile 7
tile-8 = Tile 8
tile-9 = Tile 9
tile-10 = Tile 10
tile-11 = Tile 11
tile-12 = Tile 12
tile-13 = Tile 13
tile-14 = Tile 14
tile-15 = Tile 15
tile-16 = Tile 16
side-1a = 1A
side-1b = 1B
side-2a = 2A
side-2b = 2B
side-3a = 3A
side-3b = 3B
side-4a = 4A
side-4b = 4B
side-5a = 5A
side-5b = 5B
side-6a = 6A
side-6b = 6B
side-7a = 7A
side-7b = 7B
side-8a = 8A
side-8b = 8B
side-9a = 9A
side-9b = 9B
side-10a = 10A
side-10b = 10B
side-11a = 11A
side-11b = 11B
side-12a = 12A
side-12b = 12B
side-13a = 13A
side-13b = 13B
side-14a = 14A
side-14b = 14B
side-15a = 15A
side-15b = 15B
side-16a = 16A
side-16b = 16B

## Rotations, directions and abilities

turns-0 = not turned
turns-1 = turned by 60°
turns-2 = turned by 120°
turns-3 = turned by 180°
turns-4 = turned by 240°
turns-5 = turned by 300°
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
ability-oracle = { wonder-oracle }
ability-hanging_gardens = { wonder-hanging_gardens }
ability-forbidden_city = { wonder-forbidden_city }
ability-eiffel_tower = { wonder-eiffel_tower }
ability-great_zimbabwe = { wonder-great_zimbabwe }
ability-seoul = { city_state-seoul }
ability-geneva = { city_state-geneva }
ability-venetian_arsenal = { wonder-venetian_arsenal }
ability-estadio_do_maracana = { wonder-estadio_do_maracana }
ability-capitalism = { card-capitalism }
ability-montezuma = { leader-montezuma }

## Symbols of the event dial, targets of attacks, parts of combat values

symbol-spawn = Barbarians appear
symbol-move = Barbarians move
symbol-trade = Trade
target-barbarian = Barbarian
target-city_state = City-state
target-token = Control token
target-city = City
target-capital = Capital
bonus-die = Die
bonus-slot = Slot
bonus-card = Focus card
bonus-tokens = Trade tokens
bonus-terrain = Terrain
bonus-reinforced = Reinforced tokens
bonus-terracotta_army = { wonder-terracotta_army }
bonus-alhambra = { wonder-alhambra }
bonus-pentagon = { wonder-pentagon }
bonus-kremlin = { wonder-kremlin }
bonus-big_ben = { wonder-big_ben }
bonus-petra = { wonder-petra }
bonus-ruhr_valley = { wonder-ruhr_valley }
bonus-tomyris = { leader-tomyris }
bonus-joint_war = { pact-joint_war }
bonus-defensive_pact = { pact-defensive_pact }
bonus-carthage = { city_state-carthage }
bonus-kabul = { city_state-kabul }

## Options

option-map = Map
    .text = The premade map is good for a first game. A custom map is laid by the players, tile by tile.
option-map-premade = Premade map
option-map-custom = Custom map, laid by the players

option-epic = Epic game
    .text = A longer game: four victory cards instead of three, and all must be marked.
option-epic-no = No, three victory cards
option-epic-yes = Yes, four victory cards

option-rounds = Rounds at most
    .text = After so many rounds the game ends. Whoever has marked the most victory cards comes first.

## Decisions

decision-lay_tile = Choose a tile to lay, and which side is up.
decision-turn_tile = Choose how the tile is turned.
decision-set_tile = Choose where the tile goes. It must touch four spaces already laid, and the core.
decision-begin_turn = Before you choose a focus card you may use an ability.
decision-choose_focus = Choose a focus card to resolve.
decision-place_token = Place a control token.
decision-place_on_hills = Stonehenge: you may place a control token on adjacent hills.
decision-move_token = You may move one of your control tokens. Choose which.
decision-move_barbarian = Choose the barbarian to move.
decision-move_to = Choose where it moves.
decision-replace_token = You may choose a rival control token that yours replaces; a reinforced one is only flipped.
decision-destroy_token = Choose the rival control token to destroy.
decision-offer_tokens = Choose two control tokens of one rival. The rival gives up one of them.
decision-give_token = Choose which of the two control tokens you give up.
decision-strike = You may choose a space to strike; its neighbours are hit too.
decision-take_off = You have no unused control token. Choose one of yours to take off the map.
decision-advance_dial = Spend trade tokens for more steps, then advance your tech dial.
decision-gain_card = Choose a new focus card.
decision-move_caravan = Move a caravan, or spend a trade token for one more space.
decision-take_pact = You may take a diplomacy card of the player.
decision-make_alliance = You may take the diplomacy card of the city-state.
decision-return_pact = Choose the diplomacy card to return.
decision-put_token = Choose the focus card that gets the trade token.
decision-put_natural = Choose the focus card on which the natural wonder lies.
decision-put_for_host = Embassy: choose the focus card of your host that gets a trade token.
decision-collect = Choose a resource.
decision-exchange = You may exchange a resource for another.
decision-build = Build a city or a world wonder.
decision-pay = Pay for the world wonder.
decision-house_wonder = Choose the city for the world wonder.
decision-fight = Reinforce a control token, or attack.
decision-attack_tokens = The dice have been rolled. You may spend trade tokens for your attack.
decision-defence_tokens = You are losing. You may spend trade tokens for your defence.
decision-plunder = Choose the focus card of the defender from which you take a trade token.
decision-conquer = Conquer the city-state, or liberate it.
decision-discard_token = Barbarians raid your capital. Choose the focus card that loses a trade token.
decision-swap_cards = You may swap two cards of your focus row.
decision-use_ability = You may use an ability.
decision-move_stored = Move stored trade tokens to your focus cards.
decision-dismiss_caravan = Your economy card has less room. Choose the caravan that returns to your supply.

## Actions

action-done = Done
action-lay = Lay tile { $side }
action-turn = Rotation: { $turns }
action-at = Set it at { $position }
action-use = Use { $ability }
action-focus = Resolve { $card }
action-place = Place a control token on { $space }
action-move = Move from { $space }
action-to = Move to { $space }
action-replace = Replace the control token on { $space }
action-destroy = Destroy the control token on { $space }
action-offer = Choose the control token on { $space }
action-give = Give up the control token on { $space }
action-strike = Strike { $space } and its neighbours
action-remove = Take the control token off { $space }
action-spend = Spend a trade token
action-spend_state = Spend the city-state token of { $city_state }
action-spend_natural = Spend the natural wonder { $natural_wonder } as a trade token
action-advance = Advance the tech dial
action-gain = Gain { $card }
action-change = Gain { $card } in slot { $slot }
action-caravan = Move caravan { $caravan } to { $space }
action-put = Put it on { $card }
action-store = Store it on Great Zimbabwe
action-take = Take { $pact } ({ $colour })
action-ally = Take the card of { $city_state }
action-return = Return { $pact } ({ $colour })
action-collect = Take a resource: { $resource }
action-exchange = Exchange { $from } for { $to }
action-found = Build a city on { $space }
action-settle = Build a city where your caravan stands on { $space }
action-wonder = Build the wonder { $wonder }
action-pay = Pay with { $resource }
action-pay_natural = Pay with the natural wonder { $natural_wonder }
action-house = Put the wonder into the city on { $space }
action-reinforce = Reinforce the control token on { $space }
action-attack = Attack { $space }
action-hunt = Attack the barbarian on { $space }
action-defend = Spend trade tokens: { $amount }
action-plunder = Take a trade token from { $card }
action-conquer = Conquer the city-state
action-liberate = Liberate the city-state
action-discard = Discard a trade token from { $card }
action-swap = Swap slots { $from } and { $to }
action-dismiss = Return caravan { $caravan } to the supply

## Events

event-leader_dealt = { $player } leads as { $leader }.
event-core_laid = Tile { $side } is part of the core of the map.
event-tile_laid = { $player } lays tile { $side } at { $position }.
event-water_filled = { $count ->
    [one] A gap is filled with { $count } water token.
   *[other] A gap is filled with { $count } water tokens.
}
event-capital_placed = { $player } founds the capital on { $space }.
event-first_player = { $player } is the first player.
event-victory_card_drawn = Victory card of this game: { $victory_card }.
event-wonder_revealed = A world wonder can be built: { $wonder }.
event-turn_begins = Round { $round }: the turn of { $player }.
event-event_spawn = Event: barbarians appear.
event-event_move = Event: the die shows { $die }, barbarians move { $direction }.
event-event_trade = Event: mature cities trade.
event-ability_used = { $player } uses { $ability }.
event-cards_swapped = { $player } swaps { $card } and { $other }.
event-focus_resolved = { $player } resolves { $card } in slot { $slot }.
event-token_placed = { $player } places a control token on { $space }.
event-token_removed = { $player } loses the control token on { $space }.
event-token_replaced = { $player } replaces the control token of { $rival } on { $space }.
event-token_moved = { $player } moves a control token from { $from } to { $to }.
event-token_reinforced = { $player } reinforces the control token on { $space }.
event-token_weakened = The control token of { $player } on { $space } is no longer reinforced.
event-resource_gained = { $player } gains a resource: { $resource }.
event-resource_spent = { $player } spends a resource: { $resource }.
event-resource_exchanged = { $player } exchanges { $resource } for { $other }.
event-natural_wonder_gained = { $player } gains the natural wonder { $natural_wonder }.
event-natural_wonder_returned = { $player } loses the natural wonder { $natural_wonder }; it returns to its space.
event-natural_wonder_spent = { $player } draws on the natural wonder { $natural_wonder }.
event-natural_wonder_put = { $player } puts the natural wonder { $natural_wonder } on { $card }.
event-city_state_spent = { $player } spends the city-state token of { $city_state }.
event-trade_token_gained = { $player } gains a trade token on { $card }.
event-trade_token_stored = { $player } stores a trade token on Great Zimbabwe.
event-trade_token_spent = { $player } spends a trade token of { $card }.
event-trade_token_lost = { $player } loses a trade token of { $card }.
event-trade_tokens_wasted = { $player } has no room for { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
}.
event-dial_advanced = { $player } advances the tech dial by { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} to { $dial }.
event-card_gained = { $player } gains { $card } instead of { $replaced }.
event-caravan_moved = { $player } moves caravan { $caravan } to { $space }.
event-caravan_visited_state = A caravan of { $player } visits { $city_state }.
event-caravan_visited_city = A caravan of { $player } visits the city of { $rival } on { $space }.
event-caravan_destroyed = Barbarians rob caravan { $caravan } of { $player }.
event-caravan_returned = Caravan { $caravan } of { $player } returns.
event-caravans_gained = { $player } gains { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
}.
event-pact_taken = { $player } takes the diplomacy card { $pact } of { $rival }.
event-pact_returned = { $player } returns the diplomacy card { $pact } of { $rival }.
event-alliance_made = { $player } takes the diplomacy card of { $city_state }.
event-alliance_ended = { $player } no longer has the diplomacy card of { $city_state }.
event-city_built = { $player } builds a city on { $space }.
event-city_destroyed = { $player } loses the city on { $space }.
event-wonder_built = { $player } builds the world wonder { $wonder } on { $space }.
event-wonder_gained = { $player } now controls the world wonder { $wonder }.
event-wonder_lost = { $player } no longer controls the world wonder { $wonder }.
event-attacked_barbarian = { $player } attacks { $barbarian } on { $space }.
event-attacked_state = { $player } attacks the city-state { $city_state }.
event-attacked_player = { $player } attacks { $rival } on { $space }.
event-dice_rolled = Attack: die { $attack_die }, value { $attack }. Defence: die { $defence_die }, value { $defence }.
event-attack_won = { $player } wins the attack, { $attack } to { $defence }.
event-attack_lost = { $player } is beaten back, { $attack } to { $defence }.
event-city_captured = { $player } captures the city of { $rival } on { $space }.
event-capital_defeated = { $player } defeats the capital of { $rival }.
event-state_conquered = { $player } conquers the city-state { $city_state }.
event-state_liberated = { $player } liberates the city-state { $city_state }.
event-state_freed = The city-state { $city_state } is free again.
event-struck = { $player } strikes { $space } and its neighbours with nuclear power.
event-barbarian_moved = { $barbarian } moves to { $space }.
event-barbarian_turned_back = { $barbarian } is turned back to { $space }.
event-barbarian_appeared = { $barbarian } appears on { $space }.
event-barbarian_removed = { $barbarian } leaves the map.
event-capital_raided = Barbarians raid the capital of { $player }.
event-agenda_met = { $player } meets the agenda { $agenda } and marks { $victory_card }.
event-game_over = The game is over.

## Refusals

refusal-over = The game is over, so no further move is possible. You can look at the result or start a new game.
refusal-wrong_decision = The game is waiting for a different decision now. { $expected }
refusal-not_offered = This is not possible here. { $expected }
refusal-not_on_map = The space { $space } is not on this map. Choose a space that is.
refusal-tile_does_not_fit = The tile does not fit like this: it must be one of yours, overlap nothing, touch four spaces already laid, and touch the core. Choose another tile, side, rotation or place.
refusal-is_water = The space { $space } is water, and nothing can stand there. Choose a space on land.
refusal-not_there = The space { $space } is out of reach, or something is in the way there. Choose one of the spaces shown.
refusal-no_tokens_left = You have placed all the control tokens of this card. Spend a trade token for one more, or end.
refusal-too_hard = The space { $space } has difficulty { $difficulty }, and now at most { $limit } is allowed. Choose an easier space, or wait until the card lies in a higher slot.
refusal-not_adjacent = The space { $space } is not next to a place from which you may spread. Choose a space next to one of your cities.
refusal-barbarian_there = There is a barbarian on { $space }. Defeat it first, or choose another space.
refusal-piece_there = The space { $space } already belongs to somebody. Choose a space without a city and a control token.
refusal-city_state_there = There is a city-state on { $space }; it can only be conquered in an attack. Choose another space.
refusal-no_cities_left = All your cities are on the map already. Build a world wonder, or end.
refusal-needs_animal_husbandry = A city in the place of a caravan can be built only with Animal Husbandry. Choose a space within the distance of your card.
refusal-next_to_city = The space { $space } is next to a city or a city-state, and a new city needs distance. Choose a space without such a neighbour.
refusal-space_not_free = Something on { $space } is in the way: only caravans and your own control token may be where you build. Choose another space.
refusal-no_caravan_there = None of your caravans stands on { $space }. Choose the space of a caravan, or a space within the distance of your card.
refusal-too_far = The space { $space } is too far from your spaces, or the way there is blocked by water, rivals, barbarians or hard terrain. Choose a nearer space.
refusal-wonder_not_faceup = The world wonder { $wonder } is not on offer. Choose one of the faceup wonders.
refusal-no_free_city = Each of your cities has a world wonder already, so { $wonder } has no place. Build a city first.
refusal-too_expensive = { $wonder } costs you { $cost }, and you can reach a production of { $production }. Gather resources and trade tokens, or wait until the card lies in a higher slot.
refusal-caravan_unused = Your economy card has no room for caravan { $caravan } yet. Move another one.
refusal-caravan_has_moved = Caravan { $caravan } cannot move any more: it has moved already, or it has come back to the card this turn. Move another one, or end.
refusal-another_caravan_first = Caravan { $caravan } is in the same place as one with a lower number, so it makes no difference which of them moves. Move the one with the lower number.
refusal-caravan_begins_there = Caravan { $caravan } would end on { $space }, where it begins. Choose another space, or let it stay by ending.
refusal-visited_already = One of your caravans has visited { $space } this turn, and one is the limit. Choose another destination.
refusal-caravan_cannot_enter = Caravan { $caravan } cannot enter { $space }: it is water, too hard for the slot, or a barbarian is there. Choose another space.
refusal-caravan_too_far = Caravan { $caravan } does not get as far as { $space }. Choose a nearer space, or spend a trade token for one more space.
refusal-no_reinforcements = You cannot reinforce now: the card does not allow it any more. Attack if you still can, or end.
refusal-not_your_token = There is no control token of yours on { $space }. Choose one of your unreinforced tokens.
refusal-already_reinforced = Your control token on { $space } is reinforced already. Choose an unreinforced one.
refusal-no_attacks_left = You cannot attack now: the card does not allow it any more. Reinforce if you still can, or end.
refusal-no_barbarian_there = There is no barbarian on { $space }. Choose a space with one.
refusal-guarded_by_barbarian = A barbarian stands on the city-state on { $space }, so only the barbarian can be attacked. Attack the barbarian.
refusal-no_enemy_there = There is nobody to attack on { $space }. Choose a city-state or a space of a rival.
refusal-out_of_range = The space { $space } is out of range: too far from your spaces, or reached only over water, rivals, barbarians or from a space you have just taken. Choose a nearer target.
refusal-wrong_level = { $card } is not of level { $level }, which your tech dial has reached. Choose a card of that level.
refusal-card_not_better = { $card } cannot be gained: you have it already, or it would not improve your row. Choose one of the cards shown.
refusal-card_not_in_row = { $card } is not in the focus row. Choose one of the cards there.
refusal-card_full = { $card } already holds three trade tokens, and there is no room for more. Choose another card.
refusal-card_empty = There is no trade token on { $card }. Choose a card with one.
refusal-no_trade_token = There is no trade token left on this card, or it would bring nothing now. Go on without it.
refusal-city_state_spent = You have spent the city-state token of { $city_state } this turn already. It is ready again in the next turn.
refusal-city_state_not_on_card = The city-state token of { $city_state } does not lie on the card being resolved. Spend what lies on that card.
refusal-natural_wonder_spent = You have spent the natural wonder { $natural_wonder } this turn already. It is ready again in the next turn.
refusal-natural_wonder_not_on_card = The natural wonder { $natural_wonder } does not lie on the card being resolved. Spend what lies on that card.
refusal-natural_wonder_not_held = You do not hold the natural wonder { $natural_wonder }. Pay with something you have.
refusal-natural_wonder_not_printed = The natural wonder { $natural_wonder } gives a resource that does not help to build { $wonder }. Pay with something else.
refusal-resource_not_printed = This resource does not help to build { $wonder }: { $resource }. Pay with a resource printed on its card.
refusal-resource_not_held = You have no token of this resource: { $resource }. Pay with something you have.
refusal-resource_exhausted = There is no token of this resource left in the supply: { $resource }. Choose another resource.
refusal-resource_held = You already hold this resource: { $resource }. Choose one that you do not have.
refusal-ability_not_available = You cannot use this ability now: { $ability }. You do not have it, you have used it this turn, or it would do nothing. Choose another one, or go on.
refusal-pact_not_available = The diplomacy card { $pact } ({ $colour }) cannot be taken now: its owner does not have it, or is not the player concerned. Choose one of the cards shown.
refusal-pact_not_held = You cannot return the diplomacy card { $pact } ({ $colour }): you do not have it, or it need not go back. Choose one of the cards shown.

## Scoring

score-wonders = World wonders
score-spaces = Friendly spaces
score-total = Victory cards marked

## Ends of the game

end-agendas = All victory cards marked
end-limit = The last round is over

## Groups in statistics

group-leader = Leaders
group-wonder = World wonders
group-card = Focus cards
group-agenda = Agendas
group-pact = Diplomacy cards of players
group-city_state = Diplomacy cards of city-states
group-natural_wonder = Natural wonders
