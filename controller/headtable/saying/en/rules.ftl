# Why the rules refuse what was said.

# The phase of the night.

night-not-open = the night is not open yet
night-is-open = the night is open already
night-is-over = the night is over
rolling-for-tables = people are rolling for their tables: wait until everybody sits
round-not-started = the round has not started
round-is-on = the round is being played already
tables-still-finish = the tables are still finishing the round
on-break = it is a break: { $what }
no-round-follows = no round follows this break: end the break to go on
still-rolling-off = people still roll off for a place or a prize
final-is-on = the final is being rolled
night-paused = the night is paused{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
paused-already = the night is paused already
not-paused = the night is not paused
last-set-is-over = the last set is over: its length can no longer change

# The bell and the clock.

phone-rings-no-bell = a phone cannot ring the bell: only the head table’s button or the host can
bell-has-rung = the bell has rung for this round already
host-ends-break = break, { $what }: it lasts until the host ends it
only-clock-ends-round = by these rules only the clock or the host ends a round
nobody-has-rolled = nobody has rolled yet: until somebody does, only the host can call the round
clock-is-late = the clock is late: the { $of ->
    [round] round
    [walk] walk
   *[break] break
} is over already ({ which-round })

# Breaks, and the length of a set and of the night.

no-break = { GIVEN($planned) ->
    [no] there is no break now
   *[yes] the break has not begun: it begins when this is over, unless you take it back
}
break-without-length = the break has no length: it lasts until you end it
set-cannot-end = { which-set } cannot end after round { $rounds }: enter { $fewest } to { $most }
semi-final-is-last = the semi-final is the last set: end it by its rounds
night-cannot-end = the night cannot end after set { $sets }: set { $set } is on, enter { $fewest } or more
no-round-played = no round has been played: there is no night to end yet

# The host and a table.

host-knows = table { $table }: the host knows
no-help-asked = table { $table } has asked for no help
goes-by-already = table { $table } goes by { $rung ->
    [dice] dice, pad or phone
    [pad] pad
    [phone] phone
   *[paper] paper
} already

# A round at a table.

no-such-table = there is no table { $table }
table-is-tied = table { $table } is tied: { $decides ->
    [dice] one die for each team
   *[host] the host decides
}
only-call-left = table { $table }: the round is over here, and only the { $bunco } that lies there may still be called
only-ghosts = table { $table }: only ghosts sit there, and nobody can roll
round-is-over = table { $table }: the round is over here
tally-is-full = table { $table }: the tally pad is full
no-such-roll = table { $table }: no dice show { SPACED($faces) }
unknown-worth = table { $table }: these rules know no { QUOTED($worth) }
fewer-dice = table { $table }: only { $dice } dice are thrown, not { $thrown }
throw-counts = table { $table }: by these rules { QUOTED($why) } counts; tell what the dice show
every-turn-is-played = table { $table }: by these rules every turn is played to its end
tie-is-played-on = table { $table }: a tie is played on
bell-has-not-rung = table { $table }: a turn may be left unfinished only after the bell

# Who rolls first, ties, and buncos that nobody called.

not-at-table = { QUOTED($player) } is not at table { $table }: there are { $seats }
has-started-to-roll = table { $table } has started to roll already
no-dice-for-first = table { $table }: no dice say who rolls first now
dice-say-first = table { $table }: dice say who rolls first; one die each for { $to_roll }
no-tie-to-roll-off = table { $table } has no tie to roll off
not-level = table { $table } is not tied: its points decide
no-round-to-grant-in = no round is on; correct the roll itself in the night’s log
nothing-uncalled = table { $table }: no { $bunco } has gone uncalled there in this round
may-still-be-called = table { $table }: no { $bunco } has gone uncalled there in this round; its { $bunco } may still be called

# The sheet of a table on paper.

waits-for-sheet = table { $table } waits for its sheet: enter its final score
sheet-before-bell = table { $table }: only the bell ends its round; ring it first, then enter the final score
sheet-told-already = table { $table }: its sheet has been entered; correct that entry, or take it back
rolls-were-told = table { $table }: rolls have been entered in this round, and they decide; take them back to enter a final score
buncos-outweigh-score = table { $table }: the sheet gives { COUNT("point", $points) } to { AND($players) }, and { COUNT("bunco", $buncos) } alone would be { $worth }

# Names.

name-is-unreadable = the name { QUOTED($player) } has no visible letters: use another one
name-of-ghost = nobody can be called { QUOTED($player) }: that is the name of a ghost, which holds an empty chair
name-has-address = the name { QUOTED($player) } contains an e-mail address, and everybody reads the names: write only the name
two-of-one-name = two players are called { QUOTED($player) }: give one of them another name
name-is-taken = there is a card with the name { QUOTED($player) } already
nobody-is-called = nobody is called { QUOTED($player) }

# The opening.

teams-need-draw = teams sit opposite each other only where seats are drawn
no-stars = { $starred } cannot have stars: the seats are { $seating ->
    [listed] listed by hand
    [drawn] drawn by lot
   *[three-dice] rolled for with three dice
}; open with seats by stars
not-among-players = { QUOTED($player) } is not among the players
named-twice = { QUOTED($player) } is named twice
no-hostess = { QUOTED($hostess) } cannot be the hostess: these rules have no part for one; leave her out
too-many-stars = { $given } have stars, and only { $chairs } begin at a first table

# Who is there, and who sits where.

is-here-already = { QUOTED($player) } is here already
no-ghost-makes-room = every chair is taken until the round is over: enter { QUOTED($player) } again then
tables-are-full = there is no chair for { QUOTED($player) }: { $tables ->
    [one] the only table is full
   *[other] all { $tables } tables are full
}
is-ghost = { QUOTED($player) } is a ghost: people arrive in their chairs
has-gone-home = { QUOTED($player) } has gone home
not-here = { QUOTED($player) } is not here
chairs-are-won = the last set is over: chairs now depend on the places that people have won
swaps-alone = { QUOTED($player) } cannot swap seats alone
has-no-seat = { QUOTED($player) } has no seat
nobody-moves = table { $table }: nobody moves once it has started to roll
seated-between-rounds = everybody is seated again only between two rounds
too-few-left = only { $people } are left: a table needs { $needed }
listed-twice = { QUOTED($player) } is listed twice
not-listed = { QUOTED($player) } is not listed: list everybody who is here

# Roll-offs.

nobody-rolls-off = nobody has to roll against anybody now
host-decides = nobody rolls for { $what }: the host decides
rolls-once = { QUOTED($player) } rolls once, not { $times } times
does-not-roll-now = { QUOTED($player) } does not roll now: for { $what } { $to_roll } must
other-number-of-dice = { QUOTED($player) } threw { $thrown ->
    [one] one die
   *[other] { $thrown } dice
}: for { $what } it is { $dice }
nobody-tied-for = nobody is tied for { QUOTED($what) }{ GIVEN($open) ->
    [no] {""}
   *[yes] : what is open is { QUOTED($open) }
}
not-tied-for = { QUOTED($player) } is not tied for { $what }: { $players } are
other-number-of-places = { $places } get { $what }, not { $given }

# The final and the traveler.

stays-in-final = the final has begun: { QUOTED($player) } stays in it
no-place-in-final = { QUOTED($player) } has no place in the final
no-chairs-to-choose = no finalists choose their chairs now
other-finalists = the finalists are { $finalists }: each has one chair, not { $players }
final-at-head-table = table { $table }: the final is rolled at the head table
no-traveler = these rules know no traveler
has-traveler-already = { QUOTED($player) } has the traveler already

# What people have played stands when the past is put right.

is-played-again = it is played again
what-was-played-stands = what was played since stands{ GIVEN($entry) ->
    [no] {""}
   *[yes] , unless it is played again from entry { $entry } on
}
settled-since = people have gone on since it was settled who has { $what }: that stands, unless what followed is played again
rolled-for-since = people have rolled for { $what } since: that stands, unless it is played again
sat-in-final-since = { QUOTED($player) } has sat in the final since: that stands, unless it is played again
rolled-in-final-since = { QUOTED($player) } has rolled in the final since: that stands, unless it is played again
rolled-for-table = { QUOTED($player) } has rolled for a table: no ghost can, unless it is played again
table-was-set = a table was set for { QUOTED($player) }: it stands, unless what followed is played again
no-chair-then = there was no chair for { QUOTED($player) } in the rounds that were played: let them arrive now
name-was-taken = somebody else was called { QUOTED($player) } by then: take another name

# Why the past cannot be put right so.

unknown-entry = entry { $entry } is not in the journal, or was refused
taken-back-already = entry { $entry } has been taken back already
cannot-be-corrected = entry { $entry } put the past right itself: take it back instead
nothing-can-follow = entry { $entry } put the past right itself: name what happened before the forgotten thing
nothing-played-there = entry { $entry } cannot be played again: nothing was played there
comes-before = entry { $entry } comes before what is put right: it cannot be played again for it
played-since = entry { $entry } let it be played again, and something has been played since: it stands
nobody-has-won-yet = { which-round }, table { $table }: nobody has won there yet
won-already = { which-round }, table { $table }: { AND($winners) } have won there already
only-host-undoes = no round is on, only the host can undo
nothing-to-undo = table { $table } has nothing to undo this round
nothing-to-bring-back = table { $table } has taken nothing back that can be brought back
cannot-say-that = entry { $entry } cannot say that: { $why }
cannot-have-happened = that cannot have happened after entry { $after }: { $why }
roll-would-not-count = { QUOTED($player) } has rolled in entry { $entry }, and { $why }: it stands, unless it is played again from entry { $entry } on
roll-would-be-ghosts = { QUOTED($player) } has rolled in entry { $entry }, and a ghost would have done so now: it stands, unless it is played again from entry { $entry } on
