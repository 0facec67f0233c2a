# What commands show of nights: run, show, replay, verify, and the files of journals.

# Why an entry makes no sense under other rules.

revises-nothing = what it puts right changes nothing here
no-longer-counts = { $because } (after entry { $entry } put the past right)
other-edge = that night it was to { WORD("round-edge", $that_night) } a round, here it would { WORD("round-edge", $here) } one
round-edge-start = start
round-edge-end = end
table-still-tied = table { $table } is tied here
table-still-waits = table { $table } still waits here for the turn of { $may_roll }

# A night under other rules.

other-night-rules = played by { $played_by }, { night-opened-at }; now by { $ruleset }
other-night-parts = these nights part ways in round { $round } of { which-set }:
other-night-stop = {"  "}entry { $entry }, '{ $said }', makes no sense by these rules: { JOINED($whys, "; ") }
other-night-no-round = {"  "}no round was finished by these rules, so there are no standings
other-night-same = {"  "}rounds finished by these rules: { $rounds }, and each ended as it did that night
other-night-same-first = {"  "}rounds finished by these rules: { $rounds }; the first { $same } ended as they did that night
other-night-needless = {"  "}{ $entries ->
    [one] 1 entry changes
   *[other] { $entries } entries change
} nothing by these rules, first entry { $first }, '{ $said }':
other-night-needless-why = {"    "}{ JOINED($whys, "; ") }
other-night-counts = { $played } of { $entries } accepted entries count by these rules; the night is { WORD("night-phase", $phase) } there

# A night played again.

night-opened-at = opened { $opened }
night-phase-closed = closed
night-phase-seating = seating
night-phase-ready = ready
night-phase-playing = playing
night-phase-called = called
night-phase-settling = settling
night-phase-break = on a break
night-phase-final = in the final
night-phase-over = over
replay-of-night = { $ruleset }, { night-opened-at }, now { WORD("night-phase", $phase) }
replay-entries = { COUNT("entry", $entries) }: { $refusals } refused, { $corrections } put the past right
replay-more-differ = { $more ->
    [0] {""}
   *[other] and { $more } more;{" "}
}`headtable verify` tells whether the night was honest

# Tables of results and standings.

results-title = Rounds
results-set = set
results-of-set = { $in_semi_final ->
    [yes] semi-final
   *[no] { $set }
}
results-round = round
results-table = table
results-winners = winners
results-losers = losers
results-tally = tally
result-tally = { $high }:{ $low }{ WORD("decided", $how) }
result-line = table { $table }  { $winners } beat { $losers }  { result-tally }
result-pair = { JOINED($pair, " & ") }
decided-points = {""}
decided-mark = {" "}and the first on the mark
decided-roll-off = {" "}and the roll-off
decided-host = {" "}and the host’s word
decided-draw = {" "}and the lot
decided-played = , as it was played
standings-title = Standings
standings-place = place
standings-player = player
standings-wins = wins
standings-losses = losses
standings-buncos = { $bunco }s
standings-minis = minis

# Where a journal differs from the rules, and whether a night was honest.

entry-differs = entry { $entry } differs
entry-in-journal = {"  "}the journal:
entry-decided-again = {"  "}decided again:
verdict-of-night = { $ruleset }, opened { $opened }, { COUNT("entry", $entries) }
verdict-seed-hidden = the seed is told when the night is over; until then { $hidden } stands for it
verdict-seed = the seed is { $seed }
verdict-commitment = the commitment published with entry { $entry } is { $commitment }
verdict-commitment-kept = {"  "}kept: SHA-256 of the seed is it
verdict-commitment-broken = {"  "}NOT KEPT: SHA-256 of the seed is another
verdict-draw = entry { $entry }, { $purpose }, drawn from a row of { $many }: { $of ->
    [partners] { JOINED($row, "; ") }
   *[names] { $row }
}
verdict-choice = { $place } { $choice }
partners = { EACH("partners-pair", $pairs) }
partners-pair = { JOINED($each, " with ") }
verdict-hashed = {"  "}SHA-256 of { $text }
verdict-hash = {"    "}is { $hash }
verdict-place = {"    "}modulo { $modulus } it is { $place }: { $drawn }
verdict-draw-kept = {"  "}kept: the journal has it so
verdict-draw-broken = {"  "}NOT KEPT: the journal has it otherwise
verdict-entry-missing = entry { $entry } is missing
verdict-more-differences = and { $more } more differences
verdict-never-opened = the night was never opened: nothing was drawn
verdict-honest = honest: { verdict-checked }
verdict-dishonest = NOT HONEST: { $wrong }; { verdict-checked }
verdict-checked = { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} and { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} checked
wrong-commitments = { $many ->
    [one] 1 commitment
   *[other] { $many } commitments
} not kept
wrong-draws = { $many ->
    [one] 1 draw
   *[other] { $many } draws
} not kept
wrong-missing = { $many ->
    [one] 1 entry
   *[other] { $many } entries
} missing
wrong-differences = { $many ->
    [one] 1 difference
   *[other] { $many } differences
}

