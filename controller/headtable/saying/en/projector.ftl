# The scoreboard on the projector.

# The parts of the page, for screen readers.

projector-mark-part = the round
projector-changed-part = put right
projector-tables-part = the tables
projector-standings-part = standings

# The mark, the round and the traveler.

projector-welcome = Welcome
projector-roll = Roll
projector-next-we-roll = Next we roll
projector-mark-is = the mark is { $mark }
projector-set = Set
projector-semi-final = Semi-final
projector-round = Round
projector-number-of = { $number } of { $most }
projector-time = Time
projector-time-is-up = is up
projector-starts-in = Starts in
projector-rules = Rules: { $ruleset }
projector-traveler = Traveler: { $holder }{ GIVEN($way) ->
    [no] {""}
   *[yes] {" "}after { JOINED($way, " → ") }
}
projector-traveler-hostess = the hostess
projector-traveler-head-table = the head table

# What fills the middle.

projector-closed = The host opens the night on the console.
projector-console-at = { $accounts ->
    [yes] The console is at { $address }.
   *[no] The console is at { $address }: open it in a browser, and type the host’s key. headtable printed the key when it started. The console then says what to do next.
}
projector-seating = People roll for their tables.
projector-over = The night is over
projector-final = The final
projector-roll-off = Roll-off
projector-going-on = What is next
projector-no-rounds = No round is finished.
projector-no-roll-off = Nobody rolls off now.
projector-nobody-chosen = Nobody is chosen for a semi-final or a final.
projector-no-final = { $over ->
    [yes] Tonight there was no final.
   *[no] There is no final now.
}
projector-prizes = Prizes and draws
projector-no-prizes = No prize is given.
projector-prize-to-come = not given yet
projector-no-grand-prize = { $over ->
    [yes] Nobody has won a Grand Prize tonight.
   *[no] Nobody has won the Grand Prize yet.
}
projector-grand-prize-for = It goes to the winner of the final.
projector-sets-over = The sets are over

# The band across the top.

projector-called = Round called
projector-called-why = { $cause ->
    [score] { projector-reached }{ GIVEN($worth) ->
        [no] {""}
       *[yes] : { $by } rolls { $worth ->
            [mini] a mini
            [bunco] a { $bunco }
           *[other] { pages-worth }
        }
    }
    [bunco] { $by }’s { $bunco }
    [button] The button was pressed
    [clock] The time is up
   *[host] The host rang the bell
}
projector-reached = { GIVEN($team) ->
    [no] { $by } brought the table to { $tally }
   *[yes] { AND($team) } reach { $tally }
}
projector-break = Break
projector-paused = Paused
projector-paused-rest = Nothing counts until the host lets the night go on.
projector-still-at-tables = Still to roll: tables { $tables }
projector-still-to-roll = Still to roll: { JOINED($turns, " · ") }
projector-turns-at = { $players } at table { $table }
projector-to-be-called = { $count ->
    [one] { $bunco } to be called at table { $tables }
   *[other] { $bunco } to be called at tables { $tables }
}
projector-sheets-awaited = { $count ->
    [one] Waiting for the sheet of table { $tables }
   *[other] Waiting for the sheets of tables { $tables }
}
projector-tied-at = { $count ->
    [one] Tied at table { $tables }
   *[other] Tied at tables { $tables }
}
projector-tables-and-more = { $tables } and { $more } more
projector-every-table-done = Every table is done
projector-drawn = Drawn: { $players }
projector-then-prizes = Then the prizes
projector-then-after-sets = Then the end of the night: roll-offs and prizes
projector-then-semi-final = Then the semi-final
projector-then-semi-final-chairs = Then the semi-final: its players find their chairs
projector-then-final = Then the final
projector-then-round = Then set { $set }, round { $round }, { $mark }: find your chair
projector-until = until { $time }

# What was announced and is otherwise now.

projector-changed-what = { $what }:
projector-changed-rest = and { $seats ->
    [0] { $others } more
    [one] other chairs at table { $tables }{ projector-changed-others }
   *[other] other chairs at tables { $tables }{ projector-changed-others }
}
projector-changed-others = { $others ->
    [0] {""}
   *[other] , and { $others } more
}

# A table's card.

