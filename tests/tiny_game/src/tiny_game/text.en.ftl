game = The tiny game
    .tagline = A few minutes of bidding, dice and answers.

good-silk = silk
good-spice = spice
good-salt = salt

pile-top = the top of the deck
pile-bottom = the bottom of the deck

view-round = Round
view-roll = The die shows
view-players = Players
view-deck = Cards in the deck
view-discard = Discarded
view-points = Points rolled
view-goods = Goods
view-cards = Cards in hand
view-hand = Hand
view-chosen = Has chosen
view-bid = Card bid
view-stake = Stake
view-muted = Passes
view-total = Total

option-rounds = Rounds

decision-bid = Choose a card face down, and then a good as your stake.
decision-act = You have won the round: roll the die or swap a good.
decision-respond = Will you pay a good so that the die is rolled again?
decision-draw = Draw a card.

action-pass = Pass
action-pass_phase = Pass until I win a round
action-reroll = Roll again for: { $good }
action-bid = Bid: { $card }
action-stake = Stake: { $good }
action-roll = Roll the die
action-swap = Swap: { $from } for { $to }
action-draw = Draw from { $pile }

event-round_begins = Round { $round } begins.
event-chosen = { $player } has chosen.
event-shown = { $player } shows { $card }.
event-staked = { $player } stakes { $good }.
event-won = { $player } wins the round; goods won: { $goods }.
event-rolled = { $player } rolls { $roll }.
event-rerolled = { $player } pays { $good }: the die is rolled again.
event-muted = { $player } passes until winning a round.
event-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-found = { $player } also gets one of each good.
event-swapped = { $player } swaps { $from } for { $to }.
event-drew = { $player } draws { $card }.
event-drew_hidden = { $player } draws a card.
event-shuffled = The discarded cards are shuffled.
event-game_over = The game is over.

refusal-over = The game is over.
refusal-wrong_decision = The game is waiting for a different decision now. { $expected }
refusal-not_in_hand = You do not have the card { $card }.
refusal-already_bid = You have chosen your card already; now choose a good.
refusal-bid_first = First choose a card, then a good.
refusal-same_good = Swapping { $good } for the same changes nothing. Choose another good.
refusal-no_good = You do not have this good: { $good }.

score-points = Points rolled
score-goods = Goods
score-total = Total

end-rounds = All rounds have been played
