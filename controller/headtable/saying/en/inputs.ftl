# What the game is told: by a table, by the host, by the clock.

# Who is there, and who sits where.

open-night = the night opens with { $players }
arrive = { $player } arrives
leave = { $player } goes home
substitute = { $by } sits in for { $player }
rename = { $player } is really called { $to }
swap-seats = host lets { $one } and { $other } swap seats
seat-again = { $seating ->
    [drawn] everybody is seated again by lot
   *[listed] everybody is seated again{ GIVEN($players) ->
        [no] {""}
       *[yes] : { $players }
    }
}

# Rounds, sets, breaks and help.

start-round = the round starts
ring = { $by ->
    [button] head table rings the bell
    [phone] head table's phone rings the bell
   *[host] host rings the bell
}
time-up = the time is up for { WORD("timed", $of) }, set { $set } round { $round }
start-break = host starts a break{ GIVEN($minutes) ->
    [no] {""}
   *[yes] {" "}of { COUNT("minute", $minutes) }
}: { $what }
end-break = host ends the break
lengthen-break = host lengthens the break by { COUNT("minute", $minutes) }
pause = host pauses the night{ because }
resume = host lets the night go on
set-length = host ends this set after round { $rounds }{ because }
night-length = host ends the night after set { $sets }{ because }
ask-for-help = table { $table } asks for help
help-came = host has come to help at table { $table }
go-by = host lets table { $table } go by { WORD("rung", $rung) }
because = { GIVEN($why) ->
    [no] {""}
   *[yes] {" "}because { $why }
}

# At a table.

first-roller = { $player } rolls first at table { $table }
roll-for-first = table { $table } rolls for who is first: { $rolls }
throw = table { $table } rolls { SPACED($faces) }
claim = table { $table } presses { WORD("claim", $worth) }
call = table { $table } calls
bad-throw = table { $table } throws { WORD("bad-throw", $why) }{ $dice ->
    [1] {""}
   *[other] , { $dice } of them
}
decline = table { $table } declines the rest of its turn
grant = host grants the uncalled { $bunco } at table { $table }
roll-off = table { $table } rolls off { $a } to { $b }
award = host gives table { $table } to { WORD("team", $team) }

# Places and prizes.

roll-for = people roll { $rolls }
person-roll = { $player } { SPACED($faces) }
give = host decides { $what } for { $players }
not-present = { $player } is not present
seat-final = the finalists sit { $players }
give-traveler = host gives the traveler to { $player }

# The past put right.

undo-last = table { $table } takes back its last roll{ by }
redo-last = table { $table } brings back what it took back{ by }
by = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}by { $by }
}
undo = host takes back entry { $entry }{ because }
correct = host corrects entry { $entry } to { $instead }{ because }
insert = host adds after entry { $after }: { $forgotten }{ because }
overrule = host gives round { $round } of set { $set } at table { $table } to { WORD("team", $team) }{ because }
