### Innovation: English text

## The game

game = Innovation
    .tagline = Ten ages, five colours and ideas that spread to your rivals.

## Cards of age 1

card-agriculture = Agriculture
    .effect-1 = You may return a card from your hand. If you do, draw and score a card one value higher than the returned one.
card-archery = Archery
    .effect-1 = I demand: draw a [1]! Then transfer the highest card of your hand to my hand!
card-city_states = City States
    .effect-1 = I demand: if you show four or more [castle], transfer one of your top cards with [castle] to my board! If you do, draw and score a [1]!
    .edition = Other editions let you draw a [1] into your hand instead of scoring it.
card-clothing = Clothing
    .effect-1 = Meld a card from your hand of a colour that is not yet on your board.
    .effect-2 = Draw and score a [1] for each colour on your board that no other player has.
card-code_of_laws = Code of Laws
    .effect-1 = You may tuck a card from your hand of a colour that is already on your board. If you do, you may splay that colour left.
card-domestication = Domestication
    .effect-1 = Meld the lowest card of your hand. Then draw a [1], even if you melded nothing.
card-masonry = Masonry
    .effect-1 = You may meld any number of cards with [castle] from your hand, one after another. If at least four were melded this way, claim Monument.
card-metalworking = Metalworking
    .effect-1 = Draw and reveal a [1]. If it has [castle], score it and repeat this effect. If not, keep it in your hand.
card-mysticism = Mysticism
    .effect-1 = Draw and reveal a [1]. If its colour is already on your board, meld it and draw another [1]. If not, keep it in your hand.
card-oars = Oars
    .effect-1 = I demand: transfer a card with [crown] from your hand to my score pile! If you do, draw a [1]!
    .effect-2 = If no card at all was transferred due to the demand of this activation, draw a [1].
    .edition = In the third edition the demand is repeated.
card-pottery = Pottery
    .effect-1 = You may return up to three cards from your hand. If you return any, draw and score a card whose value is the number of cards returned.
    .effect-2 = Draw a [1].
card-sailing = Sailing
    .effect-1 = Draw and meld a [1].
card-the_wheel = The Wheel
    .effect-1 = Draw two [1].
card-tools = Tools
    .effect-1 = You may return exactly three cards from your hand. If you do, draw and meld a [3].
    .effect-2 = You may return a [3] from your hand. If you do, draw three [1].
card-writing = Writing
    .effect-1 = Draw a [2].

## Cards of age 2

card-calendar = Calendar
    .effect-1 = If there are more cards in your score pile than in your hand, draw two [3].
card-canal_building = Canal Building
    .effect-1 = You may exchange all the highest cards of your hand with all the highest cards of your score pile.
card-construction = Construction
    .effect-1 = I demand: transfer two cards from your hand to my hand! Then draw a [2], even if there was nothing to transfer!
    .effect-2 = If you are the only player with all five colours on the board, claim Empire.
    .edition = Other editions ask for five top cards instead of five colours, which is the same.
card-currency = Currency
    .effect-1 = You may return any number of cards from your hand. If you return any, draw and score a [2] for each different value among them.
card-fermenting = Fermenting
    .effect-1 = Draw a [2] for every two [leaf] you show.
    .edition = The third edition counts the colours on your board that show [leaf] instead of every two [leaf].
card-mapmaking = Mapmaking
    .effect-1 = I demand: transfer a [1] from your score pile to my score pile!
    .effect-2 = If at least one card was transferred due to the demand of this activation, draw and score a [1].
card-mathematics = Mathematics
    .effect-1 = You may return a card from your hand. If you do, draw and meld a card one value higher than the returned one.
card-monotheism = Monotheism
    .effect-1 = I demand: transfer one of your top cards of a colour that is not on my board to my score pile! If you do, draw and tuck a [1]!
    .effect-2 = Draw and tuck a [1].
card-philosophy = Philosophy
    .effect-1 = You may splay one of your colours left.
    .effect-2 = You may score a card from your hand.
card-road_building = Road Building
    .effect-1 = Meld one or two cards from your hand. If you meld two, you may transfer your top red card to the board of another player. If you do, transfer that player's top green card to your board.

## Cards of age 3

