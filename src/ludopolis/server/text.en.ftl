# What the service refuses, by its code. The page shows these words; programs look at the code.

## Requests

problem-bad_request = This request makes no sense: { $fault ->
    [nul_text] a text must not contain the character NUL.
    [nul_address] an address must not contain the character NUL.
    [nested] the JSON is nested too deeply.
   *[other] { $reason }
}
problem-not_found = There is no such thing here.
problem-method_not_allowed = This cannot be done here.
problem-internal_error = Something went wrong on our side. Please try again.
problem-storage_down = The service cannot save anything right now. Please try again in a few minutes.
problem-too_often = That is too fast for us. Try again in { $seconds } s.
problem-too_many_open = Too many connections from your network are open at once. Close some tabs or programs and try again.
problem-too_large = That is too much data: at most { $kilobytes } kB.
problem-not_for_you = These numbers are for the operator only (LUDOPOLIS_METRICS_TOKEN).

## People

problem-no_session = We do not know you here yet. Please load the page again.
problem-bad_token = This token is not valid. Make a new one in the settings of your account.
problem-bad_origin = This request came from a foreign page. The operator sets the address of ours (LUDOPOLIS_PUBLIC_URL).
problem-bad_csrf = The page is out of date. Please load it again.
problem-not_for_programs = This can be done on the page only, not with a token for programs.
problem-wrong_login = The login name or the password is not right.
problem-wrong_password = The present password is not right.
problem-login_taken = Somebody has this login name already. Choose another one.
problem-has_account = You have an account already.
problem-no_account = Make an account first.
problem-bad_name = A name has 1 to { $most } characters, none of them a control character.
problem-bad_login = A login name has { $least } to { $most } characters: letters, digits and . _ -
problem-bad_password = A password has { $least } to { $most } characters and is not the login name.
problem-bad_language = We speak Czech (cs) and English (en).
problem-bad_passkey = The passkey could not be verified: { $fault ->
    [known] it is registered already.
    [late] there was no question to answer, or it is too old.
   *[other] { $reason }
}
problem-unknown_passkey = This passkey belongs to no account here.
problem-too_many_passkeys = You cannot have more than { $most }. Remove one first.
problem-too_many_tokens = You cannot have more than { $most }. Remove one first.

## Finding things

problem-no_such_game = There is no such game here.
problem-no_such_table = There is no such table.
problem-no_such_record = There is no such record.
problem-no_such_player = We know no such player.
problem-no_such_round = No such round was played here.
problem-no_such_view = There is no such view.
problem-bad_list = A list is mine, public or watch.

## Setting up a table

problem-bad_seats = This game cannot be seated so: { $fault ->
    [kind] a seat is me, here, open or bot, not { $given }.
    [count] the number of seats can be { $given }.
    [twice] you can sit on one seat; further people at your device are called here.
    [bots] somebody should play.
   *[without_you] you have to sit there yourself.
}
problem-bad_option = It cannot be played like this: { $reason }
problem-bad_position = This position is impossible: { $fault ->
    [over] the game is over in it.
   *[other] { $reason }
}
problem-bad_clock = A clock has seconds for a game ({ $least } to { $most }) and up to an hour of bonus, or 1 to { $days } days a turn.
problem-bad_rounds = There can be 1 to { $most } rounds.
problem-bad_salt = A salt is 1 to { $most } plain letters and digits.
problem-bad_level = The level of a bot is 1 to { $most }.
problem-wrong_invite = You need an invitation to sit down here. Ask somebody at the table for the link.
problem-table_full = All seats are taken.
problem-seat_taken = This seat is taken.
problem-already_started = The game has started.
problem-not_owner = Only whoever set the table up can do this.

## Playing

problem-not_seated = You do not sit at this table.
problem-not_your_seat = You cannot act for this seat.
problem-not_playing = No game is going on here now.
problem-paused = The game is paused.
problem-not_paused = The game is not paused.
problem-not_your_turn = Somebody else decides now.
problem-stale = Something has changed. Look again.
problem-illegal = The rules do not allow this now.
problem-unknown_action = { $reason }
problem-no_such_line = It cannot be played like this: { $reason }
problem-foresight_busy = You are still waiting for an earlier look ahead.
problem-nothing_to_undo = There is nothing to take back.
problem-undo_revealed = This cannot be taken back: it has shown somebody something hidden or random.
problem-undo_too_late = You have no time left for another move.
problem-undo_waits = Somebody is asking to take a move back already.
problem-worn_out = More than { NUMBER($most) } things have happened at this table: play on, or resign.
problem-no_undo_asked = Nobody asks you to take a move back.
problem-no_next_round = No further round is about to start.
problem-not_away = A bot may take over a seat whose player has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. In games over days the clock decides.
problem-not_a_person = No person plays on this seat.
problem-cannot_take_back = You cannot take this seat back. Against people, a seat you gave to a bot yourself stays with it.
problem-no_hints = Bots give advice only where you do not play against people.
problem-no_advice = The adviser is busy. Try again soon.
problem-hint_busy = The last advice is still on its way.
problem-bad_chat = A message has 1 to { $most } characters.
problem-bad_message = This message makes no sense: { $reason }
problem-no_rematch_yet = A rematch comes when the game is over.
problem-old_rules = This game was played by an older version of the rules and cannot go on.

## Records

problem-not_over = The record and the replay come when the round is over: until then they would tell what is hidden.
problem-bad_record = This record is not right: { $line ->
    [0] something is missing or does not fit
   *[other] the mistake is on line { $line }
} ({ $reason }).
problem-record_too_slow = Replaying the record took too long.

# Whether a record is true, line by line.
verdict-moves = All moves follow the rules: { $moves }.
verdict-chance = Everything random was drawn from the seed.
verdict-position = The game started from a position that somebody set up: nothing was shuffled.
verdict-result = The result is right.
verdict-unfinished = The game is not finished.
verdict-wrong = The record is not true: { $reason }
verdict-no_seed = Without a seed there is nothing to compare.
verdict-kept = The seed is the one that was promised.
verdict-broken = The seed is NOT the one that was promised.
verdict-salted = Your salt was mixed into the seed.
verdict-unsalted = Your salt is NOT in the seed.
