# The host's console.

console-title = headtable console
console-heading = Host’s console
console-topics-part = topics
console-now = Now
console-people = People
console-pace = Pace
console-rounds = Rounds
console-phones = Phones
console-past = Past
console-disk-scarce = The disk of the journal is nearly full. Delete files that nobody needs.
console-box-lost = The box { $box } is lost.
console-copy = The second copy of the night { $copy ->
    [no-stick] has no stick: put the USB stick in
    [full] is not complete: the stick is full. Put another one in
    [read-only] cannot be written: the stick is read-only
    [behind] is behind: the stick is slow, or the copying does not run
   *[failed] cannot be written: look into the log
}.

# Where the night is.

console-unheard = The engine has not been heard yet.
console-phase = { $phase ->
    [closed] not open yet
    [seating] rolling for tables
    [ready] ready
    [playing] playing
    [called] round called
    [settling] rolling off
    [break] a break
    [final] the final
   *[over] the night is over
}{ $paused ->
    [no] {""}
   *[yes] , paused
}

# What was sent, and its verdict. $words tells what it was.

console-busy = { $words }: not sent yet; what was sent before has no answer so far
console-given-up = { $words }: no answer came; look under “What happened” to see whether it counted
console-done = { $words }: done
console-refused = { $words }: refused, { $why }

# A question to the host before something is done.

console-leave-it = Cancel
console-why = Why? (needed)
console-why-if-you-like = Why? (if you like)

# The opening.

console-open = Open the night
console-tonights-rules = Tonight’s rules: “{ $rules }”.
console-other-rules = Other rules, title or place
console-players = The players, one on each line; a list may be pasted
console-seats = Seats
console-seats-usual = the usual way of tonight’s rules
console-seats-drawn = drawn by lot; <em>Ann + Bea</em> on one line are a team
console-seats-listed = as listed, table by table
console-seats-stars = drawn by lot, those with a star first: <em>Ann *</em>
console-seats-three-dice = everybody rolls three dice for a table
console-hostess = The hostess, if there is one; she need not play
console-opening = opening the night
console-listed-twice = “{ $player }” is listed twice: write one of them as “{ $player } (2)”, or add a letter of the surname.
console-name-too-long = “{ $start }…” is too long: a name has at most { $longest } characters.
console-listed-cells = “{ $start }” looks like a line of a table with several cells. Paste the table with the line that names its columns, or write one name on each line.
console-name-address = “{ $player }” contains an e-mail address, and everybody reads the names: write only the name.
console-table-names = These are the names of the table.
console-table-columns = These are the names of the table. This list does not keep { AND($columns) }; the guest list does, if you paste the table there.
console-listed-similar = “{ $player }” is easily confused with “{ $other }”
console-too-few = { COUNT("player", $players) }; at least { $fewest } are needed
console-listed = { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}{ $ghosts ->
    [0] {""}
    [one] {" "}with 1 ghost
   *[other] {" "}with { $ghosts } ghosts
}{ $stars ->
    [0] {""}
    [one] ; 1 star
   *[other] ; { $stars } stars
}{ $teams ->
    [0] {""}
    [one] ; 1 team
   *[other] ; { $teams } teams
}

# The round.

