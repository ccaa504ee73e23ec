### The statistics: English text

title = Balance: { $game }
lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $bots }.
how-to-read = How often the players who had something won. The line is the fair share; bars to its right win more often than that. A whisker is the 95 % interval: if it crosses the line, the difference may be chance. Having is not the same as causing: what winners collect late looks strong.

win-rate = wins
interval = 95 %
difference = to fair
had = players
score = points
component = component

by-turn = Turn order
turn-name = position { $name }
by-seat = Seats
seat-name = seat { $name }
by-bot = Bots
bot-name = { $name }

ends = How games end
ends-line = Ends: { $ends }.
end-endless = Endless, a draw
games = games
decisions = decisions
lengths = Game lengths
lengths-text = A game takes { $mean } ± { $deviation } decisions ({ $shortest } to { $longest }).
rounds-text = It lasts { $mean } ± { $deviation } rounds ({ $shortest } to { $longest }).
scores = Points
scores-line = Points: { $scores }.
mean = mean
deviation = deviation
winners-mean = winners
nothing = Nobody had any of these often enough.
seldom = { $count ->
    [one] Too rare to say anything: { $names }.
   *[other] { $count } were too rare to say anything: { $names }.
}
failed = Left out
failed-line = { $count ->
    [one] One game is left out because a bot failed in it:
   *[other] { $count } games are left out because a bot failed in them. The first failure:
}
interrupted-line = Interrupted. Nothing was kept: the same command starts from the beginning.
left-out = { $count } more between these; --rows 0 shows all.
report-line = Report: { $file }
progress = { $game }: games
method = Method
method-text = Win rates have Wilson 95 % intervals; a shared win counts as a fraction. “Players” is how many players had the thing: if several in one game did, each of them counts. “Points” is the mean distance of their final score to the average of their game. Seed: “{ $seed }”; options: { $options }; rules version { $rules }; ludopolis { $version }.
