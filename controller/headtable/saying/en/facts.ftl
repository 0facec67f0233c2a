# What the game decided, as terminal, console and projector tell it.

# Who is there, and who sits where.

seating-begun = the night opened by the { $ruleset } rules, and { AND($players) } roll for their tables{ hosted-by }
night-opened = the night opened by the { $ruleset } rules; { seats-by-table }{ with-ghosts }{ in-groups }{ hosted-by }
seated-again = everybody was seated again: { seats-by-table }{ with-ghosts }{ in-groups }
seats-by-table = { JOINED(EACH("seats-of-table", $seats), "; ") }
seats-of-table = table { $number }: { $each }
with-ghosts = { GIVEN($ghosts) ->
    [no] {""}
   *[yes] , with { AND($ghosts) } in the chairs left over
}
in-groups = { GIVEN($groups) ->
    [no] {""}
   *[yes] , in groups of { AND($groups) } tables
}
hosted-by = { GIVEN($hostess) ->
    [no] {""}
   *[yes] ; the hostess is { $hostess }
}
arrived = { $player } arrived{ instead-of }{ now-at }{ GIVEN($beside) ->
    [no] {""}
   *[yes] , beside { AND($beside) }
}
instead-of = { GIVEN($instead_of) ->
    [no] {""}
   *[yes] {" "}instead of { $instead_of }
}
now-at = { GIVEN($table) ->
    [no] {""}
   *[yes] , now table { $table }{ GIVEN($seat) ->
        [no] {""}
       *[yes] {" "}chair { $seat }
    }
}
left = { $player } went home{ ghost-has-chair }
ghost-has-chair = { GIVEN($ghost) ->
    [no] {""}
   *[yes] ; { $ghost } has the chair{ GIVEN($table) ->
        [no] {""}
       *[yes] {" "}at table { $table }
    }
}
substituted = { $by } sat in for { $player }
renamed = { $player } is now called { $to }
seats-swapped = { $one } and { $other } swapped seats
walked = everybody walked: { JOINED($walks, "; ") }
walk = { $player } { WORD("outcome", $why) }, now table { $table } chair { $seat }{ GIVEN($partner) ->
    [no] {""}
   *[yes] {" "}with { $partner }{ GIVEN($paired) ->
        [no] {""}
       *[yes] , { WORD("paired", $paired) }
    }
}

# Rounds, sets, breaks and help.

which-set = { $in_semi_final ->
    [yes] the semi-final
   *[no] set { $set }
}
which-round = { $in_semi_final ->
    [yes] semi-final, round { $round }
   *[no] set { $set }, round { $round }
}
round-started = round { $round } of { which-set } started: roll { WORD("mark", $mark) }
round-called = { $cause ->
    [score] the bell rang for the score of { $by }{ called-by }{ GIVEN($worth) ->
        [no] {""}
       *[yes] , with { WORD("worth", $worth) }
    }{ GIVEN($faces) ->
        [no] {""}
       *[yes] {" "}from { SPACED($faces) }
    }{ in-group-of }
    [bunco] the bell rang for { $a_bunco } of { $by }{ called-by }{ GIVEN($faces) ->
        [no] {""}
       *[yes] , from { SPACED($faces) }
    }{ in-group-of }
    [button] the head table’s button rang the bell
    [clock] the clock rang the bell
   *[host] the host rang the bell
}
called-by = { GIVEN($team) ->
    [no] {""}
   *[yes] , { WORD("team", $team) }
}{ GIVEN($tally) ->
    [no] {""}
   *[yes] , { COUNT("point", $tally) }
}
in-group-of = { GIVEN($table) ->
    [no] {""}
   *[yes] , for the group of table { $table }
}
time-warning = the time of round { $round } of { which-set } is up, and it goes on
round-over = round { $round } of { which-set } is over
set-over = { which-set } is over
set-begun = { which-set } begins
set-planned = { $rounds ->
    [0] no round of { which-set } is to be played{ because }
   *[other] { which-set } is to end after round { $rounds }{ because }
}
night-planned = { $sets ->
    [0] the night ends here: no further round is played{ because }
   *[other] the night is to end after set { $sets }{ because }
}
break-started = the break began: { $what }{ for-minutes }
break-planned = a break follows: { $what }{ for-minutes }
for-minutes = { GIVEN($minutes) ->
    [no] {""}
   *[yes] , { COUNT("minute", $minutes) }
}
break-lengthened = the break lasts { COUNT("minute", $minutes) } longer
break-over = the break is over
paused = the night is paused{ because }
resumed = the night goes on
help-asked = table { $table } waits for help
help-given = table { $table } has been helped
without-device = { GIVEN($tables) ->
    [no] every table has a device
   *[yes] tables without a device: { AND($tables) }
}{ without-device-buttons }
without-device-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; tables with buttons only: { AND($buttons_only) }
}
goes-by = table { $table } goes by { WORD("rung", $rung) }

