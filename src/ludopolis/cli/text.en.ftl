### The command ludopolis: English text

## Signs that several boards use

points = { $count }VP
none = none
yes = yes
no = no

colour-brown = brn
colour-gray = gry
colour-blue = blu
colour-green = grn
colour-yellow = yel
colour-red = red
colour-purple = pur

## The table

you = (you)

## Columns

column-card = Card
column-printed = Cost
column-effect = Effect

kind-card = Cards ({ $count })

## Playing

player = Player
player-numbered = Player { $number }
turn = { $player } to move
pass-on = Only { $player } may look now. Press Enter to see your cards:
since = Since your last move
outlook = If you choose it
outlook-open = What follows depends on chance or on what you cannot see.
so-far = So far
earlier = ({ $count } earlier, see “{ command-log }”)
forced = { $player }: only one choice, taken for you: { $action } ({ $rule })
prompt = Your choice (1–{ $count }, ? for help):
help-number = 3
    .text = that choice
help-notation = { $example }
    .text = the same in notation, as in records
help-several = 3; 1
    .text = several choices, one after another
help-explain = ? 3
    .text = everything about choice 3: its effect, what it costs, whom it concerns
help-cards = { command-cards } { $example }
    .text = what a card says
help-rules = { command-rules } { $example }
    .text = a rule, a section or words to search for
help-table = { command-table }
    .text = the table again
help-log = { command-log }
    .text = everything that happened
help-hint = { command-hint }
    .text = what the bot greedy would do
help-undo = { command-undo }
    .text = back to your previous decision
help-save = { command-save } FILE
    .text = save the game
help-quit = { command-quit }
    .text = leave
help-decision = Now: { $decision } ({ $rule })
bad-number = There is no choice { $number }: they go from 1 to { $count } ({ $rule }).
not-understood = “{ $text }” is not a choice now ({ $rule }). Write a number from 1 to { $count }, or ? for help.
not-understood-close = “{ $text }” is not a choice now ({ $rule }). Did you mean “{ $close }”?
needs-argument = “{ $command }” needs something after it: { $example }.
undo-nothing = There is no decision of yours to go back to.
undo-hot-seat = Moves can be taken back only in games against bots.
endless = These bots never end their game: after { $count } decisions it is a draw.
undone = Back at your previous decision.
hint = Greedy suggests { $number }: { $action }
saved = Saved to { $file }.
file-exists = { $file } exists already and was not written by this game. Choose another name.
ask-save = Save the record to a file (Enter = no):
left-saved = The game is saved in { $file }. Go on with: ludopolis play { $game } --from { $file } --save { $file }
left-unsaved = You leave the game and it is not saved. Next time: “{ command-save } FILE”, or start with --save FILE.
not-saved = The record is not saved.
after-moves = After move { $move } of { $moves }
deciding = To decide: { $player }. { $decision }

## The result

winner = { $player } wins: { $end }.
winner-shared = { $players } share the victory: { $end }.
score-heading = Points

## Words of the prompt

command-help = help
command-cards = cards
command-rules = rules
command-table = table
command-log = log
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit

## Looking up

no-component = There is no component { $name }: did you mean { $close }?
no-component-at-all = There is no component { $name }; “ludopolis cards { $game }” lists all of them.
nothing-fits = Nothing fits.
rules-none = No rule contains “{ $words }”.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
} with “{ $words }”
rules-how = A section: ludopolis rules { $game } { $section } · a rule: ludopolis rules { $game } { $rule } · a search: ludopolis rules { $game } { $word }
