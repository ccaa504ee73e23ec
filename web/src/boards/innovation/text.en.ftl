### Innovation: texts of the board

## Cards and effects

# How the text of every demand begins; this is how the board tells demands from share effects.
demand-opening = I demand:
effect-demand = Demand
effect-share = Share effect
edition = Other editions
picture = no icon
card-line = { $name }, age { $age }, { $colour }, icons: { $icons }
dogma-icon = Dogma icon: { $icon }.
place-top-left = top left
place-bottom-left = bottom left
place-bottom-centre = bottom centre
place-bottom-right = bottom right
lies-hand = { $who ->
    [you] In your hand
   *[other] In the hand of { $player }
}
lies-score = { $who ->
    [you] In your score pile
   *[other] In the score pile of { $player }
}
lies-top = { $who ->
    [you] Your top card
   *[other] Top card of { $player }
}
lies-covered = { $who ->
    [you] Covered on your board
   *[other] Covered on the board of { $player }
}

kind-card = Cards
kind-special = Special achievements
kind-age = Ages

## States

state-available = can be chosen
state-selected = selected
state-changed = changed since your last move

## Areas

middle = Middle of the table
supplies = Supply piles
supply = Supply pile
supply-line = { $age }: { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
cards-left = { $count ->
    [0] No card left.
    [one] { $count } card left.
   *[other] { $count } cards left.
}
ages = Ages · points needed
age-achievement = Age achievement
specials = Special
special-achievement = Special achievement
special-at-once = It is claimed at once and for free by the first player who meets the condition, on anybody's turn.
achievements = achievements
achieved = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
} of { $needed }
claimed-by = claimed by { $player }
missing-points = { $count ->
    [one] { $count } point short
   *[other] { $count } points short
} of { $needed }
missing-top = top card of age { $age } or more is missing
can-claim = can be claimed ({ $needed } points reached)
age-needs = Needs { $needed } points and a top card of age { $age } or more. No points are spent.
progress = { $have } of { $needed }
this-turn = This turn: { $tucked } tucked, { $scored } scored.
removed = { $count ->
    [one] { $count } card removed
   *[other] { $count } cards removed
}
hand-title = Hand { $count }
hand-empty = The hand is empty.
score-title = Score { $points }
score-empty = no cards yet
face-down = face down
first-meld = chosen
you = (you)
you-short = you
decides = decides
seat = Seat { $number }
player-line = { $player }: { $achievements } of { $needed } achievements, { $points } points, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand; icons: { $icons }
show-area = Board, hand and score pile of { $player }
zone-of = { $zone }: { $player }
backs = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
} of age { $age }
none = none
hidden = hidden
nobody = nobody

## Piles and icons

pile-title = Pile: { $colour }
pile-open = Look through the pile ({ $count })
pile-empty = No { $colour } card
pile-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-splayed = splayed { $direction }, edges: { $icons }
if-splayed = Icons of its edges if splayed
pile-unsplayed = not splayed: only the top card counts
covered-hidden = covered card, hidden
no-icons = no icons
icons-of = Icons of { $player }
icons-counted = Top cards count in full, covered cards only where the splay uncovers them.

## Who is concerned by an activation

role-activates = { $who ->
    [you] you activate
   *[other] activates
}
role-shares = { $who ->
    [you] you share
   *[other] shares
}
role-obeys = { $who ->
    [you] you obey
   *[other] obeys
}
role-activates-short = activates
role-shares-short = { $who ->
    [you] you share
   *[other] shares
}
role-obeys-short = { $who ->
    [you] you obey
   *[other] demand
}
not-concerned = no part
concerns = Who is concerned · { $icon }
concerns-fixed = Roles of this activation · { $icon }
why-activates = { $who ->
    [you] You activate and carry out share effects last.
   *[other] { $player } activates and carries out share effects last.
}
why-shares = { $who ->
    [you] You: { $icon } { $count } against { $against }, at least as many, so you share.
   *[other] { $player }: { $icon } { $count } against { $against }, at least as many, so this player shares.
}
why-obeys = { $who ->
    [you] You: { $icon } { $count } against { $against }, fewer, so you obey demands and do not share.
   *[other] { $player }: { $icon } { $count } against { $against }, fewer, so this player obeys demands and does not share.
}
bonus-after = { $who ->
    [you] If a sharing player changes anything, you get a free Draw at the end.
   *[other] If a sharing player changes anything, { $player } gets a free Draw at the end.
}
bonus-short = if shared
will-obey = Obeyed by: { $players }.
will-share = Shared by: { $players }.
will-draw = A free Draw for you if sharing changes anything.

## The running activation

running = What is being carried out
activated-by = { $who ->
    [you] activated by you
   *[other] activated by { $player }
}
doing-activates = { $who ->
    [you] You carry it out:
   *[other] { $player } carries it out:
}
doing-shares = { $who ->
    [you] You share:
   *[other] { $player } shares:
}
doing-obeys = { $who ->
    [you] You obey:
   *[other] { $player } obeys:
}
doing-alone = { $who ->
    [you] You alone:
   *[other] { $player } alone:
}
nested = Inside it: { $card }, effect { $number }, without sharing
moment-done = done
moment-now = carries it out now
moment-next = still to come

## The question

choose-action = Choose an action
actions-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
over = The game is over.
waiting = { $player } decides
waiting-initial_meld = which card to meld first
waiting-take_action = which action to take
waiting-choose_card = which card to choose
waiting-choose_colour = which colour to choose
waiting-choose_value = which value to choose
waiting-choose_player = which player to choose
waiting-choose_branch = between two alternatives
waiting-accept = whether to use an optional effect
waiting-choose_back = which face-down card to choose
waiting-rearrange = on the order of a pile
optional = You may decline.
mandatory = You have to choose.
confirm = Confirm
back = Back
draw-button = Draw { $age }
draw-last = Draw
meld-button = Meld
dogma-button = Activate
achieve-button = Achieve { $age }
key-draw = D
key-meld = M
key-dogma = A
key-achieve = E
draw-age = The card comes from age { $age }.
draw-higher = The card comes from age { $age }: no { $wanted } is left.
draw-end = No card is left: drawing ends the game.
draw-rule = A Draw takes the value of the highest top card; if that pile is empty, the next higher one.
meld-covers = Covers { $card }.
if-melded = If you meld it
icons-same = The icons stay the same.
achieve-then = That makes { $count } of { $needed } achievements.
tray = { $who ->
    [you] Choose from your { $zone }
   *[other] Choose from the { $zone } of { $player }
}
tray-order = From the top: card { $place } of { $count }

## The position in words

describe-turn = Turn
describe-decides = { $player } decides: { $decision } ({ $rule })
describe-on-turn = On turn: { $player }, actions left: { $count }.
describe-activated = { $player } has activated { $card }. Sharing: { $sharing }. Obeying demands: { $vulnerable }.
describe-step = { $player } carries out { $card }, effect { $number } ({ $kind }): { $text }
describe-icons = Icons: { $icons }.
describe-place = { $player }: place { $place }
describe-pile = In the pile: { $cards }.
describe-covered = under the top card, from the top: { $cards }
describe-follows = If activated now: { $roles }
