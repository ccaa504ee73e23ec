### 7 Wonders Duel: English text

## The game

game = 7 Wonders Duel
    .tagline = Two cities, three ages, three ways to win.
age-1 = Age I
age-2 = Age II
age-3 = Age III

## Cards of Age I

card-lumber_yard = Lumber Yard
    .text = Produces 1 wood for every construction; wood costs your opponent 1 coin more.
card-logging_camp = Logging Camp
    .text = Produces 1 wood for every construction; wood costs your opponent 1 coin more.
card-clay_pool = Clay Pool
    .text = Produces 1 clay for every construction; clay costs your opponent 1 coin more.
card-clay_pit = Clay Pit
    .text = Produces 1 clay for every construction; clay costs your opponent 1 coin more.
card-quarry = Quarry
    .text = Produces 1 stone for every construction; stone costs your opponent 1 coin more.
card-stone_pit = Stone Pit
    .text = Produces 1 stone for every construction; stone costs your opponent 1 coin more.
card-glassworks = Glassworks
    .text = Produces 1 glass for every construction; glass costs your opponent 1 coin more.
card-press = Press
    .text = Produces 1 papyrus for every construction; papyrus costs your opponent 1 coin more.
card-guard_tower = Guard Tower
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-workshop = Workshop
    .text = Science symbol: { symbol-plumb }. 1 VP.
card-apothecary = Apothecary
    .text = Science symbol: { symbol-wheel }. 1 VP.
card-stone_reserve = Stone Reserve
    .text = From now on you buy stone for 1 coin per unit.
card-clay_reserve = Clay Reserve
    .text = From now on you buy clay for 1 coin per unit.
card-wood_reserve = Wood Reserve
    .text = From now on you buy wood for 1 coin per unit.
card-stable = Stable
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-garrison = Garrison
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-palisade = Palisade
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-scriptorium = Scriptorium
    .text = Science symbol: { symbol-quill }.
card-pharmacist = Pharmacist
    .text = Science symbol: { symbol-mortar }.
card-theater = Theater
    .text = 3 VP.
card-altar = Altar
    .text = 3 VP.
card-baths = Baths
    .text = 3 VP.
card-tavern = Tavern
    .text = When built, gain 4 coins.

## Cards of Age II

card-sawmill = Sawmill
    .text = Produces 2 wood for every construction; wood costs your opponent 2 coins more.
card-brickyard = Brickyard
    .text = Produces 2 clay for every construction; clay costs your opponent 2 coins more.
card-shelf_quarry = Shelf Quarry
    .text = Produces 2 stone for every construction; stone costs your opponent 2 coins more.
card-glassblower = Glassblower
    .text = Produces 1 glass for every construction; glass costs your opponent 1 coin more.
card-drying_room = Drying Room
    .text = Produces 1 papyrus for every construction; papyrus costs your opponent 1 coin more.
card-walls = Walls
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-forum = Forum
    .text = Gives 1 glass or papyrus of your choice for every construction; does not change trade prices.
card-caravansery = Caravansery
    .text = Gives 1 wood, clay or stone of your choice for every construction; does not change trade prices.
card-customs_house = Customs House
    .text = From now on you buy glass and papyrus for 1 coin per unit.
card-courthouse = Courthouse
    .text = 5 VP.
card-horse_breeders = Horse Breeders
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-barracks = Barracks
    .text = 1 shield: the conflict pawn moves 1 space towards your opponent's capital.
card-archery_range = Archery Range
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-parade_ground = Parade Ground
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-library = Library
    .text = Science symbol: { symbol-quill }. 2 VP.
card-dispensary = Dispensary
    .text = Science symbol: { symbol-mortar }. 2 VP.
card-school = School
    .text = Science symbol: { symbol-wheel }. 1 VP.
card-laboratory = Laboratory
    .text = Science symbol: { symbol-plumb }. 1 VP.
card-statue = Statue
    .text = 4 VP.
card-temple = Temple
    .text = 4 VP.
card-aqueduct = Aqueduct
    .text = 5 VP.
card-rostrum = Rostrum
    .text = 4 VP.
card-brewery = Brewery
    .text = When built, gain 6 coins.

## Cards of Age III

card-arsenal = Arsenal
    .text = 3 shields: the conflict pawn moves 3 spaces towards your opponent's capital.