# At a table.

rolled-for-first = table { $table } rolled for the first turn: { $rolls }
first-roller-chosen = table { $table }: { $player } rolls first
rolled = table { $table }: { $player } rolled { WORD("worth", $worth) }{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
with-faces = { GIVEN($faces) ->
    [no] {""}
   *[yes] {" "}with { SPACED($faces) }
}
tally-now = { GIVEN($tally) ->
    [no] {""}
   *[yes] , tally { JOINED($tally, " to ") }
}
on-card-of = { GIVEN($credit) ->
    [no] {""}
   *[yes] , on { $credit }’s card
}
bunco-shown = table { $table }: { $player } shows { $a_bunco } with { SPACED($faces) }
bunco-uncalled = table { $table }: the { $bunco } of { $player } went uncalled{ GIVEN($points) ->
    [no] {""}
   *[yes] {" "}for { COUNT("point", $points) }
}{ tally-now }{ on-card-of }
bunco-granted = table { $table }: { $player } was granted { $a_bunco }{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
called-falsely = table { $table }: { $player } called, but there was no { $bunco }: { loses-points }{ tally-now }
loses-points = { GIVEN($lost) ->
    [no] no points are lost
   *[yes] the team loses { COUNT("point", $lost) }
}
called-for-nothing = table { $table }: { $player } called, but there was no { $bunco }: nothing changes
call-not-needed = table { $table }: { $player } called { $why ->
    [nobody-has-to] { $a_bunco } that counts: nobody has to call
   *[called-already] { $a_bunco } that has been called
}
thrown-again = table { $table }: { $player } throws all dice again after { WORD("bad-throw", $why) }{ $strikes ->
    [0] {""}
   *[other] , { $strikes } against this turn
}
turn-lost = table { $table }: the turn of { $player } ends after { WORD("bad-throw", $why) }, { loses-points }{ tally-now }
turn-declined = table { $table }: { $player } declines the rest of the turn
dice-passed = table { $table }: the dice pass to { $player }
table-stopped = table { $table } stopped{ tally-now }
table-tied = table { $table } tied at { COUNT("point", $tally) }{ GIVEN($by) ->
    [no] {""}
   *[yes] , to be rolled off by { WORD("rolled-by", $by) }
}{ GIVEN($rollers) ->
    [no] {""}
   *[yes] : { AND($rollers) }
}
rolled-off = table { $table } rolled off { $a } to { $b }
sheet-told = table { $table }: the sheet says { JOINED($tally, " to ") }{ with-buncos }
table-won = table { $table }: { AND($winners) } won against { AND($losers) } by { WORD("won-by", $how) }{ tally-now }

# Places and prizes.

tied-for = { AND($players) } { $by ->
    [host] are level for { $what }: { how-many-get-it }, and the host decides{ GIVEN($gone) ->
        [no] {""}
       *[yes] , as { AND($gone) } went home
    }
   *[dice] roll for { $what }: { $dice ->
        [1] one die each
       *[3] three dice each
    }, the { $wins ->
        [highest] highest
       *[lowest] lowest
    } wins, { how-many-get-it }
}
how-many-get-it = { $places ->
    [one] one of them gets it
   *[other] { $places } of them get it
}
rolled-for = people rolled for { $what }: { $rolls }
given = the host decided { $what } for { AND($players) }
qualified = { $player } goes to the semi-final{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}for group { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}after set { $set }
} by { WORD("qualified-by", $place) }: { $why }
semi-seated = the semi-final is seated{ $in_semi_final ->
    [yes] {""}
   *[no] {" "}as set { $set }
}; { seats-by-table }
qualifier-absent = { $player } is not there for the semi-final{ ghost-has-chair }
semi-seat-taken = { $player } takes the chair of { $instead_of } in the semi-final{ now-at }
finalist-chosen = { $player } goes to the final by { WORD("finalist-by", $place) }: { $why }
finalist-absent = { $player } is not there for the final
final-seated = the final is seated: { $players }
final-started = the final begins with { $player }
final-rolled = { $player } rolled in the final{ with-faces }, and { $next } is next
grand-prize-won = { $player } won the final{ with-faces }
traveler-moved = the traveler flies{ GIVEN($before) ->
    [no] {""}
   *[yes] {" "}from { $before }
} to { $player } by { WORD("traveler-by", $why) }
prize-won = the prize { PRIZE($prize) } goes to { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , { WHOLE_MONEY($dollars) }
}: { $why }
prize-winners = { GIVEN($players) ->
    [no] the hostess
   *[yes] { AND($players) }
}
prize-unwon = the prize { PRIZE($prize) } is nobody’s{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , and its { WHOLE_MONEY($dollars) } go { $goes_to ->
        [last-draw] into the last draw
       *[dearest-prize] to the dearest prize that somebody has
    }
}
names-drawn = drawn in the break: { $players }
prizes-given = all prizes are given{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , { WHOLE_MONEY($dollars) } in all
}
night-over = the night ended: { JOINED($standings, "; ") }{ GIVEN($seed) ->
    [no] {""}
   *[yes] ; the seed of every draw was { $seed }
}
standing = { $place }. { $player }, { score-card }
score-card = { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}

# Why somebody has a place or a prize.

why = { $decided ->
    [draw] drawn from { $among }
    [roll-off] { what-counted }, by roll-off { $rolls }
    [host] { what-counted }, by the host’s word
   *[count] { what-counted }
}
what-counted = { $counted ->
    [wins] { COUNT("win", $count) }
    [losses] { COUNT("loss", $count) }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] as many wins as losses
       *[other] wins and losses that differ by { $count }
    }
    [first-bunco] the first { $bunco } of the night
    [last-bunco] the last { $bunco } of the night
    [traveler] holds the traveler
    [hostess] the traveler never left
    [final] won the final
    [draw] by lot
   *[rest] what nobody else could have
}