# Journals as files.

nights-folder-unreadable = cannot look into { $folder }: { $error }
nights-none = no night in { $folder }
night-listed = { $file }: { $ruleset }, opened { $opened }, { COUNT("entry", $entries) }, { $phase ->
    [closed] not open yet
    [over] over
   *[other] { $round ->
        [0] before its first round
       *[other] { which-round }
    }
}
night-unreadable = { $file }: { JOINED($errors, "; ") }
rescue-file-exists = { $file } is there already: name a file that is to be made
rescue-unwritable = cannot write { $file }: { $error }; look at the folder and the disk
rescue-unreadable = cannot read { $file }: { $error }
rescue-no-night = { $journal } cannot be saved: its rules and its seed are whole nowhere in it, { $entries } of its entries are; go on from the score cards
rescue-ruleset = the ruleset in it
rescued-entries = saved { COUNT("entry", $entries) } of the night opened { $opened } in { $file }
rescued-without = lost: entries { $entries }; put right on the console what is missing
rescued-left-out = left out: entries { $entries }, which make no sense after what was lost
night-goes-on = the night in { $journal }, begun { $opened }, is not over: once it is put away, nobody can play on or give its prizes; end it on the console first, or add --yes to put it away as it is
night-put-away = the last night is { $place }
night-put-away-by-engine = the last night is { $place }; the engine has begun a new one
night-begun-by-engine = the engine has begun a new night
night-begun = a new night is in { $journal }
night-log-moved = the end of an earlier night was in its way: it is now { $log }
blasts-reset = the box counts from zero now: { $counted }
blasts-counted = bell { $bell }, horn { $horn }; { $dose }% of a day’s hearing dose in the last 24 hours

# A night that runs, on the terminal of `headtable run`.

run-rehearsal = headtable { $version }, a rehearsal: { COUNT("player", $players) } at { COUNT("table", $tables) }, { $speed } times as fast as life
run-night = headtable { $version }: the night at { $venue }
run-look-on = {"  "}to look on: { $command } monitor --config { $file }
run-mind = {"  "}mind: { $what }
run-how-to-stop = {"  "}Ctrl-C stops everything
run-still-sounding = still on: { AND($signals) }
run-stopped = everything has stopped, and all that was recorded is saved; bell and horn are off
run-port-taken = port { $port } is taken: the pages of this rehearsal get another
run-cannot-listen = [{ $section }] cannot listen at { $address } ({ $error }); stop what else is there, or choose another port: write port = N under [{ $section }] in headtable.toml
run-night-is-over = the night in { $journal } is over: give --journal another file to rehearse into
run-no-broker = { $own ->
    [yes] headtable’s own broker does not answer at { $address }: this machine may be too busy; close other programs and start again
   *[other] no MQTT broker answers at { $address }; is it running, and is [broker] right?
  }

show-sat-down = { COUNT("player", $players) } sit down at { COUNT("table", $tables) }{ $groups ->
    [0] {""}
    [1] {""}
   *[other] {" "}in { $groups } groups
}{ $ghosts ->
    [0] {""}
   *[other] , { $ghosts } of the chairs with ghosts
}
show-commitment = the check number of every draw of tonight: { $commitment }…
show-seed = the seed of every draw was { $seed }
show-round = { $title }: everyone rolls { WORD("mark", $mark) }
show-called = {"  "}{ $title } { $why }
show-called-title = Round called:
show-called-score = { AND($team) } reach { $tally } at the head table
show-called-bunco = { $by } rolls { $a_bunco } at the head table; { AND($team) } have { $tally }
show-called-button = the head table pressed the button
show-called-host = the host rang the bell
show-called-clock = the time is up
show-more-tables = {"  "}and { $tables } more tables
show-night-over = The night is over.
show-sounded = {"  "}{ $signal } { $seconds } s