card-alchemy = Alchemy
    .effect-1 = Draw and reveal a [4] for every three [castle] you show. If any of them is red, return them and all other cards of your hand. If not, keep them.
    .effect-2 = Meld a card from your hand, then score a card from your hand.
card-compass = Compass
    .effect-1 = I demand: transfer one of your non-green top cards with [leaf] to my board! Then transfer one of my top cards without [leaf] to your board!
card-education = Education
    .effect-1 = You may return the highest card of your score pile. If you do, draw a card two values higher than the highest card that is left there.
card-engineering = Engineering
    .effect-1 = I demand: transfer all your top cards with [castle] to my score pile!
    .effect-2 = You may splay your red cards left.
card-feudalism = Feudalism
    .effect-1 = I demand: transfer a card with [castle] from your hand to my hand!
    .effect-2 = You may splay your yellow or your purple cards left.
    .edition = In the third edition the demand also makes you unsplay a colour.
card-machinery = Machinery
    .effect-1 = I demand: exchange all cards of your hand with all the highest cards of my hand!
    .effect-2 = Score a card with [castle] from your hand. Then you may splay your red cards left, whether you scored or not.
card-medicine = Medicine
    .effect-1 = I demand: exchange the highest card of your score pile with the lowest card of my score pile!
card-optics = Optics
    .effect-1 = Draw and meld a [3]. If it has [crown], draw and score a [4]. If not, transfer a card from your score pile to the score pile of an opponent who has fewer points than you.
card-paper = Paper
    .effect-1 = You may splay your green or your blue cards left.
    .effect-2 = Draw a [4] for each of your colours that is splayed left.
card-translation = Translation
    .effect-1 = You may meld all cards of your score pile (all or none), in any order.
    .effect-2 = If you have a top card and all your top cards have [crown], claim World.

## Cards of age 4

card-anatomy = Anatomy
    .effect-1 = I demand: return a card from your score pile! If you do, also return one of your top cards of the same value!
card-colonialism = Colonialism
    .effect-1 = Draw and tuck a [3]. If it has [crown], repeat this effect.
card-enterprise = Enterprise
    .effect-1 = I demand: transfer one of your non-purple top cards with [crown] to my board! If you do, draw and meld a [4]!
    .effect-2 = You may splay your green cards right.
card-experimentation = Experimentation
    .effect-1 = Draw and meld a [5].
card-gunpowder = Gunpowder
    .effect-1 = I demand: transfer one of your top cards with [castle] to my score pile!
    .effect-2 = If at least one card was transferred due to the demand of this activation, draw and score a [2].
card-invention = Invention
    .effect-1 = You may splay right one of your colours that is splayed left. If you do, draw and score a [4].
    .effect-2 = If all five colours on your board are splayed, in any direction, claim Wonder.
card-navigation = Navigation
    .effect-1 = I demand: transfer a [2] or a [3] from your score pile to my score pile!
card-perspective = Perspective
    .effect-1 = You may return a card from your hand. If you do, score a card from your hand for every two [lightbulb] you show.
card-printing_press = Printing Press
    .effect-1 = You may return a card from your score pile. If you do, draw a card two values higher than your top purple card.
    .effect-2 = You may splay your blue cards right.
card-reformation = Reformation
    .effect-1 = You may tuck a card from your hand for every two [leaf] you show (the full number or none).
    .effect-2 = You may splay your yellow or your purple cards right.

## Cards of age 5

card-astronomy = Astronomy
    .effect-1 = Draw and reveal a [6]. If it is green or blue, meld it and repeat this effect. If not, keep it in your hand.
    .effect-2 = If all your non-purple top cards have value 6 or more, claim Universe.
card-banking = Banking
    .effect-1 = I demand: transfer one of your non-green top cards with [factory] to my board! If you do, draw and score a [5]!
    .effect-2 = You may splay your green cards right.
card-chemistry = Chemistry
    .effect-1 = You may splay your blue cards right.
    .effect-2 = Draw and score a card one value higher than your highest top card. Then return a card from your score pile.
card-coal = Coal
    .effect-1 = Draw and tuck a [5].
    .effect-2 = You may splay your red cards right.
    .effect-3 = You may score one of your top cards. If you do, also score the card that was directly below it.
card-measurement = Measurement
    .effect-1 = You may return a card from your hand. If you do, choose any colour, splay it right on your board, and draw a card whose value is the number of cards you have of that colour.
    .edition = In the third edition the colour is that of the returned card.
