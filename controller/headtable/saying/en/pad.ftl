# The phone as a table's button pad.

pad-title = headtable pad
pad-table = Table
pad-head-table = head table
pad-take-over = Take over with this phone
pad-table-code = The table’s code
pad-teams-part = the teams
pad-news-part = Messages
pad-roll-off-part = roll-off

# The buttons.

pad-help = help
pad-one = one
pad-two = two
pad-mini = mini
pad-bunco = BUNCO
pad-three = three
pad-wipe = wipe-out
pad-pass = nothing
pad-pass-what = pass the dice
pad-cocked = cocked
pad-floor = on the floor
pad-dice-again = all dice again
pad-call = call it!
pad-decline = leave the turn
pad-redo = redo

# This phone and the table.

pad-removed = The host has removed this phone.
pad-renewed = The host has renewed this table’s code.
pad-another-night = Another night has begun, with other codes.
pad-other-table = This phone keeps score for table { $own }. To keep score for table { $table } instead, type its code.
pad-needs-code = { GIVEN($out) ->
    [no] {""}
   *[yes] { $out }{" "}
}To keep score for table { $table }, scan its QR picture or type its code.
pad-shut-out = The host lets this table go by { $rung ->
    [pad] its button pad
   *[paper] paper
}: phones are shut out.
pad-other-phone = { pad-not-counted }Another phone, “{ $phone }”, is the pad of this table.
pad-other-buttons = { pad-not-counted }The button pad { $pad } keeps score for this table. If you take over, it no longer counts until the host lets it.
pad-not-counted = { $counted ->
    [no] That was not counted.{" "}
   *[yes] {""}
}
pad-this-phone = On the host’s list this phone is called “{ $phone }”.
pad-screen = This phone may turn its screen off in the middle of the game. Give its auto-lock more time in the settings.
pad-screen-told = OK

# What was pressed, and its verdict.

pad-last-press = your last press
pad-look-at-tally = Look at the tally to see whether your last press counted
pad-given-up = { $words }: no answer came; look at the tally to see whether it counted
pad-presses-wait = { $presses ->
    [one] 1 press waits
   *[other] { $presses } presses wait
}: { $error }; trying again
pad-waiting-title = Waiting presses
pad-waiting-title-after = What became of them
pad-waiting-how = They are sent in this order when the network is back.
pad-waiting-full = This phone keeps no more than { $most } presses. Write the next rolls on paper.
pad-press-waits = { $words }: waits, { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s old
pad-heard = The call was heard
pad-undone = Taken back
pad-redone = Counts again
pad-help-asked = The host was asked for help
pad-thrown-again = { $words }: { pad-dice-again }
pad-counted = { $words }: counted
pad-took-over = This phone is the pad of this table now
pad-first-dice = the dice for who rolls first
pad-send-dice = send these dice
pad-send-roll-off = send the roll-off
pad-roll-off = Roll-off { $a } against { $b }
pad-tied-again = { $words }: tied again. Each team throws its die once more
pad-undo-last = undo the last roll

# Which round it is.

pad-over = The night is over
pad-final = The final
pad-round = { pages-round-of-set }{ pad-round-mark }
pad-round-mark = { GIVEN($mark) ->
    [no] {""}
   *[yes] {" "}· roll { $mark }
}

# What everybody waits for.

pad-host-comes = The host has been asked to come.
pad-paused = Paused: { $why }
pad-paused-until = Paused: nothing counts until the host lets the night go on.
pad-break = Break: { $what }{ GIVEN($left) ->
    [no] {""}
   *[yes] , { $left } left
}
pad-phone-stays = The round is over. Leave this phone at table { $table }.
pad-time-up = The time is up: the round goes on.
pad-starts-in = The round starts in { $left }
pad-time-left = Time left: { $left }
pad-roll-for = { AND($players) }: roll { $dice ->
    [one] one die
   *[other] { $dice } dice
} for { $what }; tell the host.
pad-host-decides = The host decides { $what }.
pad-others-roll = { $count ->
    [one] { $who } rolls for { $what }.
   *[other] { $who } roll for { $what }.
}
pad-people = { $people } people

# Whose turn it is.

pad-closed = The host has not opened the night yet.
pad-no-table = There is no table { $table } tonight: tables are 1 to { $tables }.
pad-not-started = The round has not started yet.
pad-first-roll = Who rolls first? One die each for { $players }; the highest begins.
pad-turn = { $rolls }.
pad-last-roll = Last roll: { $worth }.
pad-last-rolls = The bell has rung: last rolls. { $rolls }{ GIVEN($later) ->
    [no] {""}
   *[yes] , then { $later }
}.
pad-tie-break = Tied! Rolling goes on: { $rolls }.
pad-waits-for-sheet = The round is over. Give your sheet to the host.
pad-nobody-scored = If nobody here has scored, press “nothing”.
pad-tied-host = Tied! The host decides.
pad-tied-dice = Tied! One die for each team, thrown at once.
pad-round-over = The round is over here.
pad-round-goes-on = The round goes on for { $where ->
    [group] all tables of this group
   *[hall] all tables
}.
pad-undo-reopens = “undo” takes the bell back: the round goes on for { $where ->
    [group] all tables of this group
   *[hall] all tables
}.
pad-dice-show = The dice show { SPACED($faces) }: they count unless you undo them or throw again.
pad-all-again = All dice again{ $strikes ->
    [0] {""}
   *[other] {" "}(off the table: { $strikes })
}.
pad-uncalled = { $player }’s { $bunco } was not called; only the host can still let it count.
pad-called-falsely = { $player } called, but there was no { $bunco }. { GIVEN($lost) ->
    [no] No points are lost.
   *[yes] The team loses { COUNT("point", $lost) }.
}
pad-called-for-nothing = { $player } called, but there was no { $bunco }. Nothing changes.
pad-no-answer = no answer yet
pad-call-it = { $player }: call it!
pad-call-now = The round is over. { $player }: call it now, or press “nothing” if it was not called.
pad-final-elsewhere = The final is rolled at the head table.
pad-final-turn = The final: { $player } rolls. If all dice are alike, whatever they show, press { $bunco }; otherwise press “nothing”.
pad-winner = The night is over. { $winner } has won the Grand Prize.
pad-thanks = The night is over. Thank you for playing!
