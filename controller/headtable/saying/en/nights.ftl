# What is wrong in a night script, and how one was played.

# A line that cannot be read.

script-unreadable = cannot read the night script '{ $path }': { $error }
script-no-text = { $path } is no night script: it is not a text file in UTF-8
script-empty = { $path }: there is no step in it; a night begins with: the night opens
script-line-wrong = { $path }:{ $line }: { QUOTED($words) }: { $error }
script-line-too-long = { $path }:{ $line }: this line has { $letters } characters; at most { $most } are read
script-phrase-wrong = { $error }; the phrase is `{ $phrase }`
script-no-such-phrase = no such phrase; the nearest is `{ $phrase }`
script-expects-nothing = expect what? say it on the same line, such as: expect Ann has the dice
script-is-step = this is a step, and no expectation: write { QUOTED($words) } alone
script-is-expectation = this is an expectation, and no step: write { QUOTED($words) }
script-setting-too-late = say this before the first step
script-note-needs-one-input = the note ({ $note }) needs a line with just one roll or press
script-no-such-note = no earlier step has the note ({ $note }){ script-nearest }; a note stands in brackets at the end of a step
script-no-preview = only what the host takes back, corrects, adds or gives to others has a preview
script-wrong-value = { $error }{ GIVEN($field) ->
    [no] {""}
   *[yes] {" "}for <{ $field }>
}
script-nearest = { GIVEN($nearest) ->
    [no] {""}
   *[yes] ; did you mean { QUOTED($nearest) }?
}

# A gap of a phrase that is filled with the wrong words.

script-no-number = expected a number, not { QUOTED($words) }
script-no-die = a die shows 1 to 6, not { QUOTED($words) }
script-no-dice = a roll is three dice, such as 1 1 4, not { QUOTED($words) }
script-no-points = expected points, such as '5 points', not { QUOTED($words) }
script-no-tally = expected a tally, such as '21 to 5' (chairs 1 and 3 first), not { QUOTED($words) }
script-no-minutes = expected minutes, such as '45 minutes', not { QUOTED($words) }
script-break-length-first = how long a break lasts stands before the colon, as in 'a break of { $minutes }: dessert', not { QUOTED($words) }
script-no-such-player = no player is called { QUOTED($words) }{ script-nearest }
script-bad-name = a name is 1 to 40 characters without : ; # ( ) and names stand between commas: { QUOTED($words) }
script-no-pair = expected two partners, such as 'Ann and Cat', not { QUOTED($words) }
script-no-roll-of-player = expected a player and one die or three, such as 'Ann 5', not { QUOTED($words) }
script-no-buncos = expected a player and a number of buncos, such as 'Ann 1', not { QUOTED($words) }
script-no-dollars = expected dollars, such as '$15', not { QUOTED($words) }
script-none-of = expected one of { $known }, not { QUOTED($words) }{ script-nearest }
script-comma-missing = a comma is missing after 'called' in { QUOTED($words) }
script-no-such-button = a pad has the buttons { $known }, not { QUOTED($words) }{ script-nearest }
script-which-entry = which entry? say 'the last roll of table 2' (or call, or roll-off), 'the last thing', 'entry 12', or the note of an earlier step, such as (slip): { QUOTED($words) }
script-no-such-setting = a ruleset has no setting { QUOTED($words) }{ script-nearest }
script-no-such-sound = the room hears { $known }, not { QUOTED($words) }{ script-nearest }
script-no-such-place = the traveler is with a player, such as 'with Ann', or { $known }, not { QUOTED($words) }
script-no-such-caller = a round is called by { OR($known) }, by 'a bunco of Ann', or by 'Ann and Cat with 21', not by { QUOTED($words) }
script-no-such-reason = the rules refuse nothing for { QUOTED($words) }{ script-nearest }
script-no-such-announcement = nothing is announced as { QUOTED($words) }{ script-nearest }
script-no-such-roll-off = nobody rolls for { QUOTED($words) }{ script-nearest }
script-no-such-field = { QUOTED($words) } is no field of '{ $tag }'{ GIVEN($known) ->
    [no] {", which has none"}
   *[yes] : it has { $known }
}
script-rounds-played = 1 to 100 rounds can be played in one line, not { QUOTED($words) }
script-bell-of-head-table = only the head table has a bell, not table { $table }

# Who plays, and where they sit.

script-named-already = { $what ->
    [ruleset] the ruleset
    [seed] the seed
    [seating] the way to the seats
   *[hostess] the hostess
} is named already: name it once
script-players-twice = the players are here already: name them once to be drawn, or table by table
script-players-drawn = the players are here already, to be drawn to their seats: leave out the tables
script-table-too-full = a table has four chairs, not chairs for { COUNT("player", $players) }
script-tables-in-order = tables are listed in order: next comes table { $next }
script-nobody-here = nobody is here yet: first say 'players: …', or 'table 1: …' and so on
script-too-few-players = only { $players }: a table has four, so name { $fewest } players or more
script-seats-listed = the seats are listed table by table: leave out 'seats by …', or write 'players: …'
script-ghosts-sit-last = { COUNT("player", $players) }: ghosts sit in the last chairs of the last tables, so name { $chairs } at table { $table }

# What was expected, and what happened.

script-failed =
    { $path }:{ $line }: { $words }
    {"  "}expected: { $expected }
    {"  "}happened: { $happened }
script-is-allowed = that the rules allow it
script-was-allowed = the rules allowed it
script-is-refused = refused{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
script-wants-entry = an entry of the past that still counts
script-wants-table-entry = an entry of a table, so that its dice can be put right
script-wants-undone-entry = an entry of the past that was taken back
script-no-entry = there is no such entry
script-other-entry = it is not an entry of a table
script-wants-winner-each = one winner for each table
script-no-winner = none is named for table { $table }
no-round-to-play = no round can be played now
script-others-win = that the others win at table { $table }
script-others-won = { AND($winners) } won there: it was too late to overtake them
script-phrase = { $words }
script-nothing = nothing
script-phrases = { JOINED($phrases, "; ") }
script-too-early = it happened, but before what is expected above: { script-phrases }
script-also = also: { script-phrases }
script-room-hears = the room hears { $signals }
script-nobody-there = there is no such table or player yet
script-nobody-walked = nobody has walked yet
script-partners-again = { EACH("script-pair-again", $pairs) }
script-pair-again = { AND($each) } are partners again

# A script as it was played.

script-met = { $expectations ->
    [one] the one expectation was met
   *[other] all { $expectations } expectations were met
}
script-rolls-left-out = and { $rolls ->
    [one] 1 roll or pass
   *[other] { $rolls } rolls and passes
}
scripts-not-found = no night script in { $paths }: a script is a file that ends in .night
scripts-played = { $played } played, { $failed } failed

# A script that is played through the broker.

script-engine-silent = the engine has not shown the night yet
script-broker-gone = the broker went away
script-waited = waited { $seconds } s for { $what ->
    [online] everything to be online
    [verdict] a verdict on { $said }
    [second-verdict] the second verdict on { $said }
    [preview] a preview of { $said }
    [time-up] the time to be up
   *[verdict-again] its verdict again
}