card-physics = Physics
    .effect-1 = Draw and reveal three [6]. If two or more of them have the same colour, return them and all other cards of your hand. If not, keep them.
card-societies = Societies
    .effect-1 = I demand: transfer one of your non-purple top cards with [lightbulb] to my board! If you do, draw a [5]!
    .edition = In the third edition it must be a top card with [lightbulb] that is higher than my top card of the same colour.
card-statistics = Statistics
    .effect-1 = I demand: transfer the highest card of your score pile to your own hand! If you do and it is then the only card in your hand, repeat this demand!
    .effect-2 = You may splay your yellow cards right.
    .edition = In the third edition all the highest cards are transferred and nothing is repeated.
card-steam_engine = Steam Engine
    .effect-1 = Draw and tuck two [4], one after the other. Then score your bottom yellow card.
card-the_pirate_code = The Pirate Code
    .effect-1 = I demand: transfer two cards of value 4 or less from your score pile to my score pile!
    .effect-2 = If at least one card was transferred due to the demand of this activation, score your lowest top card with [crown].

## Cards of age 6

card-atomic_theory = Atomic Theory
    .effect-1 = You may splay your blue cards right.
    .effect-2 = Draw and meld a [7].
card-canning = Canning
    .effect-1 = You may draw and tuck a [6]. If you do, score all your top cards without [factory].
    .effect-2 = You may splay your yellow cards right.
card-classification = Classification
    .effect-1 = Reveal the colour of a card in your hand. Take all cards of that colour from the hands of all other players into your hand, then meld all cards of that colour from your hand.
card-democracy = Democracy
    .effect-1 = You may return any number of cards from your hand. If you have now returned more cards through Democracy in this activation than each other player, draw and score an [8].
card-emancipation = Emancipation
    .effect-1 = I demand: transfer a card from your hand to my score pile! If you do, draw a [6]!
    .effect-2 = You may splay your red or your purple cards right.
card-encyclopedia = Encyclopedia
    .effect-1 = You may meld all the highest cards of your score pile (all or none), in any order.
card-industrialization = Industrialization
    .effect-1 = Draw and tuck a [6] for every two [factory] you show.
    .effect-2 = You may splay your red or your purple cards right.
    .edition = The third edition counts the colours on your board that show [factory] instead of every two [factory].
card-machine_tools = Machine Tools
    .effect-1 = Draw and score a card of the same value as the highest card of your score pile.
card-metric_system = Metric System
    .effect-1 = If your green cards are splayed right, you may splay any one of your colours right.
    .effect-2 = You may splay your green cards right.
card-vaccination = Vaccination
    .effect-1 = I demand: return all the lowest cards of your score pile! If you return any, draw and meld a [6]!
    .effect-2 = If at least one card was returned due to the demand of this activation, draw and meld a [7].

## Cards of age 7

card-bicycle = Bicycle
    .effect-1 = You may exchange all cards of your hand with all cards of your score pile.
card-combustion = Combustion
    .effect-1 = I demand: transfer two cards from your score pile to my score pile!
    .edition = In the third edition the number of cards depends on [crown], and there is a second effect.
card-electricity = Electricity
    .effect-1 = Return all your top cards without [factory], then draw an [8] for each card returned.
card-evolution = Evolution
    .effect-1 = You may choose one: either draw and score an [8] and then return a card from your score pile, or draw a card one value higher than the highest card of your score pile.
card-explosives = Explosives
    .effect-1 = I demand: transfer the three highest cards of your hand to my hand! If you transfer any and your hand is then empty, draw a [7]!
card-lighting = Lighting
    .effect-1 = You may tuck up to three cards from your hand. If you tuck any, draw and score a [7] for each different value among them.
card-publications = Publications
    .effect-1 = You may put the cards of one colour on your board into any order.
    .effect-2 = You may splay your yellow or your blue cards up.
card-railroad = Railroad
    .effect-1 = Return all cards of your hand, then draw three [6].
    .effect-2 = You may splay up one of your colours that is splayed right.
card-refrigeration = Refrigeration
    .effect-1 = I demand: return half of the cards of your hand, rounded down!
    .effect-2 = You may score a card from your hand.
card-sanitation = Sanitation
    .effect-1 = I demand: exchange the two highest cards of your hand with the lowest card of my hand!