console-go-on = Go on
console-start = Start the round
console-ring = Ring the bell: end the round
console-going-on = going on
console-starting = starting the round
console-ringing = ringing the bell
console-is-over = The night is over. “New night…”, further down, begins another one and keeps this one.
console-is-paused = Paused{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
console-round-mark = Round { $round }: { $mark }
console-round-on = The round is on
console-round-time-up = The round is on, and its time is up
console-called = Called
console-called-open = Called; not done yet: { $tables }{ GIVEN($tied) ->
    [no] {""}
   *[yes] ; tied: { $tied }
}
console-called-many-open = Called; { $tables ->
    [one] 1 table is not done yet
   *[other] { $tables } tables are not done yet
}

# Winners, and announcements that have changed.

console-outcome = Winners and prizes
console-grand-prize = ★ Grand Prize: { $player }
console-nobodys-prize = { $prize }: nobody; it joins the last draw
console-was-in-final = { $player } was in the final: { $place }
console-no-prizes = These rules have no prizes. The score cards say:
console-leads-with = { $title }: { $who } ({ $most })
console-left = Still to do
console-left-print = Print results and certificates…
console-left-money = Money of the night
console-changed = { $count ->
    [one] 1 announced result has changed
   *[other] { $count } announced results have changed
}

# Help.

console-help = Help
console-asks-for-help = Table { $table } asks for help
console-was-there = I was there
console-helping = help for table { $table }

# Roll-offs.

console-contest = Roll-off: { $what }
console-contest-enter = Enter what they threw
console-contest-word = decide it yourself
console-contest-decide = Decide it so…
console-contest-rule = { $rule }.
console-contest-host = Nobody rolls for this: you decide.
console-contest-gone = { $players } went home.
console-contest-before = Level before: { $rolls }.
console-contest-rolls = Thrown so far: { $rolls }.
console-contest-sure = Already has a place: { $players }.
console-contest-places = { $places ->
    [one] Who gets it
   *[other] Which { $places } get it
}
console-contest-field = what { console-dice-count } showed, such as { $example }
console-dice-count = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
console-person-roll = { $player } { JOINED($faces, "-") }
console-person-threw = { $player } threw { $faces }
console-people-threw = what { $people } people threw
console-decide-title = Decide { $what }?
console-decide-what = You decide that it goes to { $players }. Nobody rolls for it then.
console-decide = Decide it
console-goes-to = { $what }: to { $players }

# The final and the traveler.

console-final = The final
console-semi-final = The semi-final
console-the-traveler = The traveler
console-final-claim = the final, { $player }: { $claim }
console-final-throw = the final, { $player }: { JOINED($faces, "-") }
console-not-alike = not alike
console-all-alike = all alike: wins
console-final-rolls = { $player } rolls: all dice alike win.
console-in-their-chairs = In their chairs, clockwise: { $players }.
console-chosen = { $player } ({ $place })
console-not-in-hall = Is somebody not in the hall? Tap the name: somebody else gets the place.
console-player-asked = { $player }…
console-absent-title = { $player } is not there?
console-absent-what = Their place is given again.
console-absent-do = Give it again
console-absent = { $player } is not there
console-final-chairs = the finalists’ chairs
console-final-chair = { console-ordinal } chair
console-they-sit-so = Seat them like this
console-traveler = Correct who has the traveler
console-traveler-has = the traveler: { $player } has it
console-traveler-with = according to the record, { $player } has the traveler; in fact it is with
console-traveler-starts = according to the record, the traveler has not moved; in fact it is with
console-give = Give it
console-die = { console-ordinal } die
console-ordinal = { $number ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}

# What happened at one table.

console-paper = Enter a roll for a table
console-waiting-tables = Tables that wait for you
console-waiting-table = { $waits ->
    [first-roll] At table { $table }, dice decide who rolls first.
    [host-decides] Table { $table } is tied, { $a } to { $b }. You say who has won.
    [tie-break] Table { $table } is tied, { $a } to { $b } and rolls on until a team is ahead: enter its rolls.
   *[roll-off] Table { $table } is tied, { $a } to { $b }. One player of each team rolls: enter the dice.
}
console-enter-there = Enter it for table { $table }
console-table-part = table
console-table-button = { $waits ->
    [none] table { $table }
    [first] table { $table }, first?
    [call] table { $table }, call?
    [sheet] table { $table }, sheet?
    [callit] table { $table }, call it!
    [tied] table { $table }, tied
   *[done] table { $table }, done
}
console-table-paused = Paused: no roll counts until you press “Go on”.
console-table-stands = Table { $table }: { $one }, { $other }{ GIVEN($rolls) ->
    [no] {""}
   *[yes] ; { $rolls }
}
console-team-stands = { $team } have { $points }
console-goes-by = goes by
console-rung = { WORD("rung", $rung) }
console-goes-by-rung = table { $table } goes by { $rung }
console-at-table = table { $table }: { $what }
console-rolled = rolled
console-call-it = call it!
console-call = call
console-the-bunco = the { $bunco } there was
console-bunco-called = { $bunco } called
console-bunco-not-called = { $bunco } not called
console-called-there = called
console-not-called-there = not called
console-may-stop = { $player } may stop:
console-plays-no-further = stops rolling
console-player-plays-no-further = { $player } stops rolling
console-grant = let { $player }’s uncalled { $bunco } count…
console-grant-title = Let { $player }’s { $bunco } count?
console-grant-what = It went uncalled at table { $table }. It will count as if it had been called.
console-grant-do = Let it count
console-granted = { $player }’s { $bunco } counts
console-dice-themselves = the dice themselves
console-enter-dice = enter these dice
console-faces = { JOINED($faces, "-") }
console-bad-throw = a throw that does not count
console-bad-throw-dice = how many dice, if they left the table
console-bad-throw-why = { $why ->
    [cocked] cocked
    [stacked] stacked
    [unshaken] not shaken
    [off-table] off the table
   *[floor] on the floor
}
console-bad-throw-was = a throw that was { $why }
console-take-back-last = take back this table’s last roll
console-take-back-title = Take back table { $table }’s last roll?
console-take-back-what = The table rolls on from before it.
console-last-roll-back = last roll back
console-enter-roll-off = enter the roll-off
console-roll-off = roll-off { $a } against { $b }
console-tie-goes-by-word = decide the tie yourself; it goes to
console-tie-goes = the tie goes to { $team }
console-lost-sheet = the sheet is lost; decide the round yourself, it goes to
console-round-goes = the round goes to { $team }
console-first-roll = One die each decides who rolls first: the highest begins.
console-who-rolls-first = who rolls first
console-rolls-first = rolls first
console-player-rolls-first = { $player } rolls first

# The sheets of tables on paper.

console-sheets = Sheets from the tables
console-sheets-about = Enter the final score of each table. Then tap who rolled three of the mark, in order.
console-told-nothing = Nothing has been entered for this table in this round. If it plays on paper, enter its final score.
console-save-sheet = Save
console-save-sheets = Save all
console-no-sheet-filled = No sheet has both scores yet: nothing was saved.
console-sheets-saved = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
} saved
console-each-table = Table by table
console-sheets-incomplete = Not saved yet, because something is missing: { $tables ->
    [one] table { $numbers }
   *[other] tables { $numbers }
}
console-sheet-not-saved = { $sheet }: not saved, because this table’s sheet is not awaited any more. If yours is right, correct it under “What happened”.
console-sheet = sheet { $a } to { $b }
console-sheet-who = { $bunco } by
console-sheet-buncos = { $player }{ $count ->
    [0] {""}
   *[other] : { $count }
}
console-sheet-none = none
console-sheet-and-traveler = { $sheet }; the traveler { $traveler ->
    [moves] goes to { $player }
   *[stays] stays
}
console-sheet-traveler = Was that the last one of the round? Then the traveler goes along.
console-sheet-traveler-moves = the traveler goes to { $player }
console-sheet-traveler-stays = it stays where it is

