### The arena: English text

## Words shared by the table and the report

player = bot
games = games
win-rate = win rate
interval = 95 %
rating = rating
ordinal = surely
time = a decision
end-forfeit = Lost by a failing bot
end-endless = Endless, a draw

## The terminal

heading = { $game }: { $bots } bots, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats } at a table
first-line = Deciding first wins { $rate } ({ $low } to { $high }; equals would win { $fair }).
length-line = A game takes { $mean } ± { $deviation } decisions ({ $shortest } to { $longest }).
ends-line = Ends: { $ends }.
faults-line = { $count ->
    [one] One game was lost by a bot that failed:
   *[other] { $count } games were lost by a bot that failed. The most frequent failures:
}
fault-line = { $name }, decision { $decision } of the game ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}): { $message }
found-line = { $file } holds { $found } of { $games } games already.
others-line = { $count ->
    [one] One game in { $file } is not among those asked for now: it stays there, but does not count.
   *[other] { $count } games in { $file } are not among those asked for now: they stay there, but do not count.
}
damaged-line = The last line of { $file } is damaged; its game is played again.
opponent-line = { $bot } is the only bot named, so it plays against { $opponent }.
rounded-line = { $games } games a group: every seed is played on each of the { $seats } seats.
results-line = Results: { $file }
report-line = Report: { $file }
interrupted-line = Interrupted after { $count } of { $games } games. The same command goes on from here ({ $file }).

## The report

title = Arena: { $game }
lead = { $games } games between { $bots } bots, { $seats } at a table, seats rotated, every deal played on every seat.
ladder = Strength ladder
ladder-text = The rating of each bot with its 95 % interval. Where two intervals are far apart, the order is sure. About 6 points more mean winning three games of four.
standings = Standings
standings-text = A shared win counts as a fraction. Equals would win { $fair }.
surely-text = “Surely” is the rating that a bot has almost certainly earned.
matrix = Who beats whom
matrix-text = How often the bot of the row was placed before the bot of the column; below it the 95 % interval.
speed = Strength against time
speed-text = Rating against the mean time a decision took. Up and left is better.
speed-axis = time a decision (logarithmic)
rating-axis = rating
lengths = Game lengths
lengths-text = How many decisions a game took: { $mean } ± { $deviation } on average.
lengths-axis = decisions
games-axis = games
ends = How games end
ends-text = The ends of the games each bot won. A shared win counts for every winner.
won = { $count } won
seats = Seats
seats-text = Does it matter where one sits? The line marks the win rate of equals ({ $fair }).
seat-first = decides first
seat-number = seat { $seat }
faults = Bots that failed
faults-text = A bot that stops with an error, answers an illegal action, does not answer in time or ends its process loses the game.
faults-count = { $count ->
    [one] One game was lost this way.
   *[other] { $count } games were lost this way; equal failures share a row.
}
faults-most = These are the { $count } most frequent failures.
decision = decision
message = what happened
method = Method
method-text = Win rates have Wilson 95 % intervals. Ratings are those of a Plackett-Luce model (openskill), one pass over all games in the order of the schedule, without drift; their interval is ± 1.96 deviations. Games that share a deal are not quite independent: the intervals of seats take this into account, those of bots treat every game as independent. Seed: “{ $seed }”; rules version { $rules }; ludopolis { $version }.
