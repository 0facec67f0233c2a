# After the night: the report of a night as a page, a night as data, and what they share with a season.

# Files and numbers.

shared-written = { $file }: { NUMBER($kilobytes, maximumFractionDigits: 1) } kB
shared-not-html = '{ $file }' is not the name of a page: name a file that ends in .html
shared-unwritable = cannot write '{ $file }': { $error }; name another file
shared-folder-unwritable = cannot make the folder '{ $folder }': { $error }; name another folder
shared-date = { DATETIME($date, dateStyle: "medium") }
shared-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared-two-digits = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
shared-signed = { $sign ->
    [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
shared-dollars = { WHOLE_MONEY($dollars) }

# The top of a report.

report-title = { $title }, { $date }
report-about = { JOINED($about, " · ") }
report-not-over = This night is not over. The report shows it as far as it was played.
report-no-players = Nobody has opened this night yet.
report-footer = Made by headtable from the journal of the night. This page loads nothing from the internet.
report-players = Players
report-tables = Tables
report-rolls = Rolls entered

# Standings and prizes.

report-standings = Standings
report-standings-caption = The score cards, best first
report-place = Place
report-player = Player
report-wins = Wins
report-losses = Losses
report-buncos = { CAPITAL($bunco) }s
report-minis = Minis
report-prizes = Prizes
report-prizes-caption = The prizes, and who has won them
report-no-prizes = No prize was given in this night.
report-prize = Prize
report-won-by = Won by
report-why = Why
report-worth = Worth
report-grand-prize = Grand Prize
report-won-final = won the final
report-nobody = nobody
report-not-given = not given yet
report-winners = { GIVEN($players) ->
    [no] the hostess
   *[yes] { AND($players) }
}

# Rounds.

report-round = Round
report-table = Table
report-table-number = Table { $table }
report-no-buncos = Nobody rolled { $a_bunco } that counted.
report-buncos-chart = { CAPITAL($bunco) }s of each player
report-buncos-description = One bar for each player with { $a_bunco } on the card. Each one is listed in the table below.
report-buncos-caption = Every { $bunco } that counted
report-card = On the card of
report-no-card = nobody
report-rounds = Rounds
report-rounds-caption = How each round ended at each table
report-no-rounds = No round is over.
report-mark = Mark
report-winners-of-table = Winners
report-losers-of-table = Losers
report-tally = Score
report-decided-by = Decided by
report-pair = { AND($players) }
report-points-of-table = { $high }–{ $low }
report-how = { WORD("won-by", $how) }

# Points and luck.

report-luck = Luck
report-luck-unknown = Luck is not known: no roll of this night was entered, only the results of the tables.
report-luck-explained =
    Luck is the points of the dice minus the points that as many turns bring on average.
    A turn counts as far as it was played. { CAPITAL($a_bunco) } that nobody called counts here as if it had been called.
    With fair dice, two nights of three are within the usual spread.
report-untold = { $results ->
    [one] One result came without rolls, as from a table on paper.
   *[other] { $results } results came without rolls, as from tables on paper.
} Their points are missing here.
report-luck-chart = Luck of each player in points
report-luck-description = One bar for each player, the luckiest first. A bar to the left means fewer points than expected.
report-luck-caption = Points and luck, the luckiest first
report-turns = Turns
report-points = Points scored
report-dice-points = Worth of the dice
report-expected = Expected
report-spread = Usual spread
report-plus-or-minus = ±{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Dice.

report-dice = Dice
report-dice-unknown = The dice cannot be tested: no single faces are known. Pads and phones tell only what a roll was worth.
report-dice-explained =
    A chi-square test compares the faces at each table with those of fair dice. The p-value is the share of fair dice
    that are at least so uneven. { $tables ->
        [0] No table had enough rolls for the test.
        [one] One table had enough rolls for the test.
       *[other] { $tables } tables had enough rolls for the test, so Holm’s method corrects their p-values.
    } A corrected p below 0.05 is unusual. One night alone proves nothing.
report-dice-chart = Table { $table }
report-dice-description = The { $seen } faces at table { $table }, one column for each face. The dashed line at { NUMBER($expected, maximumFractionDigits: 1) } is the average of fair dice.
report-faces-caption = How often each face came up
report-faces = Faces
report-face = { $face }
report-tests-caption = The chi-square test of each table
report-chi-square = Chi-square
report-degrees = Degrees of freedom
report-p = p
report-p-corrected = p, corrected
report-p-value = { $tiny ->
    [yes] below 0.001
   *[no] { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}
report-verdict = Result
report-usual = as fair dice do
report-unusual = unusual for fair dice
report-too-few = too few rolls: { $seen } faces of the { $needed } that the test needs

# Pace.

report-pace = Pace
report-pace-unknown = The length of the rounds is not known.
report-pace-mean = { $rounds ->
    [one] The one round with a known length took { NUMBER($mean, maximumFractionDigits: 1) } minutes.
   *[other] A round took { NUMBER($mean, maximumFractionDigits: 1) } minutes on average, with all pauses in it.
}
report-pace-chart = Minutes of each round
report-pace-description = One bar for each round, in the order of play.
report-pace-caption = Minutes from the start of a round until its last table was done
report-minutes = Minutes
report-minutes-after = Then, until the next round
report-no-minutes = –