# People.

console-find = Find somebody, by a part of the name
console-found-part = who was found
console-late = Somebody has come late
console-alike-title = Is “{ $player }” somebody else than “{ $other }”?
console-alike-what = “{ $other }” is here already. If it is the same person, cancel, and correct the name instead.
console-alike-do = Somebody else
console-name = Name
console-has-come = Has come
console-all-chairs = All chairs
console-seat-again = Seat everybody again…
console-seat-again-stays = Wins and losses stay; only the chairs change.
console-seat-again-when = Only between two rounds.
console-nobody-called = Nobody here has that name.
console-player-has-come = { $player } has come
console-put-name-right = Put the name right…
console-goes-home = Goes home…
console-has-come-back = Has come back
console-takes-over = Somebody takes over…
console-swaps-seats = Swaps seats with…
console-leave-title = { $player } goes home?
console-leave-what = Their card is kept, and a ghost takes their chair.
console-leave-do = Goes home
console-leaving = { $player } goes home
console-substitute-title = Who plays on for { $player }?
console-substitute-what = The new player takes over { $player }’s chair and card.
console-substitute-do = Takes over
console-substituting = { $by } plays on for { $player }
console-rename-title = What is { $player }’s name?
console-rename-what = The name is corrected on every card, chair and screen. Only the list of what happened keeps the old one.
console-put-it-right = Put it right
console-renaming = { $player } is { $name }
console-swap-choice = { $player }, table { $table }
console-swap-title = { $player } swaps seats
console-swap-what = Each takes the other’s chair.
console-swap-do = Swap them
console-swap-with = with
console-swapping = { $player } and { $other } swap seats
console-seat-list = everybody, four to a table
console-again-drawn = drawn by lot
console-seat-again-title = Seat everybody again?
console-seat-again-what = Everybody takes their things along; wins and losses stay.
console-seat-again-do = Seat them
console-seating-again = seating everybody again
console-has-no-chair = { $player } has no chair now.
console-has-gone-home = { $player } has gone home.
console-sits = { $player } sits at table { $table }, chair { $chair }, with { $partner }.

