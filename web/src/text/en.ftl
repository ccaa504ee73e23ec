### The words of the page. The words of the games are in their folders (text.en.ftl).

## Games
game-time = Length of a game
game = Game
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } min
}

## Everywhere
skip-to-content = Skip to the content
close = Close
cancel = Cancel
save = Save
saved = Saved.
remove = Remove
back = Back
send = Send
open = Open
play = Play
search = Search
found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
name = Name
player = Player
players = Players
place = Place
copy = Copy
copied = Copied to the clipboard.
copy-failed = Copying does not work here. Mark the text and copy it by hand.
share = Share
loading = Loading…
reload = Load again
try-again = Try again
to-lobby = To the main page
choose-game = Choose a game
theme = Theme
language = Language
turn-theme = Switch between light and dark
turn-language = Přepnout do češtiny

menu = Main menu
menu-play = Play
menu-rules = Rules
menu-cards = Cards
menu-leaderboard = Leaderboard
menu-replay = Records
menu-settings = Settings
menu-profile = My profile

keys-help = Keys
keys-tab = the next part of the page; arrows move inside a part
keys-escape = back or close

## Lobby
lobby-continue = Continue
lobby-waiting = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
lobby-new = New game
lobby-new-hint = against bots at once, or set up a table for friends
lobby-open = Open tables
lobby-open-count = { $count ->
    [one] { $count } waits for players
   *[other] { $count } wait for players
}
lobby-open-none = Nobody waits for players now. Set up a public table, so that others can join.
lobby-watch = Being played now
lobby-finished = My latest games
lobby-beside = First steps, invitations and results
lobby-first = New here?
lobby-first-text = Play { $game } against the easiest bot. What glows, you may do; everything else tells you why not.
lobby-first-button = Try a first game
lobby-code = I have an invitation
lobby-code-example = a link or a code
lobby-code-bad = This is no invitation. Copy the whole link or code.
lobby-unreachable = The server does not answer now. I keep trying, and the page fills itself in.
join = Join
play-bot = Play a bot
bot-level = Level of the bot
level = { $level ->
    [1] 1 – beginner
    [2] 2 – gentle
    [3] 3 – able
    [4] 4 – strong
   *[5] 5 – master
}
new-table = Own table
move-number = move { $number }
round-of = round { $round } of { $rounds }
phase-waiting = Waiting for players
phase-playing = Others play
phase-paused = Paused
phase-over = Between rounds
sit-down = Sit down
watch = Watch
clock = Time to think
clock-none = no limit
clock-minutes = { $minutes } min a game + { $bonus } s a turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
rounds = Rounds
rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

create-title = { $game }: a new table
create-seats = Who plays
create-seat = Seat { $number }
create-open-hint = whoever comes
create-public = Public table: anybody may join and watch
create-public-watch = Public table: anybody may watch
create-invite = Set up and invite
create-start = Start the game
seat-kind-me = Me
seat-kind-open = Open seat
seat-kind-here = Somebody at this device
seat-kind-bot = Bot

## Table
table-loading = Preparing the table…
table-your-turn = Your turn
table-turn-of = { $count ->
    [one] { $name } plays
   *[other] Choosing: { $name }
  }
table-menu = Table menu
table-tabs = Parts of the table
tab-board = Table
tab-log = Log
tab-chat = Chat
tab-players = Players
side-panel = Log, chat and players
detail = Details
watching = You are watching
undo = Undo
undo-asked = { $name } wants to take a move back
undo-asked-text = Do you agree? The move has shown nobody anything hidden.
undo-waiting = Taking the move back waits for: { $names }
undo-withdraw = Withdraw
agree = I agree
disagree = I disagree
pause = Pause the game
paused = The game is paused.
resume = Go on with the game
resign = Resign
resign-ask = { $name }: resign the game?
resign-text = The game ends and your opponent wins.
resign-text-many = A bot takes your seat and you end in the last place.
resign-text-alone = The game ends and counts as lost.
leave-to-bot = Let a bot play
leave-to-bot-text = A bot plays for you until you take your seat back in the list of players.
leave-to-bot-text-people = A bot plays for you to the end. Against people you cannot take the seat back; if you only need a moment, pause the game.
take-over = Replace by a bot
take-back = Back to the game
time-left = Time left
wins = Rounds won
confirm-text = Confirm your move.
lost = The connection is lost, I am trying to restore it.
lost-with-move = The connection is lost, I am trying to restore it. What is waiting will be sent by itself, only once.
ended-no-session = You are logged out, and it was not possible to log in again.
ended-no-table = This table does not exist any more.
ended-not-opened = This table cannot be opened now.
ended-too-many = Too many requests at once.
ended-unreachable = The server has not answered for a long time.
ended-again = Try again

seat-open = Open seat
seat-bot = bot, level { $level }
seat-bot-instead = a bot plays, level { $level }
seat-here = at this device
seat-me = this is you
seat-connected = at the table
seat-away = away now
seat-resigned = resigned

waiting-for = { $count ->
    [0] The game begins…
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
invite-link = Link for your friends
invite-code = Invitation code:
commitment = Promise of the shuffle
from-position = Set-up position
from-position-text = This game starts from a position that somebody set up. Nothing is shuffled, so no shuffle can be promised, and the game is not rated.
sit-here = Sit here
sit-bot = Let a bot sit here
get-up = Leave the table

curtain = { $name } is next
curtain-text = Hand the device over. The others look away now.
curtain-ready = { $name }: show the table

chat = Chat
chat-empty = It is quiet so far.
chat-say = Write a message
log-since = Since your last move
log-empty = Nothing has happened yet.
log-older = Show older moves
log-all = Show the whole log ({ $count })

hint = Bot's advice
hint-thinking = The bot is thinking…
hint-chance = Estimated chance to win
hint-line = The bot expects:
hint-scores = Expected scores:

text-view = In words
text-actions = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}