## Cards of age 8

card-antibiotics = Antibiotics
    .effect-1 = You may return up to three cards from your hand. Draw two [8] for each different value among them.
card-corporations = Corporations
    .effect-1 = I demand: transfer one of your non-green top cards with [factory] to my score pile! If you do, draw and meld an [8]!
    .effect-2 = Draw and meld an [8].
card-empiricism = Empiricism
    .effect-1 = Choose two different colours, then draw and reveal a [9]. If it has one of those colours, meld it, and you may splay that colour up. If not, keep it in your hand.
    .effect-2 = If you show twenty or more [lightbulb], you win.
card-flight = Flight
    .effect-1 = If your red cards are splayed up, you may splay any one of your colours up.
    .effect-2 = You may splay your red cards up.
card-mass_media = Mass Media
    .effect-1 = You may return a card from your hand. If you do, choose a value from 1 to 10: all cards of that value are returned from the score piles of all players, yours included.
    .effect-2 = You may splay your purple cards up.
card-mobility = Mobility
    .effect-1 = I demand: transfer your two highest non-red top cards without [factory] to my score pile! If you transfer any, draw an [8]!
card-quantum_theory = Quantum Theory
    .effect-1 = You may return up to two cards from your hand. If you return two, draw a [10], then draw and score a [10].
card-rocketry = Rocketry
    .effect-1 = For every two [clock] you show, return a card from the score pile of any other player.
card-skyscrapers = Skyscrapers
    .effect-1 = I demand: transfer one of your non-yellow top cards with [clock] to my board! If you do, score the card that was below it and return all other cards of that pile!
card-socialism = Socialism
    .effect-1 = You may tuck all cards of your hand (all or none), in any order. If at least one of them was purple, take all the lowest cards of each other player's hand into your hand.

## Cards of age 9

card-collaboration = Collaboration
    .effect-1 = I demand: draw and reveal two [9]! Transfer the one I choose to my board and meld the other!
    .effect-2 = If you have ten or more green cards on your board, you win.
card-composites = Composites
    .effect-1 = I demand: transfer all cards but one from your hand to my hand! Also transfer the highest card of your score pile to my score pile!
card-computers = Computers
    .effect-1 = You may splay your red or your green cards up.
    .effect-2 = Draw and meld a [10], then execute its share effects without sharing.
card-ecology = Ecology
    .effect-1 = You may return a card from your hand. If you do, score a card from your hand and draw two [10].
card-fission = Fission
    .effect-1 = I demand: draw and reveal a [10]! If it is red, remove all hands, boards and score piles of all players from the game; this activation is over!
    .effect-2 = Return a top card other than Fission from the board of any player.
    .edition = The printed French card does not say that the activation ends; in the third edition the second effect also draws a [10].
card-genetics = Genetics
    .effect-1 = Draw and meld a [10], then score all cards below it.
card-satellites = Satellites
    .effect-1 = Return all cards of your hand, then draw three [8].
    .effect-2 = You may splay your purple cards up.
    .effect-3 = Meld a card from your hand, then execute its share effects without sharing.
card-services = Services
    .effect-1 = I demand: transfer all the highest cards of your score pile to my hand! If you transfer any, transfer one of my top cards without [leaf] to your hand!
card-specialization = Specialization
    .effect-1 = Reveal a card from your hand. Take the top card of its colour from the board of each other player into your hand.
    .effect-2 = You may splay your yellow or your blue cards up.
card-suburbia = Suburbia
    .effect-1 = You may tuck any number of cards from your hand. Draw and score a [1] for each card tucked.

## Cards of age 10

card-ai = A.I.
    .effect-1 = Draw and score a [10].
    .effect-2 = If Robotics and Software are both top cards, on any boards, the single player with the fewest points wins.
card-bioengineering = Bioengineering
    .effect-1 = Transfer a top card with [leaf] from the board of any other player to your score pile.
    .effect-2 = If any player shows fewer than three [leaf], the single player who shows the most [leaf] wins.
    .edition = The printed French card takes the card from a player of your choice, not only from another player.
card-databases = Databases
    .effect-1 = I demand: return half of the cards of your score pile, rounded up!