# The pace of the night.

console-no-round-to-come = There is no round to come.
console-pace-now = { $semi ->
    [yes] Semi-final
   *[no] Set { $set } of { $sets }
}, round { $round } of { $rounds }.{ $paused ->
    [no] {""}
   *[yes] {" "}Paused{ GIVEN($why) ->
        [no] .
       *[yes] : { $why }.
    }
}
console-paused = Paused
console-pause = Pause
console-pause-about = Everything stops, the clock too, until you let the night go on.
console-pause-night = Pause the night…
console-pause-title = Pause the night?
console-pause-what = No roll, call or bell counts until you press “Go on”.
console-pause-do = Pause it
console-pausing = pausing the night
console-break = A break
console-break-follows = It follows: { $break }.
console-break-call-off = Call off the break
console-break-after-this = A break after this…
console-break-now = Start a break…
console-break-for = What is it for?
console-break-minutes = Minutes (none: until you end it)
console-break-title = A break?
console-break-what = It begins as soon as no round is on, and everybody is told.
console-break-do = Have a break
console-break-starting = a break: { $what }
console-break-is = Break, { $what }: { GIVEN($minutes) ->
    [no] until you end it
   *[yes] { COUNT("minute", $minutes) }
}
console-break-longer = + { $minutes } min
console-break-lengthening = { COUNT("minute", $minutes) } more of the break
console-break-end = End the break
console-break-ending = ending the break
console-break-after-sets = “End the break” goes on to what the rules have after the last set, such as the prizes.
console-break-before-round = “End the break” calls everybody back to their chairs; the round waits. “Start the round” ends the break and starts it at once.
console-this-set = This set
console-set-after-round = ends after round
console-change = Change…
console-set-end-after = End this set after this round…
console-set-end-now = End this set now…
console-set-to-come = Still to come in { console-this-one }: { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}.
console-this-one = { $semi ->
    [yes] the semi-final
   *[no] set { $set }
}
console-set-ends = { $round ->
    [0] No round of { console-this-one } is played.
   *[other] { $semi ->
        [yes] The semi-final ends
       *[no] Set { $set } ends
    } { $when ->
        [after] after this round
       *[now] now
    }; what was won in it counts.
}
console-set-title = { $round ->
    [0] Skip { console-this-one }?
   *[other] End { console-this-one } after round { $round }?
}
console-length-do = Set this length
console-setting-set = { $round ->
    [0] skipping { console-this-one }
   *[other] { console-this-one }: ends after round { $round }
}
console-the-night = The night
console-night-after-set = ends after set
console-night-end-after = End the night after this round…
console-night-end-now = End the night now…
console-night-not-begun = There is no night to end before its first round is over. Another night begins under “Print”; the opening is taken back under “What happened”.
console-night-last-set = No set is played after this one.
console-night-more-sets = Sets to play after this one: { $sets }.
console-night-title = End the night after set { $set }?
console-setting-night = the night ends after set { $set }
console-end-last-round = This round is the last.
console-end-no-round = No other round is played.
console-end-played = Will have been played: { JOINED($what, "; ") }.
console-end-left = Will not be played: { JOINED($what, "; ") }.
console-end-rounds = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
} of { console-this-one }
console-end-sets = { $count ->
    [one] set { $sets }
   *[other] sets { $sets }
}
console-end-next = Then comes what the rules have after the last set, such as { $semi ->
    [yes] the final and the prizes
   *[no] a semi-final, a final or the prizes
}.
console-end-title = End the night?
console-end-do = End the night
console-ending-with-set = ending the rounds with this set
console-ending-after-round = ending the rounds after this one
console-ending = ending the rounds
console-next-under-now = { $phase }. What comes next, such as roll-offs, a semi-final or the final, is entered under “{ console-now }”.