projector-table-name = table { $table }
projector-table = table
projector-from-table = from table
projector-head = head
projector-head-table = table
projector-group = group
projector-status = { $phase ->
    [first-roll] who is first?
    [last-lap] last rolls
    [waits-for-call] last call
    [waits-for-sheet] sheet?
    [roll-off] roll-off
    [tie-break] tie
    [host-decides] tie
    [done] done
    [ready] {""}
   *[rolling] {""}
}
projector-score = { JOINED($points, ":") }{ $how ->
    [mark] {" "}first on the mark
    [roll-off] {" "}roll-off
    [host] {" "}by the host
    [draw] {" "}by lot
    [played] {" "}as played
   *[points] {""}
}
projector-star-means = won the last round
projector-won = won
projector-team-has = team { $team } has
projector-call-it = Call it!
projector-dice-again = All dice again
projector-one-die-each = One die each: { $players }
projector-tied-one-die = Tied: one die each
projector-tied-host = Tied: the host decides
projector-waits-for-sheet = Waits for its sheet
projector-on-paper = On paper
projector-done = done
projector-then-rolls = { $rolls }, then { $later }
projector-off-the-table = { $rolls } · off the table { $strikes ->
    [1] once
   *[other] { $strikes } times
}
projector-last = last
projector-chair = chair { $chair }

# The standings.

projector-standings = { $counts ->
    [semi-final] In the semi-final
    [before-semi-final] Before the semi-final
   *[night] Standings
}
projector-player = player
projector-wins = wins
projector-losses = losses
projector-wins-short = W
projector-losses-short = L
projector-mini = mini
projector-legend = Wins–losses, { $bunco }{ $minis ->
    [no] {""}
   *[yes] , mini
}{ $counts ->
    [semi-final] {" "}in the semi-final
    [before-semi-final] {" "}before the semi-final
   *[night] {""}
}
projector-grand-prize = Grand Prize
projector-leads-with = { $who } · { $most }

# The prizes.

projector-joins = it joins the { $goes_to ->
    [dearest-prize] most valuable prize
   *[last-draw] last draw
}
projector-nobody = nobody

# People who roll off.

projector-roll-off-for = Roll-off for { $what }
projector-host-decides = The host decides.
projector-gone-host-decides = { $players } went home: the host decides.
projector-makes = makes { $sum }
projector-is-in = is in
projector-is-out = is out
projector-now-rolls = rolls
projector-rolls-again = rolls again
projector-goes-on = { $player } goes to the { $stage ->
    [final] final
   *[semi-final] semi-final
}. { $place }
projector-are-in-the-final = In the final: { AND($players) }
projector-decided = Decided so far

# Who goes on, and the final.

projector-in-the-final = In the final
projector-in-the-semi-final = In the semi-final
projector-chair-at = table { $table }, chair { $chair }
projector-final-rule = All dice alike win the Grand Prize, whatever they show
projector-final-next = { $rolled } rolled · { $roller } is next
projector-final-has-dice = { $roller } has the dice
projector-final-not-alike = { $rolled }: not alike

# What the projector does when a round starts or is called.

projector-sound = { $sound ->
    [on] Sound on
    [asleep] Sound: press here
   *[off] Sound off
}
projector-voice = { $voice ->
    [on] Voice on
    [asleep] Voice: press here
   *[off] Voice off
}
projector-sounds-part = Sound and voice
projector-no-voice = This browser has no English voice. Install one on this computer, or open this page in another browser.
projector-spoken-call = { $word }. { $why }.
projector-spoken-start = Roll { $mark }!
projector-spoken-winner = The grand prize goes to { $winner }!
projector-spoken-prize = { $prize }: { AND($players) }.

# The pages of a scene, and the line at the foot.

projector-page = page { $page } of { $pages }
projector-calls-at = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
projector-bunco-cry = { $bunco }!
projector-bunco-by = { $player } at table { $table }
projector-head-score = head table
projector-points = { JOINED($points, " : ") }

# Who sits where.

projector-who-sits-where = Who sits where
projector-name-range = { $from } to { $to }
projector-seat-legend = table · chair: 1 and 3 are partners, 2 and 4 too
projector-table-number = table { $table }

# How guests join.

projector-join = Your own page
projector-join-by-name = or { $address }
projector-join-about = { $closed ->
    [yes] It shows the rules now, and your seat and your score card once the night is open.
   *[no] It shows your seat, your score card and the rules.
}
projector-join-picture = QR picture of { $address }
projector-phones = A phone for each table
projector-phones-about = One phone at each table scans the picture of its table. Or type the code after its number at { $address }.
projector-phones-by-either = { $address } or { $by_name }
projector-phones-picture = QR picture of table { $table }: { $link }
projector-phones-unreachable = Phones cannot join yet. The host’s console says why.
projector-phones-signed-out = This screen shows the codes of the tables once a host signs in on it at { $address }.

# The end of a set, and the draws.

projector-end-of-set = Set { $set } is over
projector-draws = { GIVEN($drawn) ->
    [no] {""}
   *[yes] Drawn: { $drawn } ·{" "}
}Nobody can change tonight’s draws: their code is { $commitment }

# The overlay for a stream.

projector-overlay-title = headtable overlay
projector-overlay-round = { pages-round-of-set } of { $rounds }