card-globalization = Globalization
    .effect-1 = I demand: return one of your top cards with [leaf]!
    .effect-2 = Draw and score a [6]. If no player shows more [leaf] than [factory], the single player with the most points wins.
card-miniaturization = Miniaturization
    .effect-1 = You may return a card from your hand. If it was a [10], draw a [10] for each different value in your score pile.
card-robotics = Robotics
    .effect-1 = Score your top green card. Draw and meld a [10], then execute its share effects without sharing.
card-self_service = Self Service
    .effect-1 = Execute without sharing the share effects of any other of your top cards.
    .effect-2 = If you have more achievements than each other player, you win.
card-software = Software
    .effect-1 = Draw and score a [10].
    .effect-2 = Draw and meld two [10], one after the other, then execute without sharing the share effects of the second one.
card-stem_cells = Stem Cells
    .effect-1 = You may score all cards of your hand (all or none).
card-the_internet = The Internet
    .effect-1 = You may splay your green cards up.
    .effect-2 = Draw and score a [10].
    .effect-3 = Draw and meld a [10] for every two [clock] you show.

## Special achievements

special-monument = Monument
    .text = You have tucked six cards, or scored six cards, during one turn, whoever's turn it is. Transferred and exchanged cards do not count. Can also be claimed with Masonry.
    .edition = The Czech sentence can also be read as six tucked and scored cards together; other editions count the two separately.
special-empire = Empire
    .text = You show at least three of each of the six icons. Can also be claimed with Construction.
special-world = World
    .text = You show twelve or more [clock]. Can also be claimed with Translation.
special-wonder = Wonder
    .text = You have all five colours on your board and each is splayed up or right. Can also be claimed with Invention.
special-universe = Universe
    .text = You have five top cards, each of value 8 or more. Can also be claimed with Astronomy.

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

## Icons

icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock

## Ages

age-1 = Age 1: Prehistory
age-2 = Age 2: Classical
age-3 = Age 3: Medieval
age-4 = Age 4: Renaissance
age-5 = Age 5: Exploration
age-6 = Age 6: Enlightenment
age-7 = Age 7: Romance
age-8 = Age 8: Modern
age-9 = Age 9: Postmodern
age-10 = Age 10: Information

## Splay directions

direction-left = left
direction-right = right
direction-up = up

## Zones

zone-hand = hand
zone-score = score pile
zone-board = board

## Options

option-name_language = Language that decides who begins
    .text = The owner of the card whose name comes first in the alphabet begins; this is the language in which the names are compared.
option-name_language-cs = Czech names
option-name_language-en = English names

option-city_states_reward = What City States give
    .text = What happens with the 1 that the obeying player draws after transferring a card.
option-city_states_reward-score = It is scored, as in the Czech rulebook
option-city_states_reward-hand = It goes to the hand, as in other editions

option-monument_counting = How Monument is counted
    .text = Whether tucked and scored cards are counted separately or together.
option-monument_counting-separate = Separately: six tucked, or six scored cards
option-monument_counting-combined = Together: six tucked and scored cards in total

option-reveal_on_failed_demand = Cards are shown when a demand cannot be obeyed
    .text = A player who has no card that a demand asks for shows everybody the cards it could have come from.
option-reveal_on_failed_demand-yes = Yes, the cards are shown
option-reveal_on_failed_demand-no = No, the cards stay hidden

option-covered_cards_public = Covered cards of other players are visible
    .text = Whether you see which cards lie covered on the boards of other players. By the rulebook you do not.
option-covered_cards_public-yes = Yes, everybody sees them
option-covered_cards_public-no = No, only their owner sees them

## Decisions

decision-initial_meld = Choose which of your two cards to meld. The other one stays in your hand.
decision-take_action = Choose an action: draw a card, meld a card, activate a top card, or claim an age achievement.
decision-choose_card = Choose a card.
    .none = None of your cards fits.
decision-choose_colour = Choose a colour.
decision-choose_value = Choose a value.
decision-choose_player = Choose a player.
decision-choose_branch = Choose one of the two alternatives.
decision-accept = This effect is optional. Do you want to carry it out?
decision-choose_back = Choose the value of a face-down card.
decision-rearrange = Choose the card that comes next, from the top of the pile.

## Actions

action-draw = Draw a card
action-meld = Meld { $card }
action-dogma = Activate { $card }
action-achieve = Achieve { $age }
action-choose = Choose { $card }
action-stop = Choose nothing more
    .only = Go on