# Another night; bell and horn.

console-another-night = Another night
console-another-night-about = Tonight is put away in a file of its own, and the console opens the next night.
console-to-nights = Nights
console-new-night = New night…
console-standings-file = Standings as CSV
console-rounds-file = Rounds as CSV
console-data-files = All data (CSV and JSON)
console-data-file = All data (JSON)
console-report-file = Report to share (HTML)
console-notice = A notice for the hall
console-notice-words = What the projector shows
console-notice-show = Show it
console-notice-off = Take it down
console-notice-shown = The projector shows: “{ $text }”
console-notice-none = The projector shows no notice.
console-signals = Bell and horn
console-signals-about = The box counts blasts. It sounds no more when tonight’s limit is reached.
console-count-anew = Reset the count of blasts…
console-count-anew-title = Reset the count of blasts?
console-count-anew-what = The box forgets how often bell and horn have sounded tonight, and counts from zero. If it has kept silent to protect people’s hearing, they will now hear more than is safe.
console-count-anew-do = Reset the count
console-counting-anew = resetting the count …
console-counted-anew = bell and horn are counted from zero

# Phones.

console-phones-about = A phone keeps score for a table once it has that table’s code of tonight.
console-phones-no-night = Each table has a code when the night is open.
console-phones-wrong = { $wrong ->
    [one] 1 wrong code was typed so far.
   *[other] { $wrong } wrong codes were typed so far.
}
console-phones-old = No connection to the host’s computer: this list may be old.
console-phones-table = Table { $table }
console-phones-picture = QR picture and link
console-phones-picture-of = QR picture of { $link }
console-phones-by-name = or { $address }
console-phones-by-pad = It goes by its button pad: phones are shut out.
console-phones-by-paper = It goes by paper: phones are shut out.
console-phones-took-over = A phone has taken over from { $pad }; under Now you let the pad count again.
console-phones-pad = Its button pad is { $pad }.
console-phones-one = { $kind } { $phone }, since { $time }{ $is_pad ->
    [no] {""}
   *[yes] , the table’s pad
}
console-remove-phone = Remove…
console-remove-phone-title = Remove phone { $phone }?
console-remove-phone-what = Phone { $phone } no longer keeps score for table { $table }. The table gets another code, so that the phone does not come back. Other phones stay.
console-remove-phone-do = Remove it
console-renew = Renew…
console-renew-title = Renew the code of table { $table }?
console-renew-what = Every phone of table { $table } is signed out and needs the new code{ $phones ->
    [0] {""}
   *[other] : { $phones } now
}.
console-renew-do = Renew it
console-renew-all = Renew all codes…
console-renew-all-title = Renew all codes?
console-renew-all-what = Every phone is out and needs its table’s new code.
console-renew-all-do = Renew all

