# What the game is told: by a table, by the host, by the clock.

# Who is there, and who sits where.

open-night = the night opens with { $players }
arrive = { $player } arrives
leave = { $player } goes home
substitute = { $by } sits in for { $player }
rename = { $player } is really called { $to }
swap-seats = the host lets { $one } and { $other } swap seats
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
    [button] the head table rings the bell
    [phone] the head table’s phone rings the bell
   *[host] the host rings the bell
}
time-up = the time is up for { WORD("timed", $of) }: { which-round }
start-break = the host starts a break{ GIVEN($minutes) ->
    [no] {""}
   *[yes] {" "}of { COUNT("minute", $minutes) }
}: { $what }
end-break = the host ends the break
lengthen-break = the host lengthens the break by { COUNT("minute", $minutes) }
pause = the host pauses the night{ because }
resume = the host lets the night go on
set-length = { $rounds ->
    [0] the host skips this set{ because }
   *[other] the host ends this set after round { $rounds }{ because }
}
night-length = { $sets ->
    [0] the host ends the night here: no further round is played{ because }
   *[other] the host ends the night after set { $sets }{ because }
}
ask-for-help = table { $table } asks for help
help-came = the host has come to help at table { $table }
go-by = the host lets table { $table } go by { WORD("rung", $rung) }
no-device-at = { GIVEN($tables) ->
    [no] a device is at every table
   *[yes] no device is at these tables: { AND($tables) }
}{ no-device-at-buttons }
no-device-at-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; these tables have buttons only: { AND($buttons_only) }
}
because = { GIVEN($why) ->
    [no] {""}
   *[yes] {" "}because { $why }
}

# At a table.

first-roller = { $player } rolls first at table { $table }
roll-for-first = table { $table } rolls for the first turn: { $rolls }
throw = table { $table } rolls { SPACED($faces) }
claim = table { $table } presses { WORD("claim", $worth) }
call = table { $table } calls
bad-throw = table { $table } throws { WORD("bad-throw", $why) }{ $dice ->
    [1] {""}
   *[other] , { $dice } of them
}
decline = table { $table } declines the rest of its turn
grant = the host grants the uncalled { $bunco } at table { $table }
roll-off = table { $table } rolls off { $a } to { $b }
final-score = the sheet of table { $table } says { JOINED($tally, " to ") }{ with-buncos }
with-buncos = { GIVEN($buncos) ->
    [no] {""}
   *[yes] , with { AND($buncos) }
}
player-buncos = { COUNT("bunco", $buncos) } by { $player }
award = the host gives table { $table } to { WORD("team", $team) }

# Places and prizes.

roll-for = people roll: { $rolls }
person-roll = { $player } { SPACED($faces) }
give = the host decides { $what } for { AND($players) }
not-present = { $player } is not present
seat-final = the finalists sit down: { $players }
give-traveler = the host gives the traveler to { $player }

# The past put right.

undo-last = table { $table } takes back its last roll{ by }
redo-last = table { $table } brings back what it took back{ by }
by = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}by { $by ->
        [host] the host
        [phone] a phone
       *[other] { $by }
    }
}
undo = the host takes back entry { $entry }{ because }
correct = the host corrects entry { $entry } to '{ $instead }'{ because }
insert = the host adds after entry { $after }: '{ $forgotten }'{ because }
overrule = the host gives round { $round } of { which-set } at table { $table } to { WORD("team", $team) }{ because }