action-accept = Yes, carry it out
action-decline = No, decline
action-colour = Choose the colour { $colour }
action-value = Choose the value { $value }
action-player = Choose player { $player }
action-first_branch = Draw and score an 8, then return a card from your score pile
action-second_branch = Draw a card one value higher than the highest card of your score pile

## Events

event-first_player = { $player } is the starting player.
event-turn = { $player } is to move with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-drew = { $player } draws { $card } (age { $age }).
event-drew_hidden = { $player } draws a card of age { $age }.
event-revealed = { $player } reveals { $card }.
event-melded = { $player } melds { $card }.
event-tucked = { $player } tucks { $card }.
event-scored = { $player } scores { $card } (age { $age }).
event-scored_hidden = { $player } scores a card of age { $age }.
event-scored_open = { $player } scores { $card }.
event-returned = { $player } returns { $card } (age { $age }).
event-returned_hidden = { $player } returns a card of age { $age }.
event-returned_open = { $player } returns { $card }.
event-transferred = { $player } transfers { $card } (age { $age }), { $from } → { $to }. It now belongs to { $other }.
event-transferred_hidden = { $player } transfers a card of age { $age }, { $from } → { $to }. It now belongs to { $other }.
event-transferred_open = { $player } transfers { $card }, { $from } → { $to }. It now belongs to { $other }.
event-exchanged = { $player } exchanges { $given ->
    [one] { $given } card
   *[other] { $given } cards
} for { $taken ->
    [one] { $taken } card
   *[other] { $taken } cards
} (other side: { $other }).
event-splayed = { $player } splays { $colour } { $direction }.
event-rearranged = { $player } changes the order of a pile (colour: { $colour }).
event-activated = { $player } activates { $card }.
event-demanded = { $player } obeys the demand of { $card }.
event-shares = { $player } shares { $card }.
event-executes = { $player } executes { $card } without sharing.
event-bonus = { $player } takes a free Draw action for sharing.
event-achieved = { $player } claims the age { $age } achievement.
event-claimed = { $player } claims the special achievement { $special }.
event-declined = { $player } declines.
event-unable = { $player } has no suitable card.
event-hand_shown = { $player } cannot obey and shows the cards it was about.
event-all_removed = The card is red: all hands, boards and score piles of all players are removed from the game.
event-won_by_card = { $player } wins with the effect of { $card }.
event-no_cards_left = { $player } has to draw a card above 10: the game ends.
event-game_over = The game is over.

## Refusals

refusal-over = The game is over, so no further move is possible. You can look at the result or start a new game.
refusal-wrong_decision = The game is waiting for a different decision now. { $expected }
refusal-not_in_hand = You do not hold { $card }. Choose a card from your hand.
refusal-not_a_top_card = You can activate only your own top cards, and { $card } is not one of them. Choose one of your top cards.
refusal-age_not_available = There is no age { $age } achievement to claim any more. Choose one of those still lying in the middle, or another action.
refusal-not_enough_points = To claim age { $age } you need { $needed } points and you have { $points }. Score more cards first, or choose a lower age.
refusal-no_top_card_of_age = To claim age { $age } you need a top card of value { $age } or more. Meld one first, or choose a lower age.
refusal-cannot_choose_card = You cannot choose { $card } now. Choose one of the cards offered.
refusal-cannot_choose_colour = You cannot choose this colour now: { $colour }. Choose one of the colours offered.
refusal-cannot_choose_value = You cannot choose the value { $value } now. Choose one of the values offered.
refusal-cannot_choose_player = You cannot choose this player now. Choose one of the players offered.
refusal-cannot_stop = You cannot stop yet: the effect asks for more. Choose one of the possibilities offered.
refusal-cannot_decline = This effect is mandatory and cannot be declined. Choose one of the possibilities offered.

## Scoring

score-points = Points
score-achievements = Achievements
score-total = Total

## Ends of the game

end-achievements = Victory by achievements
end-points = Victory by points
end-points_tiebreak = Victory by points decided by achievements
end-shared = Shared victory
end-card = Victory by a card effect

## Groups in statistics

group-special = Special achievements
group-age = Achievements
group-activated = Dogma effects activated
group-melded = Cards melded