# The rounds that are finished.

console-finished = Rounds that are finished
console-finished-round = Round
console-finished-whose = Table or player
console-no-rounds = No table has finished a round yet.
console-no-such-rounds = No table fits that.
console-won-against = { $winners } won against { $losers }, { JOINED($points, " to ") }
console-won-how = { $how ->
    [points] by points
    [mark] by the first on the mark
    [roll-off] by a roll-off
    [host] by the host’s word
    [draw] by lot
   *[played] as it was played
}
console-others-won = the others won…
console-overrule-title = Give this round to { $losers }?
console-overrule-what = { $which }, table { $table }: { $winners } have won. Wins and losses are reckoned again; nobody moves in a round that has begun.
console-overrule-do = Give it to them
console-overruling = { $which }, table { $table }: to { $losers }

# What happened.

console-happened = What happened
console-at = At
console-all-tables = all tables
console-one-table = table { $table }
console-newer = There is more: show it
console-older = Older: show what happened before
console-nothing = Nothing has happened yet tonight.
console-nothing-at-table = Nothing has happened lately at table { $table }.
console-nothing-told = The list of what happened so far has not arrived yet.
console-bring-back = bring back
console-bring-back-entry = let this entry count again
console-undo-entry = take this entry back
console-correct = correct
console-correct-entry = say otherwise what was rolled
console-add-after = + after
console-add-after-entry = something was forgotten after this
console-quoted = “{ $words }”
console-cut = { $start } …
console-earlier = what happened earlier
console-inserted = after { $entry }: { $what }{ console-by-whom }{ console-because }
console-entry-marked = { $entry }: { $mark }
console-taken-back = taken back{ console-by-whom }{ console-at-time }{ console-because }
console-taken-back-at = taken back{ console-by-whom } at table { $table }{ console-at-time }
console-counts-again = counts again, brought back{ console-by-whom }{ GIVEN($table) ->
    [no] { console-at-time }{ console-because }
   *[yes] {" "}at table { $table }{ console-at-time }
}
console-corrected = corrected{ console-by-whom } to { $instead }{ console-because }
console-counts-no-more = no longer counts{ console-because }
console-at-time = { GIVEN($at) ->
    [no] {""}
   *[yes] {" "}at { $at }
}
console-because = { GIVEN($why) ->
    [no] {""}
   *[yes] , because { $why }
}
console-by-whom = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}by { $by ->
        [host] the host
        [phone] a phone
       *[other] { $by }
    }
}
console-instead-roll-off = a roll-off of { $a } against { $b }
console-instead-else = something else

# Corrections of what happened.

console-undo-title = Take this back?
console-undo-do = Take it back
console-undoing = taking back { $what }
console-bring-back-title = Bring this back?
console-bring-back-do = Bring it back
console-bringing-back = bringing back { $what }
console-correct-title = Put this right
console-correcting = putting right { $what }
console-add-title = What was forgotten after this?
console-add-do = Add it
console-adding = adding what was forgotten after { $what }
console-it-was = it was
console-or-the-dice = or the dice themselves
console-forgotten = { $kind ->
    [roll] a roll
    [call] a call
    [ring] the bell
    [leave] somebody went home
   *[swap] two swapped seats
}
console-field-table = at table
console-field-who = who
console-field-with-whom = with whom
console-table-of = { $table }: { $players }
console-does-not-fit = Does not fit what was played since
console-what-changes = What changes
console-will-not-count = Will no longer count
console-played-since = What was played since
console-let-stand = let it stand
console-let-follow = let the dice go round by the rules there
console-play-again = throw away what was played from { $entry } on, and play it again

# The opening from the guest list, and seats by hand.