card-pretorium = Pretorium
    .text = 3 shields: the conflict pawn moves 3 spaces towards your opponent's capital.
card-academy = Academy
    .text = Science symbol: { symbol-sundial }. 3 VP.
card-study = Study
    .text = Science symbol: { symbol-sundial }. 3 VP.
card-chamber_of_commerce = Chamber of Commerce
    .text = When built, gain 3 coins for each gray card in your city. 3 VP.
card-port = Port
    .text = When built, gain 2 coins for each brown card in your city. 3 VP.
card-armory = Armory
    .text = When built, gain 1 coin for each red card in your city. 3 VP.
card-palace = Palace
    .text = 7 VP.
card-town_hall = Town Hall
    .text = 7 VP.
card-obelisk = Obelisk
    .text = 5 VP.
card-fortifications = Fortifications
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-siege_workshop = Siege Workshop
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-circus = Circus
    .text = 2 shields: the conflict pawn moves 2 spaces towards your opponent's capital.
card-university = University
    .text = Science symbol: { symbol-armillary }. 2 VP.
card-observatory = Observatory
    .text = Science symbol: { symbol-armillary }. 2 VP.
card-gardens = Gardens
    .text = 6 VP.
card-pantheon = Pantheon
    .text = 6 VP.
card-senate = Senate
    .text = 5 VP.
card-lighthouse = Lighthouse
    .text = When built, gain 1 coin for each yellow card in your city, this one included. 3 VP.
card-arena = Arena
    .text = When built, gain 2 coins for each wonder built in your city. 3 VP.

## Guilds

card-merchants_guild = Merchants Guild
    .text = When built, gain 1 coin for each yellow card in the city that has more of them. At the end of the game 1 VP for each yellow card in the city that then has more.
card-shipowners_guild = Shipowners Guild
    .text = When built, gain 1 coin for each brown and gray card in the city that has more of the two together. At the end of the game 1 VP for each brown and gray card in the city that then has more. Both colours are counted in the same city.
card-builders_guild = Builders Guild
    .text = At the end of the game 2 VP for each built wonder in the city that has more of them.
card-magistrates_guild = Magistrates Guild
    .text = When built, gain 1 coin for each blue card in the city that has more of them. At the end of the game 1 VP for each blue card in the city that then has more.
card-scientists_guild = Scientists Guild
    .text = When built, gain 1 coin for each green card in the city that has more of them. At the end of the game 1 VP for each green card in the city that then has more.
card-moneylenders_guild = Moneylenders Guild
    .text = At the end of the game 1 VP for each complete set of 3 coins in the richer city.
card-tacticians_guild = Tacticians Guild
    .text = When built, gain 1 coin for each red card in the city that has more of them. At the end of the game 1 VP for each red card in the city that then has more.

## Wonders

wonder-appian_way = The Appian Way
    .text = Gain 3 coins; your opponent loses 3 coins to the bank (all of them if they have fewer). Play again. 3 VP.
wonder-circus_maximus = Circus Maximus
    .text = 1 shield. If your opponent has gray cards, choose one of them: it goes to the discard pile. 3 VP.
wonder-colossus = The Colossus
    .text = 2 shields. 3 VP.
wonder-great_library = The Great Library
    .text = Draw 3 random progress tokens of those removed at set-up, keep one and return the others to the box. 4 VP.
wonder-great_lighthouse = The Great Lighthouse
    .text = Gives 1 wood, clay or stone of your choice for every construction; does not change trade prices. 4 VP.
wonder-hanging_gardens = The Hanging Gardens
    .text = Gain 6 coins. Play again. 3 VP.
wonder-mausoleum = The Mausoleum
    .text = If the discard pile is not empty, choose any card of it and build it at once for free, with all its effects. 2 VP.
wonder-piraeus = Piraeus
    .text = Gives 1 glass or papyrus of your choice for every construction; does not change trade prices. Play again. 2 VP.
wonder-pyramids = The Pyramids
    .text = 9 VP.
wonder-sphinx = The Sphinx
    .text = Play again. 6 VP.
wonder-statue_of_zeus = The Statue of Zeus
    .text = 1 shield. If your opponent has brown cards, choose one of them: it goes to the discard pile. 3 VP.