result = Result
result-you-won = You win!
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-board = Look at the table
result-more = More about this game
result-replay = Replay
replays-before = Rounds before:
result-record = Download the record
result-verify = Verify the shuffle
next-round = Next round
next-round-waiting = Waiting for the others
rematch = Rematch
rematch-join = Join the rematch
rematch-wished = A rematch is set up.
score-table = Everybody's points
end-resigned = By resignation
end-timed-out = Out of time
rating-change = Change of rating:

## Records
replay = Replay
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move on
replay-move = Move
replay-at = move { $at } of { $last }
replay-go = Go to move { $number }
replay-speed = Speed
speed-slow = slowly
speed-usual = usual speed
speed-fast = fast
replay-eyes = Whose view
replay-eyes-of = eyes of { $name }
replay-spectator = eyes of a spectator
replay-unfinished = This game was not finished.
import-about = Put in the record of a game from Ludopolis and look at it move by move. A record is plain text; you can download it after the end of every game.
import-file = Choose the file with the record
import-text = Or the text of the record
import-button = Replay the record

verify = Verify a game
verify-about = Before a game we publish a promise: the fingerprint of a secret number that decides the shuffle. After the game we reveal the number. Here you can check that they agree, that your salt was mixed in, and that the record obeys the rules to the last move.
verify-record = Record of the game
verify-salt = My salt
verify-salt-hint = A random text that your browser added to the shuffle when you sat down. On this device it fills itself in.
verify-button = Verify
verify-ok = Everything agrees
verify-bad = Something does not agree

## Rules and cards
rules-contents = Contents of the rules
rule-open = Open in the rules
rule-unknown = There is no rule { $number } here.
rule-number = Rule { $number }
foreseen-uncertain = What follows depends on chance or on what is hidden.
cards-kinds = Kinds of components
cards-source = How we know:
kind-tile = Building tiles
kind-monument = Monuments
kind-goal = Common goals
kind-solo_card = Solo cards
kind-object = Roads and tower
kind-pedestal = Pedestals
kind-map = Maps
kind-track = Tracks

## Leaderboard and profile
leaderboard-about = Games of two or more people with accounts are rated. The number after ± says how unsure the rating still is.
leaderboard-empty = Nobody is here yet. Play a rated game.
rating = Rating
rating-of = rating { $rating }
ratings = Ratings
ratings-none = None yet. Games between people with accounts are rated.
uncertainty = Uncertainty
games-played = Played
profile-account = account
profile-guest = guest
profile-since = since { $date }
profile-name = What to call you
profile-tables = Games
profile-tables-none = No games yet.
account = Account
account-why = You can play without an account. With one you find your games on every device, and your games are rated.
account-create = Create an account
account-made = Your account is ready. Welcome, { $name }!
account-as = Logged in as { $login }.
login = Log in
login-name = Login name
login-passkey = Log in with a passkey
logged-in = Welcome back, { $name }!
logout = Log out
password = Password
account-delete = Delete the account
account-delete-text = Your account, your ratings and your lines of chat will be gone for good. Games you have played stay, under the name you had there. If a game of yours is still going on, resign first: the others would wait for you.
account-delete-now = Delete for good
account-deleted = Your account is deleted. You are a guest now.
password-change = Change the password
password-old = Old password
password-new = New password (at least 8 characters)
passkeys = Passkeys
passkeys-about = Log in by fingerprint, face or the code of your device instead of a password.
passkey-add = Add a passkey
tokens = Tokens for programs
tokens-about = With a token your own program can play for you.
token-name = What it is for
token-add = Make a token
token-made = Copy the token, it will not be shown again:

## Settings
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-full = Animations
motion-reduced = No animations
settings-play = Playing
settings-pace = Show the moves of others one after another
settings-confirm = Ask before every move
settings-forced = Make the only possible move for me
settings-silent = Ludopolis makes no sounds.
settings-about = About Ludopolis
settings-about-text = A home for civilization board games: rules without mistakes, bots worth playing, Czech and English. Ludopolis belongs to no publisher and has its own texts and pictures. If you like a game, buy it.

## Trouble
missing = There is nothing here
missing-text = There is no such page in Ludopolis. Perhaps the address has a typing error.
missing-table = There is no such table
missing-table-text = There is no table at this link or code. Perhaps a letter got lost; ask for it once more.
table-of = Table: { $heads }
trouble = Something went wrong
trouble-text = We are sorry. Your games are safe on the server; please load the page again.
trouble-table = This table cannot be reached now
trouble-replay = This cannot be replayed
trouble-load = The page could not be loaded
trouble-load-text = The connection may be lost, or there is a newer version of Ludopolis. Please load the page again.
error-offline = The server does not answer. Check your connection and try again.
error-broken = Something went wrong ({ $code }). Please try again.
error-not-found = This is not here.

## Maps

map-nearer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map
map-mine = Go to what is mine
map-news = Go to what has changed

## The plain board, of games that have none of their own

plain-waiting = { $player } { $count ->
    [one] decides
   *[other] decide
  }: { $decision }
plain-over = The game is over.
plain-barred = What is not possible now
none = none
yes = yes
no = no