console-from-list = From the guest list
console-take-here = Take those who are here ({ $guests })
console-take-all = Take everybody ({ $guests })
console-list-earlier = This guest list is from an earlier night, and so is each “here”. If the same people come tonight, hold the button to start the list again.
console-list-again = Everybody on the list is expected, and nobody has paid yet.
console-list-kept = In the list above though not on the guest list: { AND($players) }. Whoever is not here: delete the line.
console-alternates = Alternates: tap one to add the name.
console-list-pages = <a href="/guests">Guest list</a>, <a href="/money">money</a>, <a href="/seats">seats by name</a>
console-hand-about = Tap two chairs to swap them, or choose a player and a chair below. Ghosts take the chairs left over.
console-hand-chair = Table { $table }, chair { $chair }: { $player }
console-hand-who = Who
console-hand-where = Where
console-hand-put = Seat there
console-hand-done = { $player } sits at table { $table }, chair { $chair }.

# Paper.

console-print = Print
console-print-sheet = Sheets
console-print-paper = Paper
console-print-do = Make the PDF
console-printing = printing; this takes some seconds
console-printed = Open the PDF: { $sheet }, { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
console-print-missing = No font has these characters: { $letters }
console-sheet-name = { $sheet ->
    [name-tags] name tags
    [score-cards] score cards
    [tally-sheets] tally sheets
    [table-cards] cards for the tables
    [seating] seats by name and by table
    [results] results
    [certificates] certificates
   *[half-filled] sheets to go on by hand
}
console-paper-name = { $paper ->
    [letter] Letter
   *[a4] A4
}

# The screens of the projector.

console-projector = Projector
console-projector-about = A screen shows what the night asks for, or the scene that you choose.
console-projector-another = For another screen, open this address in its browser:
console-projector-none = No screen is open.
console-projector-screen = { $screen }{ $connected ->
    [no] {""} (not open)
   *[yes] {""}
}
console-scene = { $scene ->
    [room] The tables
    [seats] Who sits where
    [standings] The standings
    [prizes] Prizes and draws
    [join] How to join
    [phones] Phones for the tables
    [clock] Clock and break
    [notice] The notice
    [grand-prize] The Grand Prize
    [end-of-set] The end of the set
    [roll-off] A roll-off
    [going-on] Who goes on
    [final] The final
   *[automatic] What the night asks for
}
console-picture = A picture for the projector
console-picture-about = A logo or a photograph, PNG or JPEG. This browser reduces a file of more than { $most_kb } kB. The picture stands beside the address, the clock, the notice, the end of a set and the winner of the grand prize, and on the printed sheets.
console-picture-file = The file
console-picture-send = Show the picture
console-picture-off = Remove the picture
console-picture-shown = The projector has your picture.
console-picture-see = See it
console-picture-reducing = The picture is being made smaller …
console-picture-sending = The picture is being sent …
console-picture-none = There is no picture.
console-picture-too-large = This file has { $kb } kB, and this browser cannot reduce it to { $most_kb } kB. Choose a PNG or JPEG picture.

# Rounds that were played by hand while the power was away.

console-by-hand = Type in rounds that were played by hand
console-by-hand-about = After a power cut: enter what stands on the sheets, one round after the other. No bell and no horn sounds. If people sat at other tables than here, swap them under People first.
console-by-hand-partners = Who played together
console-by-hand-against = { $one } against { $other }
console-by-hand-buncos-of = { $bunco } by { $player }: how many
console-by-hand-tie = The score is level. Who won?
console-by-hand-save = Save this round
console-by-hand-sending = Saving the round …
console-by-hand-typed = { pages-round-of-set } is saved.
console-by-hand-wrong = { $cells ->
    [one] Nothing is saved yet: one cell is wrong.
   *[other] Nothing is saved yet: { $cells } cells are wrong.
}
console-by-hand-undo = Take this round back
console-by-hand-undo-what = The round that you have just typed in, with every sheet of it
console-by-hand-rolled = Rolls of this round have been entered for these tables: { $tables }. The sheets include their points, so take those rolls back first.
console-by-hand-again = Take back what was entered before
console-by-hand-again-what = The round that had begun when the power went. Its sheets have its points.