wonder-temple_of_artemis = The Temple of Artemis
    .text = Gain 12 coins. Play again.

## Progress tokens

progress-agriculture = Agriculture
    .text = Gain 6 coins at once. 4 VP.
progress-architecture = Architecture
    .text = From now on your wonders need 2 fewer units of resources; the ones that would cost you most are dropped.
progress-economy = Economy
    .text = You receive the coins your opponent pays for resources in trade. Coins printed in a cost do not count.
progress-law = Law
    .text = Science symbol: { symbol-scales }. It differs from the six symbols on green cards.
progress-masonry = Masonry
    .text = From now on your blue cards need 2 fewer units of resources; the ones that would cost you most are dropped.
progress-mathematics = Mathematics
    .text = At the end of the game 3 VP for each of your progress tokens, this one included.
progress-philosophy = Philosophy
    .text = 7 VP.
progress-strategy = Strategy
    .text = Each red card you build from now on gives 1 extra shield. Wonders do not.
progress-theology = Theology
    .text = Every wonder you build from now on lets you play again, but never twice for the same wonder.
progress-urbanism = Urbanism
    .text = Gain 6 coins at once. From then on gain 4 coins each time you build a building through a chain.

## Resources and colours

resource-wood = Wood
resource-clay = Clay
resource-stone = Stone
resource-glass = Glass
resource-papyrus = Papyrus
colour-brown = brown
    .name = Raw materials
colour-gray = gray
    .name = Manufactured goods
colour-blue = blue
    .name = Civilian buildings
colour-green = green
    .name = Scientific buildings
colour-yellow = yellow
    .name = Commercial buildings
colour-red = red
    .name = Military buildings
colour-purple = purple
    .name = Guilds

## Science symbols

symbol-quill = Quill and inkwell
symbol-mortar = Mortar
symbol-plumb = Plumb level
symbol-wheel = Wheel
symbol-armillary = Armillary sphere
symbol-sundial = Sundial
symbol-scales = Scales

## Chain symbols

chain-horseshoe = Horseshoe
chain-sword = Sword
chain-tower = Tower
chain-target = Target
chain-helmet = Helmet
chain-book = Book
chain-gear = Gear
chain-lyre = Lyre
chain-lamp = Oil lamp
chain-mask = Theatre mask
chain-pillar = Column capital
chain-moon = Moon
chain-sun = Sun
chain-drop = Water drop
chain-portico = Portico
chain-amphora = Amphora
chain-barrel = Barrel

## Military tokens

loot-2 = Looting 2 coins
loot-5 = Looting 5 coins

## Options

option-first_game_wonders = Fixed wonders for the first game
    .text = There is no wonder draft; each player gets four wonders set by the rulebook.
option-first_game_wonders-yes = Yes, fixed wonders
option-first_game_wonders-no = No, draft the wonders

option-centre_pawn_rule = Pawn in the middle at the end of an age
    .text = What follows when the conflict pawn stands on the neutral space at the end of Age I or II.
option-centre_pawn_rule-last_active_starts = The player of the last card begins the next age
option-centre_pawn_rule-last_active_chooses = The player of the last card chooses who begins the next age

## Decisions

decision-draft_wonder = Choose a wonder for yourself.
decision-play_card = Choose an available card: build it, discard it for coins, or build a wonder with it.
decision-choose_progress = You have a pair of symbols: choose a progress token from the board.
decision-choose_library = Choose one of the three progress tokens drawn.
decision-choose_opponent_card = Choose a card in your opponent's city to be discarded.
decision-choose_from_discard = Choose a card of the discard pile to build for free.
decision-choose_starter = Choose who begins the next age.

## Actions

action-draft = Take { $wonder }
action-build = Build { $card }
action-discard = Discard { $card } for coins
action-wonder = Build { $wonder } using { $card }
action-progress = Take { $progress }
action-library = Keep { $progress }
action-demolish = Discard your opponent's { $card }
action-revive = Build { $card } from the discard pile
action-begin_self = Begin the age yourself
action-begin_opponent = Let your opponent begin

## Events