# The past put right.

undone = entry { $entry } was taken back{ by }{ because }
corrected = entry { $entry } was corrected to '{ $instead }'{ by }{ because }
inserted = '{ $forgotten }' was added after entry { $after }{ by }{ because }
overruled = round { $round } of { which-set } at table { $table } is given to { WORD("team", $team) }{ by }{ because }
voided = entry { $entry } no longer counts{ because }

# A preview: where a corrected past contradicts what was played.

would-sit = { which-round }: { AND($players) } would have sat elsewhere
no-tie = { which-round }: no tie at table { $table }, but { JOINED($tally, " to ") }
level-now = { which-round }: table { $table } would be level at { COUNT("point", $tally) }, and { AND($winners) } stay the winners
other-bell = { which-round }: the bell { $bell ->
    [rang] would not have rung for table { $table }
   *[silent] would have rung for table { $table }
}
other-turns = { which-round }: the dice would have gone round in another order at table { $table }
other-places = { AND($instead) } would have been in the { $stage ->
    [semi-final] semi-final
   *[final] final
}{ GIVEN($played) ->
    [no] {""}
   *[yes] {" "}instead of { AND($played) }
}
other-rollers = { AND($level) } would have rolled for { $what }{ GIVEN($played) ->
    [no] {""}
   *[yes] , and { AND($played) } would not
}
no-roll-off = no roll-off for { $what }, and { AND($rolled) } have rolled
would-win-tie = { which-round }: { AND($winners) } would have won the sudden death at table { $table }
would-win-final = { $player } would have won the final
rests-on = what was played since stands{ GIVEN($entry) ->
    [no] {""}
   *[yes] , from entry { $entry } on
}
place-changed = { $player } has place { $now } of the standings, not { $was }
tally-changed = table { $table }: { JOINED($one, " & ") } against { JOINED($other, " & ") }, { JOINED($was, " to ") } becomes { JOINED($now, " to ") }
card-changed = the card of { $player } changes from { GIVEN($was) ->
    [no] no card
   *[yes] { AS("score-card", $was) }
} to { GIVEN($now) ->
    [no] no card
   *[yes] { AS("score-card", $now) }
}

# Facts that a journal has otherwise than the rules.

was-refused = refused: { $why }
several-facts = { JOINED($facts, ", ") }
no-fact = nothing