event-first_player = { $player } is the first player.
event-drafted = { $player } takes { $wonder }.
event-age_begins = { $age ->
    [1] { age-1 } begins.
    [2] { age-2 } begins.
   *[3] { age-3 } begins.
}
event-revealed = Revealed: { $card }.
event-revealed_hidden = A hidden card is turned up.
event-built = { $player } builds { $card } { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}{ $trade ->
    [0] { "" }
   *[other] , of which { $trade } for trade
}.
event-built_by_chain = { $player } builds { $card } for free through a chain.
event-discarded = { $player } discards { $card } and gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-wonder_built = { $player } builds { $wonder } using { $card } { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}{ $trade ->
    [0] { "" }
   *[other] , of which { $trade } for trade
}.
event-wonder_returned = Seven wonders stand: { $player } returns { $wonder } to the box unbuilt.
event-coins_gained = { $player } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-coins_lost = { $player } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-trade_income = { $player } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the opponent's trade thanks to { progress-economy }.
event-pawn_moved = { $player } moves the conflict pawn { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $position ->
    [0] to the neutral space
    [9] into the opponent's capital
    [-9] into the opponent's capital
   *[other] to position { $position }
}.
event-looted = The { $token }-coin military token is used up: { $player } { $coins ->
    [0] has no coins to lose
    [one] loses { $coins } coin
   *[other] loses { $coins } coins
}.
event-pair = { $player } has a pair of science symbols: { $symbol }.
event-library_drawn = { $player } draws three progress tokens: { $first }, { $second }, { $third }.
event-library_drawn_hidden = { $player } draws three progress tokens and chooses one of them.
event-progress_gained = { $player } gains the progress token { $progress }.
event-demolished = { $player } loses { $card } to the discard pile.
event-revived = { $player } builds { $card } from the discard pile for free.
event-play_again = { $player } plays again.
event-play_again_lost = { $player } loses the extra turn: the age is over.
event-starter = { $player } takes the first turn of the age.
event-supremacy_military = { $player } wins by military supremacy: the conflict pawn has reached the opponent's capital.
event-supremacy_science = { $player } wins by scientific supremacy: six different symbols.
event-game_over = The game is over.

## Refusals

refusal-over = The game is over, so no further move is possible. You can look at the result or start a new game.
refusal-wrong_decision = The game is waiting for a different decision now. { $expected }
refusal-not_visible = The card { $card } is not lying face up in the structure. Choose one of the available cards.
refusal-covered = Other cards still cover { $card }. Choose a card that no other card covers.
refusal-already_played = The card { $card } has already been played and is no longer in the structure. Choose one of the available cards.
refusal-too_expensive = { $card } would cost you { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins }. You can discard it for coins, build a wonder you can afford with it, or choose another card.
refusal-wonder_too_expensive = { $wonder } would cost you { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins }. You can discard the card for coins, or build something you can afford.
refusal-wonder_not_owned = You do not own { $wonder }. Choose an unbuilt wonder of your own.
refusal-wonder_already_built = This wonder is already built: { $wonder }. Choose an unbuilt wonder of your own, or use the card in another way.
refusal-wonder_returned = Seven wonders stand, so { $wonder } went back to the box and cannot be built. You can build the card itself or discard it for coins.
refusal-not_on_offer = You cannot take { $wonder } now. Choose one of the wonders laid out.
refusal-progress_not_on_board = { $progress } is not lying on the board. Choose one of the progress tokens there.
refusal-progress_not_drawn = { $progress } is not among the three tokens drawn. Choose one of those.
refusal-not_opponents_card = There is no { $card } in your opponent's city. Choose a card that stands there.
refusal-wrong_colour = { $card } cannot be chosen: the card must be { $colour }. Choose one of that colour in your opponent's city.
refusal-not_in_discard = The discard pile does not contain { $card }. Choose one of the cards there.

## Scoring

score-military = Military
score-blue = Civilian buildings (blue)
score-green = Scientific buildings (green)
score-yellow = Commercial buildings (yellow)
score-guilds = Guilds
score-wonders = Wonders
score-progress = Progress tokens
score-treasury = Treasury
score-total = Total

## Ends of the game

end-military = Military supremacy
end-science = Scientific supremacy
end-civilian = Civilian victory
end-civilian_tiebreak = Civilian victory decided by blue cards
end-shared = Shared victory

## Groups in statistics

group-wonder = Wonders built
group-drafted = Wonders drafted
group-progress = Progress tokens
group-card = Buildings
